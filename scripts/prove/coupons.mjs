import { bookingBody, createClient, inParallel, whileLooking } from "./client.ts";
import { checkCoupons, parsePairs, readCoupons } from "./coupon-invariants.ts";
import { coupons, couponTour } from "./database.ts";
import { createRandom, seedFor } from "./random.ts";

const clients = 48;
const customers = Array.from({ length: 60 }, (_, number) => `customer${number}@example.com`);
const travelDate = new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10);

/** Runs concurrent coupon bookings and cancellations, then uses up each coupon exactly. */
export async function proveCoupons(server, { seed, attempts, tally }) {
  await mix(server, { seed, attempts, tally });
  await sellOut(server, tally);
}

/** Limits of coupons, as the tally names them. */
export const couponLimits = ["in total", "per customer"];

/** Sends the same requests without the coupon guards, until every limit is broken. */
export async function overuseCoupons(server, { seed, attempts, tally }) {
  const isDone = () => couponLimits.every((limit) => tally.over.get(limit) > 0);
  await mix(server, { seed, attempts, tally, isDone });
}

async function mix({ address, database, admin }, { seed, attempts, tally, isDone = () => false }) {
  const live = [];
  const taken = (random) => live.splice(random.between(0, live.length - 1), 1)[0];
  await whileLooking(
    () => checkCoupons(database, tally),
    () =>
      inParallel(clients, async (number) => {
        const random = createRandom(seedFor(seed, 1000 + number));
        const client = createClient(address);
        while (tally.attempts < attempts && !isDone()) {
          if (live.length > 0 && random.chance(0.3)) {
            await cancel(admin, taken(random), tally, random.chance(0.3) ? 2 : 1);
            continue;
          }
          const { code } = random.pick(coupons);
          const pause = random.chance(0.5) ? { "X-Test-Pause": String(random.between(0, 25)) } : {};
          const booking = await book(client, code, random.pick(customers), tally, pause);
          if (booking !== null) live.push(booking.bookingId);
        }
      }),
  );
}

/** Books a seat with a coupon. Returns the booking, or null if the coupon was rejected. */
async function book(client, couponCode, email, tally, headers = {}) {
  tally.attempts += 1;
  const body = bookingBody({ tour: couponTour.slug, travelDate, numberOfTravelers: 1, email, couponCode });
  const { status, json } = await client.send("POST", "/api/bookings", body, headers);
  if (status === 201) {
    tally.sold += 1;
    if (!(json.booking.discount > 0))
      tally.error("a booking has no discount although its coupon was redeemed");
    return json.booking;
  }
  tally.refused += 1;
  if (status !== 422 || Object.keys(json.errors ?? {}).join() !== "couponCode")
    tally.error(`a booking with a coupon was answered ${status} ${json.code ?? ""}`);
  return null;
}

/** Cancels a booking several times concurrently: its coupon is released once. */
async function cancel(admin, bookingId, tally, times) {
  tally.attempts += times;
  const answers = await Promise.all(
    Array.from({ length: times }, () =>
      admin.send("PATCH", `/api/admin/bookings/${bookingId}`, { status: "cancelled" }),
    ),
  );
  const done = answers.filter(({ status }) => status === 200).length;
  tally.refused += times - done;
  tally.cancelled += done;
  if (done !== 1) tally.error("a booking was not cancelled once");
}

async function sellOut({ address, database }, tally) {
  const client = createClient(address);
  for (const { code, usageLimit, perCustomerLimit } of coupons) {
    const { live: used, byCustomer } = readCoupons(database).find((coupon) => coupon.code === code);
    const usedBy = new Map(parsePairs(byCustomer));
    let left = usageLimit === null ? Infinity : usageLimit - used;
    const callers =
      perCustomerLimit === null
        ? Array.from({ length: left }, (_, number) => `new${number}@example.com`)
        : customers.flatMap((email) =>
            Array.from({ length: perCustomerLimit - (usedBy.get(email) ?? 0) }, () => email),
          );
    for (const email of callers.slice(0, left)) {
      if ((await book(client, code, email, tally)) === null) tally.stranded += 1;
      left -= 1;
    }
    const oneTooMany = perCustomerLimit === null || left === 0 ? "late@example.com" : customers[0];
    if ((await book(client, code, oneTooMany, tally)) !== null)
      tally.error("a coupon that is used up was taken");
  }
  checkCoupons(database, tally);
}
