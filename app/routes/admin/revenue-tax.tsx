import { Download } from "lucide";
import { ListFilters } from "~/office/lists/list-filters";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { RevenueNav } from "~/features/money/office/admin/revenue-nav";
import { TaxPayments } from "~/features/money/office/admin/tax-payments";
import { ServiceInvoices } from "~/features/money/office/service-invoices";
import { buttonClasses } from "~/ui/button";
import { FigureList } from "~/office/ui/figure-list";
import { servicesContext } from "~/context";
import { addMonths, formatShortMonth } from "~/domain/calendar/months";
import { formatRupees } from "~/domain/money/money";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { taxPaymentSchema, type OwedTax } from "~/domain/money/tax/tax-payment";
import { z } from "zod";
import { requireAdmin } from "~/middleware/require-admin";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/revenue-tax";

export function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  return context.get(servicesContext).getTaxMonth(viewer, url.searchParams.get("month") ?? undefined);
}

const changeSchema = z.discriminatedUnion("intent", [
  taxPaymentSchema.extend({ intent: z.literal("record") }),
  taxPaymentSchema.pick({ month: true }).extend({ intent: z.literal("take-back"), id: z.string().max(100) }),
]);

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  return answerForm(await readForm(request), changeSchema, async (change) => {
    if (change.intent === "take-back") {
      await services.takeTaxPaymentBack(viewer, change);
      return "Payment taken back.";
    }
    await services.recordTaxPayment(viewer, change);
    return `Payment of ${formatRupees(change.amount)} recorded.`;
  });
}

export function meta() {
  return backOfficeMeta("Taxes");
}

function sum(amounts: readonly number[]): string {
  return formatRupees(amounts.reduce((all, amount) => all + amount, 0));
}

export default function Taxes({ loaderData }: Route.ComponentProps) {
  const { month, quarter, months, tcs, tds, invoices, owed, payments, today } = loaderData;
  const posted = (tax: OwedTax) => sum(owed.filter((row) => row.tax === tax).map((row) => row.posted));
  const inMonth = formatShortMonth(month);
  const inQuarter = `${formatShortMonth(quarter)} to ${formatShortMonth(addMonths(quarter, 2))}`;
  const files = [
    { name: "gstr-1", label: "GSTR-1 data", about: `operators’ invoices to customers, ${inMonth}` },
    { name: "gstr-8", label: "GSTR-8 data", about: `TCS by GSTIN and place of supply, ${inMonth}` },
    { name: "tds", label: "TDS return data", about: `each deduction with its challan, ${inQuarter}` },
  ];
  return (
    <BackOfficePage
      title="Taxes"
      explained="Figures for the returns of a month and its quarter. A tax belongs to the day on which it arose: the payment, the end of the trip. An accountant checks them before filing."
    >
      <RevenueNav />
      <ListFilters
        query={{ month }}
        choices={[
          {
            name: "month",
            label: "Month",
            all: null,
            options: months.map((known) => [known, formatShortMonth(known)] as const),
          },
        ]}
      />
      <FigureList
        figures={[
          {
            name: "TCS",
            value: posted("tcs"),
            detail: inMonth,
            explained: `Collected on supplies of ${inMonth}, ${sum(tcs.map((row) => row.net))} without GST. Each booking is rounded to a rupee, each row of GSTR-8 to a paisa.`,
          },
          {
            name: "TDS",
            value: sum(tds.map((row) => row.tds)),
            detail: inQuarter,
            explained: `Deducted from ${inQuarter} on sales of ${sum(tds.map((row) => row.base))}.`,
          },
          {
            name: "GST on our services",
            value: posted("gst"),
            detail: inMonth,
            explained: `On commission received and featured places bought in ${inMonth}.`,
          },
        ]}
      />
      <TaxPayments month={month} today={today} owed={owed} payments={payments} />
      <h2 className="mt-6 text-2xl">Files</h2>
      <p className="mt-2">
        <a
          href={`/admin/revenue/tax/${month}.zip`}
          download
          className={buttonClasses("primary", "min-h-9 px-3 py-1 text-sm")}
        >
          <Icon icon={Download} className="size-4" />
          <span>{`All sellers, ${inMonth} (ZIP)`}</span>
        </a>
      </p>
      <p className="mt-2 text-muted">
        By GSTIN: GSTR-1 as the portal imports it, and e-invoices (INV-01) of documents to registered buyers.
      </p>
      <ul className="mt-2 grid gap-2">
        {files.map(({ name, label, about }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <a
              href={`/admin/revenue/tax/${name}.csv?month=${month}`}
              download
              className={buttonClasses("secondary", "min-h-9 px-3 py-1 text-sm")}
            >
              <Icon icon={Download} className="size-4" />
              <span>{label}</span>
            </a>
            <a
              href={`/admin/revenue/tax/${name}.csv?month=${month}&format=xlsx`}
              download
              className={buttonClasses("secondary", "min-h-9 px-3 py-1 text-sm")}
            >
              Excel<span className="sr-only">{`, ${label}`}</span>
            </a>
            <span className="text-muted">{about}</span>
          </li>
        ))}
      </ul>
      <h2 className="mt-6 mb-2 text-2xl">{`Our invoices to operators for ${inMonth}`}</h2>
      {invoices.length === 0 ? (
        <EmptyList reason="Commission and featured places are invoiced at the beginning of the next month.">
          No invoices for this month
        </EmptyList>
      ) : (
        <ServiceInvoices invoices={invoices} office="admin" />
      )}
    </BackOfficePage>
  );
}
