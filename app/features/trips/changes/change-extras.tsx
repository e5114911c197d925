import { Exact } from "~/ui/exact";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { InputField } from "~/ui/field";
import { extraField } from "~/domain/bookings/booking-form";
import { maxOfExtra, type SoldExtra } from "~/domain/prices/offers";
import { type TourExtra, chosenExtrasIn } from "~/domain/prices/offers-schema";
import { formatRupees } from "~/domain/money/money";
import { extraHint } from "~/features/bookings/offer-fields";
import { ChangeQuoteDetails } from "./change-quote";
import { ChangeSection, type ChangeProps } from "./change-section";

/** Changes the extras: enter the pieces, see the new price, confirm. */
export function ChangeExtras({
  page,
  extras: { offered, sold },
  form,
  answer,
}: ChangeProps & { extras: { offered: TourExtra[]; sold: readonly SoldExtra[] } }) {
  const { numberOfTravelers, totalAmount } = page.booking;
  const soldOf = (id: string) => sold.find(({ extra }) => extra === id)?.quantity ?? 0;
  const asked = [
    ...offered
      .filter(({ required }) => !required)
      .map((extra) => ({
        id: extra.id,
        name: extra.name,
        hint: extraHint(extra),
        max: Math.max(soldOf(extra.id), maxOfExtra(extra, numberOfTravelers)),
      })),
    ...sold
      .filter(({ extra }) => !offered.some(({ id }) => id === extra))
      .map(({ extra: id, name, quantity }) => ({ id, name, hint: "No longer offered", max: quantity })),
  ];
  const required = offered.filter((extra) => extra.required && soldOf(extra.id) > 0);
  const quoting = form.of({ intent: "quote-extras" }, answer?.values ?? {});
  const confirming = form.of({ intent: "extras" }, {});
  const typed = quoting.value("extras");
  const chosen = chosenExtrasIn(typed);
  const typedOf = (id: string) => chosen.find((choice) => choice.id === id)?.quantity;
  const quote = answer?.result ?? null;
  return (
    <ChangeSection title="Change extras" answer={answer}>
      <AnsweredForm form={quoting} preventScrollReset className="grid gap-4">
        <p>Fewer extras are refunded by their own rules, more are added to the price.</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {asked.map(({ id, name, hint, max }) => (
            <InputField
              key={id}
              label={name}
              hint={`${hint}. 0 to ${max}`}
              error={answer?.errors.extras}
              name={extraField(id)}
              type="number"
              inputMode="numeric"
              min={0}
              max={max}
              defaultValue={String(typedOf(id) ?? soldOf(id))}
            />
          ))}
        </div>
        {required.map(({ id }) => (
          <input key={id} type="hidden" name={extraField(id)} value={soldOf(id)} />
        ))}
        <SubmitButton form={quoting} variant="secondary" className="justify-self-start">
          Show new price
        </SubmitButton>
      </AnsweredForm>
      {quote && (
        <AnsweredForm
          form={confirming}
          preventScrollReset
          aria-label="Confirm the extras"
          className="grid gap-4"
        >
          <h3 data-outcome tabIndex={-1} className="text-lg font-semibold outline-none">
            With these extras, the booking would cost
          </h3>
          <ChangeQuoteDetails quote={quote} totalBefore={totalAmount} />
          <input type="hidden" name="extras" value={typed} />
          <input type="hidden" name="expectedTotal" value={quote.total} />
          <SubmitButton form={confirming} className="justify-self-start">
            {quote.refundAmount > 0 ? (
              <span>
                Confirm, <Exact>{formatRupees(quote.refundAmount)}</Exact> refund
              </span>
            ) : (
              <span>Confirm the extras</span>
            )}
          </SubmitButton>
        </AnsweredForm>
      )}
    </ChangeSection>
  );
}
