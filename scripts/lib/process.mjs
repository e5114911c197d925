// @ts-check
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

export const root = path.resolve(fileURLToPath(new URL("../..", import.meta.url)));

/** Build folder, relative to the root. react-router.config.ts reads the same variable. */
export const buildDirectory = process.env.BUILD_DIRECTORY ?? "build";

/** Windows names the variable "Path", and a copy of the environment is case-sensitive. */
const pathVariable = Object.keys(process.env).find((name) => /^path$/i.test(name)) ?? "PATH";

/** Environment of child processes: the node of our dependencies comes first on the path. */
export const environment = /** @type {NodeJS.ProcessEnv} */ ({
  ...process.env,
  [pathVariable]: `${path.join(root, "node_modules/.bin")}${path.delimiter}${process.env[pathVariable] ?? ""}`,
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  FORCE_COLOR: process.stdout.isTTY ? "1" : "0",
});

/**
 * Exits with an error message.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(`\n✗ ${message}`);
  process.exit(1);
}

/**
 * Exits with the message of an error, and the output of the command that caused it.
 * @param {unknown} error
 * @returns {never}
 */
export function failWith(error) {
  const message = error instanceof Error ? error.message.trimEnd() : String(error);
  const output = error instanceof Error && "output" in error ? `\n${error.output}` : "";
  return fail(`${message}.${output}`);
}

/**
 * Packages of commands that are not called like their package.
 * @type {Partial<Record<string, string>>}
 */
const packageOf = {
  tsc: "typescript",
  "react-router": "@react-router/dev",
  stryker: "@stryker-mutator/core",
};

/**
 * Finds the file that a package declares as a command.
 * @param {string} command
 */
function binOf(command) {
  const folder = path.join(root, "node_modules", packageOf[command] ?? command);
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return path.join(folder, typeof bin === "string" ? bin : bin[command]);
}

/**
 * Returns what to spawn for a command. On Windows the commands of packages are .cmd files, which cannot be spawned without a shell, so node runs
 * the file that they start.
 * @param {string} command
 * @param {string[]} args
 * @param {string} platform
 * @returns {[command: string, args: string[]]}
 */
export function commandFor(command, args, platform = process.platform) {
  if (platform !== "win32" || command === "git") return [command, args];
  if (command === "node") {
    const pinned = path.join(root, "node_modules/node/bin/node.exe");
    return [existsSync(pinned) ? pinned : process.execPath, args];
  }
  // npm names its own file to what it runs.
  const file = command === "npm" ? process.env.npm_execpath : binOf(command);
  if (file === undefined) throw new Error("start this by npm run");
  return [process.execPath, [file, ...args]];
}

/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();

/**
 * Starts a command that ends with this process.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, stdio: import("node:child_process").StdioOptions }} options of `spawn`
 */
export function spawnChild(command, args, { env = {}, stdio }) {
  const child = spawn(...commandFor(command, args), { cwd: root, env: { ...environment, ...env }, stdio });
  children.add(child);
  child.once("close", () => children.delete(child));
  return child;
}

/** Milliseconds between two looks at the parent process. */
const lookEvery = 250;
/** Milliseconds that children get to end by themselves. */
const patience = 5000;

/**
 * Ends all children, then this process, on Ctrl+C, SIGTERM, SIGHUP, or when the parent is gone: the shell of `npm start` does not pass
 * SIGTERM on.
 */
export function endWithParent() {
  const parent = process.ppid;
  let isEnding = false;
  async function end() {
    if (isEnding) return;
    isEnding = true;
    const ended = [...children].map((child) => new Promise((resolve) => child.once("close", resolve)));
    for (const child of children) child.kill("SIGTERM");
    const insist = setTimeout(() => {
      for (const child of children) child.kill("SIGKILL");
    }, patience);
    await Promise.all(ended);
    clearTimeout(insist);
    process.exit(0);
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
  setInterval(() => process.ppid !== parent && end(), lookEvery).unref();
}

/**
 * Runs a command and returns its output, which is printed only on failure.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, show?: boolean, isPatient?: boolean }} [options] `show` prints the output meanwhile, `isPatient`
 * leaves the processor to others
 * @returns {Promise<string>}
 */
export function run(command, args, { env = {}, show = false, isPatient = false } = {}) {
  return new Promise((resolve, reject) => {
    const shown = show ? "inherit" : "pipe";
    const child = spawnChild(command, args, { env, stdio: ["ignore", shown, shown] });
    if (isPatient && child.pid !== undefined) setPriority(child.pid, 10);
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(output);
      else reject(Object.assign(new Error(`${command} ${args[0]} ended with code ${code}`), { output }));
    });
  });
}

/** Max lines of a failed command's output on the console. */
const maxLines = 12;

/**
 * Extracts the reason of a failure from a command's output: from its last line that names an error, or its last lines.
 * @param {string} output
 */
export function reasonIn(output) {
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== "" && !/Logs were written to/.test(line));
  const at = lines.findLastIndex((line) => /\[ERROR\]|^\s*(?:\w*Error|error):? /.test(line));
  return (at === -1 ? lines.slice(-maxLines) : lines.slice(at, at + maxLines)).join("\n");
}

/**
 * Saves a failed command's output to a file.
 * @param {string} output
 * @returns its reason and the file's path
 */
function keep(output) {
  mkdirSync(path.join(root, ".wrangler"), { recursive: true });
  writeFileSync(path.join(root, ".wrangler/set-up.log"), output);
  return `\n${reasonIn(output)}\nThe whole output is in .wrangler/set-up.log`;
}

/** Milliseconds after which a step that is still running is announced. */
const announceAfter = 700;

/**
 * Runs one step of a set-up, beside others if there are some, and prints its title and duration.
 * @template Result
 * @param {string} title
 * @param {() => Result | Promise<Result>} action returns "unchanged" if there was nothing to do
 * @returns {Promise<Result>}
 */
export async function step(title, action) {
  const started = Date.now();
  const announced = setTimeout(() => console.log(`• ${title} …`), announceAfter);
  try {
    const result = await action();
    const took = `done in ${((Date.now() - started) / 1000).toFixed(1)} s`;
    console.log(`• ${title} … ${result === "unchanged" ? "up to date" : took}`);
    return result;
  } catch (error) {
    console.log(`• ${title} … failed`);
    const { message, output = "" } = /** @type {{ message: string, output?: string }} */ (error);
    return fail(`${title} failed: ${message}.${output && keep(output)}`);
  } finally {
    clearTimeout(announced);
  }
}
