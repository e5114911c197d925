import { z } from "zod";
import { nameSchema } from "./person-fields";

/** Person who may use someone's rights over their data if they die or can't. Source: section 14 of the DPDP Act, 2023. */
export interface Nominee {
  name: string | null;
  /** Phone number, e-mail address or postal address. */
  contact: string | null;
}

const contactSchema = z
  .string("Please enter how to reach the person.")
  .trim()
  .normalize("NFC")
  .min(1, "Please enter how to reach the person.")
  .max(200, "Please keep it to 200 characters.")
  .regex(/^[^\p{Cc}\p{Cs}<>]*$/u, "Please leave out < > and control characters.");

/** The nominee's form in two fields: both, or neither to remove the nominee. */
export const nomineeSchema = z
  .object({ nomineeName: z.string().trim().max(200), nomineeContact: z.string().trim().max(400) })
  .transform((fields, context): Nominee => {
    if (fields.nomineeName === "" && fields.nomineeContact === "") return { name: null, contact: null };
    const name = nameSchema("Please enter the person’s name.").safeParse(fields.nomineeName);
    const contact = contactSchema.safeParse(fields.nomineeContact);
    for (const [field, result] of [
      ["nomineeName", name],
      ["nomineeContact", contact],
    ] as const)
      for (const { message } of result.error?.issues ?? [])
        context.addIssue({ code: "custom", path: [field], message });
    return { name: name.data ?? null, contact: contact.data ?? null };
  });
