import type { Viewer } from "~/domain/accounts/account";
import { AccountLinks } from "./account-links";
import { MenuBar } from "./menu-bar";
import { MobileMenu } from "./mobile-menu";
import { Wordmark } from "./wordmark";

/**
 * Site header. Its block-print edge scrolls away and the bar stays: it sticks at minus the edge's height, which needs no
 * script and causes no layout shift. It does not stick in very low windows, to leave room for the page.
 */
export function SiteHeader({ viewer }: { viewer: Viewer | null }) {
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
