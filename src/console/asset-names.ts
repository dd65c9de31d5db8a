/** The files in assets/ that are served. */
export const assetNames = [
  'console.css',
  'records.css',
  'console.js',
  'palette.js',
  'element.js',
  'recent.js',
  'keys.js',
  'find.js',
  'panes.js',
  'charts.js',
  'editor.js',
  'complete.js',
  'sheet.js',
  'reference.css',
  'reference.js',
  'json.js',
  'code.js',
  'request.js',
  'languages.js',
  'inter.woff2',
  'icons.svg',
] as const;

export type AssetName = (typeof assetNames)[number];
