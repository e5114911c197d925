import { qrPath } from "~/domain/documents/qr";
import { cn } from "~/ui/cn";

/** A QR code, dark on light in both color schemes, as scanners need it. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { size, path } = qrPath(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cn("size-52 rounded-control bg-white", className)}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
