import { createElement } from "react";
import { expect, test } from "vitest";
import { accountMenuOf } from "~/content/account-menu";
import type { Viewer } from "~/domain/accounts/account";
import { InboxTabs } from "~/features/messages/office/admin/inbox-tabs";
import { AdminFrame } from "~/office/frame/admin-frame";
import { OperatorFrame } from "~/office/frame/operator-frame";
import type { AdminRole } from "~/domain/accounts/admin-rights";
import {
  operatorRights,
  type OperatorRight,
  hasRightFor,
  type Membership,
} from "~/domain/operators/operator-rights";
import { officeViewCookie, readOfficeView } from "~/office/frame/office-view";
import { renderPage } from "../support/render-page";
import { renderToStaticMarkup } from "react-dom/server";
import { DataTable } from "~/office/lists/data-table";
import { ShareBar } from "~/office/ui/share-bar";
import { SheetCell } from "~/office/ui/responsive-table";
import { SparkBars } from "~/office/ui/spark-bars";
import type { OperatorPayout } from "~/domain/money/earnings/operator-earnings";
import { operatorPayoutsList, payoutsOfSeveralList } from "~/features/money/office/operator/payouts.list";
import { operatorPages, operatorPagesFor } from "~/content/operator-navigation";
import { pageRefusal } from "~/middleware/operator-frame";

const view = readOfficeView(null);

/** Renders a frame on a page for a signed-in account. */
function render(
  frame: React.ReactElement,
  changes: Partial<Viewer>,
  path: string,
  memberships: Membership[] = [],
): string {
  const account = { id: "a", name: "Leela Menon", email: "leela@example.com", image: null, status: "active" };
  const viewer = { ...account, role: "admin", adminRole: null, ...changes } as Viewer;
  return renderPage(frame, { viewer, memberships, accountMenu: accountMenuOf(viewer, memberships) }, path);
}

const work = {
  unpaidSoon: 0,
  partPaidSoon: 0,
  pendingBookings: 3,
  pendingOperators: 1,
  pendingAdmins: 0,
  pendingTours: 120,
  waitingPhotographs: 0,
  reportedReviews: 0,
  reportedThreads: 0,
  openMessages: 2,
  payoutsToApprove: 0,
  failedRefunds: 0,
  compensationsDue: 0,
  openDisputes: 0,
  lostDisputes: 0,
  invoicesWaiting: 0,
  failedMails: 0,
  failedJobs: 0,
};

function adminFrame(
  adminRole: AdminRole,
  path = "/admin/bookings",
  waiting: Partial<typeof work> = {},
  children: React.ReactNode = "page",
) {
  const figures = { users: 1234, operators: 12, revenue: adminRole === "owner" ? 125_999 : null };
  const props = { figures, work: { ...work, ...waiting }, view, children };
  return render(createElement(AdminFrame, props), { role: "admin", adminRole }, path);
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .trim();
}

/** Links of the markup by address, the last of each, as their texts without tags. */
function linksIn(html: string): Map<string, string> {
  const links = [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  return new Map(links.map(([, to = "", content = ""]) => [to, textOf(content)]));
}

test("an owner's frame has every name and address of the specification's header and tabs", () => {
  const html = adminFrame("owner");
  const links = linksIn(html);
  for (const [to, name] of Object.entries({
    "/admin/tours": "Tour Management",
    "/admin/users": "User Management",
    "/admin/bookings": "Booking Management",
    "/admin/analytics": "Analytics",
    "/admin/revenue": "Revenue Reports",
    "/admin/coupons": "Discounts & Coupons",
    "/admin/operators": "Operators",
    "/admin/settings": "Platform Settings",
    "/admin/logs": "System Logs",
    "/admin/dashboard": "Dashboard",
    "/": "View site",
  }))
    expect(links.get(to), to).toContain(name);
  const figures = ["1,234", ">users<", ">operators<", "₹1,25,999", "Platform Revenue"];
  for (const text of [
    "Leela Menon",
    "Platform Administrator",
    "Full Access",
    ...figures,
    "View Reports",
    "Logout",
  ])
    expect(html).toContain(text);
  for (const to of ["/admin/bookings/new", "/admin/tours/new", "/admin/coupons/new"])
    expect(links.has(to)).toBe(true);
});

test.for([
  ["support", "/admin/users /admin/bookings/new /admin/messages", "/admin/revenue /admin/settings"],
  ["finance", "/admin/revenue /admin/analytics", "/admin/bookings/new /admin/tours/new /admin/logs"],
  ["content", "/admin/tours/new /admin/coupons", "/admin/bookings /admin/users"],
] as const)("the role %s gets only what it may open", ([role, offered, hidden]) => {
  const html = adminFrame(role, "/admin");
  // The account's menu is the same for all administrators.
  const links = linksIn(html.replaceAll(/<nav aria-label="Account">.*?<\/nav>/gs, "") + createMenu(html));
  for (const to of offered.split(" ")) expect(links.has(to), to).toBe(true);
  for (const to of hidden.split(" ")) expect(links.has(to), to).toBe(false);
  expect(html).not.toContain("Full Access");
});

function createMenu(html: string): string {
  return /Create<\/span>.*?<\/details>/s.exec(html)?.[0] ?? "";
}

test("waiting work is counted beside its page, the current page is marked, and a phone has four places", () => {
  const html = adminFrame("owner");
  const links = linksIn(html);
  expect(links.get("/admin/tours")).toBe("Tour Management99+ to review");
  expect(links.get("/admin/messages")).toBe("Messages2 to answer");
  expect(links.get("/admin/users")).toBe("User Management");
  const isMarked =
    /aria-current="page"[^>]*href="\/admin\/bookings"|href="\/admin\/bookings"[^>]*aria-current="page"/;
  expect(html).toMatch(isMarked);
  const phone = html.slice(
    html.lastIndexOf('<nav aria-label="Administration"'),
    html.lastIndexOf("<details"),
  );
  const places = [...phone.matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
  expect(places).toStrictEqual(["/admin", "/admin/tours", "/admin/bookings", "/admin/messages"]);
});

test("messages open at the first tab with open items, and each tab has its own count", () => {
  const reported = adminFrame("owner", "/admin/messages", { openMessages: 0, reportedThreads: 1 });
  expect(linksIn(reported).get("/admin/messages/threads")).toBe("Messages1 to answer");
  const waiting = { openMessages: 2, reportedThreads: 1 };
  const tabs = linksIn(adminFrame("owner", "/admin", waiting, createElement(InboxTabs)));
  expect(tabs.get("/admin/messages/threads")).toBe("Reported threads1 to read");
  expect(linksIn(adminFrame("owner", "/admin", { openMessages: 0 })).get("/admin/messages")).toBe("Messages");
});

function operatorFrame(rights: OperatorRight[]) {
  const company = { operator: "walks", companyName: "Iyer Walks", status: "verified" } as const;
  const memberships = [{ ...company, isOwner: rights.length > 5, rights }];
  const waiting = { unread: 4, reviews: 0, closed: 0, lacking: 0, calendars: 0, toAnswer: 0, unpaidSoon: 0 };
  const props = { memberships, suspended: [], toAnswer: [], work: waiting, view, children: "page" };
  return render(createElement(OperatorFrame, props), { role: "tour_operator" }, "/operator", memberships);
}

test("an operator's frame has the specification's places, as far as their rights go", () => {
  const all = linksIn(operatorFrame([...operatorRights]));
  for (const [to, name] of Object.entries({
    "/operator": "Dashboard",
    "/operator/tours": "Tours",
    "/operator/bookings": "Bookings",
    "/operator/earnings": "Earnings",
    "/operator/reviews": "Reviews",
    "/operator/profile": "Company Profile",
    "/operator/messages": "Messages4 unread",
    "/operator/tours/create": "Create New Tour",
  }))
    expect(all.get(to), to).toBe(name);
  const html = operatorFrame(["reviews"]);
  const some = linksIn(html);
  expect(some.has("/operator/reviews")).toBe(true);
  for (const to of ["/operator/tours", "/operator/bookings", "/operator/earnings", "/operator/tours/create"])
    expect(some.has(to), to).toBe(false);
  expect(html).toContain("Iyer Walks");
  expect(html).toContain("Staff: reviews");
});

test("the kept view is read back, and an unknown cookie is the default", () => {
  const chosen = { isFolded: true, density: "comfortable" as const };
  const cookie = officeViewCookie(chosen, "/admin");
  expect(cookie).toContain("Path=/admin;");
  expect(readOfficeView(`a=b; ${cookie.split(";")[0]}`)).toStrictEqual(chosen);
  expect(readOfficeView("office-view=<script>.huge")).toStrictEqual({ isFolded: false, density: "compact" });
  expect(adminFrame("owner")).not.toContain(' data-folded="');
});

test("without scripts, the side bar, the create menu, the phone's sheet and signing out are links, details and a form", () => {
  const html = adminFrame("owner");
  expect(html).not.toMatch(/<button(?![^>]*type="(submit|button)")/);
  const menus = html.match(/<details[\s\S]*?<\/details>/g) ?? [];
  expect(menus.some((menu) => menu.includes('href="/admin/bookings/new"'))).toBe(true);
  expect(menus.some((menu) => menu.includes('href="/admin/coupons"'))).toBe(true);
  expect(menus.some((menu) => /<form[^>]*action="\/logout"/.test(menu))).toBe(true);
  // The search is a link to a list that can be searched.
  expect(html).not.toContain("aria-keyshortcuts");
  expect(html).toMatch(/<a[^>]*href="\/admin\/bookings"[^>]*>(?:(?!<\/a>)[\s\S])*Search/);
});

test.for(["compact", "comfortable"] as const)("rows are %s as chosen, from the first paint", (density) => {
  const props = { figures: null, work, view: { ...view, density }, children: "page" };
  const html = render(createElement(AdminFrame, props), { role: "admin", adminRole: "owner" }, "/admin");
  expect(html).toContain(`data-density="${density}"`);
});

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

function membership(rights: OperatorRight[]): Membership {
  return { operator: "walks", companyName: "Walks", status: "verified", isOwner: false, rights };
}

test("a right applies only within the company that grants it", () => {
  const memberships = [membership(["bookings"]), { ...membership(["departures"]), operator: "boats" }];
  expect(hasRightFor(memberships, "boats", "departures")).toBe(true);
  expect(hasRightFor(memberships, "walks", "departures")).toBe(false);
  expect(hasRightFor(memberships, "elsewhere", "departures")).toBe(false);
});

test("the navigation shows exactly the permitted pages, for any single right", () => {
  for (const right of ["tours", "departures", "bookings", "reviews", "earnings", "company"] as const) {
    const memberships = [membership([]), membership([right])];
    const offered = operatorPagesFor(memberships);
    for (const page of operatorPages) {
      const refusal = pageRefusal(memberships, new URL(page.to, "http://localhost"));
      expect(refusal === null).toBe(offered.includes(page));
    }
    expect(offered.length).toBeGreaterThan(1);
  }
});

test("a user without a company sees that there is none, and only the dashboard", () => {
  for (const { to } of operatorPages) expect(pageRefusal([], new URL(to, "http://localhost"))).toBeNull();
  expect(operatorPagesFor([]).map(({ to }) => to)).toStrictEqual(["/operator"]);
});
