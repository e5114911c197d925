import { useEffect, useRef } from "react";

/** What happened or why nothing can, above the review. */
export function ReviewNotice({
  isNew,
  title,
  children,
}: {
  /** Whether it answers what was just done: then it gets the focus. */
  isNew: boolean;
  title: string;
  children: React.ReactNode;
}) {
  const notice = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
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
          ? "rounded-control border-l-4 border-good bg-good-ground p-4 outline-none sm:p-5"
          : "rounded-control border-l-4 border-sandstone bg-sunken p-4 outline-none sm:p-5"
      }
    >
      <p className="font-semibold">{title}</p>
      <div className="mt-1">{children}</div>
    </div>
  );
}
