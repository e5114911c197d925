import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Form, Link } from "react-router";
import { Button } from "~/ui/button";
import { Dialog, DialogContent, DialogTitle } from "~/ui/dialog";
import { currentLanguage } from "~/domain/language/language";
import type { TourFilter } from "~/domain/search/tour-query";
import { useSearchForm } from "./use-search-form";
import type { TourListing } from "./load-tour-listing";
import { queryOfForm } from "./search-address";
import { FilterFields } from "./filter-fields";
import { listMessages } from "./list/messages";

/** Milliseconds without a change before the tours are counted. */
const pause = 200;

/** Filters of a listing as a sheet, applied together. Its button counts the tours that the choices leave. Closing it keeps the choices. */
export default function FilterSheet({
  listing,
  isOpen,
  close,
  reopen,
  opener,
}: {
  listing: TourListing;
  isOpen: boolean;
  close: () => void;
  reopen: () => void;
  /** Takes the focus back. */
  opener: React.RefObject<HTMLElement | null>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const applied = JSON.stringify(listing.filter);
  const [draft, setDraft] = useState<{ of: string; query: string } | null>(null);
  const choices = draft?.of === applied ? draft.query : null;

  function leave() {
    if (form.current) setDraft({ of: applied, query: queryOfForm(form.current) });
    close();
  }

  return (
    <Dialog isOpen={isOpen} onClose={leave} onReopen={reopen}>
      <DialogContent
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus({ preventScroll: true });
        }}
        className="h-[92dvh]"
      >
        <DialogTitle className="flex min-h-17 items-center px-4 font-sans text-lg font-semibold">
          {listMessages().filters.title}
        </DialogTitle>
        <SheetForm
          ref={form}
          listing={listing}
          choices={choices}
          close={() => {
            setDraft(null);
            close();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

function SheetForm({
  ref: form,
  listing,
  choices,
  close,
}: {
  ref: React.RefObject<HTMLFormElement | null>;
  listing: TourListing;
  /** Query of choices that were made before and not applied. */
  choices: string | null;
  close: () => void;
}) {
  const { filter, fixed, sort } = listing;
  const m = listMessages().filters;
  const { errors, onSubmit } = useSearchForm(listing.errors);
  const [changes, setChanges] = useState(choices === null ? 0 : 1);
  const [total, setTotal] = useState<number | null>(listing.total);

  useLayoutEffect(() => {
    if (form.current && choices !== null) choose(form.current, choices);
  }, [form, choices]);

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
  }, [form, changes, fixed]);

  return (
    <Form
      ref={form}
      aria-label={m.title}
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
        <FilterFields
          listing={choices === null ? listing : { ...listing, filter: withEntries(filter, choices) }}
          errors={errors}
        />
      </div>
      <div className="flex items-center gap-3 border-t border-line p-4">
        <Link
          to="?"
          preventScrollReset
          onClick={close}
          className="px-1 py-2 font-semibold text-peacock underline underline-offset-4"
        >
          {m.clearAll}
        </Link>
        <Button type="submit" className="flex-1">
          {total === null ? m.show : m.showCount(total)}
        </Button>
      </div>
    </Form>
  );
}

/** Returns a filter with the dates and amounts of a query, which the fields keep as their state. */
function withEntries(filter: TourFilter, query: string): TourFilter {
  const params = new URLSearchParams(query);
  const text = (name: string) => params.get(name) ?? undefined;
  const amount = (name: string) => (params.has(name) ? Number(params.get(name)) || undefined : undefined);
  return {
    ...filter,
    from: text("from"),
    to: text("to"),
    flex: amount("flex"),
    weekends: text("weekends"),
    anytime: text("anytime"),
    near: text("near"),
    minPrice: amount("minPrice"),
    maxPrice: amount("maxPrice"),
    minDays: amount("minDays"),
    maxDays: amount("maxDays"),
  };
}

/** Ticks and selects what a query has. */
function choose(form: HTMLFormElement, query: string) {
  const params = new URLSearchParams(query);
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = params.get(field.name) ?? "";
    else if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio"))
      field.checked = (params.get(field.name)?.split(",") ?? [""]).includes(field.value);
  }
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
    const headers = { "Accept-Language": currentLanguage() };
    const response = await fetch(`/api/tours?${params}`, { headers, signal });
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
