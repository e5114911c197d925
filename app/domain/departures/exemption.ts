import { z } from "zod";
import { invalidFields } from "~/domain/errors";
import { exemptionMessages } from "./exemption-messages/messages";

/** Why an operator or the platform that cancels owes no compensation. Source: docs/decisions/055-cancellations-cost-both-sides.md. */

/** Grounds for which no compensation is owed. */
export const exemptGrounds = ["weather", "authority", "closure", "smallest-party"] as const;
export type ExemptGround = (typeof exemptGrounds)[number];

export function groundLabel(ground: ExemptGround): string {
  return exemptionMessages().grounds[ground];
}

/** A ground with its evidence, both shown to the traveler. */
export interface Exemption {
  ground: ExemptGround;
  evidence: string;
}

/** Describes an exemption: "No compensation is owed. Order of an authority: 12/2026, District Magistrate". */
export function exemptionInWords({ ground, evidence }: Exemption): string {
  return exemptionMessages().notOwed(groundLabel(ground), evidence);
}

const evidence = z
  .string()
  .trim()
  .normalize("NFC")
  .max(300, "Please keep it to 300 characters.")
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, "Please write it on one line, without characters that cannot be stored.");

/** Fields of a form or an API that name an exemption; "" counts as none. */
export const exemptionFields = {
  ground: z
    .enum(["", ...exemptGrounds])
    .optional()
    .meta({ description: "Ground for which no compensation is owed; needs `evidence`" }),
  evidence: evidence.optional().meta({ description: "Source, number and date of the order or the warning" }),
};
export type ExemptionFields = Partial<z.output<z.ZodObject<typeof exemptionFields>>>;

/**
 * Reads the fields of an exemption; null without one.
 * @param isRequired true if nobody is to be at fault
 * @throws AppError `invalid` (a ground without evidence, or the reverse)
 */
export function readExemption(
  { ground = "", evidence: source = "" }: ExemptionFields,
  isRequired = false,
): Exemption | null {
  if (ground === "") {
    if (source === "" && !isRequired) return null;
    throw invalidFields({ ground: ["Please choose the ground for which nobody is at fault."] });
  }
  if (source.length < 10)
    throw invalidFields({
      evidence: ["Please name the source, with number and date: at least 10 characters."],
    });
  return { ground, evidence: source };
}
