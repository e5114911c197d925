import { formatRupees } from "~/domain/money/money";

const choices = [
  {
    payOnline: true,
    label: "Pay now",
    hint: "By UPI, card or net banking. Your seats are held for 20 minutes.",
  },
  { payOnline: false, label: "Pay later", hint: "Confirmed right away; you pay on the confirmation call." },
];

interface WhenToPayProps {
  payOnline: boolean;
  total: number;
  onChoose: (payOnline: boolean) => void;
}

/** Choice between paying now and later. */
export function WhenToPay({ payOnline, total, onChoose }: WhenToPayProps) {
  return (
    <fieldset className="mt-5">
      <legend className="font-semibold">When would you like to pay {formatRupees(total)}?</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {choices.map((choice) => (
          <div
            key={choice.label}
            className="rounded-control border border-control bg-card p-3 has-checked:border-peacock has-checked:bg-sunken"
          >
            <label className="flex min-h-8 cursor-pointer items-center gap-3 font-semibold">
              <input
                type="radio"
                name="payOnline"
                className="size-4 shrink-0 accent-peacock"
                checked={choice.payOnline === payOnline}
                onChange={() => onChoose(choice.payOnline)}
                aria-describedby={`pay-${choice.payOnline ? "now" : "later"}`}
              />
              {choice.label}
            </label>
            <p id={`pay-${choice.payOnline ? "now" : "later"}`} className="pl-7 text-sm text-muted">
              {choice.hint}
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
