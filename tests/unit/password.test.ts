import { expect, onTestFinished, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "../../worker/accounts/password";

test("only the right password is accepted", async () => {
  const hash = await hashPassword("Bharat-Tours-2026");
  expect(await verifyPassword({ hash, password: "Bharat-Tours-2026" })).toBe(true);
  expect(await verifyPassword({ hash, password: "bharat-tours-2026" })).toBe(false);
  expect(await verifyPassword({ hash, password: "" })).toBe(false);
});

test("the same password never has the same hash", async () => {
  const [first, second] = await Promise.all([hashPassword("same"), hashPassword("same")]);
  expect(first).not.toBe(second);
  expect(first).not.toContain("same");
});

test.for(["production", "demo", "staging", ""])(
  "a build in mode %j hashes at OWASP's cost, which the hash contains so that it can grow",
  async (mode) => {
    vi.stubEnv("MODE", mode);
    vi.resetModules();
    onTestFinished(() => void vi.resetModules());
    const built = await import("../../worker/accounts/password");
    expect(await built.hashPassword("x")).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  },
);

test("a password typed in decomposed Unicode on one machine works on another", async () => {
  const hash = await hashPassword("caf\u00e9");
  expect(await verifyPassword({ hash, password: "cafe\u0301" })).toBe(true);
});

test.for(["", "plain", "bcrypt$1$2$3$4$5", "scrypt$16384$8$5$c2FsdA", "scrypt$16384$8$5$c2FsdA$"])(
  "the stored value %j matches no password",
  async (hash) => {
    expect(await verifyPassword({ hash, password: "" })).toBe(false);
  },
);
