import type { DatabaseSync } from "node:sqlite";
import type { Hint } from "./fill-form";
import type { FormPlace } from "./send-forms";

/** Pages that each role begins at. */
export const starts: Record<string, string[]> = {
  guest: [
    "/",
    "/sitemap",
    "/dev/outbox",
    // Read by programs, or under an older name.
    "/sitemap.xml",
    "/robots.txt",
    "/manifest.webmanifest",
    "/.well-known/change-password",
    "/.well-known/security.txt",
    "/offline",
    "/tours/culinary",
    "/api/docs",
  ],
  traveler: ["/dashboard"],
  operator: ["/operator", "/operator/dashboard", "/operator/held"],
  staff: ["/operator"],
  admin: ["/admin", "/admin/held"],
  "pending.admin": ["/pending"],
};

const byScripts = "fetched by scripts";
const notFound = "answers addresses that do not exist with 404: tests/e2e";

/** Routes that no page of the demo data links to, and why. */
export const unlinkedRoutes: Readonly<Record<string, string>> = {
  "/*": notFound,
  "/admin/*": notFound,
  "/operator/*": notFound,
  "/admin/find": byScripts,
  "/admin/work": byScripts,
  "/operator/find": byScripts,
  "/operator/work": byScripts,
  "/admin/bookings-ahead": byScripts,
  "/admin/bookings-totals": byScripts,
  "/operator/bookings-totals": byScripts,
  "/operator/bookings/:bookingId/phone": byScripts,
  "/bookings/contact": byScripts,
  "/office/preferences": byScripts,
  "/office/list-choice": byScripts,
  "/operator/tours/:slug/draft": byScripts,
  "/login/with/:provider": "shown only where a provider is configured",
  "/logout": "answers a form; opened, it does nothing",
};

/** Forms that the demo data offer nobody, and the tests that send them. */
export const closedForms: { form: RegExp; reason: string }[] = [
  {
    form: /\/tours\/:slug\/preview intent=submit/,
    reason: "a draft is submitted once all of its steps are complete: tests/e2e/operator-wizard.spec.ts",
  },
  {
    form: /\/tours\/import intent=/,
    reason: "takes a file in the format of tours: tests/e2e/tour-files.spec.ts",
  },
  {
    form: /\/profile\/security intent=confirm-two-step/,
    reason: "takes the code of an app: tests/worker/second-factor.test.ts",
  },
  {
    form: /\/check-in intent=check-in/,
    reason: "the demo operator has no departure on the day of the demo data: tests/worker/check-in.test.ts",
  },
];

/** Order of sending, first to last. What takes something away, moves money or ends a session comes after what needs it. */
const order: RegExp[] = [
  /delete|remove|suspend|cancel|withdraw|reject|refuse|unpublish|hide|leave|end-|discard|erase|decline|pause|close/,
  /\/(?:tours|users)\b.* intent=delete$|intent=(?:prepare|approve)-all/,
  /\/logout|sign-out|change-email|two-step/,
  /intent=change-password/,
  /\/profile\/data password/,
  /\/members intent=hand-over/,
  /\/members intent=remove|\/memberships intent=leave/,
];

export function rankOf(identity: string): number {
  // A row of a form is removed from what is typed, not from what is stored.
  return / rows=/.test(identity) ? 0 : order.findLastIndex((pattern) => pattern.test(identity)) + 1;
}

/** Returns true if a role sends a form: guests and travelers those of the site, offices their own and those of their accounts. */
export function isSent(role: string, { form }: FormPlace): boolean {
  return (
    /^(?:guest|traveler)$/.test(role) ||
    /^\/(?:operator|admin|office|profile|logout)\b/.test(form.action.pathname)
  );
}

/** Opens what of the mail was not opened yet: one of each subject. */
export function createMailbox(database: DatabaseSync) {
  const list = database.prepare(
    "SELECT id, recipient, subject FROM mail_outbox WHERE channel = 'mail' ORDER BY created_at",
  );
  const known = new Set<string>();
  return function mailOf(role: string): string[] {
    return list.all().flatMap((mail) => {
      const recipient = String(mail.recipient);
      const [, demo] = /^(traveler|operator|staff|admin)@tourbharat\.example$/.exec(recipient) ?? [];
      const kind = `${role} ${String(mail.subject).replaceAll(/TB\d+|\d+/g, "N")}`;
      if ((demo ?? "guest") !== role || known.has(kind)) return [];
      known.add(kind);
      return [`/dev/outbox/${String(mail.id)}/html`];
    });
  };
}

/** Returns what HTML cannot say of a field, by its name. */
export function createHint(database: DatabaseSync): Hint {
  const one = (sql: string) => String(Object.values(database.prepare(sql).get() ?? {})[0] ?? "");
  const confirmed = "WHERE status = 'confirmed' ORDER BY id";
  const values: Record<string, () => string> = {
    "/login email": () => "traveler@tourbharat.example",
    "/bookings/lookup bookingId": () => one(`SELECT booking_id FROM bookings ${confirmed}`),
    "/bookings/lookup email": () => one(`SELECT customer_email FROM bookings ${confirmed}`),
    "/my-data email": () => one(`SELECT customer_email FROM bookings ${confirmed}`),
    "/login/phone phone": () =>
      one("SELECT verified_phone FROM users WHERE verified_phone IS NOT NULL") || "+91 98450 10000",
    "/login/phone code": () =>
      /\b\d{6}\b/.exec(
        one("SELECT text FROM mail_outbox WHERE channel <> 'mail' ORDER BY created_at DESC"),
      )?.[0] ?? "",
    "/forgot-password email": () => "staff@tourbharat.example",
    "/operator/tours/create place": () => "Coonoor",
    "/operator/tours/create title": () => "Coonoor between tea and hills",
    "/admin/tours/new place": () => "Coonoor",
    "/admin/tours/new title": () => "Coonoor between tea and hills",
    priceInr: () => "4500",
    highlights: () => "A first highlight\nA second highlight\nA third highlight",
    meetingAt: () => "27.1751, 78.0421",
    at: () => "27.1751, 78.0421",
    languages: () => "English\nHindi",
    month: () => "2025-01",
    "/admin/revenue/tax reference": () => "CPIN1234567",
    accountNumberAgain: () => "50100012345678",
    couponCode: () => "WELCOME15",
    age: () => "34",
    identityNumber: () => "A1234567",
    state: () => "29",
    gstin: () => "29AADCD4217P1ZA",
    ifsc: () => "HDFC0001234",
    accountNumber: () => "50100012345678",
  };
  return ({ name, type, options }, route) => {
    const hint = values[`${route} ${name}`] ?? values[name] ?? values[name.split(".").at(-1) ?? ""];
    const value = hint?.() ?? null;
    return value !== null && type === "select" && !options.includes(value) ? null : value;
  };
}
