import { Link, redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/waiting-entry";
import { LeaveList } from "~/features/waiting-list/leave-list";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { servicesContext } from "~/context";
import { formatDeadline } from "~/domain/calendar/calendar";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { waitingListPath } from "~/domain/tours/availability";
import { placeInLine, type WaitingEntry } from "~/domain/waiting-list/waiting-list";
import { useForm } from "~/platform/forms/use-form";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";

/** A place in line, opened with the mailed link. Opening it changes nothing: mail scanners open links too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return context.get(servicesContext).getWaitingEntry(params);
}

const requestSchema = z.object({ intent: z.enum(["confirm", "leave"]) });

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { path } = await services.getWaitingEntry(params);
  return answerForm(await readForm(request), requestSchema, async ({ intent }) => {
    if (intent === "confirm") await services.confirmWaiting(params);
    else await services.leaveWaitingList(params);
    throw redirect(path, 303);
  });
}

export function headers() {
  return { "Cache-Control": "private, no-store", "Referrer-Policy": "strict-origin" };
}

export function meta() {
  return backOfficeMeta("Your place on the waiting list");
}

export default function WaitingEntryPage({ loaderData: entry }: Route.ComponentProps) {
  const { tourTitle, travelDate, seats, status } = entry;
  const form = useForm();
  const confirming = form.of({ intent: "confirm" });
  const isListed = status === "waiting" || status === "reserved" || status === "offered";
  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-4xl">{headingOf(entry)}</h1>
      <DescriptionList
        className="mt-6 rounded-card border border-line bg-card p-5 card-shadow"
        entries={[
          ["Tour", tourTitle],
          ["Travel date", departureInWords(travelDate, entry.startTime)],
          ...(entry.optionName ? [["Option", entry.optionName] as const] : []),
          ["Seats", String(seats)],
          ...(status === "offered" && entry.offerEndsAt !== null
            ? [["Held until", formatDeadline(entry.offerEndsAt)] as const]
            : []),
        ]}
      />
      <FormMessage form={form} className="mt-4" />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {status === "unconfirmed" && (
          <AnsweredForm form={confirming}>
            <SubmitButton form={confirming} busy="Confirming …">
              Confirm my place
            </SubmitButton>
          </AnsweredForm>
        )}
        {status === "offered" && (
          <a href={`${entry.path}/book`} className={buttonClasses("primary")}>
            {seats === 1 ? "Book the seat" : "Book the seats"}
          </a>
        )}
        {(isListed || status === "unconfirmed") && (
          <LeaveList form={form} label={status === "offered" ? "Decline" : "Leave the list"} />
        )}
        {!isListed && status !== "unconfirmed" && (
          <Link to={entry.tourPath} className={buttonClasses("primary")}>
            {status === "booked" ? "View the tour" : "Choose another date"}
          </Link>
        )}
        {(status === "lapsed" || status === "declined" || status === "left") && (
          <Link
            to={waitingListPath(entry.tourSlug, travelDate, {
              party: seats,
              startTime: entry.startTime,
              optionId: entry.optionId,
            })}
            className={buttonClasses("secondary")}
          >
            Join again
          </Link>
        )}
      </div>
      {isListed && status !== "offered" && (
        <p className="mt-6 text-muted">
          When seats come back and it's your turn, we hold them for you for two hours and mail you. The hours
          from 9 PM to 8 AM don't count.
        </p>
      )}
    </div>
  );
}

function headingOf({ status, position, seats }: WaitingEntry): string {
  switch (status) {
    case "unconfirmed":
      return "Confirm your place";
    case "waiting":
      return position === null ? "You are in line" : `You are ${placeInLine(position)} in line`;
    case "reserved":
      return seats === 1 ? "A seat came back for you" : "Seats came back for you";
    case "offered":
      return seats === 1 ? "1 seat is held for you" : `${seats} seats are held for you`;
    case "booked":
      return "You have booked";
    case "declined":
      return "You have declined";
    case "lapsed":
      return "Your offer has ended";
    case "left":
      return "You have left the list";
    case "gone":
      return "The waiting list has ended";
    default:
      return status satisfies never;
  }
}
