// A Foldproof adapter: it answers what document 001 asks of an app and of the SDK.
"use strict";
const readline = require("node:readline");

const queries = ["requestOutcome", "requestScene", "canPresent", "bannerWidth"];
const hello = { version: 1, name: "node", adapterVersion: "1", queries, batch: 64 };

function answer(query, { build, scenes, host }) {
  const own = scenes.find((scene) => scene.id === host.scene);
  switch (query.name) {
    case "requestOutcome": {
      const isLive = scenes.some((scene) => scene.id === query.scene);
      const needsScene = build.supportsMultipleScenes && build.isTestMode;
      return isLive || !needsScene ? "filled" : "invalidRequest";
    }
    case "requestScene": {
      const isAnyActive = scenes.some(
        (scene) => scene.role === "window" && scene.activationState === "foregroundActive");
      return own && isAnyActive ? { scene: own.id } : "wait";
    }
    case "canPresent": {
      if (!query.ad) return { refused: "notReady" };
      if (!own) return { refused: "notInWindow" };
      const exceeding = ["width", "height"].filter(
        (axis) => query.ad.contentSize[axis] > own.frame[axis]);
      return exceeding.length ? { refused: "tooLarge", exceeding } : "allowed";
    }
    case "bannerWidth": {
      const { left, right } = host.safeAreaInsets;
      const points = host.view.width - left - right;
      return own && points > 0 ? { points } : "wait";
    }
  }
}

const reply = ({ id, query, situation }) => ({ id, answer: answer(query, situation) });
const input = readline.createInterface({ input: process.stdin });

input.on("line", (line) => {
  const message = JSON.parse(line);
  let said;
  if (Array.isArray(message)) said = message.map(reply);
  else if ("goodbye" in message) return input.close();
  else if ("hello" in message) said = { hello };
  else if ("ping" in message) said = { pong: message.ping };
  else said = reply(message);
  process.stdout.write(JSON.stringify(said) + "\n");
});
