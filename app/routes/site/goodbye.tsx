import { Link } from "react-router";
import type { Route } from "./+types/goodbye";
import { buttonClasses } from "~/components/ui/button";
import { pageMeta } from "~/lib/page-meta";

export function loader({ url }: Route.LoaderArgs) {
  return { canonical: new URL("/goodbye", url).href };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: "Goodbye",
      description: "What remains when an account is deleted.",
      canonical: loaderData?.canonical ?? "/goodbye",
    }),
    { name: "robots", content: "noindex" },
  ];
}

/** Page after deleting an account. The same for everyone: it does not reveal whose account it was. */
export default function Goodbye() {
  return (
    <div className="mx-auto max-w-2xl px-4 py-16 sm:px-6 sm:py-20">
      <h1 className="text-4xl sm:text-5xl">Goodbye, and safe travels</h1>
      <p className="mt-5 text-lg">
        Your account is deleted, with everything that belonged to you alone, and you are signed out
        everywhere.
      </p>
      <p className="mt-3">
        Trips that lie ahead stay booked under their references, without your name. If you want one cancelled
        or have a question about it, write to us with its reference.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/" className={buttonClasses()}>
          To the home page
        </Link>
        <Link to="/contact" className={buttonClasses("secondary")}>
          Write to us
        </Link>
      </div>
    </div>
  );
}
