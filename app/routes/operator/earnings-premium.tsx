import { useState } from "react";
import { Link } from "react-router";
import type { Route } from "./+types/earnings-premium";
import { Exact } from "~/ui/exact";
import { ConfirmDialog } from "~/office/page/confirm-dialog";
import { EarningsPage } from "~/features/money/office/operator/earnings-page";
import { BoughtPlaces, PremiumTable, PurchaseFields } from "~/features/money/office/operator/premium-table";
import { EmptyList } from "~/office/page/back-office-page";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { servicesContext } from "~/context";
import { formatRupees } from "~/domain/money/money";
import { formatShortMonth } from "~/domain/calendar/months";
import type { PremiumPurchase } from "~/domain/money/premium/premium-listing";
import { useForm } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { buyPremium } from "~/features/money/office/operator/buy-premium.server";
import { cn } from "~/ui/cn";
import { readOperator } from "~/features/money/office/operator/earnings-query";
import { readForm } from "~/platform/forms/read-form";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const offer = await context.get(servicesContext).getPremiumOffer(viewer);
  return { ...offer, operator: readOperator(url) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  return buyPremium(context.get(servicesContext), viewer, await readForm(request));
}

export function meta() {
  return backOfficeMeta("Premium listings");
}

/** Returns the terms that a buyer confirms. */
function terms({ month, expectedPrice }: PremiumPurchase, title: string, gst: number): string {
  return `“${title}” will appear among the featured tours on the home page in ${formatShortMonth(month)}, marked as promoted. ${formatRupees(expectedPrice + gst)} (${formatRupees(expectedPrice)} and ${formatRupees(gst)} GST) is charged now and deducted from your next payout. There is no refund, even if the tour goes off sale.`;
}

export default function PremiumListings({ loaderData }: Route.ComponentProps) {
  const { price, gst, places, months, tours, bought, operator } = loaderData;
  const form = useForm<PremiumPurchase>();
  const [asking, setAsking] = useState<PremiumPurchase | null>(null);
  const asked = form.answer?.result;
  const titleOf = (slug: string) => tours.find((tour) => tour.slug === slug)?.title ?? slug;
  return (
    <EarningsPage
      title="Premium listings"
      explained={`Feature a published tour on the home page for a month: ${formatRupees(price)} plus ${formatRupees(gst)} GST, deducted from your earnings. ${places} places a month; no refunds.`}
      operator={operator}
    >
      <p role="status" className={cn("mt-2 min-h-6 text-sm font-semibold", form.refused && "text-danger")}>
        {form.isBusy ? "Buying…" : form.answer?.message}
      </p>
      {asked && (
        <AnsweredForm
          form={form}
          aria-label="Confirm purchase"
          className="mb-4 max-w-2xl rounded-card border border-line bg-warning-subtle p-4 text-warning"
        >
          <p>{terms(asked, titleOf(asked.tour), gst)}</p>
          <PurchaseFields {...asked} />
          <input type="hidden" name="confirmed" value="yes" />
          <p className="mt-3 flex flex-wrap items-center gap-4">
            <SubmitButton form={form}>
              <span>
                Buy for <Exact>{formatRupees(asked.expectedPrice + gst)}</Exact>
              </span>
            </SubmitButton>
            <Link to="/operator/earnings/premium" className="font-semibold underline underline-offset-4">
              Cancel
            </Link>
          </p>
        </AnsweredForm>
      )}
      <ul aria-label="Places left" className="mb-4 flex flex-wrap gap-2 text-sm tabular-nums">
        {months.map(({ month, left, taken }) => (
          <li key={month} className="rounded-control border border-line bg-card px-3 py-1">
            <strong translate="no">{formatShortMonth(month)}</strong>
            <span>{`: ${left === 0 ? "full" : `${left} of ${left + taken} left`}`}</span>
          </li>
        ))}
      </ul>
      {tours.length === 0 ? (
        <EmptyList
          reason="A featured place is for a tour on sale. Publish one first."
          next={["/operator/tours", "Your tours"]}
        >
          You have no published tours to feature.
        </EmptyList>
      ) : (
        <PremiumTable tours={tours} months={months} price={price} isBusy={form.isBusy} onAsk={setAsking} />
      )}
      {bought.length > 0 && (
        <>
          <h2 className="mt-8 text-2xl">Your purchases</h2>
          <p className="mb-1 text-sm text-muted tabular-nums">
            <span>{`${bought.length === 1 ? "1 place" : `${bought.length} places`},`}</span>{" "}
            <Exact>{formatRupees(bought.reduce((sum, { amount }) => sum + amount, 0))}</Exact>
          </p>
          <BoughtPlaces bought={bought} />
        </>
      )}
      <ConfirmDialog
        isOpen={asking !== null}
        onOpenChange={(isOpen) => !isOpen && setAsking(null)}
        title="Buy this place?"
        confirmLabel={`Buy for ${formatRupees((asking?.expectedPrice ?? price) + gst)}`}
        cancelLabel="Cancel"
        onConfirm={() => {
          if (!asking) return;
          form.submit({ ...asking, expectedPrice: String(asking.expectedPrice), confirmed: "yes" });
        }}
      >
        {asking && terms(asking, titleOf(asking.tour), gst)}
      </ConfirmDialog>
    </EarningsPage>
  );
}
