import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { DataTable } from "~/office/lists/data-table";
import { ShareBar } from "~/ui/share-bar";
import { SheetCell } from "~/ui/responsive-table";
import { SparkBars } from "~/ui/spark-bars";
import type { OperatorPayout } from "~/domain/money/earnings/operator-earnings";
import { operatorPayoutsList, payoutsOfSeveralList } from "~/features/money/office/operator/earnings.list";

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
  const element = createElement(DataTable<OperatorPayout>, { ...list, rows: [payout], state: {} });
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test("a row's company is shown only to members of several companies", () => {
  expect(payoutsOf(operatorPayoutsList)).not.toContain("Konkan Trails");
  expect(payoutsOf(payoutsOfSeveralList)).toContain("Konkan Trails");
});

function cell(text: string | null): string {
  return renderToStaticMarkup(createElement(SheetCell, { label: "Note" }, text));
}

test("an empty cell has no lone label on a phone", () => {
  expect(cell("")).toContain("max-lg:hidden");
  expect(cell(null)).toContain("max-lg:hidden");
  expect(cell("0")).not.toContain("max-lg:hidden");
});

function bar(share: number): string {
  return renderToStaticMarkup(createElement(ShareBar, { parts: [{ share, className: "fill-peacock" }] }));
}

test("a bar is between empty and full", () => {
  expect(bar(0.25)).toContain('width="25%"');
  expect(bar(1.5)).toContain('width="100%"');
  expect(bar(-1)).toContain('width="0%"');
});

test("of months side by side the largest fills the height, and none is left out", () => {
  const amounts = [0, 50, 100, -20].map((amount, index) => ({ name: String(index), amount }));
  const drawn = renderToStaticMarkup(createElement(SparkBars, { amounts }));
  expect([...drawn.matchAll(/ height="(\d+)"/g)].map(([, height]) => Number(height))).toStrictEqual([
    1, 16, 32, 1,
  ]);
});
