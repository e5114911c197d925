import type { RouterContextProvider } from "react-router";
import { OverlaySpecimens, DisclosureSpecimens, FormSpecimens } from "~/features/gallery/component-specimens";
import { TokenSpecimens, TourSpecimens } from "~/features/gallery/design-specimens";
import { Specimen } from "~/features/gallery/specimen";
import { Badge } from "~/ui/badge";
import { Button, buttonClasses } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { nowContext, servicesContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import { pageMeta } from "~/platform/pages/page-meta";

interface LoaderArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

export async function loader({ url, context }: LoaderArgs) {
  return {
    today: todayInIndia(context.get(nowContext)),
    tours: (await context.get(servicesContext).getHomeTours()).featured,
    canonical: new URL("/tempobook", url).href,
  };
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

export function meta({ loaderData }: { loaderData: LoaderData }) {
  return [
    ...pageMeta({
      title: "Gallery",
      description: "All components in each of their states, for developers.",
      canonical: loaderData.canonical,
    }),
    { name: "robots", content: "noindex" },
  ];
}

/** Shows the design tokens and every component of app/ui in each of its states. Development only: see routes.ts. */
export default function Gallery({ loaderData }: { loaderData: LoaderData }) {
  return (
    <div className="mx-auto max-w-5xl px-4 py-12 sm:px-6">
      <h1 className="text-4xl">Gallery</h1>
      <TokenSpecimens />
      <Specimen title="Button">
        {(["primary", "secondary", "quiet", "danger"] as const).map((variant) => (
          <div key={variant} className="flex flex-wrap gap-4">
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} disabled>
              {`${variant}, disabled`}
            </Button>
            <a href="#link" className={buttonClasses(variant)}>
              {`${variant}, as a link`}
            </a>
          </div>
        ))}
      </Specimen>
      <Specimen title="Badge">
        <div className="flex flex-wrap gap-4">
          {(["success", "warning", "danger", "neutral"] as const).map((tone) => (
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
      <DisclosureSpecimens />
      <OverlaySpecimens />
      <TourSpecimens tours={loaderData.tours} />
    </div>
  );
}
