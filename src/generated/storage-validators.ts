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
        var length, i, keys2;
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
        keys2 = Object.keys(a);
        length = keys2.length;
        if (length !== Object.keys(b).length) return false;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys2[i])) return false;
        for (i = length; i-- !== 0; ) {
          var key = keys2[i];
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
var DataFile = validate21;
var schema6 = {"properties":{"format":0,"revision":0,"accounts":0,"workspaces":0,"keys":0,"items":0,"purchases":0,"models":0,"users":0,"memberships":0,"sessions":0,"webhook_endpoints":0,"webhook_events":0,"webhook_deliveries":0,"links":0,"link_days":0,"link_clicks":0,"link_visitors":0,"link_salts":0,"link_recorders":0,"link_quarantines":0,"idempotent_requests":0,"automation_endpoints":0,"automation_events":0,"automation_requests":0,"automation_types":0,"automation_numbers":0,"instances":0,"messages":0,"chats":0,"contacts":0,"chat_groups":0,"media":0,"channel_commands":0,"channel_events":0,"messaging_numbers":0,"request_log":0,"usage_counts":0,"usage_hours":0,"delivery_hours":0,"audit_entries":0,"invitations":0}};
var func2 = Object.prototype.hasOwnProperty;
var func3 = require_ucs2length().default;
function validate22(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 64) {
        validate22.errors = [faultOf(instancePath, "maxLength", { limit: 64 })];
        return false;
      }
    } else {
      validate22.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
var pattern0 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
function validate25(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate25.errors = [faultOf(instancePath, "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
        return false;
      }
    } else {
      validate25.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
function validate24(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        var valid0 = validate25(key0, instancePath) || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
        if (!valid0) {
          const err0 = faultOf(instancePath, "propertyNames", { propertyName: key0 });
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
          validate24.errors = vErrors;
          return false;
          break;
        }
      }
    } else {
      validate24.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}
function validate28(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (!Array.isArray(data)) {
      validate28.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}
function validate30(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        var valid0 = validate25(key0, instancePath) || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
        if (!valid0) {
          const err0 = faultOf(instancePath, "propertyNames", { propertyName: key0 });
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
          validate30.errors = vErrors;
          return false;
          break;
        }
      }
      if (valid0) {
        for (const key1 in data) {
          const _errs3 = errors;
          if (errors === _errs3) {
            if (!Array.isArray(data[key1])) {
              validate30.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "array" })];
              return false;
            }
          }
          var valid1 = _errs3 === errors;
          if (!valid1) {
            break;
          }
        }
      }
    } else {
      validate30.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate30.errors = vErrors;
  return errors === 0;
}
function validate21(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["format","accounts","workspaces","keys","items","purchases","models","users","memberships","sessions","webhook_endpoints","webhook_events","webhook_deliveries","links","link_days","link_clicks","link_visitors","link_salts","link_recorders","link_quarantines","idempotent_requests","automation_endpoints","automation_events","automation_requests","automation_numbers","automation_types","instances","messages","chats","contacts","chat_groups","media","channel_commands","channel_events","messaging_numbers","request_log","usage_counts","usage_hours","delivery_hours","audit_entries","invitations"])) {
        validate21.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema6.properties, key0)) {
            validate21.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.format !== void 0) {
            const _errs2 = errors;
            if (1 !== data.format) {
              validate21.errors = [faultOf(instancePath + "/format", "const", { allowedValue: 1 })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.revision === void 0 || validate22(data.revision, instancePath + "/revision") || (vErrors = joined(vErrors, validate22.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.accounts === void 0 || validate24(data.accounts, instancePath + "/accounts") || (vErrors = joined(vErrors, validate24.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.workspaces === void 0 || validate28(data.workspaces, instancePath + "/workspaces") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.keys === void 0 || validate30(data.keys, instancePath + "/keys") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.items === void 0 || validate30(data.items, instancePath + "/items") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.purchases === void 0 || validate30(data.purchases, instancePath + "/purchases") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.models === void 0 || validate30(data.models, instancePath + "/models") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.users === void 0 || validate28(data.users, instancePath + "/users") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.memberships === void 0 || validate28(data.memberships, instancePath + "/memberships") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.sessions === void 0 || validate28(data.sessions, instancePath + "/sessions") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                              if (valid0) {
                                var valid0 = data.webhook_endpoints === void 0 || validate30(data.webhook_endpoints, instancePath + "/webhook_endpoints") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  var valid0 = data.webhook_events === void 0 || validate30(data.webhook_events, instancePath + "/webhook_events") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                  if (valid0) {
                                    var valid0 = data.webhook_deliveries === void 0 || validate30(data.webhook_deliveries, instancePath + "/webhook_deliveries") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                    if (valid0) {
                                      var valid0 = data.links === void 0 || validate30(data.links, instancePath + "/links") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                      if (valid0) {
                                        var valid0 = data.link_days === void 0 || validate30(data.link_days, instancePath + "/link_days") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                        if (valid0) {
                                          var valid0 = data.link_clicks === void 0 || validate30(data.link_clicks, instancePath + "/link_clicks") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                          if (valid0) {
                                            var valid0 = data.link_visitors === void 0 || validate30(data.link_visitors, instancePath + "/link_visitors") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                            if (valid0) {
                                              var valid0 = data.link_salts === void 0 || validate28(data.link_salts, instancePath + "/link_salts") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                              if (valid0) {
                                                var valid0 = data.link_recorders === void 0 || validate28(data.link_recorders, instancePath + "/link_recorders") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                if (valid0) {
                                                  var valid0 = data.link_quarantines === void 0 || validate30(data.link_quarantines, instancePath + "/link_quarantines") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                  if (valid0) {
                                                    var valid0 = data.idempotent_requests === void 0 || validate30(data.idempotent_requests, instancePath + "/idempotent_requests") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                    if (valid0) {
                                                      var valid0 = data.automation_endpoints === void 0 || validate30(data.automation_endpoints, instancePath + "/automation_endpoints") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                      if (valid0) {
                                                        var valid0 = data.automation_events === void 0 || validate30(data.automation_events, instancePath + "/automation_events") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                        if (valid0) {
                                                          var valid0 = data.automation_requests === void 0 || validate30(data.automation_requests, instancePath + "/automation_requests") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                          if (valid0) {
                                                            var valid0 = data.automation_types === void 0 || validate30(data.automation_types, instancePath + "/automation_types") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                            if (valid0) {
                                                              var valid0 = data.automation_numbers === void 0 || validate30(data.automation_numbers, instancePath + "/automation_numbers") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                              if (valid0) {
                                                                var valid0 = data.instances === void 0 || validate30(data.instances, instancePath + "/instances") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                                if (valid0) {
                                                                  var valid0 = data.messages === void 0 || validate30(data.messages, instancePath + "/messages") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                                  if (valid0) {
                                                                    var valid0 = data.chats === void 0 || validate30(data.chats, instancePath + "/chats") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                                    if (valid0) {
                                                                      var valid0 = data.contacts === void 0 || validate30(data.contacts, instancePath + "/contacts") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                                      if (valid0) {
                                                                        var valid0 = data.chat_groups === void 0 || validate30(data.chat_groups, instancePath + "/chat_groups") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                                        if (valid0) {
                                                                          var valid0 = data.media === void 0 || validate30(data.media, instancePath + "/media") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                                          if (valid0) {
                                                                            var valid0 = data.channel_commands === void 0 || validate30(data.channel_commands, instancePath + "/channel_commands") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                                            if (valid0) {
                                                                              var valid0 = data.channel_events === void 0 || validate30(data.channel_events, instancePath + "/channel_events") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                                              if (valid0) {
                                                                                var valid0 = data.messaging_numbers === void 0 || validate30(data.messaging_numbers, instancePath + "/messaging_numbers") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                                                if (valid0) {
                                                                                  var valid0 = data.request_log === void 0 || validate30(data.request_log, instancePath + "/request_log") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                                                  if (valid0) {
                                                                                    var valid0 = data.usage_counts === void 0 || validate30(data.usage_counts, instancePath + "/usage_counts") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                                                    if (valid0) {
                                                                                      var valid0 = data.usage_hours === void 0 || validate30(data.usage_hours, instancePath + "/usage_hours") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                                                      if (valid0) {
                                                                                        var valid0 = data.delivery_hours === void 0 || validate30(data.delivery_hours, instancePath + "/delivery_hours") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                                                        if (valid0) {
                                                                                          var valid0 = data.audit_entries === void 0 || validate30(data.audit_entries, instancePath + "/audit_entries") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                                                          if (valid0) {
                                                                                            var valid0 = data.invitations === void 0 || validate30(data.invitations, instancePath + "/invitations") || (vErrors = joined(vErrors, validate30.errors), errors = vErrors.length, false);
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
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
      validate21.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
var accounts = validate70;
function validate71(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 64) {
        validate71.errors = [faultOf(instancePath, "maxLength", { limit: 64 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate71.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
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
var formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function validate73(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!formats0.test(data)) {
          validate73.errors = [faultOf(instancePath, "format", { format: "email" })];
          return false;
        }
      } else {
        validate73.errors = [faultOf(instancePath, "type", { type: "string" })];
        return false;
      }
    }
  }
  validate73.errors = vErrors;
  return errors === 0;
}
var formats2 = (init_formats(), __toCommonJS(formats_exports)).decimal;
function validate75(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 900719925474099e-1 || isNaN(data)) {
        validate75.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 900719925474099e-1 })];
        return false;
      } else {
        if (data < -900719925474099e-1 || isNaN(data)) {
          validate75.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: -900719925474099e-1 })];
          return false;
        } else {
          if (!formats2.validate(data)) {
            validate75.errors = [faultOf(instancePath, "format", { format: "decimal" })];
            return false;
          }
        }
      }
    } else {
      validate75.errors = [faultOf(instancePath, "type", { type: "number" })];
      return false;
    }
  }
  validate75.errors = vErrors;
  return errors === 0;
}
var pattern1 = new RegExp("^[A-Z]{3}$", "u");
function validate77(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate77.errors = [faultOf(instancePath, "pattern", { pattern: "^[A-Z]{3}$" })];
        return false;
      }
    } else {
      validate77.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate77.errors = vErrors;
  return errors === 0;
}
var formats4 = (init_formats(), __toCommonJS(formats_exports)).uri;
function validate80(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (func3(data) > 2048) {
          validate80.errors = [faultOf(instancePath, "maxLength", { limit: 2048 })];
          return false;
        } else {
          if (!formats4(data)) {
            validate80.errors = [faultOf(instancePath, "format", { format: "uri" })];
            return false;
          }
        }
      } else {
        validate80.errors = [faultOf(instancePath, "type", { type: "string" })];
        return false;
      }
    }
  }
  validate80.errors = vErrors;
  return errors === 0;
}
var formats6 = (init_formats(), __toCommonJS(formats_exports))["date-time"];
var pattern2 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$", "u");
function validate84(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern2.test(data)) {
          validate84.errors = [faultOf(instancePath, "pattern", { pattern: "^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$" })];
          return false;
        } else {
          if (!formats6.validate(data)) {
            validate84.errors = [faultOf(instancePath, "format", { format: "date-time" })];
            return false;
          }
        }
      } else {
        validate84.errors = [faultOf(instancePath, "type", { type: "string" })];
        return false;
      }
    }
  }
  validate84.errors = vErrors;
  return errors === 0;
}
function validate70(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["name","username","email","balance","currency","profile","registered_at"])) {
        validate70.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "username" || key0 === "email" || key0 === "balance" || key0 === "currency" || key0 === "profile" || key0 === "registered_at")) {
            validate70.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if (missing1 = missingOf(data0, ["firstname","lastname","full_name"])) {
                  validate70.errors = [faultOf(instancePath + "/name", "required", { missingProperty: missing1 })];
                  return false;
                } else {
                  const _errs4 = errors;
                  for (const key1 in data0) {
                    if (!(key1 === "firstname" || key1 === "lastname" || key1 === "full_name")) {
                      validate70.errors = [faultOf(instancePath + "/name", "additionalProperties", { additionalProperty: key1 })];
                      return false;
                      break;
                    }
                  }
                  if (_errs4 === errors) {
                    if (data0.firstname !== void 0) {
                      const _errs5 = errors;
                      if (typeof data0.firstname !== "string") {
                        validate70.errors = [faultOf(instancePath + "/name/firstname", "type", { type: "string" })];
                        return false;
                      }
                      var valid1 = _errs5 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data0.lastname !== void 0) {
                        const _errs7 = errors;
                        if (typeof data0.lastname !== "string") {
                          validate70.errors = [faultOf(instancePath + "/name/lastname", "type", { type: "string" })];
                          return false;
                        }
                        var valid1 = _errs7 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data0.full_name !== void 0) {
                          const _errs9 = errors;
                          if (typeof data0.full_name !== "string") {
                            validate70.errors = [faultOf(instancePath + "/name/full_name", "type", { type: "string" })];
                            return false;
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
                validate70.errors = [faultOf(instancePath + "/name", "type", { type: "object" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.username === void 0 || validate71(data.username, instancePath + "/username") || (vErrors = joined(vErrors, validate71.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.email === void 0 || validate73(data.email, instancePath + "/email") || (vErrors = joined(vErrors, validate73.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.balance === void 0 || validate75(data.balance, instancePath + "/balance") || (vErrors = joined(vErrors, validate75.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.currency === void 0 || validate77(data.currency, instancePath + "/currency") || (vErrors = joined(vErrors, validate77.errors), errors = vErrors.length, false);
                  if (valid0) {
                    if (data.profile !== void 0) {
                      let data8 = data.profile;
                      const _errs15 = errors;
                      if (errors === _errs15) {
                        if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                          let missing2;
                          if (missing2 = missingOf(data8, ["heading","description","contact","social_links","media"])) {
                            validate70.errors = [faultOf(instancePath + "/profile", "required", { missingProperty: missing2 })];
                            return false;
                          } else {
                            const _errs17 = errors;
                            for (const key2 in data8) {
                              if (!(key2 === "heading" || key2 === "description" || key2 === "contact" || key2 === "social_links" || key2 === "media")) {
                                validate70.errors = [faultOf(instancePath + "/profile", "additionalProperties", { additionalProperty: key2 })];
                                return false;
                                break;
                              }
                            }
                            if (_errs17 === errors) {
                              if (data8.heading !== void 0) {
                                const _errs18 = errors;
                                if (typeof data8.heading !== "string") {
                                  validate70.errors = [faultOf(instancePath + "/profile/heading", "type", { type: "string" })];
                                  return false;
                                }
                                var valid2 = _errs18 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data8.description !== void 0) {
                                  const _errs20 = errors;
                                  if (typeof data8.description !== "string") {
                                    validate70.errors = [faultOf(instancePath + "/profile/description", "type", { type: "string" })];
                                    return false;
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
                                      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                        let missing3;
                                        if (data11.email === void 0 && (missing3 = "email")) {
                                          validate70.errors = [faultOf(instancePath + "/profile/contact", "required", { missingProperty: missing3 })];
                                          return false;
                                        } else {
                                          const _errs24 = errors;
                                          for (const key3 in data11) {
                                            if (!(key3 === "email")) {
                                              validate70.errors = [faultOf(instancePath + "/profile/contact", "additionalProperties", { additionalProperty: key3 })];
                                              return false;
                                              break;
                                            }
                                          }
                                          if (_errs24 === errors) {
                                            if (data11.email !== void 0) {
                                              if (!validate73(data11.email, instancePath + "/profile/contact/email")) {
                                                vErrors = joined(vErrors, validate73.errors);
                                                errors = vErrors.length;
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        validate70.errors = [faultOf(instancePath + "/profile/contact", "type", { type: "object" })];
                                        return false;
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
                                        if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                          for (const key4 in data13) {
                                            var valid4 = validate80(data13[key4], instancePath + "/profile/social_links/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")) || (vErrors = joined(vErrors, validate80.errors), errors = vErrors.length, false);
                                            if (!valid4) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate70.errors = [faultOf(instancePath + "/profile/social_links", "type", { type: "object" })];
                                          return false;
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
                                          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                            let missing4;
                                            if (missing4 = missingOf(data15, ["avatar","cover"])) {
                                              validate70.errors = [faultOf(instancePath + "/profile/media", "required", { missingProperty: missing4 })];
                                              return false;
                                            } else {
                                              const _errs32 = errors;
                                              for (const key5 in data15) {
                                                if (!(key5 === "avatar" || key5 === "cover")) {
                                                  validate70.errors = [faultOf(instancePath + "/profile/media", "additionalProperties", { additionalProperty: key5 })];
                                                  return false;
                                                  break;
                                                }
                                              }
                                              if (_errs32 === errors) {
                                                var valid5 = data15.avatar === void 0 || validate80(data15.avatar, instancePath + "/profile/media/avatar") || (vErrors = joined(vErrors, validate80.errors), errors = vErrors.length, false);
                                                if (valid5) {
                                                  var valid5 = data15.cover === void 0 || validate80(data15.cover, instancePath + "/profile/media/cover") || (vErrors = joined(vErrors, validate80.errors), errors = vErrors.length, false);
                                                }
                                              }
                                            }
                                          } else {
                                            validate70.errors = [faultOf(instancePath + "/profile/media", "type", { type: "object" })];
                                            return false;
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
                          validate70.errors = [faultOf(instancePath + "/profile", "type", { type: "object" })];
                          return false;
                        }
                      }
                      var valid0 = _errs15 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      var valid0 = data.registered_at === void 0 || validate84(data.registered_at, instancePath + "/registered_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate70.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate70.errors = vErrors;
  return errors === 0;
}
var workspaces = validate86;
function validate88(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 100) {
        validate88.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate88.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        }
      }
    } else {
      validate88.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate88.errors = vErrors;
  return errors === 0;
}
function validate90(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate25(data, instancePath)) {
    vErrors = joined(vErrors, validate25.errors);
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
    validate90.errors = vErrors;
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
  validate90.errors = vErrors;
  return errors === 0;
}
var schema22 = {"enum":["live","test"]};
function validate93(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate93.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "live" || data === "test")) {
    validate93.errors = [faultOf(instancePath, "enum", { allowedValues: schema22.enum })];
    return false;
  }
  validate93.errors = vErrors;
  return errors === 0;
}
function validate86(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","name","account_id"])) {
        validate86.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "name" || key0 === "account_id" || key0 === "mode")) {
            validate86.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.name === void 0 || validate88(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate88.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.account_id === void 0 || validate90(data.account_id, instancePath + "/account_id") || (vErrors = joined(vErrors, validate90.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.mode === void 0 || validate93(data.mode, instancePath + "/mode") || (vErrors = joined(vErrors, validate93.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate86.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate86.errors = vErrors;
  return errors === 0;
}
var keys = validate95;
var schema23 = {"properties":{"id":0,"name":0,"digest":0,"prefix":0,"last_four":0,"scopes":0,"allowed_ips":0,"rate_limit":0,"owner":0,"metadata":0,"created_at":0,"created_by":0,"authority":0,"limit_root":0,"last_used_at":0,"last_used_network":0,"last_used_agent":0,"expires_at":0,"revoked_at":0,"rotated_to":0}};
var pattern3 = new RegExp("^[0-9a-f]{64}$", "u");
function validate98(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern3.test(data)) {
        validate98.errors = [faultOf(instancePath, "pattern", { pattern: "^[0-9a-f]{64}$" })];
        return false;
      }
    } else {
      validate98.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate98.errors = vErrors;
  return errors === 0;
}
function validate100(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 16) {
        validate100.errors = [faultOf(instancePath, "maxLength", { limit: 16 })];
        return false;
      }
    } else {
      validate100.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate100.errors = vErrors;
  return errors === 0;
}
function validate102(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 4) {
        validate102.errors = [faultOf(instancePath, "maxLength", { limit: 4 })];
        return false;
      }
    } else {
      validate102.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate102.errors = vErrors;
  return errors === 0;
}
var pattern4 = new RegExp("^[a-z][a-z0-9-]*:[a-z]+$", "u");
function validate105(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 64) {
        validate105.errors = [faultOf(instancePath, "maxLength", { limit: 64 })];
        return false;
      } else {
        if (!pattern4.test(data)) {
          validate105.errors = [faultOf(instancePath, "pattern", { pattern: "^[a-z][a-z0-9-]*:[a-z]+$" })];
          return false;
        }
      }
    } else {
      validate105.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate105.errors = vErrors;
  return errors === 0;
}
var func0 = require_equal().default;
function validate104(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        var valid0 = validate105(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate105.errors), errors = vErrors.length, false);
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
                  validate104.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                  return false;
                  break outer0;
                }
              }
            }
        }
      }
    } else {
      validate104.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate104.errors = vErrors;
  return errors === 0;
}
function validate108(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        validate108.errors = [faultOf(instancePath, "maxItems", { limit: 50 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0];
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func3(data0) > 64) {
                validate108.errors = [faultOf(instancePath + "/" + i0, "maxLength", { limit: 64 })];
                return false;
              } else {
                if (func3(data0) < 2) {
                  validate108.errors = [faultOf(instancePath + "/" + i0, "minLength", { limit: 2 })];
                  return false;
                }
              }
            } else {
              validate108.errors = [faultOf(instancePath + "/" + i0, "type", { type: "string" })];
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
                validate108.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                return false;
                break;
              }
              indices0[item0] = i1;
            }
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
function validate111(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate111.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 1e9 || isNaN(data)) {
        validate111.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 1e9 })];
        return false;
      } else {
        if (data < 1 || isNaN(data)) {
          validate111.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 })];
          return false;
        }
      }
    }
  }
  validate111.errors = vErrors;
  return errors === 0;
}
function validate110(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["requests","seconds"])) {
        validate110.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "requests" || key0 === "seconds")) {
            validate110.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.requests === void 0 || validate111(data.requests, instancePath + "/requests") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.seconds !== void 0) {
              let data1 = data.seconds;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate110.errors = [faultOf(instancePath + "/seconds", "type", { type: "integer" })];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 86400 || isNaN(data1)) {
                    validate110.errors = [faultOf(instancePath + "/seconds", "maximum", { comparison: "<=", limit: 86400 })];
                    return false;
                  } else {
                    if (data1 < 1 || isNaN(data1)) {
                      validate110.errors = [faultOf(instancePath + "/seconds", "minimum", { comparison: ">=", limit: 1 })];
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
      validate110.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate110.errors = vErrors;
  return errors === 0;
}
function validate114(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 200) {
        validate114.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate114.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        }
      }
    } else {
      validate114.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate114.errors = vErrors;
  return errors === 0;
}
var pattern5 = new RegExp("^[A-Za-z0-9_.-]{1,40}$", "u");
var pattern6 = new RegExp("^[^\\u0000]*$", "u");
function validate116(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 20) {
        validate116.errors = [faultOf(instancePath, "maxProperties", { limit: 20 })];
        return false;
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof key0 === "string") {
              if (!pattern5.test(key0)) {
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
            validate116.errors = vErrors;
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
                if (func3(data0) > 500) {
                  validate116.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 500 })];
                  return false;
                } else {
                  if (!pattern6.test(data0)) {
                    validate116.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "pattern", { pattern: "^[^\\u0000]*$" })];
                    return false;
                  }
                }
              } else {
                validate116.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" })];
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
      validate116.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate116.errors = vErrors;
  return errors === 0;
}
function validate121(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        var valid0 = validate25(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
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
                  validate121.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                  return false;
                  break outer0;
                }
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
      let missing0;
      if (missing0 = missingOf(data, ["creators","scopes_set_by","is_bounded"])) {
        validate120.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "creators" || key0 === "scopes_set_by" || key0 === "is_bounded")) {
            validate120.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.creators === void 0 || validate121(data.creators, instancePath + "/creators") || (vErrors = joined(vErrors, validate121.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.scopes_set_by === void 0 || validate121(data.scopes_set_by, instancePath + "/scopes_set_by") || (vErrors = joined(vErrors, validate121.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.is_bounded !== void 0) {
                const _errs4 = errors;
                if (typeof data.is_bounded !== "boolean") {
                  validate120.errors = [faultOf(instancePath + "/is_bounded", "type", { type: "boolean" })];
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
      validate120.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate120.errors = vErrors;
  return errors === 0;
}
function validate127(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate84(data, instancePath)) {
    vErrors = joined(vErrors, validate84.errors);
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
    validate127.errors = vErrors;
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
  validate127.errors = vErrors;
  return errors === 0;
}
function validate131(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 200) {
        validate131.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      }
    } else {
      validate131.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate131.errors = vErrors;
  return errors === 0;
}
function validate95(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","name","digest","prefix","last_four","scopes","created_at","created_by","last_used_at","expires_at","revoked_at","rotated_to"])) {
        validate95.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema23.properties, key0)) {
            validate95.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.name === void 0 || validate88(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate88.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.digest === void 0 || validate98(data.digest, instancePath + "/digest") || (vErrors = joined(vErrors, validate98.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.prefix === void 0 || validate100(data.prefix, instancePath + "/prefix") || (vErrors = joined(vErrors, validate100.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.last_four === void 0 || validate102(data.last_four, instancePath + "/last_four") || (vErrors = joined(vErrors, validate102.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.scopes === void 0 || validate104(data.scopes, instancePath + "/scopes") || (vErrors = joined(vErrors, validate104.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.allowed_ips === void 0 || validate108(data.allowed_ips, instancePath + "/allowed_ips") || (vErrors = joined(vErrors, validate108.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.rate_limit === void 0 || validate110(data.rate_limit, instancePath + "/rate_limit") || (vErrors = joined(vErrors, validate110.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.owner === void 0 || validate114(data.owner, instancePath + "/owner") || (vErrors = joined(vErrors, validate114.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.metadata === void 0 || validate116(data.metadata, instancePath + "/metadata") || (vErrors = joined(vErrors, validate116.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.created_at === void 0 || validate84(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                              if (valid0) {
                                var valid0 = data.created_by === void 0 || validate90(data.created_by, instancePath + "/created_by") || (vErrors = joined(vErrors, validate90.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  var valid0 = data.authority === void 0 || validate120(data.authority, instancePath + "/authority") || (vErrors = joined(vErrors, validate120.errors), errors = vErrors.length, false);
                                  if (valid0) {
                                    var valid0 = data.limit_root === void 0 || validate25(data.limit_root, instancePath + "/limit_root") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
                                    if (valid0) {
                                      var valid0 = data.last_used_at === void 0 || validate127(data.last_used_at, instancePath + "/last_used_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                                      if (valid0) {
                                        var valid0 = data.last_used_network === void 0 || validate22(data.last_used_network, instancePath + "/last_used_network") || (vErrors = joined(vErrors, validate22.errors), errors = vErrors.length, false);
                                        if (valid0) {
                                          var valid0 = data.last_used_agent === void 0 || validate131(data.last_used_agent, instancePath + "/last_used_agent") || (vErrors = joined(vErrors, validate131.errors), errors = vErrors.length, false);
                                          if (valid0) {
                                            var valid0 = data.expires_at === void 0 || validate127(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                                            if (valid0) {
                                              var valid0 = data.revoked_at === void 0 || validate127(data.revoked_at, instancePath + "/revoked_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                                              if (valid0) {
                                                var valid0 = data.rotated_to === void 0 || validate90(data.rotated_to, instancePath + "/rotated_to") || (vErrors = joined(vErrors, validate90.errors), errors = vErrors.length, false);
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
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
      validate95.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate95.errors = vErrors;
  return errors === 0;
}
var items = validate136;
var schema38 = {"properties":{"id":0,"name":0,"description":0,"category":0,"sub_category":0,"options":0,"version":0,"demo_link":0,"tags":0,"media":0,"price":0,"currency":0,"published_at":0}};
function validate137(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate137.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 9007199254740991 || isNaN(data)) {
        validate137.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 9007199254740991 })];
        return false;
      } else {
        if (data < 1 || isNaN(data)) {
          validate137.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 })];
          return false;
        }
      }
    }
  }
  validate137.errors = vErrors;
  return errors === 0;
}
function validate139(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) < 1) {
        validate139.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
        return false;
      }
    } else {
      validate139.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate139.errors = vErrors;
  return errors === 0;
}
function validate142(data, instancePath = "") {
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
          validate142.errors = [faultOf(instancePath + "/" + i0, "type", { type: "string" })];
          return false;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate142.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate142.errors = vErrors;
  return errors === 0;
}
function validate150(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate150.errors = [faultOf(instancePath, "minItems", { limit: 1 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          var valid0 = validate80(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate80.errors), errors = vErrors.length, false);
          if (!valid0) {
            break;
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
function validate147(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["thumbnail","preview_image"])) {
        validate147.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "thumbnail" || key0 === "preview_image" || key0 === "screenshots")) {
            validate147.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.thumbnail === void 0 || validate80(data.thumbnail, instancePath + "/thumbnail") || (vErrors = joined(vErrors, validate80.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.preview_image === void 0 || validate80(data.preview_image, instancePath + "/preview_image") || (vErrors = joined(vErrors, validate80.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.screenshots === void 0 || validate150(data.screenshots, instancePath + "/screenshots") || (vErrors = joined(vErrors, validate150.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate147.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate147.errors = vErrors;
  return errors === 0;
}
function validate154(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["thumbnail","preview_image","preview_video"])) {
        validate154.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "thumbnail" || key0 === "preview_image" || key0 === "preview_video" || key0 === "screenshots")) {
            validate154.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.thumbnail === void 0 || validate80(data.thumbnail, instancePath + "/thumbnail") || (vErrors = joined(vErrors, validate80.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.preview_image === void 0 || validate80(data.preview_image, instancePath + "/preview_image") || (vErrors = joined(vErrors, validate80.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.preview_video === void 0 || validate80(data.preview_video, instancePath + "/preview_video") || (vErrors = joined(vErrors, validate80.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.screenshots === void 0 || validate150(data.screenshots, instancePath + "/screenshots") || (vErrors = joined(vErrors, validate150.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate154.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate154.errors = vErrors;
  return errors === 0;
}
function validate160(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["thumbnail","preview_audio"])) {
        validate160.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "thumbnail" || key0 === "preview_audio" || key0 === "screenshots")) {
            validate160.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.thumbnail === void 0 || validate80(data.thumbnail, instancePath + "/thumbnail") || (vErrors = joined(vErrors, validate80.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.preview_audio === void 0 || validate80(data.preview_audio, instancePath + "/preview_audio") || (vErrors = joined(vErrors, validate80.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.screenshots === void 0 || validate150(data.screenshots, instancePath + "/screenshots") || (vErrors = joined(vErrors, validate150.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate160.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate160.errors = vErrors;
  return errors === 0;
}
function validate146(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate147(data, instancePath)) {
    vErrors = joined(vErrors, validate147.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs2 = errors;
  if (!validate154(data, instancePath)) {
    vErrors = joined(vErrors, validate154.errors);
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
    if (!validate160(data, instancePath)) {
      vErrors = joined(vErrors, validate160.errors);
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
function validate166(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 900719925474099e-1 || isNaN(data)) {
        validate166.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 900719925474099e-1 })];
        return false;
      } else {
        if (data < 0 || isNaN(data)) {
          validate166.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 0 })];
          return false;
        } else {
          if (!formats2.validate(data)) {
            validate166.errors = [faultOf(instancePath, "format", { format: "decimal" })];
            return false;
          }
        }
      }
    } else {
      validate166.errors = [faultOf(instancePath, "type", { type: "number" })];
      return false;
    }
  }
  validate166.errors = vErrors;
  return errors === 0;
}
var pattern7 = new RegExp("^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$", "u");
function validate136(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","name","description","category","sub_category","options","version","demo_link","tags","media","price","currency","published_at"])) {
        validate136.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema38.properties, key0)) {
            validate136.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate137(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate137.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.name === void 0 || validate139(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate139.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.description !== void 0) {
                const _errs4 = errors;
                if (typeof data.description !== "string") {
                  validate136.errors = [faultOf(instancePath + "/description", "type", { type: "string" })];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.category === void 0 || validate139(data.category, instancePath + "/category") || (vErrors = joined(vErrors, validate139.errors), errors = vErrors.length, false);
                if (valid0) {
                  if (data.sub_category !== void 0) {
                    const _errs7 = errors;
                    if (typeof data.sub_category !== "string") {
                      validate136.errors = [faultOf(instancePath + "/sub_category", "type", { type: "string" })];
                      return false;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    var valid0 = data.options === void 0 || validate142(data.options, instancePath + "/options") || (vErrors = joined(vErrors, validate142.errors), errors = vErrors.length, false);
                    if (valid0) {
                      if (data.version !== void 0) {
                        let data6 = data.version;
                        const _errs10 = errors;
                        if (errors === _errs10) {
                          if (typeof data6 === "string") {
                            if (!pattern7.test(data6)) {
                              validate136.errors = [faultOf(instancePath + "/version", "pattern", { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$" })];
                              return false;
                            }
                          } else {
                            validate136.errors = [faultOf(instancePath + "/version", "type", { type: "string" })];
                            return false;
                          }
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        var valid0 = data.demo_link === void 0 || validate80(data.demo_link, instancePath + "/demo_link") || (vErrors = joined(vErrors, validate80.errors), errors = vErrors.length, false);
                        if (valid0) {
                          if (data.tags !== void 0) {
                            let data8 = data.tags;
                            const _errs13 = errors;
                            if (errors === _errs13) {
                              if (Array.isArray(data8)) {
                                var valid1 = true;
                                const len0 = data8.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  var valid1 = validate139(data8[i0], instancePath + "/tags/" + i0) || (vErrors = joined(vErrors, validate139.errors), errors = vErrors.length, false);
                                  if (!valid1) {
                                    break;
                                  }
                                }
                              } else {
                                validate136.errors = [faultOf(instancePath + "/tags", "type", { type: "array" })];
                                return false;
                              }
                            }
                            var valid0 = _errs13 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            var valid0 = data.media === void 0 || validate146(data.media, instancePath + "/media") || (vErrors = joined(vErrors, validate146.errors), errors = vErrors.length, false);
                            if (valid0) {
                              if (data.price !== void 0) {
                                let data11 = data.price;
                                const _errs17 = errors;
                                if (errors === _errs17) {
                                  if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                    let missing1;
                                    if (missing1 = missingOf(data11, ["regular","extended"])) {
                                      validate136.errors = [faultOf(instancePath + "/price", "required", { missingProperty: missing1 })];
                                      return false;
                                    } else {
                                      const _errs19 = errors;
                                      for (const key1 in data11) {
                                        if (!(key1 === "regular" || key1 === "extended")) {
                                          validate136.errors = [faultOf(instancePath + "/price", "additionalProperties", { additionalProperty: key1 })];
                                          return false;
                                          break;
                                        }
                                      }
                                      if (_errs19 === errors) {
                                        var valid2 = data11.regular === void 0 || validate166(data11.regular, instancePath + "/price/regular") || (vErrors = joined(vErrors, validate166.errors), errors = vErrors.length, false);
                                        if (valid2) {
                                          var valid2 = data11.extended === void 0 || validate166(data11.extended, instancePath + "/price/extended") || (vErrors = joined(vErrors, validate166.errors), errors = vErrors.length, false);
                                        }
                                      }
                                    }
                                  } else {
                                    validate136.errors = [faultOf(instancePath + "/price", "type", { type: "object" })];
                                    return false;
                                  }
                                }
                                var valid0 = _errs17 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                var valid0 = data.currency === void 0 || validate77(data.currency, instancePath + "/currency") || (vErrors = joined(vErrors, validate77.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  var valid0 = data.published_at === void 0 || validate84(data.published_at, instancePath + "/published_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                                }
                              }
                            }
                          }
                        }
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
      validate136.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate136.errors = vErrors;
  return errors === 0;
}
var purchases = validate171;
var pattern8 = new RegExp("^[!-~]+$", "u");
function validate172(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 128) {
        validate172.errors = [faultOf(instancePath, "maxLength", { limit: 128 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate172.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern8.test(data)) {
            validate172.errors = [faultOf(instancePath, "pattern", { pattern: "^[!-~]+$" })];
            return false;
          }
        }
      }
    } else {
      validate172.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate172.errors = vErrors;
  return errors === 0;
}
var schema50 = {"enum":["Regular","Extended"]};
function validate174(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate174.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "Regular" || data === "Extended")) {
    validate174.errors = [faultOf(instancePath, "enum", { allowedValues: schema50.enum })];
    return false;
  }
  validate174.errors = vErrors;
  return errors === 0;
}
function validate171(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["purchase_code","license_type","price","currency","item_id","downloaded","date"])) {
        validate171.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "purchase_code" || key0 === "license_type" || key0 === "price" || key0 === "currency" || key0 === "item_id" || key0 === "supported_until" || key0 === "downloaded" || key0 === "date")) {
            validate171.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.purchase_code === void 0 || validate172(data.purchase_code, instancePath + "/purchase_code") || (vErrors = joined(vErrors, validate172.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.license_type === void 0 || validate174(data.license_type, instancePath + "/license_type") || (vErrors = joined(vErrors, validate174.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.price === void 0 || validate166(data.price, instancePath + "/price") || (vErrors = joined(vErrors, validate166.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.currency === void 0 || validate77(data.currency, instancePath + "/currency") || (vErrors = joined(vErrors, validate77.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.item_id === void 0 || validate137(data.item_id, instancePath + "/item_id") || (vErrors = joined(vErrors, validate137.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.supported_until === void 0 || validate84(data.supported_until, instancePath + "/supported_until") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                    if (valid0) {
                      if (data.downloaded !== void 0) {
                        const _errs8 = errors;
                        if (typeof data.downloaded !== "boolean") {
                          validate171.errors = [faultOf(instancePath + "/downloaded", "type", { type: "boolean" })];
                          return false;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        var valid0 = data.date === void 0 || validate84(data.date, instancePath + "/date") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
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
      validate171.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate171.errors = vErrors;
  return errors === 0;
}
var models = validate181;
function validate182(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate182.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data < 0 || isNaN(data)) {
        validate182.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 0 })];
        return false;
      }
    }
  }
  validate182.errors = vErrors;
  return errors === 0;
}
function validate181(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","object","created","owned_by"])) {
        validate181.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "object" || key0 === "created" || key0 === "owned_by")) {
            validate181.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func3(data0) > 128) {
                  validate181.errors = [faultOf(instancePath + "/id", "maxLength", { limit: 128 })];
                  return false;
                } else {
                  if (func3(data0) < 1) {
                    validate181.errors = [faultOf(instancePath + "/id", "minLength", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate181.errors = [faultOf(instancePath + "/id", "type", { type: "string" })];
                return false;
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
                validate181.errors = [faultOf(instancePath + "/object", "const", { allowedValue: "model" })];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              var valid0 = data.created === void 0 || validate182(data.created, instancePath + "/created") || (vErrors = joined(vErrors, validate182.errors), errors = vErrors.length, false);
              if (valid0) {
                if (data.owned_by !== void 0) {
                  const _errs6 = errors;
                  if (typeof data.owned_by !== "string") {
                    validate181.errors = [faultOf(instancePath + "/owned_by", "type", { type: "string" })];
                    return false;
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
      validate181.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate181.errors = vErrors;
  return errors === 0;
}
var users = validate184;
var formats10 = (init_formats(), __toCommonJS(formats_exports))["power-of-two"];
function validate190(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate190.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 32 || isNaN(data)) {
        validate190.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 32 })];
        return false;
      } else {
        if (data < 1 || isNaN(data)) {
          validate190.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 })];
          return false;
        }
      }
    }
  }
  validate190.errors = vErrors;
  return errors === 0;
}
function validate193(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) < 16) {
        validate193.errors = [faultOf(instancePath, "minLength", { limit: 16 })];
        return false;
      }
    } else {
      validate193.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate193.errors = vErrors;
  return errors === 0;
}
function validate189(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["scheme","cost","block_size","parallelization","salt","hash"])) {
        validate189.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "scheme" || key0 === "cost" || key0 === "block_size" || key0 === "parallelization" || key0 === "salt" || key0 === "hash")) {
            validate189.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.scheme !== void 0) {
            const _errs2 = errors;
            if ("scrypt" !== data.scheme) {
              validate189.errors = [faultOf(instancePath + "/scheme", "const", { allowedValue: "scrypt" })];
              return false;
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
                validate189.errors = [faultOf(instancePath + "/cost", "type", { type: "integer" })];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 1048576 || isNaN(data1)) {
                    validate189.errors = [faultOf(instancePath + "/cost", "maximum", { comparison: "<=", limit: 1048576 })];
                    return false;
                  } else {
                    if (data1 < 2 || isNaN(data1)) {
                      validate189.errors = [faultOf(instancePath + "/cost", "minimum", { comparison: ">=", limit: 2 })];
                      return false;
                    } else {
                      if (!formats10.validate(data1)) {
                        validate189.errors = [faultOf(instancePath + "/cost", "format", { format: "power-of-two" })];
                        return false;
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
              var valid0 = data.block_size === void 0 || validate190(data.block_size, instancePath + "/block_size") || (vErrors = joined(vErrors, validate190.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.parallelization === void 0 || validate190(data.parallelization, instancePath + "/parallelization") || (vErrors = joined(vErrors, validate190.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.salt === void 0 || validate193(data.salt, instancePath + "/salt") || (vErrors = joined(vErrors, validate193.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.hash === void 0 || validate193(data.hash, instancePath + "/hash") || (vErrors = joined(vErrors, validate193.errors), errors = vErrors.length, false);
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate189.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate189.errors = vErrors;
  return errors === 0;
}
function validate188(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate189(data, instancePath)) {
    vErrors = joined(vErrors, validate189.errors);
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
    validate188.errors = vErrors;
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
  validate188.errors = vErrors;
  return errors === 0;
}
function validate184(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","email","name","password"])) {
        validate184.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "email" || key0 === "name" || key0 === "password")) {
            validate184.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.email === void 0 || validate73(data.email, instancePath + "/email") || (vErrors = joined(vErrors, validate73.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.name === void 0 || validate88(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate88.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.password === void 0 || validate188(data.password, instancePath + "/password") || (vErrors = joined(vErrors, validate188.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate184.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate184.errors = vErrors;
  return errors === 0;
}
var memberships = validate198;
var schema59 = {"enum":["owner","developer","viewer"]};
function validate201(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate201.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "owner" || data === "developer" || data === "viewer")) {
    validate201.errors = [faultOf(instancePath, "enum", { allowedValues: schema59.enum })];
    return false;
  }
  validate201.errors = vErrors;
  return errors === 0;
}
function validate198(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["workspace_id","user_id","role"])) {
        validate198.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "workspace_id" || key0 === "user_id" || key0 === "role")) {
            validate198.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.workspace_id === void 0 || validate25(data.workspace_id, instancePath + "/workspace_id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.user_id === void 0 || validate25(data.user_id, instancePath + "/user_id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.role === void 0 || validate201(data.role, instancePath + "/role") || (vErrors = joined(vErrors, validate201.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate198.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate198.errors = vErrors;
  return errors === 0;
}
var sessions = validate203;
function validate203(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["digest","user_id","created_at","seen_at"])) {
        validate203.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "digest" || key0 === "user_id" || key0 === "created_at" || key0 === "seen_at")) {
            validate203.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.digest === void 0 || validate98(data.digest, instancePath + "/digest") || (vErrors = joined(vErrors, validate98.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.user_id === void 0 || validate25(data.user_id, instancePath + "/user_id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.created_at === void 0 || validate84(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.seen_at === void 0 || validate84(data.seen_at, instancePath + "/seen_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate203.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate203.errors = vErrors;
  return errors === 0;
}
var webhook_endpoints = validate208;
var schema61 = {"properties":{"id":0,"url":0,"event_types":0,"description":0,"headers":0,"rate":0,"state":0,"paused_reason":0,"paused_at":0,"failing_since":0,"created_at":0,"secrets":0,"recent_failures":0,"links":0,"tags":0,"sample":0,"kind":0,"format":0,"ordered":0,"config":0,"sources":0,"types":0,"instances":0,"filter":0,"filter_match":0}};
var pattern9 = new RegExp("^[^\\u0000-\\u001f\\u007f]*$", "u");
function validate210(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 2048) {
        validate210.errors = [faultOf(instancePath, "maxLength", { limit: 2048 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate210.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern9.test(data)) {
            validate210.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate210.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate210.errors = vErrors;
  return errors === 0;
}
var pattern10 = new RegExp("^(\\*|[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*\\.(\\*|[a-z0-9_]+))$", "u");
function validate212(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 100) {
        validate212.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      } else {
        if (!pattern10.test(data)) {
          validate212.errors = [faultOf(instancePath, "pattern", { pattern: "^(\\*|[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*\\.(\\*|[a-z0-9_]+))$" })];
          return false;
        }
      }
    } else {
      validate212.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate212.errors = vErrors;
  return errors === 0;
}
function validate214(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 200) {
        validate214.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (!pattern9.test(data)) {
          validate214.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
          return false;
        }
      }
    } else {
      validate214.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate214.errors = vErrors;
  return errors === 0;
}
var pattern12 = new RegExp("^[A-Za-z][A-Za-z0-9-]{0,63}$", "u");
var pattern13 = new RegExp("^[\\x20-\\x7e]*$", "u");
function validate217(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 500) {
        validate217.errors = [faultOf(instancePath, "maxLength", { limit: 500 })];
        return false;
      } else {
        if (!pattern13.test(data)) {
          validate217.errors = [faultOf(instancePath, "pattern", { pattern: "^[\\x20-\\x7e]*$" })];
          return false;
        }
      }
    } else {
      validate217.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate217.errors = vErrors;
  return errors === 0;
}
var pattern14 = new RegExp("^enc:v1:[A-Za-z0-9_-]{1,32}:[A-Za-z0-9_-]{38,}$", "u");
function validate219(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 2400) {
        validate219.errors = [faultOf(instancePath, "maxLength", { limit: 2400 })];
        return false;
      } else {
        if (!pattern14.test(data)) {
          validate219.errors = [faultOf(instancePath, "pattern", { pattern: "^enc:v1:[A-Za-z0-9_-]{1,32}:[A-Za-z0-9_-]{38,}$" })];
          return false;
        }
      }
    } else {
      validate219.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
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
      if (Object.keys(data).length > 10) {
        validate216.errors = [faultOf(instancePath, "maxProperties", { limit: 10 })];
        return false;
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof key0 === "string") {
              if (!pattern12.test(key0)) {
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
            validate216.errors = vErrors;
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
            if (!validate217(data0, instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"))) {
              vErrors = joined(vErrors, validate217.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid2 = valid2 || _valid0;
            if (!valid2) {
              const _errs7 = errors;
              if (!validate219(data0, instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"))) {
                vErrors = joined(vErrors, validate219.errors);
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
              validate216.errors = vErrors;
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
      validate216.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate216.errors = vErrors;
  return errors === 0;
}
function validate222(data, instancePath = "") {
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
    validate222.errors = vErrors;
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
  validate222.errors = vErrors;
  return errors === 0;
}
var schema69 = {"enum":["active","paused"]};
function validate224(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate224.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "active" || data === "paused")) {
    validate224.errors = [faultOf(instancePath, "enum", { allowedValues: schema69.enum })];
    return false;
  }
  validate224.errors = vErrors;
  return errors === 0;
}
var schema70 = {"anyOf":{"0":{"enum":["requested","gone","failing"]}}};
function validate226(data, instancePath = "") {
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
    const err1 = faultOf(instancePath, "enum", { allowedValues: schema70.anyOf[0].enum });
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
    validate226.errors = vErrors;
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
  validate226.errors = vErrors;
  return errors === 0;
}
var pattern15 = new RegExp("^whsec_[A-Za-z0-9+/=]{32,88}$", "u");
function validate232(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern15.test(data)) {
        validate232.errors = [faultOf(instancePath, "pattern", { pattern: "^whsec_[A-Za-z0-9+/=]{32,88}$" })];
        return false;
      }
    } else {
      validate232.errors = [faultOf(instancePath, "type", { type: "string" })];
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["secret","expires_at"])) {
        validate231.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "secret" || key0 === "expires_at")) {
            validate231.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
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
            if (!validate232(data0, instancePath + "/secret")) {
              vErrors = joined(vErrors, validate232.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs5 = errors;
              if (!validate219(data0, instancePath + "/secret")) {
                vErrors = joined(vErrors, validate219.errors);
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
              validate231.errors = vErrors;
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
            var valid0 = data.expires_at === void 0 || validate127(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate231.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate231.errors = vErrors;
  return errors === 0;
}
function validate238(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        validate238.errors = [faultOf(instancePath, "maxItems", { limit: 100 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          var valid0 = validate25(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
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
function validate242(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 50) {
        validate242.errors = [faultOf(instancePath, "maxLength", { limit: 50 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate242.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern9.test(data)) {
            validate242.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate242.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate242.errors = vErrors;
  return errors === 0;
}
function validate241(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        validate241.errors = [faultOf(instancePath, "maxItems", { limit: 50 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          var valid0 = validate242(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate242.errors), errors = vErrors.length, false);
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
                    validate241.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate241.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate241.errors = vErrors;
  return errors === 0;
}
function validate245(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate245.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 100 || isNaN(data)) {
        validate245.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 100 })];
        return false;
      } else {
        if (data < 1 || isNaN(data)) {
          validate245.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 })];
          return false;
        }
      }
    }
  }
  validate245.errors = vErrors;
  return errors === 0;
}
var schema77 = {"enum":["standard","cloudevents","cloudevents_binary","data"]};
function validate247(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate247.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "standard" || data === "cloudevents" || data === "cloudevents_binary" || data === "data")) {
    validate247.errors = [faultOf(instancePath, "enum", { allowedValues: schema77.enum })];
    return false;
  }
  validate247.errors = vErrors;
  return errors === 0;
}
var pattern18 = new RegExp("^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "u");
function validate250(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 200) {
        validate250.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate250.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern18.test(data)) {
            validate250.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate250.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate250.errors = vErrors;
  return errors === 0;
}
var schema81 = {"properties":{"field":0,"equals":0,"not_equals":0,"one_of":0,"prefix":0,"suffix":0,"contains":0,"exists":0,"min":0,"max":0}};
var pattern19 = new RegExp("^[^.\\u0000\\ud800-\\udfff]+(\\.[^.\\u0000\\ud800-\\udfff]+)*$", "u");
var schema82 = {"type":["string","number","boolean","null"]};
var pattern20 = new RegExp("^[^\\u0000\\ud800-\\udfff]*$", "u");
function validate256(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean" && data !== null) {
    validate256.errors = [faultOf(instancePath, "type", { type: schema82.type })];
    return false;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 1e3) {
        validate256.errors = [faultOf(instancePath, "maxLength", { limit: 1e3 })];
        return false;
      } else {
        if (!pattern20.test(data)) {
          validate256.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
          return false;
        }
      }
    }
  }
  validate256.errors = vErrors;
  return errors === 0;
}
function validate260(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 1e3) {
        validate260.errors = [faultOf(instancePath, "maxLength", { limit: 1e3 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate260.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern20.test(data)) {
            validate260.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate260.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate260.errors = vErrors;
  return errors === 0;
}
function validate255(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 2) {
        validate255.errors = [faultOf(instancePath, "minProperties", { limit: 2 })];
        return false;
      } else {
        let missing0;
        if (data.field === void 0 && (missing0 = "field")) {
          validate255.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!func2.call(schema81.properties, key0)) {
              validate255.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                  if (func3(data0) > 200) {
                    validate255.errors = [faultOf(instancePath + "/field", "maxLength", { limit: 200 })];
                    return false;
                  } else {
                    if (func3(data0) < 1) {
                      validate255.errors = [faultOf(instancePath + "/field", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern19.test(data0)) {
                        validate255.errors = [faultOf(instancePath + "/field", "pattern", { pattern: "^[^.\\u0000\\ud800-\\udfff]+(\\.[^.\\u0000\\ud800-\\udfff]+)*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate255.errors = [faultOf(instancePath + "/field", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              var valid0 = data.equals === void 0 || validate256(data.equals, instancePath + "/equals") || (vErrors = joined(vErrors, validate256.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.not_equals === void 0 || validate256(data.not_equals, instancePath + "/not_equals") || (vErrors = joined(vErrors, validate256.errors), errors = vErrors.length, false);
                if (valid0) {
                  if (data.one_of !== void 0) {
                    let data3 = data.one_of;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (Array.isArray(data3)) {
                        if (data3.length > 100) {
                          validate255.errors = [faultOf(instancePath + "/one_of", "maxItems", { limit: 100 })];
                          return false;
                        } else {
                          if (data3.length < 1) {
                            validate255.errors = [faultOf(instancePath + "/one_of", "minItems", { limit: 1 })];
                            return false;
                          } else {
                            var valid1 = true;
                            const len0 = data3.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              var valid1 = validate256(data3[i0], instancePath + "/one_of/" + i0) || (vErrors = joined(vErrors, validate256.errors), errors = vErrors.length, false);
                              if (!valid1) {
                                break;
                              }
                            }
                          }
                        }
                      } else {
                        validate255.errors = [faultOf(instancePath + "/one_of", "type", { type: "array" })];
                        return false;
                      }
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    var valid0 = data.prefix === void 0 || validate260(data.prefix, instancePath + "/prefix") || (vErrors = joined(vErrors, validate260.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.suffix === void 0 || validate260(data.suffix, instancePath + "/suffix") || (vErrors = joined(vErrors, validate260.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.contains === void 0 || validate260(data.contains, instancePath + "/contains") || (vErrors = joined(vErrors, validate260.errors), errors = vErrors.length, false);
                        if (valid0) {
                          if (data.exists !== void 0) {
                            const _errs12 = errors;
                            if (typeof data.exists !== "boolean") {
                              validate255.errors = [faultOf(instancePath + "/exists", "type", { type: "boolean" })];
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
                                validate255.errors = [faultOf(instancePath + "/min", "type", { type: "number" })];
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
                                  validate255.errors = [faultOf(instancePath + "/max", "type", { type: "number" })];
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
      validate255.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate255.errors = vErrors;
  return errors === 0;
}
var wrapper0 = { validate: validate254 };
function validate266(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        validate266.errors = [faultOf(instancePath, "maxItems", { limit: 20 })];
        return false;
      } else {
        if (data.length < 1) {
          validate266.errors = [faultOf(instancePath, "minItems", { limit: 1 })];
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
      validate266.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate266.errors = vErrors;
  return errors === 0;
}
function validate265(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 1) {
        validate265.errors = [faultOf(instancePath, "minProperties", { limit: 1 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "all" || key0 === "any" || key0 === "not")) {
            validate265.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.all === void 0 || validate266(data.all, instancePath + "/all") || (vErrors = joined(vErrors, validate266.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.any === void 0 || validate266(data.any, instancePath + "/any") || (vErrors = joined(vErrors, validate266.errors), errors = vErrors.length, false);
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
      validate265.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate265.errors = vErrors;
  return errors === 0;
}
function validate254(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate255(data, instancePath)) {
    vErrors = joined(vErrors, validate255.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate265(data, instancePath)) {
      vErrors = joined(vErrors, validate265.errors);
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
    validate254.errors = vErrors;
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
  validate254.errors = vErrors;
  return errors === 0;
}
function validate253(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        validate253.errors = [faultOf(instancePath, "maxItems", { limit: 20 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          var valid0 = validate254(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate254.errors), errors = vErrors.length, false);
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      validate253.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate253.errors = vErrors;
  return errors === 0;
}
var schema86 = {"enum":["all","any"]};
function validate272(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate272.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "all" || data === "any")) {
    validate272.errors = [faultOf(instancePath, "enum", { allowedValues: schema86.enum })];
    return false;
  }
  validate272.errors = vErrors;
  return errors === 0;
}
var pattern17 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate208(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","url","event_types","description","headers","rate","state","paused_reason","paused_at","failing_since","created_at","secrets","recent_failures"])) {
        validate208.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema61.properties, key0)) {
            validate208.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.url === void 0 || validate210(data.url, instancePath + "/url") || (vErrors = joined(vErrors, validate210.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.event_types !== void 0) {
                let data2 = data.event_types;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (Array.isArray(data2)) {
                    var valid1 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      var valid1 = validate212(data2[i0], instancePath + "/event_types/" + i0) || (vErrors = joined(vErrors, validate212.errors), errors = vErrors.length, false);
                      if (!valid1) {
                        break;
                      }
                    }
                    if (valid1) {
                      let i1 = data2.length;
                      let j0;
                      if (i1 > 1) {
                        outer0:
                          for (; i1--; ) {
                            for (j0 = i1; j0--; ) {
                              if (func0(data2[i1], data2[j0])) {
                                validate208.errors = [faultOf(instancePath + "/event_types", "uniqueItems", { i: i1, j: j0 })];
                                return false;
                                break outer0;
                              }
                            }
                          }
                      }
                    }
                  } else {
                    validate208.errors = [faultOf(instancePath + "/event_types", "type", { type: "array" })];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.description === void 0 || validate214(data.description, instancePath + "/description") || (vErrors = joined(vErrors, validate214.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.headers === void 0 || validate216(data.headers, instancePath + "/headers") || (vErrors = joined(vErrors, validate216.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.rate === void 0 || validate222(data.rate, instancePath + "/rate") || (vErrors = joined(vErrors, validate222.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.state === void 0 || validate224(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate224.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.paused_reason === void 0 || validate226(data.paused_reason, instancePath + "/paused_reason") || (vErrors = joined(vErrors, validate226.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.paused_at === void 0 || validate127(data.paused_at, instancePath + "/paused_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.failing_since === void 0 || validate127(data.failing_since, instancePath + "/failing_since") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.created_at === void 0 || validate84(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                              if (valid0) {
                                if (data.secrets !== void 0) {
                                  let data12 = data.secrets;
                                  const _errs15 = errors;
                                  if (errors === _errs15) {
                                    if (Array.isArray(data12)) {
                                      var valid3 = true;
                                      const len1 = data12.length;
                                      for (let i2 = 0; i2 < len1; i2++) {
                                        var valid3 = validate231(data12[i2], instancePath + "/secrets/" + i2) || (vErrors = joined(vErrors, validate231.errors), errors = vErrors.length, false);
                                        if (!valid3) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate208.errors = [faultOf(instancePath + "/secrets", "type", { type: "array" })];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs15 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  var valid0 = data.recent_failures === void 0 || validate182(data.recent_failures, instancePath + "/recent_failures") || (vErrors = joined(vErrors, validate182.errors), errors = vErrors.length, false);
                                  if (valid0) {
                                    var valid0 = data.links === void 0 || validate238(data.links, instancePath + "/links") || (vErrors = joined(vErrors, validate238.errors), errors = vErrors.length, false);
                                    if (valid0) {
                                      var valid0 = data.tags === void 0 || validate241(data.tags, instancePath + "/tags") || (vErrors = joined(vErrors, validate241.errors), errors = vErrors.length, false);
                                      if (valid0) {
                                        var valid0 = data.sample === void 0 || validate245(data.sample, instancePath + "/sample") || (vErrors = joined(vErrors, validate245.errors), errors = vErrors.length, false);
                                        if (valid0) {
                                          if (data.kind !== void 0) {
                                            let data18 = data.kind;
                                            const _errs22 = errors;
                                            if (errors === _errs22) {
                                              if (typeof data18 === "string") {
                                                if (func3(data18) > 32) {
                                                  validate208.errors = [faultOf(instancePath + "/kind", "maxLength", { limit: 32 })];
                                                  return false;
                                                } else {
                                                  if (!pattern17.test(data18)) {
                                                    validate208.errors = [faultOf(instancePath + "/kind", "pattern", { pattern: "^[a-z][a-z0-9_]*$" })];
                                                    return false;
                                                  }
                                                }
                                              } else {
                                                validate208.errors = [faultOf(instancePath + "/kind", "type", { type: "string" })];
                                                return false;
                                              }
                                            }
                                            var valid0 = _errs22 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            var valid0 = data.format === void 0 || validate247(data.format, instancePath + "/format") || (vErrors = joined(vErrors, validate247.errors), errors = vErrors.length, false);
                                            if (valid0) {
                                              if (data.ordered !== void 0) {
                                                const _errs25 = errors;
                                                if (typeof data.ordered !== "boolean") {
                                                  validate208.errors = [faultOf(instancePath + "/ordered", "type", { type: "boolean" })];
                                                  return false;
                                                }
                                                var valid0 = _errs25 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.config !== void 0) {
                                                  let data21 = data.config;
                                                  const _errs27 = errors;
                                                  if (!(data21 && typeof data21 == "object" && !Array.isArray(data21))) {
                                                    validate208.errors = [faultOf(instancePath + "/config", "type", { type: "object" })];
                                                    return false;
                                                  }
                                                  var valid0 = _errs27 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  var valid0 = data.sources === void 0 || validate238(data.sources, instancePath + "/sources") || (vErrors = joined(vErrors, validate238.errors), errors = vErrors.length, false);
                                                  if (valid0) {
                                                    if (data.types !== void 0) {
                                                      let data23 = data.types;
                                                      const _errs30 = errors;
                                                      if (errors === _errs30) {
                                                        if (Array.isArray(data23)) {
                                                          if (data23.length > 100) {
                                                            validate208.errors = [faultOf(instancePath + "/types", "maxItems", { limit: 100 })];
                                                            return false;
                                                          } else {
                                                            var valid4 = true;
                                                            const len2 = data23.length;
                                                            for (let i3 = 0; i3 < len2; i3++) {
                                                              var valid4 = validate250(data23[i3], instancePath + "/types/" + i3) || (vErrors = joined(vErrors, validate250.errors), errors = vErrors.length, false);
                                                              if (!valid4) {
                                                                break;
                                                              }
                                                            }
                                                            if (valid4) {
                                                              let i4 = data23.length;
                                                              let j1;
                                                              if (i4 > 1) {
                                                                outer1:
                                                                  for (; i4--; ) {
                                                                    for (j1 = i4; j1--; ) {
                                                                      if (func0(data23[i4], data23[j1])) {
                                                                        validate208.errors = [faultOf(instancePath + "/types", "uniqueItems", { i: i4, j: j1 })];
                                                                        return false;
                                                                        break outer1;
                                                                      }
                                                                    }
                                                                  }
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          validate208.errors = [faultOf(instancePath + "/types", "type", { type: "array" })];
                                                          return false;
                                                        }
                                                      }
                                                      var valid0 = _errs30 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      var valid0 = data.instances === void 0 || validate238(data.instances, instancePath + "/instances") || (vErrors = joined(vErrors, validate238.errors), errors = vErrors.length, false);
                                                      if (valid0) {
                                                        var valid0 = data.filter === void 0 || validate253(data.filter, instancePath + "/filter") || (vErrors = joined(vErrors, validate253.errors), errors = vErrors.length, false);
                                                        if (valid0) {
                                                          var valid0 = data.filter_match === void 0 || validate272(data.filter_match, instancePath + "/filter_match") || (vErrors = joined(vErrors, validate272.errors), errors = vErrors.length, false);
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
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
      validate208.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate208.errors = vErrors;
  return errors === 0;
}
var webhook_events = validate274;
var pattern22 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)+$", "u");
function validate276(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 100) {
        validate276.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      } else {
        if (!pattern22.test(data)) {
          validate276.errors = [faultOf(instancePath, "pattern", { pattern: "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)+$" })];
          return false;
        }
      }
    } else {
      validate276.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate276.errors = vErrors;
  return errors === 0;
}
function validate279(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate279.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 1e3 || isNaN(data)) {
        validate279.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 1e3 })];
        return false;
      } else {
        if (data < 1 || isNaN(data)) {
          validate279.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 })];
          return false;
        }
      }
    }
  }
  validate279.errors = vErrors;
  return errors === 0;
}
var pattern23 = new RegExp("^[A-Za-z0-9_-]{1,300}$", "u");
function validate281(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 1e3) {
        validate281.errors = [faultOf(instancePath, "maxItems", { limit: 1e3 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0];
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (!pattern23.test(data0)) {
                validate281.errors = [faultOf(instancePath + "/" + i0, "pattern", { pattern: "^[A-Za-z0-9_-]{1,300}$" })];
                return false;
              }
            } else {
              validate281.errors = [faultOf(instancePath + "/" + i0, "type", { type: "string" })];
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
      validate281.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate281.errors = vErrors;
  return errors === 0;
}
var pattern24 = new RegExp("^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$", "u");
var pattern25 = new RegExp("^[\\x20-\\x7e]{1,512}$", "u");
function validate274(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","type","created_at","payload"])) {
        validate274.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "type" || key0 === "created_at" || key0 === "payload" || key0 === "hops" || key0 === "via" || key0 === "traceparent" || key0 === "tracestate")) {
            validate274.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.type === void 0 || validate276(data.type, instancePath + "/type") || (vErrors = joined(vErrors, validate276.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.created_at === void 0 || validate84(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
              if (valid0) {
                if (data.payload !== void 0) {
                  const _errs5 = errors;
                  if (typeof data.payload !== "string") {
                    validate274.errors = [faultOf(instancePath + "/payload", "type", { type: "string" })];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  var valid0 = data.hops === void 0 || validate279(data.hops, instancePath + "/hops") || (vErrors = joined(vErrors, validate279.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.via === void 0 || validate281(data.via, instancePath + "/via") || (vErrors = joined(vErrors, validate281.errors), errors = vErrors.length, false);
                    if (valid0) {
                      if (data.traceparent !== void 0) {
                        let data6 = data.traceparent;
                        const _errs9 = errors;
                        if (errors === _errs9) {
                          if (typeof data6 === "string") {
                            if (!pattern24.test(data6)) {
                              validate274.errors = [faultOf(instancePath + "/traceparent", "pattern", { pattern: "^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$" })];
                              return false;
                            }
                          } else {
                            validate274.errors = [faultOf(instancePath + "/traceparent", "type", { type: "string" })];
                            return false;
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
                              if (!pattern25.test(data7)) {
                                validate274.errors = [faultOf(instancePath + "/tracestate", "pattern", { pattern: "^[\\x20-\\x7e]{1,512}$" })];
                                return false;
                              }
                            } else {
                              validate274.errors = [faultOf(instancePath + "/tracestate", "type", { type: "string" })];
                              return false;
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
      validate274.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate274.errors = vErrors;
  return errors === 0;
}
var webhook_deliveries = validate283;
var schema91 = {"properties":{"id":0,"endpoint_id":0,"event_id":0,"event_type":0,"state":0,"created_at":0,"next_attempt_at":0,"attempts":0,"lease":0}};
function validate287(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 200) {
        validate287.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate287.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern18.test(data)) {
            validate287.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate287.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate287.errors = vErrors;
  return errors === 0;
}
var schema93 = {"enum":["pending","succeeded","failed"]};
function validate289(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate289.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "pending" || data === "succeeded" || data === "failed")) {
    validate289.errors = [faultOf(instancePath, "enum", { allowedValues: schema93.enum })];
    return false;
  }
  validate289.errors = vErrors;
  return errors === 0;
}
function validate297(data, instancePath = "") {
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
    validate297.errors = vErrors;
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
  validate297.errors = vErrors;
  return errors === 0;
}
function validate299(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func3(data) > 4096) {
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
    validate299.errors = vErrors;
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
  validate299.errors = vErrors;
  return errors === 0;
}
function validate302(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        var valid0 = validate25(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
        if (!valid0) {
          break;
        }
      }
    } else {
      validate302.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate302.errors = vErrors;
  return errors === 0;
}
function validate294(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["at","duration_ms","status","error","response"])) {
        validate294.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "at" || key0 === "duration_ms" || key0 === "status" || key0 === "error" || key0 === "response" || key0 === "made_events")) {
            validate294.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.at === void 0 || validate84(data.at, instancePath + "/at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.duration_ms === void 0 || validate182(data.duration_ms, instancePath + "/duration_ms") || (vErrors = joined(vErrors, validate182.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.status === void 0 || validate297(data.status, instancePath + "/status") || (vErrors = joined(vErrors, validate297.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.error === void 0 || validate299(data.error, instancePath + "/error") || (vErrors = joined(vErrors, validate299.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.response === void 0 || validate299(data.response, instancePath + "/response") || (vErrors = joined(vErrors, validate299.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.made_events === void 0 || validate302(data.made_events, instancePath + "/made_events") || (vErrors = joined(vErrors, validate302.errors), errors = vErrors.length, false);
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate294.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate294.errors = vErrors;
  return errors === 0;
}
function validate293(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        var valid0 = validate294(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate294.errors), errors = vErrors.length, false);
        if (!valid0) {
          break;
        }
      }
    } else {
      validate293.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate293.errors = vErrors;
  return errors === 0;
}
function validate283(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","endpoint_id","event_id","event_type","state","created_at","next_attempt_at","attempts","lease"])) {
        validate283.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema91.properties, key0)) {
            validate283.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.endpoint_id === void 0 || validate25(data.endpoint_id, instancePath + "/endpoint_id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.event_id === void 0 || validate25(data.event_id, instancePath + "/event_id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.event_type === void 0 || validate287(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate287.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.state === void 0 || validate289(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate289.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.created_at === void 0 || validate84(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.next_attempt_at === void 0 || validate127(data.next_attempt_at, instancePath + "/next_attempt_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.attempts === void 0 || validate293(data.attempts, instancePath + "/attempts") || (vErrors = joined(vErrors, validate293.errors), errors = vErrors.length, false);
                        if (valid0) {
                          if (data.lease !== void 0) {
                            let data8 = data.lease;
                            const _errs10 = errors;
                            const _errs11 = errors;
                            let valid1 = false;
                            const _errs12 = errors;
                            if (errors === _errs12) {
                              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
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
                                    var valid2 = data8.token === void 0 || validate25(data8.token, instancePath + "/lease/token") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
                                    if (valid2) {
                                      var valid2 = data8.until === void 0 || validate84(data8.until, instancePath + "/lease/until") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
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
                              validate283.errors = vErrors;
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
      validate283.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate283.errors = vErrors;
  return errors === 0;
}
var links = validate309;
var schema99 = {"properties":{"id":0,"domain":0,"slug":0,"slug_key":0,"aliases":0,"url":0,"title":0,"tags":0,"external_id":0,"redirect_status":0,"expires_at":0,"max_clicks":0,"expired_url":0,"utm":0,"forward_query":0,"forward_path":0,"ios_url":0,"android_url":0,"archived":0,"clicks":0,"bots":0,"last_clicked_at":0,"created_at":0,"updated_at":0,"password":0,"passes":0,"expired_at":0}};
function validate311(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 253) {
        validate311.errors = [faultOf(instancePath, "maxLength", { limit: 253 })];
        return false;
      }
    } else {
      validate311.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate311.errors = vErrors;
  return errors === 0;
}
function validate313(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 190) {
        validate313.errors = [faultOf(instancePath, "maxLength", { limit: 190 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate313.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern9.test(data)) {
            validate313.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate313.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate313.errors = vErrors;
  return errors === 0;
}
function validate315(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 400) {
        validate315.errors = [faultOf(instancePath, "maxLength", { limit: 400 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate315.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        }
      }
    } else {
      validate315.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate315.errors = vErrors;
  return errors === 0;
}
function validate317(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["domain","slug","slug_key"])) {
        validate317.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "domain" || key0 === "slug" || key0 === "slug_key")) {
            validate317.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.domain === void 0 || validate311(data.domain, instancePath + "/domain") || (vErrors = joined(vErrors, validate311.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.slug === void 0 || validate313(data.slug, instancePath + "/slug") || (vErrors = joined(vErrors, validate313.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.slug_key === void 0 || validate315(data.slug_key, instancePath + "/slug_key") || (vErrors = joined(vErrors, validate315.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate317.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate317.errors = vErrors;
  return errors === 0;
}
function validate322(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 8192) {
        validate322.errors = [faultOf(instancePath, "maxLength", { limit: 8192 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate322.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern9.test(data)) {
            validate322.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate322.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate322.errors = vErrors;
  return errors === 0;
}
function validate324(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 200) {
        validate324.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (!pattern9.test(data)) {
          validate324.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
          return false;
        }
      }
    } else {
      validate324.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate324.errors = vErrors;
  return errors === 0;
}
function validate326(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 30) {
        validate326.errors = [faultOf(instancePath, "maxItems", { limit: 30 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          var valid0 = validate242(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate242.errors), errors = vErrors.length, false);
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
                    validate326.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate326.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate326.errors = vErrors;
  return errors === 0;
}
function validate330(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 190) {
        validate330.errors = [faultOf(instancePath, "maxLength", { limit: 190 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate330.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern9.test(data)) {
            validate330.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate330.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate330.errors = vErrors;
  return errors === 0;
}
function validate329(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate330(data, instancePath)) {
    vErrors = joined(vErrors, validate330.errors);
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
    validate329.errors = vErrors;
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
  validate329.errors = vErrors;
  return errors === 0;
}
var schema109 = {"enum":[301,302,307,308]};
function validate333(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate333.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (!(data === 301 || data === 302 || data === 307 || data === 308)) {
    validate333.errors = [faultOf(instancePath, "enum", { allowedValues: schema109.enum })];
    return false;
  }
  validate333.errors = vErrors;
  return errors === 0;
}
function validate336(data, instancePath = "") {
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
    validate336.errors = vErrors;
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
  validate336.errors = vErrors;
  return errors === 0;
}
function validate338(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate322(data, instancePath)) {
    vErrors = joined(vErrors, validate322.errors);
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
    validate338.errors = vErrors;
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
  validate338.errors = vErrors;
  return errors === 0;
}
function validate342(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 200) {
        validate342.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate342.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern9.test(data)) {
            validate342.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate342.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate342.errors = vErrors;
  return errors === 0;
}
function validate341(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "source" || key0 === "medium" || key0 === "campaign" || key0 === "term" || key0 === "content")) {
          validate341.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.source === void 0 || validate342(data.source, instancePath + "/source") || (vErrors = joined(vErrors, validate342.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.medium === void 0 || validate342(data.medium, instancePath + "/medium") || (vErrors = joined(vErrors, validate342.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.campaign === void 0 || validate342(data.campaign, instancePath + "/campaign") || (vErrors = joined(vErrors, validate342.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.term === void 0 || validate342(data.term, instancePath + "/term") || (vErrors = joined(vErrors, validate342.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.content === void 0 || validate342(data.content, instancePath + "/content") || (vErrors = joined(vErrors, validate342.errors), errors = vErrors.length, false);
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
function validate309(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","domain","slug","slug_key","url","title","tags","external_id","redirect_status","expires_at","max_clicks","expired_url","utm","forward_query","forward_path","ios_url","android_url","archived","clicks","bots","last_clicked_at","created_at","updated_at","password","passes","expired_at"])) {
        validate309.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema99.properties, key0)) {
            validate309.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.domain === void 0 || validate311(data.domain, instancePath + "/domain") || (vErrors = joined(vErrors, validate311.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.slug === void 0 || validate313(data.slug, instancePath + "/slug") || (vErrors = joined(vErrors, validate313.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.slug_key === void 0 || validate315(data.slug_key, instancePath + "/slug_key") || (vErrors = joined(vErrors, validate315.errors), errors = vErrors.length, false);
                if (valid0) {
                  if (data.aliases !== void 0) {
                    let data4 = data.aliases;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (Array.isArray(data4)) {
                        if (data4.length > 20) {
                          validate309.errors = [faultOf(instancePath + "/aliases", "maxItems", { limit: 20 })];
                          return false;
                        } else {
                          var valid1 = true;
                          const len0 = data4.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            var valid1 = validate317(data4[i0], instancePath + "/aliases/" + i0) || (vErrors = joined(vErrors, validate317.errors), errors = vErrors.length, false);
                            if (!valid1) {
                              break;
                            }
                          }
                        }
                      } else {
                        validate309.errors = [faultOf(instancePath + "/aliases", "type", { type: "array" })];
                        return false;
                      }
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    var valid0 = data.url === void 0 || validate322(data.url, instancePath + "/url") || (vErrors = joined(vErrors, validate322.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.title === void 0 || validate324(data.title, instancePath + "/title") || (vErrors = joined(vErrors, validate324.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.tags === void 0 || validate326(data.tags, instancePath + "/tags") || (vErrors = joined(vErrors, validate326.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.external_id === void 0 || validate329(data.external_id, instancePath + "/external_id") || (vErrors = joined(vErrors, validate329.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.redirect_status === void 0 || validate333(data.redirect_status, instancePath + "/redirect_status") || (vErrors = joined(vErrors, validate333.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.expires_at === void 0 || validate127(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                              if (valid0) {
                                var valid0 = data.max_clicks === void 0 || validate336(data.max_clicks, instancePath + "/max_clicks") || (vErrors = joined(vErrors, validate336.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  var valid0 = data.expired_url === void 0 || validate338(data.expired_url, instancePath + "/expired_url") || (vErrors = joined(vErrors, validate338.errors), errors = vErrors.length, false);
                                  if (valid0) {
                                    var valid0 = data.utm === void 0 || validate341(data.utm, instancePath + "/utm") || (vErrors = joined(vErrors, validate341.errors), errors = vErrors.length, false);
                                    if (valid0) {
                                      if (data.forward_query !== void 0) {
                                        const _errs18 = errors;
                                        if (typeof data.forward_query !== "boolean") {
                                          validate309.errors = [faultOf(instancePath + "/forward_query", "type", { type: "boolean" })];
                                          return false;
                                        }
                                        var valid0 = _errs18 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.forward_path !== void 0) {
                                          const _errs20 = errors;
                                          if (typeof data.forward_path !== "boolean") {
                                            validate309.errors = [faultOf(instancePath + "/forward_path", "type", { type: "boolean" })];
                                            return false;
                                          }
                                          var valid0 = _errs20 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          var valid0 = data.ios_url === void 0 || validate338(data.ios_url, instancePath + "/ios_url") || (vErrors = joined(vErrors, validate338.errors), errors = vErrors.length, false);
                                          if (valid0) {
                                            var valid0 = data.android_url === void 0 || validate338(data.android_url, instancePath + "/android_url") || (vErrors = joined(vErrors, validate338.errors), errors = vErrors.length, false);
                                            if (valid0) {
                                              if (data.archived !== void 0) {
                                                const _errs24 = errors;
                                                if (typeof data.archived !== "boolean") {
                                                  validate309.errors = [faultOf(instancePath + "/archived", "type", { type: "boolean" })];
                                                  return false;
                                                }
                                                var valid0 = _errs24 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                var valid0 = data.clicks === void 0 || validate182(data.clicks, instancePath + "/clicks") || (vErrors = joined(vErrors, validate182.errors), errors = vErrors.length, false);
                                                if (valid0) {
                                                  var valid0 = data.bots === void 0 || validate182(data.bots, instancePath + "/bots") || (vErrors = joined(vErrors, validate182.errors), errors = vErrors.length, false);
                                                  if (valid0) {
                                                    var valid0 = data.last_clicked_at === void 0 || validate127(data.last_clicked_at, instancePath + "/last_clicked_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                                                    if (valid0) {
                                                      var valid0 = data.created_at === void 0 || validate84(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                                                      if (valid0) {
                                                        var valid0 = data.updated_at === void 0 || validate84(data.updated_at, instancePath + "/updated_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                                                        if (valid0) {
                                                          var valid0 = data.password === void 0 || validate188(data.password, instancePath + "/password") || (vErrors = joined(vErrors, validate188.errors), errors = vErrors.length, false);
                                                          if (valid0) {
                                                            var valid0 = data.passes === void 0 || validate182(data.passes, instancePath + "/passes") || (vErrors = joined(vErrors, validate182.errors), errors = vErrors.length, false);
                                                            if (valid0) {
                                                              var valid0 = data.expired_at === void 0 || validate127(data.expired_at, instancePath + "/expired_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
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
      validate309.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate309.errors = vErrors;
  return errors === 0;
}
var link_days = validate359;
var schema114 = {"properties":{"link_id":0,"day":0,"clicks":0,"unique_clicks":0,"bots":0,"referrers":0,"countries":0,"devices":0,"hours":0}};
var pattern32 = new RegExp("^[A-Za-z0-9_-]{0,64}$", "u");
function validate360(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern32.test(data)) {
        validate360.errors = [faultOf(instancePath, "pattern", { pattern: "^[A-Za-z0-9_-]{0,64}$" })];
        return false;
      }
    } else {
      validate360.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate360.errors = vErrors;
  return errors === 0;
}
var formats12 = (init_formats(), __toCommonJS(formats_exports)).date;
var pattern33 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}$", "u");
function validate362(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern33.test(data)) {
          validate362.errors = [faultOf(instancePath, "pattern", { pattern: "^(?!0000)\\d{4}-\\d{2}-\\d{2}$" })];
          return false;
        } else {
          if (!formats12.validate(data)) {
            validate362.errors = [faultOf(instancePath, "format", { format: "date" })];
            return false;
          }
        }
      } else {
        validate362.errors = [faultOf(instancePath, "type", { type: "string" })];
        return false;
      }
    }
  }
  validate362.errors = vErrors;
  return errors === 0;
}
function validate367(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        let data0 = data[key0];
        const _errs2 = errors;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          validate367.errors = [faultOf(instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "integer" })];
          return false;
        }
        if (errors === _errs2) {
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 < 0 || isNaN(data0)) {
              validate367.errors = [faultOf(instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "minimum", { comparison: ">=", limit: 0 })];
              return false;
            }
          }
        }
        var valid0 = _errs2 === errors;
        if (!valid0) {
          break;
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
function validate359(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["link_id","day","clicks","unique_clicks","bots","referrers","countries","devices"])) {
        validate359.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema114.properties, key0)) {
            validate359.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.link_id === void 0 || validate360(data.link_id, instancePath + "/link_id") || (vErrors = joined(vErrors, validate360.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.day === void 0 || validate362(data.day, instancePath + "/day") || (vErrors = joined(vErrors, validate362.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.clicks === void 0 || validate182(data.clicks, instancePath + "/clicks") || (vErrors = joined(vErrors, validate182.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.unique_clicks === void 0 || validate182(data.unique_clicks, instancePath + "/unique_clicks") || (vErrors = joined(vErrors, validate182.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.bots === void 0 || validate182(data.bots, instancePath + "/bots") || (vErrors = joined(vErrors, validate182.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.referrers === void 0 || validate367(data.referrers, instancePath + "/referrers") || (vErrors = joined(vErrors, validate367.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.countries === void 0 || validate367(data.countries, instancePath + "/countries") || (vErrors = joined(vErrors, validate367.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.devices === void 0 || validate367(data.devices, instancePath + "/devices") || (vErrors = joined(vErrors, validate367.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.hours === void 0 || validate367(data.hours, instancePath + "/hours") || (vErrors = joined(vErrors, validate367.errors), errors = vErrors.length, false);
                        }
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
      validate359.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate359.errors = vErrors;
  return errors === 0;
}
var link_clicks = validate372;
function validate376(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func3(data) > 253) {
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
    validate376.errors = vErrors;
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
  validate376.errors = vErrors;
  return errors === 0;
}
var pattern34 = new RegExp("^[A-Z]{2}$", "u");
function validate378(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern34.test(data)) {
        const err0 = faultOf(instancePath, "pattern", { pattern: "^[A-Z]{2}$" });
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
    validate378.errors = vErrors;
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
  validate378.errors = vErrors;
  return errors === 0;
}
var schema121 = {"enum":["desktop","phone","tablet","other"]};
function validate380(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "desktop" || data === "phone" || data === "tablet" || data === "other")) {
    validate380.errors = [faultOf(instancePath, "enum", { allowedValues: schema121.enum })];
    return false;
  }
  validate380.errors = vErrors;
  return errors === 0;
}
function validate372(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["link_id","id","at","referrer","country","device","bot"])) {
        validate372.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "link_id" || key0 === "id" || key0 === "at" || key0 === "referrer" || key0 === "country" || key0 === "device" || key0 === "bot")) {
            validate372.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.link_id === void 0 || validate25(data.link_id, instancePath + "/link_id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.at === void 0 || validate84(data.at, instancePath + "/at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.referrer === void 0 || validate376(data.referrer, instancePath + "/referrer") || (vErrors = joined(vErrors, validate376.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.country === void 0 || validate378(data.country, instancePath + "/country") || (vErrors = joined(vErrors, validate378.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.device === void 0 || validate380(data.device, instancePath + "/device") || (vErrors = joined(vErrors, validate380.errors), errors = vErrors.length, false);
                    if (valid0) {
                      if (data.bot !== void 0) {
                        const _errs8 = errors;
                        if (typeof data.bot !== "boolean") {
                          validate372.errors = [faultOf(instancePath + "/bot", "type", { type: "boolean" })];
                          return false;
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
      validate372.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate372.errors = vErrors;
  return errors === 0;
}
var link_visitors = validate382;
var pattern35 = new RegExp("^[A-Za-z0-9_-]{22}$", "u");
function validate382(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["link_id","day","visitor"])) {
        validate382.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "link_id" || key0 === "day" || key0 === "visitor")) {
            validate382.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.link_id === void 0 || validate360(data.link_id, instancePath + "/link_id") || (vErrors = joined(vErrors, validate360.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.day === void 0 || validate362(data.day, instancePath + "/day") || (vErrors = joined(vErrors, validate362.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.visitor !== void 0) {
                let data2 = data.visitor;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (!pattern35.test(data2)) {
                      validate382.errors = [faultOf(instancePath + "/visitor", "pattern", { pattern: "^[A-Za-z0-9_-]{22}$" })];
                      return false;
                    }
                  } else {
                    validate382.errors = [faultOf(instancePath + "/visitor", "type", { type: "string" })];
                    return false;
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
      validate382.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate382.errors = vErrors;
  return errors === 0;
}
var link_salts = validate385;
var pattern36 = new RegExp("^[A-Za-z0-9_-]{43}$", "u");
function validate385(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["day","salt"])) {
        validate385.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "day" || key0 === "salt")) {
            validate385.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.day === void 0 || validate362(data.day, instancePath + "/day") || (vErrors = joined(vErrors, validate362.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.salt !== void 0) {
              let data1 = data.salt;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (!pattern36.test(data1)) {
                    validate385.errors = [faultOf(instancePath + "/salt", "pattern", { pattern: "^[A-Za-z0-9_-]{43}$" })];
                    return false;
                  }
                } else {
                  validate385.errors = [faultOf(instancePath + "/salt", "type", { type: "string" })];
                  return false;
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
      validate385.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate385.errors = vErrors;
  return errors === 0;
}
var link_recorders = validate387;
function validate387(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","batch","at"])) {
        validate387.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "batch" || key0 === "at")) {
            validate387.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.batch !== void 0) {
              let data1 = data.batch;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate387.errors = [faultOf(instancePath + "/batch", "type", { type: "integer" })];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 9007199254740991 || isNaN(data1)) {
                    validate387.errors = [faultOf(instancePath + "/batch", "maximum", { comparison: "<=", limit: 9007199254740991 })];
                    return false;
                  } else {
                    if (data1 < 1 || isNaN(data1)) {
                      validate387.errors = [faultOf(instancePath + "/batch", "minimum", { comparison: ">=", limit: 1 })];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              var valid0 = data.at === void 0 || validate84(data.at, instancePath + "/at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate387.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate387.errors = vErrors;
  return errors === 0;
}
var link_quarantines = validate390;
function validate390(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["domain","slug_key","until"])) {
        validate390.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "domain" || key0 === "slug_key" || key0 === "until")) {
            validate390.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.domain === void 0 || validate311(data.domain, instancePath + "/domain") || (vErrors = joined(vErrors, validate311.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.slug_key === void 0 || validate315(data.slug_key, instancePath + "/slug_key") || (vErrors = joined(vErrors, validate315.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.until === void 0 || validate84(data.until, instancePath + "/until") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate390.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate390.errors = vErrors;
  return errors === 0;
}
var idempotent_requests = validate394;
function validate394(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["digest","fingerprint","made","expires_at"])) {
        validate394.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "digest" || key0 === "fingerprint" || key0 === "made" || key0 === "expires_at")) {
            validate394.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.digest === void 0 || validate98(data.digest, instancePath + "/digest") || (vErrors = joined(vErrors, validate98.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.fingerprint === void 0 || validate98(data.fingerprint, instancePath + "/fingerprint") || (vErrors = joined(vErrors, validate98.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.made !== void 0) {
                let data2 = data.made;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (Array.isArray(data2)) {
                    if (data2.length > 100) {
                      validate394.errors = [faultOf(instancePath + "/made", "maxItems", { limit: 100 })];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data3 = data2[i0];
                        const _errs6 = errors;
                        if (errors === _errs6) {
                          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                            let missing1;
                            if (missing1 = missingOf(data3, ["id","refused"])) {
                              validate394.errors = [faultOf(instancePath + "/made/" + i0, "required", { missingProperty: missing1 })];
                              return false;
                            } else {
                              const _errs8 = errors;
                              for (const key1 in data3) {
                                if (!(key1 === "id" || key1 === "refused")) {
                                  validate394.errors = [faultOf(instancePath + "/made/" + i0, "additionalProperties", { additionalProperty: key1 })];
                                  return false;
                                  break;
                                }
                              }
                              if (_errs8 === errors) {
                                var valid2 = data3.id === void 0 || validate90(data3.id, instancePath + "/made/" + i0 + "/id") || (vErrors = joined(vErrors, validate90.errors), errors = vErrors.length, false);
                                if (valid2) {
                                  if (data3.refused !== void 0) {
                                    let data5 = data3.refused;
                                    const _errs10 = errors;
                                    const _errs11 = errors;
                                    let valid3 = false;
                                    const _errs12 = errors;
                                    if (!validate71(data5, instancePath + "/made/" + i0 + "/refused")) {
                                      vErrors = joined(vErrors, validate71.errors);
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
                                      validate394.errors = vErrors;
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
                            validate394.errors = [faultOf(instancePath + "/made/" + i0, "type", { type: "object" })];
                            return false;
                          }
                        }
                        var valid1 = _errs6 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    }
                  } else {
                    validate394.errors = [faultOf(instancePath + "/made", "type", { type: "array" })];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.expires_at === void 0 || validate84(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
              }
            }
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
var automation_endpoints = validate400;
var schema127 = {"properties":{"id":0,"name":0,"event_type":0,"event_types":0,"event_type_from":0,"repeat_id_from":0,"keep_headers":0,"tokens":0,"allow_get":0,"verification":0,"data_schema":0,"response_json":0,"state":0,"rate":0,"created_at":0}};
function validate403(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 200) {
        validate403.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate403.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern18.test(data)) {
            validate403.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate403.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate403.errors = vErrors;
  return errors === 0;
}
function validate405(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        validate405.errors = [faultOf(instancePath, "maxItems", { limit: 100 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          var valid0 = validate403(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate403.errors), errors = vErrors.length, false);
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
                    validate405.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate405.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate405.errors = vErrors;
  return errors === 0;
}
var pattern38 = new RegExp("^([A-Za-z][A-Za-z0-9-]*|/[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*)?$", "u");
function validate408(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 200) {
        validate408.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (!pattern38.test(data)) {
          validate408.errors = [faultOf(instancePath, "pattern", { pattern: "^([A-Za-z][A-Za-z0-9-]*|/[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*)?$" })];
          return false;
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
function validate411(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        validate411.errors = [faultOf(instancePath, "maxItems", { limit: 20 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0];
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func3(data0) > 100) {
                validate411.errors = [faultOf(instancePath + "/" + i0, "maxLength", { limit: 100 })];
                return false;
              } else {
                if (func3(data0) < 1) {
                  validate411.errors = [faultOf(instancePath + "/" + i0, "minLength", { limit: 1 })];
                  return false;
                } else {
                  if (!pattern12.test(data0)) {
                    validate411.errors = [faultOf(instancePath + "/" + i0, "pattern", { pattern: "^[A-Za-z][A-Za-z0-9-]{0,63}$" })];
                    return false;
                  }
                }
              }
            } else {
              validate411.errors = [faultOf(instancePath + "/" + i0, "type", { type: "string" })];
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
      validate411.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate411.errors = vErrors;
  return errors === 0;
}
function validate413(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["digest","last_four","expires_at"])) {
        validate413.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "digest" || key0 === "last_four" || key0 === "expires_at")) {
            validate413.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.digest === void 0 || validate98(data.digest, instancePath + "/digest") || (vErrors = joined(vErrors, validate98.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.last_four === void 0 || validate102(data.last_four, instancePath + "/last_four") || (vErrors = joined(vErrors, validate102.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.expires_at === void 0 || validate127(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate413.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate413.errors = vErrors;
  return errors === 0;
}
var schema134 = {"enum":["standard_webhooks","github","stripe","shopify","slack","meta","twilio","hmac","basic","header"]};
function validate419(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate419.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "standard_webhooks" || data === "github" || data === "stripe" || data === "shopify" || data === "slack" || data === "meta" || data === "twilio" || data === "hmac" || data === "basic" || data === "header")) {
    validate419.errors = [faultOf(instancePath, "enum", { allowedValues: schema134.enum })];
    return false;
  }
  validate419.errors = vErrors;
  return errors === 0;
}
function validate421(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 500) {
        validate421.errors = [faultOf(instancePath, "maxLength", { limit: 500 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate421.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern18.test(data)) {
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
var pattern41 = new RegExp("^[A-Za-z0-9-]*$", "u");
function validate424(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func3(data) > 100) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 100 });
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (func3(data) < 1) {
          const err1 = faultOf(instancePath, "minLength", { limit: 1 });
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        } else {
          if (!pattern41.test(data)) {
            const err2 = faultOf(instancePath, "pattern", { pattern: "^[A-Za-z0-9-]*$" });
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
    validate424.errors = vErrors;
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
  validate424.errors = vErrors;
  return errors === 0;
}
var schema137 = {"properties":{"algorithm":{"enum":["sha256","sha512","sha1"]},"encoding":{"enum":["hex","base64"]}}};
function validate427(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 64) {
        validate427.errors = [faultOf(instancePath, "maxLength", { limit: 64 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate427.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern12.test(data)) {
            validate427.errors = [faultOf(instancePath, "pattern", { pattern: "^[A-Za-z][A-Za-z0-9-]{0,63}$" })];
            return false;
          }
        }
      }
    } else {
      validate427.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate427.errors = vErrors;
  return errors === 0;
}
function validate426(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["header","algorithm","encoding","prefix","signed"])) {
        validate426.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "header" || key0 === "algorithm" || key0 === "encoding" || key0 === "prefix" || key0 === "timestamp_header" || key0 === "signed")) {
            validate426.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.header === void 0 || validate427(data.header, instancePath + "/header") || (vErrors = joined(vErrors, validate427.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.algorithm !== void 0) {
              let data1 = data.algorithm;
              const _errs3 = errors;
              if (typeof data1 !== "string") {
                validate426.errors = [faultOf(instancePath + "/algorithm", "type", { type: "string" })];
                return false;
              }
              if (!(data1 === "sha256" || data1 === "sha512" || data1 === "sha1")) {
                validate426.errors = [faultOf(instancePath + "/algorithm", "enum", { allowedValues: schema137.properties.algorithm.enum })];
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
                  validate426.errors = [faultOf(instancePath + "/encoding", "type", { type: "string" })];
                  return false;
                }
                if (!(data2 === "hex" || data2 === "base64")) {
                  validate426.errors = [faultOf(instancePath + "/encoding", "enum", { allowedValues: schema137.properties.encoding.enum })];
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
                      if (func3(data3) > 50) {
                        validate426.errors = [faultOf(instancePath + "/prefix", "maxLength", { limit: 50 })];
                        return false;
                      } else {
                        if (!pattern13.test(data3)) {
                          validate426.errors = [faultOf(instancePath + "/prefix", "pattern", { pattern: "^[\\x20-\\x7e]*$" })];
                          return false;
                        }
                      }
                    } else {
                      validate426.errors = [faultOf(instancePath + "/prefix", "type", { type: "string" })];
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
                    if (!validate427(data4, instancePath + "/timestamp_header")) {
                      vErrors = joined(vErrors, validate427.errors);
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
                      validate426.errors = vErrors;
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
                          if (func3(data5) > 200) {
                            validate426.errors = [faultOf(instancePath + "/signed", "maxLength", { limit: 200 })];
                            return false;
                          } else {
                            if (func3(data5) < 6) {
                              validate426.errors = [faultOf(instancePath + "/signed", "minLength", { limit: 6 })];
                              return false;
                            } else {
                              if (!pattern13.test(data5)) {
                                validate426.errors = [faultOf(instancePath + "/signed", "pattern", { pattern: "^[\\x20-\\x7e]*$" })];
                                return false;
                              }
                            }
                          }
                        } else {
                          validate426.errors = [faultOf(instancePath + "/signed", "type", { type: "string" })];
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
      validate426.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate426.errors = vErrors;
  return errors === 0;
}
function validate418(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["scheme","secret","header"])) {
        validate418.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "scheme" || key0 === "secret" || key0 === "header" || key0 === "hmac")) {
            validate418.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.scheme === void 0 || validate419(data.scheme, instancePath + "/scheme") || (vErrors = joined(vErrors, validate419.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.secret !== void 0) {
              let data1 = data.secret;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if (!validate421(data1, instancePath + "/secret")) {
                vErrors = joined(vErrors, validate421.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (!validate219(data1, instancePath + "/secret")) {
                  vErrors = joined(vErrors, validate219.errors);
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
                validate418.errors = vErrors;
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
              var valid0 = data.header === void 0 || validate424(data.header, instancePath + "/header") || (vErrors = joined(vErrors, validate424.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.hmac === void 0 || validate426(data.hmac, instancePath + "/hmac") || (vErrors = joined(vErrors, validate426.errors), errors = vErrors.length, false);
              }
            }
          }
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
function validate432(data, instancePath = "") {
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
    validate432.errors = vErrors;
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
  validate432.errors = vErrors;
  return errors === 0;
}
function validate435(data, instancePath = "") {
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
    validate435.errors = vErrors;
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
  validate435.errors = vErrors;
  return errors === 0;
}
function validate400(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","name","event_type","tokens","allow_get","verification","data_schema","state","rate","created_at"])) {
        validate400.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema127.properties, key0)) {
            validate400.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.name === void 0 || validate250(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate250.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.event_type === void 0 || validate403(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate403.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.event_types === void 0 || validate405(data.event_types, instancePath + "/event_types") || (vErrors = joined(vErrors, validate405.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.event_type_from === void 0 || validate408(data.event_type_from, instancePath + "/event_type_from") || (vErrors = joined(vErrors, validate408.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.repeat_id_from === void 0 || validate408(data.repeat_id_from, instancePath + "/repeat_id_from") || (vErrors = joined(vErrors, validate408.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.keep_headers === void 0 || validate411(data.keep_headers, instancePath + "/keep_headers") || (vErrors = joined(vErrors, validate411.errors), errors = vErrors.length, false);
                      if (valid0) {
                        if (data.tokens !== void 0) {
                          let data7 = data.tokens;
                          const _errs9 = errors;
                          if (errors === _errs9) {
                            if (Array.isArray(data7)) {
                              var valid1 = true;
                              const len0 = data7.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                var valid1 = validate413(data7[i0], instancePath + "/tokens/" + i0) || (vErrors = joined(vErrors, validate413.errors), errors = vErrors.length, false);
                                if (!valid1) {
                                  break;
                                }
                              }
                            } else {
                              validate400.errors = [faultOf(instancePath + "/tokens", "type", { type: "array" })];
                              return false;
                            }
                          }
                          var valid0 = _errs9 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.allow_get !== void 0) {
                            const _errs12 = errors;
                            if (typeof data.allow_get !== "boolean") {
                              validate400.errors = [faultOf(instancePath + "/allow_get", "type", { type: "boolean" })];
                              return false;
                            }
                            var valid0 = _errs12 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.verification !== void 0) {
                              let data10 = data.verification;
                              const _errs14 = errors;
                              const _errs15 = errors;
                              let valid2 = false;
                              const _errs16 = errors;
                              if (!validate418(data10, instancePath + "/verification")) {
                                vErrors = joined(vErrors, validate418.errors);
                                errors = vErrors.length;
                              }
                              var _valid0 = _errs16 === errors;
                              valid2 = valid2 || _valid0;
                              if (!valid2) {
                                const _errs17 = errors;
                                if (data10 !== null) {
                                  const err0 = faultOf(instancePath + "/verification", "type", { type: "null" });
                                  if (vErrors === null) {
                                    vErrors = [err0];
                                  } else {
                                    vErrors.push(err0);
                                  }
                                  errors++;
                                }
                                var _valid0 = _errs17 === errors;
                                valid2 = valid2 || _valid0;
                              }
                              if (!valid2) {
                                const err1 = faultOf(instancePath + "/verification", "anyOf", {});
                                if (vErrors === null) {
                                  vErrors = [err1];
                                } else {
                                  vErrors.push(err1);
                                }
                                errors++;
                                validate400.errors = vErrors;
                                return false;
                              } else {
                                errors = _errs15;
                                if (vErrors !== null) {
                                  if (_errs15) {
                                    vErrors.length = _errs15;
                                  } else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid0 = _errs14 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              var valid0 = data.data_schema === void 0 || validate432(data.data_schema, instancePath + "/data_schema") || (vErrors = joined(vErrors, validate432.errors), errors = vErrors.length, false);
                              if (valid0) {
                                if (data.response_json !== void 0) {
                                  let data12 = data.response_json;
                                  const _errs20 = errors;
                                  if (errors === _errs20) {
                                    if (typeof data12 === "string") {
                                      if (func3(data12) > 5e3) {
                                        validate400.errors = [faultOf(instancePath + "/response_json", "maxLength", { limit: 5e3 })];
                                        return false;
                                      }
                                    } else {
                                      validate400.errors = [faultOf(instancePath + "/response_json", "type", { type: "string" })];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs20 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  var valid0 = data.state === void 0 || validate224(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate224.errors), errors = vErrors.length, false);
                                  if (valid0) {
                                    var valid0 = data.rate === void 0 || validate435(data.rate, instancePath + "/rate") || (vErrors = joined(vErrors, validate435.errors), errors = vErrors.length, false);
                                    if (valid0) {
                                      var valid0 = data.created_at === void 0 || validate84(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
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
      validate400.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate400.errors = vErrors;
  return errors === 0;
}
var automation_events = validate438;
var schema141 = {"properties":{"id":0,"type":0,"source":0,"source_id":0,"subject":0,"time":0,"data":0,"data_json":0,"cloudevent":0,"headers":0,"request":{"properties":{"method":{"enum":["GET","POST"]}}},"endpoint_id":0,"key_id":0,"received_at":0,"deliver_at":0,"cancelled_at":0,"sequence":0,"hops":0,"via":0}};
function validate441(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func3(data) > 1e3) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 1e3 });
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (func3(data) < 1) {
          const err1 = faultOf(instancePath, "minLength", { limit: 1 });
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        } else {
          if (!pattern18.test(data)) {
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
    validate441.errors = vErrors;
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
  validate441.errors = vErrors;
  return errors === 0;
}
var schema143 = {"type":["object","array","string","number","boolean","null"]};
function validate445(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data != "object" && typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean") {
    validate445.errors = [faultOf(instancePath, "type", { type: schema143.type })];
    return false;
  }
  validate445.errors = vErrors;
  return errors === 0;
}
function validate447(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 262144) {
        validate447.errors = [faultOf(instancePath, "maxLength", { limit: 262144 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate447.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        }
      }
    } else {
      validate447.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate447.errors = vErrors;
  return errors === 0;
}
var schema145 = {"properties":{"extensions":{"additionalProperties":{"type":["string","integer","boolean"]}},"data":{"enum":["base64","none"]}}};
var pattern45 = new RegExp("^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]*$", "u");
var pattern50 = new RegExp("^[a-z0-9]+$", "u");
function validate449(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "time" || key0 === "datacontenttype" || key0 === "dataschema" || key0 === "extensions" || key0 === "data")) {
          validate449.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.time !== void 0) {
          let data0 = data.time;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func3(data0) > 50) {
                validate449.errors = [faultOf(instancePath + "/time", "maxLength", { limit: 50 })];
                return false;
              } else {
                if (!pattern18.test(data0)) {
                  validate449.errors = [faultOf(instancePath + "/time", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                  return false;
                }
              }
            } else {
              validate449.errors = [faultOf(instancePath + "/time", "type", { type: "string" })];
              return false;
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
                if (func3(data1) > 8192) {
                  validate449.errors = [faultOf(instancePath + "/datacontenttype", "maxLength", { limit: 8192 })];
                  return false;
                } else {
                  if (func3(data1) < 1) {
                    validate449.errors = [faultOf(instancePath + "/datacontenttype", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern18.test(data1)) {
                      validate449.errors = [faultOf(instancePath + "/datacontenttype", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate449.errors = [faultOf(instancePath + "/datacontenttype", "type", { type: "string" })];
                return false;
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
                  if (func3(data2) > 8192) {
                    validate449.errors = [faultOf(instancePath + "/dataschema", "maxLength", { limit: 8192 })];
                    return false;
                  } else {
                    if (func3(data2) < 1) {
                      validate449.errors = [faultOf(instancePath + "/dataschema", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern45.test(data2)) {
                        validate449.errors = [faultOf(instancePath + "/dataschema", "pattern", { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate449.errors = [faultOf(instancePath + "/dataschema", "type", { type: "string" })];
                  return false;
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
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    for (const key1 in data3) {
                      const _errs10 = errors;
                      if (errors === _errs10) {
                        if (typeof key1 === "string") {
                          if (!pattern50.test(key1)) {
                            const err0 = { instancePath: instancePath + "/extensions", keyword: "pattern", params: { pattern: "^[a-z0-9]+$" }, propertyName: key1 };
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
                        validate449.errors = vErrors;
                        return false;
                        break;
                      }
                    }
                    if (valid1) {
                      for (const key2 in data3) {
                        let data4 = data3[key2];
                        const _errs13 = errors;
                        if (typeof data4 !== "string" && !(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && typeof data4 !== "boolean") {
                          validate449.errors = [faultOf(instancePath + "/extensions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: schema145.properties.extensions.additionalProperties.type })];
                          return false;
                        }
                        if (errors === _errs13) {
                          if (typeof data4 === "string") {
                            if (func3(data4) > 8192) {
                              validate449.errors = [faultOf(instancePath + "/extensions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 8192 })];
                              return false;
                            } else {
                              if (!pattern20.test(data4)) {
                                validate449.errors = [faultOf(instancePath + "/extensions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
                                return false;
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
                    validate449.errors = [faultOf(instancePath + "/extensions", "type", { type: "object" })];
                    return false;
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
                    validate449.errors = [faultOf(instancePath + "/data", "type", { type: "string" })];
                    return false;
                  }
                  if (!(data5 === "base64" || data5 === "none")) {
                    validate449.errors = [faultOf(instancePath + "/data", "enum", { allowedValues: schema145.properties.data.enum })];
                    return false;
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
      validate449.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate449.errors = vErrors;
  return errors === 0;
}
function validate451(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs1 = errors;
        if (errors === _errs1) {
          if (typeof key0 === "string") {
            if (!pattern12.test(key0)) {
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
          validate451.errors = vErrors;
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
              if (!pattern20.test(data0)) {
                validate451.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
                return false;
              }
            } else {
              validate451.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" })];
              return false;
            }
          }
          var valid1 = _errs4 === errors;
          if (!valid1) {
            break;
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
function validate459(data, instancePath = "") {
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
      if (data < 1 || isNaN(data)) {
        const err1 = faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 });
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
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
    validate459.errors = vErrors;
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
  validate459.errors = vErrors;
  return errors === 0;
}
function validate438(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","type","source","source_id","subject","time","data","endpoint_id","key_id","received_at","deliver_at","cancelled_at","sequence","hops"])) {
        validate438.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema141.properties, key0)) {
            validate438.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.type === void 0 || validate403(data.type, instancePath + "/type") || (vErrors = joined(vErrors, validate403.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.source !== void 0) {
                let data2 = data.source;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (func3(data2) > 2e3) {
                      validate438.errors = [faultOf(instancePath + "/source", "maxLength", { limit: 2e3 })];
                      return false;
                    } else {
                      if (func3(data2) < 1) {
                        validate438.errors = [faultOf(instancePath + "/source", "minLength", { limit: 1 })];
                        return false;
                      } else {
                        if (!pattern45.test(data2)) {
                          validate438.errors = [faultOf(instancePath + "/source", "pattern", { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]*$" })];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate438.errors = [faultOf(instancePath + "/source", "type", { type: "string" })];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.source_id === void 0 || validate441(data.source_id, instancePath + "/source_id") || (vErrors = joined(vErrors, validate441.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.subject === void 0 || validate441(data.subject, instancePath + "/subject") || (vErrors = joined(vErrors, validate441.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.time === void 0 || validate84(data.time, instancePath + "/time") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.data === void 0 || validate445(data.data, instancePath + "/data") || (vErrors = joined(vErrors, validate445.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.data_json === void 0 || validate447(data.data_json, instancePath + "/data_json") || (vErrors = joined(vErrors, validate447.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.cloudevent === void 0 || validate449(data.cloudevent, instancePath + "/cloudevent") || (vErrors = joined(vErrors, validate449.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.headers === void 0 || validate451(data.headers, instancePath + "/headers") || (vErrors = joined(vErrors, validate451.errors), errors = vErrors.length, false);
                            if (valid0) {
                              if (data.request !== void 0) {
                                let data10 = data.request;
                                const _errs13 = errors;
                                if (errors === _errs13) {
                                  if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                    let missing1;
                                    if (missing1 = missingOf(data10, ["method","verification"])) {
                                      validate438.errors = [faultOf(instancePath + "/request", "required", { missingProperty: missing1 })];
                                      return false;
                                    } else {
                                      const _errs15 = errors;
                                      for (const key1 in data10) {
                                        if (!(key1 === "method" || key1 === "verification")) {
                                          validate438.errors = [faultOf(instancePath + "/request", "additionalProperties", { additionalProperty: key1 })];
                                          return false;
                                          break;
                                        }
                                      }
                                      if (_errs15 === errors) {
                                        if (data10.method !== void 0) {
                                          let data11 = data10.method;
                                          const _errs16 = errors;
                                          if (typeof data11 !== "string") {
                                            validate438.errors = [faultOf(instancePath + "/request/method", "type", { type: "string" })];
                                            return false;
                                          }
                                          if (!(data11 === "GET" || data11 === "POST")) {
                                            validate438.errors = [faultOf(instancePath + "/request/method", "enum", { allowedValues: schema141.properties.request.properties.method.enum })];
                                            return false;
                                          }
                                          var valid1 = _errs16 === errors;
                                        } else {
                                          var valid1 = true;
                                        }
                                        if (valid1) {
                                          var valid1 = data10.verification === void 0 || validate360(data10.verification, instancePath + "/request/verification") || (vErrors = joined(vErrors, validate360.errors), errors = vErrors.length, false);
                                        }
                                      }
                                    }
                                  } else {
                                    validate438.errors = [faultOf(instancePath + "/request", "type", { type: "object" })];
                                    return false;
                                  }
                                }
                                var valid0 = _errs13 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                var valid0 = data.endpoint_id === void 0 || validate90(data.endpoint_id, instancePath + "/endpoint_id") || (vErrors = joined(vErrors, validate90.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  var valid0 = data.key_id === void 0 || validate90(data.key_id, instancePath + "/key_id") || (vErrors = joined(vErrors, validate90.errors), errors = vErrors.length, false);
                                  if (valid0) {
                                    var valid0 = data.received_at === void 0 || validate84(data.received_at, instancePath + "/received_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                                    if (valid0) {
                                      var valid0 = data.deliver_at === void 0 || validate127(data.deliver_at, instancePath + "/deliver_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                                      if (valid0) {
                                        var valid0 = data.cancelled_at === void 0 || validate127(data.cancelled_at, instancePath + "/cancelled_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                                        if (valid0) {
                                          var valid0 = data.sequence === void 0 || validate459(data.sequence, instancePath + "/sequence") || (vErrors = joined(vErrors, validate459.errors), errors = vErrors.length, false);
                                          if (valid0) {
                                            if (data.hops !== void 0) {
                                              let data19 = data.hops;
                                              const _errs25 = errors;
                                              if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                                                validate438.errors = [faultOf(instancePath + "/hops", "type", { type: "integer" })];
                                                return false;
                                              }
                                              if (errors === _errs25) {
                                                if (typeof data19 == "number" && isFinite(data19)) {
                                                  if (data19 > 1e3 || isNaN(data19)) {
                                                    validate438.errors = [faultOf(instancePath + "/hops", "maximum", { comparison: "<=", limit: 1e3 })];
                                                    return false;
                                                  } else {
                                                    if (data19 < 0 || isNaN(data19)) {
                                                      validate438.errors = [faultOf(instancePath + "/hops", "minimum", { comparison: ">=", limit: 0 })];
                                                      return false;
                                                    }
                                                  }
                                                }
                                              }
                                              var valid0 = _errs25 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              var valid0 = data.via === void 0 || validate281(data.via, instancePath + "/via") || (vErrors = joined(vErrors, validate281.errors), errors = vErrors.length, false);
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
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
      validate438.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate438.errors = vErrors;
  return errors === 0;
}
var automation_requests = validate462;
function validate463(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 255) {
        validate463.errors = [faultOf(instancePath, "maxLength", { limit: 255 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate463.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern18.test(data)) {
            validate463.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
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
function validate462(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["scope","key","fingerprint","event_ids","expires_at"])) {
        validate462.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "scope" || key0 === "key" || key0 === "fingerprint" || key0 === "event_ids" || key0 === "expires_at")) {
            validate462.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.scope !== void 0) {
            let data0 = data.scope;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func3(data0) > 70) {
                  validate462.errors = [faultOf(instancePath + "/scope", "maxLength", { limit: 70 })];
                  return false;
                } else {
                  if (func3(data0) < 1) {
                    validate462.errors = [faultOf(instancePath + "/scope", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern18.test(data0)) {
                      validate462.errors = [faultOf(instancePath + "/scope", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate462.errors = [faultOf(instancePath + "/scope", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.key === void 0 || validate463(data.key, instancePath + "/key") || (vErrors = joined(vErrors, validate463.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.fingerprint === void 0 || validate98(data.fingerprint, instancePath + "/fingerprint") || (vErrors = joined(vErrors, validate98.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.event_ids === void 0 || validate302(data.event_ids, instancePath + "/event_ids") || (vErrors = joined(vErrors, validate302.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.expires_at === void 0 || validate84(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                }
              }
            }
          }
        }
      }
    } else {
      validate462.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate462.errors = vErrors;
  return errors === 0;
}
var automation_types = validate468;
function validate470(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 1e3) {
        validate470.errors = [faultOf(instancePath, "maxLength", { limit: 1e3 })];
        return false;
      } else {
        if (!pattern9.test(data)) {
          validate470.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
          return false;
        }
      }
    } else {
      validate470.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate470.errors = vErrors;
  return errors === 0;
}
var schema152 = {"type":["object","array","string","number","boolean","null"]};
function validate473(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data != "object" && typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean") {
    validate473.errors = [faultOf(instancePath, "type", { type: schema152.type })];
    return false;
  }
  validate473.errors = vErrors;
  return errors === 0;
}
function validate468(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["type","description","data_schema","data_example","created_at","updated_at"])) {
        validate468.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "description" || key0 === "data_schema" || key0 === "data_example" || key0 === "created_at" || key0 === "updated_at")) {
            validate468.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.type === void 0 || validate403(data.type, instancePath + "/type") || (vErrors = joined(vErrors, validate403.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.description === void 0 || validate470(data.description, instancePath + "/description") || (vErrors = joined(vErrors, validate470.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.data_schema === void 0 || validate432(data.data_schema, instancePath + "/data_schema") || (vErrors = joined(vErrors, validate432.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.data_example === void 0 || validate473(data.data_example, instancePath + "/data_example") || (vErrors = joined(vErrors, validate473.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.created_at === void 0 || validate84(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.updated_at === void 0 || validate84(data.updated_at, instancePath + "/updated_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate468.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate468.errors = vErrors;
  return errors === 0;
}
var automation_numbers = validate477;
var schema153 = {"properties":{"name":{"enum":["sequence","pruned","retention_days","registered_types_only"]}}};
function validate477(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["name","value"])) {
        validate477.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "value")) {
            validate477.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate477.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
              return false;
            }
            if (!(data0 === "sequence" || data0 === "pruned" || data0 === "retention_days" || data0 === "registered_types_only")) {
              validate477.errors = [faultOf(instancePath + "/name", "enum", { allowedValues: schema153.properties.name.enum })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.value === void 0 || validate182(data.value, instancePath + "/value") || (vErrors = joined(vErrors, validate182.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate477.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate477.errors = vErrors;
  return errors === 0;
}
var instances = validate479;
var schema154 = {"properties":{"id":0,"name":0,"driver":0,"settings":0,"memory":0,"state":0,"reason":0,"wanted":{"enum":["open","closed","logged_out"]},"pairing_method":{"enum":["qr","code"]},"pairing":0,"address":0,"rate":0,"generation":0,"lease_until":0,"holder":0,"heartbeat_at":0,"opened_at":0,"vitals":0,"health":0,"created_at":0,"changed_at":0}};
function validate481(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 100) {
        validate481.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate481.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern18.test(data)) {
            validate481.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate481.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate481.errors = vErrors;
  return errors === 0;
}
var pattern58 = new RegExp("^[a-z][a-z0-9_-]{0,31}$", "u");
function validate483(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern58.test(data)) {
        validate483.errors = [faultOf(instancePath, "pattern", { pattern: "^[a-z][a-z0-9_-]{0,31}$" })];
        return false;
      }
    } else {
      validate483.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate483.errors = vErrors;
  return errors === 0;
}
function validate485(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
    } else {
      validate485.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate485.errors = vErrors;
  return errors === 0;
}
var schema158 = {"enum":["created","connecting","open","closed","failed"]};
function validate488(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "created" || data === "connecting" || data === "open" || data === "closed" || data === "failed")) {
    validate488.errors = [faultOf(instancePath, "enum", { allowedValues: schema158.enum })];
    return false;
  }
  validate488.errors = vErrors;
  return errors === 0;
}
function validate490(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func3(data) > 500) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 500 });
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (func3(data) < 1) {
          const err1 = faultOf(instancePath, "minLength", { limit: 1 });
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        } else {
          if (!pattern18.test(data)) {
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
    validate490.errors = vErrors;
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
  validate490.errors = vErrors;
  return errors === 0;
}
var schema161 = {"properties":{"method":{"enum":["qr","code"]}}};
function validate494(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 2e3) {
        validate494.errors = [faultOf(instancePath, "maxLength", { limit: 2e3 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate494.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern18.test(data)) {
            validate494.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate494.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate494.errors = vErrors;
  return errors === 0;
}
function validate493(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["method","text","expires_at"])) {
        validate493.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "method" || key0 === "text" || key0 === "expires_at")) {
            validate493.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.method !== void 0) {
            let data0 = data.method;
            const _errs2 = errors;
            if (!(data0 === "qr" || data0 === "code")) {
              validate493.errors = [faultOf(instancePath + "/method", "enum", { allowedValues: schema161.properties.method.enum })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.text === void 0 || validate494(data.text, instancePath + "/text") || (vErrors = joined(vErrors, validate494.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.expires_at === void 0 || validate84(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
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
function validate492(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate493(data, instancePath)) {
    vErrors = joined(vErrors, validate493.errors);
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
    validate492.errors = vErrors;
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
  validate492.errors = vErrors;
  return errors === 0;
}
var pattern61 = new RegExp("^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$", "u");
function validate500(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 255) {
        validate500.errors = [faultOf(instancePath, "maxLength", { limit: 255 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate500.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern61.test(data)) {
            validate500.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$" })];
            return false;
          }
        }
      }
    } else {
      validate500.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate500.errors = vErrors;
  return errors === 0;
}
function validate499(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate500(data, instancePath)) {
    vErrors = joined(vErrors, validate500.errors);
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
    validate499.errors = vErrors;
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
  validate499.errors = vErrors;
  return errors === 0;
}
function validate503(data, instancePath = "") {
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
    validate503.errors = vErrors;
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
  validate503.errors = vErrors;
  return errors === 0;
}
function validate515(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["message","at"])) {
        validate515.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "message" || key0 === "at")) {
            validate515.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.message === void 0 || validate421(data.message, instancePath + "/message") || (vErrors = joined(vErrors, validate421.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.at === void 0 || validate84(data.at, instancePath + "/at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate515.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate515.errors = vErrors;
  return errors === 0;
}
function validate514(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate515(data, instancePath)) {
    vErrors = joined(vErrors, validate515.errors);
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
    validate514.errors = vErrors;
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
  validate514.errors = vErrors;
  return errors === 0;
}
function validate523(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate523.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data < 1 || isNaN(data)) {
        validate523.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 })];
        return false;
      }
    }
  }
  validate523.errors = vErrors;
  return errors === 0;
}
function validate510(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["down_since","last_received_at","last_sent_at","last_error","no_room_at","file_failed_at","lost"])) {
        validate510.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "down_since" || key0 === "last_received_at" || key0 === "last_sent_at" || key0 === "last_error" || key0 === "no_room_at" || key0 === "file_failed_at" || key0 === "lost")) {
            validate510.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.down_since === void 0 || validate127(data.down_since, instancePath + "/down_since") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.last_received_at === void 0 || validate127(data.last_received_at, instancePath + "/last_received_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.last_sent_at === void 0 || validate127(data.last_sent_at, instancePath + "/last_sent_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.last_error === void 0 || validate514(data.last_error, instancePath + "/last_error") || (vErrors = joined(vErrors, validate514.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.no_room_at === void 0 || validate127(data.no_room_at, instancePath + "/no_room_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.file_failed_at === void 0 || validate127(data.file_failed_at, instancePath + "/file_failed_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                    if (valid0) {
                      if (data.lost !== void 0) {
                        let data6 = data.lost;
                        const _errs8 = errors;
                        if (errors === _errs8) {
                          if (Array.isArray(data6)) {
                            if (data6.length > 25) {
                              validate510.errors = [faultOf(instancePath + "/lost", "maxItems", { limit: 25 })];
                              return false;
                            } else {
                              var valid1 = true;
                              const len0 = data6.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                let data7 = data6[i0];
                                const _errs10 = errors;
                                if (errors === _errs10) {
                                  if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                                    let missing1;
                                    if (missing1 = missingOf(data7, ["hour","count"])) {
                                      validate510.errors = [faultOf(instancePath + "/lost/" + i0, "required", { missingProperty: missing1 })];
                                      return false;
                                    } else {
                                      const _errs12 = errors;
                                      for (const key1 in data7) {
                                        if (!(key1 === "hour" || key1 === "count")) {
                                          validate510.errors = [faultOf(instancePath + "/lost/" + i0, "additionalProperties", { additionalProperty: key1 })];
                                          return false;
                                          break;
                                        }
                                      }
                                      if (_errs12 === errors) {
                                        var valid2 = data7.hour === void 0 || validate84(data7.hour, instancePath + "/lost/" + i0 + "/hour") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                                        if (valid2) {
                                          var valid2 = data7.count === void 0 || validate523(data7.count, instancePath + "/lost/" + i0 + "/count") || (vErrors = joined(vErrors, validate523.errors), errors = vErrors.length, false);
                                        }
                                      }
                                    }
                                  } else {
                                    validate510.errors = [faultOf(instancePath + "/lost/" + i0, "type", { type: "object" })];
                                    return false;
                                  }
                                }
                                var valid1 = _errs10 === errors;
                                if (!valid1) {
                                  break;
                                }
                              }
                            }
                          } else {
                            validate510.errors = [faultOf(instancePath + "/lost", "type", { type: "array" })];
                            return false;
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
      validate510.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate510.errors = vErrors;
  return errors === 0;
}
var schema171 = {"enum":["good","degraded","bad"]};
function validate527(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "good" || data === "degraded" || data === "bad")) {
    validate527.errors = [faultOf(instancePath, "enum", { allowedValues: schema171.enum })];
    return false;
  }
  validate527.errors = vErrors;
  return errors === 0;
}
var schema174 = {"enum":["not_connected","not_sending","files_no_room","files_failed","unstable"]};
function validate532(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "not_connected" || data === "not_sending" || data === "files_no_room" || data === "files_failed" || data === "unstable")) {
    validate532.errors = [faultOf(instancePath, "enum", { allowedValues: schema174.enum })];
    return false;
  }
  validate532.errors = vErrors;
  return errors === 0;
}
function validate531(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["code","message","since","ended_at"])) {
        validate531.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "code" || key0 === "message" || key0 === "since" || key0 === "ended_at")) {
            validate531.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.code === void 0 || validate532(data.code, instancePath + "/code") || (vErrors = joined(vErrors, validate532.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.message === void 0 || validate421(data.message, instancePath + "/message") || (vErrors = joined(vErrors, validate421.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.since === void 0 || validate84(data.since, instancePath + "/since") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.ended_at === void 0 || validate127(data.ended_at, instancePath + "/ended_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate531.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate531.errors = vErrors;
  return errors === 0;
}
function validate530(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 5) {
        validate530.errors = [faultOf(instancePath, "maxItems", { limit: 5 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          var valid0 = validate531(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate531.errors), errors = vErrors.length, false);
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      validate530.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate530.errors = vErrors;
  return errors === 0;
}
function validate526(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["status","since","reasons"])) {
        validate526.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "since" || key0 === "reasons")) {
            validate526.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.status === void 0 || validate527(data.status, instancePath + "/status") || (vErrors = joined(vErrors, validate527.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.since === void 0 || validate127(data.since, instancePath + "/since") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.reasons === void 0 || validate530(data.reasons, instancePath + "/reasons") || (vErrors = joined(vErrors, validate530.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate526.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate526.errors = vErrors;
  return errors === 0;
}
function validate479(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","name","driver","settings","memory","state","reason","wanted","pairing_method","pairing","address","rate","generation","lease_until","heartbeat_at","opened_at","created_at","changed_at"])) {
        validate479.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema154.properties, key0)) {
            validate479.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.name === void 0 || validate481(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate481.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.driver === void 0 || validate483(data.driver, instancePath + "/driver") || (vErrors = joined(vErrors, validate483.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.settings === void 0 || validate485(data.settings, instancePath + "/settings") || (vErrors = joined(vErrors, validate485.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.memory === void 0 || validate432(data.memory, instancePath + "/memory") || (vErrors = joined(vErrors, validate432.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.state === void 0 || validate488(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate488.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.reason === void 0 || validate490(data.reason, instancePath + "/reason") || (vErrors = joined(vErrors, validate490.errors), errors = vErrors.length, false);
                      if (valid0) {
                        if (data.wanted !== void 0) {
                          let data7 = data.wanted;
                          const _errs9 = errors;
                          if (!(data7 === "open" || data7 === "closed" || data7 === "logged_out")) {
                            validate479.errors = [faultOf(instancePath + "/wanted", "enum", { allowedValues: schema154.properties.wanted.enum })];
                            return false;
                          }
                          var valid0 = _errs9 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.pairing_method !== void 0) {
                            let data8 = data.pairing_method;
                            const _errs10 = errors;
                            if (!(data8 === "qr" || data8 === "code")) {
                              validate479.errors = [faultOf(instancePath + "/pairing_method", "enum", { allowedValues: schema154.properties.pairing_method.enum })];
                              return false;
                            }
                            var valid0 = _errs10 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            var valid0 = data.pairing === void 0 || validate492(data.pairing, instancePath + "/pairing") || (vErrors = joined(vErrors, validate492.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.address === void 0 || validate499(data.address, instancePath + "/address") || (vErrors = joined(vErrors, validate499.errors), errors = vErrors.length, false);
                              if (valid0) {
                                var valid0 = data.rate === void 0 || validate503(data.rate, instancePath + "/rate") || (vErrors = joined(vErrors, validate503.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  var valid0 = data.generation === void 0 || validate182(data.generation, instancePath + "/generation") || (vErrors = joined(vErrors, validate182.errors), errors = vErrors.length, false);
                                  if (valid0) {
                                    var valid0 = data.lease_until === void 0 || validate127(data.lease_until, instancePath + "/lease_until") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                                    if (valid0) {
                                      var valid0 = data.holder === void 0 || validate463(data.holder, instancePath + "/holder") || (vErrors = joined(vErrors, validate463.errors), errors = vErrors.length, false);
                                      if (valid0) {
                                        var valid0 = data.heartbeat_at === void 0 || validate127(data.heartbeat_at, instancePath + "/heartbeat_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                                        if (valid0) {
                                          var valid0 = data.opened_at === void 0 || validate127(data.opened_at, instancePath + "/opened_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                                          if (valid0) {
                                            var valid0 = data.vitals === void 0 || validate510(data.vitals, instancePath + "/vitals") || (vErrors = joined(vErrors, validate510.errors), errors = vErrors.length, false);
                                            if (valid0) {
                                              var valid0 = data.health === void 0 || validate526(data.health, instancePath + "/health") || (vErrors = joined(vErrors, validate526.errors), errors = vErrors.length, false);
                                              if (valid0) {
                                                var valid0 = data.created_at === void 0 || validate84(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                                                if (valid0) {
                                                  var valid0 = data.changed_at === void 0 || validate84(data.changed_at, instancePath + "/changed_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
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
      validate479.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate479.errors = vErrors;
  return errors === 0;
}
var messages = validate542;
var schema175 = {"properties":{"id":0,"instance_id":0,"chat":0,"direction":{"enum":["in","out"]},"from":0,"content":0,"file":0,"reply_to":0,"external_id":0,"origin_id":0,"sequence":0,"state":0,"reason":0,"attempts":0,"sending":0,"retry_at":0,"send_at":0,"request_key":0,"request_fingerprint":0,"reactions":0,"created_at":0,"sent_at":0,"delivered_at":0,"read_at":0,"edited_at":0,"deleted_at":0}};
function validate549(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 65536) {
        validate549.errors = [faultOf(instancePath, "maxLength", { limit: 65536 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate549.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern20.test(data)) {
            validate549.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate549.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate549.errors = vErrors;
  return errors === 0;
}
function validate548(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["kind","text"])) {
        validate548.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "text" || key0 === "truncated" || key0 === "media_id")) {
            validate548.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("text" !== data.kind) {
              validate548.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "text" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.text === void 0 || validate549(data.text, instancePath + "/text") || (vErrors = joined(vErrors, validate549.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.truncated !== void 0) {
                const _errs4 = errors;
                if (true !== data.truncated) {
                  validate548.errors = [faultOf(instancePath + "/truncated", "const", { allowedValue: true })];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.media_id === void 0 || validate25(data.media_id, instancePath + "/media_id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate548.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate548.errors = vErrors;
  return errors === 0;
}
function validate555(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func3(data) > 65536) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 65536 });
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (func3(data) < 1) {
          const err1 = faultOf(instancePath, "minLength", { limit: 1 });
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        } else {
          if (!pattern20.test(data)) {
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
    validate555.errors = vErrors;
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
  validate555.errors = vErrors;
  return errors === 0;
}
function validate553(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["kind","media_id","caption"])) {
        validate553.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "media_id" || key0 === "caption" || key0 === "truncated")) {
            validate553.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("media" !== data.kind) {
              validate553.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "media" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.media_id === void 0 || validate25(data.media_id, instancePath + "/media_id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.caption === void 0 || validate555(data.caption, instancePath + "/caption") || (vErrors = joined(vErrors, validate555.errors), errors = vErrors.length, false);
              if (valid0) {
                if (data.truncated !== void 0) {
                  const _errs5 = errors;
                  if (true !== data.truncated) {
                    validate553.errors = [faultOf(instancePath + "/truncated", "const", { allowedValue: true })];
                    return false;
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
      validate553.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate553.errors = vErrors;
  return errors === 0;
}
function validate559(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 90 || isNaN(data)) {
        validate559.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 90 })];
        return false;
      } else {
        if (data < -90 || isNaN(data)) {
          validate559.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: -90 })];
          return false;
        }
      }
    } else {
      validate559.errors = [faultOf(instancePath, "type", { type: "number" })];
      return false;
    }
  }
  validate559.errors = vErrors;
  return errors === 0;
}
function validate561(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 180 || isNaN(data)) {
        validate561.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 180 })];
        return false;
      } else {
        if (data < -180 || isNaN(data)) {
          validate561.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: -180 })];
          return false;
        }
      }
    } else {
      validate561.errors = [faultOf(instancePath, "type", { type: "number" })];
      return false;
    }
  }
  validate561.errors = vErrors;
  return errors === 0;
}
function validate563(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func3(data) > 200) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 200 });
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (func3(data) < 1) {
          const err1 = faultOf(instancePath, "minLength", { limit: 1 });
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        } else {
          if (!pattern18.test(data)) {
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
    validate563.errors = vErrors;
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
  validate563.errors = vErrors;
  return errors === 0;
}
function validate558(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["kind","latitude","longitude","name"])) {
        validate558.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "latitude" || key0 === "longitude" || key0 === "name")) {
            validate558.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("location" !== data.kind) {
              validate558.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "location" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.latitude === void 0 || validate559(data.latitude, instancePath + "/latitude") || (vErrors = joined(vErrors, validate559.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.longitude === void 0 || validate561(data.longitude, instancePath + "/longitude") || (vErrors = joined(vErrors, validate561.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.name === void 0 || validate563(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate563.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate558.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate558.errors = vErrors;
  return errors === 0;
}
function validate568(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        validate568.errors = [faultOf(instancePath, "maxItems", { limit: 20 })];
        return false;
      } else {
        if (data.length < 1) {
          validate568.errors = [faultOf(instancePath, "minItems", { limit: 1 })];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            var valid0 = validate500(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate500.errors), errors = vErrors.length, false);
            if (!valid0) {
              break;
            }
          }
        }
      }
    } else {
      validate568.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate568.errors = vErrors;
  return errors === 0;
}
function validate566(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["kind","name","addresses"])) {
        validate566.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "name" || key0 === "addresses")) {
            validate566.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("contact" !== data.kind) {
              validate566.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "contact" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.name === void 0 || validate250(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate250.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.addresses === void 0 || validate568(data.addresses, instancePath + "/addresses") || (vErrors = joined(vErrors, validate568.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate566.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate566.errors = vErrors;
  return errors === 0;
}
function validate574(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 12) {
        validate574.errors = [faultOf(instancePath, "maxItems", { limit: 12 })];
        return false;
      } else {
        if (data.length < 2) {
          validate574.errors = [faultOf(instancePath, "minItems", { limit: 2 })];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let data0 = data[i0];
            const _errs1 = errors;
            if (errors === _errs1) {
              if (typeof data0 === "string") {
                if (func3(data0) > 100) {
                  validate574.errors = [faultOf(instancePath + "/" + i0, "maxLength", { limit: 100 })];
                  return false;
                } else {
                  if (func3(data0) < 1) {
                    validate574.errors = [faultOf(instancePath + "/" + i0, "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern18.test(data0)) {
                      validate574.errors = [faultOf(instancePath + "/" + i0, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate574.errors = [faultOf(instancePath + "/" + i0, "type", { type: "string" })];
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
                  validate574.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
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
      validate574.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate574.errors = vErrors;
  return errors === 0;
}
function validate572(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["kind","question","options","multiple"])) {
        validate572.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "question" || key0 === "options" || key0 === "multiple")) {
            validate572.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("poll" !== data.kind) {
              validate572.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "poll" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.question === void 0 || validate463(data.question, instancePath + "/question") || (vErrors = joined(vErrors, validate463.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.options === void 0 || validate574(data.options, instancePath + "/options") || (vErrors = joined(vErrors, validate574.errors), errors = vErrors.length, false);
              if (valid0) {
                if (data.multiple !== void 0) {
                  const _errs5 = errors;
                  if (typeof data.multiple !== "boolean") {
                    validate572.errors = [faultOf(instancePath + "/multiple", "type", { type: "boolean" })];
                    return false;
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
      validate572.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate572.errors = vErrors;
  return errors === 0;
}
function validate577(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["kind","type","raw"])) {
        validate577.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "type" || key0 === "raw" || key0 === "truncated" || key0 === "media_id")) {
            validate577.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("unsupported" !== data.kind) {
              validate577.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "unsupported" })];
              return false;
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
              if (!validate481(data1, instancePath + "/type")) {
                vErrors = joined(vErrors, validate481.errors);
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
                validate577.errors = vErrors;
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
                    if (func3(data2) > 65536) {
                      validate577.errors = [faultOf(instancePath + "/raw", "maxLength", { limit: 65536 })];
                      return false;
                    } else {
                      if (!pattern20.test(data2)) {
                        validate577.errors = [faultOf(instancePath + "/raw", "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
                        return false;
                      }
                    }
                  } else {
                    validate577.errors = [faultOf(instancePath + "/raw", "type", { type: "string" })];
                    return false;
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
                    validate577.errors = [faultOf(instancePath + "/truncated", "const", { allowedValue: true })];
                    return false;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  var valid0 = data.media_id === void 0 || validate25(data.media_id, instancePath + "/media_id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
                }
              }
            }
          }
        }
      }
    } else {
      validate577.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate577.errors = vErrors;
  return errors === 0;
}
function validate547(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate548(data, instancePath)) {
    vErrors = joined(vErrors, validate548.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate553(data, instancePath)) {
      vErrors = joined(vErrors, validate553.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate558(data, instancePath)) {
        vErrors = joined(vErrors, validate558.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs4 = errors;
        if (!validate566(data, instancePath)) {
          vErrors = joined(vErrors, validate566.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs4 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs5 = errors;
          if (!validate572(data, instancePath)) {
            vErrors = joined(vErrors, validate572.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs5 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs6 = errors;
            if (!validate577(data, instancePath)) {
              vErrors = joined(vErrors, validate577.errors);
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
    validate547.errors = vErrors;
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
  validate547.errors = vErrors;
  return errors === 0;
}
var schema190 = {"properties":{"state":{"enum":["pending","too_large","no_room","failed"]}}};
function validate583(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 1e3) {
        validate583.errors = [faultOf(instancePath, "maxLength", { limit: 1e3 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate583.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern18.test(data)) {
            validate583.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate583.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate583.errors = vErrors;
  return errors === 0;
}
function validate585(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (func3(data) > 255) {
        const err0 = faultOf(instancePath, "maxLength", { limit: 255 });
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (func3(data) < 1) {
          const err1 = faultOf(instancePath, "minLength", { limit: 1 });
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        } else {
          if (!pattern18.test(data)) {
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
    validate585.errors = vErrors;
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
  validate585.errors = vErrors;
  return errors === 0;
}
function validate589(data, instancePath = "") {
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
      if (data < 0 || isNaN(data)) {
        const err1 = faultOf(instancePath, "minimum", { comparison: ">=", limit: 0 });
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
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
    validate589.errors = vErrors;
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
  validate589.errors = vErrors;
  return errors === 0;
}
function validate582(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["ref","name","state","reason","attempts","taken","retry_at"])) {
        validate582.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ref" || key0 === "name" || key0 === "state" || key0 === "reason" || key0 === "attempts" || key0 === "taken" || key0 === "retry_at")) {
            validate582.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.ref === void 0 || validate583(data.ref, instancePath + "/ref") || (vErrors = joined(vErrors, validate583.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.name === void 0 || validate585(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate585.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.state !== void 0) {
                let data2 = data.state;
                const _errs4 = errors;
                if (!(data2 === "pending" || data2 === "too_large" || data2 === "no_room" || data2 === "failed")) {
                  validate582.errors = [faultOf(instancePath + "/state", "enum", { allowedValues: schema190.properties.state.enum })];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.reason === void 0 || validate490(data.reason, instancePath + "/reason") || (vErrors = joined(vErrors, validate490.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.attempts === void 0 || validate182(data.attempts, instancePath + "/attempts") || (vErrors = joined(vErrors, validate182.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.taken === void 0 || validate589(data.taken, instancePath + "/taken") || (vErrors = joined(vErrors, validate589.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.retry_at === void 0 || validate127(data.retry_at, instancePath + "/retry_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate582.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate582.errors = vErrors;
  return errors === 0;
}
var schema194 = {"enum":["queued","sent","delivered","read","failed"]};
function validate597(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "queued" || data === "sent" || data === "delivered" || data === "read" || data === "failed")) {
    validate597.errors = [faultOf(instancePath, "enum", { allowedValues: schema194.enum })];
    return false;
  }
  validate597.errors = vErrors;
  return errors === 0;
}
function validate608(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 32) {
        validate608.errors = [faultOf(instancePath, "maxLength", { limit: 32 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate608.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern18.test(data)) {
            validate608.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate608.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate608.errors = vErrors;
  return errors === 0;
}
function validate606(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["from","emoji","at"])) {
        validate606.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "from" || key0 === "emoji" || key0 === "at")) {
            validate606.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.from === void 0 || validate500(data.from, instancePath + "/from") || (vErrors = joined(vErrors, validate500.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.emoji === void 0 || validate608(data.emoji, instancePath + "/emoji") || (vErrors = joined(vErrors, validate608.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.at === void 0 || validate84(data.at, instancePath + "/at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate606.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate606.errors = vErrors;
  return errors === 0;
}
function validate542(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","instance_id","chat","direction","from","content","reply_to","external_id","sequence","state","reason","attempts","sending","retry_at","send_at","request_key","request_fingerprint","reactions","created_at","sent_at","delivered_at","read_at","edited_at","deleted_at"])) {
        validate542.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema175.properties, key0)) {
            validate542.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.instance_id === void 0 || validate25(data.instance_id, instancePath + "/instance_id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.chat === void 0 || validate500(data.chat, instancePath + "/chat") || (vErrors = joined(vErrors, validate500.errors), errors = vErrors.length, false);
              if (valid0) {
                if (data.direction !== void 0) {
                  let data3 = data.direction;
                  const _errs5 = errors;
                  if (!(data3 === "in" || data3 === "out")) {
                    validate542.errors = [faultOf(instancePath + "/direction", "enum", { allowedValues: schema175.properties.direction.enum })];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  var valid0 = data.from === void 0 || validate499(data.from, instancePath + "/from") || (vErrors = joined(vErrors, validate499.errors), errors = vErrors.length, false);
                  if (valid0) {
                    if (data.content !== void 0) {
                      let data5 = data.content;
                      const _errs7 = errors;
                      const _errs8 = errors;
                      let valid1 = false;
                      const _errs9 = errors;
                      if (!validate547(data5, instancePath + "/content")) {
                        vErrors = joined(vErrors, validate547.errors);
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
                        validate542.errors = vErrors;
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
                      var valid0 = data.file === void 0 || validate582(data.file, instancePath + "/file") || (vErrors = joined(vErrors, validate582.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.reply_to === void 0 || validate90(data.reply_to, instancePath + "/reply_to") || (vErrors = joined(vErrors, validate90.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.external_id === void 0 || validate585(data.external_id, instancePath + "/external_id") || (vErrors = joined(vErrors, validate585.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.origin_id === void 0 || validate463(data.origin_id, instancePath + "/origin_id") || (vErrors = joined(vErrors, validate463.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.sequence === void 0 || validate523(data.sequence, instancePath + "/sequence") || (vErrors = joined(vErrors, validate523.errors), errors = vErrors.length, false);
                              if (valid0) {
                                var valid0 = data.state === void 0 || validate597(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate597.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  var valid0 = data.reason === void 0 || validate490(data.reason, instancePath + "/reason") || (vErrors = joined(vErrors, validate490.errors), errors = vErrors.length, false);
                                  if (valid0) {
                                    var valid0 = data.attempts === void 0 || validate182(data.attempts, instancePath + "/attempts") || (vErrors = joined(vErrors, validate182.errors), errors = vErrors.length, false);
                                    if (valid0) {
                                      var valid0 = data.sending === void 0 || validate589(data.sending, instancePath + "/sending") || (vErrors = joined(vErrors, validate589.errors), errors = vErrors.length, false);
                                      if (valid0) {
                                        var valid0 = data.retry_at === void 0 || validate127(data.retry_at, instancePath + "/retry_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                                        if (valid0) {
                                          var valid0 = data.send_at === void 0 || validate127(data.send_at, instancePath + "/send_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                                          if (valid0) {
                                            var valid0 = data.request_key === void 0 || validate585(data.request_key, instancePath + "/request_key") || (vErrors = joined(vErrors, validate585.errors), errors = vErrors.length, false);
                                            if (valid0) {
                                              if (data.request_fingerprint !== void 0) {
                                                let data18 = data.request_fingerprint;
                                                const _errs24 = errors;
                                                const _errs25 = errors;
                                                let valid2 = false;
                                                const _errs26 = errors;
                                                if (!validate98(data18, instancePath + "/request_fingerprint")) {
                                                  vErrors = joined(vErrors, validate98.errors);
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
                                                  validate542.errors = vErrors;
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
                                                        validate542.errors = [faultOf(instancePath + "/reactions", "maxItems", { limit: 1024 })];
                                                        return false;
                                                      } else {
                                                        var valid3 = true;
                                                        const len0 = data19.length;
                                                        for (let i0 = 0; i0 < len0; i0++) {
                                                          var valid3 = validate606(data19[i0], instancePath + "/reactions/" + i0) || (vErrors = joined(vErrors, validate606.errors), errors = vErrors.length, false);
                                                          if (!valid3) {
                                                            break;
                                                          }
                                                        }
                                                      }
                                                    } else {
                                                      validate542.errors = [faultOf(instancePath + "/reactions", "type", { type: "array" })];
                                                      return false;
                                                    }
                                                  }
                                                  var valid0 = _errs29 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  var valid0 = data.created_at === void 0 || validate84(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                                                  if (valid0) {
                                                    var valid0 = data.sent_at === void 0 || validate127(data.sent_at, instancePath + "/sent_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                                                    if (valid0) {
                                                      var valid0 = data.delivered_at === void 0 || validate127(data.delivered_at, instancePath + "/delivered_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                                                      if (valid0) {
                                                        var valid0 = data.read_at === void 0 || validate127(data.read_at, instancePath + "/read_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                                                        if (valid0) {
                                                          var valid0 = data.edited_at === void 0 || validate127(data.edited_at, instancePath + "/edited_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                                                          if (valid0) {
                                                            var valid0 = data.deleted_at === void 0 || validate127(data.deleted_at, instancePath + "/deleted_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
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
      validate542.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate542.errors = vErrors;
  return errors === 0;
}
var chats = validate618;
var schema198 = {"enum":["direct","group"]};
function validate621(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "direct" || data === "group")) {
    validate621.errors = [faultOf(instancePath, "enum", { allowedValues: schema198.enum })];
    return false;
  }
  validate621.errors = vErrors;
  return errors === 0;
}
function validate618(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["instance_id","address","kind","last_sequence","unread","active_at"])) {
        validate618.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "instance_id" || key0 === "address" || key0 === "kind" || key0 === "last_sequence" || key0 === "unread" || key0 === "active_at")) {
            validate618.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.instance_id === void 0 || validate25(data.instance_id, instancePath + "/instance_id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.address === void 0 || validate500(data.address, instancePath + "/address") || (vErrors = joined(vErrors, validate500.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.kind === void 0 || validate621(data.kind, instancePath + "/kind") || (vErrors = joined(vErrors, validate621.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.last_sequence === void 0 || validate182(data.last_sequence, instancePath + "/last_sequence") || (vErrors = joined(vErrors, validate182.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.unread === void 0 || validate182(data.unread, instancePath + "/unread") || (vErrors = joined(vErrors, validate182.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.active_at === void 0 || validate84(data.active_at, instancePath + "/active_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate618.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate618.errors = vErrors;
  return errors === 0;
}
var contacts = validate626;
function validate626(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","instance_id","address","name","blocked","picture_id","created_at","changed_at"])) {
        validate626.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "instance_id" || key0 === "address" || key0 === "name" || key0 === "blocked" || key0 === "picture_id" || key0 === "created_at" || key0 === "changed_at")) {
            validate626.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.instance_id === void 0 || validate25(data.instance_id, instancePath + "/instance_id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.address === void 0 || validate500(data.address, instancePath + "/address") || (vErrors = joined(vErrors, validate500.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.name === void 0 || validate563(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate563.errors), errors = vErrors.length, false);
                if (valid0) {
                  if (data.blocked !== void 0) {
                    const _errs6 = errors;
                    if (typeof data.blocked !== "boolean") {
                      validate626.errors = [faultOf(instancePath + "/blocked", "type", { type: "boolean" })];
                      return false;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    var valid0 = data.picture_id === void 0 || validate90(data.picture_id, instancePath + "/picture_id") || (vErrors = joined(vErrors, validate90.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.created_at === void 0 || validate84(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.changed_at === void 0 || validate84(data.changed_at, instancePath + "/changed_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
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
      validate626.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate626.errors = vErrors;
  return errors === 0;
}
var chat_groups = validate634;
var schema200 = {"properties":{"id":0,"instance_id":0,"address":0,"name":0,"picture_id":0,"participants":0,"invite_link":0,"left_at":0,"created_at":0,"changed_at":0}};
var schema202 = {"properties":{"role":{"enum":["member","admin","owner"]}}};
function validate641(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["address","role"])) {
        validate641.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "role")) {
            validate641.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.address === void 0 || validate500(data.address, instancePath + "/address") || (vErrors = joined(vErrors, validate500.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.role !== void 0) {
              let data1 = data.role;
              const _errs3 = errors;
              if (!(data1 === "member" || data1 === "admin" || data1 === "owner")) {
                validate641.errors = [faultOf(instancePath + "/role", "enum", { allowedValues: schema202.properties.role.enum })];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate641.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate641.errors = vErrors;
  return errors === 0;
}
function validate640(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 1024) {
        validate640.errors = [faultOf(instancePath, "maxItems", { limit: 1024 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          var valid0 = validate641(data[i0], instancePath + "/" + i0) || (vErrors = joined(vErrors, validate641.errors), errors = vErrors.length, false);
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      validate640.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate640.errors = vErrors;
  return errors === 0;
}
function validate645(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate80(data, instancePath)) {
    vErrors = joined(vErrors, validate80.errors);
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
    validate645.errors = vErrors;
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
  validate645.errors = vErrors;
  return errors === 0;
}
function validate634(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","instance_id","address","name","picture_id","participants","invite_link","left_at","created_at","changed_at"])) {
        validate634.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema200.properties, key0)) {
            validate634.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.instance_id === void 0 || validate25(data.instance_id, instancePath + "/instance_id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.address === void 0 || validate500(data.address, instancePath + "/address") || (vErrors = joined(vErrors, validate500.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.name === void 0 || validate250(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate250.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.picture_id === void 0 || validate90(data.picture_id, instancePath + "/picture_id") || (vErrors = joined(vErrors, validate90.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.participants === void 0 || validate640(data.participants, instancePath + "/participants") || (vErrors = joined(vErrors, validate640.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.invite_link === void 0 || validate645(data.invite_link, instancePath + "/invite_link") || (vErrors = joined(vErrors, validate645.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.left_at === void 0 || validate127(data.left_at, instancePath + "/left_at") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.created_at === void 0 || validate84(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.changed_at === void 0 || validate84(data.changed_at, instancePath + "/changed_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                          }
                        }
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
      validate634.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate634.errors = vErrors;
  return errors === 0;
}
var media = validate651;
var pattern70 = new RegExp("^[a-z]+/[a-z0-9.+-]+$", "u");
function validate651(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","type","size","digest","name","created_at"])) {
        validate651.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "type" || key0 === "size" || key0 === "digest" || key0 === "name" || key0 === "created_at")) {
            validate651.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.type !== void 0) {
              let data1 = data.type;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func3(data1) > 100) {
                    validate651.errors = [faultOf(instancePath + "/type", "maxLength", { limit: 100 })];
                    return false;
                  } else {
                    if (!pattern70.test(data1)) {
                      validate651.errors = [faultOf(instancePath + "/type", "pattern", { pattern: "^[a-z]+/[a-z0-9.+-]+$" })];
                      return false;
                    }
                  }
                } else {
                  validate651.errors = [faultOf(instancePath + "/type", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              var valid0 = data.size === void 0 || validate182(data.size, instancePath + "/size") || (vErrors = joined(vErrors, validate182.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.digest === void 0 || validate98(data.digest, instancePath + "/digest") || (vErrors = joined(vErrors, validate98.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.name === void 0 || validate585(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate585.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.created_at === void 0 || validate84(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate651.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate651.errors = vErrors;
  return errors === 0;
}
var channel_commands = validate657;
var schema205 = {"properties":{"id":0,"instance_id":0,"name":0,"input":0,"taken":0,"state":{"enum":["waiting","done","failed"]},"result":0,"reason":0,"code":0,"created_at":0,"expires_at":0}};
var schema206 = {"enum":["group_left","group_not_admin","channel_address_unknown","message_ended","not_supported","channel_not_allowed","channel_content_too_large"]};
function validate664(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "group_left" || data === "group_not_admin" || data === "channel_address_unknown" || data === "message_ended" || data === "not_supported" || data === "channel_not_allowed" || data === "channel_content_too_large")) {
    validate664.errors = [faultOf(instancePath, "enum", { allowedValues: schema206.enum })];
    return false;
  }
  validate664.errors = vErrors;
  return errors === 0;
}
var pattern71 = new RegExp("^[a-z]+(\\.[a-z_]+)*$", "u");
function validate657(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","instance_id","name","input","taken","state","result","reason","created_at","expires_at"])) {
        validate657.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema205.properties, key0)) {
            validate657.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.instance_id === void 0 || validate25(data.instance_id, instancePath + "/instance_id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.name !== void 0) {
                let data2 = data.name;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (func3(data2) > 40) {
                      validate657.errors = [faultOf(instancePath + "/name", "maxLength", { limit: 40 })];
                      return false;
                    } else {
                      if (!pattern71.test(data2)) {
                        validate657.errors = [faultOf(instancePath + "/name", "pattern", { pattern: "^[a-z]+(\\.[a-z_]+)*$" })];
                        return false;
                      }
                    }
                  } else {
                    validate657.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.input === void 0 || validate485(data.input, instancePath + "/input") || (vErrors = joined(vErrors, validate485.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.taken === void 0 || validate589(data.taken, instancePath + "/taken") || (vErrors = joined(vErrors, validate589.errors), errors = vErrors.length, false);
                  if (valid0) {
                    if (data.state !== void 0) {
                      let data5 = data.state;
                      const _errs8 = errors;
                      if (!(data5 === "waiting" || data5 === "done" || data5 === "failed")) {
                        validate657.errors = [faultOf(instancePath + "/state", "enum", { allowedValues: schema205.properties.state.enum })];
                        return false;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      var valid0 = data.result === void 0 || validate432(data.result, instancePath + "/result") || (vErrors = joined(vErrors, validate432.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.reason === void 0 || validate490(data.reason, instancePath + "/reason") || (vErrors = joined(vErrors, validate490.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.code === void 0 || validate664(data.code, instancePath + "/code") || (vErrors = joined(vErrors, validate664.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.created_at === void 0 || validate84(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.expires_at === void 0 || validate84(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                            }
                          }
                        }
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
      validate657.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate657.errors = vErrors;
  return errors === 0;
}
var channel_events = validate668;
var pattern72 = new RegExp("^[a-z0-9_]+(\\.[a-z0-9_]+)*$", "u");
function validate668(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","instance_id","type","payload","created_at","sequence"])) {
        validate668.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "instance_id" || key0 === "type" || key0 === "payload" || key0 === "created_at" || key0 === "sequence")) {
            validate668.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.instance_id === void 0 || validate25(data.instance_id, instancePath + "/instance_id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.type !== void 0) {
                let data2 = data.type;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (func3(data2) > 100) {
                      validate668.errors = [faultOf(instancePath + "/type", "maxLength", { limit: 100 })];
                      return false;
                    } else {
                      if (!pattern72.test(data2)) {
                        validate668.errors = [faultOf(instancePath + "/type", "pattern", { pattern: "^[a-z0-9_]+(\\.[a-z0-9_]+)*$" })];
                        return false;
                      }
                    }
                  } else {
                    validate668.errors = [faultOf(instancePath + "/type", "type", { type: "string" })];
                    return false;
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
                    validate668.errors = [faultOf(instancePath + "/payload", "type", { type: "string" })];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  var valid0 = data.created_at === void 0 || validate84(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.sequence === void 0 || validate459(data.sequence, instancePath + "/sequence") || (vErrors = joined(vErrors, validate459.errors), errors = vErrors.length, false);
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate668.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate668.errors = vErrors;
  return errors === 0;
}
var messaging_numbers = validate673;
var schema208 = {"properties":{"name":{"enum":["sequence"]}}};
function validate673(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["name","value"])) {
        validate673.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "value")) {
            validate673.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            const _errs2 = errors;
            if (!(data.name === "sequence")) {
              validate673.errors = [faultOf(instancePath + "/name", "enum", { allowedValues: schema208.properties.name.enum })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.value === void 0 || validate182(data.value, instancePath + "/value") || (vErrors = joined(vErrors, validate182.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate673.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate673.errors = vErrors;
  return errors === 0;
}
var request_log = validate675;
var schema209 = {"properties":{"id":0,"at":0,"key_id":0,"operation":0,"method":0,"path":0,"status":0,"error":0,"duration_us":0,"request_id":0,"network":0,"parameters":0}};
var schema210 = {"enum":["GET","HEAD","POST","PUT","PATCH","DELETE"]};
function validate680(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "GET" || data === "HEAD" || data === "POST" || data === "PUT" || data === "PATCH" || data === "DELETE")) {
    validate680.errors = [faultOf(instancePath, "enum", { allowedValues: schema210.enum })];
    return false;
  }
  validate680.errors = vErrors;
  return errors === 0;
}
function validate682(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 300) {
        validate682.errors = [faultOf(instancePath, "maxLength", { limit: 300 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate682.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        }
      }
    } else {
      validate682.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate682.errors = vErrors;
  return errors === 0;
}
function validate684(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate684.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 599 || isNaN(data)) {
        validate684.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 599 })];
        return false;
      } else {
        if (data < 100 || isNaN(data)) {
          validate684.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 100 })];
          return false;
        }
      }
    }
  }
  validate684.errors = vErrors;
  return errors === 0;
}
var schema213 = {"type":["string","null"]};
function validate686(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && data !== null) {
    validate686.errors = [faultOf(instancePath, "type", { type: schema213.type })];
    return false;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 100) {
        validate686.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      }
    }
  }
  validate686.errors = vErrors;
  return errors === 0;
}
function validate688(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate688.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 9007199254740991 || isNaN(data)) {
        validate688.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 9007199254740991 })];
        return false;
      } else {
        if (data < 0 || isNaN(data)) {
          validate688.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 0 })];
          return false;
        }
      }
    }
  }
  validate688.errors = vErrors;
  return errors === 0;
}
var schema215 = {"type":["string","null"]};
function validate690(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && data !== null) {
    validate690.errors = [faultOf(instancePath, "type", { type: schema215.type })];
    return false;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 200) {
        validate690.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      }
    }
  }
  validate690.errors = vErrors;
  return errors === 0;
}
var schema216 = {"additionalProperties":{"type":["string","null"]}};
function validate693(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs1 = errors;
        if (errors === _errs1) {
          if (typeof key0 === "string") {
            if (func3(key0) > 64) {
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
          validate693.errors = vErrors;
          return false;
          break;
        }
      }
      if (valid0) {
        for (const key1 in data) {
          let data0 = data[key1];
          const _errs4 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            validate693.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: schema216.additionalProperties.type })];
            return false;
          }
          if (errors === _errs4) {
            if (typeof data0 === "string") {
              if (func3(data0) > 64) {
                validate693.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 64 })];
                return false;
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
      validate693.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate693.errors = vErrors;
  return errors === 0;
}
function validate675(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","at","key_id","operation","method","path","status","error","duration_us","request_id","network","parameters"])) {
        validate675.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema209.properties, key0)) {
            validate675.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.at === void 0 || validate84(data.at, instancePath + "/at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.key_id === void 0 || validate114(data.key_id, instancePath + "/key_id") || (vErrors = joined(vErrors, validate114.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.operation === void 0 || validate88(data.operation, instancePath + "/operation") || (vErrors = joined(vErrors, validate88.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.method === void 0 || validate680(data.method, instancePath + "/method") || (vErrors = joined(vErrors, validate680.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.path === void 0 || validate682(data.path, instancePath + "/path") || (vErrors = joined(vErrors, validate682.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.status === void 0 || validate684(data.status, instancePath + "/status") || (vErrors = joined(vErrors, validate684.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.error === void 0 || validate686(data.error, instancePath + "/error") || (vErrors = joined(vErrors, validate686.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.duration_us === void 0 || validate688(data.duration_us, instancePath + "/duration_us") || (vErrors = joined(vErrors, validate688.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.request_id === void 0 || validate690(data.request_id, instancePath + "/request_id") || (vErrors = joined(vErrors, validate690.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.network === void 0 || validate22(data.network, instancePath + "/network") || (vErrors = joined(vErrors, validate22.errors), errors = vErrors.length, false);
                              if (valid0) {
                                var valid0 = data.parameters === void 0 || validate693(data.parameters, instancePath + "/parameters") || (vErrors = joined(vErrors, validate693.errors), errors = vErrors.length, false);
                              }
                            }
                          }
                        }
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
      validate675.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate675.errors = vErrors;
  return errors === 0;
}
var usage_counts = validate695;
function validate695(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["day","key_id","operation","succeeded","client_errors","server_errors","duration_us"])) {
        validate695.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "day" || key0 === "key_id" || key0 === "operation" || key0 === "succeeded" || key0 === "client_errors" || key0 === "server_errors" || key0 === "duration_us")) {
            validate695.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.day === void 0 || validate362(data.day, instancePath + "/day") || (vErrors = joined(vErrors, validate362.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.key_id === void 0 || validate114(data.key_id, instancePath + "/key_id") || (vErrors = joined(vErrors, validate114.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.operation === void 0 || validate88(data.operation, instancePath + "/operation") || (vErrors = joined(vErrors, validate88.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.succeeded === void 0 || validate688(data.succeeded, instancePath + "/succeeded") || (vErrors = joined(vErrors, validate688.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.client_errors === void 0 || validate688(data.client_errors, instancePath + "/client_errors") || (vErrors = joined(vErrors, validate688.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.server_errors === void 0 || validate688(data.server_errors, instancePath + "/server_errors") || (vErrors = joined(vErrors, validate688.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.duration_us === void 0 || validate688(data.duration_us, instancePath + "/duration_us") || (vErrors = joined(vErrors, validate688.errors), errors = vErrors.length, false);
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate695.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate695.errors = vErrors;
  return errors === 0;
}
var usage_hours = validate703;
var pattern73 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}$", "u");
function validate704(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern73.test(data)) {
        validate704.errors = [faultOf(instancePath, "pattern", { pattern: "^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}$" })];
        return false;
      }
    } else {
      validate704.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate704.errors = vErrors;
  return errors === 0;
}
function validate703(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["hour","key_id","operation","succeeded","client_errors","server_errors","duration_us"])) {
        validate703.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "hour" || key0 === "key_id" || key0 === "operation" || key0 === "succeeded" || key0 === "client_errors" || key0 === "server_errors" || key0 === "duration_us")) {
            validate703.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.hour === void 0 || validate704(data.hour, instancePath + "/hour") || (vErrors = joined(vErrors, validate704.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.key_id === void 0 || validate114(data.key_id, instancePath + "/key_id") || (vErrors = joined(vErrors, validate114.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.operation === void 0 || validate88(data.operation, instancePath + "/operation") || (vErrors = joined(vErrors, validate88.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.succeeded === void 0 || validate688(data.succeeded, instancePath + "/succeeded") || (vErrors = joined(vErrors, validate688.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.client_errors === void 0 || validate688(data.client_errors, instancePath + "/client_errors") || (vErrors = joined(vErrors, validate688.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.server_errors === void 0 || validate688(data.server_errors, instancePath + "/server_errors") || (vErrors = joined(vErrors, validate688.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.duration_us === void 0 || validate688(data.duration_us, instancePath + "/duration_us") || (vErrors = joined(vErrors, validate688.errors), errors = vErrors.length, false);
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate703.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate703.errors = vErrors;
  return errors === 0;
}
var delivery_hours = validate712;
function validate712(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["hour","kind","succeeded","failed"])) {
        validate712.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "hour" || key0 === "kind" || key0 === "succeeded" || key0 === "failed")) {
            validate712.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.hour === void 0 || validate704(data.hour, instancePath + "/hour") || (vErrors = joined(vErrors, validate704.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.kind !== void 0) {
              let data1 = data.kind;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func3(data1) > 100) {
                    validate712.errors = [faultOf(instancePath + "/kind", "maxLength", { limit: 100 })];
                    return false;
                  }
                } else {
                  validate712.errors = [faultOf(instancePath + "/kind", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              var valid0 = data.succeeded === void 0 || validate688(data.succeeded, instancePath + "/succeeded") || (vErrors = joined(vErrors, validate688.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.failed === void 0 || validate688(data.failed, instancePath + "/failed") || (vErrors = joined(vErrors, validate688.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate712.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate712.errors = vErrors;
  return errors === 0;
}
var audit_entries = validate716;
var schema221 = {"properties":{"id":0,"at":0,"actor_type":{"enum":["key","user"]},"actor_id":0,"actor_name":0,"operation":0,"record_id":0,"record_type":0,"record_name":0,"changes":0,"count":0,"first_at":0,"is_partial":0,"session":0,"address":0,"request_id":0}};
var schema222 = {"properties":{"from":{"type":["string","number","boolean","array","null"]},"to":{"type":["string","number","boolean","array","null"]}}};
var schema223 = {"type":["string","number","boolean","null"]};
function validate727(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean" && data !== null) {
    validate727.errors = [faultOf(instancePath, "type", { type: schema223.type })];
    return false;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 300) {
        validate727.errors = [faultOf(instancePath, "maxLength", { limit: 300 })];
        return false;
      }
    }
  }
  validate727.errors = vErrors;
  return errors === 0;
}
function validate725(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["field","from","to","redacted"])) {
        validate725.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "field" || key0 === "from" || key0 === "to" || key0 === "redacted")) {
            validate725.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.field === void 0 || validate114(data.field, instancePath + "/field") || (vErrors = joined(vErrors, validate114.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.from !== void 0) {
              let data1 = data.from;
              const _errs3 = errors;
              if (typeof data1 !== "string" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "boolean" && !Array.isArray(data1) && data1 !== null) {
                validate725.errors = [faultOf(instancePath + "/from", "type", { type: schema222.properties.from.type })];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func3(data1) > 300) {
                    validate725.errors = [faultOf(instancePath + "/from", "maxLength", { limit: 300 })];
                    return false;
                  }
                }
                if (errors === _errs3) {
                  if (Array.isArray(data1)) {
                    if (data1.length > 50) {
                      validate725.errors = [faultOf(instancePath + "/from", "maxItems", { limit: 50 })];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        var valid1 = validate727(data1[i0], instancePath + "/from/" + i0) || (vErrors = joined(vErrors, validate727.errors), errors = vErrors.length, false);
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
                  validate725.errors = [faultOf(instancePath + "/to", "type", { type: schema222.properties.to.type })];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data3 === "string") {
                    if (func3(data3) > 300) {
                      validate725.errors = [faultOf(instancePath + "/to", "maxLength", { limit: 300 })];
                      return false;
                    }
                  }
                  if (errors === _errs6) {
                    if (Array.isArray(data3)) {
                      if (data3.length > 100) {
                        validate725.errors = [faultOf(instancePath + "/to", "maxItems", { limit: 100 })];
                        return false;
                      } else {
                        var valid2 = true;
                        const len1 = data3.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          var valid2 = validate727(data3[i1], instancePath + "/to/" + i1) || (vErrors = joined(vErrors, validate727.errors), errors = vErrors.length, false);
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
                    validate725.errors = [faultOf(instancePath + "/redacted", "type", { type: "boolean" })];
                    return false;
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
      validate725.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate725.errors = vErrors;
  return errors === 0;
}
var schema224 = {"type":["string","null"]};
function validate732(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && data !== null) {
    validate732.errors = [faultOf(instancePath, "type", { type: schema224.type })];
    return false;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 64) {
        validate732.errors = [faultOf(instancePath, "maxLength", { limit: 64 })];
        return false;
      }
    }
  }
  validate732.errors = vErrors;
  return errors === 0;
}
function validate716(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","at","actor_type","actor_id","actor_name","operation","record_id","session","address","request_id"])) {
        validate716.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema221.properties, key0)) {
            validate716.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.at === void 0 || validate84(data.at, instancePath + "/at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.actor_type !== void 0) {
                let data2 = data.actor_type;
                const _errs4 = errors;
                if (!(data2 === "key" || data2 === "user")) {
                  validate716.errors = [faultOf(instancePath + "/actor_type", "enum", { allowedValues: schema221.properties.actor_type.enum })];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.actor_id === void 0 || validate114(data.actor_id, instancePath + "/actor_id") || (vErrors = joined(vErrors, validate114.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.actor_name === void 0 || validate131(data.actor_name, instancePath + "/actor_name") || (vErrors = joined(vErrors, validate131.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.operation === void 0 || validate88(data.operation, instancePath + "/operation") || (vErrors = joined(vErrors, validate88.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.record_id === void 0 || validate690(data.record_id, instancePath + "/record_id") || (vErrors = joined(vErrors, validate690.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.record_type === void 0 || validate686(data.record_type, instancePath + "/record_type") || (vErrors = joined(vErrors, validate686.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.record_name === void 0 || validate690(data.record_name, instancePath + "/record_name") || (vErrors = joined(vErrors, validate690.errors), errors = vErrors.length, false);
                          if (valid0) {
                            if (data.changes !== void 0) {
                              let data9 = data.changes;
                              const _errs11 = errors;
                              if (errors === _errs11) {
                                if (Array.isArray(data9)) {
                                  if (data9.length > 50) {
                                    validate716.errors = [faultOf(instancePath + "/changes", "maxItems", { limit: 50 })];
                                    return false;
                                  } else {
                                    var valid1 = true;
                                    const len0 = data9.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      var valid1 = validate725(data9[i0], instancePath + "/changes/" + i0) || (vErrors = joined(vErrors, validate725.errors), errors = vErrors.length, false);
                                      if (!valid1) {
                                        break;
                                      }
                                    }
                                  }
                                } else {
                                  validate716.errors = [faultOf(instancePath + "/changes", "type", { type: "array" })];
                                  return false;
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
                                  validate716.errors = [faultOf(instancePath + "/count", "type", { type: "integer" })];
                                  return false;
                                }
                                if (errors === _errs14) {
                                  if (typeof data11 == "number" && isFinite(data11)) {
                                    if (data11 < 2 || isNaN(data11)) {
                                      validate716.errors = [faultOf(instancePath + "/count", "minimum", { comparison: ">=", limit: 2 })];
                                      return false;
                                    }
                                  }
                                }
                                var valid0 = _errs14 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                var valid0 = data.first_at === void 0 || validate84(data.first_at, instancePath + "/first_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  if (data.is_partial !== void 0) {
                                    const _errs17 = errors;
                                    if (typeof data.is_partial !== "boolean") {
                                      validate716.errors = [faultOf(instancePath + "/is_partial", "type", { type: "boolean" })];
                                      return false;
                                    }
                                    var valid0 = _errs17 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    var valid0 = data.session === void 0 || validate732(data.session, instancePath + "/session") || (vErrors = joined(vErrors, validate732.errors), errors = vErrors.length, false);
                                    if (valid0) {
                                      var valid0 = data.address === void 0 || validate22(data.address, instancePath + "/address") || (vErrors = joined(vErrors, validate22.errors), errors = vErrors.length, false);
                                      if (valid0) {
                                        var valid0 = data.request_id === void 0 || validate690(data.request_id, instancePath + "/request_id") || (vErrors = joined(vErrors, validate690.errors), errors = vErrors.length, false);
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
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
      validate716.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate716.errors = vErrors;
  return errors === 0;
}
var invitations = validate736;
function validate738(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (func3(data) > 254) {
          validate738.errors = [faultOf(instancePath, "maxLength", { limit: 254 })];
          return false;
        } else {
          if (!formats0.test(data)) {
            validate738.errors = [faultOf(instancePath, "format", { format: "email" })];
            return false;
          }
        }
      } else {
        validate738.errors = [faultOf(instancePath, "type", { type: "string" })];
        return false;
      }
    }
  }
  validate738.errors = vErrors;
  return errors === 0;
}
function validate736(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (missing0 = missingOf(data, ["id","email","role","digest","sent","invited_by","created_at","expires_at"])) {
        validate736.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "email" || key0 === "role" || key0 === "digest" || key0 === "sent" || key0 === "invited_by" || key0 === "created_at" || key0 === "expires_at")) {
            validate736.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate25(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate25.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.email === void 0 || validate738(data.email, instancePath + "/email") || (vErrors = joined(vErrors, validate738.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.role === void 0 || validate201(data.role, instancePath + "/role") || (vErrors = joined(vErrors, validate201.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.digest === void 0 || validate98(data.digest, instancePath + "/digest") || (vErrors = joined(vErrors, validate98.errors), errors = vErrors.length, false);
                if (valid0) {
                  if (data.sent !== void 0) {
                    const _errs6 = errors;
                    if (typeof data.sent !== "boolean") {
                      validate736.errors = [faultOf(instancePath + "/sent", "type", { type: "boolean" })];
                      return false;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    var valid0 = data.invited_by === void 0 || validate690(data.invited_by, instancePath + "/invited_by") || (vErrors = joined(vErrors, validate690.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.created_at === void 0 || validate84(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.expires_at === void 0 || validate84(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate84.errors), errors = vErrors.length, false);
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
      validate736.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate736.errors = vErrors;
  return errors === 0;
}
export {
  DataFile,
  accounts,
  audit_entries,
  automation_endpoints,
  automation_events,
  automation_numbers,
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
