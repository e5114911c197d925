import { StrictMode } from "react";
import { HydratedRouter } from "react-router/dom";
import { hydrateOrKeepHtml } from "./platform/hydration/keep-server-html";

hydrateOrKeepHtml(
  <StrictMode>
    <HydratedRouter />
  </StrictMode>,
);
