/**
 * Bundles the mock server for browsers: scripts that are service workers, and that `browser.js` loads for pages. The sources
 * are those of the mock server, but for what stands in mock-server/browser in place of it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build, transform } from 'esbuild';
import { comparingAsJson } from '../../src/common/json/compare-as-json.js';
import { inlineFiles } from './inline-files.js';
import { licenceIn, withSharedParagraphs } from './licences.js';

/** By the module that is replaced: its replacement in mock-server/browser. */
const replacedInAll = {
  'mock-server/in-process/fetch.ts': 'exchange.ts',
  'mock-server/in-process/connection.ts': 'connection.ts',
  'mock-server/listen.ts': 'listen.ts',
  'mock-server/control/journal/deliveries.ts': 'no-deliveries.ts',
  'mock-server/control/dashboard/dashboard.ts': 'dashboard.ts',
  'mock-server/control/dashboard/not-found-page.ts': 'not-found-page.ts',
  'src/http/require-key.ts': 'no-routes.ts',
};

/**
 * What each script replaces besides, by its name in mock-server/browser/scripts.ts, where its groups stand; and whether it
 * keeps the collections of its groups only.
 */
const rows = {
  'browser-worker': {
    keepsOwnOnly: true,
    replaced: {
      'src/factories/built-in/groups.ts': 'groups.ts',
      'mock-server/engines/index.ts': 'engines.ts',
      'src/adapters/lowdb/index.ts': 'lowdb.ts',
      ...Object.fromEntries(
        [
          'automation/index',
          'links/clicks',
          'links/links',
          'messaging/index',
          'messaging/oldest',
          'requests/requests',
          'webhooks/deliveries',
          'webhooks/oldest',
        ].map(name => [`src/adapters/lowdb/${name}.ts`, 'no-parts.ts']),
      ),
    },
  },
  'browser-full-worker': {
    keepsOwnOnly: false,
    replaced: Object.fromEntries(
      [
        ['src/factories/built-in/groups.ts', 'groups'],
        ['src/webhooks/worker.ts', 'webhook-worker'],
        ['src/webhooks/destinations/receiver.ts', 'no-destinations'],
        ['src/automation/inbound/registered-types.ts', 'no-registered-types'],
        ['src/outbound/resolve.ts', 'resolve'],
        ['src/outbound/download.ts', 'download'],
      ].map(([path, name]) => [path, `full/${name}.ts`]),
    ),
    nodes: 'full/node/',
    // Those of the only channel in a browser.
    settings: 'src/messaging/drivers/simulated/settings.ts',
  },
};

/** Packages of which a browser needs little, or none. */
const packages = {
  'mime-db':
    'module.exports = { "application/json": { charset: "UTF-8", extensions: ["json"] }, "text/plain": { extensions: ["txt", "bin"] }, "text/html": { extensions: ["html"] } };',
};

/** Packages in place of which something of mock-server/browser stands. */
const otherPackages = { 'koa-body': 'koa-body.ts', 'jsonc-parser': 'jsonc-parser.ts' };

/**
 * @param {string} root the folder of the project, with a slash at its end
 * @param {{ groups: readonly string[], replaced: Record<string, string>, keepsOwnOnly: boolean }} script
 */
const forBrowsers = (root, script) => ({
  name: 'for browsers',
  setup(bundle) {
    const folder = `${root}mock-server/browser/`;
    const nodes = new Map(
      ['node/', ...(script.nodes === undefined ? [] : [script.nodes])].flatMap(room =>
        readdirSync(folder + room).map(name => [name.replace(/\.ts$/, ''), folder + room + name]),
      ),
    );
    bundle.onResolve({ filter: /^(?:node:)?[a-z_0-9/]+$/ }, ({ path, kind }) => {
      const name = path.replace(/^node:/, '').replaceAll('/', '-');
      const file = nodes.get(name);
      // What is required is what the module is as a whole.
      if (file !== undefined)
        return kind === 'require-call' ? { path: file, namespace: 'required' } : { path: file };
      if (path.startsWith('node:')) return { path, namespace: 'missing', pluginData: kind };
      return null;
    });
    bundle.onResolve({ filter: /\?whole$/ }, ({ path }) => ({
      path: path.replace('?whole', ''),
      suffix: '?whole',
    }));
    bundle.onResolve({ filter: /^\.\.?\// }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (pluginData === 'own' || importer.includes('/node_modules/')) return null;
      const found = await bundle.resolve(path, { importer, resolveDir, kind, pluginData: 'own' });
      const own = found.path.startsWith(root) ? found.path.slice(root.length) : '';
      const other = script.replaced[own] ?? replacedInAll[own];
      if (other !== undefined && !importer.startsWith(folder)) return { path: folder + other };
      if (kind === 'dynamic-import' && !isLoaded(own, script.groups))
        return { path: own, namespace: 'missing' };
      return found;
    });
    for (const [name, file] of Object.entries(otherPackages))
      bundle.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: folder + file }));
    for (const [name, contents] of Object.entries(packages)) {
      bundle.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: 'little' }));
      bundle.onLoad({ filter: new RegExp(`^${name}$`), namespace: 'little' }, () => ({ contents }));
    }
    bundle.onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
      contents: `const whole = require(${JSON.stringify(path)}); module.exports = whole.default ?? whole;`,
      resolveDir: folder,
    }));
    bundle.onLoad({ filter: /.*/, namespace: 'missing' }, ({ path }) => ({
      contents: `throw new Error(${JSON.stringify(`${path} is not part of the mock server for browsers`)});`,
    }));
    const { transform: inline } = inlineFiles(root);
    bundle.onLoad({ filter: /\/version\.ts$/ }, ({ path }) => ({
      contents: inline(readFileSync(path, 'utf8'), path),
      loader: 'ts',
    }));
    bundle.onLoad({ filter: /\/schema-compiler\.ts$/ }, async () => ({
      contents: await compiledReplies(root, script),
      resolveDir: root,
    }));
    bundle.onLoad(
      { filter: /\/src\/generated\/(?:schemas|examples|request-validators|storage-validators)\.ts$/ },
      ({ path, suffix }) => (suffix === '?whole' ? null : narrowed(root, path, script)),
    );
    bundle.onLoad({ filter: /mock-server\/fixtures\/own-files\.ts$/ }, () => ({
      contents: fixtures(root, script),
    }));
  },
});

/** Where the names of the schemas and operations of its groups stand. */
const sourcesOf = ({ groups }) => [...groups, 'group', 'http', 'openapi'].map(name => `src/${name}`);

/** What the groups of the mock server for browsers use of a generated module. */
async function narrowed(root, path, script) {
  const words = wordsIn(root, script);
  const [, names = ''] = /\nexport \{([^}]*)\};\s*$/.exec(readFileSync(path, 'utf8')) ?? [];
  const all = names.split(',').map(name => name.trim());
  const whole = JSON.stringify(`${path}?whole`);
  if (path.endsWith('/request-validators.ts'))
    return { contents: `export { ${all.filter(name => words.has(name)).join(', ')} } from ${whole};` };
  if (path.endsWith('/storage-validators.ts')) {
    if (!script.keepsOwnOnly) return null;
    const used = ['DataFile', ...stored];
    const others = all.filter(name => !used.includes(name));
    return {
      contents: `export { ${used.join(', ')} } from ${whole};
        const refuse = () => {
          refuse.errors = [{ instancePath: '', keyword: 'not', message: 'is not kept in a browser', params: {} }];
          return false;
        };
        export { ${others.map(name => `refuse as ${name}`).join(', ')} };`,
    };
  }
  return {
    contents: Object.entries(await valuesIn(path))
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(pick(value, words))};`)
      .join('\n'),
  };
}

const withoutWords = (key, value) =>
  (/^(?:title|description)$/.test(key) && typeof value === 'string') || key === 'examples'
    ? undefined
    : value;

/** What stands between quotes. */
const wordsIn = (root, script) =>
  new Set(
    sourcesOf(script).flatMap(folder =>
      readdirSync(root + folder, { recursive: true })
        .filter(name => name.endsWith('.ts'))
        .flatMap(name =>
          [...readFileSync(`${root}${folder}/${name}`, 'utf8').matchAll(/'(\w+)'/g)].map(([, word]) => word),
        ),
    ),
  );

/** What a module of values exports. */
async function valuesIn(path) {
  const { code } = await transform(readFileSync(path, 'utf8'), { loader: 'ts' });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/** The members with these names, and those that they refer to. */
function pick(values, words) {
  const names = new Set(
    Object.keys(values).filter(name => words.has(name) || words.has(name.replace(/(?:List)?Reply$/, ''))),
  );
  for (const name of names)
    for (const [, other] of JSON.stringify(values[name]).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      names.add(other);
  return Object.fromEntries([...names].map(name => [name, values[name]]));
}

/** The compiler of schemas, which has compiled those of all answers: a page may forbid to evaluate code. */
async function compiledReplies(root, script) {
  const { schemas } = await valuesIn(`${root}src/generated/schemas.ts`);
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    ownProperties: true,
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true, formats: _`require("./scripts/formats.ts")` },
  });
  comparingAsJson(ajv, _`require("./src/common/json/same-json.js").isSameJson`);
  addFormats.default(ajv);
  // Their code is that of the formats.
  for (const name of ['decimal', 'power-of-two'])
    ajv.addFormat(name, { type: 'number', validate: () => true });
  const words = wordsIn(root, script);
  const ofOperations = [
    ...readFileSync(`${root}src/generated/reply-titles.ts`, 'utf8').matchAll(/^ {2}(\w+): '(\w+)'/gm),
  ];
  const titles = new Set([
    'ErrorBody',
    ...ofOperations.filter(([, id]) => words.has(id)).map(([, , title]) => title),
  ]);
  for (const [title, schema] of Object.entries(pick(schemas, titles))) {
    const text = JSON.stringify(schema, withoutWords).replaceAll('#/components/schemas/', 'schemas:///');
    ajv.addSchema({ ...JSON.parse(text), $id: `schemas:///${title}` });
  }
  const { settingsSchema } = script.settings === undefined ? {} : await valuesIn(root + script.settings);
  if (settingsSchema !== undefined) ajv.addSchema(settingsSchema, 'schemas:///settings');
  const code = standalone.default(
    ajv,
    Object.fromEntries(
      [...titles, ...(settingsSchema === undefined ? [] : ['settings'])].map(title => [
        title,
        `schemas:///${title}`,
      ]),
    ),
  );
  const values =
    settingsSchema === undefined
      ? 'refuse'
      : `schema => (JSON.stringify(schema) === ${JSON.stringify(JSON.stringify(settingsSchema))} ? settings : refuse())`;
  return `${code}
    const compiled = { ${[...titles].join(', ')} };
    const refuse = () => {
      throw new TypeError('schemas of your own are not part of the mock server for browsers');
    };
    const compiler = { builtIn: ({ title }) => compiled[title] ?? refuse(), inputs: refuse, values: ${values}, expression: refuse };
    export const loadCompiler = () => compiler;`;
}

/** What is loaded later in Node.js, and is part of the bundle here. */
const isLoaded = (path, groups) => {
  const [room, folder] = path.split('/');
  return room === 'mock-server'
    ? ['control', 'media', 'fixtures'].includes(folder) && !path.startsWith('mock-server/control/proxy/')
    : [...groups, 'openapi', 'group', 'http', 'generated'].includes(folder);
};

/** The collections of its groups, which its fixtures have. */
const collections = [
  'workspaces',
  'accounts',
  'items',
  'purchases',
  'keys',
  'models',
  'users',
  'memberships',
];
/** Those that its groups write. */
const stored = [...collections, 'audit_entries', 'idempotent_requests'];

function fixtures(root, { groups, keepsOwnOnly }) {
  const texts = readdirSync(`${root}fixtures`)
    .filter(name => name.endsWith('.json'))
    .map(name => {
      const content = JSON.parse(readFileSync(`${root}fixtures/${name}`, 'utf8'));
      const none = Array.isArray(content) ? [] : {};
      return [
        name,
        JSON.stringify(!keepsOwnOnly || collections.includes(name.slice(0, -5)) ? content : none),
      ];
    });
  // The first second of that in fixtures/media: the script has to be small.
  const video = ['media/preview.webm', `${root}mock-server/browser/preview.webm`];
  const ofMessages = groups.includes('messaging')
    ? readdirSync(`${root}fixtures/media/messages`).map(name => [
        `media/messages/${name}`,
        `${root}fixtures/media/messages/${name}`,
      ])
    : [];
  const media = [video, ...ofMessages].map(([name, path]) => [name, readFileSync(path, 'base64')]);
  return `export const areChecked = true;
    const files = new Map(${JSON.stringify(texts)});
    const media = new Map(${JSON.stringify(media)});
    export const ownFile = path =>
      media.has(path) ? Buffer.from(media.get(path), 'base64') : (files.get(path) ?? null);`;
}

/**
 * What pages import: the small script, as the module that it is not, and what loads the other one. It is loaded with the first
 * `startMock`, because a page that has the mock server as a service worker needs none of it.
 */
const pageOf = version => `export { registerMock } from './register.ts';
  import { checkedGroups, scriptWith } from './choose-script.ts';
  import { loadedScript, loadScript } from './load-script.ts';
  import { smallScript } from './scripts.ts';
  export async function startMock(options) {
    const groups = options?.groups;
    const name = scriptWith(groups === undefined ? [] : checkedGroups('startMock', groups));
    if (name !== smallScript) {
      const { script, ...others } = options;
      return (await loadScript(name, script, ${JSON.stringify(version)})).startMock(others);
    }
    await import('./browser-worker.js');
    return loadedScript(name).startMock(options);
  }`;

/** The licences of the packages that are part of the scripts. */
function licencesOf(root, inputs) {
  const folders = new Set(
    inputs.flatMap(path => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []),
  );
  const texts = [...folders].sort().map(path => licenceIn(root + path.replace(/^.*?(?=node_modules\/)/, '')));
  return withSharedParagraphs('Code of these packages is part of the scripts for browsers.', texts);
}

/**
 * @param {string} root the folder of the project, with a slash at its end
 * @param {string} folder where the code goes
 */
export async function browserBundle(root, folder) {
  const { scripts, smallScript } = await valuesIn(`${root}mock-server/browser/scripts.ts`);
  const inputs = [];
  for (const [name, groups] of Object.entries(scripts)) {
    const made = await build({
      entryPoints: { [name]: `${root}mock-server/browser/bundle.ts` },
      outdir: folder,
      bundle: true,
      minify: true,
      format: 'iife',
      platform: 'browser',
      target: 'es2022',
      legalComments: 'none',
      define: {
        global: 'globalThis',
        'process.env.NODE_ENV': '"production"',
        'process.env.BROWSER_SCRIPT': JSON.stringify(name),
      },
      inject: [`${root}mock-server/browser/node/globals.ts`],
      plugins: [forBrowsers(root, { groups, ...rows[name] })],
      metafile: true,
      write: false,
    });
    const code = made.outputFiles[0].contents;
    if (name === smallScript) await writeFile(`${folder}/${name}.js`, code);
    else await writeFile(`${folder}/${name}.js.br`, brotliCompressSync(code));
    inputs.push(...Object.keys(made.metafile.inputs));
  }
  await build({
    stdin: {
      contents: pageOf(JSON.parse(readFileSync(`${root}package.json`, 'utf8')).version),
      resolveDir: `${root}mock-server/browser`,
    },
    outfile: `${folder}/browser.js`,
    bundle: true,
    external: [`./${smallScript}.js`],
    // What a page has to load.
    minify: true,
    format: 'esm',
    target: 'es2022',
  });
  await writeFile(`${folder}/browser-licences.txt`, licencesOf(root, inputs));
}
