import type { Route } from "./+types/newsletter";
import { NewsletterForm } from "~/features/home/newsletter-form";
import { servicesContext } from "~/context";
import { settingsMessages } from "~/domain/settings/messages";
import { useSettings } from "~/platform/pages/use-site";
import { pageMeta } from "~/platform/pages/page-meta";
import { answerAction } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { subscriptionMessages } from "~/features/messages/newsletter/messages";

export function loader({ url }: Route.LoaderArgs) {
  return { canonical: new URL("/newsletter", url).href };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  return answerAction(form, async () => {
    const { email } = await context.get(servicesContext).subscribe(form, request.headers);
    return subscriptionMessages().linkMailed(email);
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = subscriptionMessages();
  return pageMeta({
    title,
    description,
    canonical: loaderData?.canonical ?? "/newsletter",
  });
}

/** Target of the newsletter form without JavaScript. */
export default function NewsletterPage() {
  const isOpen = useSettings().features.newsletter;
  const m = subscriptionMessages();
  return (
    <div className="mx-auto max-w-md px-4 py-16">
      <h1 className="text-4xl">{m.title}</h1>
      <p className="mt-4">{m.intro}</p>
      {isOpen ? (
        <NewsletterForm className="mt-6 rounded-card border border-line bg-card p-6 card-shadow" />
      ) : (
        <p className="mt-6 rounded-control border-l-4 border-sandstone bg-sunken p-4">
          {settingsMessages().closed.newsletter}
        </p>
      )}
    </div>
  );
}
