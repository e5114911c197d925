import type { FaqEntry } from "~/content/contact";

/** Frequently asked questions. Each answer can be linked to by its fragment. */
export function Faq({ faq }: { faq: readonly FaqEntry[] }) {
  return (
    <section aria-labelledby="faq" className="mt-20">
      <h2 id="faq" className="text-4xl">
        Frequently asked questions
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
