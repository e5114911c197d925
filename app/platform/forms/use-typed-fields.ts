import { useState } from "react";
import {
  changeRows,
  fieldAt,
  isEmpty,
  rowsAt,
  textAt,
  withField,
  type FormFields,
} from "~/domain/form-fields";
import { useInputEvent } from "./use-input-event";

/**
 * Returns the error of a field, or of a line or part of it.
 * @param line word for a line of its text
 */
export function errorAt(
  errors: Readonly<Record<string, string>>,
  name: string,
  line = "Line",
): string | undefined {
  if (errors[name] !== undefined) return errors[name];
  const part = Object.entries(errors).find(([field]) => field.startsWith(`${name}.`));
  if (!part) return undefined;
  const number = part[0].slice(name.length + 1);
  return /^\d+$/.test(number) && !name.endsWith("At") && !name.endsWith(".at")
    ? `${line} ${Number(number) + 1}: ${part[1]}`
    : part[1];
}

/**
 * Holds fields of a form as typed: those that come and go, and those that others depend on. The browser holds all other fields.
 * @param error returns the error of a field
 * @returns also the ref of the element around the fields, whose form learns of rows as of typing
 */
export function useTypedFields(initial: FormFields, error: (name: string) => string | undefined) {
  const [typed, setTyped] = useState(initial);
  const { within, noteChange } = useInputEvent<HTMLDivElement>();
  const set = (name: string, value: FormFields) => setTyped((before) => withField(before, name, value));
  const fields = {
    typed,
    replace: setTyped,
    text: (name: string) => textAt(typed, name),
    rows: (name: string) => rowsAt(typed, name),
    isStated: (name: string) => !isEmpty(fieldAt(typed, name) ?? ""),
    error,
    set,
    /** Applies a row button. */
    changeRows: (change: string) => {
      setTyped((before) => changeRows(before, change));
      noteChange();
    },
    /** Returns the props of a field. */
    field: (name: string) => ({
      name,
      value: textAt(typed, name),
      error: error(name),
      onChange: (text: string) => set(name, text),
    }),
  };
  return { within, fields };
}

export type TypedFields = ReturnType<typeof useTypedFields>["fields"];
