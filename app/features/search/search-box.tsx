import { ArrowUpRight, MapPin, Search } from "lucide";
import { useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { controlClasses } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { searchMessages } from "./messages";
import { searchLabel } from "./search-label";
import { useSuggestions } from "./use-suggestions";
import { cn } from "~/ui/cn";
import { isComposing, isEnter } from "~/platform/forms/enter-key";
import { chosen, closed, moveActive, withText, untouched } from "./search-box-state";

/**
 * A text field with up to five suggestions, as an accessible combobox: the name of a place fills the field, the title of a tour opens it.
 */
export function SearchBox({
  name,
  label,
  defaultValue = "",
  form,
  isLabelHidden = false,
}: {
  name: string;
  label: string;
  defaultValue?: string;
  /** Id of its form, if it is outside of it. */
  form?: string;
  /** True if only screen readers get the label. */
  isLabelHidden?: boolean;
}) {
  const m = searchMessages().box;
  const id = useId();
  const [state, setState] = useState(() => untouched(defaultValue));
  // A navigation may change the search text while the box stays mounted.
  const [given, setGiven] = useState(defaultValue);
  if (given !== defaultValue) {
    setGiven(defaultValue);
    setState(untouched(defaultValue));
  }
  // Reads text typed before hydration.
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const early = box.current?.value ?? "";
    if (early !== "") setState((now) => (now.text === early ? now : withText(early)));
  }, []);
  const { text, active } = state;
  const { suggestions, tours } = useSuggestions(state.asked);
  const navigate = useNavigate();
  const pathOf = (name: string) => tours.find(({ title }) => title === name)?.path;
  const isShown = state.isOpen && suggestions.length > 0;

  function choose(name: string) {
    const path = pathOf(name);
    setState(path === undefined ? chosen(name) : closed(state));
    if (path !== undefined) void navigate(path);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (isComposing(event)) return;
    const marked = suggestions[active];
    if (event.key === "Escape" && isShown) {
      event.preventDefault();
      setState(closed);
    } else if (isEnter(event) && isShown && marked !== undefined) {
      event.preventDefault();
      choose(marked);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setState(moveActive(state, event.key === "ArrowDown" ? 1 : -1, suggestions.length));
    }
  }

  return (
    <div className="relative">
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : searchLabel}>
        {label}
      </label>
      <div className="relative">
        <Icon icon={Search} className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
        <input
          ref={box}
          id={id}
          name={name}
          form={form}
          type="text"
          role="combobox"
          autoComplete="off"
          placeholder={m.placeholder}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          value={text}
          onChange={(event) => setState(withText(event.target.value))}
          onKeyDown={onKeyDown}
          onBlur={() => setState(closed)}
          className={cn(controlClasses, "pl-10")}
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={m.suggestionsFor(label)}
        hidden={!isShown}
        className="absolute inset-x-0 z-30 mt-1 overflow-hidden rounded-control border border-line bg-card float-shadow"
      >
        {suggestions.map((suggestion, index) => (
          <button
            key={suggestion}
            type="button"
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            // Keep the focus in the field: a blur would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
            className="flex w-full items-center gap-2.5 px-3 py-2 text-left hover:bg-sunken aria-selected:bg-sunken"
          >
            <Icon
              icon={pathOf(suggestion) === undefined ? MapPin : ArrowUpRight}
              className="size-4.5 shrink-0 text-muted"
            />
            <span>{suggestion}</span>
          </button>
        ))}
      </div>
      {state.isChosen && (
        <button
          type="submit"
          form={form}
          // Keep the focus in the field: a blur would take the button away before the click.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 z-30 mt-1 flex min-h-11 items-center gap-2.5 rounded-control border border-line bg-card px-3 text-left font-semibold text-peacock float-shadow"
        >
          <Icon icon={Search} className="size-4.5 shrink-0" />
          <span>{m.searchFor(text)}</span>
        </button>
      )}
    </div>
  );
}
