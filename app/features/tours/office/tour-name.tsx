import { shortTitle } from "~/domain/departures/operator-calendar";

/** Title of a tour in a list's row: its short name, which fits, or the whole where the list is very wide. Screen readers always get the whole. */
export function TourName({ title }: { title: string }) {
  return (
    <>
      {/* First: behind a short name that is cut, a hidden text would widen the page. */}
      <span className="@max-7xl:sr-only">{title}</span>
      <span aria-hidden className="@7xl:hidden">
        {shortTitle(title)}
      </span>
    </>
  );
}
