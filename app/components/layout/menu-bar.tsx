import { ChevronDown } from "lucide-react";
import { Link, NavLink, useLocation } from "react-router";
import { home, menus, plainLinks } from "~/content/navigation";
import type { Menu } from "~/content/navigation";
import { useHydrated } from "~/hooks/use-hydrated";
import { useMenuBar } from "~/hooks/use-menu-bar";
import { cn } from "~/lib/cn";
import { MenuPanel } from "./menu-panel";

const control = cn(
  "relative flex h-15 items-center gap-1 px-2.5 font-semibold whitespace-nowrap hover:text-peacock xl:px-3.5",
  "after:absolute after:inset-x-2.5 after:bottom-0 after:h-[3px] after:scale-x-0 after:bg-vermilion after:transition-transform after:duration-200 xl:after:inset-x-3.5",
  "aria-expanded:after:scale-x-100 aria-[current]:after:scale-x-100",
);

/** Main navigation on wide screens. */
export function MenuBar() {
  const menuBar = useMenuBar();
  return (
    <nav aria-label="Main" className="hidden lg:block print:hidden">
      <ul {...menuBar.bar} className="flex">
        {/* On narrower screens the wordmark is the link home. */}
        <li className="hidden xl:block">
          <NavLink to={home.to} end data-bar-control className={control}>
            {home.label}
          </NavLink>
        </li>
        {menus.map((menu) => (
          <BarMenu key={menu.id} menu={menu} menuBar={menuBar} />
        ))}
        {plainLinks.map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} data-bar-control className={control}>
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
  const panelId = `menu-${menu.id}`;
  const isHere = pathname === menu.to || pathname.startsWith(`${menu.to}/`);
  return (
    <li className="group/menu" {...menuBar.itemProps(menu.id)}>
      <Link
        to={menu.to}
        data-bar-control
        aria-current={pathname === menu.to ? "page" : isHere || undefined}
        className={control}
        {...(isScripted && {
          role: "button",
          "aria-expanded": isOpen,
          "aria-controls": panelId,
          ...menuBar.controlProps(menu.id),
        })}
      >
        {menu.label}
        <ChevronDown
          aria-hidden
          className={cn("size-4 transition-transform duration-200", isOpen && "rotate-180")}
        />
      </Link>
      {/* Keyboard users reach the links inside; this handler only closes the menu after a click. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        id={panelId}
        data-panel
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest("a")) menuBar.close();
        }}
        className={cn(
          "absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] animate-fade overflow-y-auto border-t border-line bg-card [clip-path:inset(0_0_-4rem)] shadow-float",
          isScripted ? !isOpen && "hidden" : "hidden group-focus-within/menu:block group-hover/menu:block",
        )}
      >
        <MenuPanel menu={menu} />
      </div>
    </li>
  );
}
