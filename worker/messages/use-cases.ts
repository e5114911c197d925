import { listOutbox, resendMail } from "../mail/resend-mail";
import {
  handleMessage,
  listInbox,
  listSubscribers,
  removeSubscriber,
  replyToMessage,
} from "./handle-message";
import { anyone } from "../use-case";

export const messageUseCases = {
  listInbox: anyone(listInbox),
  handleMessage: anyone(handleMessage),
  replyToMessage: anyone(replyToMessage),
  listSubscribers: anyone(listSubscribers),
  removeSubscriber: anyone(removeSubscriber),
  listOutbox: anyone(listOutbox),
  resendMail: anyone(resendMail),
};
