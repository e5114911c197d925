import { SubTabs } from "~/office/frame/sub-tabs";

export function AdminTourTabs({ slug }: { slug: string }) {
  const base = `/admin/tours/${slug}`;
  return (
    <SubTabs
      label="Pages of this tour"
      tabs={[
        { to: base, name: "Overview" },
        { to: `${base}/edit`, name: "Edit" },
        { to: `${base}/prices`, name: "Prices" },
        { to: `${base}/departures`, name: "Departures" },
        { to: `${base}/pictures`, name: "Pictures" },
      ]}
    />
  );
}
