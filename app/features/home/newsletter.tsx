import { NewsletterForm } from "./newsletter-form";
import { newsletterMessages } from "./newsletter/messages";

/** Newsletter section. Shows the result in place, or on the newsletter page without scripts. */
export function Newsletter() {
  const m = newsletterMessages();
  return (
    <div className="grid gap-6 rounded-card border border-transparent bg-night p-6 dark:border-line text-on-night sm:p-10 lg:grid-cols-2 lg:items-center">
      <div>
        <h2 id="newsletter" className="text-4xl">
          {m.title}
        </h2>
        <p className="mt-3 text-lg text-[#c9c5d6]">{m.text}</p>
      </div>
      <div className="rounded-card bg-card p-5 text-ink">
        <NewsletterForm />
      </div>
    </div>
  );
}
