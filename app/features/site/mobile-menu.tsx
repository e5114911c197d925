import { ChevronDown, Menu as MenuIcon, X } from "lucide";
import { useEffect, useState } from "react";
import { NavLink } from "react-router";
import { home, menus, plainLinks, type Menu, type MenuLink } from "~/content/navigation";
import type { Viewer } from "~/domain/accounts/account";
import { useDetailsMenu } from "~/platform/browser/use-details-menu";
import { Icon } from "~/ui/icon";
import { MobileAccountLinks } from "./account-links";
import { LanguageSwitch } from "./language-switch";
import { siteMessages } from "./messages";
import { PlainMenu } from "./plain-menu";

/** Menu of small screens, made of details elements so that it works without scripts. */
export function MobileMenu({ viewer }: { viewer: Viewer | null }) {
  const menu = useDetailsMenu();
  const [wasOpened, setWasOpened] = useState(false);
  // It may have been opened before hydration.
  useEffect(() => {
    if (menu.current?.open === true) setWasOpened(true);
  }, [menu]);
  return (
    <details
      ref={menu}
      onToggle={({ newState }) => newState === "open" && setWasOpened(true)}
      className="group/mobile lg:hidden print:hidden"
    >
      <summary
        aria-label={siteMessages().menu}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-control border border-control bg-card [&::-webkit-details-marker]:hidden"
      >
        <Icon icon={MenuIcon} className="size-5 group-open/mobile:hidden" />
        <Icon icon={X} className="hidden size-5 group-open/mobile:block" />
      </summary>
      <nav
        aria-label={siteMessages().main}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-5.25rem)] group-open/mobile:animate-fade overflow-y-auto overscroll-contain border-t border-line bg-card [clip-path:inset(0_0_-4rem)] float-shadow"
      >
        <ul className="px-4 pt-2 *:border-b *:border-line sm:px-6 [&_[aria-current=page]]:text-vermilion [&_[aria-current=page]]:underline [&_[aria-current=page]]:underline-offset-4">
          <PlainLink {...home()} />
          {menus().map((item) => (
            <li key={item.id}>
              <Section menu={item} hasGroups={wasOpened} />
            </li>
          ))}
          {plainLinks().map((link) => (
            <PlainLink key={link.to} {...link} />
          ))}
          <li>
            <LanguageSwitch className="menu-row" />
          </li>
        </ul>
        <div className="px-4 py-4 sm:px-6">
          <MobileAccountLinks viewer={viewer} />
        </div>
        <div aria-hidden className="block-print" />
      </nav>
    </details>
  );
}

function PlainLink({ to, label }: MenuLink) {
  return (
    <li>
      <NavLink to={to} end={to === "/"} className="menu-row">
        {label}
      </NavLink>
    </li>
  );
}

/** One section is open at a time because the details elements share a name. */
function Section({ menu, hasGroups }: { menu: Menu; hasGroups: boolean }) {
  return (
    <details name="menu-section" className="group/section">
      <summary className="menu-row">
        <span>{menu.label}</span>
        <Icon
          icon={ChevronDown}
          className="size-5 text-muted transition-transform duration-200 group-open/section:rotate-180"
        />
      </summary>
      <div className="pb-4">
        <NavLink to={menu.to} end className="flex min-h-11 items-center font-semibold text-peacock">
          {menu.allLabel}
        </NavLink>
        {hasGroups ? <Groups menu={menu} /> : <PlainMenu menu={menu} />}
      </div>
    </details>
  );
}

function Groups({ menu }: { menu: Menu }) {
  return menu.groups.map((group) => (
    <div key={group.title} className="mt-2">
      <p id={`mobile-${menu.id}-${group.title.replaceAll(" ", "-")}`} className="text-sm text-muted">
        {group.title}
      </p>
      <ul
        aria-labelledby={`mobile-${menu.id}-${group.title.replaceAll(" ", "-")}`}
        className="grid grid-cols-2 gap-x-4 sm:grid-cols-3"
      >
        {group.links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end className="flex min-h-11 items-center leading-tight">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
