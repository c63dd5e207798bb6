{-# LANGUAGE BangPatterns #-}
-- The same work as `foldproof bench engine`, done by QuickCheck: the throughput scenario, and a few
-- of the problems with the shrinking that QuickCheck's own generators and types give.
module Main (main) where

import Control.Monad (replicateM)
import Data.List (nub, permutations, sort)
import Data.Time.Clock.POSIX (getPOSIXTime)
import System.Environment (getArgs)
import Test.QuickCheck
import Test.QuickCheck.Random (mkQCGen)
import Text.Printf (printf)

data Event = Event !Int !Double !Double !Int deriving Show

data Scenario = Scenario
  { device :: !Int, width, height, top, left, bottom, right :: !Double
  , displayScale, orientation :: !Int, fontScale :: !Double, theme, direction :: !Int
  , events :: [Event] } deriving Show

event :: Gen Event
event = Event <$> choose (0, 7) <*> choose (0, 2000) <*> choose (0, 2000) <*> choose (0, 1000)

scenario :: Gen Scenario
scenario = Scenario
  <$> choose (0, 9) <*> choose (320, 1366) <*> choose (480, 1366) <*> choose (0, 100)
  <*> choose (0, 100) <*> choose (0, 100) <*> choose (0, 100) <*> choose (1, 3) <*> choose (0, 3)
  <*> choose (0.5, 3) <*> choose (0, 1) <*> choose (0, 1)
  <*> (choose (0, 10) >>= \n -> replicateM n event)

-- A number that every part has a share in, so that no draw can be left out.
digest :: Scenario -> Double
digest s = go (area + fontScale s * fromIntegral settings) (events s)
  where
    area = (width s - left s - right s) * (height s - top s - bottom s)
    settings = device s + displayScale s + orientation s + theme s + direction s
    go !acc [] = acc
    go !acc (Event kind x y milliseconds : rest) =
      go (acc + x + y + fromIntegral (milliseconds + kind)) rest

isFinite :: Double -> Bool
isFinite x = not (isNaN x || isInfinite x)

throughput :: Int -> Int -> IO ()
throughput seed cases = do
  start <- getPOSIXTime
  result <- quickCheckWithResult
    stdArgs { maxSuccess = cases, chatty = False, replay = Just (mkQCGen seed, 0) }
    (forAll scenario (isFinite . digest))
  end <- getPOSIXTime
  case result of
    Success {} -> printf "throughput %.0f\n" (fromIntegral cases / realToFrac (end - start) :: Double)
    _ -> fail "the property that holds did not"

-- A problem: its name, its property with its generator, and the texts of its normal form.
data Problem = Problem String Property [String]

wide :: Gen Int
wide = choose (-1000000000, 1000000000)

list :: Int -> Gen a -> Gen [a]
list most element = choose (0, most) >>= \n -> vectorOf n element

problems :: [Problem]
problems =
  [ Problem "reverse"
      (forAllShrink (list 20 wide) shrink $ \xs -> xs == reverse xs) ["[0,1]", "[1,0]"]
  , Problem "large_union"
      (forAllShrink (list 10 (list 10 wide)) shrink $ \xss -> length (nub (concat xss)) < 5)
      [ show [xs] | xs <- permutations [0, 1, -1, 2, -2] ++ permutations [0 .. 4 :: Int] ]
  , Problem "distinct"
      (forAllShrink (list 20 wide) shrink $ \xs -> length (nub xs) < 3)
      (map show (permutations [0, 1, -1] ++ permutations [0, 1, 2 :: Int]))
  , Problem "coupling"
      (forAllShrink (list 12 (choose (0, 10 :: Int))) shrink $ \xs ->
        all (\x -> x >= 0 && x < length xs) xs ==>
          and [ not (x /= i && xs !! x == i) | (i, x) <- zip [0 ..] xs ]) ["[1,0]"]
  , Problem "nestedlists"
      (forAllShrink (list 10 (list 12 (pure ()))) shrink $ \xss -> sum (map length xss) <= 10)
      [show [replicate 11 ()]]
  , Problem "lengthlist"
      (forAllShrink (choose (1, 100) >>= \n -> vectorOf n (choose (0, 1000 :: Int))) shrink $ \xs ->
        not (null xs) ==> maximum xs < 900) ["[900]"]
  ]

-- Problems of other kinds, which are no part of the public challenge.
others :: [Problem]
others =
  [ Problem "brackets"
      (forAllShrink (list 16 (elements "()[]")) shrink $ \text ->
        all (`elem` "()[]") text ==> brackets [] 0 0 text) [show "([)]"]
  , Problem "luhn"
      (forAllShrink (list 12 (choose (0, 9 :: Int))) shrink $ \xs ->
        all (\x -> x >= 0 && x <= 9) xs ==> not (isValid xs && any isValid (exchanges xs)))
      ["[0,9,1]"]
  , Problem "pythagorean"
      (forAllShrink ((,) <$> choose (1, 100) <*> choose (1, 100 :: Int)) shrink $ \(x, y) ->
        x >= 1 && y >= 1 ==> x <= 5 || not (isSquare (x * x + y * y))) ["(6,8)"]
  , Problem "three_meetings"
      (forAllShrink (list 8 ((,) <$> choose (0, 500) <*> choose (1, 100 :: Int))) shrink $ \xs ->
        all (\(start, len) -> start >= 0 && len >= 1) xs ==>
          not (or [ length (nub [ s | (s, len) <- xs, s < l, l < s + len ]) >= 2 | (l, _) <- xs ]))
      ["[(0,3),(1,2),(2,1)]"]
  ]

-- Whether a text is balanced wherever each kind of bracket is by itself.
brackets :: String -> Int -> Int -> String -> Bool
brackets open round_ square [] = round_ /= 0 || square /= 0 || null open
brackets open round_ square (c : rest)
  | counted < (0, 0) || min (fst counted) (snd counted) < 0 = True
  | c `elem` "([" = uncurry (brackets (c : open)) counted rest
  | take 1 open == [if c == ')' then '(' else '['] = uncurry (brackets (drop 1 open)) counted rest
  | otherwise = uncurry (brackets ('!' : open)) counted rest
  where
    counted = case c of
      '(' -> (round_ + 1, square)
      ')' -> (round_ - 1, square)
      '[' -> (round_, square + 1)
      _ -> (round_, square - 1)

isValid :: [Int] -> Bool
isValid digits = not (null digits) && sum (zipWith weigh (cycle [1, 2]) (reverse digits)) `mod` 10 == 0
  where weigh factor digit = let d = factor * digit in if d > 9 then d - 9 else d

exchanges :: [Int] -> [[Int]]
exchanges (x : y : rest) = [ y : x : rest | x /= y ] ++ map (x :) (exchanges (y : rest))
exchanges _ = []

isSquare :: Int -> Bool
isSquare n = let root = floor (sqrt (fromIntegral n :: Double)) in root * root == n

-- Runs one seed: whether it arrived at the normal form, and the evaluations after the failure.
attempt :: Problem -> Int -> IO (Maybe (Bool, Int))
attempt (Problem _ property normal) seed = do
  result <- quickCheckWithResult
    stdArgs { maxSuccess = 20000, maxDiscardRatio = 1000, chatty = False
            , replay = Just (mkQCGen seed, 0) } property
  pure $ case result of
    Failure {} ->
      let evaluations = numShrinks result + numShrinkTries result + numShrinkFinal result
      in Just (take 1 (failingTestCase result) `elem` map pure normal, evaluations)
    _ -> Nothing

shrinkAll :: [Problem] -> Int -> IO ()
shrinkAll chosen seeds = mapM_ one chosen
  where
    one problem@(Problem name _ _) = do
      outcomes <- mapM (attempt problem) [0 .. seeds - 1]
      let found = [ outcome | Just outcome <- outcomes ]
          median xs = if null xs then 0 else sort xs !! (length xs `div` 2)
      printf "%-14s %3d of %d normal, %d found, %d evaluations\n" name
        (length (filter fst found)) seeds (length found) (median (map snd found))

main :: IO ()
main = do
  arguments <- getArgs
  case arguments of
    ["throughput", seed, cases] -> throughput (read seed) (read cases)
    ["shrinking", seeds] -> shrinkAll problems (read seeds)
    ["problems", seeds] -> shrinkAll others (read seeds)
    _ -> fail "usage: peer throughput SEED CASES | shrinking SEEDS | problems SEEDS"
