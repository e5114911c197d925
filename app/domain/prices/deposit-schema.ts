import { z } from "zod";
import { minBalanceDays, type Deposit, type DepositTerms } from "./deposit";

/** Terms of a tour, copied to each booking sold with them. */
export const depositTermsSchema = z.object({
  percent: z.int().min(10).max(90).meta({ description: "Share of the total paid with the booking" }),
  balanceDays: z
    .int()
    .min(minBalanceDays)
    .max(365)
    .meta({ description: "Days before departure by which the rest is due" }),
}) satisfies z.ZodType<DepositTerms>;

/** A total split by its terms. Whole rupees. */
export const depositSchema = z.object({
  /** Due with the booking. */
  amount: z.int().min(1),
  /** The rest of the total. */
  balance: z.int().min(1),
  /** Day in India by which the balance is due. */
  balanceBy: z.iso.date(),
}) satisfies z.ZodType<Deposit>;
