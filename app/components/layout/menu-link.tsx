import { NavLink } from "react-router";
import type { MenuGroup, MenuLink } from "~/content/navigation";
import { cn } from "~/lib/cn";

const pictureSizes = {
  tiles: { width: 400, height: 160, className: "mb-1.5 aspect-[5/2] w-full rounded-control object-cover" },
  thumbs: { width: 400, height: 400, className: "size-11 shrink-0 rounded-control object-cover" },
};

/** A menu link: its name and the details of the group's variant. Marks the current page. */
export function MenuItem({ link, variant }: { link: MenuLink; variant: MenuGroup["variant"] }) {
  const picture = variant === "list" ? null : pictureSizes[variant];
  return (
    <NavLink
      to={link.to}
      end
      className={cn(
        "group/link -mx-2 block min-h-11 rounded-control px-2 py-1.5 hover:bg-sunken",
        variant === "thumbs" && "flex items-center gap-3 leading-tight",
      )}
    >
      {picture && link.picture && (
        // Lazy: not fetched before the menu is shown.
        <img src={link.picture} alt="" loading="lazy" {...picture} />
      )}
      <span className="font-semibold group-hover/link:text-peacock group-aria-[current=page]/link:text-vermilion group-aria-[current=page]/link:underline group-aria-[current=page]/link:underline-offset-4">
        {link.label}
      </span>
      {link.hint && <span className="block text-sm leading-snug text-muted">{link.hint}</span>}
    </NavLink>
  );
}
