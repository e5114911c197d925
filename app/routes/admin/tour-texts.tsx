import { Link, redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/tour-texts";
import { tourFieldLabels } from "~/domain/tour-drafts/tour-field-labels";
import { TourWarnings } from "~/features/tour-drafts/office/tour-warnings";
import { BackOfficePage } from "~/office/page/back-office-page";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { TextAreaField } from "~/ui/field";
import { servicesContext } from "~/context";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { rejectionReasonSchema } from "~/domain/tours/tour-list";
import { useForm } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { readVersion } from "~/platform/forms/read-version";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  try {
    return await context.get(servicesContext).getChangedTexts(viewer, params.slug);
  } catch (error) {
    // The draft was reviewed or withdrawn in the meantime: continue on the tour's page.
    if (error instanceof AppError && error.code === "illegal_transition")
      throw redirect(`/admin/tours/${encodeURIComponent(params.slug)}`);
    throw error;
  }
}

const formSchema = z.discriminatedUnion("answer", [
  z.object({ answer: z.literal("approve") }),
  z.object({ answer: z.literal("reject"), reason: rejectionReasonSchema }),
]);

export async function action({ context, params: { slug }, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const form = await readForm(request);
  const version = readVersion(form);
  return answerForm(form, formSchema, async (answer) => {
    await context.get(servicesContext).answerChangedTexts(viewer, { slug, version, ...answer });
    throw redirect(`/admin/tours/${encodeURIComponent(slug)}`, 303);
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(`Changed texts: ${loaderData?.title ?? "tour"}`);
}

export default function TourTexts({ loaderData }: Route.ComponentProps) {
  const { slug, title, companyName, submittedAt, submittedBy, version, fields, issues, warnings } =
    loaderData;
  const form = useForm();
  const approving = form.of({ answer: "approve" });
  const rejecting = form.of({ answer: "reject" });
  return (
    <BackOfficePage
      title={`Changed texts: ${title}`}
      intro={`Submitted by ${submittedBy ?? "a deleted account"} of ${companyName}, ${formatInstantInIndia(submittedAt)}. The published tour has not changed yet. Prices, seats and departures are not part of the review.`}
    >
      <p className="mt-2">
        <Link to={`/admin/tours/${slug}`} className="font-semibold text-peacock underline underline-offset-4">
          Back to the tour
        </Link>
      </p>
      {rejecting.error("reason") === undefined && <FormMessage form={form} className="mt-3" />}
      {issues.length > 0 && (
        <div className="mt-3 text-danger">
          <p className="font-semibold">These changes no longer fit the current tour. Send them back:</p>
          <ul className="list-disc pl-5">
            {issues.map(({ field, message }) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      {warnings.length > 0 && (
        <div className="mt-3 max-w-4xl">
          <TourWarnings messages={warnings} />
        </div>
      )}
      <ul className="mt-4 grid border-t border-line">
        {fields.map(({ name, before, after }) => (
          <li key={name} className="border-b border-line py-3">
            <h2 className="font-sans text-base font-semibold">{tourFieldLabels[name]}</h2>
            <div className="mt-1 grid gap-3 sm:grid-cols-2">
              <Version label="On the site" text={before} />
              <Version label="Changed to" text={after} isNew />
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid max-w-xl gap-4">
        <AnsweredForm form={approving}>
          <input type="hidden" name="version" value={version} />
          <SubmitButton form={approving}>Approve and publish</SubmitButton>
        </AnsweredForm>
        <AnsweredForm form={rejecting} className="grid gap-2">
          <input type="hidden" name="version" value={version} />
          <TextAreaField
            {...rejecting.field("reason")}
            label="Reason for sending back"
            required
            hint="E-mailed to the operator."
            rows={3}
          />
          <div>
            <SubmitButton form={rejecting} variant="danger">
              Send back
            </SubmitButton>
          </div>
        </AnsweredForm>
      </div>
    </BackOfficePage>
  );
}

function Version({ label, text, isNew = false }: { label: string; text: string; isNew?: boolean }) {
  return (
    <div className={isNew ? "rounded-control bg-success-subtle p-2" : "rounded-control bg-sunken p-2"}>
      <p className="text-sm text-muted">{label}</p>
      <p className="whitespace-pre-line wrap-anywhere">{text === "" ? "(nothing)" : text}</p>
    </div>
  );
}
