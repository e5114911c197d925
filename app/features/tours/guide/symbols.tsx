import {
  BedDouble,
  Bike,
  Bus,
  CableCar,
  Car,
  CarFront,
  CarTaxiFront,
  Footprints,
  Kayak,
  Motorbike,
  PawPrint,
  Plane,
  Route,
  Sailboat,
  Ship,
  TrainFront,
  TrainTrack,
  TramFront,
  Utensils,
  Wind,
} from "lucide";
import type { Means } from "~/domain/tours/itinerary";
import { Icon } from "~/ui/icon";

const drawings = {
  foot: Footprints,
  bicycle: Bike,
  rickshaw: CarTaxiFront,
  car: Car,
  jeep: CarFront,
  bus: Bus,
  motorcycle: Motorbike,
  train: TrainFront,
  "hill-train": TrainTrack,
  metro: TramFront,
  flight: Plane,
  ferry: Ship,
  boat: Sailboat,
  raft: Kayak,
  ropeway: CableCar,
  animal: PawPrint,
  glider: Wind,
  bed: BedDouble,
  meals: Utensils,
  route: Route,
} as const satisfies Record<Means | "bed" | "meals" | "route", unknown>;
type SymbolName = keyof typeof drawings;

/** Each icon of a guide once, to which `Mark` refers: its days repeat them. */
export function Symbols({ names }: { names: readonly SymbolName[] }) {
  return (
    <svg aria-hidden className="absolute size-0">
      {[...new Set(names)].map((name) => (
        <symbol key={name} id={`mark-${name}`} viewBox="0 0 24 24">
          <Icon icon={drawings[name]} />
        </symbol>
      ))}
    </svg>
  );
}

/** A decorative icon of the guide. */
export function Mark({ name, className = "text-peacock" }: { name: SymbolName; className?: string }) {
  return (
    <svg aria-hidden className={`size-5 flex-none ${className}`}>
      <use href={`#mark-${name}`} />
    </svg>
  );
}
