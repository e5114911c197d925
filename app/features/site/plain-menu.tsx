import { Fragment } from "react";
import type { Menu } from "~/content/navigation";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";

/** Links of a menu for browsers without scripts. With scripts they are elements only while the menu is open. */
export function PlainMenu({ menu }: { menu: Menu }) {
  return (
    <noscript className="plain-menu">
      {menu.groups.map(({ title, links }) => (
        <Fragment key={title}>
          <p>{title}</p>
          {links.map(({ to, label }) => (
            <a key={to} href={pathIn(currentLanguage(), to)}>
              {label}
            </a>
          ))}
        </Fragment>
      ))}
    </noscript>
  );
}
