/** The form of a link: how it is filled in, and what it asks for. */
import { createInputReader } from '../../../http/input.ts';
import type { LinkForm } from '../../views.ts';
import type { Form } from '../../visit.ts';
import { wordsOf } from '../call.ts';

const readLink = createInputReader('CreateLinkRequest');

export const emptyForm: LinkForm = {
  url: '',
  slug: '',
  title: '',
  tags: '',
  lastDay: '',
  maxClicks: '',
  hasPassword: false,
  error: null,
};

export const formFrom = (form: Form): Omit<LinkForm, 'error' | 'hasPassword'> & { password: string } => ({
  url: form.one('url').trim(),
  slug: form.one('slug').trim(),
  title: form.one('title').trim(),
  tags: form.one('tags'),
  lastDay: form.one('last_day'),
  maxClicks: form.one('max_clicks').trim(),
  password: form.one('password'),
});

type Given = ReturnType<typeof formFrom>;

/** What both forms say alike. */
export const commonInput = ({ url, slug, title, tags }: Given) => ({
  url,
  title,
  tags: wordsOf(tags),
  ...(slug === '' ? {} : { slug }),
});

/** The last moment of a day, as people mean it. */
export const endOf = (lastDay: string) => (lastDay === '' ? null : `${lastDay}T23:59:59Z`);

export const read = (input: object) => readLink.read(input as Record<string, unknown>) as unknown;
