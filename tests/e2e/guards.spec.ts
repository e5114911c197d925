import type { APIRequestContext, APIResponse } from "@playwright/test";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { inParallel } from "./support/in-parallel";
import { demoPassword, signInByForm, signInWith, signOut } from "./support/sign-in";
import { expect, test } from "./support/test";

const adminPaths = [
  "/admin",
  "/admin/dashboard",
  "/admin/tours",
  "/admin/tours/new",
  "/admin/tours/mysore",
  "/admin/tours/mysore/edit",
  "/admin/tours/mysore/preview",
  "/admin/users",
  "/admin/bookings",
  "/admin/bookings/new",
  "/admin/analytics",
  "/admin/revenue",
  "/admin/revenue/ledger",
  "/admin/revenue/payouts",
  "/admin/revenue/premium",
  "/admin/coupons",
  "/admin/coupons/new",
  "/admin/operators",
  "/admin/reviews",
  "/admin/messages",
  "/admin/messages/subscribers",
  "/admin/settings",
  "/admin/logs",
  "/admin/logs/mail",
  "/admin/logs/jobs",
  "/admin/no-such-page",
];
/** Of the back office, but no pages: no layout stands before them. */
const adminFiles = [
  "tours",
  "users",
  "operators",
  "bookings",
  "reviews",
  "coupons",
  "messages",
  "messages/subscribers",
  "logs",
  "logs/mail",
  "revenue/months",
  "revenue/operators",
  "revenue/ledger",
  "revenue/payouts",
].map((list) => `/admin/${list}.csv`);
const adminData = [...adminFiles, "/admin/find?q=agra"];
/** With the right each asks for; null where none is needed. The demo's staff has "departures" and "bookings". */
const pagesByRight = {
  tours: [
    "tours",
    "tours/create",
    ...["edit", "itinerary", "inclusions", "pictures", "prices", "departures", "preview", "page"].map(
      (step) => `tours/mysore/${step}`,
    ),
  ],
  departures: [
    "departures",
    "departures/mysore/2099-01-01",
    "departures/mysore/2099-01-01/change",
    "departures/mysore/2099-01-01/check-in",
  ],
  bookings: ["bookings", "bookings/nonsense", "messages", "messages/nonsense"],
  reviews: ["reviews"],
  earnings: [
    "earnings",
    "earnings/tours",
    "earnings/months",
    "earnings/ledger",
    "earnings/payouts",
    "earnings/statement",
    "earnings/premium",
  ],
  company: [
    "profile",
    "profile/logo",
    "profile/bank",
    "profile/bank/confirm",
    "profile/documents",
    "profile/members",
  ],
};
const underOperator = (paths: readonly string[]) => paths.map((path) => `/operator/${path}`);
const operatorPaths = [
  "/operator",
  "/operator/dashboard",
  "/operator/memberships",
  ...underOperator(Object.values(pagesByRight).flat()),
];
const { tours, reviews, earnings, company } = pagesByRight;
const notForStaff = underOperator([...tours, ...reviews, ...earnings, ...company]);
const filesNotForStaff = underOperator([
  "earnings/ledger.csv",
  "earnings/statement.csv",
  "earnings/statement.pdf",
  "profile/documents/1",
]);
const operatorFiles = [
  ...underOperator(["bookings.csv", "departures/mysore/2099-01-01/manifest.csv"]),
  ...filesNotForStaff,
];
/** What the pages' actions are asked for by those who may not; all would change something. */
const adminChanges: readonly (readonly [path: string, form: Record<string, string>])[] = [
  ["/admin/bookings", { intent: "status", bookingId: "TB000001", status: "cancelled", reason: "Mine" }],
  ["/admin/bookings/TB000001", { intent: "status", status: "cancelled", reason: "Mine" }],
  ["/admin/users", { intent: "verify", id: "demo-pending-operator" }],
  ["/admin/operators", { intent: "suspend", id: "deccan-and-coast", reason: "Mine" }],
  ["/admin/reviews", { intent: "hide", id: "demo-review-1" }],
  ["/admin/tours", { intent: "unpublish", id: "munnar" }],
  ["/admin/coupons", { intent: "deactivate", id: "WELCOME15" }],
  ["/admin/coupons/new", { code: "MINE", kind: "percent", value: "50" }],
  ["/admin/revenue/payouts", { intent: "prepare-all" }],
  ["/admin/settings", { intent: "add-rate", kind: "commission", validFrom: "2099-01-01", percent: "0" }],
  ["/admin/messages/subscribers", { intent: "remove", id: "reader@example.com" }],
  ["/admin/logs/jobs", { intent: "retry-job", id: "mail" }],
];
/** By an operator's staff without the right they must not be done either. */
const changesNotForStaff: typeof adminChanges = [
  ["/operator/tours/create", { title: "Mine", operator: "deccan-and-coast" }],
  [
    "/operator/reviews",
    { intent: "answer", id: "demo-review-1", text: "Mine, though it is not.", isFinal: "yes" },
  ],
  [
    "/operator/earnings/premium",
    { tour: "mysore", month: "2099-01", expectedPrice: "2500", confirmed: "yes" },
  ],
  [
    "/operator/profile",
    { slug: "deccan-and-coast", companyName: "Mine", registrationNumber: "1", address: "1", baseCity: "1" },
  ],
  ["/operator/profile/logo", { intent: "remove", slug: "deccan-and-coast" }],
  ["/operator/profile/bank", { intent: "withdraw", slug: "deccan-and-coast" }],
  ["/operator/profile/bank/confirm", { token: "mine" }],
  ["/operator/profile/documents", { intent: "remove", id: "1" }],
  ["/operator/profile/members", { intent: "remove", slug: "deccan-and-coast", userId: "demo-staff" }],
];
const operatorChanges: typeof adminChanges = [
  ...changesNotForStaff,
  ["/operator/tours/mysore/draft", { version: "0", subtitle: "Mine" }],
  ["/operator/departures", { company: "deccan-and-coast" }],
  ["/operator/departures/mysore/2099-01-01/change", { intent: "close", reason: "Mine" }],
  ["/operator/departures/mysore/2099-01-01/check-in", { intent: "undo", bookingId: "TB000001", id: "1" }],
  ["/operator/bookings/TB000001", { intent: "cancelled", expectedVersion: "1", reason: "Mine" }],
  ["/operator/messages/TB000001", { intent: "report", reason: "Mine, all of it" }],
  ["/operator/memberships", { intent: "leave", id: "deccan-and-coast" }],
];

/** Answers to a request: what a guard decides, with what it may leak. */
interface Answer {
  path: string;
  status: number;
  location: string | undefined;
  text: string;
}

async function answerTo(path: string, response: Promise<APIResponse>): Promise<Answer> {
  const answer = await response;
  return { path, status: answer.status(), location: answer.headers().location, text: await answer.text() };
}

/** Requests pages, or what a page's navigation loads of them (`.data`), without following redirects. */
async function get(request: APIRequestContext, paths: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  await inParallel(paths, async (path) => {
    answers.push(await answerTo(path, request.get(path, { maxRedirects: 0 })));
  });
  return answers;
}

async function change(request: APIRequestContext, origin: string, changes: typeof adminChanges) {
  const answers: Answer[] = [];
  for (const [path, form] of changes)
    answers.push(
      await answerTo(path, request.post(path, { form, headers: { Origin: origin }, maxRedirects: 0 })),
    );
  return answers;
}

const dataOf = (paths: readonly string[]) => paths.map((path) => `${path}.data`);

/** The answers that are no refusal, or hold what a pattern finds. */
function notRefused(answers: Answer[], secret?: RegExp): string[] {
  return answers
    .map(({ path, status, text }) => ({ path, status, leak: secret?.exec(text)?.[0] }))
    .filter(({ status, leak }) => status !== 403 || leak !== undefined)
    .map(({ path, status, leak }) => `${path}: ${status}, leaks ${leak ?? "nothing"}`);
}

/** The answers that do not redirect to an address. */
function notLedTo(answers: Answer[], target: (path: string) => string): string[] {
  return answers
    .filter(({ path, status, location }) => status !== 302 || location !== target(path))
    .map(({ path, status, location }) => `${path}: ${status} ${location}`);
}

const reference = /TB\d{6}/;
const loginFor = (path: string) => `/login?next=${encodeURIComponent(path)}`;

test("nobody who is not signed in sees an administrator's or operator's page, its data or its files, or changes anything @core", async ({
  request,
  baseURL,
}) => {
  const pages = [...adminPaths, ...operatorPaths];
  expect(notLedTo(await get(request, [...pages, ...adminData, ...operatorFiles]), loginFor)).toEqual([]);
  const data = await get(request, dataOf(pages));
  expect(data.filter(({ text }) => text.includes("TB")).map(({ path }) => path)).toEqual([]);
  const changed = await change(request, baseURL ?? "", [...adminChanges, ...operatorChanges]);
  expect(notLedTo(changed, loginFor)).toEqual([]);
});

for (const { role, refused, files, changes } of [
  {
    role: "traveler",
    refused: [...adminPaths, ...operatorPaths],
    files: [...adminData, ...operatorFiles],
    changes: [...adminChanges, ...operatorChanges],
  },
  { role: "operator", refused: adminPaths, files: adminData, changes: adminChanges },
  { role: "admin", refused: operatorPaths, files: operatorFiles, changes: operatorChanges },
] as const) {
  test(`the ${role} account is refused every page of other roles, its data, its files and its actions @core`, async ({
    requestsOf,
    baseURL,
  }) => {
    const request = await requestsOf(role);
    // A page and its data ask the same loaders: all are asked for by the data, which is cheaper to render.
    expect(notRefused(await get(request, dataOf(refused)), reference)).toEqual([]);
    const pages = await get(request, role === "traveler" ? refused : refused.slice(0, 3));
    expect(notRefused(pages, reference)).toEqual([]);
    for (const { path, text } of pages) expect(text, path).toContain("Not available for this account");
    expect(notRefused(await get(request, files), /TB\d{6}|@/)).toEqual([]);
    expect(notRefused(await change(request, baseURL ?? "", changes))).toEqual([]);
  });
}

test("an operator's staff are refused the pages, files and actions that their company has not given them @core", async ({
  request,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  await signInWith(request, { email: "staff@tourbharat.example", password: demoPassword }, origin);
  expect(notRefused(await get(request, dataOf(notForStaff)), reference)).toEqual([]);
  expect(notRefused(await get(request, filesNotForStaff), reference)).toEqual([]);
  expect(notRefused(await change(request, origin, changesNotForStaff))).toEqual([]);
  const own = ["/operator", "/operator/departures", "/operator/bookings", "/operator/messages"];
  expect((await get(request, own)).filter(({ status }) => status !== 200)).toEqual([]);
});

test("an administrator who waits for approval is led from every administrator's page to where that is said", async ({
  request,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  await signInWith(request, { email: "pending.admin@tourbharat.example", password: demoPassword }, origin);
  expect(notLedTo(await get(request, [...adminPaths, ...adminData]), () => "/pending")).toEqual([]);
  expect(notLedTo(await change(request, origin, adminChanges), () => "/pending")).toEqual([]);
  expect((await request.get("/operator", { maxRedirects: 0 })).status()).toBe(403);
});

test.describe("a traveler", () => {
  test.use({ signedInAs: "traveler", expectedComplaints: [/403/] });

  test("is shown in the browser that the page is not for this account", async ({ page }) => {
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "Not available for this account" })).toBeVisible();
    await expectAccessibleAtAnyWidth(page);
  });
});

test("an administrator is led back to where the login was asked for, and out again by Logout @core", async ({
  page,
}) => {
  await page.goto("/admin/bookings?status=cancelled");
  await signInByForm(page, "admin", page.url());
  await expect(page).toHaveURL("/admin/bookings?status=cancelled");
  await signOut(page);
  await expect(page).toHaveURL("/");
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  // The login never leads to another site.
  await signInByForm(page, "admin", "/login?next=//example.org/");
  await expect(page).toHaveURL("/admin");
});

test.describe("wrong password", () => {
  test.use({ expectedComplaints: [/400/] });
  test("an unknown e-mail and a wrong password give the same message under the password @core", async ({
    page,
  }) => {
    for (const email of ["nobody@tourbharat.example", "admin@tourbharat.example"]) {
      await page.goto("/login");
      await page.getByLabel("E-mail").fill(email);
      await page.getByLabel("Password").fill("not the password");
      await page.getByRole("button", { name: "Login" }).click();
      await expect(page.getByLabel("Password")).toHaveAccessibleDescription("Invalid email or password");
      await expect(page.getByLabel("E-mail")).toHaveValue(email);
    }
  });
});
