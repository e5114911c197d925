import { expect, test } from "vitest";
import { chosen, closed, moveActive, withText, untouched } from "~/features/search/search-box-state";

test("an untouched field sends no request", () => {
  expect(untouched("Kerala")).toStrictEqual({ text: "Kerala", asked: "", isOpen: false, active: -1 });
});

test("the arrow keys cycle through the list from either end", () => {
  const places: number[] = [];
  let state = withText("dar");
  for (const step of [1, 1, 1, 1, -1, -1] as const) {
    state = moveActive(state, step, 3);
    places.push(state.active);
  }
  expect(places).toStrictEqual([0, 1, 2, 0, 2, 1]);
  expect(moveActive(withText("dar"), -1, 3).active).toBe(2);
});

test("an arrow key reopens a list closed with Escape, on its first or last name", () => {
  const state = closed(moveActive(withText("dar"), 1, 3));
  expect(state).toStrictEqual({ text: "dar", asked: "dar", isOpen: false, active: -1 });
  expect(moveActive(state, 1, 3)).toStrictEqual({ text: "dar", asked: "dar", isOpen: true, active: 0 });
  expect(moveActive(state, -1, 3).active).toBe(2);
});

test("an arrow key requests names if there are none yet", () => {
  expect(moveActive(untouched("dar"), 1, 0)).toStrictEqual({
    text: "dar",
    asked: "dar",
    isOpen: true,
    active: -1,
  });
});

test("after a choice the list is closed, and names for another text are ignored", () => {
  const state = chosen("Darjeeling");
  expect(state).toStrictEqual({ text: "Darjeeling", asked: "", isOpen: false, active: -1 });
  expect(moveActive({ ...state, asked: "dar" }, 1, 3)).toStrictEqual({
    text: "Darjeeling",
    asked: "Darjeeling",
    isOpen: true,
    active: -1,
  });
});
