import { Link } from "react-router";
import { buttonClasses } from "~/components/ui/button";
import { initials, isActiveAdmin } from "~/domain/account";
import type { Viewer } from "~/domain/account";

/** Login for a guest; for the signed-in their name and Logout, and for an administrator the dashboard. */
export function AccountLinks({ viewer }: { viewer: Viewer | null }) {
  if (!viewer) {
    return (
      <Link to="/login" className={buttonClasses("secondary", "px-4")}>
        Login
      </Link>
    );
  }
  return (
    <>
      {isActiveAdmin(viewer) && (
        <Link to="/admin" className="py-2.5 font-semibold text-peacock underline-offset-4 hover:underline">
          Dashboard
        </Link>
      )}
      <form method="post" action="/logout" className="flex min-w-0 items-center gap-3">
        <span className="flex min-w-0 items-center gap-2">
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-sm font-semibold"
          >
            {initials(viewer.name)}
          </span>
          <span className="max-w-40 truncate lg:sr-only xl:not-sr-only xl:max-w-36 xl:truncate">
            {viewer.name}
          </span>
        </span>
        <button type="submit" className={buttonClasses("secondary", "px-4")}>
          Logout
        </button>
      </form>
    </>
  );
}
