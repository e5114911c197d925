import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { quote, seats, tours } from "virtual:assistant-cards";

const theme = readFileSync("app/theme.css", "utf8");

/** Largest size of a card, in bytes. */
const maxSize = 60_000;

test.for(Object.entries({ quote, seats, tours }))("the card of %s is one small file", ([, html]) => {
  expect(Buffer.byteLength(html)).toBeLessThan(maxSize);
  expect(html.match(/<script|<style|<main/g)).toStrictEqual(["<style", "<main", "<script"]);
});

test.for(Object.entries({ quote, seats, tours }))(
  "the card of %s has neither an outside address nor code made of text nor a way to buy",
  ([, html]) => {
    expect(html).not.toMatch(/https?:\/\/|\bsrc=|url\(|@import|import\(|fetch\(|XMLHttpRequest|WebSocket/);
    expect(html).not.toMatch(/\beval\b|new Function|innerHTML|outerHTML|insertAdjacentHTML|document\.write/);
    expect(html).not.toMatch(/<form|<button|\bbuy\b|book now|pay now/i);
  },
);

test("cards have the colors of the site, light and dark", () => {
  const [, light = "", dark = ""] = /--color-paper: light-dark\((#\w+), (#\w+)\)/.exec(theme) ?? [];
  expect(light).not.toBe("");
  for (const html of [quote, seats, tours]) {
    expect(html).toContain(light);
    expect(html).toContain(dark);
  }
});
