// A Foldproof adapter in Java, in one file without libraries: it answers what document 001 asks of an
// app and of the SDK.
//
//   java Adapter.java

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public final class Adapter {
  static final String HELLO =
      "{\"hello\":{\"version\":1,\"name\":\"java\",\"adapterVersion\":\"1\",\"window\":256,\"queries\":"
          + "[\"requestOutcome\",\"requestScene\",\"canPresent\",\"bannerWidth\"]}}";

  public static void main(String[] arguments) throws IOException {
    var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8), 1 << 16);
    var output = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    for (String line; (line = input.readLine()) != null; ) {
      var message = object(new Json(line).value());
      if (message.containsKey("goodbye")) return;
      if (message.containsKey("hello")) {
        output.println(HELLO);
      } else if (message.containsKey("ping")) {
        output.println("{\"pong\":" + whole(message.get("ping")) + "}");
      } else {
        var answer = answer(object(message.get("query")), object(message.get("situation")));
        output.println("{\"id\":" + whole(message.get("id")) + ",\"answer\":" + answer + "}");
      }
      // Whatever waits already is answered before anything is sent.
      if (!input.ready()) output.flush();
    }
  }

  static String answer(Map<String, Object> query, Map<String, Object> situation) {
    var scenes = list(situation.get("scenes"));
    var host = object(situation.get("host"));
    Map<String, Object> own = null;
    boolean isAnyActive = false, isLive = false;
    for (var each : scenes) {
      var scene = object(each);
      if (scene.get("id").equals(host.get("scene"))) own = scene;
      if (scene.get("id").equals(query.get("scene"))) isLive = true;
      boolean isActive = scene.get("activationState").equals("foregroundActive");
      if (isActive && scene.get("role").equals("window")) isAnyActive = true;
    }
    switch ((String) query.get("name")) {
      case "requestOutcome": {
        var build = object(situation.get("build"));
        boolean needsScene =
            (boolean) build.get("supportsMultipleScenes") && (boolean) build.get("isTestMode");
        return isLive || !needsScene ? "\"filled\"" : "\"invalidRequest\"";
      }
      case "requestScene":
        return own != null && isAnyActive ? "{\"scene\":" + whole(own.get("id")) + "}" : "\"wait\"";
      case "canPresent": {
        if (query.get("ad") == null) return "{\"refused\":\"notReady\"}";
        if (own == null) return "{\"refused\":\"notInWindow\"}";
        var content = object(object(query.get("ad")).get("contentSize"));
        var window = object(own.get("frame"));
        var exceeding = new ArrayList<String>();
        for (var axis : List.of("width", "height")) {
          if (number(content.get(axis)) > number(window.get(axis))) exceeding.add("\"" + axis + "\"");
        }
        if (exceeding.isEmpty()) return "\"allowed\"";
        return "{\"refused\":\"tooLarge\",\"exceeding\":[" + String.join(",", exceeding) + "]}";
      }
      default: {
        var insets = object(host.get("safeAreaInsets"));
        double width = number(object(host.get("view")).get("width"));
        width -= number(insets.get("left")) + number(insets.get("right"));
        return own != null && width > 0 ? "{\"points\":" + width + "}" : "\"wait\"";
      }
    }
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> object(Object value) {
    return (Map<String, Object>) value;
  }

  @SuppressWarnings("unchecked")
  static List<Object> list(Object value) {
    return (List<Object>) value;
  }

  static double number(Object value) {
    return (Double) value;
  }

  static long whole(Object value) {
    return ((Double) value).longValue();
  }

  /** Reads the JSON that Foldproof writes: it is always well formed, and has no white space. */
  static final class Json {
    private final String text;
    private int place = 0;

    Json(String text) {
      this.text = text;
    }

    Object value() {
      switch (text.charAt(place)) {
        case '{': {
          var members = new LinkedHashMap<String, Object>();
          place++;
          while (text.charAt(place) != '}') {
            if (text.charAt(place) == ',') place++;
            var key = string();
            place++;
            members.put(key, value());
          }
          place++;
          return members;
        }
        case '[': {
          var elements = new ArrayList<Object>();
          place++;
          while (text.charAt(place) != ']') {
            if (text.charAt(place) == ',') place++;
            elements.add(value());
          }
          place++;
          return elements;
        }
        case '"': return string();
        case 't': place += 4; return true;
        case 'f': place += 5; return false;
        case 'n': place += 4; return null;
        default: {
          int start = place;
          while (place < text.length() && "+-.0123456789eE".indexOf(text.charAt(place)) >= 0) place++;
          return Double.valueOf(text.substring(start, place));
        }
      }
    }

    private String string() {
      var result = new StringBuilder();
      for (place++; text.charAt(place) != '"'; place++) {
        char character = text.charAt(place);
        if (character != '\\') {
          result.append(character);
          continue;
        }
        switch (text.charAt(++place)) {
          case 'b': result.append('\b'); break;
          case 'f': result.append('\f'); break;
          case 'n': result.append('\n'); break;
          case 'r': result.append('\r'); break;
          case 't': result.append('\t'); break;
          case 'u':
            result.append((char) Integer.parseInt(text.substring(place + 1, place + 5), 16));
            place += 4;
            break;
          default: result.append(text.charAt(place));
        }
      }
      place++;
      return result.toString();
    }
  }
}
