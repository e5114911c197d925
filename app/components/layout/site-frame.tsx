import { Suspense, useEffect, useRef, useState } from "react";
import { useSite } from "~/hooks/use-site";
import type { Viewer } from "~/domain/accounts/account";
import { SiteFooter } from "./site-footer";
import { AccountLinks } from "./account-links";
import { MenuBar } from "./menu-bar";
import { MobileMenu } from "./mobile-menu";
import { Wordmark } from "./wordmark";
import { useLocation } from "react-router";

/** Header, page and footer. The server decides by the account's role what the header offers. */
export function SiteFrame({ children }: { children: React.ReactNode }) {
  const site = useSite();
  const { content, announcement } = useAnnouncedNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-card px-4 py-2 font-semibold focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      {/* Suspense boundaries let React hydrate each part separately, starting with the one the user touches. */}
      <SiteHeader viewer={site?.viewer ?? null} />
      <main ref={content} id="main" tabIndex={-1} className="flex-1 outline-none">
        <Suspense>{children}</Suspense>
      </main>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Suspense>
        <SiteFooter year={site ? Number(site.today.slice(0, 4)) : null} />
      </Suspense>
    </div>
  );
}

/**
 * Site header. Its block-print edge scrolls away and the bar stays: it sticks at minus the edge's height, which needs no
 * script and causes no layout shift. It does not stick in very low windows, to leave room for the page.
 */
function SiteHeader({ viewer }: { viewer: Viewer | null }) {
  return (
    <header className="relative z-30 border-b border-line bg-paper [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:-top-[22px] print:static">
      <div aria-hidden className="block-print" />
      <div className="mx-auto mt-2 flex h-15 max-w-7xl items-center justify-between gap-4 px-4 sm:px-6">
        <Wordmark />
        <MenuBar />
        <nav aria-label="Account" className="hidden items-center gap-2 lg:flex print:hidden">
          <AccountLinks viewer={viewer} />
        </nav>
        <MobileMenu viewer={viewer} />
      </div>
    </header>
  );
}

/**
 * Moves focus to the content after navigation to another page, as a browser does, and announces its title. Changes of
 * the query alone do neither.
 * @returns the ref of the content, and the title for a live region, "" until the first navigation
 */
function useAnnouncedNavigation() {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // The router restores scroll positions.
    content.current?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);

  return { content, announcement };
}
