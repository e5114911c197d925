import { contactSubjects } from "~/domain/messages/message";
import { filterOf, listQuerySchema } from "~/lib/pages/list-query";

/** URL parameters of the list of contact messages. */
export const inboxQuerySchema = listQuerySchema(["-received", "received", "name", "-name"], {
  state: filterOf(["open", "handled"]),
  subject: filterOf(contactSubjects),
});

/** URL parameters of the newsletter's list. */
export const subscribersQuerySchema = listQuerySchema(["-since", "since", "email", "-email"], {});
