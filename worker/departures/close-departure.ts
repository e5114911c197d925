import { closingReasonSchema, departureId, type DepartureDate } from "~/domain/departures/departure-change";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { timeOfStart } from "~/domain/departures/start";
import { exemptionInWords, readExemption, type ExemptionFields } from "~/domain/departures/exemption";
import { AppError } from "~/domain/errors";
import { withAudit } from "../audit/with-audit";
import type { PrivilegedChangeDependencies } from "../bookings/change-booking";
import { insertNotification } from "../notifications/notifications.repo";
import type { TestControls } from "../platform/http/test-controls";
import { writeClosing } from "./days-change.repo";
import type { Closing, OperatorDeparture } from "./departure.repo";
import { findDeparture, requireToCome, userIdOf } from "./find-departure";
import { settleClosedDepartures } from "./settle-closed-departures";
import { notifyOfClosedDepartures } from "./notify-of-closed-departures";
import type { Admin, Staff } from "../platform/authz/actors";
import { logError } from "../platform/log";

/**
 * Closes a departure: no more seats are sold, and booked travelers get a mail with the choice between a full refund
 * and another date. If queuing the mails fails, the next scheduled run does it. Administrators say whether refunds are nobody's fault; the
 * operator is notified of what they close.
 * @throws AppError `not_found`, `invalid` (the reason, or a ground without evidence), `illegal_transition` (in the
 * past, or with check-ins), `conflict` (already closed)
 */
export async function closeDeparture(
  dependencies: PrivilegedChangeDependencies,
  actor: Admin | Staff<"departures">,
  {
    reason: typed,
    fault,
    ground,
    evidence,
    ...date
  }: DepartureDate & ExemptionFields & { reason: string; fault?: "operator" | "nobody" | undefined },
  { pause }: TestControls = {},
): Promise<void> {
  const { audit, db, publisher } = dependencies;
  const found = await findDeparture(audit, actor, date);
  requireToCome(found);
  const { departure } = found;
  const { data: reason, error } = closingReasonSchema.safeParse(typed);
  if (error) {
    const messages = error.issues.map(({ message }) => message);
    throw new AppError("invalid", messages[0] ?? "Please enter a reason.", { errors: { reason: messages } });
  }
  const isOurs = actor.role === "admin";
  const isNobodys = isOurs && fault === "nobody";
  const exemption = readExemption({ ground, evidence }, isNobodys);

  await pause?.();
  const { tour, travelDate, start } = departure;
  const entry = {
    action: "departure.close" as const,
    subjectId: departureId(departure),
    before: { booked: departure.booked, held: departure.held },
    ...(exemption && { after: { exemption: exemption.ground } }),
    reason,
  };
  const closing: Closing = {
    by: actor.id,
    at: audit.clock(),
    reason,
    fault: isNobodys ? "nobody" : null,
    exemption,
  };
  const told = isOurs
    ? [notifyOperatorOfClosing(dependencies, departure.operator, [departure], closing)]
    : [];
  const isDone = await withAudit(audit, actor, entry, (statements) =>
    writeClosing(
      db,
      { userId: userIdOf(actor), departures: [{ tour, travelDate, start }] },
      closing,
      null,
      statements,
      told,
    ),
  );
  if (!isDone) {
    requireNobodyCame((await findDeparture(audit, actor, date)).departure);
    throw new AppError("conflict", "This departure is already closed.");
  }

  publisher.seatsChanged({ tourSlug: tour, travelDate });
  await finishClosing(dependencies);
}

/** Cancels and notifies at once what a scheduled run would within a minute; failures are left to it. */
export async function finishClosing(dependencies: PrivilegedChangeDependencies): Promise<void> {
  for (const finish of [settleClosedDepartures, notifyOfClosedDepartures]) {
    await finish(dependencies).catch((error: unknown) => logError("closed departure not settled", error));
  }
}

/** A departure with its tour's title, as mails name it. */
export interface ClosedDeparture extends DepartureDate {
  tourTitle: string;
}

/** Max departures that the mail to an operator lists. */
const maxListed = 20;

/** Builds the statement that notifies an operator of departures that an administrator closes. */
export function notifyOperatorOfClosing(
  { db, bookingMailer }: PrivilegedChangeDependencies,
  operator: string,
  closed: readonly ClosedDeparture[],
  { reason, at, fault, exemption }: Closing,
) {
  const [first] = closed;
  const departures =
    closed.length === 1 && first
      ? `${first.tourTitle}, ${departureInWords(first.travelDate, timeOfStart(first.start ?? ""))}`
      : `${closed.length} departures`;
  const unlisted = closed.length - maxListed;
  const bearer =
    fault === "nobody"
      ? "Nobody is at fault: you and Tour Bharat each bear half of the refunds."
      : `You bear the refunds${exemption ? "" : " and the compensation of travelers"}, as when you close a departure yourself.`;
  return insertNotification(
    db,
    {
      event: "departures-closed",
      key: `departures-closed/${operator}/${at}/${departures}`,
      to: { operator },
      params: { departures },
      url: bookingMailer.addressOf("/operator/departures"),
      mail: {
        subject: `We closed ${departures}`,
        preheader: "Travelers choose another date or a full refund.",
        heading: `We closed ${departures}`,
        paragraphs: [`Reason: ${reason}`, bearer, ...(exemption ? [exemptionInWords(exemption)] : [])],
        details: [
          ...closed
            .slice(0, maxListed)
            .map(({ tourTitle, travelDate, start = "" }): [string, string] => [
              departureInWords(travelDate, timeOfStart(start)),
              tourTitle,
            ]),
          ...(unlisted > 0 ? [["And", `${unlisted} more`] as [string, string]] : []),
        ],
        action: "View departures",
      },
    },
    at,
  );
}

/** Closing would refund travelers who are already on the trip. */
function requireNobodyCame({ closed, checkedIn }: OperatorDeparture): void {
  if (closed || checkedIn === 0) return;
  const who = checkedIn === 1 ? "1 booking is checked in" : `${checkedIn} bookings are checked in`;
  throw new AppError(
    "illegal_transition",
    `${who}, so this departure can't be closed. If a check-in was a mistake, undo it first.`,
  );
}
