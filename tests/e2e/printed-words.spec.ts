import { buildPage } from "./support/build-page";
import { expect, test } from "./support/test";
import { bookTrip } from "./support/trip-page";

/** Words by their font. */
const words = Object.entries({
  "mukta-devanagari": ["कृष्णमूर्ति", "राष्ट्र", "हूँ", "वर्षा", "क्ष", "श्री", "र्ट"],
  "noto-sans-bengali-bengali": ["রবীন্দ্রনাথ", "শ্রীকৃষ্ণ"],
  "noto-sans-telugu-telugu": ["శ్రీకృష్ణ"],
  "noto-serif-tibetan-tibetan": ["བཀྲ་ཤིས་དོན་གྲུབ"],
  "noto-sans-thai-thai": ["ปั้นจั่น"],
  "noto-naskh-arabic-arabic": ["ڈاکٹر"],
}).flatMap(([font, all]) => all.map((word) => ({ word, font })));
/** Words whose marks need no offsets. */
const withoutMovedMarks = ["वर्षा", "क्ष", "श्री", "र्ट"];

test("a voucher draws marks where the browser draws them", async ({ page, request, baseURL }) => {
  // Empty lines keep what stands above and below out of a word's picture.
  const specialRequests = ["Please print:", ...words.map(({ word }) => word)].join("\n\n");
  const { path } = await bookTrip(request, baseURL, { tour: "ooty", specialRequests });
  const script = await buildPage("printed-words-page.ts");
  await page.route(`${baseURL}/printed-words`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><meta charset="utf-8"><title>Words</title><script type="module">${script}</script>`,
    }),
  );
  await page.goto("/printed-words");
  await page.evaluate(([pdf, all]) => window.showWords(pdf, all), [`${path}/voucher.pdf`, words] as const);
  const screenshot = (await page.screenshot({ fullPage: true })).toString("base64");
  const compared = await page.evaluate((png) => window.compareWords(png), screenshot);

  const maxDifference = 0.01;
  expect(compared.map(({ word }) => word)).toEqual(words.map(({ word }) => word));
  expect(compared.filter(({ difference }) => difference > maxDifference)).toEqual([]);
  // Drawn without offsets, the others would have failed.
  const same = compared.filter((each) => each.differenceWithoutOffsets <= maxDifference);
  expect(same.map(({ word }) => word)).toEqual(withoutMovedMarks);
});
