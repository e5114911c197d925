import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import type { DepartureDate } from "~/domain/departures/departure-change";
import { departureMessageSchema, fillFields, sendingTimes } from "~/domain/messages/departure-message";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import type { PageServices } from "../../../../worker/platform/http/page-services";

const formSchema = z.discriminatedUnion("intent", [
  departureMessageSchema.safeExtend({ intent: z.literal("preview") }),
  departureMessageSchema.safeExtend({ intent: z.literal("send") }),
  z.object({ intent: z.literal("cancel"), id: z.uuid() }),
]);

/** A message as its first recipient gets it. */
export interface MessagePreview {
  text: string;
  /** UTC instant; null if it is sent at once. */
  sendAt: number | null;
  /** Bookings that are on the departure now. */
  bookings: number;
}

/** Handles the forms of the page: a preview, sending, and canceling. @param now UTC instant */
export async function changeMessages(
  services: PageServices,
  viewer: Viewer,
  departure: DepartureDate,
  { request, now }: { request: Request; now: number },
) {
  return answerForm<z.output<typeof formSchema>, MessagePreview>(
    await readForm(request),
    formSchema,
    async (form) => {
      if (form.intent === "cancel") {
        await services.cancelDepartureMessage(viewer, { ...departure, id: form.id });
        return "The message is canceled.";
      }
      const page = await services.getDepartureMessages(viewer, departure);
      const { from } = sendingTimes(form, page, now);
      const bookings = page.reachable;
      if (form.intent === "preview") {
        const sendAt = form.when === "now" ? null : from;
        return { result: { text: fillFields(form.text, page.example), sendAt, bookings } };
      }
      const { sent } = await services.messageDeparture(viewer, { ...departure, ...form }, request.headers);
      if (form.when !== "now") return "The message is scheduled.";
      const rest = sent < bookings ? " The rest follows within minutes." : "";
      return sent === 0 && bookings === 0
        ? "Nobody on this departure has an e-mail address, so nothing was sent."
        : `Message sent to ${sent} ${sent === 1 ? "booking" : "bookings"}.${rest}`;
    },
  );
}
