import { Search } from "lucide";
import { memo, useEffect, useRef, useState, useSyncExternalStore } from "react";
import {
  Form,
  Link,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useRevalidator,
} from "react-router";
import { Button } from "~/ui/button";
import { maxChoices } from "~/domain/office/list-choices";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import { hasListFailed, keepShownList, watchListFailure } from "./list-failure";
import { queryAddress } from "~/platform/pages/query-address";

export interface FilterChoice {
  name: string;
  label: string;
  /** Type of a field other than a choice. */
  type?: "date" | "amount";
  /** Label of the empty option; null if a choice is required. */
  all?: string | null;
  options?: readonly (readonly [value: string, label: string])[] | undefined;
  /** True if the field is under "More filters". */
  isMore?: boolean | undefined;
  className?: string;
}

/**
 * Milliseconds without a key after which a typed text is searched for. The first key after such a pause is searched for at
 * once.
 */
const typingPause = 60;
/** Dates and numbers are typed in parts that are valid by themselves. */
const partPause = 600;

const chip =
  "inline-flex h-8 shrink-0 items-center gap-1 rounded-full border border-line bg-card pl-3 text-sm focus-within:border-peacock";

/**
 * Search and filters of a list. The URL holds the state; a change applies at once. Without JavaScript, the button of
 * the search applies it.
 */
export function ListFilters({
  query,
  placeholder,
  choices,
  preserved = {},
  className = "mt-3",
}: {
  query: Readonly<Record<string, string | undefined>>;
  /** Placeholder of the search field. Without it, there is no search. */
  placeholder?: string | undefined;
  choices: readonly FilterChoice[];
  /** Other URL parameters that a new search keeps, such as sort and columns. */
  preserved?: Readonly<Record<string, string | undefined>>;
  className?: string;
}) {
  const { version, form, applyTyped, applySoon, applyNow, apply } = useAppliedForm(JSON.stringify(query));
  const isHydrated = useHydrated();
  const more = choices.filter(({ isMore }) => isMore);
  const hasSearch = placeholder !== undefined;
  const isNarrowed = Object.entries(query).some(
    ([name, value]) =>
      value && choices.find((choice) => choice.name === name)?.all !== null && name !== "sort",
  );
  const fieldOf = (choice: FilterChoice) => (
    <FilterField key={choice.name} {...choice} chosen={query[choice.name]} />
  );
  return (
    <Form
      key={version}
      ref={form}
      role="search"
      className={cn("flex flex-wrap items-center gap-1.5", className)}
      onSubmit={(event) => {
        event.preventDefault();
        apply({ isTyping: false });
      }}
      onBlur={applyNow}
      onChange={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return apply({ isTyping: false });
        if (target.type === "search") applyTyped();
        else applySoon(partPause);
      }}
    >
      {Object.entries(preserved).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {hasSearch && (
        <div className="relative min-w-0 grow basis-40 sm:max-w-80">
          <button
            type="submit"
            className="absolute inset-y-0 left-0 grid w-8 place-items-center rounded-control text-muted hover:text-ink"
          >
            <Icon icon={Search} className="size-4" />
            <span className="sr-only">Show</span>
          </button>
          <input
            name="q"
            type="search"
            aria-label="Search"
            defaultValue={query.q}
            placeholder={placeholder}
            className="h-8 w-full rounded-control border border-control bg-card pr-2 pl-8 text-sm placeholder:text-muted"
          />
        </div>
      )}
      <LoadFailure />
      <div className="flex min-w-0 items-center gap-1.5 md:flex-wrap max-md:order-last max-md:w-full max-md:overflow-x-auto max-md:py-1">
        {choices.filter(({ isMore }) => !isMore).map(fieldOf)}
        {isNarrowed && (
          <Link
            to={queryAddress(preserved)}
            className="shrink-0 px-2 py-1 text-sm font-semibold text-peacock underline-offset-4 hover:underline"
          >
            Clear filters
          </Link>
        )}
      </div>
      {more.length > 0 && (
        <details open={more.some(({ name }) => query[name])} className="max-w-full open:w-full">
          <summary className="inline-block min-h-8 cursor-pointer content-center rounded-control px-2 text-sm font-semibold text-peacock">
            More filters
          </summary>
          <div className="flex flex-wrap items-center gap-1.5 py-1">{more.map(fieldOf)}</div>
        </details>
      )}
      {!hasSearch && !isHydrated && (
        <button type="submit" className={cn(chip, "pr-3 font-semibold")}>
          Show
        </button>
      )}
    </Form>
  );
}

/** Message beside the search if the list below is an older one, because the new one could not be loaded. */
function LoadFailure() {
  const matches = useMatches();
  const revalidator = useRevalidator();
  const hasFailed = useSyncExternalStore(watchListFailure, hasListFailed, () => false);
  useEffect(() => keepShownList(matches), [matches]);
  useEffect(() => () => keepShownList(null), []);
  if (!hasFailed) return null;
  return (
    <span role="alert" className="inline-flex items-center gap-2 text-sm font-semibold text-danger">
      Could not load.
      <Button
        variant="secondary"
        className="min-h-8 px-2.5 py-1 text-sm"
        disabled={revalidator.state === "loading"}
        onClick={({ currentTarget }) => {
          // This button leaves with the message.
          currentTarget.form?.querySelector<HTMLElement>('input[type="search"]')?.focus();
          void revalidator.revalidate();
        }}
      >
        Try again
      </Button>
    </span>
  );
}

/**
 * Applies a form to the URL. The fields keep what is typed while their own changes load, and follow the URL otherwise.
 * @param query the query that the page shows
 */
function useAppliedForm(query: string) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isBack = useNavigationType() === "POP";
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number>(undefined);
  const typedAt = useRef(-typingPause);
  /** Search of the URL that is shown or on its way. */
  const applied = useRef(search);
  const [sent, setSent] = useState<readonly string[]>([]);
  const [shown, setShown] = useState({ query, version: 0 });
  if (shown.query !== query) {
    const index = sent.indexOf(search);
    const isOwn = index !== -1 && !isBack;
    setSent(isOwn ? sent.slice(index + 1) : []);
    setShown({ query, version: isOwn ? shown.version : shown.version + 1 });
  }
  useEffect(() => {
    applied.current = search;
  }, [search]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function apply({ isTyping }: { isTyping: boolean }) {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)] as const);
    const address = queryAddress(Object.fromEntries(fields));
    // The router leaves out a question mark without a query.
    const next = address === "?" ? "" : address;
    if (next === applied.current) return;
    applied.current = next;
    // Going to the shown URL stops the search on its way.
    if (next !== search) setSent((before) => [...before, next]);
    void navigate(address, { replace: isTyping, preventScrollReset: true });
  }

  function applySoon(pause: number) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => apply({ isTyping: true }), pause);
  }

  /** Applies a typed text: at once after a pause, so that the answer is there before the next key, and else when typing pauses. */
  function applyTyped() {
    const pause = performance.now() - typedAt.current < typingPause ? typingPause : 0;
    typedAt.current = performance.now();
    applySoon(pause);
  }

  /** Applies what is typed before the field is left: later, it would interrupt the way to another page. */
  function applyNow() {
    if (timer.current !== undefined) apply({ isTyping: true });
  }

  return { version: shown.version, form, applyTyped, applySoon, applyNow, apply };
}

type FilterFieldProps = FilterChoice & { chosen: string | undefined };

/** Field of a filter. Memoized: some have hundreds of options, which most loads of the list leave as they are. */
const FilterField = memo(MemoizedFilterField, hasSameOptions);

function hasSameOptions(
  { options: before = [], ...others }: FilterFieldProps,
  { options: after = [], ...next }: FilterFieldProps,
): boolean {
  return (
    JSON.stringify(others) === JSON.stringify(next) &&
    (before === after || JSON.stringify(before) === JSON.stringify(after))
  );
}

function MemoizedFilterField({
  name,
  label,
  type,
  all = "All",
  options = [],
  chosen,
  className,
}: FilterFieldProps) {
  return (
    <label className={cn(chip, chosen && "border-peacock bg-sunken", className)}>
      <span className={cn("whitespace-nowrap", chosen ? "font-semibold" : "text-muted")}>{label}</span>
      {type ? (
        <input
          type={type === "date" ? type : "text"}
          inputMode={type === "amount" ? "numeric" : undefined}
          name={name}
          aria-label={label}
          defaultValue={chosen}
          className={cn(
            "h-full rounded-full bg-transparent pr-3 pl-1",
            type === "amount" ? "w-24" : "w-auto",
          )}
        />
      ) : (
        <select
          name={name}
          aria-label={label}
          defaultValue={chosen ?? ""}
          className="field-sizing-content h-full max-w-56 cursor-pointer truncate rounded-full bg-transparent pr-8 pl-1 *:bg-card"
        >
          {all !== null && <option value="">{all}</option>}
          {options.slice(0, maxChoices).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
          {options.length > maxChoices && (
            <option disabled>{`Only the first ${maxChoices} are listed`}</option>
          )}
        </select>
      )}
    </label>
  );
}
