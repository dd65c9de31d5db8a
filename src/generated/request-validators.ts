// @ts-nocheck
// Generated from schemas/ by `npm run generate`. Do not edit.
const missingOf = (data, names) => names.find(name => data[name] === undefined);
const unknownOf = (data, names) => {
  for (const name in data) if (!names.includes(name)) return name;
};
const faultOf = (instancePath, keyword, params) => ({ instancePath, keyword, params });
const failed = (validate, instancePath, keyword, params) => {
  validate.errors = [faultOf(instancePath, keyword, params)];
  return false;
};
const passedOn = (validate, inner) => {
  validate.errors = inner.errors;
  return false;
};
const isRecord = data => data && typeof data == "object" && !Array.isArray(data);
const joined = (errors, more) => errors === null ? more : [...errors, ...more];
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date2, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(true), compareTime),
      "date-time": fmtDef(getDateTime(true), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri: uri2,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: true,
      // unchecked string payload
      binary: true
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
    var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date2(str) {
      const matches = DATE.exec(str);
      if (!matches)
        return false;
      const year = +matches[1];
      const month = +matches[2];
      const day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (!(d1 && d2))
        return void 0;
      if (d1 > d2)
        return 1;
      if (d1 < d2)
        return -1;
      return 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
          return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return false;
        if (hr <= 23 && min <= 59 && sec < 60)
          return true;
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return void 0;
      const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
      const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (!(t1 && t2))
        return void 0;
      return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return void 0;
      const a1 = TIME.exec(t1);
      const a2 = TIME.exec(t2);
      if (!(a1 && a2))
        return void 0;
      t1 = a1[1] + a1[2] + a1[3];
      t2 = a2[1] + a2[2] + a2[3];
      if (t1 > t2)
        return 1;
      if (t1 < t2)
        return -1;
      return 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      const time = getTime(strictTimeZone);
      return function date_time(str) {
        const dateTime2 = str.split(DATE_TIME_SEPARATOR);
        return dateTime2.length === 2 && date2(dateTime2[0]) && time(dateTime2[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const d1 = new Date(dt1).valueOf();
      const d2 = new Date(dt2).valueOf();
      if (!(d1 && d2))
        return void 0;
      return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
      const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
      const res = compareDate(d1, d2);
      if (res === void 0)
        return void 0;
      return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/;
    var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri2(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      BYTE.lastIndex = 0;
      return BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31);
    var MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return true;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return false;
      try {
        new RegExp(str);
        return true;
      } catch (e) {
        return false;
      }
    }
  }
});

// src/common/number-formats.ts
var isDecimal, isPowerOfTwo;
var init_number_formats = __esm({
  "src/common/number-formats.ts"() {
    "use strict";
    isDecimal = (value) => Number(value.toFixed(2)) === value;
    isPowerOfTwo = (value) => value > 0 && (value & value - 1) === 0;
  }
});

// scripts/formats.ts
var formats_exports = {};
__export(formats_exports, {
  date: () => date,
  "date-time": () => dateTime,
  decimal: () => decimal,
  email: () => email,
  "power-of-two": () => powerOfTwo,
  uri: () => uri
});
var import_formats, email, uri, decimal, powerOfTwo, dateTime, date;
var init_formats = __esm({
  "scripts/formats.ts"() {
    "use strict";
    import_formats = __toESM(require_formats(), 1);
    init_number_formats();
    email = import_formats.fullFormats.email;
    uri = import_formats.fullFormats.uri;
    decimal = { type: "number", validate: isDecimal };
    powerOfTwo = { type: "number", validate: isPowerOfTwo };
    dateTime = import_formats.fullFormats["date-time"];
    date = import_formats.fullFormats.date;
  }
});

// src/common/json/same-json.js
var same_json_exports = {};
__export(same_json_exports, {
  isSameJson: () => isSameJson
});
function isSameJson(one, other) {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((item, index) => isSameJson(item, other[index]));
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.hasOwn(other, name) && isSameJson(one[name], other[name]));
}
var init_same_json = __esm({
  "src/common/json/same-json.js"() {
    "use strict";
  }
});

// <stdin>
var AuditLogRequest = validate_audit_audit_log_request;
var func_7a031813 = require_ucs2length().default;
function validate_shared_710bf2d0(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 200) {
        return failed(validate_shared_710bf2d0, instancePath, "maxLength", { limit: 200 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_710bf2d0, instancePath, "minLength", { limit: 1 });
        }
      }
    } else {
      return failed(validate_shared_710bf2d0, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_710bf2d0.errors = vErrors;
  return errors === 0;
}
function validate_shared_e73abb96(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 100) {
        return failed(validate_shared_e73abb96, instancePath, "maxLength", { limit: 100 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_e73abb96, instancePath, "minLength", { limit: 1 });
        }
      }
    } else {
      return failed(validate_shared_e73abb96, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_e73abb96.errors = vErrors;
  return errors === 0;
}
var formats_4d29600b = (init_formats(), __toCommonJS(formats_exports))["date-time"];
var pattern_521de637 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$", "u");
function validate_common_timestamp(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern_521de637.test(data)) {
          return failed(validate_common_timestamp, instancePath, "pattern", { pattern: pattern_521de637.source });
        } else {
          if (!formats_4d29600b.validate(data)) {
            return failed(validate_common_timestamp, instancePath, "format", { format: "date-time" });
          }
        }
      } else {
        return failed(validate_common_timestamp, instancePath, "type", { type: "string" });
      }
    }
  }
  validate_common_timestamp.errors = vErrors;
  return errors === 0;
}
function validate_shared_e5ed7374(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    return failed(validate_shared_e5ed7374, instancePath, "type", { type: "integer" });
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 100 || isNaN(data)) {
        return failed(validate_shared_e5ed7374, instancePath, "maximum", { comparison: "<=", limit: 100 });
      } else {
        if (data < 1 || isNaN(data)) {
          return failed(validate_shared_e5ed7374, instancePath, "minimum", { comparison: ">=", limit: 1 });
        }
      }
    }
  }
  validate_shared_e5ed7374.errors = vErrors;
  return errors === 0;
}
function validate_shared_434c87a9(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 400) {
        return failed(validate_shared_434c87a9, instancePath, "maxLength", { limit: 400 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_434c87a9, instancePath, "minLength", { limit: 1 });
        }
      }
    } else {
      return failed(validate_shared_434c87a9, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_434c87a9.errors = vErrors;
  return errors === 0;
}
function validate_audit_audit_log_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "actor" || key0 === "operation" || key0 === "record_type" || key0 === "record_id" || key0 === "since" || key0 === "until" || key0 === "limit" || key0 === "cursor")) {
          return failed(validate_audit_audit_log_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.actor !== void 0 && !validate_shared_710bf2d0(data.actor, instancePath + "/actor")) return passedOn(validate_audit_audit_log_request, validate_shared_710bf2d0);
var valid0 = true;
        {
          if (data.operation !== void 0 && !validate_shared_e73abb96(data.operation, instancePath + "/operation")) return passedOn(validate_audit_audit_log_request, validate_shared_e73abb96);
var valid0 = true;
          {
            if (data.record_type !== void 0 && !validate_shared_e73abb96(data.record_type, instancePath + "/record_type")) return passedOn(validate_audit_audit_log_request, validate_shared_e73abb96);
var valid0 = true;
            {
              if (data.record_id !== void 0 && !validate_shared_710bf2d0(data.record_id, instancePath + "/record_id")) return passedOn(validate_audit_audit_log_request, validate_shared_710bf2d0);
var valid0 = true;
              {
                if (data.since !== void 0 && !validate_common_timestamp(data.since, instancePath + "/since")) return passedOn(validate_audit_audit_log_request, validate_common_timestamp);
var valid0 = true;
                {
                  if (data.until !== void 0 && !validate_common_timestamp(data.until, instancePath + "/until")) return passedOn(validate_audit_audit_log_request, validate_common_timestamp);
var valid0 = true;
                  {
                    if (data.limit !== void 0 && !validate_shared_e5ed7374(data.limit, instancePath + "/limit")) return passedOn(validate_audit_audit_log_request, validate_shared_e5ed7374);
var valid0 = true;
                    {
                      if (data.cursor !== void 0 && !validate_shared_434c87a9(data.cursor, instancePath + "/cursor")) return passedOn(validate_audit_audit_log_request, validate_shared_434c87a9);
var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_audit_audit_log_request, instancePath, "type", { type: "object" });
    }
  }
  validate_audit_audit_log_request.errors = vErrors;
  return errors === 0;
}
var AutomationFeedRequest = validate_automation_automation_feed_request;
function validate_shared_83f6485d(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    return failed(validate_shared_83f6485d, instancePath, "type", { type: "integer" });
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 9007199254740991 || isNaN(data)) {
        return failed(validate_shared_83f6485d, instancePath, "maximum", { comparison: "<=", limit: 9007199254740991 });
      } else {
        if (data < 0 || isNaN(data)) {
          return failed(validate_shared_83f6485d, instancePath, "minimum", { comparison: ">=", limit: 0 });
        }
      }
    }
  }
  validate_shared_83f6485d.errors = vErrors;
  return errors === 0;
}
var pattern_3205785b = new RegExp("^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "u");
function validate_automation_automation_event_type(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 200) {
        return failed(validate_automation_automation_event_type, instancePath, "maxLength", { limit: 200 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_automation_automation_event_type, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_3205785b.test(data)) {
            return failed(validate_automation_automation_event_type, instancePath, "pattern", { pattern: pattern_3205785b.source });
          }
        }
      }
    } else {
      return failed(validate_automation_automation_event_type, instancePath, "type", { type: "string" });
    }
  }
  validate_automation_automation_event_type.errors = vErrors;
  return errors === 0;
}
function validate_shared_6d892361(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    return failed(validate_shared_6d892361, instancePath, "type", { type: "integer" });
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 1e3 || isNaN(data)) {
        return failed(validate_shared_6d892361, instancePath, "maximum", { comparison: "<=", limit: 1e3 });
      } else {
        if (data < 1 || isNaN(data)) {
          return failed(validate_shared_6d892361, instancePath, "minimum", { comparison: ">=", limit: 1 });
        }
      }
    }
  }
  validate_shared_6d892361.errors = vErrors;
  return errors === 0;
}
function validate_automation_automation_feed_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "after" || key0 === "type" || key0 === "limit")) {
          return failed(validate_automation_automation_feed_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.after !== void 0 && !validate_shared_83f6485d(data.after, instancePath + "/after")) return passedOn(validate_automation_automation_feed_request, validate_shared_83f6485d);
var valid0 = true;
        {
          if (data.type !== void 0 && !validate_automation_automation_event_type(data.type, instancePath + "/type")) return passedOn(validate_automation_automation_feed_request, validate_automation_automation_event_type);
var valid0 = true;
          {
            if (data.limit !== void 0 && !validate_shared_6d892361(data.limit, instancePath + "/limit")) return passedOn(validate_automation_automation_feed_request, validate_shared_6d892361);
var valid0 = true;
          }
        }
      }
    } else {
      return failed(validate_automation_automation_feed_request, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_automation_feed_request.errors = vErrors;
  return errors === 0;
}
var AutomationHistoryRequest = validate_automation_automation_history_request;
var schema_automation_automation_history_request = {"properties":{"endpoint_id":0,"type":0,"state":0,"text":0,"receiver_id":0,"delivery_state":0,"since":0,"until":0,"limit":0,"cursor":0}};
var func_191f75b3 = Object.prototype.hasOwnProperty;
var pattern_828df21f = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
function validate_shared_011d6deb(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern_828df21f.test(data)) {
        return failed(validate_shared_011d6deb, instancePath, "pattern", { pattern: pattern_828df21f.source });
      }
    } else {
      return failed(validate_shared_011d6deb, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_011d6deb.errors = vErrors;
  return errors === 0;
}
var schema_shared_7af59643 = {"enum":["scheduled","published","cancelled"]};
function validate_shared_7af59643(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    return failed(validate_shared_7af59643, instancePath, "type", { type: "string" });
  }
  if (!(data === "scheduled" || data === "published" || data === "cancelled")) {
    return failed(validate_shared_7af59643, instancePath, "enum", { allowedValues: schema_shared_7af59643.enum });
  }
  validate_shared_7af59643.errors = vErrors;
  return errors === 0;
}
var schema_shared_d4c4b851 = {"enum":["pending","succeeded","failed"]};
function validate_shared_d4c4b851(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    return failed(validate_shared_d4c4b851, instancePath, "type", { type: "string" });
  }
  if (!(data === "pending" || data === "succeeded" || data === "failed")) {
    return failed(validate_shared_d4c4b851, instancePath, "enum", { allowedValues: schema_shared_d4c4b851.enum });
  }
  validate_shared_d4c4b851.errors = vErrors;
  return errors === 0;
}
var pattern_6dc550e1 = new RegExp("^[^\\u0000\\ud800-\\udfff]*$", "u");
function validate_automation_automation_history_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func_191f75b3.call(schema_automation_automation_history_request.properties, key0)) {
          return failed(validate_automation_automation_history_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.endpoint_id !== void 0 && !validate_shared_011d6deb(data.endpoint_id, instancePath + "/endpoint_id")) return passedOn(validate_automation_automation_history_request, validate_shared_011d6deb);
var valid0 = true;
        if (valid0) {
          if (data.type !== void 0 && !validate_automation_automation_event_type(data.type, instancePath + "/type")) return passedOn(validate_automation_automation_history_request, validate_automation_automation_event_type);
var valid0 = true;
          if (valid0) {
            if (data.state !== void 0 && !validate_shared_7af59643(data.state, instancePath + "/state")) return passedOn(validate_automation_automation_history_request, validate_shared_7af59643);
var valid0 = true;
            if (valid0) {
              if (data.text !== void 0) {
                let data3 = data.text;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data3 === "string") {
                    if (func_7a031813(data3) > 200) {
                      return failed(validate_automation_automation_history_request, instancePath + "/text", "maxLength", { limit: 200 });
                    } else {
                      if (func_7a031813(data3) < 1) {
                        return failed(validate_automation_automation_history_request, instancePath + "/text", "minLength", { limit: 1 });
                      } else {
                        if (!pattern_6dc550e1.test(data3)) {
                          return failed(validate_automation_automation_history_request, instancePath + "/text", "pattern", { pattern: pattern_6dc550e1.source });
                        }
                      }
                    }
                  } else {
                    return failed(validate_automation_automation_history_request, instancePath + "/text", "type", { type: "string" });
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.receiver_id !== void 0 && !validate_shared_011d6deb(data.receiver_id, instancePath + "/receiver_id")) return passedOn(validate_automation_automation_history_request, validate_shared_011d6deb);
var valid0 = true;
                if (valid0) {
                  if (data.delivery_state !== void 0 && !validate_shared_d4c4b851(data.delivery_state, instancePath + "/delivery_state")) return passedOn(validate_automation_automation_history_request, validate_shared_d4c4b851);
var valid0 = true;
                  if (valid0) {
                    if (data.since !== void 0 && !validate_common_timestamp(data.since, instancePath + "/since")) return passedOn(validate_automation_automation_history_request, validate_common_timestamp);
var valid0 = true;
                    if (valid0) {
                      if (data.until !== void 0 && !validate_common_timestamp(data.until, instancePath + "/until")) return passedOn(validate_automation_automation_history_request, validate_common_timestamp);
var valid0 = true;
                      if (valid0) {
                        if (data.limit !== void 0 && !validate_shared_e5ed7374(data.limit, instancePath + "/limit")) return passedOn(validate_automation_automation_history_request, validate_shared_e5ed7374);
var valid0 = true;
                        if (valid0) {
                          if (data.cursor !== void 0 && !validate_shared_710bf2d0(data.cursor, instancePath + "/cursor")) return passedOn(validate_automation_automation_history_request, validate_shared_710bf2d0);
var valid0 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_automation_automation_history_request, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_automation_history_request.errors = vErrors;
  return errors === 0;
}
var AutomationSampleListRequest = validate_automation_automation_sample_list_request;
function validate_automation_automation_event_name(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 200) {
        return failed(validate_automation_automation_event_name, instancePath, "maxLength", { limit: 200 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_automation_automation_event_name, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_3205785b.test(data)) {
            return failed(validate_automation_automation_event_name, instancePath, "pattern", { pattern: pattern_3205785b.source });
          }
        }
      }
    } else {
      return failed(validate_automation_automation_event_name, instancePath, "type", { type: "string" });
    }
  }
  validate_automation_automation_event_name.errors = vErrors;
  return errors === 0;
}
function validate_automation_automation_sample_list_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.event_type === void 0 && (missing0 = "event_type")) {
        return failed(validate_automation_automation_sample_list_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "event_type")) {
            return failed(validate_automation_automation_sample_list_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.event_type !== void 0) {
            if (!validate_automation_automation_event_name(data.event_type, instancePath + "/event_type")) {
              vErrors = joined(vErrors, validate_automation_automation_event_name.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      return failed(validate_automation_automation_sample_list_request, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_automation_sample_list_request.errors = vErrors;
  return errors === 0;
}
var ChangeAutomationEndpointRequest = validate_automation_change_automation_endpoint_request;
var schema_automation_change_automation_endpoint_request = {"properties":{"name":0,"event_type":0,"event_types":0,"event_type_from":0,"repeat_id_from":0,"keep_headers":0,"allow_get":0,"verification":0,"data_schema":0,"rate":0,"response":0,"state":0}};
function validate_shared_0cda65c4(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 200) {
        return failed(validate_shared_0cda65c4, instancePath, "maxLength", { limit: 200 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_0cda65c4, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_3205785b.test(data)) {
            return failed(validate_shared_0cda65c4, instancePath, "pattern", { pattern: pattern_3205785b.source });
          }
        }
      }
    } else {
      return failed(validate_shared_0cda65c4, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_0cda65c4.errors = vErrors;
  return errors === 0;
}
var func_9f9a6c90 = (init_same_json(), __toCommonJS(same_json_exports)).isSameJson;
function validate_shared_eed84986(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        return failed(validate_shared_eed84986, instancePath, "maxItems", { limit: 100 });
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate_automation_automation_event_type(data[i0], instancePath + "/" + i0)) return passedOn(validate_shared_eed84986, validate_automation_automation_event_type);
var valid0 = true;
          if (!valid0) {
            break;
          }
        }
        {
          let i1 = data.length;
          let j0;
          if (i1 > 1) {
            outer0:
              for (; i1--; ) {
                for (j0 = i1; j0--; ) {
                  if (func_9f9a6c90(data[i1], data[j0])) {
                    return failed(validate_shared_eed84986, instancePath, "uniqueItems", { i: i1, j: j0 });
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      return failed(validate_shared_eed84986, instancePath, "type", { type: "array" });
    }
  }
  validate_shared_eed84986.errors = vErrors;
  return errors === 0;
}
var pattern_8c8172a3 = new RegExp("^([A-Za-z][A-Za-z0-9-]*|/[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*)?$", "u");
function validate_automation_automation_value_place(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 200) {
        return failed(validate_automation_automation_value_place, instancePath, "maxLength", { limit: 200 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_automation_automation_value_place, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_8c8172a3.test(data)) {
            return failed(validate_automation_automation_value_place, instancePath, "pattern", { pattern: "^([A-Za-z][A-Za-z0-9-]*|/[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*)?$" });
          }
        }
      }
    } else {
      return failed(validate_automation_automation_value_place, instancePath, "type", { type: "string" });
    }
  }
  validate_automation_automation_value_place.errors = vErrors;
  return errors === 0;
}
function validate_shared_8e3f1046(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate_automation_automation_value_place(data, instancePath)) {
    vErrors = joined(vErrors, validate_automation_automation_value_place.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate_shared_8e3f1046.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate_shared_8e3f1046.errors = vErrors;
  return errors === 0;
}
var pattern_3e173b36 = new RegExp("^[A-Za-z][A-Za-z0-9-]{0,63}$", "u");
function validate_shared_f9acc328(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        return failed(validate_shared_f9acc328, instancePath, "maxItems", { limit: 20 });
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0];
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func_7a031813(data0) > 100) {
                return failed(validate_shared_f9acc328, instancePath + "/" + i0, "maxLength", { limit: 100 });
              } else {
                if (func_7a031813(data0) < 1) {
                  return failed(validate_shared_f9acc328, instancePath + "/" + i0, "minLength", { limit: 1 });
                } else {
                  if (!pattern_3e173b36.test(data0)) {
                    return failed(validate_shared_f9acc328, instancePath + "/" + i0, "pattern", { pattern: pattern_3e173b36.source });
                  }
                }
              }
            } else {
              return failed(validate_shared_f9acc328, instancePath + "/" + i0, "type", { type: "string" });
            }
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      return failed(validate_shared_f9acc328, instancePath, "type", { type: "array" });
    }
  }
  validate_shared_f9acc328.errors = vErrors;
  return errors === 0;
}
var schema_shared_dadb4ac1 = {"enum":["standard_webhooks","github","stripe","shopify","slack","meta","twilio","hmac","basic","header"]};
function validate_shared_dadb4ac1(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    return failed(validate_shared_dadb4ac1, instancePath, "type", { type: "string" });
  }
  if (!(data === "standard_webhooks" || data === "github" || data === "stripe" || data === "shopify" || data === "slack" || data === "meta" || data === "twilio" || data === "hmac" || data === "basic" || data === "header")) {
    return failed(validate_shared_dadb4ac1, instancePath, "enum", { allowedValues: schema_shared_dadb4ac1.enum });
  }
  validate_shared_dadb4ac1.errors = vErrors;
  return errors === 0;
}
function validate_shared_e13aaf5d(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 500) {
        return failed(validate_shared_e13aaf5d, instancePath, "maxLength", { limit: 500 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_e13aaf5d, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_3205785b.test(data)) {
            return failed(validate_shared_e13aaf5d, instancePath, "pattern", { pattern: pattern_3205785b.source });
          }
        }
      }
    } else {
      return failed(validate_shared_e13aaf5d, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_e13aaf5d.errors = vErrors;
  return errors === 0;
}
var pattern_ae06c161 = new RegExp("^[A-Za-z0-9-]*$", "u");
function validate_shared_40115ee6(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 100) {
        return failed(validate_shared_40115ee6, instancePath, "maxLength", { limit: 100 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_40115ee6, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_ae06c161.test(data)) {
            return failed(validate_shared_40115ee6, instancePath, "pattern", { pattern: pattern_ae06c161.source });
          }
        }
      }
    } else {
      return failed(validate_shared_40115ee6, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_40115ee6.errors = vErrors;
  return errors === 0;
}
var schema_automation_automation_hmac = {"properties":{"algorithm":{"enum":["sha256","sha512","sha1"]},"encoding":{"enum":["hex","base64"]}}};
function validate_shared_391bd20b(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 64) {
        return failed(validate_shared_391bd20b, instancePath, "maxLength", { limit: 64 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_391bd20b, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_3e173b36.test(data)) {
            return failed(validate_shared_391bd20b, instancePath, "pattern", { pattern: pattern_3e173b36.source });
          }
        }
      }
    } else {
      return failed(validate_shared_391bd20b, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_391bd20b.errors = vErrors;
  return errors === 0;
}
var pattern_f1965754 = new RegExp("^[\\x20-\\x7e]*$", "u");
function validate_automation_automation_hmac(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.header === void 0 && (missing0 = "header") || data.algorithm === void 0 && (missing0 = "algorithm") || data.encoding === void 0 && (missing0 = "encoding") || data.prefix === void 0 && (missing0 = "prefix") || data.signed === void 0 && (missing0 = "signed")) {
        return failed(validate_automation_automation_hmac, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "header" || key0 === "algorithm" || key0 === "encoding" || key0 === "prefix" || key0 === "timestamp_header" || key0 === "signed")) {
            return failed(validate_automation_automation_hmac, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.header === void 0 || validate_shared_391bd20b(data.header, instancePath + "/header") || (vErrors = joined(vErrors, validate_shared_391bd20b.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.algorithm !== void 0) {
              let data1 = data.algorithm;
              const _errs3 = errors;
              if (typeof data1 !== "string") {
                return failed(validate_automation_automation_hmac, instancePath + "/algorithm", "type", { type: "string" });
              }
              if (!(data1 === "sha256" || data1 === "sha512" || data1 === "sha1")) {
                return failed(validate_automation_automation_hmac, instancePath + "/algorithm", "enum", { allowedValues: schema_automation_automation_hmac.properties.algorithm.enum });
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.encoding !== void 0) {
                let data2 = data.encoding;
                const _errs5 = errors;
                if (typeof data2 !== "string") {
                  return failed(validate_automation_automation_hmac, instancePath + "/encoding", "type", { type: "string" });
                }
                if (!(data2 === "hex" || data2 === "base64")) {
                  return failed(validate_automation_automation_hmac, instancePath + "/encoding", "enum", { allowedValues: schema_automation_automation_hmac.properties.encoding.enum });
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.prefix !== void 0) {
                  let data3 = data.prefix;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (func_7a031813(data3) > 50) {
                        return failed(validate_automation_automation_hmac, instancePath + "/prefix", "maxLength", { limit: 50 });
                      } else {
                        if (!pattern_f1965754.test(data3)) {
                          return failed(validate_automation_automation_hmac, instancePath + "/prefix", "pattern", { pattern: pattern_f1965754.source });
                        }
                      }
                    } else {
                      return failed(validate_automation_automation_hmac, instancePath + "/prefix", "type", { type: "string" });
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.timestamp_header !== void 0) {
                    let data4 = data.timestamp_header;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    let valid1 = false;
                    const _errs11 = errors;
                    if (!validate_shared_391bd20b(data4, instancePath + "/timestamp_header")) {
                      vErrors = joined(vErrors, validate_shared_391bd20b.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs11 === errors;
                    valid1 = valid1 || _valid0;
                    if (!valid1) {
                      const _errs12 = errors;
                      if (data4 !== null) {
                        const err0 = faultOf(instancePath + "/timestamp_header", "type", { type: "null" });
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      }
                      var _valid0 = _errs12 === errors;
                      valid1 = valid1 || _valid0;
                    }
                    if (!valid1) {
                      const err1 = faultOf(instancePath + "/timestamp_header", "anyOf", {});
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                      validate_automation_automation_hmac.errors = vErrors;
                      return false;
                    } else {
                      errors = _errs10;
                      if (vErrors !== null) {
                        if (_errs10) {
                          vErrors.length = _errs10;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.signed !== void 0) {
                      let data5 = data.signed;
                      const _errs14 = errors;
                      if (errors === _errs14) {
                        if (typeof data5 === "string") {
                          if (func_7a031813(data5) > 200) {
                            return failed(validate_automation_automation_hmac, instancePath + "/signed", "maxLength", { limit: 200 });
                          } else {
                            if (func_7a031813(data5) < 6) {
                              return failed(validate_automation_automation_hmac, instancePath + "/signed", "minLength", { limit: 6 });
                            } else {
                              if (!pattern_f1965754.test(data5)) {
                                return failed(validate_automation_automation_hmac, instancePath + "/signed", "pattern", { pattern: pattern_f1965754.source });
                              }
                            }
                          }
                        } else {
                          return failed(validate_automation_automation_hmac, instancePath + "/signed", "type", { type: "string" });
                        }
                      }
                      var valid0 = _errs14 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_automation_automation_hmac, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_automation_hmac.errors = vErrors;
  return errors === 0;
}
function validate_automation_automation_verification_input(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.scheme === void 0 && (missing0 = "scheme") || data.secret === void 0 && (missing0 = "secret")) {
        return failed(validate_automation_automation_verification_input, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "scheme" || key0 === "secret" || key0 === "header" || key0 === "hmac")) {
            return failed(validate_automation_automation_verification_input, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.scheme !== void 0 && !validate_shared_dadb4ac1(data.scheme, instancePath + "/scheme")) return passedOn(validate_automation_automation_verification_input, validate_shared_dadb4ac1);
var valid0 = true;
          {
            if (data.secret !== void 0 && !validate_shared_e13aaf5d(data.secret, instancePath + "/secret")) return passedOn(validate_automation_automation_verification_input, validate_shared_e13aaf5d);
var valid0 = true;
            {
              if (data.header !== void 0 && !validate_shared_40115ee6(data.header, instancePath + "/header")) return passedOn(validate_automation_automation_verification_input, validate_shared_40115ee6);
var valid0 = true;
              {
                if (data.hmac !== void 0 && !validate_automation_automation_hmac(data.hmac, instancePath + "/hmac")) return passedOn(validate_automation_automation_verification_input, validate_automation_automation_hmac);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_automation_automation_verification_input, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_automation_verification_input.errors = vErrors;
  return errors === 0;
}
function validate_shared_b290e654(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate_automation_automation_verification_input(data, instancePath)) {
    vErrors = joined(vErrors, validate_automation_automation_verification_input.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate_shared_b290e654.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate_shared_b290e654.errors = vErrors;
  return errors === 0;
}
function validate_shared_5b757b31(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (isRecord(data)) {
    } else {
      const err0 = faultOf(instancePath, "type", { type: "object" });
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs4 = errors;
    if (data !== null) {
      const err1 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
    validate_shared_5b757b31.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate_shared_5b757b31.errors = vErrors;
  return errors === 0;
}
function validate_shared_1e0a35bf(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = faultOf(instancePath, "type", { type: "integer" });
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (errors === _errs1) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 1e5 || isNaN(data)) {
        const err1 = faultOf(instancePath, "maximum", { comparison: "<=", limit: 1e5 });
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      } else {
        if (data < 1 || isNaN(data)) {
          const err2 = faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 });
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data !== null) {
      const err3 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err4 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate_shared_1e0a35bf.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate_shared_1e0a35bf.errors = vErrors;
  return errors === 0;
}
var schema_shared_80e605a4 = {"type":["object","array","string","number","boolean","null"]};
function validate_shared_80e605a4(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data != "object" && typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean") {
    return failed(validate_shared_80e605a4, instancePath, "type", { type: schema_shared_80e605a4.type });
  }
  validate_shared_80e605a4.errors = vErrors;
  return errors === 0;
}
function validate_automation_automation_response(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status")) {
        return failed(validate_automation_automation_response, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "body")) {
            return failed(validate_automation_automation_response, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.status !== void 0) {
            let data0 = data.status;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              return failed(validate_automation_automation_response, instancePath + "/status", "type", { type: "integer" });
            }
            if (errors === _errs2) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 299 || isNaN(data0)) {
                  return failed(validate_automation_automation_response, instancePath + "/status", "maximum", { comparison: "<=", limit: 299 });
                } else {
                  if (data0 < 200 || isNaN(data0)) {
                    return failed(validate_automation_automation_response, instancePath + "/status", "minimum", { comparison: ">=", limit: 200 });
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.body !== void 0 && !validate_shared_80e605a4(data.body, instancePath + "/body")) return passedOn(validate_automation_automation_response, validate_shared_80e605a4);
var valid0 = true;
          }
        }
      }
    } else {
      return failed(validate_automation_automation_response, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_automation_response.errors = vErrors;
  return errors === 0;
}
function validate_shared_4146f4cf(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate_automation_automation_response(data, instancePath)) {
    vErrors = joined(vErrors, validate_automation_automation_response.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate_shared_4146f4cf.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate_shared_4146f4cf.errors = vErrors;
  return errors === 0;
}
var schema_shared_08f6aa4f = {"enum":["active","paused"]};
function validate_shared_08f6aa4f(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    return failed(validate_shared_08f6aa4f, instancePath, "type", { type: "string" });
  }
  if (!(data === "active" || data === "paused")) {
    return failed(validate_shared_08f6aa4f, instancePath, "enum", { allowedValues: schema_shared_08f6aa4f.enum });
  }
  validate_shared_08f6aa4f.errors = vErrors;
  return errors === 0;
}
function validate_automation_change_automation_endpoint_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func_191f75b3.call(schema_automation_change_automation_endpoint_request.properties, key0)) {
          return failed(validate_automation_change_automation_endpoint_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.name !== void 0 && !validate_shared_0cda65c4(data.name, instancePath + "/name")) return passedOn(validate_automation_change_automation_endpoint_request, validate_shared_0cda65c4);
var valid0 = true;
        if (valid0) {
          if (data.event_type !== void 0 && !validate_automation_automation_event_type(data.event_type, instancePath + "/event_type")) return passedOn(validate_automation_change_automation_endpoint_request, validate_automation_automation_event_type);
var valid0 = true;
          if (valid0) {
            if (data.event_types !== void 0 && !validate_shared_eed84986(data.event_types, instancePath + "/event_types")) return passedOn(validate_automation_change_automation_endpoint_request, validate_shared_eed84986);
var valid0 = true;
            if (valid0) {
              if (data.event_type_from !== void 0 && !validate_shared_8e3f1046(data.event_type_from, instancePath + "/event_type_from")) return passedOn(validate_automation_change_automation_endpoint_request, validate_shared_8e3f1046);
var valid0 = true;
              if (valid0) {
                if (data.repeat_id_from !== void 0 && !validate_shared_8e3f1046(data.repeat_id_from, instancePath + "/repeat_id_from")) return passedOn(validate_automation_change_automation_endpoint_request, validate_shared_8e3f1046);
var valid0 = true;
                if (valid0) {
                  if (data.keep_headers !== void 0 && !validate_shared_f9acc328(data.keep_headers, instancePath + "/keep_headers")) return passedOn(validate_automation_change_automation_endpoint_request, validate_shared_f9acc328);
var valid0 = true;
                  if (valid0) {
                    if (data.allow_get !== void 0) {
                      const _errs8 = errors;
                      if (typeof data.allow_get !== "boolean") {
                        return failed(validate_automation_change_automation_endpoint_request, instancePath + "/allow_get", "type", { type: "boolean" });
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.verification !== void 0 && !validate_shared_b290e654(data.verification, instancePath + "/verification")) return passedOn(validate_automation_change_automation_endpoint_request, validate_shared_b290e654);
var valid0 = true;
                      if (valid0) {
                        if (data.data_schema !== void 0 && !validate_shared_5b757b31(data.data_schema, instancePath + "/data_schema")) return passedOn(validate_automation_change_automation_endpoint_request, validate_shared_5b757b31);
var valid0 = true;
                        if (valid0) {
                          if (data.rate !== void 0 && !validate_shared_1e0a35bf(data.rate, instancePath + "/rate")) return passedOn(validate_automation_change_automation_endpoint_request, validate_shared_1e0a35bf);
var valid0 = true;
                          if (valid0) {
                            if (data.response !== void 0 && !validate_shared_4146f4cf(data.response, instancePath + "/response")) return passedOn(validate_automation_change_automation_endpoint_request, validate_shared_4146f4cf);
var valid0 = true;
                            if (valid0) {
                              if (data.state !== void 0 && !validate_shared_08f6aa4f(data.state, instancePath + "/state")) return passedOn(validate_automation_change_automation_endpoint_request, validate_shared_08f6aa4f);
var valid0 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_automation_change_automation_endpoint_request, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_change_automation_endpoint_request.errors = vErrors;
  return errors === 0;
}
var ChangeAutomationHookRequest = validate_automation_change_automation_hook_request;
function validate_shared_cfd7140e(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 200) {
        return failed(validate_shared_cfd7140e, instancePath, "maxLength", { limit: 200 });
      } else {
        if (!pattern_3205785b.test(data)) {
          return failed(validate_shared_cfd7140e, instancePath, "pattern", { pattern: pattern_3205785b.source });
        }
      }
    } else {
      return failed(validate_shared_cfd7140e, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_cfd7140e.errors = vErrors;
  return errors === 0;
}
var schema_common_filter_comparison = {"properties":{"field":0,"equals":0,"not_equals":0,"one_of":0,"prefix":0,"suffix":0,"contains":0,"exists":0,"min":0,"max":0}};
var pattern_280e43e2 = new RegExp("^[^.\\u0000\\ud800-\\udfff]+(\\.[^.\\u0000\\ud800-\\udfff]+)*$", "u");
var schema_shared_6669de14 = {"type":["string","number","boolean","null"]};
function validate_shared_6669de14(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean" && data !== null) {
    return failed(validate_shared_6669de14, instancePath, "type", { type: schema_shared_6669de14.type });
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 1e3) {
        return failed(validate_shared_6669de14, instancePath, "maxLength", { limit: 1e3 });
      } else {
        if (!pattern_6dc550e1.test(data)) {
          return failed(validate_shared_6669de14, instancePath, "pattern", { pattern: pattern_6dc550e1.source });
        }
      }
    }
  }
  validate_shared_6669de14.errors = vErrors;
  return errors === 0;
}
function validate_shared_b8a71567(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 1e3) {
        return failed(validate_shared_b8a71567, instancePath, "maxLength", { limit: 1e3 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_b8a71567, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_6dc550e1.test(data)) {
            return failed(validate_shared_b8a71567, instancePath, "pattern", { pattern: pattern_6dc550e1.source });
          }
        }
      }
    } else {
      return failed(validate_shared_b8a71567, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_b8a71567.errors = vErrors;
  return errors === 0;
}
function validate_common_filter_comparison(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      if (Object.keys(data).length < 2) {
        return failed(validate_common_filter_comparison, instancePath, "minProperties", { limit: 2 });
      } else {
        let missing0;
        if (data.field === void 0 && (missing0 = "field")) {
          return failed(validate_common_filter_comparison, instancePath, "required", { missingProperty: missing0 });
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!func_191f75b3.call(schema_common_filter_comparison.properties, key0)) {
              return failed(validate_common_filter_comparison, instancePath, "additionalProperties", { additionalProperty: key0 });
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.field !== void 0) {
              let data0 = data.field;
              const _errs2 = errors;
              if (errors === _errs2) {
                if (typeof data0 === "string") {
                  if (func_7a031813(data0) > 200) {
                    return failed(validate_common_filter_comparison, instancePath + "/field", "maxLength", { limit: 200 });
                  } else {
                    if (func_7a031813(data0) < 1) {
                      return failed(validate_common_filter_comparison, instancePath + "/field", "minLength", { limit: 1 });
                    } else {
                      if (!pattern_280e43e2.test(data0)) {
                        return failed(validate_common_filter_comparison, instancePath + "/field", "pattern", { pattern: pattern_280e43e2.source });
                      }
                    }
                  }
                } else {
                  return failed(validate_common_filter_comparison, instancePath + "/field", "type", { type: "string" });
                }
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.equals !== void 0 && !validate_shared_6669de14(data.equals, instancePath + "/equals")) return passedOn(validate_common_filter_comparison, validate_shared_6669de14);
var valid0 = true;
              if (valid0) {
                if (data.not_equals !== void 0 && !validate_shared_6669de14(data.not_equals, instancePath + "/not_equals")) return passedOn(validate_common_filter_comparison, validate_shared_6669de14);
var valid0 = true;
                if (valid0) {
                  if (data.one_of !== void 0) {
                    let data3 = data.one_of;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (Array.isArray(data3)) {
                        if (data3.length > 100) {
                          return failed(validate_common_filter_comparison, instancePath + "/one_of", "maxItems", { limit: 100 });
                        } else {
                          if (data3.length < 1) {
                            return failed(validate_common_filter_comparison, instancePath + "/one_of", "minItems", { limit: 1 });
                          } else {
                            var valid1 = true;
                            const len0 = data3.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              if (!validate_shared_6669de14(data3[i0], instancePath + "/one_of/" + i0)) return passedOn(validate_common_filter_comparison, validate_shared_6669de14);
var valid1 = true;
                              if (!valid1) {
                                break;
                              }
                            }
                          }
                        }
                      } else {
                        return failed(validate_common_filter_comparison, instancePath + "/one_of", "type", { type: "array" });
                      }
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.prefix !== void 0 && !validate_shared_b8a71567(data.prefix, instancePath + "/prefix")) return passedOn(validate_common_filter_comparison, validate_shared_b8a71567);
var valid0 = true;
                    if (valid0) {
                      if (data.suffix !== void 0 && !validate_shared_b8a71567(data.suffix, instancePath + "/suffix")) return passedOn(validate_common_filter_comparison, validate_shared_b8a71567);
var valid0 = true;
                      if (valid0) {
                        if (data.contains !== void 0 && !validate_shared_b8a71567(data.contains, instancePath + "/contains")) return passedOn(validate_common_filter_comparison, validate_shared_b8a71567);
var valid0 = true;
                        if (valid0) {
                          if (data.exists !== void 0) {
                            const _errs12 = errors;
                            if (typeof data.exists !== "boolean") {
                              return failed(validate_common_filter_comparison, instancePath + "/exists", "type", { type: "boolean" });
                            }
                            var valid0 = _errs12 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.min !== void 0) {
                              let data9 = data.min;
                              const _errs14 = errors;
                              if (!(typeof data9 == "number" && isFinite(data9))) {
                                return failed(validate_common_filter_comparison, instancePath + "/min", "type", { type: "number" });
                              }
                              var valid0 = _errs14 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.max !== void 0) {
                                let data10 = data.max;
                                const _errs16 = errors;
                                if (!(typeof data10 == "number" && isFinite(data10))) {
                                  return failed(validate_common_filter_comparison, instancePath + "/max", "type", { type: "number" });
                                }
                                var valid0 = _errs16 === errors;
                              } else {
                                var valid0 = true;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_common_filter_comparison, instancePath, "type", { type: "object" });
    }
  }
  validate_common_filter_comparison.errors = vErrors;
  return errors === 0;
}
var wrapper0 = { validate: validate_common_filter_condition };
function validate_shared_f73ec89e(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        return failed(validate_shared_f73ec89e, instancePath, "maxItems", { limit: 20 });
      } else {
        if (data.length < 1) {
          return failed(validate_shared_f73ec89e, instancePath, "minItems", { limit: 1 });
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            const _errs1 = errors;
            if (!wrapper0.validate(data[i0], instancePath + "/" + i0)) {
              vErrors = joined(vErrors, wrapper0.validate.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
            if (!valid0) {
              break;
            }
          }
        }
      }
    } else {
      return failed(validate_shared_f73ec89e, instancePath, "type", { type: "array" });
    }
  }
  validate_shared_f73ec89e.errors = vErrors;
  return errors === 0;
}
function validate_common_filter_group(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      if (Object.keys(data).length < 1) {
        return failed(validate_common_filter_group, instancePath, "minProperties", { limit: 1 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "all" || key0 === "any" || key0 === "not")) {
            return failed(validate_common_filter_group, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.all !== void 0 && !validate_shared_f73ec89e(data.all, instancePath + "/all")) return passedOn(validate_common_filter_group, validate_shared_f73ec89e);
var valid0 = true;
          if (valid0) {
            if (data.any !== void 0 && !validate_shared_f73ec89e(data.any, instancePath + "/any")) return passedOn(validate_common_filter_group, validate_shared_f73ec89e);
var valid0 = true;
            if (valid0) {
              if (data.not !== void 0) {
                const _errs4 = errors;
                if (!wrapper0.validate(data.not, instancePath + "/not")) {
                  vErrors = joined(vErrors, wrapper0.validate.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_common_filter_group, instancePath, "type", { type: "object" });
    }
  }
  validate_common_filter_group.errors = vErrors;
  return errors === 0;
}
function validate_common_filter_condition(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate_common_filter_comparison(data, instancePath)) {
    vErrors = joined(vErrors, validate_common_filter_comparison.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate_common_filter_group(data, instancePath)) {
      vErrors = joined(vErrors, validate_common_filter_group.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err0 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate_common_filter_condition.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate_common_filter_condition.errors = vErrors;
  return errors === 0;
}
function validate_common_filter(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        return failed(validate_common_filter, instancePath, "maxItems", { limit: 20 });
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate_common_filter_condition(data[i0], instancePath + "/" + i0)) return passedOn(validate_common_filter, validate_common_filter_condition);
var valid0 = true;
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      return failed(validate_common_filter, instancePath, "type", { type: "array" });
    }
  }
  validate_common_filter.errors = vErrors;
  return errors === 0;
}
var schema_common_filter_match = {"enum":["all","any"]};
function validate_common_filter_match(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    return failed(validate_common_filter_match, instancePath, "type", { type: "string" });
  }
  if (!(data === "all" || data === "any")) {
    return failed(validate_common_filter_match, instancePath, "enum", { allowedValues: schema_common_filter_match.enum });
  }
  validate_common_filter_match.errors = vErrors;
  return errors === 0;
}
function validate_automation_change_automation_hook_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "description" || key0 === "filter" || key0 === "filter_match" || key0 === "state")) {
          return failed(validate_automation_change_automation_hook_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.description !== void 0 && !validate_shared_cfd7140e(data.description, instancePath + "/description")) return passedOn(validate_automation_change_automation_hook_request, validate_shared_cfd7140e);
var valid0 = true;
        {
          if (data.filter !== void 0 && !validate_common_filter(data.filter, instancePath + "/filter")) return passedOn(validate_automation_change_automation_hook_request, validate_common_filter);
var valid0 = true;
          {
            if (data.filter_match !== void 0 && !validate_common_filter_match(data.filter_match, instancePath + "/filter_match")) return passedOn(validate_automation_change_automation_hook_request, validate_common_filter_match);
var valid0 = true;
            {
              if (data.state !== void 0 && !validate_shared_08f6aa4f(data.state, instancePath + "/state")) return passedOn(validate_automation_change_automation_hook_request, validate_shared_08f6aa4f);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_automation_change_automation_hook_request, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_change_automation_hook_request.errors = vErrors;
  return errors === 0;
}
var ChangeAutomationRouteRequest = validate_automation_change_automation_route_request;
var schema_automation_change_automation_route_request = {"properties":{"name":0,"sources":0,"event_types":0,"filter":0,"filter_match":0,"mapping":0,"event_type":0,"hooks":0,"state":0}};
function validate_shared_35c24bd5(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 100) {
        return failed(validate_shared_35c24bd5, instancePath, "maxLength", { limit: 100 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_35c24bd5, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_3205785b.test(data)) {
            return failed(validate_shared_35c24bd5, instancePath, "pattern", { pattern: pattern_3205785b.source });
          }
        }
      }
    } else {
      return failed(validate_shared_35c24bd5, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_35c24bd5.errors = vErrors;
  return errors === 0;
}
function validate_common_id(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern_828df21f.test(data)) {
        return failed(validate_common_id, instancePath, "pattern", { pattern: pattern_828df21f.source });
      }
    } else {
      return failed(validate_common_id, instancePath, "type", { type: "string" });
    }
  }
  validate_common_id.errors = vErrors;
  return errors === 0;
}
function validate_shared_9cecb31f(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        return failed(validate_shared_9cecb31f, instancePath, "maxItems", { limit: 100 });
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate_common_id(data[i0], instancePath + "/" + i0)) return passedOn(validate_shared_9cecb31f, validate_common_id);
var valid0 = true;
          if (!valid0) {
            break;
          }
        }
        {
          let i1 = data.length;
          let j0;
          if (i1 > 1) {
            outer0:
              for (; i1--; ) {
                for (j0 = i1; j0--; ) {
                  if (func_9f9a6c90(data[i1], data[j0])) {
                    return failed(validate_shared_9cecb31f, instancePath, "uniqueItems", { i: i1, j: j0 });
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      return failed(validate_shared_9cecb31f, instancePath, "type", { type: "array" });
    }
  }
  validate_shared_9cecb31f.errors = vErrors;
  return errors === 0;
}
function validate_shared_be9a997c(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        return failed(validate_shared_be9a997c, instancePath, "maxItems", { limit: 50 });
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate_automation_automation_event_name(data[i0], instancePath + "/" + i0)) return passedOn(validate_shared_be9a997c, validate_automation_automation_event_name);
var valid0 = true;
          if (!valid0) {
            break;
          }
        }
        {
          let i1 = data.length;
          let j0;
          if (i1 > 1) {
            outer0:
              for (; i1--; ) {
                for (j0 = i1; j0--; ) {
                  if (func_9f9a6c90(data[i1], data[j0])) {
                    return failed(validate_shared_be9a997c, instancePath, "uniqueItems", { i: i1, j: j0 });
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      return failed(validate_shared_be9a997c, instancePath, "type", { type: "array" });
    }
  }
  validate_shared_be9a997c.errors = vErrors;
  return errors === 0;
}
function validate_shared_8977e38d(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 1e4) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 1e4 });
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (func_7a031813(data) < 1) {
          const err1 = faultOf(instancePath, "minLength", { limit: 1 });
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        } else {
          if (!pattern_6dc550e1.test(data)) {
            const err2 = faultOf(instancePath, "pattern", { pattern: pattern_6dc550e1.source });
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
      }
    } else {
      const err3 = faultOf(instancePath, "type", { type: "string" });
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data !== null) {
      const err4 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate_shared_8977e38d.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate_shared_8977e38d.errors = vErrors;
  return errors === 0;
}
function validate_shared_91316172(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate_automation_automation_event_type(data, instancePath)) {
    vErrors = joined(vErrors, validate_automation_automation_event_type.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate_shared_91316172.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate_shared_91316172.errors = vErrors;
  return errors === 0;
}
function validate_shared_47ac1b5b(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        return failed(validate_shared_47ac1b5b, instancePath, "maxItems", { limit: 100 });
      } else {
        if (data.length < 1) {
          return failed(validate_shared_47ac1b5b, instancePath, "minItems", { limit: 1 });
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate_common_id(data[i0], instancePath + "/" + i0)) return passedOn(validate_shared_47ac1b5b, validate_common_id);
var valid0 = true;
            if (!valid0) {
              break;
            }
          }
          {
            let i1 = data.length;
            let j0;
            if (i1 > 1) {
              outer0:
                for (; i1--; ) {
                  for (j0 = i1; j0--; ) {
                    if (func_9f9a6c90(data[i1], data[j0])) {
                      return failed(validate_shared_47ac1b5b, instancePath, "uniqueItems", { i: i1, j: j0 });
                      break outer0;
                    }
                  }
                }
            }
          }
        }
      }
    } else {
      return failed(validate_shared_47ac1b5b, instancePath, "type", { type: "array" });
    }
  }
  validate_shared_47ac1b5b.errors = vErrors;
  return errors === 0;
}
function validate_automation_change_automation_route_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func_191f75b3.call(schema_automation_change_automation_route_request.properties, key0)) {
          return failed(validate_automation_change_automation_route_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.name !== void 0 && !validate_shared_35c24bd5(data.name, instancePath + "/name")) return passedOn(validate_automation_change_automation_route_request, validate_shared_35c24bd5);
var valid0 = true;
        {
          if (data.sources !== void 0 && !validate_shared_9cecb31f(data.sources, instancePath + "/sources")) return passedOn(validate_automation_change_automation_route_request, validate_shared_9cecb31f);
var valid0 = true;
          {
            if (data.event_types !== void 0 && !validate_shared_be9a997c(data.event_types, instancePath + "/event_types")) return passedOn(validate_automation_change_automation_route_request, validate_shared_be9a997c);
var valid0 = true;
            {
              if (data.filter !== void 0 && !validate_common_filter(data.filter, instancePath + "/filter")) return passedOn(validate_automation_change_automation_route_request, validate_common_filter);
var valid0 = true;
              {
                if (data.filter_match !== void 0 && !validate_common_filter_match(data.filter_match, instancePath + "/filter_match")) return passedOn(validate_automation_change_automation_route_request, validate_common_filter_match);
var valid0 = true;
                {
                  if (data.mapping !== void 0 && !validate_shared_8977e38d(data.mapping, instancePath + "/mapping")) return passedOn(validate_automation_change_automation_route_request, validate_shared_8977e38d);
var valid0 = true;
                  {
                    if (data.event_type !== void 0 && !validate_shared_91316172(data.event_type, instancePath + "/event_type")) return passedOn(validate_automation_change_automation_route_request, validate_shared_91316172);
var valid0 = true;
                    {
                      if (data.hooks !== void 0 && !validate_shared_47ac1b5b(data.hooks, instancePath + "/hooks")) return passedOn(validate_automation_change_automation_route_request, validate_shared_47ac1b5b);
var valid0 = true;
                      {
                        if (data.state !== void 0 && !validate_shared_08f6aa4f(data.state, instancePath + "/state")) return passedOn(validate_automation_change_automation_route_request, validate_shared_08f6aa4f);
var valid0 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_automation_change_automation_route_request, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_change_automation_route_request.errors = vErrors;
  return errors === 0;
}
var ChangeAutomationSettingsRequest = validate_automation_change_automation_settings_request;
function validate_shared_1780eefa(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = faultOf(instancePath, "type", { type: "integer" });
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (errors === _errs1) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 36500 || isNaN(data)) {
        const err1 = faultOf(instancePath, "maximum", { comparison: "<=", limit: 36500 });
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      } else {
        if (data < 1 || isNaN(data)) {
          const err2 = faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 });
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data !== null) {
      const err3 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err4 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate_shared_1780eefa.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate_shared_1780eefa.errors = vErrors;
  return errors === 0;
}
function validate_automation_change_automation_settings_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "retention_days" || key0 === "registered_types_only")) {
          return failed(validate_automation_change_automation_settings_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.retention_days !== void 0 && !validate_shared_1780eefa(data.retention_days, instancePath + "/retention_days")) return passedOn(validate_automation_change_automation_settings_request, validate_shared_1780eefa);
var valid0 = true;
        if (valid0) {
          if (data.registered_types_only !== void 0) {
            const _errs3 = errors;
            if (typeof data.registered_types_only !== "boolean") {
              return failed(validate_automation_change_automation_settings_request, instancePath + "/registered_types_only", "type", { type: "boolean" });
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      return failed(validate_automation_change_automation_settings_request, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_change_automation_settings_request.errors = vErrors;
  return errors === 0;
}
var CreateAutomationEndpointRequest = validate_automation_create_automation_endpoint_request;
var schema_automation_create_automation_endpoint_request = {"properties":{"name":0,"event_type":0,"event_types":0,"event_type_from":0,"repeat_id_from":0,"keep_headers":0,"allow_get":0,"verification":0,"data_schema":0,"rate":0,"response":0}};
function validate_automation_create_automation_endpoint_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.event_type === void 0 && (missing0 = "event_type")) {
        return failed(validate_automation_create_automation_endpoint_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func_191f75b3.call(schema_automation_create_automation_endpoint_request.properties, key0)) {
            return failed(validate_automation_create_automation_endpoint_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0 && !validate_shared_0cda65c4(data.name, instancePath + "/name")) return passedOn(validate_automation_create_automation_endpoint_request, validate_shared_0cda65c4);
var valid0 = true;
          if (valid0) {
            if (data.event_type !== void 0 && !validate_automation_automation_event_type(data.event_type, instancePath + "/event_type")) return passedOn(validate_automation_create_automation_endpoint_request, validate_automation_automation_event_type);
var valid0 = true;
            if (valid0) {
              if (data.event_types !== void 0 && !validate_shared_eed84986(data.event_types, instancePath + "/event_types")) return passedOn(validate_automation_create_automation_endpoint_request, validate_shared_eed84986);
var valid0 = true;
              if (valid0) {
                if (data.event_type_from !== void 0 && !validate_shared_8e3f1046(data.event_type_from, instancePath + "/event_type_from")) return passedOn(validate_automation_create_automation_endpoint_request, validate_shared_8e3f1046);
var valid0 = true;
                if (valid0) {
                  if (data.repeat_id_from !== void 0 && !validate_shared_8e3f1046(data.repeat_id_from, instancePath + "/repeat_id_from")) return passedOn(validate_automation_create_automation_endpoint_request, validate_shared_8e3f1046);
var valid0 = true;
                  if (valid0) {
                    if (data.keep_headers !== void 0 && !validate_shared_f9acc328(data.keep_headers, instancePath + "/keep_headers")) return passedOn(validate_automation_create_automation_endpoint_request, validate_shared_f9acc328);
var valid0 = true;
                    if (valid0) {
                      if (data.allow_get !== void 0) {
                        const _errs8 = errors;
                        if (typeof data.allow_get !== "boolean") {
                          return failed(validate_automation_create_automation_endpoint_request, instancePath + "/allow_get", "type", { type: "boolean" });
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.verification !== void 0 && !validate_shared_b290e654(data.verification, instancePath + "/verification")) return passedOn(validate_automation_create_automation_endpoint_request, validate_shared_b290e654);
var valid0 = true;
                        if (valid0) {
                          if (data.data_schema !== void 0 && !validate_shared_5b757b31(data.data_schema, instancePath + "/data_schema")) return passedOn(validate_automation_create_automation_endpoint_request, validate_shared_5b757b31);
var valid0 = true;
                          if (valid0) {
                            if (data.rate !== void 0 && !validate_shared_1e0a35bf(data.rate, instancePath + "/rate")) return passedOn(validate_automation_create_automation_endpoint_request, validate_shared_1e0a35bf);
var valid0 = true;
                            if (valid0) {
                              if (data.response !== void 0 && !validate_shared_4146f4cf(data.response, instancePath + "/response")) return passedOn(validate_automation_create_automation_endpoint_request, validate_shared_4146f4cf);
var valid0 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_automation_create_automation_endpoint_request, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_create_automation_endpoint_request.errors = vErrors;
  return errors === 0;
}
var CreateAutomationHookRequest = validate_automation_create_automation_hook_request;
var pattern_d7edaf38 = new RegExp("^[^\\u0000-\\u001f\\u007f]*$", "u");
function validate_shared_49130441(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 2048) {
        return failed(validate_shared_49130441, instancePath, "maxLength", { limit: 2048 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_49130441, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_d7edaf38.test(data)) {
            return failed(validate_shared_49130441, instancePath, "pattern", { pattern: pattern_d7edaf38.source });
          }
        }
      }
    } else {
      return failed(validate_shared_49130441, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_49130441.errors = vErrors;
  return errors === 0;
}
var schema_shared_0ccabf4a = {"enum":["standard","cloudevents","cloudevents_binary","data"]};
function validate_shared_0ccabf4a(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    return failed(validate_shared_0ccabf4a, instancePath, "type", { type: "string" });
  }
  if (!(data === "standard" || data === "cloudevents" || data === "cloudevents_binary" || data === "data")) {
    return failed(validate_shared_0ccabf4a, instancePath, "enum", { allowedValues: schema_shared_0ccabf4a.enum });
  }
  validate_shared_0ccabf4a.errors = vErrors;
  return errors === 0;
}
function validate_automation_create_automation_hook_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.target_url === void 0 && (missing0 = "target_url") || data.event_type === void 0 && (missing0 = "event_type")) {
        return failed(validate_automation_create_automation_hook_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "target_url" || key0 === "event_type" || key0 === "format" || key0 === "description" || key0 === "filter" || key0 === "filter_match")) {
            return failed(validate_automation_create_automation_hook_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.target_url !== void 0 && !validate_shared_49130441(data.target_url, instancePath + "/target_url")) return passedOn(validate_automation_create_automation_hook_request, validate_shared_49130441);
var valid0 = true;
          {
            if (data.event_type !== void 0 && !validate_automation_automation_event_name(data.event_type, instancePath + "/event_type")) return passedOn(validate_automation_create_automation_hook_request, validate_automation_automation_event_name);
var valid0 = true;
            {
              if (data.format !== void 0 && !validate_shared_0ccabf4a(data.format, instancePath + "/format")) return passedOn(validate_automation_create_automation_hook_request, validate_shared_0ccabf4a);
var valid0 = true;
              {
                if (data.description !== void 0 && !validate_shared_cfd7140e(data.description, instancePath + "/description")) return passedOn(validate_automation_create_automation_hook_request, validate_shared_cfd7140e);
var valid0 = true;
                {
                  if (data.filter !== void 0 && !validate_common_filter(data.filter, instancePath + "/filter")) return passedOn(validate_automation_create_automation_hook_request, validate_common_filter);
var valid0 = true;
                  {
                    if (data.filter_match !== void 0 && !validate_common_filter_match(data.filter_match, instancePath + "/filter_match")) return passedOn(validate_automation_create_automation_hook_request, validate_common_filter_match);
var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_automation_create_automation_hook_request, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_create_automation_hook_request.errors = vErrors;
  return errors === 0;
}
var CreateAutomationRouteRequest = validate_automation_create_automation_route_request;
function validate_automation_create_automation_route_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.hooks === void 0 && (missing0 = "hooks")) {
        return failed(validate_automation_create_automation_route_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "sources" || key0 === "event_types" || key0 === "filter" || key0 === "filter_match" || key0 === "mapping" || key0 === "event_type" || key0 === "hooks")) {
            return failed(validate_automation_create_automation_route_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0 && !validate_shared_35c24bd5(data.name, instancePath + "/name")) return passedOn(validate_automation_create_automation_route_request, validate_shared_35c24bd5);
var valid0 = true;
          {
            if (data.sources !== void 0 && !validate_shared_9cecb31f(data.sources, instancePath + "/sources")) return passedOn(validate_automation_create_automation_route_request, validate_shared_9cecb31f);
var valid0 = true;
            {
              if (data.event_types !== void 0 && !validate_shared_be9a997c(data.event_types, instancePath + "/event_types")) return passedOn(validate_automation_create_automation_route_request, validate_shared_be9a997c);
var valid0 = true;
              {
                if (data.filter !== void 0 && !validate_common_filter(data.filter, instancePath + "/filter")) return passedOn(validate_automation_create_automation_route_request, validate_common_filter);
var valid0 = true;
                {
                  if (data.filter_match !== void 0 && !validate_common_filter_match(data.filter_match, instancePath + "/filter_match")) return passedOn(validate_automation_create_automation_route_request, validate_common_filter_match);
var valid0 = true;
                  {
                    if (data.mapping !== void 0 && !validate_shared_8977e38d(data.mapping, instancePath + "/mapping")) return passedOn(validate_automation_create_automation_route_request, validate_shared_8977e38d);
var valid0 = true;
                    {
                      if (data.event_type !== void 0 && !validate_shared_91316172(data.event_type, instancePath + "/event_type")) return passedOn(validate_automation_create_automation_route_request, validate_shared_91316172);
var valid0 = true;
                      {
                        if (data.hooks !== void 0 && !validate_shared_47ac1b5b(data.hooks, instancePath + "/hooks")) return passedOn(validate_automation_create_automation_route_request, validate_shared_47ac1b5b);
var valid0 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_automation_create_automation_route_request, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_create_automation_route_request.errors = vErrors;
  return errors === 0;
}
var PublishEventRequest = validate_automation_publish_event_request;
function validate_shared_c0247893(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 1e3) {
        return failed(validate_shared_c0247893, instancePath, "maxLength", { limit: 1e3 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_c0247893, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_3205785b.test(data)) {
            return failed(validate_shared_c0247893, instancePath, "pattern", { pattern: pattern_3205785b.source });
          }
        }
      }
    } else {
      return failed(validate_shared_c0247893, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_c0247893.errors = vErrors;
  return errors === 0;
}
function validate_shared_aebae9b3(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate_common_timestamp(data, instancePath)) {
    vErrors = joined(vErrors, validate_common_timestamp.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate_shared_aebae9b3.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate_shared_aebae9b3.errors = vErrors;
  return errors === 0;
}
var pattern_3d272342 = new RegExp("^[\\w\\-.~:/?#\\[\\]@!$&'()*+,;=%]+$", "u");
function validate_automation_publish_event_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        return failed(validate_automation_publish_event_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "data" || key0 === "id" || key0 === "source" || key0 === "subject" || key0 === "time" || key0 === "deliver_at")) {
            return failed(validate_automation_publish_event_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0 && !validate_automation_automation_event_type(data.type, instancePath + "/type")) return passedOn(validate_automation_publish_event_request, validate_automation_automation_event_type);
var valid0 = true;
          if (valid0) {
            if (data.data !== void 0 && !validate_shared_80e605a4(data.data, instancePath + "/data")) return passedOn(validate_automation_publish_event_request, validate_shared_80e605a4);
var valid0 = true;
            if (valid0) {
              if (data.id !== void 0 && !validate_shared_c0247893(data.id, instancePath + "/id")) return passedOn(validate_automation_publish_event_request, validate_shared_c0247893);
var valid0 = true;
              if (valid0) {
                if (data.source !== void 0) {
                  let data3 = data.source;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (typeof data3 === "string") {
                      if (func_7a031813(data3) > 2e3) {
                        return failed(validate_automation_publish_event_request, instancePath + "/source", "maxLength", { limit: 2e3 });
                      } else {
                        if (func_7a031813(data3) < 1) {
                          return failed(validate_automation_publish_event_request, instancePath + "/source", "minLength", { limit: 1 });
                        } else {
                          if (!pattern_3d272342.test(data3)) {
                            return failed(validate_automation_publish_event_request, instancePath + "/source", "pattern", { pattern: pattern_3d272342.source });
                          }
                        }
                      }
                    } else {
                      return failed(validate_automation_publish_event_request, instancePath + "/source", "type", { type: "string" });
                    }
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.subject !== void 0 && !validate_shared_c0247893(data.subject, instancePath + "/subject")) return passedOn(validate_automation_publish_event_request, validate_shared_c0247893);
var valid0 = true;
                  if (valid0) {
                    if (data.time !== void 0 && !validate_common_timestamp(data.time, instancePath + "/time")) return passedOn(validate_automation_publish_event_request, validate_common_timestamp);
var valid0 = true;
                    if (valid0) {
                      if (data.deliver_at !== void 0 && !validate_shared_aebae9b3(data.deliver_at, instancePath + "/deliver_at")) return passedOn(validate_automation_publish_event_request, validate_shared_aebae9b3);
var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_automation_publish_event_request, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_publish_event_request.errors = vErrors;
  return errors === 0;
}
var RegisterAutomationTypeRequest = validate_automation_register_automation_type_request;
function validate_shared_d1b5701d(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 1e3) {
        return failed(validate_shared_d1b5701d, instancePath, "maxLength", { limit: 1e3 });
      } else {
        if (!pattern_d7edaf38.test(data)) {
          return failed(validate_shared_d1b5701d, instancePath, "pattern", { pattern: pattern_d7edaf38.source });
        }
      }
    } else {
      return failed(validate_shared_d1b5701d, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_d1b5701d.errors = vErrors;
  return errors === 0;
}
function validate_automation_register_automation_type_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "description" || key0 === "data_schema" || key0 === "data_example")) {
          return failed(validate_automation_register_automation_type_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.description !== void 0 && !validate_shared_d1b5701d(data.description, instancePath + "/description")) return passedOn(validate_automation_register_automation_type_request, validate_shared_d1b5701d);
var valid0 = true;
        {
          if (data.data_schema !== void 0 && !validate_shared_5b757b31(data.data_schema, instancePath + "/data_schema")) return passedOn(validate_automation_register_automation_type_request, validate_shared_5b757b31);
var valid0 = true;
          {
            if (data.data_example !== void 0 && !validate_shared_80e605a4(data.data_example, instancePath + "/data_example")) return passedOn(validate_automation_register_automation_type_request, validate_shared_80e605a4);
var valid0 = true;
          }
        }
      }
    } else {
      return failed(validate_automation_register_automation_type_request, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_register_automation_type_request.errors = vErrors;
  return errors === 0;
}
var ReplayAutomationEventRequest = validate_automation_replay_automation_event_request;
function validate_automation_replay_automation_event_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "receiver_id")) {
          return failed(validate_automation_replay_automation_event_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.receiver_id !== void 0) {
          if (!validate_shared_011d6deb(data.receiver_id, instancePath + "/receiver_id")) {
            vErrors = joined(vErrors, validate_shared_011d6deb.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      return failed(validate_automation_replay_automation_event_request, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_replay_automation_event_request.errors = vErrors;
  return errors === 0;
}
var ReplayAutomationEventsRequest = validate_automation_replay_automation_events_request;
function validate_automation_replay_automation_events_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.since === void 0 && (missing0 = "since")) {
        return failed(validate_automation_replay_automation_events_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "since" || key0 === "until" || key0 === "endpoint_id" || key0 === "type" || key0 === "receiver_id" || key0 === "limit" || key0 === "cursor")) {
            return failed(validate_automation_replay_automation_events_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.since !== void 0 && !validate_common_timestamp(data.since, instancePath + "/since")) return passedOn(validate_automation_replay_automation_events_request, validate_common_timestamp);
var valid0 = true;
          {
            if (data.until !== void 0 && !validate_common_timestamp(data.until, instancePath + "/until")) return passedOn(validate_automation_replay_automation_events_request, validate_common_timestamp);
var valid0 = true;
            {
              if (data.endpoint_id !== void 0 && !validate_shared_011d6deb(data.endpoint_id, instancePath + "/endpoint_id")) return passedOn(validate_automation_replay_automation_events_request, validate_shared_011d6deb);
var valid0 = true;
              {
                if (data.type !== void 0 && !validate_automation_automation_event_type(data.type, instancePath + "/type")) return passedOn(validate_automation_replay_automation_events_request, validate_automation_automation_event_type);
var valid0 = true;
                {
                  if (data.receiver_id !== void 0 && !validate_shared_011d6deb(data.receiver_id, instancePath + "/receiver_id")) return passedOn(validate_automation_replay_automation_events_request, validate_shared_011d6deb);
var valid0 = true;
                  {
                    if (data.limit !== void 0 && !validate_shared_e5ed7374(data.limit, instancePath + "/limit")) return passedOn(validate_automation_replay_automation_events_request, validate_shared_e5ed7374);
var valid0 = true;
                    {
                      if (data.cursor !== void 0 && !validate_shared_710bf2d0(data.cursor, instancePath + "/cursor")) return passedOn(validate_automation_replay_automation_events_request, validate_shared_710bf2d0);
var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_automation_replay_automation_events_request, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_replay_automation_events_request.errors = vErrors;
  return errors === 0;
}
var RotateAutomationEndpointRequest = validate_automation_rotate_automation_endpoint_request;
function validate_shared_9d01965a(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    return failed(validate_shared_9d01965a, instancePath, "type", { type: "integer" });
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2592e3 || isNaN(data)) {
        return failed(validate_shared_9d01965a, instancePath, "maximum", { comparison: "<=", limit: 2592e3 });
      } else {
        if (data < 0 || isNaN(data)) {
          return failed(validate_shared_9d01965a, instancePath, "minimum", { comparison: ">=", limit: 0 });
        }
      }
    }
  }
  validate_shared_9d01965a.errors = vErrors;
  return errors === 0;
}
function validate_automation_rotate_automation_endpoint_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "overlap_seconds")) {
          return failed(validate_automation_rotate_automation_endpoint_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.overlap_seconds !== void 0) {
          if (!validate_shared_9d01965a(data.overlap_seconds, instancePath + "/overlap_seconds")) {
            vErrors = joined(vErrors, validate_shared_9d01965a.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      return failed(validate_automation_rotate_automation_endpoint_request, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_rotate_automation_endpoint_request.errors = vErrors;
  return errors === 0;
}
var TryAutomationRouteRequest = validate_automation_try_automation_route_request;
function validate_shared_ac79d5f2(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
    } else {
      return failed(validate_shared_ac79d5f2, instancePath, "type", { type: "object" });
    }
  }
  validate_shared_ac79d5f2.errors = vErrors;
  return errors === 0;
}
function validate_automation_try_automation_route_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "event" || key0 === "event_id" || key0 === "sources" || key0 === "event_types" || key0 === "filter" || key0 === "filter_match" || key0 === "mapping" || key0 === "event_type")) {
          return failed(validate_automation_try_automation_route_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.event !== void 0 && !validate_shared_ac79d5f2(data.event, instancePath + "/event")) return passedOn(validate_automation_try_automation_route_request, validate_shared_ac79d5f2);
var valid0 = true;
        {
          if (data.event_id !== void 0 && !validate_common_id(data.event_id, instancePath + "/event_id")) return passedOn(validate_automation_try_automation_route_request, validate_common_id);
var valid0 = true;
          {
            if (data.sources !== void 0 && !validate_shared_9cecb31f(data.sources, instancePath + "/sources")) return passedOn(validate_automation_try_automation_route_request, validate_shared_9cecb31f);
var valid0 = true;
            {
              if (data.event_types !== void 0 && !validate_shared_be9a997c(data.event_types, instancePath + "/event_types")) return passedOn(validate_automation_try_automation_route_request, validate_shared_be9a997c);
var valid0 = true;
              {
                if (data.filter !== void 0 && !validate_common_filter(data.filter, instancePath + "/filter")) return passedOn(validate_automation_try_automation_route_request, validate_common_filter);
var valid0 = true;
                {
                  if (data.filter_match !== void 0 && !validate_common_filter_match(data.filter_match, instancePath + "/filter_match")) return passedOn(validate_automation_try_automation_route_request, validate_common_filter_match);
var valid0 = true;
                  {
                    if (data.mapping !== void 0 && !validate_shared_8977e38d(data.mapping, instancePath + "/mapping")) return passedOn(validate_automation_try_automation_route_request, validate_shared_8977e38d);
var valid0 = true;
                    {
                      if (data.event_type !== void 0 && !validate_shared_91316172(data.event_type, instancePath + "/event_type")) return passedOn(validate_automation_try_automation_route_request, validate_shared_91316172);
var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_automation_try_automation_route_request, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_try_automation_route_request.errors = vErrors;
  return errors === 0;
}
var NoInput = validate_common_no_input;
function validate_common_no_input(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      for (const key0 in data) {
        return failed(validate_common_no_input, instancePath, "additionalProperties", { additionalProperty: key0 });
        break;
      }
    } else {
      return failed(validate_common_no_input, instancePath, "type", { type: "object" });
    }
  }
  validate_common_no_input.errors = vErrors;
  return errors === 0;
}
var CreateInvitationRequest = validate_invitations_create_invitation_request;
var formats_9ab8c387 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function validate_shared_83c23108(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (func_7a031813(data) > 254) {
          return failed(validate_shared_83c23108, instancePath, "maxLength", { limit: 254 });
        } else {
          if (!formats_9ab8c387.test(data)) {
            return failed(validate_shared_83c23108, instancePath, "format", { format: "email" });
          }
        }
      } else {
        return failed(validate_shared_83c23108, instancePath, "type", { type: "string" });
      }
    }
  }
  validate_shared_83c23108.errors = vErrors;
  return errors === 0;
}
var schema_people_role = {"enum":["owner","developer","viewer"]};
function validate_people_role(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    return failed(validate_people_role, instancePath, "type", { type: "string" });
  }
  if (!(data === "owner" || data === "developer" || data === "viewer")) {
    return failed(validate_people_role, instancePath, "enum", { allowedValues: schema_people_role.enum });
  }
  validate_people_role.errors = vErrors;
  return errors === 0;
}
function validate_invitations_create_invitation_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.email === void 0 && (missing0 = "email") || data.role === void 0 && (missing0 = "role")) {
        return failed(validate_invitations_create_invitation_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "email" || key0 === "role")) {
            return failed(validate_invitations_create_invitation_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.email !== void 0 && !validate_shared_83c23108(data.email, instancePath + "/email")) return passedOn(validate_invitations_create_invitation_request, validate_shared_83c23108);
var valid0 = true;
          {
            if (data.role !== void 0 && !validate_people_role(data.role, instancePath + "/role")) return passedOn(validate_invitations_create_invitation_request, validate_people_role);
var valid0 = true;
          }
        }
      }
    } else {
      return failed(validate_invitations_create_invitation_request, instancePath, "type", { type: "object" });
    }
  }
  validate_invitations_create_invitation_request.errors = vErrors;
  return errors === 0;
}
var ChangeKeyRequest = validate_keys_change_key_request;
function validate_shared_c5126995(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 100) {
        return failed(validate_shared_c5126995, instancePath, "maxLength", { limit: 100 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_c5126995, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_d7edaf38.test(data)) {
            return failed(validate_shared_c5126995, instancePath, "pattern", { pattern: pattern_d7edaf38.source });
          }
        }
      }
    } else {
      return failed(validate_shared_c5126995, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_c5126995.errors = vErrors;
  return errors === 0;
}
var pattern_8ad8f542 = new RegExp("^[a-z][a-z0-9-]*:[a-z]+$", "u");
function validate_common_scope(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 64) {
        return failed(validate_common_scope, instancePath, "maxLength", { limit: 64 });
      } else {
        if (!pattern_8ad8f542.test(data)) {
          return failed(validate_common_scope, instancePath, "pattern", { pattern: pattern_8ad8f542.source });
        }
      }
    } else {
      return failed(validate_common_scope, instancePath, "type", { type: "string" });
    }
  }
  validate_common_scope.errors = vErrors;
  return errors === 0;
}
function validate_shared_e3991f17(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        return failed(validate_shared_e3991f17, instancePath, "minItems", { limit: 1 });
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate_common_scope(data[i0], instancePath + "/" + i0)) return passedOn(validate_shared_e3991f17, validate_common_scope);
var valid0 = true;
          if (!valid0) {
            break;
          }
        }
        {
          let i1 = data.length;
          let j0;
          if (i1 > 1) {
            outer0:
              for (; i1--; ) {
                for (j0 = i1; j0--; ) {
                  if (func_9f9a6c90(data[i1], data[j0])) {
                    return failed(validate_shared_e3991f17, instancePath, "uniqueItems", { i: i1, j: j0 });
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      return failed(validate_shared_e3991f17, instancePath, "type", { type: "array" });
    }
  }
  validate_shared_e3991f17.errors = vErrors;
  return errors === 0;
}
function validate_keys_allowed_ips(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        return failed(validate_keys_allowed_ips, instancePath, "maxItems", { limit: 50 });
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0];
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func_7a031813(data0) > 64) {
                return failed(validate_keys_allowed_ips, instancePath + "/" + i0, "maxLength", { limit: 64 });
              } else {
                if (func_7a031813(data0) < 2) {
                  return failed(validate_keys_allowed_ips, instancePath + "/" + i0, "minLength", { limit: 2 });
                }
              }
            } else {
              return failed(validate_keys_allowed_ips, instancePath + "/" + i0, "type", { type: "string" });
            }
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            break;
          }
        }
        if (valid0) {
          let i1 = data.length;
          let j0;
          if (i1 > 1) {
            const indices0 = {};
            for (; i1--; ) {
              let item0 = data[i1];
              if (typeof item0 !== "string") {
                continue;
              }
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                return failed(validate_keys_allowed_ips, instancePath, "uniqueItems", { i: i1, j: j0 });
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      }
    } else {
      return failed(validate_keys_allowed_ips, instancePath, "type", { type: "array" });
    }
  }
  validate_keys_allowed_ips.errors = vErrors;
  return errors === 0;
}
function validate_shared_ee1c2a38(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    return failed(validate_shared_ee1c2a38, instancePath, "type", { type: "integer" });
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 1e9 || isNaN(data)) {
        return failed(validate_shared_ee1c2a38, instancePath, "maximum", { comparison: "<=", limit: 1e9 });
      } else {
        if (data < 1 || isNaN(data)) {
          return failed(validate_shared_ee1c2a38, instancePath, "minimum", { comparison: ">=", limit: 1 });
        }
      }
    }
  }
  validate_shared_ee1c2a38.errors = vErrors;
  return errors === 0;
}
function validate_keys_key_rate_limit(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.requests === void 0 && (missing0 = "requests") || data.seconds === void 0 && (missing0 = "seconds")) {
        return failed(validate_keys_key_rate_limit, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "requests" || key0 === "seconds")) {
            return failed(validate_keys_key_rate_limit, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.requests !== void 0 && !validate_shared_ee1c2a38(data.requests, instancePath + "/requests")) return passedOn(validate_keys_key_rate_limit, validate_shared_ee1c2a38);
var valid0 = true;
          if (valid0) {
            if (data.seconds !== void 0) {
              let data1 = data.seconds;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                return failed(validate_keys_key_rate_limit, instancePath + "/seconds", "type", { type: "integer" });
              }
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 86400 || isNaN(data1)) {
                    return failed(validate_keys_key_rate_limit, instancePath + "/seconds", "maximum", { comparison: "<=", limit: 86400 });
                  } else {
                    if (data1 < 1 || isNaN(data1)) {
                      return failed(validate_keys_key_rate_limit, instancePath + "/seconds", "minimum", { comparison: ">=", limit: 1 });
                    }
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_keys_key_rate_limit, instancePath, "type", { type: "object" });
    }
  }
  validate_keys_key_rate_limit.errors = vErrors;
  return errors === 0;
}
function validate_shared_47af5f54(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate_keys_key_rate_limit(data, instancePath)) {
    vErrors = joined(vErrors, validate_keys_key_rate_limit.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate_shared_47af5f54.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate_shared_47af5f54.errors = vErrors;
  return errors === 0;
}
var schema_shared_cdd39c52 = {"type":["string","null"]};
function validate_shared_cdd39c52(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && data !== null) {
    return failed(validate_shared_cdd39c52, instancePath, "type", { type: schema_shared_cdd39c52.type });
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 200) {
        return failed(validate_shared_cdd39c52, instancePath, "maxLength", { limit: 200 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_cdd39c52, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_d7edaf38.test(data)) {
            return failed(validate_shared_cdd39c52, instancePath, "pattern", { pattern: pattern_d7edaf38.source });
          }
        }
      }
    }
  }
  validate_shared_cdd39c52.errors = vErrors;
  return errors === 0;
}
var pattern_e8ec5ed2 = new RegExp("^[A-Za-z0-9_.-]{1,40}$", "u");
var pattern_5262ac7e = new RegExp("^[^\\u0000]*$", "u");
function validate_keys_key_metadata(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      if (Object.keys(data).length > 20) {
        return failed(validate_keys_key_metadata, instancePath, "maxProperties", { limit: 20 });
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof key0 === "string") {
              if (!pattern_e8ec5ed2.test(key0)) {
                const err0 = { instancePath, keyword: "pattern", params: { pattern: pattern_e8ec5ed2.source }, propertyName: key0 };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
            } else {
              const err1 = { instancePath, keyword: "type", params: { type: "string" }, propertyName: key0 };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            const err2 = faultOf(instancePath, "propertyNames", { propertyName: key0 });
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
            validate_keys_key_metadata.errors = vErrors;
            return false;
            break;
          }
        }
        if (valid0) {
          for (const key1 in data) {
            let data0 = data[key1];
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data0 === "string") {
                if (func_7a031813(data0) > 500) {
                  return failed(validate_keys_key_metadata, instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 500 });
                } else {
                  if (!pattern_5262ac7e.test(data0)) {
                    return failed(validate_keys_key_metadata, instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "pattern", { pattern: pattern_5262ac7e.source });
                  }
                }
              } else {
                return failed(validate_keys_key_metadata, instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" });
              }
            }
            var valid1 = _errs4 === errors;
            if (!valid1) {
              break;
            }
          }
        }
      }
    } else {
      return failed(validate_keys_key_metadata, instancePath, "type", { type: "object" });
    }
  }
  validate_keys_key_metadata.errors = vErrors;
  return errors === 0;
}
function validate_keys_change_key_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "name" || key0 === "scopes" || key0 === "expires_at" || key0 === "allowed_ips" || key0 === "rate_limit" || key0 === "owner" || key0 === "metadata")) {
          return failed(validate_keys_change_key_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.name !== void 0 && !validate_shared_c5126995(data.name, instancePath + "/name")) return passedOn(validate_keys_change_key_request, validate_shared_c5126995);
var valid0 = true;
        {
          if (data.scopes !== void 0 && !validate_shared_e3991f17(data.scopes, instancePath + "/scopes")) return passedOn(validate_keys_change_key_request, validate_shared_e3991f17);
var valid0 = true;
          {
            if (data.expires_at !== void 0 && !validate_shared_aebae9b3(data.expires_at, instancePath + "/expires_at")) return passedOn(validate_keys_change_key_request, validate_shared_aebae9b3);
var valid0 = true;
            {
              if (data.allowed_ips !== void 0 && !validate_keys_allowed_ips(data.allowed_ips, instancePath + "/allowed_ips")) return passedOn(validate_keys_change_key_request, validate_keys_allowed_ips);
var valid0 = true;
              {
                if (data.rate_limit !== void 0 && !validate_shared_47af5f54(data.rate_limit, instancePath + "/rate_limit")) return passedOn(validate_keys_change_key_request, validate_shared_47af5f54);
var valid0 = true;
                {
                  if (data.owner !== void 0 && !validate_shared_cdd39c52(data.owner, instancePath + "/owner")) return passedOn(validate_keys_change_key_request, validate_shared_cdd39c52);
var valid0 = true;
                  {
                    if (data.metadata !== void 0 && !validate_keys_key_metadata(data.metadata, instancePath + "/metadata")) return passedOn(validate_keys_change_key_request, validate_keys_key_metadata);
var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_keys_change_key_request, instancePath, "type", { type: "object" });
    }
  }
  validate_keys_change_key_request.errors = vErrors;
  return errors === 0;
}
var CreateKeyRequest = validate_keys_create_key_request;
function validate_keys_create_key_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.scopes === void 0 && (missing0 = "scopes")) {
        return failed(validate_keys_create_key_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "scopes" || key0 === "expires_at" || key0 === "allowed_ips" || key0 === "rate_limit" || key0 === "owner" || key0 === "metadata")) {
            return failed(validate_keys_create_key_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0 && !validate_shared_c5126995(data.name, instancePath + "/name")) return passedOn(validate_keys_create_key_request, validate_shared_c5126995);
var valid0 = true;
          {
            if (data.scopes !== void 0 && !validate_shared_e3991f17(data.scopes, instancePath + "/scopes")) return passedOn(validate_keys_create_key_request, validate_shared_e3991f17);
var valid0 = true;
            {
              if (data.expires_at !== void 0 && !validate_shared_aebae9b3(data.expires_at, instancePath + "/expires_at")) return passedOn(validate_keys_create_key_request, validate_shared_aebae9b3);
var valid0 = true;
              {
                if (data.allowed_ips !== void 0 && !validate_keys_allowed_ips(data.allowed_ips, instancePath + "/allowed_ips")) return passedOn(validate_keys_create_key_request, validate_keys_allowed_ips);
var valid0 = true;
                {
                  if (data.rate_limit !== void 0 && !validate_shared_47af5f54(data.rate_limit, instancePath + "/rate_limit")) return passedOn(validate_keys_create_key_request, validate_shared_47af5f54);
var valid0 = true;
                  {
                    if (data.owner !== void 0 && !validate_shared_cdd39c52(data.owner, instancePath + "/owner")) return passedOn(validate_keys_create_key_request, validate_shared_cdd39c52);
var valid0 = true;
                    {
                      if (data.metadata !== void 0 && !validate_keys_key_metadata(data.metadata, instancePath + "/metadata")) return passedOn(validate_keys_create_key_request, validate_keys_key_metadata);
var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_keys_create_key_request, instancePath, "type", { type: "object" });
    }
  }
  validate_keys_create_key_request.errors = vErrors;
  return errors === 0;
}
var KeyListRequest = validate_keys_key_list_request;
var schema_shared_9dd375c0 = {"enum":["active","expired","revoked"]};
function validate_shared_9dd375c0(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    return failed(validate_shared_9dd375c0, instancePath, "type", { type: "string" });
  }
  if (!(data === "active" || data === "expired" || data === "revoked")) {
    return failed(validate_shared_9dd375c0, instancePath, "enum", { allowedValues: schema_shared_9dd375c0.enum });
  }
  validate_shared_9dd375c0.errors = vErrors;
  return errors === 0;
}
function validate_shared_6d4e624b(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 200) {
        return failed(validate_shared_6d4e624b, instancePath, "maxLength", { limit: 200 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_6d4e624b, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_d7edaf38.test(data)) {
            return failed(validate_shared_6d4e624b, instancePath, "pattern", { pattern: pattern_d7edaf38.source });
          }
        }
      }
    } else {
      return failed(validate_shared_6d4e624b, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_6d4e624b.errors = vErrors;
  return errors === 0;
}
function validate_keys_key_list_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "state" || key0 === "scope" || key0 === "owner" || key0 === "q" || key0 === "limit" || key0 === "cursor")) {
          return failed(validate_keys_key_list_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.state !== void 0 && !validate_shared_9dd375c0(data.state, instancePath + "/state")) return passedOn(validate_keys_key_list_request, validate_shared_9dd375c0);
var valid0 = true;
        {
          if (data.scope !== void 0 && !validate_common_scope(data.scope, instancePath + "/scope")) return passedOn(validate_keys_key_list_request, validate_common_scope);
var valid0 = true;
          {
            if (data.owner !== void 0 && !validate_shared_6d4e624b(data.owner, instancePath + "/owner")) return passedOn(validate_keys_key_list_request, validate_shared_6d4e624b);
var valid0 = true;
            {
              if (data.q !== void 0 && !validate_shared_c5126995(data.q, instancePath + "/q")) return passedOn(validate_keys_key_list_request, validate_shared_c5126995);
var valid0 = true;
              {
                if (data.limit !== void 0 && !validate_shared_e5ed7374(data.limit, instancePath + "/limit")) return passedOn(validate_keys_key_list_request, validate_shared_e5ed7374);
var valid0 = true;
                {
                  if (data.cursor !== void 0 && !validate_shared_710bf2d0(data.cursor, instancePath + "/cursor")) return passedOn(validate_keys_key_list_request, validate_shared_710bf2d0);
var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_keys_key_list_request, instancePath, "type", { type: "object" });
    }
  }
  validate_keys_key_list_request.errors = vErrors;
  return errors === 0;
}
var RotateKeyRequest = validate_keys_rotate_key_request;
function validate_keys_rotate_key_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "overlap_seconds" || key0 === "expires_at")) {
          return failed(validate_keys_rotate_key_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.overlap_seconds !== void 0 && !validate_shared_9d01965a(data.overlap_seconds, instancePath + "/overlap_seconds")) return passedOn(validate_keys_rotate_key_request, validate_shared_9d01965a);
var valid0 = true;
        {
          if (data.expires_at !== void 0 && !validate_shared_aebae9b3(data.expires_at, instancePath + "/expires_at")) return passedOn(validate_keys_rotate_key_request, validate_shared_aebae9b3);
var valid0 = true;
        }
      }
    } else {
      return failed(validate_keys_rotate_key_request, instancePath, "type", { type: "object" });
    }
  }
  validate_keys_rotate_key_request.errors = vErrors;
  return errors === 0;
}
var VerifyKeyRequest = validate_keys_verify_key_request;
function validate_shared_4876df4b(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 64) {
        return failed(validate_shared_4876df4b, instancePath, "maxLength", { limit: 64 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_4876df4b, instancePath, "minLength", { limit: 1 });
        }
      }
    } else {
      return failed(validate_shared_4876df4b, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_4876df4b.errors = vErrors;
  return errors === 0;
}
function validate_keys_verify_key_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.secret === void 0 && (missing0 = "secret")) {
        return failed(validate_keys_verify_key_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "secret" || key0 === "scope" || key0 === "address")) {
            return failed(validate_keys_verify_key_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.secret !== void 0) {
            let data0 = data.secret;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func_7a031813(data0) > 256) {
                  return failed(validate_keys_verify_key_request, instancePath + "/secret", "maxLength", { limit: 256 });
                } else {
                  if (func_7a031813(data0) < 1) {
                    return failed(validate_keys_verify_key_request, instancePath + "/secret", "minLength", { limit: 1 });
                  }
                }
              } else {
                return failed(validate_keys_verify_key_request, instancePath + "/secret", "type", { type: "string" });
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.scope !== void 0 && !validate_common_scope(data.scope, instancePath + "/scope")) return passedOn(validate_keys_verify_key_request, validate_common_scope);
var valid0 = true;
            if (valid0) {
              if (data.address !== void 0 && !validate_shared_4876df4b(data.address, instancePath + "/address")) return passedOn(validate_keys_verify_key_request, validate_shared_4876df4b);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_keys_verify_key_request, instancePath, "type", { type: "object" });
    }
  }
  validate_keys_verify_key_request.errors = vErrors;
  return errors === 0;
}
var ChangeLinkRequest = validate_links_change_link_request;
var schema_links_change_link_request = {"properties":{"url":0,"slug":0,"domain":0,"title":0,"tags":0,"external_id":0,"redirect_status":0,"expires_at":0,"max_clicks":0,"expired_url":0,"utm":0,"forward_query":0,"forward_path":0,"ios_url":0,"android_url":0,"password":0,"keep_old_slug":0,"remove_aliases":0}};
function validate_links_link_target(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 8192) {
        return failed(validate_links_link_target, instancePath, "maxLength", { limit: 8192 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_links_link_target, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_d7edaf38.test(data)) {
            return failed(validate_links_link_target, instancePath, "pattern", { pattern: pattern_d7edaf38.source });
          }
        }
      }
    } else {
      return failed(validate_links_link_target, instancePath, "type", { type: "string" });
    }
  }
  validate_links_link_target.errors = vErrors;
  return errors === 0;
}
function validate_links_link_slug(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 190) {
        return failed(validate_links_link_slug, instancePath, "maxLength", { limit: 190 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_links_link_slug, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_d7edaf38.test(data)) {
            return failed(validate_links_link_slug, instancePath, "pattern", { pattern: pattern_d7edaf38.source });
          }
        }
      }
    } else {
      return failed(validate_links_link_slug, instancePath, "type", { type: "string" });
    }
  }
  validate_links_link_slug.errors = vErrors;
  return errors === 0;
}
var pattern_1cff7b8a = new RegExp("^[a-z0-9.-]+$", "u");
function validate_links_link_domain(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 253) {
        return failed(validate_links_link_domain, instancePath, "maxLength", { limit: 253 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_links_link_domain, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_1cff7b8a.test(data)) {
            return failed(validate_links_link_domain, instancePath, "pattern", { pattern: pattern_1cff7b8a.source });
          }
        }
      }
    } else {
      return failed(validate_links_link_domain, instancePath, "type", { type: "string" });
    }
  }
  validate_links_link_domain.errors = vErrors;
  return errors === 0;
}
function validate_shared_a60abed9(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate_links_link_domain(data, instancePath)) {
    vErrors = joined(vErrors, validate_links_link_domain.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate_shared_a60abed9.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate_shared_a60abed9.errors = vErrors;
  return errors === 0;
}
function validate_links_link_title(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 200) {
        return failed(validate_links_link_title, instancePath, "maxLength", { limit: 200 });
      } else {
        if (!pattern_d7edaf38.test(data)) {
          return failed(validate_links_link_title, instancePath, "pattern", { pattern: pattern_d7edaf38.source });
        }
      }
    } else {
      return failed(validate_links_link_title, instancePath, "type", { type: "string" });
    }
  }
  validate_links_link_title.errors = vErrors;
  return errors === 0;
}
function validate_links_link_tag(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 50) {
        return failed(validate_links_link_tag, instancePath, "maxLength", { limit: 50 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_links_link_tag, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_d7edaf38.test(data)) {
            return failed(validate_links_link_tag, instancePath, "pattern", { pattern: pattern_d7edaf38.source });
          }
        }
      }
    } else {
      return failed(validate_links_link_tag, instancePath, "type", { type: "string" });
    }
  }
  validate_links_link_tag.errors = vErrors;
  return errors === 0;
}
function validate_links_link_tags(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 30) {
        return failed(validate_links_link_tags, instancePath, "maxItems", { limit: 30 });
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate_links_link_tag(data[i0], instancePath + "/" + i0)) return passedOn(validate_links_link_tags, validate_links_link_tag);
var valid0 = true;
          if (!valid0) {
            break;
          }
        }
        {
          let i1 = data.length;
          let j0;
          if (i1 > 1) {
            outer0:
              for (; i1--; ) {
                for (j0 = i1; j0--; ) {
                  if (func_9f9a6c90(data[i1], data[j0])) {
                    return failed(validate_links_link_tags, instancePath, "uniqueItems", { i: i1, j: j0 });
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      return failed(validate_links_link_tags, instancePath, "type", { type: "array" });
    }
  }
  validate_links_link_tags.errors = vErrors;
  return errors === 0;
}
function validate_links_link_external_id(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 190) {
        return failed(validate_links_link_external_id, instancePath, "maxLength", { limit: 190 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_links_link_external_id, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_d7edaf38.test(data)) {
            return failed(validate_links_link_external_id, instancePath, "pattern", { pattern: pattern_d7edaf38.source });
          }
        }
      }
    } else {
      return failed(validate_links_link_external_id, instancePath, "type", { type: "string" });
    }
  }
  validate_links_link_external_id.errors = vErrors;
  return errors === 0;
}
function validate_shared_fc7e1809(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate_links_link_external_id(data, instancePath)) {
    vErrors = joined(vErrors, validate_links_link_external_id.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate_shared_fc7e1809.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate_shared_fc7e1809.errors = vErrors;
  return errors === 0;
}
var schema_links_redirect_status = {"enum":[301,302,307,308]};
function validate_links_redirect_status(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    return failed(validate_links_redirect_status, instancePath, "type", { type: "integer" });
  }
  if (!(data === 301 || data === 302 || data === 307 || data === 308)) {
    return failed(validate_links_redirect_status, instancePath, "enum", { allowedValues: schema_links_redirect_status.enum });
  }
  validate_links_redirect_status.errors = vErrors;
  return errors === 0;
}
function validate_shared_6dde86ec(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = faultOf(instancePath, "type", { type: "integer" });
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (errors === _errs1) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 1e9 || isNaN(data)) {
        const err1 = faultOf(instancePath, "maximum", { comparison: "<=", limit: 1e9 });
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      } else {
        if (data < 1 || isNaN(data)) {
          const err2 = faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 });
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data !== null) {
      const err3 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err4 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate_shared_6dde86ec.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate_shared_6dde86ec.errors = vErrors;
  return errors === 0;
}
function validate_shared_211b87d0(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate_links_link_target(data, instancePath)) {
    vErrors = joined(vErrors, validate_links_link_target.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (data !== null) {
      const err0 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err1 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
    validate_shared_211b87d0.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate_shared_211b87d0.errors = vErrors;
  return errors === 0;
}
function validate_links_link_utm(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "source" || key0 === "medium" || key0 === "campaign" || key0 === "term" || key0 === "content")) {
          return failed(validate_links_link_utm, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.source !== void 0 && !validate_shared_6d4e624b(data.source, instancePath + "/source")) return passedOn(validate_links_link_utm, validate_shared_6d4e624b);
var valid0 = true;
        {
          if (data.medium !== void 0 && !validate_shared_6d4e624b(data.medium, instancePath + "/medium")) return passedOn(validate_links_link_utm, validate_shared_6d4e624b);
var valid0 = true;
          {
            if (data.campaign !== void 0 && !validate_shared_6d4e624b(data.campaign, instancePath + "/campaign")) return passedOn(validate_links_link_utm, validate_shared_6d4e624b);
var valid0 = true;
            {
              if (data.term !== void 0 && !validate_shared_6d4e624b(data.term, instancePath + "/term")) return passedOn(validate_links_link_utm, validate_shared_6d4e624b);
var valid0 = true;
              {
                if (data.content !== void 0 && !validate_shared_6d4e624b(data.content, instancePath + "/content")) return passedOn(validate_links_link_utm, validate_shared_6d4e624b);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_links_link_utm, instancePath, "type", { type: "object" });
    }
  }
  validate_links_link_utm.errors = vErrors;
  return errors === 0;
}
function validate_shared_ac8dcfa4(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 200) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 200 });
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (func_7a031813(data) < 1) {
          const err1 = faultOf(instancePath, "minLength", { limit: 1 });
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        } else {
          if (!pattern_d7edaf38.test(data)) {
            const err2 = faultOf(instancePath, "pattern", { pattern: pattern_d7edaf38.source });
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
      }
    } else {
      const err3 = faultOf(instancePath, "type", { type: "string" });
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data !== null) {
      const err4 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate_shared_ac8dcfa4.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate_shared_ac8dcfa4.errors = vErrors;
  return errors === 0;
}
function validate_links_change_link_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func_191f75b3.call(schema_links_change_link_request.properties, key0)) {
          return failed(validate_links_change_link_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.url !== void 0 && !validate_links_link_target(data.url, instancePath + "/url")) return passedOn(validate_links_change_link_request, validate_links_link_target);
var valid0 = true;
        if (valid0) {
          if (data.slug !== void 0 && !validate_links_link_slug(data.slug, instancePath + "/slug")) return passedOn(validate_links_change_link_request, validate_links_link_slug);
var valid0 = true;
          if (valid0) {
            if (data.domain !== void 0 && !validate_shared_a60abed9(data.domain, instancePath + "/domain")) return passedOn(validate_links_change_link_request, validate_shared_a60abed9);
var valid0 = true;
            if (valid0) {
              if (data.title !== void 0 && !validate_links_link_title(data.title, instancePath + "/title")) return passedOn(validate_links_change_link_request, validate_links_link_title);
var valid0 = true;
              if (valid0) {
                if (data.tags !== void 0 && !validate_links_link_tags(data.tags, instancePath + "/tags")) return passedOn(validate_links_change_link_request, validate_links_link_tags);
var valid0 = true;
                if (valid0) {
                  if (data.external_id !== void 0 && !validate_shared_fc7e1809(data.external_id, instancePath + "/external_id")) return passedOn(validate_links_change_link_request, validate_shared_fc7e1809);
var valid0 = true;
                  if (valid0) {
                    if (data.redirect_status !== void 0 && !validate_links_redirect_status(data.redirect_status, instancePath + "/redirect_status")) return passedOn(validate_links_change_link_request, validate_links_redirect_status);
var valid0 = true;
                    if (valid0) {
                      if (data.expires_at !== void 0 && !validate_shared_aebae9b3(data.expires_at, instancePath + "/expires_at")) return passedOn(validate_links_change_link_request, validate_shared_aebae9b3);
var valid0 = true;
                      if (valid0) {
                        if (data.max_clicks !== void 0 && !validate_shared_6dde86ec(data.max_clicks, instancePath + "/max_clicks")) return passedOn(validate_links_change_link_request, validate_shared_6dde86ec);
var valid0 = true;
                        if (valid0) {
                          if (data.expired_url !== void 0 && !validate_shared_211b87d0(data.expired_url, instancePath + "/expired_url")) return passedOn(validate_links_change_link_request, validate_shared_211b87d0);
var valid0 = true;
                          if (valid0) {
                            if (data.utm !== void 0 && !validate_links_link_utm(data.utm, instancePath + "/utm")) return passedOn(validate_links_change_link_request, validate_links_link_utm);
var valid0 = true;
                            if (valid0) {
                              if (data.forward_query !== void 0) {
                                const _errs13 = errors;
                                if (typeof data.forward_query !== "boolean") {
                                  return failed(validate_links_change_link_request, instancePath + "/forward_query", "type", { type: "boolean" });
                                }
                                var valid0 = _errs13 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.forward_path !== void 0) {
                                  const _errs15 = errors;
                                  if (typeof data.forward_path !== "boolean") {
                                    return failed(validate_links_change_link_request, instancePath + "/forward_path", "type", { type: "boolean" });
                                  }
                                  var valid0 = _errs15 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.ios_url !== void 0 && !validate_shared_211b87d0(data.ios_url, instancePath + "/ios_url")) return passedOn(validate_links_change_link_request, validate_shared_211b87d0);
var valid0 = true;
                                  if (valid0) {
                                    if (data.android_url !== void 0 && !validate_shared_211b87d0(data.android_url, instancePath + "/android_url")) return passedOn(validate_links_change_link_request, validate_shared_211b87d0);
var valid0 = true;
                                    if (valid0) {
                                      if (data.password !== void 0 && !validate_shared_ac8dcfa4(data.password, instancePath + "/password")) return passedOn(validate_links_change_link_request, validate_shared_ac8dcfa4);
var valid0 = true;
                                      if (valid0) {
                                        if (data.keep_old_slug !== void 0) {
                                          const _errs20 = errors;
                                          if (typeof data.keep_old_slug !== "boolean") {
                                            return failed(validate_links_change_link_request, instancePath + "/keep_old_slug", "type", { type: "boolean" });
                                          }
                                          var valid0 = _errs20 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.remove_aliases !== void 0) {
                                            let data17 = data.remove_aliases;
                                            const _errs22 = errors;
                                            if (errors === _errs22) {
                                              if (Array.isArray(data17)) {
                                                if (data17.length > 20) {
                                                  return failed(validate_links_change_link_request, instancePath + "/remove_aliases", "maxItems", { limit: 20 });
                                                } else {
                                                  var valid1 = true;
                                                  const len0 = data17.length;
                                                  for (let i0 = 0; i0 < len0; i0++) {
                                                    if (!validate_links_link_slug(data17[i0], instancePath + "/remove_aliases/" + i0)) return passedOn(validate_links_change_link_request, validate_links_link_slug);
var valid1 = true;
                                                    if (!valid1) {
                                                      break;
                                                    }
                                                  }
                                                }
                                              } else {
                                                return failed(validate_links_change_link_request, instancePath + "/remove_aliases", "type", { type: "array" });
                                              }
                                            }
                                            var valid0 = _errs22 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_links_change_link_request, instancePath, "type", { type: "object" });
    }
  }
  validate_links_change_link_request.errors = vErrors;
  return errors === 0;
}
var CreateLinkRequest = validate_links_create_link_request;
var schema_links_create_link_request = {"properties":{"url":0,"slug":0,"domain":0,"title":0,"tags":0,"external_id":0,"redirect_status":0,"expires_at":0,"max_clicks":0,"expired_url":0,"utm":0,"forward_query":0,"forward_path":0,"ios_url":0,"android_url":0,"password":0}};
function validate_links_create_link_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url")) {
        return failed(validate_links_create_link_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func_191f75b3.call(schema_links_create_link_request.properties, key0)) {
            return failed(validate_links_create_link_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.url !== void 0 && !validate_links_link_target(data.url, instancePath + "/url")) return passedOn(validate_links_create_link_request, validate_links_link_target);
var valid0 = true;
          if (valid0) {
            if (data.slug !== void 0 && !validate_links_link_slug(data.slug, instancePath + "/slug")) return passedOn(validate_links_create_link_request, validate_links_link_slug);
var valid0 = true;
            if (valid0) {
              if (data.domain !== void 0 && !validate_shared_a60abed9(data.domain, instancePath + "/domain")) return passedOn(validate_links_create_link_request, validate_shared_a60abed9);
var valid0 = true;
              if (valid0) {
                if (data.title !== void 0 && !validate_links_link_title(data.title, instancePath + "/title")) return passedOn(validate_links_create_link_request, validate_links_link_title);
var valid0 = true;
                if (valid0) {
                  if (data.tags !== void 0 && !validate_links_link_tags(data.tags, instancePath + "/tags")) return passedOn(validate_links_create_link_request, validate_links_link_tags);
var valid0 = true;
                  if (valid0) {
                    if (data.external_id !== void 0 && !validate_shared_fc7e1809(data.external_id, instancePath + "/external_id")) return passedOn(validate_links_create_link_request, validate_shared_fc7e1809);
var valid0 = true;
                    if (valid0) {
                      if (data.redirect_status !== void 0 && !validate_links_redirect_status(data.redirect_status, instancePath + "/redirect_status")) return passedOn(validate_links_create_link_request, validate_links_redirect_status);
var valid0 = true;
                      if (valid0) {
                        if (data.expires_at !== void 0 && !validate_shared_aebae9b3(data.expires_at, instancePath + "/expires_at")) return passedOn(validate_links_create_link_request, validate_shared_aebae9b3);
var valid0 = true;
                        if (valid0) {
                          if (data.max_clicks !== void 0 && !validate_shared_6dde86ec(data.max_clicks, instancePath + "/max_clicks")) return passedOn(validate_links_create_link_request, validate_shared_6dde86ec);
var valid0 = true;
                          if (valid0) {
                            if (data.expired_url !== void 0 && !validate_shared_211b87d0(data.expired_url, instancePath + "/expired_url")) return passedOn(validate_links_create_link_request, validate_shared_211b87d0);
var valid0 = true;
                            if (valid0) {
                              if (data.utm !== void 0 && !validate_links_link_utm(data.utm, instancePath + "/utm")) return passedOn(validate_links_create_link_request, validate_links_link_utm);
var valid0 = true;
                              if (valid0) {
                                if (data.forward_query !== void 0) {
                                  const _errs13 = errors;
                                  if (typeof data.forward_query !== "boolean") {
                                    return failed(validate_links_create_link_request, instancePath + "/forward_query", "type", { type: "boolean" });
                                  }
                                  var valid0 = _errs13 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.forward_path !== void 0) {
                                    const _errs15 = errors;
                                    if (typeof data.forward_path !== "boolean") {
                                      return failed(validate_links_create_link_request, instancePath + "/forward_path", "type", { type: "boolean" });
                                    }
                                    var valid0 = _errs15 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.ios_url !== void 0 && !validate_shared_211b87d0(data.ios_url, instancePath + "/ios_url")) return passedOn(validate_links_create_link_request, validate_shared_211b87d0);
var valid0 = true;
                                    if (valid0) {
                                      if (data.android_url !== void 0 && !validate_shared_211b87d0(data.android_url, instancePath + "/android_url")) return passedOn(validate_links_create_link_request, validate_shared_211b87d0);
var valid0 = true;
                                      if (valid0) {
                                        if (data.password !== void 0 && !validate_shared_ac8dcfa4(data.password, instancePath + "/password")) return passedOn(validate_links_create_link_request, validate_shared_ac8dcfa4);
var valid0 = true;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_links_create_link_request, instancePath, "type", { type: "object" });
    }
  }
  validate_links_create_link_request.errors = vErrors;
  return errors === 0;
}
var CreateManyLinksRequest = validate_links_create_many_links_request;
function validate_links_create_many_links_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.links === void 0 && (missing0 = "links")) {
        return failed(validate_links_create_many_links_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "links")) {
            return failed(validate_links_create_many_links_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.links !== void 0) {
            let data0 = data.links;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (Array.isArray(data0)) {
                if (data0.length > 100) {
                  return failed(validate_links_create_many_links_request, instancePath + "/links", "maxItems", { limit: 100 });
                } else {
                  if (data0.length < 1) {
                    return failed(validate_links_create_many_links_request, instancePath + "/links", "minItems", { limit: 1 });
                  }
                }
              } else {
                return failed(validate_links_create_many_links_request, instancePath + "/links", "type", { type: "array" });
              }
            }
          }
        }
      }
    } else {
      return failed(validate_links_create_many_links_request, instancePath, "type", { type: "object" });
    }
  }
  validate_links_create_many_links_request.errors = vErrors;
  return errors === 0;
}
var LinkAnalyticsRequest = validate_links_link_analytics_request;
var formats_9609cf62 = (init_formats(), __toCommonJS(formats_exports)).date;
var pattern_704d9e70 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}$", "u");
function validate_links_link_day_name(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern_704d9e70.test(data)) {
          return failed(validate_links_link_day_name, instancePath, "pattern", { pattern: pattern_704d9e70.source });
        } else {
          if (!formats_9609cf62.validate(data)) {
            return failed(validate_links_link_day_name, instancePath, "format", { format: "date" });
          }
        }
      } else {
        return failed(validate_links_link_day_name, instancePath, "type", { type: "string" });
      }
    }
  }
  validate_links_link_day_name.errors = vErrors;
  return errors === 0;
}
function validate_links_link_analytics_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "from" || key0 === "to")) {
          return failed(validate_links_link_analytics_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.from !== void 0 && !validate_links_link_day_name(data.from, instancePath + "/from")) return passedOn(validate_links_link_analytics_request, validate_links_link_day_name);
var valid0 = true;
        {
          if (data.to !== void 0 && !validate_links_link_day_name(data.to, instancePath + "/to")) return passedOn(validate_links_link_analytics_request, validate_links_link_day_name);
var valid0 = true;
        }
      }
    } else {
      return failed(validate_links_link_analytics_request, instancePath, "type", { type: "object" });
    }
  }
  validate_links_link_analytics_request.errors = vErrors;
  return errors === 0;
}
var LinkClickListRequest = validate_links_link_click_list_request;
function validate_links_link_click_list_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "limit" || key0 === "cursor")) {
          return failed(validate_links_link_click_list_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.limit !== void 0 && !validate_shared_e5ed7374(data.limit, instancePath + "/limit")) return passedOn(validate_links_link_click_list_request, validate_shared_e5ed7374);
var valid0 = true;
        {
          if (data.cursor !== void 0 && !validate_shared_434c87a9(data.cursor, instancePath + "/cursor")) return passedOn(validate_links_link_click_list_request, validate_shared_434c87a9);
var valid0 = true;
        }
      }
    } else {
      return failed(validate_links_link_click_list_request, instancePath, "type", { type: "object" });
    }
  }
  validate_links_link_click_list_request.errors = vErrors;
  return errors === 0;
}
var LinkListRequest = validate_links_link_list_request;
var schema_links_link_list_request = {"properties":{"archived":{"enum":["true","false"]},"sort":{"enum":["created","clicks"]}}};
function validate_links_link_list_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "tag" || key0 === "q" || key0 === "external_id" || key0 === "archived" || key0 === "sort" || key0 === "limit" || key0 === "cursor")) {
          return failed(validate_links_link_list_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.tag !== void 0 && !validate_links_link_tag(data.tag, instancePath + "/tag")) return passedOn(validate_links_link_list_request, validate_links_link_tag);
var valid0 = true;
        if (valid0) {
          if (data.q !== void 0 && !validate_shared_6d4e624b(data.q, instancePath + "/q")) return passedOn(validate_links_link_list_request, validate_shared_6d4e624b);
var valid0 = true;
          if (valid0) {
            if (data.external_id !== void 0 && !validate_links_link_external_id(data.external_id, instancePath + "/external_id")) return passedOn(validate_links_link_list_request, validate_links_link_external_id);
var valid0 = true;
            if (valid0) {
              if (data.archived !== void 0) {
                let data3 = data.archived;
                const _errs5 = errors;
                if (typeof data3 !== "string") {
                  return failed(validate_links_link_list_request, instancePath + "/archived", "type", { type: "string" });
                }
                if (!(data3 === "true" || data3 === "false")) {
                  return failed(validate_links_link_list_request, instancePath + "/archived", "enum", { allowedValues: schema_links_link_list_request.properties.archived.enum });
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.sort !== void 0) {
                  let data4 = data.sort;
                  const _errs7 = errors;
                  if (typeof data4 !== "string") {
                    return failed(validate_links_link_list_request, instancePath + "/sort", "type", { type: "string" });
                  }
                  if (!(data4 === "created" || data4 === "clicks")) {
                    return failed(validate_links_link_list_request, instancePath + "/sort", "enum", { allowedValues: schema_links_link_list_request.properties.sort.enum });
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.limit !== void 0 && !validate_shared_e5ed7374(data.limit, instancePath + "/limit")) return passedOn(validate_links_link_list_request, validate_shared_e5ed7374);
var valid0 = true;
                  if (valid0) {
                    if (data.cursor !== void 0 && !validate_shared_434c87a9(data.cursor, instancePath + "/cursor")) return passedOn(validate_links_link_list_request, validate_shared_434c87a9);
var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_links_link_list_request, instancePath, "type", { type: "object" });
    }
  }
  validate_links_link_list_request.errors = vErrors;
  return errors === 0;
}
var QrRequest = validate_links_qr_request;
var schema_links_qr_request = {"properties":{"level":{"enum":["L","M","Q","H"]}}};
var schema_shared_d49aad21 = {"enum":["svg","png"]};
function validate_shared_d49aad21(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    return failed(validate_shared_d49aad21, instancePath, "type", { type: "string" });
  }
  if (!(data === "svg" || data === "png")) {
    return failed(validate_shared_d49aad21, instancePath, "enum", { allowedValues: schema_shared_d49aad21.enum });
  }
  validate_shared_d49aad21.errors = vErrors;
  return errors === 0;
}
function validate_shared_c8a184f0(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    return failed(validate_shared_c8a184f0, instancePath, "type", { type: "integer" });
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2048 || isNaN(data)) {
        return failed(validate_shared_c8a184f0, instancePath, "maximum", { comparison: "<=", limit: 2048 });
      } else {
        if (data < 64 || isNaN(data)) {
          return failed(validate_shared_c8a184f0, instancePath, "minimum", { comparison: ">=", limit: 64 });
        }
      }
    }
  }
  validate_shared_c8a184f0.errors = vErrors;
  return errors === 0;
}
var pattern_0da917a6 = new RegExp("^#?([0-9A-Fa-f]{3}){1,2}$", "u");
function validate_shared_664c5b50(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern_0da917a6.test(data)) {
        return failed(validate_shared_664c5b50, instancePath, "pattern", { pattern: pattern_0da917a6.source });
      }
    } else {
      return failed(validate_shared_664c5b50, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_664c5b50.errors = vErrors;
  return errors === 0;
}
function validate_links_qr_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "format" || key0 === "size" || key0 === "margin" || key0 === "level" || key0 === "dark" || key0 === "light")) {
          return failed(validate_links_qr_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.format !== void 0 && !validate_shared_d49aad21(data.format, instancePath + "/format")) return passedOn(validate_links_qr_request, validate_shared_d49aad21);
var valid0 = true;
        if (valid0) {
          if (data.size !== void 0 && !validate_shared_c8a184f0(data.size, instancePath + "/size")) return passedOn(validate_links_qr_request, validate_shared_c8a184f0);
var valid0 = true;
          if (valid0) {
            if (data.margin !== void 0) {
              let data2 = data.margin;
              const _errs4 = errors;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                return failed(validate_links_qr_request, instancePath + "/margin", "type", { type: "integer" });
              }
              if (errors === _errs4) {
                if (typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 16 || isNaN(data2)) {
                    return failed(validate_links_qr_request, instancePath + "/margin", "maximum", { comparison: "<=", limit: 16 });
                  } else {
                    if (data2 < 0 || isNaN(data2)) {
                      return failed(validate_links_qr_request, instancePath + "/margin", "minimum", { comparison: ">=", limit: 0 });
                    }
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.level !== void 0) {
                let data3 = data.level;
                const _errs6 = errors;
                if (typeof data3 !== "string") {
                  return failed(validate_links_qr_request, instancePath + "/level", "type", { type: "string" });
                }
                if (!(data3 === "L" || data3 === "M" || data3 === "Q" || data3 === "H")) {
                  return failed(validate_links_qr_request, instancePath + "/level", "enum", { allowedValues: schema_links_qr_request.properties.level.enum });
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.dark !== void 0 && !validate_shared_664c5b50(data.dark, instancePath + "/dark")) return passedOn(validate_links_qr_request, validate_shared_664c5b50);
var valid0 = true;
                if (valid0) {
                  if (data.light !== void 0 && !validate_shared_664c5b50(data.light, instancePath + "/light")) return passedOn(validate_links_qr_request, validate_shared_664c5b50);
var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_links_qr_request, instancePath, "type", { type: "object" });
    }
  }
  validate_links_qr_request.errors = vErrors;
  return errors === 0;
}
var SlugAvailabilityRequest = validate_links_slug_availability_request;
function validate_links_slug_availability_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.slug === void 0 && (missing0 = "slug")) {
        return failed(validate_links_slug_availability_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "slug" || key0 === "domain")) {
            return failed(validate_links_slug_availability_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.slug !== void 0 && !validate_links_link_slug(data.slug, instancePath + "/slug")) return passedOn(validate_links_slug_availability_request, validate_links_link_slug);
var valid0 = true;
          {
            if (data.domain !== void 0 && !validate_links_link_domain(data.domain, instancePath + "/domain")) return passedOn(validate_links_slug_availability_request, validate_links_link_domain);
var valid0 = true;
          }
        }
      }
    } else {
      return failed(validate_links_slug_availability_request, instancePath, "type", { type: "object" });
    }
  }
  validate_links_slug_availability_request.errors = vErrors;
  return errors === 0;
}
var ItemListRequest = validate_marketplace_item_list_request;
function validate_marketplace_item_list_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      if (data.page !== void 0) {
        let data0 = data.page;
        const _errs2 = errors;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          return failed(validate_marketplace_item_list_request, instancePath + "/page", "type", { type: "integer" });
        }
        if (errors === _errs2) {
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 1e6 || isNaN(data0)) {
              return failed(validate_marketplace_item_list_request, instancePath + "/page", "maximum", { comparison: "<=", limit: 1e6 });
            } else {
              if (data0 < 1 || isNaN(data0)) {
                return failed(validate_marketplace_item_list_request, instancePath + "/page", "minimum", { comparison: ">=", limit: 1 });
              }
            }
          }
        }
        var valid0 = _errs2 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.per_page !== void 0 && !validate_shared_e5ed7374(data.per_page, instancePath + "/per_page")) return passedOn(validate_marketplace_item_list_request, validate_shared_e5ed7374);
var valid0 = true;
        if (valid0) {
          if (data.category !== void 0 && !validate_shared_e73abb96(data.category, instancePath + "/category")) return passedOn(validate_marketplace_item_list_request, validate_shared_e73abb96);
var valid0 = true;
          if (valid0) {
            if (data.tag !== void 0 && !validate_shared_e73abb96(data.tag, instancePath + "/tag")) return passedOn(validate_marketplace_item_list_request, validate_shared_e73abb96);
var valid0 = true;
            if (valid0) {
              if (data.q !== void 0 && !validate_shared_710bf2d0(data.q, instancePath + "/q")) return passedOn(validate_marketplace_item_list_request, validate_shared_710bf2d0);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_marketplace_item_list_request, instancePath, "type", { type: "object" });
    }
  }
  validate_marketplace_item_list_request.errors = vErrors;
  return errors === 0;
}
var ItemRequest = validate_marketplace_item_request;
function validate_marketplace_item_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.item_id === void 0 && (missing0 = "item_id")) {
        return failed(validate_marketplace_item_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        if (data.item_id !== void 0) {
          let data0 = data.item_id;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            return failed(validate_marketplace_item_request, instancePath + "/item_id", "type", { type: "integer" });
          }
        }
      }
    } else {
      return failed(validate_marketplace_item_request, instancePath, "type", { type: "object" });
    }
  }
  validate_marketplace_item_request.errors = vErrors;
  return errors === 0;
}
var PurchaseValidationRequest = validate_marketplace_purchase_validation_request;
function validate_marketplace_purchase_validation_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.purchase_code === void 0 && (missing0 = "purchase_code")) {
        return failed(validate_marketplace_purchase_validation_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        if (data.purchase_code !== void 0) {
          if (typeof data.purchase_code !== "string") {
            return failed(validate_marketplace_purchase_validation_request, instancePath + "/purchase_code", "type", { type: "string" });
          }
        }
      }
    } else {
      return failed(validate_marketplace_purchase_validation_request, instancePath, "type", { type: "object" });
    }
  }
  validate_marketplace_purchase_validation_request.errors = vErrors;
  return errors === 0;
}
var ChangeMemberRequest = validate_members_change_member_request;
function validate_members_change_member_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.role === void 0 && (missing0 = "role")) {
        return failed(validate_members_change_member_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "role")) {
            return failed(validate_members_change_member_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.role !== void 0) {
            if (!validate_people_role(data.role, instancePath + "/role")) {
              vErrors = joined(vErrors, validate_people_role.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      return failed(validate_members_change_member_request, instancePath, "type", { type: "object" });
    }
  }
  validate_members_change_member_request.errors = vErrors;
  return errors === 0;
}
var ChangeContactRequest = validate_messaging_change_contact_request;
function validate_shared_c70731c3(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 200) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 200 });
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (func_7a031813(data) < 1) {
          const err1 = faultOf(instancePath, "minLength", { limit: 1 });
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        } else {
          if (!pattern_3205785b.test(data)) {
            const err2 = faultOf(instancePath, "pattern", { pattern: pattern_3205785b.source });
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
      }
    } else {
      const err3 = faultOf(instancePath, "type", { type: "string" });
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data !== null) {
      const err4 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
    validate_shared_c70731c3.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate_shared_c70731c3.errors = vErrors;
  return errors === 0;
}
function validate_messaging_change_contact_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name")) {
        return failed(validate_messaging_change_contact_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name")) {
            return failed(validate_messaging_change_contact_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            if (!validate_shared_c70731c3(data.name, instancePath + "/name")) {
              vErrors = joined(vErrors, validate_shared_c70731c3.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_change_contact_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_change_contact_request.errors = vErrors;
  return errors === 0;
}
var ChangeInstanceRequest = validate_messaging_change_instance_request;
function validate_shared_efc327da(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 100) {
        return failed(validate_shared_efc327da, instancePath, "maxLength", { limit: 100 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_efc327da, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_3205785b.test(data)) {
            return failed(validate_shared_efc327da, instancePath, "pattern", { pattern: pattern_3205785b.source });
          }
        }
      }
    } else {
      return failed(validate_shared_efc327da, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_efc327da.errors = vErrors;
  return errors === 0;
}
function validate_shared_20de66bb(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      if (Object.keys(data).length > 50) {
        return failed(validate_shared_20de66bb, instancePath, "maxProperties", { limit: 50 });
      }
    } else {
      return failed(validate_shared_20de66bb, instancePath, "type", { type: "object" });
    }
  }
  validate_shared_20de66bb.errors = vErrors;
  return errors === 0;
}
function validate_shared_6128d4c0(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = faultOf(instancePath, "type", { type: "integer" });
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (errors === _errs1) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 6e3 || isNaN(data)) {
        const err1 = faultOf(instancePath, "maximum", { comparison: "<=", limit: 6e3 });
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      } else {
        if (data < 1 || isNaN(data)) {
          const err2 = faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 });
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data !== null) {
      const err3 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err4 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate_shared_6128d4c0.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate_shared_6128d4c0.errors = vErrors;
  return errors === 0;
}
function validate_messaging_change_instance_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "name" || key0 === "settings" || key0 === "rate")) {
          return failed(validate_messaging_change_instance_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.name !== void 0 && !validate_shared_efc327da(data.name, instancePath + "/name")) return passedOn(validate_messaging_change_instance_request, validate_shared_efc327da);
var valid0 = true;
        {
          if (data.settings !== void 0 && !validate_shared_20de66bb(data.settings, instancePath + "/settings")) return passedOn(validate_messaging_change_instance_request, validate_shared_20de66bb);
var valid0 = true;
          {
            if (data.rate !== void 0 && !validate_shared_6128d4c0(data.rate, instancePath + "/rate")) return passedOn(validate_messaging_change_instance_request, validate_shared_6128d4c0);
var valid0 = true;
          }
        }
      }
    } else {
      return failed(validate_messaging_change_instance_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_change_instance_request.errors = vErrors;
  return errors === 0;
}
var ChangeParticipantsRequest = validate_messaging_change_participants_request;
var schema_messaging_change_participants_request = {"properties":{"action":{"enum":["add","remove","promote","demote"]}}};
var pattern_1bbbe66c = new RegExp("^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$", "u");
function validate_messaging_channel_address(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 255) {
        return failed(validate_messaging_channel_address, instancePath, "maxLength", { limit: 255 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_messaging_channel_address, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_1bbbe66c.test(data)) {
            return failed(validate_messaging_channel_address, instancePath, "pattern", { pattern: pattern_1bbbe66c.source });
          }
        }
      }
    } else {
      return failed(validate_messaging_channel_address, instancePath, "type", { type: "string" });
    }
  }
  validate_messaging_channel_address.errors = vErrors;
  return errors === 0;
}
function validate_shared_2eb342b8(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        return failed(validate_shared_2eb342b8, instancePath, "maxItems", { limit: 100 });
      } else {
        if (data.length < 1) {
          return failed(validate_shared_2eb342b8, instancePath, "minItems", { limit: 1 });
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate_messaging_channel_address(data[i0], instancePath + "/" + i0)) return passedOn(validate_shared_2eb342b8, validate_messaging_channel_address);
var valid0 = true;
            if (!valid0) {
              break;
            }
          }
          {
            let i1 = data.length;
            let j0;
            if (i1 > 1) {
              outer0:
                for (; i1--; ) {
                  for (j0 = i1; j0--; ) {
                    if (func_9f9a6c90(data[i1], data[j0])) {
                      return failed(validate_shared_2eb342b8, instancePath, "uniqueItems", { i: i1, j: j0 });
                      break outer0;
                    }
                  }
                }
            }
          }
        }
      }
    } else {
      return failed(validate_shared_2eb342b8, instancePath, "type", { type: "array" });
    }
  }
  validate_shared_2eb342b8.errors = vErrors;
  return errors === 0;
}
function validate_messaging_change_participants_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action") || data.participants === void 0 && (missing0 = "participants")) {
        return failed(validate_messaging_change_participants_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "action" || key0 === "participants")) {
            return failed(validate_messaging_change_participants_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.action !== void 0) {
            let data0 = data.action;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              return failed(validate_messaging_change_participants_request, instancePath + "/action", "type", { type: "string" });
            }
            if (!(data0 === "add" || data0 === "remove" || data0 === "promote" || data0 === "demote")) {
              return failed(validate_messaging_change_participants_request, instancePath + "/action", "enum", { allowedValues: schema_messaging_change_participants_request.properties.action.enum });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.participants !== void 0 && !validate_shared_2eb342b8(data.participants, instancePath + "/participants")) return passedOn(validate_messaging_change_participants_request, validate_shared_2eb342b8);
var valid0 = true;
          }
        }
      }
    } else {
      return failed(validate_messaging_change_participants_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_change_participants_request.errors = vErrors;
  return errors === 0;
}
var ChannelFeedRequest = validate_messaging_channel_feed_request;
var pattern_71d4d4b7 = new RegExp("^[a-z0-9_.]+$", "u");
function validate_messaging_channel_feed_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "after" || key0 === "instance_id" || key0 === "type" || key0 === "limit")) {
          return failed(validate_messaging_channel_feed_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.after !== void 0 && !validate_shared_83f6485d(data.after, instancePath + "/after")) return passedOn(validate_messaging_channel_feed_request, validate_shared_83f6485d);
var valid0 = true;
        if (valid0) {
          if (data.instance_id !== void 0 && !validate_shared_011d6deb(data.instance_id, instancePath + "/instance_id")) return passedOn(validate_messaging_channel_feed_request, validate_shared_011d6deb);
var valid0 = true;
          if (valid0) {
            if (data.type !== void 0) {
              let data2 = data.type;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data2 === "string") {
                  if (func_7a031813(data2) > 100) {
                    return failed(validate_messaging_channel_feed_request, instancePath + "/type", "maxLength", { limit: 100 });
                  } else {
                    if (!pattern_71d4d4b7.test(data2)) {
                      return failed(validate_messaging_channel_feed_request, instancePath + "/type", "pattern", { pattern: pattern_71d4d4b7.source });
                    }
                  }
                } else {
                  return failed(validate_messaging_channel_feed_request, instancePath + "/type", "type", { type: "string" });
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.limit !== void 0 && !validate_shared_6d892361(data.limit, instancePath + "/limit")) return passedOn(validate_messaging_channel_feed_request, validate_shared_6d892361);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_channel_feed_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_channel_feed_request.errors = vErrors;
  return errors === 0;
}
var ChatGroupPictureRequest = validate_messaging_chat_group_picture_request;
function validate_messaging_chat_group_picture_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.media_id === void 0 && (missing0 = "media_id")) {
        return failed(validate_messaging_chat_group_picture_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "media_id")) {
            return failed(validate_messaging_chat_group_picture_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.media_id !== void 0) {
            let data0 = data.media_id;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if (!validate_shared_011d6deb(data0, instancePath + "/media_id")) {
              vErrors = joined(vErrors, validate_shared_011d6deb.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs5 = errors;
              if (data0 !== null) {
                const err0 = faultOf(instancePath + "/media_id", "type", { type: "null" });
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
            }
            if (!valid1) {
              const err1 = faultOf(instancePath + "/media_id", "anyOf", {});
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
              validate_messaging_chat_group_picture_request.errors = vErrors;
              return false;
            } else {
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_chat_group_picture_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_chat_group_picture_request.errors = vErrors;
  return errors === 0;
}
var ChatListRequest = validate_messaging_chat_list_request;
function validate_shared_2ac3e7fa(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 500) {
        return failed(validate_shared_2ac3e7fa, instancePath, "maxLength", { limit: 500 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_2ac3e7fa, instancePath, "minLength", { limit: 1 });
        }
      }
    } else {
      return failed(validate_shared_2ac3e7fa, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_2ac3e7fa.errors = vErrors;
  return errors === 0;
}
function validate_messaging_chat_list_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "limit" || key0 === "cursor")) {
          return failed(validate_messaging_chat_list_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.limit !== void 0 && !validate_shared_e5ed7374(data.limit, instancePath + "/limit")) return passedOn(validate_messaging_chat_list_request, validate_shared_e5ed7374);
var valid0 = true;
        {
          if (data.cursor !== void 0 && !validate_shared_2ac3e7fa(data.cursor, instancePath + "/cursor")) return passedOn(validate_messaging_chat_list_request, validate_shared_2ac3e7fa);
var valid0 = true;
        }
      }
    } else {
      return failed(validate_messaging_chat_list_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_chat_list_request.errors = vErrors;
  return errors === 0;
}
var CheckAddressesRequest = validate_messaging_check_addresses_request;
function validate_messaging_check_addresses_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.addresses === void 0 && (missing0 = "addresses")) {
        return failed(validate_messaging_check_addresses_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "addresses")) {
            return failed(validate_messaging_check_addresses_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.addresses !== void 0) {
            if (!validate_shared_2eb342b8(data.addresses, instancePath + "/addresses")) {
              vErrors = joined(vErrors, validate_shared_2eb342b8.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_check_addresses_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_check_addresses_request.errors = vErrors;
  return errors === 0;
}
var ConnectInstanceRequest = validate_messaging_connect_instance_request;
var schema_messaging_connect_instance_request = {"properties":{"method":{"enum":["qr","code"]}}};
function validate_messaging_connect_instance_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "method")) {
          return failed(validate_messaging_connect_instance_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.method !== void 0) {
          let data0 = data.method;
          if (typeof data0 !== "string") {
            return failed(validate_messaging_connect_instance_request, instancePath + "/method", "type", { type: "string" });
          }
          if (!(data0 === "qr" || data0 === "code")) {
            return failed(validate_messaging_connect_instance_request, instancePath + "/method", "enum", { allowedValues: schema_messaging_connect_instance_request.properties.method.enum });
          }
        }
      }
    } else {
      return failed(validate_messaging_connect_instance_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_connect_instance_request.errors = vErrors;
  return errors === 0;
}
var CreateChatGroupRequest = validate_messaging_create_chat_group_request;
function validate_messaging_create_chat_group_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.participants === void 0 && (missing0 = "participants")) {
        return failed(validate_messaging_create_chat_group_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "participants")) {
            return failed(validate_messaging_create_chat_group_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0 && !validate_shared_0cda65c4(data.name, instancePath + "/name")) return passedOn(validate_messaging_create_chat_group_request, validate_shared_0cda65c4);
var valid0 = true;
          {
            if (data.participants !== void 0 && !validate_shared_2eb342b8(data.participants, instancePath + "/participants")) return passedOn(validate_messaging_create_chat_group_request, validate_shared_2eb342b8);
var valid0 = true;
          }
        }
      }
    } else {
      return failed(validate_messaging_create_chat_group_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_create_chat_group_request.errors = vErrors;
  return errors === 0;
}
var CreateContactRequest = validate_messaging_create_contact_request;
function validate_shared_9ab87548(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 255) {
        return failed(validate_shared_9ab87548, instancePath, "maxLength", { limit: 255 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_9ab87548, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_1bbbe66c.test(data)) {
            return failed(validate_shared_9ab87548, instancePath, "pattern", { pattern: pattern_1bbbe66c.source });
          }
        }
      }
    } else {
      return failed(validate_shared_9ab87548, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_9ab87548.errors = vErrors;
  return errors === 0;
}
function validate_messaging_create_contact_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address")) {
        return failed(validate_messaging_create_contact_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "address")) {
            return failed(validate_messaging_create_contact_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0 && !validate_shared_c70731c3(data.name, instancePath + "/name")) return passedOn(validate_messaging_create_contact_request, validate_shared_c70731c3);
var valid0 = true;
          {
            if (data.address !== void 0 && !validate_shared_9ab87548(data.address, instancePath + "/address")) return passedOn(validate_messaging_create_contact_request, validate_shared_9ab87548);
var valid0 = true;
          }
        }
      }
    } else {
      return failed(validate_messaging_create_contact_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_create_contact_request.errors = vErrors;
  return errors === 0;
}
var CreateInstanceRequest = validate_messaging_create_instance_request;
var pattern_afd5ade1 = new RegExp("^[a-z][a-z0-9_-]{0,31}$", "u");
function validate_shared_a7e9449c(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern_afd5ade1.test(data)) {
        return failed(validate_shared_a7e9449c, instancePath, "pattern", { pattern: pattern_afd5ade1.source });
      }
    } else {
      return failed(validate_shared_a7e9449c, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_a7e9449c.errors = vErrors;
  return errors === 0;
}
function validate_messaging_create_instance_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.driver === void 0 && (missing0 = "driver")) {
        return failed(validate_messaging_create_instance_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "settings" || key0 === "rate" || key0 === "driver")) {
            return failed(validate_messaging_create_instance_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0 && !validate_shared_efc327da(data.name, instancePath + "/name")) return passedOn(validate_messaging_create_instance_request, validate_shared_efc327da);
var valid0 = true;
          {
            if (data.settings !== void 0 && !validate_shared_20de66bb(data.settings, instancePath + "/settings")) return passedOn(validate_messaging_create_instance_request, validate_shared_20de66bb);
var valid0 = true;
            {
              if (data.rate !== void 0 && !validate_shared_6128d4c0(data.rate, instancePath + "/rate")) return passedOn(validate_messaging_create_instance_request, validate_shared_6128d4c0);
var valid0 = true;
              {
                if (data.driver !== void 0 && !validate_shared_a7e9449c(data.driver, instancePath + "/driver")) return passedOn(validate_messaging_create_instance_request, validate_shared_a7e9449c);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_create_instance_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_create_instance_request.errors = vErrors;
  return errors === 0;
}
var CursorListRequest = validate_messaging_cursor_list_request;
function validate_messaging_cursor_list_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "limit" || key0 === "cursor")) {
          return failed(validate_messaging_cursor_list_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.limit !== void 0 && !validate_shared_e5ed7374(data.limit, instancePath + "/limit")) return passedOn(validate_messaging_cursor_list_request, validate_shared_e5ed7374);
var valid0 = true;
        {
          if (data.cursor !== void 0 && !validate_shared_2ac3e7fa(data.cursor, instancePath + "/cursor")) return passedOn(validate_messaging_cursor_list_request, validate_shared_2ac3e7fa);
var valid0 = true;
        }
      }
    } else {
      return failed(validate_messaging_cursor_list_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_cursor_list_request.errors = vErrors;
  return errors === 0;
}
var EditMessageRequest = validate_messaging_edit_message_request;
function validate_shared_b88bbe14(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 65536) {
        return failed(validate_shared_b88bbe14, instancePath, "maxLength", { limit: 65536 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_b88bbe14, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_6dc550e1.test(data)) {
            return failed(validate_shared_b88bbe14, instancePath, "pattern", { pattern: pattern_6dc550e1.source });
          }
        }
      }
    } else {
      return failed(validate_shared_b88bbe14, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_b88bbe14.errors = vErrors;
  return errors === 0;
}
function validate_messaging_edit_message_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.text === void 0 && (missing0 = "text")) {
        return failed(validate_messaging_edit_message_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "text")) {
            return failed(validate_messaging_edit_message_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.text !== void 0) {
            if (!validate_shared_b88bbe14(data.text, instancePath + "/text")) {
              vErrors = joined(vErrors, validate_shared_b88bbe14.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_edit_message_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_edit_message_request.errors = vErrors;
  return errors === 0;
}
var InviteLinkRequest = validate_messaging_invite_link_request;
function validate_messaging_invite_link_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "renew")) {
          return failed(validate_messaging_invite_link_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.renew !== void 0) {
          if (typeof data.renew !== "boolean") {
            return failed(validate_messaging_invite_link_request, instancePath + "/renew", "type", { type: "boolean" });
          }
        }
      }
    } else {
      return failed(validate_messaging_invite_link_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_invite_link_request.errors = vErrors;
  return errors === 0;
}
var MessageListRequest = validate_messaging_message_list_request;
var schema_messaging_message_list_request = {"properties":{"direction":{"enum":["in","out"]},"state":{"enum":["queued","sent","delivered","read","failed"]}}};
function validate_messaging_message_list_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "chat" || key0 === "direction" || key0 === "state" || key0 === "limit" || key0 === "cursor")) {
          return failed(validate_messaging_message_list_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.chat !== void 0) {
          let data0 = data.chat;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func_7a031813(data0) > 255) {
                return failed(validate_messaging_message_list_request, instancePath + "/chat", "maxLength", { limit: 255 });
              } else {
                if (func_7a031813(data0) < 1) {
                  return failed(validate_messaging_message_list_request, instancePath + "/chat", "minLength", { limit: 1 });
                }
              }
            } else {
              return failed(validate_messaging_message_list_request, instancePath + "/chat", "type", { type: "string" });
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.direction !== void 0) {
            let data1 = data.direction;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              return failed(validate_messaging_message_list_request, instancePath + "/direction", "type", { type: "string" });
            }
            if (!(data1 === "in" || data1 === "out")) {
              return failed(validate_messaging_message_list_request, instancePath + "/direction", "enum", { allowedValues: schema_messaging_message_list_request.properties.direction.enum });
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.state !== void 0) {
              let data2 = data.state;
              const _errs6 = errors;
              if (typeof data2 !== "string") {
                return failed(validate_messaging_message_list_request, instancePath + "/state", "type", { type: "string" });
              }
              if (!(data2 === "queued" || data2 === "sent" || data2 === "delivered" || data2 === "read" || data2 === "failed")) {
                return failed(validate_messaging_message_list_request, instancePath + "/state", "enum", { allowedValues: schema_messaging_message_list_request.properties.state.enum });
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.limit !== void 0 && !validate_shared_e5ed7374(data.limit, instancePath + "/limit")) return passedOn(validate_messaging_message_list_request, validate_shared_e5ed7374);
var valid0 = true;
              if (valid0) {
                if (data.cursor !== void 0 && !validate_shared_2ac3e7fa(data.cursor, instancePath + "/cursor")) return passedOn(validate_messaging_message_list_request, validate_shared_2ac3e7fa);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_message_list_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_message_list_request.errors = vErrors;
  return errors === 0;
}
var PairingQrRequest = validate_messaging_pairing_qr_request;
function validate_messaging_pairing_qr_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "format" || key0 === "size")) {
          return failed(validate_messaging_pairing_qr_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.format !== void 0 && !validate_shared_d49aad21(data.format, instancePath + "/format")) return passedOn(validate_messaging_pairing_qr_request, validate_shared_d49aad21);
var valid0 = true;
        {
          if (data.size !== void 0 && !validate_shared_c8a184f0(data.size, instancePath + "/size")) return passedOn(validate_messaging_pairing_qr_request, validate_shared_c8a184f0);
var valid0 = true;
        }
      }
    } else {
      return failed(validate_messaging_pairing_qr_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_pairing_qr_request.errors = vErrors;
  return errors === 0;
}
var ReactRequest = validate_messaging_react_request;
function validate_shared_ee3f7562(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 32) {
        return failed(validate_shared_ee3f7562, instancePath, "maxLength", { limit: 32 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_ee3f7562, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_3205785b.test(data)) {
            return failed(validate_shared_ee3f7562, instancePath, "pattern", { pattern: pattern_3205785b.source });
          }
        }
      }
    } else {
      return failed(validate_shared_ee3f7562, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_ee3f7562.errors = vErrors;
  return errors === 0;
}
function validate_messaging_react_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.emoji === void 0 && (missing0 = "emoji")) {
        return failed(validate_messaging_react_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "emoji")) {
            return failed(validate_messaging_react_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.emoji !== void 0) {
            if (!validate_shared_ee3f7562(data.emoji, instancePath + "/emoji")) {
              vErrors = joined(vErrors, validate_shared_ee3f7562.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_react_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_react_request.errors = vErrors;
  return errors === 0;
}
var ReadChatRequest = validate_messaging_read_chat_request;
function validate_messaging_read_chat_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "up_to")) {
          return failed(validate_messaging_read_chat_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.up_to !== void 0) {
          if (!validate_shared_011d6deb(data.up_to, instancePath + "/up_to")) {
            vErrors = joined(vErrors, validate_shared_011d6deb.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      return failed(validate_messaging_read_chat_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_read_chat_request.errors = vErrors;
  return errors === 0;
}
var RenameChatGroupRequest = validate_messaging_rename_chat_group_request;
function validate_messaging_rename_chat_group_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name")) {
        return failed(validate_messaging_rename_chat_group_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name")) {
            return failed(validate_messaging_rename_chat_group_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            if (!validate_shared_0cda65c4(data.name, instancePath + "/name")) {
              vErrors = joined(vErrors, validate_shared_0cda65c4.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_rename_chat_group_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_rename_chat_group_request.errors = vErrors;
  return errors === 0;
}
var SendMessageRequest = validate_messaging_send_message_request;
function validate_shared_bbe3f5e8(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 255) {
        return failed(validate_shared_bbe3f5e8, instancePath, "maxLength", { limit: 255 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_bbe3f5e8, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_3205785b.test(data)) {
            return failed(validate_shared_bbe3f5e8, instancePath, "pattern", { pattern: pattern_3205785b.source });
          }
        }
      }
    } else {
      return failed(validate_shared_bbe3f5e8, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_bbe3f5e8.errors = vErrors;
  return errors === 0;
}
function validate_messaging_media_input(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "media_id" || key0 === "url" || key0 === "caption" || key0 === "name")) {
          return failed(validate_messaging_media_input, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.media_id !== void 0 && !validate_shared_011d6deb(data.media_id, instancePath + "/media_id")) return passedOn(validate_messaging_media_input, validate_shared_011d6deb);
var valid0 = true;
        {
          if (data.url !== void 0 && !validate_shared_49130441(data.url, instancePath + "/url")) return passedOn(validate_messaging_media_input, validate_shared_49130441);
var valid0 = true;
          {
            if (data.caption !== void 0 && !validate_shared_b88bbe14(data.caption, instancePath + "/caption")) return passedOn(validate_messaging_media_input, validate_shared_b88bbe14);
var valid0 = true;
            {
              if (data.name !== void 0 && !validate_shared_bbe3f5e8(data.name, instancePath + "/name")) return passedOn(validate_messaging_media_input, validate_shared_bbe3f5e8);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_media_input, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_media_input.errors = vErrors;
  return errors === 0;
}
function validate_shared_6146dce5(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 90 || isNaN(data)) {
        return failed(validate_shared_6146dce5, instancePath, "maximum", { comparison: "<=", limit: 90 });
      } else {
        if (data < -90 || isNaN(data)) {
          return failed(validate_shared_6146dce5, instancePath, "minimum", { comparison: ">=", limit: -90 });
        }
      }
    } else {
      return failed(validate_shared_6146dce5, instancePath, "type", { type: "number" });
    }
  }
  validate_shared_6146dce5.errors = vErrors;
  return errors === 0;
}
function validate_shared_669a792b(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 180 || isNaN(data)) {
        return failed(validate_shared_669a792b, instancePath, "maximum", { comparison: "<=", limit: 180 });
      } else {
        if (data < -180 || isNaN(data)) {
          return failed(validate_shared_669a792b, instancePath, "minimum", { comparison: ">=", limit: -180 });
        }
      }
    } else {
      return failed(validate_shared_669a792b, instancePath, "type", { type: "number" });
    }
  }
  validate_shared_669a792b.errors = vErrors;
  return errors === 0;
}
function validate_messaging_location_input(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.latitude === void 0 && (missing0 = "latitude") || data.longitude === void 0 && (missing0 = "longitude")) {
        return failed(validate_messaging_location_input, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "latitude" || key0 === "longitude" || key0 === "name")) {
            return failed(validate_messaging_location_input, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.latitude !== void 0 && !validate_shared_6146dce5(data.latitude, instancePath + "/latitude")) return passedOn(validate_messaging_location_input, validate_shared_6146dce5);
var valid0 = true;
          {
            if (data.longitude !== void 0 && !validate_shared_669a792b(data.longitude, instancePath + "/longitude")) return passedOn(validate_messaging_location_input, validate_shared_669a792b);
var valid0 = true;
            {
              if (data.name !== void 0 && !validate_shared_0cda65c4(data.name, instancePath + "/name")) return passedOn(validate_messaging_location_input, validate_shared_0cda65c4);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_location_input, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_location_input.errors = vErrors;
  return errors === 0;
}
function validate_shared_7eb4239f(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        return failed(validate_shared_7eb4239f, instancePath, "maxItems", { limit: 20 });
      } else {
        if (data.length < 1) {
          return failed(validate_shared_7eb4239f, instancePath, "minItems", { limit: 1 });
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate_messaging_channel_address(data[i0], instancePath + "/" + i0)) return passedOn(validate_shared_7eb4239f, validate_messaging_channel_address);
var valid0 = true;
            if (!valid0) {
              break;
            }
          }
        }
      }
    } else {
      return failed(validate_shared_7eb4239f, instancePath, "type", { type: "array" });
    }
  }
  validate_shared_7eb4239f.errors = vErrors;
  return errors === 0;
}
function validate_messaging_contact_card_input(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.addresses === void 0 && (missing0 = "addresses")) {
        return failed(validate_messaging_contact_card_input, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "addresses")) {
            return failed(validate_messaging_contact_card_input, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0 && !validate_shared_0cda65c4(data.name, instancePath + "/name")) return passedOn(validate_messaging_contact_card_input, validate_shared_0cda65c4);
var valid0 = true;
          {
            if (data.addresses !== void 0 && !validate_shared_7eb4239f(data.addresses, instancePath + "/addresses")) return passedOn(validate_messaging_contact_card_input, validate_shared_7eb4239f);
var valid0 = true;
          }
        }
      }
    } else {
      return failed(validate_messaging_contact_card_input, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_contact_card_input.errors = vErrors;
  return errors === 0;
}
function validate_shared_9a93717a(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 12) {
        return failed(validate_shared_9a93717a, instancePath, "maxItems", { limit: 12 });
      } else {
        if (data.length < 2) {
          return failed(validate_shared_9a93717a, instancePath, "minItems", { limit: 2 });
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data0 = data[i0];
            const _errs1 = errors;
            if (errors === _errs1) {
              if (typeof data0 === "string") {
                if (func_7a031813(data0) > 100) {
                  return failed(validate_shared_9a93717a, instancePath + "/" + i0, "maxLength", { limit: 100 });
                } else {
                  if (func_7a031813(data0) < 1) {
                    return failed(validate_shared_9a93717a, instancePath + "/" + i0, "minLength", { limit: 1 });
                  } else {
                    if (!pattern_3205785b.test(data0)) {
                      return failed(validate_shared_9a93717a, instancePath + "/" + i0, "pattern", { pattern: pattern_3205785b.source });
                    }
                  }
                }
              } else {
                return failed(validate_shared_9a93717a, instancePath + "/" + i0, "type", { type: "string" });
              }
            }
            var valid0 = _errs1 === errors;
            if (!valid0) {
              break;
            }
          }
          if (valid0) {
            let i1 = data.length;
            let j0;
            if (i1 > 1) {
              const indices0 = {};
              for (; i1--; ) {
                let item0 = data[i1];
                if (typeof item0 !== "string") {
                  continue;
                }
                if (typeof indices0[item0] == "number") {
                  j0 = indices0[item0];
                  return failed(validate_shared_9a93717a, instancePath, "uniqueItems", { i: i1, j: j0 });
                  break;
                }
                indices0[item0] = i1;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_shared_9a93717a, instancePath, "type", { type: "array" });
    }
  }
  validate_shared_9a93717a.errors = vErrors;
  return errors === 0;
}
function validate_messaging_poll_input(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.question === void 0 && (missing0 = "question") || data.options === void 0 && (missing0 = "options")) {
        return failed(validate_messaging_poll_input, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "question" || key0 === "options" || key0 === "multiple")) {
            return failed(validate_messaging_poll_input, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.question !== void 0 && !validate_shared_bbe3f5e8(data.question, instancePath + "/question")) return passedOn(validate_messaging_poll_input, validate_shared_bbe3f5e8);
var valid0 = true;
          if (valid0) {
            if (data.options !== void 0 && !validate_shared_9a93717a(data.options, instancePath + "/options")) return passedOn(validate_messaging_poll_input, validate_shared_9a93717a);
var valid0 = true;
            if (valid0) {
              if (data.multiple !== void 0) {
                const _errs4 = errors;
                if (typeof data.multiple !== "boolean") {
                  return failed(validate_messaging_poll_input, instancePath + "/multiple", "type", { type: "boolean" });
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_poll_input, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_poll_input.errors = vErrors;
  return errors === 0;
}
function validate_messaging_send_message_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.to === void 0 && (missing0 = "to")) {
        return failed(validate_messaging_send_message_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "to" || key0 === "text" || key0 === "media" || key0 === "location" || key0 === "contact" || key0 === "poll" || key0 === "reply_to" || key0 === "send_at")) {
            return failed(validate_messaging_send_message_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.to !== void 0 && !validate_shared_9ab87548(data.to, instancePath + "/to")) return passedOn(validate_messaging_send_message_request, validate_shared_9ab87548);
var valid0 = true;
          {
            if (data.text !== void 0 && !validate_shared_b88bbe14(data.text, instancePath + "/text")) return passedOn(validate_messaging_send_message_request, validate_shared_b88bbe14);
var valid0 = true;
            {
              if (data.media !== void 0 && !validate_messaging_media_input(data.media, instancePath + "/media")) return passedOn(validate_messaging_send_message_request, validate_messaging_media_input);
var valid0 = true;
              {
                if (data.location !== void 0 && !validate_messaging_location_input(data.location, instancePath + "/location")) return passedOn(validate_messaging_send_message_request, validate_messaging_location_input);
var valid0 = true;
                {
                  if (data.contact !== void 0 && !validate_messaging_contact_card_input(data.contact, instancePath + "/contact")) return passedOn(validate_messaging_send_message_request, validate_messaging_contact_card_input);
var valid0 = true;
                  {
                    if (data.poll !== void 0 && !validate_messaging_poll_input(data.poll, instancePath + "/poll")) return passedOn(validate_messaging_send_message_request, validate_messaging_poll_input);
var valid0 = true;
                    {
                      if (data.reply_to !== void 0 && !validate_shared_011d6deb(data.reply_to, instancePath + "/reply_to")) return passedOn(validate_messaging_send_message_request, validate_shared_011d6deb);
var valid0 = true;
                      {
                        if (data.send_at !== void 0 && !validate_common_timestamp(data.send_at, instancePath + "/send_at")) return passedOn(validate_messaging_send_message_request, validate_common_timestamp);
var valid0 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_send_message_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_send_message_request.errors = vErrors;
  return errors === 0;
}
var TypingRequest = validate_messaging_typing_request;
function validate_messaging_typing_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "typing")) {
          return failed(validate_messaging_typing_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.typing !== void 0) {
          if (typeof data.typing !== "boolean") {
            return failed(validate_messaging_typing_request, instancePath + "/typing", "type", { type: "boolean" });
          }
        }
      }
    } else {
      return failed(validate_messaging_typing_request, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_typing_request.errors = vErrors;
  return errors === 0;
}
var RequestListRequest = validate_requests_request_list_request;
var schema_requests_request_list_request = {"properties":{"key_id":0,"operation":0,"status":{"enum":["2xx","3xx","4xx","5xx","errors"]},"status_code":0,"error_code":0,"request_id":0,"since":0,"until":0,"limit":0,"cursor":0}};
function validate_shared_ad5a3ccd(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    return failed(validate_shared_ad5a3ccd, instancePath, "type", { type: "integer" });
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 599 || isNaN(data)) {
        return failed(validate_shared_ad5a3ccd, instancePath, "maximum", { comparison: "<=", limit: 599 });
      } else {
        if (data < 100 || isNaN(data)) {
          return failed(validate_shared_ad5a3ccd, instancePath, "minimum", { comparison: ">=", limit: 100 });
        }
      }
    }
  }
  validate_shared_ad5a3ccd.errors = vErrors;
  return errors === 0;
}
function validate_requests_request_list_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func_191f75b3.call(schema_requests_request_list_request.properties, key0)) {
          return failed(validate_requests_request_list_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.key_id !== void 0 && !validate_shared_710bf2d0(data.key_id, instancePath + "/key_id")) return passedOn(validate_requests_request_list_request, validate_shared_710bf2d0);
var valid0 = true;
        if (valid0) {
          if (data.operation !== void 0 && !validate_shared_e73abb96(data.operation, instancePath + "/operation")) return passedOn(validate_requests_request_list_request, validate_shared_e73abb96);
var valid0 = true;
          if (valid0) {
            if (data.status !== void 0) {
              let data2 = data.status;
              const _errs4 = errors;
              if (!(data2 === "2xx" || data2 === "3xx" || data2 === "4xx" || data2 === "5xx" || data2 === "errors")) {
                return failed(validate_requests_request_list_request, instancePath + "/status", "enum", { allowedValues: schema_requests_request_list_request.properties.status.enum });
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.status_code !== void 0 && !validate_shared_ad5a3ccd(data.status_code, instancePath + "/status_code")) return passedOn(validate_requests_request_list_request, validate_shared_ad5a3ccd);
var valid0 = true;
              if (valid0) {
                if (data.error_code !== void 0 && !validate_shared_e73abb96(data.error_code, instancePath + "/error_code")) return passedOn(validate_requests_request_list_request, validate_shared_e73abb96);
var valid0 = true;
                if (valid0) {
                  if (data.request_id !== void 0 && !validate_shared_710bf2d0(data.request_id, instancePath + "/request_id")) return passedOn(validate_requests_request_list_request, validate_shared_710bf2d0);
var valid0 = true;
                  if (valid0) {
                    if (data.since !== void 0 && !validate_common_timestamp(data.since, instancePath + "/since")) return passedOn(validate_requests_request_list_request, validate_common_timestamp);
var valid0 = true;
                    if (valid0) {
                      if (data.until !== void 0 && !validate_common_timestamp(data.until, instancePath + "/until")) return passedOn(validate_requests_request_list_request, validate_common_timestamp);
var valid0 = true;
                      if (valid0) {
                        if (data.limit !== void 0 && !validate_shared_e5ed7374(data.limit, instancePath + "/limit")) return passedOn(validate_requests_request_list_request, validate_shared_e5ed7374);
var valid0 = true;
                        if (valid0) {
                          if (data.cursor !== void 0 && !validate_shared_434c87a9(data.cursor, instancePath + "/cursor")) return passedOn(validate_requests_request_list_request, validate_shared_434c87a9);
var valid0 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_requests_request_list_request, instancePath, "type", { type: "object" });
    }
  }
  validate_requests_request_list_request.errors = vErrors;
  return errors === 0;
}
var UsageRequest = validate_requests_usage_request;
var schema_requests_usage_request = {"properties":{"by":{"enum":["day","hour","key","operation"]}}};
function validate_requests_usage_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "by" || key0 === "from" || key0 === "to" || key0 === "key_id" || key0 === "operation")) {
          return failed(validate_requests_usage_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.by !== void 0) {
          let data0 = data.by;
          const _errs2 = errors;
          if (!(data0 === "day" || data0 === "hour" || data0 === "key" || data0 === "operation")) {
            return failed(validate_requests_usage_request, instancePath + "/by", "enum", { allowedValues: schema_requests_usage_request.properties.by.enum });
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.from !== void 0 && !validate_links_link_day_name(data.from, instancePath + "/from")) return passedOn(validate_requests_usage_request, validate_links_link_day_name);
var valid0 = true;
          if (valid0) {
            if (data.to !== void 0 && !validate_links_link_day_name(data.to, instancePath + "/to")) return passedOn(validate_requests_usage_request, validate_links_link_day_name);
var valid0 = true;
            if (valid0) {
              if (data.key_id !== void 0 && !validate_shared_710bf2d0(data.key_id, instancePath + "/key_id")) return passedOn(validate_requests_usage_request, validate_shared_710bf2d0);
var valid0 = true;
              if (valid0) {
                if (data.operation !== void 0 && !validate_shared_e73abb96(data.operation, instancePath + "/operation")) return passedOn(validate_requests_usage_request, validate_shared_e73abb96);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_requests_usage_request, instancePath, "type", { type: "object" });
    }
  }
  validate_requests_usage_request.errors = vErrors;
  return errors === 0;
}
var ChangeWebhookEndpointRequest = validate_webhooks_change_webhook_endpoint_request;
var schema_webhooks_change_webhook_endpoint_request = {"properties":{"url":0,"event_types":0,"description":0,"headers":0,"rate":0,"links":0,"tags":0,"instances":0,"sample":0,"format":0,"ordered":0,"filter":0,"filter_match":0}};
function validate_shared_c7c646a6(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 2048) {
        return failed(validate_shared_c7c646a6, instancePath, "maxLength", { limit: 2048 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_c7c646a6, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_d7edaf38.test(data)) {
            return failed(validate_shared_c7c646a6, instancePath, "pattern", { pattern: pattern_d7edaf38.source });
          }
        }
      }
    } else {
      return failed(validate_shared_c7c646a6, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_c7c646a6.errors = vErrors;
  return errors === 0;
}
function validate_webhooks_subscribed_event_type(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 200) {
        return failed(validate_webhooks_subscribed_event_type, instancePath, "maxLength", { limit: 200 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_webhooks_subscribed_event_type, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_3205785b.test(data)) {
            return failed(validate_webhooks_subscribed_event_type, instancePath, "pattern", { pattern: pattern_3205785b.source });
          }
        }
      }
    } else {
      return failed(validate_webhooks_subscribed_event_type, instancePath, "type", { type: "string" });
    }
  }
  validate_webhooks_subscribed_event_type.errors = vErrors;
  return errors === 0;
}
function validate_shared_d59ec201(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        return failed(validate_shared_d59ec201, instancePath, "maxItems", { limit: 50 });
      } else {
        if (data.length < 1) {
          return failed(validate_shared_d59ec201, instancePath, "minItems", { limit: 1 });
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate_webhooks_subscribed_event_type(data[i0], instancePath + "/" + i0)) return passedOn(validate_shared_d59ec201, validate_webhooks_subscribed_event_type);
var valid0 = true;
            if (!valid0) {
              break;
            }
          }
          {
            let i1 = data.length;
            let j0;
            if (i1 > 1) {
              outer0:
                for (; i1--; ) {
                  for (j0 = i1; j0--; ) {
                    if (func_9f9a6c90(data[i1], data[j0])) {
                      return failed(validate_shared_d59ec201, instancePath, "uniqueItems", { i: i1, j: j0 });
                      break outer0;
                    }
                  }
                }
            }
          }
        }
      }
    } else {
      return failed(validate_shared_d59ec201, instancePath, "type", { type: "array" });
    }
  }
  validate_shared_d59ec201.errors = vErrors;
  return errors === 0;
}
function validate_shared_6a14a1a0(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 200) {
        return failed(validate_shared_6a14a1a0, instancePath, "maxLength", { limit: 200 });
      } else {
        if (!pattern_d7edaf38.test(data)) {
          return failed(validate_shared_6a14a1a0, instancePath, "pattern", { pattern: pattern_d7edaf38.source });
        }
      }
    } else {
      return failed(validate_shared_6a14a1a0, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_6a14a1a0.errors = vErrors;
  return errors === 0;
}
function validate_shared_e9ceea55(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 500) {
        return failed(validate_shared_e9ceea55, instancePath, "maxLength", { limit: 500 });
      } else {
        if (!pattern_f1965754.test(data)) {
          return failed(validate_shared_e9ceea55, instancePath, "pattern", { pattern: pattern_f1965754.source });
        }
      }
    } else {
      return failed(validate_shared_e9ceea55, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_e9ceea55.errors = vErrors;
  return errors === 0;
}
function validate_webhooks_webhook_headers(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      if (Object.keys(data).length > 10) {
        return failed(validate_webhooks_webhook_headers, instancePath, "maxProperties", { limit: 10 });
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof key0 === "string") {
              if (!pattern_3e173b36.test(key0)) {
                const err0 = { instancePath, keyword: "pattern", params: { pattern: pattern_3e173b36.source }, propertyName: key0 };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
            } else {
              const err1 = { instancePath, keyword: "type", params: { type: "string" }, propertyName: key0 };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            const err2 = faultOf(instancePath, "propertyNames", { propertyName: key0 });
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
            validate_webhooks_webhook_headers.errors = vErrors;
            return false;
            break;
          }
        }
        if (valid0) {
          for (const key1 in data) {
            var valid1 = validate_shared_e9ceea55(data[key1], instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")) || (vErrors = joined(vErrors, validate_shared_e9ceea55.errors), errors = vErrors.length, false);
            if (!valid1) {
              break;
            }
          }
        }
      }
    } else {
      return failed(validate_webhooks_webhook_headers, instancePath, "type", { type: "object" });
    }
  }
  validate_webhooks_webhook_headers.errors = vErrors;
  return errors === 0;
}
function validate_shared_4e0142e4(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = faultOf(instancePath, "type", { type: "integer" });
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (errors === _errs1) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 1e3 || isNaN(data)) {
        const err1 = faultOf(instancePath, "maximum", { comparison: "<=", limit: 1e3 });
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      } else {
        if (data < 1 || isNaN(data)) {
          const err2 = faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 });
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data !== null) {
      const err3 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err4 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
    validate_shared_4e0142e4.errors = vErrors;
    return false;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate_shared_4e0142e4.errors = vErrors;
  return errors === 0;
}
function validate_shared_1f18b87a(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        return failed(validate_shared_1f18b87a, instancePath, "maxItems", { limit: 50 });
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate_links_link_tag(data[i0], instancePath + "/" + i0)) return passedOn(validate_shared_1f18b87a, validate_links_link_tag);
var valid0 = true;
          if (!valid0) {
            break;
          }
        }
        {
          let i1 = data.length;
          let j0;
          if (i1 > 1) {
            outer0:
              for (; i1--; ) {
                for (j0 = i1; j0--; ) {
                  if (func_9f9a6c90(data[i1], data[j0])) {
                    return failed(validate_shared_1f18b87a, instancePath, "uniqueItems", { i: i1, j: j0 });
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      return failed(validate_shared_1f18b87a, instancePath, "type", { type: "array" });
    }
  }
  validate_shared_1f18b87a.errors = vErrors;
  return errors === 0;
}
function validate_webhooks_change_webhook_endpoint_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func_191f75b3.call(schema_webhooks_change_webhook_endpoint_request.properties, key0)) {
          return failed(validate_webhooks_change_webhook_endpoint_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.url !== void 0 && !validate_shared_c7c646a6(data.url, instancePath + "/url")) return passedOn(validate_webhooks_change_webhook_endpoint_request, validate_shared_c7c646a6);
var valid0 = true;
        if (valid0) {
          if (data.event_types !== void 0 && !validate_shared_d59ec201(data.event_types, instancePath + "/event_types")) return passedOn(validate_webhooks_change_webhook_endpoint_request, validate_shared_d59ec201);
var valid0 = true;
          if (valid0) {
            if (data.description !== void 0 && !validate_shared_6a14a1a0(data.description, instancePath + "/description")) return passedOn(validate_webhooks_change_webhook_endpoint_request, validate_shared_6a14a1a0);
var valid0 = true;
            if (valid0) {
              if (data.headers !== void 0 && !validate_webhooks_webhook_headers(data.headers, instancePath + "/headers")) return passedOn(validate_webhooks_change_webhook_endpoint_request, validate_webhooks_webhook_headers);
var valid0 = true;
              if (valid0) {
                if (data.rate !== void 0 && !validate_shared_4e0142e4(data.rate, instancePath + "/rate")) return passedOn(validate_webhooks_change_webhook_endpoint_request, validate_shared_4e0142e4);
var valid0 = true;
                if (valid0) {
                  if (data.links !== void 0 && !validate_shared_9cecb31f(data.links, instancePath + "/links")) return passedOn(validate_webhooks_change_webhook_endpoint_request, validate_shared_9cecb31f);
var valid0 = true;
                  if (valid0) {
                    if (data.tags !== void 0 && !validate_shared_1f18b87a(data.tags, instancePath + "/tags")) return passedOn(validate_webhooks_change_webhook_endpoint_request, validate_shared_1f18b87a);
var valid0 = true;
                    if (valid0) {
                      if (data.instances !== void 0 && !validate_shared_9cecb31f(data.instances, instancePath + "/instances")) return passedOn(validate_webhooks_change_webhook_endpoint_request, validate_shared_9cecb31f);
var valid0 = true;
                      if (valid0) {
                        if (data.sample !== void 0 && !validate_shared_e5ed7374(data.sample, instancePath + "/sample")) return passedOn(validate_webhooks_change_webhook_endpoint_request, validate_shared_e5ed7374);
var valid0 = true;
                        if (valid0) {
                          if (data.format !== void 0 && !validate_shared_0ccabf4a(data.format, instancePath + "/format")) return passedOn(validate_webhooks_change_webhook_endpoint_request, validate_shared_0ccabf4a);
var valid0 = true;
                          if (valid0) {
                            if (data.ordered !== void 0) {
                              const _errs12 = errors;
                              if (typeof data.ordered !== "boolean") {
                                return failed(validate_webhooks_change_webhook_endpoint_request, instancePath + "/ordered", "type", { type: "boolean" });
                              }
                              var valid0 = _errs12 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.filter !== void 0 && !validate_common_filter(data.filter, instancePath + "/filter")) return passedOn(validate_webhooks_change_webhook_endpoint_request, validate_common_filter);
var valid0 = true;
                              if (valid0) {
                                if (data.filter_match !== void 0 && !validate_common_filter_match(data.filter_match, instancePath + "/filter_match")) return passedOn(validate_webhooks_change_webhook_endpoint_request, validate_common_filter_match);
var valid0 = true;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_webhooks_change_webhook_endpoint_request, instancePath, "type", { type: "object" });
    }
  }
  validate_webhooks_change_webhook_endpoint_request.errors = vErrors;
  return errors === 0;
}
var CreateWebhookEndpointRequest = validate_webhooks_create_webhook_endpoint_request;
var schema_webhooks_create_webhook_endpoint_request = {"properties":{"url":0,"event_types":0,"description":0,"headers":0,"rate":0,"links":0,"tags":0,"instances":0,"sample":0,"format":0,"ordered":0,"filter":0,"filter_match":0}};
function validate_webhooks_create_webhook_endpoint_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url") || data.event_types === void 0 && (missing0 = "event_types")) {
        return failed(validate_webhooks_create_webhook_endpoint_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func_191f75b3.call(schema_webhooks_create_webhook_endpoint_request.properties, key0)) {
            return failed(validate_webhooks_create_webhook_endpoint_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.url !== void 0 && !validate_shared_c7c646a6(data.url, instancePath + "/url")) return passedOn(validate_webhooks_create_webhook_endpoint_request, validate_shared_c7c646a6);
var valid0 = true;
          if (valid0) {
            if (data.event_types !== void 0 && !validate_shared_d59ec201(data.event_types, instancePath + "/event_types")) return passedOn(validate_webhooks_create_webhook_endpoint_request, validate_shared_d59ec201);
var valid0 = true;
            if (valid0) {
              if (data.description !== void 0 && !validate_shared_6a14a1a0(data.description, instancePath + "/description")) return passedOn(validate_webhooks_create_webhook_endpoint_request, validate_shared_6a14a1a0);
var valid0 = true;
              if (valid0) {
                if (data.headers !== void 0 && !validate_webhooks_webhook_headers(data.headers, instancePath + "/headers")) return passedOn(validate_webhooks_create_webhook_endpoint_request, validate_webhooks_webhook_headers);
var valid0 = true;
                if (valid0) {
                  if (data.rate !== void 0 && !validate_shared_4e0142e4(data.rate, instancePath + "/rate")) return passedOn(validate_webhooks_create_webhook_endpoint_request, validate_shared_4e0142e4);
var valid0 = true;
                  if (valid0) {
                    if (data.links !== void 0 && !validate_shared_9cecb31f(data.links, instancePath + "/links")) return passedOn(validate_webhooks_create_webhook_endpoint_request, validate_shared_9cecb31f);
var valid0 = true;
                    if (valid0) {
                      if (data.tags !== void 0 && !validate_shared_1f18b87a(data.tags, instancePath + "/tags")) return passedOn(validate_webhooks_create_webhook_endpoint_request, validate_shared_1f18b87a);
var valid0 = true;
                      if (valid0) {
                        if (data.instances !== void 0 && !validate_shared_9cecb31f(data.instances, instancePath + "/instances")) return passedOn(validate_webhooks_create_webhook_endpoint_request, validate_shared_9cecb31f);
var valid0 = true;
                        if (valid0) {
                          if (data.sample !== void 0 && !validate_shared_e5ed7374(data.sample, instancePath + "/sample")) return passedOn(validate_webhooks_create_webhook_endpoint_request, validate_shared_e5ed7374);
var valid0 = true;
                          if (valid0) {
                            if (data.format !== void 0 && !validate_shared_0ccabf4a(data.format, instancePath + "/format")) return passedOn(validate_webhooks_create_webhook_endpoint_request, validate_shared_0ccabf4a);
var valid0 = true;
                            if (valid0) {
                              if (data.ordered !== void 0) {
                                const _errs12 = errors;
                                if (typeof data.ordered !== "boolean") {
                                  return failed(validate_webhooks_create_webhook_endpoint_request, instancePath + "/ordered", "type", { type: "boolean" });
                                }
                                var valid0 = _errs12 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.filter !== void 0 && !validate_common_filter(data.filter, instancePath + "/filter")) return passedOn(validate_webhooks_create_webhook_endpoint_request, validate_common_filter);
var valid0 = true;
                                if (valid0) {
                                  if (data.filter_match !== void 0 && !validate_common_filter_match(data.filter_match, instancePath + "/filter_match")) return passedOn(validate_webhooks_create_webhook_endpoint_request, validate_common_filter_match);
var valid0 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_webhooks_create_webhook_endpoint_request, instancePath, "type", { type: "object" });
    }
  }
  validate_webhooks_create_webhook_endpoint_request.errors = vErrors;
  return errors === 0;
}
var DeliveryListRequest = validate_webhooks_delivery_list_request;
function validate_webhooks_delivery_list_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "endpoint_id" || key0 === "state" || key0 === "event_type" || key0 === "event_id" || key0 === "since" || key0 === "until" || key0 === "limit" || key0 === "cursor")) {
          return failed(validate_webhooks_delivery_list_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.endpoint_id !== void 0 && !validate_shared_011d6deb(data.endpoint_id, instancePath + "/endpoint_id")) return passedOn(validate_webhooks_delivery_list_request, validate_shared_011d6deb);
var valid0 = true;
        {
          if (data.state !== void 0 && !validate_shared_d4c4b851(data.state, instancePath + "/state")) return passedOn(validate_webhooks_delivery_list_request, validate_shared_d4c4b851);
var valid0 = true;
          {
            if (data.event_type !== void 0 && !validate_webhooks_subscribed_event_type(data.event_type, instancePath + "/event_type")) return passedOn(validate_webhooks_delivery_list_request, validate_webhooks_subscribed_event_type);
var valid0 = true;
            {
              if (data.event_id !== void 0 && !validate_shared_011d6deb(data.event_id, instancePath + "/event_id")) return passedOn(validate_webhooks_delivery_list_request, validate_shared_011d6deb);
var valid0 = true;
              {
                if (data.since !== void 0 && !validate_common_timestamp(data.since, instancePath + "/since")) return passedOn(validate_webhooks_delivery_list_request, validate_common_timestamp);
var valid0 = true;
                {
                  if (data.until !== void 0 && !validate_common_timestamp(data.until, instancePath + "/until")) return passedOn(validate_webhooks_delivery_list_request, validate_common_timestamp);
var valid0 = true;
                  {
                    if (data.limit !== void 0 && !validate_shared_e5ed7374(data.limit, instancePath + "/limit")) return passedOn(validate_webhooks_delivery_list_request, validate_shared_e5ed7374);
var valid0 = true;
                    {
                      if (data.cursor !== void 0 && !validate_shared_434c87a9(data.cursor, instancePath + "/cursor")) return passedOn(validate_webhooks_delivery_list_request, validate_shared_434c87a9);
var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_webhooks_delivery_list_request, instancePath, "type", { type: "object" });
    }
  }
  validate_webhooks_delivery_list_request.errors = vErrors;
  return errors === 0;
}
var ReplayDeliveriesRequest = validate_webhooks_replay_deliveries_request;
function validate_webhooks_replay_deliveries_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "delivery_ids" || key0 === "since" || key0 === "until" || key0 === "endpoint_id" || key0 === "event_type" || key0 === "event_id")) {
          return failed(validate_webhooks_replay_deliveries_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.delivery_ids !== void 0) {
          let data0 = data.delivery_ids;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (Array.isArray(data0)) {
              if (data0.length > 100) {
                return failed(validate_webhooks_replay_deliveries_request, instancePath + "/delivery_ids", "maxItems", { limit: 100 });
              } else {
                if (data0.length < 1) {
                  return failed(validate_webhooks_replay_deliveries_request, instancePath + "/delivery_ids", "minItems", { limit: 1 });
                } else {
                  var valid1 = true;
                  const len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    if (!validate_shared_011d6deb(data0[i0], instancePath + "/delivery_ids/" + i0)) return passedOn(validate_webhooks_replay_deliveries_request, validate_shared_011d6deb);
var valid1 = true;
                    if (!valid1) {
                      break;
                    }
                  }
                  {
                    let i1 = data0.length;
                    let j0;
                    if (i1 > 1) {
                      outer0:
                        for (; i1--; ) {
                          for (j0 = i1; j0--; ) {
                            if (func_9f9a6c90(data0[i1], data0[j0])) {
                              return failed(validate_webhooks_replay_deliveries_request, instancePath + "/delivery_ids", "uniqueItems", { i: i1, j: j0 });
                              break outer0;
                            }
                          }
                        }
                    }
                  }
                }
              }
            } else {
              return failed(validate_webhooks_replay_deliveries_request, instancePath + "/delivery_ids", "type", { type: "array" });
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.since !== void 0 && !validate_common_timestamp(data.since, instancePath + "/since")) return passedOn(validate_webhooks_replay_deliveries_request, validate_common_timestamp);
var valid0 = true;
          if (valid0) {
            if (data.until !== void 0 && !validate_common_timestamp(data.until, instancePath + "/until")) return passedOn(validate_webhooks_replay_deliveries_request, validate_common_timestamp);
var valid0 = true;
            if (valid0) {
              if (data.endpoint_id !== void 0 && !validate_shared_011d6deb(data.endpoint_id, instancePath + "/endpoint_id")) return passedOn(validate_webhooks_replay_deliveries_request, validate_shared_011d6deb);
var valid0 = true;
              if (valid0) {
                if (data.event_type !== void 0 && !validate_webhooks_subscribed_event_type(data.event_type, instancePath + "/event_type")) return passedOn(validate_webhooks_replay_deliveries_request, validate_webhooks_subscribed_event_type);
var valid0 = true;
                if (valid0) {
                  if (data.event_id !== void 0 && !validate_shared_011d6deb(data.event_id, instancePath + "/event_id")) return passedOn(validate_webhooks_replay_deliveries_request, validate_shared_011d6deb);
var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_webhooks_replay_deliveries_request, instancePath, "type", { type: "object" });
    }
  }
  validate_webhooks_replay_deliveries_request.errors = vErrors;
  return errors === 0;
}
var ReplayFailedRequest = validate_webhooks_replay_failed_request;
function validate_webhooks_replay_failed_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.since === void 0 && (missing0 = "since")) {
        return failed(validate_webhooks_replay_failed_request, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "since")) {
            return failed(validate_webhooks_replay_failed_request, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.since !== void 0) {
            if (!validate_common_timestamp(data.since, instancePath + "/since")) {
              vErrors = joined(vErrors, validate_common_timestamp.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      return failed(validate_webhooks_replay_failed_request, instancePath, "type", { type: "object" });
    }
  }
  validate_webhooks_replay_failed_request.errors = vErrors;
  return errors === 0;
}
var RotateWebhookSecretRequest = validate_webhooks_rotate_webhook_secret_request;
function validate_webhooks_rotate_webhook_secret_request(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "overlap_seconds")) {
          return failed(validate_webhooks_rotate_webhook_secret_request, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.overlap_seconds !== void 0) {
          if (!validate_shared_9d01965a(data.overlap_seconds, instancePath + "/overlap_seconds")) {
            vErrors = joined(vErrors, validate_shared_9d01965a.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      return failed(validate_webhooks_rotate_webhook_secret_request, instancePath, "type", { type: "object" });
    }
  }
  validate_webhooks_rotate_webhook_secret_request.errors = vErrors;
  return errors === 0;
}
export {
  AuditLogRequest,
  AutomationFeedRequest,
  AutomationHistoryRequest,
  AutomationSampleListRequest,
  ChangeAutomationEndpointRequest,
  ChangeAutomationHookRequest,
  ChangeAutomationRouteRequest,
  ChangeAutomationSettingsRequest,
  ChangeContactRequest,
  ChangeInstanceRequest,
  ChangeKeyRequest,
  ChangeLinkRequest,
  ChangeMemberRequest,
  ChangeParticipantsRequest,
  ChangeWebhookEndpointRequest,
  ChannelFeedRequest,
  ChatGroupPictureRequest,
  ChatListRequest,
  CheckAddressesRequest,
  ConnectInstanceRequest,
  CreateAutomationEndpointRequest,
  CreateAutomationHookRequest,
  CreateAutomationRouteRequest,
  CreateChatGroupRequest,
  CreateContactRequest,
  CreateInstanceRequest,
  CreateInvitationRequest,
  CreateKeyRequest,
  CreateLinkRequest,
  CreateManyLinksRequest,
  CreateWebhookEndpointRequest,
  CursorListRequest,
  DeliveryListRequest,
  EditMessageRequest,
  InviteLinkRequest,
  ItemListRequest,
  ItemRequest,
  KeyListRequest,
  LinkAnalyticsRequest,
  LinkClickListRequest,
  LinkListRequest,
  MessageListRequest,
  NoInput,
  PairingQrRequest,
  PublishEventRequest,
  PurchaseValidationRequest,
  QrRequest,
  ReactRequest,
  ReadChatRequest,
  RegisterAutomationTypeRequest,
  RenameChatGroupRequest,
  ReplayAutomationEventRequest,
  ReplayAutomationEventsRequest,
  ReplayDeliveriesRequest,
  ReplayFailedRequest,
  RequestListRequest,
  RotateAutomationEndpointRequest,
  RotateKeyRequest,
  RotateWebhookSecretRequest,
  SendMessageRequest,
  SlugAvailabilityRequest,
  TryAutomationRouteRequest,
  TypingRequest,
  UsageRequest,
  VerifyKeyRequest
};
