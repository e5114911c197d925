import { readFileSync } from "node:fs";
import { createClient, idempotent, type Problem } from "@tour-bharat/client";
import { expect, expectTypeOf, test } from "vitest";
import { bookingRequest } from "../support/booking-request";
import { clientTypes, clientTypesFile } from "../../scripts/lib/client-types.ts";

test("the client's types are those of the API's document: run npm run client", async () => {
  expect(await clientTypes()).toBe(readFileSync(clientTypesFile, "utf8"));
});

/** Returns a client whose requests get one answer, and the requests that it sent. */
function answered(status: number, body: unknown) {
  const sent: Request[] = [];
  const client = createClient({
    baseUrl: "https://tourbharat.example",
    fetch: async (request) => {
      sent.push(request);
      return Response.json(body, { status });
    },
  });
  return { client, sent };
}

test("the client fills paths and queries, and sends bodies and keys", async () => {
  const { client, sent } = answered(200, {});
  const query = { from: "2027-02-01", to: "2027-02-28" };
  await client.GET("/api/tours/{slug}/availability", { params: { path: { slug: "a/b" }, query } });
  const header = idempotent();
  const body = bookingRequest();
  await client.POST("/api/bookings", { params: { header }, body });
  expect(sent.map(({ method, url }) => [method, url])).toStrictEqual([
    ["GET", "https://tourbharat.example/api/tours/a%2Fb/availability?from=2027-02-01&to=2027-02-28"],
    ["POST", "https://tourbharat.example/api/bookings"],
  ]);
  expect(sent[1]?.headers.get("Content-Type")).toBe("application/json");
  expect(sent[1]?.headers.get("Idempotency-Key")).toBe(header["idempotency-key"]);
  expect(await sent[1]?.json()).toStrictEqual(body);
  expect(idempotent("mine")).toStrictEqual({ "idempotency-key": "mine" });
  expect(idempotent()).not.toStrictEqual(header);
});

test("a refusal is returned as a typed problem", async () => {
  const problem = {
    type: "/api/docs#sold_out",
    title: "Sold out",
    status: 409,
    detail: "-",
    code: "sold_out",
  };
  const body = { tour: "ooty", travelDate: "2027-02-01", numberOfTravelers: 2 };
  const { data, error } = await answered(409, problem).client.POST("/api/holds", { body });
  expect({ data, error }).toStrictEqual({ data: undefined, error: problem });
  expectTypeOf(error).toEqualTypeOf<Problem | undefined>();
  expectTypeOf(error?.quote?.total).toEqualTypeOf<number | undefined>();
  expectTypeOf(data?.hold.holdId).toEqualTypeOf<string | undefined>();
});
