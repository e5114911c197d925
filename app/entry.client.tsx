import { StrictMode } from "react";
import { HydratedRouter } from "react-router/dom";
import { hydrateOrKeepHtml } from "./lib/pages/keep-server-html";

hydrateOrKeepHtml(
  <StrictMode>
    <HydratedRouter />
  </StrictMode>,
);
