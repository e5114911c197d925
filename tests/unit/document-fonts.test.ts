import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tableOf, unpackWoff, viewOf } from "../../worker/documents/text/woff";
import { unitsPerEm } from "../../worker/documents/text/write-font";

const folder = "public/document-fonts";
const files = readdirSync(folder);
const fonts = files.filter((file) => file.endsWith(".woff"));

function open(file: string) {
  const { buffer, byteOffset, byteLength } = readFileSync(`${folder}/${file}`);
  const bytes = new Uint8Array(byteLength);
  bytes.set(new Uint8Array(buffer, byteOffset, byteLength));
  return unpackWoff(bytes.buffer);
}

test("glyphs of all faces can stand in one font: the same units, TrueType outlines, drawn where their boxes begin", () => {
  expect(fonts.length).toBeGreaterThan(300);
  const beginsAtBox = 0b10;
  const others = fonts.filter((file) => {
    const tables = open(file);
    const head = viewOf(tableOf(tables, "head"));
    return (
      !tables.has("glyf") || head.getUint16(18) !== unitsPerEm || (head.getUint16(16) & beginsAtBox) === 0
    );
  });
  expect(others).toStrictEqual([]);
});

test("faces of scripts whose letters join keep the tables that join them", () => {
  const joining = fonts.filter((file) => !/-(latin|greek|cyrillic|vietnamese)|-\d+-400/.test(file));
  expect(joining.length).toBeGreaterThan(24);
  expect(joining.filter((file) => !["GSUB", "GPOS"].every((name) => open(file).has(name)))).toStrictEqual([]);
});
