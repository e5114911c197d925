import type { Viewer } from "~/domain/accounts/account";
import type { Dependencies } from "../services";
import { listActions } from "./list-actions";
import { verifyLog } from "./verify-log";

export function auditServices({ db, audit }: Dependencies) {
  return {
    listActions: (viewer: Viewer | null, query: Parameters<typeof listActions>[2]) =>
      listActions({ db }, viewer, query),
    verifyLog: (viewer: Viewer | null) => verifyLog(audit, viewer),
  };
}
