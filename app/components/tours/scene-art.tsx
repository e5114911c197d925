import type { Scene } from "~/domain/tour";
import { cn } from "~/lib/cn";

type Colours = readonly [sky: string, far: string, middle: string, near: string];

/** The light of each kind of landscape, from sky to foreground. */
const coloursOf: Record<Scene, Colours> = {
  "snow-range": ["#f6c98b", "#a9bbd6", "#5a6ea3", "#2a3263"],
  "tea-hills": ["#f8dfa6", "#9fc08e", "#4f8b5c", "#1f5640"],
  "forest-hills": ["#cfe0cf", "#7fae92", "#3f7a5b", "#173f35"],
  "river-gorge": ["#f3d9b1", "#c58f5e", "#7d6a4c", "#0c5f66"],
  "lake-hills": ["#f9cf9c", "#b99ac0", "#5e6aa0", "#1f5c74"],
  backwater: ["#fbe3a8", "#e5a85a", "#2f8f7e", "#0d4f52"],
  beach: ["#fbd9a0", "#f2a01d", "#2a95a0", "#e8cf9d"],
  waterfall: ["#d6e6df", "#83b3a0", "#32755f", "#123f3c"],
  "desert-fort": ["#fbd08a", "#e59a4e", "#b8602a", "#6f2f1c"],
  "palace-lake": ["#f7c7a3", "#d98a6a", "#8a4a6a", "#27406f"],
  "temple-ghats": ["#fbcf8e", "#e58f4b", "#a8482e", "#4a2548"],
  "temple-gopuram": ["#f6deb0", "#dca05a", "#b8502c", "#5b2a3a"],
  "rock-cut-cave": ["#f3dcb5", "#c99a6a", "#8a5a3c", "#3b2a33"],
  "stupa-plain": ["#f9e2b2", "#d9b06a", "#8f8a4e", "#3f5a3c"],
  "monastery-ridge": ["#cfdcec", "#8fa4c8", "#8a5a48", "#3a2c50"],
  mangrove: ["#e9e2b0", "#9fb46a", "#3f7a55", "#123f40"],
  "grassland-wildlife": ["#fbd695", "#e0a94c", "#9a8a34", "#3f4a22"],
  "festival-sky": ["#3a2f6e", "#b8321a", "#f2a01d", "#1e2152"],
  "city-monument": ["#f9d6ac", "#d79a7a", "#8a5566", "#2a2c5c"],
  "salt-flat": ["#2b3a74", "#6f86b8", "#c9d4e6", "#f4f1ea"],
};

/** A plain landscape in four planes and a sun, in the colours of the scene. Decoration: the words beside it say what it is. */
export function SceneArt({ scene, className }: { scene: Scene; className?: string }) {
  const [sky, far, middle, near] = coloursOf[scene];
  return (
    <svg
      aria-hidden
      viewBox="0 0 500 300"
      preserveAspectRatio="xMidYMid slice"
      className={cn("block", className)}
    >
      <rect width="500" height="300" fill={sky} />
      <circle cx="372" cy="92" r="38" fill="#fff6dd" opacity="0.85" />
      <path d="M0 190 70 118l52 44 66-82 74 92 60-50 70 60 52-40 56 48v120H0z" fill={far} />
      <path d="M0 224c60-42 110-30 168-8s108-24 172-20 110 34 160 14v90H0z" fill={middle} />
      <path d="M0 262c80-30 150-8 230 0s160-26 270-10v48H0z" fill={near} />
    </svg>
  );
}
