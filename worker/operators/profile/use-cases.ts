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
import { reading } from "../../platform/authz/use-case";
import { listBankAccounts } from "./bank-account.repo";

export const operatorProfileUseCases = {
  getOperatorProfile: staff("company", reading(getOperatorProfile)),
  updateOperatorProfile: staff("company", updateOperatorProfile),
  changeLogo: staff("company", changeLogo),
  removeLogo: staff("company", removeLogo),
  getBankAccount: staff("company", reading(getBankAccount)),
  requestBankChange: afterSignIn(staff("company", requestBankChange)),
  withdrawBankChange: staff("company", withdrawBankChange),
  getBankChange: staff("company", reading(getBankChange)),
  confirmBankChange: afterSignIn(staff("company", confirmBankChange)),
  recordTransfer: afterSignIn(admin("payouts", recordTransfer)),
  enterTransferReference: staff("company", enterTransferReference),
  revealBankAccount: afterSignIn(admin("payouts", revealBankAccount)),
  listAccountsToPay: admin("money", query(listBankAccounts)),
  listOperatorDocuments: staff("company", reading(listOperatorDocuments)),
  addDocument: staff("company", addDocument),
  removeDocument: staff("company", removeDocument),
  readOperatorDocument: staff("company", readOperatorDocument),
  readDocument: admin("users", readDocument),
};
