/**
 * Letters of one script that look like those of another (UTS 39, "Unicode Security Mechanisms"): what they spell
 * would be taken for something else.
 */

/** Scripts whose letters look like those of another. A word has letters of one of them and of no other script… */
const alike = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
  /\p{Script=Deseret}/u,
  /\p{Script=Osage}/u,
];

/** … but Latin beside what it is written with in Japan, in Taiwan and in Korea: "highly restrictive" in UTS 39. */
const besideLatin = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}]*$/u,
];

/** Without what all scripts share, such as digits and the long mark of Katakana. */
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]|[\p{Script=Common}\p{Script=Inherited}]/gu, '');

/** Whether letters are beside others that look like them. */
export function mixesScripts(text: string): boolean {
  const letters = lettersOf(text);
  if (besideLatin.some(pattern => pattern.test(letters))) return false;
  const script = alike.find(pattern => pattern.test(letters));
  return script !== undefined && [...letters].some(letter => !script.test(letter));
}

/** Letters that are taken for a Latin one, and for which. */
const latinFor = new Map(
  Object.entries({
    a: 'аαɑ',
    b: 'ьβ',
    c: 'с',
    d: 'ԁ',
    e: 'еҽε',
    g: 'ԍցɡ',
    h: 'һհ',
    i: 'іιıɩ',
    j: 'јϳյ',
    k: 'кκ',
    l: 'ӏ',
    m: 'м',
    n: 'ηո',
    o: 'оοσօ',
    p: 'рρ',
    q: 'ԛզ',
    s: 'ѕ',
    t: 'тτ',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝωա',
    x: 'хχ',
    y: 'уүγ',
  }).flatMap(([latin, others]) => [...others].map(letter => [letter, latin] as const)),
);

/** Capitals as small as small letters: those of Latin in the order of the alphabet, and which they are. */
const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ';
for (const [index, letter] of [...smallCapitals].entries())
  latinFor.set(letter, 'abcdefghijklmnopqrstuvwyz'[index] ?? '');

/**
 * A word as it is read at a glance, in small Latin letters where its own look like them: to be compared with
 * other skeletons, and for nothing else.
 */
export const skeletonOf = (word: string): string =>
  [...word.normalize('NFKC').toLowerCase()].map(letter => latinFor.get(letter) ?? letter).join('');

/** Cyrillic, Greek or Armenian letters alone, all of which look just like Latin ones: `аррӏе`; or small capitals: `ꜱᴀʟᴇ`. */
export function readsAsLatin(text: string): boolean {
  const letters = lettersOf(text);
  return (
    /^[аеорсухіјѕһԛԝӏьԁԍүѵАВЕЅІЈКМНОРСТХУԌԚԜҮ]+$/u.test(letters) ||
    /^[ανικορυχγϲϳΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]+$/u.test(letters) ||
    /^[հոսօցյզՕՍ]+$/u.test(letters) ||
    // With what stands for itself in them: there is no smaller X.
    (/^[ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢcosvwxz]+$/u.test(letters) && /[^a-z]/u.test(letters))
  );
}
