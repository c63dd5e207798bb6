"""A Foldproof adapter: it answers what document 001 asks of an app and of the SDK."""
import json
import sys

QUERIES = ["requestOutcome", "requestScene", "canPresent", "bannerWidth"]


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


for line in sys.stdin:
    message = json.loads(line)
    if "goodbye" in message:
        break
    reply = {"hello": {"version": 1, "name": "python", "adapterVersion": "1", "queries": QUERIES}}
    if "ping" in message:
        reply = {"pong": message["ping"]}
    elif "id" in message:
        place = message["situation"]
        choice = answer(message["query"], place["scenes"], place["host"], place["build"])
        reply = {"id": message["id"], "answer": choice}
    print(json.dumps(reply), flush=True)
