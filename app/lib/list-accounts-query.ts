import { accountStatuses, roles } from "~/domain/account";
import { accountSorts, companySorts } from "~/domain/account-list";
import { companyStatuses } from "~/domain/company";
import { filterOf, listQuerySchema } from "./list-query";

/** URL parameters of User Management and its CSV file. */
export const usersQuerySchema = listQuerySchema(accountSorts, {
  role: filterOf(roles),
  status: filterOf(accountStatuses),
});

/** URL parameters of the operator list and its CSV file. */
export const operatorsQuerySchema = listQuerySchema(companySorts, { status: filterOf(companyStatuses) });
