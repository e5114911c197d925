/** A sentence or a label, "Refund delayed" or "Won"; states ("no-show"), codes and keys are none. */
const text = /\s|^[A-Z][a-z]/;

/** Leaves out texts for people: a rule is in the code around them. */
function shouldIgnore(path) {
  const isText =
    (path.isStringLiteral() && text.test(path.node.value)) ||
    (path.isTemplateLiteral() && path.node.quasis.some(({ value }) => text.test(value.raw)));
  return isText ? "text for people" : undefined;
}

export const strykerPlugins = [{ kind: "Ignore", name: "texts", value: { shouldIgnore } }];
