import { data, Link, redirect } from "react-router";
import type { Route } from "./+types/wishlist";
import { ErrorPage } from "~/components/layout/error-page";
import { SiteFrame } from "~/components/layout/site-frame";
import { GuestWishlist, type GuestWishlistData } from "~/components/wishlist/guest-wishlist";
import { WholeWishlist } from "~/components/wishlist/whole-wishlist";
import { servicesContext, viewerContext } from "~/context";
import { sameOriginPath } from "~/domain/accounts/account";
import type { WishedTour } from "~/domain/wishlist/wishlist";
import { wishlistOwner } from "~/domain/wishlist/wishlist-items";
import { changeWishlist } from "~/lib/wishlist/change-wishlist";
import type { FormAnswer } from "~/lib/forms/form-answer";
import { errorStatus } from "~/lib/forms/error-text";
import { pageMeta } from "~/lib/pages/page-meta";
import { readForm } from "~/lib/forms/read-form";
import { loginPath } from "~/middleware/require-viewer";

interface WishlistPageData extends GuestWishlistData {
  canonical: string;
  /** null for a guest. */
  items: WishedTour[] | null;
}

/** Loads the wishlist of a signed-in user; for a guest the tours in `?slugs=ooty,munnar`, from browser storage. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<WishlistPageData> {
  const services = context.get(servicesContext);
  const canonical = new URL("/wishlist", url).href;
  const owner = wishlistOwner(context.get(viewerContext));
  if (owner) return { canonical, items: await services.listWishlist(owner), tours: [] };
  const slugs = url.searchParams.get("slugs")?.split(",") ?? [];
  return { canonical, items: null, tours: await services.listToursBySlug(slugs) };
}

/** Private for users and guests alike: must not be cached. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const answer = await changeWishlist(context.get(servicesContext), context.get(viewerContext), form);
  const next = form.get("next");
  // Only forms without JavaScript send a path to return to.
  if (typeof next !== "string") return answer;
  const back = new URL(sameOriginPath(next) ?? "/wishlist", url);
  if (answer.data.isDone) throw redirect(back.pathname + back.search);
  const status = answer.init?.status ?? 500;
  throw status === 401 ? redirect(loginPath(back)) : data(null, { status });
}

/** Returns any failure as a result, so that the current page stays. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch {
    const message = "The server didn't respond. Please try again.";
    return data<FormAnswer<string[]>>(
      { isDone: false, message, errors: {}, values: {}, isStale: false, result: null },
      { status: 503 },
    );
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: "Wishlist",
      description: "Your saved tours with their prices.",
      canonical: loaderData?.canonical ?? "/wishlist",
    }),
    { name: "robots", content: "noindex" },
  ];
}

export default function Wishlist({ loaderData: { items } }: Route.ComponentProps) {
  return (
    <SiteFrame>
      <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6">
        <h1 className="text-5xl sm:text-6xl">Wishlist</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">
          {items ? (
            "Your saved tours, newest first."
          ) : (
            <>
              Your saved tours are stored in this browser.{" "}
              <Link
                to="/login?next=/wishlist"
                className="font-semibold text-peacock underline underline-offset-4"
              >
                Log in
              </Link>{" "}
              to see them on your other devices too.
            </>
          )}
        </p>
        {items ? <WholeWishlist items={items} /> : <GuestWishlist />}
      </div>
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage status={errorStatus(error)} />
    </SiteFrame>
  );
}
