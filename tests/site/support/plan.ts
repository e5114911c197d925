import type { DatabaseSync } from "node:sqlite";
import { todayInIndia } from "~/domain/calendar/calendar";
import { addMonths, monthOf } from "~/domain/calendar/months";
import type { Hint } from "./fill-form";
import { codeOf } from "../../support/totp";
import type { PageForm } from "./parse-page";
import type { FormPlace } from "./send-forms";
import { limitedRoles, verifiedPhone, type LimitedRole } from "./preparations";
import { patternOf } from "./site-routes";

/** Pages that each role begins at. */
export const starts = {
  guest: [
    "/",
    "/sitemap",
    "/dev/outbox",
    // Read by programs, or under an older name.
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
    "/manifest.webmanifest",
    "/.well-known/change-password",
    "/.well-known/security.txt",
    "/tours/culinary",
    "/api/docs",
  ],
  traveler: ["/dashboard"],
  operator: ["/operator", "/operator/dashboard", "/operator/held", "/operator/departures?select=days"],
  staff: ["/operator"],
  // The lists begin with tours that are not sold yet, and with operators that wait.
  admin: [
    "/admin",
    "/admin/held",
    ...["coorg", "wayanad", "kovalam", "mahabalipuram", "araku-valley", "tirupati", "dudhsagar-falls"].map(
      (slug) => `/admin/tours/${slug}`,
    ),
    "/admin/operators/deccan-and-coast",
  ],
  "pending.operator": ["/operator"],
  "pending.admin": ["/pending"],
} satisfies Record<string, string[]>;

export type Role = keyof typeof starts;

const isLimited = (role: Role | LimitedRole): role is LimitedRole => role in limitedRoles;

/** Returns the pages that a role begins at; for offices also a departure, which is linked where something is wrong with it. */
export function startsOf(role: Role | LimitedRole, database: DatabaseSync): string[] {
  if (isLimited(role)) return ["/", `/${limitedRoles[role]}`];
  if (role === "operator" || role === "staff") {
    const booked = database.prepare(
      `SELECT slug, travel_date AS date FROM bookings JOIN tours ON tours.id = tour_id
        WHERE tours.operator_slug = 'deccan-and-coast' AND bookings.status = 'confirmed' ORDER BY travel_date DESC`,
    );
    const { slug, date } = booked.get() ?? {};
    const day = `/operator/departures?view=day&date=${String(date)}`;
    if (role === "staff") return [...starts.staff, day];
    return [...starts.operator, day, `/operator/departures/${String(slug)}/${String(date)}/cancel`];
  }
  if (role !== "admin") return starts[role];
  const booked = database.prepare(
    `SELECT slug || '/departures/' || travel_date AS path FROM bookings JOIN tours ON tours.id = tour_id
      WHERE bookings.status = 'confirmed' ORDER BY travel_date DESC`,
  );
  // In the first hour of a month the page opens on one that is not invoiced yet.
  const invoiced = addMonths(monthOf(todayInIndia(Date.now())), -2);
  return [
    ...starts[role],
    `/admin/tours/${String(booked.get()?.path)}`,
    `/admin/revenue/tax?month=${invoiced}`,
  ];
}

const byScripts = "fetched by scripts";
const reported = "mailed when a scheduled report is due: tests/worker/scheduled-reports.test.ts";
const notFound = "answers addresses that do not exist with 404: tests/e2e";

/** Routes that no page of the demo data links to, and why. */
export const unlinkedRoutes: Readonly<Record<string, string>> = {
  "/*": notFound,
  "/admin/*": notFound,
  "/operator/*": notFound,
  "/operator/join/:token":
    "mailed to people without an account of an operator: tests/worker/operator-members.test.ts",
  "/operator/departures/:slug/:date/permits":
    "linked from departures that need permits; the demo operator has none",
  "/operator/bookings/:bookingId/compensation":
    "linked from bookings for which we compensate their operator; the demo data have none",
  "/crew/:resourceId/:key": "given by an operator to its guides and drivers",
  "/privacy/:code": "linked once the notice alone is in another language: tests/unit/hindi.test.ts",
  "/photographs/:id": "linked from reviews with photographs, of which the demo data have none",
  "/questions/:questionId/:key": "mailed to those who ask",
  "/waiting-list/:slug": "linked from days without seats",
  "/waiting-list/:entryId/:key": "mailed to those who wait",
  "/waiting-list/:entryId/:key/book": "mailed to those who are offered seats",
  "/trip/:bookingId/:key/offer": "mailed once an office rescues a departure",
  "/booking-change/:token": "mailed once an operator proposes a change",
  "/verify/invoice/:key": "the code of a printed invoice",
  "/agree/:bookingId/:key": "given to travelers by assistants: tests/e2e/assistant.spec.ts",
  "/oauth2/authorize": "opened by assistants: tests/e2e/assistants.spec.ts",
  "/widget/:widget": "framed by operators' websites: tests/site/widget.test.ts",
  "/widget/:widget/:bookingId/:key": byScripts,
  "/login/code": "follows the password of an account with a second factor",
  "/unsubscribe/:userId/:topic/:key":
    "in mail to accounts; of each kind of mail the crawl opens one, which may go to a guest",
  "/keep-email": "mailed to the old address of an account",
  "/offline": "stored by the service worker, and completed by scripts",
  "/admin/find": byScripts,
  "/admin/work": byScripts,
  "/admin/bookings-ahead": byScripts,
  "/admin/bookings-totals": byScripts,
  "/admin/revenue/premium": "a former address of the report",
  "/admin/revenue/balance": "a former address of the ledger",
  "/operator/find": byScripts,
  "/operator/work": byScripts,
  "/operator/bookings-totals": byScripts,
  "/operator/bookings/:bookingId/phone": byScripts,
  "/bookings/contact": byScripts,
  "/office/preferences": byScripts,
  "/office/list-choice": byScripts,
  "/admin/tours/:slug/draft": byScripts,
  "/operator/tours/:slug/draft": byScripts,
  "/admin/reports/:run/file": reported,
  "/operator/reports/:run/file": reported,
  "/login/with/:provider": "shown only where a provider is configured",
  "/logout": "answers a form; opened, it does nothing",
};

/** Forms to send again before a form: another one used up what they do. */
export const needs: Readonly<Record<string, string[]>> = {
  "post /operator/profile/bank intent=withdraw": ["post /operator/profile/bank intent=change"],
  "post /operator/departures/:slug/:date/change intent=release": [
    "post /operator/departures/:slug/:date/change intent=assign",
  ],
  "post /operator/departures/:slug/:date/change intent=reopen": [
    "post /operator/departures/:slug/:date/change intent=close",
  ],
};

/** Forms that the demo data offer nobody, and the tests that send them. */
export const closedForms: { form: RegExp; reason: string }[] = [
  {
    form: /\/revenue\/bank intent=answer/,
    reason: "the demo data have no bank's answer, which asks it: tests/worker/bank.test.ts",
  },
  {
    form: /\/tours\/:slug\/preview intent=submit/,
    reason: "a draft is submitted once all of its steps are complete: tests/e2e/operator-journey.spec.ts",
  },
  {
    form: /\/admin\/tours\/:slug\/publish intent=submit/,
    reason: "drafts without changes have nothing to publish: tests/worker/admin-tours.test.ts",
  },
  {
    form: /\/prices\/:year$/,
    reason: "without a season there is nothing to store: tests/site/year-prices.test.ts",
  },
  {
    form: /\/operator\/connect widget=on/,
    reason:
      "a widget that was turned off is removed before it is turned on again: tests/worker/widgets.test.ts",
  },
  {
    form: /\/check-in intent=check-in/,
    reason: "the demo operator has no departure on the day of the demo data: tests/worker/check-in.test.ts",
  },
];

/** Order of sending, first to last. What takes something away, moves money or ends a session comes after what needs it. */
const order: RegExp[] = [
  /\/sandbox\/pay/,
  /intent=(?:prepare|approve)-all/,
  /bank-file/,
  /\/revenue\/payouts intent=pay/,
  /delete|remove|suspend|cancel|(?<!repair-)withdraw|reject|refuse|unpublish|hide|leave|end-|discard|erase|decline|pause|close/,
  / widget=remove/,
  /intent=delete-list|\/departures\b.* intent=reopen/,
  /\/(?:tours|users|reports)\b.* intent=delete$/,
  // Closes the office to administrators without a second factor.
  / name=sign-in$/,
  /\/logout|sign-out|change-email|two-step/,
  /intent=change-password/,
  /\/profile\/data password/,
  /\/members intent=remove/,
  /\/members intent=hand-over/,
  /\/memberships intent=leave/,
];

export function rankOf(identity: string): number {
  // A row of a form is removed from what is typed, not from what is stored.
  return / rows=/.test(identity) ? 0 : order.findLastIndex((pattern) => pattern.test(identity)) + 1;
}

/** Returns true if a role sends a form: guests and travelers those of the site, offices their own and those of their accounts. */
export function isSent(role: Role | LimitedRole, { form, identity }: FormPlace): boolean {
  // A webhook's challenge would leave this machine: tests/worker/webhooks.test.ts sends it.
  if (isLimited(role) || identity.includes("intent=challenge")) return false;
  return (
    /^(?:guest|traveler)$/.test(role) ||
    /^\/(?:admin|operator|office|profile|logout)\b/.test(form.action.pathname)
  );
}

/** Opens what of a role's mail was not opened yet: one of each subject. */
export function createMailbox(database: DatabaseSync, role: Role | LimitedRole) {
  const list = database.prepare(
    "SELECT id, recipient, subject FROM mail_outbox WHERE channel = 'mail' ORDER BY created_at, recipient",
  );
  const known = new Set<string>();
  return function newMail(): string[] {
    return list.all().flatMap((mail) => {
      const recipient = String(mail.recipient);
      const [, demo] = /^(traveler|operator|staff|admin)@tourbharat\.example$/.exec(recipient) ?? [];
      const kind = String(mail.subject).replaceAll(/TB\d+|\d+/g, "N");
      if ((demo ?? "guest") !== role || known.has(kind)) return [];
      known.add(kind);
      return [`/dev/outbox/${String(mail.id)}/html`];
    });
  };
}

/** Returns a day in the year that ends the address. */
function inYear({ action }: PageForm): string {
  return `${action.pathname.slice(-4)}-03-01`;
}

/** Returns what HTML cannot say of a field, by its name. */
export function createHint(database: DatabaseSync): Hint {
  const one = (sql: string) => String(Object.values(database.prepare(sql).get() ?? {})[0] ?? "");
  const codeOfPhone = () =>
    /\b\d{6}\b/.exec(
      one("SELECT text FROM mail_outbox WHERE channel <> 'mail' ORDER BY created_at DESC"),
    )?.[0] ?? "";
  const confirmed =
    "WHERE status = 'confirmed' AND customer_email NOT LIKE '%@tourbharat.example' ORDER BY id";
  const values: Record<string, (form: PageForm) => string> = {
    ...Object.fromEntries(
      ["admin", "operator"].flatMap((office) =>
        ["from", "to"].map((day) => [
          `/${office}/tours/:slug/prices/:year priceRules.seasons.0.${day}`,
          inYear,
        ]),
      ),
    ),
    "/operator/connect origins": () => "https://www.example.com",
    "/operator/connect color": () => "#0c5f66",
    "/login email": () => "traveler@tourbharat.example",
    "/bookings/lookup bookingId": () => one(`SELECT booking_id FROM bookings ${confirmed}`),
    "/bookings/lookup email": () => one(`SELECT customer_email FROM bookings ${confirmed}`),
    "/my-data email": () => one(`SELECT customer_email FROM bookings ${confirmed}`),
    "/login/phone phone": () => verifiedPhone,
    "/login/phone code": codeOfPhone,
    // The code of an authenticator app, whose key the page shows, or of a phone.
    "/profile/security code": ({ controls }) => {
      const uri = controls.find(({ name: other }) => other === "uri")?.value;
      return uri === undefined ? codeOfPhone() : codeOf(new URL(uri).searchParams.get("secret") ?? "");
    },
    "/forgot-password email": () => one("SELECT email FROM users WHERE verified_phone IS NOT NULL"),
    "/operator/tours/create place": () => "Coonoor",
    "/operator/tours/create title": () => "Coonoor between tea and hills",
    "/admin/tours/new location": () => "Coonoor, Tamil Nadu",
    "/admin/tours/new title": () => "Coonoor between tea and hills",
    "/admin/settings/:section registrationNumber": () => "U63040KA2016PTC013217",
    "/admin/settings/:section legalForm": () => "private",
    "/admin/revenue/bank day": () => "2020-01-01",
    "/admin/revenue/tax reference": () => "CPIN1234567",
    // With operators ticked, as the crawl does.
    "/admin/resellers/:id scope": () => "only",
    "/admin/operators/:slug/bank reference": () => "HDFC0000123456",
    latitude: () => "11.35",
    longitude: () => "76.79",
    priceInr: () => "4500",
    highlights: () => "A first highlight\nA second highlight\nA third highlight",
    meetingAt: () => "27.1751, 78.0421",
    at: () => "27.1751, 78.0421",
    closes: () => "18:00",
    // With a photographer and a source, which only the filling of all fields has.
    licence: () => "CC BY 4.0",
    languages: () => "English\nHindi",
    month: () => "2025-01",
    accountNumberAgain: () => "50100012345678",
    "/profile/data confirmation": () => "DELETE",
    couponCode: () => "WELCOME15",
    age: () => "34",
    identityNumber: () => "A1234567",
    state: () => "29",
    gstin: () => "29AADCD4217P1ZA",
    ifsc: () => "HDFC0001234",
    accountNumber: () => "50100012345678",
  };
  return ({ name, type, options }, form) => {
    const route = patternOf(form.action.pathname);
    const hint = values[`${route} ${name}`] ?? values[name] ?? values[name.split(".").at(-1) ?? ""];
    const value = hint?.(form) ?? null;
    return value !== null && type === "select" && !options.includes(value) ? null : value;
  };
}
