import { NavLink } from "react-router";
import { cn } from "~/ui/cn";
import { profileMessages } from "./messages";

/** Layout of the account pages. */
export function ProfilePage({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:px-6 sm:py-14">
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <ProfileNav />
      <div className="mt-8 grid gap-8">{children}</div>
    </div>
  );
}

/** A section with a heading. */
export function ProfileCard({
  id,
  title,
  intro,
  className,
  children,
}: {
  id: string;
  title: string;
  intro?: React.ReactNode;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cn("rounded-card border border-line bg-card p-5 card-shadow sm:p-8", className)}
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {intro && <p className="mt-2 text-muted">{intro}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}

const pages = [
  { to: "/profile", name: "profile" },
  { to: "/profile/notifications", name: "notifications" },
  { to: "/profile/security", name: "security" },
  { to: "/profile/data", name: "data" },
] as const;

/** Navigation between the account pages. */
function ProfileNav() {
  const m = profileMessages().pages;
  return (
    <nav aria-label={m.label} className="mt-6 border-b border-line">
      <ul className="flex flex-wrap gap-x-1">
        {pages.map(({ to, name }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent px-3 font-semibold text-muted hover:text-ink aria-[current=page]:border-vermilion aria-[current=page]:text-ink sm:px-4"
            >
              {m[name]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
