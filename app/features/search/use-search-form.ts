import { useNavigate } from "react-router";
import { queryOfForm } from "./search-address";
import { useRangeErrors } from "./use-range-errors";
import type { RangeErrors } from "~/domain/tours/tour-search";

/**
 * Submits a search form to the short address of its filled fields, after its ranges are checked.
 * @param answered errors of the loaded page
 */
export function useSearchForm(answered: RangeErrors) {
  const navigate = useNavigate();
  const { errors, onSubmit } = useRangeErrors(answered);
  return {
    errors,
    onSubmit(event: React.FormEvent<HTMLFormElement>) {
      onSubmit(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      void navigate(queryOfForm(event.currentTarget), { preventScrollReset: true });
    },
  };
}
