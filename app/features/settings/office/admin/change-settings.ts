import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import type { AppError } from "~/domain/errors";
import { rateKinds, settingsNames } from "~/domain/settings/settings";
import type { PageServices } from "../../../../../worker/platform/http/page-services";
import { answerForm, type FormOutcome } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { readDate } from "~/domain/typed-input/day";
import { numberIn, readSettingsForm, typedFrom, type TypedSettings } from "./read-settings-form";

/** Versions of a settings group, for its form. */
export interface SettingsResult {
  /** Version for the next attempt. */
  version: number;
  /** Submitted values without empty lines, after a refusal. */
  submitted?: TypedSettings;
  /** Current values as form fields, if someone else saved first. */
  standing?: TypedSettings;
}

const formSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("save"),
    name: z.enum(settingsNames),
    version: z.coerce.number().int().min(0),
  }),
  z.object({
    intent: z.literal("add-rate"),
    kind: z.enum(rateKinds),
    validFrom: z.string().overwrite(readDate).max(20),
    percent: z.string().max(20),
    /** Current rate that the form was shown with, if any. */
    was: z.coerce.number().int().optional(),
  }),
  z.object({
    intent: z.literal("remove-rate"),
    kind: z.enum(rateKinds),
    validFrom: z.string().overwrite(readDate).max(20),
  }),
  z.object({
    intent: z.literal("set-spend"),
    month: z.string().overwrite(readDate).max(20),
    amount: z.string().max(20),
    /** Amount that the form was shown with; absent for a new month. */
    was: z.coerce.number().int().optional(),
  }),
  z.object({
    intent: z.literal("remove-spend"),
    month: z.string().overwrite(readDate).max(20),
    was: z.coerce.number().int(),
  }),
]);
type SettingsForm = z.output<typeof formSchema>;

type SettingsServices = Pick<
  PageServices,
  "changeSettings" | "addRate" | "removeRate" | "changeMarketingSpend"
>;

export async function changeSettingsByForm(services: SettingsServices, viewer: Viewer, request: Request) {
  const form = await readForm(request);
  return answerForm<SettingsForm, SettingsResult>(
    form,
    formSchema,
    (change) => act(services, viewer, change, form),
    (error, change) => (change.intent === "save" ? versionsOf(error, change, form) : null),
  );
}

async function act(
  services: SettingsServices,
  viewer: Viewer,
  change: SettingsForm,
  form: FormData,
): Promise<FormOutcome<SettingsResult>> {
  switch (change.intent) {
    case "save": {
      const { name, version } = change;
      const value = readSettingsForm(name, form);
      const stored = await services.changeSettings(viewer, { name, version, value });
      const isSame = stored.version === version;
      const message = isSame ? "No changes to save." : "Saved. The site is updated within a minute.";
      return { message, result: { version: stored.version } };
    }
    case "add-rate": {
      const percent = numberIn(change.percent);
      // The use case reports values that are not numbers.
      const rate = {
        validFrom: change.validFrom,
        percent: typeof percent === "number" ? percent : Number.NaN,
        was: change.was,
      };
      await services.addRate(viewer, change.kind, rate);
      return "The rate is added.";
    }
    case "remove-rate":
      await services.removeRate(viewer, change.kind, change.validFrom);
      return "The rate is removed.";
    case "set-spend": {
      const { month, was = null } = change;
      const amount = numberIn(change.amount);
      await services.changeMarketingSpend(viewer, {
        month,
        amount: typeof amount === "number" ? amount : Number.NaN,
        was,
      });
      return "Saved.";
    }
    case "remove-spend":
      await services.changeMarketingSpend(viewer, { month: change.month, amount: null, was: change.was });
      return "The month is removed.";
  }
}

function versionsOf(
  error: AppError,
  { name, version }: Extract<SettingsForm, { intent: "save" }>,
  form: FormData,
): SettingsResult {
  const submitted = typedFrom(readSettingsForm(name, form));
  const current = currentSchema.safeParse(error.extra?.["current"]).data;
  return current
    ? { version: current.version, submitted, standing: typedFrom(current.value) }
    : { version, submitted };
}

const currentSchema = z.object({ version: z.int(), value: z.record(z.string(), z.unknown()) });
