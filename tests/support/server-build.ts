import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { ServerBuild } from "react-router";
import routeTable from "../../app/routes";
import { handleError } from "../../app/entry.server";
import * as root from "../../app/root";

/**
 * The pages of the Worker under test in place of React Router's build: the same middleware, loaders and actions by the same table, but a
 * document is the JSON of its data. Requests for data (`.data`) are answered as always.
 */

type RouteModule = ServerBuild["routes"][string] extends { module: infer Module } | undefined
  ? Module
  : never;

const files = import.meta.glob<RouteModule>("../../app/routes/**/*.{ts,tsx}", { eager: true });

function moduleOf(file: string): RouteModule {
  const module = files[`../../app/${file}`];
  if (!module) throw new Error(`${file} not found`);
  return module;
}

function toManifest(entries: readonly RouteConfigEntry[], parentId: string): ServerBuild["routes"] {
  const manifest: ServerBuild["routes"] = {};
  for (const { id, file, path, index, children } of entries) {
    const ownId = id ?? file.replace(/\.tsx?$/, "");
    manifest[ownId] = { id: ownId, parentId, path, index, module: moduleOf(file) };
    Object.assign(manifest, toManifest(children ?? [], ownId));
  }
  return manifest;
}

export const entry: ServerBuild["entry"] = {
  module: {
    handleError,
    default: (_request, status, headers, { staticHandlerContext: { loaderData, errors } }) =>
      new Response(JSON.stringify({ loaderData, errors }), { status, headers }),
  },
};
export const routes: ServerBuild["routes"] = {
  root: { id: "root", path: "", module: root as unknown as RouteModule },
  ...toManifest(await routeTable, "root"),
};
export const assets: ServerBuild["assets"] = {
  entry: { imports: [], module: "" },
  routes: {},
  url: "",
  version: "",
};
export const basename = "/";
export const publicPath = "/";
export const assetsBuildDirectory = "";
export const future: ServerBuild["future"] = {} as ServerBuild["future"];
export const ssr = true;
export const isSpaMode = false;
export const prerender: string[] = [];
export const routeDiscovery: ServerBuild["routeDiscovery"] = { mode: "initial", manifestPath: "/__manifest" };
