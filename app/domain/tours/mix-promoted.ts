/** Tours on a page of the carousel on wide screens: the first of them may be a promoted one. */
const pageSize = 4;

/** Puts a promoted tour before every three others, and those that are left at the end. Source: P22 in docs/product.md. */
export function mixPromoted<Tour>(promoted: readonly Tour[], others: readonly Tour[]): Tour[] {
  const pages = promoted.map((tour, page) => [
    tour,
    ...others.slice(page * (pageSize - 1), (page + 1) * (pageSize - 1)),
  ]);
  return [...pages.flat(), ...others.slice(promoted.length * (pageSize - 1))];
}
