import { formatDay, monthNames } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { categoryLabels, experienceLabels, interestLabels, regionLabels, tourTypeLabels } from "./tour";
import { durationLabels } from "./tour-search";
import type { TourFilter } from "./tour-query";

/** Labels the active filters, e.g. "South India" or "Best in May". */
export function filterLabels(filter: TourFilter): { name: keyof TourFilter; label: string }[] {
  const labels: Record<keyof TourFilter, string | undefined> = {
    q: filter.q && `“${filter.q}”`,
    region: filter.region && regionLabels[filter.region],
    city: filter.city && `From ${filter.city}`,
    type: filter.type && tourTypeLabels[filter.type],
    category: filter.category && categoryLabels[filter.category],
    experience: filter.experience && experienceLabels[filter.experience],
    interest: filter.interest && interestLabels[filter.interest],
    state: filter.state,
    duration: filter.duration && durationLabels[filter.duration],
    month: filter.month === undefined ? undefined : `Best in ${monthNames[filter.month - 1]}`,
    minPrice: filter.minPrice === undefined ? undefined : `From ${formatRupees(filter.minPrice)}`,
    maxPrice: filter.maxPrice === undefined ? undefined : `Up to ${formatRupees(filter.maxPrice)}`,
    from: filter.from && `Leaves on ${formatDay(filter.from)} or later`,
    to: filter.to && `Leaves on ${formatDay(filter.to)} or earlier`,
  };
  const names = Object.keys(labels).filter((name): name is keyof TourFilter => name in labels);
  return names.flatMap((name) => (labels[name] ? [{ name, label: labels[name] }] : []));
}
