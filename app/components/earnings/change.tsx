import { formatRupees } from "~/domain/money";
import { cn } from "~/lib/cn";

/** What a movement adds to what is owed: with its sign, since colour alone says nothing. */
export function Change({ amount }: { amount: number }) {
  if (amount === 0) return <span className="text-muted">none</span>;
  return (
    <span className={cn("font-semibold whitespace-nowrap", amount < 0 && "text-bad")}>
      {amount > 0 && "+"}
      {formatRupees(amount)}
    </span>
  );
}
