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
function validate58(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate58.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate58.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate58.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate58.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate58.errors = vErrors;
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
          if (!(key0 === "event_type" || key0 === "event")) {
            validate55.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.event_type === void 0 || validate56(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate56.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.event === void 0 || validate58(data.event, instancePath + "/event") || (vErrors = joined(vErrors, validate58.errors), errors = vErrors.length, false);
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
var BookmarkAutomationEventRequest = validate60;
function validate61(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate61.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate61.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate61.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate61.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate61.errors = vErrors;
  return errors === 0;
}
function validate60(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name")) {
        validate60.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name")) {
            validate60.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            if (!validate61(data.name, instancePath + "/name")) {
              vErrors = joined(vErrors, validate61.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate60.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate60.errors = vErrors;
  return errors === 0;
}
var ChangeAutomationEndpointRequest = validate63;
var schema25 = {"properties":{"name":0,"event_type":0,"event_types":0,"event_type_from":0,"repeat_id_from":0,"keep_headers":0,"allow_get":0,"verification":0,"data_schema":0,"response":0,"rate":0,"state":0}};
function validate64(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate64.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate64.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate64.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate64.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate64.errors = vErrors;
  return errors === 0;
}
var func0 = require_equal().default;
function validate67(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        validate67.errors = [faultOf(instancePath, "maxItems", { limit: 100 })];
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
                    validate67.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate67.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate67.errors = vErrors;
  return errors === 0;
}
var pattern8 = new RegExp("^([A-Za-z][A-Za-z0-9-]*|/[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*)?$", "u");
function validate71(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate71.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate71.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern8.test(data)) {
            validate71.errors = [faultOf(instancePath, "pattern", { pattern: "^([A-Za-z][A-Za-z0-9-]*|/[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*)?$" })];
            return false;
          }
        }
      }
    } else {
      validate71.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate71.errors = vErrors;
  return errors === 0;
}
function validate70(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate71(data, instancePath)) {
    vErrors = joined(vErrors, validate71.errors);
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
    validate70.errors = vErrors;
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
  validate70.errors = vErrors;
  return errors === 0;
}
var pattern9 = new RegExp("^[A-Za-z][A-Za-z0-9-]{0,63}$", "u");
function validate75(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        validate75.errors = [faultOf(instancePath, "maxItems", { limit: 20 })];
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
                validate75.errors = [faultOf(instancePath + "/" + i0, "maxLength", { limit: 100 })];
                return false;
              } else {
                if (func2(data0) < 1) {
                  validate75.errors = [faultOf(instancePath + "/" + i0, "minLength", { limit: 1 })];
                  return false;
                } else {
                  if (!pattern9.test(data0)) {
                    validate75.errors = [faultOf(instancePath + "/" + i0, "pattern", { pattern: "^[A-Za-z][A-Za-z0-9-]{0,63}$" })];
                    return false;
                  }
                }
              }
            } else {
              validate75.errors = [faultOf(instancePath + "/" + i0, "type", { type: "string" })];
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
      validate75.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate75.errors = vErrors;
  return errors === 0;
}
var schema33 = {"enum":["standard_webhooks","github","stripe","shopify","slack","meta","twilio","hmac","basic","header"]};
function validate79(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate79.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "standard_webhooks" || data === "github" || data === "stripe" || data === "shopify" || data === "slack" || data === "meta" || data === "twilio" || data === "hmac" || data === "basic" || data === "header")) {
    validate79.errors = [faultOf(instancePath, "enum", { allowedValues: schema33.enum })];
    return false;
  }
  validate79.errors = vErrors;
  return errors === 0;
}
function validate81(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 500) {
        validate81.errors = [faultOf(instancePath, "maxLength", { limit: 500 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate81.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate81.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
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
var pattern11 = new RegExp("^[A-Za-z0-9-]*$", "u");
function validate83(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 100) {
        validate83.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate83.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern11.test(data)) {
            validate83.errors = [faultOf(instancePath, "pattern", { pattern: "^[A-Za-z0-9-]*$" })];
            return false;
          }
        }
      }
    } else {
      validate83.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate83.errors = vErrors;
  return errors === 0;
}
var schema36 = {"properties":{"algorithm":{"enum":["sha256","sha512","sha1"]},"encoding":{"enum":["hex","base64"]}}};
function validate86(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 64) {
        validate86.errors = [faultOf(instancePath, "maxLength", { limit: 64 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate86.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern9.test(data)) {
            validate86.errors = [faultOf(instancePath, "pattern", { pattern: "^[A-Za-z][A-Za-z0-9-]{0,63}$" })];
            return false;
          }
        }
      }
    } else {
      validate86.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate86.errors = vErrors;
  return errors === 0;
}
var pattern13 = new RegExp("^[\\x20-\\x7e]*$", "u");
function validate85(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.header === void 0 && (missing0 = "header") || data.algorithm === void 0 && (missing0 = "algorithm") || data.encoding === void 0 && (missing0 = "encoding") || data.prefix === void 0 && (missing0 = "prefix") || data.signed === void 0 && (missing0 = "signed")) {
        validate85.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "header" || key0 === "algorithm" || key0 === "encoding" || key0 === "prefix" || key0 === "timestamp_header" || key0 === "signed")) {
            validate85.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.header === void 0 || validate86(data.header, instancePath + "/header") || (vErrors = joined(vErrors, validate86.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.algorithm !== void 0) {
              let data1 = data.algorithm;
              const _errs3 = errors;
              if (typeof data1 !== "string") {
                validate85.errors = [faultOf(instancePath + "/algorithm", "type", { type: "string" })];
                return false;
              }
              if (!(data1 === "sha256" || data1 === "sha512" || data1 === "sha1")) {
                validate85.errors = [faultOf(instancePath + "/algorithm", "enum", { allowedValues: schema36.properties.algorithm.enum })];
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
                  validate85.errors = [faultOf(instancePath + "/encoding", "type", { type: "string" })];
                  return false;
                }
                if (!(data2 === "hex" || data2 === "base64")) {
                  validate85.errors = [faultOf(instancePath + "/encoding", "enum", { allowedValues: schema36.properties.encoding.enum })];
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
                        validate85.errors = [faultOf(instancePath + "/prefix", "maxLength", { limit: 50 })];
                        return false;
                      } else {
                        if (!pattern13.test(data3)) {
                          validate85.errors = [faultOf(instancePath + "/prefix", "pattern", { pattern: "^[\\x20-\\x7e]*$" })];
                          return false;
                        }
                      }
                    } else {
                      validate85.errors = [faultOf(instancePath + "/prefix", "type", { type: "string" })];
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
                    if (!validate86(data4, instancePath + "/timestamp_header")) {
                      vErrors = joined(vErrors, validate86.errors);
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
                      validate85.errors = vErrors;
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
                            validate85.errors = [faultOf(instancePath + "/signed", "maxLength", { limit: 200 })];
                            return false;
                          } else {
                            if (func2(data5) < 6) {
                              validate85.errors = [faultOf(instancePath + "/signed", "minLength", { limit: 6 })];
                              return false;
                            } else {
                              if (!pattern13.test(data5)) {
                                validate85.errors = [faultOf(instancePath + "/signed", "pattern", { pattern: "^[\\x20-\\x7e]*$" })];
                                return false;
                              }
                            }
                          }
                        } else {
                          validate85.errors = [faultOf(instancePath + "/signed", "type", { type: "string" })];
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
      validate85.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate85.errors = vErrors;
  return errors === 0;
}
function validate78(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scheme === void 0 && (missing0 = "scheme") || data.secret === void 0 && (missing0 = "secret")) {
        validate78.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "scheme" || key0 === "secret" || key0 === "header" || key0 === "hmac")) {
            validate78.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.scheme === void 0 || validate79(data.scheme, instancePath + "/scheme") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.secret === void 0 || validate81(data.secret, instancePath + "/secret") || (vErrors = joined(vErrors, validate81.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.header === void 0 || validate83(data.header, instancePath + "/header") || (vErrors = joined(vErrors, validate83.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.hmac === void 0 || validate85(data.hmac, instancePath + "/hmac") || (vErrors = joined(vErrors, validate85.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate78.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate78.errors = vErrors;
  return errors === 0;
}
function validate77(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate78(data, instancePath)) {
    vErrors = joined(vErrors, validate78.errors);
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
    validate77.errors = vErrors;
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
  validate77.errors = vErrors;
  return errors === 0;
}
function validate92(data, instancePath = "") {
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
    validate92.errors = vErrors;
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
  validate92.errors = vErrors;
  return errors === 0;
}
var schema41 = {"type":["object","array","string","number","boolean","null"]};
function validate96(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data != "object" && typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean") {
    validate96.errors = [faultOf(instancePath, "type", { type: schema41.type })];
    return false;
  }
  validate96.errors = vErrors;
  return errors === 0;
}
function validate95(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status")) {
        validate95.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "body")) {
            validate95.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.status !== void 0) {
            let data0 = data.status;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate95.errors = [faultOf(instancePath + "/status", "type", { type: "integer" })];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 299 || isNaN(data0)) {
                  validate95.errors = [faultOf(instancePath + "/status", "maximum", { comparison: "<=", limit: 299 })];
                  return false;
                } else {
                  if (data0 < 200 || isNaN(data0)) {
                    validate95.errors = [faultOf(instancePath + "/status", "minimum", { comparison: ">=", limit: 200 })];
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
            var valid0 = data.body === void 0 || validate96(data.body, instancePath + "/body") || (vErrors = joined(vErrors, validate96.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate95.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate95.errors = vErrors;
  return errors === 0;
}
function validate94(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate95(data, instancePath)) {
    vErrors = joined(vErrors, validate95.errors);
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
    validate94.errors = vErrors;
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
  validate94.errors = vErrors;
  return errors === 0;
}
function validate100(data, instancePath = "") {
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
    validate100.errors = vErrors;
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
  validate100.errors = vErrors;
  return errors === 0;
}
var schema43 = {"enum":["active","paused"]};
function validate102(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate102.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "active" || data === "paused")) {
    validate102.errors = [faultOf(instancePath, "enum", { allowedValues: schema43.enum })];
    return false;
  }
  validate102.errors = vErrors;
  return errors === 0;
}
function validate63(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func10.call(schema25.properties, key0)) {
          validate63.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.name === void 0 || validate64(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate64.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.event_type === void 0 || validate38(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate38.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.event_types === void 0 || validate67(data.event_types, instancePath + "/event_types") || (vErrors = joined(vErrors, validate67.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.event_type_from === void 0 || validate70(data.event_type_from, instancePath + "/event_type_from") || (vErrors = joined(vErrors, validate70.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.repeat_id_from === void 0 || validate70(data.repeat_id_from, instancePath + "/repeat_id_from") || (vErrors = joined(vErrors, validate70.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.keep_headers === void 0 || validate75(data.keep_headers, instancePath + "/keep_headers") || (vErrors = joined(vErrors, validate75.errors), errors = vErrors.length, false);
                  if (valid0) {
                    if (data.allow_get !== void 0) {
                      const _errs8 = errors;
                      if (typeof data.allow_get !== "boolean") {
                        validate63.errors = [faultOf(instancePath + "/allow_get", "type", { type: "boolean" })];
                        return false;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      var valid0 = data.verification === void 0 || validate77(data.verification, instancePath + "/verification") || (vErrors = joined(vErrors, validate77.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.data_schema === void 0 || validate92(data.data_schema, instancePath + "/data_schema") || (vErrors = joined(vErrors, validate92.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.response === void 0 || validate94(data.response, instancePath + "/response") || (vErrors = joined(vErrors, validate94.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.rate === void 0 || validate100(data.rate, instancePath + "/rate") || (vErrors = joined(vErrors, validate100.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.state === void 0 || validate102(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate102.errors), errors = vErrors.length, false);
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
      validate63.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate63.errors = vErrors;
  return errors === 0;
}
var ChangeAutomationHookRequest = validate104;
function validate106(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate106.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (!pattern1.test(data)) {
          validate106.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
          return false;
        }
      }
    } else {
      validate106.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate106.errors = vErrors;
  return errors === 0;
}
var schema48 = {"properties":{"field":0,"equals":0,"not_equals":0,"one_of":0,"prefix":0,"suffix":0,"contains":0,"exists":0,"min":0,"max":0}};
var pattern16 = new RegExp("^[^.\\u0000\\ud800-\\udfff]+(\\.[^.\\u0000\\ud800-\\udfff]+)*$", "u");
var schema49 = {"type":["string","number","boolean","null"]};
function validate111(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean" && data !== null) {
    validate111.errors = [faultOf(instancePath, "type", { type: schema49.type })];
    return false;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 1e3) {
        validate111.errors = [faultOf(instancePath, "maxLength", { limit: 1e3 })];
        return false;
      } else {
        if (!pattern3.test(data)) {
          validate111.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
          return false;
        }
      }
    }
  }
  validate111.errors = vErrors;
  return errors === 0;
}
function validate115(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 1e3) {
        validate115.errors = [faultOf(instancePath, "maxLength", { limit: 1e3 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate115.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern3.test(data)) {
            validate115.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate115.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate115.errors = vErrors;
  return errors === 0;
}
function validate110(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 2) {
        validate110.errors = [faultOf(instancePath, "minProperties", { limit: 2 })];
        return false;
      } else {
        let missing0;
        if (data.field === void 0 && (missing0 = "field")) {
          validate110.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!func10.call(schema48.properties, key0)) {
              validate110.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                    validate110.errors = [faultOf(instancePath + "/field", "maxLength", { limit: 200 })];
                    return false;
                  } else {
                    if (func2(data0) < 1) {
                      validate110.errors = [faultOf(instancePath + "/field", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern16.test(data0)) {
                        validate110.errors = [faultOf(instancePath + "/field", "pattern", { pattern: "^[^.\\u0000\\ud800-\\udfff]+(\\.[^.\\u0000\\ud800-\\udfff]+)*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate110.errors = [faultOf(instancePath + "/field", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              var valid0 = data.equals === void 0 || validate111(data.equals, instancePath + "/equals") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.not_equals === void 0 || validate111(data.not_equals, instancePath + "/not_equals") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                if (valid0) {
                  if (data.one_of !== void 0) {
                    let data3 = data.one_of;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (Array.isArray(data3)) {
                        if (data3.length > 100) {
                          validate110.errors = [faultOf(instancePath + "/one_of", "maxItems", { limit: 100 })];
                          return false;
                        } else {
                          if (data3.length < 1) {
                            validate110.errors = [faultOf(instancePath + "/one_of", "minItems", { limit: 1 })];
                            return false;
                          } else {
                            var valid1 = true;
                            const len0 = data3.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              var valid1 = validate111(data3[i0], instancePath + "/one_of/" + i0) || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                              if (!valid1) {
                                break;
                              }
                            }
                          }
                        }
                      } else {
                        validate110.errors = [faultOf(instancePath + "/one_of", "type", { type: "array" })];
                        return false;
                      }
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    var valid0 = data.prefix === void 0 || validate115(data.prefix, instancePath + "/prefix") || (vErrors = joined(vErrors, validate115.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.suffix === void 0 || validate115(data.suffix, instancePath + "/suffix") || (vErrors = joined(vErrors, validate115.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.contains === void 0 || validate115(data.contains, instancePath + "/contains") || (vErrors = joined(vErrors, validate115.errors), errors = vErrors.length, false);
                        if (valid0) {
                          if (data.exists !== void 0) {
                            const _errs12 = errors;
                            if (typeof data.exists !== "boolean") {
                              validate110.errors = [faultOf(instancePath + "/exists", "type", { type: "boolean" })];
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
                                validate110.errors = [faultOf(instancePath + "/min", "type", { type: "number" })];
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
                                  validate110.errors = [faultOf(instancePath + "/max", "type", { type: "number" })];
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
      validate110.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate110.errors = vErrors;
  return errors === 0;
}
var wrapper0 = { validate: validate109 };
function validate121(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        validate121.errors = [faultOf(instancePath, "maxItems", { limit: 20 })];
        return false;
      } else {
        if (data.length < 1) {
          validate121.errors = [faultOf(instancePath, "minItems", { limit: 1 })];
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
      validate121.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate121.errors = vErrors;
  return errors === 0;
}
function validate120(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1) {
        validate120.errors = [faultOf(instancePath, "minProperties", { limit: 1 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "all" || key0 === "any" || key0 === "not")) {
            validate120.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.all === void 0 || validate121(data.all, instancePath + "/all") || (vErrors = joined(vErrors, validate121.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.any === void 0 || validate121(data.any, instancePath + "/any") || (vErrors = joined(vErrors, validate121.errors), errors = vErrors.length, false);
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
      validate120.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate120.errors = vErrors;
  return errors === 0;
}
function validate109(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate110(data, instancePath)) {
    vErrors = joined(vErrors, validate110.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate120(data, instancePath)) {
      vErrors = joined(vErrors, validate120.errors);
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
    validate109.errors = vErrors;
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
  validate109.errors = vErrors;
  return errors === 0;
}
function validate108(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        validate108.errors = [faultOf(instancePath, "maxItems", { limit: 20 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          var valid0 = validate109(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate109.errors), errors = vErrors.length, false);
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      validate108.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate108.errors = vErrors;
  return errors === 0;
}
var schema53 = {"enum":["all","any"]};
function validate127(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate127.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "all" || data === "any")) {
    validate127.errors = [faultOf(instancePath, "enum", { allowedValues: schema53.enum })];
    return false;
  }
  validate127.errors = vErrors;
  return errors === 0;
}
function validate104(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "state" || key0 === "description" || key0 === "filter" || key0 === "filter_match")) {
          validate104.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.state === void 0 || validate102(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate102.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.description === void 0 || validate106(data.description, instancePath + "/description") || (vErrors = joined(vErrors, validate106.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.filter === void 0 || validate108(data.filter, instancePath + "/filter") || (vErrors = joined(vErrors, validate108.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.filter_match === void 0 || validate127(data.filter_match, instancePath + "/filter_match") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate104.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate104.errors = vErrors;
  return errors === 0;
}
var ChangeAutomationRouteRequest = validate129;
var schema54 = {"properties":{"name":0,"sources":0,"event_types":0,"filter":0,"filter_match":0,"mapping":0,"event_type":0,"hooks":0,"state":0,"events":0,"type":0}};
function validate130(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 100) {
        validate130.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate130.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate130.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate130.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate130.errors = vErrors;
  return errors === 0;
}
function validate133(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate133.errors = [faultOf(instancePath, "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
        return false;
      }
    } else {
      validate133.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate133.errors = vErrors;
  return errors === 0;
}
function validate132(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        validate132.errors = [faultOf(instancePath, "maxItems", { limit: 100 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          var valid0 = validate133(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate133.errors), errors = vErrors.length, false);
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
                    validate132.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate132.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate132.errors = vErrors;
  return errors === 0;
}
function validate136(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        validate136.errors = [faultOf(instancePath, "maxItems", { limit: 50 })];
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
                    validate136.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate136.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate136.errors = vErrors;
  return errors === 0;
}
function validate141(data, instancePath = "") {
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
    validate141.errors = vErrors;
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
  validate141.errors = vErrors;
  return errors === 0;
}
function validate143(data, instancePath = "") {
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
    validate143.errors = vErrors;
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
  validate143.errors = vErrors;
  return errors === 0;
}
function validate146(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        validate146.errors = [faultOf(instancePath, "maxItems", { limit: 100 })];
        return false;
      } else {
        if (data.length < 1) {
          validate146.errors = [faultOf(instancePath, "minItems", { limit: 1 })];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            var valid0 = validate133(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate133.errors), errors = vErrors.length, false);
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
                      validate146.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
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
      validate146.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate146.errors = vErrors;
  return errors === 0;
}
function validate150(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        validate150.errors = [faultOf(instancePath, "maxItems", { limit: 50 })];
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
                    validate150.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate150.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate150.errors = vErrors;
  return errors === 0;
}
function validate153(data, instancePath = "") {
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
    validate153.errors = vErrors;
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
  validate153.errors = vErrors;
  return errors === 0;
}
function validate129(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func10.call(schema54.properties, key0)) {
          validate129.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.name === void 0 || validate130(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate130.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.sources === void 0 || validate132(data.sources, instancePath + "/sources") || (vErrors = joined(vErrors, validate132.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.event_types === void 0 || validate136(data.event_types, instancePath + "/event_types") || (vErrors = joined(vErrors, validate136.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.filter === void 0 || validate108(data.filter, instancePath + "/filter") || (vErrors = joined(vErrors, validate108.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.filter_match === void 0 || validate127(data.filter_match, instancePath + "/filter_match") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.mapping === void 0 || validate141(data.mapping, instancePath + "/mapping") || (vErrors = joined(vErrors, validate141.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.event_type === void 0 || validate143(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate143.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.hooks === void 0 || validate146(data.hooks, instancePath + "/hooks") || (vErrors = joined(vErrors, validate146.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.state === void 0 || validate102(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate102.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.events === void 0 || validate150(data.events, instancePath + "/events") || (vErrors = joined(vErrors, validate150.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.type === void 0 || validate153(data.type, instancePath + "/type") || (vErrors = joined(vErrors, validate153.errors), errors = vErrors.length, false);
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
      validate129.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate129.errors = vErrors;
  return errors === 0;
}
var ChangeAutomationSettingsRequest = validate156;
function validate157(data, instancePath = "") {
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
    validate157.errors = vErrors;
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
  validate157.errors = vErrors;
  return errors === 0;
}
function validate156(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "retention_days" || key0 === "registered_types_only")) {
          validate156.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.retention_days === void 0 || validate157(data.retention_days, instancePath + "/retention_days") || (vErrors = joined(vErrors, validate157.errors), errors = vErrors.length, false);
        if (valid0) {
          if (data.registered_types_only !== void 0) {
            const _errs3 = errors;
            if (typeof data.registered_types_only !== "boolean") {
              validate156.errors = [faultOf(instancePath + "/registered_types_only", "type", { type: "boolean" })];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate156.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate156.errors = vErrors;
  return errors === 0;
}
var CreateAutomationEndpointRequest = validate159;
var schema66 = {"properties":{"name":0,"event_type":0,"event_types":0,"event_type_from":0,"repeat_id_from":0,"keep_headers":0,"allow_get":0,"verification":0,"data_schema":0,"response":0,"rate":0}};
function validate159(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.event_type === void 0 && (missing0 = "event_type")) {
        validate159.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func10.call(schema66.properties, key0)) {
            validate159.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.name === void 0 || validate64(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate64.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.event_type === void 0 || validate38(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate38.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.event_types === void 0 || validate67(data.event_types, instancePath + "/event_types") || (vErrors = joined(vErrors, validate67.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.event_type_from === void 0 || validate70(data.event_type_from, instancePath + "/event_type_from") || (vErrors = joined(vErrors, validate70.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.repeat_id_from === void 0 || validate70(data.repeat_id_from, instancePath + "/repeat_id_from") || (vErrors = joined(vErrors, validate70.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.keep_headers === void 0 || validate75(data.keep_headers, instancePath + "/keep_headers") || (vErrors = joined(vErrors, validate75.errors), errors = vErrors.length, false);
                    if (valid0) {
                      if (data.allow_get !== void 0) {
                        const _errs8 = errors;
                        if (typeof data.allow_get !== "boolean") {
                          validate159.errors = [faultOf(instancePath + "/allow_get", "type", { type: "boolean" })];
                          return false;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        var valid0 = data.verification === void 0 || validate77(data.verification, instancePath + "/verification") || (vErrors = joined(vErrors, validate77.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.data_schema === void 0 || validate92(data.data_schema, instancePath + "/data_schema") || (vErrors = joined(vErrors, validate92.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.response === void 0 || validate94(data.response, instancePath + "/response") || (vErrors = joined(vErrors, validate94.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.rate === void 0 || validate100(data.rate, instancePath + "/rate") || (vErrors = joined(vErrors, validate100.errors), errors = vErrors.length, false);
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
      validate159.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate159.errors = vErrors;
  return errors === 0;
}
var CreateAutomationHookRequest = validate170;
var pattern22 = new RegExp("^[^\\u0000-\\u001f\\u007f]*$", "u");
function validate171(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 2048) {
        validate171.errors = [faultOf(instancePath, "maxLength", { limit: 2048 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate171.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern22.test(data)) {
            validate171.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate171.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate171.errors = vErrors;
  return errors === 0;
}
var schema69 = {"enum":["standard","cloudevents","cloudevents_binary","data"]};
function validate174(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate174.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "standard" || data === "cloudevents" || data === "cloudevents_binary" || data === "data")) {
    validate174.errors = [faultOf(instancePath, "enum", { allowedValues: schema69.enum })];
    return false;
  }
  validate174.errors = vErrors;
  return errors === 0;
}
function validate170(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.target_url === void 0 && (missing0 = "target_url") || data.event_type === void 0 && (missing0 = "event_type")) {
        validate170.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "target_url" || key0 === "event_type" || key0 === "format" || key0 === "description" || key0 === "event" || key0 === "filter" || key0 === "filter_match")) {
            validate170.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.target_url === void 0 || validate171(data.target_url, instancePath + "/target_url") || (vErrors = joined(vErrors, validate171.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.event_type === void 0 || validate56(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate56.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.format === void 0 || validate174(data.format, instancePath + "/format") || (vErrors = joined(vErrors, validate174.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.description === void 0 || validate106(data.description, instancePath + "/description") || (vErrors = joined(vErrors, validate106.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.event === void 0 || validate58(data.event, instancePath + "/event") || (vErrors = joined(vErrors, validate58.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.filter === void 0 || validate108(data.filter, instancePath + "/filter") || (vErrors = joined(vErrors, validate108.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.filter_match === void 0 || validate127(data.filter_match, instancePath + "/filter_match") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate170.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate170.errors = vErrors;
  return errors === 0;
}
var CreateAutomationRouteRequest = validate180;
var schema70 = {"properties":{"name":0,"sources":0,"event_types":0,"filter":0,"filter_match":0,"mapping":0,"event_type":0,"hooks":0,"events":0,"type":0}};
function validate180(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.hooks === void 0 && (missing0 = "hooks")) {
        validate180.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func10.call(schema70.properties, key0)) {
            validate180.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.name === void 0 || validate130(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate130.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.sources === void 0 || validate132(data.sources, instancePath + "/sources") || (vErrors = joined(vErrors, validate132.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.event_types === void 0 || validate136(data.event_types, instancePath + "/event_types") || (vErrors = joined(vErrors, validate136.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.filter === void 0 || validate108(data.filter, instancePath + "/filter") || (vErrors = joined(vErrors, validate108.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.filter_match === void 0 || validate127(data.filter_match, instancePath + "/filter_match") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.mapping === void 0 || validate141(data.mapping, instancePath + "/mapping") || (vErrors = joined(vErrors, validate141.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.event_type === void 0 || validate143(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate143.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.hooks === void 0 || validate146(data.hooks, instancePath + "/hooks") || (vErrors = joined(vErrors, validate146.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.events === void 0 || validate150(data.events, instancePath + "/events") || (vErrors = joined(vErrors, validate150.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.type === void 0 || validate153(data.type, instancePath + "/type") || (vErrors = joined(vErrors, validate153.errors), errors = vErrors.length, false);
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
      validate180.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate180.errors = vErrors;
  return errors === 0;
}
var PublishEventRequest = validate191;
function validate194(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 1e3) {
        validate194.errors = [faultOf(instancePath, "maxLength", { limit: 1e3 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate194.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate194.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate194.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate194.errors = vErrors;
  return errors === 0;
}
function validate198(data, instancePath = "") {
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
    validate198.errors = vErrors;
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
  validate198.errors = vErrors;
  return errors === 0;
}
var pattern24 = new RegExp("^[\\w\\-.~:/?#\\[\\]@!$&'()*+,;=%]+$", "u");
function validate191(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        validate191.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "data" || key0 === "id" || key0 === "source" || key0 === "subject" || key0 === "time" || key0 === "deliver_at")) {
            validate191.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.type === void 0 || validate38(data.type, instancePath + "/type") || (vErrors = joined(vErrors, validate38.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.data === void 0 || validate96(data.data, instancePath + "/data") || (vErrors = joined(vErrors, validate96.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.id === void 0 || validate194(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate194.errors), errors = vErrors.length, false);
              if (valid0) {
                if (data.source !== void 0) {
                  let data3 = data.source;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 2e3) {
                        validate191.errors = [faultOf(instancePath + "/source", "maxLength", { limit: 2e3 })];
                        return false;
                      } else {
                        if (func2(data3) < 1) {
                          validate191.errors = [faultOf(instancePath + "/source", "minLength", { limit: 1 })];
                          return false;
                        } else {
                          if (!pattern24.test(data3)) {
                            validate191.errors = [faultOf(instancePath + "/source", "pattern", { pattern: "^[\\w\\-.~:/?#\\[\\]@!$&'()*+,;=%]+$" })];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate191.errors = [faultOf(instancePath + "/source", "type", { type: "string" })];
                      return false;
                    }
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  var valid0 = data.subject === void 0 || validate194(data.subject, instancePath + "/subject") || (vErrors = joined(vErrors, validate194.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.time === void 0 || validate28(data.time, instancePath + "/time") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.deliver_at === void 0 || validate198(data.deliver_at, instancePath + "/deliver_at") || (vErrors = joined(vErrors, validate198.errors), errors = vErrors.length, false);
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate191.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate191.errors = vErrors;
  return errors === 0;
}
var RegisterAutomationTypeRequest = validate201;
function validate202(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 1e3) {
        validate202.errors = [faultOf(instancePath, "maxLength", { limit: 1e3 })];
        return false;
      } else {
        if (!pattern22.test(data)) {
          validate202.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
          return false;
        }
      }
    } else {
      validate202.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate202.errors = vErrors;
  return errors === 0;
}
function validate201(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "description" || key0 === "data_schema" || key0 === "data_example")) {
          validate201.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.description === void 0 || validate202(data.description, instancePath + "/description") || (vErrors = joined(vErrors, validate202.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.data_schema === void 0 || validate92(data.data_schema, instancePath + "/data_schema") || (vErrors = joined(vErrors, validate92.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.data_example === void 0 || validate96(data.data_example, instancePath + "/data_example") || (vErrors = joined(vErrors, validate96.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate201.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate201.errors = vErrors;
  return errors === 0;
}
var ReplayAutomationEventRequest = validate206;
function validate206(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "receiver_id")) {
          validate206.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
      validate206.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate206.errors = vErrors;
  return errors === 0;
}
var ReplayAutomationEventsRequest = validate208;
function validate208(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.since === void 0 && (missing0 = "since")) {
        validate208.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "since" || key0 === "until" || key0 === "endpoint_id" || key0 === "type" || key0 === "receiver_id" || key0 === "limit" || key0 === "cursor")) {
            validate208.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
      validate208.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate208.errors = vErrors;
  return errors === 0;
}
var RotateAutomationEndpointRequest = validate216;
function validate217(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate217.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2592e3 || isNaN(data)) {
        validate217.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 2592e3 })];
        return false;
      } else {
        if (data < 0 || isNaN(data)) {
          validate217.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 0 })];
          return false;
        }
      }
    }
  }
  validate217.errors = vErrors;
  return errors === 0;
}
function validate216(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "overlap_seconds")) {
          validate216.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.overlap_seconds !== void 0) {
          if (!validate217(data.overlap_seconds, instancePath + "/overlap_seconds")) {
            vErrors = joined(vErrors, validate217.errors);
            errors = vErrors.length;
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
var TryAutomationRouteRequest = validate219;
function validate220(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
    } else {
      validate220.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate220.errors = vErrors;
  return errors === 0;
}
function validate219(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "event" || key0 === "event_id" || key0 === "sources" || key0 === "event_types" || key0 === "filter" || key0 === "filter_match" || key0 === "mapping" || key0 === "event_type")) {
          validate219.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.event === void 0 || validate220(data.event, instancePath + "/event") || (vErrors = joined(vErrors, validate220.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.event_id === void 0 || validate133(data.event_id, instancePath + "/event_id") || (vErrors = joined(vErrors, validate133.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.sources === void 0 || validate132(data.sources, instancePath + "/sources") || (vErrors = joined(vErrors, validate132.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.event_types === void 0 || validate136(data.event_types, instancePath + "/event_types") || (vErrors = joined(vErrors, validate136.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.filter === void 0 || validate108(data.filter, instancePath + "/filter") || (vErrors = joined(vErrors, validate108.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.filter_match === void 0 || validate127(data.filter_match, instancePath + "/filter_match") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.mapping === void 0 || validate141(data.mapping, instancePath + "/mapping") || (vErrors = joined(vErrors, validate141.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.event_type === void 0 || validate143(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate143.errors), errors = vErrors.length, false);
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate219.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate219.errors = vErrors;
  return errors === 0;
}
var NoInput = validate229;
function validate229(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        validate229.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
        return false;
        break;
      }
    } else {
      validate229.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate229.errors = vErrors;
  return errors === 0;
}
var CreateInvitationRequest = validate230;
var formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function validate231(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (func2(data) > 254) {
          validate231.errors = [faultOf(instancePath, "maxLength", { limit: 254 })];
          return false;
        } else {
          if (!formats2.test(data)) {
            validate231.errors = [faultOf(instancePath, "format", { format: "email" })];
            return false;
          }
        }
      } else {
        validate231.errors = [faultOf(instancePath, "type", { type: "string" })];
        return false;
      }
    }
  }
  validate231.errors = vErrors;
  return errors === 0;
}
var schema85 = {"enum":["owner","developer","viewer"]};
function validate233(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate233.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "owner" || data === "developer" || data === "viewer")) {
    validate233.errors = [faultOf(instancePath, "enum", { allowedValues: schema85.enum })];
    return false;
  }
  validate233.errors = vErrors;
  return errors === 0;
}
function validate230(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.email === void 0 && (missing0 = "email") || data.role === void 0 && (missing0 = "role")) {
        validate230.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "email" || key0 === "role")) {
            validate230.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.email === void 0 || validate231(data.email, instancePath + "/email") || (vErrors = joined(vErrors, validate231.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.role === void 0 || validate233(data.role, instancePath + "/role") || (vErrors = joined(vErrors, validate233.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate230.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate230.errors = vErrors;
  return errors === 0;
}
var ChangeKeyRequest = validate235;
function validate236(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 100) {
        validate236.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate236.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern22.test(data)) {
            validate236.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate236.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate236.errors = vErrors;
  return errors === 0;
}
var pattern27 = new RegExp("^[a-z][a-z0-9-]*:[a-z]+$", "u");
function validate239(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 64) {
        validate239.errors = [faultOf(instancePath, "maxLength", { limit: 64 })];
        return false;
      } else {
        if (!pattern27.test(data)) {
          validate239.errors = [faultOf(instancePath, "pattern", { pattern: "^[a-z][a-z0-9-]*:[a-z]+$" })];
          return false;
        }
      }
    } else {
      validate239.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate239.errors = vErrors;
  return errors === 0;
}
function validate238(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate238.errors = [faultOf(instancePath, "minItems", { limit: 1 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          var valid0 = validate239(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate239.errors), errors = vErrors.length, false);
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
                    validate238.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate238.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate238.errors = vErrors;
  return errors === 0;
}
function validate243(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        validate243.errors = [faultOf(instancePath, "maxItems", { limit: 50 })];
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
                validate243.errors = [faultOf(instancePath + "/" + i0, "maxLength", { limit: 64 })];
                return false;
              } else {
                if (func2(data0) < 2) {
                  validate243.errors = [faultOf(instancePath + "/" + i0, "minLength", { limit: 2 })];
                  return false;
                }
              }
            } else {
              validate243.errors = [faultOf(instancePath + "/" + i0, "type", { type: "string" })];
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
                validate243.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                return false;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      }
    } else {
      validate243.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate243.errors = vErrors;
  return errors === 0;
}
function validate247(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate247.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 1e9 || isNaN(data)) {
        validate247.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 1e9 })];
        return false;
      } else {
        if (data < 1 || isNaN(data)) {
          validate247.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 })];
          return false;
        }
      }
    }
  }
  validate247.errors = vErrors;
  return errors === 0;
}
function validate246(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.requests === void 0 && (missing0 = "requests") || data.seconds === void 0 && (missing0 = "seconds")) {
        validate246.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "requests" || key0 === "seconds")) {
            validate246.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.requests === void 0 || validate247(data.requests, instancePath + "/requests") || (vErrors = joined(vErrors, validate247.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.seconds !== void 0) {
              let data1 = data.seconds;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate246.errors = [faultOf(instancePath + "/seconds", "type", { type: "integer" })];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 86400 || isNaN(data1)) {
                    validate246.errors = [faultOf(instancePath + "/seconds", "maximum", { comparison: "<=", limit: 86400 })];
                    return false;
                  } else {
                    if (data1 < 1 || isNaN(data1)) {
                      validate246.errors = [faultOf(instancePath + "/seconds", "minimum", { comparison: ">=", limit: 1 })];
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
      validate246.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate246.errors = vErrors;
  return errors === 0;
}
function validate245(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate246(data, instancePath)) {
    vErrors = joined(vErrors, validate246.errors);
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
    validate245.errors = vErrors;
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
  validate245.errors = vErrors;
  return errors === 0;
}
var schema94 = {"type":["string","null"]};
function validate251(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && data !== null) {
    validate251.errors = [faultOf(instancePath, "type", { type: schema94.type })];
    return false;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate251.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate251.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern22.test(data)) {
            validate251.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    }
  }
  validate251.errors = vErrors;
  return errors === 0;
}
var pattern29 = new RegExp("^[A-Za-z0-9_.-]{1,40}$", "u");
var pattern30 = new RegExp("^[^\\u0000]*$", "u");
function validate253(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 20) {
        validate253.errors = [faultOf(instancePath, "maxProperties", { limit: 20 })];
        return false;
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof key0 === "string") {
              if (!pattern29.test(key0)) {
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
            validate253.errors = vErrors;
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
                  validate253.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 500 })];
                  return false;
                } else {
                  if (!pattern30.test(data0)) {
                    validate253.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "pattern", { pattern: "^[^\\u0000]*$" })];
                    return false;
                  }
                }
              } else {
                validate253.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" })];
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
      validate253.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate253.errors = vErrors;
  return errors === 0;
}
function validate235(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "name" || key0 === "scopes" || key0 === "expires_at" || key0 === "allowed_ips" || key0 === "rate_limit" || key0 === "owner" || key0 === "metadata")) {
          validate235.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.name === void 0 || validate236(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate236.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.scopes === void 0 || validate238(data.scopes, instancePath + "/scopes") || (vErrors = joined(vErrors, validate238.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.expires_at === void 0 || validate198(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate198.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.allowed_ips === void 0 || validate243(data.allowed_ips, instancePath + "/allowed_ips") || (vErrors = joined(vErrors, validate243.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.rate_limit === void 0 || validate245(data.rate_limit, instancePath + "/rate_limit") || (vErrors = joined(vErrors, validate245.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.owner === void 0 || validate251(data.owner, instancePath + "/owner") || (vErrors = joined(vErrors, validate251.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.metadata === void 0 || validate253(data.metadata, instancePath + "/metadata") || (vErrors = joined(vErrors, validate253.errors), errors = vErrors.length, false);
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate235.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate235.errors = vErrors;
  return errors === 0;
}
var CreateKeyRequest = validate255;
function validate255(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.scopes === void 0 && (missing0 = "scopes")) {
        validate255.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "scopes" || key0 === "expires_at" || key0 === "allowed_ips" || key0 === "rate_limit" || key0 === "owner" || key0 === "metadata")) {
            validate255.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.name === void 0 || validate236(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate236.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.scopes === void 0 || validate238(data.scopes, instancePath + "/scopes") || (vErrors = joined(vErrors, validate238.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.expires_at === void 0 || validate198(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate198.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.allowed_ips === void 0 || validate243(data.allowed_ips, instancePath + "/allowed_ips") || (vErrors = joined(vErrors, validate243.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.rate_limit === void 0 || validate245(data.rate_limit, instancePath + "/rate_limit") || (vErrors = joined(vErrors, validate245.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.owner === void 0 || validate251(data.owner, instancePath + "/owner") || (vErrors = joined(vErrors, validate251.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.metadata === void 0 || validate253(data.metadata, instancePath + "/metadata") || (vErrors = joined(vErrors, validate253.errors), errors = vErrors.length, false);
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate255.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate255.errors = vErrors;
  return errors === 0;
}
var KeyListRequest = validate263;
var schema98 = {"enum":["active","expired","revoked"]};
function validate264(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate264.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "active" || data === "expired" || data === "revoked")) {
    validate264.errors = [faultOf(instancePath, "enum", { allowedValues: schema98.enum })];
    return false;
  }
  validate264.errors = vErrors;
  return errors === 0;
}
function validate267(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate267.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate267.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern22.test(data)) {
            validate267.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate267.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate267.errors = vErrors;
  return errors === 0;
}
function validate263(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "state" || key0 === "scope" || key0 === "owner" || key0 === "q" || key0 === "limit" || key0 === "cursor")) {
          validate263.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.state === void 0 || validate264(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate264.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.scope === void 0 || validate239(data.scope, instancePath + "/scope") || (vErrors = joined(vErrors, validate239.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.owner === void 0 || validate267(data.owner, instancePath + "/owner") || (vErrors = joined(vErrors, validate267.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.q === void 0 || validate236(data.q, instancePath + "/q") || (vErrors = joined(vErrors, validate236.errors), errors = vErrors.length, false);
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
      validate263.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate263.errors = vErrors;
  return errors === 0;
}
var RotateKeyRequest = validate272;
function validate272(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "overlap_seconds" || key0 === "expires_at")) {
          validate272.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.overlap_seconds === void 0 || validate217(data.overlap_seconds, instancePath + "/overlap_seconds") || (vErrors = joined(vErrors, validate217.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.expires_at === void 0 || validate198(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate198.errors), errors = vErrors.length, false);
        }
      }
    } else {
      validate272.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate272.errors = vErrors;
  return errors === 0;
}
var VerifyKeyRequest = validate275;
function validate277(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 64) {
        validate277.errors = [faultOf(instancePath, "maxLength", { limit: 64 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate277.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        }
      }
    } else {
      validate277.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate277.errors = vErrors;
  return errors === 0;
}
function validate275(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.secret === void 0 && (missing0 = "secret")) {
        validate275.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "secret" || key0 === "scope" || key0 === "address")) {
            validate275.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                  validate275.errors = [faultOf(instancePath + "/secret", "maxLength", { limit: 256 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate275.errors = [faultOf(instancePath + "/secret", "minLength", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate275.errors = [faultOf(instancePath + "/secret", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.scope === void 0 || validate239(data.scope, instancePath + "/scope") || (vErrors = joined(vErrors, validate239.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.address === void 0 || validate277(data.address, instancePath + "/address") || (vErrors = joined(vErrors, validate277.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate275.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate275.errors = vErrors;
  return errors === 0;
}
var ChangeLinkRequest = validate279;
var schema103 = {"properties":{"url":0,"slug":0,"domain":0,"keep_old_slug":0,"remove_aliases":0,"title":0,"tags":0,"external_id":0,"redirect_status":0,"expires_at":0,"max_clicks":0,"expired_url":0,"password":0,"utm":0,"forward_query":0,"forward_path":0,"ios_url":0,"android_url":0}};
function validate280(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 8192) {
        validate280.errors = [faultOf(instancePath, "maxLength", { limit: 8192 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate280.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern22.test(data)) {
            validate280.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate280.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate280.errors = vErrors;
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
          if (!pattern22.test(data)) {
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
var pattern34 = new RegExp("^[a-z0-9.-]+$", "u");
function validate285(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 253) {
        validate285.errors = [faultOf(instancePath, "maxLength", { limit: 253 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate285.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern34.test(data)) {
            validate285.errors = [faultOf(instancePath, "pattern", { pattern: "^[a-z0-9.-]+$" })];
            return false;
          }
        }
      }
    } else {
      validate285.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate285.errors = vErrors;
  return errors === 0;
}
function validate284(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate285(data, instancePath)) {
    vErrors = joined(vErrors, validate285.errors);
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
    validate284.errors = vErrors;
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
  validate284.errors = vErrors;
  return errors === 0;
}
function validate289(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate289.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (!pattern22.test(data)) {
          validate289.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
          return false;
        }
      }
    } else {
      validate289.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate289.errors = vErrors;
  return errors === 0;
}
function validate292(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 50) {
        validate292.errors = [faultOf(instancePath, "maxLength", { limit: 50 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate292.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern22.test(data)) {
            validate292.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate292.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate292.errors = vErrors;
  return errors === 0;
}
function validate291(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 30) {
        validate291.errors = [faultOf(instancePath, "maxItems", { limit: 30 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          var valid0 = validate292(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate292.errors), errors = vErrors.length, false);
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
                    validate291.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate291.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate291.errors = vErrors;
  return errors === 0;
}
function validate296(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 190) {
        validate296.errors = [faultOf(instancePath, "maxLength", { limit: 190 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate296.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern22.test(data)) {
            validate296.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate296.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate296.errors = vErrors;
  return errors === 0;
}
function validate295(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate296(data, instancePath)) {
    vErrors = joined(vErrors, validate296.errors);
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
    validate295.errors = vErrors;
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
  validate295.errors = vErrors;
  return errors === 0;
}
var schema113 = {"enum":[301,302,307,308]};
function validate299(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate299.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (!(data === 301 || data === 302 || data === 307 || data === 308)) {
    validate299.errors = [faultOf(instancePath, "enum", { allowedValues: schema113.enum })];
    return false;
  }
  validate299.errors = vErrors;
  return errors === 0;
}
function validate302(data, instancePath = "") {
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
    validate302.errors = vErrors;
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
  validate302.errors = vErrors;
  return errors === 0;
}
function validate304(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate280(data, instancePath)) {
    vErrors = joined(vErrors, validate280.errors);
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
    validate304.errors = vErrors;
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
  validate304.errors = vErrors;
  return errors === 0;
}
function validate307(data, instancePath = "") {
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
          if (!pattern22.test(data)) {
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
    validate307.errors = vErrors;
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
  validate307.errors = vErrors;
  return errors === 0;
}
function validate309(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "source" || key0 === "medium" || key0 === "campaign" || key0 === "term" || key0 === "content")) {
          validate309.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.source === void 0 || validate267(data.source, instancePath + "/source") || (vErrors = joined(vErrors, validate267.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.medium === void 0 || validate267(data.medium, instancePath + "/medium") || (vErrors = joined(vErrors, validate267.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.campaign === void 0 || validate267(data.campaign, instancePath + "/campaign") || (vErrors = joined(vErrors, validate267.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.term === void 0 || validate267(data.term, instancePath + "/term") || (vErrors = joined(vErrors, validate267.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.content === void 0 || validate267(data.content, instancePath + "/content") || (vErrors = joined(vErrors, validate267.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate309.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate309.errors = vErrors;
  return errors === 0;
}
function validate279(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func10.call(schema103.properties, key0)) {
          validate279.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.url === void 0 || validate280(data.url, instancePath + "/url") || (vErrors = joined(vErrors, validate280.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.slug === void 0 || validate282(data.slug, instancePath + "/slug") || (vErrors = joined(vErrors, validate282.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.domain === void 0 || validate284(data.domain, instancePath + "/domain") || (vErrors = joined(vErrors, validate284.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.keep_old_slug !== void 0) {
                const _errs5 = errors;
                if (typeof data.keep_old_slug !== "boolean") {
                  validate279.errors = [faultOf(instancePath + "/keep_old_slug", "type", { type: "boolean" })];
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
                        validate279.errors = [faultOf(instancePath + "/remove_aliases", "maxItems", { limit: 20 })];
                        return false;
                      } else {
                        var valid1 = true;
                        const len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          var valid1 = validate282(data4[i0], instancePath + "/remove_aliases/" + i0) || (vErrors = joined(vErrors, validate282.errors), errors = vErrors.length, false);
                          if (!valid1) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate279.errors = [faultOf(instancePath + "/remove_aliases", "type", { type: "array" })];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  var valid0 = data.title === void 0 || validate289(data.title, instancePath + "/title") || (vErrors = joined(vErrors, validate289.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.tags === void 0 || validate291(data.tags, instancePath + "/tags") || (vErrors = joined(vErrors, validate291.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.external_id === void 0 || validate295(data.external_id, instancePath + "/external_id") || (vErrors = joined(vErrors, validate295.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.redirect_status === void 0 || validate299(data.redirect_status, instancePath + "/redirect_status") || (vErrors = joined(vErrors, validate299.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.expires_at === void 0 || validate198(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate198.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.max_clicks === void 0 || validate302(data.max_clicks, instancePath + "/max_clicks") || (vErrors = joined(vErrors, validate302.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.expired_url === void 0 || validate304(data.expired_url, instancePath + "/expired_url") || (vErrors = joined(vErrors, validate304.errors), errors = vErrors.length, false);
                              if (valid0) {
                                var valid0 = data.password === void 0 || validate307(data.password, instancePath + "/password") || (vErrors = joined(vErrors, validate307.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  var valid0 = data.utm === void 0 || validate309(data.utm, instancePath + "/utm") || (vErrors = joined(vErrors, validate309.errors), errors = vErrors.length, false);
                                  if (valid0) {
                                    if (data.forward_query !== void 0) {
                                      const _errs19 = errors;
                                      if (typeof data.forward_query !== "boolean") {
                                        validate279.errors = [faultOf(instancePath + "/forward_query", "type", { type: "boolean" })];
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
                                          validate279.errors = [faultOf(instancePath + "/forward_path", "type", { type: "boolean" })];
                                          return false;
                                        }
                                        var valid0 = _errs21 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        var valid0 = data.ios_url === void 0 || validate304(data.ios_url, instancePath + "/ios_url") || (vErrors = joined(vErrors, validate304.errors), errors = vErrors.length, false);
                                        if (valid0) {
                                          var valid0 = data.android_url === void 0 || validate304(data.android_url, instancePath + "/android_url") || (vErrors = joined(vErrors, validate304.errors), errors = vErrors.length, false);
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
      validate279.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate279.errors = vErrors;
  return errors === 0;
}
var CreateLinkRequest = validate318;
var schema118 = {"properties":{"url":0,"slug":0,"domain":0,"title":0,"tags":0,"external_id":0,"redirect_status":0,"expires_at":0,"max_clicks":0,"expired_url":0,"password":0,"utm":0,"forward_query":0,"forward_path":0,"ios_url":0,"android_url":0}};
function validate318(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url")) {
        validate318.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func10.call(schema118.properties, key0)) {
            validate318.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.url === void 0 || validate280(data.url, instancePath + "/url") || (vErrors = joined(vErrors, validate280.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.slug === void 0 || validate282(data.slug, instancePath + "/slug") || (vErrors = joined(vErrors, validate282.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.domain === void 0 || validate284(data.domain, instancePath + "/domain") || (vErrors = joined(vErrors, validate284.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.title === void 0 || validate289(data.title, instancePath + "/title") || (vErrors = joined(vErrors, validate289.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.tags === void 0 || validate291(data.tags, instancePath + "/tags") || (vErrors = joined(vErrors, validate291.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.external_id === void 0 || validate295(data.external_id, instancePath + "/external_id") || (vErrors = joined(vErrors, validate295.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.redirect_status === void 0 || validate299(data.redirect_status, instancePath + "/redirect_status") || (vErrors = joined(vErrors, validate299.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.expires_at === void 0 || validate198(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate198.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.max_clicks === void 0 || validate302(data.max_clicks, instancePath + "/max_clicks") || (vErrors = joined(vErrors, validate302.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.expired_url === void 0 || validate304(data.expired_url, instancePath + "/expired_url") || (vErrors = joined(vErrors, validate304.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.password === void 0 || validate307(data.password, instancePath + "/password") || (vErrors = joined(vErrors, validate307.errors), errors = vErrors.length, false);
                              if (valid0) {
                                var valid0 = data.utm === void 0 || validate309(data.utm, instancePath + "/utm") || (vErrors = joined(vErrors, validate309.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  if (data.forward_query !== void 0) {
                                    const _errs14 = errors;
                                    if (typeof data.forward_query !== "boolean") {
                                      validate318.errors = [faultOf(instancePath + "/forward_query", "type", { type: "boolean" })];
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
                                        validate318.errors = [faultOf(instancePath + "/forward_path", "type", { type: "boolean" })];
                                        return false;
                                      }
                                      var valid0 = _errs16 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      var valid0 = data.ios_url === void 0 || validate304(data.ios_url, instancePath + "/ios_url") || (vErrors = joined(vErrors, validate304.errors), errors = vErrors.length, false);
                                      if (valid0) {
                                        var valid0 = data.android_url === void 0 || validate304(data.android_url, instancePath + "/android_url") || (vErrors = joined(vErrors, validate304.errors), errors = vErrors.length, false);
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
      validate318.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate318.errors = vErrors;
  return errors === 0;
}
var CreateManyLinksRequest = validate333;
function validate333(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.links === void 0 && (missing0 = "links")) {
        validate333.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "links")) {
            validate333.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                  validate333.errors = [faultOf(instancePath + "/links", "maxItems", { limit: 100 })];
                  return false;
                } else {
                  if (data0.length < 1) {
                    validate333.errors = [faultOf(instancePath + "/links", "minItems", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate333.errors = [faultOf(instancePath + "/links", "type", { type: "array" })];
                return false;
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
var LinkAnalyticsRequest = validate334;
var formats4 = (init_formats(), __toCommonJS(formats_exports)).date;
var pattern39 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}$", "u");
function validate335(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern39.test(data)) {
          validate335.errors = [faultOf(instancePath, "pattern", { pattern: "^(?!0000)\\d{4}-\\d{2}-\\d{2}$" })];
          return false;
        } else {
          if (!formats4.validate(data)) {
            validate335.errors = [faultOf(instancePath, "format", { format: "date" })];
            return false;
          }
        }
      } else {
        validate335.errors = [faultOf(instancePath, "type", { type: "string" })];
        return false;
      }
    }
  }
  validate335.errors = vErrors;
  return errors === 0;
}
function validate334(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "from" || key0 === "to")) {
          validate334.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.from === void 0 || validate335(data.from, instancePath + "/from") || (vErrors = joined(vErrors, validate335.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.to === void 0 || validate335(data.to, instancePath + "/to") || (vErrors = joined(vErrors, validate335.errors), errors = vErrors.length, false);
        }
      }
    } else {
      validate334.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate334.errors = vErrors;
  return errors === 0;
}
var LinkClickListRequest = validate338;
function validate338(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "limit" || key0 === "cursor")) {
          validate338.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
      validate338.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate338.errors = vErrors;
  return errors === 0;
}
var LinkListRequest = validate341;
var schema123 = {"properties":{"archived":{"enum":["true","false"]},"sort":{"enum":["created","clicks"]}}};
function validate341(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "tag" || key0 === "q" || key0 === "external_id" || key0 === "archived" || key0 === "sort" || key0 === "limit" || key0 === "cursor")) {
          validate341.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.tag === void 0 || validate292(data.tag, instancePath + "/tag") || (vErrors = joined(vErrors, validate292.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.q === void 0 || validate267(data.q, instancePath + "/q") || (vErrors = joined(vErrors, validate267.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.external_id === void 0 || validate296(data.external_id, instancePath + "/external_id") || (vErrors = joined(vErrors, validate296.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.archived !== void 0) {
                let data3 = data.archived;
                const _errs5 = errors;
                if (typeof data3 !== "string") {
                  validate341.errors = [faultOf(instancePath + "/archived", "type", { type: "string" })];
                  return false;
                }
                if (!(data3 === "true" || data3 === "false")) {
                  validate341.errors = [faultOf(instancePath + "/archived", "enum", { allowedValues: schema123.properties.archived.enum })];
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
                    validate341.errors = [faultOf(instancePath + "/sort", "type", { type: "string" })];
                    return false;
                  }
                  if (!(data4 === "created" || data4 === "clicks")) {
                    validate341.errors = [faultOf(instancePath + "/sort", "enum", { allowedValues: schema123.properties.sort.enum })];
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
      validate341.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate341.errors = vErrors;
  return errors === 0;
}
var QrRequest = validate347;
var schema124 = {"properties":{"level":{"enum":["L","M","Q","H"]}}};
var schema125 = {"enum":["svg","png"]};
function validate348(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate348.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "svg" || data === "png")) {
    validate348.errors = [faultOf(instancePath, "enum", { allowedValues: schema125.enum })];
    return false;
  }
  validate348.errors = vErrors;
  return errors === 0;
}
function validate350(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate350.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 2048 || isNaN(data)) {
        validate350.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 2048 })];
        return false;
      } else {
        if (data < 64 || isNaN(data)) {
          validate350.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 64 })];
          return false;
        }
      }
    }
  }
  validate350.errors = vErrors;
  return errors === 0;
}
var pattern40 = new RegExp("^#?([0-9A-Fa-f]{3}){1,2}$", "u");
function validate352(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern40.test(data)) {
        validate352.errors = [faultOf(instancePath, "pattern", { pattern: "^#?([0-9A-Fa-f]{3}){1,2}$" })];
        return false;
      }
    } else {
      validate352.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate352.errors = vErrors;
  return errors === 0;
}
function validate347(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "format" || key0 === "size" || key0 === "margin" || key0 === "level" || key0 === "dark" || key0 === "light")) {
          validate347.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.format === void 0 || validate348(data.format, instancePath + "/format") || (vErrors = joined(vErrors, validate348.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.size === void 0 || validate350(data.size, instancePath + "/size") || (vErrors = joined(vErrors, validate350.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.margin !== void 0) {
              let data2 = data.margin;
              const _errs4 = errors;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                validate347.errors = [faultOf(instancePath + "/margin", "type", { type: "integer" })];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 16 || isNaN(data2)) {
                    validate347.errors = [faultOf(instancePath + "/margin", "maximum", { comparison: "<=", limit: 16 })];
                    return false;
                  } else {
                    if (data2 < 0 || isNaN(data2)) {
                      validate347.errors = [faultOf(instancePath + "/margin", "minimum", { comparison: ">=", limit: 0 })];
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
                  validate347.errors = [faultOf(instancePath + "/level", "type", { type: "string" })];
                  return false;
                }
                if (!(data3 === "L" || data3 === "M" || data3 === "Q" || data3 === "H")) {
                  validate347.errors = [faultOf(instancePath + "/level", "enum", { allowedValues: schema124.properties.level.enum })];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.dark === void 0 || validate352(data.dark, instancePath + "/dark") || (vErrors = joined(vErrors, validate352.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.light === void 0 || validate352(data.light, instancePath + "/light") || (vErrors = joined(vErrors, validate352.errors), errors = vErrors.length, false);
                }
              }
            }
          }
        }
      }
    } else {
      validate347.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate347.errors = vErrors;
  return errors === 0;
}
var SlugAvailabilityRequest = validate355;
function validate355(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.slug === void 0 && (missing0 = "slug")) {
        validate355.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "slug" || key0 === "domain")) {
            validate355.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.slug === void 0 || validate282(data.slug, instancePath + "/slug") || (vErrors = joined(vErrors, validate282.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.domain === void 0 || validate285(data.domain, instancePath + "/domain") || (vErrors = joined(vErrors, validate285.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate355.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate355.errors = vErrors;
  return errors === 0;
}
var ItemListRequest = validate358;
function validate358(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.page !== void 0) {
        let data0 = data.page;
        const _errs2 = errors;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          validate358.errors = [faultOf(instancePath + "/page", "type", { type: "integer" })];
          return false;
        }
        if (errors === _errs2) {
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 1e6 || isNaN(data0)) {
              validate358.errors = [faultOf(instancePath + "/page", "maximum", { comparison: "<=", limit: 1e6 })];
              return false;
            } else {
              if (data0 < 1 || isNaN(data0)) {
                validate358.errors = [faultOf(instancePath + "/page", "minimum", { comparison: ">=", limit: 1 })];
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
      validate358.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate358.errors = vErrors;
  return errors === 0;
}
var ItemRequest = validate363;
function validate363(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.item_id === void 0 && (missing0 = "item_id")) {
        validate363.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        if (data.item_id !== void 0) {
          let data0 = data.item_id;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate363.errors = [faultOf(instancePath + "/item_id", "type", { type: "integer" })];
            return false;
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
var PurchaseValidationRequest = validate364;
function validate364(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.purchase_code === void 0 && (missing0 = "purchase_code")) {
        validate364.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        if (data.purchase_code !== void 0) {
          if (typeof data.purchase_code !== "string") {
            validate364.errors = [faultOf(instancePath + "/purchase_code", "type", { type: "string" })];
            return false;
          }
        }
      }
    } else {
      validate364.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate364.errors = vErrors;
  return errors === 0;
}
var ChangeMemberRequest = validate365;
function validate365(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.role === void 0 && (missing0 = "role")) {
        validate365.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "role")) {
            validate365.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.role !== void 0) {
            if (!validate233(data.role, instancePath + "/role")) {
              vErrors = joined(vErrors, validate233.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate365.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate365.errors = vErrors;
  return errors === 0;
}
var ChangeContactRequest = validate367;
function validate368(data, instancePath = "") {
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
    validate368.errors = vErrors;
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
  validate368.errors = vErrors;
  return errors === 0;
}
function validate367(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name")) {
        validate367.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name")) {
            validate367.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            if (!validate368(data.name, instancePath + "/name")) {
              vErrors = joined(vErrors, validate368.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate367.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate367.errors = vErrors;
  return errors === 0;
}
var ChangeInstanceRequest = validate370;
function validate371(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 100) {
        validate371.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate371.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate371.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate371.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate371.errors = vErrors;
  return errors === 0;
}
function validate373(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 50) {
        validate373.errors = [faultOf(instancePath, "maxProperties", { limit: 50 })];
        return false;
      }
    } else {
      validate373.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate373.errors = vErrors;
  return errors === 0;
}
function validate375(data, instancePath = "") {
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
    validate375.errors = vErrors;
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
  validate375.errors = vErrors;
  return errors === 0;
}
function validate370(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "name" || key0 === "settings" || key0 === "rate")) {
          validate370.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.name === void 0 || validate371(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate371.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.settings === void 0 || validate373(data.settings, instancePath + "/settings") || (vErrors = joined(vErrors, validate373.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.rate === void 0 || validate375(data.rate, instancePath + "/rate") || (vErrors = joined(vErrors, validate375.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate370.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate370.errors = vErrors;
  return errors === 0;
}
var ChangeParticipantsRequest = validate377;
var schema139 = {"properties":{"action":{"enum":["add","remove","promote","demote"]}}};
var pattern43 = new RegExp("^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$", "u");
function validate379(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 255) {
        validate379.errors = [faultOf(instancePath, "maxLength", { limit: 255 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate379.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern43.test(data)) {
            validate379.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$" })];
            return false;
          }
        }
      }
    } else {
      validate379.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate379.errors = vErrors;
  return errors === 0;
}
function validate378(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        validate378.errors = [faultOf(instancePath, "maxItems", { limit: 100 })];
        return false;
      } else {
        if (data.length < 1) {
          validate378.errors = [faultOf(instancePath, "minItems", { limit: 1 })];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            var valid0 = validate379(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate379.errors), errors = vErrors.length, false);
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
                      validate378.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
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
      validate378.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate378.errors = vErrors;
  return errors === 0;
}
function validate377(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action") || data.participants === void 0 && (missing0 = "participants")) {
        validate377.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "action" || key0 === "participants")) {
            validate377.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.action !== void 0) {
            let data0 = data.action;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate377.errors = [faultOf(instancePath + "/action", "type", { type: "string" })];
              return false;
            }
            if (!(data0 === "add" || data0 === "remove" || data0 === "promote" || data0 === "demote")) {
              validate377.errors = [faultOf(instancePath + "/action", "enum", { allowedValues: schema139.properties.action.enum })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.participants === void 0 || validate378(data.participants, instancePath + "/participants") || (vErrors = joined(vErrors, validate378.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate377.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate377.errors = vErrors;
  return errors === 0;
}
var ChannelFeedRequest = validate382;
var pattern44 = new RegExp("^[a-z0-9_.]+$", "u");
function validate382(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "after" || key0 === "instance_id" || key0 === "type" || key0 === "limit")) {
          validate382.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                    validate382.errors = [faultOf(instancePath + "/type", "maxLength", { limit: 100 })];
                    return false;
                  } else {
                    if (!pattern44.test(data2)) {
                      validate382.errors = [faultOf(instancePath + "/type", "pattern", { pattern: "^[a-z0-9_.]+$" })];
                      return false;
                    }
                  }
                } else {
                  validate382.errors = [faultOf(instancePath + "/type", "type", { type: "string" })];
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
      validate382.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate382.errors = vErrors;
  return errors === 0;
}
var ChatGroupPictureRequest = validate386;
function validate386(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.media_id === void 0 && (missing0 = "media_id")) {
        validate386.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "media_id")) {
            validate386.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
              validate386.errors = vErrors;
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
      validate386.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate386.errors = vErrors;
  return errors === 0;
}
var ChatListRequest = validate388;
function validate390(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 500) {
        validate390.errors = [faultOf(instancePath, "maxLength", { limit: 500 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate390.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        }
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
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "limit" || key0 === "cursor")) {
          validate388.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.limit === void 0 || validate31(data.limit, instancePath + "/limit") || (vErrors = joined(vErrors, validate31.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.cursor === void 0 || validate390(data.cursor, instancePath + "/cursor") || (vErrors = joined(vErrors, validate390.errors), errors = vErrors.length, false);
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
var CheckAddressesRequest = validate392;
function validate392(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.addresses === void 0 && (missing0 = "addresses")) {
        validate392.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "addresses")) {
            validate392.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.addresses !== void 0) {
            if (!validate378(data.addresses, instancePath + "/addresses")) {
              vErrors = joined(vErrors, validate378.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate392.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate392.errors = vErrors;
  return errors === 0;
}
var ConnectInstanceRequest = validate394;
var schema147 = {"properties":{"method":{"enum":["qr","code"]}}};
function validate394(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "method")) {
          validate394.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.method !== void 0) {
          let data0 = data.method;
          if (typeof data0 !== "string") {
            validate394.errors = [faultOf(instancePath + "/method", "type", { type: "string" })];
            return false;
          }
          if (!(data0 === "qr" || data0 === "code")) {
            validate394.errors = [faultOf(instancePath + "/method", "enum", { allowedValues: schema147.properties.method.enum })];
            return false;
          }
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
var CreateChatGroupRequest = validate395;
function validate395(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.participants === void 0 && (missing0 = "participants")) {
        validate395.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "participants")) {
            validate395.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.name === void 0 || validate64(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate64.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.participants === void 0 || validate378(data.participants, instancePath + "/participants") || (vErrors = joined(vErrors, validate378.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate395.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate395.errors = vErrors;
  return errors === 0;
}
var CreateContactRequest = validate398;
function validate399(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 255) {
        validate399.errors = [faultOf(instancePath, "maxLength", { limit: 255 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate399.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern43.test(data)) {
            validate399.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$" })];
            return false;
          }
        }
      }
    } else {
      validate399.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate399.errors = vErrors;
  return errors === 0;
}
function validate398(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address")) {
        validate398.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "name")) {
            validate398.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.address === void 0 || validate399(data.address, instancePath + "/address") || (vErrors = joined(vErrors, validate399.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.name === void 0 || validate368(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate368.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate398.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate398.errors = vErrors;
  return errors === 0;
}
var CreateInstanceRequest = validate402;
var pattern46 = new RegExp("^[a-z][a-z0-9_-]{0,31}$", "u");
function validate404(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern46.test(data)) {
        validate404.errors = [faultOf(instancePath, "pattern", { pattern: "^[a-z][a-z0-9_-]{0,31}$" })];
        return false;
      }
    } else {
      validate404.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate404.errors = vErrors;
  return errors === 0;
}
function validate402(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.driver === void 0 && (missing0 = "driver")) {
        validate402.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "driver" || key0 === "settings" || key0 === "rate")) {
            validate402.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.name === void 0 || validate371(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate371.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.driver === void 0 || validate404(data.driver, instancePath + "/driver") || (vErrors = joined(vErrors, validate404.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.settings === void 0 || validate373(data.settings, instancePath + "/settings") || (vErrors = joined(vErrors, validate373.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.rate === void 0 || validate375(data.rate, instancePath + "/rate") || (vErrors = joined(vErrors, validate375.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate402.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate402.errors = vErrors;
  return errors === 0;
}
var CursorListRequest = validate408;
function validate408(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "limit" || key0 === "cursor")) {
          validate408.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.limit === void 0 || validate31(data.limit, instancePath + "/limit") || (vErrors = joined(vErrors, validate31.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.cursor === void 0 || validate390(data.cursor, instancePath + "/cursor") || (vErrors = joined(vErrors, validate390.errors), errors = vErrors.length, false);
        }
      }
    } else {
      validate408.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate408.errors = vErrors;
  return errors === 0;
}
var EditMessageRequest = validate411;
function validate412(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 65536) {
        validate412.errors = [faultOf(instancePath, "maxLength", { limit: 65536 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate412.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern3.test(data)) {
            validate412.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate412.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate412.errors = vErrors;
  return errors === 0;
}
function validate411(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.text === void 0 && (missing0 = "text")) {
        validate411.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "text")) {
            validate411.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.text !== void 0) {
            if (!validate412(data.text, instancePath + "/text")) {
              vErrors = joined(vErrors, validate412.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate411.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate411.errors = vErrors;
  return errors === 0;
}
var InviteLinkRequest = validate414;
function validate414(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "renew")) {
          validate414.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.renew !== void 0) {
          if (typeof data.renew !== "boolean") {
            validate414.errors = [faultOf(instancePath + "/renew", "type", { type: "boolean" })];
            return false;
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
var MessageListRequest = validate415;
var schema157 = {"properties":{"direction":{"enum":["in","out"]},"state":{"enum":["queued","sent","delivered","read","failed"]}}};
function validate415(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "chat" || key0 === "direction" || key0 === "state" || key0 === "limit" || key0 === "cursor")) {
          validate415.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                validate415.errors = [faultOf(instancePath + "/chat", "maxLength", { limit: 255 })];
                return false;
              } else {
                if (func2(data0) < 1) {
                  validate415.errors = [faultOf(instancePath + "/chat", "minLength", { limit: 1 })];
                  return false;
                }
              }
            } else {
              validate415.errors = [faultOf(instancePath + "/chat", "type", { type: "string" })];
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
              validate415.errors = [faultOf(instancePath + "/direction", "type", { type: "string" })];
              return false;
            }
            if (!(data1 === "in" || data1 === "out")) {
              validate415.errors = [faultOf(instancePath + "/direction", "enum", { allowedValues: schema157.properties.direction.enum })];
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
                validate415.errors = [faultOf(instancePath + "/state", "type", { type: "string" })];
                return false;
              }
              if (!(data2 === "queued" || data2 === "sent" || data2 === "delivered" || data2 === "read" || data2 === "failed")) {
                validate415.errors = [faultOf(instancePath + "/state", "enum", { allowedValues: schema157.properties.state.enum })];
                return false;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              var valid0 = data.limit === void 0 || validate31(data.limit, instancePath + "/limit") || (vErrors = joined(vErrors, validate31.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.cursor === void 0 || validate390(data.cursor, instancePath + "/cursor") || (vErrors = joined(vErrors, validate390.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate415.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate415.errors = vErrors;
  return errors === 0;
}
var PairingQrRequest = validate418;
function validate418(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "format" || key0 === "size")) {
          validate418.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.format === void 0 || validate348(data.format, instancePath + "/format") || (vErrors = joined(vErrors, validate348.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.size === void 0 || validate350(data.size, instancePath + "/size") || (vErrors = joined(vErrors, validate350.errors), errors = vErrors.length, false);
        }
      }
    } else {
      validate418.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate418.errors = vErrors;
  return errors === 0;
}
var ReactRequest = validate421;
function validate422(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 32) {
        validate422.errors = [faultOf(instancePath, "maxLength", { limit: 32 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate422.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate422.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate422.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate422.errors = vErrors;
  return errors === 0;
}
function validate421(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.emoji === void 0 && (missing0 = "emoji")) {
        validate421.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "emoji")) {
            validate421.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.emoji !== void 0) {
            if (!validate422(data.emoji, instancePath + "/emoji")) {
              vErrors = joined(vErrors, validate422.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate421.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate421.errors = vErrors;
  return errors === 0;
}
var ReadChatRequest = validate424;
function validate424(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "up_to")) {
          validate424.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
      validate424.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate424.errors = vErrors;
  return errors === 0;
}
var RenameChatGroupRequest = validate426;
function validate426(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name")) {
        validate426.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name")) {
            validate426.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            if (!validate64(data.name, instancePath + "/name")) {
              vErrors = joined(vErrors, validate64.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate426.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate426.errors = vErrors;
  return errors === 0;
}
var SendMessageRequest = validate428;
function validate435(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 255) {
        validate435.errors = [faultOf(instancePath, "maxLength", { limit: 255 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate435.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate435.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate435.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate435.errors = vErrors;
  return errors === 0;
}
function validate431(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "media_id" || key0 === "url" || key0 === "caption" || key0 === "name")) {
          validate431.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.media_id === void 0 || validate43(data.media_id, instancePath + "/media_id") || (vErrors = joined(vErrors, validate43.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.url === void 0 || validate171(data.url, instancePath + "/url") || (vErrors = joined(vErrors, validate171.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.caption === void 0 || validate412(data.caption, instancePath + "/caption") || (vErrors = joined(vErrors, validate412.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.name === void 0 || validate435(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate435.errors), errors = vErrors.length, false);
            }
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
    if (typeof data == "number" && isFinite(data)) {
      if (data > 90 || isNaN(data)) {
        validate439.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 90 })];
        return false;
      } else {
        if (data < -90 || isNaN(data)) {
          validate439.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: -90 })];
          return false;
        }
      }
    } else {
      validate439.errors = [faultOf(instancePath, "type", { type: "number" })];
      return false;
    }
  }
  validate439.errors = vErrors;
  return errors === 0;
}
function validate441(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 180 || isNaN(data)) {
        validate441.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 180 })];
        return false;
      } else {
        if (data < -180 || isNaN(data)) {
          validate441.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: -180 })];
          return false;
        }
      }
    } else {
      validate441.errors = [faultOf(instancePath, "type", { type: "number" })];
      return false;
    }
  }
  validate441.errors = vErrors;
  return errors === 0;
}
function validate438(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.latitude === void 0 && (missing0 = "latitude") || data.longitude === void 0 && (missing0 = "longitude")) {
        validate438.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "latitude" || key0 === "longitude" || key0 === "name")) {
            validate438.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.latitude === void 0 || validate439(data.latitude, instancePath + "/latitude") || (vErrors = joined(vErrors, validate439.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.longitude === void 0 || validate441(data.longitude, instancePath + "/longitude") || (vErrors = joined(vErrors, validate441.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.name === void 0 || validate64(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate64.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate438.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate438.errors = vErrors;
  return errors === 0;
}
function validate447(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        validate447.errors = [faultOf(instancePath, "maxItems", { limit: 20 })];
        return false;
      } else {
        if (data.length < 1) {
          validate447.errors = [faultOf(instancePath, "minItems", { limit: 1 })];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            var valid0 = validate379(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate379.errors), errors = vErrors.length, false);
            if (!valid0) {
              break;
            }
          }
        }
      }
    } else {
      validate447.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate447.errors = vErrors;
  return errors === 0;
}
function validate445(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.addresses === void 0 && (missing0 = "addresses")) {
        validate445.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "addresses")) {
            validate445.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.name === void 0 || validate64(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate64.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.addresses === void 0 || validate447(data.addresses, instancePath + "/addresses") || (vErrors = joined(vErrors, validate447.errors), errors = vErrors.length, false);
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
function validate453(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 12) {
        validate453.errors = [faultOf(instancePath, "maxItems", { limit: 12 })];
        return false;
      } else {
        if (data.length < 2) {
          validate453.errors = [faultOf(instancePath, "minItems", { limit: 2 })];
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
                  validate453.errors = [faultOf(instancePath + "/" + i0, "maxLength", { limit: 100 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate453.errors = [faultOf(instancePath + "/" + i0, "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern1.test(data0)) {
                      validate453.errors = [faultOf(instancePath + "/" + i0, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate453.errors = [faultOf(instancePath + "/" + i0, "type", { type: "string" })];
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
                  validate453.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
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
      validate453.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate453.errors = vErrors;
  return errors === 0;
}
function validate451(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.question === void 0 && (missing0 = "question") || data.options === void 0 && (missing0 = "options")) {
        validate451.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "question" || key0 === "options" || key0 === "multiple")) {
            validate451.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.question === void 0 || validate435(data.question, instancePath + "/question") || (vErrors = joined(vErrors, validate435.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.options === void 0 || validate453(data.options, instancePath + "/options") || (vErrors = joined(vErrors, validate453.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.multiple !== void 0) {
                const _errs4 = errors;
                if (typeof data.multiple !== "boolean") {
                  validate451.errors = [faultOf(instancePath + "/multiple", "type", { type: "boolean" })];
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
      validate451.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate451.errors = vErrors;
  return errors === 0;
}
function validate428(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.to === void 0 && (missing0 = "to")) {
        validate428.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "to" || key0 === "text" || key0 === "media" || key0 === "location" || key0 === "contact" || key0 === "poll" || key0 === "reply_to" || key0 === "send_at")) {
            validate428.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.to === void 0 || validate399(data.to, instancePath + "/to") || (vErrors = joined(vErrors, validate399.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.text === void 0 || validate412(data.text, instancePath + "/text") || (vErrors = joined(vErrors, validate412.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.media === void 0 || validate431(data.media, instancePath + "/media") || (vErrors = joined(vErrors, validate431.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.location === void 0 || validate438(data.location, instancePath + "/location") || (vErrors = joined(vErrors, validate438.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.contact === void 0 || validate445(data.contact, instancePath + "/contact") || (vErrors = joined(vErrors, validate445.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.poll === void 0 || validate451(data.poll, instancePath + "/poll") || (vErrors = joined(vErrors, validate451.errors), errors = vErrors.length, false);
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
      validate428.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate428.errors = vErrors;
  return errors === 0;
}
var TypingRequest = validate458;
function validate458(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "typing")) {
          validate458.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.typing !== void 0) {
          if (typeof data.typing !== "boolean") {
            validate458.errors = [faultOf(instancePath + "/typing", "type", { type: "boolean" })];
            return false;
          }
        }
      }
    } else {
      validate458.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate458.errors = vErrors;
  return errors === 0;
}
var RequestListRequest = validate459;
var schema174 = {"properties":{"status":{"enum":["2xx","3xx","4xx","5xx","errors"]}}};
function validate459(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "key_id" || key0 === "operation" || key0 === "status" || key0 === "since" || key0 === "limit" || key0 === "cursor")) {
          validate459.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                validate459.errors = [faultOf(instancePath + "/status", "enum", { allowedValues: schema174.properties.status.enum })];
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
      validate459.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate459.errors = vErrors;
  return errors === 0;
}
var UsageRequest = validate465;
var schema175 = {"properties":{"by":{"enum":["day","hour","key","operation"]}}};
function validate465(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "by" || key0 === "from" || key0 === "to" || key0 === "key_id" || key0 === "operation")) {
          validate465.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.by !== void 0) {
          let data0 = data.by;
          const _errs2 = errors;
          if (!(data0 === "day" || data0 === "hour" || data0 === "key" || data0 === "operation")) {
            validate465.errors = [faultOf(instancePath + "/by", "enum", { allowedValues: schema175.properties.by.enum })];
            return false;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          var valid0 = data.from === void 0 || validate335(data.from, instancePath + "/from") || (vErrors = joined(vErrors, validate335.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.to === void 0 || validate335(data.to, instancePath + "/to") || (vErrors = joined(vErrors, validate335.errors), errors = vErrors.length, false);
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
      validate465.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate465.errors = vErrors;
  return errors === 0;
}
var ChangeWebhookEndpointRequest = validate470;
var schema176 = {"properties":{"url":0,"event_types":0,"description":0,"headers":0,"rate":0,"links":0,"tags":0,"instances":0,"sample":0,"format":0,"ordered":0,"filter":0,"filter_match":0}};
function validate471(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 2048) {
        validate471.errors = [faultOf(instancePath, "maxLength", { limit: 2048 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate471.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern22.test(data)) {
            validate471.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate471.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate471.errors = vErrors;
  return errors === 0;
}
function validate474(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate474.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate474.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate474.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate474.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate474.errors = vErrors;
  return errors === 0;
}
function validate473(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        validate473.errors = [faultOf(instancePath, "maxItems", { limit: 50 })];
        return false;
      } else {
        if (data.length < 1) {
          validate473.errors = [faultOf(instancePath, "minItems", { limit: 1 })];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            var valid0 = validate474(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate474.errors), errors = vErrors.length, false);
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
                      validate473.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
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
      validate473.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate473.errors = vErrors;
  return errors === 0;
}
function validate477(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate477.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (!pattern22.test(data)) {
          validate477.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
          return false;
        }
      }
    } else {
      validate477.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate477.errors = vErrors;
  return errors === 0;
}
function validate480(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 500) {
        validate480.errors = [faultOf(instancePath, "maxLength", { limit: 500 })];
        return false;
      } else {
        if (!pattern13.test(data)) {
          validate480.errors = [faultOf(instancePath, "pattern", { pattern: "^[\\x20-\\x7e]*$" })];
          return false;
        }
      }
    } else {
      validate480.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate480.errors = vErrors;
  return errors === 0;
}
function validate479(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 10) {
        validate479.errors = [faultOf(instancePath, "maxProperties", { limit: 10 })];
        return false;
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof key0 === "string") {
              if (!pattern9.test(key0)) {
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
            validate479.errors = vErrors;
            return false;
            break;
          }
        }
        if (valid0) {
          for (const key1 in data) {
            var valid1 = validate480(data[key1], instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")) || (vErrors = joined(vErrors, validate480.errors), errors = vErrors.length, false);
            if (!valid1) {
              break;
            }
          }
        }
      }
    } else {
      validate479.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate479.errors = vErrors;
  return errors === 0;
}
function validate483(data, instancePath = "") {
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
    validate483.errors = vErrors;
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
  validate483.errors = vErrors;
  return errors === 0;
}
function validate486(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        validate486.errors = [faultOf(instancePath, "maxItems", { limit: 50 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          var valid0 = validate292(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate292.errors), errors = vErrors.length, false);
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
                    validate486.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate486.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate486.errors = vErrors;
  return errors === 0;
}
function validate470(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func10.call(schema176.properties, key0)) {
          validate470.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.url === void 0 || validate471(data.url, instancePath + "/url") || (vErrors = joined(vErrors, validate471.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.event_types === void 0 || validate473(data.event_types, instancePath + "/event_types") || (vErrors = joined(vErrors, validate473.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.description === void 0 || validate477(data.description, instancePath + "/description") || (vErrors = joined(vErrors, validate477.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.headers === void 0 || validate479(data.headers, instancePath + "/headers") || (vErrors = joined(vErrors, validate479.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.rate === void 0 || validate483(data.rate, instancePath + "/rate") || (vErrors = joined(vErrors, validate483.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.links === void 0 || validate132(data.links, instancePath + "/links") || (vErrors = joined(vErrors, validate132.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.tags === void 0 || validate486(data.tags, instancePath + "/tags") || (vErrors = joined(vErrors, validate486.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.instances === void 0 || validate132(data.instances, instancePath + "/instances") || (vErrors = joined(vErrors, validate132.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.sample === void 0 || validate31(data.sample, instancePath + "/sample") || (vErrors = joined(vErrors, validate31.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.format === void 0 || validate174(data.format, instancePath + "/format") || (vErrors = joined(vErrors, validate174.errors), errors = vErrors.length, false);
                          if (valid0) {
                            if (data.ordered !== void 0) {
                              const _errs12 = errors;
                              if (typeof data.ordered !== "boolean") {
                                validate470.errors = [faultOf(instancePath + "/ordered", "type", { type: "boolean" })];
                                return false;
                              }
                              var valid0 = _errs12 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              var valid0 = data.filter === void 0 || validate108(data.filter, instancePath + "/filter") || (vErrors = joined(vErrors, validate108.errors), errors = vErrors.length, false);
                              if (valid0) {
                                var valid0 = data.filter_match === void 0 || validate127(data.filter_match, instancePath + "/filter_match") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
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
      validate470.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate470.errors = vErrors;
  return errors === 0;
}
var CreateWebhookEndpointRequest = validate494;
var schema185 = {"properties":{"url":0,"event_types":0,"description":0,"headers":0,"rate":0,"links":0,"tags":0,"instances":0,"sample":0,"format":0,"ordered":0,"filter":0,"filter_match":0}};
function validate494(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url") || data.event_types === void 0 && (missing0 = "event_types")) {
        validate494.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func10.call(schema185.properties, key0)) {
            validate494.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.url === void 0 || validate471(data.url, instancePath + "/url") || (vErrors = joined(vErrors, validate471.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.event_types === void 0 || validate473(data.event_types, instancePath + "/event_types") || (vErrors = joined(vErrors, validate473.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.description === void 0 || validate477(data.description, instancePath + "/description") || (vErrors = joined(vErrors, validate477.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.headers === void 0 || validate479(data.headers, instancePath + "/headers") || (vErrors = joined(vErrors, validate479.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.rate === void 0 || validate483(data.rate, instancePath + "/rate") || (vErrors = joined(vErrors, validate483.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.links === void 0 || validate132(data.links, instancePath + "/links") || (vErrors = joined(vErrors, validate132.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.tags === void 0 || validate486(data.tags, instancePath + "/tags") || (vErrors = joined(vErrors, validate486.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.instances === void 0 || validate132(data.instances, instancePath + "/instances") || (vErrors = joined(vErrors, validate132.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.sample === void 0 || validate31(data.sample, instancePath + "/sample") || (vErrors = joined(vErrors, validate31.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.format === void 0 || validate174(data.format, instancePath + "/format") || (vErrors = joined(vErrors, validate174.errors), errors = vErrors.length, false);
                            if (valid0) {
                              if (data.ordered !== void 0) {
                                const _errs12 = errors;
                                if (typeof data.ordered !== "boolean") {
                                  validate494.errors = [faultOf(instancePath + "/ordered", "type", { type: "boolean" })];
                                  return false;
                                }
                                var valid0 = _errs12 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                var valid0 = data.filter === void 0 || validate108(data.filter, instancePath + "/filter") || (vErrors = joined(vErrors, validate108.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  var valid0 = data.filter_match === void 0 || validate127(data.filter_match, instancePath + "/filter_match") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
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
      validate494.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate494.errors = vErrors;
  return errors === 0;
}
var DeliveryListRequest = validate507;
function validate507(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "endpoint_id" || key0 === "state" || key0 === "event_type" || key0 === "event_id" || key0 === "since" || key0 === "until" || key0 === "limit" || key0 === "cursor")) {
          validate507.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.endpoint_id === void 0 || validate43(data.endpoint_id, instancePath + "/endpoint_id") || (vErrors = joined(vErrors, validate43.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.state === void 0 || validate49(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate49.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.event_type === void 0 || validate474(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate474.errors), errors = vErrors.length, false);
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
      validate507.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate507.errors = vErrors;
  return errors === 0;
}
var ReplayDeliveriesRequest = validate516;
function validate516(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "delivery_ids" || key0 === "since" || key0 === "until" || key0 === "endpoint_id" || key0 === "event_type" || key0 === "event_id")) {
          validate516.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                validate516.errors = [faultOf(instancePath + "/delivery_ids", "maxItems", { limit: 100 })];
                return false;
              } else {
                if (data0.length < 1) {
                  validate516.errors = [faultOf(instancePath + "/delivery_ids", "minItems", { limit: 1 })];
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
                              validate516.errors = [faultOf(instancePath + "/delivery_ids", "uniqueItems", { i: i1, j: j0 })];
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
              validate516.errors = [faultOf(instancePath + "/delivery_ids", "type", { type: "array" })];
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
                var valid0 = data.event_type === void 0 || validate474(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate474.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.event_id === void 0 || validate43(data.event_id, instancePath + "/event_id") || (vErrors = joined(vErrors, validate43.errors), errors = vErrors.length, false);
                }
              }
            }
          }
        }
      }
    } else {
      validate516.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate516.errors = vErrors;
  return errors === 0;
}
var ReplayFailedRequest = validate523;
function validate523(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.since === void 0 && (missing0 = "since")) {
        validate523.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "since")) {
            validate523.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
      validate523.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate523.errors = vErrors;
  return errors === 0;
}
var RotateWebhookSecretRequest = validate525;
function validate525(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "overlap_seconds")) {
          validate525.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.overlap_seconds !== void 0) {
          if (!validate217(data.overlap_seconds, instancePath + "/overlap_seconds")) {
            vErrors = joined(vErrors, validate217.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate525.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate525.errors = vErrors;
  return errors === 0;
}
export {
  AuditLogRequest,
  AutomationFeedRequest,
  AutomationHistoryRequest,
  AutomationSampleListRequest,
  BookmarkAutomationEventRequest,
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
