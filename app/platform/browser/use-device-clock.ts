import { useSyncExternalStore } from "react";
import { todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { useToday } from "~/platform/pages/use-site";

/** Returns the current instant by the device's clock, in milliseconds. It may be wrong, and it differs from the server's. */
export function deviceNow(): number {
  return Date.now();
}

/** Returns today in India, by the device's clock if that is later: a page cached long ago has an old date. */
export function useDeviceToday(): TravelDate {
  const there = useToday();
  const here = useSyncExternalStore(subscribeToNothing, deviceToday, () => there);
  return here > there ? here : there;
}

/** Returns the device's time in milliseconds, updated every second while `running`. */
export function useDeviceSecond(running: boolean): number {
  return useSyncExternalStore(running ? subscribeToSeconds : subscribeToNothing, deviceSecond) * 1000;
}

function deviceToday(): TravelDate {
  return todayInIndia(deviceNow());
}

function deviceSecond(): number {
  return Math.floor(deviceNow() / 1000);
}

function subscribeToSeconds(onChange: () => void): () => void {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
