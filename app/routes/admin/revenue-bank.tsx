import { z } from "zod";
import { servicesContext } from "~/context";
import { openingSchema } from "~/domain/money/bank/opening";
import { ledgerAccountLabels } from "~/domain/money/ledger/ledger";
import { formatRupees } from "~/domain/money/money";
import { OpeningForm } from "~/features/money/office/admin/opening-form";
import { RevenueNav } from "~/features/money/office/admin/revenue-nav";
import { requireAdmin } from "~/middleware/require-admin";
import { useMay } from "~/office/frame/use-may";
import { BackOfficePage } from "~/office/page/back-office-page";
import { FigureList } from "~/office/ui/figure-list";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import type { Route } from "./+types/revenue-bank";

export function loader({ context, url }: Route.LoaderArgs) {
  return context.get(servicesContext).getBankPage(requireAdmin(context, url));
}

const changeSchema = z.discriminatedUnion("intent", [openingSchema.extend({ intent: z.literal("opening") })]);

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  return answerForm(await readForm(request), changeSchema, async ({ intent: _, ...opening }) => {
    await services.enterOpening(viewer, opening);
    return "Opening balances recorded.";
  });
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
