import { Link } from "react-router";
import { ConfirmForm } from "~/office/page/confirm-form";
import { ExportableList } from "~/office/lists/exportable-list";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { onlyApproverText, PayoutActions } from "~/features/money/office/admin/payout-actions";
import { OwedTable } from "~/features/money/office/admin/owed-table";
import { RevenueNav } from "~/features/money/office/admin/revenue-nav";
import { Button } from "~/ui/button";
import { InfoButton } from "~/office/ui/info-button";
import { FormMessage } from "~/ui/answered-form";
import { servicesContext } from "~/context";
import { identityMissing, isReadyToPrepare } from "~/domain/money/payouts/payout";
import { formatRupees } from "~/domain/money/money";
import { useMay } from "~/office/frame/use-may";
import { useForm } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { changePayouts } from "~/features/money/office/admin/change-payouts";
import { readForm } from "~/platform/forms/read-form";
import { payoutsList } from "~/features/money/office/admin/payouts.list";
import { loadList } from "~/office/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";
import type { Route } from "./+types/revenue-payouts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const list = loadList(payoutsList, viewer, { context, url });
  const [loaded, accounts, owed, isOnlyAdmin, waiting, missing] = await Promise.all([
    list,
    list.then(({ payouts }) =>
      services.listAccountsToPay(
        viewer,
        payouts.map(({ operator }) => operator),
      ),
    ),
    services.listOwed(viewer),
    services.isOnlyAdmin(viewer),
    services.listPayoutsToApprove(viewer),
    services.listMissingIdentity(viewer),
  ]);
  return { ...loaded, accounts, owed, waiting, missing, viewerId: viewer.id, isOnlyAdmin };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return changePayouts(context.get(servicesContext), viewer, await readForm(request));
}

export function meta() {
  return backOfficeMeta("Payouts");
}

export default function Payouts({ loaderData }: Route.ComponentProps) {
  const { payouts, accounts, owed, waiting, missing, viewerId, isOnlyAdmin } = loaderData;
  const mayPay = useMay()("payouts");
  const form = useForm();
  const ready = owed.filter(isReadyToPrepare);
  const own = waiting.filter(({ isOwn }) => isOwn).length;
  const waitingSum = formatRupees(waiting.reduce((all, { amount }) => all + amount, 0));
  const sum = formatRupees(ready.reduce((all, { payable }) => all + payable, 0));
  return (
    <BackOfficePage
      title="Payouts"
      explained="Prepare a payout, have another administrator approve it, transfer it at the bank, then mark it as paid. Only then is it entered in the ledger and the operator notified."
    >
      <RevenueNav />
      <FormMessage form={form} className="mt-2 text-sm" />
      {missing.length > 0 && (
        <p className="mt-2 text-sm font-semibold text-warning">
          <span>{identityMissing(missing)}</span>{" "}
          <Link to="/admin/settings/tax-identity" className="underline underline-offset-4">
            Enter them
          </Link>
        </p>
      )}
      <div className="mt-2 mb-2 flex flex-wrap items-end justify-between gap-3">
        <div className="flex items-center gap-1">
          <h2 className="text-2xl">Owed to operators</h2>
          <InfoButton about="what is owed">
            Current balances from the ledger, less taxes. Only money received for trips that are over can be
            paid out.
          </InfoButton>
          <a
            href="#all-payouts"
            className="ml-3 inline-block py-1 text-sm font-semibold text-peacock underline underline-offset-4"
          >
            All payouts
          </a>
          <Link
            to="/admin/revenue/disputes"
            className="ml-3 inline-block py-1 text-sm font-semibold text-peacock underline underline-offset-4"
          >
            Disputes
          </Link>
        </div>
        {mayPay && missing.length === 0 && ready.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ConfirmForm
              form={form.of({ intent: "prepare-all" })}
              label={`Prepare all ${ready.length}, ${sum}`}
              title={ready.length === 1 ? "Prepare 1 payout?" : `Prepare ${ready.length} payouts?`}
              description={`${sum} in all: each operator gets everything that can be paid out, less GST on commission, TCS and TDS. No money moves yet.`}
              confirmLabel={`Prepare ${sum}`}
              variant="primary"
            />
          </div>
        )}
      </div>
      {owed.length === 0 ? (
        <EmptyList reason="Operators appear here with their first sale.">No sales yet</EmptyList>
      ) : (
        <OwedTable owed={owed} />
      )}
      <div className="mt-8 flex flex-wrap items-end justify-between gap-3">
        <h2 id="all-payouts" tabIndex={-1} className="scroll-mt-16 text-2xl outline-none">
          All payouts
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          {waiting.length > 1 && (
            <ConfirmForm
              form={form.of({ intent: "approve-all" })}
              label={`Approve all ${waiting.length}, ${waitingSum}`}
              title={`Approve ${waiting.length} payouts?`}
              description={`${waitingSum} in all: every due payout that you may approve.${own > 0 ? ` You prepared ${own} of them yourself: ${onlyApproverText}` : ""} No money moves yet.`}
              confirmLabel={`Approve ${waitingSum}`}
              variant="primary"
            />
          )}
          <form method="post" action="/admin/revenue/payouts/bank-file.csv" className="text-sm">
            <Button type="submit" variant="secondary" className="min-h-9 px-3 py-1 text-sm">
              Bank file of approved payouts
            </Button>
          </form>
          <InfoButton about="the bank file" className="-ml-2">
            After the transfers, import the bank's answer on the page Bank. The bank file is a CSV for a bulk
            upload by NEFT or RTGS. It contains full account numbers, and each one is logged.
          </InfoButton>
        </div>
      </div>
      <ExportableList
        list={payoutsList}
        rows={payouts.map((payout) => ({ ...payout, account: accounts[payout.operator] }))}
        loaded={loaderData}
        choices={{ operator: owed.map((row) => [row.operator, row.companyName]) }}
        renderActions={(payout) => (
          <PayoutActions
            payout={payout}
            account={accounts[payout.operator]}
            viewerId={viewerId}
            isOnlyApprover={isOnlyAdmin}
          />
        )}
      />
    </BackOfficePage>
  );
}
