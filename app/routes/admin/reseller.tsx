import { Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/reseller";
import { nowContext, servicesContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import { formatShortMonth, lastMonths, type Month } from "~/domain/calendar/months";
import { formatRupees } from "~/domain/money/money";
import {
  movementKindLabels,
  paidInSchema,
  resellerSchema,
  type Reseller,
  type ResellerMovement,
} from "~/domain/partners/reseller";
import { changeKeys, isAboutKeys } from "~/features/partners/office/change-keys.server";
import { KeysPanel } from "~/features/partners/office/keys-panel";
import { ResellerFields, savedReseller } from "~/features/partners/office/admin/reseller-fields";
import { ResellerWebhooks } from "~/features/partners/office/admin/reseller-webhooks";
import { requireAdmin } from "~/middleware/require-admin";
import { BackOfficePage } from "~/office/page/back-office-page";
import { Panel } from "~/office/page/panel";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { readVersion } from "~/platform/forms/read-version";
import { useForm } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { DayOf } from "~/platform/pages/when";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { Exact } from "~/ui/exact";
import { Button } from "~/ui/button";
import { InputField, SelectField } from "~/ui/field";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const found = await context.get(servicesContext).getReseller(viewer, params.id);
  return {
    ...found,
    now: context.get(nowContext),
    receiptIds: [crypto.randomUUID(), crypto.randomUUID()] as const,
  };
}

const changeSchema = resellerSchema.and(
  z.object({ isActive: z.preprocess((value) => value === "yes", z.boolean()) }),
);

const webhookSchema = z.object({ webhook: z.string().min(1).max(64) });

export async function action({ context, params: { id }, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  if (isAboutKeys(form)) return changeKeys(services, viewer, { reseller: id }, form);
  if (form.get("intent") === "remove-webhook")
    return answerForm(form, webhookSchema, async ({ webhook }) => {
      await services.removeResellerWebhook(viewer, { id, webhook });
      return "Removed.";
    });
  if (form.get("intent") === "paid-in")
    return answerForm(form, paidInSchema, async (paid) => {
      await services.recordPaidIn(viewer, { ...paid, id });
      return `${formatRupees(paid.amount)} recorded.`;
    });
  if (form.get("intent") === "paid-out")
    return answerForm(form, paidInSchema, async (paid) => {
      await services.payBackReseller(viewer, { ...paid, id });
      return `${formatRupees(paid.amount)} recorded as paid back.`;
    });
  const version = readVersion(form);
  return answerForm(form, changeSchema, async (fields) => {
    await services.changeReseller(viewer, { ...fields, id, version });
    return "Saved. New bookings have these terms.";
  });
}

export function meta() {
  return backOfficeMeta("Reseller");
}

export default function ResellerPage({ loaderData }: Route.ComponentProps) {
  const { reseller, keys, webhooks, movements, operators, now, receiptIds } = loaderData;
  const [paidInId, paidOutId] = receiptIds;
  const keysForm = useForm<string>({});
  return (
    <BackOfficePage
      title={reseller.name}
      intro={
        <>
          <Link to="/admin/resellers" className="text-peacock underline underline-offset-4">
            Resellers
          </Link>
          <span className="ml-3">{moneyInWords(reseller)}</span>
        </>
      }
    >
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <StatementPanel id={reseller.id} movements={movements} months={lastMonths(todayInIndia(now), 13)} />
          <KeysPanel keys={keys} operators={operators} form={keysForm} now={now} />
          <ResellerWebhooks webhooks={webhooks} />
        </div>
        <div className="grid min-w-0 gap-4">
          <MoneyPanel key={paidInId} receiptId={paidInId} intent="paid-in" title="Money paid in">
            Bookings on credit that it covers are settled, the oldest first: their operators&rsquo; shares are
            earned.
          </MoneyPanel>
          <MoneyPanel key={paidOutId} receiptId={paidOutId} intent="paid-out" title="Money paid back">
            Transfer it first. At most the balance can be paid back, never its credit.
          </MoneyPanel>
          <TermsPanel key={reseller.version} reseller={reseller} />
        </div>
      </div>
    </BackOfficePage>
  );
}

function moneyInWords({ balance, creditLimit }: Reseller): string {
  const left = formatRupees(Math.max(0, balance + creditLimit));
  return balance < 0
    ? `Owes ${formatRupees(-balance)}; ${left} of its credit are left.`
    : `${formatRupees(balance)} paid in and not spent; with its credit it can book for ${left}.`;
}

function StatementPanel({
  id,
  movements,
  months,
}: {
  id: string;
  movements: readonly ResellerMovement[];
  months: readonly Month[];
}) {
  const small = "min-h-9 px-3 py-1 text-sm";
  return (
    <Panel id="statement" title="Statement">
      <form action={`/admin/resellers/${id}/statement.csv`} className="mb-3 flex flex-wrap items-end gap-2">
        <SelectField
          label="Month"
          name="month"
          required
          isCompact
          options={months.toReversed().map((month) => [month, formatShortMonth(month)])}
        />
        <Button type="submit" variant="secondary" className={small}>
          CSV
        </Button>
        <Button type="submit" name="format" value="xlsx" variant="secondary" className={small}>
          Excel
        </Button>
        <p className="w-full text-sm text-muted">Each is mailed to the reseller on the first of the next.</p>
      </form>
      <ul className="divide-y divide-line">
        {movements.map(({ id, kind, amount, bookingId, note, createdAt }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-1.5 text-sm">
            <span className="w-24 text-muted">
              <DayOf at={new Date(createdAt).toISOString()} />
            </span>
            <span className="min-w-0 grow wrap-anywhere">
              <span>{movementKindLabels[kind]}</span>{" "}
              {bookingId && (
                <Link
                  to={`/admin/bookings/${bookingId}`}
                  className="text-peacock underline underline-offset-4"
                >
                  {bookingId}
                </Link>
              )}
              {note && <span className="text-muted">{note}</span>}
            </span>
            <Exact>{`${amount < 0 ? "−" : ""}${formatRupees(Math.abs(amount))}`}</Exact>
          </li>
        ))}
        {movements.length === 0 && (
          <li className="py-1.5 text-sm text-muted">Nothing paid in or booked yet.</li>
        )}
      </ul>
    </Panel>
  );
}

/** Form that records money in one direction, once by its receipt. */
function MoneyPanel({
  receiptId,
  intent,
  title,
  children,
}: {
  receiptId: string;
  intent: "paid-in" | "paid-out";
  title: string;
  children: React.ReactNode;
}) {
  const form = useForm({ intent });
  return (
    <Panel id={intent} title={title}>
      <p className="text-sm text-muted">{children}</p>
      <AnsweredForm form={form} isReset className="mt-3 grid gap-3">
        <input type="hidden" name="receiptId" value={receiptId} />
        <InputField label="Amount in rupees" required inputMode="numeric" {...form.field("amount")} />
        <InputField label="Reference of the bank" required maxLength={80} {...form.field("note")} />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton form={form} busy="Recording…">
            Record
          </SubmitButton>
          <FormMessage form={form} />
        </div>
      </AnsweredForm>
    </Panel>
  );
}

function TermsPanel({ reseller }: { reseller: Reseller }) {
  const form = useForm({}, { saved: savedReseller(reseller) });
  return (
    <Panel id="terms" title="Terms">
      <AnsweredForm form={form} className="grid gap-3">
        <input type="hidden" name="version" value={reseller.version} />
        <ResellerFields form={form} />
        <label className="flex items-start gap-2 text-sm">
          <input
            type="checkbox"
            name="isActive"
            value="yes"
            defaultChecked={reseller.isActive}
            className="mt-1 size-4 shrink-0 accent-peacock"
          />
          Active: its keys work. Bookings that it made stay when it is stopped.
        </label>
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton form={form} busy="Saving…" name="intent" value="save">
            Save
          </SubmitButton>
          <FormMessage form={form} />
        </div>
      </AnsweredForm>
    </Panel>
  );
}
