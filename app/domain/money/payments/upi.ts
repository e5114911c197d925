interface UpiRequest {
  /** The payee's UPI address. */
  payee: string;
  payeeName: string;
  /** Our reference, at most 35 characters. */
  reference: string;
  /** Purpose, at most 50 characters. */
  note: string;
  /** Whole rupees. */
  amount: number;
}

/**
 * Returns the link that opens a UPI app, also used as a QR code. Source: NPCI, UPI Linking Specifications 1.6: `am` with two
 * decimals, `cu` INR, values percent-encoded (a space is %20).
 */
export function upiLink({ payee, payeeName, reference, note, amount }: UpiRequest): string {
  const parameters = {
    pa: payee,
    pn: payeeName,
    tr: reference.slice(0, 35),
    tn: note.slice(0, 50),
    am: amount.toFixed(2),
    cu: "INR",
  };
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  // The "@" of an address stays unencoded, as all UPI apps expect.
  return `upi://pay?${query.join("&").replace("%40", "@")}`;
}
