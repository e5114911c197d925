import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { controlClasses } from "~/components/ui/field";
import { cn } from "~/lib/cn";

export interface FilterChoice {
  name: string;
  label: string;
  /** Label of the empty option; null if a choice is required. */
  all: string | null;
  options: readonly (readonly [value: string, label: string])[];
}

/** Search and filter form of a list. The URL holds the state. */
export function ListFilters({
  query,
  placeholder,
  choices,
  kept = {},
  children,
}: {
  query: Readonly<Record<string, string | undefined>>;
  /** Placeholder of the search field. Without it, there is no search. */
  placeholder?: string;
  choices: readonly FilterChoice[];
  /** Other URL parameters that a new search keeps, such as sort and columns. */
  kept?: Readonly<Record<string, string | undefined>>;
  /** More filter fields. */
  children?: React.ReactNode;
}) {
  return (
    <Form role="search" className="mt-4 flex flex-wrap items-end gap-3" key={JSON.stringify(query)}>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {placeholder !== undefined && (
        <label className="grow sm:max-w-sm">
          <span className="text-sm font-semibold">Search</span>
          <input
            name="q"
            type="search"
            defaultValue={query.q}
            placeholder={placeholder}
            className={controlClasses}
          />
        </label>
      )}
      {choices.map(({ name, label, all, options }) => (
        <label key={name} className="max-w-full max-lg:min-w-0 max-lg:grow max-lg:basis-24">
          <span className="text-sm font-semibold">{label}</span>
          <select
            name={name}
            defaultValue={query[name] ?? ""}
            className={cn(controlClasses, "max-w-full pr-9 lg:w-auto")}
          >
            {all !== null && <option value="">{all}</option>}
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      {children}
      <Button type="submit" look="secondary">
        <Search aria-hidden className="size-4" />
        Show
      </Button>
    </Form>
  );
}
