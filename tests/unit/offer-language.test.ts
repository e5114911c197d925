import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { offerLanguage } from "~/platform/hydration/react-router-document";

interface Browser {
  languages: string[];
  cookie?: string;
  stored?: Record<string, string>;
}

/** Runs the script on an English page. */
function open({ languages, cookie = "", stored = {} }: Browser) {
  const dataset: Record<string, string> = {};
  const listeners: ((event: object) => void)[] = [];
  runInNewContext(offerLanguage, {
    navigator: { languages },
    document: { documentElement: { dataset }, cookie },
    localStorage: stored,
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
  });
  return {
    isOffered: () => "offer" in dataset,
    stored,
    /** @param isButton true for the button of the offer */
    press: (isButton: boolean) => listeners[0]?.({ target: { closest: () => (isButton ? {} : null) } }),
  };
}

test.for([
  [true, { languages: ["hi-IN", "en-IN"] }],
  [true, { languages: ["mr-IN", "hi", "en"] }],
  [false, { languages: ["en-IN", "hi-IN"] }],
  [false, { languages: ["en-US"] }],
  // Hiri Motu.
  [false, { languages: ["ho", "hil-PH"] }],
  [false, { languages: [] }],
  [false, { languages: ["hi"], cookie: "theme=x; language=en" }],
  [false, { languages: ["hi"], stored: { languageOffer: "no" } }],
] satisfies [boolean, Browser][])("Hindi is offered: %s, to %j", ([isOffered, browser]) => {
  expect(open(browser).isOffered()).toBe(isOffered);
});

test("the offer is dismissed once, by its button, in at most half a kilobyte", () => {
  const page = open({ languages: ["hi"] });
  page.press(false);
  expect(page.isOffered()).toBe(true);
  page.press(true);
  expect(page.isOffered()).toBe(false);
  expect(open({ languages: ["hi"], stored: page.stored }).isOffered()).toBe(false);
  expect(offerLanguage.length).toBeLessThan(500);
});
