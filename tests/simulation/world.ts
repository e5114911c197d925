import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Viewer } from "~/domain/accounts/account";
import { readTourFile, tourStatements } from "../../scripts/seed/catalogue";
import { catalogueTourSchema } from "../../worker/catalogue/schema";
import { createDatabase } from "../../worker/platform/db/client";
import * as schema from "../../worker/platform/db/schema";
import { sha256 } from "../../worker/platform/keys/sha256";
import { createNodeD1 } from "./database/node-d1.ts";

/** The first instant of each run: a Monday morning in India. */
export const start = Date.UTC(2027, 0, 4, 4, 30);

/**
 * Tours with few seats, so that people meet. The second takes deposits and is sold in options with extras, the third starts twice a day.
 */
export const tours = [
  { slug: "ooty", operator: "nilgiri-walks", capacity: 6, priceRules: {} },
  {
    slug: "hampi",
    operator: "nilgiri-walks",
    capacity: 9,
    priceRules: { deposit: { percent: 25, balanceDays: 4 } },
    options: [
      { id: "shared", name: "Shared", pricePer: "person", priceInr: 0, priceRules: {}, seats: null },
      {
        id: "jeep",
        name: "Jeep",
        pricePer: "booking",
        priceInr: 9000,
        priceRules: {},
        seats: null,
        takes: 4,
      },
      { id: "boat", name: "Boat", pricePer: "booking", priceInr: 7000, priceRules: {}, seats: 2, takes: 1 },
    ],
    extras: [
      {
        id: "lunch",
        name: "Lunch",
        per: "person",
        priceInr: 400,
        required: false,
        stock: 4,
        refund: "full",
        gstPercent: 18,
      },
      {
        id: "permit",
        name: "Permit",
        per: "person",
        priceInr: 250,
        required: true,
        stock: null,
        refund: "none",
        gstPercent: null,
      },
    ],
  },
  {
    slug: "goa",
    operator: "konkan-boats",
    capacity: 4,
    priceRules: {},
    starts: [{ time: "06:00", seats: 3 }, { time: "15:00" }],
  },
] as const;
export type TourSlug = (typeof tours)[number]["slug"];

/** Tours of one operator that share its jeeps, and whether these limit their sales. */
export const sharers = [
  ["ooty", true],
  ["hampi", false],
] as const;

/** One pays before it books, the other on credit. */
export const resellers = [
  { id: "prepaid", creditLimit: 0, key: `tbk_${"prepaid".repeat(4)}` },
  { id: "credit", creditLimit: 40_000, key: `tbk_${"credit".repeat(4)}` },
];

/** Coupons that many want and few get. */
export const coupons = ["FIRSTFIVE", "ONEEACH"] as const;

function person(id: string, overrides: Partial<Viewer>): Viewer {
  return {
    id,
    name: `Person ${id}`,
    email: `${id}@example.com`,
    emailVerified: true,
    image: null,
    role: "user",
    status: "active",
    adminRole: null,
    twoFactorEnabled: false,
    signedInAt: start,
    ...overrides,
  };
}

export const admins = ["asha", "vikram"].map((id) => person(id, { role: "admin", adminRole: "owner" }));
export const owners = ["ravi", "leela"].map((id) =>
  person(id, { role: "tour_operator", status: "verified" }),
);
export const travelers = Array.from({ length: 12 }, (_, index) => person(`traveler-${index}`, {}));

const operators = [
  { slug: "nilgiri-walks", name: "Nilgiri Walks", owner: "ravi" },
  { slug: "konkan-boats", name: "Konkan Boats", owner: "leela" },
];

/** Applies the baseline, and adds tours, people, coupons and operators that can be paid. @param changed rewrites the baseline's text */
export async function createWorld(database: DatabaseSync, changed: (sql: string) => string): Promise<void> {
  const files = readdirSync("migrations").filter((file) => file.endsWith(".sql"));
  for (const file of files.toSorted())
    database.exec(changed(readFileSync(path.join("migrations", file), "utf8")));
  const db = createDatabase(createNodeD1(database));
  const at = new Date(start);
  for (const { id, name, email, role, status, adminRole } of [...admins, ...owners, ...travelers])
    await db.insert(schema.users).values({
      id,
      name,
      email,
      role,
      status,
      adminRole,
      emailVerified: true,
      createdAt: at,
      updatedAt: at,
    });
  for (const { slug, name, owner } of operators) {
    await db.insert(schema.operators).values({
      slug,
      companyName: name,
      baseCity: "Kochi",
      status: "verified",
      ownerId: owner,
      pan: "AAPFU0939F",
      phone: "+919845012345",
      address: "4 Beach Road, Kochi",
    });
    await db.insert(schema.bankAccounts).values({
      operator: slug,
      holder: name,
      encryptedNumber: "none",
      lastDigits: "4321",
      ifsc: "HDFC0001234",
      confirmedAt: start,
      provenAt: start,
    });
  }
  await db.insert(schema.settings).values({
    name: "tax-identity",
    value: {
      legalName: "Tour Bharat Private Limited",
      pan: "AABCT4567R",
      tan: "BLRT12345B",
      gstin: "29AABCT4567R1ZF",
      tcsRegistration: "29AABCT4567R1CQ",
    },
    version: 1,
    updatedAt: start,
  });
  for (const { id, creditLimit, key } of resellers) {
    await db.insert(schema.resellers).values({
      id,
      name: `Reseller ${id}`,
      email: "reseller@example.com",
      state: "27",
      address: "14 Sample Chambers, Fort, Mumbai 400001",
      terms: "commission",
      commissionPercent: 10,
      bearer: "operator",
      creditLimit,
      createdAt: start,
    });
    await db.insert(schema.apiKeys).values({
      id,
      hash: sha256(key),
      prefix: key.slice(0, 12),
      name: "Program",
      reseller: id,
      rights: ["read-catalogue", "read-bookings", "book"],
      createdAt: start,
    });
  }
  addTours(database);
  const valid = { validFrom: "2027-01-01", validUntil: "2028-12-31", createdAt: start };
  const [few, each] = coupons;
  await db.insert(schema.coupons).values([
    { code: few, kind: "percent", value: 10, maxDiscount: 900, borneBy: "shared", usageLimit: 5, ...valid },
    { code: each, kind: "fixed", value: 500, borneBy: "operator", perCustomerLimit: 1, ...valid },
  ]);
}

function addTours(database: DatabaseSync): void {
  const folder = path.resolve("worker/catalogue/tours");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const found = tours.map(({ slug, operator, capacity, priceRules, ...others }) => {
    const file = files.find((name) => path.basename(name) === `${slug}.yaml`);
    if (file === undefined) throw new Error(`the catalogue has no ${slug}`);
    const tour = readTourFile(path.join(folder, file), catalogueTourSchema);
    const starts = "starts" in others && { startTime: "06:00", starts: [...others.starts] };
    return {
      ...tour,
      operator,
      capacity,
      priceRules,
      departures: { ...tour.departures, ...starts },
    };
  });
  for (const statement of tourStatements(found)) database.exec(statement);
  // Two tours share four jeeps, which limit the sales of one.
  for (const [slug, limits] of sharers)
    database
      .prepare("UPDATE tours SET needs = ? WHERE slug = ?")
      .run(JSON.stringify({ each: [{ kind: "vehicle", skill: null, seatsEach: 6 }], limits }), slug);
  for (const name of ["Jeep 1", "Jeep 2", "Jeep 3", "Jeep 4"])
    database
      .prepare("INSERT INTO resources (operator_slug, kind, name, created_at) VALUES (?, 'vehicle', ?, ?)")
      .run("nilgiri-walks", name, start);
  for (const tour of tours)
    if ("options" in tour)
      database
        .prepare("UPDATE tours SET options = ?, extras = ? WHERE slug = ?")
        .run(JSON.stringify(tour.options), JSON.stringify(tour.extras), tour.slug);
}
