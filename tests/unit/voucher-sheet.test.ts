import { createElement } from "react";
import { expect, test } from "vitest";
import { VoucherSheet } from "~/features/trips/voucher/voucher-sheet";
import type { VoucherPage } from "~/domain/documents/booking-documents";
import { bookingOnPaper } from "../support/documents";
import { renderPage } from "../support/render-page";

function render(status: VoucherPage["booking"]["status"], code: string | null): string {
  const { booking, ...documents } = bookingOnPaper({ booking: { status, customerName: "<b>Meera</b>" } });
  const sheet = { voucher: { ...documents, booking, cover: null, code } };
  const at = "2026-11-28T17:10:00.000Z";
  const offline = { isOffline: false, isCached: false };
  return renderPage(
    createElement(VoucherSheet, { ...sheet, at, offline, back: "/x", pdfPath: "/x/voucher.pdf" }),
  );
}

test("a valid voucher shows its code, and typed values as text", () => {
  const html = render("confirmed", "TBV1.x");
  expect(html).toContain('role="img"');
  expect(html).toContain("&lt;b&gt;Meera&lt;/b&gt;");
  expect(html).toContain('href="/x/voucher.pdf"');
  expect(html).toContain('href="tel:+914232441234"');
  expect(html).toContain('href="geo:11.2986,76.9366?q=11.2986,76.9366"');
  expect(html).toContain("query=11.2986,76.9366");
  expect(html).not.toContain("Void");
  // Only once it is so.
  expect(html).not.toMatch(/works offline|Saved on/);
});

test.for([
  ["cancelled", "was canceled"],
  ["no-show", "No one came"],
] as const)("the voucher of a %s booking is shown as void, and has no code", ([status, reason]) => {
  const html = render(status, null);
  expect(html).toMatch(/<strong[^>]*>Void<\/strong>/);
  expect(html).toContain(reason);
  expect(html).not.toContain('role="img"');
  expect(html).not.toContain("Where we meet");
});
