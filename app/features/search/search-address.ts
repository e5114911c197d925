/** Addresses of searches: only filled parameters, several values joined by commas. */

/** Returns the query of a search form without empty fields, "?region=south,west&month=5". */
export function queryOfForm(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return shortQuery(new URLSearchParams(entries));
}

/** Returns a query in its short form: no empty parameters, none twice, no default order. */
export function shortQuery(params: URLSearchParams): string {
  const short = new URLSearchParams();
  for (const name of new Set(params.keys())) {
    const filled = params.getAll(name).flatMap((value) => (value.trim() === "" ? [] : [value.trim()]));
    const value = name === "q" ? (filled[0] ?? "") : [...new Set(filled)].join(",");
    if (value !== "" && !(name === "sort" && value === "recommended")) short.set(name, value);
  }
  // Commas need no escaping in a query.
  return `?${String(short).replaceAll("%2C", ",")}`;
}

/** Returns true if a query has an empty parameter, or one twice. */
export function isLong(params: URLSearchParams): boolean {
  return [...params].some(([name, value]) => value.trim() === "" || params.getAll(name).length > 1);
}
