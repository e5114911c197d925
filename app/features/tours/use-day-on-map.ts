import { useEffect } from "react";

/** A line across the window, a third down: the day it crosses is being read. */
const readingLine = "-34% 0px -66% 0px";

const dayItems = "li[id^=day-]";

/**
 * Highlights the day that is read, opened or focused on the maps of a tour's guide, which is HTML of the server. The day
 * stays highlighted when none is read.
 * @param id of the guide's element
 */
export function useDayOnMap(id: string): void {
  useEffect(() => {
    const guide = document.getElementById(id);
    const days = guide?.querySelectorAll(dayItems);
    if (!guide || !days || guide.querySelector("[data-day]") === null) return undefined;

    function show(day: Element | null | undefined) {
      const number = day && /^day-(\d+)$/.exec(day.id)?.[1];
      if (!guide || !number) return;
      for (const each of guide.querySelectorAll("[data-day]"))
        each.classList.toggle("is-read", each.getAttribute("data-day") === number);
      for (const each of guide.querySelectorAll(dayItems)) each.classList.toggle("is-read", each === day);
      guide.querySelector("[data-day-key]")?.classList.add("is-read");
      const key = guide.querySelector("[data-day-read]");
      if (key) key.textContent = number;
    }

    const observer = new IntersectionObserver(
      (entries) => show(entries.findLast((entry) => entry.isIntersecting)?.target),
      { rootMargin: readingLine },
    );
    for (const day of days) observer.observe(day);
    function showTouched({ target }: Event) {
      if (target instanceof Element) show(target.closest(dayItems));
    }
    // `toggle` does not bubble.
    const types = ["focusin", "toggle"];
    for (const type of types) guide.addEventListener(type, showTouched, true);
    return () => {
      observer.disconnect();
      for (const type of types) guide.removeEventListener(type, showTouched, true);
    };
  }, [id]);
}
