import { use, useEffect } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigation } from "react-router";
import { watchHistory, writeSoon } from "~/lib/pages/back-entries";

/** Lets Back close what covers the page (`useBackEntries`). */
export function BackEntries() {
  // The router itself: its hooks change only with the next render, after the history has.
  const router = use(DataRouterContext)?.router;
  const { key } = useLocation();
  const { state } = useNavigation();
  useEffect(() => router && watchHistory(router), [router]);
  useEffect(() => writeSoon(), [key, state]);
  return null;
}
