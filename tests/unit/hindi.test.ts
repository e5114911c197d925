import { describe, expect, test } from "vitest";
import { getLegalText, listNoticeLanguages } from "~/features/blog/legal-texts.server";
import { refusedWords } from "../../scripts/lib/hindi";
import { unusedMessages } from "../../scripts/lib/unused-messages";

/** Returns the elements of a text in their order, without words and attributes but links and sections' addresses. */
function structureOf(html: string): string[] {
  const [...tags] = html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g);
  return tags.flatMap(([, end = "", name = "", attributes = ""]) =>
    name === "strong" || name === "a" ? [] : [`${end}${name}${/ id="[^"]*"/.exec(attributes)?.[0] ?? ""}`],
  );
}

/** Returns links and what is filled in, which may stand in another order in a sentence of another language. */
function partsOf(html: string): string[] {
  const parts = html
    .replaceAll(/&#\d+;/g, "")
    .matchAll(/href="[^"]*"|\b[A-Z]+-[A-Z]+\b|<!--.*?-->|\b\d[\d.]*\b/g);
  return [...parts].map(([part]) => part).toSorted();
}

describe("a legal text in another language", () => {
  const others = listNoticeLanguages().map(({ code }) => code);
  const texts = [
    ...others.map((code) => ["privacy", code] as const),
    ...others.filter((code) => code === "hi").map((code) => ["terms", code] as const),
  ].filter(([, code]) => code !== "en");

  test.each(texts)(
    "%s in %s has the sections, lists, links, figures and date of the English one",
    (name, code) => {
      const english = getLegalText(name, "en");
      const text = getLegalText(name, code);
      expect(structureOf(text.html)).toEqual(structureOf(english.html));
      expect(partsOf(text.html)).toEqual(partsOf(english.html));
      expect(text.updated).toBe(english.updated);
    },
  );

  test("the notice lists its languages by their own names, with an address each", () => {
    expect(listNoticeLanguages().slice(0, 2)).toEqual([
      { code: "en", name: "English", path: "/privacy" },
      { code: "hi", name: "हिन्दी", path: "/hi/privacy" },
    ]);
  });
});

describe("the check of Hindi words", () => {
  test("refused words are found whole, however their nukta is written", () => {
    const refused = { फोन: "फ़ोन", कृपया: "", "ज़िप कोड": "पिन कोड" };
    expect(refusedWords("अपना फोन लिखें।\nफ़ोन, टेलीफोन\nकृपया पिन दें", refused)).toEqual([
      "1: फोन: फ़ोन",
      "3: कृपया: leave it out",
    ]);
    expect(refusedWords("\u095bिप कोड", refused)).toHaveLength(1);
  });
});

describe("the check of unused messages", () => {
  const english = {
    file: "messages.en.ts",
    text: `export const messages = {
      title: "A", form: { name: "B", send: "C" }, states: { open: "D", done: "E" }, steps: ["F"], own: "G",
      used: () => messages.own,
    };`,
  };
  const unusedIn = (text: string) =>
    unusedMessages(english, [{ file: "reader.tsx", text }], new Set(["tourMessages"]));

  test("a message is used by its name, through names that groups get, and by destructuring", () => {
    expect(unusedIn("const m = tourMessages(); m.title; m.form.name; m.states.open; m.used")).toEqual([
      "form.send",
      "states.done",
      "steps",
    ]);
    expect(unusedIn("const { title, form: { send } } = tourMessages();f(title, send)")).not.toContain(
      "form.send",
    );
    expect(unusedIn("import { tourMessages as m } from './messages'; m().form.send")).not.toContain(
      "form.send",
    );
    expect(unusedIn("const m = tourMessages().form; m['name']")).toContain("form.send");
  });

  test("a group that is indexed or passed on is used whole, as is a list with a method", () => {
    expect(
      unusedIn("tourMessages().states[state]; f(tourMessages().form); tourMessages().steps.map(g)"),
    ).toEqual(["title", "used"]);
    expect(unusedIn("render(tourMessages)")).toEqual([]);
    expect(unusedIn("import { tourMessages } from './messages';")).toHaveLength(7);
  });
});
