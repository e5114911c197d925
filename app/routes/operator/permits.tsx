import { Link } from "react-router";
import type { Route } from "./+types/permits";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { PrintButton } from "~/ui/print-button";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { servicesContext } from "~/context";
import {
  identityRetentionDays,
  identityLabel,
  isAskedOf,
  memberLabel,
  type RevealedIdentity,
} from "~/domain/trips/party-details";
import { counted } from "~/domain/check-in/manifest";
import { formatDay } from "~/domain/calendar/calendar";
import { departureInWords } from "~/domain/departures/cut-off-in-words";
import { departurePath, startIn } from "~/domain/departures/departure-change";
import { timeOfStart } from "~/domain/departures/start";
import { useForm } from "~/platform/forms/use-form";
import { answerAction } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireOperator } from "~/middleware/require-operator";

/** Loads the people of a departure, without their documents. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const start = startIn(url.searchParams);
  const { tourTitle, travelDate, rows } = await context
    .get(servicesContext)
    .getManifest(viewer, { ...params, start });
  return {
    start,
    tourTitle,
    travelDate,
    people: rows.flatMap(({ bookingId, members }) =>
      members.map((member) => ({
        place: `${bookingId} ${member.kind} ${member.number}`,
        bookingId,
        name: member.name ?? `${memberLabel(member)} (no name yet)`,
        age: member.age,
        document: !isAskedOf(member.kind, "identity")
          ? "not asked"
          : member.hasIdentity
            ? "given, not shown"
            : "not given",
      })),
    ),
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  return answerAction(await readForm(request), async () => ({
    result: await context.get(servicesContext).revealIdentities(viewer, {
      ...params,
      start: startIn(url.searchParams),
    }),
    headers: new Headers({ "Cache-Control": "private, no-store" }),
  }));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(
    loaderData ? `Permits: ${loaderData.tourTitle}, ${formatDay(loaderData.travelDate)}` : "Permits",
  );
}

const cell = "border-b border-line px-2 py-2 text-left align-top";

/** The travelers of a departure with their identity documents, for permit offices. Showing the documents is logged. */
export default function PermitsPage({ loaderData, params }: Route.ComponentProps) {
  const { tourTitle, travelDate, start, people } = loaderData;
  const form = useForm<RevealedIdentity[]>({ intent: "reveal" });
  const shown = form.answer?.result ?? null;
  const identityOf = (place: string) => shown?.find((each) => each.place === place)?.identity;
  return (
    <div data-report>
      <BackOfficePage
        title={`Permits: ${tourTitle}`}
        intro={`${departureInWords(travelDate, timeOfStart(start))}. Documents are erased ${identityRetentionDays} days after the trip.`}
      >
        <p className="mt-1 print:hidden">
          <Link
            to={departurePath({ tour: params.slug, travelDate: params.date, start })}
            className="inline-block py-1 text-peacock underline underline-offset-4"
          >
            Manifest
          </Link>
        </p>
        {people.length === 0 ? (
          <EmptyList
            reason="Guests and their documents appear here as they book."
            next={["/operator/departures", "All departures"]}
          >
            No bookings on this day
          </EmptyList>
        ) : (
          <>
            <div className="mt-3 flex flex-wrap items-center gap-3 print:hidden">
              <AnsweredForm form={form}>
                <SubmitButton form={form} busy="Loading…" className="min-h-9 px-3 py-1 text-sm">
                  Show document numbers
                </SubmitButton>
              </AnsweredForm>
              {shown !== null && <PrintButton className="min-h-9 px-3 py-1 text-sm" />}
              <p className="text-sm text-muted">Viewing the numbers is logged.</p>
            </div>
            <p role="status" className="mt-2 font-semibold print:hidden">
              {`${form.problem ?? ""}${shown !== null ? `${counted(shown.length, "document", "documents")} shown.` : ""}`}
            </p>
            <div className="mt-3">
              <table className="w-full border-collapse text-sm">
                <caption className="sr-only">Travelers and their identity documents</caption>
                <thead>
                  <tr>
                    {["Name", "Age", "Document"].map((head) => (
                      <th key={head} scope="col" className={`${cell} text-muted print:text-black`}>
                        {head}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {people.map(({ place, bookingId, name, age, document }) => {
                    const identity = identityOf(place);
                    return (
                      <tr key={place}>
                        <th scope="row" className={`${cell} font-semibold wrap-anywhere`}>
                          <span>{name}</span>
                          <span translate="no" className="block font-normal text-muted print:text-black">
                            {bookingId}
                          </span>
                        </th>
                        <td className={`${cell} tabular-nums`}>{age}</td>
                        <td className={`${cell} tabular-nums wrap-anywhere`}>
                          {identity ? `${identityLabel(identity.kind)}: ${identity.number}` : document}
                        </td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            </div>
          </>
        )}
      </BackOfficePage>
    </div>
  );
}
