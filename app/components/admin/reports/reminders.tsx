import { Link } from "react-router";

interface AdminReminders {
  lacksSecondFactor: boolean;
  waitingAdmins: number;
  waitingOperators: number;
}

const linkClasses = "font-semibold text-peacock underline underline-offset-4";

/** Open tasks of an administrator; renders nothing if there are none. */
export function Reminders({ reminders }: { reminders: AdminReminders }) {
  const { lacksSecondFactor, waitingAdmins, waitingOperators } = reminders;
  if (!lacksSecondFactor && waitingAdmins + waitingOperators === 0) return null;
  return (
    <ul aria-label="To do" className="mt-4 flex flex-wrap gap-2">
      {lacksSecondFactor && (
        <li className="rounded-card border border-line bg-warning-subtle px-4 py-2 text-warning">
          Your account is protected by a password only.{" "}
          <Link to="/profile/security" className="font-semibold underline underline-offset-4">
            Add a passkey or an authenticator app
          </Link>
        </li>
      )}
      {waitingOperators > 0 && (
        <li className="rounded-card border border-line bg-card px-4 py-2">
          <Link to="/admin/operators?status=pending" className={linkClasses}>
            {waitingOperators === 1
              ? "1 tour operator is waiting for verification"
              : `${waitingOperators} tour operators are waiting for verification`}
          </Link>
        </li>
      )}
      {waitingAdmins > 0 && (
        <li className="rounded-card border border-line bg-card px-4 py-2">
          <Link to="/admin/users?role=admin&status=pending" className={linkClasses}>
            {waitingAdmins === 1
              ? "1 administrator is waiting for approval"
              : `${waitingAdmins} administrators are waiting for approval`}
          </Link>
        </li>
      )}
    </ul>
  );
}
