import { Trash2 } from "lucide";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/offline";
import { sitePageMessages } from "~/features/site/pages/messages";
import { Wordmark } from "~/features/site/wordmark";
import { buttonClasses } from "~/ui/button";
import { dialUrl } from "~/domain/accounts/format-phone";
import { platformDetails } from "~/content/platform";
import { useSettings } from "~/platform/pages/use-site";
import englishFont from "~/fonts/mukta-600-core.woff2?url";
import hindiFont from "~/fonts/mukta-600-hindi.woff2?url";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";

/**
 * Page that the service worker shows for every page that can't be reached. It is plain HTML, because it appears under any
 * URL: public/sw.js writes the cached pages into its template and switches its headings.
 */
export function headers() {
  return { "Cache-Control": "public, no-cache", Vary: "Cookie" };
}

const boldFonts = { en: englishFont, hi: hindiFont };

/** The service worker caches what the page names, so it names the font of its buttons and links. */
export const links: Route.LinksFunction = () => [
  {
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href: boldFonts[currentLanguage()],
    crossOrigin: "anonymous",
  },
];

export function meta() {
  return backOfficeMeta(sitePageMessages().offline.title);
}

export default function Offline() {
  const m = sitePageMessages().offline;
  const { contact } = useSettings();
  return (
    <div data-connected="yes" data-saved="none" className="group/offline flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div aria-hidden className="block-print" />
        <div className="mx-auto mt-2 flex h-15 max-w-4xl items-center px-4 sm:px-6">
          <Wordmark />
        </div>
      </header>
      <main id="main" className="mx-auto w-full max-w-4xl flex-1 px-4 py-10 sm:px-6 sm:py-16">
        <div className="grid items-center gap-x-12 gap-y-6 sm:grid-cols-[auto_1fr]">
          <Milestone />
          <div>
            <h1 className="text-4xl sm:text-5xl">
              <span className="hidden group-data-[connected=no]/offline:inline">{m.youAreOffline}</span>
              <span className="group-data-[connected=no]/offline:hidden">{m.savedPages}</span>
            </h1>
            <p className="mt-4 hidden text-lg text-muted group-data-[connected=no]/offline:block">
              {m.needsConnection}
            </p>
            <p className="mt-4 text-lg text-muted group-data-[connected=no]/offline:hidden">
              {m.opensWithout}
            </p>
            <a
              href="[here]"
              className={buttonClasses(
                "primary",
                "mt-6 hidden group-data-[connected=no]/offline:inline-flex",
              )}
            >
              {m.tryAgain}
            </a>
          </div>
        </div>
        <section aria-labelledby="saved" className="mt-12">
          <h2 id="saved" className="text-2xl sm:text-3xl">
            {m.whatOpens}
          </h2>
          <p className="mt-3 max-w-2xl text-muted group-data-[saved=some]/offline:hidden">{m.nothingSaved}</p>
          <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-card card-shadow group-data-[saved=none]/offline:hidden">
            <template id="saved-page" data-words={JSON.stringify({ ...m.kinds, since: m.since, tag: m.tag })}>
              <SavedPage />
            </template>
          </ul>
        </section>
        <p className={contact.phone === "" ? "hidden" : "mt-10 text-muted"}>
          <span>{m.help(platformDetails.name)}</span>{" "}
          <a
            href={dialUrl(contact.phone)}
            className="font-semibold whitespace-nowrap text-peacock underline underline-offset-4"
          >
            {contact.phone}
          </a>
        </p>
      </main>
    </div>
  );
}

/** Item of the list of cached pages. public/sw.js fills in the words in brackets. A trip's voucher is removed with the trip. */
function SavedPage() {
  const m = sitePageMessages().offline;
  return (
    <li data-own="[own]" className="group/page relative flex items-center gap-4 p-4 hover:bg-sunken sm:px-5">
      <div className="min-w-0 flex-1">
        <span className="text-sm font-semibold text-muted">[kind]</span>
        <a
          href="[path]"
          className="block leading-snug font-semibold text-peacock after:absolute after:inset-0 hover:underline"
        >
          [title]
        </a>
        <span className="text-sm text-muted">[since]</span>
      </div>
      <form
        method="post"
        action={pathIn(currentLanguage(), "/offline")}
        className="relative group-data-[own=no]/page:hidden"
      >
        <input type="hidden" name="page" value="[name]" />
        <button
          type="submit"
          aria-label={m.remove}
          title={m.removeTitle}
          className="grid size-11 place-items-center rounded-control text-muted hover:bg-card hover:text-danger"
        >
          <Icon icon={Trash2} className="size-5" />
        </button>
      </form>
    </li>
  );
}

/** Milestone of an Indian highway: yellow head, white body. */
function Milestone() {
  return (
    <svg
      viewBox="0 0 160 190"
      width={160}
      height={190}
      aria-hidden
      className="h-auto w-24 sm:w-40"
      fontFamily="var(--font-display)"
      textAnchor="middle"
    >
      <path d="M2 178c40-12 116-12 156 0z" className="fill-sunken" />
      <path d="M30 176V68a50 50 0 0 1 100 0v108z" fill="#fffdf8" stroke="#1e2152" strokeWidth="3" />
      <path d="M31.5 92V68a48.5 48.5 0 0 1 97 0v24z" fill="#f2a01d" />
      <path d="M30 92h100" stroke="#1e2152" strokeWidth="3" />
      <text x="80" y="70" fontSize="26" fill="#1e2152">
        NH 0
      </text>
      <text x="80" y="124" fontSize="17" fill="#1e2152">
        {sitePageMessages().offline.milestone}
      </text>
      <text x="80" y="156" fontSize="25" fill="#b8321a">
        ? km
      </text>
      <path
        d="M18 178c3-9 6-13 8-18 2 6 2 10 1 18m106 0c1-10 4-14 8-20 0 8 0 14-2 20"
        fill="none"
        stroke="#1d6a3c"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
