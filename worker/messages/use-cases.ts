import { listOutbox, resendMail } from "../mail/resend-mail";
import {
  handleMessage,
  listInbox,
  listSubscribers,
  removeSubscriber,
  replyToMessage,
} from "./handle-message";
import { admin } from "../authz/guards";

export const messageUseCases = {
  listInbox: admin(listInbox),
  handleMessage: admin(handleMessage),
  replyToMessage: admin(replyToMessage),
  listSubscribers: admin(listSubscribers),
  removeSubscriber: admin(removeSubscriber),
  listOutbox: admin(listOutbox),
  resendMail: admin(resendMail),
};
