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

/** Returns the error of a field, or of a line or part of it. */
export function errorAt(errors: Readonly<Record<string, string>>, name: string): string | undefined {
  if (errors[name] !== undefined) return errors[name];
  const part = Object.entries(errors).find(([field]) => field.startsWith(`${name}.`));
  if (!part) return undefined;
  const line = part[0].slice(name.length + 1);
  return /^\d+$/.test(line) && !name.endsWith("At") && !name.endsWith(".at")
    ? `Line ${Number(line) + 1}: ${part[1]}`
    : part[1];
}

/**
 * Holds a group of a larger form's fields as typed.
 * @param name of the group; its fields are "practical.fitness.level"
 */
export function useTypedFields(name: string, initial: FormFields, errors: Readonly<Record<string, string>>) {
  const [fields, setFields] = useState<FormFields>({ [name]: initial });
  const { within, noteChange } = useInputEvent<HTMLDivElement>();
  const set = (path: string, value: FormFields) => setFields((before) => withField(before, path, value));
  const state = {
    typed: fields,
    text: (path: string) => textAt(fields, path),
    rows: (path: string) => rowsAt(fields, path),
    isStated: (path: string) => !isEmpty(fieldAt(fields, path) ?? ""),
    group: (path: string) => {
      const group = fieldAt(fields, path);
      return typeof group === "object" && !Array.isArray(group) ? group : {};
    },
    error: (path: string) => errorAt(errors, path),
    hasErrors: (paths: readonly string[]) => paths.some((path) => errorAt(errors, path) !== undefined),
    set,
    /** Applies a row button. */
    changeRows: (change: string) => {
      setFields((before) => changeRows(before, change));
      noteChange();
    },
    /** Returns the props of a text field. */
    field: (path: string) => ({
      name: path,
      value: textAt(fields, path),
      error: errorAt(errors, path),
      onChange: (text: string) => set(path, text),
    }),
  };
  return { within, fields: state };
}

export type TypedFields = ReturnType<typeof useTypedFields>["fields"];
