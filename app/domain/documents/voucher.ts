import { bookingIdPattern } from "~/domain/bookings/booking-reference";
import { z } from "zod";
import { isTravelDate, type TravelDate } from "~/domain/calendar/calendar";

/**
 * Content of a voucher's QR code: its fields and our signature over them (Ed25519, RFC 8032), so that an operator can verify it
 * offline. As text: "TBV1.TB123456.ooty.2026-12-12.2.1795156200.{signature}", the last part base64url of 64 bytes. It contains
 * no names or phone numbers.
 */
export interface Voucher {
  /** "TB" and at least six digits. */
  bookingId: string;
  tourSlug: string;
  travelDate: TravelDate;
  /** Adults and children. */
  seats: number;
  /** Instant of the booking's latest change, UTC in seconds: the later of two vouchers of a booking is valid. */
  issuedAt: number;
}

/** Format version; any change of the format needs a new one. */
const version = "TBV1";

/** A public Ed25519 key as JSON (RFC 8037). */
export const voucherPublicKeySchema = z.object({
  kty: z.literal("OKP"),
  crv: z.literal("Ed25519"),
  x: z.string().regex(/^[\w-]{43}$/),
});
export type VoucherPublicKey = z.output<typeof voucherPublicKeySchema>;

/** The body of `GET /api/vouchers/key`: the newest key, and in `keys` (RFC 7517) every key whose vouchers are valid. */
export const voucherKeysSchema = voucherPublicKeySchema.extend({ keys: z.array(voucherPublicKeySchema) });

const fieldsSchema = z
  .tuple([
    z.literal(version),
    z.string().regex(bookingIdPattern),
    z.string().regex(/^[a-z0-9-]{1,120}$/),
    z.string().refine(isTravelDate),
    z.string().regex(/^[1-9]\d?$/),
    z.string().regex(/^\d{10}$/),
  ])
  .transform(([, bookingId, tourSlug, travelDate, seats, issuedAt]): Voucher => ({
    bookingId,
    tourSlug,
    travelDate,
    seats: Number(seats),
    issuedAt: Number(issuedAt),
  }));

/** Returns the signed part of a voucher's text. */
export function voucherFields({ bookingId, tourSlug, travelDate, seats, issuedAt }: Voucher): string {
  return [version, bookingId, tourSlug, travelDate, seats, issuedAt].join(".");
}

/** Returns the full text of a voucher. */
export function voucherText(fields: string, signature: Uint8Array): string {
  return `${fields}.${toBase64Url(signature)}`;
}

/**
 * Parses a scanned text; null unless it is signed by one of our keys. Needs WebCrypto, but no network.
 * @param keys as returned by `GET /api/vouchers/key`
 */
export async function verifyVoucher(
  text: string,
  keys: readonly VoucherPublicKey[],
): Promise<Voucher | null> {
  const end = text.lastIndexOf(".");
  const fields = text.slice(0, Math.max(end, 0));
  const signature = fromBase64Url(text.slice(end + 1));
  if (signature === null) return null;
  for (const { kty, crv, x } of keys) {
    const key = await crypto.subtle.importKey("jwk", { kty, crv, x }, { name: "Ed25519" }, false, ["verify"]);
    if (await crypto.subtle.verify("Ed25519", key, signature, new TextEncoder().encode(fields)))
      return fieldsSchema.safeParse(fields.split(".")).data ?? null;
  }
  return null;
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Decodes the 64 bytes of a signature; null for any other text. Non-canonical encodings are rejected. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]{85}[AQgw]$/.test(text)) return null;
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
