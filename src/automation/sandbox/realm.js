/**
 * Prepares the realm in which mappings run. The source text of this function is evaluated in the realm, so it can use
 * only the JavaScript language, `jsonata` and its own arguments, and nothing of this module or of Node.
 */
export function furnish(mostBytes, mostLevels, mostKept, mostCharactersKept) {
  const jsonata = globalThis.jsonata;
  delete globalThis.jsonata;

  // Nothing can be added to the prototype of all objects, where the next mapping would find it.
  Reflect.deleteProperty(Object.prototype, '__proto__');
  Object.preventExtensions(Object.prototype);

  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

  /** JSONata's `$base64encode` and `$base64decode` call `btoa` and `atob`. Each character of the text is one byte. */
  function btoa(text) {
    let encoded = '';
    for (let at = 0; at < text.length; at += 3) {
      const [first, second, third] = [0, 1, 2].map(next => text.charCodeAt(at + next) & 255);
      const bits = (first << 16) | (second << 8) | third;
      const left = text.length - at;
      encoded += digits[bits >> 18] + digits[(bits >> 12) & 63];
      encoded += left > 1 ? digits[(bits >> 6) & 63] : '=';
      encoded += left > 2 ? digits[bits & 63] : '=';
    }
    return encoded;
  }

  function atob(text) {
    let decoded = '';
    let bits = 0;
    let count = 0;
    for (const digit of text) {
      const value = digits.indexOf(digit === '-' ? '+' : digit === '_' ? '/' : digit);
      if (value === -1) continue;
      bits = ((bits << 6) | value) & 0xffff;
      count += 6;
      if (count < 8) continue;
      count -= 8;
      decoded += String.fromCharCode((bits >> count) & 255);
    }
    return decoded;
  }

  globalThis.window = Object.freeze({ btoa, atob });

  /** Thrown for a result that cannot be stored. */
  class Unfit {
    constructor(message) {
      this.message = message;
    }
  }

  /** Refuses values that JSON cannot represent, and stops soon after the size limit is exceeded. */
  function checkResult(result) {
    let left = mostBytes;
    const spend = bytes => {
      left -= bytes;
      if (left < 0) throw new Unfit(`The mapping gives more than ${mostBytes / 1024} kB.`);
    };
    const path = [];
    const refuse = what => {
      const place = path.length === 0 ? '' : ` at /${path.slice(0, 8).join('/')}`;
      throw new Unfit(`The mapping gives ${what}${place}.`);
    };
    const within = (name, value) => {
      path.push(name);
      if (path.length > mostLevels)
        throw new Unfit(`The mapping gives more than ${mostLevels} levels of nesting.`);
      visit(value);
      path.pop();
    };
    const visit = value => {
      if (value === undefined) return;
      if (typeof value === 'string') return spend(value.length + 2);
      if (typeof value === 'number' && !Number.isFinite(value)) refuse('a number that JSON cannot hold');
      if (value === null || typeof value === 'number' || typeof value === 'boolean') return spend(1);
      // Data may have properties with these names too, but their values are never functions.
      const isLambda = value._jsonata_lambda === true && typeof value.apply === 'function';
      const isBuiltIn = value._jsonata_function === true && typeof value.implementation === 'function';
      if (typeof value === 'function' || isLambda || isBuiltIn) refuse('a function');
      spend(2);
      if (Array.isArray(value)) {
        for (let at = 0; at < value.length; at += 1) {
          spend(1);
          within(at, value[at]);
        }
        return;
      }
      const parent = Object.getPrototypeOf(value);
      if (parent !== Object.prototype && parent !== null) refuse('something that JSON cannot hold');
      for (const name of Object.keys(value)) {
        spend(name.length + 3);
        within(name, value[name]);
      }
    };
    if (result === undefined) throw new Unfit('The mapping gives no value.');
    visit(result);
  }

  function explain(error) {
    if (error instanceof Unfit) return error.message;
    if (error instanceof RangeError && error.message.includes('call stack'))
      return 'The mapping, or what it is given, is nested too deeply.';
    const details = [];
    if (typeof error?.code === 'string') details.push(error.code);
    if (Number.isInteger(error?.position)) details.push(`at character ${error.position}`);
    const text = String(error?.message ?? 'The mapping failed').replace(/\.$/, '');
    return details.length === 0 ? `${text}.` : `${text} (${details.join(', ')}).`;
  }

  /** Recently used expressions by their source. */
  const kept = new Map();
  let charactersKept = 0;

  function compiled(text) {
    const known = kept.get(text);
    if (known !== undefined) {
      kept.delete(text);
      kept.set(text, known);
      return known;
    }
    const expression = jsonata(text);
    kept.set(text, expression);
    charactersKept += text.length;
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept && charactersKept <= mostCharactersKept) break;
      kept.delete(oldest);
      charactersKept -= oldest.length;
    }
    return expression;
  }

  // Values cross the border of the realm as text only: `source` and `input` (JSON; absent to compile only), then
  // `value` (JSON) or `failure`.
  globalThis.run = async () => {
    try {
      const expression = compiled(globalThis.source);
      if (globalThis.input === undefined) return;
      const result = await expression.evaluate(JSON.parse(globalThis.input), {});
      checkResult(result);
      globalThis.value = JSON.stringify(result);
    } catch (error) {
      globalThis.failure = explain(error);
    }
  };
}
