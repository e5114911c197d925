import { getBankAccount, withdrawBankChange } from "./bank-account";
import { changeLogo, removeLogo } from "./change-logo";
import { confirmBankChange, getBankChange } from "./confirm-bank-change";
import {
  addDocument,
  listOperatorDocuments,
  readDocument,
  readOperatorDocument,
  removeDocument,
} from "./documents";
import { getOperatorProfile } from "./get-operator-profile";
import { enterTransferReference, recordTransfer } from "./prove-bank-account";
import { requestBankChange } from "./request-bank-change";
import { revealBankAccount } from "./reveal-bank-account";
import { updateOperatorProfile } from "./update-operator-profile";
import { afterSignIn, admin, query, staff } from "../../platform/authz/guards";
import { listBankAccounts } from "./bank-account.repo";

export const operatorProfileUseCases = {
  getOperatorProfile: staff("company", getOperatorProfile),
  updateOperatorProfile: staff("company", updateOperatorProfile),
  changeLogo: staff("company", changeLogo),
  removeLogo: staff("company", removeLogo),
  getBankAccount: staff("company", getBankAccount),
  requestBankChange: afterSignIn(staff("company", requestBankChange)),
  withdrawBankChange: staff("company", withdrawBankChange),
  getBankChange: staff("company", getBankChange),
  confirmBankChange: afterSignIn(staff("company", confirmBankChange)),
  recordTransfer: afterSignIn(admin("payouts", recordTransfer)),
  enterTransferReference: staff("company", enterTransferReference),
  revealBankAccount: afterSignIn(admin("payouts", revealBankAccount)),
  listAccountsToPay: admin("money", query(listBankAccounts)),
  listOperatorDocuments: staff("company", listOperatorDocuments),
  addDocument: staff("company", addDocument),
  removeDocument: staff("company", removeDocument),
  readOperatorDocument: staff("company", readOperatorDocument),
  readDocument: admin("users", readDocument),
};
