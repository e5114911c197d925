import { createServer } from "node:net";
import { fail } from "./process.mjs";

const minute = 60_000;

/**
 * Calls the Worker's scheduled handler now and every minute: local crons never fire by themselves.
 * The server logs failed runs.
 * @param handler URL that triggers the handler
 * @returns a function that stops the calls
 */
export function runCrons(handler: string): () => void {
  // A connection left open could be given to another request of the process just as the server closes it.
  const headers = { Connection: "close" };
  const call = () =>
    fetch(handler, { headers, signal: AbortSignal.timeout(minute) }).then(
      (response) => response.body?.cancel(),
      () => undefined,
    );
  const timer = setInterval(call, minute);
  void call();
  return () => clearInterval(timer);
}

/** Resolves to true if nothing listens on the port, on either loopback address. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ["127.0.0.1", "::1"]) {
    const isTaken = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once("error", (error) => resolve("code" in error && error.code === "EADDRINUSE"));
      probe.listen({ port, host }, () => probe.close(() => resolve(false)));
    });
    if (isTaken) return false;
  }
  return true;
}

/** Returns the port to serve on: PORT, or 8787. Exits if it is in use. */
export async function choosePort(value = process.env.PORT ?? "8787"): Promise<number> {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    fail(`PORT must be a number from 1 to 65535, not "${value}".`);
  if (!(await isFree(port)))
    fail(`Port ${port} is in use. Stop the other process, or choose another port: PORT=8788 npm start`);
  return port;
}
