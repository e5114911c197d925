import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { environment, root } from "../lib/process.mjs";

/** Returns a port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("the server has no port");
      server.close(() => resolve(address.port));
    });
  });
}

/**
 * Starts the built Worker on a state in a process group of its own, so that SIGKILL ends workerd and its starter at the same moment.
 * @param entry takes the place of the Worker's own, and imports it
 * @returns its address and `kill`, which resolves once everything has ended
 */
export async function startKillable(state: string, port: number, entry?: string) {
  const script = ["--disable-warning=ExperimentalWarning", "scripts/prove/serve-state.ts"];
  const child = spawn("node", [...script, state, String(port), ...(entry ? [entry] : [])], {
    cwd: root,
    env: environment,
    detached: true,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const closed = once(child, "close");
  const address = await new Promise<string>((resolve, reject) => {
    // wrangler prints lines of its own.
    createInterface(child.stdout).on("line", (line) => line.startsWith("http") && resolve(line));
    child.once("close", () => reject(new Error("the server did not start")));
  });
  return {
    address,
    async kill(): Promise<void> {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
      // workerd shares these streams.
      await closed;
    },
  };
}
