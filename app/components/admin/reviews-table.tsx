import { Form, Link } from "react-router";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { SheetCell, SheetName, SheetRow, SheetTable } from "~/components/ui/sheet-table";
import { formatInstantInIndia } from "~/domain/calendar";

type ReviewStatus = "published" | "hidden";

interface Review {
  id: string;
  status: ReviewStatus;
  tourTitle: string;
  tourSlug: string;
  bookingId: string;
  authorName: string | null;
  rating: number;
  title: string;
  text: string;
  createdAt: number;
}

const heads = ["Review", "Stars", "Tour", "Written", "Status", "Actions"] as const;

/** The reviews as rows, with the way to hide or publish each. */
export function ReviewsTable({
  reviews,
  isBusy,
  onChange,
}: {
  reviews: Review[];
  isBusy: boolean;
  onChange: (reviewId: string, status: ReviewStatus) => void;
}) {
  return (
    <SheetTable caption="Reviews, newest first" heads={heads}>
      {reviews.map((review) => {
        const next: ReviewStatus = review.status === "published" ? "hidden" : "published";
        return (
          <SheetRow key={review.id} data-review={review.id}>
            <SheetName className="max-w-xl lg:min-w-72">
              {review.title}
              <span className="block font-normal whitespace-pre-line">{review.text}</span>
            </SheetName>
            <SheetCell label="Stars">{review.rating} of 5</SheetCell>
            <SheetCell>
              <Link to={`/tours/${review.tourSlug}`} className="text-peacock underline underline-offset-4">
                {review.tourTitle}
              </Link>
              <span className="block text-sm text-muted">Booking {review.bookingId}</span>
            </SheetCell>
            <SheetCell>
              {review.authorName ?? "A deleted account"}
              <span className="block text-sm whitespace-nowrap text-muted">
                {formatInstantInIndia(review.createdAt)}
              </span>
            </SheetCell>
            <SheetCell className="max-lg:py-1">
              <Badge tone={review.status === "published" ? "good" : "bad"}>
                {review.status === "published" ? "Published" : "Hidden"}
              </Badge>
            </SheetCell>
            <SheetCell className="py-1 lg:text-right">
              <Form
                method="post"
                onSubmit={(event) => {
                  event.preventDefault();
                  if (!isBusy) onChange(review.id, next);
                }}
              >
                <input type="hidden" name="reviewId" value={review.id} />
                <input type="hidden" name="status" value={next} />
                <Button
                  type="submit"
                  look={next === "hidden" ? "danger" : "primary"}
                  aria-disabled={isBusy || undefined}
                  className="min-h-9 px-3 py-1 text-sm whitespace-nowrap"
                >
                  {next === "hidden" ? "Hide" : "Publish"}
                  <span className="sr-only"> the review “{review.title}”</span>
                </Button>
              </Form>
            </SheetCell>
          </SheetRow>
        );
      })}
    </SheetTable>
  );
}
