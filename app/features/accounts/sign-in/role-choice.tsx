import { Backpack, Building2, Check, ShieldCheck } from "lucide";
import { useId } from "react";
import { roles, type Role } from "~/domain/accounts/account";
import { roleLabels } from "~/domain/accounts/roles/messages";
import { Icon } from "~/ui/icon";
import { signInMessages } from "./messages";

const icons = { user: Backpack, tour_operator: Building2, admin: ShieldCheck } as const;

/**
 * The role picker: radio buttons drawn as cards. The surrounding form shows role-specific fields by CSS, so they also
 * work without scripts. Source: specification 1, sections 2, 4 and 6.
 * @param isFolded true before a booking, which operators seldom make
 */
export function RoleChoice({ isFolded = false, ...props }: RoleChoiceProps & { isFolded?: boolean }) {
  if (!isFolded) return <Roles {...props} />;
  return (
    <details>
      <summary className="min-h-6 cursor-pointer py-1 text-sm text-peacock">
        {signInMessages().form.iAmOperator}
      </summary>
      <Roles {...props} />
    </details>
  );
}

interface RoleChoiceProps {
  legend: string;
  /** Initially selected role. */
  role: Role;
  onRoleChange?: ((role: Role) => void) | undefined;
  /** Id of the element that explains each role. */
  describedBy?: Partial<Record<Role, string>>;
}

function Roles({ legend, role, onRoleChange, describedBy }: RoleChoiceProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-1.5 grid grid-cols-3 gap-2">
        {roles.map((value) => (
          <label
            key={value}
            className="relative flex min-h-13 cursor-pointer flex-col items-start gap-1 rounded-control border border-control bg-card px-2.5 py-2 leading-tight transition-[background-color] hover:bg-sunken has-checked:border-vermilion has-checked:bg-warning-subtle/60 has-checked:outline has-checked:outline-vermilion has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock no-has:focus-within:outline-3 no-has:focus-within:outline-peacock sm:gap-1.5 sm:px-3 sm:py-3"
          >
            <input
              type="radio"
              name="role"
              value={value}
              aria-labelledby={`${id}-${value}`}
              aria-describedby={[`${id}-${value}-purpose`, describedBy?.[value]].filter(Boolean).join(" ")}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
              {...(onRoleChange
                ? { checked: role === value, onChange: () => onRoleChange(value) }
                : { defaultChecked: role === value })}
            />
            <Icon icon={icons[value]} className="size-5 shrink-0 text-peacock" />
            <span className="min-w-0">
              <span id={`${id}-${value}`} className="block font-semibold max-sm:text-sm max-sm:leading-tight">
                {roleLabels()[value].label}
              </span>
              <span id={`${id}-${value}-purpose`} className="mt-0.5 block text-sm text-muted max-sm:sr-only">
                {roleLabels()[value].purpose}
              </span>
            </span>
            <Icon
              icon={Check}
              className="invisible absolute top-2 right-2 size-5 shrink-0 text-vermilion peer-checked:visible sm:top-3 sm:right-3"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
