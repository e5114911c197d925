import { FormSpecimens } from "~/components/gallery/form-specimens";
import { OverlaySpecimens } from "~/components/gallery/overlay-specimens";
import { Specimen } from "~/components/gallery/specimen";
import { Badge } from "~/components/ui/badge";
import { Button, buttonClasses } from "~/components/ui/button";
import { DescriptionList } from "~/components/ui/description-list";
import { todayInIndia } from "~/domain/calendar";
import { pageMeta } from "~/lib/page-meta";

export function loader({ url }: { url: URL }) {
  return { today: todayInIndia(Date.now()), canonical: new URL("/tempobook", url).href };
}

export function meta({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  return [
    ...pageMeta({
      title: "Gallery",
      description: "Every component in each of its states, for those who work on the site.",
      canonical: loaderData.canonical,
    }),
    { name: "robots", content: "noindex" },
  ];
}

/** Every component of components/ui in each of its states. Development only: see routes.ts. */
export default function Gallery({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  return (
    <div className="mx-auto max-w-5xl px-4 py-12 sm:px-6">
      <h1 className="text-4xl">Gallery</h1>
      <Specimen title="Button">
        {(["primary", "secondary", "quiet", "danger"] as const).map((look) => (
          <div key={look} className="flex flex-wrap gap-4">
            <Button look={look}>{look}</Button>
            <Button look={look} disabled>
              {look}, disabled
            </Button>
            <a href="#link" className={buttonClasses(look)}>
              {look}, as a link
            </a>
          </div>
        ))}
      </Specimen>
      <Specimen title="Badge">
        <div className="flex flex-wrap gap-4">
          {(["good", "wait", "bad", "neutral"] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Specimen>
      <Specimen title="Description list">
        <DescriptionList
          entries={[
            ["Tour", "Ooty"],
            ["A long value", "averylongvaluewithoutanyspaceinit@tourbharat.example"],
          ]}
        />
      </Specimen>
      <FormSpecimens today={loaderData.today} />
      <OverlaySpecimens />
    </div>
  );
}
