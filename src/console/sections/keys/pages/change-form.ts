/** The form that changes a key. */
import type { Key } from '../../../../generated/types.ts';
import { editorPage } from '../../../pages/editor.ts';
import type { Frame } from '../../../views.ts';
import { keyForm } from '../key-form.ts';
import type { KeyForm, KeyFormPage } from '../views.ts';
import { keyHref } from './key-table.ts';

export const changeKeyPage = (frame: Frame, key: Key, form: KeyForm, page: KeyFormPage): string =>
  editorPage(frame, {
    up: [keyHref(frame, key), key.name],
    title: 'Edit key',
    action: keyHref(frame, key),
    id: 'key',
    errors: form.errors,
    creates: false,
    fields: keyForm.render('key', form, page),
    save: 'Save key',
  });
