import { Link } from "react-router";
import { regionContent } from "~/content/categories";
import { regionLabels } from "~/domain/tours/tour";
import type { RegionGroup } from "~/lib/tours/destinations-by-state";
import { StateList } from "./state-list";

/** A region of the list: its states, and links to its places whose state is listed under another region. */
export function RegionSection({ group: { region, groups, elsewhere } }: { group: RegionGroup }) {
  return (
    <section id={region} aria-labelledby={`${region}-title`} className="pt-12 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-marigold pb-2">
        <h2 id={`${region}-title`} className="text-3xl">
          {regionLabels[region]}
        </h2>
        <Link
          to={`/destinations/region/${region}-india`}
          className="py-1 font-semibold text-peacock underline underline-offset-4"
        >
          About {regionLabels[region]}
        </Link>
      </div>
      <p className="mt-3 max-w-[68ch] text-muted">{regionContent[region].intro}</p>
      {groups.map((group) => (
        <StateList key={group.id} group={group} />
      ))}
      {elsewhere.map(({ id, name, region: other, count }) => (
        <p key={id} className="mt-4 text-muted">
          {count} more of our {regionLabels[region]} {count === 1 ? "tours is" : "tours are"} in{" "}
          <a href={`#${id}`} className="font-semibold text-peacock underline underline-offset-4">
            {name}
          </a>
          , listed under {regionLabels[other]}.
        </p>
      ))}
    </section>
  );
}
