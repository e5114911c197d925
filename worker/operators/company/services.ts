import type { Viewer } from "~/domain/accounts/account";
import { checkPassword } from "../../accounts/check-password";
import type { Dependencies } from "../../services";
import { addDocument } from "./add-document";
import { getBankAccount, withdrawBankChange } from "./bank-account";
import { changeLogo, removeLogo } from "./change-logo";
import { confirmBankChange, getBankChange } from "./confirm-bank-change";
import { listOwnDocuments, readDocument, readOwnDocument, removeDocument } from "./documents";
import { getOwnCompany } from "./get-own-company";
import { requestBankChange } from "./request-bank-change";
import { listAccountsToPay, revealBankAccount } from "./reveal-bank-account";
import { updateOwnCompany } from "./update-own-company";

export function companyServices({
  db,
  clock,
  auth,
  accounts,
  audit,
  keys,
  logos,
  papers,
  limiters,
}: Dependencies) {
  return {
    getOwnCompany: (viewer: Viewer | null, slug: string | null) => getOwnCompany({ db }, viewer, slug),
    updateOwnCompany: (viewer: Viewer | null, change: Parameters<typeof updateOwnCompany>[2]) =>
      updateOwnCompany({ db, audit }, viewer, change),
    changeLogo: (viewer: Viewer | null, upload: Parameters<typeof changeLogo>[2]) =>
      changeLogo({ db, logos, limiter: limiters.form }, viewer, upload),
    removeLogo: (viewer: Viewer | null, company: { slug: string }) =>
      removeLogo({ db, logos }, viewer, company),
    findLogo: (name: string, known: string | null) => logos.find(name, known),
    getBankAccount: (viewer: Viewer | null, slug: string | null) =>
      getBankAccount({ db, clock, auth }, viewer, slug),
    requestBankChange: (viewer: Viewer | null, change: Parameters<typeof requestBankChange>[2]) =>
      requestBankChange(
        {
          ...accounts,
          audit,
          keys,
          limiter: limiters.form,
          checkPassword: (person, password) => checkPassword(accounts, person, password),
        },
        viewer,
        change,
      ),
    withdrawBankChange: (viewer: Viewer | null, company: { slug: string }) =>
      withdrawBankChange({ db, audit }, viewer, company),
    getBankChange: (viewer: Viewer | null, token: string) => getBankChange({ db, clock }, viewer, token),
    confirmBankChange: (viewer: Viewer | null, token: string) =>
      confirmBankChange({ ...accounts, audit }, viewer, token),
    revealBankAccount: (viewer: Viewer | null, company: { slug: string }) =>
      revealBankAccount({ db, audit, keys }, viewer, company),
    listAccountsToPay: (viewer: Viewer | null, companies: readonly string[]) =>
      listAccountsToPay({ db }, viewer, companies),
    listOwnDocuments: (viewer: Viewer | null, slug: string | null) => listOwnDocuments({ db }, viewer, slug),
    addDocument: (viewer: Viewer | null, upload: Parameters<typeof addDocument>[2]) =>
      addDocument({ db, clock, audit, papers, limiter: limiters.form }, viewer, upload),
    removeDocument: (viewer: Viewer | null, document: { id: string }) =>
      removeDocument({ db, clock, audit, papers }, viewer, document),
    readOwnDocument: (viewer: Viewer | null, document: { id: string }) =>
      readOwnDocument({ db, papers }, viewer, document),
    readDocument: (viewer: Viewer | null, document: { slug: string; id: string }) =>
      readDocument({ db, audit, papers }, viewer, document),
  };
}
