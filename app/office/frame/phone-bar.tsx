import { Ellipsis, ExternalLink, Plus } from "lucide";
import { Link } from "react-router";
import { useDetailsMenu } from "~/platform/browser/use-details-menu";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import { InstallRow } from "./install-row";
import { placesFor, type Office } from "./office";
import { PageLink } from "./page-link";

const place =
  "h-14 w-full flex-col justify-center gap-0.5 text-xs text-muted aria-[current]:font-semibold aria-[current]:text-ink";
const row = "min-h-11 gap-3 px-3 hover:bg-sunken";

/** Bar at the bottom of phones: four places, and a sheet with all pages. */
export function PhoneBar({ office }: { office: Office }) {
  const { label, groups, waiting } = office;
  const menu = useDetailsMenu();
  const places = placesFor(office);
  const others = groups.flat().filter((page) => !places.includes(page));
  const more = others.reduce((sum, { to }) => sum + (waiting[to]?.count ?? 0), 0);
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-md grid-cols-5">
        {places.map((page) => (
          <li key={page.to}>
            <PageLink
              page={page}
              isShort
              waiting={waiting[page.to]}
              className={place}
              countClassName="absolute top-1 left-[calc(50%+0.35rem)] rounded-full bg-warning-subtle px-1 text-warning"
            />
          </li>
        ))}
        <li>
          <details ref={menu} className="group/more">
            <summary
              className={cn(
                place,
                "relative flex cursor-pointer list-none items-center rounded-control group-open/more:text-ink [&::-webkit-details-marker]:hidden",
              )}
            >
              <Icon icon={Ellipsis} strokeWidth={1.75} className="size-4.5" />
              More
              {more > 0 && (
                <span
                  aria-hidden
                  className="absolute top-2 left-[calc(50%+0.5rem)] size-2 rounded-full bg-vermilion"
                />
              )}
            </summary>
            <div className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-h-[70dvh] group-open/more:animate-rise overflow-y-auto overscroll-contain rounded-t-2xl border-t border-line bg-card px-2 py-2 float-shadow">
              {groups.map((pages, index) => (
                <ul key={index} className="grid grid-cols-2 border-line py-1 not-first:border-t">
                  {pages.map((page) => (
                    <li key={page.to}>
                      <PageLink
                        page={page}
                        waiting={waiting[page.to]}
                        className={cn(row, "text-base leading-tight aria-[current]:font-semibold")}
                        countClassName="ml-auto rounded-full bg-warning-subtle px-1.5 text-warning"
                      />
                    </li>
                  ))}
                </ul>
              ))}
              {office.creations.length > 0 && (
                <ul className="grid grid-cols-2 border-t border-line py-1">
                  {office.creations.map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to} className={cn(row, "flex items-center rounded-control")}>
                        <Icon icon={Plus} strokeWidth={1.75} className="size-4.5 text-muted" />
                        <span>{`Create New ${label}`}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
              <InstallRow className={cn(row, "rounded-control border-t border-line")} />
              <Link
                to="/"
                className={cn(row, "flex items-center rounded-control border-t border-line text-muted")}
              >
                <Icon icon={ExternalLink} strokeWidth={1.75} className="size-4.5" />
                View site
              </Link>
            </div>
          </details>
        </li>
      </ul>
    </nav>
  );
}
