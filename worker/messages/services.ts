import type { Viewer } from "~/domain/accounts/account";
import { startDelivery } from "../mail/outbox-mailer";
import { listOutbox, resendMail } from "../mail/resend-mail";
import type { Dependencies } from "../services";
import {
  handleMessage,
  listInbox,
  listSubscribers,
  removeSubscriber,
  replyToMessage,
} from "./handle-message";

export function messageServices(dependencies: Dependencies) {
  const { db, clock, audit } = dependencies;
  const answering = { audit, startDelivery: () => startDelivery(dependencies) };
  return {
    listInbox: (viewer: Viewer | null, query: Parameters<typeof listInbox>[2]) =>
      listInbox({ db }, viewer, query),
    handleMessage: (viewer: Viewer | null, change: Parameters<typeof handleMessage>[2]) =>
      handleMessage(audit, viewer, change),
    replyToMessage: (viewer: Viewer | null, reply: Parameters<typeof replyToMessage>[2]) =>
      replyToMessage(answering, viewer, reply),
    listSubscribers: (viewer: Viewer | null, query: Parameters<typeof listSubscribers>[2]) =>
      listSubscribers({ db }, viewer, query),
    removeSubscriber: (viewer: Viewer | null, id: string) => removeSubscriber(audit, viewer, id),
    listOutbox: (viewer: Viewer | null, query: Parameters<typeof listOutbox>[2]) =>
      listOutbox({ db, clock }, viewer, query),
    resendMail: (viewer: Viewer | null, id: string) => resendMail(answering, viewer, id),
  };
}
