import { redirect } from "react-router";
import type { Route } from "./+types/pending";
import { AuthPage } from "~/features/accounts/sign-in/auth-page";
import { signInPageMessages } from "~/features/accounts/sign-in/pages/messages";
import { RequestCode } from "~/features/accounts/sign-in/request-code";
import { LogoutForm } from "~/features/site/logout-form";
import { Button } from "~/ui/button";
import { servicesContext, viewerContext } from "~/context";
import { awaitsApproval, homePathFor } from "~/domain/accounts/account";
import { adminSignUpNotice } from "~/domain/accounts/account-forms";
import { accountPageMeta, privateHeaders } from "~/features/accounts/sign-in/account-page";
import { redirectAddress } from "~/features/accounts/sign-in/send-on";
import { loginPath } from "~/middleware/require-viewer";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(loginPath(url));
  if (!awaitsApproval(viewer)) throw redirect(redirectAddress(homePathFor(viewer), url));
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
  const { title, description } = signInPageMessages().pending;
  return accountPageMeta({
    title,
    description,
    canonical: loaderData?.canonical ?? "/pending",
  });
}

/** The only page of an administrator who has not been approved yet (P3 in docs/product.md). */
export default function Pending({ loaderData: { email, requestCode } }: Route.ComponentProps) {
  const m = signInPageMessages().pending;
  return (
    <AuthPage title={m.title} intro={adminSignUpNotice()}>
      <div className="grid gap-5">
        {m.signedInAs(email)}
        {requestCode !== null && <RequestCode code={requestCode} />}
        {m.giveCode()}
        <LogoutForm>
          <Button type="submit" variant="secondary">
            {m.logout}
          </Button>
        </LogoutForm>
      </div>
    </AuthPage>
  );
}
