import { Link } from "react-router";
import type { Route } from "./+types/goodbye";
import { buttonClasses } from "~/ui/button";
import { pageMeta } from "~/platform/pages/page-meta";

export function loader({ url }: Route.LoaderArgs) {
  return { canonical: new URL("/goodbye", url).href };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: "Goodbye",
      description: "Your account is deleted.",
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
        Your account and personal data are deleted, and you are signed out on all devices.
      </p>
      <p className="mt-3">
        Upcoming trips stay booked under their booking IDs, without your name. To cancel one or ask about it,
        contact us with its booking ID.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/" className={buttonClasses()}>
          Home page
        </Link>
        <Link to="/contact" className={buttonClasses("secondary")}>
          Contact us
        </Link>
      </div>
    </div>
  );
}
