import { expect, test } from "vitest";
import { meetingParts } from "~/domain/tours/meeting-place";

test.for<[string, string, string]>([
  [
    "Gateway of India, Apollo Bunder, at the railings beside the ferry ticket booths",
    "Gateway of India",
    "Apollo Bunder, at the railings beside the ferry ticket booths",
  ],
  ["Mumbai, Paldi crossroads, in front of the museum", "Mumbai, Paldi crossroads", "In front of the museum"],
  ["Your hotel; a second stop at Vashi", "Your hotel", "A second stop at Vashi"],
  ["Mumbai", "Mumbai", ""],
  ["", "", ""],
])("the meeting point %s", ([text, landmark, details]) => {
  expect(meetingParts(text, "Mumbai")).toStrictEqual({ landmark, details });
});
