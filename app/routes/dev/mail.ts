import { redirect } from "react-router";

/** Leads to the outbox, which holds mail and phone messages: older links and tools read the mail here. */
export function loader({ params: { id }, url }: { params: { id?: string }; url: URL }) {
  if (id !== undefined) return redirect(`/dev/outbox/${encodeURIComponent(id)}`);
  const query = new URLSearchParams(url.searchParams);
  query.set("channel", "mail");
  return redirect(`/dev/outbox?${query}`);
}
