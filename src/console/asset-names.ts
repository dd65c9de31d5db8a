/** The files of assets/ that are served. */
export const assetNames = ['console.css', 'console.js'] as const;

export type AssetName = (typeof assetNames)[number];
