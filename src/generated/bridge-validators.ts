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
const names_b0e243d3 = ["kind","name","addresses"];
const names_10126d14 = ["type","address"];
const names_d89812bb = ["kind","text"];
const names_2581e4a7 = ["command","result"];
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

// <stdin>
var BridgeContactContent = validate_messaging_bridge_contact_content;
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
function validate_messaging_bridge_contact_content(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, names_b0e243d3)) {
        return failed(validate_messaging_bridge_contact_content, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "name" || key0 === "addresses")) {
            return failed(validate_messaging_bridge_contact_content, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("contact" !== data.kind) {
              return failed(validate_messaging_bridge_contact_content, instancePath + "/kind", "const", { allowedValue: "contact" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== void 0) {
              const _errs3 = errors;
              if (typeof data.name !== "string") {
                return failed(validate_messaging_bridge_contact_content, instancePath + "/name", "type", { type: "string" });
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.addresses !== void 0 && !validate_shared_d7a19ad6(data.addresses, instancePath + "/addresses")) return passedOn(validate_messaging_bridge_contact_content, validate_shared_d7a19ad6);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_bridge_contact_content, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_contact_content.errors = vErrors;
  return errors === 0;
}
var BridgeEventClosed = validate_messaging_bridge_event_closed;
function validate_shared_6a176261(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (typeof data !== "boolean") {
    const err0 = faultOf(instancePath, "type", { type: "boolean" });
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data !== null) {
      const err1 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
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
    validate_shared_6a176261.errors = vErrors;
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
  validate_shared_6a176261.errors = vErrors;
  return errors === 0;
}
function validate_messaging_bridge_event_closed(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["type","reason","retry"])) {
        return failed(validate_messaging_bridge_event_closed, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "reason" || key0 === "retry" || key0 === "logged_out")) {
            return failed(validate_messaging_bridge_event_closed, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("closed" !== data.type) {
              return failed(validate_messaging_bridge_event_closed, instancePath + "/type", "const", { allowedValue: "closed" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.reason !== void 0) {
              const _errs3 = errors;
              if (typeof data.reason !== "string") {
                return failed(validate_messaging_bridge_event_closed, instancePath + "/reason", "type", { type: "string" });
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.retry !== void 0) {
                const _errs5 = errors;
                if (typeof data.retry !== "boolean") {
                  return failed(validate_messaging_bridge_event_closed, instancePath + "/retry", "type", { type: "boolean" });
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.logged_out !== void 0 && !validate_shared_6a176261(data.logged_out, instancePath + "/logged_out")) return passedOn(validate_messaging_bridge_event_closed, validate_shared_6a176261);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_bridge_event_closed, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_event_closed.errors = vErrors;
  return errors === 0;
}
var BridgeEventContact = validate_messaging_bridge_event_contact;
var func_7a031813 = require_ucs2length().default;
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
function validate_shared_f090cb61(data, instancePath = "") {
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
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data !== null) {
      const err1 = faultOf(instancePath, "type", { type: "null" });
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
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
    validate_shared_f090cb61.errors = vErrors;
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
  validate_shared_f090cb61.errors = vErrors;
  return errors === 0;
}
var pattern_739aa6ff = new RegExp("^(?!\\.{1,2}$)[A-Za-z0-9_.-]{1,200}$", "u");
function validate_messaging_bridge_file(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.ref === void 0 && (missing0 = "ref")) {
        return failed(validate_messaging_bridge_file, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ref" || key0 === "name")) {
            return failed(validate_messaging_bridge_file, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ref !== void 0) {
            let data0 = data.ref;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (!pattern_739aa6ff.test(data0)) {
                  return failed(validate_messaging_bridge_file, instancePath + "/ref", "pattern", { pattern: pattern_739aa6ff.source });
                }
              } else {
                return failed(validate_messaging_bridge_file, instancePath + "/ref", "type", { type: "string" });
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== void 0 && !validate_shared_f090cb61(data.name, instancePath + "/name")) return passedOn(validate_messaging_bridge_file, validate_shared_f090cb61);
var valid0 = true;
          }
        }
      }
    } else {
      return failed(validate_messaging_bridge_file, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_file.errors = vErrors;
  return errors === 0;
}
function validate_shared_9690e7ed(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate_messaging_bridge_file(data, instancePath)) {
    vErrors = joined(vErrors, validate_messaging_bridge_file.errors);
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
    validate_shared_9690e7ed.errors = vErrors;
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
  validate_shared_9690e7ed.errors = vErrors;
  return errors === 0;
}
function validate_messaging_bridge_event_contact(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, names_10126d14)) {
        return failed(validate_messaging_bridge_event_contact, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "address" || key0 === "name" || key0 === "picture")) {
            return failed(validate_messaging_bridge_event_contact, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("contact" !== data.type) {
              return failed(validate_messaging_bridge_event_contact, instancePath + "/type", "const", { allowedValue: "contact" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.address !== void 0 && !validate_messaging_channel_address(data.address, instancePath + "/address")) return passedOn(validate_messaging_bridge_event_contact, validate_messaging_channel_address);
var valid0 = true;
            if (valid0) {
              if (data.name !== void 0 && !validate_shared_f090cb61(data.name, instancePath + "/name")) return passedOn(validate_messaging_bridge_event_contact, validate_shared_f090cb61);
var valid0 = true;
              if (valid0) {
                if (data.picture !== void 0 && !validate_shared_9690e7ed(data.picture, instancePath + "/picture")) return passedOn(validate_messaging_bridge_event_contact, validate_shared_9690e7ed);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_bridge_event_contact, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_event_contact.errors = vErrors;
  return errors === 0;
}
var BridgeEventDeleted = validate_messaging_bridge_event_deleted;
var pattern_3205785b = new RegExp("^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "u");
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
function validate_messaging_bridge_event_deleted(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["type","external_id","at"])) {
        return failed(validate_messaging_bridge_event_deleted, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "external_id" || key0 === "chat" || key0 === "at")) {
            return failed(validate_messaging_bridge_event_deleted, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("deleted" !== data.type) {
              return failed(validate_messaging_bridge_event_deleted, instancePath + "/type", "const", { allowedValue: "deleted" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.external_id !== void 0 && !validate_shared_bbe3f5e8(data.external_id, instancePath + "/external_id")) return passedOn(validate_messaging_bridge_event_deleted, validate_shared_bbe3f5e8);
var valid0 = true;
            if (valid0) {
              if (data.chat !== void 0 && !validate_shared_dc9cd1b7(data.chat, instancePath + "/chat")) return passedOn(validate_messaging_bridge_event_deleted, validate_shared_dc9cd1b7);
var valid0 = true;
              if (valid0) {
                if (data.at !== void 0 && !validate_common_timestamp(data.at, instancePath + "/at")) return passedOn(validate_messaging_bridge_event_deleted, validate_common_timestamp);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_bridge_event_deleted, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_event_deleted.errors = vErrors;
  return errors === 0;
}
var BridgeEventEdited = validate_messaging_bridge_event_edited;
function validate_messaging_bridge_text_content(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, names_d89812bb)) {
        return failed(validate_messaging_bridge_text_content, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "text")) {
            return failed(validate_messaging_bridge_text_content, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("text" !== data.kind) {
              return failed(validate_messaging_bridge_text_content, instancePath + "/kind", "const", { allowedValue: "text" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.text !== void 0) {
              const _errs3 = errors;
              if (typeof data.text !== "string") {
                return failed(validate_messaging_bridge_text_content, instancePath + "/text", "type", { type: "string" });
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_bridge_text_content, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_text_content.errors = vErrors;
  return errors === 0;
}
function validate_messaging_bridge_location_content(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["kind","latitude","longitude"])) {
        return failed(validate_messaging_bridge_location_content, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "latitude" || key0 === "longitude" || key0 === "name")) {
            return failed(validate_messaging_bridge_location_content, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("location" !== data.kind) {
              return failed(validate_messaging_bridge_location_content, instancePath + "/kind", "const", { allowedValue: "location" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.latitude !== void 0) {
              let data1 = data.latitude;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && isFinite(data1))) {
                return failed(validate_messaging_bridge_location_content, instancePath + "/latitude", "type", { type: "number" });
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.longitude !== void 0) {
                let data2 = data.longitude;
                const _errs5 = errors;
                if (!(typeof data2 == "number" && isFinite(data2))) {
                  return failed(validate_messaging_bridge_location_content, instancePath + "/longitude", "type", { type: "number" });
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.name !== void 0 && !validate_shared_f090cb61(data.name, instancePath + "/name")) return passedOn(validate_messaging_bridge_location_content, validate_shared_f090cb61);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_bridge_location_content, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_location_content.errors = vErrors;
  return errors === 0;
}
function validate_messaging_bridge_poll_content(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["kind","question","options"])) {
        return failed(validate_messaging_bridge_poll_content, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "question" || key0 === "options" || key0 === "multiple")) {
            return failed(validate_messaging_bridge_poll_content, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("poll" !== data.kind) {
              return failed(validate_messaging_bridge_poll_content, instancePath + "/kind", "const", { allowedValue: "poll" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.question !== void 0) {
              const _errs3 = errors;
              if (typeof data.question !== "string") {
                return failed(validate_messaging_bridge_poll_content, instancePath + "/question", "type", { type: "string" });
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.options !== void 0 && !validate_shared_d7a19ad6(data.options, instancePath + "/options")) return passedOn(validate_messaging_bridge_poll_content, validate_shared_d7a19ad6);
var valid0 = true;
              if (valid0) {
                if (data.multiple !== void 0 && !validate_shared_6a176261(data.multiple, instancePath + "/multiple")) return passedOn(validate_messaging_bridge_poll_content, validate_shared_6a176261);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_bridge_poll_content, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_poll_content.errors = vErrors;
  return errors === 0;
}
function validate_messaging_bridge_media_content(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["kind","file"])) {
        return failed(validate_messaging_bridge_media_content, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "file" || key0 === "caption")) {
            return failed(validate_messaging_bridge_media_content, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("media" !== data.kind) {
              return failed(validate_messaging_bridge_media_content, instancePath + "/kind", "const", { allowedValue: "media" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.file !== void 0 && !validate_messaging_bridge_file(data.file, instancePath + "/file")) return passedOn(validate_messaging_bridge_media_content, validate_messaging_bridge_file);
var valid0 = true;
            if (valid0) {
              if (data.caption !== void 0 && !validate_shared_f090cb61(data.caption, instancePath + "/caption")) return passedOn(validate_messaging_bridge_media_content, validate_shared_f090cb61);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_bridge_media_content, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_media_content.errors = vErrors;
  return errors === 0;
}
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
function validate_messaging_bridge_unknown_content(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind")) {
        return failed(validate_messaging_bridge_unknown_content, instancePath, "required", { missingProperty: missing0 });
      } else {
        if (data.kind !== void 0) {
          if (!validate_shared_efc327da(data.kind, instancePath + "/kind")) {
            vErrors = joined(vErrors, validate_shared_efc327da.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      return failed(validate_messaging_bridge_unknown_content, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_unknown_content.errors = vErrors;
  return errors === 0;
}
function validate_messaging_bridge_content(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate_messaging_bridge_text_content(data, instancePath)) {
    vErrors = joined(vErrors, validate_messaging_bridge_text_content.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate_messaging_bridge_location_content(data, instancePath)) {
      vErrors = joined(vErrors, validate_messaging_bridge_location_content.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate_messaging_bridge_contact_content(data, instancePath)) {
        vErrors = joined(vErrors, validate_messaging_bridge_contact_content.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs4 = errors;
        if (!validate_messaging_bridge_poll_content(data, instancePath)) {
          vErrors = joined(vErrors, validate_messaging_bridge_poll_content.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs4 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs5 = errors;
          if (!validate_messaging_bridge_media_content(data, instancePath)) {
            vErrors = joined(vErrors, validate_messaging_bridge_media_content.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs5 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs6 = errors;
            if (!validate_messaging_bridge_unknown_content(data, instancePath)) {
              vErrors = joined(vErrors, validate_messaging_bridge_unknown_content.errors);
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
    validate_messaging_bridge_content.errors = vErrors;
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
  validate_messaging_bridge_content.errors = vErrors;
  return errors === 0;
}
function validate_messaging_bridge_event_edited(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["type","external_id","content","at"])) {
        return failed(validate_messaging_bridge_event_edited, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "external_id" || key0 === "chat" || key0 === "content" || key0 === "at")) {
            return failed(validate_messaging_bridge_event_edited, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("edited" !== data.type) {
              return failed(validate_messaging_bridge_event_edited, instancePath + "/type", "const", { allowedValue: "edited" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.external_id !== void 0 && !validate_shared_bbe3f5e8(data.external_id, instancePath + "/external_id")) return passedOn(validate_messaging_bridge_event_edited, validate_shared_bbe3f5e8);
var valid0 = true;
            if (valid0) {
              if (data.chat !== void 0 && !validate_shared_dc9cd1b7(data.chat, instancePath + "/chat")) return passedOn(validate_messaging_bridge_event_edited, validate_shared_dc9cd1b7);
var valid0 = true;
              if (valid0) {
                if (data.content !== void 0 && !validate_messaging_bridge_content(data.content, instancePath + "/content")) return passedOn(validate_messaging_bridge_event_edited, validate_messaging_bridge_content);
var valid0 = true;
                if (valid0) {
                  if (data.at !== void 0 && !validate_common_timestamp(data.at, instancePath + "/at")) return passedOn(validate_messaging_bridge_event_edited, validate_common_timestamp);
var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_bridge_event_edited, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_event_edited.errors = vErrors;
  return errors === 0;
}
var BridgeEventGroup = validate_messaging_bridge_event_group;
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
function validate_messaging_bridge_group(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["address","name"])) {
        return failed(validate_messaging_bridge_group, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "name" || key0 === "participants" || key0 === "picture" || key0 === "invite_link")) {
            return failed(validate_messaging_bridge_group, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.address === void 0 || validate_messaging_channel_address(data.address, instancePath + "/address") || (vErrors = joined(vErrors, validate_messaging_channel_address.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.name !== void 0) {
              const _errs3 = errors;
              if (typeof data.name !== "string") {
                return failed(validate_messaging_bridge_group, instancePath + "/name", "type", { type: "string" });
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.participants !== void 0) {
                let data2 = data.participants;
                const _errs5 = errors;
                const _errs6 = errors;
                let valid1 = false;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (Array.isArray(data2)) {
                    if (data2.length > 1024) {
                      const err0 = faultOf(instancePath + "/participants", "maxItems", { limit: 1024 });
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    } else {
                      var valid2 = true;
                      const len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        var valid2 = validate_messaging_participant(data2[i0], instancePath + "/participants/" + i0) || (vErrors = joined(vErrors, validate_messaging_participant.errors), errors = vErrors.length, false);
                        if (!valid2) {
                          break;
                        }
                      }
                    }
                  } else {
                    const err1 = faultOf(instancePath + "/participants", "type", { type: "array" });
                    if (vErrors === null) {
                      vErrors = [err1];
                    } else {
                      vErrors.push(err1);
                    }
                    errors++;
                  }
                }
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const _errs10 = errors;
                  if (data2 !== null) {
                    const err2 = faultOf(instancePath + "/participants", "type", { type: "null" });
                    if (vErrors === null) {
                      vErrors = [err2];
                    } else {
                      vErrors.push(err2);
                    }
                    errors++;
                  }
                  var _valid0 = _errs10 === errors;
                  valid1 = valid1 || _valid0;
                }
                if (!valid1) {
                  const err3 = faultOf(instancePath + "/participants", "anyOf", {});
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                  validate_messaging_bridge_group.errors = vErrors;
                  return false;
                } else {
                  errors = _errs6;
                  if (vErrors !== null) {
                    if (_errs6) {
                      vErrors.length = _errs6;
                    } else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.picture === void 0 || validate_shared_9690e7ed(data.picture, instancePath + "/picture") || (vErrors = joined(vErrors, validate_shared_9690e7ed.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.invite_link === void 0 || validate_shared_bbcf708b(data.invite_link, instancePath + "/invite_link") || (vErrors = joined(vErrors, validate_shared_bbcf708b.errors), errors = vErrors.length, false);
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_bridge_group, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_group.errors = vErrors;
  return errors === 0;
}
function validate_messaging_bridge_event_group(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["type","group"])) {
        return failed(validate_messaging_bridge_event_group, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "group")) {
            return failed(validate_messaging_bridge_event_group, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("group" !== data.type) {
              return failed(validate_messaging_bridge_event_group, instancePath + "/type", "const", { allowedValue: "group" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.group !== void 0 && !validate_messaging_bridge_group(data.group, instancePath + "/group")) return passedOn(validate_messaging_bridge_event_group, validate_messaging_bridge_group);
var valid0 = true;
          }
        }
      }
    } else {
      return failed(validate_messaging_bridge_event_group, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_event_group.errors = vErrors;
  return errors === 0;
}
var BridgeEventLeft = validate_messaging_bridge_event_left;
function validate_messaging_bridge_event_left(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["type","group","at"])) {
        return failed(validate_messaging_bridge_event_left, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "group" || key0 === "at")) {
            return failed(validate_messaging_bridge_event_left, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("left" !== data.type) {
              return failed(validate_messaging_bridge_event_left, instancePath + "/type", "const", { allowedValue: "left" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.group !== void 0 && !validate_messaging_channel_address(data.group, instancePath + "/group")) return passedOn(validate_messaging_bridge_event_left, validate_messaging_channel_address);
var valid0 = true;
            if (valid0) {
              if (data.at !== void 0 && !validate_common_timestamp(data.at, instancePath + "/at")) return passedOn(validate_messaging_bridge_event_left, validate_common_timestamp);
var valid0 = true;
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_bridge_event_left, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_event_left.errors = vErrors;
  return errors === 0;
}
var BridgeEventMemory = validate_messaging_bridge_event_memory;
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
function validate_messaging_bridge_event_memory(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        return failed(validate_messaging_bridge_event_memory, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "memory")) {
            return failed(validate_messaging_bridge_event_memory, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("memory" !== data.type) {
              return failed(validate_messaging_bridge_event_memory, instancePath + "/type", "const", { allowedValue: "memory" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.memory !== void 0 && !validate_shared_5b757b31(data.memory, instancePath + "/memory")) return passedOn(validate_messaging_bridge_event_memory, validate_shared_5b757b31);
var valid0 = true;
          }
        }
      }
    } else {
      return failed(validate_messaging_bridge_event_memory, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_event_memory.errors = vErrors;
  return errors === 0;
}
var BridgeEventMessage = validate_messaging_bridge_event_message;
var schema_messaging_bridge_event_message = {"properties":{"type":0,"external_id":0,"chat":0,"chat_kind":0,"from":0,"from_name":0,"content":0,"reply_to":0,"at":0}};
var func_191f75b3 = Object.prototype.hasOwnProperty;
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
function validate_messaging_bridge_event_message(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["type","external_id","chat","chat_kind","from","content","at"])) {
        return failed(validate_messaging_bridge_event_message, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func_191f75b3.call(schema_messaging_bridge_event_message.properties, key0)) {
            return failed(validate_messaging_bridge_event_message, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("message" !== data.type) {
              return failed(validate_messaging_bridge_event_message, instancePath + "/type", "const", { allowedValue: "message" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.external_id !== void 0 && !validate_shared_bbe3f5e8(data.external_id, instancePath + "/external_id")) return passedOn(validate_messaging_bridge_event_message, validate_shared_bbe3f5e8);
var valid0 = true;
            if (valid0) {
              if (data.chat !== void 0 && !validate_messaging_channel_address(data.chat, instancePath + "/chat")) return passedOn(validate_messaging_bridge_event_message, validate_messaging_channel_address);
var valid0 = true;
              if (valid0) {
                if (data.chat_kind !== void 0 && !validate_shared_5e95b754(data.chat_kind, instancePath + "/chat_kind")) return passedOn(validate_messaging_bridge_event_message, validate_shared_5e95b754);
var valid0 = true;
                if (valid0) {
                  if (data.from !== void 0 && !validate_messaging_channel_address(data.from, instancePath + "/from")) return passedOn(validate_messaging_bridge_event_message, validate_messaging_channel_address);
var valid0 = true;
                  if (valid0) {
                    if (data.from_name !== void 0 && !validate_shared_f090cb61(data.from_name, instancePath + "/from_name")) return passedOn(validate_messaging_bridge_event_message, validate_shared_f090cb61);
var valid0 = true;
                    if (valid0) {
                      if (data.content !== void 0 && !validate_messaging_bridge_content(data.content, instancePath + "/content")) return passedOn(validate_messaging_bridge_event_message, validate_messaging_bridge_content);
var valid0 = true;
                      if (valid0) {
                        if (data.reply_to !== void 0 && !validate_shared_b58c6d85(data.reply_to, instancePath + "/reply_to")) return passedOn(validate_messaging_bridge_event_message, validate_shared_b58c6d85);
var valid0 = true;
                        if (valid0) {
                          if (data.at !== void 0 && !validate_common_timestamp(data.at, instancePath + "/at")) return passedOn(validate_messaging_bridge_event_message, validate_common_timestamp);
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
      return failed(validate_messaging_bridge_event_message, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_event_message.errors = vErrors;
  return errors === 0;
}
var BridgeEventOpen = validate_messaging_bridge_event_open;
function validate_messaging_bridge_event_open(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, names_10126d14)) {
        return failed(validate_messaging_bridge_event_open, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "address")) {
            return failed(validate_messaging_bridge_event_open, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("open" !== data.type) {
              return failed(validate_messaging_bridge_event_open, instancePath + "/type", "const", { allowedValue: "open" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.address !== void 0 && !validate_messaging_channel_address(data.address, instancePath + "/address")) return passedOn(validate_messaging_bridge_event_open, validate_messaging_channel_address);
var valid0 = true;
          }
        }
      }
    } else {
      return failed(validate_messaging_bridge_event_open, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_event_open.errors = vErrors;
  return errors === 0;
}
var BridgeEventPairing = validate_messaging_bridge_event_pairing;
var schema_messaging_bridge_event_pairing = {"properties":{"method":{"enum":["qr","code"]}}};
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
function validate_messaging_bridge_event_pairing(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["type","method","text","expires_at"])) {
        return failed(validate_messaging_bridge_event_pairing, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "method" || key0 === "text" || key0 === "expires_at")) {
            return failed(validate_messaging_bridge_event_pairing, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("pairing" !== data.type) {
              return failed(validate_messaging_bridge_event_pairing, instancePath + "/type", "const", { allowedValue: "pairing" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.method !== void 0) {
              let data1 = data.method;
              const _errs3 = errors;
              if (!(data1 === "qr" || data1 === "code")) {
                return failed(validate_messaging_bridge_event_pairing, instancePath + "/method", "enum", { allowedValues: schema_messaging_bridge_event_pairing.properties.method.enum });
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.text !== void 0 && !validate_shared_5afa96eb(data.text, instancePath + "/text")) return passedOn(validate_messaging_bridge_event_pairing, validate_shared_5afa96eb);
var valid0 = true;
              if (valid0) {
                if (data.expires_at !== void 0 && !validate_common_timestamp(data.expires_at, instancePath + "/expires_at")) return passedOn(validate_messaging_bridge_event_pairing, validate_common_timestamp);
var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_bridge_event_pairing, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_event_pairing.errors = vErrors;
  return errors === 0;
}
var BridgeEventParticipants = validate_messaging_bridge_event_participants;
var schema_shared_a2e751f4 = {"enum":["added","removed","promoted","demoted"]};
function validate_shared_a2e751f4(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "added" || data === "removed" || data === "promoted" || data === "demoted")) {
    return failed(validate_shared_a2e751f4, instancePath, "enum", { allowedValues: schema_shared_a2e751f4.enum });
  }
  validate_shared_a2e751f4.errors = vErrors;
  return errors === 0;
}
function validate_messaging_bridge_event_participants(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["type","group","action","addresses"])) {
        return failed(validate_messaging_bridge_event_participants, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "group" || key0 === "action" || key0 === "addresses")) {
            return failed(validate_messaging_bridge_event_participants, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("participants" !== data.type) {
              return failed(validate_messaging_bridge_event_participants, instancePath + "/type", "const", { allowedValue: "participants" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.group !== void 0 && !validate_messaging_channel_address(data.group, instancePath + "/group")) return passedOn(validate_messaging_bridge_event_participants, validate_messaging_channel_address);
var valid0 = true;
            if (valid0) {
              if (data.action !== void 0 && !validate_shared_a2e751f4(data.action, instancePath + "/action")) return passedOn(validate_messaging_bridge_event_participants, validate_shared_a2e751f4);
var valid0 = true;
              if (valid0) {
                if (data.addresses !== void 0) {
                  let data3 = data.addresses;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (Array.isArray(data3)) {
                      if (data3.length > 1024) {
                        return failed(validate_messaging_bridge_event_participants, instancePath + "/addresses", "maxItems", { limit: 1024 });
                      } else {
                        if (data3.length < 1) {
                          return failed(validate_messaging_bridge_event_participants, instancePath + "/addresses", "minItems", { limit: 1 });
                        } else {
                          var valid1 = true;
                          const len0 = data3.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            if (!validate_messaging_channel_address(data3[i0], instancePath + "/addresses/" + i0)) return passedOn(validate_messaging_bridge_event_participants, validate_messaging_channel_address);
var valid1 = true;
                            if (!valid1) {
                              break;
                            }
                          }
                        }
                      }
                    } else {
                      return failed(validate_messaging_bridge_event_participants, instancePath + "/addresses", "type", { type: "array" });
                    }
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
      return failed(validate_messaging_bridge_event_participants, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_event_participants.errors = vErrors;
  return errors === 0;
}
var BridgeEventReaction = validate_messaging_bridge_event_reaction;
function validate_shared_1b765d40(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func_7a031813(data) > 32) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 32 });
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
    validate_shared_1b765d40.errors = vErrors;
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
  validate_shared_1b765d40.errors = vErrors;
  return errors === 0;
}
function validate_messaging_bridge_event_reaction(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["type","external_id","from","at"])) {
        return failed(validate_messaging_bridge_event_reaction, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "external_id" || key0 === "chat" || key0 === "from" || key0 === "emoji" || key0 === "at")) {
            return failed(validate_messaging_bridge_event_reaction, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("reaction" !== data.type) {
              return failed(validate_messaging_bridge_event_reaction, instancePath + "/type", "const", { allowedValue: "reaction" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.external_id !== void 0 && !validate_shared_bbe3f5e8(data.external_id, instancePath + "/external_id")) return passedOn(validate_messaging_bridge_event_reaction, validate_shared_bbe3f5e8);
var valid0 = true;
            if (valid0) {
              if (data.chat !== void 0 && !validate_shared_dc9cd1b7(data.chat, instancePath + "/chat")) return passedOn(validate_messaging_bridge_event_reaction, validate_shared_dc9cd1b7);
var valid0 = true;
              if (valid0) {
                if (data.from !== void 0 && !validate_messaging_channel_address(data.from, instancePath + "/from")) return passedOn(validate_messaging_bridge_event_reaction, validate_messaging_channel_address);
var valid0 = true;
                if (valid0) {
                  if (data.emoji !== void 0 && !validate_shared_1b765d40(data.emoji, instancePath + "/emoji")) return passedOn(validate_messaging_bridge_event_reaction, validate_shared_1b765d40);
var valid0 = true;
                  if (valid0) {
                    if (data.at !== void 0 && !validate_common_timestamp(data.at, instancePath + "/at")) return passedOn(validate_messaging_bridge_event_reaction, validate_common_timestamp);
var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_bridge_event_reaction, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_event_reaction.errors = vErrors;
  return errors === 0;
}
var BridgeEventStatus = validate_messaging_bridge_event_status;
var schema_messaging_bridge_event_status = {"properties":{"state":{"enum":["sent","delivered","read","failed"]}}};
function validate_messaging_bridge_event_status(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["type","external_id","state","at"])) {
        return failed(validate_messaging_bridge_event_status, instancePath, "required", { missingProperty: missing0 });
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "external_id" || key0 === "chat" || key0 === "state" || key0 === "at" || key0 === "reason")) {
            return failed(validate_messaging_bridge_event_status, instancePath, "additionalProperties", { additionalProperty: key0 });
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("status" !== data.type) {
              return failed(validate_messaging_bridge_event_status, instancePath + "/type", "const", { allowedValue: "status" });
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.external_id !== void 0 && !validate_shared_bbe3f5e8(data.external_id, instancePath + "/external_id")) return passedOn(validate_messaging_bridge_event_status, validate_shared_bbe3f5e8);
var valid0 = true;
            if (valid0) {
              if (data.chat !== void 0 && !validate_shared_dc9cd1b7(data.chat, instancePath + "/chat")) return passedOn(validate_messaging_bridge_event_status, validate_shared_dc9cd1b7);
var valid0 = true;
              if (valid0) {
                if (data.state !== void 0) {
                  let data3 = data.state;
                  const _errs5 = errors;
                  if (!(data3 === "sent" || data3 === "delivered" || data3 === "read" || data3 === "failed")) {
                    return failed(validate_messaging_bridge_event_status, instancePath + "/state", "enum", { allowedValues: schema_messaging_bridge_event_status.properties.state.enum });
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.at !== void 0 && !validate_common_timestamp(data.at, instancePath + "/at")) return passedOn(validate_messaging_bridge_event_status, validate_common_timestamp);
var valid0 = true;
                  if (valid0) {
                    if (data.reason !== void 0 && !validate_shared_f090cb61(data.reason, instancePath + "/reason")) return passedOn(validate_messaging_bridge_event_status, validate_shared_f090cb61);
var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      return failed(validate_messaging_bridge_event_status, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_event_status.errors = vErrors;
  return errors === 0;
}
var BridgeFile = validate_messaging_bridge_file;
var BridgeGroup = validate_messaging_bridge_group;
var BridgeLocationContent = validate_messaging_bridge_location_content;
var BridgeMediaContent = validate_messaging_bridge_media_content;
var BridgePerformed = validate_messaging_bridge_performed;
var schema_messaging_bridge_performed = {"anyOf":{"4":{"properties":{"command":{"enum":["message.edit","message.delete","message.react","chat.read","chat.typing","group.rename","group.picture","group.add","group.remove","group.promote","group.demote","group.leave","contact.block","contact.unblock"]}}}}};
function validate_shared_64a52fd4(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if ("group.create" !== data) {
    return failed(validate_shared_64a52fd4, instancePath, "const", { allowedValue: "group.create" });
  }
  validate_shared_64a52fd4.errors = vErrors;
  return errors === 0;
}
function validate_messaging_bridge_made_group(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address")) {
        return failed(validate_messaging_bridge_made_group, instancePath, "required", { missingProperty: missing0 });
      } else {
        if (data.address !== void 0) {
          if (!validate_messaging_channel_address(data.address, instancePath + "/address")) {
            vErrors = joined(vErrors, validate_messaging_channel_address.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      return failed(validate_messaging_bridge_made_group, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_made_group.errors = vErrors;
  return errors === 0;
}
function validate_shared_b1be67c9(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if ("group.invite" !== data) {
    return failed(validate_shared_b1be67c9, instancePath, "const", { allowedValue: "group.invite" });
  }
  validate_shared_b1be67c9.errors = vErrors;
  return errors === 0;
}
function validate_shared_82fed3d5(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if ("contact.check" !== data) {
    return failed(validate_shared_82fed3d5, instancePath, "const", { allowedValue: "contact.check" });
  }
  validate_shared_82fed3d5.errors = vErrors;
  return errors === 0;
}
function validate_shared_60b03db8(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if ("contact.picture" !== data) {
    return failed(validate_shared_60b03db8, instancePath, "const", { allowedValue: "contact.picture" });
  }
  validate_shared_60b03db8.errors = vErrors;
  return errors === 0;
}
function validate_messaging_bridge_performed(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, names_2581e4a7)) {
        const err0 = faultOf(instancePath, "required", { missingProperty: missing0 });
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        const _errs3 = errors;
        for (const key0 in data) {
          if (!(key0 === "command" || key0 === "result")) {
            const err1 = faultOf(instancePath, "additionalProperties", { additionalProperty: key0 });
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
            break;
          }
        }
        if (_errs3 === errors) {
          var valid1 = data.command === void 0 || validate_shared_64a52fd4(data.command, instancePath + "/command") || (vErrors = joined(vErrors, validate_shared_64a52fd4.errors), errors = vErrors.length, false);
          if (valid1) {
            var valid1 = data.result === void 0 || validate_messaging_bridge_made_group(data.result, instancePath + "/result") || (vErrors = joined(vErrors, validate_messaging_bridge_made_group.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      const err2 = faultOf(instancePath, "type", { type: "object" });
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
    const _errs6 = errors;
    if (errors === _errs6) {
      if (isRecord(data)) {
        let missing1;
        if (missing1 = missingOf(data, names_2581e4a7)) {
          const err3 = faultOf(instancePath, "required", { missingProperty: missing1 });
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        } else {
          const _errs8 = errors;
          for (const key1 in data) {
            if (!(key1 === "command" || key1 === "result")) {
              const err4 = faultOf(instancePath, "additionalProperties", { additionalProperty: key1 });
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
              break;
            }
          }
          if (_errs8 === errors) {
            var valid2 = data.command === void 0 || validate_shared_b1be67c9(data.command, instancePath + "/command") || (vErrors = joined(vErrors, validate_shared_b1be67c9.errors), errors = vErrors.length, false);
            if (valid2) {
              if (data.result !== void 0) {
                let data3 = data.result;
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (isRecord(data3)) {
                    let missing2;
                    if (data3.link === void 0 && (missing2 = "link")) {
                      const err5 = faultOf(instancePath + "/result", "required", { missingProperty: missing2 });
                      if (vErrors === null) {
                        vErrors = [err5];
                      } else {
                        vErrors.push(err5);
                      }
                      errors++;
                    } else {
                      if (data3.link !== void 0) {
                        if (!validate_common_url(data3.link, instancePath + "/result/link")) {
                          vErrors = joined(vErrors, validate_common_url.errors);
                          errors = vErrors.length;
                        }
                      }
                    }
                  } else {
                    const err6 = faultOf(instancePath + "/result", "type", { type: "object" });
                    if (vErrors === null) {
                      vErrors = [err6];
                    } else {
                      vErrors.push(err6);
                    }
                    errors++;
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
        const err7 = faultOf(instancePath, "type", { type: "object" });
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    var _valid0 = _errs6 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs14 = errors;
      if (errors === _errs14) {
        if (isRecord(data)) {
          let missing3;
          if (missing3 = missingOf(data, names_2581e4a7)) {
            const err8 = faultOf(instancePath, "required", { missingProperty: missing3 });
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          } else {
            const _errs16 = errors;
            for (const key2 in data) {
              if (!(key2 === "command" || key2 === "result")) {
                const err9 = faultOf(instancePath, "additionalProperties", { additionalProperty: key2 });
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
                break;
              }
            }
            if (_errs16 === errors) {
              var valid4 = data.command === void 0 || validate_shared_82fed3d5(data.command, instancePath + "/command") || (vErrors = joined(vErrors, validate_shared_82fed3d5.errors), errors = vErrors.length, false);
              if (valid4) {
                if (data.result !== void 0) {
                  let data6 = data.result;
                  const _errs18 = errors;
                  if (errors === _errs18) {
                    if (isRecord(data6)) {
                      let missing4;
                      if (data6.found === void 0 && (missing4 = "found")) {
                        const err10 = faultOf(instancePath + "/result", "required", { missingProperty: missing4 });
                        if (vErrors === null) {
                          vErrors = [err10];
                        } else {
                          vErrors.push(err10);
                        }
                        errors++;
                      } else {
                        if (data6.found !== void 0) {
                          let data7 = data6.found;
                          const _errs21 = errors;
                          if (errors === _errs21) {
                            if (Array.isArray(data7)) {
                              if (data7.length > 1024) {
                                const err11 = faultOf(instancePath + "/result/found", "maxItems", { limit: 1024 });
                                if (vErrors === null) {
                                  vErrors = [err11];
                                } else {
                                  vErrors.push(err11);
                                }
                                errors++;
                              } else {
                                var valid6 = true;
                                const len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let data8 = data7[i0];
                                  const _errs23 = errors;
                                  if (errors === _errs23) {
                                    if (isRecord(data8)) {
                                      let missing5;
                                      if (missing5 = missingOf(data8, ["address","exists"])) {
                                        const err12 = faultOf(instancePath + "/result/found/" + i0, "required", { missingProperty: missing5 });
                                        if (vErrors === null) {
                                          vErrors = [err12];
                                        } else {
                                          vErrors.push(err12);
                                        }
                                        errors++;
                                      } else {
                                        var valid7 = data8.address === void 0 || validate_messaging_channel_address(data8.address, instancePath + "/result/found/" + i0 + "/address") || (vErrors = joined(vErrors, validate_messaging_channel_address.errors), errors = vErrors.length, false);
                                        if (valid7) {
                                          if (data8.exists !== void 0) {
                                            const _errs27 = errors;
                                            if (typeof data8.exists !== "boolean") {
                                              const err13 = faultOf(instancePath + "/result/found/" + i0 + "/exists", "type", { type: "boolean" });
                                              if (vErrors === null) {
                                                vErrors = [err13];
                                              } else {
                                                vErrors.push(err13);
                                              }
                                              errors++;
                                            }
                                            var valid7 = _errs27 === errors;
                                          } else {
                                            var valid7 = true;
                                          }
                                          if (valid7) {
                                            var valid7 = data8.canonical === void 0 || validate_shared_dc9cd1b7(data8.canonical, instancePath + "/result/found/" + i0 + "/canonical") || (vErrors = joined(vErrors, validate_shared_dc9cd1b7.errors), errors = vErrors.length, false);
                                          }
                                        }
                                      }
                                    } else {
                                      const err14 = faultOf(instancePath + "/result/found/" + i0, "type", { type: "object" });
                                      if (vErrors === null) {
                                        vErrors = [err14];
                                      } else {
                                        vErrors.push(err14);
                                      }
                                      errors++;
                                    }
                                  }
                                  var valid6 = _errs23 === errors;
                                  if (!valid6) {
                                    break;
                                  }
                                }
                              }
                            } else {
                              const err15 = faultOf(instancePath + "/result/found", "type", { type: "array" });
                              if (vErrors === null) {
                                vErrors = [err15];
                              } else {
                                vErrors.push(err15);
                              }
                              errors++;
                            }
                          }
                        }
                      }
                    } else {
                      const err16 = faultOf(instancePath + "/result", "type", { type: "object" });
                      if (vErrors === null) {
                        vErrors = [err16];
                      } else {
                        vErrors.push(err16);
                      }
                      errors++;
                    }
                  }
                  var valid4 = _errs18 === errors;
                } else {
                  var valid4 = true;
                }
              }
            }
          }
        } else {
          const err17 = faultOf(instancePath, "type", { type: "object" });
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
      var _valid0 = _errs14 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs30 = errors;
        if (errors === _errs30) {
          if (isRecord(data)) {
            let missing6;
            if (missing6 = missingOf(data, names_2581e4a7)) {
              const err18 = faultOf(instancePath, "required", { missingProperty: missing6 });
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            } else {
              const _errs32 = errors;
              for (const key3 in data) {
                if (!(key3 === "command" || key3 === "result")) {
                  const err19 = faultOf(instancePath, "additionalProperties", { additionalProperty: key3 });
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                  break;
                }
              }
              if (_errs32 === errors) {
                var valid8 = data.command === void 0 || validate_shared_60b03db8(data.command, instancePath + "/command") || (vErrors = joined(vErrors, validate_shared_60b03db8.errors), errors = vErrors.length, false);
                if (valid8) {
                  if (data.result !== void 0) {
                    let data13 = data.result;
                    const _errs34 = errors;
                    if (errors === _errs34) {
                      if (isRecord(data13)) {
                        if (data13.picture !== void 0) {
                          if (!validate_shared_9690e7ed(data13.picture, instancePath + "/result/picture")) {
                            vErrors = joined(vErrors, validate_shared_9690e7ed.errors);
                            errors = vErrors.length;
                          }
                        }
                      } else {
                        const err20 = faultOf(instancePath + "/result", "type", { type: "object" });
                        if (vErrors === null) {
                          vErrors = [err20];
                        } else {
                          vErrors.push(err20);
                        }
                        errors++;
                      }
                    }
                    var valid8 = _errs34 === errors;
                  } else {
                    var valid8 = true;
                  }
                }
              }
            }
          } else {
            const err21 = faultOf(instancePath, "type", { type: "object" });
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        var _valid0 = _errs30 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs38 = errors;
          if (errors === _errs38) {
            if (isRecord(data)) {
              let missing7;
              if (missing7 = missingOf(data, names_2581e4a7)) {
                const err22 = faultOf(instancePath, "required", { missingProperty: missing7 });
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              } else {
                const _errs40 = errors;
                for (const key4 in data) {
                  if (!(key4 === "command" || key4 === "result")) {
                    const err23 = faultOf(instancePath, "additionalProperties", { additionalProperty: key4 });
                    if (vErrors === null) {
                      vErrors = [err23];
                    } else {
                      vErrors.push(err23);
                    }
                    errors++;
                    break;
                  }
                }
                if (_errs40 === errors) {
                  if (data.command !== void 0) {
                    let data15 = data.command;
                    const _errs41 = errors;
                    if (!(data15 === "message.edit" || data15 === "message.delete" || data15 === "message.react" || data15 === "chat.read" || data15 === "chat.typing" || data15 === "group.rename" || data15 === "group.picture" || data15 === "group.add" || data15 === "group.remove" || data15 === "group.promote" || data15 === "group.demote" || data15 === "group.leave" || data15 === "contact.block" || data15 === "contact.unblock")) {
                      const err24 = faultOf(instancePath + "/command", "enum", { allowedValues: schema_messaging_bridge_performed.anyOf[4].properties.command.enum });
                      if (vErrors === null) {
                        vErrors = [err24];
                      } else {
                        vErrors.push(err24);
                      }
                      errors++;
                    }
                    var valid10 = _errs41 === errors;
                  } else {
                    var valid10 = true;
                  }
                  if (valid10) {
                    if (data.result !== void 0) {
                      const _errs42 = errors;
                      if (data.result !== null) {
                        const err25 = faultOf(instancePath + "/result", "type", { type: "null" });
                        if (vErrors === null) {
                          vErrors = [err25];
                        } else {
                          vErrors.push(err25);
                        }
                        errors++;
                      }
                      var valid10 = _errs42 === errors;
                    } else {
                      var valid10 = true;
                    }
                  }
                }
              }
            } else {
              const err26 = faultOf(instancePath, "type", { type: "object" });
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
          var _valid0 = _errs38 === errors;
          valid0 = valid0 || _valid0;
        }
      }
    }
  }
  if (!valid0) {
    const err27 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
    validate_messaging_bridge_performed.errors = vErrors;
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
  validate_messaging_bridge_performed.errors = vErrors;
  return errors === 0;
}
var BridgePollContent = validate_messaging_bridge_poll_content;
var BridgeSent = validate_messaging_bridge_sent;
function validate_messaging_bridge_sent(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      if (data.external_id !== void 0) {
        if (!validate_shared_b58c6d85(data.external_id, instancePath + "/external_id")) {
          vErrors = joined(vErrors, validate_shared_b58c6d85.errors);
          errors = vErrors.length;
        }
      }
    } else {
      return failed(validate_messaging_bridge_sent, instancePath, "type", { type: "object" });
    }
  }
  validate_messaging_bridge_sent.errors = vErrors;
  return errors === 0;
}
var BridgeTextContent = validate_messaging_bridge_text_content;
var BridgeUnknownContent = validate_messaging_bridge_unknown_content;
var StoredContent = validate_messaging_stored_content;
var pattern_6dc550e1 = new RegExp("^[^\\u0000\\ud800-\\udfff]*$", "u");
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
function validate_messaging_text_content(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (isRecord(data)) {
      let missing0;
      if (missing0 = missingOf(data, names_d89812bb)) {
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
      if (missing0 = missingOf(data, names_b0e243d3)) {
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
export {
  BridgeContactContent,
  BridgeEventClosed,
  BridgeEventContact,
  BridgeEventDeleted,
  BridgeEventEdited,
  BridgeEventGroup,
  BridgeEventLeft,
  BridgeEventMemory,
  BridgeEventMessage,
  BridgeEventOpen,
  BridgeEventPairing,
  BridgeEventParticipants,
  BridgeEventReaction,
  BridgeEventStatus,
  BridgeFile,
  BridgeGroup,
  BridgeLocationContent,
  BridgeMediaContent,
  BridgePerformed,
  BridgePollContent,
  BridgeSent,
  BridgeTextContent,
  BridgeUnknownContent,
  StoredContent
};
