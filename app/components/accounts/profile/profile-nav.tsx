import { NavLink } from "react-router";

const pages = [
  { to: "/profile", name: "Profile" },
  { to: "/profile/security", name: "Security" },
  { to: "/profile/data", name: "Your data" },
];

/** Navigation between the account pages. */
export function ProfileNav() {
  return (
    <nav aria-label="Your account" className="mt-6 border-b border-line">
      <ul className="flex flex-wrap gap-x-1">
        {pages.map(({ to, name }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent px-3 font-semibold text-muted hover:text-ink aria-[current=page]:border-vermilion aria-[current=page]:text-ink sm:px-4"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
