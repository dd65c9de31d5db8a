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
const names_a1d88769 = ["name","value"];
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
var DataFile = validate_storage_data_file;
var schema_storage_data_file = {"properties":{"$schema":0,"format":0,"revision":0,"accounts":0,"workspaces":0,"keys":0,"items":0,"purchases":0,"models":0,"users":0,"memberships":0,"sessions":0,"webhook_endpoints":0,"webhook_events":0,"webhook_deliveries":0,"links":0,"link_days":0,"link_clicks":0,"link_visitors":0,"link_salts":0,"link_recorders":0,"link_quarantines":0,"idempotent_requests":0,"automation_endpoints":0,"automation_events":0,"automation_requests":0,"automation_refusals":0,"automation_types":0,"automation_numbers":0,"instances":0,"messages":0,"chats":0,"contacts":0,"chat_groups":0,"media":0,"channel_commands":0,"channel_events":0,"messaging_numbers":0,"request_log":0,"usage_counts":0,"usage_hours":0,"delivery_hours":0,"audit_entries":0,"invitations":0}};
var func_191f75b3 = Object.prototype.hasOwnProperty;
var func_7a031813 = require_ucs2length().default;
function validate_shared_7d6df1e8(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 64) {
        return failed(validate_shared_7d6df1e8, instancePath, "maxLength", { limit: 64 });
      }
    } else {
      return failed(validate_shared_7d6df1e8, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_7d6df1e8.errors = vErrors;
  return errors === 0;
}
var pattern_828df21f = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
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
function validate_part_e697a864(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      for (const key0 in data) {
        var valid0 = validate_common_id(key0, instancePath) || (vErrors = joined(vErrors, validate_common_id.errors), errors = vErrors.length, false);
        if (!valid0) {
          const err0 = faultOf(instancePath, "propertyNames", { propertyName: key0 });
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
          validate_part_e697a864.errors = vErrors;
          return false;
          break;
        }
      }
    } else {
      return failed(validate_part_e697a864, instancePath, "type", { type: "object" });
    }
  }
  validate_part_e697a864.errors = vErrors;
  return errors === 0;
}
function validate_part_b0fa813d(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (!Array.isArray(data)) {
      return failed(validate_part_b0fa813d, instancePath, "type", { type: "array" });
    }
  }
  validate_part_b0fa813d.errors = vErrors;
  return errors === 0;
}
function validate_part_504970b9(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      for (const key0 in data) {
        var valid0 = validate_common_id(key0, instancePath) || (vErrors = joined(vErrors, validate_common_id.errors), errors = vErrors.length, false);
        if (!valid0) {
          const err0 = faultOf(instancePath, "propertyNames", { propertyName: key0 });
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
          validate_part_504970b9.errors = vErrors;
          return false;
          break;
        }
      }
      if (valid0) {
        for (const key1 in data) {
          const _errs3 = errors;
          if (errors === _errs3) {
            if (!Array.isArray(data[key1])) {
              return failed(validate_part_504970b9, instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "array" });
            }
          }
          var valid1 = _errs3 === errors;
          if (!valid1) {
            break;
          }
        }
      }
    } else {
      return failed(validate_part_504970b9, instancePath, "type", { type: "object" });
    }
  }
  validate_part_504970b9.errors = vErrors;
  return errors === 0;
}
function validate_storage_data_file(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["format","accounts","workspaces","keys","items","purchases","models","users","memberships","sessions","webhook_endpoints","webhook_events","webhook_deliveries","links","link_days","link_clicks","link_visitors","link_salts","link_recorders","link_quarantines","idempotent_requests","automation_endpoints","automation_events","automation_requests","automation_refusals","automation_types","automation_numbers","instances","messages","chats","contacts","chat_groups","media","channel_commands","channel_events","messaging_numbers","request_log","usage_counts","usage_hours","delivery_hours","audit_entries","invitations"])) {
        return failed(validate_storage_data_file, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func_191f75b3.call(schema_storage_data_file.properties, key0)) {
            return failed(validate_storage_data_file, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.$schema !== void 0) {
            let data0 = data.$schema;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func_7a031813(data0) > 2048) {
                  return failed(validate_storage_data_file, instancePath + "/$schema", "maxLength", { limit: 2048 });
                }
              } else {
                return failed(validate_storage_data_file, instancePath + "/$schema", "type", { type: "string" });
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.format !== void 0) {
              const _errs4 = errors;
              if (1 !== data.format) {
                return failed(validate_storage_data_file, instancePath + "/format", "const", { allowedValue: 1 });
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.revision !== void 0 && !validate_shared_7d6df1e8(data.revision, instancePath + "/revision")) return passedOn(validate_storage_data_file, validate_shared_7d6df1e8);
var valid0 = true;
              if (valid0) {
                if (data.accounts !== void 0 && !validate_part_e697a864(data.accounts, instancePath + "/accounts")) return passedOn(validate_storage_data_file, validate_part_e697a864);
var valid0 = true;
                if (valid0) {
                  if (data.workspaces !== void 0 && !validate_part_b0fa813d(data.workspaces, instancePath + "/workspaces")) return passedOn(validate_storage_data_file, validate_part_b0fa813d);
var valid0 = true;
                  if (valid0) {
                    if (data.keys !== void 0 && !validate_part_504970b9(data.keys, instancePath + "/keys")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                    if (valid0) {
                      if (data.items !== void 0 && !validate_part_504970b9(data.items, instancePath + "/items")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                      if (valid0) {
                        if (data.purchases !== void 0 && !validate_part_504970b9(data.purchases, instancePath + "/purchases")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                        if (valid0) {
                          if (data.models !== void 0 && !validate_part_504970b9(data.models, instancePath + "/models")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                          if (valid0) {
                            if (data.users !== void 0 && !validate_part_b0fa813d(data.users, instancePath + "/users")) return passedOn(validate_storage_data_file, validate_part_b0fa813d);
var valid0 = true;
                            if (valid0) {
                              if (data.memberships !== void 0 && !validate_part_b0fa813d(data.memberships, instancePath + "/memberships")) return passedOn(validate_storage_data_file, validate_part_b0fa813d);
var valid0 = true;
                              if (valid0) {
                                if (data.sessions !== void 0 && !validate_part_b0fa813d(data.sessions, instancePath + "/sessions")) return passedOn(validate_storage_data_file, validate_part_b0fa813d);
var valid0 = true;
                                if (valid0) {
                                  if (data.webhook_endpoints !== void 0 && !validate_part_504970b9(data.webhook_endpoints, instancePath + "/webhook_endpoints")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                  if (valid0) {
                                    if (data.webhook_events !== void 0 && !validate_part_504970b9(data.webhook_events, instancePath + "/webhook_events")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                    if (valid0) {
                                      if (data.webhook_deliveries !== void 0 && !validate_part_504970b9(data.webhook_deliveries, instancePath + "/webhook_deliveries")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                      if (valid0) {
                                        if (data.links !== void 0 && !validate_part_504970b9(data.links, instancePath + "/links")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                        if (valid0) {
                                          if (data.link_days !== void 0 && !validate_part_504970b9(data.link_days, instancePath + "/link_days")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                          if (valid0) {
                                            if (data.link_clicks !== void 0 && !validate_part_504970b9(data.link_clicks, instancePath + "/link_clicks")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                            if (valid0) {
                                              if (data.link_visitors !== void 0 && !validate_part_504970b9(data.link_visitors, instancePath + "/link_visitors")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                              if (valid0) {
                                                if (data.link_salts !== void 0 && !validate_part_b0fa813d(data.link_salts, instancePath + "/link_salts")) return passedOn(validate_storage_data_file, validate_part_b0fa813d);
var valid0 = true;
                                                if (valid0) {
                                                  if (data.link_recorders !== void 0 && !validate_part_b0fa813d(data.link_recorders, instancePath + "/link_recorders")) return passedOn(validate_storage_data_file, validate_part_b0fa813d);
var valid0 = true;
                                                  if (valid0) {
                                                    if (data.link_quarantines !== void 0 && !validate_part_504970b9(data.link_quarantines, instancePath + "/link_quarantines")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                    if (valid0) {
                                                      if (data.idempotent_requests !== void 0 && !validate_part_504970b9(data.idempotent_requests, instancePath + "/idempotent_requests")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                      if (valid0) {
                                                        if (data.automation_endpoints !== void 0 && !validate_part_504970b9(data.automation_endpoints, instancePath + "/automation_endpoints")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                        if (valid0) {
                                                          if (data.automation_events !== void 0 && !validate_part_504970b9(data.automation_events, instancePath + "/automation_events")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                          if (valid0) {
                                                            if (data.automation_requests !== void 0 && !validate_part_504970b9(data.automation_requests, instancePath + "/automation_requests")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                            if (valid0) {
                                                              if (data.automation_refusals !== void 0 && !validate_part_504970b9(data.automation_refusals, instancePath + "/automation_refusals")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                              if (valid0) {
                                                                if (data.automation_types !== void 0 && !validate_part_504970b9(data.automation_types, instancePath + "/automation_types")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                                if (valid0) {
                                                                  if (data.automation_numbers !== void 0 && !validate_part_504970b9(data.automation_numbers, instancePath + "/automation_numbers")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                                  if (valid0) {
                                                                    if (data.instances !== void 0 && !validate_part_504970b9(data.instances, instancePath + "/instances")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                                    if (valid0) {
                                                                      if (data.messages !== void 0 && !validate_part_504970b9(data.messages, instancePath + "/messages")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                                      if (valid0) {
                                                                        if (data.chats !== void 0 && !validate_part_504970b9(data.chats, instancePath + "/chats")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                                        if (valid0) {
                                                                          if (data.contacts !== void 0 && !validate_part_504970b9(data.contacts, instancePath + "/contacts")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                                          if (valid0) {
                                                                            if (data.chat_groups !== void 0 && !validate_part_504970b9(data.chat_groups, instancePath + "/chat_groups")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                                            if (valid0) {
                                                                              if (data.media !== void 0 && !validate_part_504970b9(data.media, instancePath + "/media")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                                              if (valid0) {
                                                                                if (data.channel_commands !== void 0 && !validate_part_504970b9(data.channel_commands, instancePath + "/channel_commands")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                                                if (valid0) {
                                                                                  if (data.channel_events !== void 0 && !validate_part_504970b9(data.channel_events, instancePath + "/channel_events")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                                                  if (valid0) {
                                                                                    if (data.messaging_numbers !== void 0 && !validate_part_504970b9(data.messaging_numbers, instancePath + "/messaging_numbers")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                                                    if (valid0) {
                                                                                      if (data.request_log !== void 0 && !validate_part_504970b9(data.request_log, instancePath + "/request_log")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                                                      if (valid0) {
                                                                                        if (data.usage_counts !== void 0 && !validate_part_504970b9(data.usage_counts, instancePath + "/usage_counts")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                                                        if (valid0) {
                                                                                          if (data.usage_hours !== void 0 && !validate_part_504970b9(data.usage_hours, instancePath + "/usage_hours")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                                                          if (valid0) {
                                                                                            if (data.delivery_hours !== void 0 && !validate_part_504970b9(data.delivery_hours, instancePath + "/delivery_hours")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                                                            if (valid0) {
                                                                                              if (data.audit_entries !== void 0 && !validate_part_504970b9(data.audit_entries, instancePath + "/audit_entries")) return passedOn(validate_storage_data_file, validate_part_504970b9);
var valid0 = true;
                                                                                              if (valid0) {
                                                                                                if (data.invitations !== void 0 && !validate_part_504970b9(data.invitations, instancePath + "/invitations")) return passedOn(validate_storage_data_file, validate_part_504970b9);
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
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_storage_data_file, instancePath, "type", { type: "object" });
    }
  }
  validate_storage_data_file.errors = vErrors;
  return errors === 0;
}
var accounts = validate_marketplace_account;
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
var formats_9ab8c387 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function validate_shared_5a4ab430(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!formats_9ab8c387.test(data)) {
          return failed(validate_shared_5a4ab430, instancePath, "format", { format: "email" });
        }
      } else {
        return failed(validate_shared_5a4ab430, instancePath, "type", { type: "string" });
      }
    }
  }
  validate_shared_5a4ab430.errors = vErrors;
  return errors === 0;
}
var formats_4ee49075 = (init_formats(), __toCommonJS(formats_exports)).decimal;
function validate_common_money(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 900719925474099e-1 || isNaN(data)) {
        return failed(validate_common_money, instancePath, "maximum", { comparison: "<=", limit: 900719925474099e-1 });
      } else {
        if (data < -900719925474099e-1 || isNaN(data)) {
          return failed(validate_common_money, instancePath, "minimum", { comparison: ">=", limit: -900719925474099e-1 });
        } else {
          if (!formats_4ee49075.validate(data)) {
            return failed(validate_common_money, instancePath, "format", { format: "decimal" });
          }
        }
      }
    } else {
      return failed(validate_common_money, instancePath, "type", { type: "number" });
    }
  }
  validate_common_money.errors = vErrors;
  return errors === 0;
}
var pattern_8f96cb0b = new RegExp("^[A-Z]{3}$", "u");
function validate_common_currency(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern_8f96cb0b.test(data)) {
        return failed(validate_common_currency, instancePath, "pattern", { pattern: pattern_8f96cb0b.source });
      }
    } else {
      return failed(validate_common_currency, instancePath, "type", { type: "string" });
    }
  }
  validate_common_currency.errors = vErrors;
  return errors === 0;
}
var formats_81d2ff31 = (init_formats(), __toCommonJS(formats_exports)).uri;
function validate_common_url(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (func_7a031813(data) > 2048) {
          return failed(validate_common_url, instancePath, "maxLength", { limit: 2048 });
        } else {
          if (!formats_81d2ff31(data)) {
            return failed(validate_common_url, instancePath, "format", { format: "uri" });
          }
        }
      } else {
        return failed(validate_common_url, instancePath, "type", { type: "string" });
      }
    }
  }
  validate_common_url.errors = vErrors;
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
function validate_marketplace_account(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["name","username","email","balance","currency","profile","registered_at"])) {
        return failed(validate_marketplace_account, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "username" || key0 === "email" || key0 === "balance" || key0 === "currency" || key0 === "profile" || key0 === "registered_at")) {
            return failed(validate_marketplace_account, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (isRecord(data0)) {
                let missing1;
                if (missing1 = missingOf(data0, ["firstname","lastname","full_name"])) {
                  return failed(validate_marketplace_account, instancePath + "/name", "required", { missingProperty: missing1 });
                } else {
                  const _errs4 = errors;
                  for (const key1 in data0) {
                    if (!(key1 === "firstname" || key1 === "lastname" || key1 === "full_name")) {
                      return failed(validate_marketplace_account, instancePath + "/name", "additionalProperties", { additionalProperty: key1 });
                      break;
                    }
                  }
                  if (_errs4 === errors) {
                    if (data0.firstname !== void 0) {
                      const _errs5 = errors;
                      if (typeof data0.firstname !== "string") {
                        return failed(validate_marketplace_account, instancePath + "/name/firstname", "type", { type: "string" });
                      }
                      var valid1 = _errs5 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data0.lastname !== void 0) {
                        const _errs7 = errors;
                        if (typeof data0.lastname !== "string") {
                          return failed(validate_marketplace_account, instancePath + "/name/lastname", "type", { type: "string" });
                        }
                        var valid1 = _errs7 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data0.full_name !== void 0) {
                          const _errs9 = errors;
                          if (typeof data0.full_name !== "string") {
                            return failed(validate_marketplace_account, instancePath + "/name/full_name", "type", { type: "string" });
                          }
                          var valid1 = _errs9 === errors;
                        } else {
                          var valid1 = true;
                        }
                      }
                    }
                  }
                }
              } else {
                return failed(validate_marketplace_account, instancePath + "/name", "type", { type: "object" });
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.username !== void 0 && !validate_shared_4876df4b(data.username, instancePath + "/username")) return passedOn(validate_marketplace_account, validate_shared_4876df4b);
var valid0 = true;
            if (valid0) {
              if (data.email !== void 0 && !validate_shared_5a4ab430(data.email, instancePath + "/email")) return passedOn(validate_marketplace_account, validate_shared_5a4ab430);
var valid0 = true;
              if (valid0) {
                if (data.balance !== void 0 && !validate_common_money(data.balance, instancePath + "/balance")) return passedOn(validate_marketplace_account, validate_common_money);
var valid0 = true;
                if (valid0) {
                  if (data.currency !== void 0 && !validate_common_currency(data.currency, instancePath + "/currency")) return passedOn(validate_marketplace_account, validate_common_currency);
var valid0 = true;
                  if (valid0) {
                    if (data.profile !== void 0) {
                      let data8 = data.profile;
                      const _errs15 = errors;
                      if (errors === _errs15) {
                        if (isRecord(data8)) {
                          let missing2;
                          if (missing2 = missingOf(data8, ["heading","description","contact","social_links","media"])) {
                            return failed(validate_marketplace_account, instancePath + "/profile", "required", { missingProperty: missing2 });
                          } else {
                            const _errs17 = errors;
                            for (const key2 in data8) {
                              if (!(key2 === "heading" || key2 === "description" || key2 === "contact" || key2 === "social_links" || key2 === "media")) {
                                return failed(validate_marketplace_account, instancePath + "/profile", "additionalProperties", { additionalProperty: key2 });
                                break;
                              }
                            }
                            if (_errs17 === errors) {
                              if (data8.heading !== void 0) {
                                const _errs18 = errors;
                                if (typeof data8.heading !== "string") {
                                  return failed(validate_marketplace_account, instancePath + "/profile/heading", "type", { type: "string" });
                                }
                                var valid2 = _errs18 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data8.description !== void 0) {
                                  const _errs20 = errors;
                                  if (typeof data8.description !== "string") {
                                    return failed(validate_marketplace_account, instancePath + "/profile/description", "type", { type: "string" });
                                  }
                                  var valid2 = _errs20 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data8.contact !== void 0) {
                                    let data11 = data8.contact;
                                    const _errs22 = errors;
                                    if (errors === _errs22) {
                                      if (isRecord(data11)) {
                                        let missing3;
                                        if (data11.email === void 0 && (missing3 = "email")) {
                                          return failed(validate_marketplace_account, instancePath + "/profile/contact", "required", { missingProperty: missing3 });
                                        } else {
                                          const _errs24 = errors;
                                          for (const key3 in data11) {
                                            if (!(key3 === "email")) {
                                              return failed(validate_marketplace_account, instancePath + "/profile/contact", "additionalProperties", { additionalProperty: key3 });
                                              break;
                                            }
                                          }
                                          if (_errs24 === errors) {
                                            if (data11.email !== void 0) {
                                              if (!validate_shared_5a4ab430(data11.email, instancePath + "/profile/contact/email")) {
                                                vErrors = joined(vErrors, validate_shared_5a4ab430.errors);
                                                errors = vErrors.length;
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        return failed(validate_marketplace_account, instancePath + "/profile/contact", "type", { type: "object" });
                                      }
                                    }
                                    var valid2 = _errs22 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data8.social_links !== void 0) {
                                      let data13 = data8.social_links;
                                      const _errs26 = errors;
                                      if (errors === _errs26) {
                                        if (isRecord(data13)) {
                                          for (const key4 in data13) {
                                            if (!validate_common_url(data13[key4], instancePath + "/profile/social_links/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"))) return passedOn(validate_marketplace_account, validate_common_url);
var valid4 = true;
                                            if (!valid4) {
                                              break;
                                            }
                                          }
                                        } else {
                                          return failed(validate_marketplace_account, instancePath + "/profile/social_links", "type", { type: "object" });
                                        }
                                      }
                                      var valid2 = _errs26 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data8.media !== void 0) {
                                        let data15 = data8.media;
                                        const _errs30 = errors;
                                        if (errors === _errs30) {
                                          if (isRecord(data15)) {
                                            let missing4;
                                            if (missing4 = missingOf(data15, ["avatar","cover"])) {
                                              return failed(validate_marketplace_account, instancePath + "/profile/media", "required", { missingProperty: missing4 });
                                            } else {
                                              const _errs32 = errors;
                                              for (const key5 in data15) {
                                                if (!(key5 === "avatar" || key5 === "cover")) {
                                                  return failed(validate_marketplace_account, instancePath + "/profile/media", "additionalProperties", { additionalProperty: key5 });
                                                  break;
                                                }
                                              }
                                              if (_errs32 === errors) {
                                                if (data15.avatar !== void 0 && !validate_common_url(data15.avatar, instancePath + "/profile/media/avatar")) return passedOn(validate_marketplace_account, validate_common_url);
var valid5 = true;
                                                {
                                                  if (data15.cover !== void 0 && !validate_common_url(data15.cover, instancePath + "/profile/media/cover")) return passedOn(validate_marketplace_account, validate_common_url);
var valid5 = true;
                                                }
                                              }
                                            }
                                          } else {
                                            return failed(validate_marketplace_account, instancePath + "/profile/media", "type", { type: "object" });
                                          }
                                        }
                                        var valid2 = _errs30 === errors;
                                      } else {
                                        var valid2 = true;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        } else {
                          return failed(validate_marketplace_account, instancePath + "/profile", "type", { type: "object" });
                        }
                      }
                      var valid0 = _errs15 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.registered_at !== void 0 && !validate_common_timestamp(data.registered_at, instancePath + "/registered_at")) return passedOn(validate_marketplace_account, validate_common_timestamp);
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
      return failed(validate_marketplace_account, instancePath, "type", { type: "object" });
    }
  }
  validate_marketplace_account.errors = vErrors;
  return errors === 0;
}
var workspaces = validate_people_workspace;
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
function validate_shared_eba41c65(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate_common_id(data, instancePath)) {
    vErrors = joined(vErrors, validate_common_id.errors);
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
    validate_shared_eba41c65.errors = vErrors;
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
  validate_shared_eba41c65.errors = vErrors;
  return errors === 0;
}
var schema_common_mode = {"enum":["live","test"]};
function validate_common_mode(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    return failed(validate_common_mode, instancePath, "type", { type: "string" });
  }
  if (!(data === "live" || data === "test")) {
    return failed(validate_common_mode, instancePath, "enum", { allowedValues: schema_common_mode.enum });
  }
  validate_common_mode.errors = vErrors;
  return errors === 0;
}
function validate_people_workspace(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","name","account_id"])) {
        return failed(validate_people_workspace, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "name" || key0 === "account_id" || key0 === "mode")) {
            return failed(validate_people_workspace, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && !validate_common_id(data.id, instancePath + "/id")) return passedOn(validate_people_workspace, validate_common_id);
var valid0 = true;
          {
            if (data.name !== void 0 && !validate_shared_e73abb96(data.name, instancePath + "/name")) return passedOn(validate_people_workspace, validate_shared_e73abb96);
var valid0 = true;
            {
              if (data.account_id !== void 0 && !validate_shared_eba41c65(data.account_id, instancePath + "/account_id")) return passedOn(validate_people_workspace, validate_shared_eba41c65);
var valid0 = true;
              {
                if (data.mode !== void 0 && !validate_common_mode(data.mode, instancePath + "/mode")) return passedOn(validate_people_workspace, validate_common_mode);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_people_workspace, instancePath, "type", { type: "object" });
    }
  }
  validate_people_workspace.errors = vErrors;
  return errors === 0;
}
var keys = validate_keys_key_record;
var schema_keys_key_record = {"properties":{"id":0,"name":0,"scopes":0,"expires_at":0,"allowed_ips":0,"rate_limit":0,"owner":0,"metadata":0,"prefix":0,"last_four":0,"created_at":0,"created_by":0,"last_used_at":0,"revoked_at":0,"rotated_to":0,"digest":0,"authority":0,"limit_root":0,"last_used_network":0,"last_used_agent":0}};
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
var func_9f9a6c90 = (init_same_json(), __toCommonJS(same_json_exports)).isSameJson;
function validate_shared_d157ce97(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        if (!validate_common_scope(data[i0], instancePath + "/" + i0)) return passedOn(validate_shared_d157ce97, validate_common_scope);
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
                  return failed(validate_shared_d157ce97, instancePath, "uniqueItems", { i: i1, j: j0 });
                  break outer0;
                }
              }
            }
        }
      }
    } else {
      return failed(validate_shared_d157ce97, instancePath, "type", { type: "array" });
    }
  }
  validate_shared_d157ce97.errors = vErrors;
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
function validate_shared_c37b2983(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    return failed(validate_shared_c37b2983, instancePath, "type", { type: "integer" });
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 1e9 || isNaN(data)) {
        return failed(validate_shared_c37b2983, instancePath, "maximum", { comparison: "<=", limit: 1e9 });
      } else {
        if (data < 1 || isNaN(data)) {
          return failed(validate_shared_c37b2983, instancePath, "minimum", { comparison: ">=", limit: 1 });
        }
      }
    }
  }
  validate_shared_c37b2983.errors = vErrors;
  return errors === 0;
}
function validate_keys_key_rate_limit(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["requests","seconds"])) {
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
          if (data.requests !== void 0 && !validate_shared_c37b2983(data.requests, instancePath + "/requests")) return passedOn(validate_keys_key_rate_limit, validate_shared_c37b2983);
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
function validate_shared_f0589ed6(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 16) {
        return failed(validate_shared_f0589ed6, instancePath, "maxLength", { limit: 16 });
      }
    } else {
      return failed(validate_shared_f0589ed6, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_f0589ed6.errors = vErrors;
  return errors === 0;
}
function validate_shared_76d24fc0(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 4) {
        return failed(validate_shared_76d24fc0, instancePath, "maxLength", { limit: 4 });
      }
    } else {
      return failed(validate_shared_76d24fc0, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_76d24fc0.errors = vErrors;
  return errors === 0;
}
var pattern_34517ed6 = new RegExp("^[0-9a-f]{64}$", "u");
function validate_shared_c2985f93(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern_34517ed6.test(data)) {
        return failed(validate_shared_c2985f93, instancePath, "pattern", { pattern: pattern_34517ed6.source });
      }
    } else {
      return failed(validate_shared_c2985f93, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_c2985f93.errors = vErrors;
  return errors === 0;
}
function validate_shared_ca2b2d85(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        if (!validate_common_id(data[i0], instancePath + "/" + i0)) return passedOn(validate_shared_ca2b2d85, validate_common_id);
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
                  return failed(validate_shared_ca2b2d85, instancePath, "uniqueItems", { i: i1, j: j0 });
                  break outer0;
                }
              }
            }
        }
      }
    } else {
      return failed(validate_shared_ca2b2d85, instancePath, "type", { type: "array" });
    }
  }
  validate_shared_ca2b2d85.errors = vErrors;
  return errors === 0;
}
function validate_keys_key_authority(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["creators","scopes_set_by","is_bounded"])) {
        return failed(validate_keys_key_authority, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "creators" || key0 === "scopes_set_by" || key0 === "is_bounded")) {
            return failed(validate_keys_key_authority, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.creators !== void 0 && !validate_shared_ca2b2d85(data.creators, instancePath + "/creators")) return passedOn(validate_keys_key_authority, validate_shared_ca2b2d85);
var valid0 = true;
          if (valid0) {
            if (data.scopes_set_by !== void 0 && !validate_shared_ca2b2d85(data.scopes_set_by, instancePath + "/scopes_set_by")) return passedOn(validate_keys_key_authority, validate_shared_ca2b2d85);
var valid0 = true;
            if (valid0) {
              if (data.is_bounded !== void 0) {
                const _errs4 = errors;
                if (typeof data.is_bounded !== "boolean") {
                  return failed(validate_keys_key_authority, instancePath + "/is_bounded", "type", { type: "boolean" });
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
      return failed(validate_keys_key_authority, instancePath, "type", { type: "object" });
    }
  }
  validate_keys_key_authority.errors = vErrors;
  return errors === 0;
}
function validate_shared_06488635(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 200) {
        return failed(validate_shared_06488635, instancePath, "maxLength", { limit: 200 });
      }
    } else {
      return failed(validate_shared_06488635, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_06488635.errors = vErrors;
  return errors === 0;
}
function validate_keys_key_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","name","digest","prefix","last_four","scopes","created_at","created_by","last_used_at","expires_at","revoked_at","rotated_to"])) {
        return failed(validate_keys_key_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func_191f75b3.call(schema_keys_key_record.properties, key0)) {
            return failed(validate_keys_key_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && !validate_common_id(data.id, instancePath + "/id")) return passedOn(validate_keys_key_record, validate_common_id);
var valid0 = true;
          if (valid0) {
            if (data.name !== void 0 && !validate_shared_e73abb96(data.name, instancePath + "/name")) return passedOn(validate_keys_key_record, validate_shared_e73abb96);
var valid0 = true;
            if (valid0) {
              if (data.scopes !== void 0 && !validate_shared_d157ce97(data.scopes, instancePath + "/scopes")) return passedOn(validate_keys_key_record, validate_shared_d157ce97);
var valid0 = true;
              if (valid0) {
                if (data.expires_at !== void 0 && !validate_shared_aebae9b3(data.expires_at, instancePath + "/expires_at")) return passedOn(validate_keys_key_record, validate_shared_aebae9b3);
var valid0 = true;
                if (valid0) {
                  if (data.allowed_ips !== void 0 && !validate_keys_allowed_ips(data.allowed_ips, instancePath + "/allowed_ips")) return passedOn(validate_keys_key_record, validate_keys_allowed_ips);
var valid0 = true;
                  if (valid0) {
                    if (data.rate_limit !== void 0 && !validate_keys_key_rate_limit(data.rate_limit, instancePath + "/rate_limit")) return passedOn(validate_keys_key_record, validate_keys_key_rate_limit);
var valid0 = true;
                    if (valid0) {
                      if (data.owner !== void 0) {
                        let data6 = data.owner;
                        const _errs8 = errors;
                        if (errors === _errs8) {
                          if (typeof data6 === "string") {
                            if (func_7a031813(data6) > 200) {
                              return failed(validate_keys_key_record, instancePath + "/owner", "maxLength", { limit: 200 });
                            } else {
                              if (func_7a031813(data6) < 1) {
                                return failed(validate_keys_key_record, instancePath + "/owner", "minLength", { limit: 1 });
                              }
                            }
                          } else {
                            return failed(validate_keys_key_record, instancePath + "/owner", "type", { type: "string" });
                          }
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.metadata !== void 0 && !validate_keys_key_metadata(data.metadata, instancePath + "/metadata")) return passedOn(validate_keys_key_record, validate_keys_key_metadata);
var valid0 = true;
                        if (valid0) {
                          if (data.prefix !== void 0 && !validate_shared_f0589ed6(data.prefix, instancePath + "/prefix")) return passedOn(validate_keys_key_record, validate_shared_f0589ed6);
var valid0 = true;
                          if (valid0) {
                            if (data.last_four !== void 0 && !validate_shared_76d24fc0(data.last_four, instancePath + "/last_four")) return passedOn(validate_keys_key_record, validate_shared_76d24fc0);
var valid0 = true;
                            if (valid0) {
                              if (data.created_at !== void 0 && !validate_common_timestamp(data.created_at, instancePath + "/created_at")) return passedOn(validate_keys_key_record, validate_common_timestamp);
var valid0 = true;
                              if (valid0) {
                                if (data.created_by !== void 0 && !validate_shared_eba41c65(data.created_by, instancePath + "/created_by")) return passedOn(validate_keys_key_record, validate_shared_eba41c65);
var valid0 = true;
                                if (valid0) {
                                  if (data.last_used_at !== void 0 && !validate_shared_aebae9b3(data.last_used_at, instancePath + "/last_used_at")) return passedOn(validate_keys_key_record, validate_shared_aebae9b3);
var valid0 = true;
                                  if (valid0) {
                                    if (data.revoked_at !== void 0 && !validate_shared_aebae9b3(data.revoked_at, instancePath + "/revoked_at")) return passedOn(validate_keys_key_record, validate_shared_aebae9b3);
var valid0 = true;
                                    if (valid0) {
                                      if (data.rotated_to !== void 0 && !validate_shared_eba41c65(data.rotated_to, instancePath + "/rotated_to")) return passedOn(validate_keys_key_record, validate_shared_eba41c65);
var valid0 = true;
                                      if (valid0) {
                                        if (data.digest !== void 0 && !validate_shared_c2985f93(data.digest, instancePath + "/digest")) return passedOn(validate_keys_key_record, validate_shared_c2985f93);
var valid0 = true;
                                        if (valid0) {
                                          if (data.authority !== void 0 && !validate_keys_key_authority(data.authority, instancePath + "/authority")) return passedOn(validate_keys_key_record, validate_keys_key_authority);
var valid0 = true;
                                          if (valid0) {
                                            if (data.limit_root !== void 0 && !validate_common_id(data.limit_root, instancePath + "/limit_root")) return passedOn(validate_keys_key_record, validate_common_id);
var valid0 = true;
                                            if (valid0) {
                                              if (data.last_used_network !== void 0 && !validate_shared_7d6df1e8(data.last_used_network, instancePath + "/last_used_network")) return passedOn(validate_keys_key_record, validate_shared_7d6df1e8);
var valid0 = true;
                                              if (valid0) {
                                                if (data.last_used_agent !== void 0 && !validate_shared_06488635(data.last_used_agent, instancePath + "/last_used_agent")) return passedOn(validate_keys_key_record, validate_shared_06488635);
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
        }
      }
    } else {
      return failed(validate_keys_key_record, instancePath, "type", { type: "object" });
    }
  }
  validate_keys_key_record.errors = vErrors;
  return errors === 0;
}
var items = validate_marketplace_item;
var schema_marketplace_item = {"properties":{"id":0,"name":0,"description":0,"category":0,"sub_category":0,"options":0,"version":0,"demo_link":0,"tags":0,"media":0,"price":0,"currency":0,"published_at":0}};
function validate_marketplace_item_id(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    return failed(validate_marketplace_item_id, instancePath, "type", { type: "integer" });
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 9007199254740991 || isNaN(data)) {
        return failed(validate_marketplace_item_id, instancePath, "maximum", { comparison: "<=", limit: 9007199254740991 });
      } else {
        if (data < 1 || isNaN(data)) {
          return failed(validate_marketplace_item_id, instancePath, "minimum", { comparison: ">=", limit: 1 });
        }
      }
    }
  }
  validate_marketplace_item_id.errors = vErrors;
  return errors === 0;
}
function validate_shared_f0ebe3aa(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) < 1) {
        return failed(validate_shared_f0ebe3aa, instancePath, "minLength", { limit: 1 });
      }
    } else {
      return failed(validate_shared_f0ebe3aa, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_f0ebe3aa.errors = vErrors;
  return errors === 0;
}
function validate_shared_d7a19ad6(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (typeof data[i0] !== "string") {
          return failed(validate_shared_d7a19ad6, instancePath + "/" + i0, "type", { type: "string" });
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      return failed(validate_shared_d7a19ad6, instancePath, "type", { type: "array" });
    }
  }
  validate_shared_d7a19ad6.errors = vErrors;
  return errors === 0;
}
function validate_shared_cdff33d3(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        return failed(validate_shared_cdff33d3, instancePath, "minItems", { limit: 1 });
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate_common_url(data[i0], instancePath + "/" + i0)) return passedOn(validate_shared_cdff33d3, validate_common_url);
var valid0 = true;
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      return failed(validate_shared_cdff33d3, instancePath, "type", { type: "array" });
    }
  }
  validate_shared_cdff33d3.errors = vErrors;
  return errors === 0;
}
function validate_marketplace_image_media(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["thumbnail","preview_image"])) {
        return failed(validate_marketplace_image_media, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "thumbnail" || key0 === "preview_image" || key0 === "screenshots")) {
            return failed(validate_marketplace_image_media, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.thumbnail !== void 0 && !validate_common_url(data.thumbnail, instancePath + "/thumbnail")) return passedOn(validate_marketplace_image_media, validate_common_url);
var valid0 = true;
          {
            if (data.preview_image !== void 0 && !validate_common_url(data.preview_image, instancePath + "/preview_image")) return passedOn(validate_marketplace_image_media, validate_common_url);
var valid0 = true;
            {
              if (data.screenshots !== void 0 && !validate_shared_cdff33d3(data.screenshots, instancePath + "/screenshots")) return passedOn(validate_marketplace_image_media, validate_shared_cdff33d3);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_marketplace_image_media, instancePath, "type", { type: "object" });
    }
  }
  validate_marketplace_image_media.errors = vErrors;
  return errors === 0;
}
function validate_marketplace_video_media(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["thumbnail","preview_image","preview_video"])) {
        return failed(validate_marketplace_video_media, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "thumbnail" || key0 === "preview_image" || key0 === "preview_video" || key0 === "screenshots")) {
            return failed(validate_marketplace_video_media, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.thumbnail !== void 0 && !validate_common_url(data.thumbnail, instancePath + "/thumbnail")) return passedOn(validate_marketplace_video_media, validate_common_url);
var valid0 = true;
          {
            if (data.preview_image !== void 0 && !validate_common_url(data.preview_image, instancePath + "/preview_image")) return passedOn(validate_marketplace_video_media, validate_common_url);
var valid0 = true;
            {
              if (data.preview_video !== void 0 && !validate_common_url(data.preview_video, instancePath + "/preview_video")) return passedOn(validate_marketplace_video_media, validate_common_url);
var valid0 = true;
              {
                if (data.screenshots !== void 0 && !validate_shared_cdff33d3(data.screenshots, instancePath + "/screenshots")) return passedOn(validate_marketplace_video_media, validate_shared_cdff33d3);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_marketplace_video_media, instancePath, "type", { type: "object" });
    }
  }
  validate_marketplace_video_media.errors = vErrors;
  return errors === 0;
}
function validate_marketplace_audio_media(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["thumbnail","preview_audio"])) {
        return failed(validate_marketplace_audio_media, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "thumbnail" || key0 === "preview_audio" || key0 === "screenshots")) {
            return failed(validate_marketplace_audio_media, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.thumbnail !== void 0 && !validate_common_url(data.thumbnail, instancePath + "/thumbnail")) return passedOn(validate_marketplace_audio_media, validate_common_url);
var valid0 = true;
          {
            if (data.preview_audio !== void 0 && !validate_common_url(data.preview_audio, instancePath + "/preview_audio")) return passedOn(validate_marketplace_audio_media, validate_common_url);
var valid0 = true;
            {
              if (data.screenshots !== void 0 && !validate_shared_cdff33d3(data.screenshots, instancePath + "/screenshots")) return passedOn(validate_marketplace_audio_media, validate_shared_cdff33d3);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_marketplace_audio_media, instancePath, "type", { type: "object" });
    }
  }
  validate_marketplace_audio_media.errors = vErrors;
  return errors === 0;
}
function validate_marketplace_media(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate_marketplace_image_media(data, instancePath)) {
    vErrors = joined(vErrors, validate_marketplace_image_media.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs2 = errors;
  if (!validate_marketplace_video_media(data, instancePath)) {
    vErrors = joined(vErrors, validate_marketplace_video_media.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
    const _errs3 = errors;
    if (!validate_marketplace_audio_media(data, instancePath)) {
      vErrors = joined(vErrors, validate_marketplace_audio_media.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs3 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
      }
    }
  }
  if (!valid0) {
    const err0 = faultOf(instancePath, "oneOf", { passingSchemas: passing0 });
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate_marketplace_media.errors = vErrors;
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
  validate_marketplace_media.errors = vErrors;
  return errors === 0;
}
function validate_common_price(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 900719925474099e-1 || isNaN(data)) {
        return failed(validate_common_price, instancePath, "maximum", { comparison: "<=", limit: 900719925474099e-1 });
      } else {
        if (data < 0 || isNaN(data)) {
          return failed(validate_common_price, instancePath, "minimum", { comparison: ">=", limit: 0 });
        } else {
          if (!formats_4ee49075.validate(data)) {
            return failed(validate_common_price, instancePath, "format", { format: "decimal" });
          }
        }
      }
    } else {
      return failed(validate_common_price, instancePath, "type", { type: "number" });
    }
  }
  validate_common_price.errors = vErrors;
  return errors === 0;
}
var pattern_540f670e = new RegExp("^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$", "u");
function validate_marketplace_item(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","name","description","category","sub_category","options","version","demo_link","tags","media","price","currency","published_at"])) {
        return failed(validate_marketplace_item, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func_191f75b3.call(schema_marketplace_item.properties, key0)) {
            return failed(validate_marketplace_item, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && !validate_marketplace_item_id(data.id, instancePath + "/id")) return passedOn(validate_marketplace_item, validate_marketplace_item_id);
var valid0 = true;
          if (valid0) {
            if (data.name !== void 0 && !validate_shared_f0ebe3aa(data.name, instancePath + "/name")) return passedOn(validate_marketplace_item, validate_shared_f0ebe3aa);
var valid0 = true;
            if (valid0) {
              if (data.description !== void 0) {
                const _errs4 = errors;
                if (typeof data.description !== "string") {
                  return failed(validate_marketplace_item, instancePath + "/description", "type", { type: "string" });
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.category !== void 0 && !validate_shared_f0ebe3aa(data.category, instancePath + "/category")) return passedOn(validate_marketplace_item, validate_shared_f0ebe3aa);
var valid0 = true;
                if (valid0) {
                  if (data.sub_category !== void 0) {
                    const _errs7 = errors;
                    if (typeof data.sub_category !== "string") {
                      return failed(validate_marketplace_item, instancePath + "/sub_category", "type", { type: "string" });
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.options !== void 0 && !validate_shared_d7a19ad6(data.options, instancePath + "/options")) return passedOn(validate_marketplace_item, validate_shared_d7a19ad6);
var valid0 = true;
                    if (valid0) {
                      if (data.version !== void 0) {
                        let data6 = data.version;
                        const _errs10 = errors;
                        if (errors === _errs10) {
                          if (typeof data6 === "string") {
                            if (!pattern_540f670e.test(data6)) {
                              return failed(validate_marketplace_item, instancePath + "/version", "pattern", { pattern: pattern_540f670e.source });
                            }
                          } else {
                            return failed(validate_marketplace_item, instancePath + "/version", "type", { type: "string" });
                          }
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.demo_link !== void 0 && !validate_common_url(data.demo_link, instancePath + "/demo_link")) return passedOn(validate_marketplace_item, validate_common_url);
var valid0 = true;
                        if (valid0) {
                          if (data.tags !== void 0) {
                            let data8 = data.tags;
                            const _errs13 = errors;
                            if (errors === _errs13) {
                              if (Array.isArray(data8)) {
                                var valid1 = true;
                                const len0 = data8.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  if (!validate_shared_f0ebe3aa(data8[i0], instancePath + "/tags/" + i0)) return passedOn(validate_marketplace_item, validate_shared_f0ebe3aa);
var valid1 = true;
                                  if (!valid1) {
                                    break;
                                  }
                                }
                              } else {
                                return failed(validate_marketplace_item, instancePath + "/tags", "type", { type: "array" });
                              }
                            }
                            var valid0 = _errs13 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.media !== void 0 && !validate_marketplace_media(data.media, instancePath + "/media")) return passedOn(validate_marketplace_item, validate_marketplace_media);
var valid0 = true;
                            if (valid0) {
                              if (data.price !== void 0) {
                                let data11 = data.price;
                                const _errs17 = errors;
                                if (errors === _errs17) {
                                  if (isRecord(data11)) {
                                    let missing1;
                                    if (missing1 = missingOf(data11, ["regular","extended"])) {
                                      return failed(validate_marketplace_item, instancePath + "/price", "required", { missingProperty: missing1 });
                                    } else {
                                      const _errs19 = errors;
                                      for (const key1 in data11) {
                                        if (!(key1 === "regular" || key1 === "extended")) {
                                          return failed(validate_marketplace_item, instancePath + "/price", "additionalProperties", { additionalProperty: key1 });
                                          break;
                                        }
                                      }
                                      if (_errs19 === errors) {
                                        if (data11.regular !== void 0 && !validate_common_price(data11.regular, instancePath + "/price/regular")) return passedOn(validate_marketplace_item, validate_common_price);
var valid2 = true;
                                        {
                                          if (data11.extended !== void 0 && !validate_common_price(data11.extended, instancePath + "/price/extended")) return passedOn(validate_marketplace_item, validate_common_price);
var valid2 = true;
                                        }
                                      }
                                    }
                                  } else {
                                    return failed(validate_marketplace_item, instancePath + "/price", "type", { type: "object" });
                                  }
                                }
                                var valid0 = _errs17 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.currency !== void 0 && !validate_common_currency(data.currency, instancePath + "/currency")) return passedOn(validate_marketplace_item, validate_common_currency);
var valid0 = true;
                                if (valid0) {
                                  if (data.published_at !== void 0 && !validate_common_timestamp(data.published_at, instancePath + "/published_at")) return passedOn(validate_marketplace_item, validate_common_timestamp);
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
      return failed(validate_marketplace_item, instancePath, "type", { type: "object" });
    }
  }
  validate_marketplace_item.errors = vErrors;
  return errors === 0;
}
var purchases = validate_storage_purchase_record;
var pattern_5e6e5233 = new RegExp("^[!-~]+$", "u");
function validate_marketplace_purchase_code(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 128) {
        return failed(validate_marketplace_purchase_code, instancePath, "maxLength", { limit: 128 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_marketplace_purchase_code, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_5e6e5233.test(data)) {
            return failed(validate_marketplace_purchase_code, instancePath, "pattern", { pattern: pattern_5e6e5233.source });
          }
        }
      }
    } else {
      return failed(validate_marketplace_purchase_code, instancePath, "type", { type: "string" });
    }
  }
  validate_marketplace_purchase_code.errors = vErrors;
  return errors === 0;
}
var schema_marketplace_license_type = {"enum":["Regular","Extended"]};
function validate_marketplace_license_type(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    return failed(validate_marketplace_license_type, instancePath, "type", { type: "string" });
  }
  if (!(data === "Regular" || data === "Extended")) {
    return failed(validate_marketplace_license_type, instancePath, "enum", { allowedValues: schema_marketplace_license_type.enum });
  }
  validate_marketplace_license_type.errors = vErrors;
  return errors === 0;
}
function validate_storage_purchase_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["purchase_code","license_type","price","currency","item_id","downloaded","date"])) {
        return failed(validate_storage_purchase_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "purchase_code" || key0 === "license_type" || key0 === "price" || key0 === "currency" || key0 === "item_id" || key0 === "supported_until" || key0 === "downloaded" || key0 === "date")) {
            return failed(validate_storage_purchase_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.purchase_code !== void 0 && !validate_marketplace_purchase_code(data.purchase_code, instancePath + "/purchase_code")) return passedOn(validate_storage_purchase_record, validate_marketplace_purchase_code);
var valid0 = true;
          if (valid0) {
            if (data.license_type !== void 0 && !validate_marketplace_license_type(data.license_type, instancePath + "/license_type")) return passedOn(validate_storage_purchase_record, validate_marketplace_license_type);
var valid0 = true;
            if (valid0) {
              if (data.price !== void 0 && !validate_common_price(data.price, instancePath + "/price")) return passedOn(validate_storage_purchase_record, validate_common_price);
var valid0 = true;
              if (valid0) {
                if (data.currency !== void 0 && !validate_common_currency(data.currency, instancePath + "/currency")) return passedOn(validate_storage_purchase_record, validate_common_currency);
var valid0 = true;
                if (valid0) {
                  if (data.item_id !== void 0 && !validate_marketplace_item_id(data.item_id, instancePath + "/item_id")) return passedOn(validate_storage_purchase_record, validate_marketplace_item_id);
var valid0 = true;
                  if (valid0) {
                    if (data.supported_until !== void 0 && !validate_common_timestamp(data.supported_until, instancePath + "/supported_until")) return passedOn(validate_storage_purchase_record, validate_common_timestamp);
var valid0 = true;
                    if (valid0) {
                      if (data.downloaded !== void 0) {
                        const _errs8 = errors;
                        if (typeof data.downloaded !== "boolean") {
                          return failed(validate_storage_purchase_record, instancePath + "/downloaded", "type", { type: "boolean" });
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.date !== void 0 && !validate_common_timestamp(data.date, instancePath + "/date")) return passedOn(validate_storage_purchase_record, validate_common_timestamp);
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
      return failed(validate_storage_purchase_record, instancePath, "type", { type: "object" });
    }
  }
  validate_storage_purchase_record.errors = vErrors;
  return errors === 0;
}
var models = validate_models_model;
function validate_shared_db94c39f(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    return failed(validate_shared_db94c39f, instancePath, "type", { type: "integer" });
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 9007199254740991 || isNaN(data)) {
        return failed(validate_shared_db94c39f, instancePath, "maximum", { comparison: "<=", limit: 9007199254740991 });
      } else {
        if (data < 0 || isNaN(data)) {
          return failed(validate_shared_db94c39f, instancePath, "minimum", { comparison: ">=", limit: 0 });
        }
      }
    }
  }
  validate_shared_db94c39f.errors = vErrors;
  return errors === 0;
}
function validate_models_model(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","object","created","owned_by"])) {
        return failed(validate_models_model, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "object" || key0 === "created" || key0 === "owned_by")) {
            return failed(validate_models_model, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func_7a031813(data0) > 128) {
                  return failed(validate_models_model, instancePath + "/id", "maxLength", { limit: 128 });
                } else {
                  if (func_7a031813(data0) < 1) {
                    return failed(validate_models_model, instancePath + "/id", "minLength", { limit: 1 });
                  }
                }
              } else {
                return failed(validate_models_model, instancePath + "/id", "type", { type: "string" });
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.object !== void 0) {
              const _errs4 = errors;
              if ("model" !== data.object) {
                return failed(validate_models_model, instancePath + "/object", "const", { allowedValue: "model" });
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.created !== void 0 && !validate_shared_db94c39f(data.created, instancePath + "/created")) return passedOn(validate_models_model, validate_shared_db94c39f);
var valid0 = true;
              if (valid0) {
                if (data.owned_by !== void 0) {
                  const _errs6 = errors;
                  if (typeof data.owned_by !== "string") {
                    return failed(validate_models_model, instancePath + "/owned_by", "type", { type: "string" });
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_models_model, instancePath, "type", { type: "object" });
    }
  }
  validate_models_model.errors = vErrors;
  return errors === 0;
}
var users = validate_people_user;
var formats_ed186b63 = (init_formats(), __toCommonJS(formats_exports))["power-of-two"];
function validate_shared_399a57de(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    return failed(validate_shared_399a57de, instancePath, "type", { type: "integer" });
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 32 || isNaN(data)) {
        return failed(validate_shared_399a57de, instancePath, "maximum", { comparison: "<=", limit: 32 });
      } else {
        if (data < 1 || isNaN(data)) {
          return failed(validate_shared_399a57de, instancePath, "minimum", { comparison: ">=", limit: 1 });
        }
      }
    }
  }
  validate_shared_399a57de.errors = vErrors;
  return errors === 0;
}
function validate_shared_f7ace895(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) < 16) {
        return failed(validate_shared_f7ace895, instancePath, "minLength", { limit: 16 });
      }
    } else {
      return failed(validate_shared_f7ace895, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_f7ace895.errors = vErrors;
  return errors === 0;
}
function validate_people_password_hash(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["scheme","cost","block_size","parallelization","salt","hash"])) {
        return failed(validate_people_password_hash, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "scheme" || key0 === "cost" || key0 === "block_size" || key0 === "parallelization" || key0 === "salt" || key0 === "hash")) {
            return failed(validate_people_password_hash, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.scheme !== void 0) {
            const _errs2 = errors;
            if ("scrypt" !== data.scheme) {
              return failed(validate_people_password_hash, instancePath + "/scheme", "const", { allowedValue: "scrypt" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.cost !== void 0) {
              let data1 = data.cost;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                return failed(validate_people_password_hash, instancePath + "/cost", "type", { type: "integer" });
              }
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 1048576 || isNaN(data1)) {
                    return failed(validate_people_password_hash, instancePath + "/cost", "maximum", { comparison: "<=", limit: 1048576 });
                  } else {
                    if (data1 < 2 || isNaN(data1)) {
                      return failed(validate_people_password_hash, instancePath + "/cost", "minimum", { comparison: ">=", limit: 2 });
                    } else {
                      if (!formats_ed186b63.validate(data1)) {
                        return failed(validate_people_password_hash, instancePath + "/cost", "format", { format: "power-of-two" });
                      }
                    }
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.block_size !== void 0 && !validate_shared_399a57de(data.block_size, instancePath + "/block_size")) return passedOn(validate_people_password_hash, validate_shared_399a57de);
var valid0 = true;
              if (valid0) {
                if (data.parallelization !== void 0 && !validate_shared_399a57de(data.parallelization, instancePath + "/parallelization")) return passedOn(validate_people_password_hash, validate_shared_399a57de);
var valid0 = true;
                if (valid0) {
                  if (data.salt !== void 0 && !validate_shared_f7ace895(data.salt, instancePath + "/salt")) return passedOn(validate_people_password_hash, validate_shared_f7ace895);
var valid0 = true;
                  if (valid0) {
                    if (data.hash !== void 0 && !validate_shared_f7ace895(data.hash, instancePath + "/hash")) return passedOn(validate_people_password_hash, validate_shared_f7ace895);
var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_people_password_hash, instancePath, "type", { type: "object" });
    }
  }
  validate_people_password_hash.errors = vErrors;
  return errors === 0;
}
function validate_shared_143ad1d9(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate_people_password_hash(data, instancePath)) {
    vErrors = joined(vErrors, validate_people_password_hash.errors);
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
    validate_shared_143ad1d9.errors = vErrors;
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
  validate_shared_143ad1d9.errors = vErrors;
  return errors === 0;
}
function validate_people_user(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","email","name","password"])) {
        return failed(validate_people_user, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "email" || key0 === "name" || key0 === "password")) {
            return failed(validate_people_user, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && !validate_common_id(data.id, instancePath + "/id")) return passedOn(validate_people_user, validate_common_id);
var valid0 = true;
          {
            if (data.email !== void 0 && !validate_shared_5a4ab430(data.email, instancePath + "/email")) return passedOn(validate_people_user, validate_shared_5a4ab430);
var valid0 = true;
            {
              if (data.name !== void 0 && !validate_shared_e73abb96(data.name, instancePath + "/name")) return passedOn(validate_people_user, validate_shared_e73abb96);
var valid0 = true;
              {
                if (data.password !== void 0 && !validate_shared_143ad1d9(data.password, instancePath + "/password")) return passedOn(validate_people_user, validate_shared_143ad1d9);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_people_user, instancePath, "type", { type: "object" });
    }
  }
  validate_people_user.errors = vErrors;
  return errors === 0;
}
var memberships = validate_people_membership;
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
function validate_people_membership(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["workspace_id","user_id","role"])) {
        return failed(validate_people_membership, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "workspace_id" || key0 === "user_id" || key0 === "role")) {
            return failed(validate_people_membership, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.workspace_id !== void 0 && !validate_common_id(data.workspace_id, instancePath + "/workspace_id")) return passedOn(validate_people_membership, validate_common_id);
var valid0 = true;
          {
            if (data.user_id !== void 0 && !validate_common_id(data.user_id, instancePath + "/user_id")) return passedOn(validate_people_membership, validate_common_id);
var valid0 = true;
            {
              if (data.role !== void 0 && !validate_people_role(data.role, instancePath + "/role")) return passedOn(validate_people_membership, validate_people_role);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_people_membership, instancePath, "type", { type: "object" });
    }
  }
  validate_people_membership.errors = vErrors;
  return errors === 0;
}
var sessions = validate_people_session;
function validate_people_session(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["digest","user_id","created_at","seen_at"])) {
        return failed(validate_people_session, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "digest" || key0 === "user_id" || key0 === "created_at" || key0 === "seen_at")) {
            return failed(validate_people_session, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.digest !== void 0 && !validate_shared_c2985f93(data.digest, instancePath + "/digest")) return passedOn(validate_people_session, validate_shared_c2985f93);
var valid0 = true;
          {
            if (data.user_id !== void 0 && !validate_common_id(data.user_id, instancePath + "/user_id")) return passedOn(validate_people_session, validate_common_id);
var valid0 = true;
            {
              if (data.created_at !== void 0 && !validate_common_timestamp(data.created_at, instancePath + "/created_at")) return passedOn(validate_people_session, validate_common_timestamp);
var valid0 = true;
              {
                if (data.seen_at !== void 0 && !validate_common_timestamp(data.seen_at, instancePath + "/seen_at")) return passedOn(validate_people_session, validate_common_timestamp);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_people_session, instancePath, "type", { type: "object" });
    }
  }
  validate_people_session.errors = vErrors;
  return errors === 0;
}
var webhook_endpoints = validate_webhooks_webhook_endpoint_record;
var schema_webhooks_webhook_endpoint_record = {"properties":{"id":0,"url":0,"event_types":0,"description":0,"headers":0,"rate":0,"links":0,"tags":0,"instances":0,"sample":0,"format":0,"ordered":0,"filter":0,"filter_match":0,"state":0,"paused_reason":0,"paused_at":0,"failing_since":0,"created_at":0,"secrets":0,"recent_failures":0,"kind":0,"config":0,"sources":0,"types":0}};
var pattern_d7edaf38 = new RegExp("^[^\\u0000-\\u001f\\u007f]*$", "u");
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
var pattern_2f7061e6 = new RegExp("^(\\*|[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*\\.(\\*|[a-z0-9_]+))$", "u");
function validate_webhooks_event_pattern(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 100) {
        return failed(validate_webhooks_event_pattern, instancePath, "maxLength", { limit: 100 });
      } else {
        if (!pattern_2f7061e6.test(data)) {
          return failed(validate_webhooks_event_pattern, instancePath, "pattern", { pattern: pattern_2f7061e6.source });
        }
      }
    } else {
      return failed(validate_webhooks_event_pattern, instancePath, "type", { type: "string" });
    }
  }
  validate_webhooks_event_pattern.errors = vErrors;
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
var pattern_3e173b36 = new RegExp("^[A-Za-z][A-Za-z0-9-]{0,63}$", "u");
var pattern_f1965754 = new RegExp("^[\\x20-\\x7e]*$", "u");
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
var pattern_d1f184f0 = new RegExp("^enc:v1:[A-Za-z0-9_-]{1,32}:[A-Za-z0-9_-]{38,}$", "u");
function validate_shared_61195601(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 2400) {
        return failed(validate_shared_61195601, instancePath, "maxLength", { limit: 2400 });
      } else {
        if (!pattern_d1f184f0.test(data)) {
          return failed(validate_shared_61195601, instancePath, "pattern", { pattern: pattern_d1f184f0.source });
        }
      }
    } else {
      return failed(validate_shared_61195601, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_61195601.errors = vErrors;
  return errors === 0;
}
function validate_webhooks_stored_webhook_headers(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      if (Object.keys(data).length > 10) {
        return failed(validate_webhooks_stored_webhook_headers, instancePath, "maxProperties", { limit: 10 });
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
            validate_webhooks_stored_webhook_headers.errors = vErrors;
            return false;
            break;
          }
        }
        if (valid0) {
          for (const key1 in data) {
            let data0 = data[key1];
            const _errs4 = errors;
            const _errs5 = errors;
            let valid2 = false;
            const _errs6 = errors;
            if (!validate_shared_e9ceea55(data0, instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"))) {
              vErrors = joined(vErrors, validate_shared_e9ceea55.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid2 = valid2 || _valid0;
            if (!valid2) {
              const _errs7 = errors;
              if (!validate_shared_61195601(data0, instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"))) {
                vErrors = joined(vErrors, validate_shared_61195601.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs7 === errors;
              valid2 = valid2 || _valid0;
            }
            if (!valid2) {
              const err3 = faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "anyOf", {});
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
              validate_webhooks_stored_webhook_headers.errors = vErrors;
              return false;
            } else {
              errors = _errs5;
              if (vErrors !== null) {
                if (_errs5) {
                  vErrors.length = _errs5;
                } else {
                  vErrors = null;
                }
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
      return failed(validate_webhooks_stored_webhook_headers, instancePath, "type", { type: "object" });
    }
  }
  validate_webhooks_stored_webhook_headers.errors = vErrors;
  return errors === 0;
}
function validate_shared_870569a8(data, instancePath = "") {
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
    validate_shared_870569a8.errors = vErrors;
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
  validate_shared_870569a8.errors = vErrors;
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
function validate_shared_1e24f360(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    return failed(validate_shared_1e24f360, instancePath, "type", { type: "integer" });
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 100 || isNaN(data)) {
        return failed(validate_shared_1e24f360, instancePath, "maximum", { comparison: "<=", limit: 100 });
      } else {
        if (data < 1 || isNaN(data)) {
          return failed(validate_shared_1e24f360, instancePath, "minimum", { comparison: ">=", limit: 1 });
        }
      }
    }
  }
  validate_shared_1e24f360.errors = vErrors;
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
var schema_common_filter_comparison = {"properties":{"field":0,"equals":0,"not_equals":0,"one_of":0,"prefix":0,"suffix":0,"contains":0,"exists":0,"min":0,"max":0}};
var pattern_280e43e2 = new RegExp("^[^.\\u0000\\ud800-\\udfff]+(\\.[^.\\u0000\\ud800-\\udfff]+)*$", "u");
var schema_shared_6669de14 = {"type":["string","number","boolean","null"]};
var pattern_6dc550e1 = new RegExp("^[^\\u0000\\ud800-\\udfff]*$", "u");
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
var schema_shared_06a7cd21 = {"anyOf":{"0":{"enum":["requested","gone","failing"]}}};
function validate_shared_06a7cd21(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (typeof data !== "string") {
    const err0 = faultOf(instancePath, "type", { type: "string" });
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "requested" || data === "gone" || data === "failing")) {
    const err1 = faultOf(instancePath, "enum", { allowedValues: schema_shared_06a7cd21.anyOf[0].enum });
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data !== null) {
      const err2 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err3 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
    validate_shared_06a7cd21.errors = vErrors;
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
  validate_shared_06a7cd21.errors = vErrors;
  return errors === 0;
}
var pattern_5632ff94 = new RegExp("^whsec_[A-Za-z0-9+/=]{32,88}$", "u");
function validate_shared_25db82e0(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern_5632ff94.test(data)) {
        return failed(validate_shared_25db82e0, instancePath, "pattern", { pattern: pattern_5632ff94.source });
      }
    } else {
      return failed(validate_shared_25db82e0, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_25db82e0.errors = vErrors;
  return errors === 0;
}
function validate_webhooks_stored_webhook_secret(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["secret","expires_at"])) {
        return failed(validate_webhooks_stored_webhook_secret, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "secret" || key0 === "expires_at")) {
            return failed(validate_webhooks_stored_webhook_secret, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.secret !== void 0) {
            let data0 = data.secret;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if (!validate_shared_25db82e0(data0, instancePath + "/secret")) {
              vErrors = joined(vErrors, validate_shared_25db82e0.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs5 = errors;
              if (!validate_shared_61195601(data0, instancePath + "/secret")) {
                vErrors = joined(vErrors, validate_shared_61195601.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
            }
            if (!valid1) {
              const err0 = faultOf(instancePath + "/secret", "anyOf", {});
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
              validate_webhooks_stored_webhook_secret.errors = vErrors;
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
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.expires_at === void 0 || validate_shared_aebae9b3(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate_shared_aebae9b3.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      return failed(validate_webhooks_stored_webhook_secret, instancePath, "type", { type: "object" });
    }
  }
  validate_webhooks_stored_webhook_secret.errors = vErrors;
  return errors === 0;
}
var pattern_3205785b = new RegExp("^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "u");
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
var pattern_5a74b29a = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate_webhooks_webhook_endpoint_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","url","event_types","description","headers","rate","state","paused_reason","paused_at","failing_since","created_at","secrets","recent_failures"])) {
        return failed(validate_webhooks_webhook_endpoint_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func_191f75b3.call(schema_webhooks_webhook_endpoint_record.properties, key0)) {
            return failed(validate_webhooks_webhook_endpoint_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && !validate_common_id(data.id, instancePath + "/id")) return passedOn(validate_webhooks_webhook_endpoint_record, validate_common_id);
var valid0 = true;
          if (valid0) {
            if (data.url !== void 0 && !validate_shared_c7c646a6(data.url, instancePath + "/url")) return passedOn(validate_webhooks_webhook_endpoint_record, validate_shared_c7c646a6);
var valid0 = true;
            if (valid0) {
              if (data.event_types !== void 0) {
                let data2 = data.event_types;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (Array.isArray(data2)) {
                    var valid1 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      if (!validate_webhooks_event_pattern(data2[i0], instancePath + "/event_types/" + i0)) return passedOn(validate_webhooks_webhook_endpoint_record, validate_webhooks_event_pattern);
var valid1 = true;
                      if (!valid1) {
                        break;
                      }
                    }
                    {
                      let i1 = data2.length;
                      let j0;
                      if (i1 > 1) {
                        outer0:
                          for (; i1--; ) {
                            for (j0 = i1; j0--; ) {
                              if (func_9f9a6c90(data2[i1], data2[j0])) {
                                return failed(validate_webhooks_webhook_endpoint_record, instancePath + "/event_types", "uniqueItems", { i: i1, j: j0 });
                                break outer0;
                              }
                            }
                          }
                      }
                    }
                  } else {
                    return failed(validate_webhooks_webhook_endpoint_record, instancePath + "/event_types", "type", { type: "array" });
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.description !== void 0 && !validate_shared_6a14a1a0(data.description, instancePath + "/description")) return passedOn(validate_webhooks_webhook_endpoint_record, validate_shared_6a14a1a0);
var valid0 = true;
                if (valid0) {
                  if (data.headers !== void 0 && !validate_webhooks_stored_webhook_headers(data.headers, instancePath + "/headers")) return passedOn(validate_webhooks_webhook_endpoint_record, validate_webhooks_stored_webhook_headers);
var valid0 = true;
                  if (valid0) {
                    if (data.rate !== void 0 && !validate_shared_870569a8(data.rate, instancePath + "/rate")) return passedOn(validate_webhooks_webhook_endpoint_record, validate_shared_870569a8);
var valid0 = true;
                    if (valid0) {
                      if (data.links !== void 0 && !validate_shared_9cecb31f(data.links, instancePath + "/links")) return passedOn(validate_webhooks_webhook_endpoint_record, validate_shared_9cecb31f);
var valid0 = true;
                      if (valid0) {
                        if (data.tags !== void 0 && !validate_shared_1f18b87a(data.tags, instancePath + "/tags")) return passedOn(validate_webhooks_webhook_endpoint_record, validate_shared_1f18b87a);
var valid0 = true;
                        if (valid0) {
                          if (data.instances !== void 0 && !validate_shared_9cecb31f(data.instances, instancePath + "/instances")) return passedOn(validate_webhooks_webhook_endpoint_record, validate_shared_9cecb31f);
var valid0 = true;
                          if (valid0) {
                            if (data.sample !== void 0 && !validate_shared_1e24f360(data.sample, instancePath + "/sample")) return passedOn(validate_webhooks_webhook_endpoint_record, validate_shared_1e24f360);
var valid0 = true;
                            if (valid0) {
                              if (data.format !== void 0 && !validate_shared_0ccabf4a(data.format, instancePath + "/format")) return passedOn(validate_webhooks_webhook_endpoint_record, validate_shared_0ccabf4a);
var valid0 = true;
                              if (valid0) {
                                if (data.ordered !== void 0) {
                                  const _errs15 = errors;
                                  if (typeof data.ordered !== "boolean") {
                                    return failed(validate_webhooks_webhook_endpoint_record, instancePath + "/ordered", "type", { type: "boolean" });
                                  }
                                  var valid0 = _errs15 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.filter !== void 0 && !validate_common_filter(data.filter, instancePath + "/filter")) return passedOn(validate_webhooks_webhook_endpoint_record, validate_common_filter);
var valid0 = true;
                                  if (valid0) {
                                    if (data.filter_match !== void 0 && !validate_common_filter_match(data.filter_match, instancePath + "/filter_match")) return passedOn(validate_webhooks_webhook_endpoint_record, validate_common_filter_match);
var valid0 = true;
                                    if (valid0) {
                                      if (data.state !== void 0 && !validate_shared_08f6aa4f(data.state, instancePath + "/state")) return passedOn(validate_webhooks_webhook_endpoint_record, validate_shared_08f6aa4f);
var valid0 = true;
                                      if (valid0) {
                                        if (data.paused_reason !== void 0 && !validate_shared_06a7cd21(data.paused_reason, instancePath + "/paused_reason")) return passedOn(validate_webhooks_webhook_endpoint_record, validate_shared_06a7cd21);
var valid0 = true;
                                        if (valid0) {
                                          if (data.paused_at !== void 0 && !validate_shared_aebae9b3(data.paused_at, instancePath + "/paused_at")) return passedOn(validate_webhooks_webhook_endpoint_record, validate_shared_aebae9b3);
var valid0 = true;
                                          if (valid0) {
                                            if (data.failing_since !== void 0 && !validate_shared_aebae9b3(data.failing_since, instancePath + "/failing_since")) return passedOn(validate_webhooks_webhook_endpoint_record, validate_shared_aebae9b3);
var valid0 = true;
                                            if (valid0) {
                                              if (data.created_at !== void 0 && !validate_common_timestamp(data.created_at, instancePath + "/created_at")) return passedOn(validate_webhooks_webhook_endpoint_record, validate_common_timestamp);
var valid0 = true;
                                              if (valid0) {
                                                if (data.secrets !== void 0) {
                                                  let data20 = data.secrets;
                                                  const _errs24 = errors;
                                                  if (errors === _errs24) {
                                                    if (Array.isArray(data20)) {
                                                      var valid3 = true;
                                                      const len1 = data20.length;
                                                      for (let i2 = 0; i2 < len1; i2++) {
                                                        if (!validate_webhooks_stored_webhook_secret(data20[i2], instancePath + "/secrets/" + i2)) return passedOn(validate_webhooks_webhook_endpoint_record, validate_webhooks_stored_webhook_secret);
var valid3 = true;
                                                        if (!valid3) {
                                                          break;
                                                        }
                                                      }
                                                    } else {
                                                      return failed(validate_webhooks_webhook_endpoint_record, instancePath + "/secrets", "type", { type: "array" });
                                                    }
                                                  }
                                                  var valid0 = _errs24 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.recent_failures !== void 0 && !validate_shared_db94c39f(data.recent_failures, instancePath + "/recent_failures")) return passedOn(validate_webhooks_webhook_endpoint_record, validate_shared_db94c39f);
var valid0 = true;
                                                  if (valid0) {
                                                    if (data.kind !== void 0) {
                                                      let data23 = data.kind;
                                                      const _errs28 = errors;
                                                      if (errors === _errs28) {
                                                        if (typeof data23 === "string") {
                                                          if (func_7a031813(data23) > 32) {
                                                            return failed(validate_webhooks_webhook_endpoint_record, instancePath + "/kind", "maxLength", { limit: 32 });
                                                          } else {
                                                            if (!pattern_5a74b29a.test(data23)) {
                                                              return failed(validate_webhooks_webhook_endpoint_record, instancePath + "/kind", "pattern", { pattern: pattern_5a74b29a.source });
                                                            }
                                                          }
                                                        } else {
                                                          return failed(validate_webhooks_webhook_endpoint_record, instancePath + "/kind", "type", { type: "string" });
                                                        }
                                                      }
                                                      var valid0 = _errs28 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.config !== void 0) {
                                                        let data24 = data.config;
                                                        const _errs30 = errors;
                                                        if (!(isRecord(data24))) {
                                                          return failed(validate_webhooks_webhook_endpoint_record, instancePath + "/config", "type", { type: "object" });
                                                        }
                                                        var valid0 = _errs30 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (data.sources !== void 0 && !validate_shared_9cecb31f(data.sources, instancePath + "/sources")) return passedOn(validate_webhooks_webhook_endpoint_record, validate_shared_9cecb31f);
var valid0 = true;
                                                        if (valid0) {
                                                          if (data.types !== void 0) {
                                                            let data26 = data.types;
                                                            const _errs33 = errors;
                                                            if (errors === _errs33) {
                                                              if (Array.isArray(data26)) {
                                                                if (data26.length > 100) {
                                                                  return failed(validate_webhooks_webhook_endpoint_record, instancePath + "/types", "maxItems", { limit: 100 });
                                                                } else {
                                                                  var valid4 = true;
                                                                  const len2 = data26.length;
                                                                  for (let i3 = 0; i3 < len2; i3++) {
                                                                    if (!validate_shared_0cda65c4(data26[i3], instancePath + "/types/" + i3)) return passedOn(validate_webhooks_webhook_endpoint_record, validate_shared_0cda65c4);
var valid4 = true;
                                                                    if (!valid4) {
                                                                      break;
                                                                    }
                                                                  }
                                                                  {
                                                                    let i4 = data26.length;
                                                                    let j1;
                                                                    if (i4 > 1) {
                                                                      outer1:
                                                                        for (; i4--; ) {
                                                                          for (j1 = i4; j1--; ) {
                                                                            if (func_9f9a6c90(data26[i4], data26[j1])) {
                                                                              return failed(validate_webhooks_webhook_endpoint_record, instancePath + "/types", "uniqueItems", { i: i4, j: j1 });
                                                                              break outer1;
                                                                            }
                                                                          }
                                                                        }
                                                                    }
                                                                  }
                                                                }
                                                              } else {
                                                                return failed(validate_webhooks_webhook_endpoint_record, instancePath + "/types", "type", { type: "array" });
                                                              }
                                                            }
                                                            var valid0 = _errs33 === errors;
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
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_webhooks_webhook_endpoint_record, instancePath, "type", { type: "object" });
    }
  }
  validate_webhooks_webhook_endpoint_record.errors = vErrors;
  return errors === 0;
}
var webhook_events = validate_webhooks_webhook_event_record;
var pattern_03a91c76 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)+$", "u");
function validate_webhooks_event_type(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 100) {
        return failed(validate_webhooks_event_type, instancePath, "maxLength", { limit: 100 });
      } else {
        if (!pattern_03a91c76.test(data)) {
          return failed(validate_webhooks_event_type, instancePath, "pattern", { pattern: pattern_03a91c76.source });
        }
      }
    } else {
      return failed(validate_webhooks_event_type, instancePath, "type", { type: "string" });
    }
  }
  validate_webhooks_event_type.errors = vErrors;
  return errors === 0;
}
function validate_shared_030bd4cb(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    return failed(validate_shared_030bd4cb, instancePath, "type", { type: "integer" });
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 1e3 || isNaN(data)) {
        return failed(validate_shared_030bd4cb, instancePath, "maximum", { comparison: "<=", limit: 1e3 });
      } else {
        if (data < 1 || isNaN(data)) {
          return failed(validate_shared_030bd4cb, instancePath, "minimum", { comparison: ">=", limit: 1 });
        }
      }
    }
  }
  validate_shared_030bd4cb.errors = vErrors;
  return errors === 0;
}
var pattern_3e0b46cd = new RegExp("^[A-Za-z0-9_-]{1,300}$", "u");
function validate_shared_71720b86(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 1e3) {
        return failed(validate_shared_71720b86, instancePath, "maxItems", { limit: 1e3 });
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0];
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (!pattern_3e0b46cd.test(data0)) {
                return failed(validate_shared_71720b86, instancePath + "/" + i0, "pattern", { pattern: pattern_3e0b46cd.source });
              }
            } else {
              return failed(validate_shared_71720b86, instancePath + "/" + i0, "type", { type: "string" });
            }
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      return failed(validate_shared_71720b86, instancePath, "type", { type: "array" });
    }
  }
  validate_shared_71720b86.errors = vErrors;
  return errors === 0;
}
var pattern_eb752565 = new RegExp("^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$", "u");
var pattern_78a2137c = new RegExp("^[\\x20-\\x7e]{1,512}$", "u");
function validate_webhooks_webhook_event_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","type","created_at","payload"])) {
        return failed(validate_webhooks_webhook_event_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "type" || key0 === "created_at" || key0 === "payload" || key0 === "hops" || key0 === "via" || key0 === "traceparent" || key0 === "tracestate")) {
            return failed(validate_webhooks_webhook_event_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && !validate_common_id(data.id, instancePath + "/id")) return passedOn(validate_webhooks_webhook_event_record, validate_common_id);
var valid0 = true;
          if (valid0) {
            if (data.type !== void 0 && !validate_webhooks_event_type(data.type, instancePath + "/type")) return passedOn(validate_webhooks_webhook_event_record, validate_webhooks_event_type);
var valid0 = true;
            if (valid0) {
              if (data.created_at !== void 0 && !validate_common_timestamp(data.created_at, instancePath + "/created_at")) return passedOn(validate_webhooks_webhook_event_record, validate_common_timestamp);
var valid0 = true;
              if (valid0) {
                if (data.payload !== void 0) {
                  const _errs5 = errors;
                  if (typeof data.payload !== "string") {
                    return failed(validate_webhooks_webhook_event_record, instancePath + "/payload", "type", { type: "string" });
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.hops !== void 0 && !validate_shared_030bd4cb(data.hops, instancePath + "/hops")) return passedOn(validate_webhooks_webhook_event_record, validate_shared_030bd4cb);
var valid0 = true;
                  if (valid0) {
                    if (data.via !== void 0 && !validate_shared_71720b86(data.via, instancePath + "/via")) return passedOn(validate_webhooks_webhook_event_record, validate_shared_71720b86);
var valid0 = true;
                    if (valid0) {
                      if (data.traceparent !== void 0) {
                        let data6 = data.traceparent;
                        const _errs9 = errors;
                        if (errors === _errs9) {
                          if (typeof data6 === "string") {
                            if (!pattern_eb752565.test(data6)) {
                              return failed(validate_webhooks_webhook_event_record, instancePath + "/traceparent", "pattern", { pattern: pattern_eb752565.source });
                            }
                          } else {
                            return failed(validate_webhooks_webhook_event_record, instancePath + "/traceparent", "type", { type: "string" });
                          }
                        }
                        var valid0 = _errs9 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.tracestate !== void 0) {
                          let data7 = data.tracestate;
                          const _errs11 = errors;
                          if (errors === _errs11) {
                            if (typeof data7 === "string") {
                              if (!pattern_78a2137c.test(data7)) {
                                return failed(validate_webhooks_webhook_event_record, instancePath + "/tracestate", "pattern", { pattern: pattern_78a2137c.source });
                              }
                            } else {
                              return failed(validate_webhooks_webhook_event_record, instancePath + "/tracestate", "type", { type: "string" });
                            }
                          }
                          var valid0 = _errs11 === errors;
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
    } else {
      return failed(validate_webhooks_webhook_event_record, instancePath, "type", { type: "object" });
    }
  }
  validate_webhooks_webhook_event_record.errors = vErrors;
  return errors === 0;
}
var webhook_deliveries = validate_webhooks_webhook_delivery_record;
var schema_webhooks_webhook_delivery_record = {"properties":{"id":0,"endpoint_id":0,"event_id":0,"event_type":0,"state":0,"created_at":0,"next_attempt_at":0,"attempts":0,"lease":0}};
function validate_webhooks_sent_event_type(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 200) {
        return failed(validate_webhooks_sent_event_type, instancePath, "maxLength", { limit: 200 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_webhooks_sent_event_type, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_3205785b.test(data)) {
            return failed(validate_webhooks_sent_event_type, instancePath, "pattern", { pattern: pattern_3205785b.source });
          }
        }
      }
    } else {
      return failed(validate_webhooks_sent_event_type, instancePath, "type", { type: "string" });
    }
  }
  validate_webhooks_sent_event_type.errors = vErrors;
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
function validate_shared_740c9ae2(data, instancePath = "") {
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
      if (data > 9007199254740991 || isNaN(data)) {
        const err1 = faultOf(instancePath, "maximum", { comparison: "<=", limit: 9007199254740991 });
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      } else {
        if (data < -9007199254740991 || isNaN(data)) {
          const err2 = faultOf(instancePath, "minimum", { comparison: ">=", limit: -9007199254740991 });
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
    validate_shared_740c9ae2.errors = vErrors;
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
  validate_shared_740c9ae2.errors = vErrors;
  return errors === 0;
}
function validate_shared_316f2071(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 4096) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 4096 });
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = faultOf(instancePath, "type", { type: "string" });
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data !== null) {
      const err2 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err3 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
    validate_shared_316f2071.errors = vErrors;
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
  validate_shared_316f2071.errors = vErrors;
  return errors === 0;
}
function validate_shared_b1210138(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        if (!validate_common_id(data[i0], instancePath + "/" + i0)) return passedOn(validate_shared_b1210138, validate_common_id);
var valid0 = true;
        if (!valid0) {
          break;
        }
      }
    } else {
      return failed(validate_shared_b1210138, instancePath, "type", { type: "array" });
    }
  }
  validate_shared_b1210138.errors = vErrors;
  return errors === 0;
}
function validate_webhooks_webhook_attempt(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["at","duration_ms","status","error","response"])) {
        return failed(validate_webhooks_webhook_attempt, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "at" || key0 === "duration_ms" || key0 === "status" || key0 === "error" || key0 === "response" || key0 === "made_events")) {
            return failed(validate_webhooks_webhook_attempt, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.at !== void 0 && !validate_common_timestamp(data.at, instancePath + "/at")) return passedOn(validate_webhooks_webhook_attempt, validate_common_timestamp);
var valid0 = true;
          {
            if (data.duration_ms !== void 0 && !validate_shared_db94c39f(data.duration_ms, instancePath + "/duration_ms")) return passedOn(validate_webhooks_webhook_attempt, validate_shared_db94c39f);
var valid0 = true;
            {
              if (data.status !== void 0 && !validate_shared_740c9ae2(data.status, instancePath + "/status")) return passedOn(validate_webhooks_webhook_attempt, validate_shared_740c9ae2);
var valid0 = true;
              {
                if (data.error !== void 0 && !validate_shared_316f2071(data.error, instancePath + "/error")) return passedOn(validate_webhooks_webhook_attempt, validate_shared_316f2071);
var valid0 = true;
                {
                  if (data.response !== void 0 && !validate_shared_316f2071(data.response, instancePath + "/response")) return passedOn(validate_webhooks_webhook_attempt, validate_shared_316f2071);
var valid0 = true;
                  {
                    if (data.made_events !== void 0 && !validate_shared_b1210138(data.made_events, instancePath + "/made_events")) return passedOn(validate_webhooks_webhook_attempt, validate_shared_b1210138);
var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_webhooks_webhook_attempt, instancePath, "type", { type: "object" });
    }
  }
  validate_webhooks_webhook_attempt.errors = vErrors;
  return errors === 0;
}
function validate_shared_31347641(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        if (!validate_webhooks_webhook_attempt(data[i0], instancePath + "/" + i0)) return passedOn(validate_shared_31347641, validate_webhooks_webhook_attempt);
var valid0 = true;
        if (!valid0) {
          break;
        }
      }
    } else {
      return failed(validate_shared_31347641, instancePath, "type", { type: "array" });
    }
  }
  validate_shared_31347641.errors = vErrors;
  return errors === 0;
}
function validate_webhooks_webhook_delivery_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","endpoint_id","event_id","event_type","state","created_at","next_attempt_at","attempts","lease"])) {
        return failed(validate_webhooks_webhook_delivery_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func_191f75b3.call(schema_webhooks_webhook_delivery_record.properties, key0)) {
            return failed(validate_webhooks_webhook_delivery_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate_common_id(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate_common_id.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.endpoint_id === void 0 || validate_common_id(data.endpoint_id, instancePath + "/endpoint_id") || (vErrors = joined(vErrors, validate_common_id.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.event_id === void 0 || validate_common_id(data.event_id, instancePath + "/event_id") || (vErrors = joined(vErrors, validate_common_id.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.event_type === void 0 || validate_webhooks_sent_event_type(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate_webhooks_sent_event_type.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.state === void 0 || validate_shared_d4c4b851(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate_shared_d4c4b851.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.created_at === void 0 || validate_common_timestamp(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate_common_timestamp.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.next_attempt_at === void 0 || validate_shared_aebae9b3(data.next_attempt_at, instancePath + "/next_attempt_at") || (vErrors = joined(vErrors, validate_shared_aebae9b3.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.attempts === void 0 || validate_shared_31347641(data.attempts, instancePath + "/attempts") || (vErrors = joined(vErrors, validate_shared_31347641.errors), errors = vErrors.length, false);
                        if (valid0) {
                          if (data.lease !== void 0) {
                            let data8 = data.lease;
                            const _errs10 = errors;
                            const _errs11 = errors;
                            let valid1 = false;
                            const _errs12 = errors;
                            if (errors === _errs12) {
                              if (isRecord(data8)) {
                                let missing1;
                                if (missing1 = missingOf(data8, ["token","until"])) {
                                  const err0 = faultOf(instancePath + "/lease", "required", { missingProperty: missing1 });
                                  if (vErrors === null) {
                                    vErrors = [err0];
                                  } else {
                                    vErrors.push(err0);
                                  }
                                  errors++;
                                } else {
                                  const _errs14 = errors;
                                  for (const key1 in data8) {
                                    if (!(key1 === "token" || key1 === "until")) {
                                      const err1 = faultOf(instancePath + "/lease", "additionalProperties", { additionalProperty: key1 });
                                      if (vErrors === null) {
                                        vErrors = [err1];
                                      } else {
                                        vErrors.push(err1);
                                      }
                                      errors++;
                                      break;
                                    }
                                  }
                                  if (_errs14 === errors) {
                                    var valid2 = data8.token === void 0 || validate_common_id(data8.token, instancePath + "/lease/token") || (vErrors = joined(vErrors, validate_common_id.errors), errors = vErrors.length, false);
                                    if (valid2) {
                                      var valid2 = data8.until === void 0 || validate_common_timestamp(data8.until, instancePath + "/lease/until") || (vErrors = joined(vErrors, validate_common_timestamp.errors), errors = vErrors.length, false);
                                    }
                                  }
                                }
                              } else {
                                const err2 = faultOf(instancePath + "/lease", "type", { type: "object" });
                                if (vErrors === null) {
                                  vErrors = [err2];
                                } else {
                                  vErrors.push(err2);
                                }
                                errors++;
                              }
                            }
                            var _valid0 = _errs12 === errors;
                            valid1 = valid1 || _valid0;
                            if (!valid1) {
                              const _errs17 = errors;
                              if (data8 !== null) {
                                const err3 = faultOf(instancePath + "/lease", "type", { type: "null" });
                                if (vErrors === null) {
                                  vErrors = [err3];
                                } else {
                                  vErrors.push(err3);
                                }
                                errors++;
                              }
                              var _valid0 = _errs17 === errors;
                              valid1 = valid1 || _valid0;
                            }
                            if (!valid1) {
                              const err4 = faultOf(instancePath + "/lease", "anyOf", {});
                              if (vErrors === null) {
                                vErrors = [err4];
                              } else {
                                vErrors.push(err4);
                              }
                              errors++;
                              validate_webhooks_webhook_delivery_record.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs11;
                              if (vErrors !== null) {
                                if (_errs11) {
                                  vErrors.length = _errs11;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs10 === errors;
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
    } else {
      return failed(validate_webhooks_webhook_delivery_record, instancePath, "type", { type: "object" });
    }
  }
  validate_webhooks_webhook_delivery_record.errors = vErrors;
  return errors === 0;
}
var links = validate_links_link_record;
var schema_links_link_record = {"properties":{"id":0,"url":0,"slug":0,"domain":0,"title":0,"tags":0,"external_id":0,"redirect_status":0,"expires_at":0,"max_clicks":0,"expired_url":0,"utm":0,"forward_query":0,"forward_path":0,"ios_url":0,"android_url":0,"archived":0,"clicks":0,"bots":0,"last_clicked_at":0,"created_at":0,"updated_at":0,"slug_key":0,"aliases":0,"password":0,"passes":0,"expired_at":0}};
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
function validate_shared_11d50275(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 253) {
        return failed(validate_shared_11d50275, instancePath, "maxLength", { limit: 253 });
      }
    } else {
      return failed(validate_shared_11d50275, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_11d50275.errors = vErrors;
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
function validate_shared_71b4a374(data, instancePath = "") {
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
    validate_shared_71b4a374.errors = vErrors;
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
  validate_shared_71b4a374.errors = vErrors;
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
function validate_links_link_alias_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["domain","slug","slug_key"])) {
        return failed(validate_links_link_alias_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "domain" || key0 === "slug" || key0 === "slug_key")) {
            return failed(validate_links_link_alias_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.domain !== void 0 && !validate_shared_11d50275(data.domain, instancePath + "/domain")) return passedOn(validate_links_link_alias_record, validate_shared_11d50275);
var valid0 = true;
          {
            if (data.slug !== void 0 && !validate_links_link_slug(data.slug, instancePath + "/slug")) return passedOn(validate_links_link_alias_record, validate_links_link_slug);
var valid0 = true;
            {
              if (data.slug_key !== void 0 && !validate_shared_434c87a9(data.slug_key, instancePath + "/slug_key")) return passedOn(validate_links_link_alias_record, validate_shared_434c87a9);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_links_link_alias_record, instancePath, "type", { type: "object" });
    }
  }
  validate_links_link_alias_record.errors = vErrors;
  return errors === 0;
}
function validate_links_link_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","domain","slug","slug_key","url","title","tags","external_id","redirect_status","expires_at","max_clicks","expired_url","utm","forward_query","forward_path","ios_url","android_url","archived","clicks","bots","last_clicked_at","created_at","updated_at","password","passes","expired_at"])) {
        return failed(validate_links_link_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func_191f75b3.call(schema_links_link_record.properties, key0)) {
            return failed(validate_links_link_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && !validate_common_id(data.id, instancePath + "/id")) return passedOn(validate_links_link_record, validate_common_id);
var valid0 = true;
          if (valid0) {
            if (data.url !== void 0 && !validate_links_link_target(data.url, instancePath + "/url")) return passedOn(validate_links_link_record, validate_links_link_target);
var valid0 = true;
            if (valid0) {
              if (data.slug !== void 0 && !validate_links_link_slug(data.slug, instancePath + "/slug")) return passedOn(validate_links_link_record, validate_links_link_slug);
var valid0 = true;
              if (valid0) {
                if (data.domain !== void 0 && !validate_shared_11d50275(data.domain, instancePath + "/domain")) return passedOn(validate_links_link_record, validate_shared_11d50275);
var valid0 = true;
                if (valid0) {
                  if (data.title !== void 0 && !validate_links_link_title(data.title, instancePath + "/title")) return passedOn(validate_links_link_record, validate_links_link_title);
var valid0 = true;
                  if (valid0) {
                    if (data.tags !== void 0 && !validate_links_link_tags(data.tags, instancePath + "/tags")) return passedOn(validate_links_link_record, validate_links_link_tags);
var valid0 = true;
                    if (valid0) {
                      if (data.external_id !== void 0 && !validate_shared_fc7e1809(data.external_id, instancePath + "/external_id")) return passedOn(validate_links_link_record, validate_shared_fc7e1809);
var valid0 = true;
                      if (valid0) {
                        if (data.redirect_status !== void 0 && !validate_links_redirect_status(data.redirect_status, instancePath + "/redirect_status")) return passedOn(validate_links_link_record, validate_links_redirect_status);
var valid0 = true;
                        if (valid0) {
                          if (data.expires_at !== void 0 && !validate_shared_aebae9b3(data.expires_at, instancePath + "/expires_at")) return passedOn(validate_links_link_record, validate_shared_aebae9b3);
var valid0 = true;
                          if (valid0) {
                            if (data.max_clicks !== void 0 && !validate_shared_71b4a374(data.max_clicks, instancePath + "/max_clicks")) return passedOn(validate_links_link_record, validate_shared_71b4a374);
var valid0 = true;
                            if (valid0) {
                              if (data.expired_url !== void 0 && !validate_shared_211b87d0(data.expired_url, instancePath + "/expired_url")) return passedOn(validate_links_link_record, validate_shared_211b87d0);
var valid0 = true;
                              if (valid0) {
                                if (data.utm !== void 0 && !validate_links_link_utm(data.utm, instancePath + "/utm")) return passedOn(validate_links_link_record, validate_links_link_utm);
var valid0 = true;
                                if (valid0) {
                                  if (data.forward_query !== void 0) {
                                    const _errs14 = errors;
                                    if (typeof data.forward_query !== "boolean") {
                                      return failed(validate_links_link_record, instancePath + "/forward_query", "type", { type: "boolean" });
                                    }
                                    var valid0 = _errs14 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.forward_path !== void 0) {
                                      const _errs16 = errors;
                                      if (typeof data.forward_path !== "boolean") {
                                        return failed(validate_links_link_record, instancePath + "/forward_path", "type", { type: "boolean" });
                                      }
                                      var valid0 = _errs16 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.ios_url !== void 0 && !validate_shared_211b87d0(data.ios_url, instancePath + "/ios_url")) return passedOn(validate_links_link_record, validate_shared_211b87d0);
var valid0 = true;
                                      if (valid0) {
                                        if (data.android_url !== void 0 && !validate_shared_211b87d0(data.android_url, instancePath + "/android_url")) return passedOn(validate_links_link_record, validate_shared_211b87d0);
var valid0 = true;
                                        if (valid0) {
                                          if (data.archived !== void 0) {
                                            const _errs20 = errors;
                                            if (typeof data.archived !== "boolean") {
                                              return failed(validate_links_link_record, instancePath + "/archived", "type", { type: "boolean" });
                                            }
                                            var valid0 = _errs20 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.clicks !== void 0 && !validate_shared_db94c39f(data.clicks, instancePath + "/clicks")) return passedOn(validate_links_link_record, validate_shared_db94c39f);
var valid0 = true;
                                            if (valid0) {
                                              if (data.bots !== void 0 && !validate_shared_db94c39f(data.bots, instancePath + "/bots")) return passedOn(validate_links_link_record, validate_shared_db94c39f);
var valid0 = true;
                                              if (valid0) {
                                                if (data.last_clicked_at !== void 0 && !validate_shared_aebae9b3(data.last_clicked_at, instancePath + "/last_clicked_at")) return passedOn(validate_links_link_record, validate_shared_aebae9b3);
var valid0 = true;
                                                if (valid0) {
                                                  if (data.created_at !== void 0 && !validate_common_timestamp(data.created_at, instancePath + "/created_at")) return passedOn(validate_links_link_record, validate_common_timestamp);
var valid0 = true;
                                                  if (valid0) {
                                                    if (data.updated_at !== void 0 && !validate_common_timestamp(data.updated_at, instancePath + "/updated_at")) return passedOn(validate_links_link_record, validate_common_timestamp);
var valid0 = true;
                                                    if (valid0) {
                                                      if (data.slug_key !== void 0 && !validate_shared_434c87a9(data.slug_key, instancePath + "/slug_key")) return passedOn(validate_links_link_record, validate_shared_434c87a9);
var valid0 = true;
                                                      if (valid0) {
                                                        if (data.aliases !== void 0) {
                                                          let data23 = data.aliases;
                                                          const _errs28 = errors;
                                                          if (errors === _errs28) {
                                                            if (Array.isArray(data23)) {
                                                              if (data23.length > 20) {
                                                                return failed(validate_links_link_record, instancePath + "/aliases", "maxItems", { limit: 20 });
                                                              } else {
                                                                var valid1 = true;
                                                                const len0 = data23.length;
                                                                for (let i0 = 0; i0 < len0; i0++) {
                                                                  if (!validate_links_link_alias_record(data23[i0], instancePath + "/aliases/" + i0)) return passedOn(validate_links_link_record, validate_links_link_alias_record);
var valid1 = true;
                                                                  if (!valid1) {
                                                                    break;
                                                                  }
                                                                }
                                                              }
                                                            } else {
                                                              return failed(validate_links_link_record, instancePath + "/aliases", "type", { type: "array" });
                                                            }
                                                          }
                                                          var valid0 = _errs28 === errors;
                                                        } else {
                                                          var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                          if (data.password !== void 0 && !validate_shared_143ad1d9(data.password, instancePath + "/password")) return passedOn(validate_links_link_record, validate_shared_143ad1d9);
var valid0 = true;
                                                          if (valid0) {
                                                            if (data.passes !== void 0 && !validate_shared_db94c39f(data.passes, instancePath + "/passes")) return passedOn(validate_links_link_record, validate_shared_db94c39f);
var valid0 = true;
                                                            if (valid0) {
                                                              if (data.expired_at !== void 0 && !validate_shared_aebae9b3(data.expired_at, instancePath + "/expired_at")) return passedOn(validate_links_link_record, validate_shared_aebae9b3);
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
      return failed(validate_links_link_record, instancePath, "type", { type: "object" });
    }
  }
  validate_links_link_record.errors = vErrors;
  return errors === 0;
}
var link_days = validate_links_link_day_record;
var schema_links_link_day_record = {"properties":{"link_id":0,"day":0,"clicks":0,"unique_clicks":0,"bots":0,"referrers":0,"countries":0,"devices":0,"hours":0,"browsers":0,"systems":0,"cities":0,"utm_sources":0,"utm_mediums":0,"utm_campaigns":0,"utm_terms":0,"utm_contents":0}};
var pattern_47eb1457 = new RegExp("^[A-Za-z0-9_-]{0,64}$", "u");
function validate_shared_ab06ab90(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern_47eb1457.test(data)) {
        return failed(validate_shared_ab06ab90, instancePath, "pattern", { pattern: pattern_47eb1457.source });
      }
    } else {
      return failed(validate_shared_ab06ab90, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_ab06ab90.errors = vErrors;
  return errors === 0;
}
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
function validate_shared_0a69e782(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      for (const key0 in data) {
        let data0 = data[key0];
        const _errs2 = errors;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          return failed(validate_shared_0a69e782, instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "integer" });
        }
        if (errors === _errs2) {
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 9007199254740991 || isNaN(data0)) {
              return failed(validate_shared_0a69e782, instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "maximum", { comparison: "<=", limit: 9007199254740991 });
            } else {
              if (data0 < 0 || isNaN(data0)) {
                return failed(validate_shared_0a69e782, instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "minimum", { comparison: ">=", limit: 0 });
              }
            }
          }
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      return failed(validate_shared_0a69e782, instancePath, "type", { type: "object" });
    }
  }
  validate_shared_0a69e782.errors = vErrors;
  return errors === 0;
}
function validate_links_click_counts(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      for (const key0 in data) {
        if (!validate_shared_db94c39f(data[key0], instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"))) return passedOn(validate_links_click_counts, validate_shared_db94c39f);
var valid0 = true;
        if (!valid0) {
          break;
        }
      }
    } else {
      return failed(validate_links_click_counts, instancePath, "type", { type: "object" });
    }
  }
  validate_links_click_counts.errors = vErrors;
  return errors === 0;
}
function validate_links_link_day_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["link_id","day","clicks","unique_clicks","bots","referrers","countries","devices"])) {
        return failed(validate_links_link_day_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func_191f75b3.call(schema_links_link_day_record.properties, key0)) {
            return failed(validate_links_link_day_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.link_id !== void 0 && !validate_shared_ab06ab90(data.link_id, instancePath + "/link_id")) return passedOn(validate_links_link_day_record, validate_shared_ab06ab90);
var valid0 = true;
          {
            if (data.day !== void 0 && !validate_links_link_day_name(data.day, instancePath + "/day")) return passedOn(validate_links_link_day_record, validate_links_link_day_name);
var valid0 = true;
            {
              if (data.clicks !== void 0 && !validate_shared_db94c39f(data.clicks, instancePath + "/clicks")) return passedOn(validate_links_link_day_record, validate_shared_db94c39f);
var valid0 = true;
              {
                if (data.unique_clicks !== void 0 && !validate_shared_db94c39f(data.unique_clicks, instancePath + "/unique_clicks")) return passedOn(validate_links_link_day_record, validate_shared_db94c39f);
var valid0 = true;
                {
                  if (data.bots !== void 0 && !validate_shared_db94c39f(data.bots, instancePath + "/bots")) return passedOn(validate_links_link_day_record, validate_shared_db94c39f);
var valid0 = true;
                  {
                    if (data.referrers !== void 0 && !validate_shared_0a69e782(data.referrers, instancePath + "/referrers")) return passedOn(validate_links_link_day_record, validate_shared_0a69e782);
var valid0 = true;
                    {
                      if (data.countries !== void 0 && !validate_shared_0a69e782(data.countries, instancePath + "/countries")) return passedOn(validate_links_link_day_record, validate_shared_0a69e782);
var valid0 = true;
                      {
                        if (data.devices !== void 0 && !validate_shared_0a69e782(data.devices, instancePath + "/devices")) return passedOn(validate_links_link_day_record, validate_shared_0a69e782);
var valid0 = true;
                        {
                          if (data.hours !== void 0 && !validate_shared_0a69e782(data.hours, instancePath + "/hours")) return passedOn(validate_links_link_day_record, validate_shared_0a69e782);
var valid0 = true;
                          {
                            if (data.browsers !== void 0 && !validate_links_click_counts(data.browsers, instancePath + "/browsers")) return passedOn(validate_links_link_day_record, validate_links_click_counts);
var valid0 = true;
                            {
                              if (data.systems !== void 0 && !validate_links_click_counts(data.systems, instancePath + "/systems")) return passedOn(validate_links_link_day_record, validate_links_click_counts);
var valid0 = true;
                              {
                                if (data.cities !== void 0 && !validate_links_click_counts(data.cities, instancePath + "/cities")) return passedOn(validate_links_link_day_record, validate_links_click_counts);
var valid0 = true;
                                {
                                  if (data.utm_sources !== void 0 && !validate_links_click_counts(data.utm_sources, instancePath + "/utm_sources")) return passedOn(validate_links_link_day_record, validate_links_click_counts);
var valid0 = true;
                                  {
                                    if (data.utm_mediums !== void 0 && !validate_links_click_counts(data.utm_mediums, instancePath + "/utm_mediums")) return passedOn(validate_links_link_day_record, validate_links_click_counts);
var valid0 = true;
                                    {
                                      if (data.utm_campaigns !== void 0 && !validate_links_click_counts(data.utm_campaigns, instancePath + "/utm_campaigns")) return passedOn(validate_links_link_day_record, validate_links_click_counts);
var valid0 = true;
                                      {
                                        if (data.utm_terms !== void 0 && !validate_links_click_counts(data.utm_terms, instancePath + "/utm_terms")) return passedOn(validate_links_link_day_record, validate_links_click_counts);
var valid0 = true;
                                        {
                                          if (data.utm_contents !== void 0 && !validate_links_click_counts(data.utm_contents, instancePath + "/utm_contents")) return passedOn(validate_links_link_day_record, validate_links_click_counts);
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
    } else {
      return failed(validate_links_link_day_record, instancePath, "type", { type: "object" });
    }
  }
  validate_links_link_day_record.errors = vErrors;
  return errors === 0;
}
var link_clicks = validate_links_link_click_record;
var schema_links_link_click_record = {"properties":{"id":0,"at":0,"referrer":0,"country":0,"city":0,"device":0,"browser":0,"system":0,"utm":0,"bot":0,"link_id":0}};
function validate_shared_005ce1a2(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 253) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 253 });
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = faultOf(instancePath, "type", { type: "string" });
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data !== null) {
      const err2 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err3 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
    validate_shared_005ce1a2.errors = vErrors;
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
  validate_shared_005ce1a2.errors = vErrors;
  return errors === 0;
}
var pattern_4ad7b0ab = new RegExp("^[A-Z]{2}$", "u");
function validate_shared_63d11822(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern_4ad7b0ab.test(data)) {
        const err0 = faultOf(instancePath, "pattern", { pattern: pattern_4ad7b0ab.source });
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = faultOf(instancePath, "type", { type: "string" });
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data !== null) {
      const err2 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err3 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
    validate_shared_63d11822.errors = vErrors;
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
  validate_shared_63d11822.errors = vErrors;
  return errors === 0;
}
function validate_shared_a6536d4a(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 100) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 100 });
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
        }
      }
    } else {
      const err2 = faultOf(instancePath, "type", { type: "string" });
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
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
    validate_shared_a6536d4a.errors = vErrors;
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
  validate_shared_a6536d4a.errors = vErrors;
  return errors === 0;
}
var schema_shared_7998825e = {"enum":["desktop","phone","tablet","other"]};
function validate_shared_7998825e(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "desktop" || data === "phone" || data === "tablet" || data === "other")) {
    return failed(validate_shared_7998825e, instancePath, "enum", { allowedValues: schema_shared_7998825e.enum });
  }
  validate_shared_7998825e.errors = vErrors;
  return errors === 0;
}
function validate_shared_4132e2ca(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 40) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 40 });
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
        }
      }
    } else {
      const err2 = faultOf(instancePath, "type", { type: "string" });
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
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
    validate_shared_4132e2ca.errors = vErrors;
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
  validate_shared_4132e2ca.errors = vErrors;
  return errors === 0;
}
function validate_links_click_utm(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "source" || key0 === "medium" || key0 === "campaign" || key0 === "term" || key0 === "content")) {
          return failed(validate_links_click_utm, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.source !== void 0 && !validate_shared_e73abb96(data.source, instancePath + "/source")) return passedOn(validate_links_click_utm, validate_shared_e73abb96);
var valid0 = true;
        {
          if (data.medium !== void 0 && !validate_shared_e73abb96(data.medium, instancePath + "/medium")) return passedOn(validate_links_click_utm, validate_shared_e73abb96);
var valid0 = true;
          {
            if (data.campaign !== void 0 && !validate_shared_e73abb96(data.campaign, instancePath + "/campaign")) return passedOn(validate_links_click_utm, validate_shared_e73abb96);
var valid0 = true;
            {
              if (data.term !== void 0 && !validate_shared_e73abb96(data.term, instancePath + "/term")) return passedOn(validate_links_click_utm, validate_shared_e73abb96);
var valid0 = true;
              {
                if (data.content !== void 0 && !validate_shared_e73abb96(data.content, instancePath + "/content")) return passedOn(validate_links_click_utm, validate_shared_e73abb96);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_links_click_utm, instancePath, "type", { type: "object" });
    }
  }
  validate_links_click_utm.errors = vErrors;
  return errors === 0;
}
function validate_links_link_click_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["link_id","id","at","referrer","country","device","bot"])) {
        return failed(validate_links_link_click_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func_191f75b3.call(schema_links_link_click_record.properties, key0)) {
            return failed(validate_links_link_click_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && !validate_common_id(data.id, instancePath + "/id")) return passedOn(validate_links_link_click_record, validate_common_id);
var valid0 = true;
          if (valid0) {
            if (data.at !== void 0 && !validate_common_timestamp(data.at, instancePath + "/at")) return passedOn(validate_links_link_click_record, validate_common_timestamp);
var valid0 = true;
            if (valid0) {
              if (data.referrer !== void 0 && !validate_shared_005ce1a2(data.referrer, instancePath + "/referrer")) return passedOn(validate_links_link_click_record, validate_shared_005ce1a2);
var valid0 = true;
              if (valid0) {
                if (data.country !== void 0 && !validate_shared_63d11822(data.country, instancePath + "/country")) return passedOn(validate_links_link_click_record, validate_shared_63d11822);
var valid0 = true;
                if (valid0) {
                  if (data.city !== void 0 && !validate_shared_a6536d4a(data.city, instancePath + "/city")) return passedOn(validate_links_link_click_record, validate_shared_a6536d4a);
var valid0 = true;
                  if (valid0) {
                    if (data.device !== void 0 && !validate_shared_7998825e(data.device, instancePath + "/device")) return passedOn(validate_links_link_click_record, validate_shared_7998825e);
var valid0 = true;
                    if (valid0) {
                      if (data.browser !== void 0 && !validate_shared_4132e2ca(data.browser, instancePath + "/browser")) return passedOn(validate_links_link_click_record, validate_shared_4132e2ca);
var valid0 = true;
                      if (valid0) {
                        if (data.system !== void 0 && !validate_shared_4132e2ca(data.system, instancePath + "/system")) return passedOn(validate_links_link_click_record, validate_shared_4132e2ca);
var valid0 = true;
                        if (valid0) {
                          if (data.utm !== void 0 && !validate_links_click_utm(data.utm, instancePath + "/utm")) return passedOn(validate_links_link_click_record, validate_links_click_utm);
var valid0 = true;
                          if (valid0) {
                            if (data.bot !== void 0) {
                              const _errs11 = errors;
                              if (typeof data.bot !== "boolean") {
                                return failed(validate_links_link_click_record, instancePath + "/bot", "type", { type: "boolean" });
                              }
                              var valid0 = _errs11 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.link_id !== void 0 && !validate_common_id(data.link_id, instancePath + "/link_id")) return passedOn(validate_links_link_click_record, validate_common_id);
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
      return failed(validate_links_link_click_record, instancePath, "type", { type: "object" });
    }
  }
  validate_links_link_click_record.errors = vErrors;
  return errors === 0;
}
var link_visitors = validate_links_link_visitor_record;
var pattern_0aaae323 = new RegExp("^[A-Za-z0-9_-]{22}$", "u");
function validate_links_link_visitor_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["link_id","day","visitor"])) {
        return failed(validate_links_link_visitor_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "link_id" || key0 === "day" || key0 === "visitor")) {
            return failed(validate_links_link_visitor_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.link_id !== void 0 && !validate_shared_ab06ab90(data.link_id, instancePath + "/link_id")) return passedOn(validate_links_link_visitor_record, validate_shared_ab06ab90);
var valid0 = true;
          if (valid0) {
            if (data.day !== void 0 && !validate_links_link_day_name(data.day, instancePath + "/day")) return passedOn(validate_links_link_visitor_record, validate_links_link_day_name);
var valid0 = true;
            if (valid0) {
              if (data.visitor !== void 0) {
                let data2 = data.visitor;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (!pattern_0aaae323.test(data2)) {
                      return failed(validate_links_link_visitor_record, instancePath + "/visitor", "pattern", { pattern: pattern_0aaae323.source });
                    }
                  } else {
                    return failed(validate_links_link_visitor_record, instancePath + "/visitor", "type", { type: "string" });
                  }
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
      return failed(validate_links_link_visitor_record, instancePath, "type", { type: "object" });
    }
  }
  validate_links_link_visitor_record.errors = vErrors;
  return errors === 0;
}
var link_salts = validate_links_link_salt_record;
var pattern_f3d1cc3f = new RegExp("^[A-Za-z0-9_-]{43}$", "u");
function validate_links_link_salt_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["day","salt"])) {
        return failed(validate_links_link_salt_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "day" || key0 === "salt")) {
            return failed(validate_links_link_salt_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.day !== void 0 && !validate_links_link_day_name(data.day, instancePath + "/day")) return passedOn(validate_links_link_salt_record, validate_links_link_day_name);
var valid0 = true;
          if (valid0) {
            if (data.salt !== void 0) {
              let data1 = data.salt;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (!pattern_f3d1cc3f.test(data1)) {
                    return failed(validate_links_link_salt_record, instancePath + "/salt", "pattern", { pattern: pattern_f3d1cc3f.source });
                  }
                } else {
                  return failed(validate_links_link_salt_record, instancePath + "/salt", "type", { type: "string" });
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
      return failed(validate_links_link_salt_record, instancePath, "type", { type: "object" });
    }
  }
  validate_links_link_salt_record.errors = vErrors;
  return errors === 0;
}
var link_recorders = validate_links_link_recorder_record;
function validate_shared_4997e683(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    return failed(validate_shared_4997e683, instancePath, "type", { type: "integer" });
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 9007199254740991 || isNaN(data)) {
        return failed(validate_shared_4997e683, instancePath, "maximum", { comparison: "<=", limit: 9007199254740991 });
      } else {
        if (data < 1 || isNaN(data)) {
          return failed(validate_shared_4997e683, instancePath, "minimum", { comparison: ">=", limit: 1 });
        }
      }
    }
  }
  validate_shared_4997e683.errors = vErrors;
  return errors === 0;
}
function validate_links_link_recorder_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","batch","at"])) {
        return failed(validate_links_link_recorder_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "batch" || key0 === "at")) {
            return failed(validate_links_link_recorder_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && !validate_common_id(data.id, instancePath + "/id")) return passedOn(validate_links_link_recorder_record, validate_common_id);
var valid0 = true;
          {
            if (data.batch !== void 0 && !validate_shared_4997e683(data.batch, instancePath + "/batch")) return passedOn(validate_links_link_recorder_record, validate_shared_4997e683);
var valid0 = true;
            {
              if (data.at !== void 0 && !validate_common_timestamp(data.at, instancePath + "/at")) return passedOn(validate_links_link_recorder_record, validate_common_timestamp);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_links_link_recorder_record, instancePath, "type", { type: "object" });
    }
  }
  validate_links_link_recorder_record.errors = vErrors;
  return errors === 0;
}
var link_quarantines = validate_links_link_quarantine_record;
function validate_links_link_quarantine_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["domain","slug_key","until"])) {
        return failed(validate_links_link_quarantine_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "domain" || key0 === "slug_key" || key0 === "until")) {
            return failed(validate_links_link_quarantine_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.domain !== void 0 && !validate_shared_11d50275(data.domain, instancePath + "/domain")) return passedOn(validate_links_link_quarantine_record, validate_shared_11d50275);
var valid0 = true;
          {
            if (data.slug_key !== void 0 && !validate_shared_434c87a9(data.slug_key, instancePath + "/slug_key")) return passedOn(validate_links_link_quarantine_record, validate_shared_434c87a9);
var valid0 = true;
            {
              if (data.until !== void 0 && !validate_common_timestamp(data.until, instancePath + "/until")) return passedOn(validate_links_link_quarantine_record, validate_common_timestamp);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_links_link_quarantine_record, instancePath, "type", { type: "object" });
    }
  }
  validate_links_link_quarantine_record.errors = vErrors;
  return errors === 0;
}
var idempotent_requests = validate_storage_idempotent_request_record;
function validate_storage_idempotent_request_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["digest","fingerprint","made","expires_at"])) {
        return failed(validate_storage_idempotent_request_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "digest" || key0 === "fingerprint" || key0 === "made" || key0 === "expires_at")) {
            return failed(validate_storage_idempotent_request_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.digest === void 0 || validate_shared_c2985f93(data.digest, instancePath + "/digest") || (vErrors = joined(vErrors, validate_shared_c2985f93.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.fingerprint === void 0 || validate_shared_c2985f93(data.fingerprint, instancePath + "/fingerprint") || (vErrors = joined(vErrors, validate_shared_c2985f93.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.made !== void 0) {
                let data2 = data.made;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (Array.isArray(data2)) {
                    if (data2.length > 100) {
                      return failed(validate_storage_idempotent_request_record, instancePath + "/made", "maxItems", { limit: 100 });
                    } else {
                      var valid1 = true;
                      const len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data3 = data2[i0];
                        const _errs6 = errors;
                        if (errors === _errs6) {
                          if (isRecord(data3)) {
                            let missing1;
                            if (missing1 = missingOf(data3, ["id","refused"])) {
                              return failed(validate_storage_idempotent_request_record, instancePath + "/made/" + i0, "required", { missingProperty: missing1 });
                            } else {
                              const _errs8 = errors;
                              for (const key1 in data3) {
                                if (!(key1 === "id" || key1 === "refused")) {
                                  return failed(validate_storage_idempotent_request_record, instancePath + "/made/" + i0, "additionalProperties", { additionalProperty: key1 });
                                  break;
                                }
                              }
                              if (_errs8 === errors) {
                                var valid2 = data3.id === void 0 || validate_shared_eba41c65(data3.id, instancePath + "/made/" + i0 + "/id") || (vErrors = joined(vErrors, validate_shared_eba41c65.errors), errors = vErrors.length, false);
                                if (valid2) {
                                  if (data3.refused !== void 0) {
                                    let data5 = data3.refused;
                                    const _errs10 = errors;
                                    const _errs11 = errors;
                                    let valid3 = false;
                                    const _errs12 = errors;
                                    if (!validate_shared_4876df4b(data5, instancePath + "/made/" + i0 + "/refused")) {
                                      vErrors = joined(vErrors, validate_shared_4876df4b.errors);
                                      errors = vErrors.length;
                                    }
                                    var _valid0 = _errs12 === errors;
                                    valid3 = valid3 || _valid0;
                                    if (!valid3) {
                                      const _errs13 = errors;
                                      if (data5 !== null) {
                                        const err0 = faultOf(instancePath + "/made/" + i0 + "/refused", "type", { type: "null" });
                                        if (vErrors === null) {
                                          vErrors = [err0];
                                        } else {
                                          vErrors.push(err0);
                                        }
                                        errors++;
                                      }
                                      var _valid0 = _errs13 === errors;
                                      valid3 = valid3 || _valid0;
                                    }
                                    if (!valid3) {
                                      const err1 = faultOf(instancePath + "/made/" + i0 + "/refused", "anyOf", {});
                                      if (vErrors === null) {
                                        vErrors = [err1];
                                      } else {
                                        vErrors.push(err1);
                                      }
                                      errors++;
                                      validate_storage_idempotent_request_record.errors = vErrors;
                                      return false;
                                    } else {
                                      errors = _errs11;
                                      if (vErrors !== null) {
                                        if (_errs11) {
                                          vErrors.length = _errs11;
                                        } else {
                                          vErrors = null;
                                        }
                                      }
                                    }
                                    var valid2 = _errs10 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                }
                              }
                            }
                          } else {
                            return failed(validate_storage_idempotent_request_record, instancePath + "/made/" + i0, "type", { type: "object" });
                          }
                        }
                        var valid1 = _errs6 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    }
                  } else {
                    return failed(validate_storage_idempotent_request_record, instancePath + "/made", "type", { type: "array" });
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.expires_at === void 0 || validate_common_timestamp(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate_common_timestamp.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      return failed(validate_storage_idempotent_request_record, instancePath, "type", { type: "object" });
    }
  }
  validate_storage_idempotent_request_record.errors = vErrors;
  return errors === 0;
}
var automation_endpoints = validate_automation_automation_endpoint_record;
var schema_automation_automation_endpoint_record = {"properties":{"id":0,"name":0,"event_type":0,"event_types":0,"event_type_from":0,"repeat_id_from":0,"keep_headers":0,"allow_get":0,"verification":0,"data_schema":0,"rate":0,"tokens":0,"response_json":0,"state":0,"created_at":0}};
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
function validate_shared_b20b299f(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 200) {
        return failed(validate_shared_b20b299f, instancePath, "maxLength", { limit: 200 });
      } else {
        if (!pattern_8c8172a3.test(data)) {
          return failed(validate_shared_b20b299f, instancePath, "pattern", { pattern: "^([A-Za-z][A-Za-z0-9-]*|/[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*)?$" });
        }
      }
    } else {
      return failed(validate_shared_b20b299f, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_b20b299f.errors = vErrors;
  return errors === 0;
}
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
function validate_shared_7c0e52f1(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 100) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 100 });
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
          if (!pattern_ae06c161.test(data)) {
            const err2 = faultOf(instancePath, "pattern", { pattern: pattern_ae06c161.source });
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
    validate_shared_7c0e52f1.errors = vErrors;
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
  validate_shared_7c0e52f1.errors = vErrors;
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
function validate_automation_automation_hmac(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["header","algorithm","encoding","prefix","signed"])) {
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
function validate_automation_automation_verification(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["scheme","secret","header"])) {
        return failed(validate_automation_automation_verification, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "scheme" || key0 === "secret" || key0 === "header" || key0 === "hmac")) {
            return failed(validate_automation_automation_verification, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.scheme === void 0 || validate_shared_dadb4ac1(data.scheme, instancePath + "/scheme") || (vErrors = joined(vErrors, validate_shared_dadb4ac1.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.secret !== void 0) {
              let data1 = data.secret;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if (!validate_shared_e13aaf5d(data1, instancePath + "/secret")) {
                vErrors = joined(vErrors, validate_shared_e13aaf5d.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (!validate_shared_61195601(data1, instancePath + "/secret")) {
                  vErrors = joined(vErrors, validate_shared_61195601.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
              if (!valid1) {
                const err0 = faultOf(instancePath + "/secret", "anyOf", {});
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
                validate_automation_automation_verification.errors = vErrors;
                return false;
              } else {
                errors = _errs4;
                if (vErrors !== null) {
                  if (_errs4) {
                    vErrors.length = _errs4;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              var valid0 = data.header === void 0 || validate_shared_7c0e52f1(data.header, instancePath + "/header") || (vErrors = joined(vErrors, validate_shared_7c0e52f1.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.hmac === void 0 || validate_automation_automation_hmac(data.hmac, instancePath + "/hmac") || (vErrors = joined(vErrors, validate_automation_automation_hmac.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      return failed(validate_automation_automation_verification, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_automation_verification.errors = vErrors;
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
function validate_shared_b862ae7e(data, instancePath = "") {
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
    validate_shared_b862ae7e.errors = vErrors;
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
  validate_shared_b862ae7e.errors = vErrors;
  return errors === 0;
}
function validate_automation_automation_token(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["digest","last_four","expires_at"])) {
        return failed(validate_automation_automation_token, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "digest" || key0 === "last_four" || key0 === "expires_at")) {
            return failed(validate_automation_automation_token, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.digest !== void 0 && !validate_shared_c2985f93(data.digest, instancePath + "/digest")) return passedOn(validate_automation_automation_token, validate_shared_c2985f93);
var valid0 = true;
          {
            if (data.last_four !== void 0 && !validate_shared_76d24fc0(data.last_four, instancePath + "/last_four")) return passedOn(validate_automation_automation_token, validate_shared_76d24fc0);
var valid0 = true;
            {
              if (data.expires_at !== void 0 && !validate_shared_aebae9b3(data.expires_at, instancePath + "/expires_at")) return passedOn(validate_automation_automation_token, validate_shared_aebae9b3);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_automation_automation_token, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_automation_token.errors = vErrors;
  return errors === 0;
}
function validate_automation_automation_endpoint_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","name","event_type","tokens","allow_get","verification","data_schema","state","rate","created_at"])) {
        return failed(validate_automation_automation_endpoint_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func_191f75b3.call(schema_automation_automation_endpoint_record.properties, key0)) {
            return failed(validate_automation_automation_endpoint_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate_common_id(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate_common_id.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.name === void 0 || validate_shared_0cda65c4(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate_shared_0cda65c4.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.event_type === void 0 || validate_automation_automation_event_type(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate_automation_automation_event_type.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.event_types === void 0 || validate_shared_eed84986(data.event_types, instancePath + "/event_types") || (vErrors = joined(vErrors, validate_shared_eed84986.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.event_type_from === void 0 || validate_shared_b20b299f(data.event_type_from, instancePath + "/event_type_from") || (vErrors = joined(vErrors, validate_shared_b20b299f.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.repeat_id_from === void 0 || validate_shared_b20b299f(data.repeat_id_from, instancePath + "/repeat_id_from") || (vErrors = joined(vErrors, validate_shared_b20b299f.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.keep_headers === void 0 || validate_shared_f9acc328(data.keep_headers, instancePath + "/keep_headers") || (vErrors = joined(vErrors, validate_shared_f9acc328.errors), errors = vErrors.length, false);
                      if (valid0) {
                        if (data.allow_get !== void 0) {
                          const _errs9 = errors;
                          if (typeof data.allow_get !== "boolean") {
                            return failed(validate_automation_automation_endpoint_record, instancePath + "/allow_get", "type", { type: "boolean" });
                          }
                          var valid0 = _errs9 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.verification !== void 0) {
                            let data8 = data.verification;
                            const _errs11 = errors;
                            const _errs12 = errors;
                            let valid1 = false;
                            const _errs13 = errors;
                            if (!validate_automation_automation_verification(data8, instancePath + "/verification")) {
                              vErrors = joined(vErrors, validate_automation_automation_verification.errors);
                              errors = vErrors.length;
                            }
                            var _valid0 = _errs13 === errors;
                            valid1 = valid1 || _valid0;
                            if (!valid1) {
                              const _errs14 = errors;
                              if (data8 !== null) {
                                const err0 = faultOf(instancePath + "/verification", "type", { type: "null" });
                                if (vErrors === null) {
                                  vErrors = [err0];
                                } else {
                                  vErrors.push(err0);
                                }
                                errors++;
                              }
                              var _valid0 = _errs14 === errors;
                              valid1 = valid1 || _valid0;
                            }
                            if (!valid1) {
                              const err1 = faultOf(instancePath + "/verification", "anyOf", {});
                              if (vErrors === null) {
                                vErrors = [err1];
                              } else {
                                vErrors.push(err1);
                              }
                              errors++;
                              validate_automation_automation_endpoint_record.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs12;
                              if (vErrors !== null) {
                                if (_errs12) {
                                  vErrors.length = _errs12;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs11 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            var valid0 = data.data_schema === void 0 || validate_shared_5b757b31(data.data_schema, instancePath + "/data_schema") || (vErrors = joined(vErrors, validate_shared_5b757b31.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.rate === void 0 || validate_shared_b862ae7e(data.rate, instancePath + "/rate") || (vErrors = joined(vErrors, validate_shared_b862ae7e.errors), errors = vErrors.length, false);
                              if (valid0) {
                                if (data.tokens !== void 0) {
                                  let data11 = data.tokens;
                                  const _errs18 = errors;
                                  if (errors === _errs18) {
                                    if (Array.isArray(data11)) {
                                      var valid2 = true;
                                      const len0 = data11.length;
                                      for (let i0 = 0; i0 < len0; i0++) {
                                        var valid2 = validate_automation_automation_token(data11[i0], instancePath + "/tokens/" + i0) || (vErrors = joined(vErrors, validate_automation_automation_token.errors), errors = vErrors.length, false);
                                        if (!valid2) {
                                          break;
                                        }
                                      }
                                    } else {
                                      return failed(validate_automation_automation_endpoint_record, instancePath + "/tokens", "type", { type: "array" });
                                    }
                                  }
                                  var valid0 = _errs18 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.response_json !== void 0) {
                                    let data13 = data.response_json;
                                    const _errs21 = errors;
                                    if (errors === _errs21) {
                                      if (typeof data13 === "string") {
                                        if (func_7a031813(data13) > 5e3) {
                                          return failed(validate_automation_automation_endpoint_record, instancePath + "/response_json", "maxLength", { limit: 5e3 });
                                        }
                                      } else {
                                        return failed(validate_automation_automation_endpoint_record, instancePath + "/response_json", "type", { type: "string" });
                                      }
                                    }
                                    var valid0 = _errs21 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    var valid0 = data.state === void 0 || validate_shared_08f6aa4f(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate_shared_08f6aa4f.errors), errors = vErrors.length, false);
                                    if (valid0) {
                                      var valid0 = data.created_at === void 0 || validate_common_timestamp(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate_common_timestamp.errors), errors = vErrors.length, false);
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
      return failed(validate_automation_automation_endpoint_record, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_automation_endpoint_record.errors = vErrors;
  return errors === 0;
}
var automation_events = validate_automation_automation_event_record;
var schema_automation_automation_event_record = {"properties":{"id":0,"type":0,"source":0,"source_id":0,"subject":0,"time":0,"data":0,"data_json":0,"cloudevent":0,"headers":0,"request":{"properties":{"method":{"enum":["GET","POST"]}}},"endpoint_id":0,"key_id":0,"received_at":0,"deliver_at":0,"cancelled_at":0,"sequence":0,"hops":0,"via":0}};
function validate_shared_0ee4cde0(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 1e3) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 1e3 });
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
    validate_shared_0ee4cde0.errors = vErrors;
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
  validate_shared_0ee4cde0.errors = vErrors;
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
function validate_shared_c56b463f(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 262144) {
        return failed(validate_shared_c56b463f, instancePath, "maxLength", { limit: 262144 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_c56b463f, instancePath, "minLength", { limit: 1 });
        }
      }
    } else {
      return failed(validate_shared_c56b463f, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_c56b463f.errors = vErrors;
  return errors === 0;
}
var schema_automation_automation_cloud_event_rest = {"properties":{"extensions":{"additionalProperties":{"type":["string","integer","boolean"]}},"data":{"enum":["base64","none"]}}};
var pattern_a653ad1b = new RegExp("^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]*$", "u");
var pattern_cde0605f = new RegExp("^[a-z0-9]+$", "u");
function validate_automation_automation_cloud_event_rest(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "time" || key0 === "datacontenttype" || key0 === "dataschema" || key0 === "extensions" || key0 === "data")) {
          return failed(validate_automation_automation_cloud_event_rest, instancePath, "additionalProperties", { additionalProperty: key0 });
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.time !== void 0) {
          let data0 = data.time;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func_7a031813(data0) > 50) {
                return failed(validate_automation_automation_cloud_event_rest, instancePath + "/time", "maxLength", { limit: 50 });
              } else {
                if (!pattern_3205785b.test(data0)) {
                  return failed(validate_automation_automation_cloud_event_rest, instancePath + "/time", "pattern", { pattern: pattern_3205785b.source });
                }
              }
            } else {
              return failed(validate_automation_automation_cloud_event_rest, instancePath + "/time", "type", { type: "string" });
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.datacontenttype !== void 0) {
            let data1 = data.datacontenttype;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func_7a031813(data1) > 8192) {
                  return failed(validate_automation_automation_cloud_event_rest, instancePath + "/datacontenttype", "maxLength", { limit: 8192 });
                } else {
                  if (func_7a031813(data1) < 1) {
                    return failed(validate_automation_automation_cloud_event_rest, instancePath + "/datacontenttype", "minLength", { limit: 1 });
                  } else {
                    if (!pattern_3205785b.test(data1)) {
                      return failed(validate_automation_automation_cloud_event_rest, instancePath + "/datacontenttype", "pattern", { pattern: pattern_3205785b.source });
                    }
                  }
                }
              } else {
                return failed(validate_automation_automation_cloud_event_rest, instancePath + "/datacontenttype", "type", { type: "string" });
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.dataschema !== void 0) {
              let data2 = data.dataschema;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (typeof data2 === "string") {
                  if (func_7a031813(data2) > 8192) {
                    return failed(validate_automation_automation_cloud_event_rest, instancePath + "/dataschema", "maxLength", { limit: 8192 });
                  } else {
                    if (func_7a031813(data2) < 1) {
                      return failed(validate_automation_automation_cloud_event_rest, instancePath + "/dataschema", "minLength", { limit: 1 });
                    } else {
                      if (!pattern_a653ad1b.test(data2)) {
                        return failed(validate_automation_automation_cloud_event_rest, instancePath + "/dataschema", "pattern", { pattern: pattern_a653ad1b.source });
                      }
                    }
                  }
                } else {
                  return failed(validate_automation_automation_cloud_event_rest, instancePath + "/dataschema", "type", { type: "string" });
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.extensions !== void 0) {
                let data3 = data.extensions;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (isRecord(data3)) {
                    for (const key1 in data3) {
                      const _errs10 = errors;
                      if (errors === _errs10) {
                        if (typeof key1 === "string") {
                          if (!pattern_cde0605f.test(key1)) {
                            const err0 = { instancePath: instancePath + "/extensions", keyword: "pattern", params: { pattern: pattern_cde0605f.source }, propertyName: key1 };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          }
                        } else {
                          const err1 = { instancePath: instancePath + "/extensions", keyword: "type", params: { type: "string" }, propertyName: key1 };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                        }
                      }
                      var valid1 = _errs10 === errors;
                      if (!valid1) {
                        const err2 = faultOf(instancePath + "/extensions", "propertyNames", { propertyName: key1 });
                        if (vErrors === null) {
                          vErrors = [err2];
                        } else {
                          vErrors.push(err2);
                        }
                        errors++;
                        validate_automation_automation_cloud_event_rest.errors = vErrors;
                        return false;
                        break;
                      }
                    }
                    if (valid1) {
                      for (const key2 in data3) {
                        let data4 = data3[key2];
                        const _errs13 = errors;
                        if (typeof data4 !== "string" && !(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && typeof data4 !== "boolean") {
                          return failed(validate_automation_automation_cloud_event_rest, instancePath + "/extensions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: schema_automation_automation_cloud_event_rest.properties.extensions.additionalProperties.type });
                        }
                        if (errors === _errs13) {
                          if (typeof data4 == "number" && isFinite(data4)) {
                            if (data4 > 9007199254740991 || isNaN(data4)) {
                              return failed(validate_automation_automation_cloud_event_rest, instancePath + "/extensions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "maximum", { comparison: "<=", limit: 9007199254740991 });
                            } else {
                              if (data4 < -9007199254740991 || isNaN(data4)) {
                                return failed(validate_automation_automation_cloud_event_rest, instancePath + "/extensions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "minimum", { comparison: ">=", limit: -9007199254740991 });
                              }
                            }
                          }
                          if (errors === _errs13) {
                            if (typeof data4 === "string") {
                              if (func_7a031813(data4) > 8192) {
                                return failed(validate_automation_automation_cloud_event_rest, instancePath + "/extensions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 8192 });
                              } else {
                                if (!pattern_6dc550e1.test(data4)) {
                                  return failed(validate_automation_automation_cloud_event_rest, instancePath + "/extensions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "pattern", { pattern: pattern_6dc550e1.source });
                                }
                              }
                            }
                          }
                        }
                        var valid2 = _errs13 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    }
                  } else {
                    return failed(validate_automation_automation_cloud_event_rest, instancePath + "/extensions", "type", { type: "object" });
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.data !== void 0) {
                  let data5 = data.data;
                  const _errs15 = errors;
                  if (typeof data5 !== "string") {
                    return failed(validate_automation_automation_cloud_event_rest, instancePath + "/data", "type", { type: "string" });
                  }
                  if (!(data5 === "base64" || data5 === "none")) {
                    return failed(validate_automation_automation_cloud_event_rest, instancePath + "/data", "enum", { allowedValues: schema_automation_automation_cloud_event_rest.properties.data.enum });
                  }
                  var valid0 = _errs15 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_automation_automation_cloud_event_rest, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_automation_cloud_event_rest.errors = vErrors;
  return errors === 0;
}
function validate_shared_6536570a(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
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
          validate_shared_6536570a.errors = vErrors;
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
              if (!pattern_6dc550e1.test(data0)) {
                return failed(validate_shared_6536570a, instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "pattern", { pattern: pattern_6dc550e1.source });
              }
            } else {
              return failed(validate_shared_6536570a, instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" });
            }
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
            break;
          }
        }
      }
    } else {
      return failed(validate_shared_6536570a, instancePath, "type", { type: "object" });
    }
  }
  validate_shared_6536570a.errors = vErrors;
  return errors === 0;
}
function validate_shared_263b359e(data, instancePath = "") {
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
      if (data > 9007199254740991 || isNaN(data)) {
        const err1 = faultOf(instancePath, "maximum", { comparison: "<=", limit: 9007199254740991 });
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
    validate_shared_263b359e.errors = vErrors;
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
  validate_shared_263b359e.errors = vErrors;
  return errors === 0;
}
function validate_automation_automation_event_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","type","source","source_id","subject","time","data","endpoint_id","key_id","received_at","deliver_at","cancelled_at","sequence","hops"])) {
        return failed(validate_automation_automation_event_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func_191f75b3.call(schema_automation_automation_event_record.properties, key0)) {
            return failed(validate_automation_automation_event_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && !validate_common_id(data.id, instancePath + "/id")) return passedOn(validate_automation_automation_event_record, validate_common_id);
var valid0 = true;
          if (valid0) {
            if (data.type !== void 0 && !validate_automation_automation_event_type(data.type, instancePath + "/type")) return passedOn(validate_automation_automation_event_record, validate_automation_automation_event_type);
var valid0 = true;
            if (valid0) {
              if (data.source !== void 0) {
                let data2 = data.source;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (func_7a031813(data2) > 2e3) {
                      return failed(validate_automation_automation_event_record, instancePath + "/source", "maxLength", { limit: 2e3 });
                    } else {
                      if (func_7a031813(data2) < 1) {
                        return failed(validate_automation_automation_event_record, instancePath + "/source", "minLength", { limit: 1 });
                      } else {
                        if (!pattern_a653ad1b.test(data2)) {
                          return failed(validate_automation_automation_event_record, instancePath + "/source", "pattern", { pattern: pattern_a653ad1b.source });
                        }
                      }
                    }
                  } else {
                    return failed(validate_automation_automation_event_record, instancePath + "/source", "type", { type: "string" });
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.source_id !== void 0 && !validate_shared_0ee4cde0(data.source_id, instancePath + "/source_id")) return passedOn(validate_automation_automation_event_record, validate_shared_0ee4cde0);
var valid0 = true;
                if (valid0) {
                  if (data.subject !== void 0 && !validate_shared_0ee4cde0(data.subject, instancePath + "/subject")) return passedOn(validate_automation_automation_event_record, validate_shared_0ee4cde0);
var valid0 = true;
                  if (valid0) {
                    if (data.time !== void 0 && !validate_common_timestamp(data.time, instancePath + "/time")) return passedOn(validate_automation_automation_event_record, validate_common_timestamp);
var valid0 = true;
                    if (valid0) {
                      if (data.data !== void 0 && !validate_shared_80e605a4(data.data, instancePath + "/data")) return passedOn(validate_automation_automation_event_record, validate_shared_80e605a4);
var valid0 = true;
                      if (valid0) {
                        if (data.data_json !== void 0 && !validate_shared_c56b463f(data.data_json, instancePath + "/data_json")) return passedOn(validate_automation_automation_event_record, validate_shared_c56b463f);
var valid0 = true;
                        if (valid0) {
                          if (data.cloudevent !== void 0 && !validate_automation_automation_cloud_event_rest(data.cloudevent, instancePath + "/cloudevent")) return passedOn(validate_automation_automation_event_record, validate_automation_automation_cloud_event_rest);
var valid0 = true;
                          if (valid0) {
                            if (data.headers !== void 0 && !validate_shared_6536570a(data.headers, instancePath + "/headers")) return passedOn(validate_automation_automation_event_record, validate_shared_6536570a);
var valid0 = true;
                            if (valid0) {
                              if (data.request !== void 0) {
                                let data10 = data.request;
                                const _errs13 = errors;
                                if (errors === _errs13) {
                                  if (isRecord(data10)) {
                                    let missing1;
                                    if (missing1 = missingOf(data10, ["method","verification"])) {
                                      return failed(validate_automation_automation_event_record, instancePath + "/request", "required", { missingProperty: missing1 });
                                    } else {
                                      const _errs15 = errors;
                                      for (const key1 in data10) {
                                        if (!(key1 === "method" || key1 === "verification")) {
                                          return failed(validate_automation_automation_event_record, instancePath + "/request", "additionalProperties", { additionalProperty: key1 });
                                          break;
                                        }
                                      }
                                      if (_errs15 === errors) {
                                        if (data10.method !== void 0) {
                                          let data11 = data10.method;
                                          const _errs16 = errors;
                                          if (typeof data11 !== "string") {
                                            return failed(validate_automation_automation_event_record, instancePath + "/request/method", "type", { type: "string" });
                                          }
                                          if (!(data11 === "GET" || data11 === "POST")) {
                                            return failed(validate_automation_automation_event_record, instancePath + "/request/method", "enum", { allowedValues: schema_automation_automation_event_record.properties.request.properties.method.enum });
                                          }
                                          var valid1 = _errs16 === errors;
                                        } else {
                                          var valid1 = true;
                                        }
                                        if (valid1) {
                                          if (data10.verification !== void 0 && !validate_shared_ab06ab90(data10.verification, instancePath + "/request/verification")) return passedOn(validate_automation_automation_event_record, validate_shared_ab06ab90);
var valid1 = true;
                                        }
                                      }
                                    }
                                  } else {
                                    return failed(validate_automation_automation_event_record, instancePath + "/request", "type", { type: "object" });
                                  }
                                }
                                var valid0 = _errs13 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.endpoint_id !== void 0 && !validate_shared_eba41c65(data.endpoint_id, instancePath + "/endpoint_id")) return passedOn(validate_automation_automation_event_record, validate_shared_eba41c65);
var valid0 = true;
                                if (valid0) {
                                  if (data.key_id !== void 0 && !validate_shared_eba41c65(data.key_id, instancePath + "/key_id")) return passedOn(validate_automation_automation_event_record, validate_shared_eba41c65);
var valid0 = true;
                                  if (valid0) {
                                    if (data.received_at !== void 0 && !validate_common_timestamp(data.received_at, instancePath + "/received_at")) return passedOn(validate_automation_automation_event_record, validate_common_timestamp);
var valid0 = true;
                                    if (valid0) {
                                      if (data.deliver_at !== void 0 && !validate_shared_aebae9b3(data.deliver_at, instancePath + "/deliver_at")) return passedOn(validate_automation_automation_event_record, validate_shared_aebae9b3);
var valid0 = true;
                                      if (valid0) {
                                        if (data.cancelled_at !== void 0 && !validate_shared_aebae9b3(data.cancelled_at, instancePath + "/cancelled_at")) return passedOn(validate_automation_automation_event_record, validate_shared_aebae9b3);
var valid0 = true;
                                        if (valid0) {
                                          if (data.sequence !== void 0 && !validate_shared_263b359e(data.sequence, instancePath + "/sequence")) return passedOn(validate_automation_automation_event_record, validate_shared_263b359e);
var valid0 = true;
                                          if (valid0) {
                                            if (data.hops !== void 0) {
                                              let data19 = data.hops;
                                              const _errs25 = errors;
                                              if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                                                return failed(validate_automation_automation_event_record, instancePath + "/hops", "type", { type: "integer" });
                                              }
                                              if (errors === _errs25) {
                                                if (typeof data19 == "number" && isFinite(data19)) {
                                                  if (data19 > 1e3 || isNaN(data19)) {
                                                    return failed(validate_automation_automation_event_record, instancePath + "/hops", "maximum", { comparison: "<=", limit: 1e3 });
                                                  } else {
                                                    if (data19 < 0 || isNaN(data19)) {
                                                      return failed(validate_automation_automation_event_record, instancePath + "/hops", "minimum", { comparison: ">=", limit: 0 });
                                                    }
                                                  }
                                                }
                                              }
                                              var valid0 = _errs25 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.via !== void 0 && !validate_shared_71720b86(data.via, instancePath + "/via")) return passedOn(validate_automation_automation_event_record, validate_shared_71720b86);
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
      }
    } else {
      return failed(validate_automation_automation_event_record, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_automation_event_record.errors = vErrors;
  return errors === 0;
}
var automation_requests = validate_automation_automation_request_record;
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
function validate_automation_automation_request_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["scope","key","fingerprint","event_ids","expires_at"])) {
        return failed(validate_automation_automation_request_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "scope" || key0 === "key" || key0 === "fingerprint" || key0 === "event_ids" || key0 === "expires_at")) {
            return failed(validate_automation_automation_request_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.scope !== void 0) {
            let data0 = data.scope;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func_7a031813(data0) > 70) {
                  return failed(validate_automation_automation_request_record, instancePath + "/scope", "maxLength", { limit: 70 });
                } else {
                  if (func_7a031813(data0) < 1) {
                    return failed(validate_automation_automation_request_record, instancePath + "/scope", "minLength", { limit: 1 });
                  } else {
                    if (!pattern_3205785b.test(data0)) {
                      return failed(validate_automation_automation_request_record, instancePath + "/scope", "pattern", { pattern: pattern_3205785b.source });
                    }
                  }
                }
              } else {
                return failed(validate_automation_automation_request_record, instancePath + "/scope", "type", { type: "string" });
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0 && !validate_shared_bbe3f5e8(data.key, instancePath + "/key")) return passedOn(validate_automation_automation_request_record, validate_shared_bbe3f5e8);
var valid0 = true;
            if (valid0) {
              if (data.fingerprint !== void 0 && !validate_shared_c2985f93(data.fingerprint, instancePath + "/fingerprint")) return passedOn(validate_automation_automation_request_record, validate_shared_c2985f93);
var valid0 = true;
              if (valid0) {
                if (data.event_ids !== void 0 && !validate_shared_b1210138(data.event_ids, instancePath + "/event_ids")) return passedOn(validate_automation_automation_request_record, validate_shared_b1210138);
var valid0 = true;
                if (valid0) {
                  if (data.expires_at !== void 0 && !validate_common_timestamp(data.expires_at, instancePath + "/expires_at")) return passedOn(validate_automation_automation_request_record, validate_common_timestamp);
var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_automation_automation_request_record, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_automation_request_record.errors = vErrors;
  return errors === 0;
}
var automation_refusals = validate_automation_automation_refusals_record;
function validate_automation_automation_refusal_reason(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 64) {
        return failed(validate_automation_automation_refusal_reason, instancePath, "maxLength", { limit: 64 });
      } else {
        if (!pattern_5a74b29a.test(data)) {
          return failed(validate_automation_automation_refusal_reason, instancePath, "pattern", { pattern: pattern_5a74b29a.source });
        }
      }
    } else {
      return failed(validate_automation_automation_refusal_reason, instancePath, "type", { type: "string" });
    }
  }
  validate_automation_automation_refusal_reason.errors = vErrors;
  return errors === 0;
}
function validate_automation_automation_refusal_count(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["day","reason","count"])) {
        return failed(validate_automation_automation_refusal_count, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "day" || key0 === "reason" || key0 === "count")) {
            return failed(validate_automation_automation_refusal_count, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.day !== void 0 && !validate_links_link_day_name(data.day, instancePath + "/day")) return passedOn(validate_automation_automation_refusal_count, validate_links_link_day_name);
var valid0 = true;
          {
            if (data.reason !== void 0 && !validate_automation_automation_refusal_reason(data.reason, instancePath + "/reason")) return passedOn(validate_automation_automation_refusal_count, validate_automation_automation_refusal_reason);
var valid0 = true;
            {
              if (data.count !== void 0 && !validate_shared_4997e683(data.count, instancePath + "/count")) return passedOn(validate_automation_automation_refusal_count, validate_shared_4997e683);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_automation_automation_refusal_count, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_automation_refusal_count.errors = vErrors;
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
var schema_shared_66f92805 = {"type":["integer","null"]};
function validate_shared_66f92805(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data)) && data !== null) {
    return failed(validate_shared_66f92805, instancePath, "type", { type: schema_shared_66f92805.type });
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 9007199254740991 || isNaN(data)) {
        return failed(validate_shared_66f92805, instancePath, "maximum", { comparison: "<=", limit: 9007199254740991 });
      } else {
        if (data < 0 || isNaN(data)) {
          return failed(validate_shared_66f92805, instancePath, "minimum", { comparison: ">=", limit: 0 });
        }
      }
    }
  }
  validate_shared_66f92805.errors = vErrors;
  return errors === 0;
}
var schema_shared_91462ce4 = {"type":["string","null"]};
function validate_shared_91462ce4(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && data !== null) {
    return failed(validate_shared_91462ce4, instancePath, "type", { type: schema_shared_91462ce4.type });
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 200) {
        return failed(validate_shared_91462ce4, instancePath, "maxLength", { limit: 200 });
      }
    }
  }
  validate_shared_91462ce4.errors = vErrors;
  return errors === 0;
}
function validate_automation_automation_refusal(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["at","reason","detail","type","bytes","user_agent"])) {
        return failed(validate_automation_automation_refusal, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "at" || key0 === "reason" || key0 === "detail" || key0 === "type" || key0 === "bytes" || key0 === "user_agent")) {
            return failed(validate_automation_automation_refusal, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.at !== void 0 && !validate_common_timestamp(data.at, instancePath + "/at")) return passedOn(validate_automation_automation_refusal, validate_common_timestamp);
var valid0 = true;
          if (valid0) {
            if (data.reason !== void 0 && !validate_automation_automation_refusal_reason(data.reason, instancePath + "/reason")) return passedOn(validate_automation_automation_refusal, validate_automation_automation_refusal_reason);
var valid0 = true;
            if (valid0) {
              if (data.detail !== void 0) {
                let data2 = data.detail;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (func_7a031813(data2) > 300) {
                      return failed(validate_automation_automation_refusal, instancePath + "/detail", "maxLength", { limit: 300 });
                    }
                  } else {
                    return failed(validate_automation_automation_refusal, instancePath + "/detail", "type", { type: "string" });
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.type !== void 0 && !validate_shared_91316172(data.type, instancePath + "/type")) return passedOn(validate_automation_automation_refusal, validate_shared_91316172);
var valid0 = true;
                if (valid0) {
                  if (data.bytes !== void 0 && !validate_shared_66f92805(data.bytes, instancePath + "/bytes")) return passedOn(validate_automation_automation_refusal, validate_shared_66f92805);
var valid0 = true;
                  if (valid0) {
                    if (data.user_agent !== void 0 && !validate_shared_91462ce4(data.user_agent, instancePath + "/user_agent")) return passedOn(validate_automation_automation_refusal, validate_shared_91462ce4);
var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_automation_automation_refusal, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_automation_refusal.errors = vErrors;
  return errors === 0;
}
function validate_automation_automation_refusals_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["endpoint_id","counts","latest","updated_at"])) {
        return failed(validate_automation_automation_refusals_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "endpoint_id" || key0 === "counts" || key0 === "latest" || key0 === "updated_at")) {
            return failed(validate_automation_automation_refusals_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.endpoint_id !== void 0 && !validate_common_id(data.endpoint_id, instancePath + "/endpoint_id")) return passedOn(validate_automation_automation_refusals_record, validate_common_id);
var valid0 = true;
          if (valid0) {
            if (data.counts !== void 0) {
              let data1 = data.counts;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  var valid1 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    if (!validate_automation_automation_refusal_count(data1[i0], instancePath + "/counts/" + i0)) return passedOn(validate_automation_automation_refusals_record, validate_automation_automation_refusal_count);
var valid1 = true;
                    if (!valid1) {
                      break;
                    }
                  }
                } else {
                  return failed(validate_automation_automation_refusals_record, instancePath + "/counts", "type", { type: "array" });
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.latest !== void 0) {
                let data3 = data.latest;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (Array.isArray(data3)) {
                    if (data3.length > 100) {
                      return failed(validate_automation_automation_refusals_record, instancePath + "/latest", "maxItems", { limit: 100 });
                    } else {
                      var valid2 = true;
                      const len1 = data3.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        if (!validate_automation_automation_refusal(data3[i1], instancePath + "/latest/" + i1)) return passedOn(validate_automation_automation_refusals_record, validate_automation_automation_refusal);
var valid2 = true;
                        if (!valid2) {
                          break;
                        }
                      }
                    }
                  } else {
                    return failed(validate_automation_automation_refusals_record, instancePath + "/latest", "type", { type: "array" });
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.updated_at !== void 0 && !validate_common_timestamp(data.updated_at, instancePath + "/updated_at")) return passedOn(validate_automation_automation_refusals_record, validate_common_timestamp);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_automation_automation_refusals_record, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_automation_refusals_record.errors = vErrors;
  return errors === 0;
}
var automation_types = validate_automation_automation_type_record;
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
var schema_automation_automation_data = {"type":["object","array","string","number","boolean","null"]};
function validate_automation_automation_data(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data != "object" && typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean") {
    return failed(validate_automation_automation_data, instancePath, "type", { type: schema_automation_automation_data.type });
  }
  validate_automation_automation_data.errors = vErrors;
  return errors === 0;
}
function validate_automation_automation_type_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["type","description","data_schema","data_example","created_at","updated_at"])) {
        return failed(validate_automation_automation_type_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "description" || key0 === "data_schema" || key0 === "data_example" || key0 === "created_at" || key0 === "updated_at")) {
            return failed(validate_automation_automation_type_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0 && !validate_automation_automation_event_type(data.type, instancePath + "/type")) return passedOn(validate_automation_automation_type_record, validate_automation_automation_event_type);
var valid0 = true;
          {
            if (data.description !== void 0 && !validate_shared_d1b5701d(data.description, instancePath + "/description")) return passedOn(validate_automation_automation_type_record, validate_shared_d1b5701d);
var valid0 = true;
            {
              if (data.data_schema !== void 0 && !validate_shared_5b757b31(data.data_schema, instancePath + "/data_schema")) return passedOn(validate_automation_automation_type_record, validate_shared_5b757b31);
var valid0 = true;
              {
                if (data.data_example !== void 0 && !validate_automation_automation_data(data.data_example, instancePath + "/data_example")) return passedOn(validate_automation_automation_type_record, validate_automation_automation_data);
var valid0 = true;
                {
                  if (data.created_at !== void 0 && !validate_common_timestamp(data.created_at, instancePath + "/created_at")) return passedOn(validate_automation_automation_type_record, validate_common_timestamp);
var valid0 = true;
                  {
                    if (data.updated_at !== void 0 && !validate_common_timestamp(data.updated_at, instancePath + "/updated_at")) return passedOn(validate_automation_automation_type_record, validate_common_timestamp);
var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_automation_automation_type_record, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_automation_type_record.errors = vErrors;
  return errors === 0;
}
var automation_numbers = validate_automation_automation_number_record;
var schema_automation_automation_number_record = {"properties":{"name":{"enum":["sequence","pruned","retention_days","registered_types_only"]}}};
function validate_automation_automation_number_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, names_a1d88769)) {
        return failed(validate_automation_automation_number_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "value")) {
            return failed(validate_automation_automation_number_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              return failed(validate_automation_automation_number_record, instancePath + "/name", "type", { type: "string" });
            }
            if (!(data0 === "sequence" || data0 === "pruned" || data0 === "retention_days" || data0 === "registered_types_only")) {
              return failed(validate_automation_automation_number_record, instancePath + "/name", "enum", { allowedValues: schema_automation_automation_number_record.properties.name.enum });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.value !== void 0 && !validate_shared_db94c39f(data.value, instancePath + "/value")) return passedOn(validate_automation_automation_number_record, validate_shared_db94c39f);
var valid0 = true;
          }
        }
      }
    } else {
      return failed(validate_automation_automation_number_record, instancePath, "type", { type: "object" });
    }
  }
  validate_automation_automation_number_record.errors = vErrors;
  return errors === 0;
}
var instances = validate_messaging_instance_record;
var schema_messaging_instance_record = {"properties":{"id":0,"name":0,"settings":0,"rate":0,"state":0,"reason":0,"address":0,"heartbeat_at":0,"opened_at":0,"created_at":0,"changed_at":0,"driver":0,"memory":0,"wanted":{"enum":["open","closed","logged_out"]},"pairing_method":{"enum":["qr","code"]},"pairing":0,"generation":0,"lease_until":0,"holder":0,"health_stats":0,"health":0}};
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
function validate_shared_e5a0d4a5(data, instancePath = "") {
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
    validate_shared_e5a0d4a5.errors = vErrors;
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
  validate_shared_e5a0d4a5.errors = vErrors;
  return errors === 0;
}
var schema_messaging_instance_state = {"enum":["created","connecting","open","closed","failed"]};
function validate_messaging_instance_state(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "created" || data === "connecting" || data === "open" || data === "closed" || data === "failed")) {
    return failed(validate_messaging_instance_state, instancePath, "enum", { allowedValues: schema_messaging_instance_state.enum });
  }
  validate_messaging_instance_state.errors = vErrors;
  return errors === 0;
}
function validate_shared_e99a08ac(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 500) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 500 });
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
    validate_shared_e99a08ac.errors = vErrors;
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
  validate_shared_e99a08ac.errors = vErrors;
  return errors === 0;
}
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
function validate_shared_dc9cd1b7(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate_messaging_channel_address(data, instancePath)) {
    vErrors = joined(vErrors, validate_messaging_channel_address.errors);
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
    validate_shared_dc9cd1b7.errors = vErrors;
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
  validate_shared_dc9cd1b7.errors = vErrors;
  return errors === 0;
}
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
var schema_messaging_pairing = {"properties":{"method":{"enum":["qr","code"]}}};
function validate_shared_5afa96eb(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 2e3) {
        return failed(validate_shared_5afa96eb, instancePath, "maxLength", { limit: 2e3 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_5afa96eb, instancePath, "minLength", { limit: 1 });
        } else {
          if (!pattern_3205785b.test(data)) {
            return failed(validate_shared_5afa96eb, instancePath, "pattern", { pattern: pattern_3205785b.source });
          }
        }
      }
    } else {
      return failed(validate_shared_5afa96eb, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_5afa96eb.errors = vErrors;
  return errors === 0;
}
function validate_messaging_pairing(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["method","text","expires_at"])) {
        return failed(validate_messaging_pairing, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "method" || key0 === "text" || key0 === "expires_at")) {
            return failed(validate_messaging_pairing, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.method !== void 0) {
            let data0 = data.method;
            const _errs2 = errors;
            if (!(data0 === "qr" || data0 === "code")) {
              return failed(validate_messaging_pairing, instancePath + "/method", "enum", { allowedValues: schema_messaging_pairing.properties.method.enum });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.text !== void 0 && !validate_shared_5afa96eb(data.text, instancePath + "/text")) return passedOn(validate_messaging_pairing, validate_shared_5afa96eb);
var valid0 = true;
            if (valid0) {
              if (data.expires_at !== void 0 && !validate_common_timestamp(data.expires_at, instancePath + "/expires_at")) return passedOn(validate_messaging_pairing, validate_common_timestamp);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_pairing, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_pairing.errors = vErrors;
  return errors === 0;
}
function validate_shared_7aec295d(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate_messaging_pairing(data, instancePath)) {
    vErrors = joined(vErrors, validate_messaging_pairing.errors);
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
    validate_shared_7aec295d.errors = vErrors;
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
  validate_shared_7aec295d.errors = vErrors;
  return errors === 0;
}
function validate_messaging_instance_error(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["message","at"])) {
        return failed(validate_messaging_instance_error, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "message" || key0 === "at")) {
            return failed(validate_messaging_instance_error, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.message !== void 0 && !validate_shared_e13aaf5d(data.message, instancePath + "/message")) return passedOn(validate_messaging_instance_error, validate_shared_e13aaf5d);
var valid0 = true;
          {
            if (data.at !== void 0 && !validate_common_timestamp(data.at, instancePath + "/at")) return passedOn(validate_messaging_instance_error, validate_common_timestamp);
var valid0 = true;
          }
        }
      }
    } else {
      return failed(validate_messaging_instance_error, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_instance_error.errors = vErrors;
  return errors === 0;
}
function validate_shared_a9f7ac98(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate_messaging_instance_error(data, instancePath)) {
    vErrors = joined(vErrors, validate_messaging_instance_error.errors);
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
    validate_shared_a9f7ac98.errors = vErrors;
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
  validate_shared_a9f7ac98.errors = vErrors;
  return errors === 0;
}
function validate_messaging_instance_health_stats(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["down_since","last_received_at","last_sent_at","last_error","no_room_at","file_failed_at","lost"])) {
        return failed(validate_messaging_instance_health_stats, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "down_since" || key0 === "last_received_at" || key0 === "last_sent_at" || key0 === "last_error" || key0 === "no_room_at" || key0 === "file_failed_at" || key0 === "lost")) {
            return failed(validate_messaging_instance_health_stats, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.down_since !== void 0 && !validate_shared_aebae9b3(data.down_since, instancePath + "/down_since")) return passedOn(validate_messaging_instance_health_stats, validate_shared_aebae9b3);
var valid0 = true;
          if (valid0) {
            if (data.last_received_at !== void 0 && !validate_shared_aebae9b3(data.last_received_at, instancePath + "/last_received_at")) return passedOn(validate_messaging_instance_health_stats, validate_shared_aebae9b3);
var valid0 = true;
            if (valid0) {
              if (data.last_sent_at !== void 0 && !validate_shared_aebae9b3(data.last_sent_at, instancePath + "/last_sent_at")) return passedOn(validate_messaging_instance_health_stats, validate_shared_aebae9b3);
var valid0 = true;
              if (valid0) {
                if (data.last_error !== void 0 && !validate_shared_a9f7ac98(data.last_error, instancePath + "/last_error")) return passedOn(validate_messaging_instance_health_stats, validate_shared_a9f7ac98);
var valid0 = true;
                if (valid0) {
                  if (data.no_room_at !== void 0 && !validate_shared_aebae9b3(data.no_room_at, instancePath + "/no_room_at")) return passedOn(validate_messaging_instance_health_stats, validate_shared_aebae9b3);
var valid0 = true;
                  if (valid0) {
                    if (data.file_failed_at !== void 0 && !validate_shared_aebae9b3(data.file_failed_at, instancePath + "/file_failed_at")) return passedOn(validate_messaging_instance_health_stats, validate_shared_aebae9b3);
var valid0 = true;
                    if (valid0) {
                      if (data.lost !== void 0) {
                        let data6 = data.lost;
                        const _errs8 = errors;
                        if (errors === _errs8) {
                          if (Array.isArray(data6)) {
                            if (data6.length > 25) {
                              return failed(validate_messaging_instance_health_stats, instancePath + "/lost", "maxItems", { limit: 25 });
                            } else {
                              var valid1 = true;
                              const len0 = data6.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                let data7 = data6[i0];
                                const _errs10 = errors;
                                if (errors === _errs10) {
                                  if (isRecord(data7)) {
                                    let missing1;
                                    if (missing1 = missingOf(data7, ["hour","count"])) {
                                      return failed(validate_messaging_instance_health_stats, instancePath + "/lost/" + i0, "required", { missingProperty: missing1 });
                                    } else {
                                      const _errs12 = errors;
                                      for (const key1 in data7) {
                                        if (!(key1 === "hour" || key1 === "count")) {
                                          return failed(validate_messaging_instance_health_stats, instancePath + "/lost/" + i0, "additionalProperties", { additionalProperty: key1 });
                                          break;
                                        }
                                      }
                                      if (_errs12 === errors) {
                                        if (data7.hour !== void 0 && !validate_common_timestamp(data7.hour, instancePath + "/lost/" + i0 + "/hour")) return passedOn(validate_messaging_instance_health_stats, validate_common_timestamp);
var valid2 = true;
                                        {
                                          if (data7.count !== void 0 && !validate_shared_4997e683(data7.count, instancePath + "/lost/" + i0 + "/count")) return passedOn(validate_messaging_instance_health_stats, validate_shared_4997e683);
var valid2 = true;
                                        }
                                      }
                                    }
                                  } else {
                                    return failed(validate_messaging_instance_health_stats, instancePath + "/lost/" + i0, "type", { type: "object" });
                                  }
                                }
                                var valid1 = _errs10 === errors;
                                if (!valid1) {
                                  break;
                                }
                              }
                            }
                          } else {
                            return failed(validate_messaging_instance_health_stats, instancePath + "/lost", "type", { type: "array" });
                          }
                        }
                        var valid0 = _errs8 === errors;
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
    } else {
      return failed(validate_messaging_instance_health_stats, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_instance_health_stats.errors = vErrors;
  return errors === 0;
}
var schema_messaging_health_status = {"enum":["good","degraded","bad"]};
function validate_messaging_health_status(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "good" || data === "degraded" || data === "bad")) {
    return failed(validate_messaging_health_status, instancePath, "enum", { allowedValues: schema_messaging_health_status.enum });
  }
  validate_messaging_health_status.errors = vErrors;
  return errors === 0;
}
var schema_messaging_health_code = {"enum":["not_connected","not_sending","files_no_room","files_failed","unstable"]};
function validate_messaging_health_code(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "not_connected" || data === "not_sending" || data === "files_no_room" || data === "files_failed" || data === "unstable")) {
    return failed(validate_messaging_health_code, instancePath, "enum", { allowedValues: schema_messaging_health_code.enum });
  }
  validate_messaging_health_code.errors = vErrors;
  return errors === 0;
}
function validate_messaging_health_reason(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["code","message","since","ended_at"])) {
        return failed(validate_messaging_health_reason, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "code" || key0 === "message" || key0 === "since" || key0 === "ended_at")) {
            return failed(validate_messaging_health_reason, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.code !== void 0 && !validate_messaging_health_code(data.code, instancePath + "/code")) return passedOn(validate_messaging_health_reason, validate_messaging_health_code);
var valid0 = true;
          {
            if (data.message !== void 0 && !validate_shared_e13aaf5d(data.message, instancePath + "/message")) return passedOn(validate_messaging_health_reason, validate_shared_e13aaf5d);
var valid0 = true;
            {
              if (data.since !== void 0 && !validate_common_timestamp(data.since, instancePath + "/since")) return passedOn(validate_messaging_health_reason, validate_common_timestamp);
var valid0 = true;
              {
                if (data.ended_at !== void 0 && !validate_shared_aebae9b3(data.ended_at, instancePath + "/ended_at")) return passedOn(validate_messaging_health_reason, validate_shared_aebae9b3);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_health_reason, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_health_reason.errors = vErrors;
  return errors === 0;
}
function validate_shared_55de23b9(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 5) {
        return failed(validate_shared_55de23b9, instancePath, "maxItems", { limit: 5 });
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate_messaging_health_reason(data[i0], instancePath + "/" + i0)) return passedOn(validate_shared_55de23b9, validate_messaging_health_reason);
var valid0 = true;
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      return failed(validate_shared_55de23b9, instancePath, "type", { type: "array" });
    }
  }
  validate_shared_55de23b9.errors = vErrors;
  return errors === 0;
}
function validate_messaging_instance_health_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["status","since","reasons"])) {
        return failed(validate_messaging_instance_health_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "since" || key0 === "reasons")) {
            return failed(validate_messaging_instance_health_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.status !== void 0 && !validate_messaging_health_status(data.status, instancePath + "/status")) return passedOn(validate_messaging_instance_health_record, validate_messaging_health_status);
var valid0 = true;
          {
            if (data.since !== void 0 && !validate_shared_aebae9b3(data.since, instancePath + "/since")) return passedOn(validate_messaging_instance_health_record, validate_shared_aebae9b3);
var valid0 = true;
            {
              if (data.reasons !== void 0 && !validate_shared_55de23b9(data.reasons, instancePath + "/reasons")) return passedOn(validate_messaging_instance_health_record, validate_shared_55de23b9);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_instance_health_record, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_instance_health_record.errors = vErrors;
  return errors === 0;
}
function validate_messaging_instance_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","name","driver","settings","memory","state","reason","wanted","pairing_method","pairing","address","rate","generation","lease_until","heartbeat_at","opened_at","created_at","changed_at"])) {
        return failed(validate_messaging_instance_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func_191f75b3.call(schema_messaging_instance_record.properties, key0)) {
            return failed(validate_messaging_instance_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && !validate_common_id(data.id, instancePath + "/id")) return passedOn(validate_messaging_instance_record, validate_common_id);
var valid0 = true;
          if (valid0) {
            if (data.name !== void 0 && !validate_shared_efc327da(data.name, instancePath + "/name")) return passedOn(validate_messaging_instance_record, validate_shared_efc327da);
var valid0 = true;
            if (valid0) {
              if (data.settings !== void 0 && !validate_shared_ac79d5f2(data.settings, instancePath + "/settings")) return passedOn(validate_messaging_instance_record, validate_shared_ac79d5f2);
var valid0 = true;
              if (valid0) {
                if (data.rate !== void 0 && !validate_shared_e5a0d4a5(data.rate, instancePath + "/rate")) return passedOn(validate_messaging_instance_record, validate_shared_e5a0d4a5);
var valid0 = true;
                if (valid0) {
                  if (data.state !== void 0 && !validate_messaging_instance_state(data.state, instancePath + "/state")) return passedOn(validate_messaging_instance_record, validate_messaging_instance_state);
var valid0 = true;
                  if (valid0) {
                    if (data.reason !== void 0 && !validate_shared_e99a08ac(data.reason, instancePath + "/reason")) return passedOn(validate_messaging_instance_record, validate_shared_e99a08ac);
var valid0 = true;
                    if (valid0) {
                      if (data.address !== void 0 && !validate_shared_dc9cd1b7(data.address, instancePath + "/address")) return passedOn(validate_messaging_instance_record, validate_shared_dc9cd1b7);
var valid0 = true;
                      if (valid0) {
                        if (data.heartbeat_at !== void 0 && !validate_shared_aebae9b3(data.heartbeat_at, instancePath + "/heartbeat_at")) return passedOn(validate_messaging_instance_record, validate_shared_aebae9b3);
var valid0 = true;
                        if (valid0) {
                          if (data.opened_at !== void 0 && !validate_shared_aebae9b3(data.opened_at, instancePath + "/opened_at")) return passedOn(validate_messaging_instance_record, validate_shared_aebae9b3);
var valid0 = true;
                          if (valid0) {
                            if (data.created_at !== void 0 && !validate_common_timestamp(data.created_at, instancePath + "/created_at")) return passedOn(validate_messaging_instance_record, validate_common_timestamp);
var valid0 = true;
                            if (valid0) {
                              if (data.changed_at !== void 0 && !validate_common_timestamp(data.changed_at, instancePath + "/changed_at")) return passedOn(validate_messaging_instance_record, validate_common_timestamp);
var valid0 = true;
                              if (valid0) {
                                if (data.driver !== void 0 && !validate_shared_a7e9449c(data.driver, instancePath + "/driver")) return passedOn(validate_messaging_instance_record, validate_shared_a7e9449c);
var valid0 = true;
                                if (valid0) {
                                  if (data.memory !== void 0 && !validate_shared_5b757b31(data.memory, instancePath + "/memory")) return passedOn(validate_messaging_instance_record, validate_shared_5b757b31);
var valid0 = true;
                                  if (valid0) {
                                    if (data.wanted !== void 0) {
                                      let data13 = data.wanted;
                                      const _errs15 = errors;
                                      if (!(data13 === "open" || data13 === "closed" || data13 === "logged_out")) {
                                        return failed(validate_messaging_instance_record, instancePath + "/wanted", "enum", { allowedValues: schema_messaging_instance_record.properties.wanted.enum });
                                      }
                                      var valid0 = _errs15 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.pairing_method !== void 0) {
                                        let data14 = data.pairing_method;
                                        const _errs16 = errors;
                                        if (!(data14 === "qr" || data14 === "code")) {
                                          return failed(validate_messaging_instance_record, instancePath + "/pairing_method", "enum", { allowedValues: schema_messaging_instance_record.properties.pairing_method.enum });
                                        }
                                        var valid0 = _errs16 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.pairing !== void 0 && !validate_shared_7aec295d(data.pairing, instancePath + "/pairing")) return passedOn(validate_messaging_instance_record, validate_shared_7aec295d);
var valid0 = true;
                                        if (valid0) {
                                          if (data.generation !== void 0 && !validate_shared_db94c39f(data.generation, instancePath + "/generation")) return passedOn(validate_messaging_instance_record, validate_shared_db94c39f);
var valid0 = true;
                                          if (valid0) {
                                            if (data.lease_until !== void 0 && !validate_shared_aebae9b3(data.lease_until, instancePath + "/lease_until")) return passedOn(validate_messaging_instance_record, validate_shared_aebae9b3);
var valid0 = true;
                                            if (valid0) {
                                              if (data.holder !== void 0 && !validate_shared_bbe3f5e8(data.holder, instancePath + "/holder")) return passedOn(validate_messaging_instance_record, validate_shared_bbe3f5e8);
var valid0 = true;
                                              if (valid0) {
                                                if (data.health_stats !== void 0 && !validate_messaging_instance_health_stats(data.health_stats, instancePath + "/health_stats")) return passedOn(validate_messaging_instance_record, validate_messaging_instance_health_stats);
var valid0 = true;
                                                if (valid0) {
                                                  if (data.health !== void 0 && !validate_messaging_instance_health_record(data.health, instancePath + "/health")) return passedOn(validate_messaging_instance_record, validate_messaging_instance_health_record);
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
          }
        }
      }
    } else {
      return failed(validate_messaging_instance_record, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_instance_record.errors = vErrors;
  return errors === 0;
}
var messages = validate_messaging_message_record;
var schema_messaging_message_record = {"properties":{"id":0,"instance_id":0,"chat":0,"direction":{"enum":["in","out"]},"from":0,"content":0,"file":0,"reply_to":0,"external_id":0,"origin_id":0,"sequence":0,"state":0,"reason":0,"attempts":0,"sending":0,"retry_at":0,"send_at":0,"request_key":0,"request_fingerprint":0,"reactions":0,"created_at":0,"sent_at":0,"delivered_at":0,"read_at":0,"edited_at":0,"deleted_at":0}};
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
function validate_messaging_text_content(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["kind","text"])) {
        return failed(validate_messaging_text_content, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "text" || key0 === "truncated" || key0 === "media_id")) {
            return failed(validate_messaging_text_content, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("text" !== data.kind) {
              return failed(validate_messaging_text_content, instancePath + "/kind", "const", { allowedValue: "text" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.text !== void 0 && !validate_shared_b88bbe14(data.text, instancePath + "/text")) return passedOn(validate_messaging_text_content, validate_shared_b88bbe14);
var valid0 = true;
            if (valid0) {
              if (data.truncated !== void 0) {
                const _errs4 = errors;
                if (true !== data.truncated) {
                  return failed(validate_messaging_text_content, instancePath + "/truncated", "const", { allowedValue: true });
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.media_id !== void 0 && !validate_common_id(data.media_id, instancePath + "/media_id")) return passedOn(validate_messaging_text_content, validate_common_id);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_text_content, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_text_content.errors = vErrors;
  return errors === 0;
}
function validate_shared_e6e721ba(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 65536) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 65536 });
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
    validate_shared_e6e721ba.errors = vErrors;
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
  validate_shared_e6e721ba.errors = vErrors;
  return errors === 0;
}
function validate_messaging_stored_media_content(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["kind","media_id","caption"])) {
        return failed(validate_messaging_stored_media_content, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "media_id" || key0 === "caption" || key0 === "truncated")) {
            return failed(validate_messaging_stored_media_content, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("media" !== data.kind) {
              return failed(validate_messaging_stored_media_content, instancePath + "/kind", "const", { allowedValue: "media" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.media_id !== void 0 && !validate_common_id(data.media_id, instancePath + "/media_id")) return passedOn(validate_messaging_stored_media_content, validate_common_id);
var valid0 = true;
            if (valid0) {
              if (data.caption !== void 0 && !validate_shared_e6e721ba(data.caption, instancePath + "/caption")) return passedOn(validate_messaging_stored_media_content, validate_shared_e6e721ba);
var valid0 = true;
              if (valid0) {
                if (data.truncated !== void 0) {
                  const _errs5 = errors;
                  if (true !== data.truncated) {
                    return failed(validate_messaging_stored_media_content, instancePath + "/truncated", "const", { allowedValue: true });
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_stored_media_content, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_stored_media_content.errors = vErrors;
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
function validate_messaging_location_content(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["kind","latitude","longitude","name"])) {
        return failed(validate_messaging_location_content, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "latitude" || key0 === "longitude" || key0 === "name")) {
            return failed(validate_messaging_location_content, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("location" !== data.kind) {
              return failed(validate_messaging_location_content, instancePath + "/kind", "const", { allowedValue: "location" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.latitude !== void 0 && !validate_shared_6146dce5(data.latitude, instancePath + "/latitude")) return passedOn(validate_messaging_location_content, validate_shared_6146dce5);
var valid0 = true;
            if (valid0) {
              if (data.longitude !== void 0 && !validate_shared_669a792b(data.longitude, instancePath + "/longitude")) return passedOn(validate_messaging_location_content, validate_shared_669a792b);
var valid0 = true;
              if (valid0) {
                if (data.name !== void 0 && !validate_shared_c70731c3(data.name, instancePath + "/name")) return passedOn(validate_messaging_location_content, validate_shared_c70731c3);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_location_content, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_location_content.errors = vErrors;
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
function validate_messaging_contact_content(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["kind","name","addresses"])) {
        return failed(validate_messaging_contact_content, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "name" || key0 === "addresses")) {
            return failed(validate_messaging_contact_content, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("contact" !== data.kind) {
              return failed(validate_messaging_contact_content, instancePath + "/kind", "const", { allowedValue: "contact" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== void 0 && !validate_shared_0cda65c4(data.name, instancePath + "/name")) return passedOn(validate_messaging_contact_content, validate_shared_0cda65c4);
var valid0 = true;
            if (valid0) {
              if (data.addresses !== void 0 && !validate_shared_7eb4239f(data.addresses, instancePath + "/addresses")) return passedOn(validate_messaging_contact_content, validate_shared_7eb4239f);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_contact_content, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_contact_content.errors = vErrors;
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
function validate_messaging_poll_content(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["kind","question","options","multiple"])) {
        return failed(validate_messaging_poll_content, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "question" || key0 === "options" || key0 === "multiple")) {
            return failed(validate_messaging_poll_content, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("poll" !== data.kind) {
              return failed(validate_messaging_poll_content, instancePath + "/kind", "const", { allowedValue: "poll" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.question !== void 0 && !validate_shared_bbe3f5e8(data.question, instancePath + "/question")) return passedOn(validate_messaging_poll_content, validate_shared_bbe3f5e8);
var valid0 = true;
            if (valid0) {
              if (data.options !== void 0 && !validate_shared_9a93717a(data.options, instancePath + "/options")) return passedOn(validate_messaging_poll_content, validate_shared_9a93717a);
var valid0 = true;
              if (valid0) {
                if (data.multiple !== void 0) {
                  const _errs5 = errors;
                  if (typeof data.multiple !== "boolean") {
                    return failed(validate_messaging_poll_content, instancePath + "/multiple", "type", { type: "boolean" });
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_poll_content, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_poll_content.errors = vErrors;
  return errors === 0;
}
function validate_messaging_unsupported_content(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["kind","type","raw"])) {
        return failed(validate_messaging_unsupported_content, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "type" || key0 === "raw" || key0 === "truncated" || key0 === "media_id")) {
            return failed(validate_messaging_unsupported_content, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("unsupported" !== data.kind) {
              return failed(validate_messaging_unsupported_content, instancePath + "/kind", "const", { allowedValue: "unsupported" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.type !== void 0) {
              let data1 = data.type;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if (!validate_shared_efc327da(data1, instancePath + "/type")) {
                vErrors = joined(vErrors, validate_shared_efc327da.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (data1 !== null) {
                  const err0 = faultOf(instancePath + "/type", "type", { type: "null" });
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
              if (!valid1) {
                const err1 = faultOf(instancePath + "/type", "anyOf", {});
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
                validate_messaging_unsupported_content.errors = vErrors;
                return false;
              } else {
                errors = _errs4;
                if (vErrors !== null) {
                  if (_errs4) {
                    vErrors.length = _errs4;
                  } else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.raw !== void 0) {
                let data2 = data.raw;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (typeof data2 === "string") {
                    if (func_7a031813(data2) > 65536) {
                      return failed(validate_messaging_unsupported_content, instancePath + "/raw", "maxLength", { limit: 65536 });
                    } else {
                      if (!pattern_6dc550e1.test(data2)) {
                        return failed(validate_messaging_unsupported_content, instancePath + "/raw", "pattern", { pattern: pattern_6dc550e1.source });
                      }
                    }
                  } else {
                    return failed(validate_messaging_unsupported_content, instancePath + "/raw", "type", { type: "string" });
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.truncated !== void 0) {
                  const _errs10 = errors;
                  if (true !== data.truncated) {
                    return failed(validate_messaging_unsupported_content, instancePath + "/truncated", "const", { allowedValue: true });
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  var valid0 = data.media_id === void 0 || validate_common_id(data.media_id, instancePath + "/media_id") || (vErrors = joined(vErrors, validate_common_id.errors), errors = vErrors.length, false);
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_unsupported_content, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_unsupported_content.errors = vErrors;
  return errors === 0;
}
function validate_messaging_stored_content(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate_messaging_text_content(data, instancePath)) {
    vErrors = joined(vErrors, validate_messaging_text_content.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate_messaging_stored_media_content(data, instancePath)) {
      vErrors = joined(vErrors, validate_messaging_stored_media_content.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate_messaging_location_content(data, instancePath)) {
        vErrors = joined(vErrors, validate_messaging_location_content.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs4 = errors;
        if (!validate_messaging_contact_content(data, instancePath)) {
          vErrors = joined(vErrors, validate_messaging_contact_content.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs4 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs5 = errors;
          if (!validate_messaging_poll_content(data, instancePath)) {
            vErrors = joined(vErrors, validate_messaging_poll_content.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs5 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs6 = errors;
            if (!validate_messaging_unsupported_content(data, instancePath)) {
              vErrors = joined(vErrors, validate_messaging_unsupported_content.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid0 = valid0 || _valid0;
          }
        }
      }
    }
  }
  if (!valid0) {
    const err0 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate_messaging_stored_content.errors = vErrors;
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
  validate_messaging_stored_content.errors = vErrors;
  return errors === 0;
}
var schema_messaging_message_file = {"properties":{"state":{"enum":["pending","too_large","no_room","failed"]}}};
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
function validate_shared_b58c6d85(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 255) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 255 });
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
    validate_shared_b58c6d85.errors = vErrors;
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
  validate_shared_b58c6d85.errors = vErrors;
  return errors === 0;
}
function validate_shared_06908e20(data, instancePath = "") {
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
      if (data > 9007199254740991 || isNaN(data)) {
        const err1 = faultOf(instancePath, "maximum", { comparison: "<=", limit: 9007199254740991 });
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      } else {
        if (data < 0 || isNaN(data)) {
          const err2 = faultOf(instancePath, "minimum", { comparison: ">=", limit: 0 });
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
    validate_shared_06908e20.errors = vErrors;
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
  validate_shared_06908e20.errors = vErrors;
  return errors === 0;
}
function validate_messaging_message_file(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["ref","name","state","reason","attempts","taken","retry_at"])) {
        return failed(validate_messaging_message_file, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ref" || key0 === "name" || key0 === "state" || key0 === "reason" || key0 === "attempts" || key0 === "taken" || key0 === "retry_at")) {
            return failed(validate_messaging_message_file, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ref !== void 0 && !validate_shared_c0247893(data.ref, instancePath + "/ref")) return passedOn(validate_messaging_message_file, validate_shared_c0247893);
var valid0 = true;
          if (valid0) {
            if (data.name !== void 0 && !validate_shared_b58c6d85(data.name, instancePath + "/name")) return passedOn(validate_messaging_message_file, validate_shared_b58c6d85);
var valid0 = true;
            if (valid0) {
              if (data.state !== void 0) {
                let data2 = data.state;
                const _errs4 = errors;
                if (!(data2 === "pending" || data2 === "too_large" || data2 === "no_room" || data2 === "failed")) {
                  return failed(validate_messaging_message_file, instancePath + "/state", "enum", { allowedValues: schema_messaging_message_file.properties.state.enum });
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.reason !== void 0 && !validate_shared_e99a08ac(data.reason, instancePath + "/reason")) return passedOn(validate_messaging_message_file, validate_shared_e99a08ac);
var valid0 = true;
                if (valid0) {
                  if (data.attempts !== void 0 && !validate_shared_db94c39f(data.attempts, instancePath + "/attempts")) return passedOn(validate_messaging_message_file, validate_shared_db94c39f);
var valid0 = true;
                  if (valid0) {
                    if (data.taken !== void 0 && !validate_shared_06908e20(data.taken, instancePath + "/taken")) return passedOn(validate_messaging_message_file, validate_shared_06908e20);
var valid0 = true;
                    if (valid0) {
                      if (data.retry_at !== void 0 && !validate_shared_aebae9b3(data.retry_at, instancePath + "/retry_at")) return passedOn(validate_messaging_message_file, validate_shared_aebae9b3);
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
      return failed(validate_messaging_message_file, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_message_file.errors = vErrors;
  return errors === 0;
}
var schema_messaging_message_state = {"enum":["queued","sent","delivered","read","failed"]};
function validate_messaging_message_state(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "queued" || data === "sent" || data === "delivered" || data === "read" || data === "failed")) {
    return failed(validate_messaging_message_state, instancePath, "enum", { allowedValues: schema_messaging_message_state.enum });
  }
  validate_messaging_message_state.errors = vErrors;
  return errors === 0;
}
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
function validate_messaging_reaction(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["from","emoji","at"])) {
        return failed(validate_messaging_reaction, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "from" || key0 === "emoji" || key0 === "at")) {
            return failed(validate_messaging_reaction, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.from !== void 0 && !validate_messaging_channel_address(data.from, instancePath + "/from")) return passedOn(validate_messaging_reaction, validate_messaging_channel_address);
var valid0 = true;
          {
            if (data.emoji !== void 0 && !validate_shared_ee3f7562(data.emoji, instancePath + "/emoji")) return passedOn(validate_messaging_reaction, validate_shared_ee3f7562);
var valid0 = true;
            {
              if (data.at !== void 0 && !validate_common_timestamp(data.at, instancePath + "/at")) return passedOn(validate_messaging_reaction, validate_common_timestamp);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_reaction, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_reaction.errors = vErrors;
  return errors === 0;
}
function validate_messaging_message_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","instance_id","chat","direction","from","content","reply_to","external_id","sequence","state","reason","attempts","sending","retry_at","send_at","request_key","request_fingerprint","reactions","created_at","sent_at","delivered_at","read_at","edited_at","deleted_at"])) {
        return failed(validate_messaging_message_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func_191f75b3.call(schema_messaging_message_record.properties, key0)) {
            return failed(validate_messaging_message_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate_common_id(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate_common_id.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.instance_id === void 0 || validate_common_id(data.instance_id, instancePath + "/instance_id") || (vErrors = joined(vErrors, validate_common_id.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.chat === void 0 || validate_messaging_channel_address(data.chat, instancePath + "/chat") || (vErrors = joined(vErrors, validate_messaging_channel_address.errors), errors = vErrors.length, false);
              if (valid0) {
                if (data.direction !== void 0) {
                  let data3 = data.direction;
                  const _errs5 = errors;
                  if (!(data3 === "in" || data3 === "out")) {
                    return failed(validate_messaging_message_record, instancePath + "/direction", "enum", { allowedValues: schema_messaging_message_record.properties.direction.enum });
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  var valid0 = data.from === void 0 || validate_shared_dc9cd1b7(data.from, instancePath + "/from") || (vErrors = joined(vErrors, validate_shared_dc9cd1b7.errors), errors = vErrors.length, false);
                  if (valid0) {
                    if (data.content !== void 0) {
                      let data5 = data.content;
                      const _errs7 = errors;
                      const _errs8 = errors;
                      let valid1 = false;
                      const _errs9 = errors;
                      if (!validate_messaging_stored_content(data5, instancePath + "/content")) {
                        vErrors = joined(vErrors, validate_messaging_stored_content.errors);
                        errors = vErrors.length;
                      }
                      var _valid0 = _errs9 === errors;
                      valid1 = valid1 || _valid0;
                      if (!valid1) {
                        const _errs10 = errors;
                        if (data5 !== null) {
                          const err0 = faultOf(instancePath + "/content", "type", { type: "null" });
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                        var _valid0 = _errs10 === errors;
                        valid1 = valid1 || _valid0;
                      }
                      if (!valid1) {
                        const err1 = faultOf(instancePath + "/content", "anyOf", {});
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                        validate_messaging_message_record.errors = vErrors;
                        return false;
                      } else {
                        errors = _errs8;
                        if (vErrors !== null) {
                          if (_errs8) {
                            vErrors.length = _errs8;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      var valid0 = data.file === void 0 || validate_messaging_message_file(data.file, instancePath + "/file") || (vErrors = joined(vErrors, validate_messaging_message_file.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.reply_to === void 0 || validate_shared_eba41c65(data.reply_to, instancePath + "/reply_to") || (vErrors = joined(vErrors, validate_shared_eba41c65.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.external_id === void 0 || validate_shared_b58c6d85(data.external_id, instancePath + "/external_id") || (vErrors = joined(vErrors, validate_shared_b58c6d85.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.origin_id === void 0 || validate_shared_bbe3f5e8(data.origin_id, instancePath + "/origin_id") || (vErrors = joined(vErrors, validate_shared_bbe3f5e8.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.sequence === void 0 || validate_shared_4997e683(data.sequence, instancePath + "/sequence") || (vErrors = joined(vErrors, validate_shared_4997e683.errors), errors = vErrors.length, false);
                              if (valid0) {
                                var valid0 = data.state === void 0 || validate_messaging_message_state(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate_messaging_message_state.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  var valid0 = data.reason === void 0 || validate_shared_e99a08ac(data.reason, instancePath + "/reason") || (vErrors = joined(vErrors, validate_shared_e99a08ac.errors), errors = vErrors.length, false);
                                  if (valid0) {
                                    var valid0 = data.attempts === void 0 || validate_shared_db94c39f(data.attempts, instancePath + "/attempts") || (vErrors = joined(vErrors, validate_shared_db94c39f.errors), errors = vErrors.length, false);
                                    if (valid0) {
                                      var valid0 = data.sending === void 0 || validate_shared_06908e20(data.sending, instancePath + "/sending") || (vErrors = joined(vErrors, validate_shared_06908e20.errors), errors = vErrors.length, false);
                                      if (valid0) {
                                        var valid0 = data.retry_at === void 0 || validate_shared_aebae9b3(data.retry_at, instancePath + "/retry_at") || (vErrors = joined(vErrors, validate_shared_aebae9b3.errors), errors = vErrors.length, false);
                                        if (valid0) {
                                          var valid0 = data.send_at === void 0 || validate_shared_aebae9b3(data.send_at, instancePath + "/send_at") || (vErrors = joined(vErrors, validate_shared_aebae9b3.errors), errors = vErrors.length, false);
                                          if (valid0) {
                                            var valid0 = data.request_key === void 0 || validate_shared_b58c6d85(data.request_key, instancePath + "/request_key") || (vErrors = joined(vErrors, validate_shared_b58c6d85.errors), errors = vErrors.length, false);
                                            if (valid0) {
                                              if (data.request_fingerprint !== void 0) {
                                                let data18 = data.request_fingerprint;
                                                const _errs24 = errors;
                                                const _errs25 = errors;
                                                let valid2 = false;
                                                const _errs26 = errors;
                                                if (!validate_shared_c2985f93(data18, instancePath + "/request_fingerprint")) {
                                                  vErrors = joined(vErrors, validate_shared_c2985f93.errors);
                                                  errors = vErrors.length;
                                                }
                                                var _valid1 = _errs26 === errors;
                                                valid2 = valid2 || _valid1;
                                                if (!valid2) {
                                                  const _errs27 = errors;
                                                  if (data18 !== null) {
                                                    const err2 = faultOf(instancePath + "/request_fingerprint", "type", { type: "null" });
                                                    if (vErrors === null) {
                                                      vErrors = [err2];
                                                    } else {
                                                      vErrors.push(err2);
                                                    }
                                                    errors++;
                                                  }
                                                  var _valid1 = _errs27 === errors;
                                                  valid2 = valid2 || _valid1;
                                                }
                                                if (!valid2) {
                                                  const err3 = faultOf(instancePath + "/request_fingerprint", "anyOf", {});
                                                  if (vErrors === null) {
                                                    vErrors = [err3];
                                                  } else {
                                                    vErrors.push(err3);
                                                  }
                                                  errors++;
                                                  validate_messaging_message_record.errors = vErrors;
                                                  return false;
                                                } else {
                                                  errors = _errs25;
                                                  if (vErrors !== null) {
                                                    if (_errs25) {
                                                      vErrors.length = _errs25;
                                                    } else {
                                                      vErrors = null;
                                                    }
                                                  }
                                                }
                                                var valid0 = _errs24 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.reactions !== void 0) {
                                                  let data19 = data.reactions;
                                                  const _errs29 = errors;
                                                  if (errors === _errs29) {
                                                    if (Array.isArray(data19)) {
                                                      if (data19.length > 1024) {
                                                        return failed(validate_messaging_message_record, instancePath + "/reactions", "maxItems", { limit: 1024 });
                                                      } else {
                                                        var valid3 = true;
                                                        const len0 = data19.length;
                                                        for (let i0 = 0; i0 < len0; i0++) {
                                                          var valid3 = validate_messaging_reaction(data19[i0], instancePath + "/reactions/" + i0) || (vErrors = joined(vErrors, validate_messaging_reaction.errors), errors = vErrors.length, false);
                                                          if (!valid3) {
                                                            break;
                                                          }
                                                        }
                                                      }
                                                    } else {
                                                      return failed(validate_messaging_message_record, instancePath + "/reactions", "type", { type: "array" });
                                                    }
                                                  }
                                                  var valid0 = _errs29 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  var valid0 = data.created_at === void 0 || validate_common_timestamp(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate_common_timestamp.errors), errors = vErrors.length, false);
                                                  if (valid0) {
                                                    var valid0 = data.sent_at === void 0 || validate_shared_aebae9b3(data.sent_at, instancePath + "/sent_at") || (vErrors = joined(vErrors, validate_shared_aebae9b3.errors), errors = vErrors.length, false);
                                                    if (valid0) {
                                                      var valid0 = data.delivered_at === void 0 || validate_shared_aebae9b3(data.delivered_at, instancePath + "/delivered_at") || (vErrors = joined(vErrors, validate_shared_aebae9b3.errors), errors = vErrors.length, false);
                                                      if (valid0) {
                                                        var valid0 = data.read_at === void 0 || validate_shared_aebae9b3(data.read_at, instancePath + "/read_at") || (vErrors = joined(vErrors, validate_shared_aebae9b3.errors), errors = vErrors.length, false);
                                                        if (valid0) {
                                                          var valid0 = data.edited_at === void 0 || validate_shared_aebae9b3(data.edited_at, instancePath + "/edited_at") || (vErrors = joined(vErrors, validate_shared_aebae9b3.errors), errors = vErrors.length, false);
                                                          if (valid0) {
                                                            var valid0 = data.deleted_at === void 0 || validate_shared_aebae9b3(data.deleted_at, instancePath + "/deleted_at") || (vErrors = joined(vErrors, validate_shared_aebae9b3.errors), errors = vErrors.length, false);
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
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_message_record, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_message_record.errors = vErrors;
  return errors === 0;
}
var chats = validate_messaging_chat_record;
var schema_shared_5e95b754 = {"enum":["direct","group"]};
function validate_shared_5e95b754(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "direct" || data === "group")) {
    return failed(validate_shared_5e95b754, instancePath, "enum", { allowedValues: schema_shared_5e95b754.enum });
  }
  validate_shared_5e95b754.errors = vErrors;
  return errors === 0;
}
function validate_messaging_chat_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["instance_id","address","kind","last_sequence","unread","active_at"])) {
        return failed(validate_messaging_chat_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "instance_id" || key0 === "address" || key0 === "kind" || key0 === "last_sequence" || key0 === "unread" || key0 === "active_at")) {
            return failed(validate_messaging_chat_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.instance_id !== void 0 && !validate_common_id(data.instance_id, instancePath + "/instance_id")) return passedOn(validate_messaging_chat_record, validate_common_id);
var valid0 = true;
          {
            if (data.address !== void 0 && !validate_messaging_channel_address(data.address, instancePath + "/address")) return passedOn(validate_messaging_chat_record, validate_messaging_channel_address);
var valid0 = true;
            {
              if (data.kind !== void 0 && !validate_shared_5e95b754(data.kind, instancePath + "/kind")) return passedOn(validate_messaging_chat_record, validate_shared_5e95b754);
var valid0 = true;
              {
                if (data.last_sequence !== void 0 && !validate_shared_db94c39f(data.last_sequence, instancePath + "/last_sequence")) return passedOn(validate_messaging_chat_record, validate_shared_db94c39f);
var valid0 = true;
                {
                  if (data.unread !== void 0 && !validate_shared_db94c39f(data.unread, instancePath + "/unread")) return passedOn(validate_messaging_chat_record, validate_shared_db94c39f);
var valid0 = true;
                  {
                    if (data.active_at !== void 0 && !validate_common_timestamp(data.active_at, instancePath + "/active_at")) return passedOn(validate_messaging_chat_record, validate_common_timestamp);
var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_chat_record, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_chat_record.errors = vErrors;
  return errors === 0;
}
var contacts = validate_messaging_contact_record;
function validate_messaging_contact_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","instance_id","address","name","blocked","picture_id","created_at","changed_at"])) {
        return failed(validate_messaging_contact_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "instance_id" || key0 === "address" || key0 === "blocked" || key0 === "picture_id" || key0 === "created_at" || key0 === "changed_at" || key0 === "name")) {
            return failed(validate_messaging_contact_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && !validate_common_id(data.id, instancePath + "/id")) return passedOn(validate_messaging_contact_record, validate_common_id);
var valid0 = true;
          if (valid0) {
            if (data.instance_id !== void 0 && !validate_common_id(data.instance_id, instancePath + "/instance_id")) return passedOn(validate_messaging_contact_record, validate_common_id);
var valid0 = true;
            if (valid0) {
              if (data.address !== void 0 && !validate_messaging_channel_address(data.address, instancePath + "/address")) return passedOn(validate_messaging_contact_record, validate_messaging_channel_address);
var valid0 = true;
              if (valid0) {
                if (data.blocked !== void 0) {
                  const _errs5 = errors;
                  if (typeof data.blocked !== "boolean") {
                    return failed(validate_messaging_contact_record, instancePath + "/blocked", "type", { type: "boolean" });
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.picture_id !== void 0 && !validate_shared_eba41c65(data.picture_id, instancePath + "/picture_id")) return passedOn(validate_messaging_contact_record, validate_shared_eba41c65);
var valid0 = true;
                  if (valid0) {
                    if (data.created_at !== void 0 && !validate_common_timestamp(data.created_at, instancePath + "/created_at")) return passedOn(validate_messaging_contact_record, validate_common_timestamp);
var valid0 = true;
                    if (valid0) {
                      if (data.changed_at !== void 0 && !validate_common_timestamp(data.changed_at, instancePath + "/changed_at")) return passedOn(validate_messaging_contact_record, validate_common_timestamp);
var valid0 = true;
                      if (valid0) {
                        if (data.name !== void 0 && !validate_shared_c70731c3(data.name, instancePath + "/name")) return passedOn(validate_messaging_contact_record, validate_shared_c70731c3);
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
      return failed(validate_messaging_contact_record, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_contact_record.errors = vErrors;
  return errors === 0;
}
var chat_groups = validate_messaging_chat_group_record;
var schema_messaging_chat_group_record = {"properties":{"id":0,"instance_id":0,"address":0,"picture_id":0,"participants":0,"invite_link":0,"left_at":0,"created_at":0,"changed_at":0,"name":0}};
var schema_messaging_participant = {"properties":{"role":{"enum":["member","admin","owner"]}}};
function validate_messaging_participant(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["address","role"])) {
        return failed(validate_messaging_participant, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "role")) {
            return failed(validate_messaging_participant, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0 && !validate_messaging_channel_address(data.address, instancePath + "/address")) return passedOn(validate_messaging_participant, validate_messaging_channel_address);
var valid0 = true;
          if (valid0) {
            if (data.role !== void 0) {
              let data1 = data.role;
              const _errs3 = errors;
              if (!(data1 === "member" || data1 === "admin" || data1 === "owner")) {
                return failed(validate_messaging_participant, instancePath + "/role", "enum", { allowedValues: schema_messaging_participant.properties.role.enum });
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_participant, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_participant.errors = vErrors;
  return errors === 0;
}
function validate_shared_bbcf708b(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate_common_url(data, instancePath)) {
    vErrors = joined(vErrors, validate_common_url.errors);
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
    validate_shared_bbcf708b.errors = vErrors;
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
  validate_shared_bbcf708b.errors = vErrors;
  return errors === 0;
}
function validate_messaging_chat_group_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","instance_id","address","name","picture_id","participants","invite_link","left_at","created_at","changed_at"])) {
        return failed(validate_messaging_chat_group_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func_191f75b3.call(schema_messaging_chat_group_record.properties, key0)) {
            return failed(validate_messaging_chat_group_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && !validate_common_id(data.id, instancePath + "/id")) return passedOn(validate_messaging_chat_group_record, validate_common_id);
var valid0 = true;
          if (valid0) {
            if (data.instance_id !== void 0 && !validate_common_id(data.instance_id, instancePath + "/instance_id")) return passedOn(validate_messaging_chat_group_record, validate_common_id);
var valid0 = true;
            if (valid0) {
              if (data.address !== void 0 && !validate_messaging_channel_address(data.address, instancePath + "/address")) return passedOn(validate_messaging_chat_group_record, validate_messaging_channel_address);
var valid0 = true;
              if (valid0) {
                if (data.picture_id !== void 0 && !validate_shared_eba41c65(data.picture_id, instancePath + "/picture_id")) return passedOn(validate_messaging_chat_group_record, validate_shared_eba41c65);
var valid0 = true;
                if (valid0) {
                  if (data.participants !== void 0) {
                    let data4 = data.participants;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (Array.isArray(data4)) {
                        if (data4.length > 1024) {
                          return failed(validate_messaging_chat_group_record, instancePath + "/participants", "maxItems", { limit: 1024 });
                        } else {
                          var valid1 = true;
                          const len0 = data4.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            if (!validate_messaging_participant(data4[i0], instancePath + "/participants/" + i0)) return passedOn(validate_messaging_chat_group_record, validate_messaging_participant);
var valid1 = true;
                            if (!valid1) {
                              break;
                            }
                          }
                        }
                      } else {
                        return failed(validate_messaging_chat_group_record, instancePath + "/participants", "type", { type: "array" });
                      }
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.invite_link !== void 0 && !validate_shared_bbcf708b(data.invite_link, instancePath + "/invite_link")) return passedOn(validate_messaging_chat_group_record, validate_shared_bbcf708b);
var valid0 = true;
                    if (valid0) {
                      if (data.left_at !== void 0 && !validate_shared_aebae9b3(data.left_at, instancePath + "/left_at")) return passedOn(validate_messaging_chat_group_record, validate_shared_aebae9b3);
var valid0 = true;
                      if (valid0) {
                        if (data.created_at !== void 0 && !validate_common_timestamp(data.created_at, instancePath + "/created_at")) return passedOn(validate_messaging_chat_group_record, validate_common_timestamp);
var valid0 = true;
                        if (valid0) {
                          if (data.changed_at !== void 0 && !validate_common_timestamp(data.changed_at, instancePath + "/changed_at")) return passedOn(validate_messaging_chat_group_record, validate_common_timestamp);
var valid0 = true;
                          if (valid0) {
                            if (data.name !== void 0 && !validate_shared_0cda65c4(data.name, instancePath + "/name")) return passedOn(validate_messaging_chat_group_record, validate_shared_0cda65c4);
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
    } else {
      return failed(validate_messaging_chat_group_record, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_chat_group_record.errors = vErrors;
  return errors === 0;
}
var media = validate_messaging_media_record;
var pattern_f9d1fb48 = new RegExp("^[a-z]+/[a-z0-9.+-]+$", "u");
function validate_messaging_media_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","type","size","digest","name","created_at"])) {
        return failed(validate_messaging_media_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "type" || key0 === "size" || key0 === "digest" || key0 === "name" || key0 === "created_at")) {
            return failed(validate_messaging_media_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && !validate_common_id(data.id, instancePath + "/id")) return passedOn(validate_messaging_media_record, validate_common_id);
var valid0 = true;
          if (valid0) {
            if (data.type !== void 0) {
              let data1 = data.type;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func_7a031813(data1) > 100) {
                    return failed(validate_messaging_media_record, instancePath + "/type", "maxLength", { limit: 100 });
                  } else {
                    if (!pattern_f9d1fb48.test(data1)) {
                      return failed(validate_messaging_media_record, instancePath + "/type", "pattern", { pattern: "^[a-z]+/[a-z0-9.+-]+$" });
                    }
                  }
                } else {
                  return failed(validate_messaging_media_record, instancePath + "/type", "type", { type: "string" });
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.size !== void 0 && !validate_shared_db94c39f(data.size, instancePath + "/size")) return passedOn(validate_messaging_media_record, validate_shared_db94c39f);
var valid0 = true;
              if (valid0) {
                if (data.digest !== void 0 && !validate_shared_c2985f93(data.digest, instancePath + "/digest")) return passedOn(validate_messaging_media_record, validate_shared_c2985f93);
var valid0 = true;
                if (valid0) {
                  if (data.name !== void 0 && !validate_shared_b58c6d85(data.name, instancePath + "/name")) return passedOn(validate_messaging_media_record, validate_shared_b58c6d85);
var valid0 = true;
                  if (valid0) {
                    if (data.created_at !== void 0 && !validate_common_timestamp(data.created_at, instancePath + "/created_at")) return passedOn(validate_messaging_media_record, validate_common_timestamp);
var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_media_record, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_media_record.errors = vErrors;
  return errors === 0;
}
var channel_commands = validate_messaging_channel_command_record;
var schema_messaging_channel_command_record = {"properties":{"id":0,"instance_id":0,"name":0,"input":0,"taken":0,"state":{"enum":["waiting","done","failed"]},"result":0,"reason":0,"code":0,"created_at":0,"expires_at":0}};
var schema_messaging_channel_refusal_code = {"enum":["group_left","group_not_admin","channel_address_unknown","message_ended","not_supported","channel_not_allowed","channel_content_too_large"]};
function validate_messaging_channel_refusal_code(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "group_left" || data === "group_not_admin" || data === "channel_address_unknown" || data === "message_ended" || data === "not_supported" || data === "channel_not_allowed" || data === "channel_content_too_large")) {
    return failed(validate_messaging_channel_refusal_code, instancePath, "enum", { allowedValues: schema_messaging_channel_refusal_code.enum });
  }
  validate_messaging_channel_refusal_code.errors = vErrors;
  return errors === 0;
}
var pattern_813306c5 = new RegExp("^[a-z]+(\\.[a-z_]+)*$", "u");
function validate_messaging_channel_command_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","instance_id","name","input","taken","state","result","reason","created_at","expires_at"])) {
        return failed(validate_messaging_channel_command_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func_191f75b3.call(schema_messaging_channel_command_record.properties, key0)) {
            return failed(validate_messaging_channel_command_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && !validate_common_id(data.id, instancePath + "/id")) return passedOn(validate_messaging_channel_command_record, validate_common_id);
var valid0 = true;
          if (valid0) {
            if (data.instance_id !== void 0 && !validate_common_id(data.instance_id, instancePath + "/instance_id")) return passedOn(validate_messaging_channel_command_record, validate_common_id);
var valid0 = true;
            if (valid0) {
              if (data.name !== void 0) {
                let data2 = data.name;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (func_7a031813(data2) > 40) {
                      return failed(validate_messaging_channel_command_record, instancePath + "/name", "maxLength", { limit: 40 });
                    } else {
                      if (!pattern_813306c5.test(data2)) {
                        return failed(validate_messaging_channel_command_record, instancePath + "/name", "pattern", { pattern: pattern_813306c5.source });
                      }
                    }
                  } else {
                    return failed(validate_messaging_channel_command_record, instancePath + "/name", "type", { type: "string" });
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.input !== void 0 && !validate_shared_ac79d5f2(data.input, instancePath + "/input")) return passedOn(validate_messaging_channel_command_record, validate_shared_ac79d5f2);
var valid0 = true;
                if (valid0) {
                  if (data.taken !== void 0 && !validate_shared_06908e20(data.taken, instancePath + "/taken")) return passedOn(validate_messaging_channel_command_record, validate_shared_06908e20);
var valid0 = true;
                  if (valid0) {
                    if (data.state !== void 0) {
                      let data5 = data.state;
                      const _errs8 = errors;
                      if (!(data5 === "waiting" || data5 === "done" || data5 === "failed")) {
                        return failed(validate_messaging_channel_command_record, instancePath + "/state", "enum", { allowedValues: schema_messaging_channel_command_record.properties.state.enum });
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.result !== void 0 && !validate_shared_5b757b31(data.result, instancePath + "/result")) return passedOn(validate_messaging_channel_command_record, validate_shared_5b757b31);
var valid0 = true;
                      if (valid0) {
                        if (data.reason !== void 0 && !validate_shared_e99a08ac(data.reason, instancePath + "/reason")) return passedOn(validate_messaging_channel_command_record, validate_shared_e99a08ac);
var valid0 = true;
                        if (valid0) {
                          if (data.code !== void 0 && !validate_messaging_channel_refusal_code(data.code, instancePath + "/code")) return passedOn(validate_messaging_channel_command_record, validate_messaging_channel_refusal_code);
var valid0 = true;
                          if (valid0) {
                            if (data.created_at !== void 0 && !validate_common_timestamp(data.created_at, instancePath + "/created_at")) return passedOn(validate_messaging_channel_command_record, validate_common_timestamp);
var valid0 = true;
                            if (valid0) {
                              if (data.expires_at !== void 0 && !validate_common_timestamp(data.expires_at, instancePath + "/expires_at")) return passedOn(validate_messaging_channel_command_record, validate_common_timestamp);
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
      return failed(validate_messaging_channel_command_record, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_channel_command_record.errors = vErrors;
  return errors === 0;
}
var channel_events = validate_messaging_channel_event_record;
var pattern_60d9abf3 = new RegExp("^[a-z0-9_]+(\\.[a-z0-9_]+)*$", "u");
function validate_messaging_channel_event_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","instance_id","type","payload","created_at","sequence"])) {
        return failed(validate_messaging_channel_event_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "instance_id" || key0 === "type" || key0 === "payload" || key0 === "created_at" || key0 === "sequence")) {
            return failed(validate_messaging_channel_event_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && !validate_common_id(data.id, instancePath + "/id")) return passedOn(validate_messaging_channel_event_record, validate_common_id);
var valid0 = true;
          if (valid0) {
            if (data.instance_id !== void 0 && !validate_common_id(data.instance_id, instancePath + "/instance_id")) return passedOn(validate_messaging_channel_event_record, validate_common_id);
var valid0 = true;
            if (valid0) {
              if (data.type !== void 0) {
                let data2 = data.type;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (func_7a031813(data2) > 100) {
                      return failed(validate_messaging_channel_event_record, instancePath + "/type", "maxLength", { limit: 100 });
                    } else {
                      if (!pattern_60d9abf3.test(data2)) {
                        return failed(validate_messaging_channel_event_record, instancePath + "/type", "pattern", { pattern: pattern_60d9abf3.source });
                      }
                    }
                  } else {
                    return failed(validate_messaging_channel_event_record, instancePath + "/type", "type", { type: "string" });
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.payload !== void 0) {
                  const _errs6 = errors;
                  if (typeof data.payload !== "string") {
                    return failed(validate_messaging_channel_event_record, instancePath + "/payload", "type", { type: "string" });
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.created_at !== void 0 && !validate_common_timestamp(data.created_at, instancePath + "/created_at")) return passedOn(validate_messaging_channel_event_record, validate_common_timestamp);
var valid0 = true;
                  if (valid0) {
                    if (data.sequence !== void 0 && !validate_shared_263b359e(data.sequence, instancePath + "/sequence")) return passedOn(validate_messaging_channel_event_record, validate_shared_263b359e);
var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_channel_event_record, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_channel_event_record.errors = vErrors;
  return errors === 0;
}
var messaging_numbers = validate_messaging_messaging_number_record;
var schema_messaging_messaging_number_record = {"properties":{"name":{"enum":["sequence"]}}};
function validate_messaging_messaging_number_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, names_a1d88769)) {
        return failed(validate_messaging_messaging_number_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "value")) {
            return failed(validate_messaging_messaging_number_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            const _errs2 = errors;
            if (!(data.name === "sequence")) {
              return failed(validate_messaging_messaging_number_record, instancePath + "/name", "enum", { allowedValues: schema_messaging_messaging_number_record.properties.name.enum });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.value !== void 0 && !validate_shared_db94c39f(data.value, instancePath + "/value")) return passedOn(validate_messaging_messaging_number_record, validate_shared_db94c39f);
var valid0 = true;
          }
        }
      }
    } else {
      return failed(validate_messaging_messaging_number_record, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_messaging_number_record.errors = vErrors;
  return errors === 0;
}
var request_log = validate_requests_request_log_record;
var schema_requests_request_log_record = {"properties":{"id":0,"at":0,"key_id":0,"operation":0,"method":0,"path":0,"status":0,"error":0,"duration_us":0,"request_id":0,"network":0,"parameters":0}};
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
var schema_shared_e9e5ecf6 = {"enum":["GET","HEAD","POST","PUT","PATCH","DELETE"]};
function validate_shared_e9e5ecf6(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "GET" || data === "HEAD" || data === "POST" || data === "PUT" || data === "PATCH" || data === "DELETE")) {
    return failed(validate_shared_e9e5ecf6, instancePath, "enum", { allowedValues: schema_shared_e9e5ecf6.enum });
  }
  validate_shared_e9e5ecf6.errors = vErrors;
  return errors === 0;
}
function validate_shared_271d2055(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 300) {
        return failed(validate_shared_271d2055, instancePath, "maxLength", { limit: 300 });
      } else {
        if (func_7a031813(data) < 1) {
          return failed(validate_shared_271d2055, instancePath, "minLength", { limit: 1 });
        }
      }
    } else {
      return failed(validate_shared_271d2055, instancePath, "type", { type: "string" });
    }
  }
  validate_shared_271d2055.errors = vErrors;
  return errors === 0;
}
function validate_shared_e6c23ce7(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    return failed(validate_shared_e6c23ce7, instancePath, "type", { type: "integer" });
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 599 || isNaN(data)) {
        return failed(validate_shared_e6c23ce7, instancePath, "maximum", { comparison: "<=", limit: 599 });
      } else {
        if (data < 100 || isNaN(data)) {
          return failed(validate_shared_e6c23ce7, instancePath, "minimum", { comparison: ">=", limit: 100 });
        }
      }
    }
  }
  validate_shared_e6c23ce7.errors = vErrors;
  return errors === 0;
}
var schema_shared_d7c88c59 = {"type":["string","null"]};
function validate_shared_d7c88c59(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && data !== null) {
    return failed(validate_shared_d7c88c59, instancePath, "type", { type: schema_shared_d7c88c59.type });
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 100) {
        return failed(validate_shared_d7c88c59, instancePath, "maxLength", { limit: 100 });
      }
    }
  }
  validate_shared_d7c88c59.errors = vErrors;
  return errors === 0;
}
var schema_shared_836dc182 = {"additionalProperties":{"type":["string","null"]}};
function validate_shared_836dc182(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      for (const key0 in data) {
        const _errs1 = errors;
        if (errors === _errs1) {
          if (typeof key0 === "string") {
            if (func_7a031813(key0) > 64) {
              const err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, propertyName: key0 };
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
          validate_shared_836dc182.errors = vErrors;
          return false;
          break;
        }
      }
      if (valid0) {
        for (const key1 in data) {
          let data0 = data[key1];
          const _errs4 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            return failed(validate_shared_836dc182, instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: schema_shared_836dc182.additionalProperties.type });
          }
          if (errors === _errs4) {
            if (typeof data0 === "string") {
              if (func_7a031813(data0) > 64) {
                return failed(validate_shared_836dc182, instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 64 });
              }
            }
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
            break;
          }
        }
      }
    } else {
      return failed(validate_shared_836dc182, instancePath, "type", { type: "object" });
    }
  }
  validate_shared_836dc182.errors = vErrors;
  return errors === 0;
}
function validate_requests_request_log_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","at","key_id","operation","method","path","status","error","duration_us","request_id","network","parameters"])) {
        return failed(validate_requests_request_log_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func_191f75b3.call(schema_requests_request_log_record.properties, key0)) {
            return failed(validate_requests_request_log_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && !validate_common_id(data.id, instancePath + "/id")) return passedOn(validate_requests_request_log_record, validate_common_id);
var valid0 = true;
          {
            if (data.at !== void 0 && !validate_common_timestamp(data.at, instancePath + "/at")) return passedOn(validate_requests_request_log_record, validate_common_timestamp);
var valid0 = true;
            {
              if (data.key_id !== void 0 && !validate_shared_710bf2d0(data.key_id, instancePath + "/key_id")) return passedOn(validate_requests_request_log_record, validate_shared_710bf2d0);
var valid0 = true;
              {
                if (data.operation !== void 0 && !validate_shared_e73abb96(data.operation, instancePath + "/operation")) return passedOn(validate_requests_request_log_record, validate_shared_e73abb96);
var valid0 = true;
                {
                  if (data.method !== void 0 && !validate_shared_e9e5ecf6(data.method, instancePath + "/method")) return passedOn(validate_requests_request_log_record, validate_shared_e9e5ecf6);
var valid0 = true;
                  {
                    if (data.path !== void 0 && !validate_shared_271d2055(data.path, instancePath + "/path")) return passedOn(validate_requests_request_log_record, validate_shared_271d2055);
var valid0 = true;
                    {
                      if (data.status !== void 0 && !validate_shared_e6c23ce7(data.status, instancePath + "/status")) return passedOn(validate_requests_request_log_record, validate_shared_e6c23ce7);
var valid0 = true;
                      {
                        if (data.error !== void 0 && !validate_shared_d7c88c59(data.error, instancePath + "/error")) return passedOn(validate_requests_request_log_record, validate_shared_d7c88c59);
var valid0 = true;
                        {
                          if (data.duration_us !== void 0 && !validate_shared_db94c39f(data.duration_us, instancePath + "/duration_us")) return passedOn(validate_requests_request_log_record, validate_shared_db94c39f);
var valid0 = true;
                          {
                            if (data.request_id !== void 0 && !validate_shared_91462ce4(data.request_id, instancePath + "/request_id")) return passedOn(validate_requests_request_log_record, validate_shared_91462ce4);
var valid0 = true;
                            {
                              if (data.network !== void 0 && !validate_shared_7d6df1e8(data.network, instancePath + "/network")) return passedOn(validate_requests_request_log_record, validate_shared_7d6df1e8);
var valid0 = true;
                              {
                                if (data.parameters !== void 0 && !validate_shared_836dc182(data.parameters, instancePath + "/parameters")) return passedOn(validate_requests_request_log_record, validate_shared_836dc182);
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
      return failed(validate_requests_request_log_record, instancePath, "type", { type: "object" });
    }
  }
  validate_requests_request_log_record.errors = vErrors;
  return errors === 0;
}
var usage_counts = validate_requests_usage_count_record;
function validate_requests_usage_count_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["day","key_id","operation","succeeded","client_errors","server_errors","duration_us"])) {
        return failed(validate_requests_usage_count_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "day" || key0 === "key_id" || key0 === "operation" || key0 === "succeeded" || key0 === "client_errors" || key0 === "server_errors" || key0 === "duration_us")) {
            return failed(validate_requests_usage_count_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.day !== void 0 && !validate_links_link_day_name(data.day, instancePath + "/day")) return passedOn(validate_requests_usage_count_record, validate_links_link_day_name);
var valid0 = true;
          {
            if (data.key_id !== void 0 && !validate_shared_710bf2d0(data.key_id, instancePath + "/key_id")) return passedOn(validate_requests_usage_count_record, validate_shared_710bf2d0);
var valid0 = true;
            {
              if (data.operation !== void 0 && !validate_shared_e73abb96(data.operation, instancePath + "/operation")) return passedOn(validate_requests_usage_count_record, validate_shared_e73abb96);
var valid0 = true;
              {
                if (data.succeeded !== void 0 && !validate_shared_db94c39f(data.succeeded, instancePath + "/succeeded")) return passedOn(validate_requests_usage_count_record, validate_shared_db94c39f);
var valid0 = true;
                {
                  if (data.client_errors !== void 0 && !validate_shared_db94c39f(data.client_errors, instancePath + "/client_errors")) return passedOn(validate_requests_usage_count_record, validate_shared_db94c39f);
var valid0 = true;
                  {
                    if (data.server_errors !== void 0 && !validate_shared_db94c39f(data.server_errors, instancePath + "/server_errors")) return passedOn(validate_requests_usage_count_record, validate_shared_db94c39f);
var valid0 = true;
                    {
                      if (data.duration_us !== void 0 && !validate_shared_db94c39f(data.duration_us, instancePath + "/duration_us")) return passedOn(validate_requests_usage_count_record, validate_shared_db94c39f);
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
      return failed(validate_requests_usage_count_record, instancePath, "type", { type: "object" });
    }
  }
  validate_requests_usage_count_record.errors = vErrors;
  return errors === 0;
}
var usage_hours = validate_requests_usage_hour_record;
var pattern_a729b656 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}$", "u");
function validate_common_hour_name(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern_a729b656.test(data)) {
        return failed(validate_common_hour_name, instancePath, "pattern", { pattern: pattern_a729b656.source });
      }
    } else {
      return failed(validate_common_hour_name, instancePath, "type", { type: "string" });
    }
  }
  validate_common_hour_name.errors = vErrors;
  return errors === 0;
}
function validate_requests_usage_hour_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["hour","key_id","operation","succeeded","client_errors","server_errors","duration_us"])) {
        return failed(validate_requests_usage_hour_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "hour" || key0 === "key_id" || key0 === "operation" || key0 === "succeeded" || key0 === "client_errors" || key0 === "server_errors" || key0 === "duration_us")) {
            return failed(validate_requests_usage_hour_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.hour !== void 0 && !validate_common_hour_name(data.hour, instancePath + "/hour")) return passedOn(validate_requests_usage_hour_record, validate_common_hour_name);
var valid0 = true;
          {
            if (data.key_id !== void 0 && !validate_shared_710bf2d0(data.key_id, instancePath + "/key_id")) return passedOn(validate_requests_usage_hour_record, validate_shared_710bf2d0);
var valid0 = true;
            {
              if (data.operation !== void 0 && !validate_shared_e73abb96(data.operation, instancePath + "/operation")) return passedOn(validate_requests_usage_hour_record, validate_shared_e73abb96);
var valid0 = true;
              {
                if (data.succeeded !== void 0 && !validate_shared_db94c39f(data.succeeded, instancePath + "/succeeded")) return passedOn(validate_requests_usage_hour_record, validate_shared_db94c39f);
var valid0 = true;
                {
                  if (data.client_errors !== void 0 && !validate_shared_db94c39f(data.client_errors, instancePath + "/client_errors")) return passedOn(validate_requests_usage_hour_record, validate_shared_db94c39f);
var valid0 = true;
                  {
                    if (data.server_errors !== void 0 && !validate_shared_db94c39f(data.server_errors, instancePath + "/server_errors")) return passedOn(validate_requests_usage_hour_record, validate_shared_db94c39f);
var valid0 = true;
                    {
                      if (data.duration_us !== void 0 && !validate_shared_db94c39f(data.duration_us, instancePath + "/duration_us")) return passedOn(validate_requests_usage_hour_record, validate_shared_db94c39f);
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
      return failed(validate_requests_usage_hour_record, instancePath, "type", { type: "object" });
    }
  }
  validate_requests_usage_hour_record.errors = vErrors;
  return errors === 0;
}
var delivery_hours = validate_webhooks_delivery_hour_record;
function validate_webhooks_delivery_hour_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["hour","kind","succeeded","failed"])) {
        return failed(validate_webhooks_delivery_hour_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "hour" || key0 === "kind" || key0 === "succeeded" || key0 === "failed")) {
            return failed(validate_webhooks_delivery_hour_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.hour !== void 0 && !validate_common_hour_name(data.hour, instancePath + "/hour")) return passedOn(validate_webhooks_delivery_hour_record, validate_common_hour_name);
var valid0 = true;
          if (valid0) {
            if (data.kind !== void 0) {
              let data1 = data.kind;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func_7a031813(data1) > 100) {
                    return failed(validate_webhooks_delivery_hour_record, instancePath + "/kind", "maxLength", { limit: 100 });
                  }
                } else {
                  return failed(validate_webhooks_delivery_hour_record, instancePath + "/kind", "type", { type: "string" });
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.succeeded !== void 0 && !validate_shared_db94c39f(data.succeeded, instancePath + "/succeeded")) return passedOn(validate_webhooks_delivery_hour_record, validate_shared_db94c39f);
var valid0 = true;
              if (valid0) {
                if (data.failed !== void 0 && !validate_shared_db94c39f(data.failed, instancePath + "/failed")) return passedOn(validate_webhooks_delivery_hour_record, validate_shared_db94c39f);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_webhooks_delivery_hour_record, instancePath, "type", { type: "object" });
    }
  }
  validate_webhooks_delivery_hour_record.errors = vErrors;
  return errors === 0;
}
var audit_entries = validate_audit_audit_entry;
var schema_audit_audit_entry = {"properties":{"id":0,"at":0,"actor_type":{"enum":["key","user"]},"actor_id":0,"actor_name":0,"operation":0,"record_id":0,"record_type":0,"record_name":0,"changes":0,"count":0,"first_at":0,"is_partial":0,"session":0,"address":0,"request_id":0}};
var schema_audit_audit_change = {"properties":{"from":{"type":["string","number","boolean","array","null"]},"to":{"type":["string","number","boolean","array","null"]}}};
var schema_shared_2bed4d79 = {"type":["string","number","boolean","null"]};
function validate_shared_2bed4d79(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean" && data !== null) {
    return failed(validate_shared_2bed4d79, instancePath, "type", { type: schema_shared_2bed4d79.type });
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 300) {
        return failed(validate_shared_2bed4d79, instancePath, "maxLength", { limit: 300 });
      }
    }
  }
  validate_shared_2bed4d79.errors = vErrors;
  return errors === 0;
}
function validate_audit_audit_change(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["field","from","to","redacted"])) {
        return failed(validate_audit_audit_change, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "field" || key0 === "from" || key0 === "to" || key0 === "redacted")) {
            return failed(validate_audit_audit_change, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.field !== void 0 && !validate_shared_710bf2d0(data.field, instancePath + "/field")) return passedOn(validate_audit_audit_change, validate_shared_710bf2d0);
var valid0 = true;
          if (valid0) {
            if (data.from !== void 0) {
              let data1 = data.from;
              const _errs3 = errors;
              if (typeof data1 !== "string" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "boolean" && !Array.isArray(data1) && data1 !== null) {
                return failed(validate_audit_audit_change, instancePath + "/from", "type", { type: schema_audit_audit_change.properties.from.type });
              }
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func_7a031813(data1) > 300) {
                    return failed(validate_audit_audit_change, instancePath + "/from", "maxLength", { limit: 300 });
                  }
                }
                if (errors === _errs3) {
                  if (Array.isArray(data1)) {
                    if (data1.length > 50) {
                      return failed(validate_audit_audit_change, instancePath + "/from", "maxItems", { limit: 50 });
                    } else {
                      var valid1 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        if (!validate_shared_2bed4d79(data1[i0], instancePath + "/from/" + i0)) return passedOn(validate_audit_audit_change, validate_shared_2bed4d79);
var valid1 = true;
                        if (!valid1) {
                          break;
                        }
                      }
                    }
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.to !== void 0) {
                let data3 = data.to;
                const _errs6 = errors;
                if (typeof data3 !== "string" && !(typeof data3 == "number" && isFinite(data3)) && typeof data3 !== "boolean" && !Array.isArray(data3) && data3 !== null) {
                  return failed(validate_audit_audit_change, instancePath + "/to", "type", { type: schema_audit_audit_change.properties.to.type });
                }
                if (errors === _errs6) {
                  if (typeof data3 === "string") {
                    if (func_7a031813(data3) > 300) {
                      return failed(validate_audit_audit_change, instancePath + "/to", "maxLength", { limit: 300 });
                    }
                  }
                  if (errors === _errs6) {
                    if (Array.isArray(data3)) {
                      if (data3.length > 100) {
                        return failed(validate_audit_audit_change, instancePath + "/to", "maxItems", { limit: 100 });
                      } else {
                        var valid2 = true;
                        const len1 = data3.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          if (!validate_shared_2bed4d79(data3[i1], instancePath + "/to/" + i1)) return passedOn(validate_audit_audit_change, validate_shared_2bed4d79);
var valid2 = true;
                          if (!valid2) {
                            break;
                          }
                        }
                      }
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.redacted !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.redacted !== "boolean") {
                    return failed(validate_audit_audit_change, instancePath + "/redacted", "type", { type: "boolean" });
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_audit_audit_change, instancePath, "type", { type: "object" });
    }
  }
  validate_audit_audit_change.errors = vErrors;
  return errors === 0;
}
var schema_shared_33a1db71 = {"type":["string","null"]};
function validate_shared_33a1db71(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && data !== null) {
    return failed(validate_shared_33a1db71, instancePath, "type", { type: schema_shared_33a1db71.type });
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 64) {
        return failed(validate_shared_33a1db71, instancePath, "maxLength", { limit: 64 });
      }
    }
  }
  validate_shared_33a1db71.errors = vErrors;
  return errors === 0;
}
function validate_audit_audit_entry(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","at","actor_type","actor_id","actor_name","operation","record_id","session","address","request_id"])) {
        return failed(validate_audit_audit_entry, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func_191f75b3.call(schema_audit_audit_entry.properties, key0)) {
            return failed(validate_audit_audit_entry, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && !validate_common_id(data.id, instancePath + "/id")) return passedOn(validate_audit_audit_entry, validate_common_id);
var valid0 = true;
          if (valid0) {
            if (data.at !== void 0 && !validate_common_timestamp(data.at, instancePath + "/at")) return passedOn(validate_audit_audit_entry, validate_common_timestamp);
var valid0 = true;
            if (valid0) {
              if (data.actor_type !== void 0) {
                let data2 = data.actor_type;
                const _errs4 = errors;
                if (!(data2 === "key" || data2 === "user")) {
                  return failed(validate_audit_audit_entry, instancePath + "/actor_type", "enum", { allowedValues: schema_audit_audit_entry.properties.actor_type.enum });
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.actor_id !== void 0 && !validate_shared_710bf2d0(data.actor_id, instancePath + "/actor_id")) return passedOn(validate_audit_audit_entry, validate_shared_710bf2d0);
var valid0 = true;
                if (valid0) {
                  if (data.actor_name !== void 0 && !validate_shared_06488635(data.actor_name, instancePath + "/actor_name")) return passedOn(validate_audit_audit_entry, validate_shared_06488635);
var valid0 = true;
                  if (valid0) {
                    if (data.operation !== void 0 && !validate_shared_e73abb96(data.operation, instancePath + "/operation")) return passedOn(validate_audit_audit_entry, validate_shared_e73abb96);
var valid0 = true;
                    if (valid0) {
                      if (data.record_id !== void 0 && !validate_shared_91462ce4(data.record_id, instancePath + "/record_id")) return passedOn(validate_audit_audit_entry, validate_shared_91462ce4);
var valid0 = true;
                      if (valid0) {
                        if (data.record_type !== void 0 && !validate_shared_d7c88c59(data.record_type, instancePath + "/record_type")) return passedOn(validate_audit_audit_entry, validate_shared_d7c88c59);
var valid0 = true;
                        if (valid0) {
                          if (data.record_name !== void 0 && !validate_shared_91462ce4(data.record_name, instancePath + "/record_name")) return passedOn(validate_audit_audit_entry, validate_shared_91462ce4);
var valid0 = true;
                          if (valid0) {
                            if (data.changes !== void 0) {
                              let data9 = data.changes;
                              const _errs11 = errors;
                              if (errors === _errs11) {
                                if (Array.isArray(data9)) {
                                  if (data9.length > 50) {
                                    return failed(validate_audit_audit_entry, instancePath + "/changes", "maxItems", { limit: 50 });
                                  } else {
                                    var valid1 = true;
                                    const len0 = data9.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      if (!validate_audit_audit_change(data9[i0], instancePath + "/changes/" + i0)) return passedOn(validate_audit_audit_entry, validate_audit_audit_change);
var valid1 = true;
                                      if (!valid1) {
                                        break;
                                      }
                                    }
                                  }
                                } else {
                                  return failed(validate_audit_audit_entry, instancePath + "/changes", "type", { type: "array" });
                                }
                              }
                              var valid0 = _errs11 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.count !== void 0) {
                                let data11 = data.count;
                                const _errs14 = errors;
                                if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                  return failed(validate_audit_audit_entry, instancePath + "/count", "type", { type: "integer" });
                                }
                                if (errors === _errs14) {
                                  if (typeof data11 == "number" && isFinite(data11)) {
                                    if (data11 > 9007199254740991 || isNaN(data11)) {
                                      return failed(validate_audit_audit_entry, instancePath + "/count", "maximum", { comparison: "<=", limit: 9007199254740991 });
                                    } else {
                                      if (data11 < 2 || isNaN(data11)) {
                                        return failed(validate_audit_audit_entry, instancePath + "/count", "minimum", { comparison: ">=", limit: 2 });
                                      }
                                    }
                                  }
                                }
                                var valid0 = _errs14 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.first_at !== void 0 && !validate_common_timestamp(data.first_at, instancePath + "/first_at")) return passedOn(validate_audit_audit_entry, validate_common_timestamp);
var valid0 = true;
                                if (valid0) {
                                  if (data.is_partial !== void 0) {
                                    const _errs17 = errors;
                                    if (typeof data.is_partial !== "boolean") {
                                      return failed(validate_audit_audit_entry, instancePath + "/is_partial", "type", { type: "boolean" });
                                    }
                                    var valid0 = _errs17 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.session !== void 0 && !validate_shared_33a1db71(data.session, instancePath + "/session")) return passedOn(validate_audit_audit_entry, validate_shared_33a1db71);
var valid0 = true;
                                    if (valid0) {
                                      if (data.address !== void 0 && !validate_shared_7d6df1e8(data.address, instancePath + "/address")) return passedOn(validate_audit_audit_entry, validate_shared_7d6df1e8);
var valid0 = true;
                                      if (valid0) {
                                        if (data.request_id !== void 0 && !validate_shared_91462ce4(data.request_id, instancePath + "/request_id")) return passedOn(validate_audit_audit_entry, validate_shared_91462ce4);
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
      return failed(validate_audit_audit_entry, instancePath, "type", { type: "object" });
    }
  }
  validate_audit_audit_entry.errors = vErrors;
  return errors === 0;
}
var invitations = validate_invitations_invitation_record;
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
function validate_invitations_invitation_record(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","email","role","digest","sent","invited_by","created_at","expires_at"])) {
        return failed(validate_invitations_invitation_record, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "email" || key0 === "role" || key0 === "digest" || key0 === "sent" || key0 === "invited_by" || key0 === "created_at" || key0 === "expires_at")) {
            return failed(validate_invitations_invitation_record, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0 && !validate_common_id(data.id, instancePath + "/id")) return passedOn(validate_invitations_invitation_record, validate_common_id);
var valid0 = true;
          if (valid0) {
            if (data.email !== void 0 && !validate_shared_83c23108(data.email, instancePath + "/email")) return passedOn(validate_invitations_invitation_record, validate_shared_83c23108);
var valid0 = true;
            if (valid0) {
              if (data.role !== void 0 && !validate_people_role(data.role, instancePath + "/role")) return passedOn(validate_invitations_invitation_record, validate_people_role);
var valid0 = true;
              if (valid0) {
                if (data.digest !== void 0 && !validate_shared_c2985f93(data.digest, instancePath + "/digest")) return passedOn(validate_invitations_invitation_record, validate_shared_c2985f93);
var valid0 = true;
                if (valid0) {
                  if (data.sent !== void 0) {
                    const _errs6 = errors;
                    if (typeof data.sent !== "boolean") {
                      return failed(validate_invitations_invitation_record, instancePath + "/sent", "type", { type: "boolean" });
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.invited_by !== void 0 && !validate_shared_91462ce4(data.invited_by, instancePath + "/invited_by")) return passedOn(validate_invitations_invitation_record, validate_shared_91462ce4);
var valid0 = true;
                    if (valid0) {
                      if (data.created_at !== void 0 && !validate_common_timestamp(data.created_at, instancePath + "/created_at")) return passedOn(validate_invitations_invitation_record, validate_common_timestamp);
var valid0 = true;
                      if (valid0) {
                        if (data.expires_at !== void 0 && !validate_common_timestamp(data.expires_at, instancePath + "/expires_at")) return passedOn(validate_invitations_invitation_record, validate_common_timestamp);
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
      return failed(validate_invitations_invitation_record, instancePath, "type", { type: "object" });
    }
  }
  validate_invitations_invitation_record.errors = vErrors;
  return errors === 0;
}
export {
  DataFile,
  accounts,
  audit_entries,
  automation_endpoints,
  automation_events,
  automation_numbers,
  automation_refusals,
  automation_requests,
  automation_types,
  channel_commands,
  channel_events,
  chat_groups,
  chats,
  contacts,
  delivery_hours,
  idempotent_requests,
  instances,
  invitations,
  items,
  keys,
  link_clicks,
  link_days,
  link_quarantines,
  link_recorders,
  link_salts,
  link_visitors,
  links,
  media,
  memberships,
  messages,
  messaging_numbers,
  models,
  purchases,
  request_log,
  sessions,
  usage_counts,
  usage_hours,
  users,
  webhook_deliveries,
  webhook_endpoints,
  webhook_events,
  workspaces
};
