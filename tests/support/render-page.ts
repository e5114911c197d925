import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";

/** Renders a part of a page as the server does, with the data of the root route. */
export function renderPage(element: ReactElement, root: object | null = null, path = "/"): string {
  const router = createMemoryRouter([{ id: "root", path: "*", element, loader: () => null }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root } },
  });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}
