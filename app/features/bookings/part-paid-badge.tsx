import { Badge } from "~/ui/badge";
import { partPaidInWords } from "~/domain/desk/part-paid";
import { stepMessages } from "~/domain/desk/step-messages/messages";

/** Badge of a booking of which only a part is paid. */
export function PartPaidBadge({ booking }: { booking: Parameters<typeof partPaidInWords>[0] }) {
  return partPaidInWords(booking) === null ? null : <Badge tone="warning">{stepMessages().somePaid}</Badge>;
}
