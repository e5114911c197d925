import { voucherState, type PrintedBooking } from "~/domain/documents/booking-documents";
import type { DocumentKind } from "~/domain/documents/documents";
import { voucherCode } from "./voucher-code";
import type { Keys } from "../keys/keys";
import { writeCalendar } from "./write-calendar";

export interface DrawnDocument {
  /** E.g. "Voucher-TB123456.pdf": letters, digits, dashes and one dot. */
  filename: string;
  contentType: string;
  content: Uint8Array<ArrayBuffer>;
}

/**
 * Draws a booking document; null if the booking does not have it: no invoice yet, or a voucher that was never valid.
 */
export async function drawBookingDocument(
  keys: Keys,
  printed: PrintedBooking,
  kind: DocumentKind,
): Promise<DrawnDocument | null> {
  const { bookingId, status } = printed.booking;
  switch (kind) {
    case "voucher": {
      if (voucherState(status) === "none") return null;
      // Loaded on demand: the drawing code is large, and few requests need it.
      const { drawVoucher } = await import("./draw-voucher");
      return pdf(`Voucher-${bookingId}`, await drawVoucher(printed, await voucherCode(keys, printed)));
    }
    case "invoice": {
      if (!printed.invoice) return null;
      const { drawInvoice } = await import("./draw-invoice");
      return pdf(`Invoice-${bookingId}`, await drawInvoice(printed, printed.invoice));
    }
    case "calendar":
      return {
        filename: `Trip-${bookingId}.ics`,
        contentType: "text/calendar; charset=utf-8",
        content: new TextEncoder().encode(writeCalendar(printed)),
      };
    default:
      throw new Error(`unknown document ${kind satisfies never}`);
  }
}

function pdf(name: string, content: Uint8Array<ArrayBuffer>): DrawnDocument {
  return { filename: `${name}.pdf`, contentType: "application/pdf", content };
}
