import { accountStatuses, roles } from "~/domain/account";
import { accountSorts, companySorts } from "~/domain/account-list";
import { companyStatuses } from "~/domain/company";
import { filterOf, listQuerySchema } from "./list-query";

/** What the addresses of User Management and of its file say. */
export const usersQuerySchema = listQuerySchema(accountSorts, {
  role: filterOf(roles),
  status: filterOf(accountStatuses),
});

/** The same of the companies. */
export const operatorsQuerySchema = listQuerySchema(companySorts, { status: filterOf(companyStatuses) });
