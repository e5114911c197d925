import { Fragment } from "react";
import type { Menu } from "~/content/navigation";

/** Links of a menu for browsers without scripts. With scripts they are elements only while the menu is open. */
export function PlainMenu({ menu }: { menu: Menu }) {
  return (
    <noscript className="plain-menu">
      {menu.groups.map(({ title, links }) => (
        <Fragment key={title}>
          <p>{title}</p>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </noscript>
  );
}
