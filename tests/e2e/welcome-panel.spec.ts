import { expect, test } from "./support/test";

/** Returns the links of the home page's welcome panel for signed-in users. */
function linksOf(html: string): string[] {
  const start = html.indexOf('<section aria-labelledby="welcome"');
  const panel = html.slice(start, html.indexOf("</section>", start));
  return Array.from(panel.matchAll(/<a [^>]*href="([^"]*)"/g), ([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  );
}

for (const role of ["traveler", "operator", "admin"] as const) {
  test(`each line of the ${role}'s welcome panel links to the right page`, async ({ requestsOf }) => {
    const request = await requestsOf(role);
    const links = linksOf(await (await request.get("/")).text());
    expect(links).toHaveLength(5);
    for (const link of links) {
      // A redirect would lead elsewhere.
      const answer = await request.get(link, { maxRedirects: 0 });
      expect(answer.status(), link).toBe(200);
      const html = await answer.text();
      const { hash, search } = new URL(link, "http://localhost");
      if (hash !== "") expect(html, link).toContain(`id="${hash.slice(1)}"`);
      // A filtered list marks the filter.
      const anchors = Array.from(html.slice(html.indexOf("<main")).matchAll(/<a [^>]*>/g), ([tag]) => tag);
      if (search !== "")
        expect(anchors.filter((tag) => tag.includes('aria-current="page"')).join(" "), link).toContain(
          `href="${link.replaceAll("&", "&amp;")}"`,
        );
    }
  });
}
