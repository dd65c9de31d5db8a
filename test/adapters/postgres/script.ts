/** Scripts for psql. */
import type pg from 'pg';

/** Gives a script to PostgreSQL as psql does: each statement on its own. */
export async function runScript(pool: pg.Pool, script: string): Promise<void> {
  const client = await pool.connect();
  try {
    for (const statement of statementsIn(script)) await client.query(statement);
  } finally {
    client.release(true);
  }
}

function statementsIn(script: string): string[] {
  const found = [''];
  let quote: string | null = null;
  for (const line of script.split('\n').filter(line => !/^(?:\\|\s*--)/.test(line))) {
    for (const [tag] of line.matchAll(/\$\w*[a-z]\w*\$/g))
      quote = quote === null ? tag : quote === tag ? null : quote;
    found.push(`${found.pop()}${line}\n`);
    if (quote === null && line.endsWith(';')) found.push('');
  }
  return found.filter(statement => statement.trim() !== '');
}
