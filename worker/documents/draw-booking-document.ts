import { voucherState, type PrintedBooking } from "~/domain/documents/booking-documents";
import { verificationPath, type TaxDocument } from "~/domain/money/tax/tax-documents";
import type { DocumentKind } from "~/domain/documents/documents";
import { voucherCode } from "./voucher-code";
import type { ReadFont } from "./read-font";
import type { Keys } from "../platform/keys/keys";
import { writeCalendar } from "./write-calendar";

export interface DrawnDocument {
  /** E.g. "Voucher-TB123456.pdf": letters, digits, dashes and one dot. */
  filename: string;
  contentType: string;
  content: Uint8Array<ArrayBuffer>;
}

/**
 * Draws a booking document in the current language; null if the booking does not have it: no invoice yet, or a voucher that was never valid.
 * @param context.origin of the links in documents; null if unknown
 */
export async function drawBookingDocument(
  { keys, ...context }: { keys: Keys; origin: string | null; readFont: ReadFont },
  printed: PrintedBooking,
  kind: DocumentKind,
): Promise<DrawnDocument | null> {
  const { bookingId } = printed.booking;
  switch (kind) {
    case "voucher": {
      if (voucherState(printed.booking) === "none") return null;
      // Loaded on demand: the drawing code is large, and few requests need it.
      const { drawVoucher } = await import("./draw-voucher");
      return pdf(
        `Voucher-${bookingId}`,
        await drawVoucher(printed, await voucherCode(keys, printed), context.readFont),
      );
    }
    case "invoice": {
      const invoice = printed.taxDocuments.find((document) => document.kind === "invoice");
      return invoice
        ? { ...(await drawIssuedDocument(context, invoice)), filename: `Invoice-${bookingId}.pdf` }
        : null;
    }
    case "calendar":
      return {
        filename: `Trip-${bookingId}.ics`,
        contentType: "text/calendar; charset=utf-8",
        content: new TextEncoder().encode(writeCalendar(context.origin, printed)),
      };
    default:
      throw new Error(`unknown document ${kind satisfies never}`);
  }
}

/** Draws a tax document as it was issued. @param context.origin of the address that verifies it; null if unknown */
export async function drawIssuedDocument(
  { origin, readFont }: { origin: string | null; readFont: ReadFont },
  document: TaxDocument,
): Promise<DrawnDocument> {
  const { drawTaxDocument } = await import("./draw-tax-document");
  const name = `${document.title} ${document.number}`.replaceAll(/[^A-Za-z0-9]+/g, "-");
  return pdf(
    name,
    await drawTaxDocument(
      document,
      origin === null ? null : `${origin}${verificationPath(document)}`,
      readFont,
    ),
  );
}

function pdf(name: string, content: Uint8Array<ArrayBuffer>): DrawnDocument {
  return { filename: `${name}.pdf`, contentType: "application/pdf", content };
}
