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

/** The page on which travelers of a departure in trouble choose another trip or the refund, with the booking's link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { bookingId, key } = params;
  return { offer: await context.get(servicesContext).getOffer({ bookingId, key }) };
}

const answerSchema = z.object({
  choice: z.string("Please choose one of the offers.").min(1, "Please choose one of the offers.").max(200),
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
  return backOfficeMeta("Choose another trip or a refund");
}

export default function TripOffer({ loaderData, params }: Route.ComponentProps) {
  const { offer } = loaderData;
  const { bookingId, tourTitle, travelDate, reason, state, deadlineAt } = offer;
  const path = `/trip/${params.bookingId}/${params.key}`;
  return (
    <div className="mx-auto max-w-2xl px-4 py-10 sm:px-6">
      <h1 className="text-4xl">
        {state === "asked" ? "Choose another trip or a refund" : "Your choice is made"}
      </h1>
      <p className="mt-3 text-lg">
        <span>{`${tourTitle},`}</span> <Exact>{formatTravelDate(travelDate)}</Exact>
        <span className="block text-base text-muted">
          Booking <Exact>{bookingId}</Exact>
        </span>
      </p>
      <p className="mt-4 border-l-4 border-warning bg-warning-subtle px-4 py-3">{reason}</p>
      {state === "asked" && deadlineAt !== null ? (
        <Choices offer={offer} deadlineAt={deadlineAt} />
      ) : (
        <Outcome offer={offer} path={path} />
      )}
    </div>
  );
}

const withoutAnswer = {
  refund: "Otherwise we refund everything you have paid.",
  date: "Otherwise we move you to the first of these dates that is free.",
  tour: "Otherwise we book the first of these tours that is free.",
};

function Choices({ offer, deadlineAt }: { offer: OfferPage; deadlineAt: number }) {
  const form = useForm();
  const chosen = form.value("choice");
  const { options, refund, fallback } = offer;
  return (
    <AnsweredForm form={form} className="mt-6 grid gap-4">
      <p>
        Until <strong translate="no">{formatDeadline(deadlineAt)}</strong>
        <span>{`. ${withoutAnswer[fallback]}`}</span>
      </p>
      <FormProblem form={form} />
      <fieldset className="grid gap-3" data-invalid={form.error("choice") ? true : undefined}>
        <legend className="sr-only">Your choice</legend>
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
            <strong className="block">Full refund</strong>
            <span>
              {refund > 0 ? (
                <span>
                  <Exact>{formatRupees(refund)}</Exact>, to your original payment method
                </span>
              ) : (
                <span>Nothing was paid yet</span>
              )}
            </span>
          </span>
        </label>
        {form.error("choice") && <p className="text-sm font-semibold text-danger">{form.error("choice")}</p>}
      </fieldset>
      <p>
        <SubmitButton form={form} busy="Booking…">
          Confirm my choice
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
        href={path}
        target="_blank"
        rel="noreferrer"
        className="text-sm text-peacock underline underline-offset-4"
      >
        View tour<span className="sr-only">{`: ${title} (opens in a new tab)`}</span>
      </a>
    </div>
  );
}

function priceText({ total, refund, toPay }: Pick<TravelerOption, "total" | "refund" | "toPay">): string {
  if (refund > 0) return `${formatRupees(total)}: ${formatRupees(refund)} comes back to you`;
  return toPay > 0
    ? `${formatRupees(total)}, of which ${formatRupees(toPay)} is still to pay`
    : `${formatRupees(total)}, paid already`;
}

function Outcome({ offer: { state, refund, newPath }, path }: { offer: OfferPage; path: string }) {
  const texts: Partial<Record<OfferPage["state"], string>> = {
    moved: "Your booking has a new date.",
    rebooked: "Your new trip is booked.",
    refunded:
      refund > 0
        ? `The booking is canceled. We are refunding ${formatRupees(refund)}.`
        : "The booking is canceled. Nothing was paid.",
    settling: "The time to answer is over. You get a mail with the result.",
  };
  return (
    <div role="status" className="mt-6 rounded-card border border-line bg-card p-5">
      <p className="text-lg font-semibold">{texts[state] ?? "This offer is no longer open."}</p>
      <p className="mt-2">
        <Link to={newPath ?? path} className="text-peacock underline underline-offset-4">
          View booking
        </Link>
      </p>
    </div>
  );
}
