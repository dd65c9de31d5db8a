/**
 * Prepares a realm for code of a workspace. The source text of this function is evaluated in the realm, so it can use
 * only the JavaScript language. It removes what nobody needs, and leaves `isolation` behind, which freezes the rest.
 */
export function isolate() {
  const needed = new Set([
    ...[
      'Object',
      'Function',
      'Array',
      'String',
      'Number',
      'BigInt',
      'Boolean',
      'Symbol',
      'Date',
      'Math',
      'JSON',
    ],
    ...['RegExp', 'Promise', 'Map', 'Set', 'Reflect', 'globalThis', 'undefined', 'NaN', 'Infinity'],
    ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError'],
    ...['URIError', 'parseInt', 'parseFloat', 'isNaN', 'isFinite', 'encodeURI', 'encodeURIComponent'],
    ...['decodeURI', 'decodeURIComponent'],
  ]);
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!needed.has(name)) Reflect.deleteProperty(globalThis, name);
  const legacy = [
    '__proto__',
    '__defineGetter__',
    '__defineSetter__',
    '__lookupGetter__',
    '__lookupSetter__',
  ];
  for (const name of legacy) Reflect.deleteProperty(Object.prototype, name);
  // `RegExp.$1` and the like contain the text that was matched last.
  for (const name of Object.getOwnPropertyNames(RegExp))
    if (!['length', 'name', 'prototype'].includes(name)) Reflect.deleteProperty(RegExp, name);
  // Nobody sees the stacks of errors here, and they are slow.
  Error.stackTraceLimit = 0;

  const { create, defineProperty, freeze, getOwnPropertyDescriptor, getPrototypeOf } = Object;
  const { ownKeys } = Reflect;
  /** What belongs to the realm. Other objects must not be kept here. */
  const own = new Set();
  let isClosed = false;

  /** Freezes objects and all that can be reached from them. */
  function deepFreeze(...roots) {
    // A WeakSet would take twice as long.
    const done = isClosed ? new Set() : own;
    while (roots.length > 0) {
      const object = roots.pop();
      if (object === null || (typeof object !== 'object' && typeof object !== 'function')) continue;
      if (own.has(object) || done.has(object)) continue;
      done.add(object);
      freeze(object);
      roots.push(getPrototypeOf(object));
      for (const key of ownKeys(object)) {
        const { value, get, set } = getOwnPropertyDescriptor(object, key);
        roots.push(value, get, set);
      }
    }
  }

  /** An object may have a property of its own with the name of a frozen one that it inherits. */
  function allowOverriding(prototype) {
    for (const key of ownKeys(prototype)) {
      const { value } = getOwnPropertyDescriptor(prototype, key);
      defineProperty(prototype, key, {
        get: () => value,
        set(own) {
          if (this === prototype) throw new TypeError(`${String(key)} is read-only`);
          defineProperty(this, key, { value: own, writable: true, enumerable: true, configurable: true });
        },
        configurable: false,
      });
    }
  }

  allowOverriding(Object.prototype);

  /** Tables without a prototype that a library creates while it is loaded, such as its frames. */
  const tables = [];
  Object.create = (parent, ...more) => {
    const made = create(parent, ...more);
    if (parent === null) tables.push(made);
    return made;
  };

  /** Makes everything that the realm has read-only, `more` too. Call it once, after the library was loaded. */
  function close(...more) {
    Object.create = create;
    const iterators = [
      [].values(),
      ''[Symbol.iterator](),
      new Map().keys(),
      new Set().keys(),
      'a'.matchAll(/a/g),
    ];
    // These have no names.
    const hidden = [async () => {}, function* () {}, async function* () {}, ...iterators];
    deepFreeze(...hidden.map(getPrototypeOf));
    // The object of a context itself cannot be frozen.
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      const { value, configurable } = getOwnPropertyDescriptor(globalThis, name);
      if (name === 'globalThis' || !configurable) continue;
      deepFreeze(value);
      defineProperty(globalThis, name, { value, writable: false, enumerable: true, configurable: false });
    }
    deepFreeze(...more);
    isClosed = true;
  }

  globalThis.isolation = { deepFreeze, tables, close };
}
