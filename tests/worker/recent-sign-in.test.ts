import { afterEach, expect, test, vi } from "vitest";
import { viewerContext } from "~/context";
import type { Viewer } from "~/domain/accounts/account";
import { adminRoles } from "~/domain/accounts/admin-rights";
import { action } from "~/routes/account/login-again";
import { recentSignInOf } from "../../worker/platform/configuration";
import { settings } from "../../worker/platform/db/schema";
import { useCases } from "../../worker/services";
import { loaderArgs } from "../support/loader-args";
import { createPerson } from "../support/people";
import { as, get } from "../support/api";
import { db } from "../support/database";
import { setUser } from "../support/rows";
import { problemOf } from "../support/problem";
import { apiServices, browser, cookiesIn, services } from "../support/services";
import { signedIn } from "../support/signed-in";

const minute = 60_000;

/** Use cases that pay, change where money goes, change what others may do, or export: all ask for a recent sign-in, or say here why not. */
const table: Record<string, true | string> = {
  preparePayout: true,
  approvePayout: true,
  payPayout: true,
  returnPayout: true,
  withdrawPayout: true,
  enterOther: true,
  enterOpening: true,
  importBankFile: true,
  resolveLine: true,
  reopenLine: true,
  applyBankAnswer: true,
  listBankFile: true,
  recordTaxPayment: true,
  takeTaxPaymentBack: true,
  recordTransfer: true,
  revealBankAccount: true,
  requestBankChange: true,
  confirmBankChange: true,
  withdrawBankChange: "stops a change and starts none",
  getBankAccount: "shows the last digits only",
  getBankChange: "shows the last digits only",
  changeAdminRole: true,
  inviteMember: true,
  changeMemberRights: true,
  handOverOperator: true,
  resendInvitation: "repeats what was decided",
  withdrawInvitation: "takes a right away",
  removeMember: "takes a right away",
  acceptInvitation: "asks for the mailed link",
  exportTour: "holds a tour's own texts",
  exportData: true,
  startExport: true,
  openReport: true,
  createApiKey: true,
  replaceApiKey: true,
  recordPaidIn: true,
  payBackReseller: true,
  addCalendar: true,
  addWebhook: true,
  rotateWebhookSecret: true,
  changeWidget: true,
  getAccessRequest: true,
  answerAccessRequest: true,
  endAssistant: "takes access away",
};

const isSensitive = (name: string, guard: string) =>
  /payouts|roles/.test(guard) ||
  /BankAccount|BankChange|Invitation$|inviteMember|Member|handOver|[eE]xport/.test(name);

test("every use case of money, bank accounts, roles and exports is in the table, which holds", () => {
  const found = Object.entries(useCases).filter(
    ([name, { guard }]) => isSensitive(name, guard) && !["visitor", "anyone"].includes(guard),
  );
  const listed = ["listMembers", "listMemberships"];
  const unknown = found.map(([name]) => name).filter((name) => !(name in table) && !listed.includes(name));
  expect(unknown).toStrictEqual([]);
  const asking = Object.entries(useCases)
    .filter(([, useCase]) => useCase.needsRecentSignIn)
    .map(([name]) => name);
  expect(asking.toSorted()).toStrictEqual(
    Object.keys(table)
      .filter((name) => table[name] === true)
      .toSorted(),
  );
});

test.for(Object.keys(table).filter((name) => table[name] === true))(
  "%s refuses an old session",
  async (name) => {
    const useCase = Object.entries(useCases).find(([known]) => known === name)?.[1];
    const isStaff = useCase?.guard.startsWith("staff");
    const actor = await createPerson(isStaff ? "tour_operator" : "admin", isStaff ? "verified" : "active");
    const answer = async (signedInAt: number | undefined) => {
      const dependencies = { db, clock: () => 100 * minute, recentSignIn: 15 * minute };
      const { signedInAt: _, ...viewer } = actor;
      const call: unknown = useCase?.run;
      if (typeof call !== "function") throw new Error(`${name} is no use case`);
      try {
        await Reflect.apply(call, null, [
          dependencies,
          { ...viewer, ...(signedInAt !== undefined && { signedInAt }) },
        ]);
      } catch (error) {
        return error instanceof Error && "code" in error ? error.code : null;
      }
      return null;
    };
    expect(await answer(undefined)).toBe("sign_in_again");
    expect(await answer(84 * minute)).toBe("sign_in_again");
    expect(await answer(86 * minute)).not.toBe("sign_in_again");
  },
);

test("production asks after 15 minutes, a demo never, and a variable sets the time", () => {
  expect(recentSignInOf({})).toBe(Infinity);
  expect(recentSignInOf({ SIGN_IN_MINUTES: "5" })).toBe(5 * minute);
  vi.stubEnv("MODE", "production");
  expect(recentSignInOf({})).toBe(15 * minute);
  expect(recentSignInOf({ SIGN_IN_MINUTES: "0" })).toBe(15 * minute);
});

test("the page that asks again opens a new session for the same account only, and returns to where one was", async () => {
  const [admin, other] = [await signedIn("admin"), await signedIn("admin")];
  const path = "/login/again?next=%2Fadmin%2Frevenue%2Fpayouts";
  const submit = async (viewer: Viewer | null, password: string) => {
    const args = loaderArgs(path);
    args.context.set(viewerContext, viewer);
    // Another account's address is ignored.
    const body = new URLSearchParams({ password, email: other.email });
    const request = new Request(args.url, { method: "POST", body, headers: { Cookie: admin.cookie } });
    return action({ ...args, request }).catch((thrown: unknown) => thrown);
  };
  const guest = await submit(null, admin.password);
  if (!(guest instanceof Response)) throw new Error("not redirected");
  expect(guest.headers.get("Location")).toBe("/login?next=%2Fadmin%2Frevenue%2Fpayouts");
  expect(await submit(admin.viewer, "a wrong password")).toMatchObject({ init: { status: 422 } });
  const answer = await submit(admin.viewer, admin.password);
  if (!(answer instanceof Response)) throw new Error("not redirected");
  expect([answer.status, answer.headers.get("Location")]).toStrictEqual([302, "/admin/revenue/payouts"]);
  const { viewer } = await services.getSession(browser(cookiesIn(answer.headers)));
  expect(viewer?.email).toBe(admin.email);
  expect(viewer?.signedInAt).toBeGreaterThanOrEqual(admin.viewer.signedInAt ?? Infinity);
  // The old session is gone.
  expect((await services.getSession(browser(admin.cookie))).viewer).toBeNull();
});

afterEach(() => db.delete(settings));

async function requireFactorOf(secondFactor: string) {
  await db.delete(settings);
  await db.insert(settings).values({ name: "sign-in", value: { secondFactor }, version: 1, updatedAt: 1 });
}

async function mayEnter({ cookie }: { cookie: string }) {
  const { viewer } = await services.getSession(browser(cookie));
  return viewer?.needsSecondFactor !== true;
}

test("where two-step verification is required, offices stay closed to accounts without it", async () => {
  const [admin, operator, traveler] = [
    await signedIn("admin"),
    await signedIn("tour_operator", "verified"),
    await signedIn(),
  ];
  const entering = () => Promise.all([admin, operator, traveler].map(mayEnter));
  expect(await entering()).toStrictEqual([true, true, true]);
  await requireFactorOf("administrators");
  expect(await entering()).toStrictEqual([false, true, true]);
  await requireFactorOf("staff");
  expect(await entering()).toStrictEqual([false, false, true]);

  await problemOf(await get("/api/admin/bookings", as(admin.cookie)), "second_factor_required");
  const staff = (await services.getSession(browser(operator.cookie))).viewer;
  await expect(apiServices.listOperatorTours(staff)).rejects.toMatchObject({
    code: "second_factor_required",
  });
  // Their own account stays open: that is where they turn it on.
  const { viewer } = await services.getSession(browser(admin.cookie));
  expect(await services.getSecurity(viewer, browser(admin.cookie))).toMatchObject({ hasPassword: true });
  await setUser(admin.id, { twoFactorEnabled: true });
  expect(await mayEnter(admin)).toBe(true);
  expect((await get("/api/admin/bookings", as(admin.cookie))).status).toBe(200);
});

test("a role is no way around it", async () => {
  for (const adminRole of adminRoles) {
    const viewer = { ...(await createPerson("admin", "active", { adminRole })), needsSecondFactor: true };
    await expect(apiServices.getAdminOverview(viewer)).rejects.toMatchObject({
      code: "second_factor_required",
    });
  }
});
