/** The files in assets/ that are served. */
export const assetNames = [
  'console.css',
  'console.js',
  'reference.css',
  'reference.js',
  'request.js',
  'languages.js',
] as const;

export type AssetName = (typeof assetNames)[number];
