import { contactSubjects } from "~/domain/message";
import { filterOf, listQuerySchema } from "./list-query";

/** What an address says of the messages from the contact page. */
export const inboxQuerySchema = listQuerySchema(["-received", "received", "name", "-name"], {
  state: filterOf(["open", "handled"]),
  subject: filterOf(contactSubjects),
});

/** What an address says of the newsletter's list. */
export const subscribersQuerySchema = listQuerySchema(["-since", "since", "email", "-email"], {});
