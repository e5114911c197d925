import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5";

interface Element {
  tag: string;
  attributes: Record<string, string | true>;
  children: (Element | string)[];
}

/** React takes style as an object, and values of its form fields only with handlers. */
const withoutAttributes = ["style", "value", "checked", "selected"];
const reactNames: Readonly<Record<string, string>> = { class: "className", for: "htmlFor" };

/** Parses the HTML that React rendered into a tree of elements, scripts left out. @returns the tree and its number of elements */
export function treeOf(html: string): { tree: Element | string | undefined; count: number } {
  let count = 0;
  const convert = (node: DefaultTreeAdapterTypes.ChildNode): (Element | string)[] => {
    if (defaultTreeAdapter.isTextNode(node)) return [node.value];
    if (!defaultTreeAdapter.isElementNode(node) || node.tagName === "script") return [];
    count += 1;
    const attributes = node.attrs
      .filter(({ name }) => !withoutAttributes.includes(name))
      .map(({ name, value }) => [reactNames[name] ?? name, value || true]);
    const children = node.childNodes.flatMap(convert);
    return [{ tag: node.tagName, attributes: Object.fromEntries(attributes), children }];
  };
  const [tree] = parse(html, { scriptingEnabled: false }).childNodes.flatMap(convert);
  return { tree, count };
}
