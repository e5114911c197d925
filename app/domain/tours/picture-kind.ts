/** Subjects of a tour's uploaded pictures. */
export const pictureKinds = ["place", "room", "vehicle", "guide", "food"] as const;
export type PictureKind = (typeof pictureKinds)[number];
