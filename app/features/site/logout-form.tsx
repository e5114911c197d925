import { useState } from "react";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { useViewer } from "~/platform/pages/use-site";
import { hasCheckIns } from "~/features/check-in/check-in-keys";
import { dropBookingDrafts } from "~/features/bookings/dialog/drop-booking-drafts";
import { forgetTours } from "~/features/tours/recent/stored-recent-tours";
import type { LogoutQuestionProps } from "./logout-question";

/** Signs out. Asks first if check-ins are queued on this device, because only this user's session can send them. */
export function LogoutForm({
  ref,
  children,
}: {
  ref?: React.Ref<HTMLFormElement>;
  /** Submit button, unless something else submits the form. */
  children?: React.ReactNode;
}) {
  const viewer = useViewer();
  const [asked, setAsked] = useState<{
    Question: React.ComponentType<LogoutQuestionProps>;
    onSignOut: () => void;
  } | null>(null);

  async function ask(form: HTMLFormElement, userId: string) {
    const onSignOut = () => form.submit();
    try {
      const { countQueuedCheckIns, LogoutQuestion } = await import("./logout-question");
      if (countQueuedCheckIns(userId) === 0) onSignOut();
      else setAsked({ Question: LogoutQuestion, onSignOut });
    } catch {
      // Offline, sign-out fails and queued check-ins stay.
      onSignOut();
    }
  }

  return (
    <>
      <form
        ref={ref}
        method="post"
        action={pathIn(currentLanguage(), "/logout")}
        onSubmit={(event) => {
          dropBookingDrafts();
          forgetTours();
          if (!viewer || !hasCheckIns()) return;
          event.preventDefault();
          void ask(event.currentTarget, viewer.id);
        }}
      >
        {children}
      </form>
      {asked && viewer && (
        <asked.Question userId={viewer.id} onSignOut={asked.onSignOut} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
