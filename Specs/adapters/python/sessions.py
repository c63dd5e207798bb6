"""A Foldproof adapter that lives through sessions: events in, actions out, one object a session."""
import json
import sys

FORMATS = ["interstitial", "banner", "native"]
HELLO = {"version": 1, "name": "python-sessions", "adapterVersion": "1", "queries": [],
         "formats": FORMATS, "window": 64}


def own_scene(situation):
    """The host's scene if it is active in the foreground."""
    for scene in situation["scenes"]:
        if scene["id"] == situation["host"]["scene"]:
            is_active = scene["activationState"] == "foregroundActive"
            return scene if is_active and scene["role"] == "window" else None
    return None


class Native:
    """Requests once, in its own scene; its place follows the safe area by itself."""

    def __init__(self):
        self.is_visible = self.has_requested = False

    def handle(self, kind, event, situation):
        if kind == "viewDidLoad":
            self.__init__()
        elif kind in ("viewDidAppear", "viewDidDisappear"):
            self.is_visible = kind == "viewDidAppear"
        scene = own_scene(situation)
        if self.has_requested or not self.is_visible or not scene:
            return []
        self.has_requested = True
        return [{"do": "place", "anchoredTo": "safeArea"}, {"do": "load", "scene": scene["id"]}]


class Banner:
    """Requests for the settled width of the safe area, and anew when that is another one."""

    FOLLOWS = ("viewDidAppear", "viewDidLayoutSubviews", "safeAreaInsetsDidChange",
               "sceneDidChange", "transitionDidEnd")

    def __init__(self):
        self.is_visible = self.is_moving = False
        self.width = None

    def handle(self, kind, event, situation):
        if kind == "viewDidLoad":
            self.__init__()
        elif kind in ("viewDidAppear", "viewDidDisappear"):
            self.is_visible = kind == "viewDidAppear"
        elif kind in ("viewWillTransition", "transitionDidEnd"):
            self.is_moving = kind == "viewWillTransition"
        if kind not in self.FOLLOWS or self.is_moving or not self.is_visible:
            return []
        host, scene = situation["host"], own_scene(situation)
        insets = host["safeAreaInsets"]
        width = host["view"]["width"] - insets["left"] - insets["right"]
        if not scene or width <= 0 or width == self.width:
            return []
        place = [] if self.width else [{"do": "place", "anchoredTo": "safeArea"}]
        self.width = width
        return ([{"do": "setBannerWidth", "points": width}] + place
                + [{"do": "load", "scene": scene["id"]}])


class Interstitial:
    """Checks its ad when the window changes and before it presents; replaces one too large."""

    def __init__(self):
        self.loads, self.held = 0, None
        self.forget()

    def forget(self):
        self.has_requested = self.wants_another = self.is_about_to_present = False

    def request(self, situation):
        scene = own_scene(situation)
        if not scene:
            return []
        self.has_requested, self.wants_another = True, False
        self.loads += 1
        return [{"do": "load", "scene": scene["id"]}]

    def check(self):
        return [] if self.held is None else [{"do": "check", "load": self.held}]

    def replace(self, situation):
        old, self.held, self.wants_another = self.held, None, True
        return [{"do": "release", "load": old}] + self.request(situation)

    def handle(self, kind, event, situation):
        load = event.get("load")
        if kind == "viewDidLoad":
            old, self.held = self.held, None
            self.forget()
            return [] if old is None else [{"do": "release", "load": old}]
        if kind in ("viewDidAppear", "sceneDidChange"):
            wants = self.wants_another or not self.has_requested
            return self.request(situation) if wants else self.check()
        if kind == "transitionDidEnd" and event["ending"] == "completed":
            return self.check()
        if kind == "adBreak" and self.held is not None and situation["host"]["scene"] is not None:
            self.is_about_to_present = True
            return self.check()
        if kind == "loadDidSucceed":
            old, self.held = self.held, max(load, -1 if self.held is None else self.held)
            spare = load if self.held != load else old
            return ([] if spare is None else [{"do": "release", "load": spare}]) + self.check()
        if kind == "checked":
            presents, self.is_about_to_present = self.is_about_to_present, False
            if load != self.held:
                return []
            if event["result"] == "allowed":
                if presents:
                    self.held = None
                return [{"do": "present", "load": load}] if presents else []
            return self.replace(situation) if event["result"]["refused"] == "tooLarge" else []
        if kind == "adDidFailToPresent" and load == self.held:
            return self.replace(situation) if event["result"]["refused"] == "tooLarge" else []
        if kind == "adDidDismiss":
            self.wants_another = True
            return self.request(situation)
        return []


KINDS = {"interstitial": Interstitial, "banner": Banner, "native": Native}
sessions = {}

for line in sys.stdin:
    message = json.loads(line)
    if "goodbye" in message:
        break
    if "end" in message:
        sessions.pop(message["id"], None)
        continue
    if "hello" in message:
        said = {"hello": HELLO}
    elif "ping" in message:
        if message.get("reset"):
            sessions.clear()
        said = {"pong": message["ping"]}
    else:
        number, event = message["id"], message["event"]
        if "format" in message:
            sessions[number] = KINDS[message["format"]]()
        actions = sessions[number].handle(event["kind"], event, event["situation"])
        said = {"id": number, "step": message["step"], "actions": actions}
    print(json.dumps(said), flush=True)
