"""A Foldproof adapter: it answers what document 001 asks of an app and of the SDK."""
import json
import sys

QUERIES = ["requestOutcome", "requestScene", "canPresent", "bannerWidth"]
HELLO = {"version": 1, "name": "python", "adapterVersion": "1", "queries": QUERIES, "batch": 64}


def answer(query, scenes, host, build):
    own = next((s for s in scenes if s["id"] == host["scene"]), None)
    if query["name"] == "requestOutcome":
        is_live = any(s["id"] == query["scene"] for s in scenes)
        needs_scene = build["supportsMultipleScenes"] and build["isTestMode"]
        return "filled" if is_live or not needs_scene else "invalidRequest"
    if query["name"] == "requestScene":
        states = [s["activationState"] for s in scenes if s["role"] == "window"]
        return {"scene": own["id"]} if own and "foregroundActive" in states else "wait"
    if query["name"] == "canPresent":
        if not query["ad"] or not own:
            return {"refused": "notInWindow" if query["ad"] else "notReady"}
        content, window = query["ad"]["contentSize"], own["frame"]
        exceeding = [axis for axis in ("width", "height") if content[axis] > window[axis]]
        return {"refused": "tooLarge", "exceeding": exceeding} if exceeding else "allowed"
    width = host["view"]["width"] - host["safeAreaInsets"]["left"] - host["safeAreaInsets"]["right"]
    return {"points": width} if own and width > 0 else "wait"


def reply(case):
    place = case["situation"]
    choice = answer(case["query"], place["scenes"], place["host"], place["build"])
    return {"id": case["id"], "answer": choice}


for line in sys.stdin:
    message = json.loads(line)
    if isinstance(message, list):
        said = [reply(case) for case in message]
    elif "goodbye" in message:
        break
    elif "hello" in message:
        said = {"hello": HELLO}
    else:
        said = {"pong": message["ping"]} if "ping" in message else reply(message)
    print(json.dumps(said), flush=True)
