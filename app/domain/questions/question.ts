import { z } from "zod";
import { emailSchema, nameSchema } from "~/domain/accounts/person-fields";
import { questionFormMessages } from "./messages";
import { partyMessageSchema, type ThreadEntry } from "~/domain/bookings/booking-message";

/** Questions about a tour before booking it, without an account: a thread between the person and the tour's operator. */

export const questionFormSchema = z.object({
  text: partyMessageSchema.shape.text,
  name: nameSchema(() => questionFormMessages().name),
  email: emailSchema,
});
export type QuestionForm = z.output<typeof questionFormSchema>;

/** A further message of a thread. */
export const questionMessageSchema = partyMessageSchema.omit({ to: true });
export type QuestionMessage = z.output<typeof questionMessageSchema>;

/** A question as one of its two sides sees it. */
export interface QuestionPage {
  id: string;
  tourTitle: string;
  /** Null once the tour is no longer on sale. */
  tourPath: string | null;
  /** Name of the person who asks. */
  name: string;
  /** Their address; null for the operator. */
  email: string | null;
  operatorName: string;
  /** Reader of the questions: us, while nobody reads for the operator. */
  reader: string;
  /** False until the mailed link was followed: nobody has read it yet. */
  isConfirmed: boolean;
  messages: ThreadEntry[];
}

/** A question in a list. */
export interface ListedQuestion {
  id: string;
  tourTitle: string;
  name: string;
  /** The newest message: whether the person wrote it, its UTC instant and its beginning. */
  isOpen: boolean;
  lastAt: number;
  lastText: string;
}
