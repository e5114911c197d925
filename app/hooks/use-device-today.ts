import { useSyncExternalStore } from "react";
import { todayInIndia } from "~/domain/calendar";
import type { TravelDate } from "~/domain/calendar";
import { useToday } from "./use-today";

const neverChanges = () => () => undefined;
const byDevice = () => todayInIndia(Date.now());

/** The day it is in India by the device's clock where that is later: a page that was kept long ago knows an old day. */
export function useDeviceToday(): TravelDate {
  const there = useToday();
  const here = useSyncExternalStore(neverChanges, byDevice, () => there);
  return here > there ? here : there;
}
