import { logged } from "../audit/log-reading";
import { listOutbox, resendMail } from "../notifications/mail/resend-mail";
import { handleMessage, removeSubscriber, replyToMessage } from "./handle-message";
import { admin, query } from "../platform/authz/guards";
import { listInbox } from "./inbox.repo";
import { listSubscribers } from "./list-subscribers";

export const messageUseCases = {
  listInbox: admin(
    "messages",
    logged("inbox", query(listInbox), () => "inbox"),
  ),
  handleMessage: admin("messages", handleMessage),
  replyToMessage: admin("messages", replyToMessage),
  listSubscribers: admin(
    "messages",
    logged("subscribers", listSubscribers, () => "subscribers"),
  ),
  removeSubscriber: admin("messages", removeSubscriber),
  listOutbox: admin(
    "messages",
    logged("mails", listOutbox, () => "outbox"),
  ),
  resendMail: admin("messages", resendMail),
};
