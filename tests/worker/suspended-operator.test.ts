import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { createBooking } from "../../worker/bookings/create-booking";
import { bookingFormSchema } from "~/domain/bookings/booking";
import { operators, tours } from "../../worker/platform/db/schema";
import { findBookableTour, listCards, listMappedPlaces } from "../../worker/tours/tours.repo";
import { getHomeTours } from "../../worker/money/premium/get-home-tours";
import { suggestSearches } from "../../worker/tours/suggest-searches";
import { book, get, origin, post, read } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { bookingRequest } from "../support/booking-request";
import { audit } from "../support/audit";
import { keys } from "../support/keys";
import { db, rowCounts } from "../support/database";
import { createPerson } from "../support/people";
import { problemOf } from "../support/problem";
import { useCases } from "../../worker/services";

const { run: changeAccountStatus } = useCases.changeAccountStatus;

const listed = z.object({ tours: z.array(z.object({ slug: z.string() })), total: z.int() });
const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);

let admin: Viewer;
let owner: Viewer;
let operator = "";

beforeAll(async () => {
  admin = await createPerson("admin", "active");
  owner = await createPerson("tour_operator", "verified");
  const tour = await db
    .select({ operator: tours.operatorSlug })
    .from(tours)
    .where(eq(tours.slug, "ooty"))
    .get();
  operator = tour?.operator ?? "";
  await db.update(operators).set({ ownerId: owner.id }).where(eq(operators.slug, operator));
});

function change(action: "suspend" | "activate") {
  const deps = {
    db,
    audit,
    clock: Date.now,
    mailer: { send: async () => undefined },
    origin,
    closeSockets: async () => undefined,
  };
  return changeAccountStatus(deps, admin, { userId: owner.id, action });
}

/** Returns true if the tour appears wherever tours are listed, searched, suggested and shown. */
async function whereFound() {
  const search = await read(await get("/api/tours?q=ooty"), listed);
  const home = await getHomeTours({ db, clock: Date.now });
  return {
    searched: slugs(search.tours).includes("ooty"),
    listed: slugs(await listCards(db)).includes("ooty"),
    onMap: slugs(await listMappedPlaces(db, Date.now())).includes("ooty"),
    onHome: slugs(home.places).includes("ooty"),
    suggested: (await suggestSearches({ db }, "ooty")).includes("Ooty"),
    shown: (await get("/api/tours/ooty")).status === 200,
  };
}

function everywhere(found: boolean) {
  return { searched: found, listed: found, onMap: found, onHome: found, suggested: found, shown: found };
}

test("a suspended operator's tours leave the site and return when activated", async () => {
  const before = await read(await get("/api/tours?limit=1"), listed);
  expect(await whereFound()).toStrictEqual(everywhere(true));
  await change("suspend");
  expect(await whereFound()).toStrictEqual(everywhere(false));
  const during = await read(await get("/api/tours?limit=1"), listed);
  const own = await db.$count(tours, eq(tours.operatorSlug, operator));
  expect(own).toBeGreaterThan(1);
  expect(during.total).toBe(before.total - own);
  await change("activate");
  expect(await whereFound()).toStrictEqual(everywhere(true));
});

test("a suspended operator's tour cannot be booked, and nothing is written", async () => {
  await change("suspend");
  const before = await rowCounts();
  await problemOf(await post("/api/bookings", bookingRequest()), "not_found");
  expect(await rowCounts()).toStrictEqual(before);
  await change("activate");
  expect(await book()).toMatchObject({ tourSlug: "ooty" });
});

test("a tour whose operator is suspended during the booking is not booked", async () => {
  const request = { ...bookingFormSchema.parse(bookingRequest()), tour: "ooty" };
  const before = await rowCounts();
  // The clock is read before the tour is looked up; the batch comes after it.
  const suspendsWhileBooking = new Proxy(db, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (name !== "batch" || typeof value !== "function") return value;
      return async (...statements: unknown[]) => {
        await change("suspend");
        return value.apply(target, statements);
      };
    },
  });
  expect(await findBookableTour(db, "ooty")).not.toBeNull();
  await expect(
    createBooking(
      {
        db: suspendsWhileBooking,
        clock: Date.now,
        publisher: { bookingsChanged: () => undefined, seatsChanged: () => undefined },
        bookingMailer,
        keys,
      },
      request,
      { viewer: null, idempotencyKey: "suspended-while-booking" },
    ),
  ).rejects.toMatchObject({ code: "not_found" });
  expect(await rowCounts()).toStrictEqual(before);
  await change("activate");
});
