import { Link, useRouteLoaderData } from "react-router";
import type { loader } from "~/root";

const link = "text-peacock underline underline-offset-4";

/** Where special requests and emergency contact are changed: not by whoever has a link, but by the account. */
export function HowToChange({ email }: { email: string }) {
  const isSignedIn = Boolean(useRouteLoaderData<typeof loader>("root")?.viewer);
  return (
    <p className="rounded-card border border-line bg-card p-5 print:hidden">
      {isSignedIn ? (
        <>
          Special requests and emergency contact can be changed in{" "}
          <Link to="/bookings" className={link}>
            your bookings
          </Link>
          , where this one stands if {email} is your verified e-mail address.
        </>
      ) : (
        <>
          To change special requests or the emergency contact,{" "}
          <Link to="/signup" className={link}>
            open an account
          </Link>{" "}
          with {email}: once you have verified the address, this booking stands among yours.
        </>
      )}
    </p>
  );
}
