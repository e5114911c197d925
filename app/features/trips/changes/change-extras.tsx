import { Exact } from "~/ui/exact";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import type { BookedExtras } from "~/domain/prices/offers";
import { formatRupees } from "~/domain/money/money";
import { SoldExtraFields } from "~/features/bookings/offer-fields";
import { ChangeQuoteDetails } from "./change-quote";
import { ChangeSection, type ChangeProps } from "./change-section";

/** Changes the extras: enter the pieces, see the new price, confirm. */
export function ChangeExtras({ page, extras, form, answer }: ChangeProps & { extras: BookedExtras }) {
  const { numberOfTravelers, totalAmount } = page.booking;
  const quoting = form.of({ intent: "quote-extras" }, answer?.values ?? {});
  const confirming = form.of({ intent: "extras" }, {});
  const typed = quoting.value("extras");
  const quote = answer?.result ?? null;
  return (
    <ChangeSection title="Change extras" answer={answer}>
      <AnsweredForm form={quoting} preventScrollReset className="grid gap-4">
        <p>Fewer extras are refunded by their own rules, more are added to the price.</p>
        <SoldExtraFields
          extras={extras}
          numberOfTravelers={numberOfTravelers}
          typed={typed}
          error={answer?.errors.extras}
        />
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
