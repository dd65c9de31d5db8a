/** The page of the wish list in the console. */
import { MarketplaceError } from 'koa-marketplace';
import {
  type Answer,
  defineSection,
  html,
  openPage,
  readForm,
  type Visit,
  workspacePath,
} from 'koa-marketplace/console';
import type { WishStorage } from './storage.ts';
import { addWish as add } from './wish-list.ts';

type WishVisit = Visit<never, WishStorage>;

const address = `${workspacePath}/wishes`;

export const wishSection = defineSection({
  nav: { label: 'Wish list', path: '/wishes' },
  routes: [[address, { GET: 'showWishes', POST: 'addWish' }]],
  load: async () => ({ showWishes, addWish }),
});

async function showWishes(visit: WishVisit, refused: string | null = null): Promise<Answer> {
  const page = await openPage(visit);
  const wishes = await visit.service.list(page.workspace.id);
  return page.render(
    'Wish list',
    html`${refused !== null && html`<p class="notice error" role="alert">${refused}.</p>`}
${wishes.length === 0 ? html`<p class="muted">Nobody wishes for anything yet.</p>` : html`<ul class="card">${wishes.map(wish => html`<li>Item ${wish.item_id} ${wish.note}</li>`)}</ul>`}
${
  page.mayChange &&
  html`<form class="card stack" method="post" action="${page.href('/wishes')}">
${page.csrf}
<div class="field"><label for="item">Number of the item</label>
<input id="item" name="item_id" type="text" inputmode="numeric" pattern="[0-9]*" required></div>
<div class="field"><label for="note">Note</label>
<input id="note" name="note" type="text" maxlength="200"></div>
<p class="actions"><button class="button primary" type="submit">Add wish</button></p>
</form>`
}`,
    { status: refused === null ? 200 : 422 },
  );
}

async function addWish(visit: WishVisit): Promise<Answer> {
  const { form, workspace, user, href, publish } = await readForm(visit, 'the wish list');
  const id = Number(form.one('item_id'));
  if (!Number.isSafeInteger(id) || id < 1)
    return showWishes(visit, 'The number of the item must be a whole number');
  const principal = { workspaceId: workspace.id, keyId: user.id, scopes: [], expiresAt: null };
  const input = { item_id: id, note: form.one('note').slice(0, 200) };
  try {
    await add({ input, principal, service: visit.service, now: visit.now, publish });
  } catch (error) {
    if (error instanceof MarketplaceError) return showWishes(visit, error.message);
    throw error;
  }
  return { redirect: href('/wishes') };
}
