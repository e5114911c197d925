// React Router as its template sets it up, with one page that renders a given tree.
import { createElement } from "react";
import { renderToReadableStream } from "react-dom/server";
import { createRequestHandler, Outlet, RouterContextProvider, ServerRouter } from "react-router";
import tree from "tree";

const elements = (node, key) =>
  typeof node === "string"
    ? node
    : createElement(node.tag, { ...node.attributes, key }, ...node.children.map(elements));

const page = {
  entry: {
    module: {
      default: async (request, status, headers, context) => {
        const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
        headers.set("Content-Type", "text/html");
        return new Response(body, { headers, status });
      },
    },
  },
  routes: {
    root: { id: "root", path: "", module: { default: () => <Outlet /> } },
    home: {
      id: "home",
      parentId: "root",
      index: true,
      module: { default: () => elements(tree, 0), loader: () => ({ message: "Hello from Cloudflare" }) },
    },
  },
  assets: {
    entry: { module: "", imports: [] },
    routes: {
      root: { id: "root", path: "", hasLoader: false, module: "", imports: [] },
      home: { id: "home", parentId: "root", index: true, hasLoader: true, module: "", imports: [] },
    },
    url: "",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "",
  basename: "/",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  allowedActionOrigins: false,
};
const handle = createRequestHandler(page, "production");

export default { fetch: (request) => handle(request, new RouterContextProvider()) };
