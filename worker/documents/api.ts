import { createRoute } from "@hono/zod-openapi";
import { voucherKeysSchema } from "~/domain/voucher";
import { createApi } from "../http/api";

const keyRoute = createRoute({
  method: "get",
  path: "/key",
  tags: ["Bookings"],
  summary: "The keys that vouchers are checked with",
  description:
    "Public Ed25519 keys as JSON Web Keys (RFC 8037): `keys` lists all whose vouchers are valid, and the newest stands beside " +
    "it. A voucher's QR code holds `TBV1.{bookingId}.{tourSlug}." +
    "{travelDate}.{seats}.{issuedAt}.{signature}`: `issuedAt` in seconds since 1970, UTC, and `signature` the base64url of " +
    "the 64 bytes by which the text before its dot is signed. Stored on a device, they check vouchers without network.",
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
