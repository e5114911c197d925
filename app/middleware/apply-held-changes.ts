import type { MiddlewareFunction } from "react-router";
import { servicesContext } from "~/context";

/** Applies the held changes that are due, before a page of an office is read. */
export const applyHeldChangesMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  await context.get(servicesContext).applyHeldChanges();
  return next();
};
