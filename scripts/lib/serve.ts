import type { ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { fail, spawnChild } from "./process.mjs";

const minute = 60_000;

/**
 * Calls the Worker's scheduled handler now and every minute: local crons never fire by themselves.
 * The server logs failed runs.
 * @param handler URL that triggers the handler
 * @returns a function that stops the calls
 */
export function runCrons(handler: string): () => void {
  const call = () =>
    fetch(handler, { signal: AbortSignal.timeout(minute) }).then(
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

/** Stops a server and waits for its exit, which frees the port. */
function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const insist = setTimeout(() => child.kill("SIGKILL"), 5000);
    child.once("exit", () => {
      clearTimeout(insist);
      resolve();
    });
    child.kill();
  });
}

/** Serves the built Worker on workerd with its crons, and waits until it responds. */
export async function serve(
  port: number,
  { state = ".wrangler/state" } = {},
): Promise<{ address: string; child: ChildProcess }> {
  const child = spawnChild(
    "wrangler",
    [
      "dev",
      "--port",
      port,
      "--local-upstream",
      `localhost:${port}`,
      "--host",
      `localhost:${port}`,
      "--var",
      `PUBLIC_ORIGIN:http://localhost:${port}`,
      "--persist-to",
      state,
    ]
      .map(String)
      .concat("--show-interactive-dev-session=false", "--log-level", "error", "--inspector-port", "0"),
    { stdio: ["ignore", "inherit", "inherit"] },
  );
  let ended: number | null = null;
  child.on("exit", (code) => (ended = code ?? 1));
  const address = `http://localhost:${port}`;
  const deadline = Date.now() + 60_000;
  for (;;) {
    if (Date.now() > deadline) {
      if (ended === null) await end(child);
      fail("The server did not answer /api/health within a minute.");
    }
    if (ended !== null) fail(`The server ended with code ${ended} before it was ready.`);
    const ready = await fetch(`${address}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) {
      child.once("exit", runCrons(`${address}/cdn-cgi/handler/scheduled`));
      return { address, child };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
