import { addDocument } from "./add-document";
import { getBankAccount, withdrawBankChange } from "./bank-account";
import { changeLogo, removeLogo } from "./change-logo";
import { confirmBankChange, getBankChange } from "./confirm-bank-change";
import { listOwnDocuments, readDocument, readOwnDocument, removeDocument } from "./documents";
import { getOwnCompany } from "./get-own-company";
import { requestBankChange } from "./request-bank-change";
import { listAccountsToPay, revealBankAccount } from "./reveal-bank-account";
import { updateOwnCompany } from "./update-own-company";
import { anyone } from "../../use-case";

export const companyUseCases = {
  getOwnCompany: anyone(getOwnCompany),
  updateOwnCompany: anyone(updateOwnCompany),
  changeLogo: anyone(changeLogo),
  removeLogo: anyone(removeLogo),
  getBankAccount: anyone(getBankAccount),
  requestBankChange: anyone(requestBankChange),
  withdrawBankChange: anyone(withdrawBankChange),
  getBankChange: anyone(getBankChange),
  confirmBankChange: anyone(confirmBankChange),
  revealBankAccount: anyone(revealBankAccount),
  listAccountsToPay: anyone(listAccountsToPay),
  listOwnDocuments: anyone(listOwnDocuments),
  addDocument: anyone(addDocument),
  removeDocument: anyone(removeDocument),
  readOwnDocument: anyone(readOwnDocument),
  readDocument: anyone(readDocument),
};
