import { ProposedTripLine } from "./proposed-trip-line";
import { FormProblem, SubmitButton } from "~/ui/answered-form";
import { SelectField, TextAreaField } from "~/ui/field";
import { BearingTable } from "~/features/money/office/bearing";
import { faultLabels } from "~/domain/bookings/cancellation-terms";
import { exemptionInWords } from "~/domain/departures/exemption";
import { ExemptionFields } from "../exemption-fields";
import { answerHours, fallbackLabels, fallbacks } from "~/domain/desk/rescue";
import type { FormState } from "~/platform/forms/use-form";
import type { RescuePage } from "../../../../../worker/desk/rescue/get-rescue";

const group = "grid content-start gap-3 rounded-card border border-line bg-card p-4";
const title = "font-semibold";
const box = "size-4 shrink-0 accent-peacock";

/** The fields of an order: whom it reaches and why, the trips to offer, or the refund at once. */
export function RescueOrderForm({
  form,
  page,
  isOperator,
  open,
}: {
  form: FormState;
  page: RescuePage;
  /** True for all departures of an operator: each booking gets proposals of its own. */
  isOperator: boolean;
  /** Bookings that an order can reach. */
  open: number;
}) {
  const { isAdmin, dates, tours, closedReason, isSuspended } = page;
  const who = form.value("who") || "all";
  const chosen = form.values("options");
  const kinds = form.values("proposals");
  const hasAnswer = form.refused !== null;
  const of = open === 1 ? "1 booking" : `${open} bookings`;
  return (
    <div className="grid gap-4">
      <FormProblem form={form} />
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_3fr]">
        <div className={group}>
          <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
            <legend className={`${title} mb-1`}>Who</legend>
            {[
              ["all", "Everyone not settled"],
              ["chosen", "Chosen below"],
            ].map(([value, label]) => (
              <label key={value} className="flex min-h-9 items-center gap-2">
                <input type="radio" name="who" value={value} defaultChecked={who === value} className={box} />
                {label != null && <span>{label}</span>}
              </label>
            ))}
          </fieldset>
          <TextAreaField
            label="Reason"
            hint="Travelers see it."
            required
            {...form.field("reason")}
            defaultValue={form.value("reason") || (closedReason ?? "")}
            maxLength={300}
          />
          {isAdmin && (
            <SelectField
              label="Who bears the cost"
              required
              {...form.field("fault")}
              options={(["operator", "nobody", "platform"] as const).map(
                (fault) => [fault, faultLabels[fault]] as const,
              )}
            />
          )}
          {page.exemption ? (
            <p>{exemptionInWords(page.exemption)}</p>
          ) : (
            isAdmin && <ExemptionFields form={form} />
          )}
          {page.costs.map(({ fault, bearing }) => (
            <BearingTable
              key={fault}
              caption={`If all are refunded. ${faultLabels[fault]}`}
              bearing={bearing}
            />
          ))}
        </div>
        <div className={group}>
          <fieldset
            className="grid gap-1"
            aria-invalid={form.error("options") ? true : undefined}
            aria-describedby={form.error("options") ? "options-error" : undefined}
          >
            <legend className={`${title} mb-1`}>Offer, besides the full refund</legend>
            {isOperator ? (
              <>
                {!isSuspended && (
                  <Choice name="proposals" value="date" isChosen={kinds.includes("date")}>
                    The nearest other dates
                  </Choice>
                )}
                <Choice name="proposals" value="tour" isChosen={hasAnswer ? kinds.includes("tour") : true}>
                  Similar tours of other operators
                </Choice>
              </>
            ) : (
              <>
                {dates.length + tours.length === 0 && (
                  <p className="text-muted">No open dates or similar tours nearby</p>
                )}
                {dates.map(({ key, ...trip }, index) => (
                  <Choice
                    key={key}
                    name="options"
                    value={key}
                    isChosen={hasAnswer ? chosen.includes(key) : index < 2}
                  >
                    <ProposedTripLine {...trip} name="Same tour" />
                  </Choice>
                ))}
                {tours.map(({ key, ...trip }) => (
                  <Choice key={key} name="options" value={key} isChosen={chosen.includes(key)}>
                    <ProposedTripLine {...trip} name={`${trip.title}, ${trip.operatorName}`} />
                  </Choice>
                ))}
              </>
            )}
            {form.error("options") && (
              <p id="options-error" className="text-sm font-semibold text-danger">
                {form.error("options")}
              </p>
            )}
          </fieldset>
          <div className="grid gap-3 sm:grid-cols-2">
            <SelectField
              label="Time to answer"
              required
              {...form.field("hours")}
              defaultValue={form.value("hours") || "48"}
              options={answerHours.map((hours) => [String(hours), `${hours} hours`] as const)}
            />
            <SelectField
              label="Without an answer"
              required
              {...form.field("fallback")}
              options={fallbacks.map((fallback) => [fallback, fallbackLabels[fallback]] as const)}
            />
          </div>
          <p>
            <SubmitButton form={form} name="intent" value="offer" busy="Sending…">
              Send offers
            </SubmitButton>
          </p>
        </div>
      </div>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-danger">
          Refund without asking…
        </summary>
        <div className="mt-1 flex flex-wrap items-center gap-3 rounded-card border border-danger p-4">
          <input type="hidden" name="expected" value={open} />
          <p>{`Cancels ${of}, or those chosen, and refunds everything paid. Each gets a mail. This can't be undone.`}</p>
          <SubmitButton form={form} name="intent" value="refund" variant="danger" busy="Starting…">
            Cancel and refund
          </SubmitButton>
        </div>
      </details>
    </div>
  );
}

function Choice({
  name,
  value,
  isChosen,
  children,
}: {
  name: string;
  value: string;
  isChosen: boolean;
  children: React.ReactNode;
}) {
  return (
    <label className="flex min-h-9 items-start gap-2 py-1">
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} className={`mt-1 ${box}`} />
      <span>{children}</span>
    </label>
  );
}
