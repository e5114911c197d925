import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { InputField } from "~/ui/field";
import { partyInWords } from "~/domain/bookings/booking-review";
import type { ChangeQuote } from "~/domain/bookings/booking-change";
import { formatRupees } from "~/domain/money/money";
import type { FormState } from "~/platform/forms/use-form";
import { ChangeQuoteDetails } from "./change-quote";
import { ChangeSection, type ChangeProps } from "./change-section";
import { tripChangeMessages } from "./messages";

/** Reduces the party: enter the number, see the new price, confirm. */
export function ChangeParty({ page: { booking }, form, answer }: ChangeProps) {
  const m = tripChangeMessages();
  const { numberOfTravelers, children = 0, infants = 0, totalAmount } = booking;
  const asked = [
    { name: "numberOfTravelers", label: m.party.travelers, max: numberOfTravelers, min: 1 },
    { name: "children", label: m.party.children, max: children, min: 0 },
    { name: "infants", label: m.party.infants, max: infants, min: 0 },
  ].filter(({ max, name }) => max > 0 || name === "numberOfTravelers");
  const present = Object.fromEntries(asked.map(({ name, max }) => [name, String(max)]));
  const quoting = form.of({ intent: "quote-party" }, answer?.values ?? present);
  const confirming = form.of({ intent: "party" }, {});
  const quote = answer?.result ?? null;
  return (
    <ChangeSection title={m.party.title} answer={answer}>
      <AnsweredForm form={quoting} preventScrollReset className="grid gap-4">
        <p>{m.party.explained(partyInWords(booking))}</p>
        <div className="grid gap-4 sm:grid-cols-3">
          {asked.map(({ name, label, max, min }) => (
            <InputField
              key={name}
              label={label}
              required
              hint={m.party.range(min, max)}
              error={answer?.errors[name]}
              name={name}
              type="number"
              inputMode="numeric"
              min={min}
              max={max}
              defaultValue={quoting.value(name)}
            />
          ))}
        </div>
        <SubmitButton form={quoting} variant="secondary" className="justify-self-start">
          {m.showPrice}
        </SubmitButton>
      </AnsweredForm>
      {quote && (
        <AnsweredForm form={confirming} preventScrollReset aria-label={m.party.form} className="grid gap-4">
          <h3 data-outcome tabIndex={-1} className="text-lg font-semibold outline-none">
            {partyText(quoting)}
          </h3>
          <ChangeQuoteDetails quote={quote} totalBefore={totalAmount} />
          {asked.map(({ name }) => (
            <input key={name} type="hidden" name={name} value={quoting.value(name)} />
          ))}
          <input type="hidden" name="expectedTotal" value={quote.total} />
          <SubmitButton form={confirming} className="justify-self-start">
            {quote.refundAmount > 0 ? (
              m.confirmWithRefund(formatRupees(quote.refundAmount))
            ) : (
              <span>{m.party.submit}</span>
            )}
          </SubmitButton>
        </AnsweredForm>
      )}
    </ChangeSection>
  );
}

function partyText({ value }: FormState<ChangeQuote>): string {
  const party = partyInWords({
    numberOfTravelers: Number(value("numberOfTravelers")),
    children: Number(value("children")),
    infants: Number(value("infants")),
  });
  return tripChangeMessages().party.wouldCost(party);
}
