import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { BookingPage } from "~/domain/trips/traveler-booking";
import { deviceNow } from "~/platform/browser/use-device-clock";

/** Interval of the checks, in milliseconds. */
const checkEvery = 5000;

/**
 * Revalidates the page of an unpaid booking once its due date has passed, when the page is visible and online.
 * @param at server time of loading, ISO 8601: the device's clock may be wrong, so only the time since counts
 * @returns the page as it was before the booking expired, for forms that may have been typed into
 */
export function useExpiry(page: BookingPage, at: string): BookingPage {
  const { revalidate } = useRevalidator();
  const { status, verifyBy, paymentDueAt } = page.booking;
  const due = verifyBy ?? paymentDueAt;
  useEffect(() => {
    if (due === undefined) return undefined;
    const end = deviceNow() + Date.parse(due) - Date.parse(at);
    const check = () => {
      if (deviceNow() < end || document.visibilityState !== "visible" || !navigator.onLine) return;
      void revalidate();
    };
    const timer = setInterval(check, checkEvery);
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [due, at, revalidate]);

  const [earlier, setEarlier] = useState(page);
  if (page !== earlier && status !== "expired") setEarlier(page);
  return earlier;
}
