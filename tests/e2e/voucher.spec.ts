import { readFile } from "node:fs/promises";
import { readPdf } from "../support/read-pdf";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { bookAs } from "./support/traveler-bookings";
import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "traveler" });

test("a voucher is shown, printed light, and downloaded as a PDF with the same code", async ({
  page,
  requestsOf,
  baseURL,
}) => {
  const requests = await requestsOf("traveler");
  const travelDate = travelDateIn(187);
  const bookingId = await bookAs(requests, baseURL, { tour: "hampi", travelDate, firstName: "मीरा" });
  const response = await visit(page, `/bookings/${bookingId}/voucher`);
  expect(response?.headers()["cache-control"]).toBe("private, no-store");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hampi");
  const code = page.getByRole("img", { name: `Code of voucher ${bookingId}` });
  const drawn = await code.locator("path").getAttribute("d");
  await expectAccessibleAtAnyWidth(page, "the voucher");

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("link", { name: "Download as PDF" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(30, 33, 82)");
  await page.emulateMedia({ media: "screen" });

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download as PDF" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`Voucher-${bookingId}.pdf`);
  const { text, drawings } = await readPdf(new Uint8Array(await readFile(await download.path())));
  for (const part of [bookingId, "मीरा", "Hampi"]) expect(text).toContain(part);

  // The PDF has a border that is two modules wider.
  const places = Array.from(
    drawn?.matchAll(/M(\d+) (\d+)/g) ?? [],
    ([, x, y]) => `${Number(x) + 2} ${Number(y) + 2}`,
  );
  expect(places.length).toBeGreaterThan(100);
  expect(drawings).toContainEqual(places);
});
