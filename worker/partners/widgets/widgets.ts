import type { BookingStatus } from "~/domain/bookings/booking-status";
import { AppError, invalidFields } from "~/domain/errors";
import { parseFields } from "~/domain/form-fields";
import { maxWidgets, widgetFieldsSchema, type WidgetPage, type WidgetVerb } from "~/domain/partners/widget";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import { membershipOf } from "../../operators/profile/membership-of";
import type { Staff } from "../../platform/authz/actors";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { outsideAddressProblem } from "../../platform/http/outside-address";
import type { Keys } from "../../platform/keys/keys";
import { randomId } from "../../platform/surroundings";
import * as repo from "./widgets.repo";

const noWidget = () => new AppError("not_found", "This widget does not exist, or is off.");

/** Returns what a widget shows, for any visitor of the websites it stands in. @throws AppError `not_found`, also while it is off */
export async function getWidget({ db }: { db: Database }, id: string): Promise<WidgetPage> {
  const widget = await repo.findWidgetPage(db, id);
  if (!widget) throw noWidget();
  return widget;
}

/** Signs the key with which a widget polls the status of a booking that it made. It opens nothing else. */
export async function widgetStatusKey(
  { db, keys }: { db: Database; keys: Keys },
  bookingId: string,
): Promise<string> {
  const booking = await repo.findWidgetBooking(db, bookingId);
  return keys.sign("widget-status", booking?.id ?? "");
}

/** Returns the status of a booking that a widget made. @throws AppError `not_found`, the same for every cause */
export async function getWidgetBookingStatus(
  { db, keys }: { db: Database; keys: Keys },
  { bookingId, key }: { bookingId: string; key: string },
): Promise<{ status: BookingStatus }> {
  const booking = await repo.findWidgetBooking(db, bookingId);
  const fits = keys.verify("widget-status", booking?.id ?? "none", key);
  if (!booking || !fits) throw new AppError("not_found", "Booking not found.");
  return { status: booking.status };
}

/** Returns the widgets of an operator, and its tours on sale. @throws AppError as `membershipOf` */
export function getWidgets({ db }: { db: Database }, owner: Staff<"company">, slug: string) {
  return repo.listWidgets(db, membershipOf(owner, slug).operator);
}

/** Returns the origin of a website that may frame a widget. @throws AppError `invalid` */
function originOf(address: string, ownOrigin: string): string {
  const isLocal = import.meta.env.MODE !== "production" && /^http:\/\/localhost:\d+\/?$/.test(address);
  const problem = isLocal ? null : outsideAddressProblem(address, ownOrigin);
  if (problem !== null) throw invalidFields({ origins: [`${address.slice(0, 100)}: ${problem}`] });
  return new URL(address).origin;
}

async function readWidget(db: Database, operator: string, form: FormData, ownOrigin: string) {
  const [tour = "", origins = "", color = ""] = ["tour", "origins", "color"].map((name) => form.get(name));
  const fields = parseFields(widgetFieldsSchema, { tour, origins, color });
  const tourId = fields.tour === null ? null : await repo.findOwnTour(db, operator, fields.tour);
  if (fields.tour !== null && tourId === null)
    throw invalidFields({ tour: ["Please choose one of your tours."] });
  const listed = new Set(fields.origins.map((address) => originOf(address, ownOrigin)));
  return { tourId, origins: [...listed], color: fields.color };
}

/**
 * Saves a widget, turns it on or off, or removes it.
 * @param named.id empty for a new one @throws AppError `invalid`, `not_found`
 */
export async function changeWidget(
  { db, audit, clock, origin }: { db: Database; clock: Clock; audit: AuditDependencies; origin: string },
  owner: Staff<"company">,
  { slug, id, verb, form }: { slug: string; id: string; verb: WidgetVerb; form: FormData },
): Promise<void> {
  const { operator } = membershipOf(owner, slug);
  const saved = verb === "save" ? await readWidget(db, operator, form, origin) : null;
  const target = { operator, id: id || randomId() };
  const action = id === "" ? ("operator.add-widget" as const) : (`operator.${verb}-widget` as const);
  const entry = {
    action,
    subjectId: operator,
    after: { id: target.id, ...(saved && { origins: saved.origins }) },
  };
  const isDone = await withAudit(audit, owner, entry, (statements) => {
    const changed = { ...target, audit: statements };
    if (saved && id === "") return repo.insertWidget(db, changed, saved, clock());
    return repo.updateWidget(db, changed, saved ?? (verb === "remove" ? null : { isOn: verb === "on" }));
  });
  if (isDone) return;
  if (!saved || id !== "") throw noWidget();
  throw invalidFields({ origins: [`You have ${maxWidgets} widgets. Please remove one first.`] });
}
