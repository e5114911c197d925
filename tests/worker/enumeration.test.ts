import { afterAll, beforeAll, expect, test } from "vitest";
import { enforcedMinTimes, minTimes } from "../../worker/accounts/min-duration";
import { createUser } from "../support/accounts";
import { post } from "../support/api";

const rounds = 16;
const pairsAtOnce = 4;

const noTimes = { ...enforcedMinTimes };
beforeAll(() => void Object.assign(enforcedMinTimes, minTimes));
afterAll(() => void Object.assign(enforcedMinTimes, noTimes));

/**
 * Returns how long each call takes in milliseconds. The order of the two kinds is random for each pair, so that a slow moment or a
 * rhythm of other work affects both alike.
 */
async function timesOf(ask: (email: string) => Promise<Response>, known: string[]) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const time = async (kind: keyof typeof times, email: string) => {
    const began = performance.now();
    await (await ask(email)).text();
    times[kind].push(performance.now() - began);
  };
  const measurePairs = async (email: string) => {
    for (let round = 0; round < rounds / pairsAtOnce; round += 1) {
      const pair = [() => time("known", email), () => time("unknown", `${crypto.randomUUID()}@example.com`)];
      for (const measure of Math.random() < 0.5 ? pair : pair.toReversed()) await measure();
    }
  };
  await Promise.all(known.map(measurePairs));
  return times;
}

/**
 * Returns how reliably the two kinds can be distinguished by their times: the share of pairs in which the known one took longer.
 * 0.5 is a coin; 0 and 1 are certain (the Mann-Whitney statistic as a proportion).
 */
function separability({ known, unknown }: { known: number[]; unknown: number[] }): number {
  const signs = known.flatMap((a) => unknown.map((b) => Math.sign(a - b)));
  return signs.reduce((sum, sign) => sum + sign, 0) / (2 * signs.length) + 0.5;
}

const calls = {
  "a wrong password": (email: string) =>
    post("/api/auth/sign-in/email", { email, password: "a wrong password" }),
  "a sign-up": (email: string) =>
    post("/api/auth/sign-up/email", { name: "Mallory", email, password: "a quiet lake at dawn" }),
  "a forgotten password": (email: string) => post("/api/auth/request-password-reset", { email }),
};

// With 16 and 16 times a coin stays within 0.5 ± 0.42 in all but one of 20,000 runs.
test("response times do not reveal if an account exists", async () => {
  const found = await Promise.all(
    Object.entries(calls).map(async ([name, ask]) => {
      const known = await Promise.all(Array.from({ length: pairsAtOnce }, () => createUser()));
      const emails = known.map(({ email }) => email);
      return { name, share: separability(await timesOf(ask, emails)) };
    }),
  );
  expect(found.filter(({ share }) => Math.abs(share - 0.5) > 0.42)).toStrictEqual([]);
}, 120_000);

test("times that do reveal it are detected", () => {
  const slow = Array.from({ length: rounds }, (_, index) => 20 + index * 0.1);
  const fast = slow.map((time) => time - 10);
  expect(Math.abs(separability({ known: slow, unknown: fast }) - 0.5)).toBe(0.5);
});
