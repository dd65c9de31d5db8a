/** What one writes first: Express, with the key and the item each in a map, and nothing else of what we check. */
import express from 'express';
import { loadFixtures, secretsOf, toData } from '../../dist/fixtures.js';
import { serve } from './serve.js';

const fixtures = await loadFixtures();
const data = toData(fixtures);
const secret = secretsOf(fixtures).studio;
const keys = new Map([[secret, 'ws_studio']]);
const items = new Map([['ws_studio', new Map(data.items.ws_studio.map(item => [item.id, item]))]]);

const app = express();
/** Answers with what a workspace has, or refuses the key. */
const withItems = answer => (request, response) => {
  const workspace = keys.get(request.query.api_key);
  if (workspace === undefined) response.status(401).json({ status: 'error', msg: 'Unknown API key' });
  else answer(items.get(workspace), request, response);
};
app.get(
  '/api/items/all',
  withItems((all, _, response) => response.json({ status: 'success', items: [...all.values()] })),
);
app.get(
  '/api/items/item',
  withItems((all, request, response) => {
    const item = all.get(Number(request.query.item_id));
    if (item === undefined) response.status(404).json({ status: 'error', msg: 'Item Not Found' });
    else response.json({ status: 'success', item });
  }),
);

await serve(app, { secret });
