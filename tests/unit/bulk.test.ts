import { expect, test } from "vitest";
import { accountActions, bulkRefusalOfAccount } from "~/domain/accounts/account-status";
import { bulkRefusalOfBooking, outcomeRefusalOf } from "~/domain/desk/booking-outcome";
import { bookingStatuses } from "~/domain/bookings/booking-status";
import { applicableTo, changesAny, ruleOf } from "~/domain/bulk";
import { bulkRefusalOfTour } from "~/domain/tours/tour-list";
import { adminBooking } from "../support/booking";

function split(to: "confirmed" | "cancelled", ...overrides: Parameters<typeof adminBooking>[0][]) {
  const rows = overrides.map((each, index) => adminBooking({ ...each, bookingId: `TB00000${index}` }));
  const idOf = ({ bookingId }: (typeof rows)[number]) => bookingId;
  return applicableTo(
    rows.map(idOf),
    ruleOf(rows, idOf, (booking) => bulkRefusalOfBooking(booking, to)),
  );
}

test("a bulk cancellation leaves out own bookings and those in another status, and says why", () => {
  expect(split("cancelled", {}, { ownSale: "paid" })).toStrictEqual({
    ids: ["TB000000"],
    leftOut: "1 is the operator's own booking",
  });
  const own = [{ ownSale: "paid" }, { ownSale: "unpaid" }] as const;
  const none = split("cancelled", ...own, { status: "cancelled" }, { status: "expired" });
  expect(none.ids).toStrictEqual([]);
  expect(none.leftOut).toBe("2 are operators' own bookings, 1 is canceled, 1 is expired");
  expect(split("cancelled", {}, { status: "pending" }).leftOut).toBe("");
});

test("only pending bookings are confirmed together", () => {
  const offered = bookingStatuses.filter((status) => bulkRefusalOfBooking({ status }, "confirmed") === null);
  expect(offered).toStrictEqual(["pending"]);
});

test("outcomes, accounts and tours name their reasons too", () => {
  const booking = adminBooking({ travelDate: "2026-12-12" });
  const cancelled = { ...booking, status: "cancelled" } as const;
  expect(outcomeRefusalOf(booking, "completed", "2026-12-12")?.[0]).toBe("is not over");
  expect(outcomeRefusalOf(cancelled, "no-show", "2027-01-01")?.[0]).toBe("is canceled");
  const pending = { role: "admin", status: "pending", emailVerified: false } as const;
  const reasons = accountActions.map((action) => bulkRefusalOfAccount(pending, action)?.[0]);
  const unverified = "has not confirmed the e-mail address";
  expect(reasons).toStrictEqual([unverified, "has another role", "is pending", "is pending"]);
  const draft = { status: "draft", deletedAt: null, isFeatured: false } as const;
  const refusals = (["publish", "feature", "unfeature"] as const).map(
    (to) => bulkRefusalOfTour(draft, to)?.[0],
  );
  expect(refusals).toStrictEqual([undefined, "is draft", "is not featured"]);
});

test("an action without a rule changes all, and a row that is no longer listed is left to the server", () => {
  expect(applicableTo(["a", "b"], changesAny)).toStrictEqual({ ids: ["a", "b"], leftOut: "" });
  const rule = ruleOf([], String, () => ["is gone", "are gone"]);
  expect(applicableTo(["gone"], rule).ids).toStrictEqual(["gone"]);
});
