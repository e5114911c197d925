import { expect, test } from "vitest";
import { taxRatesOn } from "~/domain/money/tax-rates";

test.for([
  ["2020-01-01", { tcs: 1, tds: 1 }],
  ["2024-07-09", { tcs: 1, tds: 1 }],
  ["2024-07-10", { tcs: 0.5, tds: 1 }],
  ["2024-09-30", { tcs: 0.5, tds: 1 }],
  ["2024-10-01", { tcs: 0.5, tds: 0.1 }],
  ["2027-01-01", { tcs: 0.5, tds: 0.1 }],
] as const)("the rates of %s are %j", ([on, rates]) => {
  const others = { tour: 5, platformService: 18, tdsWithoutPan: 5, tdsFreeUpTo: 500_000 };
  expect(taxRatesOn(on)).toMatchObject({ ...others, ...rates });
});
