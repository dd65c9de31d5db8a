/** Names of browsers and operating systems by their `User-Agent`. Each pattern is one word, so that any text takes linear time. */

type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** The first match wins: apps name the browser in them too, and nearly all browsers name Chrome or Safari. */
const browsers: Names = [
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFBA[NV]\/|\bFB_IAB\//],
  ['TikTok', /\bmusical_ly|\bTikTok|\bBytedanceWebview\b|\btrill_/],
  ['LinkedIn', /\bLinkedInApp\b/],
  ['Snapchat', /\bSnapchat\//],
  ['Pinterest', /\bPinterest\//],
  ['X', /\bTwitterAndroid\b|\bTwitter for /],
  ['WeChat', /\bMicroMessenger\//],
  ['LINE', /\bLine\/\d/],
  ['KakaoTalk', /\bKAKAOTALK\b/i],
  ['Telegram', /\bTelegram-Android\//],
  ['Google app', /\bGSA\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOP(?:T|X|iOS)\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex', /\bYaBrowser\/|\bYaSearchBrowser\//],
  ['DuckDuckGo', /\bDuckDuckGo\/|\bDdg\//],
  ['Brave', /\bBrave\//],
  ['Vivaldi', /\bVivaldi\//],
  ['UC Browser', /\bUC ?Browser\/|\bUCWEB/],
  ['Huawei Browser', /\bHuaweiBrowser\/|\bArkWeb\//],
  ['Mi Browser', /\bMiuiBrowser\//],
  ['QQ Browser', /\bM?QQBrowser\//],
  ['Whale', /\bWhale\//],
  ['Silk', /\bSilk\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\/|\bFocus\/|\bKlar\//],
  ['Internet Explorer', /\bMSIE \d|\bTrident\//],
  ['WebView', /; wv\)/],
  ['Chrome', /\bChrome\/|\bCriOS\/|\bChromium\//],
  ['Safari', /\bSafari\//],
  ['WebView', /\bAppleWebKit\//],
];

/** The first match wins: phones name Linux or Mac OS X too. */
const systems: Names = [
  ['Windows Phone', /\bWindows Phone\b/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Android', /Android/],
  ['HarmonyOS', /\bOpenHarmony\b|\bHarmonyOS\b/],
  ['KaiOS', /\bKAIOS\b/i],
  ['Tizen', /\bTizen\b/],
  ['webOS', /\bWeb0S\b|\bwebOS\b/],
  ['Xbox', /\bXbox\b/],
  ['PlayStation', /\bPlayStation\b/i],
  ['Nintendo', /\bNintendo\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b|\bMac OS X\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];

const nameIn = (names: Names, agent: string): string =>
  names.find(([, pattern]) => pattern.test(agent))?.[0] ?? 'other';

export const browserOf = (agent: string): string => nameIn(browsers, agent);
export const systemOf = (agent: string): string => nameIn(systems, agent);
