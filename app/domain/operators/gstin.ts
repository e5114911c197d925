import { gstinMessages } from "./gstin-messages/messages";

/**
 * GST number and PAN of an operator. Sources: the format and check character of the GST portal (gst.gov.in), and the structure of a PAN
 * of the Income Tax Department (incometax.gov.in).
 */

const characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
// State, PAN, number of the registration in the state, Z, check character.
const format = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][CZ][0-9A-Z]$/;

/**
 * Returns the problem with a GST number in capitals without spaces, or null if it is valid.
 * @param kind its fourteenth character: Z, or C for the registration of a platform that collects tax at source
 */
export function gstinProblem(gstin: string, kind: "Z" | "C" = "Z"): string | null {
  const m = gstinMessages();
  if (gstin.length !== 15) return m.length;
  if (!format.test(gstin) || gstin.charAt(13) !== kind) return m.format(kind);
  return checkCharacterOf(gstin) === gstin.at(-1) ? null : m.check;
}

// The fourth letter is the kind of the holder: P a person, C a company, F a firm or LLP, H a Hindu undivided family, ...
const panFormat = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/;

/** Returns the problem with a PAN in capitals without spaces, or null if it is valid. */
export function panProblem(pan: string): string | null {
  if (!/^[A-Z]{5}\d{4}[A-Z]$/.test(pan))
    return "A PAN is five letters, four digits and a letter: AAPFU0939F.";
  return panFormat.test(pan)
    ? null
    : "The fourth letter of this PAN is not a kind of holder, such as C or P.";
}

/** Returns the PAN within a GST number: null for that of a government office, which has none. */
export function panOf(gstin: string): string | null {
  const pan = gstin.slice(2, 12);
  return panFormat.test(pan) ? pan : null;
}

/** Computes the check character for the first fourteen. */
export function checkCharacterOf(gstin: string): string {
  let sum = 0;
  for (let place = 0; place < 14; place += 1) {
    const product = characters.indexOf(gstin.charAt(place)) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return characters.charAt((36 - (sum % 36)) % 36);
}
