import { redirect } from "react-router";
import type { Route } from "./+types/logout";
import { servicesContext } from "~/context";

export async function action({ context, request }: Route.ActionArgs) {
  const headers = await context.get(servicesContext).signOut(request.headers);
  return redirect("/", { headers });
}

export function loader() {
  return redirect("/");
}
