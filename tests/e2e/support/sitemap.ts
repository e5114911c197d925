import type { APIRequestContext } from "@playwright/test";
import { expect } from "./test";

/** Returns the URLs in sitemap.xml. */
export async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get("/sitemap.xml");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toContain("xml");
  return Array.from((await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address ?? "");
}

/** Returns the paths of the articles. */
export async function articlePaths(request: APIRequestContext): Promise<string[]> {
  const paths = (await readSitemap(request)).map((address) => new URL(address).pathname);
  return paths.filter((path) => path.startsWith("/blog/"));
}
