import { useState } from "react";
import type { z } from "zod";
import { changeRows, readFields, withoutEmptyRows, type FormFields } from "~/domain/form-fields";
import { useForm } from "~/platform/forms/use-form";
import type { FormValues } from "~/platform/forms/form-answer";
import { useTypedFields } from "~/platform/forms/use-typed-fields";

function parse<Rules>(schema: z.ZodType<Rules>, fields: FormFields): Rules | undefined {
  return schema.safeParse(withoutEmptyRows(fields)).data;
}

/** Returns true if saving would change the rules. Thousands separators and empty rows don't count. */
export function areChanged(schema: z.ZodType, fields: FormFields, saved: FormFields): boolean {
  const content = (each: FormFields) => JSON.stringify(parse(schema, each) ?? each);
  return content(fields) !== content(saved);
}

/** Returns the submitted fields. Without JavaScript, a row button adds or removes a row; saving removes empty ones. */
function submitted(values: FormValues, change: typeof changeRows): FormFields {
  const fields = readFields(Object.entries(values));
  return typeof values.rows === "string" ? change(fields, values.rows) : withoutEmptyRows(fields);
}

/**
 * Holds a rules form: its fields as typed, and what they parse to.
 * @param saved the fields of the saved rules
 * @param change applies a row button
 */
export function useRulesFields<Rules>(schema: z.ZodType<Rules>, saved: FormFields, change = changeRows) {
  const form = useForm();
  const { refused } = form;
  const [shown, setShown] = useState(refused);
  const { fields } = useTypedFields(refused ? submitted(refused.values, change) : saved, form.error);
  if (refused !== shown) {
    setShown(refused);
    if (refused) fields.replace(submitted(refused.values, change));
  }
  return {
    ...fields,
    form,
    /** Null while the form is incomplete. */
    parsed: parse(schema, fields.typed) ?? null,
    isChanged: areChanged(schema, fields.typed, saved),
  };
}

export type RulesFields<Rules> = ReturnType<typeof useRulesFields<Rules>>;
