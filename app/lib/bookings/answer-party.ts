import type { BookingVisitor } from "../../../worker/bookings/booking-access";
import type { PageServices } from "../../../worker/http/page-services";
import { partyFormSchema } from "~/domain/bookings/party-form";
import { answerForm } from "~/lib/forms/answer-form";
import { readForm } from "~/lib/forms/read-form";

/** Handles the form of a party's names. */
export async function answerParty(
  services: Pick<PageServices, "saveParty">,
  { bookingId, by, request }: { bookingId: string; by: BookingVisitor; request: Request },
) {
  return answerForm(await readForm(request), partyFormSchema, async (answers) => {
    await services.saveParty(bookingId, by, request.headers, answers);
    return "Saved. You can change it here until the trip ends.";
  });
}
