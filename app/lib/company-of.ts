/** Which of an owner's companies an address means, or null for the first: `?company=malabar-walks`. */
export function companyOf(url: URL): string | null {
  return url.searchParams.get("company")?.slice(0, 200) || null;
}

/** What a text field of a form holds. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
