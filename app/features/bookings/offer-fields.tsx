import { extraField } from "~/domain/bookings/booking-form";
import { formatRupees } from "~/domain/money/money";
import { type BookedExtras, maxOfExtra, priceInWords } from "~/domain/prices/offers";
import { type TourExtra, chosenExtrasIn, typedExtras } from "~/domain/prices/offers-schema";
import { InputField } from "~/ui/field";
import { StepperField } from "~/ui/stepper";
import type { AnswerFieldsProps } from "./booking-fields";
import { bookingFieldMessages } from "./form/messages";
import { FieldError } from "./option-field";

/** Extras of a tour, for the dialog and the form without JavaScript. Tours without any show nothing. */

/** Describes the price and terms of an extra: "₹400 a person. Full refund until the departure". */
export function extraHint({ per, priceInr, text, refund }: TourExtra): string {
  const m = bookingFieldMessages().offer;
  const refunds = { schedule: undefined, full: m.fullRefund, none: m.notRefunded };
  const price = priceInr === 0 ? m.free : priceInWords(per, formatRupees(priceInr));
  return m.facts([price, text, refunds[refund]].filter((fact) => fact !== undefined).filter(Boolean));
}

/** Boxes for extras of one piece, steppers for others; those that every booking has are listed. */
export function ExtraFields({
  field,
  extras,
  numberOfTravelers,
}: AnswerFieldsProps & { extras: readonly TourExtra[]; numberOfTravelers: number }) {
  if (extras.length === 0) return null;
  const m = bookingFieldMessages().offer;
  const { id, error, value, defaultValue, onChange } = field("extras");
  const chosen = chosenExtrasIn(value ?? defaultValue ?? "");
  const quantityOf = (extra: TourExtra) => chosen.find((choice) => choice.id === extra.id)?.quantity ?? 0;
  const choose = (extra: TourExtra, quantity: number) =>
    onChange?.(
      typedExtras([...chosen.filter((choice) => choice.id !== extra.id), { id: extra.id, quantity }]),
    );
  return (
    <fieldset id={id} name="extras" tabIndex={-1} className="grid gap-3 outline-none">
      <legend className="pb-1 font-semibold">{m.extras}</legend>
      {extras
        .filter(({ required }) => required)
        .map((extra) => (
          <p key={extra.id}>
            <span className="font-semibold">{extra.name}</span>
            <span className="block text-sm text-muted">{m.partOfEvery(extraHint(extra))}</span>
          </p>
        ))}
      {extras
        .filter(({ required }) => !required)
        .map((extra) =>
          maxOfExtra(extra, maxTravelersOf(numberOfTravelers)) === 1 && extra.per !== "person" ? (
            <label key={extra.id} className="flex cursor-pointer items-start gap-3">
              <input
                type="checkbox"
                name={extraField(extra.id)}
                value="1"
                className="mt-1 size-4 shrink-0 accent-peacock"
                {...(onChange
                  ? {
                      checked: quantityOf(extra) > 0,
                      onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) =>
                        choose(extra, target.checked ? 1 : 0),
                    }
                  : { defaultChecked: quantityOf(extra) > 0 })}
              />
              <span>
                <span className="block font-semibold">{extra.name}</span>
                <span className="block text-sm text-muted">{extraHint(extra)}</span>
              </span>
            </label>
          ) : (
            <StepperField
              key={extra.id}
              label={extra.name}
              things={extra.name.toLowerCase()}
              hint={extraHint(extra)}
              min={0}
              max={maxOfExtra(extra, maxTravelersOf(numberOfTravelers))}
              name={extraField(extra.id)}
              {...(onChange
                ? {
                    value: String(quantityOf(extra)),
                    onChange: (text: string) => choose(extra, text === "" ? 0 : Number(text)),
                  }
                : { defaultValue: String(quantityOf(extra)) })}
            />
          ),
        )}
      {error && <FieldError text={error} />}
    </fieldset>
  );
}

/** Pieces of the extras that a booking has or can have. Those that every booking has stay. */
export function SoldExtraFields({
  extras: { offered, sold },
  numberOfTravelers,
  typed,
  error,
}: {
  extras: BookedExtras;
  numberOfTravelers: number;
  /** Pieces as typed; "" before that. */
  typed: string;
  error: string | undefined;
}) {
  const soldOf = (id: string) => sold.find(({ extra }) => extra === id)?.quantity ?? 0;
  const chosen = chosenExtrasIn(typed);
  const m = bookingFieldMessages().offer;
  const asked = [
    ...offered
      .filter(({ required }) => !required)
      .map((extra) => ({
        id: extra.id,
        name: extra.name,
        hint: extraHint(extra),
        max: Math.max(soldOf(extra.id), maxOfExtra(extra, numberOfTravelers)),
      })),
    ...sold
      .filter(({ extra }) => !offered.some(({ id }) => id === extra))
      .map(({ extra: id, name, quantity }) => ({ id, name, hint: m.noLongerOffered, max: quantity })),
  ];
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {asked.map(({ id, name, hint, max }) => (
          <InputField
            key={id}
            label={name}
            hint={m.zeroTo(hint, max)}
            error={error}
            name={extraField(id)}
            type="number"
            inputMode="numeric"
            min={0}
            max={max}
            defaultValue={String(chosen.find((choice) => choice.id === id)?.quantity ?? soldOf(id))}
          />
        ))}
      </div>
      {offered
        .filter(({ id, required }) => required && soldOf(id) > 0)
        .map(({ id }) => (
          <input key={id} type="hidden" name={extraField(id)} value={soldOf(id)} />
        ))}
    </>
  );
}

function maxTravelersOf(typed: number): number {
  return Number.isFinite(typed) ? typed : 1;
}
