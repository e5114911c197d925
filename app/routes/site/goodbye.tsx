import { Link } from "react-router";
import type { Route } from "./+types/goodbye";
import { sitePageMessages } from "~/features/site/pages/messages";
import { buttonClasses } from "~/ui/button";
import { pageMeta } from "~/platform/pages/page-meta";

export function loader({ url }: Route.LoaderArgs) {
  return { canonical: new URL("/goodbye", url).href };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = sitePageMessages().goodbye;
  return [
    ...pageMeta({
      title,
      description,
      canonical: loaderData?.canonical ?? "/goodbye",
    }),
    { name: "robots", content: "noindex" },
  ];
}

/** Page after deleting an account. The same for everyone: it does not reveal whose account it was. */
export default function Goodbye() {
  const m = sitePageMessages().goodbye;
  return (
    <div className="mx-auto max-w-2xl px-4 py-16 sm:px-6 sm:py-20">
      <h1 className="text-4xl sm:text-5xl">{m.heading}</h1>
      <p className="mt-5 text-lg">{m.deleted}</p>
      <p className="mt-3">{m.trips}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/" className={buttonClasses()}>
          {m.home}
        </Link>
        <Link to="/contact" className={buttonClasses("secondary")}>
          {m.contact}
        </Link>
      </div>
    </div>
  );
}
