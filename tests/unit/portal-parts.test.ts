import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DataTable } from "~/office/lists/data-table";
import { ShareBar } from "~/ui/share-bar";
import { SheetCell } from "~/ui/responsive-table";
import { SparkBars } from "~/ui/spark-bars";
import type { OperatorPayout } from "~/domain/money/earnings/operator-earnings";
import { operatorPayoutsList, payoutsOfSeveralList } from "~/features/money/office/operator/earnings.list";
import { renderPage } from "../support/render-page";

const payout: OperatorPayout = {
  id: "one",
  status: "paid",
  paidOn: "2026-09-05",
  companyName: "Konkan Trails",
  reference: "N1",
  amount: 900,
  createdAt: Date.parse("2026-09-04T09:30:00.000Z"),
};

/** Renders the payouts with the list for members of one operator, or of several. */
function payoutsOf(list: typeof operatorPayoutsList | typeof payoutsOfSeveralList): string {
  return renderPage(createElement(DataTable<OperatorPayout>, { ...list, rows: [payout], state: {} }));
}

test("a row's company is shown only to members of several companies", () => {
  expect(payoutsOf(operatorPayoutsList)).not.toContain("Konkan Trails");
  expect(payoutsOf(payoutsOfSeveralList)).toContain("Konkan Trails");
});

const cell = (text: string | null) => renderToStaticMarkup(createElement(SheetCell, { label: "Note" }, text));

test("an empty cell has no lone label on a phone", () => {
  for (const empty of ["", null]) expect(cell(empty)).toContain("max-lg:hidden");
  expect(cell("0")).not.toContain("max-lg:hidden");
});

const bar = (share: number) =>
  renderToStaticMarkup(createElement(ShareBar, { parts: [{ share, className: "fill-peacock" }] }));

test("a bar is between empty and full", () => {
  expect(bar(0.25)).toContain('width="25%"');
  expect(bar(1.5)).toContain('width="100%"');
  expect(bar(-1)).toContain('width="0%"');
});

test("of months side by side the largest fills the height, and none is left out", () => {
  const amounts = [0, 50, 100, -20].map((amount, index) => ({ name: String(index), amount }));
  const drawn = renderToStaticMarkup(createElement(SparkBars, { amounts }));
  const heights = [...drawn.matchAll(/ height="(\d+)"/g)].map(([, height]) => Number(height));
  expect(heights).toStrictEqual([1, 16, 32, 1]);
});
