/** Networks that browsers simulate in their developer tools: how late an answer begins, and how fast its body arrives. */
export const profiles = {
  'slow-3g': { delay: 2_000, bytesPerSecond: 50_000 },
  'slow-4g': { delay: 563, bytesPerSecond: 180_000 },
  'fast-4g': { delay: 165, bytesPerSecond: 1_012_500 },
} as const;

export type ProfileName = keyof typeof profiles;

export const profileNames = Object.keys(profiles) as readonly ProfileName[];
