import { departureId } from "~/domain/departures/departure-change";
import type { RescueOrder, RescueScope } from "~/domain/desk/rescue";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { readExemption } from "~/domain/departures/exemption";
import { AppError, invalidFields } from "~/domain/errors";
import type { NewNotification } from "~/domain/notifications/notification";
import { withAudit } from "../../audit/with-audit";
import { findBookableTour } from "../../tours/tours.repo";
import type { ChangeDependencies, PrivilegedChangeDependencies } from "../../bookings/change-booking";
import { openScope, type RescueActor } from "./get-rescue";
import { countAffected, createOffers, retryOffers, type OpenScope } from "./rescue.repo";
import { workRescues } from "./work-rescues";

/**
 * Orders the rescue of bookings: offers them other trips, or refunds them at once. Jobs, or the open page, carry it out step by step.
 * Operators rescue their closed departures, at their own fault and with their own tours; who bears a storm is up to administrators.
 * @returns the number of bookings
 * @throws AppError `not_found`, `illegal_transition` (the departure is open, or no travelers are left), `invalid`, `conflict` (more bookings than shown)
 */
export async function orderRescue(
  dependencies: PrivilegedChangeDependencies,
  actor: RescueActor,
  { scope, order }: { scope: RescueScope; order: RescueOrder },
): Promise<number> {
  const { db, clock, audit } = dependencies;
  const open = await openScope(dependencies, actor, scope);
  const isAdmin = actor.role === "admin";
  if (!isAdmin && open.closedReason === null)
    throw new AppError("illegal_transition", "Close the departure first.");
  if (order.intent === "offer") await requireOfferable(dependencies, actor, open, order);
  else await requireAsShown(dependencies, open, order);
  const fault = isAdmin ? order.fault : ("operator" as const);
  // The ground that the closing named stands.
  const exemption = open.closedExemption ?? (isAdmin ? readExemption(order, fault === "nobody") : null);
  const ordered = {
    ...order,
    fault,
    exemption,
    orderedBy: isAdmin ? ("team" as const) : ("operator" as const),
  };
  const now = clock();
  const entry = {
    action: "operator" in scope ? ("operator.rescue" as const) : ("departure.rescue" as const),
    subjectId: "operator" in scope ? scope.operator : departureId(scope),
    after: {
      what: order.intent,
      who: order.who === "all" ? "all" : order.chosen,
      fault,
      exemption: exemption?.ground,
      ...(order.intent === "offer" && {
        options: order.options,
        proposals: order.proposals,
        hours: order.hours,
        fallback: order.fallback,
      }),
    },
    reason: order.reason,
  };
  const departure =
    "operator" in scope ? "all departures ahead" : `${open.title}, ${formatTravelDate(scope.travelDate)}`;
  const notification = isAdmin
    ? startedNotification(dependencies, open, { departure, reason: order.reason }, now)
    : null;
  const count = await withAudit(audit, actor, entry, (statements) =>
    createOffers(db, open, ordered, now, statements, notification),
  );
  if (count === 0)
    throw new AppError(
      "illegal_transition",
      "There is nobody left to rescue here. Own bookings of an operator get no offers: please call them.",
    );
  return count;
}

function startedNotification(
  { bookingMailer }: ChangeDependencies,
  { operatorSlug, closedReason }: OpenScope,
  { departure, reason }: { departure: string; reason: string },
  at: number,
): NewNotification {
  return {
    event: "rescue-started",
    key: `rescue/${operatorSlug}/${departure}/${at}`,
    to: { operator: operatorSlug },
    params: { departure },
    url: bookingMailer.addressOf("/operator/bookings"),
    mail: {
      subject: `We are helping your travelers: ${departure}`,
      preheader: "Other trips or full refunds.",
      heading: "We are helping your travelers",
      paragraphs: [
        `We offer other trips or full refunds to travelers of ${departure}. You hear about each booking that leaves.`,
        `Reason: ${reason}`,
      ],
      details: closedReason === null ? [] : [["Closed", closedReason]],
      action: "View bookings",
    },
  };
}

async function requireOfferable(
  { db }: ChangeDependencies,
  actor: RescueActor,
  open: OpenScope,
  { options, proposals }: Extract<RescueOrder, { intent: "offer" }>,
): Promise<void> {
  if (options.length === 0 && !proposals.date && !proposals.tour)
    throw invalidFields({ options: ["Please choose at least one trip to offer."] });
  for (const option of options) {
    if (option.kind === "date") continue;
    const tour = await findBookableTour(db, option.tour);
    if (!tour || (actor.role !== "admin" && tour.operatorSlug !== open.operatorSlug))
      throw invalidFields({
        options: ["One of these tours is not available anymore. Please reload the page."],
      });
  }
}

/** Ensures that a refund for all bookings reaches only those that were shown. */
async function requireAsShown(
  { db }: ChangeDependencies,
  open: OpenScope,
  { who, expected }: Extract<RescueOrder, { intent: "refund" }>,
): Promise<void> {
  if (who === "chosen") return;
  const { byState } = await countAffected(db, open);
  const count = (byState.none ?? 0) + (byState.queued ?? 0) + (byState.asked ?? 0) + (byState.failed ?? 0);
  if (count > expected)
    throw new AppError("conflict", "There are more bookings now. Please check the numbers and try again.");
}

/** Makes failed bookings of a scope due again. @returns the number of bookings @throws AppError `not_found` */
export async function retryRescue(
  dependencies: ChangeDependencies,
  actor: RescueActor,
  { scope, offer }: { scope: RescueScope; offer?: string | undefined },
): Promise<number> {
  const open = await openScope(dependencies, actor, scope);
  return retryOffers(dependencies.db, open, offer, dependencies.clock());
}

/** Max bookings of one request of the open page. */
const stepSize = 5;

/** Works on the due bookings of a scope while its page is open. @returns the number of bookings @throws AppError `not_found` */
export async function stepRescue(
  dependencies: ChangeDependencies,
  actor: RescueActor,
  scope: RescueScope,
): Promise<number> {
  const open = await openScope(dependencies, actor, scope);
  return workRescues(dependencies, { limit: stepSize, open });
}
