/** What a UPI application is asked to pay. */
export interface UpiRequest {
  /** The payee's UPI address. */
  payee: string;
  payeeName: string;
  /** Ours, at most 35 characters. */
  reference: string;
  /** What for, at most 50 characters. */
  note: string;
  /** Whole rupees. */
  amount: number;
}

/**
 * The link that opens a UPI application, also as a QR code. Source: NPCI, UPI Linking Specifications 1.6: `am` with two
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
  // The sign of an address stays readable, as all UPI applications expect it.
  return `upi://pay?${query.join("&").replace("%40", "@")}`;
}
