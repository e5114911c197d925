import { Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/booking-change";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { servicesContext } from "~/context";
import { formatDeadline } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { formatRupees } from "~/domain/money/money";
import { useForm } from "~/platform/forms/use-form";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { agreementMessages } from "~/features/bookings/agreement-messages/messages";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { langOfText } from "~/domain/language/language";

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
  return backOfficeMeta(agreementMessages().change.title);
}

export default function BookingChange({ loaderData: page }: Route.ComponentProps) {
  const m = agreementMessages().change;
  const form = useForm();
  const rows = [
    [m.rows.date, formatTravelDate(page.before.travelDate), formatTravelDate(page.after.travelDate)],
    [m.rows.party, page.before.party, page.after.party],
    [m.rows.price, formatRupees(page.before.total), formatRupees(page.after.total)],
  ] as const;
  return (
    <div className="mx-auto max-w-2xl px-4 py-10 sm:px-6">
      <h1 className="text-4xl">{page.state === "open" ? m.question : m.title}</h1>
      {m.booking(page.bookingId, page.tourTitle, page.operatorName)}
      <p lang={langOfText(page.reason)} className="mt-2">
        {page.reason}
      </p>
      <table className="mt-6 w-full border-collapse text-left tabular-nums">
        <caption className="sr-only">{m.caption}</caption>
        <thead>
          <tr className="border-b-2 border-line text-muted">
            <td>
              <span className="sr-only">{m.part}</span>
            </td>
            <th scope="col" className="py-2 pr-3 font-normal">
              {m.now}
            </th>
            <th scope="col" className="py-2 font-normal">
              {m.next}
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
          {m.answerBy(page.toPay > 0 ? formatRupees(page.toPay) : null, formatDeadline(page.expiresAt))}
          <FormMessage form={form} className="mt-4" />
          <div className="mt-6 flex flex-wrap gap-3">
            <AnsweredForm form={form.of({ intent: "accepted" })}>
              <SubmitButton form={form}>{m.accept(formatRupees(page.after.total))}</SubmitButton>
            </AnsweredForm>
            <AnsweredForm form={form.of({ intent: "declined" })}>
              <SubmitButton form={form} variant="secondary">
                {m.decline}
              </SubmitButton>
            </AnsweredForm>
          </div>
        </>
      ) : (
        <p role="status" className="mt-6 rounded-card border border-line bg-sunken p-4 font-semibold">
          {m.outcomes[page.state]}
        </p>
      )}
      <p className="mt-6">
        <Link to={page.tripPath} className="text-peacock underline underline-offset-4">
          {m.view}
        </Link>
      </p>
    </div>
  );
}
