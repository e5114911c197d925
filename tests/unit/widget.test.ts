import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { snippetOf } from "~/domain/partners/widget";
import { accentsOf, contrast, grounds, usualColor } from "~/domain/partners/widget-color";

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

/** Values of a color of app/theme.css in light and dark. */
function themeColor(name: string): string[] {
  return (
    new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`)
      .exec(readFileSync("app/theme.css", "utf8"))
      ?.slice(1) ?? []
  );
}

test("contrast is that of WCAG's examples", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("text in any operator's color, and on it, has a contrast of 4.5", () => {
  const [white, night] = ["#ffffff", "#0c0e21"];
  expect(readFileSync("app/widget.css", "utf8")).toContain(
    `--color-on-vermilion: light-dark(#fff, ${night})`,
  );
  fc.assert(
    fc.property(color, (chosen) => {
      const { light, lightDeep, dark, darkDeep } = accentsOf(chosen);
      for (const shade of [light, lightDeep]) {
        for (const ground of ["paper", "card", "sunken"])
          expect(contrast(shade, themeColor(ground)[0] ?? "")).toBeGreaterThanOrEqual(4.5);
        expect(contrast(shade, white)).toBeGreaterThanOrEqual(4.5);
      }
      for (const shade of [dark, darkDeep]) {
        for (const ground of ["paper", "card", "sunken"])
          expect(contrast(shade, themeColor(ground)[1] ?? "")).toBeGreaterThanOrEqual(4.5);
        expect(contrast(shade, night)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

test("a readable color stays as it is", () => {
  expect(accentsOf("#0c5f66").light).toBe("#0c5f66");
  expect(accentsOf("#ffff00").light).not.toBe("#ffff00");
  expect([grounds.light, grounds.dark]).toStrictEqual([themeColor("sunken")[0], themeColor("card")[1]]);
  expect(themeColor("vermilion")[0]).toBe(usualColor);
});

test("the code for a website is a link and one script, with names escaped", () => {
  const operator = { slug: "a", companyName: 'A & B "Tours" <b>' };
  expect(snippetOf({ id: "w1", tour: null }, { origin: "https://t.example", operator })).toBe(
    `<a href="https://t.example/operators/a" data-tour-widget="w1">Book A &#38; B &#34;Tours&#34; &#60;b&#62;</a>
<script async src="https://t.example/widget/loader.js"></script>`,
  );
});
