import { useEffect, useRef } from "react";

/** Result or status above the review. */
export function ReviewNotice({
  isNew,
  title,
  children,
}: {
  /** True if it is the result of the last action: then it takes the focus. */
  isNew: boolean;
  title: string;
  children: React.ReactNode;
}) {
  const notice = useRef<HTMLDivElement>(null);
  // The button that had the focus has unmounted.
  useEffect(() => {
    if (isNew) notice.current?.focus();
  }, [isNew]);
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role={isNew ? "status" : undefined}
      className={
        isNew
          ? "rounded-control border-l-4 border-success bg-success-subtle p-4 outline-none sm:p-5"
          : "rounded-control border-l-4 border-sandstone bg-sunken p-4 outline-none sm:p-5"
      }
    >
      <p className="font-semibold">{title}</p>
      <div className="mt-1">{children}</div>
    </div>
  );
}
