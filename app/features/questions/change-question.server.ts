import { z } from "zod";
import { questionMessageSchema } from "~/domain/questions/question";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import type { PageServices } from "../../../worker/platform/http/page-services";
import { questionMessages } from "./messages";

type Visitor = Parameters<PageServices["writeToQuestion"]>[0];

const changeSchema = z.discriminatedUnion("intent", [
  questionMessageSchema.extend({ intent: z.literal("message") }),
  z.object({ intent: z.literal("confirm") }),
]);

/** Confirms a question or adds a message to it. */
export async function changeQuestion(services: PageServices, visitor: Visitor, request: Request) {
  return answerForm(await readForm(request), changeSchema, async (change) => {
    if (change.intent === "message") {
      await services.writeToQuestion(visitor, change, request.headers);
      return questionMessages().page.sentMessage;
    }
    if (visitor.side === "traveler") await services.confirmQuestion(visitor);
    return questionMessages().page.sentQuestion;
  });
}
