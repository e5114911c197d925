import { useEffect, useRef, useState } from "react";
import { Form, Link } from "react-router";
import { Button } from "~/components/ui/button";
import { Dialog, DialogContent, DialogTitle } from "~/components/ui/dialog";
import { useSearchForm } from "~/hooks/use-search-form";
import type { TourListing } from "~/lib/tours/load-tour-listing";
import { queryOfForm } from "~/lib/tours/search-address";
import { FilterFields } from "./filter-fields";

/** Milliseconds without a change before the tours are counted. */
const pause = 200;

/** Filters of a listing as a sheet, applied together. Its button counts the tours that the choices leave. */
export default function FilterSheet({
  listing,
  isOpen,
  close,
  opener,
}: {
  listing: TourListing;
  isOpen: boolean;
  close: () => void;
  /** Takes the focus back. */
  opener: React.RefObject<HTMLElement | null>;
}) {
  return (
    <Dialog open={isOpen} onOpenChange={(wanted) => !wanted && close()}>
      <DialogContent
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus({ preventScroll: true });
        }}
        className="h-[92dvh]"
      >
        <DialogTitle className="flex min-h-17 items-center px-4 font-sans text-lg font-semibold">
          Filters
        </DialogTitle>
        <SheetForm listing={listing} close={close} />
      </DialogContent>
    </Dialog>
  );
}

function SheetForm({ listing, close }: { listing: TourListing; close: () => void }) {
  const { filter, fixed, sort } = listing;
  const { errors, onSubmit } = useSearchForm(listing.errors);
  const form = useRef<HTMLFormElement>(null);
  const [changes, setChanges] = useState(0);
  const [total, setTotal] = useState<number | null>(listing.total);

  useEffect(() => {
    if (changes === 0) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      if (!form.current) return;
      const count = await countTours(queryOfForm(form.current), fixed, abort.signal);
      if (!abort.signal.aborted) setTotal(count);
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [changes, fixed]);

  return (
    <Form
      ref={form}
      aria-label="Filters"
      onSubmit={(event) => {
        const { currentTarget } = event;
        onSubmit(event);
        if (currentTarget.querySelector("[aria-invalid], [data-invalid]") === null) close();
      }}
      // The picker of dates, which is in front of the sheet, reports no input.
      onBlur={() => setChanges((count) => count + 1)}
      onInput={() => setChanges((count) => count + 1)}
      className="flex min-h-0 flex-1 flex-col"
    >
      <input type="hidden" name="q" value={filter.q ?? ""} />
      <input type="hidden" name="sort" value={sort} />
      <div className="min-h-0 flex-1 overflow-y-auto px-4">
        <FilterFields listing={listing} errors={errors} />
      </div>
      <div className="flex items-center gap-3 border-t border-line p-4">
        <Link
          to="?"
          preventScrollReset
          onClick={close}
          className="px-1 py-2 font-semibold text-peacock underline underline-offset-4"
        >
          Clear all
        </Link>
        <Button type="submit" className="flex-1">
          {total === null
            ? "Show tours"
            : `Show ${total === 1 ? "1 tour" : `${total.toLocaleString("en-IN")} tours`}`}
        </Button>
      </div>
    </Form>
  );
}

/** Counts the tours of a search; null if the choices do not fit together or the count is not available. */
async function countTours(
  query: string,
  fixed: TourListing["fixed"],
  signal: AbortSignal,
): Promise<number | null> {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(fixed)) params.set(name, String(value));
  params.set("limit", "1");
  try {
    const response = await fetch(`/api/tours?${params}`, { signal });
    const answer: unknown = response.ok ? await response.json() : null;
    return typeof answer === "object" &&
      answer !== null &&
      "total" in answer &&
      typeof answer.total === "number"
      ? answer.total
      : null;
  } catch {
    return null;
  }
}
