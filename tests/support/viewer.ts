import type { Viewer } from "~/domain/accounts/account";

/** Returns a signed-in viewer (default: traveler) with overrides. */
export function viewer(overrides: Partial<Viewer> = {}): Viewer {
  return {
    id: "u1",
    name: "Asha",
    email: "asha@example.com",
    emailVerified: true,
    image: null,
    role: "user",
    status: "active",
    adminRole: overrides.role === "admin" ? "owner" : null,
    twoFactorEnabled: false,
    signedInAt: Date.now(),
    ...overrides,
  };
}
