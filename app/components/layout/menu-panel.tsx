import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import type { FeaturedItem, Menu, MenuGroup } from "~/content/navigation";
import { cn } from "~/lib/cn";
import { MenuItem } from "./menu-link";

/** Full-width panel of a menu, with its groups and its featured item. */
export function MenuPanel({ menu }: { menu: Menu }) {
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
            {menu.allLabel}
            <ArrowRight aria-hidden className="size-4" />
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
    <div className="relative flex w-60 shrink-0 flex-col overflow-hidden rounded-card bg-paper shadow-card">
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
          View<span className="sr-only"> {item.title}</span>
        </Link>
      </div>
    </div>
  );
}
