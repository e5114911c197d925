import { Exact } from "~/ui/exact";
import { DisputeStep } from "~/features/money/office/admin/dispute-step";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { Badge } from "~/ui/badge";
import { AmountField, InputField, SelectField } from "~/ui/field";
import type { AdminBookingPage } from "../../../../../worker/desk/admin/get-admin-booking";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { disputeStatusLabels, isDecided } from "~/domain/money/payments/dispute";
import { useForm } from "~/platform/forms/use-form";
import { useMay } from "~/office/frame/use-may";
import { disputeTones } from "~/features/money/office/admin/disputes.list";

/** Disputes of a booking's payments, with the form that records one; renders nothing if none are possible. */
export function BookingDisputes({ page: { booking, disputes, money } }: { page: AdminBookingPage }) {
  const mayPay = useMay()("payments");
  const form = useForm(
    { intent: "note", bookingId: booking.bookingId },
    { action: "/admin/revenue/disputes", saved: { amount: "", reference: "", reason: "", respondBy: "" } },
  );
  const disputable = money.payments.filter(
    ({ gateway, status }) => gateway !== "manual" && status === "captured",
  );
  if (disputes.length === 0 && (disputable.length === 0 || !mayPay)) return null;
  return (
    <section id="disputes" aria-label="Disputes" className="mt-5 border-t border-line pt-4">
      <h3 className="font-semibold">Disputes</h3>
      <ul>
        {disputes.map((dispute) => (
          <li key={dispute.id} className="border-t border-line py-2 first:border-t-0">
            <span className="flex flex-wrap items-center gap-2">
              <strong translate="no">{formatRupees(dispute.amount)}</strong>
              <Badge tone={disputeTones[dispute.status]}>{disputeStatusLabels[dispute.status]}</Badge>
            </span>
            <span className="block wrap-anywhere">
              <span>{dispute.reason}</span>{" "}
              <span className="text-muted">
                (<Exact>{dispute.reference}</Exact>)
              </span>
            </span>
            <span className="block text-sm text-muted">
              {dispute.respondBy !== null && !isDecided(dispute.status) && (
                <span>
                  Answer by <Exact>{formatInstantInIndia(dispute.respondBy)}</Exact>.{" "}
                </span>
              )}
              {isDecided(dispute.status) ? (
                <span>
                  Decided on <Exact>{formatInstantInIndia(dispute.settledAt ?? dispute.createdAt)}</Exact>.
                </span>
              ) : (
                <span>
                  <Exact>{formatRupees(dispute.withheld)}</Exact> is withheld and not paid out.
                </span>
              )}
            </span>
            {mayPay && <DisputeStep dispute={dispute} />}
          </li>
        ))}
      </ul>
      {mayPay && disputable.length > 0 && (
        <details
          className="mt-2"
          open={form.problem !== null || form.error("amount") !== undefined || undefined}
        >
          <summary className="cursor-pointer font-semibold text-peacock">Record a dispute…</summary>
          <AnsweredForm form={form} isReset className="mt-2 grid gap-3 sm:grid-cols-2">
            <SelectField
              label="Payment"
              required
              {...form.field("paymentId")}
              options={disputable.map(
                ({ id, amount, at }) => [id, `${formatRupees(amount)}, ${formatInstantInIndia(at)}`] as const,
              )}
            />
            <AmountField {...form.field("amount")} />
            <InputField
              label="Reference"
              hint="The payment service's id of the dispute."
              required
              {...form.field("reference")}
              autoComplete="off"
              maxLength={60}
            />
            <InputField label="Answer by" {...form.field("respondBy")} type="date" />
            <InputField
              label="Reason"
              required
              {...form.field("reason")}
              maxLength={300}
              className="sm:col-span-2"
            />
            <SubmitButton form={form} variant="secondary" className="justify-self-start">
              Record dispute
            </SubmitButton>
          </AnsweredForm>
          <FormMessage form={form} className="mt-1" />
        </details>
      )}
    </section>
  );
}
