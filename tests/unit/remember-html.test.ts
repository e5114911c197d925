import { expect, test } from "vitest";
import { rememberHtml } from "~/platform/hydration/remember-html.server";

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
