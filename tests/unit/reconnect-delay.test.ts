import * as fc from "fast-check";
import { expect, test } from "vitest";
import { reconnectDelay } from "~/platform/api/reconnect-delay";

const maxDelay = 30_000;
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test("the delay doubles with each failure from a quarter of a second up to half a minute", () => {
  expect([0, 1, 2, 3].map((failures) => reconnectDelay(failures, 0))).toStrictEqual([250, 500, 1000, 2000]);
  expect([6, 7].map((failures) => reconnectDelay(failures, 0))).toStrictEqual([maxDelay / 2, maxDelay / 2]);
  expect(reconnectDelay(0, 0.999_999)).toBeCloseTo(500, 0);
});

test("after any number of failures the delay is within its bounds, and never less than before", () => {
  fc.assert(
    fc.property(fc.nat(5000), chance, (failures, random) => {
      const delay = reconnectDelay(failures, random);
      expect(delay).toBeGreaterThanOrEqual(250);
      expect(delay).toBeLessThanOrEqual(maxDelay);
      expect(reconnectDelay(failures + 1, random)).toBeGreaterThanOrEqual(delay);
    }),
  );
});

test("two dashboards that fail together do not reconnect together", () => {
  expect(new Set(Array.from({ length: 20 }, () => reconnectDelay(5))).size).toBeGreaterThan(1);
});
