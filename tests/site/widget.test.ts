import { statSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoWidget } from "../../scripts/seed/demo-partners";
import { honoAccess, pageAccess } from "../support/route-access";
import { inParallel, startSite } from "./support/site";

/** The built site in frames: which pages may be framed by whom, without the cookies of the browser. */

let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  site = await startSite("widget");
});

afterAll(() => site.stop());

const widget = `/widget/${demoWidget}`;

const ancestorsOf = ({ headers }: Response) =>
  /frame-ancestors ([^;]*)/.exec(headers.get("Content-Security-Policy") ?? "")?.[1];

test("a widget may be framed by its operator's sites alone, and no cache keeps it", async () => {
  for (const _ of ["first", "again"]) {
    const page = await site.guest.get(widget);
    expect(page.status).toBe(200);
    expect(ancestorsOf(page)).toBe("http://localhost:9000");
    expect(page.headers.get("X-Frame-Options")).toBeNull();
    expect(page.headers.get("X-Frame-Ancestors")).toBeNull();
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    expect(page.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(page.headers.get("Access-Control-Allow-Origin")).toBeNull();
  }
});

const parameters: Record<string, string> = { slug: "mysore", date: "2099-01-01", widget: demoWidget };

/** Paths of all pages, resources and files that answer a GET. */
const paths = [
  ...Object.values(pageAccess).flatMap((lines) => lines.trim().split(/\s+/)),
  ...Object.values(honoAccess).flatMap((lines) =>
    Array.from(lines.matchAll(/GET (\S+)/g), ([, path = ""]) => path),
  ),
]
  .filter((path) => path !== "/widget/:widget" && !path.endsWith("/live"))
  .map((path) =>
    path
      .replaceAll(/:(\w+)(?:\{.*?\.pdf\})?\??/g, (_, name: string) => parameters[name] ?? "none")
      .replace("*", "no-such-page"),
  );

test("no other route may be framed, or read by other sites", async () => {
  const wrong: string[] = [];
  await inParallel(paths, async (path) => {
    const answer = await site.guest.get(path);
    await answer.arrayBuffer();
    const { headers } = answer;
    if (headers.get("X-Frame-Options") !== "DENY") wrong.push(`${path} X-Frame-Options`);
    if (!["'none'", undefined].includes(ancestorsOf(answer))) wrong.push(`${path} ${ancestorsOf(answer)}`);
    if (headers.has("Access-Control-Allow-Origin")) wrong.push(`${path} is shared`);
    if (
      headers.get("Cross-Origin-Resource-Policy") === "cross-origin" &&
      !/^\/(?:media|illustrations)\//.test(path)
    )
      wrong.push(`${path} can be loaded`);
  });
  expect(paths.length).toBeGreaterThan(250);
  expect(wrong).toStrictEqual([]);
});

test("the loader is small, and other sites may load it", async () => {
  const loader = await site.guest.get("/widget/loader.js");
  expect(loader.headers.get("Content-Type")).toContain("javascript");
  expect(loader.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  expect(loader.headers.getSetCookie()).toStrictEqual([]);
  expect(statSync("public/widget/loader.js").size).toBeLessThanOrEqual(2000);
});

test("an unknown widget is not found and not framed", async () => {
  const page = await site.guest.get(`/widget/${crypto.randomUUID()}`);
  expect([page.status, page.headers.get("X-Frame-Options"), ancestorsOf(page)]).toStrictEqual([
    404,
    "DENY",
    "'none'",
  ]);
});

test("a signed-in browser is nobody in a widget, by every spelling of its address", async () => {
  const person = await site.signIn("traveler");
  const asGuest = await (await site.guest.get(`${widget}.data`)).text();
  for (const path of [widget, widget.toUpperCase().replace(demoWidget.toUpperCase(), demoWidget)]) {
    const page = await person.get(path);
    const html = await page.text();
    expect(page.headers.getSetCookie(), path).toStrictEqual([]);
    expect(html).not.toContain("traveler@tourbharat.example");
    expect(html).not.toMatch(/<header|Logout|Dashboard/);
  }
  const data = await person.get(`${widget}.data`);
  expect(data.headers.getSetCookie()).toStrictEqual([]);
  expect(await data.text()).toBe(asGuest);
});
