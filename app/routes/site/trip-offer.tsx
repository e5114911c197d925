import { Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/trip-offer";
import { Exact } from "~/ui/exact";
import { AnsweredForm, FormProblem, SubmitButton } from "~/ui/answered-form";
import { servicesContext } from "~/context";
import type { OfferPage, TravelerOption } from "~/domain/desk/rescue";
import { formatDeadline } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { formatRupees } from "~/domain/money/money";
import { useForm } from "~/platform/forms/use-form";
import { cn } from "~/ui/cn";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { tripOfferMessages } from "~/features/trips/offer-messages/messages";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage, langOfText } from "~/domain/language/language";

/** The page on which travelers of a departure in trouble choose another trip or the refund, with the booking's link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { bookingId, key } = params;
  return { offer: await context.get(servicesContext).getOffer({ bookingId, key }) };
}

const chooseOne = { error: () => tripOfferMessages().chooseOne };

const answerSchema = z.object({
  choice: z.string(chooseOne).min(1, chooseOne).max(200),
});

export async function action({ context, params, request }: Route.ActionArgs) {
  const { bookingId, key } = params;
  return answerForm(await readForm(request), answerSchema, ({ choice }) =>
    context.get(servicesContext).answerOffer({ bookingId, key, choice }),
  );
}

export { revalidatesAlways as shouldRevalidate } from "~/platform/pages/revalidation";

export function headers() {
  return { "Cache-Control": "private, no-store", "Referrer-Policy": "strict-origin" };
}

export function meta() {
  return backOfficeMeta(tripOfferMessages().title);
}

export default function TripOffer({ loaderData, params }: Route.ComponentProps) {
  const m = tripOfferMessages();
  const { offer } = loaderData;
  const { bookingId, tourTitle, travelDate, reason, state, deadlineAt } = offer;
  const path = `/trip/${params.bookingId}/${params.key}`;
  return (
    <div className="mx-auto max-w-2xl px-4 py-10 sm:px-6">
      <h1 className="text-4xl">{state === "asked" ? m.title : m.titleOfMade}</h1>
      <p className="mt-3 text-lg">
        <span>{`${tourTitle},`}</span> <Exact>{formatTravelDate(travelDate)}</Exact>
        {m.booking(bookingId)}
      </p>
      <p lang={langOfText(reason)} className="mt-4 border-l-4 border-warning bg-warning-subtle px-4 py-3">
        {reason}
      </p>
      {state === "asked" && deadlineAt !== null ? (
        <Choices offer={offer} deadlineAt={deadlineAt} />
      ) : (
        <Outcome offer={offer} path={path} />
      )}
    </div>
  );
}

function Choices({ offer, deadlineAt }: { offer: OfferPage; deadlineAt: number }) {
  const m = tripOfferMessages();
  const form = useForm();
  const chosen = form.value("choice");
  const { options, refund, fallback } = offer;
  return (
    <AnsweredForm form={form} className="mt-6 grid gap-4">
      {m.until(formatDeadline(deadlineAt), fallback)}
      <FormProblem form={form} />
      <fieldset className="grid gap-3" data-invalid={form.error("choice") ? true : undefined}>
        <legend className="sr-only">{m.yourChoice}</legend>
        {options.map((option) => (
          <Option key={option.key} option={option} isChosen={chosen === option.key} />
        ))}
        <label className={card}>
          <input
            type="radio"
            name="choice"
            value="refund"
            defaultChecked={chosen === "refund"}
            className={radio}
          />
          <span>
            <strong className="block">{m.fullRefund}</strong>
            <span>{refund > 0 ? m.refund(formatRupees(refund)) : <span>{m.nothingPaid}</span>}</span>
          </span>
        </label>
        {form.error("choice") && <p className="text-sm font-semibold text-danger">{form.error("choice")}</p>}
      </fieldset>
      <p>
        <SubmitButton form={form} busy={m.confirming}>
          {m.confirm}
        </SubmitButton>
      </p>
    </AnsweredForm>
  );
}

const card =
  "flex items-start gap-3 rounded-card border border-line bg-card p-4 has-checked:border-peacock has-checked:outline has-checked:outline-peacock";
const radio = "mt-1 size-5 shrink-0 accent-peacock";

function Option({ option, isChosen }: { option: TravelerOption; isChosen: boolean }) {
  const { key, title, operatorName, travelDate, durationText, path, gone } = option;
  return (
    <div className={cn(card, "flex-wrap", gone !== null && "opacity-60")}>
      <label className="flex min-w-0 grow items-start gap-3">
        <input
          type="radio"
          name="choice"
          value={key}
          defaultChecked={isChosen && gone === null}
          disabled={gone !== null}
          className={radio}
        />
        <span>
          <strong translate="no" className="block">
            {formatTravelDate(travelDate)}
          </strong>
          <span>{title}</span>
          <span className="block text-sm text-muted">{`${durationText}, ${operatorName}`}</span>
          <span className="mt-1 block">{gone ?? priceText(option)}</span>
        </span>
      </label>
      <a
        href={pathIn(currentLanguage(), path)}
        target="_blank"
        rel="noreferrer"
        className="text-sm text-peacock underline underline-offset-4"
      >
        {tripOfferMessages().view(title)}
      </a>
    </div>
  );
}

function priceText({ total, refund, toPay }: Pick<TravelerOption, "total" | "refund" | "toPay">): string {
  const m = tripOfferMessages();
  if (refund > 0) return m.back(formatRupees(total), formatRupees(refund));
  return toPay > 0 ? m.toPay(formatRupees(total), formatRupees(toPay)) : m.paidAlready(formatRupees(total));
}

function Outcome({ offer: { state, refund, newPath }, path }: { offer: OfferPage; path: string }) {
  const m = tripOfferMessages();
  const texts: Partial<Record<OfferPage["state"], string>> = {
    moved: m.moved,
    rebooked: m.rebooked,
    refunded: refund > 0 ? m.refunded(formatRupees(refund)) : m.canceled,
    settling: m.settling,
  };
  return (
    <div role="status" className="mt-6 rounded-card border border-line bg-card p-5">
      <p className="text-lg font-semibold">{texts[state] ?? m.over}</p>
      <p className="mt-2">
        <Link to={newPath ?? path} className="text-peacock underline underline-offset-4">
          {m.viewBooking}
        </Link>
      </p>
    </div>
  );
}
