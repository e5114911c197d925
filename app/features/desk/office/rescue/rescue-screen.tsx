import { Link } from "react-router";
import { EmptyList } from "~/office/page/back-office-page";
import { AnsweredForm, FormMessage } from "~/ui/answered-form";
import { FigureList } from "~/office/ui/figure-list";
import { PageLinks } from "~/office/ui/page-links";
import { offerStateLabel, offerStates, type RescueScope } from "~/domain/desk/rescue";
import { formatRupees } from "~/domain/money/money";
import { useForm } from "~/platform/forms/use-form";
import { cn } from "~/ui/cn";
import { queryAddress } from "~/platform/pages/query-address";
import type { RescuePage } from "../../../../../worker/desk/rescue/get-rescue";
import { AffectedBookings } from "./affected-bookings";
import { RescueOrderForm } from "./rescue-order-form";
import { RescueProgress } from "./rescue-progress";

/** Lists the bookings affected by a departure or an operator in trouble, the orders that help them, and their progress. */
export function RescueScreen({
  page,
  scope,
  query,
  pathOf,
}: {
  page: RescuePage;
  scope: RescueScope;
  query: { state: string | undefined; cursor: string | undefined };
  /** Returns the page of a booking. */
  pathOf: (bookingId: string) => string;
}) {
  const form = useForm();
  const { counts, bookings, nextCursor } = page;
  const { byState } = counts;
  const open = (byState.none ?? 0) + (byState.asked ?? 0) + (byState.queued ?? 0) + (byState.failed ?? 0);
  const settled = (byState.moved ?? 0) + (byState.rebooked ?? 0) + (byState.refunded ?? 0);
  return (
    <div className="mt-4 grid gap-4">
      <FigureList
        figures={[
          { name: "Bookings", value: String(counts.bookings), detail: "affected" },
          { name: "Travelers", value: String(counts.travelers), detail: "in them" },
          { name: "Paid", value: formatRupees(counts.paid), detail: "and not returned" },
          { name: "Settled", value: `${settled} of ${counts.bookings}`, detail: "moved or refunded" },
        ]}
      />
      <RescueProgress page={page} />
      {counts.bookings === 0 ? (
        <EmptyList reason="No traveler holds seats here, so nobody has to be moved or refunded.">
          No bookings affected
        </EmptyList>
      ) : (
        <AnsweredForm form={form} preventScrollReset className="grid gap-4">
          {open > 0 && (
            <RescueOrderForm form={form} page={page} isOperator={"operator" in scope} open={open} />
          )}
          <FormMessage form={form} />
          <StateLinks byState={byState} all={counts.bookings} chosen={query.state} />
          <AffectedBookings
            isAdmin={page.isAdmin}
            bookings={bookings}
            pathOf={pathOf}
            showsTour={"operator" in scope}
          />
          {bookings.length === 0 && (
            <EmptyList reason="Choose another state above.">No bookings in this state</EmptyList>
          )}
          <PageLinks query={query} nextCursor={nextCursor} first="First page" next="Next page" />
        </AnsweredForm>
      )}
    </div>
  );
}

function StateLinks({
  byState,
  all,
  chosen,
}: {
  byState: RescuePage["counts"]["byState"];
  all: number;
  chosen: string | undefined;
}) {
  const states = ["none" as const, ...offerStates].filter((state) => byState[state] !== undefined);
  const links = [
    { state: undefined, label: "All", count: all },
    ...states.map((state) => ({
      state,
      label: offerStateLabel(state === "none" ? null : state),
      count: byState[state] ?? 0,
    })),
  ];
  return (
    <nav aria-label="States" className="flex flex-wrap gap-2">
      {links.map(({ state, label, count }) => (
        <Link
          key={label}
          to={queryAddress({ state })}
          preventScrollReset
          aria-current={state === chosen ? "page" : undefined}
          className={cn(
            "inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-sm font-semibold",
            state === chosen ? "border-ink bg-ink text-paper" : "border-line bg-card text-ink",
          )}
        >
          <span>{label}</span> <span className="tabular-nums">{count}</span>
        </Link>
      ))}
    </nav>
  );
}
