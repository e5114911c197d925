import { Exact } from "~/ui/exact";
import { formatRupees } from "~/domain/money/money";
import { cn } from "~/ui/cn";

/** Change of the balance owed, with its sign so that color isn't the only cue. */
export function Change({ amount }: { amount: number }) {
  if (amount === 0) return <span className="text-muted">none</span>;
  return (
    <span className={cn("font-semibold whitespace-nowrap", amount < 0 && "text-danger")}>
      {amount > 0 && <span>+</span>}
      <Exact>{formatRupees(amount)}</Exact>
    </span>
  );
}
