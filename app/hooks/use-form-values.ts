import { useEffect, useRef } from "react";

/**
 * Keeps the fields of a search form at what the address says, without building the form anew: the focus stays where it
 * is, and a fold that was opened stays open.
 * @param values by the fields' names; what is not given is empty
 */
export function useFormValues(values: Readonly<Record<string, string | number | undefined>>) {
  const form = useRef<HTMLFormElement>(null);
  const address = JSON.stringify(values);
  const shown = useRef(address);
  useEffect(() => {
    // The page came with its fields filled: what was chosen before the scripts came stays.
    if (shown.current === address) return;
    shown.current = address;
    const said: Record<string, unknown> = JSON.parse(address);
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLSelectElement) && !(field instanceof HTMLInputElement)) continue;
      // The text box is React's own: it follows its value itself.
      if (field.name === "" || field.getAttribute("role") === "combobox") continue;
      field.value = String(said[field.name] ?? "");
    }
  }, [address]);
  return form;
}
