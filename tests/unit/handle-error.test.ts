import { createStaticHandler, RouterContextProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { logErrorContext } from "~/context";
import { AppError } from "~/domain/errors";
import { handleError } from "~/entry.server";
import { logError } from "../../worker/platform/log";

const address = "https://tours.example.com/trip/TB123456/Canary-0123456789abcdef";

/** Collects the error logs for errors that React Router passes on. */
function logged(errors: unknown[]): string {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const context = new RouterContextProvider();
  context.set(logErrorContext, logError);
  for (const error of errors) handleError(error, { request: new Request(address), params: {}, context });
  return log.mock.calls.flat().join("\n");
}

async function errorsOf(path: string, request: Request): Promise<unknown[]> {
  const { query } = createStaticHandler([
    { path, loader: () => null, children: [], ErrorBoundary: () => null },
  ]);
  const context = await query(request);
  return context instanceof Response ? [] : Object.values(context.errors ?? {});
}

test("React Router's own refusals are not logged as errors", async () => {
  const wrongMethod = await errorsOf("/trip/:id/:key", new Request(address, { method: "POST", body: "a" }));
  const noRoute = await errorsOf("/other", new Request(address));
  expect([...wrongMethod, ...noRoute]).toHaveLength(2);
  expect(logged([...wrongMethod, ...noRoute, new AppError("not_found", "Nothing.")])).toBe("");
});

test("an unexpected error is logged without the key in its URL", () => {
  const text = logged([new Error(`cannot render ${address}?token=Canary-0123456789abcdef`)]);
  expect(text).toContain("cannot render https://tours.example.com/trip/TB123456/[key]?token=[key]");
  expect(text).not.toContain("Canary");
});
