/** Problems with a GST number. */
export const messages = {
  length: "A GST number has 15 characters.",
  format: (kind: "Z" | "C") =>
    `A GST number ${kind === "C" ? "for TCS " : ""}is two digits, the PAN, a digit or letter, ${kind} and a check character.`,
  check: "The check character doesn't match. Please check the number for typos.",
};
