import { Link } from "react-router";
import type { Route } from "./+types/shared-wishlist";
import { TourList } from "~/features/tours/tour-list";
import { buttonClasses } from "~/ui/button";
import { ShareButton } from "~/ui/share-button";
import { wishlistMessages } from "~/features/wishlist/lists/messages";
import { CopyToWishlist } from "~/features/wishlist/copy-to-wishlist";
import { servicesContext, viewerContext } from "~/context";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";

/** A list that its owner shares with anyone who has the link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const list = await context.get(servicesContext).getSharedWishlist(viewer, params.key);
  return { list, path: `/wishlist/shared/${params.key}` };
}

/** The URL is the key: it must not be cached, indexed or sent to other sites. */
export function headers() {
  return {
    "Cache-Control": "private, no-store",
    "Referrer-Policy": "strict-origin",
    "X-Robots-Tag": "noindex",
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? backOfficeMeta(loaderData.list.name) : [];
}

export default function SharedWishlist({ loaderData: { list, path }, params }: Route.ComponentProps) {
  const m = wishlistMessages().sharedPage;
  const { name, owner, isOwn, tours } = list;
  return (
    <div className="mx-auto max-w-7xl px-4 py-8 sm:px-6 sm:py-12">
      <p className="font-semibold text-muted">{m.of(owner, tours.length)}</p>
      <h1 className="mt-1 text-4xl wrap-anywhere sm:text-5xl">{name}</h1>
      <div className="mt-5 flex flex-wrap gap-3">
        {isOwn ? (
          <Link to="/wishlist" className={buttonClasses("primary")}>
            {m.edit}
          </Link>
        ) : (
          tours.length > 0 && <CopyToWishlist shareKey={params.key} slugs={tours.map(({ slug }) => slug)} />
        )}
        <ShareButton path={path} title={name} />
      </div>
      {tours.length > 0 ? (
        <>
          <h2 className="sr-only">{m.tours}</h2>
          <TourList tours={tours} className="mt-8" />
        </>
      ) : (
        <p className="mt-8 text-lg">
          {m.empty}{" "}
          <Link to="/tours" className="font-semibold text-peacock underline underline-offset-4">
            {m.find}
          </Link>
        </p>
      )}
    </div>
  );
}
