import { z } from "zod";
import { emailSchema, nameSchema } from "./person-fields";

/** What people send us from the site's forms. Source: specification 2, section 2. */

/** What a message can be about, in the order of the form. */
export const contactSubjects = [
  "General Inquiry",
  "Booking Question",
  "Customer Support",
  "Partnership Opportunity",
  "Feedback",
] as const;
export type ContactSubject = (typeof contactSubjects)[number];

export const contactSchema = z.object({
  name: nameSchema("Please enter your name."),
  email: emailSchema,
  subject: z.enum(contactSubjects, "Please choose what it is about."),
  message: z
    .string("Please write your message.")
    .trim()
    .normalize("NFC")
    .min(1, "Please write your message.")
    .max(4000, "Please keep it to 4,000 characters.")
    .regex(/^[^\p{Cs}\0]*$/u, "Please leave out characters that cannot be stored."),
});
export type ContactMessage = z.output<typeof contactSchema>;
export type ContactField = keyof ContactMessage;

export const subscriptionSchema = z.object({ email: emailSchema });

/** A message from the contact page, as administrators see it. */
export interface InboxMessage extends Omit<ContactMessage, "subject"> {
  id: string;
  subject: ContactSubject;
  /** UTC instants. */
  createdAt: number;
  handledAt: number | null;
  /** The name of who dealt with it. */
  handledBy: string | null;
}

export interface Subscriber {
  id: string;
  email: string;
  /** UTC instant. */
  createdAt: number;
}

/** An answer to a message. */
export const replySchema = z.object({
  id: z.string("Please load the page again.").min(1, "Please load the page again."),
  /** Made by the form: an answer is sent once, however often it is posted. */
  replyId: z.uuid("Please load the page again."),
  /** When the message was dealt with, as it was read; empty where it was open. */
  handledAt: z
    .string("Please load the page again.")
    .regex(/^\d{0,15}$/, "Please load the page again.")
    .transform((instant) => (instant === "" ? null : Number(instant))),
  text: z
    .string("Please write your answer.")
    .trim()
    .normalize("NFC")
    .min(1, "Please write your answer.")
    .max(4000, "Please keep it to 4,000 characters.")
    .regex(/^[^\p{Cs}\0]*$/u, "Please leave out characters that cannot be stored."),
});
export type Reply = z.output<typeof replySchema>;
