import { clsx } from "clsx";
import type { ClassValue } from "clsx";
import { twMerge } from "tailwind-merge";

/** Class names joined; of two Tailwind classes for one property the later wins. */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes));
}
