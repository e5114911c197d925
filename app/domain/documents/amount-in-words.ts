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
  { value: 10_000_000, name: "crore" },
  { value: 100_000, name: "lakh" },
  { value: 1000, name: "thousand" },
  { value: 100, name: "hundred" },
];

/**
 * Spells out an amount: `125999` becomes "Rupees one lakh twenty-five thousand nine hundred and ninety-nine only".
 * @param amount whole rupees, 0 or more
 */
export function amountInWords(amount: number): string {
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

function belowHundred(number: number): string {
  if (number < 20) return small[number] ?? "";
  const ones = number % 10;
  return `${tens[Math.floor(number / 10)] ?? ""}${ones === 0 ? "" : `-${small[ones] ?? ""}`}`;
}
