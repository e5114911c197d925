import { useState } from "react";
import { flushSync } from "react-dom";
import { rangeErrors, type RangeErrors } from "~/domain/tours/tour-search";
import { readNumber } from "~/domain/typed-input/number";

/**
 * Validates the ranges of a search form before it is submitted, so that a reversed one costs no page load.
 * @param answered errors of the loaded page
 */
export function useRangeErrors(answered: RangeErrors) {
  const [shown, setShown] = useState({ answered, errors: answered });
  if (shown.answered !== answered) setShown({ answered, errors: answered });

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const errors = rangeErrors(rangesIn(new FormData(form)));
    flushSync(() => setShown({ answered, errors }));
    if (Object.keys(errors).length === 0) return;
    event.preventDefault();
    const field = form.querySelector<HTMLElement>("[aria-invalid], [data-invalid]");
    // The filters are collapsed on narrow screens.
    field?.closest("details")?.setAttribute("open", "");
    field?.focus();
  }
  return { errors: shown.errors, onSubmit };
}

function rangesIn(form: FormData) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const rupees = (name: string) => {
    const typed = text(name);
    return typed === undefined ? undefined : (readNumber(typed) ?? Number.NaN);
  };
  return {
    from: text("from"),
    to: text("to"),
    minPrice: rupees("minPrice"),
    maxPrice: rupees("maxPrice"),
  };
}
