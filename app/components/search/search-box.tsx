import { Search } from "lucide-react";
import { useId, useState } from "react";
import { controlClasses } from "~/components/ui/field";
import { useSuggestions } from "~/hooks/use-suggestions";
import { cn } from "~/lib/cn";

/** A text field that offers up to five names while one types; a listbox for keyboard and screen reader. */
export function SearchBox({
  name,
  label,
  defaultValue = "",
}: {
  name: string;
  label: string;
  defaultValue?: string;
}) {
  const id = useId();
  const [text, setText] = useState(defaultValue);
  // The address may change what is searched for while the box stays.
  const [given, setGiven] = useState(defaultValue);
  if (given !== defaultValue) {
    setGiven(defaultValue);
    setText(defaultValue);
  }
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(isOpen ? text : "");
  const isShown = isOpen && suggestions.length > 0;

  function choose(suggestion: string) {
    setText(suggestion);
    setIsOpen(false);
    setActive(-1);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const chosen = suggestions[active];
    if (event.key === "Escape" && isShown) {
      event.preventDefault();
      setIsOpen(false);
    } else if (event.key === "Enter" && isShown && chosen !== undefined) {
      event.preventDefault();
      choose(chosen);
    } else if (["ArrowDown", "ArrowUp"].includes(event.key) && suggestions.length > 0) {
      event.preventDefault();
      setIsOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((active + step + suggestions.length + (active < 0 && step < 0 ? 1 : 0)) % suggestions.length);
    }
  }

  return (
    <div className="relative">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
        <input
          id={id}
          name={name}
          type="text"
          role="combobox"
          autoComplete="off"
          placeholder="Place, state or sight"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setIsOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setIsOpen(false)}
          className={cn(controlClasses, "pl-10")}
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={`Suggestions for ${label}`}
        hidden={!isShown}
        className="absolute inset-x-0 z-30 mt-1 overflow-hidden rounded-control border border-line bg-card shadow-float"
      >
        {suggestions.map((suggestion, index) => (
          <div
            key={suggestion}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Before the field loses the focus.
            onPointerDown={(event) => {
              event.preventDefault();
              choose(suggestion);
            }}
            className="cursor-pointer px-3 py-2 hover:bg-sunken aria-selected:bg-sunken"
          >
            {suggestion}
          </div>
        ))}
      </div>
    </div>
  );
}
