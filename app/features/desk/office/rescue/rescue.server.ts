import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { offerStates, rescueFormSchema, type RescueScope } from "~/domain/desk/rescue";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import type { PageServices } from "../../../../../worker/platform/http/page-services";

const querySchema = z.object({
  state: z
    .enum(["none", ...offerStates])
    .optional()
    .catch(undefined),
  cursor: z.string().max(400).optional().catch(undefined),
});

/** Loads the rescue screen of a departure or an operator by its URL. */
export async function loadRescue(services: PageServices, viewer: Viewer, scope: RescueScope, url: URL) {
  const query = querySchema.parse(Object.fromEntries(url.searchParams));
  const page = await services.getRescue(viewer, { scope, ...query });
  return { page, scope, query: { state: query.state, cursor: query.cursor } };
}

/** Handles the forms of the rescue screen. The result of a step is the number of bookings it worked on. */
export async function changeRescue(
  services: PageServices,
  viewer: Viewer,
  scope: RescueScope,
  request: Request,
) {
  const form = await readForm(request);
  return answerForm<z.output<typeof rescueFormSchema>, number>(form, rescueFormSchema, async (order) => {
    switch (order.intent) {
      case "step":
        return { result: await services.stepRescue(viewer, scope) };
      case "check-in":
        await services.checkInByTeam(viewer, order.booking);
        return `${order.booking} is checked in.`;
      case "retry":
        return inWords(await services.retryRescue(viewer, { scope, offer: order.offer }), "Trying again:");
      default:
        return inWords(
          await services.orderRescue(viewer, { scope, order }),
          order.intent === "offer" ? "Offers on their way to" : "Refunding",
        );
    }
  });
}

function inWords(count: number, what: string): string {
  return `${what} ${count} ${count === 1 ? "booking" : "bookings"}.`;
}
