import { SlidersHorizontal } from "lucide";
import { Form, Link } from "react-router";
import { Button } from "~/ui/button";
import { useFormValues } from "~/platform/forms/use-form-values";
import { Icon } from "~/ui/icon";
import { useSearchForm } from "./use-search-form";
import { afterPaint } from "~/platform/browser/after-paint";
import type { TourListing } from "./load-tour-listing";
import { FilterFields } from "./filter-fields";
import { listMessages } from "./list/messages";
import { searchForm } from "./list-search";

/**
 * Filters beside a listing: a plain form, submitted by each choice after hydration. On phones the filter sheet takes their place; without
 * JavaScript they fold.
 */
export function TourFilters({ listing }: { listing: TourListing }) {
  const { filter, sort } = listing;
  const m = listMessages().filters;
  // Removing a chip clears its field.
  const { errors, onSubmit } = useSearchForm(listing.errors);
  const form = useFormValues({ ...filter, sort });
  const submit = () => form.current?.requestSubmit();
  return (
    <Form
      id={searchForm}
      aria-label={m.title}
      ref={form}
      onSubmit={onSubmit}
      onChange={({ target }) => {
        const isChoice =
          target instanceof HTMLSelectElement ||
          (target instanceof HTMLInputElement && (target.type === "checkbox" || target.type === "radio"));
        // The choice shows before the search for it begins.
        if (isChoice) afterPaint(submit);
      }}
      onBlur={({ target }) => {
        if (
          !(target instanceof HTMLInputElement) ||
          (target.inputMode !== "numeric" && target.type !== "date")
        )
          return;
        const now = Object.entries(filter).find(([name]) => name === target.name)?.[1] ?? "";
        if (target.value !== String(now)) submit();
      }}
      className="max-lg:scripted:hidden"
    >
      <details className="lg:unfolded" open={Object.keys(listing.errors).length > 0 || undefined}>
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
          <Icon icon={SlidersHorizontal} className="size-4" />
          {m.title}
        </summary>
        <div className="flex items-baseline justify-between pb-1 max-lg:hidden">
          <h2 className="font-sans text-base font-semibold">{m.title}</h2>
          <Link to="?" preventScrollReset className="py-1 text-sm font-semibold text-peacock underline">
            {m.reset}
          </Link>
        </div>
        <FilterFields listing={listing} errors={errors} commit={submit} />
      </details>
      <Button type="submit" className="mt-3 w-full scripted:hidden">
        {m.show}
      </Button>
    </Form>
  );
}
