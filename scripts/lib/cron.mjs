const minute = 60_000;

/**
 * Calls the Worker's scheduled handler now and every minute: local crons never fire by themselves.
 * The server logs failed runs.
 * @param handler URL that triggers the handler
 * @returns a function that stops the calls
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
