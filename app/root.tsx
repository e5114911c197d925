import { lazy, Suspense, useEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import type { Route } from "./+types/root";
import { AuthDialogProvider } from "./features/accounts/sign-in/auth-dialog-provider";
import { BackEntries } from "./platform/history/count-back-entries";
import { ErrorPage } from "./features/site/error-page";
import { SiteFrame } from "./features/site/site-frame";
import { Toaster } from "./ui/toast";
import { nowContext, servicesContext, viewerContext } from "./context";
import { accountMenuOf } from "./content/account-menu";
import { todayInIndia } from "./domain/calendar/calendar";
import type { Membership } from "./domain/operators/operator-rights";
import type { SiteData } from "./domain/settings/site-data";
import { wishlistOwner } from "./domain/wishlist/wishlist-owner";
import { useForgottenPages } from "./features/site/use-forgotten-pages";
import { useSiteWorker } from "./platform/offline/use-site-worker";
import { useHydrated } from "./platform/hydration/use-hydrated";
import { errorStatus } from "./platform/forms/error-text";
import { isOfficeQuery, isSameList } from "./platform/pages/open-row";
import { sessionMiddleware } from "./middleware/session";
import { currentLanguage } from "./domain/language/language";
import { pathIn } from "./domain/language/addresses";
import englishFont from "./fonts/mukta-400-core.woff2?url";
import hindiFont from "./fonts/mukta-400-hindi.woff2?url";
import boldHindiFont from "./fonts/mukta-600-hindi.woff2?url";
import hindiCoreFont from "./fonts/mukta-400-hindi-core.woff2?url";
import boldHindiCoreFont from "./fonts/mukta-600-hindi-core.woff2?url";
import "./platform/policy/trusted-types";
import { isReadingPage } from "./features/site/reading-pages";
import styles from "./app.css?url";
import siteStyles from "./site.css?url";

export const middleware: Route.MiddlewareFunction[] = [sessionMiddleware];

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const now = context.get(nowContext);
  const services = context.get(servicesContext);
  const [settings, socialProviders, isPhoneSignInOffered, wishlist, memberships] = await Promise.all([
    services.getPublicSettings(),
    services.socialProvidersOffered(),
    services.isPhoneSignInOffered(),
    viewer ? services.listWishedSlugs(viewer) : Promise.resolve<string[]>([]),
    viewer?.role === "tour_operator" ? services.listMemberships(viewer) : Promise.resolve<Membership[]>([]),
  ]);
  return {
    viewer: viewer && { ...viewer, requestedFrom: undefined, signedInAt: undefined },
    today: todayInIndia(now),
    now: now - (now % 60_000),
    settings,
    isPayOnlineOffered: services.hasGateway && settings.features.payOnline,
    socialProviders,
    isPhoneSignInOffered,
    wishlist,
    memberships,
    accountMenu: viewer ? accountMenuOf(viewer, memberships) : [],
  } satisfies SiteData;
}

/** A walk along a list, whose rows open in its side panel, sends no requests. Nor do a back office's filters change the site. */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod !== undefined || !defaultShouldRevalidate) return defaultShouldRevalidate;
  return !isSameList(currentUrl, nextUrl) && !isOfficeQuery(currentUrl, nextUrl);
}

const textFonts = { en: [englishFont], hi: [hindiFont, boldHindiFont, hindiCoreFont, boldHindiCoreFont] };

/** Preloads the fonts that every page of a language needs. */
export const links: Route.LinksFunction = () =>
  textFonts[currentLanguage()].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous",
  }));

export function Layout({ children }: { children: React.ReactNode }) {
  const matches = useMatches();
  const isForReading = isReadingPage(matches.at(-1)?.id);
  const widget = useRouteLoaderData<{ accents: React.CSSProperties }>("routes/widget/widget");
  const hasScripts = matches.at(-1)?.id !== "routes/site/offline";
  // Back offices have a bar at the bottom of phones, which pads itself.
  const isOffice = matches.some(({ id }) => id === "routes/admin/layout" || id === "routes/operator/layout");
  // Operators install their portal as an app of its own.
  const isPortal = matches.some(({ id }) => id === "routes/operator/layout");
  useEffect(() => {
    // The page's first script has set it, and React drops it if it renders the whole page again.
    document.documentElement.dataset.scripts = "";
  }, []);
  return (
    <html
      lang={`${currentLanguage()}-IN`}
      data-frame={isOffice ? "office" : widget ? "widget" : undefined}
      style={widget?.accents}
      suppressHydrationWarning
    >
      <head>
        {/* No page that a link leads to may be framed. */}
        {widget && <base target="_blank" />}
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content={`width=device-width, initial-scale=1${isOffice ? ", viewport-fit=cover" : ""}`}
        />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf5e9" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12142b" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link
          rel="manifest"
          href={`${pathIn(currentLanguage(), "/manifest.webmanifest")}${isPortal ? "?app=operator" : ""}`}
        />
        {/* With a precedence, React places it ahead of the scripts. */}
        <link rel="stylesheet" href={isForReading ? siteStyles : styles} precedence="default" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hasScripts && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App({ loaderData: { viewer } }: Route.ComponentProps) {
  const isWidget = useMatches().some(({ id }) => id === "routes/widget/widget");
  return (
    <Toaster>
      <BackEntries />
      {isWidget ? <Outlet /> : <Site viewer={viewer} />}
    </Toaster>
  );
}

// Most visitors are guests and do not need this code.
const WishlistMerge = lazy(() => import("./features/wishlist/wishlist-merge"));

function LazyWishlistMerge({ ownerId }: { ownerId: string }) {
  const isHydrated = useHydrated();
  return isHydrated ? (
    <Suspense>
      <WishlistMerge ownerId={ownerId} />
    </Suspense>
  ) : null;
}

/** All pages but those in frames of other sites, which have no account. */
function Site({ viewer }: Pick<SiteData, "viewer">) {
  const owner = wishlistOwner(viewer);
  useForgottenPages(viewer?.id ?? null);
  useSiteWorker();
  return (
    <AuthDialogProvider>
      <Outlet />
      {owner && <LazyWishlistMerge ownerId={owner.id} />}
    </AuthDialogProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage status={errorStatus(error)} />
    </SiteFrame>
  );
}
