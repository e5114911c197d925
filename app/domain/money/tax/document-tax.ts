import type { TaxPart } from "~/domain/operators/gst-states";
import type { TaxDocument } from "./tax-documents";

/** Tax of a document in paise; State tax and that of a union territory are both `sgst`. */
export interface DocumentTax {
  percent: number;
  taxable: number;
  igst: number;
  cgst: number;
  sgst: number;
}

/** Returns the tax of a document in paise; null if it shows none. */
export function documentTax({ tax }: Pick<TaxDocument, "tax">): DocumentTax | null {
  if (tax === null) return null;
  const paise = (...names: TaxPart["name"][]) =>
    tax.parts.reduce((sum, { name, amount }) => (names.includes(name) ? sum + amount * 100 : sum), 0);
  return {
    percent: tax.percent,
    taxable: tax.taxableValue * 100,
    igst: paise("IGST"),
    cgst: paise("CGST"),
    sgst: paise("SGST", "UTGST"),
  };
}
