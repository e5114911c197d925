import { Panel } from "~/office/page/panel";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { adminRoleLabels, adminRoles } from "~/domain/accounts/admin-rights";
import { useForm } from "~/platform/forms/use-form";
import type { AccountPage } from "../../../../../worker/overview/get-account-page";

/** Form of an owner that gives another administrator a role. */
export function RoleForm({ account: { name, adminRole } }: Pick<AccountPage, "account">) {
  const form = useForm({ intent: "change-role" }, { saved: { adminRole: adminRole ?? "" } });
  return (
    <Panel id="role" title="Role">
      <AnsweredForm form={form} className="grid gap-2 text-sm">
        <fieldset className="grid gap-2" key={adminRole}>
          <legend className="sr-only">{`Role of ${name}`}</legend>
          {adminRoles.map((role) => (
            <div key={role}>
              <label className="flex items-center gap-2 font-semibold">
                <input
                  type="radio"
                  name="adminRole"
                  value={role}
                  required
                  defaultChecked={form.value("adminRole") === role}
                  aria-describedby={`role-${role}`}
                  className="size-4 shrink-0 accent-peacock"
                />
                <span>{adminRoleLabels[role].label}</span>
              </label>
              <p id={`role-${role}`} className="ml-6 text-muted">
                {adminRoleLabels[role].purpose}
              </p>
            </div>
          ))}
        </fieldset>
        <p className="text-muted">{`The change applies at once, is logged, and ${name} is mailed.`}</p>
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton form={form} variant="secondary" className="min-h-9 px-3 py-1 text-sm">
            Change role
          </SubmitButton>
          <FormMessage form={form} className="text-sm" />
        </div>
      </AnsweredForm>
    </Panel>
  );
}
