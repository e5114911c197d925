import { expect, test, vi } from "vitest";
import { addBuiltIns } from "~/platform/hydration/add-built-ins";
import { rememberHtml } from "~/platform/hydration/remember-html.server";

// Node.js has none of the page's interfaces.

/** Runs the text, as pages do, with arrays that lack its methods. */
function addTo(lacking: readonly (keyof unknown[])[]) {
  const kept = lacking.map((name) => [name, Object.getOwnPropertyDescriptor(Array.prototype, name)] as const);
  vi.stubGlobal("Element", EventTarget);
  vi.stubGlobal("HTMLFormElement", EventTarget);
  vi.stubGlobal("window", { sessionStorage: {} });
  for (const name of lacking) Reflect.deleteProperty(Array.prototype, name);
  // oxlint-disable-next-line no-new-func
  new Function(`(${String(addBuiltIns)})()`)();
  return () => {
    for (const [name, descriptor] of kept)
      // oxlint-disable-next-line no-extend-native
      if (descriptor) Object.defineProperty(Array.prototype, name, descriptor);
  };
}

test("the copying methods of arrays do what those of newer browsers do", () => {
  const list = [3, 1, 2, 10];
  const copies = () => [
    list.toReversed(),
    list.toSorted((one, other) => one - other),
    list.toSorted(),
    list.toSpliced(1, 1, 7, 8),
  ];
  const newer = copies();
  // Libraries of other tests add methods too.
  const enumerable = Object.keys(Array.prototype);
  const restore = addTo(["toReversed", "toSorted", "toSpliced"]);
  try {
    expect(copies()).toEqual(newer);
    expect(list).toEqual([3, 1, 2, 10]);
    expect(Object.keys(Array.prototype)).toEqual(enumerable);
  } finally {
    restore();
  }
});

test("equal data are rendered once, and the oldest rendering is forgotten", () => {
  const rendered: number[] = [];
  const render = rememberHtml(({ id }: { id: number }) => {
    rendered.push(id);
    return `<p>${id}</p>`;
  });
  const [first, same, other] = [1, 1, 2].map((id) => render({ id }));
  expect([first, same, other]).toStrictEqual(["<p>1</p>", "<p>1</p>", "<p>2</p>"]);
  expect(rendered).toStrictEqual([1, 2]);
  for (let id = 3; id <= 31; id += 1) render({ id });
  rendered.length = 0;
  render({ id: 2 });
  expect(rendered).toStrictEqual([]);
  render({ id: 1 });
  expect(rendered).toStrictEqual([1]);
});
