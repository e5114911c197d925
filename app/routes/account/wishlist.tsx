import { data, redirect } from "react-router";
import type { Route } from "./+types/wishlist";
import { ErrorPage } from "~/features/site/error-page";
import { SiteFrame } from "~/features/site/site-frame";
import { OfflineNote } from "~/ui/offline-note";
import { RecentTours } from "~/features/tours/recent/recent-tours";
import { GuestWishlist, type GuestWishlistData } from "~/features/wishlist/guest-wishlist";
import { wishlistMessages } from "~/features/wishlist/lists/messages";
import { heartMessages } from "~/features/wishlist/messages";
import { WishlistLists } from "~/features/wishlist/wishlist-lists";
import { nowContext, servicesContext, viewerContext } from "~/context";
import { sameOriginPath } from "~/domain/accounts/account";
import { isListIntent, listChangeSchema, type WishlistList } from "~/domain/wishlist/wishlist-lists";
import { useOfflinePage } from "~/platform/offline/use-offline-page";
import { wishlistOwner } from "~/domain/wishlist/wishlist-owner";
import { answerForm } from "~/platform/forms/answer-form";
import { changeWishlist } from "~/features/wishlist/change-wishlist";
import { formAnswer } from "~/platform/forms/form-answer";
import { errorStatus } from "~/platform/forms/error-text";
import { pageMeta } from "~/platform/pages/page-meta";
import { readForm } from "~/platform/forms/read-form";
import { loginPath } from "~/middleware/require-viewer";

interface WishlistPageData extends GuestWishlistData {
  canonical: string;
  /** null for a guest. */
  lists: WishlistList[] | null;
}

/** Loads the lists of a signed-in user; with `?slugs=ooty,munnar`, from browser storage, the cards of those tours instead. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<WishlistPageData> {
  const services = context.get(servicesContext);
  const page = {
    canonical: new URL("/wishlist", url).href,
    at: new Date(context.get(nowContext)).toISOString(),
  };
  const slugs = url.searchParams.get("slugs")?.split(",") ?? null;
  const tours = slugs ? await services.listToursBySlug(slugs) : [];
  const owner = wishlistOwner(context.get(viewerContext));
  const lists = owner && !slugs ? await services.listWishlists(owner) : null;
  return { ...page, lists, tours };
}

/** Leaves a page that asks for cards in place if the server can't be reached. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (!(error instanceof TypeError) || !new URL(request.url).searchParams.has("slugs")) throw error;
    return { canonical: "/wishlist", at: "", lists: null, tours: null } satisfies WishlistPageData;
  }
}

/** Private for users and guests alike: must not be cached. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const services = context.get(servicesContext);
  const viewer = context.get(viewerContext);
  if (isListIntent(form.get("intent")))
    return answerForm(form, listChangeSchema, (change) => services.changeWishlistLists(viewer, change));
  const answer = await changeWishlist(services, viewer, form);
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
    return data(formAnswer<string[]>({ message: heartMessages().noAnswer }), { status: 503 });
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = wishlistMessages();
  return [
    ...pageMeta({
      title,
      description,
      canonical: loaderData?.canonical ?? "/wishlist",
    }),
    { name: "robots", content: "noindex" },
  ];
}

export default function Wishlist({ loaderData: { lists, at } }: Route.ComponentProps) {
  const { isOffline } = useOfflinePage("wishlist", { addresses: lists ? ["/wishlist"] : [], at });
  return (
    <SiteFrame>
      <div className="mx-auto max-w-7xl px-4 py-8 sm:px-6 sm:py-12">
        {isOffline && lists && <OfflineNote at={at} isOffline />}
        <h1 className="text-4xl sm:text-5xl">{wishlistMessages().title}</h1>
        {lists ? <WishlistLists lists={lists} /> : <GuestWishlist />}
        <RecentTours />
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
