// Refuses code of the Worker that reads time or chance itself: it takes a clock, or asks worker/platform/surroundings.ts, which the
// simulation replaces. Exempt are, in .oxlintrc.json, that module, the measurement of requests, and two users of WebCrypto: the signatures
// of vouchers, which hold no chance, and the encryption of push messages, a provider's protocol.

const globals = new Set(["crypto", "setTimeout", "setInterval", "scheduler", "performance"]);
const members = new Set(["Math.random", "Date.now"]);
const randomImports = /^(?:random|generate|getRandom|webcrypto)/;
const message =
  "Take a clock as a dependency, or use worker/platform/surroundings.ts: the simulation sets time and chance.";

const surroundings = {
  create(context) {
    const report = (node) => context.report({ node, message });
    const isGlobal = (node) => {
      let scope = context.sourceCode.getScope(node);
      for (; scope; scope = scope.upper) {
        const variable = scope.set.get(node.name);
        if (variable) return variable.defs.length === 0;
      }
      return true;
    };
    return {
      Identifier(node) {
        const { parent } = node;
        const isName =
          (parent.type === "MemberExpression" && parent.property === node && !parent.computed) ||
          (parent.type === "Property" && parent.key === node && !parent.shorthand) ||
          /^(?:TS|Import)/.test(parent.type);
        if (globals.has(node.name) && !isName && isGlobal(node)) report(node);
      },
      MemberExpression(node) {
        const name = node.property.name ?? node.property.value;
        if (members.has(`${node.object.name}.${name}`)) report(node);
        if (node.object.name === "globalThis" && globals.has(name)) report(node);
      },
      NewExpression(node) {
        if (node.callee.name === "Date" && node.arguments.length === 0) report(node);
      },
      CallExpression(node) {
        if (node.callee.name === "Date") report(node);
      },
      ImportDeclaration(node) {
        if (!/^(?:node:)?(?:crypto|timers)(?:$|\/)/.test(node.source.value)) return;
        for (const each of node.specifiers)
          if (
            each.type !== "ImportSpecifier" ||
            randomImports.test(each.imported.name) ||
            /timers/.test(node.source.value)
          )
            report(each);
      },
    };
  },
};

export default { meta: { name: "worker" }, rules: { surroundings } };
