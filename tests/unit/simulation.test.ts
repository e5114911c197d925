import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { createRandom } from "../../scripts/prove/random";
import { ObjectNamespace } from "../simulation/runtime/durable-objects";
import { Isolate, IsolateDied } from "../simulation/runtime/isolate";
import { installCrypto } from "../simulation/runtime/native-crypto";
import { Scheduler } from "../simulation/runtime/scheduler";

/** Runs the simulation in a process of its own. @returns the last two lines of its output */
async function endOf(environment: Record<string, string> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(
    "node_modules/.bin/node",
    ["scripts/prove/simulate.ts", "--seed", "11", "--operations", "200"],
    { env: { ...process.env, ...environment } },
  );
  return stdout.trimEnd().split("\n").slice(-2).join("\n");
}

/** Milliseconds: each process bundles the Worker's code, which takes a minute on a busy machine. */
const patience = 600_000;

test(
  "the same seed makes the same trace, in another process, time zone and language too",
  { timeout: patience },
  async () => {
    const ends = await Promise.all([
      endOf(),
      endOf({
        TZ: "America/New_York",
        LANG: "hi_IN.UTF-8",
        LC_ALL: "hi_IN.UTF-8",
        UV_THREADPOOL_SIZE: "1",
      }),
    ]);
    expect(ends[0]).toMatch(/^Seed 11: 200 operations .*\ntrace [0-9a-f]{64}$/);
    expect(ends[1]).toBe(ends[0]);
  },
);

test("virtual time waits for cryptography on threads", async () => {
  const random = createRandom(1);
  const own = Object.getOwnPropertyDescriptor(globalThis, "crypto");
  // Other files share the globals.
  onTestFinished(() => void (own && Object.defineProperty(globalThis, "crypto", own)));
  installCrypto(random);
  const scheduler = new Scheduler(0, random);
  const done: string[] = [];
  const derive = async () => {
    const key = await crypto.subtle.importKey("raw", new Uint8Array(16), "PBKDF2", false, ["deriveBits"]);
    const algorithm = { name: "PBKDF2", hash: "SHA-256", salt: new Uint8Array(16), iterations: 100_000 };
    await crypto.subtle.deriveBits(algorithm, key, 256);
    done.push("derived");
  };
  scheduler.after(1, () => void derive());
  scheduler.after(2, () => done.push("later"));
  while (await scheduler.step());
  expect(done).toStrictEqual(["derived", "later"]);
});

test("an object that died within a call lives again at the next one", async () => {
  const random = createRandom(1);
  const scheduler = new Scheduler(0, random);
  let calls = 0;
  class Mortal {
    async alarm() {}
    async catchUp() {
      calls += 1;
      if (calls > 1) return calls;
      Isolate.current().die();
      return new Promise(() => undefined);
    }
  }
  const objects = new ObjectNamespace(Mortal, () => ({}), scheduler, random);
  const results: unknown[] = [];
  async function call() {
    const stub = objects.getByName("feed");
    await new Isolate("process", scheduler)
      .run(async () => Reflect.get(stub, "catchUp")())
      .then(
        (result) => results.push(result),
        (error: unknown) => results.push(error),
      );
  }
  scheduler.after(1, () => void call());
  scheduler.after(1000, () => void call());
  while (await scheduler.step());
  expect(results).toStrictEqual([new IsolateDied(), 2]);
});
