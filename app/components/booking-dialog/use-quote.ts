import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import type { BookingFormValues } from "~/domain/booking";
import { quoteAnswers } from "~/domain/booking-review";
import { couponCodeSchema } from "~/domain/coupon";
import type { Quote } from "~/domain/pricing";
import { quoteRequestSchema } from "~/domain/quote";
import type { TourCard } from "~/domain/tour";
import { useToday } from "~/hooks/use-today";
import { QuoteRefused, requestQuote } from "./request-quote";

const noAnswer = "We could not check the coupon just now. Please try again.";

/**
 * The price of the answers so far: at once by the tour's own rules, and on the review or with a coupon as the server
 * quotes it. The form's `couponCode` is what is typed; `applied` is what the price holds.
 */
export function useQuote(tour: TourCard, form: UseFormReturn<BookingFormValues>, isReview: boolean) {
  const today = useToday();
  const [travelDate, numberOfTravelers, children, infants, roomType] = useWatch({
    control: form.control,
    name: ["travelDate", "numberOfTravelers", "children", "infants", "roomType"],
  });
  const [applied, setApplied] = useState("");
  const [isApplying, setApplying] = useState(false);
  const [quoted, setQuoted] = useState<{ body: string; quote: Quote } | null>(null);

  const answers = { travelDate, numberOfTravelers, children, infants, roomType };
  const canBeQuoted = quoteRequestSchema.safeParse({ tour: tour.slug, ...answers }).success;
  const bodyWith = (couponCode: string) =>
    JSON.stringify({ tour: tour.slug, ...answers, ...(couponCode !== "" && { couponCode }) });
  const body = bodyWith(applied);
  const isCurrent = quoted?.body === body;
  const isWanted = canBeQuoted && !isCurrent && (isReview || applied !== "");

  useEffect(() => {
    if (!isWanted) return;
    const request = new AbortController();
    requestQuote(body, request.signal).then(
      (quote) => setQuoted({ body, quote }),
      (error: unknown) => {
        // Without an answer the price stays the one by the tour's rules; the booking's own check guards the total.
        if (!(error instanceof QuoteRefused) || error.couponProblem === null) return;
        setApplied("");
        form.setError("couponCode", { message: error.couponProblem });
      },
    );
    return () => request.abort();
  }, [isWanted, body, form]);

  /** Tries what is typed as a coupon. */
  async function applyCoupon() {
    if (isApplying) return;
    const code = couponCodeSchema.safeParse(form.getValues("couponCode") ?? "");
    const fail = (message: string) => form.setError("couponCode", { message }, { shouldFocus: true });
    if (!code.success) return fail("Please keep it to 40 characters.");
    if (code.data === "") return fail("Please enter the code.");
    if (!canBeQuoted) return fail("Please complete the travel details first: they make the price.");
    setApplying(true);
    try {
      const quote = await requestQuote(bodyWith(code.data));
      form.clearErrors("couponCode");
      setApplied(code.data);
      setQuoted({ body: bodyWith(code.data), quote });
    } catch (error) {
      fail(error instanceof QuoteRefused ? (error.couponProblem ?? error.message) : noAnswer);
    } finally {
      setApplying(false);
    }
  }

  return {
    quote: isCurrent ? quoted.quote : quoteAnswers(tour, answers, today),
    /** The server's newer price, told with its refusal of the old one. */
    takeQuote: (quote: Quote) => setQuoted({ body, quote }),
    coupon: {
      applied,
      isApplying,
      apply: applyCoupon,
      /** Whether something is typed that the price does not hold. */
      isUntried: () =>
        (couponCodeSchema.safeParse(form.getValues("couponCode") ?? "").data ?? "") !== applied,
      /** Takes the coupon off the price; what is typed stays. */
      drop: () => setApplied(""),
      remove() {
        setApplied("");
        form.setValue("couponCode", "");
        form.clearErrors("couponCode");
      },
    },
  };
}
