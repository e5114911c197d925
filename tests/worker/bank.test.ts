import { beforeAll, expect, test } from "vitest";
import { viewerContext } from "~/context";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, startOfDayInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { openingAccounts } from "~/domain/money/ledger/ledger";
import { action } from "~/routes/admin/revenue-bank";
import { actionsOn } from "../support/audit";
import { form } from "../support/form";
import { loaderArgs } from "../support/loader-args";
import { createPerson } from "../support/people";
import { enter } from "../support/revenue";
import { services } from "../support/services";

const path = "/admin/revenue/bank";
const today = todayInIndia(Date.now());
let admin: Viewer;

beforeAll(async () => {
  admin = await createPerson("admin", "active");
});

/** Posts a form of the page. */
async function send(fields: Record<string, string | File>, viewer = admin) {
  const args = loaderArgs(path);
  args.context.set(viewerContext, viewer);
  const request = new Request(args.url, { method: "POST", body: form(fields) });
  const { data, init } = await action({ ...args, request, params: {}, pattern: path });
  return { ...data, status: init?.status ?? 200 };
}

async function balances(): Promise<Record<string, number>> {
  const { balances: rows } = await services.getBankPage(admin);
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
}

test("opening balances are recorded once, before everything else, and the rest is capital", async () => {
  await enter([{ kind: "other", debit: "bank", credit: "other", amount: 5 }], {
    at: startOfDayInIndia("2025-01-31") + 3_600_000,
  });
  const before = await balances();
  const none = Object.fromEntries(openingAccounts.map((account) => [account, ""]));
  const opening = { ...none, intent: "opening", day: "2025-01-31", bank: "1,00,000", "tcs-payable": "400" };
  expect(await send({ ...opening, day: addDays(today, 1) })).toMatchObject({
    status: 422,
    errors: { day: expect.stringContaining("Jan 31, 2025") },
  });
  expect(await send({ ...none, intent: "opening", day: "2025-01-31" })).toMatchObject({ status: 422 });
  expect(await send({ ...opening, cash: "-5" })).toMatchObject({
    status: 422,
    errors: { cash: expect.any(String) },
  });
  expect(await balances()).toStrictEqual(before);
  expect(await services.getBankPage(admin)).toMatchObject({ opened: false });

  expect(await send(opening)).toMatchObject({ status: 200, isDone: true });
  expect(await balances()).toStrictEqual({
    ...before,
    bank: (before["bank"] ?? 0) + 100_000,
    "tcs-payable": (before["tcs-payable"] ?? 0) - 400,
    capital: -99_600,
  });
  const [row] = (await services.getTrialBalance(admin, { from: "2025-02-01", to: "2025-02-28" })).filter(
    ({ account }) => account === "bank",
  );
  expect(row).toMatchObject({ debit: 0, credit: 0, balance: 100_005 });
  expect(await services.getBankPage(admin)).toMatchObject({ opened: true });
  expect(await send({ ...opening, bank: "", cash: "70" })).toMatchObject({ status: 409 });
  expect((await balances())["cash"]).toBe(before["cash"]);
  const [logged] = await actionsOn("opening");
  expect(logged?.details.after).toStrictEqual({ day: "2025-01-31", bank: 100_000, "tcs-payable": 400 });
});

test("cash that is paid into the bank moves between the accounts and is no income", async () => {
  const before = await balances();
  const entry = { entryId: crypto.randomUUID(), account: "bank" as const, amount: 40, note: "Day's cash" };
  await services.enterOther(admin, { ...entry, direction: "deposit" });
  const after = await balances();
  expect(after).toStrictEqual({
    ...before,
    bank: (before["bank"] ?? 0) + 40,
    cash: (before["cash"] ?? 0) - 40,
  });
});
