import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "../columns";
import { bookings } from "./bookings";

/** The GST that prices include, by the day from which it is charged. */
export const gstRates = sqliteTable("gst_rates", {
  /** yyyy-MM-dd, India. */
  validFrom: text("valid_from").primaryKey(),
  percent: integer("percent").notNull(),
});

/** The platform's share of a sale, by the day from which bookings are made with it. */
export const commissionRates = sqliteTable("commission_rates", {
  /** yyyy-MM-dd, India. */
  validFrom: text("valid_from").primaryKey(),
  percent: integer("percent").notNull(),
});

export const coupons = sqliteTable(
  "coupons",
  {
    /** In capitals. */
    code: text("code").primaryKey(),
    kind: text("kind").$type<"percent" | "fixed">().notNull(),
    /** Percent, or whole rupees. */
    value: integer("value").notNull(),
    /** Whole rupees before the coupon. */
    minimumPurchase: integer("minimum_purchase").notNull().default(0),
    /** yyyy-MM-dd, India, both included. */
    validFrom: text("valid_from").notNull(),
    validUntil: text("valid_until").notNull(),
    /** In all, or null for no limit. */
    usageLimit: integer("usage_limit"),
    perCustomerLimit: integer("per_customer_limit"),
    used: integer("used").notNull().default(0),
    /** Slugs of the tours and operators it is for; null for all. */
    tours: text("tours", { mode: "json" }).$type<string[]>(),
    operators: text("operators", { mode: "json" }).$type<string[]>(),
    description: text("description"),
    /** Grows with each edit: who edits from an older one is told. */
    version: integer("version").notNull().default(1),
    /** Out of use until it is reactivated. */
    deactivatedAt: instant("deactivated_at"),
    /** A deleted coupon that was used stays for its bookings; no list shows it and nobody can use it. */
    deletedAt: instant("deleted_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("coupons_code_in_any_case").on(sql`lower("code")`),
    check("coupons_kind_known", sql`${table.kind} IN ('percent', 'fixed')`),
    check("coupons_value_positive", sql`${table.value} > 0`),
    // The rule that no coupon is used more often than it may be: a batch that would break it is rolled back whole.
    check("coupons_not_overused", sql`${table.usageLimit} IS NULL OR ${table.used} <= ${table.usageLimit}`),
    check("coupons_used_not_negative", sql`${table.used} >= 0`),
  ],
);

/** How often one customer has used a coupon. */
export const couponCustomers = sqliteTable(
  "coupon_customers",
  {
    coupon: text("coupon")
      .notNull()
      .references(() => coupons.code),
    customerEmail: text("customer_email").notNull(),
    used: integer("used").notNull(),
    /** The coupon's limit when it was last used by this customer; null for none. */
    most: integer("most"),
  },
  (table) => [
    primaryKey({ columns: [table.coupon, table.customerEmail] }),
    check("coupon_customers_not_overused", sql`${table.most} IS NULL OR ${table.used} <= ${table.most}`),
    check("coupon_customers_used_not_negative", sql`${table.used} >= 0`),
  ],
);

/** Which booking used which coupon; given back once when it is cancelled before travel. */
export const couponUses = sqliteTable(
  "coupon_uses",
  {
    booking: text("booking")
      .primaryKey()
      .references(() => bookings.id),
    coupon: text("coupon")
      .notNull()
      .references(() => coupons.code),
    customerEmail: text("customer_email").notNull(),
    createdAt: instant("created_at").notNull(),
    givenBackAt: instant("given_back_at"),
  },
  (table) => [index("coupon_uses_by_coupon").on(table.coupon)],
);
