import { Link } from "react-router";
import { useViewer } from "~/hooks/use-site";

const link = "text-peacock underline underline-offset-4";

/** Explains that special requests and emergency contact can be changed only from the account, not with the link. */
export function HowToChange({ email }: { email: string }) {
  const isSignedIn = useViewer() !== null;
  return (
    <p className="rounded-card border border-line bg-card p-5 print:hidden">
      {isSignedIn ? (
        <>
          Special requests and emergency contact can be changed in{" "}
          <Link to="/bookings" className={link}>
            your bookings
          </Link>
          . It appears there once {email} is your verified e-mail address.
        </>
      ) : (
        <>
          To change special requests or the emergency contact,{" "}
          <Link to="/signup" className={link}>
            open an account
          </Link>{" "}
          with {email}. Once you verify the address, this booking appears in your bookings.
        </>
      )}
    </p>
  );
}
