import type { RouterContextProvider } from "react-router";
import { servicesContext } from "~/context";
import { documentAt } from "~/domain/documents";
import { AppError } from "~/domain/errors";
import { requireViewer } from "~/middleware/require-viewer";

interface LoaderArgs {
  context: Readonly<RouterContextProvider>;
  params: { bookingId?: string; key?: string };
  url: URL;
}

const guarded = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** A paper of a booking as a file: at the booking's own address for whoever has it, below /bookings for its owner. */
export async function loader({ context, params: { bookingId = "", key }, url }: LoaderArgs) {
  const visitor = key === undefined ? { viewer: requireViewer(context, url) } : { key };
  const kind = documentAt(url.pathname);
  if (!kind) return notFound();
  try {
    const paper = await context.get(servicesContext).getPaper(visitor, { bookingId, kind });
    return new Response(paper.content, {
      headers: {
        ...guarded,
        "Content-Type": paper.contentType,
        "Content-Disposition": `attachment; filename="${paper.filename}"`,
      },
    });
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return notFound();
    throw error;
  }
}

function notFound(): Response {
  return new Response("There is no such paper.", {
    status: 404,
    headers: { ...guarded, "Content-Type": "text/plain; charset=utf-8" },
  });
}
