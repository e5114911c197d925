const empty = new Set("area base br col embed hr img input link meta source wbr".split(" "));
const token =
  /<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/g;
const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  nbsp: "\u00a0",
};
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|nbsp);/g, (all, name: string) => entities[name] ?? all);

interface Element {
  tag: string;
  attributes: Record<string, string | true>;
  children: (Element | string)[];
}

function attributesOf(text: string): Element["attributes"] {
  const attributes: Element["attributes"] = {};
  for (const [, name = "", value] of text.matchAll(/([^\s=>/]+)(?:="([^"]*)")?/g)) {
    // React takes style as an object, and values of its form fields only with handlers.
    if (name === "style" || name === "value" || name === "checked" || name === "selected") continue;
    attributes[name === "class" ? "className" : name === "for" ? "htmlFor" : name] = value
      ? decode(value)
      : true;
  }
  return attributes;
}

/** Parses the HTML that React rendered into a tree of elements, scripts left out. @returns the tree and its number of elements */
export function treeOf(html: string): { tree: Element | undefined; count: number } {
  const page: Element = { tag: "page", attributes: {}, children: [] };
  const open = [page];
  let count = 0;
  for (const [text, close, tag, attributes] of html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .matchAll(token)) {
    if (close !== undefined) {
      while (open.length > 1 && open.pop()?.tag !== close);
    } else if (tag !== undefined) {
      const element: Element = { tag, attributes: attributesOf(attributes ?? ""), children: [] };
      open.at(-1)?.children.push(element);
      count += 1;
      if (!empty.has(tag) && !text.endsWith("/>")) open.push(element);
    } else if (!text.startsWith("<!")) open.at(-1)?.children.push(decode(text));
  }
  const tree = page.children.find((child) => typeof child !== "string" && child.tag === "html");
  return { tree: typeof tree === "string" ? undefined : tree, count };
}
