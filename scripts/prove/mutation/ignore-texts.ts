/** A sentence or a label, "Refund delayed" or "Won"; states ("no-show"), codes and keys are none. */
const text = /\s|^[A-Z][a-z]/;

/** Part of a Babel path that this reads. */
interface Path {
  isStringLiteral: () => boolean;
  isTemplateLiteral: () => boolean;
  node: { value?: string; quasis?: { value: { raw: string } }[] };
}

/** Leaves out texts for people: a rule is in the code around them. */
function shouldIgnore(path: Path): string | undefined {
  const { node } = path;
  const isText =
    (path.isStringLiteral() && text.test(node.value ?? "")) ||
    (path.isTemplateLiteral() && node.quasis?.some(({ value }) => text.test(value.raw)));
  return isText ? "text for people" : undefined;
}

export const strykerPlugins = [{ kind: "Ignore", name: "texts", value: { shouldIgnore } }];
