/**
 * Lookalike letters of different scripts (UTS 39, "Unicode Security Mechanisms"), which could imitate another word.
 */

/**
 * Scripts with letters that look like those of another script. A word with such letters must not contain any other
 * script…
 */
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

/**
 * … except Latin with the scripts that it is written with in Japan, Taiwan and Korea: "highly restrictive" in UTS 39.
 */
const besideLatin = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}]*$/u,
];

/** Ignores characters of all scripts, such as digits and the Katakana long vowel mark. */
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]|[\p{Script=Common}\p{Script=Inherited}]/gu, '');

/** Whether a text mixes scripts whose letters look alike. */
export function mixesScripts(text: string): boolean {
  const letters = lettersOf(text);
  if (besideLatin.some(pattern => pattern.test(letters))) return false;
  const script = alike.find(pattern => pattern.test(letters));
  return script !== undefined && [...letters].some(letter => !script.test(letter));
}

/** Letters that look like a Latin letter, and that letter. */
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

/** Small capitals, in the order of the Latin alphabet, and their letters. */
const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ';
for (const [index, letter] of [...smallCapitals].entries())
  latinFor.set(letter, 'abcdefghijklmnopqrstuvwyz'[index] ?? '');

/**
 * The skeleton of a word: lookalike letters are replaced by lowercase Latin letters. Use it only for comparison with
 * other skeletons.
 */
export const skeletonOf = (word: string): string =>
  [...word.normalize('NFKC').toLowerCase()].map(letter => latinFor.get(letter) ?? letter).join('');

/**
 * Whether a word consists only of Cyrillic, Greek or Armenian letters that look like Latin ones (`аррӏе`), or of small
 * capitals (`ꜱᴀʟᴇ`).
 */
export function readsAsLatin(text: string): boolean {
  const letters = lettersOf(text);
  return (
    /^[аеорсухіјѕһԛԝӏьԁԍүѵАВЕЅІЈКМНОРСТХУԌԚԜҮ]+$/u.test(letters) ||
    /^[ανικορυχγϲϳΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]+$/u.test(letters) ||
    /^[հոսօցյզՕՍ]+$/u.test(letters) ||
    // Includes letters that represent themselves: there is no small capital X.
    (/^[ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢcosvwxz]+$/u.test(letters) && /[^a-z]/u.test(letters))
  );
}
