/** Takes the indentation out of the statements of SQL, which are templates of several lines: nobody reads it there. */
import { parseSync, Visitor } from 'oxc-parser';

/** @param {string} root the folder of the project, with a slash at its end */
export const narrowSql = root => ({
  name: 'narrow-sql',
  transform(code, id) {
    if (!id.startsWith(`${root}src/adapters/postgres/`) || !code.includes('`')) return null;
    const texts = [];
    new Visitor({ TemplateElement: ({ start, end }) => texts.push([start, end]) }).visit(
      parseSync(id, code).program,
    );
    return texts.reduceRight(
      (all, [start, end]) =>
        all.slice(0, start) + all.slice(start, end).replaceAll(/\n[ ]+/g, '\n') + all.slice(end),
      code,
    );
  },
});
