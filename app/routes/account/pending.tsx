import { redirect, Link } from "react-router";
import type { Route } from "./+types/pending";
import { AuthPage } from "~/features/accounts/sign-in/auth-page";
import { RequestCode } from "~/features/accounts/sign-in/request-code";
import { LogoutForm } from "~/features/site/logout-form";
import { Button } from "~/ui/button";
import { servicesContext, viewerContext } from "~/context";
import { awaitsApproval, homePathFor } from "~/domain/accounts/account";
import { adminSignUpNotice } from "~/domain/accounts/account-forms";
import { accountPageMeta, privateHeaders } from "~/features/accounts/sign-in/account-page";
import { loginPath } from "~/middleware/require-viewer";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(loginPath(url));
  if (!awaitsApproval(viewer)) throw redirect(homePathFor(viewer));
  return {
    canonical: new URL("/pending", url).href,
    email: viewer.email,
    requestCode: await context.get(servicesContext).getRequestCode(viewer),
  };
}

export function headers() {
  return privateHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return accountPageMeta({
    title: "Waiting for approval",
    description: "Your administrator account needs the approval of another administrator.",
    canonical: loaderData?.canonical ?? "/pending",
  });
}

/** The only page of an administrator who has not been approved yet (P3 in docs/product.md). */
export default function Pending({ loaderData: { email, requestCode } }: Route.ComponentProps) {
  return (
    <AuthPage title="Waiting for approval" intro={adminSignUpNotice}>
      <div className="grid gap-5">
        <p>
          You are signed in as <strong className="wrap-anywhere">{email}</strong>. You can't use the account
          until an administrator approves it. We'll email you then.
        </p>
        {requestCode !== null && <RequestCode code={requestCode} />}
        <p>
          Give this code to{" "}
          <Link to="/contact" className="font-semibold text-peacock underline underline-offset-4">
            support
          </Link>{" "}
          so that they can find your request. The code alone grants no access.
        </p>
        <LogoutForm>
          <Button type="submit" variant="secondary">
            Logout
          </Button>
        </LogoutForm>
      </div>
    </AuthPage>
  );
}
