/** The page of the wish list in the console. */
import { MarketplaceError } from 'koa-marketplace';
import {
  type Answer,
  defineSection,
  type Form,
  type HostPage,
  type Html,
  html,
  openPage,
  readForm,
  type Visit,
  workspacePath,
} from 'koa-marketplace/console';
import { addWish as add } from './add-wish.ts';
import { maxNote, type WishStorage } from './storage.ts';

type WishVisit = Visit<never, WishStorage>;

const address = `${workspacePath}/wishes`;

export const wishSection = defineSection({
  nav: { label: 'Wish list', path: '/wishes' },
  // The last one shows what was typed by somebody whose session had ended, once they have logged in again.
  routes: [[address, { GET: 'showWishes', POST: 'addWish' }, 'showWishes']],
  load: async () => ({ showWishes, addWish }),
});

async function showWishes(visit: WishVisit): Promise<Answer> {
  const page = await openPage(visit);
  const { late } = page;
  const notice = late && 'Your session ended before the form was sent. Check the form and send it again';
  return page.render('Wish list', await content(visit, page, late, notice));
}

/** `typed`: what the form is filled in with. */
async function content(
  visit: WishVisit,
  page: HostPage,
  typed: Form | null,
  notice: string | null,
): Promise<Html> {
  const wishes = await visit.service.list(page.workspace.id);
  return html`${notice !== null && html`<p class="notice error" role="alert">${notice}.</p>`}
${wishes.length === 0 ? html`<p class="muted">Nobody wishes for anything yet.</p>` : html`<ul class="card">${wishes.map(wish => html`<li>Item ${wish.item_id} ${wish.note}</li>`)}</ul>`}
${
  page.mayChange &&
  html`<form class="card stack" method="post" action="${page.href('/wishes')}">
${page.csrf}
<div class="field"><label for="item">Number of the item</label>
<input id="item" name="item_id" type="text" inputmode="numeric" pattern="[0-9]*" required value="${typed?.one('item_id') ?? ''}"></div>
<div class="field"><label for="note">Note</label>
<input id="note" name="note" type="text" maxlength="${maxNote}" value="${typed?.one('note') ?? ''}"></div>
<p class="actions"><button class="button primary" type="submit">Add wish</button></p>
</form>`
}`;
}

async function addWish(visit: WishVisit): Promise<Answer> {
  const sent = await readForm(visit, 'the wish list');
  const { form, workspace, user, href, publish, render } = sent;
  const refuse = async (why: string) =>
    render('Wish list', await content(visit, sent, form, why), { status: 422 });
  const id = Number(form.one('item_id'));
  const note = form.one('note');
  if (!Number.isSafeInteger(id) || id < 1) return refuse('The item number must be an integer');
  if (note.length > maxNote) return refuse(`The note must be at most ${maxNote} characters`);
  const principal = {
    workspaceId: workspace.id,
    keyId: user.id,
    scopes: [],
    expiresAt: null,
    allowedIps: [],
    createdBy: user.id,
    actsFor: [user.id],
  };
  try {
    await add({ input: { item_id: id, note }, principal, service: visit.service, now: visit.now, publish });
  } catch (error) {
    if (error instanceof MarketplaceError) return refuse(error.message);
    throw error;
  }
  return { redirect: href('/wishes') };
}
