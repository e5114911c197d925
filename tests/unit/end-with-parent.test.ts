import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";

const library = path.resolve("scripts/lib/process.mjs");
const script = `
  import { endWithParent, spawnChild } from ${JSON.stringify(library)};
  endWithParent();
  const child = spawnChild("node", ["-e", "setInterval(() => {}, 1000); console.log('started')"], { stdio: "inherit" });
  child.on("exit", () => process.exit(0));
`;

test.for(["SIGTERM", "SIGKILL"] as const)(
  "%s to the shell of npm start ends everything that it began",
  async (signal) => {
    // A second command keeps the shell as the parent, as npm does.
    const shell = spawn("sh", ["-c", `node --input-type=module -e "$SCRIPT"; true`], {
      env: { ...process.env, SCRIPT: script },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [started] = await once(shell.stdout, "data");
    expect(String(started)).toContain("started");
    // All share this pipe, so it closes with the last of them.
    const closed = once(shell.stdout, "close");
    shell.kill(signal);
    await closed;
  },
);
