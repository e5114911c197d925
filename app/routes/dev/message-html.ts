import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "~/context";

/** Returns the HTML of a mail for its preview. It runs no scripts; links open in the window that shows the preview. */
export async function loader({
  params,
  context,
}: {
  params: { id?: string };
  context: Readonly<RouterContextProvider>;
}): Promise<Response> {
  const { getMail } = context.get(servicesContext);
  if (!getMail) throw data(null, { status: 404 });
  const { html } = await getMail(params.id ?? "");
  return new Response(html.replace("<head>", '<head><base target="_top">'), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "private, no-store",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation",
    },
  });
}
