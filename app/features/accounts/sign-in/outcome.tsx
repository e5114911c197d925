import { CircleAlert, CircleCheck, MailCheck } from "lucide";
import { useEffect, useRef } from "react";
import { Icon } from "~/ui/icon";

const icons = { success: CircleCheck, danger: CircleAlert, mail: MailCheck } as const;
const colors = { success: "text-success", danger: "text-danger", mail: "text-peacock" } as const;

/** Result of a form. Its heading takes the focus because the form is gone. */
export function Outcome({
  title,
  tone,
  children,
}: {
  title: string;
  tone: keyof typeof icons;
  children: React.ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4">
      <Icon icon={icons[tone]} className={`size-12 ${colors[tone]}`} strokeWidth={1.5} />
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h2>
      {children}
    </div>
  );
}
