/** Icons: each is a class of the style sheet, which takes its picture from assets/icons.svg. */
import { suggestion } from '../common/text/unknown-name.ts';
import { groupPlace } from '../group/fields.ts';
import type { ServedGroup } from '../group/served.ts';
import { type Html, html } from './html.ts';

/** The icons of Lucide that the console has. Another one also needs its shapes in assets/icons.svg. */
export const iconNames = [
  'activity',
  'archive',
  'book-open',
  'briefcase',
  'chart-column',
  'check',
  'check-check',
  'chevrons-up-down',
  'circle-check',
  'circle-minus',
  'circle-x',
  'clock',
  'contact',
  'copy',
  'database',
  'ellipsis',
  'flask-conical',
  'history',
  'house',
  'inbox',
  'info',
  'key-round',
  'keyboard',
  'link',
  'log-out',
  'menu',
  'messages-square',
  'monitor',
  'moon',
  'plug',
  'plus',
  'puzzle',
  'rocket',
  'route',
  'scroll-text',
  'search',
  'send',
  'server',
  'settings',
  'smartphone',
  'sun',
  'trending-down',
  'trending-up',
  'triangle-alert',
  'users',
  'waypoints',
  'webhook',
  'x',
  'zap',
] as const;

export type IconName = (typeof iconNames)[number];

/** The icon with this name, or the one for what has none. */
export const iconNamed = (name: string | undefined): IconName =>
  iconNames.find(one => one === name) ?? 'puzzle';

/** Decoration: a word or a hidden text beside it says the same. */
export const icon = (name: IconName): Html => html`<span class="icon i-${name}" aria-hidden="true"></span>`;

/** @throws TypeError that names an entry's icon which the console does not have */
export function checkIcons(factory: string, groups: readonly ServedGroup[]): void {
  for (const { name, console } of groups)
    for (const { icon } of console === undefined ? [] : [console.nav].flat())
      if (icon !== undefined && !iconNames.some(one => one === icon)) {
        const what = suggestion(icon, iconNames, `, but ${iconNames.join(', ')}`);
        throw new TypeError(
          `${groupPlace(factory, name)}: console: nav: the console has no icon ${icon}${what}`,
        );
      }
}
