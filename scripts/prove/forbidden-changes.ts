import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";

/** Rows that a role must not change; the first column is the key. */
interface Guard {
  what: string;
  sql: string;
  /** Forbids new rows too. */
  isComplete?: boolean;
}
export type Role = "guest" | "traveler" | "staff" | "operator" | "support" | "admin";

/** Rows that nobody may change once they are written: the books, the history and the log. */
const forAll = [
  ["ledger_entries", "*"],
  // Without the actor, whose account may be deleted.
  ["booking_events", "seq, type, booking, status, version, created_at"],
  ["audit_log", "*"],
  ["tax_documents", "*"],
].map(([table, columns]) => ({ what: `a row of ${table}`, sql: `SELECT ${columns} FROM ${table}` }));

const ofOperator = "'deccan-and-coast'";
const personal = "id, name, email, phone, role, status, admin_role";
const sold =
  "b.booking_id, b.status, b.total_amount, b.paid_amount, b.refunded_amount, b.customer_name, b.customer_email, b.customer_phone, b.travel_date, b.number_of_travelers";

/** Settings and money of the platform. */
const platform: Guard[] = [
  ...[
    "settings",
    "gst_rates",
    "commission_rates",
    "payouts",
    "tax_payments",
    "settlements",
    "bank_lines",
    "operator_invoices",
    "marketing_spend",
  ].map((table) => ({ what: table, sql: `SELECT rowid, * FROM ${table}`, isComplete: true })),
  {
    what: "a coupon",
    sql: "SELECT code, kind, value, valid_from, valid_until, usage_limit, per_customer_limit FROM coupons",
    isComplete: true,
  },
];

/** Rows of people other than the one with this e-mail address. */
const others = (email: string): Guard[] => [
  { what: "another account", sql: `SELECT ${personal} FROM users WHERE email <> '${email}'` },
  {
    what: "another password",
    sql: `SELECT a.id, a.password FROM accounts a JOIN users u ON u.id = a.user_id WHERE u.email <> '${email}'`,
  },
  {
    what: "a review's author or tour",
    sql: "SELECT id, booking, tour_id, user_id, author_name FROM reviews",
  },
];

const tours = (condition: string): Guard => ({
  what: "a tour",
  sql: `SELECT slug, status, operator_slug, title, subtitle, description, price_inr, capacity, is_featured, price_rules,
    departure_rules, paused_at, deleted_at FROM tours WHERE ${condition}`,
  isComplete: true,
});
const operators = (condition: string): Guard[] => [
  {
    what: "an operator",
    sql: `SELECT * FROM operators WHERE ${condition.replaceAll("operator_slug", "slug")}`,
  },
  { what: "a bank account", sql: `SELECT * FROM bank_accounts WHERE ${condition}`, isComplete: true },
  {
    what: "a member of an operator",
    sql: `SELECT operator_slug || ' ' || user_id, * FROM operator_members WHERE ${condition}`,
    isComplete: true,
  },
];

function guardsOfTraveler(email: string): Guard[] {
  return [
    ...others(email),
    tours("true"),
    ...operators("true"),
    { what: "a reply to a review", sql: "SELECT * FROM review_replies", isComplete: true },
    {
      what: "another's booking",
      sql: `SELECT ${sold} FROM bookings b LEFT JOIN users u ON u.id = b.user_id
        WHERE b.customer_email <> '${email}' AND coalesce(u.email, '') <> '${email}'`,
    },
  ];
}

function guardsOfOperator(email: string): Guard[] {
  const isOther = `operator_slug <> ${ofOperator}`;
  return [
    ...others(email),
    tours(isOther),
    ...operators(isOther),
    {
      what: "a booking of another operator",
      sql: `SELECT ${sold} FROM bookings b JOIN tours t ON t.id = b.tour_id
        WHERE t.operator_slug <> ${ofOperator} AND b.customer_email <> '${email}'`,
    },
  ];
}

const byRole: Record<Role, Guard[]> = {
  guest: [...platform, ...guardsOfTraveler("nobody@tourbharat.example")],
  traveler: [...platform, ...guardsOfTraveler("traveler@tourbharat.example")],
  // May manage departures and bookings only.
  staff: [...platform, ...guardsOfOperator("staff@tourbharat.example"), ...operators("true")],
  operator: [...platform, ...guardsOfOperator("operator@tourbharat.example")],
  support: [
    ...platform,
    { what: "a bank account", sql: "SELECT * FROM bank_accounts", isComplete: true },
    { what: "an administrator's role", sql: "SELECT id, admin_role FROM users WHERE admin_role IS NOT NULL" },
    {
      what: "a tour's texts or price",
      sql: "SELECT slug, title, subtitle, description, price_inr FROM tours",
    },
  ],
  admin: [],
};

/** Returns the queries for what a role must not change. */
export function guardsOf(role: Role): Guard[] {
  return [...forAll, ...byRole[role]];
}

/** Reads the guarded rows. */
export function snapshot(database: DatabaseSync, guards: Guard[]): Map<string, string>[] {
  return guards.map(
    ({ sql }) =>
      new Map(
        database
          .prepare(sql)
          .all()
          .map((row) => [String(Object.values(row)[0]), JSON.stringify(row)] as const),
      ),
  );
}

/** Describes what has changed since a snapshot. */
export function changesIn(database: DatabaseSync, guards: Guard[], before: Map<string, string>[]): string[] {
  const after = snapshot(database, guards);
  return guards.flatMap(({ what, isComplete }, index) => {
    const [old, now] = [
      before[index] ?? new Map<string, string>(),
      after[index] ?? new Map<string, string>(),
    ];
    const changed = [...old].filter(([key, row]) => now.get(key) !== row);
    const added = isComplete ? [...now.keys()].filter((key) => !old.has(key)) : [];
    return [
      ...changed.slice(0, 3).map(([key, row]) => `${what}: ${key} (${differenceOf(row, now.get(key))})`),
      ...added.slice(0, 3).map((key) => `${what}: ${key} is new`),
    ];
  });
}

const rowSchema = z.record(z.string(), z.unknown());

function differenceOf(before: string, after: string | undefined): string {
  if (after === undefined) return "gone";
  const [old, now] = [before, after].map((row) => rowSchema.parse(JSON.parse(row)));
  if (!old || !now) return "gone";
  return Object.keys(old)
    .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
    .map((name) => `${name} from ${JSON.stringify(old[name])} to ${JSON.stringify(now[name])}`.slice(0, 150))
    .join(", ");
}
