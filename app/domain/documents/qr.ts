import { encodeQR } from "qr";

/** A QR code as an SVG path, one unit per module, including the quiet zone that scanners need. */
interface QrPath {
  /** Width and height in units. */
  size: number;
  path: string;
}

/** @param border modules; the standard requires 4 unless the surroundings are light */
export function qrPath(text: string, { border = 2 }: { border?: number } = {}): QrPath {
  const rows = encodeQR(text, "raw", { border, ecc: "medium" });
  return { size: rows.length, path: rows.map(rowPath).join("") };
}

/** Draws adjacent dark modules as one rectangle, so that no hairline separates them. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    let end = x;
    while (row[end]) end += 1;
    path += `M${x} ${y}h${end - x}v1h${x - end}z`;
    x = end;
  }
  return path;
}
