import type { BookingVisitor } from "../../../../worker/trips/booking-access";
import type { PageServices } from "../../../../worker/platform/http/page-services";
import { partyFormSchema } from "~/domain/trips/party-form";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { partyMessages } from "./messages";

/** Handles the form of a party's names. */
export async function answerParty(
  services: Pick<PageServices, "saveParty">,
  { bookingId, by, request }: { bookingId: string; by: BookingVisitor; request: Request },
) {
  return answerForm(await readForm(request), partyFormSchema, async (answers) => {
    await services.saveParty(bookingId, by, request.headers, answers);
    return partyMessages().saved;
  });
}
