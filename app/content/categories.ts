import type { IconName } from "~/ui/named-icon";
import type { Category } from "~/domain/tours/tour";

export const categoryIcons: Record<Category, IconName> = {
  "thrilling-adventures": "wind",
  "cultural-immersion": "drama",
  "tropical-escapes": "tree-palm",
  "heritage-tours": "landmark",
  "gastronomic-journeys": "utensils",
  "photo-expeditions": "camera",
  "wilderness-camping": "tent",
  "luxury-cruises": "ship",
};
