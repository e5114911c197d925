import { NamedIcon } from "~/ui/named-icon";
import { contactBlocks, type FaqEntry } from "~/content/contact";
import { useSettings } from "~/platform/pages/use-site";
import { contactMessages } from "./messages";

/** Ways to reach us, as rows of one card. */
export function ContactBlocks() {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
      {contactBlocks(useSettings().contact).map((block) => (
        <li key={block.key} className="flex gap-4 p-5">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-warning-subtle text-warning">
            <NamedIcon name={block.icon} className="size-5" />
          </span>
          <div className="min-w-0">
            <h2 className="font-sans text-lg font-semibold">{block.title}</h2>
            {block.lines.map((line) =>
              block.href === null ? (
                <p key={line}>{line}</p>
              ) : (
                <p key={line}>
                  <a href={block.href} className="break-words text-peacock underline">
                    {line}
                  </a>
                </p>
              ),
            )}
            {block.note !== null && (
              <p lang={block.noteLang} className="mt-1 text-sm text-muted">
                {block.note}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Frequently asked questions. Each answer can be linked to by its fragment. */
export function Faq({ faq }: { faq: readonly FaqEntry[] }) {
  return (
    <section aria-labelledby="faq" className="mt-20">
      <h2 id="faq" className="text-4xl">
        {contactMessages().faqTitle}
      </h2>
      <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {faq.map(({ id, question, answer }) => (
          <section key={id} id={id} className="scroll-mt-6 border-t-2 border-marigold pt-4">
            <h3 className="text-xl font-semibold">{question}</h3>
            <p className="mt-2">{answer}</p>
          </section>
        ))}
      </div>
    </section>
  );
}
