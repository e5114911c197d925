import { use, useEffect } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigation } from "react-router";
import { beginEntries, writeSoon } from "./back-entries";

/** Lets Back close what covers the page (`useBackEntries`). */
export function BackEntries() {
  // The router itself: its hooks change only with the next render, after the history has.
  const router = use(DataRouterContext)?.router;
  useLocation();
  useNavigation();
  useEffect(() => {
    if (router) beginEntries(router);
  }, [router]);
  // After each navigation.
  useEffect(() => writeSoon());
  return null;
}
