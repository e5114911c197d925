import { servicesContext } from "~/context";
import { ledgerAccountLabels } from "~/domain/money/ledger/ledger";
import { formatRupees } from "~/domain/money/money";
import { BankTables } from "~/features/money/office/admin/bank-tables";
import { BankImport } from "~/features/money/office/admin/bank-import";
import { changeBank } from "~/features/money/office/admin/change-bank";
import { OpeningForm } from "~/features/money/office/admin/opening-form";
import { RevenueNav } from "~/features/money/office/admin/revenue-nav";
import { requireAdmin } from "~/middleware/require-admin";
import { useMay } from "~/office/frame/use-may";
import { BackOfficePage } from "~/office/page/back-office-page";
import { FigureList } from "~/office/ui/figure-list";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import type { Route } from "./+types/revenue-bank";

export function loader({ context, url }: Route.LoaderArgs) {
  return context.get(servicesContext).getBankPage(requireAdmin(context, url));
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return changeBank(context.get(servicesContext), viewer, request);
}

export function meta() {
  return backOfficeMeta("Bank");
}

const shown = ["gateway-clearing", "bank", "cash", "settlement-differences"] as const;
const explained = {
  "gateway-clearing": "Received by the payment service and not settled.",
  bank: "By our books. Compare it with the statement.",
  cash: "In the office. Record what is paid into the bank in the ledger.",
  "settlement-differences": "Settled less than the books have: lines that match nothing, and paise.",
};

export default function Bank({ loaderData }: Route.ComponentProps) {
  const { today, balances, opened } = loaderData;
  const mayChange = useMay()("payouts");
  return (
    <BackOfficePage
      title="Bank"
      explained="What the books have at the payment service, at the bank and in cash, in whole rupees."
    >
      <RevenueNav />
      <FigureList
        figures={shown.map((account) => ({
          name: ledgerAccountLabels[account],
          value: formatRupees(balances.find((row) => row.account === account)?.balance ?? 0),
          explained: explained[account],
        }))}
      />
      {mayChange && (
        <section aria-labelledby="import" className="mt-6">
          <h2 id="import" className="text-2xl">
            Import
          </h2>
          <p className="text-muted">
            A CSV file, recognized by its headings: the payment service's settlement report, which moves money
            from gateway clearing to the bank; a bank statement, which is matched and moves nothing; or the
            bank's answer to the file of approved payouts, which asks before it changes anything. A line that
            was imported before changes nothing.
          </p>
          <BankImport />
        </section>
      )}
      <BankTables page={loaderData} mayResolve={mayChange} />
      {!opened && mayChange && (
        <section aria-labelledby="opening" className="mt-6">
          <h2 id="opening" className="text-2xl">
            Opening balances
          </h2>
          <p className="text-muted">
            What was there before the first entry. Recorded once; what we hold beyond what we owe is capital.
          </p>
          <OpeningForm today={today} />
        </section>
      )}
    </BackOfficePage>
  );
}
