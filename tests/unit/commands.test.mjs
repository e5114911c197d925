import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openModules } from "../../scripts/lib/open-modules.ts";
import { commandFor } from "../../scripts/lib/process.mjs";

test("on Windows node runs the files of commands; elsewhere they are spawned by name", () => {
  for (const command of ["wrangler", "react-router", "tsc", "oxlint", "oxfmt", "playwright", "vitest"]) {
    const [node, [file, ...args]] = commandFor(command, ["--version"], "win32");
    expect([node, args]).toStrictEqual([process.execPath, ["--version"]]);
    expect(existsSync(file), command).toBe(true);
    // A program for another platform could not be run by node.
    expect(readFileSync(file, "utf8"), command).toMatch(/^#!\/usr\/bin\/env node\b/);
    expect(commandFor(command, ["--version"], "linux")).toStrictEqual([command, ["--version"]]);
  }
  expect(commandFor("node", ["a.mjs"], "win32")).toStrictEqual([process.execPath, ["a.mjs"]]);
  expect(commandFor("git", ["log"], "win32")).toStrictEqual(["git", ["log"]]);
});

test("admin:create reads the list of common passwords, which the build prepares", async () => {
  const modules = await openModules();
  try {
    const { adminStatements } = await modules.ssrLoadModule("/scripts/lib/admin-account.ts");
    const admin = { name: "Leela Rao", email: "leela@example.com", role: "owner" };
    await expect(adminStatements({ ...admin, password: "password1" }, 0)).rejects.toThrow("too common");
  } finally {
    await modules.close();
  }
});
