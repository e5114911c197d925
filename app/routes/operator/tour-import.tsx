import { useState } from "react";
import { Link } from "react-router";
import type { Route } from "./+types/tour-import";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { ImportReport } from "~/features/tour-files/office/operator/import-report";
import { FactSelect } from "~/features/tour-drafts/office/fact-field";
import { AnsweredForm } from "~/ui/answered-form";
import { Button, buttonClasses } from "~/ui/button";
import { InputField } from "~/ui/field";
import { servicesContext } from "~/context";
import { invalidFields, AppError } from "~/domain/errors";
import { maxFileBytes, maxFileTours, readTourFile, type ImportRow } from "~/domain/tour-files/tour-file";
import { useForm } from "~/platform/forms/use-form";
import { answerUpload } from "~/platform/forms/answer-upload";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { sendTours } from "~/features/tour-files/office/operator/send-tours";
import { requireOperator } from "~/middleware/require-operator";

interface Report {
  rows: ImportRow[];
  isTrial: boolean;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const memberships = await context.get(servicesContext).listMemberships(viewer);
  return { operators: memberships.filter(({ rights }) => rights.includes("tours")) };
}

/** Room for the form around the file. */
const maxBytes = maxFileBytes + 64 * 1024;

/** Imports a file that was posted without JavaScript; with it, the page asks the API and shows its progress. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const texts = { too_large: "The file must not exceed 2 MiB." };
  return answerUpload<Report>(request, { maxBytes, field: "file", texts }, async (form) => {
    const file = form.get("file");
    if (!(file instanceof File) || file.size === 0) throw invalidFields({ file: ["Choose a file."] });
    const tours = readTourFile(await file.text());
    const asked = form.get("operator");
    const operator = await services.beginTourImport(
      viewer,
      typeof asked === "string" ? asked : "",
      request.headers,
    );
    const isTrial = form.get("intent") !== "import";
    const rows: ImportRow[] = [];
    for (const [index, tour] of tours.entries())
      rows.push(await services.importTour(viewer, { row: index + 1, tour, operator, isTrial }));
    return { result: { rows, isTrial } };
  });
}

export function meta() {
  return backOfficeMeta("Import tours");
}

interface Progress extends Report {
  /** Number of tours in the file; null while it is read. */
  total: number | null;
  isBusy: boolean;
  problem: string | null;
}

export default function ImportTours({ loaderData: { operators } }: Route.ComponentProps) {
  const form = useForm<Report>();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [operator, setOperator] = useState("");
  const posted = form.answer?.result ?? { rows: [], isTrial: true };
  const { rows, isTrial, total, isBusy, problem } = progress ?? {
    ...posted,
    total: posted.rows.length,
    isBusy: false,
    problem: form.problem,
  };

  async function run(file: File, trial: boolean) {
    const begun: Progress = { rows: [], isTrial: trial, total: null, isBusy: true, problem: null };
    setProgress(begun);
    try {
      const content = await file.text();
      const count = readTourFile(content).length;
      setProgress({ ...begun, total: count });
      await sendTours(content, { operator, isTrial: trial }, (row) =>
        setProgress((before) => before && { ...before, rows: [...before.rows, row] }),
      );
      setProgress((before) => before && { ...before, isBusy: false });
    } catch (error) {
      const message =
        error instanceof AppError || error instanceof Error ? error.message : "Something went wrong.";
      setProgress((before) => before && { ...before, isBusy: false, problem: message });
    }
  }

  if (operators.length === 0)
    return (
      <BackOfficePage title="Import tours">
        <EmptyList
          reason="A company's owner gives this right, under Profile, Members."
          next={["/operator/memberships", "Your memberships"]}
        >
          You don't have the right to create tours for any company.
        </EmptyList>
      </BackOfficePage>
    );
  return (
    <BackOfficePage
      title="Import tours"
      intro={`Reads up to ${maxFileTours} tours from one JSON file of at most 2 MiB. Each becomes a draft that only your company sees; nothing is published.`}
    >
      <ul className="mt-2 max-w-3xl list-disc pl-5 text-muted">
        <li>Export a tour to see the format: its file imports again.</li>
        <li>
          A tour with the address of one of your drafts replaces that draft, so importing twice doubles
          nothing.
        </li>
        <li>
          A published or booked tour gets unsubmitted changes; its price, seats, departures and FAQ stay.
        </li>
        <li>A tour with errors is left out; the others are imported.</li>
      </ul>
      <AnsweredForm
        form={form}
        encType="multipart/form-data"
        aria-label="Import tours"
        className="mt-4 grid max-w-xl gap-4"
        onSubmit={(event) => {
          const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
          const file = new FormData(event.currentTarget).get("file");
          event.preventDefault();
          if (isBusy) return;
          if (file instanceof File && file.size > 0)
            void run(file, button?.getAttribute("value") !== "import");
          else setProgress({ rows: [], isTrial: true, total: 0, isBusy: false, problem: "Choose a file." });
        }}
      >
        {operators.length > 1 && (
          <FactSelect
            name="operator"
            label="Company"
            required
            value={operator}
            error={form.error("operator")}
            onChange={setOperator}
            options={operators.map(({ operator: slug, companyName }) => [slug, companyName] as const)}
          />
        )}
        <InputField
          label="File"
          required
          error={form.error("file") ?? problem ?? undefined}
          name="file"
          type="file"
          accept=".json,application/json"
          onChange={() => setProgress(null)}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value="check"
            variant="secondary"
            aria-disabled={isBusy || undefined}
          >
            Check only
          </Button>
          <Button type="submit" name="intent" value="import" aria-disabled={isBusy || undefined}>
            Import as drafts
          </Button>
          <Link to="/operator/tours" className={buttonClasses("secondary")}>
            Back to your tours
          </Link>
        </div>
      </AnsweredForm>
      <div className="mt-4 max-w-3xl">
        {isBusy && (
          <progress aria-label="Progress" max={total ?? 1} value={total === null ? undefined : rows.length} />
        )}
        <p role="status" className="font-semibold">
          {summaryOf({ rows, isTrial, total, isBusy })}
        </p>
        <ImportReport rows={rows} isTrial={isTrial} />
      </div>
    </BackOfficePage>
  );
}

function summaryOf({ rows, isTrial, total, isBusy }: Omit<Progress, "problem">): string {
  if (isBusy) return `${isTrial ? "Checking" : "Importing"}: ${rows.length} of ${total ?? "…"}`;
  if (rows.length === 0) return "";
  const good = rows.filter(({ outcome }) => outcome !== "refuse").length;
  const done = isTrial ? `${good} of ${rows.length} can be imported` : `${good} of ${rows.length} imported`;
  const bad = rows.length - good;
  return bad === 0 ? `${done}.` : `${done}, ${bad} with errors.`;
}
