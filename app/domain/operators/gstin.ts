/** GST number of an operator. Source: the format and check character of the GST portal (gst.gov.in). */

const characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
// State, PAN, number of the registration in the state, Z, check character.
const format = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Returns the problem with a GST number in capitals without spaces, or null if it is valid. */
export function gstinProblem(gstin: string): string | null {
  if (gstin.length !== 15) return "A GST number has 15 characters.";
  if (!format.test(gstin))
    return "A GST number is two digits, the PAN, a digit or letter, Z and a check character.";
  return checkCharacterOf(gstin) === gstin.at(-1)
    ? null
    : "The check character doesn't match. Please check the number for typos.";
}

/** Computes the check character for the first fourteen. */
function checkCharacterOf(gstin: string): string {
  let sum = 0;
  for (let place = 0; place < 14; place += 1) {
    const product = characters.indexOf(gstin.charAt(place)) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return characters.charAt((36 - (sum % 36)) % 36);
}
