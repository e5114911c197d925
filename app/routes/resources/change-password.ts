import { redirect } from "react-router";

/** Leads password managers to the page that changes a password. Source: "A Well-Known URL for Changing Passwords", W3C. */
export function loader() {
  return redirect("/profile/security");
}
