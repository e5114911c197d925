import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** A field of a form, as its HTML describes it. */
export interface Control {
  name: string;
  /** The type of an input, or "select", "textarea". */
  type: string;
  /** Value that a browser would send; the value to send if checked, of a checkbox or radio button. */
  value: string;
  isChecked: boolean;
  isRequired: boolean;
  /** True if the answer marks it, or the group around it, and shows a message. */
  isRefused: boolean;
  /** Text that describes it in the answer if it is refused. */
  message: string;
  label: string;
  attributes: Readonly<Record<string, string>>;
  /** Values that can be chosen: of a select, or of the list of suggestions. */
  options: string[];
}

/** A form with one way to send it. */
export interface PageForm {
  method: "get" | "post";
  action: URL;
  isMultipart: boolean;
  controls: Control[];
  /** True if the button sends what is there without checking it. */
  isUnfinished: boolean;
  /** Name, value and text of the pressed button. */
  button: { name: string; value: string; label: string } | null;
}

export interface Page {
  url: URL;
  title: string;
  mainHeadings: number;
  language: string;
  /** Texts that name no element: links to ids, and what labels or describes. */
  lostIds: string[];
  repeatedIds: string[];
  links: URL[];
  forms: PageForm[];
  /** Messages about whole forms: alerts and status texts. */
  notices: string[];
  text: string;
}

type Attributes = Readonly<Record<string, string>>;

const known = new WeakMap<Tree.Element, Attributes>();

function attributesOf(element: Tree.Element): Attributes {
  const attributes =
    known.get(element) ?? Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
  known.set(element, attributes);
  return attributes;
}

/** All elements below a node, in the order of the document. */
function elementsIn(node: Tree.ParentNode, found: Tree.Element[] = []): Tree.Element[] {
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue;
    found.push(child);
    elementsIn(child, found);
  }
  return found;
}

function textOf(node: Tree.Node): string {
  if (tree.isTextNode(node)) return node.value;
  if (!("childNodes" in node)) return "";
  if (tree.isElementNode(node) && /^(?:script|style|template)$/.test(node.tagName)) return "";
  return node.childNodes.map(textOf).join(" ");
}

function shortText(node: Tree.Node): string {
  return textOf(node).replaceAll(/\s+/g, " ").trim();
}

function ancestorsOf(element: Tree.Element): Tree.Element[] {
  const above: Tree.Element[] = [];
  let { parentNode } = element;
  while (parentNode && tree.isElementNode(parentNode)) {
    above.push(parentNode);
    ({ parentNode } = parentNode);
  }
  return above;
}

/** Reads a page as a browser without scripts does. */
export function parsePage(html: string, url: URL): Page {
  const document = parse(html, { scriptingEnabled: false });
  const elements = elementsIn(document).map((element) => ({ element, attributes: attributesOf(element) }));
  const named = (tag: string) => elements.filter(({ element }) => element.tagName === tag);
  const ids = elements.flatMap(({ attributes: { id } }) => id ?? []);
  const byId = new Map(elements.map(({ element, attributes }) => [attributes.id, element]));
  const links = [...named("a"), ...named("iframe")].flatMap(({ attributes: { href, src } }) => {
    const address = href ?? src;
    return address ? new URL(address, url) : [];
  });
  // The description of what can be dragged comes with the scripts.
  const still = elements.filter((each) => each.attributes["aria-roledescription"] === undefined);
  const referred = still.flatMap(({ element, attributes }) =>
    ["aria-describedby", "aria-labelledby", ...(element.tagName === "label" ? ["for"] : [])].flatMap(
      (name) => attributes[name]?.split(/\s+/) ?? [],
    ),
  );
  return {
    url,
    title: named("title")
      .map(({ element }) => shortText(element))
      .join(""),
    mainHeadings: named("h1").length,
    language: named("html")[0]?.attributes.lang ?? "",
    lostIds: referred.filter((id) => id !== "" && !byId.has(id)),
    repeatedIds: [...Map.groupBy(ids, (id) => id)].flatMap(([id, { length }]) => (length > 1 ? id : [])),
    links,
    forms: formsOf(elements, byId, url),
    notices: elements
      .filter(({ attributes }) => /^(?:alert|status)$/.test(attributes.role ?? ""))
      .map(({ element }) => shortText(element))
      .filter(Boolean),
    text: shortText(document),
  };
}

type Listed = { element: Tree.Element; attributes: Attributes }[];

function formsOf(elements: Listed, byId: Map<string | undefined, Tree.Element>, url: URL): PageForm[] {
  const labels = new Map(
    elements.flatMap(({ element, attributes }) =>
      element.tagName === "label" && attributes.for ? [[attributes.for, element] as const] : [],
    ),
  );
  const ownerOf = ({ element, attributes }: Listed[number]) =>
    attributes.form === undefined
      ? ancestorsOf(element).find(({ tagName }) => tagName === "form")
      : byId.get(attributes.form);
  const owned = Map.groupBy(
    elements.filter(
      ({ element, attributes }) =>
        /^(?:input|select|textarea|button)$/.test(element.tagName) &&
        attributes.disabled === undefined &&
        attributes["aria-disabled"] !== "true" &&
        !ancestorsOf(element).some(
          (above) => above.tagName === "fieldset" && attributesOf(above).disabled !== undefined,
        ),
    ),
    ownerOf,
  );
  const withButton = new Set(elements.filter(isButton).map(ownerOf));
  return elements
    .filter(({ element }) => element.tagName === "form")
    .flatMap(({ element, attributes }) => {
      const fields = owned.get(element) ?? [];
      const controls = fields
        .filter((field) => !isButton(field) && field.attributes.name)
        .map((field) => controlOf(field, { labels, byId }));
      const buttons = fields.filter((field) => isButton(field) && isSubmit(field));
      // Enter in a text field sends a form that has no button.
      const hasButton = withButton.has(element);
      const hasText =
        !hasButton && controls.some(({ type }) => /^(?:text|search|email|tel|number|date)$/.test(type));
      const forms = (buttons.length > 0 ? buttons : hasText ? [null] : []).map((button) => ({
        method:
          (button?.attributes.formmethod ?? attributes.method ?? "get").toLowerCase() === "post"
            ? ("post" as const)
            : ("get" as const),
        action: new URL(button?.attributes.formaction ?? attributes.action ?? "", url),
        isMultipart: attributes.enctype === "multipart/form-data",
        controls,
        isUnfinished: button?.attributes.formnovalidate !== undefined,
        button: button && {
          name: button.attributes.name ?? "",
          value: button.attributes.value ?? "",
          label: button.attributes["aria-label"] ?? shortText(button.element),
        },
      }));
      return forms;
    });
}

function isButton({ element, attributes }: Listed[number]): boolean {
  return (
    element.tagName === "button" ||
    (element.tagName === "input" && /^(?:submit|image|button|reset)$/.test(attributes.type ?? ""))
  );
}

function isSubmit({ attributes }: Listed[number]): boolean {
  return attributes.type === undefined || /^(?:submit|image)$/.test(attributes.type);
}

function controlOf(
  { element, attributes }: Listed[number],
  { labels, byId }: { labels: Map<string, Tree.Element>; byId: Map<string | undefined, Tree.Element> },
): Control {
  const above = ancestorsOf(element);
  const label = labels.get(attributes.id ?? "") ?? above.find(({ tagName }) => tagName === "label");
  const isText = element.tagName === "textarea";
  const options = optionsOf(element.tagName === "select" ? element : byId.get(attributes.list ?? "no list"));
  const marked = [element, ...above].find((each) => {
    const { "aria-invalid": isInvalid, "data-invalid": isMarked } = attributesOf(each);
    return (
      (isInvalid !== undefined && isInvalid !== "false") || (isMarked !== undefined && isMarked !== "false")
    );
  });
  const describing = (marked ? (attributesOf(marked)["aria-describedby"] ?? "") : "").split(" ");
  const message = describing
    .map((id) => shortText(byId.get(id) ?? tree.createTextNode("")))
    .join(" ")
    .trim();
  const type = element.tagName === "input" ? (attributes.type?.toLowerCase() ?? "text") : element.tagName;
  const first =
    element.tagName === "select" ? (options.find(({ isSelected }) => isSelected) ?? options[0]) : null;
  return {
    name: attributes.name ?? "",
    type,
    value:
      first?.value ??
      (isText ? textOf(element).trim() : (attributes.value ?? (/checkbox|radio/.test(type) ? "on" : ""))),
    isChecked: attributes.checked !== undefined,
    isRequired:
      attributes.required !== undefined ||
      attributes["aria-required"] === "true" ||
      (type === "radio" && above.some((each) => attributesOf(each)["aria-required"] === "true")),
    isRefused: message !== "",
    message,
    label: label ? shortText(label) : (attributes["aria-label"] ?? ""),
    attributes,
    options: options.filter(({ isDisabled }) => !isDisabled).map(({ value }) => value),
  };
}

function optionsOf(list: Tree.Element | undefined) {
  return elementsIn(list ?? tree.createDocumentFragment())
    .filter(({ tagName }) => tagName === "option")
    .map((option) => {
      const { value, selected, disabled } = attributesOf(option);
      return {
        value: value ?? shortText(option),
        isSelected: selected !== undefined,
        isDisabled: disabled !== undefined,
      };
    });
}
