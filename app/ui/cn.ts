/** Joins class names. Utilities of one property do not replace each other: where two meet, the style sheet's order decides. */
export { clsx as cn } from "clsx";
