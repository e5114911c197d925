/** Returns the operator named in the URL, e.g. `?company=malabar-walks`, or null for the owner's first. */
export function operatorOf(url: URL): string | null {
  return url.searchParams.get("company")?.slice(0, 200) || null;
}

/** Returns the value of a text field. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
