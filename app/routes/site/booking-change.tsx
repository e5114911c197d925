import { Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/booking-change";
import { Exact } from "~/ui/exact";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { servicesContext } from "~/context";
import type { ProposalState } from "~/domain/desk/repair";
import { formatDeadline } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { formatRupees } from "~/domain/money/money";
import { useForm } from "~/platform/forms/use-form";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";

/** Opening the mailed link answers nothing: mail scanners open links too. */
export function loader({ context, params }: Route.LoaderArgs) {
  return context.get(servicesContext).getProposal(params.token);
}

const answerSchema = z.object({ intent: z.enum(["accepted", "declined"]) });

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  return answerForm(form, answerSchema, async ({ intent }) => {
    await context.get(servicesContext).answerProposal(params.token, intent);
  });
}

export function headers() {
  return { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" };
}

export function meta() {
  return backOfficeMeta("Change of your booking");
}

const outcomes: Record<Exclude<ProposalState, "open">, string> = {
  accepted: "You accepted this change. We sent you a mail with the new details.",
  declined: "You declined this change. Your booking stays as it was.",
  withdrawn: "This change was withdrawn. Your booking stays as it was.",
  expired: "The time to answer is over. Your booking stays as it was.",
  outdated: "Your booking has changed since this was sent, so it no longer applies. Please contact us.",
};

export default function BookingChange({ loaderData: page }: Route.ComponentProps) {
  const form = useForm();
  const rows = [
    ["Travel date", formatTravelDate(page.before.travelDate), formatTravelDate(page.after.travelDate)],
    ["Travelers", page.before.party, page.after.party],
    ["Price", formatRupees(page.before.total), formatRupees(page.after.total)],
  ] as const;
  return (
    <div className="mx-auto max-w-2xl px-4 py-10 sm:px-6">
      <h1 className="text-4xl">
        {page.state === "open" ? "Do you accept this change?" : "Change of your booking"}
      </h1>
      <p className="mt-4 text-lg">
        Booking <Exact>{page.bookingId}</Exact>
        <span>{`: ${page.tourTitle}, with ${page.operatorName}`}</span>
      </p>
      <p className="mt-2">{page.reason}</p>
      <table className="mt-6 w-full border-collapse text-left tabular-nums">
        <caption className="sr-only">The booking now and after the change</caption>
        <thead>
          <tr className="border-b-2 border-line text-muted">
            <td>
              <span className="sr-only">Part of the booking</span>
            </td>
            <th scope="col" className="py-2 pr-3 font-normal">
              Now
            </th>
            <th scope="col" className="py-2 font-normal">
              New
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, before, after]) => (
            <tr key={label} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-3 font-normal text-muted">
                {label}
              </th>
              <td className="py-2 pr-3">{before}</td>
              <td className={before === after ? "py-2" : "py-2 font-semibold"}>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {page.state === "open" ? (
        <>
          <p className="mt-4">
            <span>
              {page.toPay > 0 && (
                <span>
                  <Exact>{formatRupees(page.toPay)}</Exact> would then be to pay.{" "}
                </span>
              )}
              <span>Answer by</span>
            </span>{" "}
            <Exact>{formatDeadline(page.expiresAt)}</Exact>. Without an answer your booking stays as it is. No
            seats are held until you accept.
          </p>
          <FormMessage form={form} className="mt-4" />
          <div className="mt-6 flex flex-wrap gap-3">
            <AnsweredForm form={form.of({ intent: "accepted" })}>
              <SubmitButton form={form}>
                <span>
                  Accept, <Exact>{formatRupees(page.after.total)}</Exact> in all
                </span>
              </SubmitButton>
            </AnsweredForm>
            <AnsweredForm form={form.of({ intent: "declined" })}>
              <SubmitButton form={form} variant="secondary">
                Decline
              </SubmitButton>
            </AnsweredForm>
          </div>
        </>
      ) : (
        <p role="status" className="mt-6 rounded-card border border-line bg-sunken p-4 font-semibold">
          {outcomes[page.state]}
        </p>
      )}
      <p className="mt-6">
        <Link to={page.tripPath} className="text-peacock underline underline-offset-4">
          View booking
        </Link>
      </p>
    </div>
  );
}
