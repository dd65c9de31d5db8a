/**
 * Puts files into the code that reads them: `readFileSync(new URL('./console.css', import.meta.url), 'utf8')` becomes
 * the text of that file, scripts and styles without the space and the names that only people need. A host's bundler moves code away
 * from the files beside it.
 */
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { bytesOf } from './compressed.js';

const beside = /readFileSync\(new URL\('([^']+)', import\.meta\.url\), '(utf8|base64)'\)/g;
const ofPackage = /readFileSync\(new URL\(import\.meta\.resolve\('([^']+)'\)\), 'utf8'\)/g;
/** `require` of a package that is bundled: the bundler calls it when it is needed, and sees it only without this line. */
const requiring = /^ *const require = createRequire\(import\.meta\.url\);$/m;

/** @param {string} root the folder of the project: other packages stay as they are */
export const inlineFiles = root => ({
  name: 'inline-files',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('/node_modules/') || !code.includes('import.meta')) return null;
    const texts = [];
    const inlined = code
      .replace(beside, (_, path, encoding) => {
        const text = textOf(new URL(path, pathToFileURL(id)), encoding);
        return /\.(css|js|svg)$/.test(path) ? `filesBeside[${texts.push(text) - 1}]` : JSON.stringify(text);
      })
      .replace(ofPackage, (_, name) => JSON.stringify(textOf(import.meta.resolve(name))))
      .replace(requiring, '');
    if (texts.length === 0) return inlined;
    return `import { brotliDecompressSync } from 'node:zlib';
      const filesBeside = JSON.parse(${bytesOf(JSON.stringify(texts))}.toString());
      ${inlined}`;
  },
});

function textOf(url, encoding = 'utf8') {
  const path = fileURLToPath(url);
  const text = readFileSync(path, encoding);
  const loader = extname(path).slice(1);
  if (loader === 'css' || loader === 'js')
    return transformSync(text, {
      loader,
      minifyWhitespace: true,
      minifyIdentifiers: true,
      minifySyntax: true,
    }).code;
  if (!path.endsWith('/package.json')) return text;
  const { name, version } = JSON.parse(text);
  return JSON.stringify({ name, version });
}
