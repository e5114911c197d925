import { expect, test } from "vitest";
import type { AccountStatus, Role, Viewer } from "~/domain/accounts/account";
import { createPerson } from "../support/people";
import { form, services } from "../support/services";

/** All services that only an administrator may use. */
const forAdmins: Record<string, (viewer: Viewer | null) => Promise<unknown>> = {
  "list accounts": (viewer) => services.listAccounts(viewer, { limit: 5 }),
  "list companies": (viewer) => services.listCompanies(viewer, { limit: 5 }),
  "list reviews": (viewer) => services.listReviewsForModeration(viewer, { limit: 5 }),
  "see the header": (viewer) => services.getAdminHeader(viewer),
  "see the overview": (viewer) => services.getAdminOverview(viewer),
  "find anything": (viewer) => services.globalSearch(viewer, "goa"),
  "see the figures": (viewer) => services.getAnalytics(viewer, { period: "month" }),
  "see who waits": (viewer) => services.getAdminReminders(viewer),
};

/** All services that only an operator may use. */
const forOperators: Record<string, (viewer: Viewer | null) => Promise<unknown>> = {
  "see an overview": (viewer) => services.getOperatorOverview(viewer),
  "list own tours": (viewer) => services.listOwnTours(viewer),
  "list own bookings": (viewer) => services.listOperatorBookings(viewer, { limit: 5 }),
  "see the portal's frame": (viewer) => services.getOperatorFrame(viewer),
  "list tours of bookings": (viewer) => services.listOperatorTourChoices(viewer),
  "see own earnings": (viewer) => services.getOwnEarnings(viewer),
  "list own reviews": (viewer) => services.listOwnReviews(viewer, { limit: 5 }),
};

const people: { who: string; person: [Role, AccountStatus] | null }[] = [
  { who: "nobody", person: null },
  { who: "a traveller", person: ["user", "active"] },
  { who: "a verified operator", person: ["tour_operator", "verified"] },
  { who: "an operator who waits", person: ["tour_operator", "pending"] },
  { who: "a suspended operator", person: ["tour_operator", "suspended"] },
  { who: "an administrator who waits", person: ["admin", "pending"] },
  { who: "a suspended administrator", person: ["admin", "suspended"] },
  { who: "an administrator", person: ["admin", "active"] },
];

async function answers(calls: typeof forAdmins, viewer: Viewer | null): Promise<Record<string, string>> {
  const entries = await Promise.all(
    Object.entries(calls).map(async ([name, call]) => {
      const answer = await call(viewer).then(
        () => "answered",
        (error: { code?: string }) => error.code ?? "failed",
      );
      return [name, answer] as const;
    }),
  );
  return Object.fromEntries(entries);
}

function all(calls: typeof forAdmins, answer: string) {
  return Object.fromEntries(Object.keys(calls).map((name) => [name, answer]));
}

test.for(people)("access depends only on role and state: $who", async ({ person }) => {
  const viewer = person && (await createPerson(...person, { name: "Platform Admin, Tour Operator" }));
  const refusal = viewer ? "forbidden" : "unauthenticated";
  const isAdmin = viewer?.role === "admin" && viewer.status === "active";
  const isOperator = viewer?.role === "tour_operator" && viewer.status !== "suspended";
  expect(await answers(forAdmins, viewer)).toStrictEqual(all(forAdmins, isAdmin ? "answered" : refusal));
  expect(await answers(forOperators, viewer)).toStrictEqual(
    all(forOperators, isOperator ? "answered" : refusal),
  );
  if (isOperator) return;
  const change = services.updateOwnCompany(viewer, { slug: "nilgiri-trails", form: form({}) });
  await expect(change).rejects.toMatchObject({ code: refusal });
});
