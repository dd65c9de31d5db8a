/**
 * Prepares the realm in which the mappings of a workspace run. The source text of this function is evaluated in the
 * realm, so it can use only the JavaScript language, `jsonata`, `isolation` and its own arguments, and nothing of this
 * module or of Node. It leaves `mapper` behind.
 */
export async function furnish(maxBytes, maxLevels, maxKept, maxCharactersKept) {
  const { jsonata, isolation } = globalThis;
  const { deepFreeze, tables } = isolation;
  delete globalThis.jsonata;
  delete globalThis.isolation;

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

  globalThis.window = { btoa, atob };

  // The parser has tables too, but nobody can reach them.
  const isDefinition = one => one?._jsonata_function === true;
  const frames = tables.filter(table => Object.values(table).some(isDefinition));
  const definitions = frames.flatMap(frame => Object.values(frame).filter(isDefinition));
  const { fromMillis, random } = Object.assign({}, ...frames);

  /** JSONata notes at each function where it was called last. Nothing may be noted at the functions that all share. */
  const ignored = { set() {} };
  const ignoreNotes = definition =>
    Object.defineProperties(definition, { token: ignored, position: ignored });

  let evaluatedAt = 0;
  /** JSONata would create these for each expression, and expressions are kept. */
  const clock = {
    now: ignoreNotes({
      _jsonata_function: true,
      implementation(picture, timezone) {
        return fromMillis.implementation(evaluatedAt, picture, timezone);
      },
      signature: jsonata('function($picture, $timezone)<s?s?:s> { $picture }').ast().signature,
    }),
    millis: ignoreNotes({
      _jsonata_function: true,
      implementation() {
        return evaluatedAt;
      },
      signature: random.signature,
    }),
  };

  /** The message of an error may contain a whole value. */
  const maxErrorLength = 1_000;

  /** Thrown for a result that cannot be stored. */
  class Unfit {
    constructor(message) {
      this.message = message;
    }
  }

  /** Refuses values that JSON cannot represent, and stops soon after the size limit is exceeded. */
  function checkResult(result) {
    let left = maxBytes;
    const spend = bytes => {
      left -= bytes;
      if (left < 0) throw new Unfit(`The mapping gives more than ${maxBytes / 1024} KiB.`);
    };
    const path = [];
    const refuse = what => {
      const place = path.length === 0 ? '' : ` at /${path.slice(0, 8).join('/')}`;
      throw new Unfit(`The mapping gives ${what}${place}.`);
    };
    const within = (name, value) => {
      path.push(name);
      if (path.length > maxLevels)
        throw new Unfit(`The mapping gives more than ${maxLevels} levels of nesting.`);
      visit(value);
      path.pop();
    };
    const visit = value => {
      if (value === undefined) return;
      if (typeof value === 'string') return spend(value.length + 2);
      if (typeof value === 'bigint') return spend(`${value}`.length);
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
    if (typeof error?.value === 'bigint' || (error instanceof TypeError && error.message.includes('BigInt')))
      return 'The mapping calculates with an integer beyond 2^53, which would be rounded: pass it on, or turn it into text.';
    if (error instanceof RangeError && error.message.includes('call stack'))
      return 'The mapping, or what it is given, is nested too deeply.';
    if (error instanceof TypeError && /read[- ]only|not extensible|Cannot delete/.test(error.message))
      return 'The mapping changes something that is read-only.';
    const details = [];
    // A mapping can throw objects of its own.
    if (typeof error?.code === 'string' && /^[A-Z]\d{4}$/.test(error.code)) details.push(error.code);
    if (Number.isInteger(error?.position)) details.push(`at character ${error.position}`);
    const text = String(error?.message ?? 'The mapping failed')
      .slice(0, maxErrorLength)
      .replace(/\.$/, '');
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
    deepFreeze(expression.ast());
    for (const [name, definition] of Object.entries(clock)) expression.assign(name, definition);
    kept.set(text, expression);
    charactersKept += text.length;
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKept && charactersKept <= maxCharactersKept) break;
      kept.delete(oldest);
      charactersKept -= oldest.length;
    }
    return expression;
  }

  const evaluate = (text, input) => {
    const expression = compiled(text);
    evaluatedAt = Date.now();
    return expression.evaluate(JSON.parse(input), {});
  };

  let task;
  let answer;
  const mapper = {
    /** Values cross the border of the realm as text only. Without an input (JSON), the source is only compiled. */
    begin(source, input) {
      task = { source, input };
      answer = { error: 'The mapping waits for something that never happens.' };
    },
    async run() {
      const { source, input } = task;
      try {
        if (input === undefined) {
          compiled(source);
          answer = {};
          return;
        }
        const result = await evaluate(source, input);
        checkResult(result);
        answer = { value: JSON.stringify(result) };
      } catch (error) {
        answer = { error: explain(error) };
      }
    },
    /** `{ value }` (JSON), `{ error }`, or nothing of both if the source can be compiled. */
    end: () => answer,
    /** Number of characters of the expressions that are kept. */
    size: () => charactersKept,
    evaluate,
  };

  for (const definition of definitions) ignoreNotes(definition);
  isolation.close(...frames, jsonata, clock, mapper);
  // The program of `~>` is hidden in JSONata, but not in the functions that it makes.
  const { arguments: parameters, body, environment } = await evaluate('$sum ~> $count', '{}');
  deepFreeze(parameters, body, environment.global);
  Object.defineProperty(globalThis, 'mapper', { value: mapper, writable: false, configurable: false });
}
