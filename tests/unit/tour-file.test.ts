import { format } from "oxfmt";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  maxFileBytes,
  maxFileTours,
  readFileTour,
  readTourFile,
  tourFileSchema,
  tourFileText,
  toFileTour,
} from "~/domain/tour-files/tour-file";
import { asWritten } from "~/domain/tour-drafts/tour-form";
import { AppError } from "~/domain/errors";
import { readTours } from "../../scripts/seed/catalogue";
import { readDemoTours } from "../../scripts/seed/demo-tours";

const tours = [...readTours(), ...readDemoTours("2026-11-21")].map((tour) =>
  Object.fromEntries(Object.entries(tour).filter(([name]) => name in tourFileSchema.shape)),
);

test("every catalogue tour is a file's tour, and comes back as it was", () => {
  for (const tour of tours) {
    const read = readFileTour(tour, String(tour.operator));
    if ("errors" in read) expect([tour.slug, read.errors]).toBeUndefined();
    else {
      const file = toFileTour(read.fields, { ...read.rest, kind: "destination" });
      const again = readTourFile(tourFileText([file]));
      expect(again).toHaveLength(1);
      const { partyQuestions: _, ...written } = tourFileSchema.parse(again[0]);
      const { partyQuestions: __, ...given } = tourFileSchema.parse(tour);
      const expected = { ...given, itinerary: given.itinerary.map(asWritten), kind: "destination" };
      expect(written).toStrictEqual(expected);
    }
  }
});

test("the errors of a tour are named by its fields in the file", () => {
  const [tour] = tours;
  const broken = {
    ...tour,
    title: "12,999 only",
    states: ["Atlantis"],
    itinerary: [{ title: "A day", text: "Nothing much happens.", stops: [{ place: "Home", at: [91, 78] }] }],
    color: "red",
  };
  const read = readFileTour(broken, "anyone");
  const errors = "errors" in read ? read.errors : {};
  expect(Object.keys(errors).toSorted()).toStrictEqual(["color", "itinerary.0.stops.0.at.0", "states.0"]);
  expect(errors.color).toStrictEqual(["Unknown field."]);
});

test("rules across fields are named as well", () => {
  const read = readFileTour({ ...tours[0], title: "Somewhere else entirely" }, "anyone");
  expect("errors" in read && read.errors.title?.[0]).toContain("must begin with the place");
});

function codeOf(content: string): string {
  try {
    readTourFile(content);
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return "none";
}

const toursOf = (length: number) => JSON.stringify({ tours: Array.from({ length }, () => 1) });

test("a file that cannot be read is refused as a whole", () => {
  expect(codeOf("{")).toBe("unparsable");
  for (const content of ["[]", '{"tours": []}', toursOf(maxFileTours + 1)])
    expect(codeOf(content)).toBe("invalid");
  expect(codeOf(JSON.stringify({ tours: ["x".repeat(maxFileBytes)] }))).toBe("too_large");
  expect(codeOf(toursOf(maxFileTours))).toBe("none");
});

// To write it again: npx vitest run tests/unit/tour-file.test.ts --update
test("docs/tour.schema.json is the schema of a file's tour", async () => {
  const schema = JSON.stringify(z.toJSONSchema(tourFileSchema, { io: "input", unrepresentable: "any" }));
  const { code } = await format("tour.schema.json", schema, { printWidth: 110 });
  await expect(code).toMatchFileSnapshot("../../docs/tour.schema.json");
});
