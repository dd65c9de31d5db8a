/**
 * Puts files into the code that reads them: `readFileSync(new URL('./console.css', import.meta.url), 'utf8')` becomes
 * the text of that file, scripts and styles without the space and the names that only people need. A host's bundler moves code away
 * from the files beside it.
 */
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { withIntegers } from '../../src/automation/sandbox/exact-integers.js';
import { compressed, dense, unpacking } from './compressed.js';

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
        const url = new URL(path, pathToFileURL(id));
        if (encoding === 'base64') return `${dense(readFileSync(url))}.toString('base64')`;
        const text = textOf(url);
        return /\.(css|js|svg)$/.test(path) ? `filesBeside[${texts.push(text) - 1}]` : JSON.stringify(text);
      })
      .replace(ofPackage, (_, name) => JSON.stringify(textOf(import.meta.resolve(name))))
      .replace(requiring, '');
    const files =
      texts.length === 0 ? '' : `const filesBeside = JSON.parse(${compressed(JSON.stringify(texts))});`;
    return inlined.includes('bytesIn(') || files !== '' ? `${unpacking} ${files}\n${inlined}` : inlined;
  },
});

function textOf(url) {
  const path = fileURLToPath(url);
  const read = readFileSync(path, 'utf8');
  const text = path.endsWith('/jsonata.js') ? withIntegers(read) : read;
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
