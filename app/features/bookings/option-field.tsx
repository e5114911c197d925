import { formatRupees } from "~/domain/money/money";
import { fareInWords, type FareRange } from "~/domain/prices/fares";
import { priceInWords } from "~/domain/prices/offers";
import type { TourOption } from "~/domain/prices/offers-schema";
import type { AnswerField } from "./booking-fields";
import { bookingFieldMessages } from "./form/messages";

/** Describes the price and size of an option: "from ₹12,000 a booking, up to 6 travelers". */
function optionHint({ pricePer, priceInr, maxParty, text }: TourOption, fares?: FareRange): string {
  const m = bookingFieldMessages().offer;
  const price = priceInWords(pricePer, fares ? fareInWords(fares) : formatRupees(priceInr));
  return m.facts([maxParty === undefined ? price : m.upTo(price, maxParty), ...(text ? [text] : [])]);
}

/** Radio buttons of the options; the first is chosen to begin with. Tours without options show nothing. */
export function OptionField({
  field: { id, name, error, value, defaultValue, onChange },
  options,
  fares,
}: {
  field: ReturnType<AnswerField>;
  options: readonly TourOption[] | undefined;
  /** Fares of the bookable days by option; by default those outside the seasons. */
  fares?: Record<string, FareRange> | undefined;
}) {
  if (options === undefined) return null;
  const chosen = (value ?? defaultValue) || options[0]?.id;
  return (
    <fieldset id={id} tabIndex={-1} className="grid gap-2 outline-none">
      <legend className="pb-1 font-semibold">{bookingFieldMessages().offer.option}</legend>
      {options.map((option) => (
        <label
          key={option.id}
          className="flex cursor-pointer items-start gap-3 rounded-control border border-control bg-card p-3 has-checked:border-peacock has-checked:bg-sunken"
        >
          <input
            type="radio"
            name={name}
            value={option.id}
            className="mt-1 size-4 shrink-0 accent-peacock"
            {...(onChange
              ? { checked: chosen === option.id, onChange: () => onChange(option.id) }
              : { defaultChecked: chosen === option.id })}
          />
          <span>
            <span className="block font-semibold">{option.name}</span>
            <span className="block text-sm text-muted">{optionHint(option, fares?.[option.id])}</span>
          </span>
        </label>
      ))}
      {error && <FieldError text={error} />}
    </fieldset>
  );
}

export function FieldError({ text }: { text: string }) {
  return (
    <p role="alert" className="text-sm font-semibold text-danger">
      {text}
    </p>
  );
}
