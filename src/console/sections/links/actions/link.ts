/** One link with its clicks and its QR code. */

import { qrPng, qrSvg } from '../../../../common/qr-code.ts';
import type { LinkRecord } from '../../../../generated/types.ts';
import { showLink as asShown } from '../../../../links/show.ts';
import { noticeOf } from '../../../actions/call.ts';
import { frameOf } from '../../../actions/frame.ts';
import { notFound } from '../../../page-error.ts';
import { mayManageKeys, requireMember, workspaceOf } from '../../../session/member.ts';
import type { Answer, LoggedInUser } from '../../../visit.ts';
import { linkPage } from '../pages/link.ts';
import { clicksOf } from './analytics.ts';
import { qrOf } from './preview.ts';
import { type LinkVisit, recordOf } from './visit.ts';

/** The possible notices after an action. */
const done: Readonly<Record<string, string>> = {
  created: 'Link created.',
  already: 'This form has already created this link. It was not created again.',
  changed: 'Link updated.',
  archived: 'Link archived. It still redirects.',
  unarchived: 'Link unarchived.',
};

export async function showLink(visit: LinkVisit): Promise<Answer> {
  const member = await requireMember(visit);
  return { html: await detail(visit, member, await recordOf(visit, member)) };
}

async function detail(visit: LinkVisit, member: LoggedInUser, record: Readonly<LinkRecord>): Promise<string> {
  const current = workspaceOf(visit, member);
  const { service, now } = visit;
  const link = asShown(record, service, now);
  return linkPage(frameOf(visit, { member, current }), {
    link,
    clicks: await clicksOf(visit, current.workspace.id, link.id),
    qr: qrOf(link.short_url),
    canManage: mayManageKeys(current),
    notice: noticeOf(visit, done),
  });
}

export const showQrSvg = (visit: LinkVisit): Promise<Answer> => qrFile(visit, 'svg', qrSvg);
export const showQrPng = (visit: LinkVisit): Promise<Answer> => qrFile(visit, 'png', qrPng);

async function qrFile(
  visit: LinkVisit,
  format: 'svg' | 'png',
  draw: (text: string) => string | Buffer,
): Promise<Answer> {
  const record = await recordOf(visit, await requireMember(visit));
  const link = asShown(record, visit.service, visit.now);
  if (qrOf(link.short_url) === null) throw notFound();
  return {
    file: draw(link.short_url),
    type: format === 'svg' ? 'image/svg+xml' : 'image/png',
    name: `qr-${link.id}.${format}`,
  };
}
