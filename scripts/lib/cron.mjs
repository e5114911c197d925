const minute = 60_000;

/**
 * Calls the Worker's scheduled handler now and each minute: locally crons never fire by themselves.
 * A run that fails is told by the server's own log.
 * @param handler the address that runs it
 * @returns ends it
 */
export function runCrons(handler) {
  const run = () =>
    fetch(handler, { signal: AbortSignal.timeout(minute) }).then(
      (response) => response.body?.cancel(),
      () => {},
    );
  const timer = setInterval(run, minute);
  void run();
  return () => clearInterval(timer);
}
