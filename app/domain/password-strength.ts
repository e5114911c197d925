/**
 * What a person is told of a password they choose. The score is zxcvbn's, 0 to 4 by how many guesses it would take; it
 * advises and refuses nothing. Source: OWASP ASVS 5.0, 6.2, and P1 in docs/product.md.
 */
import { passwordLength } from "./account-forms";

export interface PasswordEstimate {
  /** zxcvbn's: 0 too guessable, 4 very unguessable. */
  score: number;
  /** The name zxcvbn gives to what is wrong with it, or null. */
  warning: string | null;
}

export interface PasswordStrength {
  word: "Too short" | "Very weak" | "Weak" | "Fair" | "Good" | "Strong";
  /** 0 to 4 of the bars. */
  level: number;
  advice: string;
}

const words = ["Very weak", "Weak", "Fair", "Good", "Strong"] as const;

const everybodyTries = "It is among the first that everybody tries.";

const adviceByWarning: Record<string, string> = {
  straightRow: "Keys in a row are easy to guess.",
  keyPattern: "Short patterns on the keyboard are easy to guess.",
  simpleRepeat: "Repeats like “aaa” are easy to guess.",
  extendedRepeat: "Repeats like “abcabc” are easy to guess.",
  sequences: "Sequences like “abc” or “4321” are easy to guess.",
  recentYears: "Years are easy to guess.",
  dates: "Dates are easy to guess.",
  topTen: everybodyTries,
  topHundred: everybodyTries,
  common: everybodyTries,
  similarToCommon: "It is like one that everybody tries.",
  wordByItself: "A single word is easy to guess.",
  namesByThemselves: "A name by itself is easy to guess.",
  commonNames: "A common name is easy to guess.",
  userInputs: "Leave out your own name and e-mail address.",
};

const moreWords = "Add a few more words that have nothing to do with each other.";

/** The words for an estimate of a password of so many characters. */
export function describeStrength(length: number, { score, warning }: PasswordEstimate): PasswordStrength {
  if (length < passwordLength.min) {
    return { word: "Too short", level: 0, advice: `Please use at least ${passwordLength.min} characters.` };
  }
  const level = Math.min(Math.max(score, 0), 4);
  const advice = level >= 3 ? "" : ((warning && adviceByWarning[warning]) ?? moreWords);
  return { word: words[level] ?? "Very weak", level, advice };
}
