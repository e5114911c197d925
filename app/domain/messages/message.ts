import { z } from "zod";
import { emailSchema, nameSchema } from "~/domain/accounts/person-fields";
import { contactErrors } from "./messages";

/** Messages from the site's forms. Source: specification 2, section 2. */

/** Contact subjects, in the order of the form. */
export const contactSubjects = [
  "General Inquiry",
  "Booking Question",
  "Customer Support",
  "Partnership Opportunity",
  "Feedback",
] as const;
export type ContactSubject = (typeof contactSubjects)[number];

export const contactSchema = z.object({
  name: nameSchema(() => contactErrors().enterName),
  email: emailSchema,
  subject: z.enum(contactSubjects, { error: () => contactErrors().chooseSubject }),
  message: z
    .string({ error: () => contactErrors().writeMessage })
    .trim()
    .normalize("NFC")
    .min(1, { error: () => contactErrors().writeMessage })
    .max(4000, { error: () => contactErrors().tooLong })
    .regex(/^[^\p{Cs}\0]*$/u, { error: () => contactErrors().notStorable }),
});
export type ContactMessage = z.output<typeof contactSchema>;

export const subscriptionSchema = z.object({ email: emailSchema });

/** A message from the contact page, as shown to admins. */
export interface InboxMessage extends Omit<ContactMessage, "subject"> {
  id: string;
  subject: ContactSubject;
  /** UTC instants. */
  createdAt: number;
  handledAt: number | null;
  /** Name of the admin who resolved it. */
  handledBy: string | null;
}

export interface Subscriber {
  id: string;
  email: string;
  /** UTC instant. */
  createdAt: number;
}

export const replySchema = z.object({
  id: z.string("Please reload the page.").min(1, "Please reload the page."),
  /** Idempotency key made by the form. */
  replyId: z.uuid("Please reload the page."),
  /** Time at which the message was resolved, as read; empty if it was open. */
  handledAt: z
    .string("Please reload the page.")
    .regex(/^\d{0,15}$/, "Please reload the page.")
    .transform((instant) => (instant === "" ? null : Number(instant))),
  text: z
    .string("Please write your reply.")
    .trim()
    .normalize("NFC")
    .min(1, "Please write your reply.")
    .max(4000, "Please keep it to 4,000 characters.")
    .regex(/^[^\p{Cs}\0]*$/u, "Please leave out characters that cannot be stored."),
});
export type Reply = z.output<typeof replySchema>;

/** State of a message, returned if someone else has resolved or reopened it. */
export type HandledState = Pick<InboxMessage, "handledAt">;
