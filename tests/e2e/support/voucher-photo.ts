import type { Page } from "@playwright/test";

/** Returns a photo of the code on a booking's voucher. @param path of the booking's page */
export async function photoOfVoucher(page: Page, path: string) {
  await page.goto(`${path}/voucher`);
  const buffer = await page.getByRole("img", { name: /^Code of voucher/ }).screenshot();
  return { name: "voucher.png", mimeType: "image/png", buffer };
}

/** Replaces the camera of the pages that are opened from now on by one that shows a photo. */
export async function showToCamera(page: Page, { buffer }: { buffer: Buffer }): Promise<void> {
  await page.addInitScript(
    (source) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const picture = new Image();
        picture.src = source;
        await picture.decode();
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [640, 480];
        const drawing = canvas.getContext("2d");
        setInterval(() => drawing?.drawImage(picture, 180, 100, 280, 280), 50);
        return canvas.captureStream();
      };
    },
    `data:image/png;base64,${btoa(String.fromCharCode(...buffer))}`,
  );
}
