import { accountStatuses, roles } from "~/domain/accounts/account";
import { accountSorts, companySorts } from "~/domain/accounts/account-list";
import { companyStatuses } from "~/domain/operators/company";
import { filterOf, listQuerySchema } from "~/lib/pages/list-query";

/** URL parameters of User Management and its CSV file. */
export const usersQuerySchema = listQuerySchema(accountSorts, {
  role: filterOf(roles),
  status: filterOf(accountStatuses),
});

/** URL parameters of the operator list and its CSV file. */
export const operatorsQuerySchema = listQuerySchema(companySorts, { status: filterOf(companyStatuses) });
