import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import type { FormOutcome } from "~/platform/forms/answer-form";
import type { PageServices } from "../../../../../worker/platform/http/page-services";

const text = z.string().catch("");
const named = { slug: text, id: text };
const departure = { ...named, tour: text, travelDate: text, start: text };

/** Hidden fields of the forms of calendars. */
export const calendarFormSchema = z.discriminatedUnion("calendar", [
  z.object({ calendar: z.literal("add"), slug: text }),
  z.object({ calendar: z.enum(["confirm", "remove"]), ...named }),
  z.object({ calendar: z.enum(["undo", "redo"]), ...departure }),
]);

/** Handles the forms of calendars. */
export async function changeCalendars(
  services: PageServices,
  viewer: Viewer,
  { form, ...fields }: z.infer<typeof calendarFormSchema> & { form: FormData },
): Promise<FormOutcome<string>> {
  switch (fields.calendar) {
    case "add":
      await services.addCalendar(viewer, { slug: fields.slug, form });
      return "Calendar added. We read it within a minute.";
    case "confirm":
    case "remove":
      await services.changeCalendar(viewer, { slug: fields.slug, id: fields.id, verb: fields.calendar });
      return fields.calendar === "confirm" ? "Confirmed. Departures are freed within a minute." : "";
    case "undo":
    case "redo": {
      const { calendar, ...rest } = fields;
      await services.changeCalendar(viewer, { ...rest, verb: calendar });
      return calendar === "undo" ? "Opened again." : "It is blocked within a minute.";
    }
    default:
      return fields satisfies never;
  }
}
