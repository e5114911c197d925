import { createContext } from "react-router";
import type { Services } from "../worker/services";
import type { Viewer } from "./domain/account";

/** The use cases of the Worker, put there by worker/render-page.ts. */
export const servicesContext = createContext<Services>();

/** The OpenAPI document, put there for the page that shows it. */
export const apiDocumentContext = createContext<object | null>(null);

/** The pattern of the matched route ("/tours/:slug"), put there by the session middleware for the log. */
export const routePatternContext = createContext("*");

/** The signed-in person, put there by the session middleware. */
export const viewerContext = createContext<Viewer | null>(null);
