import { useSyncExternalStore } from "react";
import { todayInIndia } from "~/domain/calendar/calendar";
import type { TravelDate } from "~/domain/calendar/calendar";
import { useToday } from "./use-site";

const neverChanges = () => () => undefined;
const byDevice = () => todayInIndia(Date.now());

/** Returns today in India, by the device's clock if that is later: a page cached long ago has an old date. */
export function useDeviceToday(): TravelDate {
  const there = useToday();
  const here = useSyncExternalStore(neverChanges, byDevice, () => there);
  return here > there ? here : there;
}
