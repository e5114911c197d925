import { ArrowRight, Search } from "lucide";
import { useId } from "react";
import { Link, useLocation } from "react-router";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { Button, buttonClasses, type ButtonVariant } from "~/ui/button";
import { controlClasses } from "~/ui/field";
import { cn } from "~/ui/cn";
import { errorText } from "~/platform/forms/error-text";
import { Icon } from "~/ui/icon";
import { siteMessages } from "./messages";

/** Returns ways on from a page that failed. */
function waysOn() {
  const { destinations, tours, home } = siteMessages().waysOn;
  return [
    { to: "/destinations", ...destinations },
    { to: "/tours", ...tours },
    { to: "/", ...home },
  ];
}

/** Error page: what happened, a search, and links to continue. */
export function ErrorPage({ status, title, detail }: { status: number; title?: string; detail?: string }) {
  const m = siteMessages();
  const text = errorText(status);
  const heading = title ?? text.title;
  return (
    <div className="mx-auto grid max-w-5xl gap-12 px-4 py-14 sm:px-6 sm:py-20">
      <title>{`${heading} | Tour Bharat`}</title>
      <div className="max-w-2xl">
        <p className="font-semibold text-muted tabular-nums">{m.error(status)}</p>
        <h1 className="mt-2 text-4xl sm:text-5xl">{heading}</h1>
        <p className="mt-4 text-lg">{detail ?? text.detail}</p>
        {text.mayPass && <TryAgain />}
        <SearchForm variant={text.mayPass ? "secondary" : "primary"} />
      </div>
      <div>
        <div aria-hidden className="block-print" />
        <ul aria-label={m.waysOn.label} className="mt-8 grid gap-4 sm:grid-cols-3">
          {waysOn().map(({ to, name, description }) => (
            <li
              key={to}
              className="relative rounded-card border border-line bg-card p-5 card-shadow hover:bg-sunken"
            >
              <Link
                to={to}
                className="inline-flex items-center gap-2 font-display text-xl after:absolute after:inset-0 after:rounded-card"
              >
                <span>{name}</span>
                <Icon icon={ArrowRight} className="size-5 text-vermilion" />
              </Link>
              <p className="mt-1 text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Reloads the document, because its script may have failed. */
function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <Link reloadDocument to={{ pathname, search }} className={buttonClasses("primary", "mt-6")}>
      {siteMessages().tryAgain}
    </Link>
  );
}

/** Search as plain HTML, which works even if scripts have failed. */
function SearchForm({ variant }: { variant: ButtonVariant }) {
  const m = siteMessages();
  const id = useId();
  return (
    <form
      action={pathIn(currentLanguage(), "/tours")}
      method="get"
      role="search"
      aria-label={m.searchAllTours}
      className="mt-8"
    >
      <label htmlFor={id} className="font-semibold">
        {m.searchAllTours}
      </label>
      <div className="mt-1 flex flex-wrap gap-3">
        <div className="relative min-w-0 flex-[1_1_14rem]">
          <Icon icon={Search} className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
          <input
            id={id}
            name="q"
            type="search"
            placeholder={m.searchPlaceholder}
            className={cn(controlClasses, "pl-10")}
          />
        </div>
        <Button type="submit" variant={variant}>
          {m.search}
        </Button>
      </div>
    </form>
  );
}
