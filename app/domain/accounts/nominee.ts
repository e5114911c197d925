import { z } from "zod";
import { personMessages } from "./messages";
import { nameSchema } from "./person-fields";
import { profileFormMessages as m } from "./profile/messages";

/** Person who may use someone's rights over their data if they die or can't. Source: section 14 of the DPDP Act, 2023. */
export interface Nominee {
  name: string | null;
  /** Phone number, e-mail address or postal address. */
  contact: string | null;
}

const contactSchema = z
  .string({ error: () => m().nomineeContact })
  .trim()
  .normalize("NFC")
  .min(1, { error: () => m().nomineeContact })
  .max(200, { error: () => personMessages().atMost(200) })
  .regex(/^[^\p{Cc}\p{Cs}<>]*$/u, { error: () => personMessages().noBrackets });

/** The nominee's form in two fields: both, or neither to remove the nominee. */
export const nomineeSchema = z
  .object({ nomineeName: z.string().trim().max(200), nomineeContact: z.string().trim().max(400) })
  .transform((fields, context): Nominee => {
    if (fields.nomineeName === "" && fields.nomineeContact === "") return { name: null, contact: null };
    const name = nameSchema(() => m().nomineeName).safeParse(fields.nomineeName);
    const contact = contactSchema.safeParse(fields.nomineeContact);
    for (const [field, result] of [
      ["nomineeName", name],
      ["nomineeContact", contact],
    ] as const)
      for (const { message } of result.error?.issues ?? [])
        context.addIssue({ code: "custom", path: [field], message });
    return { name: name.data ?? null, contact: contact.data ?? null };
  });
