import { todayInIndia } from "~/domain/calendar/calendar";
import { financialYearOf } from "~/domain/calendar/financial-year";
import { registeredState, stateOfGstin } from "~/domain/operators/gst-states";
import { returnedTax, type ReturnedTax } from "./document-tax";
import { toPaise } from "~/domain/money/paise";
import { taxesOf, type TaxDocument, type TaxDocumentKind } from "./tax-documents";

/**
 * Electronic invoice, schema INV-01 version 1.1: what a seller above the limit of turnover registers at the invoice registration portal
 * before a document to a registered buyer counts. Sources: rule 48(4) of the CGST Rules, 2017; Notification 60/2020-Central Tax with the
 * schema; Notification 10/2023-Central Tax with the limit of ₹5 crore. Amounts are rupees with two decimals.
 */
export type EInvoice = ReturnType<typeof invoiceJson>;

const types: Partial<Record<TaxDocumentKind, "INV" | "CRN" | "DBN">> = {
  invoice: "INV",
  "credit-note": "CRN",
  "debit-note": "DBN",
};

/** Makes the electronic invoice of a document; null for documents that need none: vouchers, and all to unregistered buyers. */
export function eInvoiceOf(document: TaxDocument, etin: string | null): EInvoice | null {
  const type = types[document.kind];
  const [seller, buyer] = [document.seller.gstin, document.buyer.gstin];
  const taxes = taxesOf(document).map((tax) => returnedTax(tax));
  if (type === undefined || seller === null || buyer === null || taxes.length === 0) return null;
  return invoiceJson(document, { type, seller, buyer, taxes, etin });
}

/**
 * Computes the invoice reference number: SHA-256 of GSTIN, financial year, type and number of a document, in hexadecimal.
 * Source: "IRN" in the sandbox documentation of the National Informatics Centre, einv-apisandbox.nic.in.
 */
export async function invoiceReferenceNumber({ SellerDtls, DocDtls }: EInvoice): Promise<string> {
  const day = DocDtls.Dt.split("/").toReversed().join("-");
  const text = `${SellerDtls.Gstin}${financialYearOf(day)}${DocDtls.Typ}${DocDtls.No}`;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function invoiceJson(
  document: TaxDocument,
  {
    type,
    seller,
    buyer,
    taxes,
    etin,
  }: {
    type: "INV" | "CRN" | "DBN";
    seller: string;
    buyer: string;
    taxes: readonly ReturnedTax[];
    etin: string | null;
  },
) {
  const sumOf = (part: "taxable" | "igst" | "cgst" | "sgst") =>
    taxes.reduce((sum, tax) => sum + tax[part], 0);
  const total = sumOf("taxable") + sumOf("igst") + sumOf("cgst") + sumOf("sgst");
  return {
    Version: "1.1",
    TranDtls: {
      TaxSch: "GST",
      SupTyp: "B2B",
      RegRev: "N",
      IgstOnIntra: "N",
      ...(etin === null ? {} : { EcmGstin: etin }),
    },
    DocDtls: { Typ: type, No: document.number, Dt: dayOf(document.issuedAt) },
    SellerDtls: party(seller, document.seller.name, document.seller.address, null),
    BuyerDtls: {
      ...party(buyer, document.buyer.name, document.buyer.address, document.buyer.postalCode),
      Pos: document.placeOfSupply?.code ?? registeredState(buyer),
    },
    ItemList: taxes.map(({ percent, taxable, igst, cgst, sgst }, index) => ({
      SlNo: String(index + 1),
      PrdDesc: document.service.title.slice(0, 300),
      IsServc: "Y",
      HsnCd: document.service.code,
      UnitPrice: taxable / 100,
      TotAmt: taxable / 100,
      AssAmt: taxable / 100,
      GstRt: percent,
      IgstAmt: igst / 100,
      CgstAmt: cgst / 100,
      SgstAmt: sgst / 100,
      TotItemVal: (taxable + igst + cgst + sgst) / 100,
    })),
    ValDtls: {
      AssVal: sumOf("taxable") / 100,
      IgstVal: sumOf("igst") / 100,
      CgstVal: sumOf("cgst") / 100,
      SgstVal: sumOf("sgst") / 100,
      RndOffAmt: (toPaise(document.total) - total) / 100,
      TotInvVal: document.total,
    },
    ...(type === "INV"
      ? {}
      : {
          RefDtls: {
            PrecDocDtls: document.refersTo.map(({ number, issuedAt }) => ({
              InvNo: number,
              InvDt: dayOf(issuedAt),
            })),
          },
        }),
  };
}

/** Formats a day as the schema does: "28/01/2027". */
function dayOf(instant: number): string {
  return todayInIndia(instant).split("-").toReversed().join("/");
}

/**
 * Fills a party of the schema from the address as printed. The PIN code is taken from the address if it is not a field of its own; 0, which
 * the portal refuses, if there is none.
 */
function party(gstin: string, name: string, address: string | null, postalCode: string | null) {
  const lines = (address ?? "").split(/[\n,]/).map((line) => line.trim());
  const text = lines.filter((line) => line !== "").join(", ");
  const pin = postalCode ?? /\b[1-9]\d{2} ?\d{3}\b/.exec(text)?.[0].replace(" ", "") ?? "0";
  const state = stateOfGstin(gstin)?.name ?? "";
  const places = lines
    .map((line) => line.replaceAll(/[^\p{L}\p{M} .-]/gu, "").trim())
    .filter((place) => place.length > 2 && place !== state);
  return {
    Gstin: gstin,
    LglNm: name.slice(0, 100),
    Addr1: text.slice(0, 100),
    Loc: (places.at(-1) ?? state).slice(0, 50),
    Pin: Number(pin),
    Stcd: gstin.slice(0, 2),
  };
}
