import { listOutbox, resendMail } from "../mail/resend-mail";
import { handleMessage, removeSubscriber, replyToMessage } from "./handle-message";
import { admin, query } from "../authz/guards";
import { listInbox, listSubscribers } from "./inbox.repo";

export const messageUseCases = {
  listInbox: admin("messages", query(listInbox)),
  handleMessage: admin("messages", handleMessage),
  replyToMessage: admin("messages", replyToMessage),
  listSubscribers: admin("messages", query(listSubscribers)),
  removeSubscriber: admin("messages", removeSubscriber),
  listOutbox: admin("messages", listOutbox),
  resendMail: admin("messages", resendMail),
};
