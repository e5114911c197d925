import { useEffect, useRef } from "react";

/**
 * Keeps the fields of a search form in sync with the URL without remounting the form, which would lose focus and close
 * opened folds.
 * @param values by field name; undefined ones are empty
 */
export function useFormValues(values: Readonly<Record<string, string | number | undefined>>) {
  const form = useRef<HTMLFormElement>(null);
  const address = JSON.stringify(values);
  const shown = useRef(address);
  useEffect(() => {
    // The server rendered the fields filled, so keep what was entered before hydration.
    if (shown.current === address) return;
    shown.current = address;
    const stored: Record<string, unknown> = JSON.parse(address);
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLSelectElement) && !(field instanceof HTMLInputElement)) continue;
      // The combobox is a controlled component and updates itself.
      if (field.name === "" || field.getAttribute("role") === "combobox") continue;
      field.value = String(stored[field.name] ?? "");
    }
  }, [address]);
  return form;
}
