import type { Viewer } from "~/domain/account";

/** A signed-in traveller, or whoever the overrides make of them. */
export function viewer(overrides: Partial<Viewer> = {}): Viewer {
  return {
    id: "u1",
    name: "Asha",
    email: "asha@example.com",
    emailVerified: true,
    image: null,
    role: "user",
    status: "active",
    twoFactorEnabled: false,
    ...overrides,
  };
}
