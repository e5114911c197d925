import { encode } from "uqr";

/** A QR code as the path of an SVG, one unit to a module, with the quiet border that cameras want. */
export interface QrPath {
  /** Units in width and height. */
  size: number;
  path: string;
}

/** @param border modules; the standard asks for 4 where the surroundings are not light */
export function qrPath(text: string, { border = 2 }: { border?: number } = {}): QrPath {
  const { size, data } = encode(text, { border, ecc: "M" });
  return { size, path: data.map(rowPath).join("") };
}

/** Dark modules side by side are one rectangle, so that none are parted by hairlines. */
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
