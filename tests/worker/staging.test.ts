import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { app } from "../../worker/app";

async function request(path: string, ENVIRONMENT?: string) {
  const context = createExecutionContext();
  const response = await app.fetch(new Request(`http://localhost${path}`), { ...env, ENVIRONMENT }, context);
  await waitOnExecutionContext(context);
  return response;
}

test("staging is closed to search engines", async () => {
  expect(await (await request("/robots.txt", "staging")).text()).toBe("User-agent: *\nDisallow: /\n");
  for (const path of ["/api/tours", "/media/none"])
    expect((await request(path, "staging")).headers.get("X-Robots-Tag"), path).toBe("noindex");
});

test("production is open to search engines", async () => {
  for (const path of ["/api/tours", "/media/none"])
    expect((await request(path)).headers.get("X-Robots-Tag"), path).toBeNull();
});
