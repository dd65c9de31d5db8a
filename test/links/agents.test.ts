/** What is read of a `User-Agent`, which clients make as long as they like. */
import assert from 'node:assert/strict';
import { agentOf } from '../../src/links/redirects/visitor.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('User agents');

test('are read up to 512 characters', () => {
  const start = 'Mozilla/5.0 (';
  const deviceAfter = (length: number) => agentOf(`${start.padEnd(length, 'x')} iPad)`).device;
  assert.equal(deviceAfter(500), 'tablet');
  assert.equal(deviceAfter(510), 'other');
  assert.equal(deviceAfter(15_000), 'other');
});

const windows = 'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; Trident/7.0; .NET4.0E';
const webview = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';
const bots: readonly string[] = [
  '',
  `${windows}; ms-office)`,
  `${windows}; Microsoft Outlook 16.0.4266; ms-office; MSOffice 16)`,
  'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.17328; Pro)',
  'Microsoft Office Excel 2014',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Microsoft Outlook 16.89.0',
  `Mozilla/5.0 (Linux; Android 13; SM-A037U) ${webview} thirdLandingPageFeInfra`,
  'TikTokSpider',
  'WhatsApp/2.23.20.0 A',
  'TelegramBot (like TwitterBot)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (Linux; Android 7.0; M bot 60) Googlebot/2.1',
];
const people: readonly string[] = [
  `Mozilla/5.0 (Linux; Android 7.0; M bot 60 Build/NRD90M) ${webview}`,
  `Mozilla/5.0 (Linux; Android 12; M bot 51) ${webview}`,
  `Mozilla/5.0 (Linux; Android 9; CUBOT X19) ${webview}`,
  `Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) ${webview} Instagram 314.0.0.20.114 Android (34/14; Google/google; Pixel 8)`,
  `Mozilla/5.0 (Linux; Android 8.1.0; CPH1901; wv) ${webview} trill_200005 Channel/googleplay BytedanceWebview/d8a21c6`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webview} Teams/1.6`,
];

test('of programs that fetch a link before somebody opens it are bots, and phones with bot in their names are not', () => {
  for (const agent of bots) assert.equal(agentOf(agent).bot, true, agent);
  for (const agent of people) assert.equal(agentOf(agent).bot, false, agent);
});

test.run();
