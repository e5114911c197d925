import { Badge } from "~/ui/badge";
import { paidStateLabels, partPaidInWords } from "~/domain/desk/booking-list";

/** Badge of a booking of which only a part is paid. */
export function PartPaidBadge({ booking }: { booking: Parameters<typeof partPaidInWords>[0] }) {
  return partPaidInWords(booking) === null ? null : <Badge tone="warning">{paidStateLabels.part}</Badge>;
}
