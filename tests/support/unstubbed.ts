import { afterEach, vi } from "vitest";

// Other files share the globals and the environment: stubs of both end with their test.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
