import { getBankAccount, withdrawBankChange } from "./bank-account";
import { changeLogo, removeLogo } from "./change-logo";
import { confirmBankChange, getBankChange } from "./confirm-bank-change";
import { addDocument, listOwnDocuments, readDocument, readOwnDocument, removeDocument } from "./documents";
import { getOwnOperator } from "./get-own-operator";
import { requestBankChange } from "./request-bank-change";
import { revealBankAccount } from "./reveal-bank-account";
import { updateOwnOperator } from "./update-own-operator";
import { admin, query, staff } from "../../authz/guards";
import { listBankAccounts } from "./bank-account.repo";

export const operatorProfileUseCases = {
  getOwnOperator: staff("company", getOwnOperator),
  updateOwnOperator: staff("company", updateOwnOperator),
  changeLogo: staff("company", changeLogo),
  removeLogo: staff("company", removeLogo),
  getBankAccount: staff("company", getBankAccount),
  requestBankChange: staff("company", requestBankChange),
  withdrawBankChange: staff("company", withdrawBankChange),
  getBankChange: staff("company", getBankChange),
  confirmBankChange: staff("company", confirmBankChange),
  revealBankAccount: admin(revealBankAccount),
  listAccountsToPay: admin(query(listBankAccounts)),
  listOwnDocuments: staff("company", listOwnDocuments),
  addDocument: staff("company", addDocument),
  removeDocument: staff("company", removeDocument),
  readOwnDocument: staff("company", readOwnDocument),
  readDocument: admin(readDocument),
};
