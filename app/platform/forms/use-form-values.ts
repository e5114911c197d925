import { useEffect, useRef } from "react";

/**
 * Keeps the fields of a search form in sync with the URL without remounting the form, which would lose focus and close
 * opened folds. Empty fields are not submitted, so that URLs stay short.
 * @param values by field name; undefined ones are empty
 */
export function useFormValues(values: Readonly<Record<string, string | number | undefined>>) {
  const form = useRef<HTMLFormElement>(null);
  const address = JSON.stringify(values);
  const shown = useRef(address);
  useEffect(() => {
    // The server rendered the fields filled, so keep what was entered before hydration.
    if (shown.current === address) return;
    const before: Record<string, unknown> = JSON.parse(shown.current);
    const stored: Record<string, unknown> = JSON.parse(address);
    shown.current = address;
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLSelectElement) && !(field instanceof HTMLInputElement)) continue;
      // Keep what is being entered into the other fields.
      if (before[field.name] === stored[field.name]) continue;
      // The combobox is a controlled component and updates itself.
      if (field.name === "" || field.getAttribute("role") === "combobox") continue;
      const value = String(stored[field.name] ?? "");
      if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio"))
        field.checked =
          field.type === "radio" ? field.value === value : value.split(",").includes(field.value);
      else field.value = value;
    }
  }, [address]);
  useEffect(() => {
    const element = form.current;
    element?.addEventListener("formdata", leaveOutEmpty);
    return () => element?.removeEventListener("formdata", leaveOutEmpty);
  }, []);
  return form;
}

function leaveOutEmpty({ formData }: FormDataEvent) {
  for (const name of new Set(formData.keys()))
    if (formData.getAll(name).every((value) => value === "")) formData.delete(name);
}
