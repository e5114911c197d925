/** Reads the QR code in an image; null if there is none. */
type QrReader = (picture: HTMLCanvasElement) => Promise<string | null>;

interface NativeDetector {
  detect: (picture: HTMLCanvasElement) => Promise<{ rawValue: string }[]>;
}

interface NativeDetectors {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats: () => Promise<string[]>;
}

declare global {
  interface Window {
    /** Not available in every browser. Source: WICG, Accelerated Shape Detection in Images. */
    BarcodeDetector?: NativeDetectors;
  }
}

/** Returns the browser's own QR reader, or else loads a JavaScript one. */
export async function loadQrReader(): Promise<QrReader> {
  const Detector = window.BarcodeDetector;
  if (Detector && (await Detector.getSupportedFormats()).includes("qr_code")) {
    const detector = new Detector({ formats: ["qr_code"] });
    return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
  }
  const { decodeQR } = await import("qr/decode.js");
  return async (picture) => {
    const { width, height } = picture;
    const pixels = picture.getContext("2d", { willReadFrequently: true })?.getImageData(0, 0, width, height);
    try {
      return pixels ? decodeQR({ width, height, data: pixels.data }, { timeLimit: 150 }) : null;
    } catch {
      return null;
    }
  };
}

/** Draws an image, scaled down to at most `maxSide` pixels on its longer side. */
export function drawSmaller(
  canvas: HTMLCanvasElement,
  picture: CanvasImageSource,
  size: { width: number; height: number },
  maxSide: number,
): void {
  const scale = Math.min(1, maxSide / Math.max(size.width, size.height));
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  canvas
    .getContext("2d", { willReadFrequently: true })
    ?.drawImage(picture, 0, 0, canvas.width, canvas.height);
}

/** Reads the QR code in a photo; null if there is none. @throws if the file is not an image */
export async function readQrOfPhoto(photo: Blob): Promise<string | null> {
  const [read, picture] = await Promise.all([loadQrReader(), createImageBitmap(photo)]);
  const canvas = document.createElement("canvas");
  // A code that fills a large photo is found in a smaller version; one in a corner is not.
  for (const maxSide of [1600, 800, 3200]) {
    drawSmaller(canvas, picture, picture, maxSide);
    const text = await read(canvas);
    if (text !== null) return text;
  }
  return null;
}

/** Loads the QR reader and returns the paths of loaded scripts, so that they can be cached with the page. */
export async function findReaderFiles(): Promise<string[]> {
  await loadQrReader();
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return files
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
}
