import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import type { BookedExtras } from "~/domain/prices/offers";
import { formatRupees } from "~/domain/money/money";
import { SoldExtraFields } from "~/features/bookings/offer-fields";
import { ChangeQuoteDetails } from "./change-quote";
import { ChangeSection, type ChangeProps } from "./change-section";
import { tripChangeMessages } from "./messages";

/** Changes the extras: enter the pieces, see the new price, confirm. */
export function ChangeExtras({ page, extras, form, answer }: ChangeProps & { extras: BookedExtras }) {
  const m = tripChangeMessages();
  const { numberOfTravelers, totalAmount } = page.booking;
  const quoting = form.of({ intent: "quote-extras" }, answer?.values ?? {});
  const confirming = form.of({ intent: "extras" }, {});
  const typed = quoting.value("extras");
  const quote = answer?.result ?? null;
  return (
    <ChangeSection title={m.extras.title} answer={answer}>
      <AnsweredForm form={quoting} preventScrollReset className="grid gap-4">
        <p>{m.extras.explained}</p>
        <SoldExtraFields
          extras={extras}
          numberOfTravelers={numberOfTravelers}
          typed={typed}
          error={answer?.errors.extras}
        />
        <SubmitButton form={quoting} variant="secondary" className="justify-self-start">
          {m.showPrice}
        </SubmitButton>
      </AnsweredForm>
      {quote && (
        <AnsweredForm form={confirming} preventScrollReset aria-label={m.extras.form} className="grid gap-4">
          <h3 data-outcome tabIndex={-1} className="text-lg font-semibold outline-none">
            {m.extras.wouldCost}
          </h3>
          <ChangeQuoteDetails quote={quote} totalBefore={totalAmount} />
          <input type="hidden" name="extras" value={typed} />
          <input type="hidden" name="expectedTotal" value={quote.total} />
          <SubmitButton form={confirming} className="justify-self-start">
            {quote.refundAmount > 0 ? (
              m.confirmWithRefund(formatRupees(quote.refundAmount))
            ) : (
              <span>{m.extras.submit}</span>
            )}
          </SubmitButton>
        </AnsweredForm>
      )}
    </ChangeSection>
  );
}
