import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { platformDetails } from "~/content/platform";
import { footerColumns, legalLinks, type MenuLink } from "~/content/navigation";
import { hoursInWords } from "~/domain/settings/hours/hours";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage, langOfText } from "~/domain/language/language";
import { useSettings } from "~/platform/pages/use-site";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { useInstall } from "~/platform/offline/use-install";
import { install } from "~/platform/offline/install-prompt";
import { LanguageSwitch } from "./language-switch";
import { siteMessages } from "./messages";
import { Wordmark } from "./wordmark";

const quiet = "text-[#c9c5d6]";
const heading = "font-display text-xl";

/** Site footer, dark in both color schemes. */
export function SiteFooter({ year }: { year: number | null }) {
  const m = siteMessages();
  const { legalName } = useSettings();
  return (
    <footer className="mt-16 bg-night text-on-night print:hidden">
      <div aria-hidden className="block-print" />
      <div className="mx-auto max-w-7xl px-4 pt-12 pb-8 sm:px-6">
        <div className="grid gap-x-8 gap-y-10 grid-cols-2 md:grid-cols-3 lg:grid-cols-[1.3fr_1.4fr_1.3fr_1.3fr] lg:gap-x-10">
          <div className="col-span-full lg:col-span-1">
            <Wordmark className="-mt-1 w-fit text-on-night" />
            <p className={`mt-3 max-w-xs ${quiet}`}>{m.blurb}</p>
            <SocialLinks />
          </div>
          {footerColumns().map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className={heading}>{column.title}</h2>
              <Links links={column.links} className="mt-3 gap-x-6 lg:columns-2" />
            </nav>
          ))}
          <ContactDetails />
        </div>
        <div
          className={`mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-[#363a66] pt-5 text-sm ${quiet}`}
        >
          <p>{`© ${year ?? ""} ${legalName ?? platformDetails.name}`}</p>
          <div className="flex flex-wrap gap-x-4 sm:gap-x-6">
            <LanguageSwitch className="footer-link" />
            <DeviceLinks className="footer-link cursor-pointer" />
            <nav aria-label={m.legal}>
              <Links links={legalLinks()} className="flex flex-wrap gap-x-4 sm:gap-x-6" />
            </nav>
          </div>
        </div>
      </div>
    </footer>
  );
}

/** Links to the pages saved for offline use, and installs the site where the browser offers it. */
function DeviceLinks({ className }: { className: string }) {
  const isHydrated = useHydrated();
  const canInstall = useInstall() === "offered";
  if (!isHydrated || !("serviceWorker" in navigator)) return null;
  return (
    <>
      {/* The service worker fills in the page, so it is loaded as a document. */}
      <a href={pathIn(currentLanguage(), "/offline")} className={className}>
        {siteMessages().savedPages}
      </a>
      {canInstall && (
        <button type="button" className={className} onClick={() => void install()}>
          {siteMessages().installApp}
        </button>
      )}
    </>
  );
}

function Links({ links, className }: { links: readonly MenuLink[]; className: string }) {
  return (
    <ul className={`*:break-inside-avoid [&_a]:footer-link ${className}`}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

function SocialLinks() {
  const { social } = useSettings().contact;
  if (social.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5">
      {social.map(({ name, href }) => (
        <li key={href}>
          <a href={href} rel="me noopener" className="footer-link">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function ContactDetails() {
  const { address, email, hours, phone, phoneNote } = useSettings().contact;
  if (email === "") return null;
  return (
    <section aria-labelledby="footer-contact" className="col-span-full md:col-span-1">
      <h2 id="footer-contact" className={heading}>
        {siteMessages().contact}
      </h2>
      <address className={`mt-4 leading-relaxed not-italic ${quiet}`}>
        <span lang={langOfText(address.street)}>{address.street}</span>
        <br />
        <span lang={langOfText(address.locality)}>{address.locality}</span>{" "}
        <Exact>{address.postalCode}</Exact>
        <span lang={langOfText(address.region)}>{`, ${address.region}`}</span>
        <span className="mt-2 block">{phone}</span>
        {phoneNote !== "" && (
          <span lang={langOfText(phoneNote)} className="block text-sm">
            {phoneNote}
          </span>
        )}
        <a href={`mailto:${email}`} className="footer-link">
          {email}
        </a>
      </address>
      <ul className={`mt-2 leading-relaxed ${quiet}`}>
        {hours.map((line) => (
          <li key={line.text}>{hoursInWords(line)}</li>
        ))}
      </ul>
    </section>
  );
}
