import { Link, useRouteLoaderData } from "react-router";
import { isActiveAdmin } from "~/domain/account";
import type { loader } from "~/root";

/** Header, page and footer. What the header offers is decided by the account's role, on the server. */
export function SiteFrame({ children }: { children: React.ReactNode }) {
  const { viewer, year } = useRouteLoaderData<typeof loader>("root") ?? { viewer: null, year: null };
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-card px-4 py-2 font-semibold focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to the page
      </a>
      <header className="border-b border-line bg-card">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 px-4 py-2 sm:px-6">
          <Wordmark />
          <nav aria-label="Account" className="flex items-center gap-4 font-semibold">
            {isActiveAdmin(viewer) && (
              <Link to="/admin/bookings" className="py-2 text-peacock hover:underline">
                Dashboard
              </Link>
            )}
            {viewer ? <SignOut name={viewer.name} /> : <LoginLink />}
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="mt-16 bg-night text-on-night">
        <div aria-hidden className="block-print" />
        <div className="mx-auto max-w-7xl px-4 py-10 sm:px-6">
          <p className="font-display text-2xl">Tour Bharat</p>
          <p className="mt-2 max-w-xl text-[#c9c5d6]">
            Tours across India, run by companies who live where they take you. The price you see is the price
            you pay.
          </p>
          <p className="mt-6 text-sm text-[#c9c5d6]">© {year} Tour Bharat</p>
        </div>
      </footer>
    </div>
  );
}

function Wordmark() {
  return (
    <Link to="/" className="flex items-center gap-2.5 py-1 font-display text-2xl text-ink">
      <img src="/favicon.svg" alt="" width={36} height={36} />
      Tour Bharat
    </Link>
  );
}

function LoginLink() {
  return (
    <Link to="/login" className="py-2 text-peacock hover:underline">
      Login
    </Link>
  );
}

function SignOut({ name }: { name: string }) {
  return (
    <form method="post" action="/logout" className="flex items-center gap-4">
      <span className="hidden max-w-48 truncate font-normal text-muted sm:inline">{name}</span>
      <button type="submit" className="py-2 text-peacock hover:underline">
        Logout
      </button>
    </form>
  );
}
