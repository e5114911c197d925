import { Suspense } from "react";
import { EarlyInput } from "~/platform/hydration/early-input";
import { useAnnouncedNavigation } from "~/platform/pages/use-announced-navigation";
import { useSite } from "~/platform/pages/use-site";
import type { Viewer } from "~/domain/accounts/account";
import { SiteFooter } from "./site-footer";
import { AccountLinks } from "./account-links";
import { MenuBar } from "./menu-bar";
import { MobileMenu } from "./mobile-menu";
import englishFont from "~/fonts/rozha-one-400-core.woff2?url";
import hindiFont from "~/fonts/rozha-one-400-hindi.woff2?url";
import { currentLanguage } from "~/domain/language/language";
import { SkipLink } from "~/platform/pages/skip-link";
import { LanguageOffer, LanguageSwitch } from "./language-switch";
import { siteMessages } from "./messages";
import { Wordmark } from "./wordmark";

const headingFonts = { en: englishFont, hi: hindiFont };

/** Header, page and footer. The server decides by the account's role what the header offers. */
export function SiteFrame({ children }: { children: React.ReactNode }) {
  const site = useSite();
  const { content, announcement } = useAnnouncedNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      {/* React moves it to the head. Back offices have no headings in this font. */}
      <link
        rel="preload"
        as="font"
        type="font/woff2"
        href={headingFonts[currentLanguage()]}
        crossOrigin="anonymous"
      />
      <SkipLink />
      {/* Suspense boundaries let React hydrate each part separately, starting with the one the user touches. */}
      <SiteHeader viewer={site?.viewer ?? null} />
      <LanguageOffer />
      <main ref={content} id="main" tabIndex={-1} className="flex-1 outline-none">
        <Suspense>
          {children}
          <EarlyInput />
        </Suspense>
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
        <div className="flex items-center gap-3 lg:gap-2">
          <LanguageSwitch className="grid min-h-11 place-items-center px-1 underline-offset-4 hover:underline max-[22.49rem]:hidden print:hidden" />
          <nav aria-label={siteMessages().account} className="hidden items-center gap-2 lg:flex print:hidden">
            <AccountLinks viewer={viewer} />
          </nav>
          <MobileMenu viewer={viewer} />
        </div>
      </div>
    </header>
  );
}
