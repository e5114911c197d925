import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import {
  bookingNoteSchema,
  contactRepairSchema,
  repairChangeSchema,
  repairFields,
  type RepairQuote,
} from "~/domain/desk/repair";
import { buyerStateFields } from "~/domain/money/invoices/invoice-details";
import { withTypedExtras } from "~/domain/bookings/booking-form";
import { parseFields } from "~/domain/form-fields";
import { answerForm } from "~/platform/forms/answer-form";
import { seenNumberSchema } from "~/platform/forms/read-form";
import type { PageServices } from "../../../../../worker/platform/http/page-services";

const expectedVersion = seenNumberSchema;

const kinds = ["date", "party", "price", "extras"] as const;
type RepairKind = (typeof kinds)[number];

const quoteSchema = z.object({
  intent: z.enum(["repair-quote-date", "repair-quote-party", "repair-quote-price", "repair-quote-extras"]),
  ...repairFields,
});
const makeSchema = z.object({
  intent: z.enum(["repair-date", "repair-party", "repair-price", "repair-extras"]),
  ...repairFields,
  expectedVersion,
  expectedTotal: seenNumberSchema,
});

const repairSchema = z.discriminatedUnion("intent", [
  quoteSchema,
  makeSchema,
  contactRepairSchema.extend({ intent: z.literal("repair-contact"), expectedVersion }),
  bookingNoteSchema.extend({ intent: z.literal("repair-note") }),
  z.object({ intent: z.literal("repair-state"), ...buyerStateFields }),
  z.object({ intent: z.literal("repair-documents") }),
  z.object({ intent: z.literal("repair-withdraw"), expectedVersion }),
]);

/** Returns true for a form of this file; both portals have further ones on the booking's page. */
export function isRepairForm(form: FormData): boolean {
  return String(form.get("intent")).startsWith("repair-");
}

/** Handles the forms that change a booking by its office. The use cases check the viewer's rights. */
export function repairByForm(services: PageServices, viewer: Viewer, bookingId: string, form: FormData) {
  return answerForm<z.output<typeof repairSchema>, RepairQuote>(
    withTypedExtras(form),
    repairSchema,
    async (typed) => {
      switch (typed.intent) {
        case "repair-contact": {
          const { intent: _, ...contact } = typed;
          const { isMailed } = await services.repairContact(viewer, { bookingId, ...contact });
          return isMailed
            ? "The details were changed. Everyone concerned gets a mail."
            : `The details were changed. ${notMailed}`;
        }
        case "repair-note": {
          const { noteId, text } = typed;
          await services.addBookingNote(viewer, { bookingId, noteId, text });
          return "The note was added.";
        }
        case "repair-state": {
          const { state, postalCode } = typed;
          await services.saveBuyerState(viewer, bookingId, { state, postalCode });
          return "The State was saved.";
        }
        case "repair-documents":
          await services.resendDocuments(viewer, bookingId);
          return "The documents were sent to the traveler.";
        case "repair-withdraw":
          await services.withdrawProposal(viewer, { bookingId, expectedVersion: typed.expectedVersion });
          return "The change was withdrawn.";
        case "repair-quote-date":
        case "repair-quote-party":
        case "repair-quote-price":
        case "repair-quote-extras":
          return { result: await services.quoteRepair(viewer, readRepair(bookingId, typed)) };
        default: {
          const { reason, expectedTotal, expectedVersion: version } = typed;
          const { isMade, isMailed } = await services.repairBooking(viewer, {
            ...readRepair(bookingId, typed),
            reason,
            expectedTotal,
            expectedVersion: version,
          });
          if (isMade) return `The booking was changed. ${isMailed ? "The traveler gets a mail." : notMailed}`;
          return "The traveler was asked by mail. The booking stays as it is until they accept.";
        }
      }
    },
    // A rejected price or version comes with the new quote.
    ({ code }, typed) =>
      "expectedTotal" in typed && (code === "price_changed" || code === "conflict")
        ? services.quoteRepair(viewer, readRepair(bookingId, typed)).catch(() => null)
        : null,
  );
}

const notMailed = "The traveler has no e-mail address with us, so please call them.";

type TypedRepair = z.output<typeof quoteSchema> | z.output<typeof makeSchema>;

function readRepair(bookingId: string, { intent, bearer, ...typed }: TypedRepair) {
  const {
    travelDate = "",
    otherDate,
    otherTime,
    numberOfTravelers,
    children = 0,
    infants = 0,
    extras = [],
    total,
  } = typed;
  const kind = kindOf(intent);
  const [day, startTime] = otherDate?.trim()
    ? [otherDate.trim(), otherTime || undefined]
    : travelDate.split("T");
  const fields = {
    date: { kind, travelDate: day, startTime },
    party: { kind, numberOfTravelers, children, infants },
    extras: { kind, extras },
    price: { kind, total },
  };
  return { bookingId, change: parseFields(repairChangeSchema, fields[kind]), bearer };
}

function kindOf(intent: TypedRepair["intent"]): RepairKind {
  return kinds.find((kind) => intent.endsWith(kind)) ?? "date";
}
