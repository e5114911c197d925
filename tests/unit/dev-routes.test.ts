import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, onTestFinished, test, vi } from "vitest";

function pathsOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children }) => [path ?? "", ...pathsOf(children ?? [])]);
}

/** Returns the site's routes in a build of this mode. */
async function pathsIn(mode: string): Promise<string[]> {
  vi.stubEnv("MODE", mode);
  // Other files share the modules.
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  vi.resetModules();
  const { default: entries } = await import("../../app/routes");
  return pathsOf(await entries);
}

test.for(["production", "staging", ""])(
  "a build in mode %j has neither mailbox nor sandbox nor gallery",
  async (mode) => {
    const paths = await pathsIn(mode);
    expect(paths).toContain("tours/:slug");
    expect(paths.filter((path) => /^(dev|mail|sandbox)\b|tempobook/.test(path))).toStrictEqual([]);
  },
);

test("demo and test builds have the mailbox and the sandbox, a development build the gallery too", async () => {
  for (const mode of ["demo", "test"]) {
    const paths = await pathsIn(mode);
    expect(paths).toContain("dev/mail/:id?");
    expect(paths).toContain("dev/outbox");
    expect(paths).toContain("dev/outbox/:id");
    expect(paths).toContain("sandbox/pay/:orderId");
    expect(paths).not.toContain("tempobook/*");
  }
  const development = await pathsIn("development");
  expect(development).toContain("dev/outbox/:id");
  expect(development).toContain("tempobook/*");
});
