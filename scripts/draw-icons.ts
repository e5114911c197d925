// Draws the site's icons from public/favicon.svg. Run it by hand when that file changes, and commit the output.
// usage: node scripts/draw-icons.ts
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { root } from "./lib/process.mjs";

const target = path.join(root, "public");
const favicon = readFileSync(path.join(target, "favicon.svg"), "utf8");

const drawing = favicon.slice(favicon.indexOf("<circle"), favicon.lastIndexOf("<path"));

/** Fills the whole square, because platforms crop icons to their own shape. `scale` shrinks the drawing. */
function toTheEdges(scale: number): string {
  const offset = 32 - 32 * scale;
  const horizon = offset + 50 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#1e2152"/><g transform="translate(${offset} ${offset}) scale(${scale})">${drawing}</g><rect y="${horizon}" width="64" height="${64 - horizon}" fill="#fbf5e9"/></svg>`;
}

/** One color on transparent ground, which platforms replace. Gaps keep sun, hills and ground apart. */
function silhouette(): string {
  const white = drawing.replaceAll(/fill="#[\da-f]{6}"/g, 'fill="#fff"');
  const [sun, hills] = [white.slice(0, white.indexOf("<path")), white.slice(white.indexOf("<path"))];
  const gap = hills.replace('fill="#fff"', 'stroke="#000" stroke-width="4"');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><mask id="gap" maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64"><rect width="64" height="64" fill="#fff"/>${gap}</mask><g transform="translate(8 4) scale(.75)"><g mask="url(#gap)">${sun}</g>${hills}<path d="M6 54h52v2a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6z" fill="#fff"/></g></svg>`;
}

function png(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}

/** Returns an .ico file with one PNG. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

mkdirSync(path.join(target, "icons"), { recursive: true });
writeFileSync(path.join(target, "icons/icon-192.png"), png(favicon, 192));
writeFileSync(path.join(target, "icons/icon-512.png"), png(favicon, 512));
writeFileSync(path.join(target, "icons/maskable-192.png"), png(toTheEdges(0.8), 192));
writeFileSync(path.join(target, "icons/maskable-512.png"), png(toTheEdges(0.8), 512));
writeFileSync(path.join(target, "icons/monochrome-512.png"), png(silhouette(), 512));
writeFileSync(path.join(target, "apple-touch-icon.png"), png(toTheEdges(0.95), 180));
writeFileSync(path.join(target, "favicon.ico"), ico(png(favicon, 32), 32));
