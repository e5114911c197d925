import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { availabilityBody, reservationBody } from "~/domain/partners/octo/requests";
import { operation, type Operation, type Simulation } from "../simulation.ts";
import { admins, owners, resellers, tours } from "../world.ts";
import { runJob } from "./jobs.ts";
import { rowOf, uuid } from "./choose.ts";

/** Operations of resellers, of their administrators, and of calendars of other channels. */

interface Reserved {
  uuid: string;
  headers: Headers;
}

function headersOf(id: string): Headers {
  const reseller = resellers.find((each) => each.id === id);
  return new Headers({ Authorization: `Bearer ${reseller?.key}` });
}

/** Chooses one of the newest reservations that meet a condition; null if there is none. */
function reservationWhere(sim: Simulation, condition: string): Reserved | null {
  const newest = `SELECT r.uuid, r.reseller FROM reseller_bookings r LEFT JOIN bookings b ON b.id = r.booking WHERE ${condition}
    ORDER BY r.created_at DESC, r.uuid LIMIT 1 OFFSET ?`;
  const row = rowOf(sim, newest, sim.random.between(0, 6)) ?? rowOf(sim, newest, 0);
  return row ? { uuid: String(row.uuid), headers: headersOf(String(row.reseller)) } : null;
}

/** Matches reservations that are not booked; most of them are still on hold. */
function isOpen({ random, now }: Simulation): string {
  return `r.booking IS NULL AND r.cancelled_at IS NULL AND r.expires_at > ${random.chance(0.9) ? now : 0}`;
}

function unitItems({ random }: Simulation) {
  return Array.from({ length: random.between(1, 3) }, () => ({ unitId: "adult" }));
}

/** Puts seats on hold; programs send again what was not answered. */
function reserve(sim: Simulation): Operation {
  const { random, now } = sim;
  const tour = random.pick(tours);
  const optionId = "options" in tour ? random.pick(tour.options).id : random.pick(["standard", "deluxe"]);
  const day = addDays(todayInIndia(now), random.between(1, 9));
  const asked = availabilityBody.parse({
    productId: tour.slug,
    optionId,
    localDateStart: day,
    localDateEnd: day,
  });
  const headers = headersOf(random.pick(resellers).id);
  const start = random.between(0, 1);
  const body = {
    uuid: uuid(random),
    productId: tour.slug,
    optionId,
    unitItems: unitItems(sim),
    ...(random.chance(0.3) && { expirationMinutes: random.between(1, 120) }),
  };
  const once: Operation = {
    kind: "octo-reserve",
    call: async (services) => {
      const found = await services.checkOctoAvailability(headers, [], asked);
      const availabilityId = (found[start] ?? found[0])?.id ?? "none";
      return services.reserveOcto(headers, [], reservationBody.parse({ ...body, availabilityId }));
    },
  };
  if (random.chance(0.15)) sim.begin(once);
  return once;
}

function confirm(sim: Simulation): Operation | null {
  const { random, memory } = sim;
  const reserved = reservationWhere(sim, isOpen(sim));
  if (!reserved) return null;
  const email = random.chance(0.5) ? `reseller-${random.between(1, 2 ** 30)}@example.com` : null;
  const body = {
    contact: { fullName: "Asha Rao", emailAddress: email },
    ...(random.chance(0.2) && { unitItems: unitItems(sim) }),
  };
  const once = operation({
    kind: "octo-confirm",
    call: (services) => services.confirmOctoBooking(reserved.headers, [], reserved.uuid, body),
    answered: ({ supplierReference }) =>
      memory.promise(
        "a reseller's booking",
        "SELECT 1 FROM reseller_bookings r JOIN bookings b ON b.id = r.booking WHERE r.uuid = ? AND b.booking_id = ?",
        reserved.uuid,
        supplierReference ?? "",
      ),
  });
  if (random.chance(0.2)) sim.begin(once);
  return once;
}

/** Confirms all that is on hold at once: the money may not last. */
function confirmMany(sim: Simulation): Operation | null {
  const many = () => confirm(sim);
  for (let times = 0; times < 4; times += 1) {
    const one = many();
    if (one) sim.begin(one);
  }
  return many();
}

function extend(sim: Simulation): Operation | null {
  const reserved = reservationWhere(sim, isOpen(sim));
  if (!reserved) return null;
  const minutes = sim.random.between(1, 120);
  return {
    kind: "octo-extend",
    call: (services) => services.extendOctoBooking(reserved.headers, [], reserved.uuid, minutes),
  };
}

function update(sim: Simulation): Operation | null {
  const reserved = reservationWhere(sim, isOpen(sim));
  if (!reserved) return null;
  const body = { unitItems: unitItems(sim) };
  return {
    kind: "octo-update",
    call: (services) => services.updateOctoBooking(reserved.headers, [], reserved.uuid, body),
  };
}

function cancel(sim: Simulation): Operation | null {
  const { random, memory } = sim;
  const reserved = reservationWhere(
    sim,
    random.chance(0.4) ? isOpen(sim) : "b.status IN ('confirmed', 'pending')",
  );
  if (!reserved) return null;
  const once: Operation = {
    kind: "octo-cancel",
    call: (services) => services.cancelOctoBooking(reserved.headers, [], reserved.uuid, "Ill"),
    answered: () =>
      memory.promise(
        "a reseller's cancellation",
        `SELECT 1 FROM reseller_bookings r LEFT JOIN bookings b ON b.id = r.booking
          WHERE r.uuid = ? AND coalesce(b.status = 'cancelled', r.cancelled_at IS NOT NULL)`,
        reserved.uuid,
      ),
  };
  if (random.chance(0.2)) sim.begin(once);
  return once;
}

/** Returns an administrator who has just signed in. */
function adminNow({ random, now }: Simulation) {
  return { ...random.pick(admins), signedInAt: now };
}

function payIn(sim: Simulation): Operation {
  const { random, memory } = sim;
  const paid = {
    id: random.pick(resellers).id,
    amount: random.between(1, 30_000),
    note: "NEFT N123",
    receiptId: uuid(random),
  };
  const admin = adminNow(sim);
  const once: Operation = {
    kind: "reseller-paid-in",
    call: (services) => services.recordPaidIn(admin, paid),
    answered: () =>
      memory.promise(
        "money that a reseller paid in",
        "SELECT 1 FROM reseller_movements WHERE id = ? AND amount = ?",
        paid.receiptId,
        paid.amount,
      ),
  };
  // A form that is sent twice.
  if (random.chance(0.2)) sim.begin(once);
  return once;
}

function changeTerms(sim: Simulation): Operation {
  const { random } = sim;
  const { id } = random.pick(resellers);
  const row = rowOf(sim, "SELECT name, version, balance FROM resellers WHERE id = ?", id);
  const change = {
    id,
    version: Number(row?.version),
    name: String(row?.name),
    email: "reseller@example.com",
    gstin: null,
    state: "27" as const,
    address: "14 Sample Chambers, Fort, Mumbai 400001",
    terms: random.pick(["commission", "net"] as const),
    commissionPercent: random.between(0, 20),
    bearer: random.pick(["operator", "platform", "shared"] as const),
    creditLimit: random.chance(0.3) ? 0 : random.between(0, 60_000),
    isAdvanced: random.chance(0.4),
    isActive: random.chance(0.9),
  };
  const admin = adminNow(sim);
  return { kind: "reseller-terms", call: (services) => services.changeReseller(admin, change) };
}

/** Calendars of other channels, by operator: whole days, or seats. */
const feeds = [
  { operator: "nilgiri-walks", owner: owners[0], tours: ["ooty", "hampi"], seats: "" },
  { operator: "konkan-boats", owner: owners[1], tours: ["goa"], seats: "2" },
  { operator: "konkan-boats", owner: owners[1], tours: ["goa"], seats: "" },
].map((feed, index) => ({ ...feed, address: `https://calendars.example.com/${index}.ics` }));

/** Adds a calendar that is missing. */
function addCalendar(sim: Simulation): Operation | null {
  const feed = sim.random.pick(feeds);
  const known = rowOf(
    sim,
    "SELECT 1 FROM calendar_feeds WHERE operator_slug = ? AND coalesce(seats, '') = ?",
    feed.operator,
    feed.seats === "" ? "" : Number(feed.seats),
  );
  if (known || !feed.owner) return null;
  const owner = { ...feed.owner, signedInAt: sim.now };
  const form = new FormData();
  form.set("name", "Other channel");
  form.set("address", feed.address);
  form.set("seats", feed.seats);
  for (const tour of feed.tours) form.append("tours", tour);
  return {
    kind: "add-calendar",
    call: (services) => services.addCalendar(owner, { slug: feed.operator, form }),
  };
}

/** Another channel sells a day, or gives one up; then our schedule reads the calendars that are due. */
function sellElsewhere(sim: Simulation): Operation {
  const { random, now, channels } = sim;
  const { address } = random.pick(feeds);
  const today = todayInIndia(now);
  const days = (channels.days.get(address) ?? []).filter((day) => day >= today);
  const day = addDays(today, random.between(1, 9));
  if (days.length > 0 && random.chance(0.45)) days.splice(random.between(0, days.length - 1), 1);
  else if (!days.includes(day)) days.push(day);
  channels.days.set(address, days);
  return { kind: "job calendars", call: (_, scheduled) => runJob(sim, "calendars", scheduled()) };
}

/** An operator looks at the blocks: opens one, blocks it again, confirms lost events, or removes the calendar. */
function changeCalendar(sim: Simulation): Operation | null {
  const { random } = sim;
  const feed = rowOf(
    sim,
    "SELECT id, operator_slug AS operator, lost_to AS lost FROM calendar_feeds ORDER BY id LIMIT 1 OFFSET ?",
    random.between(0, 2),
  );
  if (!feed) return null;
  const named = { slug: String(feed.operator), id: String(feed.id) };
  const owner = owners[named.slug === "konkan-boats" ? 1 : 0] ?? null;
  const block = rowOf(
    sim,
    `SELECT t.slug, b.travel_date AS day, b.start, b.is_undone AS isUndone FROM calendar_blocks b JOIN tours t ON t.id = b.tour_id
      WHERE b.feed = ? ORDER BY b.travel_date DESC, b.start LIMIT 1 OFFSET ?`,
    named.id,
    random.between(0, 6),
  );
  const verb = random.weighted([
    ["block", 8],
    ["confirm", 8],
    ["remove", 1],
  ] as const);
  if (verb === "block") {
    if (!block) return null;
    const change = {
      verb: block.isUndone ? ("redo" as const) : ("undo" as const),
      tour: String(block.slug),
      travelDate: String(block.day),
      start: String(block.start),
    };
    return {
      kind: `${change.verb}-block`,
      call: (services) => services.changeCalendar(owner, { ...named, ...change }),
    };
  }
  if (verb === "confirm" && feed.lost === null) return null;
  return { kind: `${verb}-calendar`, call: (services) => services.changeCalendar(owner, { ...named, verb }) };
}

/**
 * Looks at an operator's calendars once nothing changes anymore: each sold day that another channel has sold, too, is a conflict, and in the
 * queue of work.
 */
export function lookAtCalendars({ database, memory, channels, now }: Simulation): Operation[] {
  const sold = database.prepare(`SELECT d.start, d.booked FROM departures d JOIN tours t ON t.id = d.tour_id
    WHERE t.slug = ? AND d.travel_date = ? AND d.closed_at IS NULL AND d.booked > 0`);
  return owners.map((owner, index) => {
    const slug = index === 1 ? "konkan-boats" : "nilgiri-walks";
    return operation({
      kind: "look-at-calendars",
      call: async (services) => ({
        calendars: await services.getCalendars(owner, slug),
        overview: await services.getOperatorOverview(owner),
      }),
      answered: ({ calendars, overview }) => {
        const [work] = overview.tasks.calendars;
        for (const { seats, blocks, blocked, lostTo } of calendars.feeds) {
          const feed = feeds.find((each) => each.operator === slug && each.seats === String(seats ?? ""));
          if (seats !== null || blocked > blocks.length || !feed) continue;
          const today = todayInIndia(now);
          for (const day of (channels.days.get(feed.address) ?? []).filter((each) => each > today))
            for (const tour of feed.tours)
              for (const { start } of sold.all(tour, day)) {
                const block = blocks.find(
                  (each) => each.tour === tour && each.travelDate === day && each.start === start,
                );
                if (block && !block.isUndone && (!block.isConflict || !work || work.conflicts === 0))
                  memory.breaches.push(
                    `the sold departure ${tour} ${day} ${String(start)} is no conflict with the calendar that blocks it`,
                  );
              }
          if (lostTo !== null && !work) memory.breaches.push(`lost events of ${slug} are no work`);
        }
      },
    });
  });
}

export const partners = {
  reserve,
  confirm,
  confirmMany,
  extend,
  update,
  cancel,
  payIn,
  changeTerms,
  addCalendar,
  sellElsewhere,
  changeCalendar,
};
