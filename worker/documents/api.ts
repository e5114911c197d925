import { createRoute } from "@hono/zod-openapi";
import { voucherKeysSchema } from "~/domain/documents/voucher";
import { createApi } from "../platform/http/api";

const keyRoute = createRoute({
  method: "get",
  path: "/key",
  tags: ["Bookings"],
  summary: "List the public keys that verify vouchers",
  description:
    "Public Ed25519 keys as JSON Web Keys (RFC 8037): `keys` lists all keys whose vouchers are valid; the newest is also at " +
    "the top level. A voucher's QR code contains `TBV1.{bookingId}.{tourSlug}." +
    "{travelDate}.{seats}.{issuedAt}.{signature}`: `issuedAt` in seconds since 1970, UTC, and `signature` the base64url-encoded " +
    "64-byte signature of the text before the last dot. A device that stores the keys can verify vouchers offline.",
  responses: {
    200: {
      description: "The keys",
      content: { "application/json": { schema: voucherKeysSchema.meta({ id: "VoucherKeys" }) } },
    },
  },
});

export const vouchersApi = createApi();

vouchersApi.openapi(keyRoute, async (c) => {
  const keys = await c.var.services.getVoucherKeys();
  return c.json(voucherKeysSchema.parse({ ...keys[0], keys }), 200);
});
