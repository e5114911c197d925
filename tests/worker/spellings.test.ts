import { expect, test } from "vitest";
import { suggestSpellings } from "../../worker/tours/suggest-searches";
import { get, read } from "../support/api";
import { db } from "../support/database";
import { tourPageSchema } from "../support/tour-schemas";

test.for([
  ["munar", "Munnar"],
  ["munar tea", "Munnar tea"],
  ["  TEA, munar!", "TEA Munnar"],
  ["kerela", "Kerala"],
  ["tamilnadu", "Tamil Nadu"],
] as const)("%j is suggested as %j", async ([search, offer]) => {
  expect(await suggestSpellings({ db }, search)).toContain(offer);
});

test("every suggestion finds something, and there are at most three", async () => {
  for (const search of ["munar tea", "kerela", "rajastan", "dehli", "golden triangel", "himalyan"]) {
    const offers = await suggestSpellings({ db }, search);
    expect(offers.length, search).toBeLessThanOrEqual(3);
    for (const q of offers) {
      const { total } = await read(await get(`/api/tours?${new URLSearchParams({ q })}`), tourPageSchema);
      expect(total, q).toBeGreaterThan(0);
    }
  }
});

test.for(["munnar", "", "!!", '"', "xyzxyzxyz", "munar xyzxyzxyz", "q".repeat(2000)])(
  "nothing is suggested for %j",
  async (search) => {
    expect(await suggestSpellings({ db }, search)).toStrictEqual([]);
  },
);
