const sizes = {
  cards: { width: 400, height: 500 },
  heroes: { width: 1600, height: 800 },
  views: { width: 640, height: 480 },
} as const;

export const placeholderShapes = Object.keys(sizes) as (keyof typeof sizes)[];

/**
 * A sheet of paper with the name of a place between two block-print edges, as SVG; by night, a sheet of ink. Where the page's
 * own title stands on it, always ink, and without the name.
 */
export function drawPlaceholder(place: string, shape: keyof typeof sizes): string {
  const { width, height } = sizes[shape];
  const isHero = shape === "heroes";
  const sheet = isHero ? "#27325c" : "#f3e9d7";
  const size = Math.min(height / 6, (width * 1.5) / Math.max(place.length, 6));
  const edge = (y: number) =>
    `<path class="edge" d="M0 ${y}H${width}" stroke-width="10" stroke-dasharray="46 28 16 10"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>.sheet{fill:${sheet}}.edge{stroke:#c98f5e}.name{fill:#1f2a4d}@media (prefers-color-scheme:dark){.sheet{fill:#1a2140}.edge{stroke:#8a6038}.name{fill:#f3e9d7}}</style>
<rect class="sheet" width="${width}" height="${height}"/>
${edge(height * 0.2)}${edge(height * 0.8)}
${isHero ? "" : nameOf(place, size)}
</svg>`;
}

function nameOf(place: string, size: number): string {
  return `<text class="name" x="50%" y="50%" font-family="Georgia, serif" font-size="${Math.round(size)}" text-anchor="middle" dominant-baseline="middle">${escapeXml(place)}</text>`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
