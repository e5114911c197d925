import { admin, query, staff } from "../../authz/guards";
import { getBankAccount, withdrawBankChange } from "./bank-account";
import { changeLogo, removeLogo } from "./change-logo";
import { listOwnDocuments, readDocument, readOwnDocument, removeDocument, addDocument } from "./documents";
import {
  requestBankChange,
  confirmBankChange,
  getBankChange,
  revealBankAccount,
} from "./change-bank-account";
import { updateOwnOperator, getOwnOperator } from "./update-own-operator";
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
