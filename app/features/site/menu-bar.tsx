import { ChevronDown, ArrowRight } from "lucide";
import { Link, NavLink, useLocation } from "react-router";
import { useId } from "react";
import {
  home,
  menus,
  plainLinks,
  type Menu,
  type FeaturedItem,
  type MenuGroup,
  type MenuLink,
} from "~/content/navigation";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { Icon } from "~/ui/icon";
import { siteMessages } from "./messages";
import { useMenuBar } from "./use-menu-bar";
import { cn } from "~/ui/cn";
import { PlainMenu } from "./plain-menu";

/** Main navigation on wide screens. */
export function MenuBar() {
  const menuBar = useMenuBar();
  return (
    <nav aria-label={siteMessages().main} className="hidden lg:block print:hidden">
      <ul {...menuBar.bar} className="flex">
        {/* On narrower screens the wordmark is the link home. */}
        <li className="hidden xl:block">
          <NavLink to={home().to} end data-bar-control className="bar-control">
            {home().label}
          </NavLink>
        </li>
        {menus().map((menu) => (
          <BarMenu key={menu.id} menu={menu} menuBar={menuBar} />
        ))}
        {plainLinks().map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} data-bar-control className="bar-control">
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * A button that opens the menu. Without scripts it is a link to the page that lists everything, and CSS shows the menu
 * on hover and focus.
 */
function BarMenu({ menu, menuBar }: { menu: Menu; menuBar: ReturnType<typeof useMenuBar> }) {
  const isScripted = useHydrated();
  const { pathname } = useLocation();
  const isOpen = menuBar.openId === menu.id;
  const isShown = isOpen && menuBar.isPanelShown;
  const panelId = `menu-${menu.id}`;
  const isHere = pathname === menu.to || pathname.startsWith(`${menu.to}/`);
  return (
    <li {...menuBar.itemProps(menu.id)}>
      <Link
        to={menu.to}
        data-bar-control
        data-scripted
        aria-current={pathname === menu.to ? "page" : isHere || undefined}
        className="bar-control"
        {...(isScripted && {
          role: "button",
          "aria-expanded": isOpen,
          "aria-controls": panelId,
        })}
        {...menuBar.controlProps(menu.id)}
      >
        <span>{menu.label}</span>
        <Icon
          icon={ChevronDown}
          className="size-4 transition-transform duration-200 [[aria-expanded=true]>&]:rotate-180"
        />
      </Link>
      {/* Keyboard users reach the links inside; this handler only closes the menu after a click. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        id={panelId}
        data-panel
        data-open={isShown || undefined}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest("a")) menuBar.close();
        }}
        className="menu-panel"
      >
        {isShown ? <MenuPanel menu={menu} /> : <PlainMenu menu={menu} />}
      </div>
    </li>
  );
}

/** Full-width panel of a menu, with its groups and its featured item. */
function MenuPanel({ menu }: { menu: Menu }) {
  return (
    <>
      <div className="mx-auto flex max-w-7xl gap-10 px-6 pt-7 pb-6">
        <div className="flex flex-1 flex-col justify-between gap-5">
          <div className="flex gap-10">
            {menu.groups.map((group) => (
              <Group key={group.title} group={group} />
            ))}
          </div>
          <Link
            to={menu.to}
            className="flex w-fit items-center gap-2 py-1.5 font-semibold text-peacock underline-offset-4 hover:underline"
          >
            <span>{menu.allLabel}</span>
            <Icon icon={ArrowRight} className="size-4" />
          </Link>
        </div>
        {menu.featured && <Featured item={menu.featured} />}
      </div>
      <div aria-hidden className="block-print" />
    </>
  );
}

function Group({ group }: { group: MenuGroup }) {
  const id = useId();
  return (
    <div className={group.columns === 2 ? "flex-2" : "flex-1"}>
      <p id={id} className="border-b border-line pb-1.5 text-sm font-semibold text-muted">
        {group.title}
      </p>
      <ul
        aria-labelledby={id}
        className={cn("mt-2 grid gap-x-6 gap-y-0.5", group.columns === 2 && "grid-cols-2")}
      >
        {group.links.map((link) => (
          <li key={link.to}>
            <MenuItem link={link} variant={group.variant} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A small poster. All of it is clickable, like its View link. */
function Featured({ item }: { item: FeaturedItem }) {
  return (
    <div className="relative flex w-60 shrink-0 flex-col overflow-hidden rounded-card bg-paper card-shadow">
      <img
        src={item.picture}
        alt=""
        loading="lazy"
        width={400}
        height={500}
        className="h-0 min-h-40 w-full grow object-cover object-[50%_75%]"
      />
      <div className="p-4 pt-3">
        <p className="text-sm text-muted">{item.kicker}</p>
        <p className="mt-0.5 font-display text-lg leading-tight">{item.title}</p>
        <p className="mt-1 text-sm leading-snug text-muted">{item.text}</p>
        <Link
          to={item.to}
          className="mt-3 inline-flex min-h-11 items-center rounded-control border border-control bg-card px-5 font-semibold after:absolute after:inset-0 hover:bg-sunken"
        >
          <span>{siteMessages().view}</span>
          <span className="sr-only">{` ${item.title}`}</span>
        </Link>
      </div>
    </div>
  );
}

const pictureSizes = {
  tiles: { width: 400, height: 160, className: "mb-1.5 aspect-5/2 w-full rounded-control object-cover" },
  thumbs: { width: 400, height: 400, className: "size-11 flex-none rounded-control object-cover" },
};

/** A menu link: its name and the details of the group's variant. Marks the current page. */
function MenuItem({ link, variant }: { link: MenuLink; variant: MenuGroup["variant"] }) {
  const picture = variant === "list" ? null : pictureSizes[variant];
  return (
    <NavLink
      to={link.to}
      end
      className={`group -mx-2 min-h-11 rounded-control px-2 py-1.5 hover:bg-sunken ${variant === "thumbs" ? "flex items-center gap-3 leading-tight" : "block"}`}
    >
      {picture && link.picture && (
        // Lazy: not fetched before the menu is shown.
        <img src={link.picture} alt="" loading="lazy" {...picture} />
      )}
      <b className="font-semibold underline-offset-4 group-hover:text-peacock group-aria-[current=page]:text-vermilion group-aria-[current=page]:underline">
        {link.label}
      </b>
      {link.hint && <small className="block text-sm leading-snug text-muted">{link.hint}</small>}
    </NavLink>
  );
}
