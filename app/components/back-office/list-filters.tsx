import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { controlClasses } from "~/components/ui/field";
import { cn } from "~/lib/cn";

export interface FilterChoice {
  name: string;
  label: string;
  /** Type of a field other than a choice. */
  type?: "date" | "number";
  /** Label of the empty option; null if a choice is required. */
  all?: string | null;
  options?: readonly (readonly [value: string, label: string])[] | undefined;
  /** True if the field is under "More filters". */
  isMore?: boolean | undefined;
}

/** Search and filter form of a list. The URL holds the state. */
export function ListFilters({
  query,
  placeholder,
  choices,
  preserved = {},
}: {
  query: Readonly<Record<string, string | undefined>>;
  /** Placeholder of the search field. Without it, there is no search. */
  placeholder?: string | undefined;
  choices: readonly FilterChoice[];
  /** Other URL parameters that a new search keeps, such as sort and columns. */
  preserved?: Readonly<Record<string, string | undefined>>;
}) {
  const more = choices.filter(({ isMore }) => isMore);
  const fieldOf = (choice: FilterChoice) => (
    <FilterField key={choice.name} {...choice} chosen={query[choice.name]} />
  );
  return (
    <Form role="search" className="mt-4 flex flex-wrap items-end gap-3" key={JSON.stringify(query)}>
      {Object.entries(preserved).map(
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
      {choices.filter(({ isMore }) => !isMore).map(fieldOf)}
      {more.length > 0 && (
        <details open={more.some(({ name }) => query[name])} className="max-w-full max-sm:open:w-full">
          <summary className="min-h-11 cursor-pointer content-center rounded-control px-2 font-semibold text-peacock">
            More filters
          </summary>
          <div className="flex flex-wrap items-end gap-3 py-2">{more.map(fieldOf)}</div>
        </details>
      )}
      <Button type="submit" variant="secondary">
        <Search aria-hidden className="size-4" />
        Show
      </Button>
    </Form>
  );
}

function FilterField({
  name,
  label,
  type,
  all = "All",
  options = [],
  isMore,
  chosen,
}: FilterChoice & { chosen: string | undefined }) {
  return (
    <label className={cn("max-w-full", !isMore && !type && "max-lg:min-w-0 max-lg:grow max-lg:basis-24")}>
      <span className="text-sm font-semibold">{label}</span>
      {type ? (
        <input
          type={type}
          name={name}
          min={type === "number" ? 0 : undefined}
          defaultValue={chosen}
          className={cn(controlClasses, type === "number" ? "w-40" : "w-auto")}
        />
      ) : (
        <select
          name={name}
          defaultValue={chosen ?? ""}
          className={cn(controlClasses, isMore ? "w-auto max-w-64" : "max-w-full pr-9 lg:w-auto")}
        >
          {all !== null && <option value="">{all}</option>}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </label>
  );
}
