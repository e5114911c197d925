export type SummaryId = `summary-${string}`;

/** Returns the id of the element that holds the summary of a tour's poster. */
export function summaryId(slug: string): SummaryId {
  return `summary-${slug}`;
}
