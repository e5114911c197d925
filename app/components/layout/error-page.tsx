import { Link } from "react-router";
import { buttonClasses } from "~/components/ui/button";

const texts: Record<number, { title: string; detail: string }> = {
  403: {
    title: "Not for this account",
    detail: "This part of the site is for administrators. You are signed in with another role.",
  },
  404: {
    title: "Page Not Found",
    detail: "There is no page at this address. It may have moved, or the link has a slip in it.",
  },
  503: {
    title: "Not available just now",
    detail: "We cannot reach our records. Please try again in a moment; nothing you booked is lost.",
  },
};
const fault = {
  title: "Something went wrong",
  detail: "The fault is ours. Please try again in a moment; nothing you booked is lost.",
};

/** What a person sees where a page cannot be shown. */
export function ErrorPage({ status, title, detail }: { status: number; title?: string; detail?: string }) {
  const text = texts[status] ?? fault;
  return (
    <div className="mx-auto max-w-2xl px-4 py-24 text-center">
      <title>{`${title ?? text.title} | Tour Bharat`}</title>
      <p aria-hidden className="font-display text-7xl text-muted">
        {status}
      </p>
      <h1 className="mt-4 text-4xl">{title ?? text.title}</h1>
      <p className="mt-4 text-lg text-muted">{detail ?? text.detail}</p>
      <Link to="/" className={buttonClasses("primary", "mt-8")}>
        See all destinations
      </Link>
    </div>
  );
}
