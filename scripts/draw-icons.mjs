// Draws the icons of the site from public/favicon.svg; run by hand when that changes, and commit what it writes.
// usage: node scripts/draw-icons.mjs
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { root } from "./lib/process.mjs";

const target = path.join(root, "public");
const favicon = readFileSync(path.join(target, "favicon.svg"), "utf8");

/** The drawing to the edges of its square: platforms round the corners of these themselves. */
const square = favicon.replace('rx="14"', 'rx="0"').replace(/<path d="M6 50h52[^>]*>/, "");
const drawing = square.slice(square.indexOf("<circle"), square.indexOf("</svg>"));

/** On its own ground, made smaller by `scale`: a mask may cut off a fifth all around. */
function onGround(scale) {
  const offset = 32 - 32 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#1e2152"/><g transform="translate(${offset} ${offset}) scale(${scale})">${drawing}<path d="M6 50h52v6H6z" fill="#fbf5e9"/></g></svg>`;
}

function png(svg, width) {
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}

/** An .ico file that holds one PNG. */
function ico(picture, size) {
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
writeFileSync(path.join(target, "icons/maskable-512.png"), png(onGround(0.72), 512));
writeFileSync(path.join(target, "apple-touch-icon.png"), png(onGround(0.9), 180));
writeFileSync(path.join(target, "favicon.ico"), ico(png(favicon, 32), 32));
