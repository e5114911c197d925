import { expect, test } from "vitest";
import { meetingParts, wayFromLandmark, wayInWords } from "~/domain/tours/meeting-place";

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

test("the way from a landmark states metres, direction and minutes of two stored points", () => {
  const landmark = { place: "Regal Circle", at: [18.9246, 72.8325] as [number, number] };
  const way = wayFromLandmark({ landmark, meetingAt: [18.922, 72.8347] });
  expect(way && wayInWords(way)).toBe("370 m south-east of Regal Circle, about 7 minutes on foot");
  expect(way?.east).toBeGreaterThan(0);
  expect(way?.north).toBeLessThan(0);
  expect(wayFromLandmark({ landmark: undefined, meetingAt: [18.922, 72.8347] })).toBeNull();
  expect(wayFromLandmark(null)).toBeNull();
});
