import { afterEach, vi } from "vitest";

// What a test put in the place of globals and of the environment ends with it: other files share both.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
