import { useState } from "react";
import { callingRegions, regionsOfNumber, withRegion, type CallingRegion } from "./calling-codes";
import { currentTag } from "~/domain/language/language";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { Field, controlClasses, parted, type InputField } from "./field";
import { uiMessages } from "./messages";

/**
 * A field for a phone number, with a select that writes the country code into it and follows one that is typed. Ten
 * digits alone are an Indian number, so the select isn't needed without JavaScript.
 */
export function PhoneField(props: React.ComponentProps<typeof InputField>) {
  const { frame, own } = parted(props);
  return <Field {...frame}>{(control) => <PhoneInput {...control} {...own} />}</Field>;
}

function PhoneInput(props: React.ComponentProps<"input">) {
  const m = uiMessages();
  const [localText, setLocalText] = useState(String(props.defaultValue ?? ""));
  const [picked, setPicked] = useState("IN");
  const isHydrated = useHydrated();
  const regions = regionsOfNumber(String(props.value ?? localText));
  const shown = regions.find(({ region }) => region === picked) ?? regions[0];

  function pick({ currentTarget: select }: React.ChangeEvent<HTMLSelectElement>) {
    const input = select.parentElement?.nextElementSibling;
    const chosen = callingRegions.find(({ region }) => region === select.value);
    if (!(input instanceof HTMLInputElement) || !chosen) return;
    setPicked(chosen.region);
    // As if typed: React ignores the event if the value was assigned.
    input.setRangeText(withRegion(input.value, chosen), 0, input.value.length, "end");
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  }

  return (
    <div
      className="flex gap-2"
      onInput={(event) => event.target instanceof HTMLInputElement && setLocalText(event.target.value)}
    >
      {isHydrated && (
        <div className="w-28 shrink-0">
          <select
            aria-label={m.countryCode}
            value={shown?.region ?? ""}
            onChange={pick}
            className={controlClasses}
          >
            {!shown && <option value="">{m.unknown}</option>}
            {namedRegions().map(({ region, code, name }) => (
              <option key={region} value={region}>
                {`+${code} ${name}`}
              </option>
            ))}
          </select>
        </div>
      )}
      <input type="tel" inputMode="tel" {...props} />
    </div>
  );
}

let named: (CallingRegion & { name: string })[] | null = null;

/** Returns all regions by name, India first. */
function namedRegions() {
  const names = new Intl.DisplayNames(currentTag(), { type: "region" });
  named ??= callingRegions
    .map((entry) => ({ ...entry, name: names.of(entry.region) ?? entry.region }))
    .toSorted(
      (a, b) => Number(b.region === "IN") - Number(a.region === "IN") || a.name.localeCompare(b.name),
    );
  return named;
}
