import { exports } from "cloudflare:workers";
import { adminRights, adminRoles, rolesWith } from "~/domain/accounts/admin-rights";
import { staffRights } from "~/domain/operators/operator-rights";
import { api } from "../../worker/api";
import { app } from "../../worker/app";
import { origin } from "./api";
import { createOperatorWorld } from "./operator-world";
import { createMember, createPerson } from "./people";
import type { Access } from "./route-access";
import { routes } from "./server-build";
import { sessionOf } from "./signed-in";

/** A request that a route answers. */
export interface RouteRequest {
  method: string;
  /** With parameters. */
  path: string;
  /** True for a page, whose data are requested by ".data". */
  isPage: boolean;
}

/** Lists the requests that the pages and resources of app/routes.ts answer: their loaders, and their actions. */
export function pageRequests(): RouteRequest[] {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ""}` : "";
  };
  const found = new Map<string, RouteRequest>();
  for (const route of Object.values(routes)) {
    if (!route || parents.has(route.id)) continue;
    const path = pathOf(route.id) || "/";
    const isPage = "default" in route.module && route.module.default !== undefined;
    const { action, loader } = route.module;
    if (loader || isPage) found.set(`GET ${path}`, { method: "GET", path, isPage });
    if (action) found.set(`POST ${path}`, { method: "POST", path, isPage });
  }
  return [...found.values()];
}

/** Lists the requests that Hono answers itself: the API, loaded with its first request, and all others. */
export function honoRequests(): RouteRequest[] {
  // Pages with long forms are routed one by one.
  const pages = new Set(pageRequests().map(({ path }) => path));
  const own = [...app.routes, ...api.routes].filter(
    ({ method, path }) => method !== "ALL" && !path.includes("*") && !pages.has(path.replace(/\.data$/, "")),
  );
  const unique = new Map(
    own.map(({ method, path }) => [`${method} ${path}`, { method, path, isPage: false }]),
  );
  return [...unique.values()];
}

const waiting = "an administrator who waits";

/** Creates one person for each role and right, and objects of an operator and a traveler that no one else may see. */
export async function createAccessWorld() {
  const world = await createOperatorWorld();
  const people = new Map<string, string>([["guest", ""]]);
  const add = async (name: string, person: { id: string; email: string }) =>
    people.set(name, await sessionOf(person));
  await add("traveler", world.traveler);
  await add("another traveler", world.otherTraveler);
  await add("owner", world.owner);
  await add("another owner", world.stranger);
  for (const right of staffRights) await add(`staff:${right}`, await createMember(world.operator, [right]));
  for (const adminRole of adminRoles)
    await add(`admin:${adminRole}`, await createPerson("admin", "active", { adminRole }));
  await add(waiting, await createPerson("admin", "pending"));
  // A request may delete this account.
  const { id: userId } = await createPerson("user", "active");
  const parameters: Record<string, string> = {
    bookingId: world.bookingId,
    code: "WELCOME15",
    slug: world.tour,
    date: world.travelDate,
    payoutId: world.payout,
    userId,
    id: world.document,
    file: `${"0".repeat(32)}.pdf`,
    holdId: crypto.randomUUID(),
  };
  return {
    people,
    /** Texts of the operator's and the traveler's objects. */
    secrets: [world.traveler.email, world.owner.email, "When do we leave?", "7777"],
    /** Fills the parameters of a path with these objects. */
    fill: (path: string) =>
      path
        .replaceAll(/:(\w+)(?:\{.*?\.pdf\})?\??/g, (_, name: string) => parameters[name] ?? "none")
        .replace("*", "no-such-page"),
  };
}

export type AccessWorld = Awaited<ReturnType<typeof createAccessWorld>>;

/** Answers of a refusal: a login, the notice of a pending account, 401 or 403. */
export type Outcome = "login" | "pending" | "unauthenticated" | "forbidden" | "open";

/** Sends a request as a person, with an empty form if it changes something. */
export async function ask(
  { people, fill }: AccessWorld,
  { method, path, isPage }: RouteRequest,
  person: string,
): Promise<{ outcome: Outcome; status: number; text: string }> {
  const cookie = people.get(person) ?? "";
  const filled = fill(path);
  const data = isPage ? `${filled === "/" ? "/_root" : filled}.data` : filled;
  const isApi = path.startsWith("/api/");
  const response = await exports.default.fetch(`${origin}${data}`, {
    method,
    headers: {
      Origin: origin,
      ...(cookie && { Cookie: cookie }),
      ...(isApi && method !== "GET" && { "Content-Type": "application/json" }),
      ...(path.endsWith("/live") && { Upgrade: "websocket" }),
    },
    ...(method !== "GET" && method !== "DELETE" && { body: isApi ? "{}" : new URLSearchParams({}) }),
    redirect: "manual",
  });
  response.webSocket?.accept();
  response.webSocket?.close();
  const text = response.status === 101 ? "" : await response.text();
  const target = response.headers.get("Location") ?? /"redirect","([^"]+)"/.exec(text)?.[1] ?? "";
  return { outcome: outcomeOf(response.status, target), status: response.status, text };
}

function outcomeOf(status: number, target: string): Outcome {
  if (target === "/login" || target.startsWith("/login?next=")) return "login";
  if (target === "/pending") return "pending";
  if (status === 401) return "unauthenticated";
  return status === 403 ? "forbidden" : "open";
}

/** Returns the people who ask for a route of this access, from those who must be refused to those who must not. */
export function askersOf(access: Access): string[] {
  if (access === "public" || access === "key") return ["guest"];
  if (access === "account") return ["guest", waiting, "another traveler", "traveler"];
  if (access.startsWith("admin"))
    return ["guest", waiting, "traveler", "owner", ...adminRoles.map((role) => `admin:${role}`)];
  if (access === "waiting") return ["guest", waiting];
  const right = access.split(/[:/]/).at(-1) ?? "";
  // Staff with the right and some without it.
  const staff = staffRights.filter((own) => own === right || own === "tours" || own === "reviews");
  const admins = access.startsWith("office") ? [] : ["admin:owner"];
  return ["guest", "traveler", ...admins, ...staff.map((own) => `staff:${own}`), "another owner", "owner"];
}

function rolesWithRight(name: string) {
  const right = adminRights.find((known) => known === name);
  if (!right) throw new Error(`${name} is no right`);
  return rolesWith(right);
}

/** Returns true if a route of this access is open to a person. The data shown there are filtered by owner. */
export function isAdmitted(access: Access, person: string): boolean {
  if (access === "public" || access === "key") return true;
  if (person === "guest") return false;
  if (person === waiting) return access === "waiting";
  if (access === "account") return true;
  const [kind, rights = ""] = access.split(":");
  const [ofAdmin = "", staffRight = ofAdmin] = rights.split("/");
  if (person.startsWith("admin:")) {
    if (kind === "operator") return false;
    const allowed = ofAdmin === "" ? adminRoles : ofAdmin.split("|").flatMap(rolesWithRight);
    return allowed.some((role) => person === `admin:${role}`);
  }
  if (kind === "admin" || person.includes("traveler")) return false;
  return rights === "" || person.endsWith("owner") || person === `staff:${staffRight}`;
}
