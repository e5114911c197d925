import { z } from "zod";
import { payoutStatuses } from "~/domain/money/payout";
import { filterOf, listQuerySchema } from "~/lib/pages/list-query";

export const payoutQuerySchema = listQuerySchema(
  ["-at", "at", "-amount", "amount", "operator", "-operator"],
  {
    status: filterOf(payoutStatuses),
    operator: z.string().max(100).optional().catch(undefined),
  },
);
