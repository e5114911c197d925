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
  "/admin/reviews/photographs",
  "/admin/messages",
  "/admin/messages/subscribers",
  "/admin/settings",
  "/admin/logs",
  "/admin/logs/mail",
  "/admin/logs/jobs",
  "/admin/logs/daily",
  "/admin/no-such-page",
];
/** Back office routes that are no pages, so no layout guards them. */
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
/** Each with the right it requires, or null. The demo's staff has "departures" and "bookings". */
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
  operator: [
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
const { tours, reviews, earnings, operator } = pagesByRight;
const notForStaff = underOperator([...tours, ...reviews, ...earnings, ...operator]);
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
/** Action requests that would change something, sent by users without the right. */
const adminChanges: readonly (readonly [path: string, form: Record<string, string>])[] = [
  ["/admin/bookings", { intent: "status", bookingId: "TB000001", status: "cancelled", reason: "Mine" }],
  ["/admin/bookings/TB000001", { intent: "status", status: "cancelled", reason: "Mine" }],
  ["/admin/users", { intent: "verify", id: "demo-pending-operator" }],
  ["/admin/operators", { intent: "suspend", id: "deccan-and-coast", reason: "Mine" }],
  ["/admin/reviews", { intent: "hide", id: "demo-review-1" }],
  ["/admin/tours", { intent: "unpublish", id: "munnar" }],
  ["/admin/coupons", { intent: "deactivate", id: "WELCOME15" }],
  ["/admin/revenue/payouts", { intent: "approve", payoutId: "demo-payout-1" }],
  ["/admin/revenue/payouts/bank-file.csv", {}],
  ["/admin/coupons/new", { code: "MINE", kind: "percent", value: "50" }],
  ["/admin/revenue/payouts", { intent: "prepare-all" }],
  ["/admin/settings", { intent: "add-rate", kind: "commission", validFrom: "2099-01-01", percent: "0" }],
  ["/admin/messages/subscribers", { intent: "remove", id: "reader@example.com" }],
  ["/admin/logs/jobs", { intent: "retry-job", id: "mail" }],
];
/** Also refused to an operator's staff without the right. */
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

/** Responses of the guards, with the text that they may leak. */
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

/** Requests pages, or their navigation data (`.data`), without following redirects. */
async function get(request: APIRequestContext, paths: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  await inParallel(paths, async (path) => {
    answers.push(await answerTo(path, request.get(path, { maxRedirects: 0, maxRetries: 2 })));
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

/** Returns responses that are no refusal, or that match a pattern. */
function notRefused(answers: Answer[], secret?: RegExp): string[] {
  return answers
    .map(({ path, status, text }) => ({ path, status, leak: secret?.exec(text)?.[0] }))
    .filter(({ status, leak }) => status !== 403 || leak !== undefined)
    .map(({ path, status, leak }) => `${path}: ${status}, leaks ${leak ?? "nothing"}`);
}

/** Returns responses that do not redirect to a URL. */
function notLedTo(answers: Answer[], target: (path: string) => string): string[] {
  return answers
    .filter(({ path, status, location }) => status !== 302 || location !== target(path))
    .map(({ path, status, location }) => `${path}: ${status} ${location}`);
}

const reference = /TB\d{6}/;
const loginFor = (path: string) => `/login?next=${encodeURIComponent(path)}`;

test("administrators' and operators' pages, data, files and actions require a login @core", async ({
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
  test(`the ${role} account cannot reach the pages, data, files and actions of other roles @core`, async ({
    requestsOf,
    baseURL,
  }) => {
    const request = await requestsOf(role);
    // A page and its data run the same loaders: all are requested as data, which is cheaper than rendering.
    expect(notRefused(await get(request, dataOf(refused)), reference)).toEqual([]);
    const pages = await get(request, role === "traveler" ? refused : refused.slice(0, 3));
    expect(notRefused(pages, reference)).toEqual([]);
    for (const { path, text } of pages) expect(text, path).toContain("Not available for this account");
    expect(notRefused(await get(request, files), /TB\d{6}|@/)).toEqual([]);
    expect(notRefused(await change(request, baseURL ?? "", changes))).toEqual([]);
  });
}

test("an operator's staff cannot reach pages, files and actions without the right for them @core", async ({
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

test("a pending administrator is redirected from every administrator's page to the approval notice", async ({
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

  test("sees in the browser that the page is not available to this account", async ({ page }) => {
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "Not available for this account" })).toBeVisible();
    await expectAccessibleAtAnyWidth(page);
  });
});

test.describe("login and logout", () => {
  // The feed may be connecting just when the session ends. A browser reports a refused handshake by itself.
  test.use({ expectedComplaints: [/bookings\/live.*HTTP Authentication failed/] });

  test("an administrator returns to the requested page after the login, and logs out by Logout @core", async ({
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
    // The login never redirects to another site.
    await signInByForm(page, "admin", "/login?next=//example.org/");
    await expect(page).toHaveURL("/admin");
  });
});

test.describe("wrong password", () => {
  test.use({ expectedComplaints: [/422/] });
  test("an unknown e-mail and a wrong password show the same message under the password @core", async ({
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
