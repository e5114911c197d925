import { data, Form, Link, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/login";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import { servicesContext, viewerContext } from "~/context";
import { homePathFor, sameOriginPath } from "~/domain/account";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form";

export function loader({ context, url }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (viewer) throw redirect(sameOriginPath(url.searchParams.get("next")) ?? homePathFor(viewer));
  return { canonical: new URL("/login", url).href };
}

export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const result = await services.signIn(form, request.headers);
  if (!result.ok) {
    const email = form.get("email");
    return data({ errors: result.errors, email: typeof email === "string" ? email : "" }, { status: 400 });
  }
  // Back here with the new session: the loader knows where its person belongs.
  return redirect(url.pathname + url.search, { headers: result.headers });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Login",
    description: "Sign in to Tour Bharat.",
    canonical: loaderData?.canonical ?? "/login",
  });
}

export default function Login({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  const errors = actionData?.errors;
  return (
    <div className="mx-auto max-w-md px-4 py-16">
      <h1 className="text-4xl">Login</h1>
      <Form
        method="post"
        noValidate
        className="mt-6 grid gap-5 rounded-card border border-line bg-card p-6 shadow-card"
      >
        <Field label="E-mail" required error={errors?.email?.[0]}>
          {(control) => (
            <input
              {...control}
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={actionData?.email}
              className={controlClasses}
            />
          )}
        </Field>
        <Field label="Password" required error={errors?.password?.[0]}>
          {(control) => (
            <input
              {...control}
              name="password"
              type="password"
              autoComplete="current-password"
              className={controlClasses}
            />
          )}
        </Field>
        <Button type="submit" disabled={busy}>
          {busy ? "Signing in …" : "Login"}
        </Button>
      </Form>
      <p className="mt-6 text-muted">
        Booked without an account?{" "}
        <Link to="/bookings/lookup" className="text-peacock underline underline-offset-4">
          Find your booking
        </Link>
        .
      </p>
    </div>
  );
}
