import { expect, test } from "vitest";
import { estimateStrength } from "~/features/accounts/sign-in/estimate-strength";
import { describeStrength } from "~/domain/accounts/password-strength";

function strengthOf(password: string, personal: string[] = []) {
  return describeStrength(Array.from(password).length, estimateStrength(password, personal));
}

test.for([
  ["short", "Too short"],
  ["password1", "Very weak"],
  ["lamp river monsoon 44", "Strong"],
  ["बारिश नदी दीपक आम", "Strong"],
] as const)("%s is %s", ([password, word]) => {
  expect(strengthOf(password).word).toBe(word);
});

test("a weak password gets a reason, a good one gets none", () => {
  expect(strengthOf("password1").advice).toMatch(/very common password/);
  expect(strengthOf("qwertyuiop").advice).not.toBe("");
  expect(strengthOf("lamp river monsoon 44").advice).toBe("");
});

test("the user's own name and address make a password weaker", () => {
  const password = "subramaniam.k";
  const known = ["Lakshmi", "Subramaniam", "subramaniam.k@example.com"];
  expect(strengthOf(password, known).level).toBeLessThan(strengthOf(password).level);
});

test("a letter of two code units counts once", () => {
  expect(strengthOf("🪔🪔🪔🪔").word).toBe("Too short");
});

test("the longest allowed password is estimated", () => {
  expect(strengthOf("monsoon-".repeat(16)).level).toBeGreaterThanOrEqual(0);
});
