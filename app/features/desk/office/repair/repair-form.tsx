import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { repairFragments } from "./repair-fragments";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { TextAreaField } from "~/ui/field";
import type { RepairedBooking, RepairQuote } from "~/domain/desk/repair";
import { BearingTable } from "~/features/money/office/bearing";
import { formatRupees } from "~/domain/money/money";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import type { FormValues } from "~/platform/forms/form-answer";

const titles = {
  date: "Move to another date",
  party: "Change the party",
  price: "Change the price",
  extras: "Change extras",
};

const carried = [
  "travelDate",
  "otherDate",
  "otherTime",
  "numberOfTravelers",
  "children",
  "infants",
  "extras",
  "total",
  "bearer",
  "reason",
];

/** A change of date, party or price: its fields and reason, then old and new price, then the change. */
export function RepairForm({
  kind,
  label,
  booking,
  saved,
  renderFields,
}: {
  kind: keyof typeof repairFragments;
  /** Text of the button that opens it. */
  label: string;
  booking: RepairedBooking;
  saved: FormValues;
  renderFields: (form: FormState<RepairQuote>) => React.ReactNode;
}) {
  const asking = useForm<RepairQuote>({ intent: `repair-quote-${kind}` });
  const making = useForm<RepairQuote>({ intent: `repair-${kind}` });
  const { round, summary } = useRound(making.answer);
  const quote = making.refused?.result ?? asking.answer?.result ?? null;
  const isMade = making.answer?.isDone === true && quote !== null && quote.version < booking.version;
  const values = making.refused?.result ? making.refused.values : (asking.answer?.values ?? {});
  const form = asking.of({}, isMade ? saved : { ...saved, ...asking.answer?.values });
  const { hash } = useLocation();
  // The server does not get the fragment.
  const isLinked = useHydrated() && hash === `#${repairFragments[kind]}`;
  const isOpen = !isMade && (isLinked || asking.answer !== null || making.refused !== null);
  return (
    <>
      <details
        key={round}
        id={repairFragments[kind]}
        className="scroll-mt-20 open:w-full"
        open={isOpen || undefined}
      >
        <summary ref={summary} className={buttonClasses("quiet", "min-h-9 px-2 py-1 text-sm")}>
          {label}
        </summary>
        <div className="mt-2 grid max-w-2xl gap-4 rounded-card border border-line bg-card p-4">
          <AnsweredForm form={form} preventScrollReset aria-label={titles[kind]} className="grid gap-3">
            {renderFields(form)}
            <TextAreaField
              label="Reason"
              required
              hint="The traveler will see this."
              {...form.field("reason")}
              maxLength={300}
            />
            <FormMessage form={form} />
            <SubmitButton form={form} variant="secondary" className="justify-self-start">
              Show new price
            </SubmitButton>
          </AnsweredForm>
          {quote && !isMade && (
            <AnsweredForm
              form={making}
              preventScrollReset
              aria-label="Confirm the change"
              className="grid gap-3"
            >
              <RepairQuoteDetails quote={quote} />
              {carried.map((name) => {
                const value = values[name];
                return (
                  typeof value === "string" && <input key={name} type="hidden" name={name} value={value} />
                );
              })}
              <input type="hidden" name="expectedTotal" value={quote.total} />
              <input type="hidden" name="expectedVersion" value={quote.version} />
              <FormMessage form={making} />
              <SubmitButton form={making} className="justify-self-start" busy="Saving…">
                {quote.needsConsent ? "Ask the traveler to accept" : "Change the booking"}
              </SubmitButton>
            </AnsweredForm>
          )}
        </div>
      </details>
      {isMade && making.notice !== null && (
        <p role="status" className="order-last w-full font-semibold text-success">
          {making.notice}
        </p>
      )}
    </>
  );
}

/** Counts successes: each one closes the form, and returns the focus that it had to its summary. */
export function useRound(answer: FormState<unknown>["answer"]) {
  const summary = useRef<HTMLElement>(null);
  const [last, setLast] = useState({ answer, round: 0 });
  if (answer !== last.answer) setLast({ answer, round: last.round + (answer?.isDone ? 1 : 0) });
  const { round } = last;
  useEffect(() => {
    if (round > 0 && document.activeElement === document.body) summary.current?.focus();
  }, [round]);
  return { round, summary };
}

function RepairQuoteDetails({ quote }: { quote: RepairQuote }) {
  const { total, totalBefore, refundAmount, toPay, commission, gst, bearing, needsConsent } = quote;
  const difference = total - totalBefore;
  return (
    <div className="rounded-control bg-sunken p-4 tabular-nums">
      <DescriptionList
        entries={[
          ["Price now", formatRupees(totalBefore)],
          ["New price", formatRupees(total)],
          [
            "Difference",
            difference === 0 ? "none" : `${difference > 0 ? "+" : "−"}${formatRupees(Math.abs(difference))}`,
          ],
          ...(refundAmount > 0 ? [["Refund", formatRupees(refundAmount)] as const] : []),
          ...(toPay > 0 ? [["Still to pay", formatRupees(toPay)] as const] : []),
          ...(commission ? [["Commission", fromTo(commission)] as const] : []),
          ...(gst ? [["GST included", fromTo(gst)] as const] : []),
        ]}
      />
      {bearing && difference < 0 && (
        <div className="mt-3">
          <BearingTable bearing={bearing} />
        </div>
      )}
      {needsConsent && (
        <p className="mt-3">
          A higher price needs the traveler's consent. They get a link by mail. Until they accept, nothing
          changes and no seats are held.
        </p>
      )}
    </div>
  );
}

function fromTo({ before, after }: { before: number; after: number }): string {
  return before === after ? formatRupees(after) : `${formatRupees(before)} → ${formatRupees(after)}`;
}
