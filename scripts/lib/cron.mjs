const minute = 60_000;

/**
 * Calls the Worker's scheduled handler now and each minute until the server ends: locally crons never fire by themselves.
 * A run that fails is told by the server's own log.
 */
export function runCrons(address, child) {
  const run = () =>
    fetch(`${address}/cdn-cgi/handler/scheduled`, { signal: AbortSignal.timeout(minute) }).then(
      (response) => response.body?.cancel(),
      () => {},
    );
  const timer = setInterval(run, minute);
  child.once("exit", () => clearInterval(timer));
  return run();
}
