import { sumOfParts } from "~/domain/operators/gst-states";
import type { IncludedTax } from "./tax-documents";

/** Tax of a document in paise, as returns list it: State tax and that of a union territory are both `sgst`. */
export interface ReturnedTax {
  percent: number;
  taxable: number;
  igst: number;
  cgst: number;
  sgst: number;
}

/** Returns the tax included in an amount as returns list it. */
export function returnedTax({ percent, taxable, parts }: IncludedTax): ReturnedTax {
  return {
    percent,
    taxable,
    igst: sumOfParts(parts, ["IGST"]),
    cgst: sumOfParts(parts, ["CGST"]),
    sgst: sumOfParts(parts, ["SGST", "UTGST"]),
  };
}
