import { createContext } from "react-router";
import type { PageServices } from "../worker/platform/http/page-services";
import type { Viewer } from "./domain/accounts/account";

/** The Worker's use cases, set by worker/app.ts. */
export const servicesContext = createContext<PageServices>();

/** Logs an unexpected error. @param event constant text that names what failed */
export const logErrorContext = createContext<(event: string, error: unknown) => void>();

/** UTC instant of the request in milliseconds, from the Worker's clock. */
export const nowContext = createContext<number>();

/** The OpenAPI document, set for the page that shows it. */
export const apiDocumentContext = createContext<object | null>(null);

/** Pattern of the matched route ("/tours/:slug"), set by the session middleware for the log. */
export const routePatternContext = createContext("*");

/** HTML of a document's parts by element id, which its hydration data leave out (app/platform/pages/send-once.ts). */
export const documentHtmlContext = createContext<Readonly<Record<string, string>>>({});

/** The signed-in user, set by the session middleware. */
export const viewerContext = createContext<Viewer | null>(null);

/** Internal header of a rendered page: source expressions of its own inline scripts, for its security policy. Never sent. */
export const scriptHashesHeader = "X-Script-Hashes";

/** Internal header of a widget's page: origins that may frame it. Never sent. */
export const frameAncestorsHeader = "X-Frame-Ancestors";
