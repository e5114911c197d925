import type { Route } from "./+types/connect-assistant";
import { AccessRefusal, AccessRequestForm, AnswerSent } from "~/features/accounts/assistants/access-request";
import { AuthPage } from "~/features/accounts/sign-in/auth-page";
import { privateHeaders } from "~/features/accounts/sign-in/account-page";
import { servicesContext } from "~/context";
import { requireViewer } from "~/middleware/require-viewer";
import { readForm } from "~/platform/forms/read-form";

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  const asked = { query: url.searchParams, headers: request.headers };
  return {
    email: viewer.email,
    request: await context.get(servicesContext).getAccessRequest(viewer, asked),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireViewer(context, url);
  const isAllowed = (await readForm(request)).get("answer") === "allow";
  const asked = { query: url.searchParams, headers: request.headers, isAllowed };
  return { ...(await context.get(servicesContext).answerAccessRequest(viewer, asked)), isAllowed };
}

export function headers() {
  return { ...privateHeaders, "Referrer-Policy": "same-origin" };
}

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

/** Authorization endpoint of OAuth 2.1 for people: a traveler allows or refuses an assistant. */
export default function ConnectAssistant({
  loaderData: { request, email },
  actionData,
}: Route.ComponentProps) {
  const shown = actionData ?? request;
  return (
    <AuthPage title="Connect an assistant">
      {"refusal" in shown ? (
        <AccessRefusal {...shown} />
      ) : "url" in shown ? (
        <AnswerSent {...shown} />
      ) : (
        <AccessRequestForm request={shown} email={email} />
      )}
    </AuthPage>
  );
}
