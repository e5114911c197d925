import { RouterContextProvider } from "react-router";
import { nowContext, servicesContext } from "~/context";
import { origin } from "./api";
import { services } from "./services";

/** Returns the arguments of a loader that loads a page for a visitor. */
export function loaderArgs(path: string) {
  const url = new URL(path, origin);
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(nowContext, Date.now());
  return { context, url, request: new Request(url) };
}
