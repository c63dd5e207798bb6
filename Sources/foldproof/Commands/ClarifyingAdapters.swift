import Adapters
import Records
import Reporting

/// The adapters whose readings are mapped, ready to answer.
struct ClarifyingAdapters {
  private var running: [(name: String, adapter: RunningAdapter)] = []

  /// The adapters with their names, in the order they were asked for.
  var hosts: [(name: String, host: any AdapterHost)] {
    running.map { ($0.name, $0.adapter.host) }
  }

  /// Starts some adapters.
  ///
  /// - Throws: ``Complaint`` when one cannot be started; those before it are stopped.
  init(_ names: [AdapterName], isIsolated: Bool) async throws(Complaint) {
    for name in names {
      do throws(Complaint) {
        running.append((name.text, try await name.start(isIsolated: isIsolated)))
      } catch {
        await stop()
        throw error
      }
    }
  }

  /// Ends them all.
  func stop() async {
    for (_, adapter) in running { _ = await adapter.stop() }
  }
}

extension Invocation {
  /// Starts the adapters that are asked for; every built-in one when none is.
  ///
  /// - Throws: ``Complaint`` when a name means nothing, or an adapter cannot be started.
  func clarifyingAdapters() async throws(Complaint) -> ClarifyingAdapters {
    var names: [AdapterName] = []
    if values(.adapter).isEmpty {
      for adapter in BuiltInAdapter.all { names.append(try AdapterName("builtin:\(adapter.name)")) }
    } else {
      names = try adapters()
    }
    return try await ClarifyingAdapters(names, isIsolated: isIsolated)
  }
}
