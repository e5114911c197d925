import { Suspense } from "react";
import { useAnnouncedNavigation } from "~/hooks/use-announced-navigation";
import { useSite } from "~/hooks/use-site";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

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
