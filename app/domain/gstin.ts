/** A company's number in India's goods and services tax. Source: the format and check character of the GST portal (gst.gov.in). */

const characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
// State, PAN, number of the registration in the state, Z, check character.
const format = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** What is wrong with a GST number in capitals without spaces; null where nothing is. */
export function gstinProblem(gstin: string): string | null {
  if (gstin.length !== 15) return "A GST number has 15 characters.";
  if (!format.test(gstin))
    return "This is not how a GST number is written: two digits, the PAN, a digit or letter, Z, a check character.";
  return checkCharacterOf(gstin) === gstin.at(-1)
    ? null
    : "The last character does not fit the others: please look for a slip.";
}

/** The character that the first fourteen ask for. */
function checkCharacterOf(gstin: string): string {
  let sum = 0;
  for (let place = 0; place < 14; place += 1) {
    const product = characters.indexOf(gstin.charAt(place)) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return characters.charAt((36 - (sum % 36)) % 36);
}
