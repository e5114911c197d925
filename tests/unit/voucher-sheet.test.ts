import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { VoucherSheet } from "~/features/trips/voucher/voucher-sheet";
import type { VoucherPage } from "~/domain/documents/booking-documents";
import { renderMeetingPoint } from "~/features/tours/guide/render-guide.server";
import { bookingOnPaper } from "../support/documents";

function render(status: VoucherPage["booking"]["status"], code: string | null): string {
  const { booking, ...documents } = bookingOnPaper({ booking: { status, customerName: "<b>Meera</b>" } });
  const voucher = { ...documents, booking, cover: null, code };
  const element = createElement(VoucherSheet, {
    voucher,
    rendered: { meeting: renderMeetingPoint(voucher.tour.meetingStop, booking.departureCity) },
    at: "2026-11-28T17:10:00.000Z",
    offline: { isOffline: false, isCached: false },
    back: "/x",
    pdfPath: "/x/voucher.pdf",
  });
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test("a valid voucher shows its code, and typed values as text", () => {
  const html = render("confirmed", "TBV1.x");
  expect(html).toContain('role="img"');
  expect(html).toContain("&lt;b&gt;Meera&lt;/b&gt;");
  expect(html).toContain('href="/x/voucher.pdf"');
  expect(html).toContain("Map of the region around Mettupalayam railway station");
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
