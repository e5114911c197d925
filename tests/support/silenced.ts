import { onTestFinished, vi } from "vitest";

/** Keeps a method of the console quiet until the end of the test. @returns the spy on its calls */
export function silenced(method: "error" | "warn" = "error") {
  const log = vi.spyOn(console, method).mockReturnValue(undefined);
  onTestFinished(() => log.mockRestore());
  return log;
}
