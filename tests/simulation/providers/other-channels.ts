import type { TravelDate } from "~/domain/calendar/calendar";
import type { Faults } from "./faults.ts";

/** Calendars of other channels that sell the same boats and guides: a feed's address, and the days of its events. */
export class OtherChannels {
  readonly #faults: Faults;
  readonly days = new Map<string, TravelDate[]>();

  constructor(faults: Faults) {
    this.#faults = faults;
  }

  /** Answers a request for a feed, or is away. */
  async answer(address: string): Promise<Response> {
    if (this.#faults.ofProvider("calendar") !== "none") throw new Error("no connection");
    const events = (this.days.get(address) ?? []).flatMap((day) => [
      "BEGIN:VEVENT",
      `UID:${day}@other-channel`,
      `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
      "END:VEVENT",
    ]);
    const text = ["BEGIN:VCALENDAR", ...events, "END:VCALENDAR", ""].join("\r\n");
    return new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(text));
          controller.close();
        },
      }),
    );
  }
}
