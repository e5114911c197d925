/** Credits of third-party silhouettes. */
export const credits = {
  elephant: {
    packageName: "@iconify-json/game-icons",
    icon: "elephant",
    author: "Delapouite",
    licence: "CC BY 3.0",
    source: "https://game-icons.net/1x1/delapouite/elephant.html",
  },
  bicycle: {
    packageName: "@iconify-json/game-icons",
    icon: "dutch-bike",
    author: "Delapouite",
    licence: "CC BY 3.0",
    source: "https://game-icons.net/1x1/delapouite/dutch-bike.html",
  },
} as const;

export type IconName = keyof typeof credits;
