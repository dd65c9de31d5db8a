// @ts-nocheck
// Generated from schemas/ by `npm run generate`. Do not edit.
const missingOf = (data, names) => names.find(name => data[name] === undefined);
const faultOf = (instancePath, keyword, params) => ({ instancePath, keyword, params });
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

// scripts/number-formats.ts
var isDecimal, isPowerOfTwo;
var init_number_formats = __esm({
  "scripts/number-formats.ts"() {
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

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return true;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return false;
        var length, i, keys;
        if (Array.isArray(a)) {
          length = a.length;
          if (length != b.length) return false;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return false;
          return true;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        keys = Object.keys(a);
        length = keys.length;
        if (length !== Object.keys(b).length) return false;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return false;
        }
        return true;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

// <stdin>
var AuditLogRequest = validate21;
var func2 = require_ucs2length().default;
function validate22(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate22.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate22.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        }
      }
    } else {
      validate22.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
function validate24(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 100) {
        validate24.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate24.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        }
      }
    } else {
      validate24.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}
var formats0 = (init_formats(), __toCommonJS(formats_exports))["date-time"];
var pattern0 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$", "u");
function validate28(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern0.test(data)) {
          validate28.errors = [faultOf(instancePath, "pattern", { pattern: "^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$" })];
          return false;
        } else {
          if (!formats0.validate(data)) {
            validate28.errors = [faultOf(instancePath, "format", { format: "date-time" })];
            return false;
          }
        }
      } else {
        validate28.errors = [faultOf(instancePath, "type", { type: "string" })];
        return false;
      }
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}
function validate31(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate31.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 100 || isNaN(data)) {
        validate31.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 100 })];
        return false;
      } else {
        if (data < 1 || isNaN(data)) {
          validate31.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 })];
          return false;
        }
      }
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}
function validate33(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 400) {
        validate33.errors = [faultOf(instancePath, "maxLength", { limit: 400 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate33.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        }
      }
    } else {
      validate33.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate33.errors = vErrors;
  return errors === 0;
}
function validate21(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "actor" || key0 === "operation" || key0 === "record_type" || key0 === "record_id" || key0 === "since" || key0 === "until" || key0 === "limit" || key0 === "cursor")) {
          validate21.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.actor === void 0 || validate22(data.actor, instancePath + "/actor") || (vErrors = joined(vErrors, validate22.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.operation === void 0 || validate24(data.operation, instancePath + "/operation") || (vErrors = joined(vErrors, validate24.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.record_type === void 0 || validate24(data.record_type, instancePath + "/record_type") || (vErrors = joined(vErrors, validate24.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.record_id === void 0 || validate22(data.record_id, instancePath + "/record_id") || (vErrors = joined(vErrors, validate22.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.since === void 0 || validate28(data.since, instancePath + "/since") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.until === void 0 || validate28(data.until, instancePath + "/until") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.limit === void 0 || validate31(data.limit, instancePath + "/limit") || (vErrors = joined(vErrors, validate31.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.cursor === void 0 || validate33(data.cursor, instancePath + "/cursor") || (vErrors = joined(vErrors, validate33.errors), errors = vErrors.length, false);
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate21.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
var AutomationFeedRequest = validate35;
function validate36(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate36.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 9007199254740991 || isNaN(data)) {
        validate36.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 9007199254740991 })];
        return false;
      } else {
        if (data < 0 || isNaN(data)) {
          validate36.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 0 })];
          return false;
        }
      }
    }
  }
  validate36.errors = vErrors;
  return errors === 0;
}
var pattern1 = new RegExp("^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "u");
function validate38(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate38.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate38.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate38.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate38.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}
function validate40(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate40.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 1e3 || isNaN(data)) {
        validate40.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 1e3 })];
        return false;
      } else {
        if (data < 1 || isNaN(data)) {
          validate40.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 })];
          return false;
        }
      }
    }
  }
  validate40.errors = vErrors;
  return errors === 0;
}
function validate35(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "after" || key0 === "type" || key0 === "limit")) {
          validate35.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.after === void 0 || validate36(data.after, instancePath + "/after") || (vErrors = joined(vErrors, validate36.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.type === void 0 || validate38(data.type, instancePath + "/type") || (vErrors = joined(vErrors, validate38.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.limit === void 0 || validate40(data.limit, instancePath + "/limit") || (vErrors = joined(vErrors, validate40.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate35.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate35.errors = vErrors;
  return errors === 0;
}
var AutomationHistoryRequest = validate42;
var schema16 = {"properties":{"endpoint_id":0,"type":0,"state":0,"text":0,"receiver_id":0,"delivery_state":0,"since":0,"until":0,"limit":0,"cursor":0}};
var func10 = Object.prototype.hasOwnProperty;
var pattern2 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
function validate43(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate43.errors = [faultOf(instancePath, "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
        return false;
      }
    } else {
      validate43.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate43.errors = vErrors;
  return errors === 0;
}
var schema18 = {"enum":["scheduled","published","cancelled"]};
function validate46(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate46.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "scheduled" || data === "published" || data === "cancelled")) {
    validate46.errors = [faultOf(instancePath, "enum", { allowedValues: schema18.enum })];
    return false;
  }
  validate46.errors = vErrors;
  return errors === 0;
}
var schema19 = {"enum":["pending","succeeded","failed"]};
function validate49(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate49.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "pending" || data === "succeeded" || data === "failed")) {
    validate49.errors = [faultOf(instancePath, "enum", { allowedValues: schema19.enum })];
    return false;
  }
  validate49.errors = vErrors;
  return errors === 0;
}
var pattern3 = new RegExp("^[^\\u0000\\ud800-\\udfff]*$", "u");
function validate42(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func10.call(schema16.properties, key0)) {
          validate42.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.endpoint_id === void 0 || validate43(data.endpoint_id, instancePath + "/endpoint_id") || (vErrors = joined(vErrors, validate43.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.type === void 0 || validate38(data.type, instancePath + "/type") || (vErrors = joined(vErrors, validate38.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.state === void 0 || validate46(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate46.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.text !== void 0) {
                let data3 = data.text;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data3 === "string") {
                    if (func2(data3) > 200) {
                      validate42.errors = [faultOf(instancePath + "/text", "maxLength", { limit: 200 })];
                      return false;
                    } else {
                      if (func2(data3) < 1) {
                        validate42.errors = [faultOf(instancePath + "/text", "minLength", { limit: 1 })];
                        return false;
                      } else {
                        if (!pattern3.test(data3)) {
                          validate42.errors = [faultOf(instancePath + "/text", "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate42.errors = [faultOf(instancePath + "/text", "type", { type: "string" })];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.receiver_id === void 0 || validate43(data.receiver_id, instancePath + "/receiver_id") || (vErrors = joined(vErrors, validate43.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.delivery_state === void 0 || validate49(data.delivery_state, instancePath + "/delivery_state") || (vErrors = joined(vErrors, validate49.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.since === void 0 || validate28(data.since, instancePath + "/since") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.until === void 0 || validate28(data.until, instancePath + "/until") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.limit === void 0 || validate31(data.limit, instancePath + "/limit") || (vErrors = joined(vErrors, validate31.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.cursor === void 0 || validate22(data.cursor, instancePath + "/cursor") || (vErrors = joined(vErrors, validate22.errors), errors = vErrors.length, false);
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
      validate42.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}
var AutomationSampleListRequest = validate55;
function validate56(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate56.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate56.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate56.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate56.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}
function validate55(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_type === void 0 && (missing0 = "event_type")) {
        validate55.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "event_type")) {
            validate55.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.event_type !== void 0) {
            if (!validate56(data.event_type, instancePath + "/event_type")) {
              vErrors = joined(vErrors, validate56.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate55.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate55.errors = vErrors;
  return errors === 0;
}
var ChangeAutomationEndpointRequest = validate58;
var schema22 = {"properties":{"name":0,"event_type":0,"event_types":0,"event_type_from":0,"repeat_id_from":0,"keep_headers":0,"allow_get":0,"verification":0,"data_schema":0,"response":0,"rate":0,"state":0}};
function validate59(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate59.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate59.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate59.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate59.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate59.errors = vErrors;
  return errors === 0;
}
var func0 = require_equal().default;
function validate62(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        validate62.errors = [faultOf(instancePath, "maxItems", { limit: 100 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          var valid0 = validate38(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate38.errors), errors = vErrors.length, false);
          if (!valid0) {
            break;
          }
        }
        if (valid0) {
          let i1 = data.length;
          let j0;
          if (i1 > 1) {
            outer0:
              for (; i1--; ) {
                for (j0 = i1; j0--; ) {
                  if (func0(data[i1], data[j0])) {
                    validate62.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate62.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate62.errors = vErrors;
  return errors === 0;
}
var pattern6 = new RegExp("^([A-Za-z][A-Za-z0-9-]*|/[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*)?$", "u");
function validate66(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate66.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate66.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern6.test(data)) {
            validate66.errors = [faultOf(instancePath, "pattern", { pattern: "^([A-Za-z][A-Za-z0-9-]*|/[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*)?$" })];
            return false;
          }
        }
      }
    } else {
      validate66.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate66.errors = vErrors;
  return errors === 0;
}
function validate65(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate66(data, instancePath)) {
    vErrors = joined(vErrors, validate66.errors);
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
    validate65.errors = vErrors;
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
  validate65.errors = vErrors;
  return errors === 0;
}
var pattern7 = new RegExp("^[A-Za-z][A-Za-z0-9-]{0,63}$", "u");
function validate70(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        validate70.errors = [faultOf(instancePath, "maxItems", { limit: 20 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0];
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func2(data0) > 100) {
                validate70.errors = [faultOf(instancePath + "/" + i0, "maxLength", { limit: 100 })];
                return false;
              } else {
                if (func2(data0) < 1) {
                  validate70.errors = [faultOf(instancePath + "/" + i0, "minLength", { limit: 1 })];
                  return false;
                } else {
                  if (!pattern7.test(data0)) {
                    validate70.errors = [faultOf(instancePath + "/" + i0, "pattern", { pattern: "^[A-Za-z][A-Za-z0-9-]{0,63}$" })];
                    return false;
                  }
                }
              }
            } else {
              validate70.errors = [faultOf(instancePath + "/" + i0, "type", { type: "string" })];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      validate70.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate70.errors = vErrors;
  return errors === 0;
}
var schema30 = {"enum":["standard_webhooks","github","stripe","shopify","slack","meta","twilio","hmac","basic","header"]};
function validate74(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate74.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "standard_webhooks" || data === "github" || data === "stripe" || data === "shopify" || data === "slack" || data === "meta" || data === "twilio" || data === "hmac" || data === "basic" || data === "header")) {
    validate74.errors = [faultOf(instancePath, "enum", { allowedValues: schema30.enum })];
    return false;
  }
  validate74.errors = vErrors;
  return errors === 0;
}
function validate76(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 500) {
        validate76.errors = [faultOf(instancePath, "maxLength", { limit: 500 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate76.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate76.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate76.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate76.errors = vErrors;
  return errors === 0;
}
var pattern9 = new RegExp("^[A-Za-z0-9-]*$", "u");
function validate78(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 100) {
        validate78.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate78.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern9.test(data)) {
            validate78.errors = [faultOf(instancePath, "pattern", { pattern: "^[A-Za-z0-9-]*$" })];
            return false;
          }
        }
      }
    } else {
      validate78.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate78.errors = vErrors;
  return errors === 0;
}
var schema33 = {"properties":{"algorithm":{"enum":["sha256","sha512","sha1"]},"encoding":{"enum":["hex","base64"]}}};
function validate81(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 64) {
        validate81.errors = [faultOf(instancePath, "maxLength", { limit: 64 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate81.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern7.test(data)) {
            validate81.errors = [faultOf(instancePath, "pattern", { pattern: "^[A-Za-z][A-Za-z0-9-]{0,63}$" })];
            return false;
          }
        }
      }
    } else {
      validate81.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate81.errors = vErrors;
  return errors === 0;
}
var pattern11 = new RegExp("^[\\x20-\\x7e]*$", "u");
function validate80(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.header === void 0 && (missing0 = "header") || data.algorithm === void 0 && (missing0 = "algorithm") || data.encoding === void 0 && (missing0 = "encoding") || data.prefix === void 0 && (missing0 = "prefix") || data.signed === void 0 && (missing0 = "signed")) {
        validate80.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "header" || key0 === "algorithm" || key0 === "encoding" || key0 === "prefix" || key0 === "timestamp_header" || key0 === "signed")) {
            validate80.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.header === void 0 || validate81(data.header, instancePath + "/header") || (vErrors = joined(vErrors, validate81.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.algorithm !== void 0) {
              let data1 = data.algorithm;
              const _errs3 = errors;
              if (typeof data1 !== "string") {
                validate80.errors = [faultOf(instancePath + "/algorithm", "type", { type: "string" })];
                return false;
              }
              if (!(data1 === "sha256" || data1 === "sha512" || data1 === "sha1")) {
                validate80.errors = [faultOf(instancePath + "/algorithm", "enum", { allowedValues: schema33.properties.algorithm.enum })];
                return false;
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
                  validate80.errors = [faultOf(instancePath + "/encoding", "type", { type: "string" })];
                  return false;
                }
                if (!(data2 === "hex" || data2 === "base64")) {
                  validate80.errors = [faultOf(instancePath + "/encoding", "enum", { allowedValues: schema33.properties.encoding.enum })];
                  return false;
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
                      if (func2(data3) > 50) {
                        validate80.errors = [faultOf(instancePath + "/prefix", "maxLength", { limit: 50 })];
                        return false;
                      } else {
                        if (!pattern11.test(data3)) {
                          validate80.errors = [faultOf(instancePath + "/prefix", "pattern", { pattern: "^[\\x20-\\x7e]*$" })];
                          return false;
                        }
                      }
                    } else {
                      validate80.errors = [faultOf(instancePath + "/prefix", "type", { type: "string" })];
                      return false;
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
                    if (!validate81(data4, instancePath + "/timestamp_header")) {
                      vErrors = joined(vErrors, validate81.errors);
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
                      validate80.errors = vErrors;
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
                          if (func2(data5) > 200) {
                            validate80.errors = [faultOf(instancePath + "/signed", "maxLength", { limit: 200 })];
                            return false;
                          } else {
                            if (func2(data5) < 6) {
                              validate80.errors = [faultOf(instancePath + "/signed", "minLength", { limit: 6 })];
                              return false;
                            } else {
                              if (!pattern11.test(data5)) {
                                validate80.errors = [faultOf(instancePath + "/signed", "pattern", { pattern: "^[\\x20-\\x7e]*$" })];
                                return false;
                              }
                            }
                          }
                        } else {
                          validate80.errors = [faultOf(instancePath + "/signed", "type", { type: "string" })];
                          return false;
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
      validate80.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate80.errors = vErrors;
  return errors === 0;
}
function validate73(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scheme === void 0 && (missing0 = "scheme") || data.secret === void 0 && (missing0 = "secret")) {
        validate73.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "scheme" || key0 === "secret" || key0 === "header" || key0 === "hmac")) {
            validate73.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.scheme === void 0 || validate74(data.scheme, instancePath + "/scheme") || (vErrors = joined(vErrors, validate74.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.secret === void 0 || validate76(data.secret, instancePath + "/secret") || (vErrors = joined(vErrors, validate76.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.header === void 0 || validate78(data.header, instancePath + "/header") || (vErrors = joined(vErrors, validate78.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.hmac === void 0 || validate80(data.hmac, instancePath + "/hmac") || (vErrors = joined(vErrors, validate80.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate73.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate73.errors = vErrors;
  return errors === 0;
}
function validate72(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate73(data, instancePath)) {
    vErrors = joined(vErrors, validate73.errors);
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
    validate72.errors = vErrors;
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
  validate72.errors = vErrors;
  return errors === 0;
}
function validate87(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
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
    validate87.errors = vErrors;
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
  validate87.errors = vErrors;
  return errors === 0;
}
var schema38 = {"type":["object","array","string","number","boolean","null"]};
function validate91(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data != "object" && typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean") {
    validate91.errors = [faultOf(instancePath, "type", { type: schema38.type })];
    return false;
  }
  validate91.errors = vErrors;
  return errors === 0;
}
function validate90(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status")) {
        validate90.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "body")) {
            validate90.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.status !== void 0) {
            let data0 = data.status;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate90.errors = [faultOf(instancePath + "/status", "type", { type: "integer" })];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 299 || isNaN(data0)) {
                  validate90.errors = [faultOf(instancePath + "/status", "maximum", { comparison: "<=", limit: 299 })];
                  return false;
                } else {
                  if (data0 < 200 || isNaN(data0)) {
                    validate90.errors = [faultOf(instancePath + "/status", "minimum", { comparison: ">=", limit: 200 })];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.body === void 0 || validate91(data.body, instancePath + "/body") || (vErrors = joined(vErrors, validate91.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate90.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate90.errors = vErrors;
  return errors === 0;
}
function validate89(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate90(data, instancePath)) {
    vErrors = joined(vErrors, validate90.errors);
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
    validate89.errors = vErrors;
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
  validate89.errors = vErrors;
  return errors === 0;
}
function validate95(data, instancePath = "") {
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
    validate95.errors = vErrors;
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
  validate95.errors = vErrors;
  return errors === 0;
}
var schema40 = {"enum":["active","paused"]};
function validate97(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate97.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "active" || data === "paused")) {
    validate97.errors = [faultOf(instancePath, "enum", { allowedValues: schema40.enum })];
    return false;
  }
  validate97.errors = vErrors;
  return errors === 0;
}
function validate58(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func10.call(schema22.properties, key0)) {
          validate58.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.name === void 0 || validate59(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate59.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.event_type === void 0 || validate38(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate38.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.event_types === void 0 || validate62(data.event_types, instancePath + "/event_types") || (vErrors = joined(vErrors, validate62.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.event_type_from === void 0 || validate65(data.event_type_from, instancePath + "/event_type_from") || (vErrors = joined(vErrors, validate65.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.repeat_id_from === void 0 || validate65(data.repeat_id_from, instancePath + "/repeat_id_from") || (vErrors = joined(vErrors, validate65.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.keep_headers === void 0 || validate70(data.keep_headers, instancePath + "/keep_headers") || (vErrors = joined(vErrors, validate70.errors), errors = vErrors.length, false);
                  if (valid0) {
                    if (data.allow_get !== void 0) {
                      const _errs8 = errors;
                      if (typeof data.allow_get !== "boolean") {
                        validate58.errors = [faultOf(instancePath + "/allow_get", "type", { type: "boolean" })];
                        return false;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      var valid0 = data.verification === void 0 || validate72(data.verification, instancePath + "/verification") || (vErrors = joined(vErrors, validate72.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.data_schema === void 0 || validate87(data.data_schema, instancePath + "/data_schema") || (vErrors = joined(vErrors, validate87.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.response === void 0 || validate89(data.response, instancePath + "/response") || (vErrors = joined(vErrors, validate89.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.rate === void 0 || validate95(data.rate, instancePath + "/rate") || (vErrors = joined(vErrors, validate95.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.state === void 0 || validate97(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate97.errors), errors = vErrors.length, false);
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
      validate58.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}
var ChangeAutomationHookRequest = validate99;
function validate101(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate101.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (!pattern1.test(data)) {
          validate101.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
          return false;
        }
      }
    } else {
      validate101.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate101.errors = vErrors;
  return errors === 0;
}
var schema45 = {"properties":{"field":0,"equals":0,"not_equals":0,"one_of":0,"prefix":0,"suffix":0,"contains":0,"exists":0,"min":0,"max":0}};
var pattern14 = new RegExp("^[^.\\u0000\\ud800-\\udfff]+(\\.[^.\\u0000\\ud800-\\udfff]+)*$", "u");
var schema46 = {"type":["string","number","boolean","null"]};
function validate106(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean" && data !== null) {
    validate106.errors = [faultOf(instancePath, "type", { type: schema46.type })];
    return false;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 1e3) {
        validate106.errors = [faultOf(instancePath, "maxLength", { limit: 1e3 })];
        return false;
      } else {
        if (!pattern3.test(data)) {
          validate106.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
          return false;
        }
      }
    }
  }
  validate106.errors = vErrors;
  return errors === 0;
}
function validate110(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 1e3) {
        validate110.errors = [faultOf(instancePath, "maxLength", { limit: 1e3 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate110.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern3.test(data)) {
            validate110.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate110.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate110.errors = vErrors;
  return errors === 0;
}
function validate105(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 2) {
        validate105.errors = [faultOf(instancePath, "minProperties", { limit: 2 })];
        return false;
      } else {
        let missing0;
        if (data.field === void 0 && (missing0 = "field")) {
          validate105.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!func10.call(schema45.properties, key0)) {
              validate105.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
              return false;
              break;
            }
          }
          if (_errs1 === errors) {
            if (data.field !== void 0) {
              let data0 = data.field;
              const _errs2 = errors;
              if (errors === _errs2) {
                if (typeof data0 === "string") {
                  if (func2(data0) > 200) {
                    validate105.errors = [faultOf(instancePath + "/field", "maxLength", { limit: 200 })];
                    return false;
                  } else {
                    if (func2(data0) < 1) {
                      validate105.errors = [faultOf(instancePath + "/field", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern14.test(data0)) {
                        validate105.errors = [faultOf(instancePath + "/field", "pattern", { pattern: "^[^.\\u0000\\ud800-\\udfff]+(\\.[^.\\u0000\\ud800-\\udfff]+)*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate105.errors = [faultOf(instancePath + "/field", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              var valid0 = data.equals === void 0 || validate106(data.equals, instancePath + "/equals") || (vErrors = joined(vErrors, validate106.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.not_equals === void 0 || validate106(data.not_equals, instancePath + "/not_equals") || (vErrors = joined(vErrors, validate106.errors), errors = vErrors.length, false);
                if (valid0) {
                  if (data.one_of !== void 0) {
                    let data3 = data.one_of;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (Array.isArray(data3)) {
                        if (data3.length > 100) {
                          validate105.errors = [faultOf(instancePath + "/one_of", "maxItems", { limit: 100 })];
                          return false;
                        } else {
                          if (data3.length < 1) {
                            validate105.errors = [faultOf(instancePath + "/one_of", "minItems", { limit: 1 })];
                            return false;
                          } else {
                            var valid1 = true;
                            const len0 = data3.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              var valid1 = validate106(data3[i0], instancePath + "/one_of/" + i0) || (vErrors = joined(vErrors, validate106.errors), errors = vErrors.length, false);
                              if (!valid1) {
                                break;
                              }
                            }
                          }
                        }
                      } else {
                        validate105.errors = [faultOf(instancePath + "/one_of", "type", { type: "array" })];
                        return false;
                      }
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    var valid0 = data.prefix === void 0 || validate110(data.prefix, instancePath + "/prefix") || (vErrors = joined(vErrors, validate110.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.suffix === void 0 || validate110(data.suffix, instancePath + "/suffix") || (vErrors = joined(vErrors, validate110.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.contains === void 0 || validate110(data.contains, instancePath + "/contains") || (vErrors = joined(vErrors, validate110.errors), errors = vErrors.length, false);
                        if (valid0) {
                          if (data.exists !== void 0) {
                            const _errs12 = errors;
                            if (typeof data.exists !== "boolean") {
                              validate105.errors = [faultOf(instancePath + "/exists", "type", { type: "boolean" })];
                              return false;
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
                                validate105.errors = [faultOf(instancePath + "/min", "type", { type: "number" })];
                                return false;
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
                                  validate105.errors = [faultOf(instancePath + "/max", "type", { type: "number" })];
                                  return false;
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
      validate105.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate105.errors = vErrors;
  return errors === 0;
}
var wrapper0 = { validate: validate104 };
function validate116(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        validate116.errors = [faultOf(instancePath, "maxItems", { limit: 20 })];
        return false;
      } else {
        if (data.length < 1) {
          validate116.errors = [faultOf(instancePath, "minItems", { limit: 1 })];
          return false;
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
      validate116.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate116.errors = vErrors;
  return errors === 0;
}
function validate115(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1) {
        validate115.errors = [faultOf(instancePath, "minProperties", { limit: 1 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "all" || key0 === "any" || key0 === "not")) {
            validate115.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.all === void 0 || validate116(data.all, instancePath + "/all") || (vErrors = joined(vErrors, validate116.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.any === void 0 || validate116(data.any, instancePath + "/any") || (vErrors = joined(vErrors, validate116.errors), errors = vErrors.length, false);
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
      validate115.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate115.errors = vErrors;
  return errors === 0;
}
function validate104(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate105(data, instancePath)) {
    vErrors = joined(vErrors, validate105.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate115(data, instancePath)) {
      vErrors = joined(vErrors, validate115.errors);
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
    validate104.errors = vErrors;
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
  validate104.errors = vErrors;
  return errors === 0;
}
function validate103(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        validate103.errors = [faultOf(instancePath, "maxItems", { limit: 20 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          var valid0 = validate104(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate104.errors), errors = vErrors.length, false);
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      validate103.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate103.errors = vErrors;
  return errors === 0;
}
var schema50 = {"enum":["all","any"]};
function validate122(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate122.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "all" || data === "any")) {
    validate122.errors = [faultOf(instancePath, "enum", { allowedValues: schema50.enum })];
    return false;
  }
  validate122.errors = vErrors;
  return errors === 0;
}
function validate99(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "state" || key0 === "description" || key0 === "filter" || key0 === "filter_match")) {
          validate99.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.state === void 0 || validate97(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate97.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.description === void 0 || validate101(data.description, instancePath + "/description") || (vErrors = joined(vErrors, validate101.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.filter === void 0 || validate103(data.filter, instancePath + "/filter") || (vErrors = joined(vErrors, validate103.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.filter_match === void 0 || validate122(data.filter_match, instancePath + "/filter_match") || (vErrors = joined(vErrors, validate122.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate99.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate99.errors = vErrors;
  return errors === 0;
}
var ChangeAutomationRouteRequest = validate124;
var schema51 = {"properties":{"name":0,"sources":0,"event_types":0,"filter":0,"filter_match":0,"mapping":0,"event_type":0,"hooks":0,"state":0}};
function validate125(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 100) {
        validate125.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate125.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate125.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate125.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate125.errors = vErrors;
  return errors === 0;
}
function validate128(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate128.errors = [faultOf(instancePath, "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
        return false;
      }
    } else {
      validate128.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate128.errors = vErrors;
  return errors === 0;
}
function validate127(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        validate127.errors = [faultOf(instancePath, "maxItems", { limit: 100 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          var valid0 = validate128(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate128.errors), errors = vErrors.length, false);
          if (!valid0) {
            break;
          }
        }
        if (valid0) {
          let i1 = data.length;
          let j0;
          if (i1 > 1) {
            outer0:
              for (; i1--; ) {
                for (j0 = i1; j0--; ) {
                  if (func0(data[i1], data[j0])) {
                    validate127.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate127.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate127.errors = vErrors;
  return errors === 0;
}
function validate131(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        validate131.errors = [faultOf(instancePath, "maxItems", { limit: 50 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          var valid0 = validate56(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate56.errors), errors = vErrors.length, false);
          if (!valid0) {
            break;
          }
        }
        if (valid0) {
          let i1 = data.length;
          let j0;
          if (i1 > 1) {
            outer0:
              for (; i1--; ) {
                for (j0 = i1; j0--; ) {
                  if (func0(data[i1], data[j0])) {
                    validate131.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate131.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate131.errors = vErrors;
  return errors === 0;
}
function validate136(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func2(data) > 1e4) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 1e4 });
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (func2(data) < 1) {
          const err1 = faultOf(instancePath, "minLength", { limit: 1 });
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        } else {
          if (!pattern3.test(data)) {
            const err2 = faultOf(instancePath, "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" });
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
    validate136.errors = vErrors;
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
  validate136.errors = vErrors;
  return errors === 0;
}
function validate138(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate38(data, instancePath)) {
    vErrors = joined(vErrors, validate38.errors);
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
    validate138.errors = vErrors;
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
  validate138.errors = vErrors;
  return errors === 0;
}
function validate141(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        validate141.errors = [faultOf(instancePath, "maxItems", { limit: 100 })];
        return false;
      } else {
        if (data.length < 1) {
          validate141.errors = [faultOf(instancePath, "minItems", { limit: 1 })];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            var valid0 = validate128(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate128.errors), errors = vErrors.length, false);
            if (!valid0) {
              break;
            }
          }
          if (valid0) {
            let i1 = data.length;
            let j0;
            if (i1 > 1) {
              outer0:
                for (; i1--; ) {
                  for (j0 = i1; j0--; ) {
                    if (func0(data[i1], data[j0])) {
                      validate141.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                      return false;
                      break outer0;
                    }
                  }
                }
            }
          }
        }
      }
    } else {
      validate141.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate141.errors = vErrors;
  return errors === 0;
}
function validate124(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func10.call(schema51.properties, key0)) {
          validate124.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.name === void 0 || validate125(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate125.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.sources === void 0 || validate127(data.sources, instancePath + "/sources") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.event_types === void 0 || validate131(data.event_types, instancePath + "/event_types") || (vErrors = joined(vErrors, validate131.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.filter === void 0 || validate103(data.filter, instancePath + "/filter") || (vErrors = joined(vErrors, validate103.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.filter_match === void 0 || validate122(data.filter_match, instancePath + "/filter_match") || (vErrors = joined(vErrors, validate122.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.mapping === void 0 || validate136(data.mapping, instancePath + "/mapping") || (vErrors = joined(vErrors, validate136.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.event_type === void 0 || validate138(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate138.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.hooks === void 0 || validate141(data.hooks, instancePath + "/hooks") || (vErrors = joined(vErrors, validate141.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.state === void 0 || validate97(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate97.errors), errors = vErrors.length, false);
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
      validate124.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate124.errors = vErrors;
  return errors === 0;
}
var ChangeAutomationSettingsRequest = validate145;
function validate146(data, instancePath = "") {
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
    validate146.errors = vErrors;
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
  validate146.errors = vErrors;
  return errors === 0;
}
function validate145(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "retention_days" || key0 === "registered_types_only")) {
          validate145.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.retention_days === void 0 || validate146(data.retention_days, instancePath + "/retention_days") || (vErrors = joined(vErrors, validate146.errors), errors = vErrors.length, false);
        if (valid0) {
          if (data.registered_types_only !== void 0) {
            const _errs3 = errors;
            if (typeof data.registered_types_only !== "boolean") {
              validate145.errors = [faultOf(instancePath + "/registered_types_only", "type", { type: "boolean" })];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate145.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate145.errors = vErrors;
  return errors === 0;
}
var CreateAutomationEndpointRequest = validate148;
var schema61 = {"properties":{"name":0,"event_type":0,"event_types":0,"event_type_from":0,"repeat_id_from":0,"keep_headers":0,"allow_get":0,"verification":0,"data_schema":0,"response":0,"rate":0}};
function validate148(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.event_type === void 0 && (missing0 = "event_type")) {
        validate148.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func10.call(schema61.properties, key0)) {
            validate148.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.name === void 0 || validate59(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate59.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.event_type === void 0 || validate38(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate38.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.event_types === void 0 || validate62(data.event_types, instancePath + "/event_types") || (vErrors = joined(vErrors, validate62.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.event_type_from === void 0 || validate65(data.event_type_from, instancePath + "/event_type_from") || (vErrors = joined(vErrors, validate65.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.repeat_id_from === void 0 || validate65(data.repeat_id_from, instancePath + "/repeat_id_from") || (vErrors = joined(vErrors, validate65.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.keep_headers === void 0 || validate70(data.keep_headers, instancePath + "/keep_headers") || (vErrors = joined(vErrors, validate70.errors), errors = vErrors.length, false);
                    if (valid0) {
                      if (data.allow_get !== void 0) {
                        const _errs8 = errors;
                        if (typeof data.allow_get !== "boolean") {
                          validate148.errors = [faultOf(instancePath + "/allow_get", "type", { type: "boolean" })];
                          return false;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        var valid0 = data.verification === void 0 || validate72(data.verification, instancePath + "/verification") || (vErrors = joined(vErrors, validate72.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.data_schema === void 0 || validate87(data.data_schema, instancePath + "/data_schema") || (vErrors = joined(vErrors, validate87.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.response === void 0 || validate89(data.response, instancePath + "/response") || (vErrors = joined(vErrors, validate89.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.rate === void 0 || validate95(data.rate, instancePath + "/rate") || (vErrors = joined(vErrors, validate95.errors), errors = vErrors.length, false);
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
      validate148.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate148.errors = vErrors;
  return errors === 0;
}
var CreateAutomationHookRequest = validate159;
var pattern20 = new RegExp("^[^\\u0000-\\u001f\\u007f]*$", "u");
function validate160(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 2048) {
        validate160.errors = [faultOf(instancePath, "maxLength", { limit: 2048 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate160.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern20.test(data)) {
            validate160.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate160.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate160.errors = vErrors;
  return errors === 0;
}
var schema64 = {"enum":["standard","cloudevents","cloudevents_binary","data"]};
function validate163(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate163.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "standard" || data === "cloudevents" || data === "cloudevents_binary" || data === "data")) {
    validate163.errors = [faultOf(instancePath, "enum", { allowedValues: schema64.enum })];
    return false;
  }
  validate163.errors = vErrors;
  return errors === 0;
}
function validate159(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.target_url === void 0 && (missing0 = "target_url") || data.event_type === void 0 && (missing0 = "event_type")) {
        validate159.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "target_url" || key0 === "event_type" || key0 === "format" || key0 === "description" || key0 === "filter" || key0 === "filter_match")) {
            validate159.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.target_url === void 0 || validate160(data.target_url, instancePath + "/target_url") || (vErrors = joined(vErrors, validate160.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.event_type === void 0 || validate56(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate56.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.format === void 0 || validate163(data.format, instancePath + "/format") || (vErrors = joined(vErrors, validate163.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.description === void 0 || validate101(data.description, instancePath + "/description") || (vErrors = joined(vErrors, validate101.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.filter === void 0 || validate103(data.filter, instancePath + "/filter") || (vErrors = joined(vErrors, validate103.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.filter_match === void 0 || validate122(data.filter_match, instancePath + "/filter_match") || (vErrors = joined(vErrors, validate122.errors), errors = vErrors.length, false);
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate159.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate159.errors = vErrors;
  return errors === 0;
}
var CreateAutomationRouteRequest = validate168;
function validate168(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.hooks === void 0 && (missing0 = "hooks")) {
        validate168.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "sources" || key0 === "event_types" || key0 === "filter" || key0 === "filter_match" || key0 === "mapping" || key0 === "event_type" || key0 === "hooks")) {
            validate168.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.name === void 0 || validate125(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate125.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.sources === void 0 || validate127(data.sources, instancePath + "/sources") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.event_types === void 0 || validate131(data.event_types, instancePath + "/event_types") || (vErrors = joined(vErrors, validate131.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.filter === void 0 || validate103(data.filter, instancePath + "/filter") || (vErrors = joined(vErrors, validate103.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.filter_match === void 0 || validate122(data.filter_match, instancePath + "/filter_match") || (vErrors = joined(vErrors, validate122.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.mapping === void 0 || validate136(data.mapping, instancePath + "/mapping") || (vErrors = joined(vErrors, validate136.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.event_type === void 0 || validate138(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate138.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.hooks === void 0 || validate141(data.hooks, instancePath + "/hooks") || (vErrors = joined(vErrors, validate141.errors), errors = vErrors.length, false);
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
      validate168.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate168.errors = vErrors;
  return errors === 0;
}
var PublishEventRequest = validate177;
function validate180(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 1e3) {
        validate180.errors = [faultOf(instancePath, "maxLength", { limit: 1e3 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate180.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate180.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate180.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate180.errors = vErrors;
  return errors === 0;
}
function validate184(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate28(data, instancePath)) {
    vErrors = joined(vErrors, validate28.errors);
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
    validate184.errors = vErrors;
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
  validate184.errors = vErrors;
  return errors === 0;
}
var pattern22 = new RegExp("^[\\w\\-.~:/?#\\[\\]@!$&'()*+,;=%]+$", "u");
function validate177(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        validate177.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "data" || key0 === "id" || key0 === "source" || key0 === "subject" || key0 === "time" || key0 === "deliver_at")) {
            validate177.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.type === void 0 || validate38(data.type, instancePath + "/type") || (vErrors = joined(vErrors, validate38.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.data === void 0 || validate91(data.data, instancePath + "/data") || (vErrors = joined(vErrors, validate91.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.id === void 0 || validate180(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate180.errors), errors = vErrors.length, false);
              if (valid0) {
                if (data.source !== void 0) {
                  let data3 = data.source;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 2e3) {
                        validate177.errors = [faultOf(instancePath + "/source", "maxLength", { limit: 2e3 })];
                        return false;
                      } else {
                        if (func2(data3) < 1) {
                          validate177.errors = [faultOf(instancePath + "/source", "minLength", { limit: 1 })];
                          return false;
                        } else {
                          if (!pattern22.test(data3)) {
                            validate177.errors = [faultOf(instancePath + "/source", "pattern", { pattern: "^[\\w\\-.~:/?#\\[\\]@!$&'()*+,;=%]+$" })];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate177.errors = [faultOf(instancePath + "/source", "type", { type: "string" })];
                      return false;
                    }
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  var valid0 = data.subject === void 0 || validate180(data.subject, instancePath + "/subject") || (vErrors = joined(vErrors, validate180.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.time === void 0 || validate28(data.time, instancePath + "/time") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.deliver_at === void 0 || validate184(data.deliver_at, instancePath + "/deliver_at") || (vErrors = joined(vErrors, validate184.errors), errors = vErrors.length, false);
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate177.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate177.errors = vErrors;
  return errors === 0;
}
var RegisterAutomationTypeRequest = validate187;
function validate188(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 1e3) {
        validate188.errors = [faultOf(instancePath, "maxLength", { limit: 1e3 })];
        return false;
      } else {
        if (!pattern20.test(data)) {
          validate188.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
          return false;
        }
      }
    } else {
      validate188.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate188.errors = vErrors;
  return errors === 0;
}
function validate187(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "description" || key0 === "data_schema" || key0 === "data_example")) {
          validate187.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.description === void 0 || validate188(data.description, instancePath + "/description") || (vErrors = joined(vErrors, validate188.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.data_schema === void 0 || validate87(data.data_schema, instancePath + "/data_schema") || (vErrors = joined(vErrors, validate87.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.data_example === void 0 || validate91(data.data_example, instancePath + "/data_example") || (vErrors = joined(vErrors, validate91.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate187.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate187.errors = vErrors;
  return errors === 0;
}
var ReplayAutomationEventRequest = validate192;
function validate192(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "receiver_id")) {
          validate192.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.receiver_id !== void 0) {
          if (!validate43(data.receiver_id, instancePath + "/receiver_id")) {
            vErrors = joined(vErrors, validate43.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate192.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate192.errors = vErrors;
  return errors === 0;
}
var ReplayAutomationEventsRequest = validate194;
function validate194(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.since === void 0 && (missing0 = "since")) {
        validate194.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "since" || key0 === "until" || key0 === "endpoint_id" || key0 === "type" || key0 === "receiver_id" || key0 === "limit" || key0 === "cursor")) {
            validate194.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.since === void 0 || validate28(data.since, instancePath + "/since") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.until === void 0 || validate28(data.until, instancePath + "/until") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.endpoint_id === void 0 || validate43(data.endpoint_id, instancePath + "/endpoint_id") || (vErrors = joined(vErrors, validate43.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.type === void 0 || validate38(data.type, instancePath + "/type") || (vErrors = joined(vErrors, validate38.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.receiver_id === void 0 || validate43(data.receiver_id, instancePath + "/receiver_id") || (vErrors = joined(vErrors, validate43.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.limit === void 0 || validate31(data.limit, instancePath + "/limit") || (vErrors = joined(vErrors, validate31.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.cursor === void 0 || validate22(data.cursor, instancePath + "/cursor") || (vErrors = joined(vErrors, validate22.errors), errors = vErrors.length, false);
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate194.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate194.errors = vErrors;
  return errors === 0;
}
var RotateAutomationEndpointRequest = validate202;
function validate203(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate203.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2592e3 || isNaN(data)) {
        validate203.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 2592e3 })];
        return false;
      } else {
        if (data < 0 || isNaN(data)) {
          validate203.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 0 })];
          return false;
        }
      }
    }
  }
  validate203.errors = vErrors;
  return errors === 0;
}
function validate202(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "overlap_seconds")) {
          validate202.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.overlap_seconds !== void 0) {
          if (!validate203(data.overlap_seconds, instancePath + "/overlap_seconds")) {
            vErrors = joined(vErrors, validate203.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate202.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate202.errors = vErrors;
  return errors === 0;
}
var TryAutomationRouteRequest = validate205;
function validate206(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
    } else {
      validate206.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate206.errors = vErrors;
  return errors === 0;
}
function validate205(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "event" || key0 === "event_id" || key0 === "sources" || key0 === "event_types" || key0 === "filter" || key0 === "filter_match" || key0 === "mapping" || key0 === "event_type")) {
          validate205.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.event === void 0 || validate206(data.event, instancePath + "/event") || (vErrors = joined(vErrors, validate206.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.event_id === void 0 || validate128(data.event_id, instancePath + "/event_id") || (vErrors = joined(vErrors, validate128.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.sources === void 0 || validate127(data.sources, instancePath + "/sources") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.event_types === void 0 || validate131(data.event_types, instancePath + "/event_types") || (vErrors = joined(vErrors, validate131.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.filter === void 0 || validate103(data.filter, instancePath + "/filter") || (vErrors = joined(vErrors, validate103.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.filter_match === void 0 || validate122(data.filter_match, instancePath + "/filter_match") || (vErrors = joined(vErrors, validate122.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.mapping === void 0 || validate136(data.mapping, instancePath + "/mapping") || (vErrors = joined(vErrors, validate136.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.event_type === void 0 || validate138(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate138.errors), errors = vErrors.length, false);
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate205.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate205.errors = vErrors;
  return errors === 0;
}
var NoInput = validate215;
function validate215(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        validate215.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
        return false;
        break;
      }
    } else {
      validate215.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate215.errors = vErrors;
  return errors === 0;
}
var CreateInvitationRequest = validate216;
var formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function validate217(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (func2(data) > 254) {
          validate217.errors = [faultOf(instancePath, "maxLength", { limit: 254 })];
          return false;
        } else {
          if (!formats2.test(data)) {
            validate217.errors = [faultOf(instancePath, "format", { format: "email" })];
            return false;
          }
        }
      } else {
        validate217.errors = [faultOf(instancePath, "type", { type: "string" })];
        return false;
      }
    }
  }
  validate217.errors = vErrors;
  return errors === 0;
}
var schema80 = {"enum":["owner","developer","viewer"]};
function validate219(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate219.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "owner" || data === "developer" || data === "viewer")) {
    validate219.errors = [faultOf(instancePath, "enum", { allowedValues: schema80.enum })];
    return false;
  }
  validate219.errors = vErrors;
  return errors === 0;
}
function validate216(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.email === void 0 && (missing0 = "email") || data.role === void 0 && (missing0 = "role")) {
        validate216.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "email" || key0 === "role")) {
            validate216.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.email === void 0 || validate217(data.email, instancePath + "/email") || (vErrors = joined(vErrors, validate217.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.role === void 0 || validate219(data.role, instancePath + "/role") || (vErrors = joined(vErrors, validate219.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate216.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate216.errors = vErrors;
  return errors === 0;
}
var ChangeKeyRequest = validate221;
function validate222(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 100) {
        validate222.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate222.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern20.test(data)) {
            validate222.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate222.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate222.errors = vErrors;
  return errors === 0;
}
var pattern25 = new RegExp("^[a-z][a-z0-9-]*:[a-z]+$", "u");
function validate225(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 64) {
        validate225.errors = [faultOf(instancePath, "maxLength", { limit: 64 })];
        return false;
      } else {
        if (!pattern25.test(data)) {
          validate225.errors = [faultOf(instancePath, "pattern", { pattern: "^[a-z][a-z0-9-]*:[a-z]+$" })];
          return false;
        }
      }
    } else {
      validate225.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate225.errors = vErrors;
  return errors === 0;
}
function validate224(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate224.errors = [faultOf(instancePath, "minItems", { limit: 1 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          var valid0 = validate225(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate225.errors), errors = vErrors.length, false);
          if (!valid0) {
            break;
          }
        }
        if (valid0) {
          let i1 = data.length;
          let j0;
          if (i1 > 1) {
            outer0:
              for (; i1--; ) {
                for (j0 = i1; j0--; ) {
                  if (func0(data[i1], data[j0])) {
                    validate224.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate224.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate224.errors = vErrors;
  return errors === 0;
}
function validate229(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        validate229.errors = [faultOf(instancePath, "maxItems", { limit: 50 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0];
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func2(data0) > 64) {
                validate229.errors = [faultOf(instancePath + "/" + i0, "maxLength", { limit: 64 })];
                return false;
              } else {
                if (func2(data0) < 2) {
                  validate229.errors = [faultOf(instancePath + "/" + i0, "minLength", { limit: 2 })];
                  return false;
                }
              }
            } else {
              validate229.errors = [faultOf(instancePath + "/" + i0, "type", { type: "string" })];
              return false;
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
                validate229.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                return false;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      }
    } else {
      validate229.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate229.errors = vErrors;
  return errors === 0;
}
function validate233(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate233.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 1e9 || isNaN(data)) {
        validate233.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 1e9 })];
        return false;
      } else {
        if (data < 1 || isNaN(data)) {
          validate233.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 })];
          return false;
        }
      }
    }
  }
  validate233.errors = vErrors;
  return errors === 0;
}
function validate232(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.requests === void 0 && (missing0 = "requests") || data.seconds === void 0 && (missing0 = "seconds")) {
        validate232.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "requests" || key0 === "seconds")) {
            validate232.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.requests === void 0 || validate233(data.requests, instancePath + "/requests") || (vErrors = joined(vErrors, validate233.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.seconds !== void 0) {
              let data1 = data.seconds;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate232.errors = [faultOf(instancePath + "/seconds", "type", { type: "integer" })];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 86400 || isNaN(data1)) {
                    validate232.errors = [faultOf(instancePath + "/seconds", "maximum", { comparison: "<=", limit: 86400 })];
                    return false;
                  } else {
                    if (data1 < 1 || isNaN(data1)) {
                      validate232.errors = [faultOf(instancePath + "/seconds", "minimum", { comparison: ">=", limit: 1 })];
                      return false;
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
      validate232.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate232.errors = vErrors;
  return errors === 0;
}
function validate231(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate232(data, instancePath)) {
    vErrors = joined(vErrors, validate232.errors);
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
    validate231.errors = vErrors;
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
  validate231.errors = vErrors;
  return errors === 0;
}
var schema89 = {"type":["string","null"]};
function validate237(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && data !== null) {
    validate237.errors = [faultOf(instancePath, "type", { type: schema89.type })];
    return false;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate237.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate237.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern20.test(data)) {
            validate237.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    }
  }
  validate237.errors = vErrors;
  return errors === 0;
}
var pattern27 = new RegExp("^[A-Za-z0-9_.-]{1,40}$", "u");
var pattern28 = new RegExp("^[^\\u0000]*$", "u");
function validate239(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 20) {
        validate239.errors = [faultOf(instancePath, "maxProperties", { limit: 20 })];
        return false;
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof key0 === "string") {
              if (!pattern27.test(key0)) {
                const err0 = { instancePath, keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]{1,40}$" }, propertyName: key0 };
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
            validate239.errors = vErrors;
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
                if (func2(data0) > 500) {
                  validate239.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 500 })];
                  return false;
                } else {
                  if (!pattern28.test(data0)) {
                    validate239.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "pattern", { pattern: "^[^\\u0000]*$" })];
                    return false;
                  }
                }
              } else {
                validate239.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" })];
                return false;
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
      validate239.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate239.errors = vErrors;
  return errors === 0;
}
function validate221(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "name" || key0 === "scopes" || key0 === "expires_at" || key0 === "allowed_ips" || key0 === "rate_limit" || key0 === "owner" || key0 === "metadata")) {
          validate221.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.name === void 0 || validate222(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate222.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.scopes === void 0 || validate224(data.scopes, instancePath + "/scopes") || (vErrors = joined(vErrors, validate224.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.expires_at === void 0 || validate184(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate184.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.allowed_ips === void 0 || validate229(data.allowed_ips, instancePath + "/allowed_ips") || (vErrors = joined(vErrors, validate229.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.rate_limit === void 0 || validate231(data.rate_limit, instancePath + "/rate_limit") || (vErrors = joined(vErrors, validate231.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.owner === void 0 || validate237(data.owner, instancePath + "/owner") || (vErrors = joined(vErrors, validate237.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.metadata === void 0 || validate239(data.metadata, instancePath + "/metadata") || (vErrors = joined(vErrors, validate239.errors), errors = vErrors.length, false);
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate221.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate221.errors = vErrors;
  return errors === 0;
}
var CreateKeyRequest = validate241;
function validate241(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.scopes === void 0 && (missing0 = "scopes")) {
        validate241.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "scopes" || key0 === "expires_at" || key0 === "allowed_ips" || key0 === "rate_limit" || key0 === "owner" || key0 === "metadata")) {
            validate241.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.name === void 0 || validate222(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate222.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.scopes === void 0 || validate224(data.scopes, instancePath + "/scopes") || (vErrors = joined(vErrors, validate224.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.expires_at === void 0 || validate184(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate184.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.allowed_ips === void 0 || validate229(data.allowed_ips, instancePath + "/allowed_ips") || (vErrors = joined(vErrors, validate229.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.rate_limit === void 0 || validate231(data.rate_limit, instancePath + "/rate_limit") || (vErrors = joined(vErrors, validate231.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.owner === void 0 || validate237(data.owner, instancePath + "/owner") || (vErrors = joined(vErrors, validate237.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.metadata === void 0 || validate239(data.metadata, instancePath + "/metadata") || (vErrors = joined(vErrors, validate239.errors), errors = vErrors.length, false);
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate241.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate241.errors = vErrors;
  return errors === 0;
}
var KeyListRequest = validate249;
var schema93 = {"enum":["active","expired","revoked"]};
function validate250(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate250.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "active" || data === "expired" || data === "revoked")) {
    validate250.errors = [faultOf(instancePath, "enum", { allowedValues: schema93.enum })];
    return false;
  }
  validate250.errors = vErrors;
  return errors === 0;
}
function validate253(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate253.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate253.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern20.test(data)) {
            validate253.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate253.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate253.errors = vErrors;
  return errors === 0;
}
function validate249(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "state" || key0 === "scope" || key0 === "owner" || key0 === "q" || key0 === "limit" || key0 === "cursor")) {
          validate249.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.state === void 0 || validate250(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate250.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.scope === void 0 || validate225(data.scope, instancePath + "/scope") || (vErrors = joined(vErrors, validate225.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.owner === void 0 || validate253(data.owner, instancePath + "/owner") || (vErrors = joined(vErrors, validate253.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.q === void 0 || validate222(data.q, instancePath + "/q") || (vErrors = joined(vErrors, validate222.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.limit === void 0 || validate31(data.limit, instancePath + "/limit") || (vErrors = joined(vErrors, validate31.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.cursor === void 0 || validate22(data.cursor, instancePath + "/cursor") || (vErrors = joined(vErrors, validate22.errors), errors = vErrors.length, false);
                }
              }
            }
          }
        }
      }
    } else {
      validate249.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate249.errors = vErrors;
  return errors === 0;
}
var RotateKeyRequest = validate258;
function validate258(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "overlap_seconds" || key0 === "expires_at")) {
          validate258.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.overlap_seconds === void 0 || validate203(data.overlap_seconds, instancePath + "/overlap_seconds") || (vErrors = joined(vErrors, validate203.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.expires_at === void 0 || validate184(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate184.errors), errors = vErrors.length, false);
        }
      }
    } else {
      validate258.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate258.errors = vErrors;
  return errors === 0;
}
var VerifyKeyRequest = validate261;
function validate263(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 64) {
        validate263.errors = [faultOf(instancePath, "maxLength", { limit: 64 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate263.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        }
      }
    } else {
      validate263.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate263.errors = vErrors;
  return errors === 0;
}
function validate261(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.secret === void 0 && (missing0 = "secret")) {
        validate261.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "secret" || key0 === "scope" || key0 === "address")) {
            validate261.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.secret !== void 0) {
            let data0 = data.secret;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 256) {
                  validate261.errors = [faultOf(instancePath + "/secret", "maxLength", { limit: 256 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate261.errors = [faultOf(instancePath + "/secret", "minLength", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate261.errors = [faultOf(instancePath + "/secret", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.scope === void 0 || validate225(data.scope, instancePath + "/scope") || (vErrors = joined(vErrors, validate225.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.address === void 0 || validate263(data.address, instancePath + "/address") || (vErrors = joined(vErrors, validate263.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate261.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate261.errors = vErrors;
  return errors === 0;
}
var ChangeLinkRequest = validate265;
var schema98 = {"properties":{"url":0,"slug":0,"domain":0,"keep_old_slug":0,"remove_aliases":0,"title":0,"tags":0,"external_id":0,"redirect_status":0,"expires_at":0,"max_clicks":0,"expired_url":0,"password":0,"utm":0,"forward_query":0,"forward_path":0,"ios_url":0,"android_url":0}};
function validate266(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 8192) {
        validate266.errors = [faultOf(instancePath, "maxLength", { limit: 8192 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate266.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern20.test(data)) {
            validate266.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate266.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate266.errors = vErrors;
  return errors === 0;
}
function validate268(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 190) {
        validate268.errors = [faultOf(instancePath, "maxLength", { limit: 190 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate268.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern20.test(data)) {
            validate268.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate268.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate268.errors = vErrors;
  return errors === 0;
}
var pattern32 = new RegExp("^[a-z0-9.-]+$", "u");
function validate271(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 253) {
        validate271.errors = [faultOf(instancePath, "maxLength", { limit: 253 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate271.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern32.test(data)) {
            validate271.errors = [faultOf(instancePath, "pattern", { pattern: "^[a-z0-9.-]+$" })];
            return false;
          }
        }
      }
    } else {
      validate271.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate271.errors = vErrors;
  return errors === 0;
}
function validate270(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate271(data, instancePath)) {
    vErrors = joined(vErrors, validate271.errors);
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
    validate270.errors = vErrors;
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
  validate270.errors = vErrors;
  return errors === 0;
}
function validate275(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate275.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (!pattern20.test(data)) {
          validate275.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
          return false;
        }
      }
    } else {
      validate275.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate275.errors = vErrors;
  return errors === 0;
}
function validate278(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 50) {
        validate278.errors = [faultOf(instancePath, "maxLength", { limit: 50 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate278.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern20.test(data)) {
            validate278.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate278.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate278.errors = vErrors;
  return errors === 0;
}
function validate277(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 30) {
        validate277.errors = [faultOf(instancePath, "maxItems", { limit: 30 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          var valid0 = validate278(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate278.errors), errors = vErrors.length, false);
          if (!valid0) {
            break;
          }
        }
        if (valid0) {
          let i1 = data.length;
          let j0;
          if (i1 > 1) {
            outer0:
              for (; i1--; ) {
                for (j0 = i1; j0--; ) {
                  if (func0(data[i1], data[j0])) {
                    validate277.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate277.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate277.errors = vErrors;
  return errors === 0;
}
function validate282(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 190) {
        validate282.errors = [faultOf(instancePath, "maxLength", { limit: 190 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate282.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern20.test(data)) {
            validate282.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate282.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate282.errors = vErrors;
  return errors === 0;
}
function validate281(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate282(data, instancePath)) {
    vErrors = joined(vErrors, validate282.errors);
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
    validate281.errors = vErrors;
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
  validate281.errors = vErrors;
  return errors === 0;
}
var schema108 = {"enum":[301,302,307,308]};
function validate285(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate285.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (!(data === 301 || data === 302 || data === 307 || data === 308)) {
    validate285.errors = [faultOf(instancePath, "enum", { allowedValues: schema108.enum })];
    return false;
  }
  validate285.errors = vErrors;
  return errors === 0;
}
function validate288(data, instancePath = "") {
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
    validate288.errors = vErrors;
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
  validate288.errors = vErrors;
  return errors === 0;
}
function validate290(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate266(data, instancePath)) {
    vErrors = joined(vErrors, validate266.errors);
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
    validate290.errors = vErrors;
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
  validate290.errors = vErrors;
  return errors === 0;
}
function validate293(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 200 });
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (func2(data) < 1) {
          const err1 = faultOf(instancePath, "minLength", { limit: 1 });
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        } else {
          if (!pattern20.test(data)) {
            const err2 = faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" });
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
    validate293.errors = vErrors;
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
  validate293.errors = vErrors;
  return errors === 0;
}
function validate295(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "source" || key0 === "medium" || key0 === "campaign" || key0 === "term" || key0 === "content")) {
          validate295.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.source === void 0 || validate253(data.source, instancePath + "/source") || (vErrors = joined(vErrors, validate253.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.medium === void 0 || validate253(data.medium, instancePath + "/medium") || (vErrors = joined(vErrors, validate253.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.campaign === void 0 || validate253(data.campaign, instancePath + "/campaign") || (vErrors = joined(vErrors, validate253.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.term === void 0 || validate253(data.term, instancePath + "/term") || (vErrors = joined(vErrors, validate253.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.content === void 0 || validate253(data.content, instancePath + "/content") || (vErrors = joined(vErrors, validate253.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate295.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate295.errors = vErrors;
  return errors === 0;
}
function validate265(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func10.call(schema98.properties, key0)) {
          validate265.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.url === void 0 || validate266(data.url, instancePath + "/url") || (vErrors = joined(vErrors, validate266.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.slug === void 0 || validate268(data.slug, instancePath + "/slug") || (vErrors = joined(vErrors, validate268.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.domain === void 0 || validate270(data.domain, instancePath + "/domain") || (vErrors = joined(vErrors, validate270.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.keep_old_slug !== void 0) {
                const _errs5 = errors;
                if (typeof data.keep_old_slug !== "boolean") {
                  validate265.errors = [faultOf(instancePath + "/keep_old_slug", "type", { type: "boolean" })];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.remove_aliases !== void 0) {
                  let data4 = data.remove_aliases;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (Array.isArray(data4)) {
                      if (data4.length > 20) {
                        validate265.errors = [faultOf(instancePath + "/remove_aliases", "maxItems", { limit: 20 })];
                        return false;
                      } else {
                        var valid1 = true;
                        const len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          var valid1 = validate268(data4[i0], instancePath + "/remove_aliases/" + i0) || (vErrors = joined(vErrors, validate268.errors), errors = vErrors.length, false);
                          if (!valid1) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate265.errors = [faultOf(instancePath + "/remove_aliases", "type", { type: "array" })];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  var valid0 = data.title === void 0 || validate275(data.title, instancePath + "/title") || (vErrors = joined(vErrors, validate275.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.tags === void 0 || validate277(data.tags, instancePath + "/tags") || (vErrors = joined(vErrors, validate277.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.external_id === void 0 || validate281(data.external_id, instancePath + "/external_id") || (vErrors = joined(vErrors, validate281.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.redirect_status === void 0 || validate285(data.redirect_status, instancePath + "/redirect_status") || (vErrors = joined(vErrors, validate285.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.expires_at === void 0 || validate184(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate184.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.max_clicks === void 0 || validate288(data.max_clicks, instancePath + "/max_clicks") || (vErrors = joined(vErrors, validate288.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.expired_url === void 0 || validate290(data.expired_url, instancePath + "/expired_url") || (vErrors = joined(vErrors, validate290.errors), errors = vErrors.length, false);
                              if (valid0) {
                                var valid0 = data.password === void 0 || validate293(data.password, instancePath + "/password") || (vErrors = joined(vErrors, validate293.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  var valid0 = data.utm === void 0 || validate295(data.utm, instancePath + "/utm") || (vErrors = joined(vErrors, validate295.errors), errors = vErrors.length, false);
                                  if (valid0) {
                                    if (data.forward_query !== void 0) {
                                      const _errs19 = errors;
                                      if (typeof data.forward_query !== "boolean") {
                                        validate265.errors = [faultOf(instancePath + "/forward_query", "type", { type: "boolean" })];
                                        return false;
                                      }
                                      var valid0 = _errs19 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.forward_path !== void 0) {
                                        const _errs21 = errors;
                                        if (typeof data.forward_path !== "boolean") {
                                          validate265.errors = [faultOf(instancePath + "/forward_path", "type", { type: "boolean" })];
                                          return false;
                                        }
                                        var valid0 = _errs21 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        var valid0 = data.ios_url === void 0 || validate290(data.ios_url, instancePath + "/ios_url") || (vErrors = joined(vErrors, validate290.errors), errors = vErrors.length, false);
                                        if (valid0) {
                                          var valid0 = data.android_url === void 0 || validate290(data.android_url, instancePath + "/android_url") || (vErrors = joined(vErrors, validate290.errors), errors = vErrors.length, false);
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
      validate265.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate265.errors = vErrors;
  return errors === 0;
}
var CreateLinkRequest = validate304;
var schema113 = {"properties":{"url":0,"slug":0,"domain":0,"title":0,"tags":0,"external_id":0,"redirect_status":0,"expires_at":0,"max_clicks":0,"expired_url":0,"password":0,"utm":0,"forward_query":0,"forward_path":0,"ios_url":0,"android_url":0}};
function validate304(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url")) {
        validate304.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func10.call(schema113.properties, key0)) {
            validate304.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.url === void 0 || validate266(data.url, instancePath + "/url") || (vErrors = joined(vErrors, validate266.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.slug === void 0 || validate268(data.slug, instancePath + "/slug") || (vErrors = joined(vErrors, validate268.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.domain === void 0 || validate270(data.domain, instancePath + "/domain") || (vErrors = joined(vErrors, validate270.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.title === void 0 || validate275(data.title, instancePath + "/title") || (vErrors = joined(vErrors, validate275.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.tags === void 0 || validate277(data.tags, instancePath + "/tags") || (vErrors = joined(vErrors, validate277.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.external_id === void 0 || validate281(data.external_id, instancePath + "/external_id") || (vErrors = joined(vErrors, validate281.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.redirect_status === void 0 || validate285(data.redirect_status, instancePath + "/redirect_status") || (vErrors = joined(vErrors, validate285.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.expires_at === void 0 || validate184(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate184.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.max_clicks === void 0 || validate288(data.max_clicks, instancePath + "/max_clicks") || (vErrors = joined(vErrors, validate288.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.expired_url === void 0 || validate290(data.expired_url, instancePath + "/expired_url") || (vErrors = joined(vErrors, validate290.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.password === void 0 || validate293(data.password, instancePath + "/password") || (vErrors = joined(vErrors, validate293.errors), errors = vErrors.length, false);
                              if (valid0) {
                                var valid0 = data.utm === void 0 || validate295(data.utm, instancePath + "/utm") || (vErrors = joined(vErrors, validate295.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  if (data.forward_query !== void 0) {
                                    const _errs14 = errors;
                                    if (typeof data.forward_query !== "boolean") {
                                      validate304.errors = [faultOf(instancePath + "/forward_query", "type", { type: "boolean" })];
                                      return false;
                                    }
                                    var valid0 = _errs14 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.forward_path !== void 0) {
                                      const _errs16 = errors;
                                      if (typeof data.forward_path !== "boolean") {
                                        validate304.errors = [faultOf(instancePath + "/forward_path", "type", { type: "boolean" })];
                                        return false;
                                      }
                                      var valid0 = _errs16 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      var valid0 = data.ios_url === void 0 || validate290(data.ios_url, instancePath + "/ios_url") || (vErrors = joined(vErrors, validate290.errors), errors = vErrors.length, false);
                                      if (valid0) {
                                        var valid0 = data.android_url === void 0 || validate290(data.android_url, instancePath + "/android_url") || (vErrors = joined(vErrors, validate290.errors), errors = vErrors.length, false);
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
      validate304.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate304.errors = vErrors;
  return errors === 0;
}
var CreateManyLinksRequest = validate319;
function validate319(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.links === void 0 && (missing0 = "links")) {
        validate319.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "links")) {
            validate319.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
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
                  validate319.errors = [faultOf(instancePath + "/links", "maxItems", { limit: 100 })];
                  return false;
                } else {
                  if (data0.length < 1) {
                    validate319.errors = [faultOf(instancePath + "/links", "minItems", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate319.errors = [faultOf(instancePath + "/links", "type", { type: "array" })];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate319.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate319.errors = vErrors;
  return errors === 0;
}
var LinkAnalyticsRequest = validate320;
var formats4 = (init_formats(), __toCommonJS(formats_exports)).date;
var pattern37 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}$", "u");
function validate321(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern37.test(data)) {
          validate321.errors = [faultOf(instancePath, "pattern", { pattern: "^(?!0000)\\d{4}-\\d{2}-\\d{2}$" })];
          return false;
        } else {
          if (!formats4.validate(data)) {
            validate321.errors = [faultOf(instancePath, "format", { format: "date" })];
            return false;
          }
        }
      } else {
        validate321.errors = [faultOf(instancePath, "type", { type: "string" })];
        return false;
      }
    }
  }
  validate321.errors = vErrors;
  return errors === 0;
}
function validate320(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "from" || key0 === "to")) {
          validate320.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.from === void 0 || validate321(data.from, instancePath + "/from") || (vErrors = joined(vErrors, validate321.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.to === void 0 || validate321(data.to, instancePath + "/to") || (vErrors = joined(vErrors, validate321.errors), errors = vErrors.length, false);
        }
      }
    } else {
      validate320.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate320.errors = vErrors;
  return errors === 0;
}
var LinkClickListRequest = validate324;
function validate324(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "limit" || key0 === "cursor")) {
          validate324.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.limit === void 0 || validate31(data.limit, instancePath + "/limit") || (vErrors = joined(vErrors, validate31.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.cursor === void 0 || validate33(data.cursor, instancePath + "/cursor") || (vErrors = joined(vErrors, validate33.errors), errors = vErrors.length, false);
        }
      }
    } else {
      validate324.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate324.errors = vErrors;
  return errors === 0;
}
var LinkListRequest = validate327;
var schema118 = {"properties":{"archived":{"enum":["true","false"]},"sort":{"enum":["created","clicks"]}}};
function validate327(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "tag" || key0 === "q" || key0 === "external_id" || key0 === "archived" || key0 === "sort" || key0 === "limit" || key0 === "cursor")) {
          validate327.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.tag === void 0 || validate278(data.tag, instancePath + "/tag") || (vErrors = joined(vErrors, validate278.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.q === void 0 || validate253(data.q, instancePath + "/q") || (vErrors = joined(vErrors, validate253.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.external_id === void 0 || validate282(data.external_id, instancePath + "/external_id") || (vErrors = joined(vErrors, validate282.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.archived !== void 0) {
                let data3 = data.archived;
                const _errs5 = errors;
                if (typeof data3 !== "string") {
                  validate327.errors = [faultOf(instancePath + "/archived", "type", { type: "string" })];
                  return false;
                }
                if (!(data3 === "true" || data3 === "false")) {
                  validate327.errors = [faultOf(instancePath + "/archived", "enum", { allowedValues: schema118.properties.archived.enum })];
                  return false;
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
                    validate327.errors = [faultOf(instancePath + "/sort", "type", { type: "string" })];
                    return false;
                  }
                  if (!(data4 === "created" || data4 === "clicks")) {
                    validate327.errors = [faultOf(instancePath + "/sort", "enum", { allowedValues: schema118.properties.sort.enum })];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  var valid0 = data.limit === void 0 || validate31(data.limit, instancePath + "/limit") || (vErrors = joined(vErrors, validate31.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.cursor === void 0 || validate33(data.cursor, instancePath + "/cursor") || (vErrors = joined(vErrors, validate33.errors), errors = vErrors.length, false);
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate327.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate327.errors = vErrors;
  return errors === 0;
}
var QrRequest = validate333;
var schema119 = {"properties":{"level":{"enum":["L","M","Q","H"]}}};
var schema120 = {"enum":["svg","png"]};
function validate334(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate334.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "svg" || data === "png")) {
    validate334.errors = [faultOf(instancePath, "enum", { allowedValues: schema120.enum })];
    return false;
  }
  validate334.errors = vErrors;
  return errors === 0;
}
function validate336(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate336.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2048 || isNaN(data)) {
        validate336.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 2048 })];
        return false;
      } else {
        if (data < 64 || isNaN(data)) {
          validate336.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 64 })];
          return false;
        }
      }
    }
  }
  validate336.errors = vErrors;
  return errors === 0;
}
var pattern38 = new RegExp("^#?([0-9A-Fa-f]{3}){1,2}$", "u");
function validate338(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern38.test(data)) {
        validate338.errors = [faultOf(instancePath, "pattern", { pattern: "^#?([0-9A-Fa-f]{3}){1,2}$" })];
        return false;
      }
    } else {
      validate338.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate338.errors = vErrors;
  return errors === 0;
}
function validate333(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "format" || key0 === "size" || key0 === "margin" || key0 === "level" || key0 === "dark" || key0 === "light")) {
          validate333.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.format === void 0 || validate334(data.format, instancePath + "/format") || (vErrors = joined(vErrors, validate334.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.size === void 0 || validate336(data.size, instancePath + "/size") || (vErrors = joined(vErrors, validate336.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.margin !== void 0) {
              let data2 = data.margin;
              const _errs4 = errors;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                validate333.errors = [faultOf(instancePath + "/margin", "type", { type: "integer" })];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 16 || isNaN(data2)) {
                    validate333.errors = [faultOf(instancePath + "/margin", "maximum", { comparison: "<=", limit: 16 })];
                    return false;
                  } else {
                    if (data2 < 0 || isNaN(data2)) {
                      validate333.errors = [faultOf(instancePath + "/margin", "minimum", { comparison: ">=", limit: 0 })];
                      return false;
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
                  validate333.errors = [faultOf(instancePath + "/level", "type", { type: "string" })];
                  return false;
                }
                if (!(data3 === "L" || data3 === "M" || data3 === "Q" || data3 === "H")) {
                  validate333.errors = [faultOf(instancePath + "/level", "enum", { allowedValues: schema119.properties.level.enum })];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.dark === void 0 || validate338(data.dark, instancePath + "/dark") || (vErrors = joined(vErrors, validate338.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.light === void 0 || validate338(data.light, instancePath + "/light") || (vErrors = joined(vErrors, validate338.errors), errors = vErrors.length, false);
                }
              }
            }
          }
        }
      }
    } else {
      validate333.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate333.errors = vErrors;
  return errors === 0;
}
var SlugAvailabilityRequest = validate341;
function validate341(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.slug === void 0 && (missing0 = "slug")) {
        validate341.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "slug" || key0 === "domain")) {
            validate341.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.slug === void 0 || validate268(data.slug, instancePath + "/slug") || (vErrors = joined(vErrors, validate268.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.domain === void 0 || validate271(data.domain, instancePath + "/domain") || (vErrors = joined(vErrors, validate271.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate341.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate341.errors = vErrors;
  return errors === 0;
}
var ItemListRequest = validate344;
function validate344(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.page !== void 0) {
        let data0 = data.page;
        const _errs2 = errors;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          validate344.errors = [faultOf(instancePath + "/page", "type", { type: "integer" })];
          return false;
        }
        if (errors === _errs2) {
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 1e6 || isNaN(data0)) {
              validate344.errors = [faultOf(instancePath + "/page", "maximum", { comparison: "<=", limit: 1e6 })];
              return false;
            } else {
              if (data0 < 1 || isNaN(data0)) {
                validate344.errors = [faultOf(instancePath + "/page", "minimum", { comparison: ">=", limit: 1 })];
                return false;
              }
            }
          }
        }
        var valid0 = _errs2 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        var valid0 = data.per_page === void 0 || validate31(data.per_page, instancePath + "/per_page") || (vErrors = joined(vErrors, validate31.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.category === void 0 || validate24(data.category, instancePath + "/category") || (vErrors = joined(vErrors, validate24.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.tag === void 0 || validate24(data.tag, instancePath + "/tag") || (vErrors = joined(vErrors, validate24.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.q === void 0 || validate22(data.q, instancePath + "/q") || (vErrors = joined(vErrors, validate22.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate344.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate344.errors = vErrors;
  return errors === 0;
}
var ItemRequest = validate349;
function validate349(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.item_id === void 0 && (missing0 = "item_id")) {
        validate349.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        if (data.item_id !== void 0) {
          let data0 = data.item_id;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate349.errors = [faultOf(instancePath + "/item_id", "type", { type: "integer" })];
            return false;
          }
        }
      }
    } else {
      validate349.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate349.errors = vErrors;
  return errors === 0;
}
var PurchaseValidationRequest = validate350;
function validate350(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.purchase_code === void 0 && (missing0 = "purchase_code")) {
        validate350.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        if (data.purchase_code !== void 0) {
          if (typeof data.purchase_code !== "string") {
            validate350.errors = [faultOf(instancePath + "/purchase_code", "type", { type: "string" })];
            return false;
          }
        }
      }
    } else {
      validate350.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate350.errors = vErrors;
  return errors === 0;
}
var ChangeMemberRequest = validate351;
function validate351(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.role === void 0 && (missing0 = "role")) {
        validate351.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "role")) {
            validate351.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.role !== void 0) {
            if (!validate219(data.role, instancePath + "/role")) {
              vErrors = joined(vErrors, validate219.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate351.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate351.errors = vErrors;
  return errors === 0;
}
var ChangeContactRequest = validate353;
function validate354(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 200 });
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (func2(data) < 1) {
          const err1 = faultOf(instancePath, "minLength", { limit: 1 });
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        } else {
          if (!pattern1.test(data)) {
            const err2 = faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" });
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
    validate354.errors = vErrors;
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
  validate354.errors = vErrors;
  return errors === 0;
}
function validate353(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name")) {
        validate353.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name")) {
            validate353.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            if (!validate354(data.name, instancePath + "/name")) {
              vErrors = joined(vErrors, validate354.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate353.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate353.errors = vErrors;
  return errors === 0;
}
var ChangeInstanceRequest = validate356;
function validate357(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 100) {
        validate357.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate357.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate357.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate357.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate357.errors = vErrors;
  return errors === 0;
}
function validate359(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 50) {
        validate359.errors = [faultOf(instancePath, "maxProperties", { limit: 50 })];
        return false;
      }
    } else {
      validate359.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate359.errors = vErrors;
  return errors === 0;
}
function validate361(data, instancePath = "") {
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
    validate361.errors = vErrors;
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
  validate361.errors = vErrors;
  return errors === 0;
}
function validate356(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "name" || key0 === "settings" || key0 === "rate")) {
          validate356.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.name === void 0 || validate357(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate357.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.settings === void 0 || validate359(data.settings, instancePath + "/settings") || (vErrors = joined(vErrors, validate359.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.rate === void 0 || validate361(data.rate, instancePath + "/rate") || (vErrors = joined(vErrors, validate361.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate356.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate356.errors = vErrors;
  return errors === 0;
}
var ChangeParticipantsRequest = validate363;
var schema134 = {"properties":{"action":{"enum":["add","remove","promote","demote"]}}};
var pattern41 = new RegExp("^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$", "u");
function validate365(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 255) {
        validate365.errors = [faultOf(instancePath, "maxLength", { limit: 255 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate365.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern41.test(data)) {
            validate365.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$" })];
            return false;
          }
        }
      }
    } else {
      validate365.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate365.errors = vErrors;
  return errors === 0;
}
function validate364(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        validate364.errors = [faultOf(instancePath, "maxItems", { limit: 100 })];
        return false;
      } else {
        if (data.length < 1) {
          validate364.errors = [faultOf(instancePath, "minItems", { limit: 1 })];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            var valid0 = validate365(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate365.errors), errors = vErrors.length, false);
            if (!valid0) {
              break;
            }
          }
          if (valid0) {
            let i1 = data.length;
            let j0;
            if (i1 > 1) {
              outer0:
                for (; i1--; ) {
                  for (j0 = i1; j0--; ) {
                    if (func0(data[i1], data[j0])) {
                      validate364.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                      return false;
                      break outer0;
                    }
                  }
                }
            }
          }
        }
      }
    } else {
      validate364.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate364.errors = vErrors;
  return errors === 0;
}
function validate363(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action") || data.participants === void 0 && (missing0 = "participants")) {
        validate363.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "action" || key0 === "participants")) {
            validate363.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.action !== void 0) {
            let data0 = data.action;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate363.errors = [faultOf(instancePath + "/action", "type", { type: "string" })];
              return false;
            }
            if (!(data0 === "add" || data0 === "remove" || data0 === "promote" || data0 === "demote")) {
              validate363.errors = [faultOf(instancePath + "/action", "enum", { allowedValues: schema134.properties.action.enum })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.participants === void 0 || validate364(data.participants, instancePath + "/participants") || (vErrors = joined(vErrors, validate364.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate363.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate363.errors = vErrors;
  return errors === 0;
}
var ChannelFeedRequest = validate368;
var pattern42 = new RegExp("^[a-z0-9_.]+$", "u");
function validate368(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "after" || key0 === "instance_id" || key0 === "type" || key0 === "limit")) {
          validate368.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.after === void 0 || validate36(data.after, instancePath + "/after") || (vErrors = joined(vErrors, validate36.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.instance_id === void 0 || validate43(data.instance_id, instancePath + "/instance_id") || (vErrors = joined(vErrors, validate43.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.type !== void 0) {
              let data2 = data.type;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data2 === "string") {
                  if (func2(data2) > 100) {
                    validate368.errors = [faultOf(instancePath + "/type", "maxLength", { limit: 100 })];
                    return false;
                  } else {
                    if (!pattern42.test(data2)) {
                      validate368.errors = [faultOf(instancePath + "/type", "pattern", { pattern: "^[a-z0-9_.]+$" })];
                      return false;
                    }
                  }
                } else {
                  validate368.errors = [faultOf(instancePath + "/type", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              var valid0 = data.limit === void 0 || validate40(data.limit, instancePath + "/limit") || (vErrors = joined(vErrors, validate40.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate368.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate368.errors = vErrors;
  return errors === 0;
}
var ChatGroupPictureRequest = validate372;
function validate372(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.media_id === void 0 && (missing0 = "media_id")) {
        validate372.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "media_id")) {
            validate372.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.media_id !== void 0) {
            let data0 = data.media_id;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if (!validate43(data0, instancePath + "/media_id")) {
              vErrors = joined(vErrors, validate43.errors);
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
              validate372.errors = vErrors;
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
      validate372.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate372.errors = vErrors;
  return errors === 0;
}
var ChatListRequest = validate374;
function validate376(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 500) {
        validate376.errors = [faultOf(instancePath, "maxLength", { limit: 500 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate376.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        }
      }
    } else {
      validate376.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate376.errors = vErrors;
  return errors === 0;
}
function validate374(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "limit" || key0 === "cursor")) {
          validate374.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.limit === void 0 || validate31(data.limit, instancePath + "/limit") || (vErrors = joined(vErrors, validate31.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.cursor === void 0 || validate376(data.cursor, instancePath + "/cursor") || (vErrors = joined(vErrors, validate376.errors), errors = vErrors.length, false);
        }
      }
    } else {
      validate374.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate374.errors = vErrors;
  return errors === 0;
}
var CheckAddressesRequest = validate378;
function validate378(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.addresses === void 0 && (missing0 = "addresses")) {
        validate378.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "addresses")) {
            validate378.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.addresses !== void 0) {
            if (!validate364(data.addresses, instancePath + "/addresses")) {
              vErrors = joined(vErrors, validate364.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate378.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate378.errors = vErrors;
  return errors === 0;
}
var ConnectInstanceRequest = validate380;
var schema142 = {"properties":{"method":{"enum":["qr","code"]}}};
function validate380(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "method")) {
          validate380.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.method !== void 0) {
          let data0 = data.method;
          if (typeof data0 !== "string") {
            validate380.errors = [faultOf(instancePath + "/method", "type", { type: "string" })];
            return false;
          }
          if (!(data0 === "qr" || data0 === "code")) {
            validate380.errors = [faultOf(instancePath + "/method", "enum", { allowedValues: schema142.properties.method.enum })];
            return false;
          }
        }
      }
    } else {
      validate380.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate380.errors = vErrors;
  return errors === 0;
}
var CreateChatGroupRequest = validate381;
function validate381(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.participants === void 0 && (missing0 = "participants")) {
        validate381.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "participants")) {
            validate381.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.name === void 0 || validate59(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate59.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.participants === void 0 || validate364(data.participants, instancePath + "/participants") || (vErrors = joined(vErrors, validate364.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate381.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate381.errors = vErrors;
  return errors === 0;
}
var CreateContactRequest = validate384;
function validate385(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 255) {
        validate385.errors = [faultOf(instancePath, "maxLength", { limit: 255 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate385.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern41.test(data)) {
            validate385.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$" })];
            return false;
          }
        }
      }
    } else {
      validate385.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate385.errors = vErrors;
  return errors === 0;
}
function validate384(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address")) {
        validate384.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "name")) {
            validate384.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.address === void 0 || validate385(data.address, instancePath + "/address") || (vErrors = joined(vErrors, validate385.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.name === void 0 || validate354(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate354.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate384.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate384.errors = vErrors;
  return errors === 0;
}
var CreateInstanceRequest = validate388;
var pattern44 = new RegExp("^[a-z][a-z0-9_-]{0,31}$", "u");
function validate390(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern44.test(data)) {
        validate390.errors = [faultOf(instancePath, "pattern", { pattern: "^[a-z][a-z0-9_-]{0,31}$" })];
        return false;
      }
    } else {
      validate390.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate390.errors = vErrors;
  return errors === 0;
}
function validate388(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.driver === void 0 && (missing0 = "driver")) {
        validate388.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "driver" || key0 === "settings" || key0 === "rate")) {
            validate388.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.name === void 0 || validate357(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate357.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.driver === void 0 || validate390(data.driver, instancePath + "/driver") || (vErrors = joined(vErrors, validate390.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.settings === void 0 || validate359(data.settings, instancePath + "/settings") || (vErrors = joined(vErrors, validate359.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.rate === void 0 || validate361(data.rate, instancePath + "/rate") || (vErrors = joined(vErrors, validate361.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate388.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate388.errors = vErrors;
  return errors === 0;
}
var CursorListRequest = validate394;
function validate394(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "limit" || key0 === "cursor")) {
          validate394.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.limit === void 0 || validate31(data.limit, instancePath + "/limit") || (vErrors = joined(vErrors, validate31.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.cursor === void 0 || validate376(data.cursor, instancePath + "/cursor") || (vErrors = joined(vErrors, validate376.errors), errors = vErrors.length, false);
        }
      }
    } else {
      validate394.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate394.errors = vErrors;
  return errors === 0;
}
var EditMessageRequest = validate397;
function validate398(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 65536) {
        validate398.errors = [faultOf(instancePath, "maxLength", { limit: 65536 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate398.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern3.test(data)) {
            validate398.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate398.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate398.errors = vErrors;
  return errors === 0;
}
function validate397(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.text === void 0 && (missing0 = "text")) {
        validate397.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "text")) {
            validate397.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.text !== void 0) {
            if (!validate398(data.text, instancePath + "/text")) {
              vErrors = joined(vErrors, validate398.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate397.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate397.errors = vErrors;
  return errors === 0;
}
var InviteLinkRequest = validate400;
function validate400(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "renew")) {
          validate400.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.renew !== void 0) {
          if (typeof data.renew !== "boolean") {
            validate400.errors = [faultOf(instancePath + "/renew", "type", { type: "boolean" })];
            return false;
          }
        }
      }
    } else {
      validate400.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate400.errors = vErrors;
  return errors === 0;
}
var MessageListRequest = validate401;
var schema152 = {"properties":{"direction":{"enum":["in","out"]},"state":{"enum":["queued","sent","delivered","read","failed"]}}};
function validate401(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "chat" || key0 === "direction" || key0 === "state" || key0 === "limit" || key0 === "cursor")) {
          validate401.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.chat !== void 0) {
          let data0 = data.chat;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func2(data0) > 255) {
                validate401.errors = [faultOf(instancePath + "/chat", "maxLength", { limit: 255 })];
                return false;
              } else {
                if (func2(data0) < 1) {
                  validate401.errors = [faultOf(instancePath + "/chat", "minLength", { limit: 1 })];
                  return false;
                }
              }
            } else {
              validate401.errors = [faultOf(instancePath + "/chat", "type", { type: "string" })];
              return false;
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
              validate401.errors = [faultOf(instancePath + "/direction", "type", { type: "string" })];
              return false;
            }
            if (!(data1 === "in" || data1 === "out")) {
              validate401.errors = [faultOf(instancePath + "/direction", "enum", { allowedValues: schema152.properties.direction.enum })];
              return false;
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
                validate401.errors = [faultOf(instancePath + "/state", "type", { type: "string" })];
                return false;
              }
              if (!(data2 === "queued" || data2 === "sent" || data2 === "delivered" || data2 === "read" || data2 === "failed")) {
                validate401.errors = [faultOf(instancePath + "/state", "enum", { allowedValues: schema152.properties.state.enum })];
                return false;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              var valid0 = data.limit === void 0 || validate31(data.limit, instancePath + "/limit") || (vErrors = joined(vErrors, validate31.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.cursor === void 0 || validate376(data.cursor, instancePath + "/cursor") || (vErrors = joined(vErrors, validate376.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate401.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate401.errors = vErrors;
  return errors === 0;
}
var PairingQrRequest = validate404;
function validate404(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "format" || key0 === "size")) {
          validate404.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.format === void 0 || validate334(data.format, instancePath + "/format") || (vErrors = joined(vErrors, validate334.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.size === void 0 || validate336(data.size, instancePath + "/size") || (vErrors = joined(vErrors, validate336.errors), errors = vErrors.length, false);
        }
      }
    } else {
      validate404.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate404.errors = vErrors;
  return errors === 0;
}
var ReactRequest = validate407;
function validate408(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 32) {
        validate408.errors = [faultOf(instancePath, "maxLength", { limit: 32 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate408.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate408.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate408.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate408.errors = vErrors;
  return errors === 0;
}
function validate407(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.emoji === void 0 && (missing0 = "emoji")) {
        validate407.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "emoji")) {
            validate407.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.emoji !== void 0) {
            if (!validate408(data.emoji, instancePath + "/emoji")) {
              vErrors = joined(vErrors, validate408.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate407.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate407.errors = vErrors;
  return errors === 0;
}
var ReadChatRequest = validate410;
function validate410(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "up_to")) {
          validate410.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.up_to !== void 0) {
          if (!validate43(data.up_to, instancePath + "/up_to")) {
            vErrors = joined(vErrors, validate43.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate410.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate410.errors = vErrors;
  return errors === 0;
}
var RenameChatGroupRequest = validate412;
function validate412(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name")) {
        validate412.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name")) {
            validate412.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            if (!validate59(data.name, instancePath + "/name")) {
              vErrors = joined(vErrors, validate59.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate412.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate412.errors = vErrors;
  return errors === 0;
}
var SendMessageRequest = validate414;
function validate421(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 255) {
        validate421.errors = [faultOf(instancePath, "maxLength", { limit: 255 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate421.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate421.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate421.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate421.errors = vErrors;
  return errors === 0;
}
function validate417(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "media_id" || key0 === "url" || key0 === "caption" || key0 === "name")) {
          validate417.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.media_id === void 0 || validate43(data.media_id, instancePath + "/media_id") || (vErrors = joined(vErrors, validate43.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.url === void 0 || validate160(data.url, instancePath + "/url") || (vErrors = joined(vErrors, validate160.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.caption === void 0 || validate398(data.caption, instancePath + "/caption") || (vErrors = joined(vErrors, validate398.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.name === void 0 || validate421(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate421.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate417.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate417.errors = vErrors;
  return errors === 0;
}
function validate425(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 90 || isNaN(data)) {
        validate425.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 90 })];
        return false;
      } else {
        if (data < -90 || isNaN(data)) {
          validate425.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: -90 })];
          return false;
        }
      }
    } else {
      validate425.errors = [faultOf(instancePath, "type", { type: "number" })];
      return false;
    }
  }
  validate425.errors = vErrors;
  return errors === 0;
}
function validate427(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 180 || isNaN(data)) {
        validate427.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 180 })];
        return false;
      } else {
        if (data < -180 || isNaN(data)) {
          validate427.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: -180 })];
          return false;
        }
      }
    } else {
      validate427.errors = [faultOf(instancePath, "type", { type: "number" })];
      return false;
    }
  }
  validate427.errors = vErrors;
  return errors === 0;
}
function validate424(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.latitude === void 0 && (missing0 = "latitude") || data.longitude === void 0 && (missing0 = "longitude")) {
        validate424.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "latitude" || key0 === "longitude" || key0 === "name")) {
            validate424.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.latitude === void 0 || validate425(data.latitude, instancePath + "/latitude") || (vErrors = joined(vErrors, validate425.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.longitude === void 0 || validate427(data.longitude, instancePath + "/longitude") || (vErrors = joined(vErrors, validate427.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.name === void 0 || validate59(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate59.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate424.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate424.errors = vErrors;
  return errors === 0;
}
function validate433(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        validate433.errors = [faultOf(instancePath, "maxItems", { limit: 20 })];
        return false;
      } else {
        if (data.length < 1) {
          validate433.errors = [faultOf(instancePath, "minItems", { limit: 1 })];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            var valid0 = validate365(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate365.errors), errors = vErrors.length, false);
            if (!valid0) {
              break;
            }
          }
        }
      }
    } else {
      validate433.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate433.errors = vErrors;
  return errors === 0;
}
function validate431(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.addresses === void 0 && (missing0 = "addresses")) {
        validate431.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "addresses")) {
            validate431.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.name === void 0 || validate59(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate59.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.addresses === void 0 || validate433(data.addresses, instancePath + "/addresses") || (vErrors = joined(vErrors, validate433.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate431.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate431.errors = vErrors;
  return errors === 0;
}
function validate439(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 12) {
        validate439.errors = [faultOf(instancePath, "maxItems", { limit: 12 })];
        return false;
      } else {
        if (data.length < 2) {
          validate439.errors = [faultOf(instancePath, "minItems", { limit: 2 })];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data0 = data[i0];
            const _errs1 = errors;
            if (errors === _errs1) {
              if (typeof data0 === "string") {
                if (func2(data0) > 100) {
                  validate439.errors = [faultOf(instancePath + "/" + i0, "maxLength", { limit: 100 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate439.errors = [faultOf(instancePath + "/" + i0, "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern1.test(data0)) {
                      validate439.errors = [faultOf(instancePath + "/" + i0, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate439.errors = [faultOf(instancePath + "/" + i0, "type", { type: "string" })];
                return false;
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
                  validate439.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                  return false;
                  break;
                }
                indices0[item0] = i1;
              }
            }
          }
        }
      }
    } else {
      validate439.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate439.errors = vErrors;
  return errors === 0;
}
function validate437(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.question === void 0 && (missing0 = "question") || data.options === void 0 && (missing0 = "options")) {
        validate437.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "question" || key0 === "options" || key0 === "multiple")) {
            validate437.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.question === void 0 || validate421(data.question, instancePath + "/question") || (vErrors = joined(vErrors, validate421.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.options === void 0 || validate439(data.options, instancePath + "/options") || (vErrors = joined(vErrors, validate439.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.multiple !== void 0) {
                const _errs4 = errors;
                if (typeof data.multiple !== "boolean") {
                  validate437.errors = [faultOf(instancePath + "/multiple", "type", { type: "boolean" })];
                  return false;
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
      validate437.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate437.errors = vErrors;
  return errors === 0;
}
function validate414(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.to === void 0 && (missing0 = "to")) {
        validate414.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "to" || key0 === "text" || key0 === "media" || key0 === "location" || key0 === "contact" || key0 === "poll" || key0 === "reply_to" || key0 === "send_at")) {
            validate414.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.to === void 0 || validate385(data.to, instancePath + "/to") || (vErrors = joined(vErrors, validate385.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.text === void 0 || validate398(data.text, instancePath + "/text") || (vErrors = joined(vErrors, validate398.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.media === void 0 || validate417(data.media, instancePath + "/media") || (vErrors = joined(vErrors, validate417.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.location === void 0 || validate424(data.location, instancePath + "/location") || (vErrors = joined(vErrors, validate424.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.contact === void 0 || validate431(data.contact, instancePath + "/contact") || (vErrors = joined(vErrors, validate431.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.poll === void 0 || validate437(data.poll, instancePath + "/poll") || (vErrors = joined(vErrors, validate437.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.reply_to === void 0 || validate43(data.reply_to, instancePath + "/reply_to") || (vErrors = joined(vErrors, validate43.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.send_at === void 0 || validate28(data.send_at, instancePath + "/send_at") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
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
      validate414.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate414.errors = vErrors;
  return errors === 0;
}
var TypingRequest = validate444;
function validate444(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "typing")) {
          validate444.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.typing !== void 0) {
          if (typeof data.typing !== "boolean") {
            validate444.errors = [faultOf(instancePath + "/typing", "type", { type: "boolean" })];
            return false;
          }
        }
      }
    } else {
      validate444.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate444.errors = vErrors;
  return errors === 0;
}
var RequestListRequest = validate445;
var schema169 = {"properties":{"status":{"enum":["2xx","3xx","4xx","5xx","errors"]}}};
function validate445(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "key_id" || key0 === "operation" || key0 === "status" || key0 === "since" || key0 === "limit" || key0 === "cursor")) {
          validate445.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.key_id === void 0 || validate22(data.key_id, instancePath + "/key_id") || (vErrors = joined(vErrors, validate22.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.operation === void 0 || validate24(data.operation, instancePath + "/operation") || (vErrors = joined(vErrors, validate24.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.status !== void 0) {
              let data2 = data.status;
              const _errs4 = errors;
              if (!(data2 === "2xx" || data2 === "3xx" || data2 === "4xx" || data2 === "5xx" || data2 === "errors")) {
                validate445.errors = [faultOf(instancePath + "/status", "enum", { allowedValues: schema169.properties.status.enum })];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              var valid0 = data.since === void 0 || validate28(data.since, instancePath + "/since") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.limit === void 0 || validate31(data.limit, instancePath + "/limit") || (vErrors = joined(vErrors, validate31.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.cursor === void 0 || validate33(data.cursor, instancePath + "/cursor") || (vErrors = joined(vErrors, validate33.errors), errors = vErrors.length, false);
                }
              }
            }
          }
        }
      }
    } else {
      validate445.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate445.errors = vErrors;
  return errors === 0;
}
var UsageRequest = validate451;
var schema170 = {"properties":{"by":{"enum":["day","hour","key","operation"]}}};
function validate451(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "by" || key0 === "from" || key0 === "to" || key0 === "key_id" || key0 === "operation")) {
          validate451.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.by !== void 0) {
          let data0 = data.by;
          const _errs2 = errors;
          if (!(data0 === "day" || data0 === "hour" || data0 === "key" || data0 === "operation")) {
            validate451.errors = [faultOf(instancePath + "/by", "enum", { allowedValues: schema170.properties.by.enum })];
            return false;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          var valid0 = data.from === void 0 || validate321(data.from, instancePath + "/from") || (vErrors = joined(vErrors, validate321.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.to === void 0 || validate321(data.to, instancePath + "/to") || (vErrors = joined(vErrors, validate321.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.key_id === void 0 || validate22(data.key_id, instancePath + "/key_id") || (vErrors = joined(vErrors, validate22.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.operation === void 0 || validate24(data.operation, instancePath + "/operation") || (vErrors = joined(vErrors, validate24.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate451.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate451.errors = vErrors;
  return errors === 0;
}
var ChangeWebhookEndpointRequest = validate456;
var schema171 = {"properties":{"url":0,"event_types":0,"description":0,"headers":0,"rate":0,"links":0,"tags":0,"instances":0,"sample":0,"format":0,"ordered":0,"filter":0,"filter_match":0}};
function validate457(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 2048) {
        validate457.errors = [faultOf(instancePath, "maxLength", { limit: 2048 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate457.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern20.test(data)) {
            validate457.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate457.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate457.errors = vErrors;
  return errors === 0;
}
function validate460(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate460.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate460.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate460.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate460.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate460.errors = vErrors;
  return errors === 0;
}
function validate459(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        validate459.errors = [faultOf(instancePath, "maxItems", { limit: 50 })];
        return false;
      } else {
        if (data.length < 1) {
          validate459.errors = [faultOf(instancePath, "minItems", { limit: 1 })];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            var valid0 = validate460(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate460.errors), errors = vErrors.length, false);
            if (!valid0) {
              break;
            }
          }
          if (valid0) {
            let i1 = data.length;
            let j0;
            if (i1 > 1) {
              outer0:
                for (; i1--; ) {
                  for (j0 = i1; j0--; ) {
                    if (func0(data[i1], data[j0])) {
                      validate459.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                      return false;
                      break outer0;
                    }
                  }
                }
            }
          }
        }
      }
    } else {
      validate459.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate459.errors = vErrors;
  return errors === 0;
}
function validate463(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate463.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (!pattern20.test(data)) {
          validate463.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
          return false;
        }
      }
    } else {
      validate463.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate463.errors = vErrors;
  return errors === 0;
}
function validate466(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 500) {
        validate466.errors = [faultOf(instancePath, "maxLength", { limit: 500 })];
        return false;
      } else {
        if (!pattern11.test(data)) {
          validate466.errors = [faultOf(instancePath, "pattern", { pattern: "^[\\x20-\\x7e]*$" })];
          return false;
        }
      }
    } else {
      validate466.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate466.errors = vErrors;
  return errors === 0;
}
function validate465(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 10) {
        validate465.errors = [faultOf(instancePath, "maxProperties", { limit: 10 })];
        return false;
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof key0 === "string") {
              if (!pattern7.test(key0)) {
                const err0 = { instancePath, keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9-]{0,63}$" }, propertyName: key0 };
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
            validate465.errors = vErrors;
            return false;
            break;
          }
        }
        if (valid0) {
          for (const key1 in data) {
            var valid1 = validate466(data[key1], instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")) || (vErrors = joined(vErrors, validate466.errors), errors = vErrors.length, false);
            if (!valid1) {
              break;
            }
          }
        }
      }
    } else {
      validate465.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate465.errors = vErrors;
  return errors === 0;
}
function validate469(data, instancePath = "") {
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
    validate469.errors = vErrors;
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
  validate469.errors = vErrors;
  return errors === 0;
}
function validate472(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        validate472.errors = [faultOf(instancePath, "maxItems", { limit: 50 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          var valid0 = validate278(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate278.errors), errors = vErrors.length, false);
          if (!valid0) {
            break;
          }
        }
        if (valid0) {
          let i1 = data.length;
          let j0;
          if (i1 > 1) {
            outer0:
              for (; i1--; ) {
                for (j0 = i1; j0--; ) {
                  if (func0(data[i1], data[j0])) {
                    validate472.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate472.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate472.errors = vErrors;
  return errors === 0;
}
function validate456(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func10.call(schema171.properties, key0)) {
          validate456.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.url === void 0 || validate457(data.url, instancePath + "/url") || (vErrors = joined(vErrors, validate457.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.event_types === void 0 || validate459(data.event_types, instancePath + "/event_types") || (vErrors = joined(vErrors, validate459.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.description === void 0 || validate463(data.description, instancePath + "/description") || (vErrors = joined(vErrors, validate463.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.headers === void 0 || validate465(data.headers, instancePath + "/headers") || (vErrors = joined(vErrors, validate465.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.rate === void 0 || validate469(data.rate, instancePath + "/rate") || (vErrors = joined(vErrors, validate469.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.links === void 0 || validate127(data.links, instancePath + "/links") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.tags === void 0 || validate472(data.tags, instancePath + "/tags") || (vErrors = joined(vErrors, validate472.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.instances === void 0 || validate127(data.instances, instancePath + "/instances") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.sample === void 0 || validate31(data.sample, instancePath + "/sample") || (vErrors = joined(vErrors, validate31.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.format === void 0 || validate163(data.format, instancePath + "/format") || (vErrors = joined(vErrors, validate163.errors), errors = vErrors.length, false);
                          if (valid0) {
                            if (data.ordered !== void 0) {
                              const _errs12 = errors;
                              if (typeof data.ordered !== "boolean") {
                                validate456.errors = [faultOf(instancePath + "/ordered", "type", { type: "boolean" })];
                                return false;
                              }
                              var valid0 = _errs12 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              var valid0 = data.filter === void 0 || validate103(data.filter, instancePath + "/filter") || (vErrors = joined(vErrors, validate103.errors), errors = vErrors.length, false);
                              if (valid0) {
                                var valid0 = data.filter_match === void 0 || validate122(data.filter_match, instancePath + "/filter_match") || (vErrors = joined(vErrors, validate122.errors), errors = vErrors.length, false);
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
      validate456.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate456.errors = vErrors;
  return errors === 0;
}
var CreateWebhookEndpointRequest = validate480;
var schema180 = {"properties":{"url":0,"event_types":0,"description":0,"headers":0,"rate":0,"links":0,"tags":0,"instances":0,"sample":0,"format":0,"ordered":0,"filter":0,"filter_match":0}};
function validate480(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url") || data.event_types === void 0 && (missing0 = "event_types")) {
        validate480.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func10.call(schema180.properties, key0)) {
            validate480.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.url === void 0 || validate457(data.url, instancePath + "/url") || (vErrors = joined(vErrors, validate457.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.event_types === void 0 || validate459(data.event_types, instancePath + "/event_types") || (vErrors = joined(vErrors, validate459.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.description === void 0 || validate463(data.description, instancePath + "/description") || (vErrors = joined(vErrors, validate463.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.headers === void 0 || validate465(data.headers, instancePath + "/headers") || (vErrors = joined(vErrors, validate465.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.rate === void 0 || validate469(data.rate, instancePath + "/rate") || (vErrors = joined(vErrors, validate469.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.links === void 0 || validate127(data.links, instancePath + "/links") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.tags === void 0 || validate472(data.tags, instancePath + "/tags") || (vErrors = joined(vErrors, validate472.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.instances === void 0 || validate127(data.instances, instancePath + "/instances") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.sample === void 0 || validate31(data.sample, instancePath + "/sample") || (vErrors = joined(vErrors, validate31.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.format === void 0 || validate163(data.format, instancePath + "/format") || (vErrors = joined(vErrors, validate163.errors), errors = vErrors.length, false);
                            if (valid0) {
                              if (data.ordered !== void 0) {
                                const _errs12 = errors;
                                if (typeof data.ordered !== "boolean") {
                                  validate480.errors = [faultOf(instancePath + "/ordered", "type", { type: "boolean" })];
                                  return false;
                                }
                                var valid0 = _errs12 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                var valid0 = data.filter === void 0 || validate103(data.filter, instancePath + "/filter") || (vErrors = joined(vErrors, validate103.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  var valid0 = data.filter_match === void 0 || validate122(data.filter_match, instancePath + "/filter_match") || (vErrors = joined(vErrors, validate122.errors), errors = vErrors.length, false);
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
      validate480.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate480.errors = vErrors;
  return errors === 0;
}
var DeliveryListRequest = validate493;
function validate493(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "endpoint_id" || key0 === "state" || key0 === "event_type" || key0 === "event_id" || key0 === "since" || key0 === "until" || key0 === "limit" || key0 === "cursor")) {
          validate493.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.endpoint_id === void 0 || validate43(data.endpoint_id, instancePath + "/endpoint_id") || (vErrors = joined(vErrors, validate43.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.state === void 0 || validate49(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate49.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.event_type === void 0 || validate460(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate460.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.event_id === void 0 || validate43(data.event_id, instancePath + "/event_id") || (vErrors = joined(vErrors, validate43.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.since === void 0 || validate28(data.since, instancePath + "/since") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.until === void 0 || validate28(data.until, instancePath + "/until") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.limit === void 0 || validate31(data.limit, instancePath + "/limit") || (vErrors = joined(vErrors, validate31.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.cursor === void 0 || validate33(data.cursor, instancePath + "/cursor") || (vErrors = joined(vErrors, validate33.errors), errors = vErrors.length, false);
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate493.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate493.errors = vErrors;
  return errors === 0;
}
var ReplayDeliveriesRequest = validate502;
function validate502(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "delivery_ids" || key0 === "since" || key0 === "until" || key0 === "endpoint_id" || key0 === "event_type" || key0 === "event_id")) {
          validate502.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
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
                validate502.errors = [faultOf(instancePath + "/delivery_ids", "maxItems", { limit: 100 })];
                return false;
              } else {
                if (data0.length < 1) {
                  validate502.errors = [faultOf(instancePath + "/delivery_ids", "minItems", { limit: 1 })];
                  return false;
                } else {
                  var valid1 = true;
                  const len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    var valid1 = validate43(data0[i0], instancePath + "/delivery_ids/" + i0) || (vErrors = joined(vErrors, validate43.errors), errors = vErrors.length, false);
                    if (!valid1) {
                      break;
                    }
                  }
                  if (valid1) {
                    let i1 = data0.length;
                    let j0;
                    if (i1 > 1) {
                      outer0:
                        for (; i1--; ) {
                          for (j0 = i1; j0--; ) {
                            if (func0(data0[i1], data0[j0])) {
                              validate502.errors = [faultOf(instancePath + "/delivery_ids", "uniqueItems", { i: i1, j: j0 })];
                              return false;
                              break outer0;
                            }
                          }
                        }
                    }
                  }
                }
              }
            } else {
              validate502.errors = [faultOf(instancePath + "/delivery_ids", "type", { type: "array" })];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          var valid0 = data.since === void 0 || validate28(data.since, instancePath + "/since") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.until === void 0 || validate28(data.until, instancePath + "/until") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.endpoint_id === void 0 || validate43(data.endpoint_id, instancePath + "/endpoint_id") || (vErrors = joined(vErrors, validate43.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.event_type === void 0 || validate460(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate460.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.event_id === void 0 || validate43(data.event_id, instancePath + "/event_id") || (vErrors = joined(vErrors, validate43.errors), errors = vErrors.length, false);
                }
              }
            }
          }
        }
      }
    } else {
      validate502.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate502.errors = vErrors;
  return errors === 0;
}
var ReplayFailedRequest = validate509;
function validate509(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.since === void 0 && (missing0 = "since")) {
        validate509.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "since")) {
            validate509.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.since !== void 0) {
            if (!validate28(data.since, instancePath + "/since")) {
              vErrors = joined(vErrors, validate28.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate509.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate509.errors = vErrors;
  return errors === 0;
}
var RotateWebhookSecretRequest = validate511;
function validate511(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "overlap_seconds")) {
          validate511.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.overlap_seconds !== void 0) {
          if (!validate203(data.overlap_seconds, instancePath + "/overlap_seconds")) {
            vErrors = joined(vErrors, validate203.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate511.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate511.errors = vErrors;
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
