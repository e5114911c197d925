import type { Language } from "~/domain/language/language";

const small = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const large = [
  { value: 10_000_000, name: "crore", hindi: "करोड़" },
  { value: 100_000, name: "lakh", hindi: "लाख" },
  { value: 1000, name: "thousand", hindi: "हज़ार" },
  { value: 100, name: "hundred", hindi: "सौ" },
];
/** 0 to 99: each has a word of its own. */
const hindiNumbers = `शून्य एक दो तीन चार पाँच छह सात आठ नौ
  दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
  बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस
  तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
  चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
  पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
  साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
  सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी
  अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी
  नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`.split(/\s+/);

/**
 * Spells out an amount: `125999` becomes "Rupees one lakh twenty-five thousand nine hundred and ninety-nine only".
 * In Hindi "एक लाख पच्चीस हज़ार नौ सौ निन्यानवे रुपये मात्र".
 * @param amount whole rupees, 0 or more
 */
export function amountInWords(amount: number, language: Language = "en"): string {
  if (language === "hi") return `${numberInHindi(amount)} ${amount === 1 ? "रुपया" : "रुपये"} मात्र`;
  return `${amount === 1 ? "Rupee" : "Rupees"} ${numberInWords(amount)} only`;
}

function numberInWords(number: number): string {
  const unit = large.find(({ value }) => number >= value);
  if (!unit) return belowHundred(number);
  const counted = `${numberInWords(Math.floor(number / unit.value))} ${unit.name}`;
  const rest = number % unit.value;
  if (rest === 0) return counted;
  return `${counted}${rest < 100 ? " and" : ""} ${numberInWords(rest)}`;
}

function numberInHindi(number: number): string {
  const unit = large.find(({ value }) => number >= value);
  if (!unit) return hindiNumbers[number] ?? "";
  const rest = number % unit.value;
  const counted = `${numberInHindi(Math.floor(number / unit.value))} ${unit.hindi}`;
  return rest === 0 ? counted : `${counted} ${numberInHindi(rest)}`;
}

function belowHundred(number: number): string {
  if (number < 20) return small[number] ?? "";
  const ones = number % 10;
  return `${tens[Math.floor(number / 10)] ?? ""}${ones === 0 ? "" : `-${small[ones] ?? ""}`}`;
}
