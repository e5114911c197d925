import { createRoute } from "@hono/zod-openapi";
import { voucherPublicKeySchema } from "~/domain/voucher";
import { createApi } from "../http/api";

const keyRoute = createRoute({
  method: "get",
  path: "/key",
  tags: ["Bookings"],
  summary: "The key that vouchers are checked with",
  description:
    "The public Ed25519 key as a JSON Web Key (RFC 8037). A voucher's QR code holds `TBV1.{bookingId}.{tourSlug}." +
    "{travelDate}.{seats}.{issuedAt}.{signature}`: `issuedAt` in seconds since 1970, UTC, and `signature` the base64url of " +
    "the 64 bytes by which the text before its dot is signed. Kept on a device, the key checks vouchers without network.",
  responses: {
    200: {
      description: "The key",
      content: { "application/json": { schema: voucherPublicKeySchema.meta({ id: "VoucherKey" }) } },
    },
  },
});

export const vouchersApi = createApi();

vouchersApi.openapi(keyRoute, async (c) => c.json(await c.var.services.getVoucherKey(), 200));
