import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "../columns";
import { bookings } from "./bookings";
import { operators } from "./tours";

/** Coupons. The fields of their form are described in `app/domain/coupons/coupon-fields.ts`. */
export const coupons = sqliteTable(
  "coupons",
  {
    /** Uppercase. */
    code: text("code").primaryKey(),
    kind: text("kind").$type<"percent" | "fixed">().notNull(),
    /** Percent, or whole rupees. */
    value: integer("value").notNull(),
    /** Maximum discount of a percentage, whole rupees; null for none. */
    maxDiscount: integer("max_discount"),
    /** The party that bears the discount once its operator has agreed; null for the platform. */
    borneBy: text("borne_by").$type<"operator" | "shared">(),
    /** Minimum total in whole rupees before the coupon; null for none. */
    minimumPurchase: integer("minimum_purchase"),
    /** Minimum adults and children; null for none. */
    minimumTravelers: integer("minimum_travelers"),
    /** yyyy-MM-dd, India, inclusive. */
    validFrom: text("valid_from").notNull(),
    validUntil: text("valid_until").notNull(),
    /** Total uses; null for no limit. */
    usageLimit: integer("usage_limit"),
    perCustomerLimit: integer("per_customer_limit"),
    used: integer("used").notNull().default(0),
    /** Slugs of the tours and operators it applies to; null for all. */
    tours: text("tours", { mode: "json" }).$type<string[]>(),
    operators: text("operators", { mode: "json" }).$type<string[]>(),
    description: text("description"),
    /** Increases with each edit, to detect conflicting edits. */
    version: integer("version").notNull().default(1),
    /** Inactive from then on, until it is reactivated. */
    deactivatedAt: instant("deactivated_at"),
    /** A deleted coupon with uses stays for its bookings; it is not listed and cannot be redeemed. */
    deletedAt: instant("deleted_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("coupons_code_in_any_case").on(sql`lower("code")`),
    check("coupons_kind_known", sql`${table.kind} IN ('percent', 'fixed')`),
    check("coupons_bearer_known", sql`${table.borneBy} IN ('operator', 'shared')`),
    check("coupons_value_positive", sql`${table.value} > 0`),
    // Enforces the usage limit: a batch that exceeds it is rolled back completely.
    check("coupons_not_overused", sql`${table.usageLimit} IS NULL OR ${table.used} <= ${table.usageLimit}`),
    check("coupons_used_not_negative", sql`${table.used} >= 0`),
  ],
);

/** Operators' agreements to bear their part of a coupon, for one version of it: changed terms need a new one. */
export const couponAgreements = sqliteTable(
  "coupon_agreements",
  {
    coupon: text("coupon")
      .notNull()
      .references(() => coupons.code),
    operatorSlug: text("operator_slug")
      .notNull()
      .references(() => operators.slug, { onUpdate: "cascade" }),
    version: integer("version").notNull(),
    agreedAt: instant("agreed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.coupon, table.operatorSlug] })],
);

/** Uses of a coupon per customer: an e-mail address without its spellings (`emailKeyOf`). */
export const couponCustomers = sqliteTable(
  "coupon_customers",
  {
    coupon: text("coupon")
      .notNull()
      .references(() => coupons.code),
    emailKey: text("email_key").notNull(),
    used: integer("used").notNull(),
    /** The coupon's limit per customer at its last use; null for no limit. */
    usageLimit: integer("usage_limit"),
  },
  (table) => [
    primaryKey({ columns: [table.coupon, table.emailKey] }),
    check(
      "coupon_customers_not_overused",
      sql`${table.usageLimit} IS NULL OR ${table.used} <= ${table.usageLimit}`,
    ),
    check("coupon_customers_used_not_negative", sql`${table.used} >= 0`),
  ],
);

/** Coupon uses by booking; released once if the booking is cancelled before travel. */
export const couponUses = sqliteTable(
  "coupon_uses",
  {
    booking: text("booking")
      .primaryKey()
      .references(() => bookings.id),
    coupon: text("coupon")
      .notNull()
      .references(() => coupons.code),
    emailKey: text("email_key").notNull(),
    createdAt: instant("created_at").notNull(),
    releasedAt: instant("released_at"),
  },
  (table) => [index("coupon_uses_by_coupon").on(table.coupon)],
);
