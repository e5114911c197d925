import { expect, test } from "vitest";
import { inLanguage } from "../../worker/platform/language";
import { setTour } from "../support/rows";
import { services } from "../support/services";

const hindi = /\p{Script=Devanagari}/u;

const suggest = () => inLanguage("hi", () => services.suggestSearches("munnar"));

test("a title that has changed since its translation is suggested in English, as its page shows it", async () => {
  expect(await suggest()).toMatchObject({
    suggestions: expect.arrayContaining(["मुन्नार"]),
    tours: [{ title: expect.stringMatching(hindi) }],
  });
  const title = "Munnar, tea and more tea";
  await setTour("munnar", { title });
  expect(await suggest()).toMatchObject({
    suggestions: expect.arrayContaining(["मुन्नार", title]),
    tours: [{ title }],
  });
});
