import { Exact } from "~/ui/exact";
import { ConfirmForm } from "~/office/page/confirm-form";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { AmountField, InputField, SelectField } from "~/ui/field";
import { ResponsiveTable, SheetCell, SheetName, SheetRow } from "~/office/ui/responsive-table";
import { formatDay, type TravelDate } from "~/domain/calendar/calendar";
import { formatShortMonth, type Month } from "~/domain/calendar/months";
import { formatRupees } from "~/domain/money/money";
import {
  owedTaxes,
  owedTaxLabels,
  type RecordedTaxPayment,
  type TaxOwed,
} from "~/domain/money/tax/tax-payment";
import { useForm } from "~/platform/forms/use-form";
import { useMay } from "~/office/frame/use-may";

const amountClasses = "whitespace-nowrap lg:text-right";

/** Taxes owed to the government up to the end of a month, their payments, and the form that records one. */
export function TaxPayments({
  month,
  today,
  owed,
  payments,
}: {
  month: Month;
  today: TravelDate;
  owed: readonly TaxOwed[];
  payments: readonly RecordedTaxPayment[];
}) {
  const form = useForm();
  const mayPay = useMay()("payouts");
  const inMonth = formatShortMonth(month);
  const heads = [`Tax for ${inMonth}`, "Paid", "Still owed"];
  return (
    <section aria-labelledby="owed-taxes" className="mt-6">
      <h2 id="owed-taxes" className="mb-2 text-2xl">
        {`Owed to the government up to ${inMonth}`}
      </h2>
      <ResponsiveTable caption="Taxes owed" heads={["Tax", "Due by", ...heads]} figures={heads}>
        {owed.map(({ tax, posted, paid, owed: left, dueOn }) => (
          <SheetRow key={tax} data-tax={tax}>
            <SheetName>{owedTaxLabels[tax]}</SheetName>
            <SheetCell
              label="Due by"
              className={left > 0 && dueOn < today ? "font-semibold text-danger" : ""}
            >
              <Exact>{formatDay(dueOn)}</Exact>
            </SheetCell>
            {[posted, paid, left].map((amount, index) => (
              <SheetCell
                key={heads[index]}
                label={heads[index] ?? ""}
                className={index === 2 ? `${amountClasses} font-semibold` : amountClasses}
              >
                <Exact>{formatRupees(amount)}</Exact>
              </SheetCell>
            ))}
          </SheetRow>
        ))}
      </ResponsiveTable>
      {mayPay && <PaymentForm month={month} today={today} />}
      {payments.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 font-sans font-semibold">{`Payments for ${inMonth}`}</h3>
          <FormMessage form={form} className="mb-2 text-sm" />
          <ResponsiveTable
            caption="Payments of tax"
            heads={["Challan", "Tax", "Paid on", "Recorded by", "Amount", ""]}
            figures={["Amount"]}
          >
            {payments.map((payment) => {
              const { id, tax, paidOn, reference, amount, recordedBy, reversedAt } = payment;
              return (
                <SheetRow key={id} className={reversedAt === null ? "" : "text-muted"}>
                  <SheetName>
                    <Exact>{reference}</Exact>
                  </SheetName>
                  <SheetCell label="Tax">{owedTaxLabels[tax]}</SheetCell>
                  <SheetCell label="Paid on">
                    <Exact>{formatDay(paidOn)}</Exact>
                  </SheetCell>
                  <SheetCell label="Recorded by">{recordedBy ?? "deleted account"}</SheetCell>
                  <SheetCell label="Amount" className={amountClasses}>
                    {reversedAt === null ? (
                      <Exact>{formatRupees(amount)}</Exact>
                    ) : (
                      <s translate="no">{formatRupees(amount)}</s>
                    )}
                  </SheetCell>
                  <SheetCell label="" className="lg:text-right">
                    {reversedAt !== null ? (
                      "Taken back"
                    ) : mayPay ? (
                      <ConfirmForm
                        form={form.of({ intent: "take-back", id, month })}
                        label="Take back"
                        labelOf={`payment ${reference}`}
                        title={`Take back ${formatRupees(amount)}?`}
                        description="For a payment that was recorded by mistake. The ledger gets a reverse entry, and the amount is owed again."
                        confirmLabel="Take back"
                      />
                    ) : null}
                  </SheetCell>
                </SheetRow>
              );
            })}
          </ResponsiveTable>
        </>
      )}
    </section>
  );
}

function PaymentForm({ month, today }: { month: Month; today: TravelDate }) {
  const form = useForm(
    { intent: "record", month },
    { saved: { tax: "gst", amount: "", paidOn: today, reference: "" } },
  );
  return (
    <details
      className="mt-3 rounded-card border border-line bg-card"
      open={form.refused !== null || undefined}
    >
      <summary className="cursor-pointer px-4 py-2.5 font-semibold">
        Record a payment for <Exact>{formatShortMonth(month)}</Exact>
      </summary>
      <AnsweredForm
        form={form}
        aria-label="Record a payment"
        className="grid gap-4 border-t border-line p-4 sm:grid-cols-2 lg:grid-cols-[12rem_10rem_11rem_1fr_auto] lg:items-start"
      >
        <SelectField
          label="Tax"
          required
          {...form.field("tax")}
          options={owedTaxes.map((tax) => [tax, owedTaxLabels[tax]] as const)}
        />
        <AmountField {...form.field("amount")} />
        <InputField label="Paid on" required {...form.field("paidOn")} type="date" max={today} />
        <InputField
          label="Challan number or CPIN"
          required
          {...form.field("reference")}
          autoComplete="off"
          maxLength={40}
        />
        <SubmitButton form={form} busy="Recording …" className="lg:mt-7">
          Record
        </SubmitButton>
        <FormMessage form={form} className="sm:col-span-full" />
      </AnsweredForm>
    </details>
  );
}
