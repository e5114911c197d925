import { z } from "zod";
import { plainLine } from "~/domain/typed-input/characters";
import { readCode } from "~/domain/typed-input/code";
import { gstinProblem } from "~/domain/operators/gstin";
import {
  findState,
  stateGiven,
  stateOfGstin,
  taxStates,
  type StateCode,
} from "~/domain/operators/gst-states";
import { invoiceFormMessages } from "./messages";

/** Optional details of the buyer on an invoice. Null if not given. */
export interface InvoiceDetails {
  state: StateCode | null;
  postalCode: string | null;
  billingAddress: string | null;
  gstin: string | null;
}

/** An optional text, trimmed; null if empty. @param problemOf returns the problem with a text, or null */
function optionalText(tidy: (text: string) => string, problemOf: (text: string) => string | null) {
  return z
    .string()
    .max(600, { error: () => invoiceFormMessages().tooLong })
    .nullish()
    .transform((text) => tidy((text ?? "").trim().normalize("NFC")) || null)
    .superRefine((text, context) => {
      const message = text === null ? null : problemOf(text);
      if (message !== null) context.addIssue({ code: "custom", message });
    });
}

export const invoiceDetailsFields = {
  state: z
    .string()
    .nullish()
    .transform((text, context) => {
      const typed = plainLine(text ?? "");
      if (typed === "") return null;
      const state = findState(typed);
      if (state) return state.code;
      context.addIssue({ code: "custom", message: invoiceFormMessages().state });
      return z.NEVER;
    })
    .meta({
      description: `State of the buyer, by GST code or name: ${taxStates.map(({ code, name }) => `${code} ${name}`).join(", ")}`,
    }),
  postalCode: optionalText(readCode, (code) =>
    /^[1-9]\d{5}$/.test(code) ? null : invoiceFormMessages().postalCode,
  ).meta({ description: "PIN code of the buyer, for the invoice" }),
  billingAddress: optionalText(
    (text) => text.replaceAll(/\r\n?/g, "\n"),
    (text) => {
      if (text.length > 300) return invoiceFormMessages().tooLong;
      return /^(?:[^\p{Cc}\p{Cs}]|[\t\n])*$/u.test(text) ? null : invoiceFormMessages().characters;
    },
  ).meta({ description: "Address of the buyer, for the invoice; a company's name on its first line" }),
  gstin: optionalText(readCode, gstinProblem).meta({
    description: "GST number of the buyer, registered in the State given",
  }),
};

/** Adds the rule that a GST number belongs to the State given. */
export function withInvoiceRules<Schema extends z.ZodType<Partial<Pick<InvoiceDetails, "state" | "gstin">>>>(
  schema: Schema,
): Schema {
  return schema.refine(({ state, gstin }) => !state || !gstin || stateOfGstin(gstin)?.code === state, {
    path: ["gstin"],
    error: () => invoiceFormMessages().otherState,
  });
}

export const invoiceDetailsSchema = withInvoiceRules(z.object(invoiceDetailsFields)).transform((details) => ({
  ...details,
  state: stateGiven(details, details.state),
}));

/** Fields that decide the place of supply of a buyer without a GST number. */
export const buyerStateFields = {
  state: invoiceDetailsFields.state,
  postalCode: invoiceDetailsFields.postalCode,
};

/** Opening values of a form that asks for them. */
export type AskedState = Record<keyof typeof buyerStateFields, string>;
