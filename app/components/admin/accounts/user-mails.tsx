import { Panel } from "~/components/back-office/panel";
import { MailStatusBadge } from "~/components/mail/mail-status-badge";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { AccountPage } from "../../../../worker/reports/get-account-page";

/** Newest mails to a user's address. The content is omitted: it holds links that open the account. */
export function UserMails({ mails }: Pick<AccountPage, "mails">) {
  return (
    <Panel id="mails" title="Mails to this address">
      {mails.length === 0 && <p className="text-sm text-muted">None.</p>}
      <ul className="divide-y divide-line text-sm">
        {mails.map(({ id, subject, status, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-1.5">
            <span className="wrap-anywhere">
              {subject}
              <span className="block text-muted">{formatInstantInIndia(createdAt)}</span>
            </span>
            <MailStatusBadge status={status} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
