/** The `php` generator of OpenAPI Generator, with Guzzle as Debian has it. */
import { access } from 'node:fs/promises';
import { type Client, LeftOut, type Place } from '../client.ts';
import { run } from '../command.ts';
import * as generator from '../openapi-generator.ts';

const guzzle = '/usr/share/php/GuzzleHttp/autoload.php';

const command = ({ source, output }: Place, script: string) => ({
  command: 'php',
  args: ['-d', 'display_errors=stderr', `${source}${script}`, `${output}lib`],
});

export const phpOpenapiGenerator: Client = {
  name: 'php-openapi-generator',
  generator: 'OpenAPI Generator `php`',
  version: generator.version,
  language: 'PHP',
  needs: [...generator.needs, 'php'],
  async prepare() {
    await access(guzzle).catch(() => {
      throw new LeftOut("this machine has no Guzzle: Debian's package php-guzzlehttp-guzzle");
    });
    await generator.prepare();
  },
  generate: place => generator.generate(place, 'php', {}),
  async compile(place) {
    await run(command(place, 'compile.php'));
  },
  command: place => command(place, 'program.php'),
};
