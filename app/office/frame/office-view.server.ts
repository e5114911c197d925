import type { RouterContextProvider } from "react-router";
import { servicesContext } from "~/context";
import type { Viewer } from "~/domain/accounts/account";
import { readOfficeView, type OfficeView } from "./office-view";

/** Reads how a person wants the back offices shown: from the account, else from the browser's cookie. */
export async function loadOfficeView(
  context: Readonly<RouterContextProvider>,
  viewer: Viewer,
  request: Request,
): Promise<OfficeView> {
  const stored = await context.get(servicesContext).getOfficePreferences(viewer);
  return stored ?? readOfficeView(request.headers.get("Cookie"));
}
