import { createElement as h } from "react";
import {
  createRequestHandler,
  Outlet,
  RouterContextProvider,
  Scripts,
  useLoaderData,
  type ServerBuild,
} from "react-router";
import { expect, test } from "vitest";
import { documentHtmlContext, scriptHashesHeader } from "~/context";
import handleRequest from "~/entry.server";
import { heldType } from "~/platform/hydration/hold-early-input";
import { sourceHashOf } from "~/platform/policy/script-hashes";

const note = "</script><!-- a traveler's words";

function Layout({ children }: { children: React.ReactNode }) {
  return h("html", null, h("head"), h("body", null, children, h(Scripts)));
}

function Note() {
  return h("p", null, useLoaderData<{ note: string }>().note);
}

const scripts = { module: "/root.js", imports: ["/shared.js"], css: [] };
const flags = {
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

const build: ServerBuild = {
  entry: { module: { default: handleRequest } },
  routes: {
    root: { id: "root", path: "", module: { default: Outlet, Layout } },
    note: { id: "note", parentId: "root", path: "note", module: { default: Note, loader: () => ({ note }) } },
  },
  assets: {
    entry: { module: "/entry.js", imports: ["/shared.js"] },
    routes: {
      root: { ...flags, ...scripts, id: "root", path: "", hasLoader: false },
      note: { ...flags, ...scripts, id: "note", parentId: "root", path: "note", module: "/note.js" },
    },
    url: "/manifest.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
};

test("the document of the installed React Router starts no script by itself, and executes no data", async () => {
  const context = new RouterContextProvider();
  context.set(documentHtmlContext, {});
  const handle = createRequestHandler(build, "production");
  const response = await handle(new Request("http://localhost/note"), context);
  const html = await response.text();
  expect(html).not.toContain("modulepreload");
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes = "", text = ""]) => ({
      type: /type="([^"]*)"/.exec(attributes)?.[1] ?? "script",
      text,
    }),
  );
  expect(scripts.filter(({ type }) => type === heldType)).toMatchObject([
    { text: expect.stringContaining('import("/entry.js")') },
  ]);
  const executed = scripts.filter(({ type }) => type !== "application/json");
  expect(executed.some(({ text }) => text.includes("traveler's words"))).toBe(false);
  expect(response.headers.get(scriptHashesHeader)?.split(" ").toSorted()).toStrictEqual(
    (await Promise.all(executed.map(({ text }) => sourceHashOf(text)))).toSorted(),
  );
  const data = scripts.find(({ type }) => type === "application/json");
  expect(JSON.parse(data?.text ?? "")).toContain(JSON.stringify(note));
});
