import { useState } from "react";
import type { z } from "zod";
import { changeRows, rowsAt, textAt, withField, withoutEmptyRows } from "~/domain/form-fields";
import type { FormFields } from "~/domain/form-fields";
import type { RulesAnswer } from "./rules-form";

function parse<Rules>(schema: z.ZodType<Rules>, fields: FormFields): Rules | undefined {
  return schema.safeParse(withoutEmptyRows(fields)).data;
}

/** Returns true if saving would change the rules. Thousands separators and empty rows don't count. */
export function areChanged(schema: z.ZodType, fields: FormFields, saved: FormFields): boolean {
  const content = (each: FormFields) => JSON.stringify(parse(schema, each) ?? each);
  return content(fields) !== content(saved);
}

/**
 * Holds the fields of a rules form as typed, and what they parse to.
 * @param saved the fields of the saved rules
 */
export function useRulesFields<Rules>(
  schema: z.ZodType<Rules>,
  saved: FormFields,
  answer: RulesAnswer | null,
) {
  const [shownAnswer, setShownAnswer] = useState(answer);
  const [fields, setFields] = useState(answer?.values ?? saved);
  if (answer !== shownAnswer) {
    setShownAnswer(answer);
    // Empty rows are removed, and error messages count rows without them.
    if (answer) setFields(answer.values);
  }
  const errorOf = (name: string) => answer?.errors[name]?.[0];
  const set = (name: string, value: FormFields) => setFields((before) => withField(before, name, value));
  return {
    /** Null while the form is incomplete. */
    parsed: parse(schema, fields) ?? null,
    isChanged: areChanged(schema, fields, saved),
    text: (name: string) => textAt(fields, name),
    rows: (name: string) => rowsAt(fields, name),
    errorOf,
    set,
    changeRows: (change: string) => setFields((before) => changeRows(before, change)),
    /** Returns the props of a text field. */
    field: (name: string) => ({
      name,
      value: textAt(fields, name),
      error: errorOf(name),
      onChange: (text: string) => set(name, text),
    }),
  };
}

export type RulesFields<Rules> = ReturnType<typeof useRulesFields<Rules>>;
