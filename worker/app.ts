import { Hono, type Context } from "hono";
import { createRequestHandler, RouterContextProvider, type RequestHandler } from "react-router";
import {
  apiDocumentContext,
  logErrorContext,
  nowContext,
  routePatternContext,
  servicesContext,
} from "~/context";
import { languages, type Language } from "~/domain/language/language";
import { assistantRoutes } from "./accounts/assistants/routes";
import { requireConfiguration } from "./platform/configuration";
import { calendarRoutes } from "./departures/routes";
import { documentRoutes } from "./documents/routes";
import { feedRoutes } from "./partners/feed/routes";
import type { ApiEnv } from "./platform/http/api";
import { ignoreCookiesInFrames } from "./platform/http/framed-pages";
import { closeToRobots } from "./platform/http/close-to-robots";
import { countVisits } from "./platform/http/count-visits";
import { readUnreadBody, requireSameOrigin } from "./platform/http/guards";
import { languageOfAddress } from "./platform/http/language-of-address";
import { logRequests } from "./platform/http/log-requests";
import { pageCache } from "./platform/http/page-cache";
import { pageRoutes } from "./platform/http/page-routes";
import { requirePublicOrigin } from "./platform/http/public-origin";
import { logError } from "./platform/log";
import { mediaRoutes } from "./media/routes";
import { problemResponse } from "./platform/http/problem";
import { refusalPage, withFileRefusal } from "./platform/http/refusal-page";
import { noteRoute } from "./platform/request-trace";
import { securityHeaders } from "./platform/http/security-headers";
import { serverTiming } from "./platform/http/server-timing";
import { servicesFor } from "./services";
import { drawingRoutes } from "./tour-pictures/routes";
import { systemClock } from "./platform/clock";
import { servicesForPages, withRetryAfter } from "./platform/http/page-services";

/** Handles every request: log, visit count, page cache, headers, then the API, then the pages. */
export const app = new Hono<ApiEnv>()
  // API errors are problem documents, all others are pages.
  .onError((error, c) => (/^\/api(\/|$)/.test(c.req.path) ? problemResponse(error) : refusalPage(error)))
  .use(languageOfAddress)
  .use(logRequests)
  .use(serverTiming)
  .use(closeToRobots)
  .use(ignoreCookiesInFrames)
  .use(readUnreadBody)
  .use(countVisits((c) => servicesFor(c.env, c.req.raw)))
  .use(pageCache)
  .use(securityHeaders)
  .use(requireConfiguration)
  // Before the checks of origins, since it has its own.
  .all("/mcp/*", async (c) => {
    const { agentsApi } = await import("./agents/api");
    return agentsApi.fetch(c.req.raw, c.env, c.executionCtx);
  })
  .use(requirePublicOrigin)
  .use(requireSameOrigin)
  .use(async (c, next) => {
    c.set("services", servicesFor(c.env, c.req.raw));
    await next();
  });

// Loaded with its first request: its schemas are a third of what a new isolate would compute.
const loadApi = () => import("./api");
app.get("/api/docs", async (c) => {
  const { apiDocument } = await loadApi();
  return renderPage(c, apiDocument(new URL(c.req.url).origin));
});
app.all("/api/*", async (c) => {
  const { api } = await loadApi();
  return api.fetch(c.req.raw, c.env, c.executionCtx);
});
app.all("/octo/*", async (c) => {
  const { octoApi } = await import("./partners/octo/api");
  return octoApi.fetch(c.req.raw, c.env, c.executionCtx);
});
app.route("/media", mediaRoutes);
app.route("/illustrations", drawingRoutes);
app.route("/", assistantRoutes);
app.route("/", documentRoutes);
app.route("/", calendarRoutes);
app.route("/", feedRoutes);
app.route(
  "/",
  pageRoutes((c) => renderPage(c)),
);

const loadBuild = () => import("virtual:react-router/server-build");
const requestHandlers: Partial<Record<Language, Promise<RequestHandler>>> = {};

/**
 * Loads the pages of a language with the first request for one: the same routes below its folder, with the browser's code of that language. With
 * a function, React Router would derive its routes again for each request.
 */
function loadRequestHandler(language: Language): Promise<RequestHandler> {
  const load = async () => {
    const { default: assets } = await import("virtual:client-assets");
    const build = await loadBuild();
    const { folder } = languages[language];
    return folder === "" ? build : { ...build, basename: folder, assets: assets[language] ?? build.assets };
  };
  requestHandlers[language] ??= import.meta.env.DEV
    ? Promise.resolve(createRequestHandler(load, import.meta.env.MODE))
    : load().then((build) => createRequestHandler(build, import.meta.env.MODE));
  return requestHandlers[language];
}

/**
 * Renders a page, its action or its data. The only file that imports the React Router build.
 * @param apiDocument given for the page that shows it
 */
async function renderPage(c: Context<ApiEnv>, apiDocument: object | null = null): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, servicesForPages(c.var.services, c.req.raw));
  context.set(logErrorContext, logError);
  context.set(nowContext, systemClock());
  context.set(apiDocumentContext, apiDocument);
  const handleRequest = await loadRequestHandler(c.var.language);
  const response = await handleRequest(c.req.raw, context);
  // React Router omits the leading slash.
  noteRoute(context.get(routePatternContext).replace(/^\/?/, "/"));
  return withFileRefusal(c.req.raw, withRetryAfter(response));
}
