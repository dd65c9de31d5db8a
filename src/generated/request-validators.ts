// @ts-nocheck
// Generated from schemas/ by `npm run generate`. Do not edit.
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
var formats0 = (init_formats(), __toCommonJS(formats_exports))["date-time"];
var pattern0 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$", "u");
function validate22(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern0.test(data)) {
          validate22.errors = [faultOf(instancePath, "pattern", { pattern: "^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$" })];
          return false;
        } else {
          if (!formats0.validate(data)) {
            validate22.errors = [faultOf(instancePath, "format", { format: "date-time" })];
            return false;
          }
        }
      } else {
        validate22.errors = [faultOf(instancePath, "type", { type: "string" })];
        return false;
      }
    }
  }
  validate22.errors = vErrors;
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
        if (data.actor !== void 0) {
          let data0 = data.actor;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func2(data0) > 200) {
                validate21.errors = [faultOf(instancePath + "/actor", "maxLength", { limit: 200 })];
                return false;
              } else {
                if (func2(data0) < 1) {
                  validate21.errors = [faultOf(instancePath + "/actor", "minLength", { limit: 1 })];
                  return false;
                }
              }
            } else {
              validate21.errors = [faultOf(instancePath + "/actor", "type", { type: "string" })];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.operation !== void 0) {
            let data1 = data.operation;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func2(data1) > 100) {
                  validate21.errors = [faultOf(instancePath + "/operation", "maxLength", { limit: 100 })];
                  return false;
                } else {
                  if (func2(data1) < 1) {
                    validate21.errors = [faultOf(instancePath + "/operation", "minLength", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate21.errors = [faultOf(instancePath + "/operation", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.record_type !== void 0) {
              let data2 = data.record_type;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (typeof data2 === "string") {
                  if (func2(data2) > 100) {
                    validate21.errors = [faultOf(instancePath + "/record_type", "maxLength", { limit: 100 })];
                    return false;
                  } else {
                    if (func2(data2) < 1) {
                      validate21.errors = [faultOf(instancePath + "/record_type", "minLength", { limit: 1 })];
                      return false;
                    }
                  }
                } else {
                  validate21.errors = [faultOf(instancePath + "/record_type", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.record_id !== void 0) {
                let data3 = data.record_id;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (typeof data3 === "string") {
                    if (func2(data3) > 200) {
                      validate21.errors = [faultOf(instancePath + "/record_id", "maxLength", { limit: 200 })];
                      return false;
                    } else {
                      if (func2(data3) < 1) {
                        validate21.errors = [faultOf(instancePath + "/record_id", "minLength", { limit: 1 })];
                        return false;
                      }
                    }
                  } else {
                    validate21.errors = [faultOf(instancePath + "/record_id", "type", { type: "string" })];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.since !== void 0) {
                  const _errs10 = errors;
                  if (!validate22(data.since, instancePath + "/since")) {
                    vErrors = joined(vErrors, validate22.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.until !== void 0) {
                    const _errs11 = errors;
                    if (!validate22(data.until, instancePath + "/until")) {
                      vErrors = joined(vErrors, validate22.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.limit !== void 0) {
                      let data6 = data.limit;
                      const _errs12 = errors;
                      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                        validate21.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
                        return false;
                      }
                      if (errors === _errs12) {
                        if (typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 100 || isNaN(data6)) {
                            validate21.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 100 })];
                            return false;
                          } else {
                            if (data6 < 1 || isNaN(data6)) {
                              validate21.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs12 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.cursor !== void 0) {
                        let data7 = data.cursor;
                        const _errs14 = errors;
                        if (errors === _errs14) {
                          if (typeof data7 === "string") {
                            if (func2(data7) > 400) {
                              validate21.errors = [faultOf(instancePath + "/cursor", "maxLength", { limit: 400 })];
                              return false;
                            } else {
                              if (func2(data7) < 1) {
                                validate21.errors = [faultOf(instancePath + "/cursor", "minLength", { limit: 1 })];
                                return false;
                              }
                            }
                          } else {
                            validate21.errors = [faultOf(instancePath + "/cursor", "type", { type: "string" })];
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
      }
    } else {
      validate21.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
var AutomationFeedRequest = validate25;
var pattern1 = new RegExp("^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "u");
function validate26(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate26.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate26.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate26.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate26.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate26.errors = vErrors;
  return errors === 0;
}
function validate25(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "after" || key0 === "type" || key0 === "limit")) {
          validate25.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.after !== void 0) {
          let data0 = data.after;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate25.errors = [faultOf(instancePath + "/after", "type", { type: "integer" })];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 9007199254740991 || isNaN(data0)) {
                validate25.errors = [faultOf(instancePath + "/after", "maximum", { comparison: "<=", limit: 9007199254740991 })];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate25.errors = [faultOf(instancePath + "/after", "minimum", { comparison: ">=", limit: 0 })];
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
          if (data.type !== void 0) {
            const _errs4 = errors;
            if (!validate26(data.type, instancePath + "/type")) {
              vErrors = joined(vErrors, validate26.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.limit !== void 0) {
              let data2 = data.limit;
              const _errs5 = errors;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                validate25.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
                return false;
              }
              if (errors === _errs5) {
                if (typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 1e3 || isNaN(data2)) {
                    validate25.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 1e3 })];
                    return false;
                  } else {
                    if (data2 < 1 || isNaN(data2)) {
                      validate25.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate25.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
var AutomationHistoryRequest = validate28;
var schema10 = { "type": "object", "additionalProperties": false, "properties": { "endpoint_id": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$" }, "type": { "$ref": "schemas:///automation/automation-event-type.json" }, "state": { "$ref": "schemas:///shared/12" }, "text": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000\\ud800-\\udfff]*$" }, "receiver_id": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$" }, "delivery_state": { "type": "string", "enum": ["pending", "succeeded", "failed"] }, "since": { "$ref": "schemas:///common/timestamp.json" }, "until": { "$ref": "schemas:///common/timestamp.json" }, "limit": { "type": "integer", "minimum": 1, "maximum": 100 }, "cursor": { "type": "string", "minLength": 1, "maxLength": 200 } }, "$id": "schemas:///automation/automation-history-request.json" };
var func14 = Object.prototype.hasOwnProperty;
var pattern2 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
var pattern3 = new RegExp("^[^\\u0000\\ud800-\\udfff]*$", "u");
var schema11 = { "type": "string", "enum": ["scheduled", "published", "cancelled"], "$id": "schemas:///shared/12" };
function validate30(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate30.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "scheduled" || data === "published" || data === "cancelled")) {
    validate30.errors = [faultOf(instancePath, "enum", { allowedValues: schema11.enum })];
    return false;
  }
  validate30.errors = vErrors;
  return errors === 0;
}
function validate28(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func14.call(schema10.properties, key0)) {
          validate28.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.endpoint_id !== void 0) {
          let data0 = data.endpoint_id;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (!pattern2.test(data0)) {
                validate28.errors = [faultOf(instancePath + "/endpoint_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                return false;
              }
            } else {
              validate28.errors = [faultOf(instancePath + "/endpoint_id", "type", { type: "string" })];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            const _errs4 = errors;
            if (!validate26(data.type, instancePath + "/type")) {
              vErrors = joined(vErrors, validate26.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.state !== void 0) {
              const _errs5 = errors;
              if (!validate30(data.state, instancePath + "/state")) {
                vErrors = joined(vErrors, validate30.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.text !== void 0) {
                let data3 = data.text;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (typeof data3 === "string") {
                    if (func2(data3) > 200) {
                      validate28.errors = [faultOf(instancePath + "/text", "maxLength", { limit: 200 })];
                      return false;
                    } else {
                      if (func2(data3) < 1) {
                        validate28.errors = [faultOf(instancePath + "/text", "minLength", { limit: 1 })];
                        return false;
                      } else {
                        if (!pattern3.test(data3)) {
                          validate28.errors = [faultOf(instancePath + "/text", "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate28.errors = [faultOf(instancePath + "/text", "type", { type: "string" })];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.receiver_id !== void 0) {
                  let data4 = data.receiver_id;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (typeof data4 === "string") {
                      if (!pattern2.test(data4)) {
                        validate28.errors = [faultOf(instancePath + "/receiver_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                        return false;
                      }
                    } else {
                      validate28.errors = [faultOf(instancePath + "/receiver_id", "type", { type: "string" })];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.delivery_state !== void 0) {
                    let data5 = data.delivery_state;
                    const _errs10 = errors;
                    if (typeof data5 !== "string") {
                      validate28.errors = [faultOf(instancePath + "/delivery_state", "type", { type: "string" })];
                      return false;
                    }
                    if (!(data5 === "pending" || data5 === "succeeded" || data5 === "failed")) {
                      validate28.errors = [faultOf(instancePath + "/delivery_state", "enum", { allowedValues: schema10.properties.delivery_state.enum })];
                      return false;
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.since !== void 0) {
                      const _errs12 = errors;
                      if (!validate22(data.since, instancePath + "/since")) {
                        vErrors = joined(vErrors, validate22.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs12 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.until !== void 0) {
                        const _errs13 = errors;
                        if (!validate22(data.until, instancePath + "/until")) {
                          vErrors = joined(vErrors, validate22.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs13 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.limit !== void 0) {
                          let data8 = data.limit;
                          const _errs14 = errors;
                          if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                            validate28.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
                            return false;
                          }
                          if (errors === _errs14) {
                            if (typeof data8 == "number" && isFinite(data8)) {
                              if (data8 > 100 || isNaN(data8)) {
                                validate28.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 100 })];
                                return false;
                              } else {
                                if (data8 < 1 || isNaN(data8)) {
                                  validate28.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
                                  return false;
                                }
                              }
                            }
                          }
                          var valid0 = _errs14 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.cursor !== void 0) {
                            let data9 = data.cursor;
                            const _errs16 = errors;
                            if (errors === _errs16) {
                              if (typeof data9 === "string") {
                                if (func2(data9) > 200) {
                                  validate28.errors = [faultOf(instancePath + "/cursor", "maxLength", { limit: 200 })];
                                  return false;
                                } else {
                                  if (func2(data9) < 1) {
                                    validate28.errors = [faultOf(instancePath + "/cursor", "minLength", { limit: 1 })];
                                    return false;
                                  }
                                }
                              } else {
                                validate28.errors = [faultOf(instancePath + "/cursor", "type", { type: "string" })];
                                return false;
                              }
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
    } else {
      validate28.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}
var AutomationSampleListRequest = validate34;
function validate35(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate35.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate35.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate35.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate35.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate35.errors = vErrors;
  return errors === 0;
}
function validate37(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate37.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate37.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate37.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate37.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate37.errors = vErrors;
  return errors === 0;
}
function validate34(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_type === void 0 && (missing0 = "event_type")) {
        validate34.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "event_type" || key0 === "event")) {
            validate34.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.event_type !== void 0) {
            const _errs2 = errors;
            if (!validate35(data.event_type, instancePath + "/event_type")) {
              vErrors = joined(vErrors, validate35.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.event !== void 0) {
              const _errs3 = errors;
              if (!validate37(data.event, instancePath + "/event")) {
                vErrors = joined(vErrors, validate37.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate34.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate34.errors = vErrors;
  return errors === 0;
}
var ChangeAutomationEndpointRequest = validate39;
var schema15 = { "type": "object", "additionalProperties": false, "properties": { "name": { "$ref": "schemas:///shared/2" }, "event_type": { "$ref": "schemas:///automation/automation-event-type.json" }, "event_types": { "$ref": "schemas:///shared/3" }, "event_type_from": { "$ref": "schemas:///shared/7" }, "repeat_id_from": { "$ref": "schemas:///shared/7" }, "keep_headers": { "$ref": "schemas:///shared/4" }, "allow_get": { "type": "boolean" }, "verification": { "anyOf": [{ "$ref": "schemas:///automation/automation-verification-input.json" }, { "type": "null" }] }, "data_schema": { "$ref": "schemas:///shared/5" }, "response": { "$ref": "schemas:///shared/8" }, "rate": { "$ref": "schemas:///shared/6" }, "state": { "type": "string", "enum": ["active", "paused"] } }, "$id": "schemas:///automation/change-automation-endpoint-request.json" };
function validate40(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate40.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate40.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate40.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate40.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate40.errors = vErrors;
  return errors === 0;
}
var func0 = require_equal().default;
function validate43(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        validate43.errors = [faultOf(instancePath, "maxItems", { limit: 100 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate26(data[i0], instancePath + "/" + i0)) {
            vErrors = joined(vErrors, validate26.errors);
            errors = vErrors.length;
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
            outer0:
              for (; i1--; ) {
                for (j0 = i1; j0--; ) {
                  if (func0(data[i1], data[j0])) {
                    validate43.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate43.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate43.errors = vErrors;
  return errors === 0;
}
var pattern8 = new RegExp("^([A-Za-z][A-Za-z0-9-]*|/[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*)?$", "u");
function validate47(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate47.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate47.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern8.test(data)) {
            validate47.errors = [faultOf(instancePath, "pattern", { pattern: "^([A-Za-z][A-Za-z0-9-]*|/[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*)?$" })];
            return false;
          }
        }
      }
    } else {
      validate47.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate47.errors = vErrors;
  return errors === 0;
}
function validate46(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate47(data, instancePath)) {
    vErrors = joined(vErrors, validate47.errors);
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
    validate46.errors = vErrors;
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
  validate46.errors = vErrors;
  return errors === 0;
}
var pattern9 = new RegExp("^[A-Za-z][A-Za-z0-9-]{0,63}$", "u");
function validate51(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        validate51.errors = [faultOf(instancePath, "maxItems", { limit: 20 })];
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
                validate51.errors = [faultOf(instancePath + "/" + i0, "maxLength", { limit: 100 })];
                return false;
              } else {
                if (func2(data0) < 1) {
                  validate51.errors = [faultOf(instancePath + "/" + i0, "minLength", { limit: 1 })];
                  return false;
                } else {
                  if (!pattern9.test(data0)) {
                    validate51.errors = [faultOf(instancePath + "/" + i0, "pattern", { pattern: "^[A-Za-z][A-Za-z0-9-]{0,63}$" })];
                    return false;
                  }
                }
              }
            } else {
              validate51.errors = [faultOf(instancePath + "/" + i0, "type", { type: "string" })];
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
      validate51.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate51.errors = vErrors;
  return errors === 0;
}
var schema22 = { "type": "string", "enum": ["standard_webhooks", "github", "stripe", "shopify", "slack", "meta", "twilio", "hmac", "basic", "header"], "$id": "schemas:///shared/27" };
function validate54(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate54.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "standard_webhooks" || data === "github" || data === "stripe" || data === "shopify" || data === "slack" || data === "meta" || data === "twilio" || data === "hmac" || data === "basic" || data === "header")) {
    validate54.errors = [faultOf(instancePath, "enum", { allowedValues: schema22.enum })];
    return false;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
function validate56(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 500) {
        validate56.errors = [faultOf(instancePath, "maxLength", { limit: 500 })];
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
var pattern11 = new RegExp("^[A-Za-z0-9-]*$", "u");
function validate58(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 100) {
        validate58.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate58.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern11.test(data)) {
            validate58.errors = [faultOf(instancePath, "pattern", { pattern: "^[A-Za-z0-9-]*$" })];
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
var schema25 = { "type": "object", "additionalProperties": false, "required": ["header", "algorithm", "encoding", "prefix", "signed"], "properties": { "header": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z][A-Za-z0-9-]{0,63}$" }, "algorithm": { "type": "string", "enum": ["sha256", "sha512", "sha1"] }, "encoding": { "type": "string", "enum": ["hex", "base64"] }, "prefix": { "type": "string", "maxLength": 50, "pattern": "^[\\x20-\\x7e]*$" }, "timestamp_header": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z][A-Za-z0-9-]{0,63}$" }, { "type": "null" }] }, "signed": { "type": "string", "minLength": 6, "maxLength": 200, "pattern": "^[\\x20-\\x7e]*$" } }, "$id": "schemas:///automation/automation-hmac.json" };
var pattern13 = new RegExp("^[\\x20-\\x7e]*$", "u");
function validate60(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.header === void 0 && (missing0 = "header") || data.algorithm === void 0 && (missing0 = "algorithm") || data.encoding === void 0 && (missing0 = "encoding") || data.prefix === void 0 && (missing0 = "prefix") || data.signed === void 0 && (missing0 = "signed")) {
        validate60.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "header" || key0 === "algorithm" || key0 === "encoding" || key0 === "prefix" || key0 === "timestamp_header" || key0 === "signed")) {
            validate60.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.header !== void 0) {
            let data0 = data.header;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 64) {
                  validate60.errors = [faultOf(instancePath + "/header", "maxLength", { limit: 64 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate60.errors = [faultOf(instancePath + "/header", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern9.test(data0)) {
                      validate60.errors = [faultOf(instancePath + "/header", "pattern", { pattern: "^[A-Za-z][A-Za-z0-9-]{0,63}$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate60.errors = [faultOf(instancePath + "/header", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.algorithm !== void 0) {
              let data1 = data.algorithm;
              const _errs4 = errors;
              if (typeof data1 !== "string") {
                validate60.errors = [faultOf(instancePath + "/algorithm", "type", { type: "string" })];
                return false;
              }
              if (!(data1 === "sha256" || data1 === "sha512" || data1 === "sha1")) {
                validate60.errors = [faultOf(instancePath + "/algorithm", "enum", { allowedValues: schema25.properties.algorithm.enum })];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.encoding !== void 0) {
                let data2 = data.encoding;
                const _errs6 = errors;
                if (typeof data2 !== "string") {
                  validate60.errors = [faultOf(instancePath + "/encoding", "type", { type: "string" })];
                  return false;
                }
                if (!(data2 === "hex" || data2 === "base64")) {
                  validate60.errors = [faultOf(instancePath + "/encoding", "enum", { allowedValues: schema25.properties.encoding.enum })];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.prefix !== void 0) {
                  let data3 = data.prefix;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 50) {
                        validate60.errors = [faultOf(instancePath + "/prefix", "maxLength", { limit: 50 })];
                        return false;
                      } else {
                        if (!pattern13.test(data3)) {
                          validate60.errors = [faultOf(instancePath + "/prefix", "pattern", { pattern: "^[\\x20-\\x7e]*$" })];
                          return false;
                        }
                      }
                    } else {
                      validate60.errors = [faultOf(instancePath + "/prefix", "type", { type: "string" })];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.timestamp_header !== void 0) {
                    let data4 = data.timestamp_header;
                    const _errs10 = errors;
                    const _errs11 = errors;
                    let valid1 = false;
                    const _errs12 = errors;
                    if (errors === _errs12) {
                      if (typeof data4 === "string") {
                        if (func2(data4) > 64) {
                          const err0 = faultOf(instancePath + "/timestamp_header", "maxLength", { limit: 64 });
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        } else {
                          if (func2(data4) < 1) {
                            const err1 = faultOf(instancePath + "/timestamp_header", "minLength", { limit: 1 });
                            if (vErrors === null) {
                              vErrors = [err1];
                            } else {
                              vErrors.push(err1);
                            }
                            errors++;
                          } else {
                            if (!pattern9.test(data4)) {
                              const err2 = faultOf(instancePath + "/timestamp_header", "pattern", { pattern: "^[A-Za-z][A-Za-z0-9-]{0,63}$" });
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
                        const err3 = faultOf(instancePath + "/timestamp_header", "type", { type: "string" });
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                      }
                    }
                    var _valid0 = _errs12 === errors;
                    valid1 = valid1 || _valid0;
                    if (!valid1) {
                      const _errs14 = errors;
                      if (data4 !== null) {
                        const err4 = faultOf(instancePath + "/timestamp_header", "type", { type: "null" });
                        if (vErrors === null) {
                          vErrors = [err4];
                        } else {
                          vErrors.push(err4);
                        }
                        errors++;
                      }
                      var _valid0 = _errs14 === errors;
                      valid1 = valid1 || _valid0;
                    }
                    if (!valid1) {
                      const err5 = faultOf(instancePath + "/timestamp_header", "anyOf", {});
                      if (vErrors === null) {
                        vErrors = [err5];
                      } else {
                        vErrors.push(err5);
                      }
                      errors++;
                      validate60.errors = vErrors;
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
                  if (valid0) {
                    if (data.signed !== void 0) {
                      let data5 = data.signed;
                      const _errs16 = errors;
                      if (errors === _errs16) {
                        if (typeof data5 === "string") {
                          if (func2(data5) > 200) {
                            validate60.errors = [faultOf(instancePath + "/signed", "maxLength", { limit: 200 })];
                            return false;
                          } else {
                            if (func2(data5) < 6) {
                              validate60.errors = [faultOf(instancePath + "/signed", "minLength", { limit: 6 })];
                              return false;
                            } else {
                              if (!pattern13.test(data5)) {
                                validate60.errors = [faultOf(instancePath + "/signed", "pattern", { pattern: "^[\\x20-\\x7e]*$" })];
                                return false;
                              }
                            }
                          }
                        } else {
                          validate60.errors = [faultOf(instancePath + "/signed", "type", { type: "string" })];
                          return false;
                        }
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
    } else {
      validate60.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate60.errors = vErrors;
  return errors === 0;
}
function validate53(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scheme === void 0 && (missing0 = "scheme") || data.secret === void 0 && (missing0 = "secret")) {
        validate53.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "scheme" || key0 === "secret" || key0 === "header" || key0 === "hmac")) {
            validate53.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.scheme !== void 0) {
            const _errs2 = errors;
            if (!validate54(data.scheme, instancePath + "/scheme")) {
              vErrors = joined(vErrors, validate54.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.secret !== void 0) {
              const _errs3 = errors;
              if (!validate56(data.secret, instancePath + "/secret")) {
                vErrors = joined(vErrors, validate56.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.header !== void 0) {
                const _errs4 = errors;
                if (!validate58(data.header, instancePath + "/header")) {
                  vErrors = joined(vErrors, validate58.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.hmac !== void 0) {
                  const _errs5 = errors;
                  if (!validate60(data.hmac, instancePath + "/hmac")) {
                    vErrors = joined(vErrors, validate60.errors);
                    errors = vErrors.length;
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
      validate53.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}
function validate63(data, instancePath = "") {
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
    validate63.errors = vErrors;
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
  validate63.errors = vErrors;
  return errors === 0;
}
var schema29 = { "type": ["object", "array", "string", "number", "boolean", "null"], "items": {}, "additionalProperties": true, "$id": "schemas:///shared/1" };
function validate67(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data != "object" && typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean") {
    validate67.errors = [faultOf(instancePath, "type", { type: schema29.type })];
    return false;
  }
  validate67.errors = vErrors;
  return errors === 0;
}
function validate66(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status")) {
        validate66.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "body")) {
            validate66.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.status !== void 0) {
            let data0 = data.status;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate66.errors = [faultOf(instancePath + "/status", "type", { type: "integer" })];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 299 || isNaN(data0)) {
                  validate66.errors = [faultOf(instancePath + "/status", "maximum", { comparison: "<=", limit: 299 })];
                  return false;
                } else {
                  if (data0 < 200 || isNaN(data0)) {
                    validate66.errors = [faultOf(instancePath + "/status", "minimum", { comparison: ">=", limit: 200 })];
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
            if (data.body !== void 0) {
              const _errs4 = errors;
              if (!validate67(data.body, instancePath + "/body")) {
                vErrors = joined(vErrors, validate67.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate66.errors = [faultOf(instancePath, "type", { type: "object" })];
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
function validate71(data, instancePath = "") {
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
    validate71.errors = vErrors;
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
  validate71.errors = vErrors;
  return errors === 0;
}
function validate39(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func14.call(schema15.properties, key0)) {
          validate39.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.name !== void 0) {
          const _errs2 = errors;
          if (!validate40(data.name, instancePath + "/name")) {
            vErrors = joined(vErrors, validate40.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.event_type !== void 0) {
            const _errs3 = errors;
            if (!validate26(data.event_type, instancePath + "/event_type")) {
              vErrors = joined(vErrors, validate26.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.event_types !== void 0) {
              const _errs4 = errors;
              if (!validate43(data.event_types, instancePath + "/event_types")) {
                vErrors = joined(vErrors, validate43.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.event_type_from !== void 0) {
                const _errs5 = errors;
                if (!validate46(data.event_type_from, instancePath + "/event_type_from")) {
                  vErrors = joined(vErrors, validate46.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.repeat_id_from !== void 0) {
                  const _errs6 = errors;
                  if (!validate46(data.repeat_id_from, instancePath + "/repeat_id_from")) {
                    vErrors = joined(vErrors, validate46.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.keep_headers !== void 0) {
                    const _errs7 = errors;
                    if (!validate51(data.keep_headers, instancePath + "/keep_headers")) {
                      vErrors = joined(vErrors, validate51.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.allow_get !== void 0) {
                      const _errs8 = errors;
                      if (typeof data.allow_get !== "boolean") {
                        validate39.errors = [faultOf(instancePath + "/allow_get", "type", { type: "boolean" })];
                        return false;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.verification !== void 0) {
                        let data7 = data.verification;
                        const _errs10 = errors;
                        const _errs11 = errors;
                        let valid1 = false;
                        const _errs12 = errors;
                        if (!validate53(data7, instancePath + "/verification")) {
                          vErrors = joined(vErrors, validate53.errors);
                          errors = vErrors.length;
                        }
                        var _valid0 = _errs12 === errors;
                        valid1 = valid1 || _valid0;
                        if (!valid1) {
                          const _errs13 = errors;
                          if (data7 !== null) {
                            const err0 = faultOf(instancePath + "/verification", "type", { type: "null" });
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          }
                          var _valid0 = _errs13 === errors;
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
                          validate39.errors = vErrors;
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
                      if (valid0) {
                        if (data.data_schema !== void 0) {
                          const _errs15 = errors;
                          if (!validate63(data.data_schema, instancePath + "/data_schema")) {
                            vErrors = joined(vErrors, validate63.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs15 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.response !== void 0) {
                            const _errs16 = errors;
                            if (!validate65(data.response, instancePath + "/response")) {
                              vErrors = joined(vErrors, validate65.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs16 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.rate !== void 0) {
                              const _errs17 = errors;
                              if (!validate71(data.rate, instancePath + "/rate")) {
                                vErrors = joined(vErrors, validate71.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs17 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.state !== void 0) {
                                let data11 = data.state;
                                const _errs18 = errors;
                                if (typeof data11 !== "string") {
                                  validate39.errors = [faultOf(instancePath + "/state", "type", { type: "string" })];
                                  return false;
                                }
                                if (!(data11 === "active" || data11 === "paused")) {
                                  validate39.errors = [faultOf(instancePath + "/state", "enum", { allowedValues: schema15.properties.state.enum })];
                                  return false;
                                }
                                var valid0 = _errs18 === errors;
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
      validate39.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}
var ChangeAutomationHookRequest = validate73;
var schema31 = { "type": "object", "additionalProperties": false, "properties": { "state": { "type": "string", "enum": ["active", "paused"] }, "description": { "$ref": "schemas:///shared/15" } }, "$id": "schemas:///automation/change-automation-hook-request.json" };
function validate74(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate74.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (!pattern1.test(data)) {
          validate74.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
          return false;
        }
      }
    } else {
      validate74.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate74.errors = vErrors;
  return errors === 0;
}
function validate73(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "state" || key0 === "description")) {
          validate73.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.state !== void 0) {
          let data0 = data.state;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate73.errors = [faultOf(instancePath + "/state", "type", { type: "string" })];
            return false;
          }
          if (!(data0 === "active" || data0 === "paused")) {
            validate73.errors = [faultOf(instancePath + "/state", "enum", { allowedValues: schema31.properties.state.enum })];
            return false;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.description !== void 0) {
            const _errs4 = errors;
            if (!validate74(data.description, instancePath + "/description")) {
              vErrors = joined(vErrors, validate74.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
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
var ChangeAutomationRouteRequest = validate76;
var schema33 = { "type": "object", "additionalProperties": false, "properties": { "name": { "$ref": "schemas:///shared/23" }, "sources": { "$ref": "schemas:///shared/22" }, "event_types": { "$ref": "schemas:///shared/24" }, "filter": { "$ref": "schemas:///automation/filter.json" }, "filter_match": { "$ref": "schemas:///automation/filter-match.json" }, "mapping": { "$ref": "schemas:///shared/20" }, "event_type": { "$ref": "schemas:///shared/21" }, "hooks": { "type": "array", "minItems": 1, "maxItems": 100, "uniqueItems": true, "items": { "$ref": "schemas:///common/id.json" } }, "state": { "type": "string", "enum": ["active", "paused"] }, "events": { "$ref": "schemas:///shared/25" }, "type": { "$ref": "schemas:///shared/26" } }, "$id": "schemas:///automation/change-automation-route-request.json" };
function validate77(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 100) {
        validate77.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate77.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate77.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate77.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate77.errors = vErrors;
  return errors === 0;
}
function validate80(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate80.errors = [faultOf(instancePath, "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
        return false;
      }
    } else {
      validate80.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate80.errors = vErrors;
  return errors === 0;
}
function validate79(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        validate79.errors = [faultOf(instancePath, "maxItems", { limit: 100 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate80(data[i0], instancePath + "/" + i0)) {
            vErrors = joined(vErrors, validate80.errors);
            errors = vErrors.length;
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
            outer0:
              for (; i1--; ) {
                for (j0 = i1; j0--; ) {
                  if (func0(data[i1], data[j0])) {
                    validate79.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate79.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate79.errors = vErrors;
  return errors === 0;
}
function validate83(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        validate83.errors = [faultOf(instancePath, "maxItems", { limit: 50 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate35(data[i0], instancePath + "/" + i0)) {
            vErrors = joined(vErrors, validate35.errors);
            errors = vErrors.length;
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
            outer0:
              for (; i1--; ) {
                for (j0 = i1; j0--; ) {
                  if (func0(data[i1], data[j0])) {
                    validate83.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate83.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate83.errors = vErrors;
  return errors === 0;
}
var schema39 = { "type": "object", "additionalProperties": false, "required": ["field"], "minProperties": 2, "properties": { "field": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^.\\u0000\\ud800-\\udfff]+(\\.[^.\\u0000\\ud800-\\udfff]+)*$" }, "equals": { "$ref": "schemas:///shared/30" }, "not_equals": { "$ref": "schemas:///shared/30" }, "one_of": { "type": "array", "minItems": 1, "maxItems": 100, "items": { "$ref": "schemas:///shared/30" } }, "prefix": { "$ref": "schemas:///shared/31" }, "suffix": { "$ref": "schemas:///shared/31" }, "contains": { "$ref": "schemas:///shared/31" }, "exists": { "type": "boolean" }, "min": { "type": "number" }, "max": { "type": "number" } }, "$id": "schemas:///automation/filter-condition.json" };
var pattern19 = new RegExp("^[^.\\u0000\\ud800-\\udfff]+(\\.[^.\\u0000\\ud800-\\udfff]+)*$", "u");
var schema40 = { "type": ["string", "number", "boolean", "null"], "maxLength": 1e3, "pattern": "^[^\\u0000\\ud800-\\udfff]*$", "$id": "schemas:///shared/30" };
function validate88(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean" && data !== null) {
    validate88.errors = [faultOf(instancePath, "type", { type: schema40.type })];
    return false;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 1e3) {
        validate88.errors = [faultOf(instancePath, "maxLength", { limit: 1e3 })];
        return false;
      } else {
        if (!pattern3.test(data)) {
          validate88.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
          return false;
        }
      }
    }
  }
  validate88.errors = vErrors;
  return errors === 0;
}
function validate92(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 1e3) {
        validate92.errors = [faultOf(instancePath, "maxLength", { limit: 1e3 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate92.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern3.test(data)) {
            validate92.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate92.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate92.errors = vErrors;
  return errors === 0;
}
function validate87(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 2) {
        validate87.errors = [faultOf(instancePath, "minProperties", { limit: 2 })];
        return false;
      } else {
        let missing0;
        if (data.field === void 0 && (missing0 = "field")) {
          validate87.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!func14.call(schema39.properties, key0)) {
              validate87.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                    validate87.errors = [faultOf(instancePath + "/field", "maxLength", { limit: 200 })];
                    return false;
                  } else {
                    if (func2(data0) < 1) {
                      validate87.errors = [faultOf(instancePath + "/field", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern19.test(data0)) {
                        validate87.errors = [faultOf(instancePath + "/field", "pattern", { pattern: "^[^.\\u0000\\ud800-\\udfff]+(\\.[^.\\u0000\\ud800-\\udfff]+)*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate87.errors = [faultOf(instancePath + "/field", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.equals !== void 0) {
                const _errs4 = errors;
                if (!validate88(data.equals, instancePath + "/equals")) {
                  vErrors = joined(vErrors, validate88.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.not_equals !== void 0) {
                  const _errs5 = errors;
                  if (!validate88(data.not_equals, instancePath + "/not_equals")) {
                    vErrors = joined(vErrors, validate88.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.one_of !== void 0) {
                    let data3 = data.one_of;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (Array.isArray(data3)) {
                        if (data3.length > 100) {
                          validate87.errors = [faultOf(instancePath + "/one_of", "maxItems", { limit: 100 })];
                          return false;
                        } else {
                          if (data3.length < 1) {
                            validate87.errors = [faultOf(instancePath + "/one_of", "minItems", { limit: 1 })];
                            return false;
                          } else {
                            var valid1 = true;
                            const len0 = data3.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              const _errs8 = errors;
                              if (!validate88(data3[i0], instancePath + "/one_of/" + i0)) {
                                vErrors = joined(vErrors, validate88.errors);
                                errors = vErrors.length;
                              }
                              var valid1 = _errs8 === errors;
                              if (!valid1) {
                                break;
                              }
                            }
                          }
                        }
                      } else {
                        validate87.errors = [faultOf(instancePath + "/one_of", "type", { type: "array" })];
                        return false;
                      }
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.prefix !== void 0) {
                      const _errs9 = errors;
                      if (!validate92(data.prefix, instancePath + "/prefix")) {
                        vErrors = joined(vErrors, validate92.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.suffix !== void 0) {
                        const _errs10 = errors;
                        if (!validate92(data.suffix, instancePath + "/suffix")) {
                          vErrors = joined(vErrors, validate92.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.contains !== void 0) {
                          const _errs11 = errors;
                          if (!validate92(data.contains, instancePath + "/contains")) {
                            vErrors = joined(vErrors, validate92.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs11 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.exists !== void 0) {
                            const _errs12 = errors;
                            if (typeof data.exists !== "boolean") {
                              validate87.errors = [faultOf(instancePath + "/exists", "type", { type: "boolean" })];
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
                                validate87.errors = [faultOf(instancePath + "/min", "type", { type: "number" })];
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
                                  validate87.errors = [faultOf(instancePath + "/max", "type", { type: "number" })];
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
      validate87.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate87.errors = vErrors;
  return errors === 0;
}
function validate86(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        validate86.errors = [faultOf(instancePath, "maxItems", { limit: 20 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate87(data[i0], instancePath + "/" + i0)) {
            vErrors = joined(vErrors, validate87.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      validate86.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate86.errors = vErrors;
  return errors === 0;
}
var schema42 = { "type": "string", "enum": ["all", "any"], "$id": "schemas:///automation/filter-match.json" };
function validate98(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate98.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "all" || data === "any")) {
    validate98.errors = [faultOf(instancePath, "enum", { allowedValues: schema42.enum })];
    return false;
  }
  validate98.errors = vErrors;
  return errors === 0;
}
function validate100(data, instancePath = "") {
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
function validate102(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate26(data, instancePath)) {
    vErrors = joined(vErrors, validate26.errors);
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
    validate102.errors = vErrors;
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
  validate102.errors = vErrors;
  return errors === 0;
}
function validate106(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        validate106.errors = [faultOf(instancePath, "maxItems", { limit: 50 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate35(data[i0], instancePath + "/" + i0)) {
            vErrors = joined(vErrors, validate35.errors);
            errors = vErrors.length;
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
            outer0:
              for (; i1--; ) {
                for (j0 = i1; j0--; ) {
                  if (func0(data[i1], data[j0])) {
                    validate106.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate106.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate106.errors = vErrors;
  return errors === 0;
}
function validate109(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate26(data, instancePath)) {
    vErrors = joined(vErrors, validate26.errors);
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
function validate76(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func14.call(schema33.properties, key0)) {
          validate76.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.name !== void 0) {
          const _errs2 = errors;
          if (!validate77(data.name, instancePath + "/name")) {
            vErrors = joined(vErrors, validate77.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.sources !== void 0) {
            const _errs3 = errors;
            if (!validate79(data.sources, instancePath + "/sources")) {
              vErrors = joined(vErrors, validate79.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.event_types !== void 0) {
              const _errs4 = errors;
              if (!validate83(data.event_types, instancePath + "/event_types")) {
                vErrors = joined(vErrors, validate83.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.filter !== void 0) {
                const _errs5 = errors;
                if (!validate86(data.filter, instancePath + "/filter")) {
                  vErrors = joined(vErrors, validate86.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.filter_match !== void 0) {
                  const _errs6 = errors;
                  if (!validate98(data.filter_match, instancePath + "/filter_match")) {
                    vErrors = joined(vErrors, validate98.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.mapping !== void 0) {
                    const _errs7 = errors;
                    if (!validate100(data.mapping, instancePath + "/mapping")) {
                      vErrors = joined(vErrors, validate100.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.event_type !== void 0) {
                      const _errs8 = errors;
                      if (!validate102(data.event_type, instancePath + "/event_type")) {
                        vErrors = joined(vErrors, validate102.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.hooks !== void 0) {
                        let data7 = data.hooks;
                        const _errs9 = errors;
                        if (errors === _errs9) {
                          if (Array.isArray(data7)) {
                            if (data7.length > 100) {
                              validate76.errors = [faultOf(instancePath + "/hooks", "maxItems", { limit: 100 })];
                              return false;
                            } else {
                              if (data7.length < 1) {
                                validate76.errors = [faultOf(instancePath + "/hooks", "minItems", { limit: 1 })];
                                return false;
                              } else {
                                var valid1 = true;
                                const len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  const _errs11 = errors;
                                  if (!validate80(data7[i0], instancePath + "/hooks/" + i0)) {
                                    vErrors = joined(vErrors, validate80.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid1 = _errs11 === errors;
                                  if (!valid1) {
                                    break;
                                  }
                                }
                                if (valid1) {
                                  let i1 = data7.length;
                                  let j0;
                                  if (i1 > 1) {
                                    outer0:
                                      for (; i1--; ) {
                                        for (j0 = i1; j0--; ) {
                                          if (func0(data7[i1], data7[j0])) {
                                            validate76.errors = [faultOf(instancePath + "/hooks", "uniqueItems", { i: i1, j: j0 })];
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
                            validate76.errors = [faultOf(instancePath + "/hooks", "type", { type: "array" })];
                            return false;
                          }
                        }
                        var valid0 = _errs9 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.state !== void 0) {
                          let data9 = data.state;
                          const _errs12 = errors;
                          if (typeof data9 !== "string") {
                            validate76.errors = [faultOf(instancePath + "/state", "type", { type: "string" })];
                            return false;
                          }
                          if (!(data9 === "active" || data9 === "paused")) {
                            validate76.errors = [faultOf(instancePath + "/state", "enum", { allowedValues: schema33.properties.state.enum })];
                            return false;
                          }
                          var valid0 = _errs12 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.events !== void 0) {
                            const _errs14 = errors;
                            if (!validate106(data.events, instancePath + "/events")) {
                              vErrors = joined(vErrors, validate106.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs14 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.type !== void 0) {
                              const _errs15 = errors;
                              if (!validate109(data.type, instancePath + "/type")) {
                                vErrors = joined(vErrors, validate109.errors);
                                errors = vErrors.length;
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
                }
              }
            }
          }
        }
      }
    } else {
      validate76.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate76.errors = vErrors;
  return errors === 0;
}
var ChangeAutomationSettingsRequest = validate112;
function validate112(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.retention_days === void 0 && (missing0 = "retention_days")) {
        validate112.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "retention_days")) {
            validate112.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.retention_days !== void 0) {
            let data0 = data.retention_days;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              const err0 = faultOf(instancePath + "/retention_days", "type", { type: "integer" });
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            if (errors === _errs4) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 36500 || isNaN(data0)) {
                  const err1 = faultOf(instancePath + "/retention_days", "maximum", { comparison: "<=", limit: 36500 });
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                } else {
                  if (data0 < 1 || isNaN(data0)) {
                    const err2 = faultOf(instancePath + "/retention_days", "minimum", { comparison: ">=", limit: 1 });
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
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs6 = errors;
              if (data0 !== null) {
                const err3 = faultOf(instancePath + "/retention_days", "type", { type: "null" });
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
            }
            if (!valid1) {
              const err4 = faultOf(instancePath + "/retention_days", "anyOf", {});
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
              validate112.errors = vErrors;
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
      validate112.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate112.errors = vErrors;
  return errors === 0;
}
var CreateAutomationEndpointRequest = validate113;
var schema48 = { "type": "object", "additionalProperties": false, "required": ["name", "event_type"], "properties": { "name": { "$ref": "schemas:///shared/2" }, "event_type": { "$ref": "schemas:///automation/automation-event-type.json" }, "event_types": { "$ref": "schemas:///shared/3" }, "event_type_from": { "$ref": "schemas:///shared/7" }, "repeat_id_from": { "$ref": "schemas:///shared/7" }, "keep_headers": { "$ref": "schemas:///shared/4" }, "allow_get": { "type": "boolean" }, "verification": { "anyOf": [{ "$ref": "schemas:///automation/automation-verification-input.json" }, { "type": "null" }] }, "data_schema": { "$ref": "schemas:///shared/5" }, "response": { "$ref": "schemas:///shared/8" }, "rate": { "$ref": "schemas:///shared/6" } }, "$id": "schemas:///automation/create-automation-endpoint-request.json" };
function validate113(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.event_type === void 0 && (missing0 = "event_type")) {
        validate113.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func14.call(schema48.properties, key0)) {
            validate113.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            const _errs2 = errors;
            if (!validate40(data.name, instancePath + "/name")) {
              vErrors = joined(vErrors, validate40.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.event_type !== void 0) {
              const _errs3 = errors;
              if (!validate26(data.event_type, instancePath + "/event_type")) {
                vErrors = joined(vErrors, validate26.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.event_types !== void 0) {
                const _errs4 = errors;
                if (!validate43(data.event_types, instancePath + "/event_types")) {
                  vErrors = joined(vErrors, validate43.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.event_type_from !== void 0) {
                  const _errs5 = errors;
                  if (!validate46(data.event_type_from, instancePath + "/event_type_from")) {
                    vErrors = joined(vErrors, validate46.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.repeat_id_from !== void 0) {
                    const _errs6 = errors;
                    if (!validate46(data.repeat_id_from, instancePath + "/repeat_id_from")) {
                      vErrors = joined(vErrors, validate46.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.keep_headers !== void 0) {
                      const _errs7 = errors;
                      if (!validate51(data.keep_headers, instancePath + "/keep_headers")) {
                        vErrors = joined(vErrors, validate51.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.allow_get !== void 0) {
                        const _errs8 = errors;
                        if (typeof data.allow_get !== "boolean") {
                          validate113.errors = [faultOf(instancePath + "/allow_get", "type", { type: "boolean" })];
                          return false;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.verification !== void 0) {
                          let data7 = data.verification;
                          const _errs10 = errors;
                          const _errs11 = errors;
                          let valid1 = false;
                          const _errs12 = errors;
                          if (!validate53(data7, instancePath + "/verification")) {
                            vErrors = joined(vErrors, validate53.errors);
                            errors = vErrors.length;
                          }
                          var _valid0 = _errs12 === errors;
                          valid1 = valid1 || _valid0;
                          if (!valid1) {
                            const _errs13 = errors;
                            if (data7 !== null) {
                              const err0 = faultOf(instancePath + "/verification", "type", { type: "null" });
                              if (vErrors === null) {
                                vErrors = [err0];
                              } else {
                                vErrors.push(err0);
                              }
                              errors++;
                            }
                            var _valid0 = _errs13 === errors;
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
                            validate113.errors = vErrors;
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
                        if (valid0) {
                          if (data.data_schema !== void 0) {
                            const _errs15 = errors;
                            if (!validate63(data.data_schema, instancePath + "/data_schema")) {
                              vErrors = joined(vErrors, validate63.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs15 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.response !== void 0) {
                              const _errs16 = errors;
                              if (!validate65(data.response, instancePath + "/response")) {
                                vErrors = joined(vErrors, validate65.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs16 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.rate !== void 0) {
                                const _errs17 = errors;
                                if (!validate71(data.rate, instancePath + "/rate")) {
                                  vErrors = joined(vErrors, validate71.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs17 === errors;
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
      validate113.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate113.errors = vErrors;
  return errors === 0;
}
var CreateAutomationHookRequest = validate124;
var pattern23 = new RegExp("^[^\\u0000-\\u001f\\u007f]*$", "u");
function validate125(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 2048) {
        validate125.errors = [faultOf(instancePath, "maxLength", { limit: 2048 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate125.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern23.test(data)) {
            validate125.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
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
var schema51 = { "type": "string", "enum": ["standard", "cloudevents", "cloudevents_binary", "data"], "$id": "schemas:///shared/14" };
function validate128(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate128.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "standard" || data === "cloudevents" || data === "cloudevents_binary" || data === "data")) {
    validate128.errors = [faultOf(instancePath, "enum", { allowedValues: schema51.enum })];
    return false;
  }
  validate128.errors = vErrors;
  return errors === 0;
}
function validate124(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.target_url === void 0 && (missing0 = "target_url") || data.event_type === void 0 && (missing0 = "event_type")) {
        validate124.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "target_url" || key0 === "event_type" || key0 === "format" || key0 === "description" || key0 === "event")) {
            validate124.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.target_url !== void 0) {
            const _errs2 = errors;
            if (!validate125(data.target_url, instancePath + "/target_url")) {
              vErrors = joined(vErrors, validate125.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.event_type !== void 0) {
              const _errs3 = errors;
              if (!validate35(data.event_type, instancePath + "/event_type")) {
                vErrors = joined(vErrors, validate35.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.format !== void 0) {
                const _errs4 = errors;
                if (!validate128(data.format, instancePath + "/format")) {
                  vErrors = joined(vErrors, validate128.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.description !== void 0) {
                  const _errs5 = errors;
                  if (!validate74(data.description, instancePath + "/description")) {
                    vErrors = joined(vErrors, validate74.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.event !== void 0) {
                    const _errs6 = errors;
                    if (!validate37(data.event, instancePath + "/event")) {
                      vErrors = joined(vErrors, validate37.errors);
                      errors = vErrors.length;
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
      }
    } else {
      validate124.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate124.errors = vErrors;
  return errors === 0;
}
var CreateAutomationRouteRequest = validate132;
var schema52 = { "type": "object", "additionalProperties": false, "required": ["name", "hooks"], "properties": { "name": { "$ref": "schemas:///shared/23" }, "sources": { "$ref": "schemas:///shared/22" }, "event_types": { "$ref": "schemas:///shared/24" }, "filter": { "$ref": "schemas:///automation/filter.json" }, "filter_match": { "$ref": "schemas:///automation/filter-match.json" }, "mapping": { "$ref": "schemas:///shared/20" }, "event_type": { "$ref": "schemas:///shared/21" }, "hooks": { "type": "array", "minItems": 1, "maxItems": 100, "uniqueItems": true, "items": { "$ref": "schemas:///common/id.json" } }, "events": { "$ref": "schemas:///shared/25" }, "type": { "$ref": "schemas:///shared/26" } }, "$id": "schemas:///automation/create-automation-route-request.json" };
function validate132(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.hooks === void 0 && (missing0 = "hooks")) {
        validate132.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func14.call(schema52.properties, key0)) {
            validate132.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            const _errs2 = errors;
            if (!validate77(data.name, instancePath + "/name")) {
              vErrors = joined(vErrors, validate77.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.sources !== void 0) {
              const _errs3 = errors;
              if (!validate79(data.sources, instancePath + "/sources")) {
                vErrors = joined(vErrors, validate79.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.event_types !== void 0) {
                const _errs4 = errors;
                if (!validate83(data.event_types, instancePath + "/event_types")) {
                  vErrors = joined(vErrors, validate83.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.filter !== void 0) {
                  const _errs5 = errors;
                  if (!validate86(data.filter, instancePath + "/filter")) {
                    vErrors = joined(vErrors, validate86.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.filter_match !== void 0) {
                    const _errs6 = errors;
                    if (!validate98(data.filter_match, instancePath + "/filter_match")) {
                      vErrors = joined(vErrors, validate98.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.mapping !== void 0) {
                      const _errs7 = errors;
                      if (!validate100(data.mapping, instancePath + "/mapping")) {
                        vErrors = joined(vErrors, validate100.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.event_type !== void 0) {
                        const _errs8 = errors;
                        if (!validate102(data.event_type, instancePath + "/event_type")) {
                          vErrors = joined(vErrors, validate102.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.hooks !== void 0) {
                          let data7 = data.hooks;
                          const _errs9 = errors;
                          if (errors === _errs9) {
                            if (Array.isArray(data7)) {
                              if (data7.length > 100) {
                                validate132.errors = [faultOf(instancePath + "/hooks", "maxItems", { limit: 100 })];
                                return false;
                              } else {
                                if (data7.length < 1) {
                                  validate132.errors = [faultOf(instancePath + "/hooks", "minItems", { limit: 1 })];
                                  return false;
                                } else {
                                  var valid1 = true;
                                  const len0 = data7.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    const _errs11 = errors;
                                    if (!validate80(data7[i0], instancePath + "/hooks/" + i0)) {
                                      vErrors = joined(vErrors, validate80.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid1 = _errs11 === errors;
                                    if (!valid1) {
                                      break;
                                    }
                                  }
                                  if (valid1) {
                                    let i1 = data7.length;
                                    let j0;
                                    if (i1 > 1) {
                                      outer0:
                                        for (; i1--; ) {
                                          for (j0 = i1; j0--; ) {
                                            if (func0(data7[i1], data7[j0])) {
                                              validate132.errors = [faultOf(instancePath + "/hooks", "uniqueItems", { i: i1, j: j0 })];
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
                              validate132.errors = [faultOf(instancePath + "/hooks", "type", { type: "array" })];
                              return false;
                            }
                          }
                          var valid0 = _errs9 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.events !== void 0) {
                            const _errs12 = errors;
                            if (!validate106(data.events, instancePath + "/events")) {
                              vErrors = joined(vErrors, validate106.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs12 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.type !== void 0) {
                              const _errs13 = errors;
                              if (!validate109(data.type, instancePath + "/type")) {
                                vErrors = joined(vErrors, validate109.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs13 === errors;
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
    } else {
      validate132.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate132.errors = vErrors;
  return errors === 0;
}
var PublishEventRequest = validate143;
function validate146(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 1e3) {
        validate146.errors = [faultOf(instancePath, "maxLength", { limit: 1e3 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate146.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate146.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate146.errors = [faultOf(instancePath, "type", { type: "string" })];
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
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate22(data, instancePath)) {
    vErrors = joined(vErrors, validate22.errors);
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
    validate150.errors = vErrors;
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
  validate150.errors = vErrors;
  return errors === 0;
}
var pattern25 = new RegExp("^[\\w\\-.~:/?#\\[\\]@!$&'()*+,;=%]+$", "u");
function validate143(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        validate143.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "data" || key0 === "id" || key0 === "source" || key0 === "subject" || key0 === "time" || key0 === "deliver_at")) {
            validate143.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if (!validate26(data.type, instancePath + "/type")) {
              vErrors = joined(vErrors, validate26.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.data !== void 0) {
              const _errs3 = errors;
              if (!validate67(data.data, instancePath + "/data")) {
                vErrors = joined(vErrors, validate67.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.id !== void 0) {
                const _errs4 = errors;
                if (!validate146(data.id, instancePath + "/id")) {
                  vErrors = joined(vErrors, validate146.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.source !== void 0) {
                  let data3 = data.source;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 2e3) {
                        validate143.errors = [faultOf(instancePath + "/source", "maxLength", { limit: 2e3 })];
                        return false;
                      } else {
                        if (func2(data3) < 1) {
                          validate143.errors = [faultOf(instancePath + "/source", "minLength", { limit: 1 })];
                          return false;
                        } else {
                          if (!pattern25.test(data3)) {
                            validate143.errors = [faultOf(instancePath + "/source", "pattern", { pattern: "^[\\w\\-.~:/?#\\[\\]@!$&'()*+,;=%]+$" })];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate143.errors = [faultOf(instancePath + "/source", "type", { type: "string" })];
                      return false;
                    }
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.subject !== void 0) {
                    const _errs7 = errors;
                    if (!validate146(data.subject, instancePath + "/subject")) {
                      vErrors = joined(vErrors, validate146.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.time !== void 0) {
                      const _errs8 = errors;
                      if (!validate22(data.time, instancePath + "/time")) {
                        vErrors = joined(vErrors, validate22.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.deliver_at !== void 0) {
                        const _errs9 = errors;
                        if (!validate150(data.deliver_at, instancePath + "/deliver_at")) {
                          vErrors = joined(vErrors, validate150.errors);
                          errors = vErrors.length;
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
          }
        }
      }
    } else {
      validate143.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate143.errors = vErrors;
  return errors === 0;
}
var ReplayAutomationEventRequest = validate153;
function validate153(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "receiver_id")) {
          validate153.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.receiver_id !== void 0) {
          let data0 = data.receiver_id;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (!pattern2.test(data0)) {
                validate153.errors = [faultOf(instancePath + "/receiver_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                return false;
              }
            } else {
              validate153.errors = [faultOf(instancePath + "/receiver_id", "type", { type: "string" })];
              return false;
            }
          }
        }
      }
    } else {
      validate153.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate153.errors = vErrors;
  return errors === 0;
}
var ReplayAutomationEventsRequest = validate154;
function validate154(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.since === void 0 && (missing0 = "since")) {
        validate154.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "since" || key0 === "until" || key0 === "endpoint_id" || key0 === "type" || key0 === "receiver_id" || key0 === "limit" || key0 === "cursor")) {
            validate154.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.since !== void 0) {
            const _errs2 = errors;
            if (!validate22(data.since, instancePath + "/since")) {
              vErrors = joined(vErrors, validate22.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.until !== void 0) {
              const _errs3 = errors;
              if (!validate22(data.until, instancePath + "/until")) {
                vErrors = joined(vErrors, validate22.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.endpoint_id !== void 0) {
                let data2 = data.endpoint_id;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (!pattern2.test(data2)) {
                      validate154.errors = [faultOf(instancePath + "/endpoint_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                      return false;
                    }
                  } else {
                    validate154.errors = [faultOf(instancePath + "/endpoint_id", "type", { type: "string" })];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.type !== void 0) {
                  const _errs6 = errors;
                  if (!validate26(data.type, instancePath + "/type")) {
                    vErrors = joined(vErrors, validate26.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.receiver_id !== void 0) {
                    let data4 = data.receiver_id;
                    const _errs7 = errors;
                    if (errors === _errs7) {
                      if (typeof data4 === "string") {
                        if (!pattern2.test(data4)) {
                          validate154.errors = [faultOf(instancePath + "/receiver_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                          return false;
                        }
                      } else {
                        validate154.errors = [faultOf(instancePath + "/receiver_id", "type", { type: "string" })];
                        return false;
                      }
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.limit !== void 0) {
                      let data5 = data.limit;
                      const _errs9 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        validate154.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
                        return false;
                      }
                      if (errors === _errs9) {
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 > 100 || isNaN(data5)) {
                            validate154.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 100 })];
                            return false;
                          } else {
                            if (data5 < 1 || isNaN(data5)) {
                              validate154.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.cursor !== void 0) {
                        let data6 = data.cursor;
                        const _errs11 = errors;
                        if (errors === _errs11) {
                          if (typeof data6 === "string") {
                            if (func2(data6) > 200) {
                              validate154.errors = [faultOf(instancePath + "/cursor", "maxLength", { limit: 200 })];
                              return false;
                            } else {
                              if (func2(data6) < 1) {
                                validate154.errors = [faultOf(instancePath + "/cursor", "minLength", { limit: 1 })];
                                return false;
                              }
                            }
                          } else {
                            validate154.errors = [faultOf(instancePath + "/cursor", "type", { type: "string" })];
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
    } else {
      validate154.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate154.errors = vErrors;
  return errors === 0;
}
var RotateAutomationEndpointRequest = validate158;
function validate158(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "overlap_seconds")) {
          validate158.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.overlap_seconds !== void 0) {
          let data0 = data.overlap_seconds;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate158.errors = [faultOf(instancePath + "/overlap_seconds", "type", { type: "integer" })];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 2592e3 || isNaN(data0)) {
                validate158.errors = [faultOf(instancePath + "/overlap_seconds", "maximum", { comparison: "<=", limit: 2592e3 })];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate158.errors = [faultOf(instancePath + "/overlap_seconds", "minimum", { comparison: ">=", limit: 0 })];
                  return false;
                }
              }
            }
          }
        }
      }
    } else {
      validate158.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate158.errors = vErrors;
  return errors === 0;
}
var TryAutomationRouteRequest = validate159;
function validate159(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event")) {
        validate159.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "event" || key0 === "filter" || key0 === "filter_match" || key0 === "mapping")) {
            validate159.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.event !== void 0) {
            let data0 = data.event;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              } else {
                validate159.errors = [faultOf(instancePath + "/event", "type", { type: "object" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.filter !== void 0) {
              const _errs5 = errors;
              if (!validate86(data.filter, instancePath + "/filter")) {
                vErrors = joined(vErrors, validate86.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.filter_match !== void 0) {
                const _errs6 = errors;
                if (!validate98(data.filter_match, instancePath + "/filter_match")) {
                  vErrors = joined(vErrors, validate98.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.mapping !== void 0) {
                  const _errs7 = errors;
                  if (!validate100(data.mapping, instancePath + "/mapping")) {
                    vErrors = joined(vErrors, validate100.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
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
var NoInput = validate163;
function validate163(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        validate163.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
        return false;
        break;
      }
    } else {
      validate163.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate163.errors = vErrors;
  return errors === 0;
}
var CreateInvitationRequest = validate164;
var formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
var schema62 = { "type": "string", "enum": ["owner", "developer", "viewer"], "$id": "schemas:///people/role.json" };
function validate165(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate165.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "owner" || data === "developer" || data === "viewer")) {
    validate165.errors = [faultOf(instancePath, "enum", { allowedValues: schema62.enum })];
    return false;
  }
  validate165.errors = vErrors;
  return errors === 0;
}
function validate164(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.email === void 0 && (missing0 = "email") || data.role === void 0 && (missing0 = "role")) {
        validate164.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "email" || key0 === "role")) {
            validate164.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.email !== void 0) {
            let data0 = data.email;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (errors === _errs2) {
                if (typeof data0 === "string") {
                  if (func2(data0) > 254) {
                    validate164.errors = [faultOf(instancePath + "/email", "maxLength", { limit: 254 })];
                    return false;
                  } else {
                    if (!formats2.test(data0)) {
                      validate164.errors = [faultOf(instancePath + "/email", "format", { format: "email" })];
                      return false;
                    }
                  }
                } else {
                  validate164.errors = [faultOf(instancePath + "/email", "type", { type: "string" })];
                  return false;
                }
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.role !== void 0) {
              const _errs4 = errors;
              if (!validate165(data.role, instancePath + "/role")) {
                vErrors = joined(vErrors, validate165.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate164.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate164.errors = vErrors;
  return errors === 0;
}
var ChangeKeyRequest = validate167;
var schema63 = { "type": "object", "additionalProperties": false, "properties": { "name": { "$ref": "schemas:///shared/32" }, "scopes": { "type": "array", "uniqueItems": true, "items": { "$ref": "schemas:///common/scope.json" }, "minItems": 1 }, "expires_at": { "$ref": "schemas:///shared/11" }, "allowed_ips": { "$ref": "schemas:///keys/allowed-ips.json" }, "rate_limit": { "$ref": "schemas:///shared/33" }, "owner": { "type": ["string", "null"], "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, "metadata": { "$ref": "schemas:///keys/key-metadata.json" } }, "$id": "schemas:///keys/change-key-request.json" };
function validate168(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 100) {
        validate168.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate168.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern23.test(data)) {
            validate168.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate168.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate168.errors = vErrors;
  return errors === 0;
}
var pattern30 = new RegExp("^[a-z][a-z0-9-]*:[a-z]+$", "u");
function validate170(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 64) {
        validate170.errors = [faultOf(instancePath, "maxLength", { limit: 64 })];
        return false;
      } else {
        if (!pattern30.test(data)) {
          validate170.errors = [faultOf(instancePath, "pattern", { pattern: "^[a-z][a-z0-9-]*:[a-z]+$" })];
          return false;
        }
      }
    } else {
      validate170.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate170.errors = vErrors;
  return errors === 0;
}
function validate173(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        validate173.errors = [faultOf(instancePath, "maxItems", { limit: 50 })];
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
                validate173.errors = [faultOf(instancePath + "/" + i0, "maxLength", { limit: 64 })];
                return false;
              } else {
                if (func2(data0) < 2) {
                  validate173.errors = [faultOf(instancePath + "/" + i0, "minLength", { limit: 2 })];
                  return false;
                }
              }
            } else {
              validate173.errors = [faultOf(instancePath + "/" + i0, "type", { type: "string" })];
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
                validate173.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                return false;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      }
    } else {
      validate173.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate173.errors = vErrors;
  return errors === 0;
}
function validate176(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.requests === void 0 && (missing0 = "requests") || data.seconds === void 0 && (missing0 = "seconds")) {
        validate176.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "requests" || key0 === "seconds")) {
            validate176.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.requests !== void 0) {
            let data0 = data.requests;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate176.errors = [faultOf(instancePath + "/requests", "type", { type: "integer" })];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 1e9 || isNaN(data0)) {
                  validate176.errors = [faultOf(instancePath + "/requests", "maximum", { comparison: "<=", limit: 1e9 })];
                  return false;
                } else {
                  if (data0 < 1 || isNaN(data0)) {
                    validate176.errors = [faultOf(instancePath + "/requests", "minimum", { comparison: ">=", limit: 1 })];
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
            if (data.seconds !== void 0) {
              let data1 = data.seconds;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate176.errors = [faultOf(instancePath + "/seconds", "type", { type: "integer" })];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 86400 || isNaN(data1)) {
                    validate176.errors = [faultOf(instancePath + "/seconds", "maximum", { comparison: "<=", limit: 86400 })];
                    return false;
                  } else {
                    if (data1 < 1 || isNaN(data1)) {
                      validate176.errors = [faultOf(instancePath + "/seconds", "minimum", { comparison: ">=", limit: 1 })];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate176.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate176.errors = vErrors;
  return errors === 0;
}
function validate175(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate176(data, instancePath)) {
    vErrors = joined(vErrors, validate176.errors);
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
    validate175.errors = vErrors;
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
  validate175.errors = vErrors;
  return errors === 0;
}
var pattern32 = new RegExp("^[A-Za-z0-9_.-]{1,40}$", "u");
var pattern33 = new RegExp("^[^\\u0000]*$", "u");
function validate179(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 20) {
        validate179.errors = [faultOf(instancePath, "maxProperties", { limit: 20 })];
        return false;
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof key0 === "string") {
              if (!pattern32.test(key0)) {
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
            validate179.errors = vErrors;
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
                  validate179.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 500 })];
                  return false;
                } else {
                  if (!pattern33.test(data0)) {
                    validate179.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "pattern", { pattern: "^[^\\u0000]*$" })];
                    return false;
                  }
                }
              } else {
                validate179.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" })];
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
      validate179.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate179.errors = vErrors;
  return errors === 0;
}
function validate167(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "name" || key0 === "scopes" || key0 === "expires_at" || key0 === "allowed_ips" || key0 === "rate_limit" || key0 === "owner" || key0 === "metadata")) {
          validate167.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.name !== void 0) {
          const _errs2 = errors;
          if (!validate168(data.name, instancePath + "/name")) {
            vErrors = joined(vErrors, validate168.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.scopes !== void 0) {
            let data1 = data.scopes;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (Array.isArray(data1)) {
                if (data1.length < 1) {
                  validate167.errors = [faultOf(instancePath + "/scopes", "minItems", { limit: 1 })];
                  return false;
                } else {
                  var valid1 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs5 = errors;
                    if (!validate170(data1[i0], instancePath + "/scopes/" + i0)) {
                      vErrors = joined(vErrors, validate170.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                  if (valid1) {
                    let i1 = data1.length;
                    let j0;
                    if (i1 > 1) {
                      outer0:
                        for (; i1--; ) {
                          for (j0 = i1; j0--; ) {
                            if (func0(data1[i1], data1[j0])) {
                              validate167.errors = [faultOf(instancePath + "/scopes", "uniqueItems", { i: i1, j: j0 })];
                              return false;
                              break outer0;
                            }
                          }
                        }
                    }
                  }
                }
              } else {
                validate167.errors = [faultOf(instancePath + "/scopes", "type", { type: "array" })];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.expires_at !== void 0) {
              const _errs6 = errors;
              if (!validate150(data.expires_at, instancePath + "/expires_at")) {
                vErrors = joined(vErrors, validate150.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.allowed_ips !== void 0) {
                const _errs7 = errors;
                if (!validate173(data.allowed_ips, instancePath + "/allowed_ips")) {
                  vErrors = joined(vErrors, validate173.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.rate_limit !== void 0) {
                  const _errs8 = errors;
                  if (!validate175(data.rate_limit, instancePath + "/rate_limit")) {
                    vErrors = joined(vErrors, validate175.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.owner !== void 0) {
                    let data6 = data.owner;
                    const _errs9 = errors;
                    if (typeof data6 !== "string" && data6 !== null) {
                      validate167.errors = [faultOf(instancePath + "/owner", "type", { type: schema63.properties.owner.type })];
                      return false;
                    }
                    if (errors === _errs9) {
                      if (typeof data6 === "string") {
                        if (func2(data6) > 200) {
                          validate167.errors = [faultOf(instancePath + "/owner", "maxLength", { limit: 200 })];
                          return false;
                        } else {
                          if (func2(data6) < 1) {
                            validate167.errors = [faultOf(instancePath + "/owner", "minLength", { limit: 1 })];
                            return false;
                          } else {
                            if (!pattern23.test(data6)) {
                              validate167.errors = [faultOf(instancePath + "/owner", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
                              return false;
                            }
                          }
                        }
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.metadata !== void 0) {
                      const _errs11 = errors;
                      if (!validate179(data.metadata, instancePath + "/metadata")) {
                        vErrors = joined(vErrors, validate179.errors);
                        errors = vErrors.length;
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
    } else {
      validate167.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate167.errors = vErrors;
  return errors === 0;
}
var CreateKeyRequest = validate181;
var schema70 = { "type": "object", "additionalProperties": false, "required": ["name", "scopes"], "properties": { "name": { "$ref": "schemas:///shared/32" }, "scopes": { "type": "array", "uniqueItems": true, "items": { "$ref": "schemas:///common/scope.json" }, "minItems": 1 }, "expires_at": { "$ref": "schemas:///shared/11" }, "allowed_ips": { "$ref": "schemas:///keys/allowed-ips.json" }, "rate_limit": { "$ref": "schemas:///shared/33" }, "owner": { "type": ["string", "null"], "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, "metadata": { "$ref": "schemas:///keys/key-metadata.json" } }, "$id": "schemas:///keys/create-key-request.json" };
function validate181(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.scopes === void 0 && (missing0 = "scopes")) {
        validate181.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "scopes" || key0 === "expires_at" || key0 === "allowed_ips" || key0 === "rate_limit" || key0 === "owner" || key0 === "metadata")) {
            validate181.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            const _errs2 = errors;
            if (!validate168(data.name, instancePath + "/name")) {
              vErrors = joined(vErrors, validate168.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.scopes !== void 0) {
              let data1 = data.scopes;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  if (data1.length < 1) {
                    validate181.errors = [faultOf(instancePath + "/scopes", "minItems", { limit: 1 })];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs5 = errors;
                      if (!validate170(data1[i0], instancePath + "/scopes/" + i0)) {
                        vErrors = joined(vErrors, validate170.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs5 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                    if (valid1) {
                      let i1 = data1.length;
                      let j0;
                      if (i1 > 1) {
                        outer0:
                          for (; i1--; ) {
                            for (j0 = i1; j0--; ) {
                              if (func0(data1[i1], data1[j0])) {
                                validate181.errors = [faultOf(instancePath + "/scopes", "uniqueItems", { i: i1, j: j0 })];
                                return false;
                                break outer0;
                              }
                            }
                          }
                      }
                    }
                  }
                } else {
                  validate181.errors = [faultOf(instancePath + "/scopes", "type", { type: "array" })];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.expires_at !== void 0) {
                const _errs6 = errors;
                if (!validate150(data.expires_at, instancePath + "/expires_at")) {
                  vErrors = joined(vErrors, validate150.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.allowed_ips !== void 0) {
                  const _errs7 = errors;
                  if (!validate173(data.allowed_ips, instancePath + "/allowed_ips")) {
                    vErrors = joined(vErrors, validate173.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.rate_limit !== void 0) {
                    const _errs8 = errors;
                    if (!validate175(data.rate_limit, instancePath + "/rate_limit")) {
                      vErrors = joined(vErrors, validate175.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.owner !== void 0) {
                      let data6 = data.owner;
                      const _errs9 = errors;
                      if (typeof data6 !== "string" && data6 !== null) {
                        validate181.errors = [faultOf(instancePath + "/owner", "type", { type: schema70.properties.owner.type })];
                        return false;
                      }
                      if (errors === _errs9) {
                        if (typeof data6 === "string") {
                          if (func2(data6) > 200) {
                            validate181.errors = [faultOf(instancePath + "/owner", "maxLength", { limit: 200 })];
                            return false;
                          } else {
                            if (func2(data6) < 1) {
                              validate181.errors = [faultOf(instancePath + "/owner", "minLength", { limit: 1 })];
                              return false;
                            } else {
                              if (!pattern23.test(data6)) {
                                validate181.errors = [faultOf(instancePath + "/owner", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
                                return false;
                              }
                            }
                          }
                        }
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.metadata !== void 0) {
                        const _errs11 = errors;
                        if (!validate179(data.metadata, instancePath + "/metadata")) {
                          vErrors = joined(vErrors, validate179.errors);
                          errors = vErrors.length;
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
    } else {
      validate181.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate181.errors = vErrors;
  return errors === 0;
}
var KeyListRequest = validate188;
var schema71 = { "type": "object", "additionalProperties": false, "properties": { "state": { "type": "string", "enum": ["active", "expired", "revoked"] }, "scope": { "$ref": "schemas:///common/scope.json" }, "owner": { "$ref": "schemas:///shared/35" }, "q": { "$ref": "schemas:///shared/32" }, "limit": { "type": "integer", "minimum": 1, "maximum": 100 }, "cursor": { "type": "string", "minLength": 1, "maxLength": 200 } }, "$id": "schemas:///keys/key-list-request.json" };
function validate190(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate190.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate190.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern23.test(data)) {
            validate190.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate190.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate190.errors = vErrors;
  return errors === 0;
}
function validate188(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "state" || key0 === "scope" || key0 === "owner" || key0 === "q" || key0 === "limit" || key0 === "cursor")) {
          validate188.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.state !== void 0) {
          let data0 = data.state;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate188.errors = [faultOf(instancePath + "/state", "type", { type: "string" })];
            return false;
          }
          if (!(data0 === "active" || data0 === "expired" || data0 === "revoked")) {
            validate188.errors = [faultOf(instancePath + "/state", "enum", { allowedValues: schema71.properties.state.enum })];
            return false;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.scope !== void 0) {
            const _errs4 = errors;
            if (!validate170(data.scope, instancePath + "/scope")) {
              vErrors = joined(vErrors, validate170.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.owner !== void 0) {
              const _errs5 = errors;
              if (!validate190(data.owner, instancePath + "/owner")) {
                vErrors = joined(vErrors, validate190.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.q !== void 0) {
                const _errs6 = errors;
                if (!validate168(data.q, instancePath + "/q")) {
                  vErrors = joined(vErrors, validate168.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.limit !== void 0) {
                  let data4 = data.limit;
                  const _errs7 = errors;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    validate188.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
                    return false;
                  }
                  if (errors === _errs7) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 100 || isNaN(data4)) {
                        validate188.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 100 })];
                        return false;
                      } else {
                        if (data4 < 1 || isNaN(data4)) {
                          validate188.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.cursor !== void 0) {
                    let data5 = data.cursor;
                    const _errs9 = errors;
                    if (errors === _errs9) {
                      if (typeof data5 === "string") {
                        if (func2(data5) > 200) {
                          validate188.errors = [faultOf(instancePath + "/cursor", "maxLength", { limit: 200 })];
                          return false;
                        } else {
                          if (func2(data5) < 1) {
                            validate188.errors = [faultOf(instancePath + "/cursor", "minLength", { limit: 1 })];
                            return false;
                          }
                        }
                      } else {
                        validate188.errors = [faultOf(instancePath + "/cursor", "type", { type: "string" })];
                        return false;
                      }
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
      }
    } else {
      validate188.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate188.errors = vErrors;
  return errors === 0;
}
var RotateKeyRequest = validate193;
function validate193(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "overlap_seconds" || key0 === "expires_at")) {
          validate193.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.overlap_seconds !== void 0) {
          let data0 = data.overlap_seconds;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate193.errors = [faultOf(instancePath + "/overlap_seconds", "type", { type: "integer" })];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 2592e3 || isNaN(data0)) {
                validate193.errors = [faultOf(instancePath + "/overlap_seconds", "maximum", { comparison: "<=", limit: 2592e3 })];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate193.errors = [faultOf(instancePath + "/overlap_seconds", "minimum", { comparison: ">=", limit: 0 })];
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
          if (data.expires_at !== void 0) {
            const _errs4 = errors;
            if (!validate150(data.expires_at, instancePath + "/expires_at")) {
              vErrors = joined(vErrors, validate150.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate193.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate193.errors = vErrors;
  return errors === 0;
}
var VerifyKeyRequest = validate195;
function validate195(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.secret === void 0 && (missing0 = "secret")) {
        validate195.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "secret" || key0 === "scope" || key0 === "address")) {
            validate195.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                  validate195.errors = [faultOf(instancePath + "/secret", "maxLength", { limit: 256 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate195.errors = [faultOf(instancePath + "/secret", "minLength", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate195.errors = [faultOf(instancePath + "/secret", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.scope !== void 0) {
              const _errs4 = errors;
              if (!validate170(data.scope, instancePath + "/scope")) {
                vErrors = joined(vErrors, validate170.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.address !== void 0) {
                let data2 = data.address;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 64) {
                      validate195.errors = [faultOf(instancePath + "/address", "maxLength", { limit: 64 })];
                      return false;
                    } else {
                      if (func2(data2) < 1) {
                        validate195.errors = [faultOf(instancePath + "/address", "minLength", { limit: 1 })];
                        return false;
                      }
                    }
                  } else {
                    validate195.errors = [faultOf(instancePath + "/address", "type", { type: "string" })];
                    return false;
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
    } else {
      validate195.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate195.errors = vErrors;
  return errors === 0;
}
var ChangeLinkRequest = validate197;
var schema75 = { "type": "object", "additionalProperties": false, "properties": { "url": { "$ref": "schemas:///links/link-target.json" }, "slug": { "$ref": "schemas:///links/link-slug.json" }, "domain": { "$ref": "schemas:///shared/36" }, "keep_old_slug": { "type": "boolean" }, "remove_aliases": { "type": "array", "maxItems": 20, "items": { "$ref": "schemas:///links/link-slug.json" } }, "title": { "$ref": "schemas:///links/link-title.json" }, "tags": { "$ref": "schemas:///links/link-tags.json" }, "external_id": { "$ref": "schemas:///shared/37" }, "redirect_status": { "$ref": "schemas:///links/redirect-status.json" }, "expires_at": { "$ref": "schemas:///shared/11" }, "max_clicks": { "$ref": "schemas:///shared/38" }, "expired_url": { "$ref": "schemas:///shared/39" }, "password": { "anyOf": [{ "$ref": "schemas:///shared/35" }, { "type": "null" }] }, "utm": { "$ref": "schemas:///links/link-utm.json" }, "forward_query": { "type": "boolean" }, "forward_path": { "type": "boolean" }, "ios_url": { "$ref": "schemas:///shared/39" }, "android_url": { "$ref": "schemas:///shared/39" } }, "$id": "schemas:///links/change-link-request.json" };
function validate198(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 8192) {
        validate198.errors = [faultOf(instancePath, "maxLength", { limit: 8192 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate198.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern23.test(data)) {
            validate198.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate198.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate198.errors = vErrors;
  return errors === 0;
}
function validate200(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 190) {
        validate200.errors = [faultOf(instancePath, "maxLength", { limit: 190 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate200.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern23.test(data)) {
            validate200.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate200.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate200.errors = vErrors;
  return errors === 0;
}
var pattern38 = new RegExp("^[a-z0-9.-]+$", "u");
function validate203(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 253) {
        validate203.errors = [faultOf(instancePath, "maxLength", { limit: 253 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate203.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern38.test(data)) {
            validate203.errors = [faultOf(instancePath, "pattern", { pattern: "^[a-z0-9.-]+$" })];
            return false;
          }
        }
      }
    } else {
      validate203.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate203.errors = vErrors;
  return errors === 0;
}
function validate202(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate203(data, instancePath)) {
    vErrors = joined(vErrors, validate203.errors);
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
    validate202.errors = vErrors;
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
  validate202.errors = vErrors;
  return errors === 0;
}
function validate207(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate207.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (!pattern23.test(data)) {
          validate207.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
          return false;
        }
      }
    } else {
      validate207.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate207.errors = vErrors;
  return errors === 0;
}
function validate210(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 50) {
        validate210.errors = [faultOf(instancePath, "maxLength", { limit: 50 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate210.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern23.test(data)) {
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
function validate209(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 30) {
        validate209.errors = [faultOf(instancePath, "maxItems", { limit: 30 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate210(data[i0], instancePath + "/" + i0)) {
            vErrors = joined(vErrors, validate210.errors);
            errors = vErrors.length;
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
            outer0:
              for (; i1--; ) {
                for (j0 = i1; j0--; ) {
                  if (func0(data[i1], data[j0])) {
                    validate209.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate209.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate209.errors = vErrors;
  return errors === 0;
}
function validate214(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 190) {
        validate214.errors = [faultOf(instancePath, "maxLength", { limit: 190 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate214.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern23.test(data)) {
            validate214.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
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
function validate213(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate214(data, instancePath)) {
    vErrors = joined(vErrors, validate214.errors);
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
    validate213.errors = vErrors;
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
  validate213.errors = vErrors;
  return errors === 0;
}
var schema85 = { "type": "integer", "enum": [301, 302, 307, 308], "$id": "schemas:///links/redirect-status.json" };
function validate217(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate217.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (!(data === 301 || data === 302 || data === 307 || data === 308)) {
    validate217.errors = [faultOf(instancePath, "enum", { allowedValues: schema85.enum })];
    return false;
  }
  validate217.errors = vErrors;
  return errors === 0;
}
function validate220(data, instancePath = "") {
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
    validate220.errors = vErrors;
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
  validate220.errors = vErrors;
  return errors === 0;
}
function validate222(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate198(data, instancePath)) {
    vErrors = joined(vErrors, validate198.errors);
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
function validate226(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "source" || key0 === "medium" || key0 === "campaign" || key0 === "term" || key0 === "content")) {
          validate226.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.source !== void 0) {
          const _errs2 = errors;
          if (!validate190(data.source, instancePath + "/source")) {
            vErrors = joined(vErrors, validate190.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.medium !== void 0) {
            const _errs3 = errors;
            if (!validate190(data.medium, instancePath + "/medium")) {
              vErrors = joined(vErrors, validate190.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.campaign !== void 0) {
              const _errs4 = errors;
              if (!validate190(data.campaign, instancePath + "/campaign")) {
                vErrors = joined(vErrors, validate190.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.term !== void 0) {
                const _errs5 = errors;
                if (!validate190(data.term, instancePath + "/term")) {
                  vErrors = joined(vErrors, validate190.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.content !== void 0) {
                  const _errs6 = errors;
                  if (!validate190(data.content, instancePath + "/content")) {
                    vErrors = joined(vErrors, validate190.errors);
                    errors = vErrors.length;
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
      validate226.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate226.errors = vErrors;
  return errors === 0;
}
function validate197(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func14.call(schema75.properties, key0)) {
          validate197.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.url !== void 0) {
          const _errs2 = errors;
          if (!validate198(data.url, instancePath + "/url")) {
            vErrors = joined(vErrors, validate198.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.slug !== void 0) {
            const _errs3 = errors;
            if (!validate200(data.slug, instancePath + "/slug")) {
              vErrors = joined(vErrors, validate200.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.domain !== void 0) {
              const _errs4 = errors;
              if (!validate202(data.domain, instancePath + "/domain")) {
                vErrors = joined(vErrors, validate202.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.keep_old_slug !== void 0) {
                const _errs5 = errors;
                if (typeof data.keep_old_slug !== "boolean") {
                  validate197.errors = [faultOf(instancePath + "/keep_old_slug", "type", { type: "boolean" })];
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
                        validate197.errors = [faultOf(instancePath + "/remove_aliases", "maxItems", { limit: 20 })];
                        return false;
                      } else {
                        var valid1 = true;
                        const len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs9 = errors;
                          if (!validate200(data4[i0], instancePath + "/remove_aliases/" + i0)) {
                            vErrors = joined(vErrors, validate200.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs9 === errors;
                          if (!valid1) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate197.errors = [faultOf(instancePath + "/remove_aliases", "type", { type: "array" })];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.title !== void 0) {
                    const _errs10 = errors;
                    if (!validate207(data.title, instancePath + "/title")) {
                      vErrors = joined(vErrors, validate207.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.tags !== void 0) {
                      const _errs11 = errors;
                      if (!validate209(data.tags, instancePath + "/tags")) {
                        vErrors = joined(vErrors, validate209.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.external_id !== void 0) {
                        const _errs12 = errors;
                        if (!validate213(data.external_id, instancePath + "/external_id")) {
                          vErrors = joined(vErrors, validate213.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs12 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.redirect_status !== void 0) {
                          const _errs13 = errors;
                          if (!validate217(data.redirect_status, instancePath + "/redirect_status")) {
                            vErrors = joined(vErrors, validate217.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs13 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.expires_at !== void 0) {
                            const _errs14 = errors;
                            if (!validate150(data.expires_at, instancePath + "/expires_at")) {
                              vErrors = joined(vErrors, validate150.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs14 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.max_clicks !== void 0) {
                              const _errs15 = errors;
                              if (!validate220(data.max_clicks, instancePath + "/max_clicks")) {
                                vErrors = joined(vErrors, validate220.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs15 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.expired_url !== void 0) {
                                const _errs16 = errors;
                                if (!validate222(data.expired_url, instancePath + "/expired_url")) {
                                  vErrors = joined(vErrors, validate222.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs16 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.password !== void 0) {
                                  let data13 = data.password;
                                  const _errs17 = errors;
                                  const _errs18 = errors;
                                  let valid2 = false;
                                  const _errs19 = errors;
                                  if (!validate190(data13, instancePath + "/password")) {
                                    vErrors = joined(vErrors, validate190.errors);
                                    errors = vErrors.length;
                                  }
                                  var _valid0 = _errs19 === errors;
                                  valid2 = valid2 || _valid0;
                                  if (!valid2) {
                                    const _errs20 = errors;
                                    if (data13 !== null) {
                                      const err0 = faultOf(instancePath + "/password", "type", { type: "null" });
                                      if (vErrors === null) {
                                        vErrors = [err0];
                                      } else {
                                        vErrors.push(err0);
                                      }
                                      errors++;
                                    }
                                    var _valid0 = _errs20 === errors;
                                    valid2 = valid2 || _valid0;
                                  }
                                  if (!valid2) {
                                    const err1 = faultOf(instancePath + "/password", "anyOf", {});
                                    if (vErrors === null) {
                                      vErrors = [err1];
                                    } else {
                                      vErrors.push(err1);
                                    }
                                    errors++;
                                    validate197.errors = vErrors;
                                    return false;
                                  } else {
                                    errors = _errs18;
                                    if (vErrors !== null) {
                                      if (_errs18) {
                                        vErrors.length = _errs18;
                                      } else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid0 = _errs17 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.utm !== void 0) {
                                    const _errs22 = errors;
                                    if (!validate226(data.utm, instancePath + "/utm")) {
                                      vErrors = joined(vErrors, validate226.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs22 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.forward_query !== void 0) {
                                      const _errs23 = errors;
                                      if (typeof data.forward_query !== "boolean") {
                                        validate197.errors = [faultOf(instancePath + "/forward_query", "type", { type: "boolean" })];
                                        return false;
                                      }
                                      var valid0 = _errs23 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.forward_path !== void 0) {
                                        const _errs25 = errors;
                                        if (typeof data.forward_path !== "boolean") {
                                          validate197.errors = [faultOf(instancePath + "/forward_path", "type", { type: "boolean" })];
                                          return false;
                                        }
                                        var valid0 = _errs25 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.ios_url !== void 0) {
                                          const _errs27 = errors;
                                          if (!validate222(data.ios_url, instancePath + "/ios_url")) {
                                            vErrors = joined(vErrors, validate222.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs27 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.android_url !== void 0) {
                                            const _errs28 = errors;
                                            if (!validate222(data.android_url, instancePath + "/android_url")) {
                                              vErrors = joined(vErrors, validate222.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs28 === errors;
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
      validate197.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate197.errors = vErrors;
  return errors === 0;
}
var CreateLinkRequest = validate235;
var schema89 = { "type": "object", "additionalProperties": false, "required": ["url"], "properties": { "url": { "$ref": "schemas:///links/link-target.json" }, "slug": { "$ref": "schemas:///links/link-slug.json" }, "domain": { "$ref": "schemas:///shared/36" }, "title": { "$ref": "schemas:///links/link-title.json" }, "tags": { "$ref": "schemas:///links/link-tags.json" }, "external_id": { "$ref": "schemas:///shared/37" }, "redirect_status": { "$ref": "schemas:///links/redirect-status.json" }, "expires_at": { "$ref": "schemas:///shared/11" }, "max_clicks": { "$ref": "schemas:///shared/38" }, "expired_url": { "$ref": "schemas:///shared/39" }, "password": { "anyOf": [{ "$ref": "schemas:///shared/35" }, { "type": "null" }] }, "utm": { "$ref": "schemas:///links/link-utm.json" }, "forward_query": { "type": "boolean" }, "forward_path": { "type": "boolean" }, "ios_url": { "$ref": "schemas:///shared/39" }, "android_url": { "$ref": "schemas:///shared/39" } }, "$id": "schemas:///links/create-link-request.json" };
function validate235(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url")) {
        validate235.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func14.call(schema89.properties, key0)) {
            validate235.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.url !== void 0) {
            const _errs2 = errors;
            if (!validate198(data.url, instancePath + "/url")) {
              vErrors = joined(vErrors, validate198.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.slug !== void 0) {
              const _errs3 = errors;
              if (!validate200(data.slug, instancePath + "/slug")) {
                vErrors = joined(vErrors, validate200.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.domain !== void 0) {
                const _errs4 = errors;
                if (!validate202(data.domain, instancePath + "/domain")) {
                  vErrors = joined(vErrors, validate202.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.title !== void 0) {
                  const _errs5 = errors;
                  if (!validate207(data.title, instancePath + "/title")) {
                    vErrors = joined(vErrors, validate207.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.tags !== void 0) {
                    const _errs6 = errors;
                    if (!validate209(data.tags, instancePath + "/tags")) {
                      vErrors = joined(vErrors, validate209.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.external_id !== void 0) {
                      const _errs7 = errors;
                      if (!validate213(data.external_id, instancePath + "/external_id")) {
                        vErrors = joined(vErrors, validate213.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.redirect_status !== void 0) {
                        const _errs8 = errors;
                        if (!validate217(data.redirect_status, instancePath + "/redirect_status")) {
                          vErrors = joined(vErrors, validate217.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.expires_at !== void 0) {
                          const _errs9 = errors;
                          if (!validate150(data.expires_at, instancePath + "/expires_at")) {
                            vErrors = joined(vErrors, validate150.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs9 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.max_clicks !== void 0) {
                            const _errs10 = errors;
                            if (!validate220(data.max_clicks, instancePath + "/max_clicks")) {
                              vErrors = joined(vErrors, validate220.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs10 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.expired_url !== void 0) {
                              const _errs11 = errors;
                              if (!validate222(data.expired_url, instancePath + "/expired_url")) {
                                vErrors = joined(vErrors, validate222.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs11 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.password !== void 0) {
                                let data10 = data.password;
                                const _errs12 = errors;
                                const _errs13 = errors;
                                let valid1 = false;
                                const _errs14 = errors;
                                if (!validate190(data10, instancePath + "/password")) {
                                  vErrors = joined(vErrors, validate190.errors);
                                  errors = vErrors.length;
                                }
                                var _valid0 = _errs14 === errors;
                                valid1 = valid1 || _valid0;
                                if (!valid1) {
                                  const _errs15 = errors;
                                  if (data10 !== null) {
                                    const err0 = faultOf(instancePath + "/password", "type", { type: "null" });
                                    if (vErrors === null) {
                                      vErrors = [err0];
                                    } else {
                                      vErrors.push(err0);
                                    }
                                    errors++;
                                  }
                                  var _valid0 = _errs15 === errors;
                                  valid1 = valid1 || _valid0;
                                }
                                if (!valid1) {
                                  const err1 = faultOf(instancePath + "/password", "anyOf", {});
                                  if (vErrors === null) {
                                    vErrors = [err1];
                                  } else {
                                    vErrors.push(err1);
                                  }
                                  errors++;
                                  validate235.errors = vErrors;
                                  return false;
                                } else {
                                  errors = _errs13;
                                  if (vErrors !== null) {
                                    if (_errs13) {
                                      vErrors.length = _errs13;
                                    } else {
                                      vErrors = null;
                                    }
                                  }
                                }
                                var valid0 = _errs12 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.utm !== void 0) {
                                  const _errs17 = errors;
                                  if (!validate226(data.utm, instancePath + "/utm")) {
                                    vErrors = joined(vErrors, validate226.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs17 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.forward_query !== void 0) {
                                    const _errs18 = errors;
                                    if (typeof data.forward_query !== "boolean") {
                                      validate235.errors = [faultOf(instancePath + "/forward_query", "type", { type: "boolean" })];
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
                                        validate235.errors = [faultOf(instancePath + "/forward_path", "type", { type: "boolean" })];
                                        return false;
                                      }
                                      var valid0 = _errs20 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.ios_url !== void 0) {
                                        const _errs22 = errors;
                                        if (!validate222(data.ios_url, instancePath + "/ios_url")) {
                                          vErrors = joined(vErrors, validate222.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid0 = _errs22 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.android_url !== void 0) {
                                          const _errs23 = errors;
                                          if (!validate222(data.android_url, instancePath + "/android_url")) {
                                            vErrors = joined(vErrors, validate222.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs23 === errors;
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
    } else {
      validate235.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate235.errors = vErrors;
  return errors === 0;
}
var CreateManyLinksRequest = validate250;
function validate250(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.links === void 0 && (missing0 = "links")) {
        validate250.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "links")) {
            validate250.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                  validate250.errors = [faultOf(instancePath + "/links", "maxItems", { limit: 100 })];
                  return false;
                } else {
                  if (data0.length < 1) {
                    validate250.errors = [faultOf(instancePath + "/links", "minItems", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate250.errors = [faultOf(instancePath + "/links", "type", { type: "array" })];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate250.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate250.errors = vErrors;
  return errors === 0;
}
var LinkAnalyticsRequest = validate251;
var formats4 = (init_formats(), __toCommonJS(formats_exports)).date;
var pattern42 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}$", "u");
function validate252(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern42.test(data)) {
          validate252.errors = [faultOf(instancePath, "pattern", { pattern: "^(?!0000)\\d{4}-\\d{2}-\\d{2}$" })];
          return false;
        } else {
          if (!formats4.validate(data)) {
            validate252.errors = [faultOf(instancePath, "format", { format: "date" })];
            return false;
          }
        }
      } else {
        validate252.errors = [faultOf(instancePath, "type", { type: "string" })];
        return false;
      }
    }
  }
  validate252.errors = vErrors;
  return errors === 0;
}
function validate251(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "from" || key0 === "to")) {
          validate251.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.from !== void 0) {
          const _errs2 = errors;
          if (!validate252(data.from, instancePath + "/from")) {
            vErrors = joined(vErrors, validate252.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.to !== void 0) {
            const _errs3 = errors;
            if (!validate252(data.to, instancePath + "/to")) {
              vErrors = joined(vErrors, validate252.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate251.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate251.errors = vErrors;
  return errors === 0;
}
var LinkClickListRequest = validate255;
function validate255(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "limit" || key0 === "cursor")) {
          validate255.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.limit !== void 0) {
          let data0 = data.limit;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate255.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 100 || isNaN(data0)) {
                validate255.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 100 })];
                return false;
              } else {
                if (data0 < 1 || isNaN(data0)) {
                  validate255.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
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
          if (data.cursor !== void 0) {
            let data1 = data.cursor;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func2(data1) > 400) {
                  validate255.errors = [faultOf(instancePath + "/cursor", "maxLength", { limit: 400 })];
                  return false;
                } else {
                  if (func2(data1) < 1) {
                    validate255.errors = [faultOf(instancePath + "/cursor", "minLength", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate255.errors = [faultOf(instancePath + "/cursor", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
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
var LinkListRequest = validate256;
var schema94 = { "type": "object", "additionalProperties": false, "properties": { "tag": { "$ref": "schemas:///links/link-tag.json" }, "q": { "$ref": "schemas:///shared/35" }, "external_id": { "$ref": "schemas:///links/link-external-id.json" }, "archived": { "type": "string", "enum": ["true", "false"] }, "sort": { "type": "string", "enum": ["created", "clicks"] }, "limit": { "type": "integer", "minimum": 1, "maximum": 100 }, "cursor": { "type": "string", "minLength": 1, "maxLength": 400 } }, "$id": "schemas:///links/link-list-request.json" };
function validate256(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "tag" || key0 === "q" || key0 === "external_id" || key0 === "archived" || key0 === "sort" || key0 === "limit" || key0 === "cursor")) {
          validate256.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.tag !== void 0) {
          const _errs2 = errors;
          if (!validate210(data.tag, instancePath + "/tag")) {
            vErrors = joined(vErrors, validate210.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.q !== void 0) {
            const _errs3 = errors;
            if (!validate190(data.q, instancePath + "/q")) {
              vErrors = joined(vErrors, validate190.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.external_id !== void 0) {
              const _errs4 = errors;
              if (!validate214(data.external_id, instancePath + "/external_id")) {
                vErrors = joined(vErrors, validate214.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.archived !== void 0) {
                let data3 = data.archived;
                const _errs5 = errors;
                if (typeof data3 !== "string") {
                  validate256.errors = [faultOf(instancePath + "/archived", "type", { type: "string" })];
                  return false;
                }
                if (!(data3 === "true" || data3 === "false")) {
                  validate256.errors = [faultOf(instancePath + "/archived", "enum", { allowedValues: schema94.properties.archived.enum })];
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
                    validate256.errors = [faultOf(instancePath + "/sort", "type", { type: "string" })];
                    return false;
                  }
                  if (!(data4 === "created" || data4 === "clicks")) {
                    validate256.errors = [faultOf(instancePath + "/sort", "enum", { allowedValues: schema94.properties.sort.enum })];
                    return false;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.limit !== void 0) {
                    let data5 = data.limit;
                    const _errs9 = errors;
                    if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                      validate256.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
                      return false;
                    }
                    if (errors === _errs9) {
                      if (typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 100 || isNaN(data5)) {
                          validate256.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 100 })];
                          return false;
                        } else {
                          if (data5 < 1 || isNaN(data5)) {
                            validate256.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.cursor !== void 0) {
                      let data6 = data.cursor;
                      const _errs11 = errors;
                      if (errors === _errs11) {
                        if (typeof data6 === "string") {
                          if (func2(data6) > 400) {
                            validate256.errors = [faultOf(instancePath + "/cursor", "maxLength", { limit: 400 })];
                            return false;
                          } else {
                            if (func2(data6) < 1) {
                              validate256.errors = [faultOf(instancePath + "/cursor", "minLength", { limit: 1 })];
                              return false;
                            }
                          }
                        } else {
                          validate256.errors = [faultOf(instancePath + "/cursor", "type", { type: "string" })];
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
    } else {
      validate256.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate256.errors = vErrors;
  return errors === 0;
}
var QrRequest = validate260;
var schema95 = { "type": "object", "additionalProperties": false, "properties": { "format": { "type": "string", "enum": ["svg", "png"] }, "size": { "type": "integer", "minimum": 64, "maximum": 2048 }, "margin": { "type": "integer", "minimum": 0, "maximum": 16 }, "level": { "type": "string", "enum": ["L", "M", "Q", "H"] }, "dark": { "type": "string", "pattern": "^#?([0-9A-Fa-f]{3}){1,2}$" }, "light": { "type": "string", "pattern": "^#?([0-9A-Fa-f]{3}){1,2}$" } }, "$id": "schemas:///links/qr-request.json" };
var pattern43 = new RegExp("^#?([0-9A-Fa-f]{3}){1,2}$", "u");
function validate260(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "format" || key0 === "size" || key0 === "margin" || key0 === "level" || key0 === "dark" || key0 === "light")) {
          validate260.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.format !== void 0) {
          let data0 = data.format;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate260.errors = [faultOf(instancePath + "/format", "type", { type: "string" })];
            return false;
          }
          if (!(data0 === "svg" || data0 === "png")) {
            validate260.errors = [faultOf(instancePath + "/format", "enum", { allowedValues: schema95.properties.format.enum })];
            return false;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.size !== void 0) {
            let data1 = data.size;
            const _errs4 = errors;
            if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
              validate260.errors = [faultOf(instancePath + "/size", "type", { type: "integer" })];
              return false;
            }
            if (errors === _errs4) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 2048 || isNaN(data1)) {
                  validate260.errors = [faultOf(instancePath + "/size", "maximum", { comparison: "<=", limit: 2048 })];
                  return false;
                } else {
                  if (data1 < 64 || isNaN(data1)) {
                    validate260.errors = [faultOf(instancePath + "/size", "minimum", { comparison: ">=", limit: 64 })];
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
            if (data.margin !== void 0) {
              let data2 = data.margin;
              const _errs6 = errors;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                validate260.errors = [faultOf(instancePath + "/margin", "type", { type: "integer" })];
                return false;
              }
              if (errors === _errs6) {
                if (typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 16 || isNaN(data2)) {
                    validate260.errors = [faultOf(instancePath + "/margin", "maximum", { comparison: "<=", limit: 16 })];
                    return false;
                  } else {
                    if (data2 < 0 || isNaN(data2)) {
                      validate260.errors = [faultOf(instancePath + "/margin", "minimum", { comparison: ">=", limit: 0 })];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.level !== void 0) {
                let data3 = data.level;
                const _errs8 = errors;
                if (typeof data3 !== "string") {
                  validate260.errors = [faultOf(instancePath + "/level", "type", { type: "string" })];
                  return false;
                }
                if (!(data3 === "L" || data3 === "M" || data3 === "Q" || data3 === "H")) {
                  validate260.errors = [faultOf(instancePath + "/level", "enum", { allowedValues: schema95.properties.level.enum })];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.dark !== void 0) {
                  let data4 = data.dark;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (typeof data4 === "string") {
                      if (!pattern43.test(data4)) {
                        validate260.errors = [faultOf(instancePath + "/dark", "pattern", { pattern: "^#?([0-9A-Fa-f]{3}){1,2}$" })];
                        return false;
                      }
                    } else {
                      validate260.errors = [faultOf(instancePath + "/dark", "type", { type: "string" })];
                      return false;
                    }
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.light !== void 0) {
                    let data5 = data.light;
                    const _errs12 = errors;
                    if (errors === _errs12) {
                      if (typeof data5 === "string") {
                        if (!pattern43.test(data5)) {
                          validate260.errors = [faultOf(instancePath + "/light", "pattern", { pattern: "^#?([0-9A-Fa-f]{3}){1,2}$" })];
                          return false;
                        }
                      } else {
                        validate260.errors = [faultOf(instancePath + "/light", "type", { type: "string" })];
                        return false;
                      }
                    }
                    var valid0 = _errs12 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate260.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate260.errors = vErrors;
  return errors === 0;
}
var SlugAvailabilityRequest = validate261;
function validate261(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.slug === void 0 && (missing0 = "slug")) {
        validate261.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "slug" || key0 === "domain")) {
            validate261.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.slug !== void 0) {
            const _errs2 = errors;
            if (!validate200(data.slug, instancePath + "/slug")) {
              vErrors = joined(vErrors, validate200.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.domain !== void 0) {
              const _errs3 = errors;
              if (!validate203(data.domain, instancePath + "/domain")) {
                vErrors = joined(vErrors, validate203.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
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
var ItemListRequest = validate264;
function validate264(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.page !== void 0) {
        let data0 = data.page;
        const _errs2 = errors;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          validate264.errors = [faultOf(instancePath + "/page", "type", { type: "integer" })];
          return false;
        }
        if (errors === _errs2) {
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 1e6 || isNaN(data0)) {
              validate264.errors = [faultOf(instancePath + "/page", "maximum", { comparison: "<=", limit: 1e6 })];
              return false;
            } else {
              if (data0 < 1 || isNaN(data0)) {
                validate264.errors = [faultOf(instancePath + "/page", "minimum", { comparison: ">=", limit: 1 })];
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
        if (data.per_page !== void 0) {
          let data1 = data.per_page;
          const _errs4 = errors;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            validate264.errors = [faultOf(instancePath + "/per_page", "type", { type: "integer" })];
            return false;
          }
          if (errors === _errs4) {
            if (typeof data1 == "number" && isFinite(data1)) {
              if (data1 > 100 || isNaN(data1)) {
                validate264.errors = [faultOf(instancePath + "/per_page", "maximum", { comparison: "<=", limit: 100 })];
                return false;
              } else {
                if (data1 < 1 || isNaN(data1)) {
                  validate264.errors = [faultOf(instancePath + "/per_page", "minimum", { comparison: ">=", limit: 1 })];
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
          if (data.category !== void 0) {
            let data2 = data.category;
            const _errs6 = errors;
            if (errors === _errs6) {
              if (typeof data2 === "string") {
                if (func2(data2) > 100) {
                  validate264.errors = [faultOf(instancePath + "/category", "maxLength", { limit: 100 })];
                  return false;
                } else {
                  if (func2(data2) < 1) {
                    validate264.errors = [faultOf(instancePath + "/category", "minLength", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate264.errors = [faultOf(instancePath + "/category", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs6 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.tag !== void 0) {
              let data3 = data.tag;
              const _errs8 = errors;
              if (errors === _errs8) {
                if (typeof data3 === "string") {
                  if (func2(data3) > 100) {
                    validate264.errors = [faultOf(instancePath + "/tag", "maxLength", { limit: 100 })];
                    return false;
                  } else {
                    if (func2(data3) < 1) {
                      validate264.errors = [faultOf(instancePath + "/tag", "minLength", { limit: 1 })];
                      return false;
                    }
                  }
                } else {
                  validate264.errors = [faultOf(instancePath + "/tag", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs8 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.q !== void 0) {
                let data4 = data.q;
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (typeof data4 === "string") {
                    if (func2(data4) > 200) {
                      validate264.errors = [faultOf(instancePath + "/q", "maxLength", { limit: 200 })];
                      return false;
                    } else {
                      if (func2(data4) < 1) {
                        validate264.errors = [faultOf(instancePath + "/q", "minLength", { limit: 1 })];
                        return false;
                      }
                    }
                  } else {
                    validate264.errors = [faultOf(instancePath + "/q", "type", { type: "string" })];
                    return false;
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
    } else {
      validate264.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate264.errors = vErrors;
  return errors === 0;
}
var ItemRequest = validate265;
function validate265(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.item_id === void 0 && (missing0 = "item_id")) {
        validate265.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        if (data.item_id !== void 0) {
          let data0 = data.item_id;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate265.errors = [faultOf(instancePath + "/item_id", "type", { type: "integer" })];
            return false;
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
var PurchaseValidationRequest = validate266;
function validate266(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.purchase_code === void 0 && (missing0 = "purchase_code")) {
        validate266.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        if (data.purchase_code !== void 0) {
          if (typeof data.purchase_code !== "string") {
            validate266.errors = [faultOf(instancePath + "/purchase_code", "type", { type: "string" })];
            return false;
          }
        }
      }
    } else {
      validate266.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate266.errors = vErrors;
  return errors === 0;
}
var ChangeMemberRequest = validate267;
function validate267(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.role === void 0 && (missing0 = "role")) {
        validate267.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "role")) {
            validate267.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.role !== void 0) {
            if (!validate165(data.role, instancePath + "/role")) {
              vErrors = joined(vErrors, validate165.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate267.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate267.errors = vErrors;
  return errors === 0;
}
var ChangeContactRequest = validate269;
function validate270(data, instancePath = "") {
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
function validate269(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name")) {
        validate269.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name")) {
            validate269.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            if (!validate270(data.name, instancePath + "/name")) {
              vErrors = joined(vErrors, validate270.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate269.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate269.errors = vErrors;
  return errors === 0;
}
var ChangeInstanceRequest = validate272;
function validate273(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 100) {
        validate273.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate273.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate273.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate273.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate273.errors = vErrors;
  return errors === 0;
}
function validate275(data, instancePath = "") {
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
    validate275.errors = vErrors;
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
  validate275.errors = vErrors;
  return errors === 0;
}
function validate272(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "name" || key0 === "settings" || key0 === "rate")) {
          validate272.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.name !== void 0) {
          const _errs2 = errors;
          if (!validate273(data.name, instancePath + "/name")) {
            vErrors = joined(vErrors, validate273.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.settings !== void 0) {
            let data1 = data.settings;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                if (Object.keys(data1).length > 50) {
                  validate272.errors = [faultOf(instancePath + "/settings", "maxProperties", { limit: 50 })];
                  return false;
                }
              } else {
                validate272.errors = [faultOf(instancePath + "/settings", "type", { type: "object" })];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.rate !== void 0) {
              const _errs6 = errors;
              if (!validate275(data.rate, instancePath + "/rate")) {
                vErrors = joined(vErrors, validate275.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
          }
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
var ChangeParticipantsRequest = validate277;
var schema106 = { "type": "object", "additionalProperties": false, "required": ["action", "participants"], "properties": { "action": { "type": "string", "enum": ["add", "remove", "promote", "demote"] }, "participants": { "$ref": "schemas:///shared/55" } }, "$id": "schemas:///messaging/change-participants-request.json" };
var pattern47 = new RegExp("^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$", "u");
function validate279(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 255) {
        validate279.errors = [faultOf(instancePath, "maxLength", { limit: 255 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate279.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern47.test(data)) {
            validate279.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$" })];
            return false;
          }
        }
      }
    } else {
      validate279.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate279.errors = vErrors;
  return errors === 0;
}
function validate278(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        validate278.errors = [faultOf(instancePath, "maxItems", { limit: 100 })];
        return false;
      } else {
        if (data.length < 1) {
          validate278.errors = [faultOf(instancePath, "minItems", { limit: 1 })];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            const _errs1 = errors;
            if (!validate279(data[i0], instancePath + "/" + i0)) {
              vErrors = joined(vErrors, validate279.errors);
              errors = vErrors.length;
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
              outer0:
                for (; i1--; ) {
                  for (j0 = i1; j0--; ) {
                    if (func0(data[i1], data[j0])) {
                      validate278.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
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
      validate278.errors = [faultOf(instancePath, "type", { type: "array" })];
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action") || data.participants === void 0 && (missing0 = "participants")) {
        validate277.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "action" || key0 === "participants")) {
            validate277.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.action !== void 0) {
            let data0 = data.action;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate277.errors = [faultOf(instancePath + "/action", "type", { type: "string" })];
              return false;
            }
            if (!(data0 === "add" || data0 === "remove" || data0 === "promote" || data0 === "demote")) {
              validate277.errors = [faultOf(instancePath + "/action", "enum", { allowedValues: schema106.properties.action.enum })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.participants !== void 0) {
              const _errs4 = errors;
              if (!validate278(data.participants, instancePath + "/participants")) {
                vErrors = joined(vErrors, validate278.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate277.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate277.errors = vErrors;
  return errors === 0;
}
var ChannelFeedRequest = validate282;
var pattern49 = new RegExp("^[a-z0-9_.]+$", "u");
function validate282(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "after" || key0 === "instance_id" || key0 === "type" || key0 === "limit")) {
          validate282.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.after !== void 0) {
          let data0 = data.after;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate282.errors = [faultOf(instancePath + "/after", "type", { type: "integer" })];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 9007199254740991 || isNaN(data0)) {
                validate282.errors = [faultOf(instancePath + "/after", "maximum", { comparison: "<=", limit: 9007199254740991 })];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate282.errors = [faultOf(instancePath + "/after", "minimum", { comparison: ">=", limit: 0 })];
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
          if (data.instance_id !== void 0) {
            let data1 = data.instance_id;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (!pattern2.test(data1)) {
                  validate282.errors = [faultOf(instancePath + "/instance_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                  return false;
                }
              } else {
                validate282.errors = [faultOf(instancePath + "/instance_id", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.type !== void 0) {
              let data2 = data.type;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (typeof data2 === "string") {
                  if (func2(data2) > 100) {
                    validate282.errors = [faultOf(instancePath + "/type", "maxLength", { limit: 100 })];
                    return false;
                  } else {
                    if (!pattern49.test(data2)) {
                      validate282.errors = [faultOf(instancePath + "/type", "pattern", { pattern: "^[a-z0-9_.]+$" })];
                      return false;
                    }
                  }
                } else {
                  validate282.errors = [faultOf(instancePath + "/type", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.limit !== void 0) {
                let data3 = data.limit;
                const _errs8 = errors;
                if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                  validate282.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
                  return false;
                }
                if (errors === _errs8) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 1e3 || isNaN(data3)) {
                      validate282.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 1e3 })];
                      return false;
                    } else {
                      if (data3 < 1 || isNaN(data3)) {
                        validate282.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
                        return false;
                      }
                    }
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
    } else {
      validate282.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate282.errors = vErrors;
  return errors === 0;
}
var ChatGroupPictureRequest = validate283;
function validate283(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.media_id === void 0 && (missing0 = "media_id")) {
        validate283.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "media_id")) {
            validate283.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
            if (errors === _errs4) {
              if (typeof data0 === "string") {
                if (!pattern2.test(data0)) {
                  const err0 = faultOf(instancePath + "/media_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" });
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
              } else {
                const err1 = faultOf(instancePath + "/media_id", "type", { type: "string" });
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs6 = errors;
              if (data0 !== null) {
                const err2 = faultOf(instancePath + "/media_id", "type", { type: "null" });
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
            }
            if (!valid1) {
              const err3 = faultOf(instancePath + "/media_id", "anyOf", {});
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
              validate283.errors = vErrors;
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
      validate283.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate283.errors = vErrors;
  return errors === 0;
}
var ChatListRequest = validate284;
function validate284(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "limit" || key0 === "cursor")) {
          validate284.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.limit !== void 0) {
          let data0 = data.limit;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate284.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 100 || isNaN(data0)) {
                validate284.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 100 })];
                return false;
              } else {
                if (data0 < 1 || isNaN(data0)) {
                  validate284.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
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
          if (data.cursor !== void 0) {
            let data1 = data.cursor;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func2(data1) > 500) {
                  validate284.errors = [faultOf(instancePath + "/cursor", "maxLength", { limit: 500 })];
                  return false;
                } else {
                  if (func2(data1) < 1) {
                    validate284.errors = [faultOf(instancePath + "/cursor", "minLength", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate284.errors = [faultOf(instancePath + "/cursor", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate284.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate284.errors = vErrors;
  return errors === 0;
}
var CheckAddressesRequest = validate285;
function validate285(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.addresses === void 0 && (missing0 = "addresses")) {
        validate285.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "addresses")) {
            validate285.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.addresses !== void 0) {
            if (!validate278(data.addresses, instancePath + "/addresses")) {
              vErrors = joined(vErrors, validate278.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate285.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate285.errors = vErrors;
  return errors === 0;
}
var ConnectInstanceRequest = validate287;
var schema113 = { "type": "object", "additionalProperties": false, "properties": { "method": { "type": "string", "enum": ["qr", "code"] } }, "$id": "schemas:///messaging/connect-instance-request.json" };
function validate287(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "method")) {
          validate287.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.method !== void 0) {
          let data0 = data.method;
          if (typeof data0 !== "string") {
            validate287.errors = [faultOf(instancePath + "/method", "type", { type: "string" })];
            return false;
          }
          if (!(data0 === "qr" || data0 === "code")) {
            validate287.errors = [faultOf(instancePath + "/method", "enum", { allowedValues: schema113.properties.method.enum })];
            return false;
          }
        }
      }
    } else {
      validate287.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate287.errors = vErrors;
  return errors === 0;
}
var CreateChatGroupRequest = validate288;
function validate288(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.participants === void 0 && (missing0 = "participants")) {
        validate288.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "participants")) {
            validate288.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            const _errs2 = errors;
            if (!validate40(data.name, instancePath + "/name")) {
              vErrors = joined(vErrors, validate40.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.participants !== void 0) {
              const _errs3 = errors;
              if (!validate278(data.participants, instancePath + "/participants")) {
                vErrors = joined(vErrors, validate278.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate288.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate288.errors = vErrors;
  return errors === 0;
}
var CreateContactRequest = validate291;
function validate291(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address")) {
        validate291.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "name")) {
            validate291.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            let data0 = data.address;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 255) {
                  validate291.errors = [faultOf(instancePath + "/address", "maxLength", { limit: 255 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate291.errors = [faultOf(instancePath + "/address", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern47.test(data0)) {
                      validate291.errors = [faultOf(instancePath + "/address", "pattern", { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate291.errors = [faultOf(instancePath + "/address", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== void 0) {
              const _errs4 = errors;
              if (!validate270(data.name, instancePath + "/name")) {
                vErrors = joined(vErrors, validate270.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate291.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate291.errors = vErrors;
  return errors === 0;
}
var CreateInstanceRequest = validate293;
var pattern52 = new RegExp("^[a-z][a-z0-9_-]{0,31}$", "u");
function validate293(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.driver === void 0 && (missing0 = "driver")) {
        validate293.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "driver" || key0 === "settings" || key0 === "rate")) {
            validate293.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            const _errs2 = errors;
            if (!validate273(data.name, instancePath + "/name")) {
              vErrors = joined(vErrors, validate273.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.driver !== void 0) {
              let data1 = data.driver;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (!pattern52.test(data1)) {
                    validate293.errors = [faultOf(instancePath + "/driver", "pattern", { pattern: "^[a-z][a-z0-9_-]{0,31}$" })];
                    return false;
                  }
                } else {
                  validate293.errors = [faultOf(instancePath + "/driver", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.settings !== void 0) {
                let data2 = data.settings;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    if (Object.keys(data2).length > 50) {
                      validate293.errors = [faultOf(instancePath + "/settings", "maxProperties", { limit: 50 })];
                      return false;
                    }
                  } else {
                    validate293.errors = [faultOf(instancePath + "/settings", "type", { type: "object" })];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.rate !== void 0) {
                  const _errs8 = errors;
                  if (!validate275(data.rate, instancePath + "/rate")) {
                    vErrors = joined(vErrors, validate275.errors);
                    errors = vErrors.length;
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
    } else {
      validate293.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate293.errors = vErrors;
  return errors === 0;
}
var CursorListRequest = validate296;
function validate296(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "limit" || key0 === "cursor")) {
          validate296.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.limit !== void 0) {
          let data0 = data.limit;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate296.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 100 || isNaN(data0)) {
                validate296.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 100 })];
                return false;
              } else {
                if (data0 < 1 || isNaN(data0)) {
                  validate296.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
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
          if (data.cursor !== void 0) {
            let data1 = data.cursor;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func2(data1) > 500) {
                  validate296.errors = [faultOf(instancePath + "/cursor", "maxLength", { limit: 500 })];
                  return false;
                } else {
                  if (func2(data1) < 1) {
                    validate296.errors = [faultOf(instancePath + "/cursor", "minLength", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate296.errors = [faultOf(instancePath + "/cursor", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate296.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate296.errors = vErrors;
  return errors === 0;
}
var EditMessageRequest = validate297;
function validate298(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 65536) {
        validate298.errors = [faultOf(instancePath, "maxLength", { limit: 65536 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate298.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern3.test(data)) {
            validate298.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate298.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate298.errors = vErrors;
  return errors === 0;
}
function validate297(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.text === void 0 && (missing0 = "text")) {
        validate297.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "text")) {
            validate297.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.text !== void 0) {
            if (!validate298(data.text, instancePath + "/text")) {
              vErrors = joined(vErrors, validate298.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate297.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate297.errors = vErrors;
  return errors === 0;
}
var InviteLinkRequest = validate300;
function validate300(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "renew")) {
          validate300.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.renew !== void 0) {
          if (typeof data.renew !== "boolean") {
            validate300.errors = [faultOf(instancePath + "/renew", "type", { type: "boolean" })];
            return false;
          }
        }
      }
    } else {
      validate300.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate300.errors = vErrors;
  return errors === 0;
}
var MessageListRequest = validate301;
var schema121 = { "type": "object", "additionalProperties": false, "properties": { "chat": { "type": "string", "minLength": 1, "maxLength": 255 }, "direction": { "type": "string", "enum": ["in", "out"] }, "state": { "type": "string", "enum": ["queued", "sent", "delivered", "read", "failed"] }, "limit": { "type": "integer", "minimum": 1, "maximum": 100 }, "cursor": { "type": "string", "minLength": 1, "maxLength": 500 } }, "$id": "schemas:///messaging/message-list-request.json" };
function validate301(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "chat" || key0 === "direction" || key0 === "state" || key0 === "limit" || key0 === "cursor")) {
          validate301.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                validate301.errors = [faultOf(instancePath + "/chat", "maxLength", { limit: 255 })];
                return false;
              } else {
                if (func2(data0) < 1) {
                  validate301.errors = [faultOf(instancePath + "/chat", "minLength", { limit: 1 })];
                  return false;
                }
              }
            } else {
              validate301.errors = [faultOf(instancePath + "/chat", "type", { type: "string" })];
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
              validate301.errors = [faultOf(instancePath + "/direction", "type", { type: "string" })];
              return false;
            }
            if (!(data1 === "in" || data1 === "out")) {
              validate301.errors = [faultOf(instancePath + "/direction", "enum", { allowedValues: schema121.properties.direction.enum })];
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
                validate301.errors = [faultOf(instancePath + "/state", "type", { type: "string" })];
                return false;
              }
              if (!(data2 === "queued" || data2 === "sent" || data2 === "delivered" || data2 === "read" || data2 === "failed")) {
                validate301.errors = [faultOf(instancePath + "/state", "enum", { allowedValues: schema121.properties.state.enum })];
                return false;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.limit !== void 0) {
                let data3 = data.limit;
                const _errs8 = errors;
                if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                  validate301.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
                  return false;
                }
                if (errors === _errs8) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 100 || isNaN(data3)) {
                      validate301.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 100 })];
                      return false;
                    } else {
                      if (data3 < 1 || isNaN(data3)) {
                        validate301.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.cursor !== void 0) {
                  let data4 = data.cursor;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (typeof data4 === "string") {
                      if (func2(data4) > 500) {
                        validate301.errors = [faultOf(instancePath + "/cursor", "maxLength", { limit: 500 })];
                        return false;
                      } else {
                        if (func2(data4) < 1) {
                          validate301.errors = [faultOf(instancePath + "/cursor", "minLength", { limit: 1 })];
                          return false;
                        }
                      }
                    } else {
                      validate301.errors = [faultOf(instancePath + "/cursor", "type", { type: "string" })];
                      return false;
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
    } else {
      validate301.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate301.errors = vErrors;
  return errors === 0;
}
var PairingQrRequest = validate302;
var schema122 = { "type": "object", "additionalProperties": false, "properties": { "format": { "type": "string", "enum": ["svg", "png"] }, "size": { "type": "integer", "minimum": 64, "maximum": 2048 } }, "$id": "schemas:///messaging/pairing-qr-request.json" };
function validate302(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "format" || key0 === "size")) {
          validate302.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.format !== void 0) {
          let data0 = data.format;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate302.errors = [faultOf(instancePath + "/format", "type", { type: "string" })];
            return false;
          }
          if (!(data0 === "svg" || data0 === "png")) {
            validate302.errors = [faultOf(instancePath + "/format", "enum", { allowedValues: schema122.properties.format.enum })];
            return false;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.size !== void 0) {
            let data1 = data.size;
            const _errs4 = errors;
            if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
              validate302.errors = [faultOf(instancePath + "/size", "type", { type: "integer" })];
              return false;
            }
            if (errors === _errs4) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 2048 || isNaN(data1)) {
                  validate302.errors = [faultOf(instancePath + "/size", "maximum", { comparison: "<=", limit: 2048 })];
                  return false;
                } else {
                  if (data1 < 64 || isNaN(data1)) {
                    validate302.errors = [faultOf(instancePath + "/size", "minimum", { comparison: ">=", limit: 64 })];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate302.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate302.errors = vErrors;
  return errors === 0;
}
var ReactRequest = validate303;
function validate304(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 32) {
        validate304.errors = [faultOf(instancePath, "maxLength", { limit: 32 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate304.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate304.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate304.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate304.errors = vErrors;
  return errors === 0;
}
function validate303(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.emoji === void 0 && (missing0 = "emoji")) {
        validate303.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "emoji")) {
            validate303.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.emoji !== void 0) {
            if (!validate304(data.emoji, instancePath + "/emoji")) {
              vErrors = joined(vErrors, validate304.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate303.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate303.errors = vErrors;
  return errors === 0;
}
var ReadChatRequest = validate306;
function validate306(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "up_to")) {
          validate306.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.up_to !== void 0) {
          let data0 = data.up_to;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (!pattern2.test(data0)) {
                validate306.errors = [faultOf(instancePath + "/up_to", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                return false;
              }
            } else {
              validate306.errors = [faultOf(instancePath + "/up_to", "type", { type: "string" })];
              return false;
            }
          }
        }
      }
    } else {
      validate306.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate306.errors = vErrors;
  return errors === 0;
}
var RenameChatGroupRequest = validate307;
function validate307(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name")) {
        validate307.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name")) {
            validate307.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            if (!validate40(data.name, instancePath + "/name")) {
              vErrors = joined(vErrors, validate40.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate307.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate307.errors = vErrors;
  return errors === 0;
}
var SendMessageRequest = validate309;
function validate314(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 255) {
        validate314.errors = [faultOf(instancePath, "maxLength", { limit: 255 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate314.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate314.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate314.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate314.errors = vErrors;
  return errors === 0;
}
function validate311(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "media_id" || key0 === "url" || key0 === "caption" || key0 === "name")) {
          validate311.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.media_id !== void 0) {
          let data0 = data.media_id;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (!pattern2.test(data0)) {
                validate311.errors = [faultOf(instancePath + "/media_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                return false;
              }
            } else {
              validate311.errors = [faultOf(instancePath + "/media_id", "type", { type: "string" })];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.url !== void 0) {
            const _errs4 = errors;
            if (!validate125(data.url, instancePath + "/url")) {
              vErrors = joined(vErrors, validate125.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.caption !== void 0) {
              const _errs5 = errors;
              if (!validate298(data.caption, instancePath + "/caption")) {
                vErrors = joined(vErrors, validate298.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.name !== void 0) {
                const _errs6 = errors;
                if (!validate314(data.name, instancePath + "/name")) {
                  vErrors = joined(vErrors, validate314.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate311.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate311.errors = vErrors;
  return errors === 0;
}
function validate317(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.latitude === void 0 && (missing0 = "latitude") || data.longitude === void 0 && (missing0 = "longitude")) {
        validate317.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "latitude" || key0 === "longitude" || key0 === "name")) {
            validate317.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.latitude !== void 0) {
            let data0 = data.latitude;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 90 || isNaN(data0)) {
                  validate317.errors = [faultOf(instancePath + "/latitude", "maximum", { comparison: "<=", limit: 90 })];
                  return false;
                } else {
                  if (data0 < -90 || isNaN(data0)) {
                    validate317.errors = [faultOf(instancePath + "/latitude", "minimum", { comparison: ">=", limit: -90 })];
                    return false;
                  }
                }
              } else {
                validate317.errors = [faultOf(instancePath + "/latitude", "type", { type: "number" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.longitude !== void 0) {
              let data1 = data.longitude;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 180 || isNaN(data1)) {
                    validate317.errors = [faultOf(instancePath + "/longitude", "maximum", { comparison: "<=", limit: 180 })];
                    return false;
                  } else {
                    if (data1 < -180 || isNaN(data1)) {
                      validate317.errors = [faultOf(instancePath + "/longitude", "minimum", { comparison: ">=", limit: -180 })];
                      return false;
                    }
                  }
                } else {
                  validate317.errors = [faultOf(instancePath + "/longitude", "type", { type: "number" })];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.name !== void 0) {
                const _errs6 = errors;
                if (!validate40(data.name, instancePath + "/name")) {
                  vErrors = joined(vErrors, validate40.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
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
function validate320(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.addresses === void 0 && (missing0 = "addresses")) {
        validate320.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "addresses")) {
            validate320.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            const _errs2 = errors;
            if (!validate40(data.name, instancePath + "/name")) {
              vErrors = joined(vErrors, validate40.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.addresses !== void 0) {
              let data1 = data.addresses;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  if (data1.length > 20) {
                    validate320.errors = [faultOf(instancePath + "/addresses", "maxItems", { limit: 20 })];
                    return false;
                  } else {
                    if (data1.length < 1) {
                      validate320.errors = [faultOf(instancePath + "/addresses", "minItems", { limit: 1 })];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs5 = errors;
                        if (!validate279(data1[i0], instancePath + "/addresses/" + i0)) {
                          vErrors = joined(vErrors, validate279.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs5 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    }
                  }
                } else {
                  validate320.errors = [faultOf(instancePath + "/addresses", "type", { type: "array" })];
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
      validate320.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate320.errors = vErrors;
  return errors === 0;
}
function validate324(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.question === void 0 && (missing0 = "question") || data.options === void 0 && (missing0 = "options")) {
        validate324.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "question" || key0 === "options" || key0 === "multiple")) {
            validate324.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.question !== void 0) {
            const _errs2 = errors;
            if (!validate314(data.question, instancePath + "/question")) {
              vErrors = joined(vErrors, validate314.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.options !== void 0) {
              let data1 = data.options;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  if (data1.length > 12) {
                    validate324.errors = [faultOf(instancePath + "/options", "maxItems", { limit: 12 })];
                    return false;
                  } else {
                    if (data1.length < 2) {
                      validate324.errors = [faultOf(instancePath + "/options", "minItems", { limit: 2 })];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs5 = errors;
                        if (!validate273(data1[i0], instancePath + "/options/" + i0)) {
                          vErrors = joined(vErrors, validate273.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs5 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                      if (valid1) {
                        let i1 = data1.length;
                        let j0;
                        if (i1 > 1) {
                          outer0:
                            for (; i1--; ) {
                              for (j0 = i1; j0--; ) {
                                if (func0(data1[i1], data1[j0])) {
                                  validate324.errors = [faultOf(instancePath + "/options", "uniqueItems", { i: i1, j: j0 })];
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
                  validate324.errors = [faultOf(instancePath + "/options", "type", { type: "array" })];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.multiple !== void 0) {
                const _errs6 = errors;
                if (typeof data.multiple !== "boolean") {
                  validate324.errors = [faultOf(instancePath + "/multiple", "type", { type: "boolean" })];
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
    } else {
      validate324.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate324.errors = vErrors;
  return errors === 0;
}
function validate309(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.to === void 0 && (missing0 = "to")) {
        validate309.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "to" || key0 === "text" || key0 === "media" || key0 === "location" || key0 === "contact" || key0 === "poll" || key0 === "reply_to" || key0 === "send_at")) {
            validate309.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.to !== void 0) {
            let data0 = data.to;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 255) {
                  validate309.errors = [faultOf(instancePath + "/to", "maxLength", { limit: 255 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate309.errors = [faultOf(instancePath + "/to", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern47.test(data0)) {
                      validate309.errors = [faultOf(instancePath + "/to", "pattern", { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate309.errors = [faultOf(instancePath + "/to", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.text !== void 0) {
              const _errs4 = errors;
              if (!validate298(data.text, instancePath + "/text")) {
                vErrors = joined(vErrors, validate298.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.media !== void 0) {
                const _errs5 = errors;
                if (!validate311(data.media, instancePath + "/media")) {
                  vErrors = joined(vErrors, validate311.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.location !== void 0) {
                  const _errs6 = errors;
                  if (!validate317(data.location, instancePath + "/location")) {
                    vErrors = joined(vErrors, validate317.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.contact !== void 0) {
                    const _errs7 = errors;
                    if (!validate320(data.contact, instancePath + "/contact")) {
                      vErrors = joined(vErrors, validate320.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.poll !== void 0) {
                      const _errs8 = errors;
                      if (!validate324(data.poll, instancePath + "/poll")) {
                        vErrors = joined(vErrors, validate324.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.reply_to !== void 0) {
                        let data6 = data.reply_to;
                        const _errs9 = errors;
                        if (errors === _errs9) {
                          if (typeof data6 === "string") {
                            if (!pattern2.test(data6)) {
                              validate309.errors = [faultOf(instancePath + "/reply_to", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                              return false;
                            }
                          } else {
                            validate309.errors = [faultOf(instancePath + "/reply_to", "type", { type: "string" })];
                            return false;
                          }
                        }
                        var valid0 = _errs9 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.send_at !== void 0) {
                          const _errs11 = errors;
                          if (!validate22(data.send_at, instancePath + "/send_at")) {
                            vErrors = joined(vErrors, validate22.errors);
                            errors = vErrors.length;
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
      validate309.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate309.errors = vErrors;
  return errors === 0;
}
var TypingRequest = validate329;
function validate329(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "typing")) {
          validate329.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.typing !== void 0) {
          if (typeof data.typing !== "boolean") {
            validate329.errors = [faultOf(instancePath + "/typing", "type", { type: "boolean" })];
            return false;
          }
        }
      }
    } else {
      validate329.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate329.errors = vErrors;
  return errors === 0;
}
var RequestListRequest = validate330;
var schema134 = { "type": "object", "additionalProperties": false, "properties": { "key_id": { "type": "string", "minLength": 1, "maxLength": 200 }, "operation": { "type": "string", "minLength": 1, "maxLength": 100 }, "status": { "enum": ["2xx", "3xx", "4xx", "5xx", "errors"] }, "since": { "$ref": "schemas:///common/timestamp.json" }, "limit": { "type": "integer", "minimum": 1, "maximum": 100 }, "cursor": { "type": "string", "minLength": 1, "maxLength": 400 } }, "$id": "schemas:///requests/request-list-request.json" };
function validate330(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "key_id" || key0 === "operation" || key0 === "status" || key0 === "since" || key0 === "limit" || key0 === "cursor")) {
          validate330.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.key_id !== void 0) {
          let data0 = data.key_id;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func2(data0) > 200) {
                validate330.errors = [faultOf(instancePath + "/key_id", "maxLength", { limit: 200 })];
                return false;
              } else {
                if (func2(data0) < 1) {
                  validate330.errors = [faultOf(instancePath + "/key_id", "minLength", { limit: 1 })];
                  return false;
                }
              }
            } else {
              validate330.errors = [faultOf(instancePath + "/key_id", "type", { type: "string" })];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.operation !== void 0) {
            let data1 = data.operation;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func2(data1) > 100) {
                  validate330.errors = [faultOf(instancePath + "/operation", "maxLength", { limit: 100 })];
                  return false;
                } else {
                  if (func2(data1) < 1) {
                    validate330.errors = [faultOf(instancePath + "/operation", "minLength", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate330.errors = [faultOf(instancePath + "/operation", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.status !== void 0) {
              let data2 = data.status;
              const _errs6 = errors;
              if (!(data2 === "2xx" || data2 === "3xx" || data2 === "4xx" || data2 === "5xx" || data2 === "errors")) {
                validate330.errors = [faultOf(instancePath + "/status", "enum", { allowedValues: schema134.properties.status.enum })];
                return false;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.since !== void 0) {
                const _errs7 = errors;
                if (!validate22(data.since, instancePath + "/since")) {
                  vErrors = joined(vErrors, validate22.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.limit !== void 0) {
                  let data4 = data.limit;
                  const _errs8 = errors;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    validate330.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
                    return false;
                  }
                  if (errors === _errs8) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 100 || isNaN(data4)) {
                        validate330.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 100 })];
                        return false;
                      } else {
                        if (data4 < 1 || isNaN(data4)) {
                          validate330.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.cursor !== void 0) {
                    let data5 = data.cursor;
                    const _errs10 = errors;
                    if (errors === _errs10) {
                      if (typeof data5 === "string") {
                        if (func2(data5) > 400) {
                          validate330.errors = [faultOf(instancePath + "/cursor", "maxLength", { limit: 400 })];
                          return false;
                        } else {
                          if (func2(data5) < 1) {
                            validate330.errors = [faultOf(instancePath + "/cursor", "minLength", { limit: 1 })];
                            return false;
                          }
                        }
                      } else {
                        validate330.errors = [faultOf(instancePath + "/cursor", "type", { type: "string" })];
                        return false;
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
    } else {
      validate330.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate330.errors = vErrors;
  return errors === 0;
}
var UsageRequest = validate332;
var schema135 = { "type": "object", "additionalProperties": false, "properties": { "by": { "enum": ["day", "hour", "key", "operation"] }, "from": { "$ref": "schemas:///links/link-day-name.json" }, "to": { "$ref": "schemas:///links/link-day-name.json" }, "key_id": { "type": "string", "minLength": 1, "maxLength": 200 }, "operation": { "type": "string", "minLength": 1, "maxLength": 100 } }, "$id": "schemas:///requests/usage-request.json" };
function validate332(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "by" || key0 === "from" || key0 === "to" || key0 === "key_id" || key0 === "operation")) {
          validate332.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.by !== void 0) {
          let data0 = data.by;
          const _errs2 = errors;
          if (!(data0 === "day" || data0 === "hour" || data0 === "key" || data0 === "operation")) {
            validate332.errors = [faultOf(instancePath + "/by", "enum", { allowedValues: schema135.properties.by.enum })];
            return false;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.from !== void 0) {
            const _errs3 = errors;
            if (!validate252(data.from, instancePath + "/from")) {
              vErrors = joined(vErrors, validate252.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.to !== void 0) {
              const _errs4 = errors;
              if (!validate252(data.to, instancePath + "/to")) {
                vErrors = joined(vErrors, validate252.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.key_id !== void 0) {
                let data3 = data.key_id;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data3 === "string") {
                    if (func2(data3) > 200) {
                      validate332.errors = [faultOf(instancePath + "/key_id", "maxLength", { limit: 200 })];
                      return false;
                    } else {
                      if (func2(data3) < 1) {
                        validate332.errors = [faultOf(instancePath + "/key_id", "minLength", { limit: 1 })];
                        return false;
                      }
                    }
                  } else {
                    validate332.errors = [faultOf(instancePath + "/key_id", "type", { type: "string" })];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.operation !== void 0) {
                  let data4 = data.operation;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (typeof data4 === "string") {
                      if (func2(data4) > 100) {
                        validate332.errors = [faultOf(instancePath + "/operation", "maxLength", { limit: 100 })];
                        return false;
                      } else {
                        if (func2(data4) < 1) {
                          validate332.errors = [faultOf(instancePath + "/operation", "minLength", { limit: 1 })];
                          return false;
                        }
                      }
                    } else {
                      validate332.errors = [faultOf(instancePath + "/operation", "type", { type: "string" })];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate332.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate332.errors = vErrors;
  return errors === 0;
}
var ChangeWebhookEndpointRequest = validate335;
var schema136 = { "type": "object", "additionalProperties": false, "properties": { "url": { "$ref": "schemas:///shared/57" }, "event_types": { "type": "array", "minItems": 1, "maxItems": 50, "uniqueItems": true, "items": { "$ref": "schemas:///webhooks/subscribed-event-type.json" } }, "description": { "$ref": "schemas:///shared/58" }, "headers": { "$ref": "schemas:///webhooks/webhook-headers.json" }, "rate": { "$ref": "schemas:///shared/59" }, "links": { "$ref": "schemas:///shared/22" }, "tags": { "$ref": "schemas:///shared/60" }, "instances": { "$ref": "schemas:///shared/22" }, "sample": { "type": "integer", "minimum": 1, "maximum": 100 }, "format": { "$ref": "schemas:///shared/14" } }, "$id": "schemas:///webhooks/change-webhook-endpoint-request.json" };
function validate336(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 2048) {
        validate336.errors = [faultOf(instancePath, "maxLength", { limit: 2048 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate336.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern23.test(data)) {
            validate336.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate336.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate336.errors = vErrors;
  return errors === 0;
}
function validate338(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate338.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate338.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate338.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate338.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate338.errors = vErrors;
  return errors === 0;
}
function validate340(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate340.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (!pattern23.test(data)) {
          validate340.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
          return false;
        }
      }
    } else {
      validate340.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate340.errors = vErrors;
  return errors === 0;
}
function validate342(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 10) {
        validate342.errors = [faultOf(instancePath, "maxProperties", { limit: 10 })];
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
            validate342.errors = vErrors;
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
                  validate342.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 500 })];
                  return false;
                } else {
                  if (!pattern13.test(data0)) {
                    validate342.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "pattern", { pattern: "^[\\x20-\\x7e]*$" })];
                    return false;
                  }
                }
              } else {
                validate342.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" })];
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
      validate342.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate342.errors = vErrors;
  return errors === 0;
}
function validate344(data, instancePath = "") {
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
    validate344.errors = vErrors;
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
  validate344.errors = vErrors;
  return errors === 0;
}
function validate347(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        validate347.errors = [faultOf(instancePath, "maxItems", { limit: 50 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate210(data[i0], instancePath + "/" + i0)) {
            vErrors = joined(vErrors, validate210.errors);
            errors = vErrors.length;
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
            outer0:
              for (; i1--; ) {
                for (j0 = i1; j0--; ) {
                  if (func0(data[i1], data[j0])) {
                    validate347.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate347.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate347.errors = vErrors;
  return errors === 0;
}
function validate335(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func14.call(schema136.properties, key0)) {
          validate335.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.url !== void 0) {
          const _errs2 = errors;
          if (!validate336(data.url, instancePath + "/url")) {
            vErrors = joined(vErrors, validate336.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.event_types !== void 0) {
            let data1 = data.event_types;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (Array.isArray(data1)) {
                if (data1.length > 50) {
                  validate335.errors = [faultOf(instancePath + "/event_types", "maxItems", { limit: 50 })];
                  return false;
                } else {
                  if (data1.length < 1) {
                    validate335.errors = [faultOf(instancePath + "/event_types", "minItems", { limit: 1 })];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs5 = errors;
                      if (!validate338(data1[i0], instancePath + "/event_types/" + i0)) {
                        vErrors = joined(vErrors, validate338.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs5 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                    if (valid1) {
                      let i1 = data1.length;
                      let j0;
                      if (i1 > 1) {
                        outer0:
                          for (; i1--; ) {
                            for (j0 = i1; j0--; ) {
                              if (func0(data1[i1], data1[j0])) {
                                validate335.errors = [faultOf(instancePath + "/event_types", "uniqueItems", { i: i1, j: j0 })];
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
                validate335.errors = [faultOf(instancePath + "/event_types", "type", { type: "array" })];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.description !== void 0) {
              const _errs6 = errors;
              if (!validate340(data.description, instancePath + "/description")) {
                vErrors = joined(vErrors, validate340.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.headers !== void 0) {
                const _errs7 = errors;
                if (!validate342(data.headers, instancePath + "/headers")) {
                  vErrors = joined(vErrors, validate342.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.rate !== void 0) {
                  const _errs8 = errors;
                  if (!validate344(data.rate, instancePath + "/rate")) {
                    vErrors = joined(vErrors, validate344.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.links !== void 0) {
                    const _errs9 = errors;
                    if (!validate79(data.links, instancePath + "/links")) {
                      vErrors = joined(vErrors, validate79.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.tags !== void 0) {
                      const _errs10 = errors;
                      if (!validate347(data.tags, instancePath + "/tags")) {
                        vErrors = joined(vErrors, validate347.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs10 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.instances !== void 0) {
                        const _errs11 = errors;
                        if (!validate79(data.instances, instancePath + "/instances")) {
                          vErrors = joined(vErrors, validate79.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs11 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.sample !== void 0) {
                          let data9 = data.sample;
                          const _errs12 = errors;
                          if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                            validate335.errors = [faultOf(instancePath + "/sample", "type", { type: "integer" })];
                            return false;
                          }
                          if (errors === _errs12) {
                            if (typeof data9 == "number" && isFinite(data9)) {
                              if (data9 > 100 || isNaN(data9)) {
                                validate335.errors = [faultOf(instancePath + "/sample", "maximum", { comparison: "<=", limit: 100 })];
                                return false;
                              } else {
                                if (data9 < 1 || isNaN(data9)) {
                                  validate335.errors = [faultOf(instancePath + "/sample", "minimum", { comparison: ">=", limit: 1 })];
                                  return false;
                                }
                              }
                            }
                          }
                          var valid0 = _errs12 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.format !== void 0) {
                            const _errs14 = errors;
                            if (!validate128(data.format, instancePath + "/format")) {
                              vErrors = joined(vErrors, validate128.errors);
                              errors = vErrors.length;
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
          }
        }
      }
    } else {
      validate335.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate335.errors = vErrors;
  return errors === 0;
}
var CreateWebhookEndpointRequest = validate352;
var schema143 = { "type": "object", "additionalProperties": false, "required": ["url", "event_types"], "properties": { "url": { "$ref": "schemas:///shared/57" }, "event_types": { "type": "array", "minItems": 1, "maxItems": 50, "uniqueItems": true, "items": { "$ref": "schemas:///webhooks/subscribed-event-type.json" } }, "description": { "$ref": "schemas:///shared/58" }, "headers": { "$ref": "schemas:///webhooks/webhook-headers.json" }, "rate": { "$ref": "schemas:///shared/59" }, "links": { "$ref": "schemas:///shared/22" }, "tags": { "$ref": "schemas:///shared/60" }, "instances": { "$ref": "schemas:///shared/22" }, "sample": { "type": "integer", "minimum": 1, "maximum": 100 }, "format": { "$ref": "schemas:///shared/14" } }, "$id": "schemas:///webhooks/create-webhook-endpoint-request.json" };
function validate352(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url") || data.event_types === void 0 && (missing0 = "event_types")) {
        validate352.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func14.call(schema143.properties, key0)) {
            validate352.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.url !== void 0) {
            const _errs2 = errors;
            if (!validate336(data.url, instancePath + "/url")) {
              vErrors = joined(vErrors, validate336.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.event_types !== void 0) {
              let data1 = data.event_types;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (Array.isArray(data1)) {
                  if (data1.length > 50) {
                    validate352.errors = [faultOf(instancePath + "/event_types", "maxItems", { limit: 50 })];
                    return false;
                  } else {
                    if (data1.length < 1) {
                      validate352.errors = [faultOf(instancePath + "/event_types", "minItems", { limit: 1 })];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs5 = errors;
                        if (!validate338(data1[i0], instancePath + "/event_types/" + i0)) {
                          vErrors = joined(vErrors, validate338.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs5 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                      if (valid1) {
                        let i1 = data1.length;
                        let j0;
                        if (i1 > 1) {
                          outer0:
                            for (; i1--; ) {
                              for (j0 = i1; j0--; ) {
                                if (func0(data1[i1], data1[j0])) {
                                  validate352.errors = [faultOf(instancePath + "/event_types", "uniqueItems", { i: i1, j: j0 })];
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
                  validate352.errors = [faultOf(instancePath + "/event_types", "type", { type: "array" })];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.description !== void 0) {
                const _errs6 = errors;
                if (!validate340(data.description, instancePath + "/description")) {
                  vErrors = joined(vErrors, validate340.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.headers !== void 0) {
                  const _errs7 = errors;
                  if (!validate342(data.headers, instancePath + "/headers")) {
                    vErrors = joined(vErrors, validate342.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.rate !== void 0) {
                    const _errs8 = errors;
                    if (!validate344(data.rate, instancePath + "/rate")) {
                      vErrors = joined(vErrors, validate344.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.links !== void 0) {
                      const _errs9 = errors;
                      if (!validate79(data.links, instancePath + "/links")) {
                        vErrors = joined(vErrors, validate79.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.tags !== void 0) {
                        const _errs10 = errors;
                        if (!validate347(data.tags, instancePath + "/tags")) {
                          vErrors = joined(vErrors, validate347.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.instances !== void 0) {
                          const _errs11 = errors;
                          if (!validate79(data.instances, instancePath + "/instances")) {
                            vErrors = joined(vErrors, validate79.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs11 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.sample !== void 0) {
                            let data9 = data.sample;
                            const _errs12 = errors;
                            if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                              validate352.errors = [faultOf(instancePath + "/sample", "type", { type: "integer" })];
                              return false;
                            }
                            if (errors === _errs12) {
                              if (typeof data9 == "number" && isFinite(data9)) {
                                if (data9 > 100 || isNaN(data9)) {
                                  validate352.errors = [faultOf(instancePath + "/sample", "maximum", { comparison: "<=", limit: 100 })];
                                  return false;
                                } else {
                                  if (data9 < 1 || isNaN(data9)) {
                                    validate352.errors = [faultOf(instancePath + "/sample", "minimum", { comparison: ">=", limit: 1 })];
                                    return false;
                                  }
                                }
                              }
                            }
                            var valid0 = _errs12 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.format !== void 0) {
                              const _errs14 = errors;
                              if (!validate128(data.format, instancePath + "/format")) {
                                vErrors = joined(vErrors, validate128.errors);
                                errors = vErrors.length;
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
            }
          }
        }
      }
    } else {
      validate352.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate352.errors = vErrors;
  return errors === 0;
}
var DeliveryListRequest = validate362;
var schema144 = { "type": "object", "additionalProperties": false, "properties": { "endpoint_id": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$" }, "state": { "type": "string", "enum": ["pending", "succeeded", "failed"] }, "event_type": { "$ref": "schemas:///webhooks/subscribed-event-type.json" }, "event_id": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$" }, "since": { "$ref": "schemas:///common/timestamp.json" }, "until": { "$ref": "schemas:///common/timestamp.json" }, "limit": { "type": "integer", "minimum": 1, "maximum": 100 }, "cursor": { "type": "string", "minLength": 1, "maxLength": 400 } }, "$id": "schemas:///webhooks/delivery-list-request.json" };
function validate362(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "endpoint_id" || key0 === "state" || key0 === "event_type" || key0 === "event_id" || key0 === "since" || key0 === "until" || key0 === "limit" || key0 === "cursor")) {
          validate362.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.endpoint_id !== void 0) {
          let data0 = data.endpoint_id;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (!pattern2.test(data0)) {
                validate362.errors = [faultOf(instancePath + "/endpoint_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                return false;
              }
            } else {
              validate362.errors = [faultOf(instancePath + "/endpoint_id", "type", { type: "string" })];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.state !== void 0) {
            let data1 = data.state;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate362.errors = [faultOf(instancePath + "/state", "type", { type: "string" })];
              return false;
            }
            if (!(data1 === "pending" || data1 === "succeeded" || data1 === "failed")) {
              validate362.errors = [faultOf(instancePath + "/state", "enum", { allowedValues: schema144.properties.state.enum })];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.event_type !== void 0) {
              const _errs6 = errors;
              if (!validate338(data.event_type, instancePath + "/event_type")) {
                vErrors = joined(vErrors, validate338.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.event_id !== void 0) {
                let data3 = data.event_id;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data3 === "string") {
                    if (!pattern2.test(data3)) {
                      validate362.errors = [faultOf(instancePath + "/event_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                      return false;
                    }
                  } else {
                    validate362.errors = [faultOf(instancePath + "/event_id", "type", { type: "string" })];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.since !== void 0) {
                  const _errs9 = errors;
                  if (!validate22(data.since, instancePath + "/since")) {
                    vErrors = joined(vErrors, validate22.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.until !== void 0) {
                    const _errs10 = errors;
                    if (!validate22(data.until, instancePath + "/until")) {
                      vErrors = joined(vErrors, validate22.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.limit !== void 0) {
                      let data6 = data.limit;
                      const _errs11 = errors;
                      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                        validate362.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
                        return false;
                      }
                      if (errors === _errs11) {
                        if (typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 100 || isNaN(data6)) {
                            validate362.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 100 })];
                            return false;
                          } else {
                            if (data6 < 1 || isNaN(data6)) {
                              validate362.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.cursor !== void 0) {
                        let data7 = data.cursor;
                        const _errs13 = errors;
                        if (errors === _errs13) {
                          if (typeof data7 === "string") {
                            if (func2(data7) > 400) {
                              validate362.errors = [faultOf(instancePath + "/cursor", "maxLength", { limit: 400 })];
                              return false;
                            } else {
                              if (func2(data7) < 1) {
                                validate362.errors = [faultOf(instancePath + "/cursor", "minLength", { limit: 1 })];
                                return false;
                              }
                            }
                          } else {
                            validate362.errors = [faultOf(instancePath + "/cursor", "type", { type: "string" })];
                            return false;
                          }
                        }
                        var valid0 = _errs13 === errors;
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
      validate362.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate362.errors = vErrors;
  return errors === 0;
}
var ReplayDeliveriesRequest = validate366;
function validate366(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "delivery_ids" || key0 === "since" || key0 === "until" || key0 === "endpoint_id" || key0 === "event_type" || key0 === "event_id")) {
          validate366.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                validate366.errors = [faultOf(instancePath + "/delivery_ids", "maxItems", { limit: 100 })];
                return false;
              } else {
                if (data0.length < 1) {
                  validate366.errors = [faultOf(instancePath + "/delivery_ids", "minItems", { limit: 1 })];
                  return false;
                } else {
                  var valid1 = true;
                  const len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0];
                    const _errs4 = errors;
                    if (errors === _errs4) {
                      if (typeof data1 === "string") {
                        if (!pattern2.test(data1)) {
                          validate366.errors = [faultOf(instancePath + "/delivery_ids/" + i0, "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                          return false;
                        }
                      } else {
                        validate366.errors = [faultOf(instancePath + "/delivery_ids/" + i0, "type", { type: "string" })];
                        return false;
                      }
                    }
                    var valid1 = _errs4 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                  if (valid1) {
                    let i1 = data0.length;
                    let j0;
                    if (i1 > 1) {
                      const indices0 = {};
                      for (; i1--; ) {
                        let item0 = data0[i1];
                        if (typeof item0 !== "string") {
                          continue;
                        }
                        if (typeof indices0[item0] == "number") {
                          j0 = indices0[item0];
                          validate366.errors = [faultOf(instancePath + "/delivery_ids", "uniqueItems", { i: i1, j: j0 })];
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
              validate366.errors = [faultOf(instancePath + "/delivery_ids", "type", { type: "array" })];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.since !== void 0) {
            const _errs6 = errors;
            if (!validate22(data.since, instancePath + "/since")) {
              vErrors = joined(vErrors, validate22.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs6 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.until !== void 0) {
              const _errs7 = errors;
              if (!validate22(data.until, instancePath + "/until")) {
                vErrors = joined(vErrors, validate22.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.endpoint_id !== void 0) {
                let data4 = data.endpoint_id;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (typeof data4 === "string") {
                    if (!pattern2.test(data4)) {
                      validate366.errors = [faultOf(instancePath + "/endpoint_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                      return false;
                    }
                  } else {
                    validate366.errors = [faultOf(instancePath + "/endpoint_id", "type", { type: "string" })];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.event_type !== void 0) {
                  const _errs10 = errors;
                  if (!validate338(data.event_type, instancePath + "/event_type")) {
                    vErrors = joined(vErrors, validate338.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.event_id !== void 0) {
                    let data6 = data.event_id;
                    const _errs11 = errors;
                    if (errors === _errs11) {
                      if (typeof data6 === "string") {
                        if (!pattern2.test(data6)) {
                          validate366.errors = [faultOf(instancePath + "/event_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                          return false;
                        }
                      } else {
                        validate366.errors = [faultOf(instancePath + "/event_id", "type", { type: "string" })];
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
    } else {
      validate366.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate366.errors = vErrors;
  return errors === 0;
}
var ReplayFailedRequest = validate370;
function validate370(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.since === void 0 && (missing0 = "since")) {
        validate370.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "since")) {
            validate370.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.since !== void 0) {
            if (!validate22(data.since, instancePath + "/since")) {
              vErrors = joined(vErrors, validate22.errors);
              errors = vErrors.length;
            }
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
var RotateWebhookSecretRequest = validate372;
function validate372(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "overlap_seconds")) {
          validate372.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.overlap_seconds !== void 0) {
          let data0 = data.overlap_seconds;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate372.errors = [faultOf(instancePath + "/overlap_seconds", "type", { type: "integer" })];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 2592e3 || isNaN(data0)) {
                validate372.errors = [faultOf(instancePath + "/overlap_seconds", "maximum", { comparison: "<=", limit: 2592e3 })];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate372.errors = [faultOf(instancePath + "/overlap_seconds", "minimum", { comparison: ">=", limit: 0 })];
                  return false;
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
