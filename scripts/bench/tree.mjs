const empty = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "wbr",
]);
const token =
  /<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/g;
const entities = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: "\u00a0" };
const decode = (text) => text.replace(/&(amp|lt|gt|quot|#x27|nbsp);/g, (_, name) => entities[name]);

function attributesOf(text) {
  const attributes = {};
  for (const [, name, value] of text.matchAll(/([^\s=>/]+)(?:="([^"]*)")?/g)) {
    // React takes style as an object, and values of its form fields only with handlers.
    if (name === "style" || name === "value" || name === "checked" || name === "selected") continue;
    attributes[name === "class" ? "className" : name === "for" ? "htmlFor" : name] = value
      ? decode(value)
      : true;
  }
  return attributes;
}

/** Parses the HTML that React rendered into a tree of elements, scripts left out. @returns the tree and its number of elements */
export function treeOf(html) {
  const page = { tag: "page", attributes: {}, children: [] };
  const open = [page];
  let count = 0;
  for (const [text, close, tag, attributes] of html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .matchAll(token)) {
    if (close !== undefined) {
      while (open.length > 1 && open.pop().tag !== close);
    } else if (tag !== undefined) {
      const element = { tag, attributes: attributesOf(attributes), children: [] };
      open.at(-1).children.push(element);
      count += 1;
      if (!empty.has(tag) && !text.endsWith("/>")) open.push(element);
    } else if (!text.startsWith("<!")) open.at(-1).children.push(decode(text));
  }
  return { tree: page.children.find(({ tag }) => tag === "html"), count };
}
