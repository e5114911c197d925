import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

/** Path of the endpoint. The two-factor plugin asks for the second factor after calls of this path, as after a password. */
export const openSessionPath = "/sign-in/phone-number";

/** Opens sessions for ways to sign in that our own use cases have checked. The endpoint is not served to the network. */
export const openSession = {
  id: "open-session",
  endpoints: {
    openSession: createAuthEndpoint(
      openSessionPath,
      { method: "POST", body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (!user) throw new APIError("UNAUTHORIZED", { code: "NO_ACCOUNT" });
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return context.json({ isOpen: true });
      },
    ),
  },
} satisfies BetterAuthPlugin;
