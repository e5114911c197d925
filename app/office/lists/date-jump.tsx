import { useNavigate } from "react-router";
import { isTravelDate } from "~/domain/calendar/calendar";
import { listAddress, type ListState, type ShownList } from "./definition";
import { isEnter } from "~/platform/forms/enter-key";

/** Goes to the part of a list that begins with a day, in the list's order. Without JavaScript, a filter or period by date does the same. */
export function DateJump<Row>({ list, state }: { list: ShownList<Row>; state: ListState }) {
  const navigate = useNavigate();
  const { jumps = {}, sorts } = list;
  const name = jumps[state.sort ?? ""] ?? jumps[sorts[0]];
  if (name === undefined) return null;
  const isDown = /to$/i.test(name);
  const jump = (day: string) => {
    const chosen = isTravelDate(day) ? day : undefined;
    if (chosen === state[name] || (day !== "" && chosen === undefined)) return;
    void navigate(listAddress(list, { ...state, [name]: chosen, cursor: undefined }));
  };
  return (
    <label className="inline-flex h-8 items-center gap-1 rounded-control border border-control bg-card pl-2.5 text-sm noscript:hidden">
      <span className="text-muted">Go to</span>
      <input
        type="date"
        aria-label={isDown ? "Go to a day and before" : "Go to a day and after"}
        key={state[name]}
        defaultValue={state[name]}
        onBlur={({ target }) => jump(target.value)}
        onKeyDown={(event) => {
          if (isEnter(event)) jump(event.currentTarget.value);
        }}
        className="h-full rounded-control bg-transparent pr-1"
      />
    </label>
  );
}
