import { formatDay } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import type { PayShare } from "~/domain/bookings/payment-methods";
import type { Deposit } from "~/domain/prices/deposit";
import { payMessages } from "./messages";

/** Choice between the deposit and the total. */
export function ShareChoice({ deposit, total }: { deposit: Deposit; total: number }) {
  const m = payMessages().share;
  const choices: { share: PayShare; label: string; hint: string }[] = [
    {
      share: "deposit",
      label: m.now(formatRupees(deposit.amount)),
      hint: m.balance(formatRupees(deposit.balance), formatDay(deposit.balanceBy)),
    },
    { share: "all", label: m.now(formatRupees(total)), hint: m.nothingLeft },
  ];
  return (
    <fieldset className="w-full">
      <legend className="font-semibold">{m.howMuch}</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {choices.map(({ share, label, hint }) => (
          <div
            key={share}
            className="rounded-control border border-control bg-card p-3 has-checked:border-peacock has-checked:bg-sunken"
          >
            <label className="flex min-h-8 cursor-pointer items-center gap-3 font-semibold tabular-nums">
              <input
                type="radio"
                name="share"
                value={share}
                defaultChecked={share === "deposit"}
                className="size-4 shrink-0 accent-peacock"
                aria-describedby={`share-${share}`}
              />
              <span>{label}</span>
            </label>
            <p id={`share-${share}`} className="pl-7 text-sm text-muted">
              {hint}
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
