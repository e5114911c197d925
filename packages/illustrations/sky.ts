import { between, count, pick, type Random } from "./random";
import { disc, faint, oval, polygonData, shape, stroke } from "./shapes";
import type { View } from "./types";

/** The whole sky down to a little below the horizon, with its sun or moon, stars and a few clouds. */
export function drawSky(view: View): string {
  const { width, horizon, colours, sun, unit, setting, random } = view;
  const hasSun = setting.sun !== "hidden";
  const kind = hasSun ? pick(random, [bands, rings, rings, plain, rays]) : plain;
  const parts = [
    shape(colours.sky[0], `M0 0H${width}V${horizon + 40}H0z`),
    kind(view),
    faint(colours.starlight, stars(view)),
  ];
  if (hasSun) {
    const radius = between(random, 25, 33) * unit;
    parts.push(disc(colours.sun, sun.x, sun.y, radius));
    parts.push(faint(colours.starlight, moonShade(view, radius)));
  }
  for (const index of count(pick(random, [1, 2, 2, 3]))) {
    const x = width * (index % 2 === 0 ? between(random, 0.02, 0.4) : between(random, 0.6, 0.98));
    parts.push(
      cloud(colours.cloud, x, between(random, 0.14, 0.62) * horizon, between(random, 50, 95) * unit, random),
    );
  }
  return parts.join("");
}

function moonShade({ colours, sun }: View, radius: number): string {
  const grey = [
    [-0.3, -0.25, 0.22],
    [0.28, 0.1, 0.3],
    [-0.15, 0.45, 0.15],
  ] as const;
  return faint(
    0.5,
    grey
      .map(([x, y, size]) => disc(colours.halo, sun.x + x * radius, sun.y + y * radius, size * radius))
      .join(""),
  );
}

function plain({ width, horizon, colours, unit }: View): string {
  const high = horizon * 0.42;
  const low = horizon * 0.74;
  return (
    shape(
      colours.sky[1],
      `M0 ${high + 16 * unit}Q${width * 0.3} ${high - 22 * unit} ${width} ${high}V${horizon + 40}H0z`,
    ) +
    shape(
      colours.sky[2],
      `M0 ${low}Q${width * 0.6} ${low + 26 * unit} ${width} ${low - 10 * unit}V${horizon + 40}H0z`,
    )
  );
}

function bands({ width, horizon, colours, unit, random }: View): string {
  return [0.34, 0.62]
    .map((share, index) => {
      const y = horizon * share;
      const wave = between(random, 8, 20) * unit;
      const data = `M0 ${y}C${width * 0.25} ${y - wave} ${width * 0.4} ${y + wave} ${width * 0.62} ${y}S${width * 0.9} ${y - wave} ${width} ${y - wave / 2}V${horizon + 40}H0z`;
      return shape(colours.sky[index === 0 ? 1 : 2], data);
    })
    .join("");
}

function rings({ horizon, width, colours, sun, unit }: View): string {
  return (
    disc(colours.sky[1], sun.x, sun.y, 215 * unit) +
    shape(
      colours.sky[2],
      `M0 ${horizon * 0.84}Q${width / 2} ${horizon * 0.7} ${width} ${horizon * 0.84}V${horizon + 40}H0z`,
    ) +
    disc(colours.sky[2], sun.x, sun.y, 118 * unit) +
    disc(colours.halo, sun.x, sun.y, 66 * unit)
  );
}

function rays(view: View): string {
  const { colours, sun, unit, random } = view;
  const turn = between(random, 0, 0.3);
  const length = 900 * unit;
  const beams = count(14).map((index) => {
    const angle = turn + (index * Math.PI) / 7;
    const tip = (offset: number) =>
      [sun.x + Math.cos(angle + offset) * length, sun.y + Math.sin(angle + offset) * length] as const;
    return polygonData([[sun.x, sun.y], tip(0), tip(0.17)]);
  });
  return (
    plain(view) +
    faint(0.32, shape(colours.halo, beams.join(""))) +
    disc(colours.halo, sun.x, sun.y, 58 * unit)
  );
}

export function stars({ width, horizon, colours, unit, random }: View, share = 0.85): string {
  const dots = count(24 + width / 80).map(() => {
    const size = between(random, 0.8, 1.9) * unit;
    const x = between(random, 0, width);
    const y = between(random, 0, horizon * share);
    return `M${x.toFixed(0)}.1 ${y.toFixed(0)}.1h${size.toFixed(1)}v${size.toFixed(1)}h-${size.toFixed(1)}z`;
  });
  return shape(colours.sun, dots.join(""));
}

/** A flat-bottomed cloud of stacked bars with round ends. */
export function cloud(fill: string, x: number, y: number, width: number, random: Random): string {
  const height = width * 0.12;
  const rows = [
    [0, 0, 1],
    [between(random, -0.18, 0), -1, between(random, 0.5, 0.7)],
    [between(random, 0.1, 0.3), 1, between(random, 0.45, 0.7)],
  ] as const;
  const bars = rows.map(([offset, row, share]) => {
    const half = (width * share) / 2;
    return bar(x + offset * width, y + row * height * 0.86, half, height / 2);
  });
  return shape(fill, bars.join(""));
}

function bar(x: number, y: number, half: number, radius: number): string {
  const arc = `a${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 0`;
  return `M${(x - half).toFixed(1)} ${(y - radius).toFixed(1)}h${(half * 2).toFixed(1)}${arc} ${(radius * 2).toFixed(1)}h-${(half * 2).toFixed(1)}${arc} -${(radius * 2).toFixed(1)}z`;
}

/** A low veil of mist with tapered ends. */
export function mist(fill: string, x: number, y: number, width: number, opacity = 0.5): string {
  return faint(
    opacity,
    oval(fill, x, y, width / 2, width * 0.035) +
      oval(fill, x + width * 0.2, y + width * 0.035, width * 0.34, width * 0.028),
  );
}

/** A few birds far away. */
export function birds(colour: string, x: number, y: number, size: number, random: Random, total = 4): string {
  const flock = count(total).map((index) => {
    const span = size * between(random, 0.7, 1.2);
    const dx = x + (index - total / 2) * size * 2.2 + between(random, -size, size);
    const dy = y + Math.abs(index - total / 2) * size * 0.9 + between(random, -size, size);
    return `M${(dx - span).toFixed(1)} ${(dy - span * 0.3).toFixed(1)}q${(span * 0.6).toFixed(1)} ${(-span * 0.25).toFixed(1)} ${span.toFixed(1)} ${(span * 0.35).toFixed(1)}q${(span * 0.4).toFixed(1)} ${(-span * 0.6).toFixed(1)} ${span.toFixed(1)} ${(-span * 0.35).toFixed(1)}`;
  });
  return stroke(colour, size * 0.2, flock.join(""));
}
