import { createHmac } from "node:crypto";
import { APIError } from "better-auth/api";
import { symmetricDecrypt } from "better-auth/crypto";
import { z } from "zod";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { acceptTotpStep, findTotpSecret } from "./accounts.repo";
import { accountErrors } from "./messages";

/** Endpoint of the two-factor plugin that opens a session for a code of an app. */
const verifyPath = "/two-factor/verify-totp";

/** Steps before and after the present one whose codes the plugin accepts, and one more for a step that ends during the request. */
const window = [0, -1, 1, -2, 2];

const bodySchema = z.object({ code: z.string() });

interface EndpointContext {
  path?: string;
  body?: unknown;
  context: { secretConfig: Parameters<typeof symmetricDecrypt>[0]["key"] };
}

/**
 * Lets each code of an app open one session: the plugin accepts a code for a minute and a half, any number of times. Called before a session
 * is created, after the plugin has checked the code. The UPDATE of the last step decides between concurrent sign-ins.
 * Source: RFC 6238, section 5.2.
 * @throws APIError 401
 */
export async function spendTotpStep(
  { db, clock }: { db: Database; clock: Clock },
  userId: string,
  context: EndpointContext | null,
): Promise<void> {
  if (context?.path !== verifyPath) return;
  const { code } = bodySchema.parse(context.body);
  const encrypted = await findTotpSecret(db, userId);
  if (encrypted === null) throw new Error("no secret for the checked code");
  const secret = await symmetricDecrypt({ key: context.context.secretConfig, data: encrypted });
  const now = Math.floor(clock() / 30_000);
  const step = window.map((ahead) => now + ahead).find((each) => codeOfStep(secret, each) === code);
  if (step !== undefined && (await acceptTotpStep(db, userId, step))) return;
  throw new APIError("UNAUTHORIZED", {
    code: "CODE_USED",
    message: accountErrors().usedCode,
  });
}

/** Returns the six digits of a time step. Source: RFC 4226, section 5.3. */
function codeOfStep(secret: string, step: number): string {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const bytes = new DataView(new Uint8Array(mac).buffer);
  const offset = bytes.getUint8(bytes.byteLength - 1) & 0xf;
  return String((bytes.getUint32(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
