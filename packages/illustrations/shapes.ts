/** Drawing primitives. Each function returns SVG markup, or path data if stated. */

export type Point = readonly [x: number, y: number];

export function r(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Rounds to whole units, for landscape, where half a unit is invisible. */
export function whole(value: number): string {
  return String(Math.round(value));
}

function rounded(data: string): string {
  return data.replace(/-?\d+\.\d{2,}/g, (number) => r(Number(number)));
}

export function shape(fill: string, data: string): string {
  return `<path fill="${fill}" d="${rounded(data)}"/>`;
}

export function stroke(colour: string, width: number, data: string): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${r(width)}" stroke-linecap="round" stroke-linejoin="round" d="${rounded(data)}"/>`;
}

export function disc(fill: string, x: number, y: number, radius: number): string {
  return `<circle fill="${fill}" cx="${r(x)}" cy="${r(y)}" r="${r(radius)}"/>`;
}

export function oval(fill: string, x: number, y: number, rx: number, ry: number): string {
  return `<ellipse fill="${fill}" cx="${r(x)}" cy="${r(y)}" rx="${r(rx)}" ry="${r(ry)}"/>`;
}

export function box(fill: string, x: number, y: number, width: number, height: number): string {
  return shape(fill, boxData(x, y, width, height));
}

export function boxData(x: number, y: number, width: number, height: number): string {
  return `M${r(x)} ${r(y)}h${r(width)}v${r(height)}h${r(-width)}z`;
}

export function polygon(fill: string, ...points: Point[]): string {
  return shape(fill, polygonData(points));
}

export function polygonData(points: readonly Point[], write = r): string {
  return `M${points.map(([x, y]) => `${write(x)} ${write(y)}`).join("L")}z`;
}

/** Fills an outline mirrored at x = 0; `half` is its right half from the top down. */
export function mirrored(fill: string, ...half: Point[]): string {
  return polygon(fill, ...half, ...half.toReversed().map(([x, y]): Point => [-x, y]));
}

/** A row of equal upright marks (windows, figures, battlements) as one dashed line through their middles. */
export function dashes(
  colour: string,
  from: number,
  to: number,
  y: number,
  tall: number,
  mark: number,
  gap: number,
): string {
  return `<path stroke="${colour}" stroke-width="${r(tall)}" stroke-dasharray="${r(mark)} ${r(gap)}" d="M${r(from)} ${r(y)}H${r(to)}"/>`;
}

/** Path data of a smooth line through the neighbourhood of the points; it begins and ends on the outer ones. */
export function curve(points: readonly Point[], write = r): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return "";
  const parts = [`M${write(first[0])} ${write(first[1])}`];
  rest.slice(0, -1).forEach(([x, y], index) => {
    const next = rest[index + 1] ?? last;
    const end = index === rest.length - 2 ? last : ([(x + next[0]) / 2, (y + next[1]) / 2] as const);
    parts.push(`Q${write(x)} ${write(y)} ${write(end[0])} ${write(end[1])}`);
  });
  return parts.length === 1 ? `${parts[0]}L${write(last[0])} ${write(last[1])}` : parts.join("");
}

export function place(content: string, x: number, y: number, scaleX = 1, scaleY = scaleX): string {
  if (content === "") return "";
  const scale =
    scaleX === 1 && scaleY === 1
      ? ""
      : `scale(${factor(scaleX)}${scaleX === scaleY ? "" : ` ${factor(scaleY)}`})`;
  return `<g transform="translate(${r(x)} ${r(y)})${scale}">${content}</g>`;
}

export function turned(content: string, degrees: number, x = 0, y = 0): string {
  return `<g transform="rotate(${r(degrees)} ${r(x)} ${r(y)})">${content}</g>`;
}

export function faint(opacity: number | string, content: string): string {
  return content === "" ? "" : `<g opacity="${opacity}">${content}</g>`;
}

function factor(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
