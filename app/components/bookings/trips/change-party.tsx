import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import { partyInWords } from "~/domain/bookings/booking-review";
import { formatRupees } from "~/domain/money/money";
import type { BookingPage } from "~/domain/bookings/own-booking";
import type { TripStep } from "~/lib/bookings/change-trip";
import { ChangeQuoteDetails } from "./change-quote";
import { ChangeSection } from "./change-section";

/** Reduces the party: enter the number, see the new price, confirm. */
export function ChangeParty({ page: { booking }, step }: { page: BookingPage; step: TripStep | null }) {
  const isBusy = useNavigation().state === "submitting";
  const { numberOfTravelers, children = 0, infants = 0, totalAmount } = booking;
  const quote = step?.quote ?? null;
  const asked = [
    {
      name: "numberOfTravelers",
      label: "Travelers",
      most: numberOfTravelers,
      least: 1,
      present: numberOfTravelers,
    },
    { name: "children", label: "Children", most: children, least: 0, present: children },
    { name: "infants", label: "Infants", most: infants, least: 0, present: infants },
  ].filter(({ most, name }) => most > 0 || name === "numberOfTravelers");
  return (
    <ChangeSection title="Travel with fewer people" step={step}>
      <Form method="post" noValidate preventScrollReset className="grid gap-4">
        <p>
          Your booking is for {partyInWords(booking)}. The refund schedule decides how much of the price
          difference you get back.
        </p>
        <div className="grid gap-4 sm:grid-cols-3">
          {asked.map(({ name, label, most, least, present }) => (
            <Field
              key={name}
              label={label}
              required
              hint={`${least} to ${most}`}
              error={step?.errors[name]?.[0]}
            >
              {(control) => (
                <input
                  {...control}
                  name={name}
                  type="number"
                  inputMode="numeric"
                  min={least}
                  max={most}
                  defaultValue={step?.values[name] ?? present}
                  className={controlClasses}
                />
              )}
            </Field>
          ))}
        </div>
        <Button
          type="submit"
          name="intent"
          value="quote-party"
          variant="secondary"
          aria-disabled={isBusy || undefined}
          className="justify-self-start"
        >
          Show new price
        </Button>
      </Form>
      {step && quote && (
        <Form method="post" preventScrollReset aria-label="Confirm the smaller party" className="grid gap-4">
          <h3 data-outcome tabIndex={-1} className="text-lg font-semibold outline-none">
            {partyText(step.values)}
          </h3>
          <ChangeQuoteDetails quote={quote} totalBefore={totalAmount} />
          {Object.entries(step.values).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="expectedTotal" value={quote.total} />
          <Button
            type="submit"
            name="intent"
            value="party"
            aria-disabled={isBusy || undefined}
            className="justify-self-start"
          >
            {quote.refundAmount > 0
              ? `Confirm, ${formatRupees(quote.refundAmount)} refund`
              : "Confirm the smaller party"}
          </Button>
        </Form>
      )}
    </ChangeSection>
  );
}

function partyText({ numberOfTravelers, children, infants }: TripStep["values"]): string {
  const party = partyInWords({
    numberOfTravelers: Number(numberOfTravelers),
    children: Number(children ?? 0),
    infants: Number(infants ?? 0),
  });
  return `For ${party}, the booking would cost`;
}
