import { and, eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { todayInIndia } from "~/domain/calendar/calendar";
import {
  balanceOf,
  compensationChargeEntries,
  paymentEntries,
  premiumEntries,
} from "~/domain/money/ledger/ledger";
import { commissionOn } from "~/domain/money/money";
import { premiumMonths } from "~/domain/money/premium/premium-listing";
import { ledgerEntries, payouts, premiumListings } from "../../worker/platform/db/schema";
import { audit } from "../support/audit";
import { createPerson } from "../support/people";
import { db } from "../support/database";
import { refusal } from "../support/refusal";
import { bookOver, operatorOwed, enter, taxesOf } from "../support/revenue";
import { services } from "../support/services";
import { useCases } from "../../worker/services";

const { run: preparePayout } = useCases.preparePayout;
const { run: buyPremiumListing } = useCases.buyPremiumListing;

const today = todayInIndia(Date.now());
const transfer = { reference: "UTIB0001234567", paidOn: today };
const months = premiumMonths(today);
const price = 2500;
const charge = price + 450;
const tours = ["ooty", "agra", "munnar", "goa", "hampi", "mysore", "coorg"];
let admin: Viewer;

beforeAll(async () => {
  admin = await createPerson("admin", "active");
});

afterEach(async () => {
  await db.delete(premiumListings);
});

/** @param offset of the Worker's clock, in milliseconds */
const buy = (owner: Viewer, tour: string, month = months[1] ?? "", clock = 0) =>
  buyPremiumListing({ ...audit, clock: () => Date.now() + clock }, owner, {
    tour,
    month,
    expectedPrice: price,
  });

const prepare = (operator: string, clock = 0) =>
  preparePayout({ ...audit, clock: () => Date.now() + clock, recentSignIn: Infinity }, admin, { operator });

const pay = (id: string) => services.payPayout(admin, { id, ...transfer });

async function owedTo(operator: string) {
  return (await services.listOwed(admin)).find((row) => row.operator === operator);
}

test("a place bought while a payout is due is charged to the next one", async () => {
  const { owner, operator, tour, net } = await operatorOwed(tours.pop() ?? "");
  const { id, amount } = await services.preparePayout(admin, { operator });
  expect(amount).toBe(net);
  await buy(owner, tour);
  expect((await services.listPayouts(admin, { sort: "-at", limit: 1 })).payouts).toMatchObject([
    { id, amount: net, status: "due" },
  ]);
  expect(await pay(id)).toMatchObject({ status: "paid", amount: net });
  expect(await owedTo(operator)).toMatchObject({ owed: -charge, payable: 0 });

  const { totalAmount } = await bookOver(tour);
  const next = totalAmount - commissionOn(totalAmount, 10) - taxesOf(totalAmount) - charge;
  expect((await services.preparePayout(admin, { operator })).amount).toBe(next);
});

test("a payout withdrawn and prepared again includes it", async () => {
  const { owner, operator, tour, net } = await operatorOwed(tours.pop() ?? "");
  const { id } = await services.preparePayout(admin, { operator });
  await buy(owner, tour);
  await services.withdrawPayout(admin, id);
  const again = await services.preparePayout(admin, { operator });
  expect(again.amount).toBe(net - charge);
  expect(await pay(again.id)).toMatchObject({ amount: net - charge });
  expect(await owedTo(operator)).toMatchObject({ owed: 0 });
});

test("the database decides the order, not the clocks of the writers", async () => {
  const first = await operatorOwed(tours.pop() ?? "");
  const due = await prepare(first.operator, 60_000);
  await buy(first.owner, first.tour);
  expect(await pay(due.id)).toMatchObject({ amount: first.net });

  const second = await operatorOwed(tours.pop() ?? "");
  await buy(second.owner, second.tour, months[1], 60_000);
  const { id, amount } = await prepare(second.operator);
  expect(amount).toBe(second.net - charge);
  // The place was included, so it leaves no room for money the operator has received since.
  await enter(paymentEntries(1, "operator-payable"), { operatorSlug: second.operator });
  expect((await refusal(pay(id), "conflict")).message).toContain("prepare another");
});

test("the control: a place with an earlier clock than the payout's blocks its payment", async () => {
  const { operator } = await operatorOwed(tours.pop() ?? "");
  const { id } = await services.preparePayout(admin, { operator });
  await enter(premiumEntries(price), { operatorSlug: operator, at: Date.now() - 60_000 });
  await refusal(pay(id), "conflict");
});

test("each place bought while a payout is prepared is charged to it or to the next one, never both", async () => {
  const { owner, operator, tour, net } = await operatorOwed(tours.pop() ?? "");
  const { totalAmount } = await bookOver(tour);
  const both = net + totalAmount - commissionOn(totalAmount, 10) - taxesOf(totalAmount);
  // Each request goes to a Worker whose clock is slightly off.
  const bought = months.map((month, index) => buy(owner, tour, month, (index % 3) * 1000 - 1000));
  // A place bought between the read and the write causes a refusal, and a retry.
  const prepareAgain = (): ReturnType<typeof prepare> => prepare(operator).catch(prepareAgain);
  const [{ id, amount }] = await Promise.all([prepareAgain(), ...bought]);
  const [payout] = await db.select().from(payouts).where(eq(payouts.id, id));
  const charges = await db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.operatorSlug, operator), eq(ledgerEntries.kind, "premium")));
  expect(charges).toHaveLength(2 * months.length);
  const before = charges.filter(({ createdAt }) => createdAt <= (payout?.createdAt ?? 0));
  expect(amount).toBe(both + balanceOf("operator-payable", before));
  expect(await pay(id)).toMatchObject({ status: "paid", amount });
  expect(await owedTo(operator)).toMatchObject({ owed: both - months.length * charge - amount });
});

test("the compensation of a traveler is a line of the next payout; one that is due already must be prepared again", async () => {
  const { operator, net } = await operatorOwed(tours.pop() ?? "");
  const due = await services.preparePayout(admin, { operator });
  await enter(compensationChargeEntries(500), { operatorSlug: operator });
  await refusal(pay(due.id), "conflict");
  await services.withdrawPayout(admin, due.id);
  const { id, amount } = await services.preparePayout(admin, { operator });
  expect(amount).toBe(net - 500);
  const { lines } = await services.getPayoutStatement(admin, id);
  expect(lines.at(-1)).toMatchObject({ kind: "premium", premium: 500, net: -500 });
  expect(await pay(id)).toMatchObject({ amount: net - 500 });
  expect(await owedTo(operator)).toMatchObject({ owed: 0 });
});
