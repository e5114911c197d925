import { listOutbox, resendMail } from "../mail/resend-mail";
import { handleMessage, removeSubscriber, replyToMessage } from "./handle-message";
import { admin, query } from "../authz/guards";
import { listInbox, listSubscribers } from "./inbox.repo";

export const messageUseCases = {
  listInbox: admin(query(listInbox)),
  handleMessage: admin(handleMessage),
  replyToMessage: admin(replyToMessage),
  listSubscribers: admin(query(listSubscribers)),
  removeSubscriber: admin(removeSubscriber),
  listOutbox: admin(listOutbox),
  resendMail: admin(resendMail),
};
