import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  afterBalanceReminder,
  balanceGrace,
  deadlinesAfterPayment,
  deadlinesOf,
  depositTermsOf,
  nothingOwed,
  usualDue,
} from "~/domain/bookings/unpaid-booking";
import { partPaidInWords } from "~/domain/desk/part-paid";
import { addDays, startOfDayInIndia } from "~/domain/calendar/calendar";
import { depositInWords, depositOn, minBalanceDays, splitTotal } from "~/domain/prices/deposit";
import { inLanguage } from "../../worker/platform/language";

const departures = { startTime: "06:00", cutOff: { kind: "days", days: 1, time: "18:00" } } as const;
const terms = { percent: 30, balanceDays: 30 };

test("a split is worded with both amounts and the date", () => {
  const split = depositOn("2026-11-23", 20_000, "2027-01-02", terms);
  expect(split && depositInWords(split)).toBe("Pay ₹6,000 now, ₹14,000 by Dec 3, 2026");
  expect(splitTotal(10_001, "2027-01-02", terms)).toMatchObject({ amount: 3001, balance: 7000 });
});

test("from the balance's day on, everything is due at once", () => {
  expect(depositOn("2026-12-02", 20_000, "2027-01-02", terms)).not.toBeNull();
  expect(depositOn("2026-12-03", 20_000, "2027-01-02", terms)).toBeNull();
});

test("deposit and balance are the total, and the dates are in order", () => {
  const parts = {
    total: fc.integer({ min: 1, max: 1_000_000 }),
    percent: fc.integer({ min: 10, max: 90 }),
    balanceDays: fc.integer({ min: minBalanceDays, max: 365 }),
    dueDays: fc.integer({ min: 1, max: 60 }),
    ahead: fc.integer({ min: 2, max: 730 }),
    minute: fc.integer({ min: 0, max: 1439 }),
  };
  fc.assert(
    fc.property(fc.record(parts), ({ total, ahead, minute, dueDays, ...deposit }) => {
      const bookedAt = startOfDayInIndia("2027-03-01") + minute * 60_000;
      const travelDate = addDays("2027-03-01", ahead);
      const sold = { travelDate, totalAmount: total, createdAt: bookedAt };
      const booking = { ...sold, priceBasis: { priceRules: { deposit } }, ...nothingOwed };
      const offered = depositTermsOf(booking);
      const split = depositOn("2027-03-01", total, travelDate, deposit);
      expect(offered === null).toBe(split === null);
      if (split === null) return;
      expect(split.amount + split.balance).toBe(total);
      expect(split.amount * 100).toBeGreaterThanOrEqual(total * deposit.percent);
      expect((split.amount - 1) * 100).toBeLessThan(total * deposit.percent);

      const unpaid = { travelDate, dueDays, owed: total, isVerified: true, deposit: offered, departures };
      const { paymentDueAt } = deadlinesOf(unpaid, bookedAt);
      const balanceDueAt = usualDue(travelDate, deposit.balanceDays);
      expect(paymentDueAt).toBeGreaterThan(bookedAt);
      expect(paymentDueAt).toBeLessThanOrEqual(balanceDueAt);
      const paidAt = paymentDueAt ?? bookedAt;
      const due = deadlinesAfterPayment(booking, { owed: split.balance, departures, now: paidAt });
      expect(due.balanceDueAt).toBeGreaterThanOrEqual(balanceDueAt);
      expect(due.balanceDueAt).toBeLessThan(startOfDayInIndia(travelDate));

      // Two reminders, each later than the one before, and then 48 hours.
      let last = paidAt;
      let next = { ...due, balanceReminders: 0 };
      for (const _ of [1, 2]) {
        expect(next.paymentReminderAt).toBeGreaterThan(last);
        last = next.paymentReminderAt ?? 0;
        next = {
          ...next,
          ...afterBalanceReminder({ balanceDueAt, balanceReminders: next.balanceReminders }, last),
        };
      }
      expect(next.paymentReminderAt).toBeNull();
      expect(next.balanceCancelAt).toBeGreaterThanOrEqual(Math.max(balanceDueAt, last) + balanceGrace);
    }),
  );
});

test("a booking made too late for the deposit is due like any other", () => {
  const createdAt = startOfDayInIndia("2027-03-01");
  const sold = { travelDate: "2027-03-31", totalAmount: 20_000, createdAt };
  const booking = { ...sold, priceBasis: { priceRules: { deposit: terms } }, balanceDueAt: null };
  expect(depositTermsOf(booking)).toBeNull();
  expect(deadlinesAfterPayment(booking, { owed: 5000, departures, now: createdAt })).toStrictEqual(
    nothingOwed,
  );
});

test("a part payment never reads as paid", () => {
  const booking = { status: "confirmed", totalAmount: 20_000, paidAmount: 6000 } as const;
  const balanceDueAt = new Date(usualDue("2027-01-02", 30)).toISOString();
  expect(partPaidInWords({ ...booking, balanceDueAt })).toBe(
    "₹6,000 of ₹20,000 paid, ₹14,000 due by Dec 3, 2026",
  );
  expect(partPaidInWords(booking)).toBe("₹6,000 of ₹20,000 paid, ₹14,000 due");
  expect(inLanguage("hi", () => partPaidInWords({ ...booking, balanceDueAt }))).toBe(
    "₹20,000 में से ₹6,000 का भुगतान हो गया, 3 दिसंबर 2026 तक ₹14,000 देने हैं",
  );
  expect(partPaidInWords({ ...booking, paidAmount: 20_000 })).toBeNull();
  expect(partPaidInWords({ ...booking, status: "cancelled" })).toBeNull();
});
