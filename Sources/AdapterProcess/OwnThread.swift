internal import ProcessCalls

/// Runs something that blocks on a thread of its own, to which no signal from outside comes.
///
/// - Throws: ``AdapterStartError/system(call:reason:)`` when the system has no thread left.
func runOnOwnThread(_ body: sending @escaping () -> Void) throws(AdapterStartError) {
  let context = Unmanaged.passRetained(ThreadBody(body)).toOpaque()
  let error = process_start_thread(
    { Unmanaged<ThreadBody>.fromOpaque($0).takeRetainedValue().run() }, context)
  guard error == 0 else {
    Unmanaged<ThreadBody>.fromOpaque(context).release()
    throw .system(call: "pthread_create", reason: systemErrorText(error))
  }
}

/// A function with an address that C can keep.
private final class ThreadBody {
  let run: () -> Void

  init(_ run: @escaping () -> Void) {
    self.run = run
  }
}
