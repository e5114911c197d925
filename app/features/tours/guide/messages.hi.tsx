import { langOfText } from "~/domain/language/language";
import { plural } from "~/domain/language/messages";
import { countOf, listParts } from "~/domain/tours/english-parts";
import { Exact } from "~/ui/exact";
import type { messages as english } from "./messages.en";

const permitFor = { everyone: "सबके लिए", foreigners: "विदेशी मेहमानों के लिए", indians: "भारतीय मेहमानों के लिए" };

export const messages: typeof english = {
  englishOnly: "अभी केवल अंग्रेज़ी में",
  englishParts: (parts) => {
    const count = countOf(parts);
    const list = listParts(parts, {
      texts: (texts) =>
        `परिचय और तैयारी ${plural(texts, { one: `का ${texts} हिस्सा`, other: `के ${texts} हिस्से` })}`,
      days: (days) => `${days} दिन का ब्योरा`,
      questions: (questions) => `${questions} सवाल-जवाब`,
      facts: (facts) => `${facts} काम की ${plural(facts, { one: "बात", other: "बातें" })}`,
      sources: (sources) => `${sources} स्रोत`,
    });
    return count === 0
      ? ""
      : `${plural(count, { one: `इस टूर का ${count} हिस्सा अभी केवल अंग्रेज़ी में है`, other: `इस टूर के ${count} हिस्से अभी केवल अंग्रेज़ी में हैं` })}: ${list}`;
  },
  days: {
    title: "दिन-ब-दिन कार्यक्रम",
    day: (day) => `दिन ${day}`,
    daysTo: (first, last) => `दिन ${first} से ${last} तक`,
    dayWord: "दिन ",
    theDay: (stops) => (stops > 0 ? `दिन का पूरा कार्यक्रम, ${stops} पड़ाव` : "दिन का पूरा कार्यक्रम"),
    ofDay: (day) => `, दिन ${day}`,
    noMeals: "खाना शामिल नहीं",
    meals: (meals) => `${meals} शामिल`,
    stops: (day) => `दिन ${day} के पड़ाव`,
    forSunrise: "सूर्योदय देखने के लिए",
  },
  route: {
    title: "रास्ता",
    kinds: { road: "सड़क", rail: "रेल", water: "पानी का रास्ता", air: "हवाई रास्ता", path: "पैदल वगैरह" },
    closer: () => "बीच के पड़ावों का बड़ा नक्शा",
    closerLabel: () => "बीच के पड़ावों का नक्शा",
    around: () => "बीच के पड़ाव",
    nightsAndDistances: "रातें और दूरियाँ",
    distances: "दूरियाँ",
    nights: "रातें",
    inAll: "रास्ते में कुल",
    // Names of stops are stored in English.
    label: (from, to) => `${from} से ${to} के रास्ते का नक्शा। रातें और हर पड़ाव नीचे लिखे हैं।`,
    startAndEnd: "शुरू और खत्म",
    startEnd: "शुरू, खत्म",
    nightOnWay: "रास्ते में रात",
    straight: "पड़ावों के बीच सीधी रेखाएँ",
    about: "नक्शे के बारे में",
  },
  named: (sentence, names) => (
    <span>
      {splitAt(names, sentence).map((part) => (
        <span key={part} lang={names.includes(part) ? langOfText(part) : undefined}>
          {part}
        </span>
      ))}
    </span>
  ),
  bed: (_words, name, place) => (
    <span>
      <span>{`${name}, `}</span>
      <span lang={langOfText(place)}>{place}</span>
    </span>
  ),
  included: "कीमत में शामिल",
  notIncluded: "कीमत में शामिल नहीं",
  more: (items) => `${items} और`,
  toPay: (items) => `${items} चीज़ें, जिनका खर्च आपका`,
  carry: { title: "साथ क्या लाएँ", hint: (items) => `${items} चीज़ें, और क्यों` },
  faq: "सवाल-जवाब",
  climate: {
    caption: (station) => (
      <span>
        <span lang="en">{station}</span> का मौसम, महीने के हिसाब से
      </span>
    ),
    month: "महीना",
    high: "सबसे ज़्यादा, °C",
    low: "सबसे कम, °C",
    rainDays: "बारिश के दिन",
    note: (metres, years, source) => (
      <span>
        <span>{`${metres} मीटर की ऊँचाई पर दिन का औसत सबसे ज़्यादा और सबसे कम तापमान और बारिश के दिन, ${years}। स्रोत: `}</span>
        <span lang="en">{source}</span>
      </span>
    ),
  },
  know: {
    title: "काम की बातें",
    hint: "कहाँ मिलना है, कितना कठिन, उम्र, व्हीलचेयर, परमिट",
    meeting: "मिलने की जगह",
    aboutPermits: "परमिट के बारे में",
    permitsAndClosures: "परमिट और बंद रहने के दिन",
    end: "टूर कहाँ खत्म होता है",
    about: (time) => (
      <p className="font-semibold">
        करीब <Exact>{time}</Exact>
      </p>
    ),
    fitness: "कितना कठिन",
    fitnessOf: (level, facts, highest) => {
      const all = highest === null ? facts : [...facts, `सबसे ऊँची जगह ${highest} मीटर`];
      return all.length === 0 ? level : `${level}: ${all.join(", ")}`;
    },
    onFootADay: (km) => `एक दिन में ${km} तक पैदल`,
    steps: (steps) => `एक बार में ${steps} तक सीढ़ियाँ`,
    climb: (metres) => `${metres} मीटर तक चढ़ाई`,
    minAge: "कम से कम उम्र",
    noMinAge: "कोई भी उम्र",
    years: (years) => `${years} साल`,
    notFor: "किनके लिए ठीक नहीं",
    access: "चलने-फिरने में दिक्कत हो तो",
    wheelchair: "व्हीलचेयर",
    stairs: "सीढ़ियाँ",
    toilets: "टॉयलेट",
    vehicle: "गाड़ी",
    guide: "गाइड",
    guideIn: (guide, languages) => `${guide}, भाषा: ${languages}`,
    group: "समूह",
    travelers: (min, max) => `${min} से ${max} यात्री`,
    alone: "इस टूर पर अकेले",
    gateFees: "गेट पर लगने वाली फ़ीस",
    site: "जगह",
    indianGuests: "भारतीय मेहमान",
    foreignGuests: "विदेशी मेहमान",
    inPrice: "कीमत में शामिल",
    unknownFee: "पता नहीं",
    moreAtGate: (more, of) => `${more} और (${of} में से)`,
    closedDays: "बंद रहने के दिन",
    notAllowed: "क्या मना है",
    permits: "परमिट",
    permit: (who, by, days) => {
      const time = days === 0 ? "" : `रवानगी से ${days} दिन पहले`;
      if (by === "operator")
        return `${permitFor[who]}, हम बनवाते हैं${time === "" ? "" : `; आपके कागज़ ${time} तक चाहिए`}`;
      return `${permitFor[who]}, आप खुद बनवाएँ${time === "" ? "" : `, ${time}`}`;
    },
    goodFor: "किनके लिए अच्छा",
    checked: (month) => (
      <summary className="more">
        <Exact>{month}</Exact> में जाँचा गया
      </summary>
    ),
    onMap: "नक्शे पर देखें: ",
    mapApp: "मैप ऐप",
  },
};

/** Splits a sentence before and after each of the names in it. */
function splitAt(names: readonly string[], sentence: string): string[] {
  return names
    .reduce(
      (parts, name) =>
        parts.flatMap((part) =>
          part.split(name).flatMap((rest, index) => (index === 0 ? [rest] : [name, rest])),
        ),
      [sentence],
    )
    .filter((part) => part !== "");
}
