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
import type { WaitingEntry } from "~/domain/waiting-list/waiting-list";
import { useForm } from "~/platform/forms/use-form";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { waitingMessages } from "~/features/waiting-list/messages";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";

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
  return backOfficeMeta(waitingMessages().pageTitle);
}

export default function WaitingEntryPage({ loaderData: entry }: Route.ComponentProps) {
  const m = waitingMessages();
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
          [m.tour, tourTitle],
          [m.travelDate, departureInWords(travelDate, entry.startTime)],
          ...(entry.optionName ? [[m.option, entry.optionName] as const] : []),
          [m.seatsLabel, String(seats)],
          ...(status === "offered" && entry.offerEndsAt !== null
            ? [[m.heldUntilLabel, formatDeadline(entry.offerEndsAt)] as const]
            : []),
        ]}
      />
      <FormMessage form={form} className="mt-4" />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {status === "unconfirmed" && (
          <AnsweredForm form={confirming}>
            <SubmitButton form={confirming} busy={m.confirming}>
              {m.confirm}
            </SubmitButton>
          </AnsweredForm>
        )}
        {status === "offered" && (
          <a href={pathIn(currentLanguage(), `${entry.path}/book`)} className={buttonClasses("primary")}>
            {m.book(seats)}
          </a>
        )}
        {(isListed || status === "unconfirmed") && (
          <LeaveList form={form} label={status === "offered" ? m.decline : m.leaveList} />
        )}
        {!isListed && status !== "unconfirmed" && (
          <Link to={entry.tourPath} className={buttonClasses("primary")}>
            {status === "booked" ? m.viewTour : m.anotherDate}
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
            {m.joinAgain}
          </Link>
        )}
      </div>
      {isListed && status !== "offered" && <p className="mt-6 text-muted">{m.howItWorks}</p>}
    </div>
  );
}

function headingOf({ status, position, seats }: WaitingEntry): string {
  const { heading } = waitingMessages();
  if (status === "waiting") return heading.waiting(position);
  return status === "reserved" || status === "offered" ? heading[status](seats) : heading[status];
}
