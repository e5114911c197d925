import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { everyDay, type DepartureRules } from "~/domain/departures/departure-rules";
import type { VerificationState } from "~/domain/operators/operator";
import type { Exemption } from "~/domain/departures/exemption";
import type { OwnQuestion, PartyQuestion } from "~/domain/bookings/party-questions";
import type { TourExtra, TourOption } from "~/domain/prices/offers-schema";
import type { Needs } from "~/domain/resources/resource";
import type { PriceRules } from "~/domain/prices/price-rules";
import type {
  Category,
  DepartureCity,
  Experience,
  Hour,
  Interest,
  Region,
  Scene,
  TourKind,
  TourType,
} from "~/domain/tours/tour";
import type { ClimateStation } from "~/domain/tours/climate";
import type { FitnessLevel } from "~/domain/tours/fitness";
import type { Translations } from "~/domain/tours/translation";
import type { PerishableKind, PracticalFacts } from "~/domain/tours/practical-facts";
import type { TourGuide } from "~/domain/tours/tour-schema";
import type { Drawing } from "~/domain/tours/drawings";
import type { PictureLicence } from "~/domain/tours/picture-licence";
import type { PictureKind } from "~/domain/tours/picture-kind";
import type { SupplyKind } from "~/domain/operators/supply";
import { checkFolded, instant } from "../columns";
import { users } from "./accounts";

/** Operators: the operators that run the tours. */
export const operators = sqliteTable(
  "operators",
  {
    id: integer("id").primaryKey(),
    /** Its address, which may change: everything that names it by this follows (triggers of migration 0005). */
    slug: text("slug").notNull().unique(),
    companyName: text("company_name").notNull(),
    /** `foldText` of the name, for searches and order. Empty for a row written without it: the name in lower case stands in. */
    foldedName: text("folded_name").notNull().default(""),
    /** Home city; empty until the operator enters it. */
    baseCity: text("base_city").notNull(),
    registrationNumber: text("registration_number"),
    address: text("address"),
    /** For travelers with a confirmed booking; E.164. */
    phone: text("phone"),
    status: text("status").$type<"pending" | "verified" | "suspended">().notNull(),
    /** Place in the review of a pending operator (operator_decisions). */
    verification: text("verification").$type<VerificationState>().notNull().default("waiting"),
    /** The owner's account, which the operator's status follows; members (operator_members) can act for it too. */
    ownerId: text("owner_id").references(() => users.id),
    /** Uppercase without spaces, checksum verified. */
    gstin: text("gstin"),
    /** Service that it sells, for GST. */
    supply: text("supply").$type<SupplyKind>().notNull().default("tour"),
    /** Uppercase; that of the GSTIN, if there is one. */
    pan: text("pan"),
    /** Year in which the company was founded, if its owner entered it. */
    foundedYear: integer("founded_year"),
    /** Path of its logo on this origin, or null: its initials are shown instead. */
    logo: text("logo"),
    /** Part of the signed calendar links: increasing it invalidates the old ones. */
    calendarVersion: integer("calendar_version").notNull().default(1),
  },
  (table) => [
    index("operators_by_owner").on(table.ownerId),
    checkFolded("operators_name_folded", table.companyName, table.foldedName),
    check("operators_status_known", sql`${table.status} IN ('pending', 'verified', 'suspended')`),
    check(
      "operators_verification_known",
      sql`${table.verification} IN ('waiting', 'documents_asked', 'refused')`,
    ),
    // Rule 46(a) of the CGST Rules: a tax invoice has the supplier's address.
    check("operators_address_registered", sql`${table.gstin} IS NULL OR ${table.address} IS NOT NULL`),
    // Section 9(5) of the CGST Act: without a GSTIN the platform would owe the GST.
    check(
      "operators_supply_known",
      sql`${table.supply} IN ('tour', 'tour-with-credit') OR ${table.supply} IN ('stay', 'stay-above') AND ${table.gstin} IS NOT NULL`,
    ),
  ],
);

export const tours = sqliteTable(
  "tours",
  {
    id: integer("id").primaryKey(),
    slug: text("slug").notNull().unique(),
    kind: text("kind").$type<TourKind>().notNull(),
    status: text("status").$type<"active" | "pending" | "draft">().notNull().default("active"),
    /** Null for a sample tour until an administrator assigns one. */
    operatorSlug: text("operator_slug").references(() => operators.slug, { onUpdate: "cascade" }),
    /** Position in recommended order, lowest first. */
    position: integer("position").notNull(),

    place: text("place").notNull(),
    title: text("title").notNull(),
    /** `foldText` of the title, for searches and order. Empty for a row written without it: the title in lower case stands in. */
    foldedTitle: text("folded_title").notNull().default(""),
    subtitle: text("subtitle").notNull(),
    description: text("description", { mode: "json" }).$type<string[]>().notNull(),
    highlights: text("highlights", { mode: "json" }).$type<string[]>().notNull(),
    guide: text("guide", { mode: "json" }).$type<TourGuide>().notNull(),
    /** Null for a tour whose operator has not stated any. */
    practical: text("practical", { mode: "json" }).$type<PracticalFacts>(),
    /** From `practical`, for search. */
    fitness: text("fitness")
      .$type<FitnessLevel>()
      .generatedAlwaysAs(sql`(json_extract("practical", '$.fitness.level'))`, { mode: "virtual" }),
    minAge: integer("min_age").generatedAlwaysAs(sql`(json_extract("practical", '$.minAge'))`, {
      mode: "virtual",
    }),

    /** The state that holds its coordinates. */
    state: text("state").notNull(),
    /** All states it visits, `state` first. */
    states: text("states", { mode: "json" }).$type<string[]>().notNull(),
    latitude: real("latitude").notNull(),
    longitude: real("longitude").notNull(),
    altitudeMetres: integer("altitude_metres"),
    region: text("region").$type<Region>().notNull(),
    departureCity: text("departure_city").$type<DepartureCity>().notNull(),

    days: integer("days").notNull(),
    /** Per traveler, whole rupees. */
    priceInr: integer("price_inr").notNull(),
    /** Seats on each travel date. */
    capacity: integer("capacity").notNull(),
    /** Mean and number of published reviews' stars, updated in the batch that writes a review. */
    rating: real("rating"),
    reviewCount: integer("review_count").notNull().default(0),

    type: text("type").$type<TourType>().notNull(),
    category: text("category").$type<Category>(),
    experiences: text("experiences", { mode: "json" }).$type<Experience[]>().notNull(),
    interests: text("interests", { mode: "json" }).$type<Interest[]>().notNull(),
    bestMonths: text("best_months", { mode: "json" }).$type<number[]>().notNull(),

    scene: text("scene").$type<Scene>().notNull(),
    motif: text("motif").notNull(),
    hour: text("hour").$type<Hour>().notNull(),
    /** Illustration chosen by the operator; those of catalogue tours come from the build. */
    drawing: text("drawing").$type<Drawing>(),

    departureRules: text("departure_rules", { mode: "json" })
      .$type<DepartureRules>()
      .notNull()
      .default(everyDay),
    priceRules: text("price_rules", { mode: "json" }).$type<PriceRules>().notNull().default({}),
    /** Options it is sold in, the first at the fares above; null without. */
    options: text("options", { mode: "json" }).$type<TourOption[]>(),
    /** Null without. */
    extras: text("extras", { mode: "json" }).$type<TourExtra[]>(),

    /** Resources that a departure needs; null without. */
    needs: text("needs", { mode: "json" }).$type<Needs>(),

    /** Questions to the travelers after booking, besides their names. */
    partyQuestions: text("party_questions", { mode: "json" }).$type<PartyQuestion[]>().notNull().default([]),
    ownQuestions: text("own_questions", { mode: "json" }).$type<OwnQuestion[]>().notNull().default([]),

    /** Time an operator or administrator changed the tour: from then on the catalogue import skips it. */
    editedAt: instant("edited_at"),

    /** Shown on the home page, in recommended order. */
    isFeatured: integer("is_featured", { mode: "boolean" }).notNull().default(false),
    /** Why an administrator rejected a draft, until it is submitted again. */
    rejectionReason: text("rejection_reason"),
    /** Sales are paused from then on; null while the tour is sold. Triggers of migration 0002 refuse seats meanwhile. */
    pausedAt: instant("paused_at"),
    /** First day in India on which it is sold again; null until it is resumed. */
    pausedUntil: text("paused_until"),
    /** Increases with each edit, to detect conflicting edits. */
    version: integer("version").notNull().default(1),
    /** Its texts in other languages than English; null without. */
    translations: text("translations", { mode: "json" }).$type<Translations>(),
    /** Null for a tour from the catalogue. */
    createdAt: instant("created_at"),
    /** A deleted tour is a draft that is not listed; its bookings still refer to it, and it can be restored. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("tours_recommended").on(table.status, table.position, table.id),
    // The parent key of a booking's tour and operator.
    uniqueIndex("tours_by_operator").on(table.operatorSlug, table.id),
    // Pages of an operator's list and the counts of its tabs.
    index("tours_by_operator_in_order").on(
      table.operatorSlug,
      table.position,
      table.id,
      table.status,
      table.deletedAt,
    ),
    index("tours_by_title").on(table.title, table.id, table.slug),
    // The few tours of the home page and of the destinations' pages.
    index("tours_featured")
      .on(table.status, table.position, table.id)
      .where(sql`"is_featured" = 1`),
    index("tours_destinations")
      .on(table.status, table.position, table.id)
      .where(sql`"kind" = 'destination'`),
    // The administrators' list in its default order.
    index("tours_newest").on(sql`coalesce("created_at", 0)`, table.id),
    // The calendar of an operator, which reads all of its tours.
    index("tours_in_calendar").on(
      table.operatorSlug,
      table.deletedAt,
      table.departureRules,
      table.title,
      table.slug,
      table.capacity,
      table.status,
    ),
    // For reports over all tours, whose rows are long: their names, and what decides on which days they offer seats.
    index("tours_named").on(table.place, table.state, table.slug),
    index("tours_offered").on(
      table.departureRules,
      table.capacity,
      table.status,
      table.deletedAt,
      table.operatorSlug,
      table.createdAt,
      table.slug,
      table.title,
    ),
    index("tours_by_city").on(table.departureCity, table.position),
    // For similar tours.
    index("tours_by_region_and_type").on(table.region, table.type, table.position),
    index("tours_by_scene").on(table.scene, table.position),
    checkFolded("tours_title_folded", table.title, table.foldedTitle),
    check("tours_state_first", sql`json_extract(${table.states}, '$[0]') IS ${table.state}`),
    check("tours_status_known", sql`${table.status} IN ('active', 'pending', 'draft')`),
    // Also refuses an operator that a statement did not find.
    check(
      "tours_operator_named",
      sql`${table.operatorSlug} IS NOT NULL OR (${table.status} = 'draft' AND ${table.createdAt} IS NULL)`,
    ),
    check("tours_price_positive", sql`${table.priceInr} > 0`),
    check("tours_days_positive", sql`${table.days} > 0`),
    check("tours_capacity_positive", sql`${table.capacity} > 0`),
  ],
);

/**
 * The last change of each tour that was changed: triggers (migration 0001) add a row for whatever a search may see of it. Isolates keep an
 * index of the tours on sale and read the changes after its version.
 */
export const catalogueChanges = sqliteTable("catalogue_changes", {
  version: integer("version").primaryKey({ autoIncrement: true }),
  tourId: integer("tour_id").notNull().unique(),
});

/** One random token: an index of another token is read again. Replace it after restoring a backup, since versions then repeat. */
export const catalogueEpoch = sqliteTable("catalogue_epoch", { token: text("token").primaryKey() });

/** Climate normals (worker/catalogue/climate.yaml) by the key in `tours.practical`. */
export const climateStations = sqliteTable("climate_stations", {
  key: text("key").primaryKey(),
  normals: text("normals", { mode: "json" }).$type<ClimateStation>().notNull(),
});

/** Facts of tours that change by year, to look up again. Triggers (migration 0006) derive them from `tours.practical`. */
export const perishableFacts = sqliteTable(
  "perishable_facts",
  {
    id: integer("id").primaryKey(),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id),
    kind: text("kind").$type<PerishableKind>().notNull(),
    fact: text("fact").notNull(),
    /** Month of the year in which to look again, 1 to 12. */
    month: integer("month").notNull(),
    /** yyyy-MM-dd, the day of the tour's newest source, or null. */
    checkedOn: text("checked_on"),
    /** yyyy-MM, the first such month after that day; empty if the tour was never checked. */
    due: text("due").notNull(),
  },
  (table) => [
    index("perishable_facts_by_tour").on(table.tourId),
    index("perishable_facts_by_due").on(table.due, table.id),
  ],
);

/**
 * Changed start or meeting point of a tour, until all who have booked it are notified. Written by the trigger
 * `tours_meeting_changed`, which covers every way to edit a tour.
 */
export const meetingChanges = sqliteTable(
  "meeting_changes",
  {
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id),
    /** Further edits are merged into the change until its mails are being sent. */
    isSending: integer("is_sending", { mode: "boolean" }).notNull().default(false),
    /** Start times are IST, "HH:mm". */
    startBefore: text("start_before").notNull(),
    meetingPointBefore: text("meeting_point_before").notNull(),
    startNow: text("start_now").notNull(),
    meetingPointNow: text("meeting_point_now").notNull(),
    /** Time of the last edit. Earlier bookings are notified; later ones have seen the new values. */
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.tourId, table.isSending] })],
);
export type MeetingChange = typeof meetingChanges.$inferSelect;

/** Uploaded pictures of a tour in display order; a tour without any shows its illustration. */
export const tourPictures = sqliteTable(
  "tour_pictures",
  {
    id: text("id").primaryKey(),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id),
    position: integer("position").notNull(),
    kind: text("kind").$type<PictureKind>().notNull().default("place"),
    alt: text("alt").notNull(),
    /** Width of the widest variant, in pixels. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Stored widths, ascending, each at `tours/{id}-{width}.webp`. */
    widths: text("widths", { mode: "json" }).$type<number[]>().notNull(),
    /** Author, license and page of a picture by others; all null for the operator's own. */
    credit: text("credit"),
    licence: text("licence").$type<PictureLicence>(),
    source: text("source"),
    createdAt: instant("created_at").notNull(),
    /** A removed picture is not shown; the file is deleted once no cached page can refer to it. */
    removedAt: instant("removed_at"),
  },
  (table) => [
    index("tour_pictures_of_tour").on(table.tourId, table.position),
    index("tour_pictures_removed")
      .on(table.removedAt)
      .where(sql`${table.removedAt} IS NOT NULL`),
    check("tour_pictures_not_empty", sql`length(${table.alt}) > 0`),
    check("tour_pictures_kind_known", sql`${table.kind} IN ('place', 'room', 'vehicle', 'guide', 'food')`),
    check(
      "tour_pictures_attributed",
      sql`(${table.credit} IS NULL) = (${table.licence} IS NULL) AND (${table.licence} IS NULL) = (${table.source} IS NULL)`,
    ),
  ],
);

/** A pool of seats: a tour on a travel date at a start. The row is created with the first booking or hold. */
export const departures = sqliteTable(
  "departures",
  {
    id: integer("id").primaryKey(),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id),
    /** yyyy-MM-dd, India. */
    travelDate: text("travel_date").notNull(),
    /** Key of the start within the day (app/domain/departures/start.ts); empty for the only departure of a day. */
    start: text("start").notNull().default(""),
    /** HH:mm, India: that of the start or the tour, which a trigger keeps; empty for a tour without one. */
    startTime: text("start_time").notNull().default(""),
    capacity: integer("capacity").notNull(),
    booked: integer("booked").notNull().default(0),
    /** Sum of its `seat_holds`, maintained by their triggers; expired holds are deleted at the next sale. */
    held: integer("held").notNull().default(0),
    /** True if the capacity was set for this date and no longer follows the tour's. */
    hasOwnCapacity: integer("has_own_capacity", { mode: "boolean" }).notNull().default(false),
    /** No seats can be taken from then on (trigger `departures_take_nobody`, migration 0002). */
    closedAt: instant("closed_at"),
    /** A sentence for travelers. */
    closedReason: text("closed_reason"),
    closedBy: text("closed_by").references(() => users.id),
    /** The party that bears refunds of a closed departure; null for its operator. */
    closedFault: text("closed_fault", { enum: ["nobody"] }),
    /** Why its travelers are owed no compensation; null if they are. */
    closedExemption: text("closed_exemption", { mode: "json" }).$type<Exemption>(),
    /** Null since migration 0010 made guides resources. */
    guideName: text("guide_name"),
    guidePhone: text("guide_phone"),
  },
  (table) => [
    uniqueIndex("departures_one_a_start").on(table.tourId, table.travelDate, table.start),
    // Prevents overselling: a batch that exceeds the capacity is rolled back completely.
    check("departures_not_oversold", sql`${table.booked} + ${table.held} <= ${table.capacity}`),
    check("departures_booked_not_negative", sql`${table.booked} >= 0`),
    check("departures_held_not_negative", sql`${table.held} >= 0`),
    check(
      "departures_closed_exempt",
      sql`${table.closedFault} IS NULL OR ${table.closedExemption} IS NOT NULL`,
    ),
    check("departures_guide_reachable", sql`(${table.guideName} IS NULL) = (${table.guidePhone} IS NULL)`),
    // With what reports read of a departure.
    index("departures_by_date").on(
      table.travelDate,
      table.tourId,
      table.booked,
      table.capacity,
      table.closedAt,
    ),
    // Without a free seat, unless holds on it have ended.
    index("departures_full")
      .on(table.travelDate, table.tourId)
      .where(sql`capacity <= booked + held`),
    index("departures_closed_with_travelers")
      .on(table.travelDate, table.tourId)
      .where(sql`closed_at IS NOT NULL AND booked > 0`),
    index("departures_closed")
      .on(table.closedAt)
      .where(sql`closed_at IS NOT NULL`),
  ],
);

/**
 * Departures of tours with a smallest party, from their first booking on. Triggers (migration 0002) create a row with the terms of that
 * moment and guarantee it in the statement that takes the last missing seat.
 */
export const departureMinimums = sqliteTable(
  "departure_minimums",
  {
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id),
    /** yyyy-MM-dd, India. */
    travelDate: text("travel_date").notNull(),
    start: text("start").notNull().default(""),
    /** Travelers needed, as shown to customers: a tour's later rules can only lower it. */
    travelers: integer("travelers").notNull(),
    /** Day in India on which it is decided. */
    decideOn: text("decide_on").notNull(),
    /** When the operator was asked for the decision. */
    askedAt: instant("asked_at"),
    /** When it was guaranteed; it stays so. */
    guaranteedAt: instant("guaranteed_at"),
    /** When travelers and operator were notified of that. */
    notifiedAt: instant("notified_at"),
    /** When the departure was canceled for too few travelers. */
    cancelledAt: instant("cancelled_at"),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.travelDate, table.start] }),
    index("departure_minimums_open")
      .on(table.decideOn)
      .where(sql`guaranteed_at IS NULL AND cancelled_at IS NULL`),
    index("departure_minimums_to_notify")
      .on(table.guaranteedAt)
      .where(sql`guaranteed_at IS NOT NULL AND notified_at IS NULL`),
    check("departure_minimums_travelers_positive", sql`${table.travelers} > 0`),
  ],
);

/**
 * Seats held for a client who is filling in a booking. Triggers (migration 0002) add a row's seats to its departure
 * on insert and release them on delete, exactly once.
 */
export const seatHolds = sqliteTable(
  "seat_holds",
  {
    id: text("id").primaryKey(),
    /** Holder id from the signed cookie (worker/seats/holder-cookie.ts). */
    holder: text("holder").notNull(),
    /** Keyed hash of the client's address (`callerIdOf`); null in demo builds, which don't limit by address. */
    caller: text("caller"),
    /** True if a proof of work can be asked for and none was sent: the trigger `seat_holds_proof` decides. */
    isUnproven: integer("is_unproven", { mode: "boolean" }).notNull().default(false),
    /** 1 to 3: limits each holder to three holds. */
    slot: integer("slot").notNull(),
    tourId: integer("tour_id").notNull(),
    /** yyyy-MM-dd, India. */
    travelDate: text("travel_date").notNull(),
    start: text("start").notNull().default(""),
    seats: integer("seats").notNull(),
    /** Null for a tour without options. */
    optionId: text("option_id"),
    /** Party, if its option takes other seats; null if it is held one for each. */
    travelers: integer("travelers"),
    extended: integer("extended", { mode: "boolean" }).notNull().default(false),
    /** Set in the batch of a booking that takes the seats over: they don't return to sale with the hold. */
    isUsed: integer("is_used", { mode: "boolean" }).notNull().default(false),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.tourId, table.travelDate, table.start],
      foreignColumns: [departures.tourId, departures.travelDate, departures.start],
    }).onUpdate("cascade"),
    uniqueIndex("seat_holds_by_slot").on(table.holder, table.slot),
    index("seat_holds_by_departure").on(table.tourId, table.travelDate, table.start),
    index("seat_holds_by_end").on(table.expiresAt),
    index("seat_holds_by_caller").on(table.caller),
    check("seat_holds_slot_known", sql`${table.slot} BETWEEN 1 AND 3`),
    check("seat_holds_seats_in_range", sql`${table.seats} BETWEEN 1 AND 200`),
  ],
);

/**
 * Departures that a caller has held, since when. Triggers (migration 0002) end all its holds there 30 minutes later and refuse
 * others for an hour. Deleted after that.
 */
export const heldDepartures = sqliteTable(
  "held_departures",
  {
    caller: text("caller").notNull(),
    tourId: integer("tour_id").notNull(),
    /** yyyy-MM-dd, India. */
    travelDate: text("travel_date").notNull(),
    start: text("start").notNull().default(""),
    firstHeldAt: instant("first_held_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.tourId, table.travelDate, table.start] }),
    index("held_departures_by_start").on(table.firstHeldAt),
  ],
);

/** Proofs of work that have earned a hold, until they expire: each earns one. */
export const spentProofs = sqliteTable(
  "spent_proofs",
  {
    /** Signature of the challenge. */
    id: text("id").primaryKey(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("spent_proofs_by_end").on(table.expiresAt)],
);

/**
 * Unpublished edits of a tour, autosaved and not yet validated: of a draft its content, of a published tour its next
 * version. One per tour; deleted once applied.
 */
export const tourDrafts = sqliteTable("tour_drafts", {
  tourId: integer("tour_id")
    .primaryKey()
    .references(() => tours.id),
  /** Edited fields of the tour form, as typed. */
  values: text("values", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
  /** Increases with each save, to detect conflicting saves. */
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: text("updated_by").references(() => users.id),
  /** Time the changes of a published tour were submitted for review; null while they are being edited. */
  submittedAt: instant("submitted_at"),
  /** Why submitted changes were rejected, until they are submitted again. */
  rejectionReason: text("rejection_reason"),
});

/** Featured places on the home page bought by operators; a tour takes one of a month's limited places. */
export const premiumListings = sqliteTable(
  "premium_listings",
  {
    id: text("id").primaryKey(),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id),
    /** yyyy-MM, India. */
    month: text("month").notNull(),
    /** Number of the place within the month, from 1. */
    place: integer("place").notNull(),
    /** Whole rupees, as charged in the ledger. */
    amount: integer("amount").notNull(),
    boughtBy: text("bought_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("premium_listings_one_a_month").on(table.tourId, table.month),
    // Limits the places sold per month.
    uniqueIndex("premium_listings_by_place").on(table.month, table.place),
    check("premium_listings_place_known", sql`${table.place} BETWEEN 1 AND 12`),
    check("premium_listings_amount_positive", sql`${table.amount} > 0`),
  ],
);
