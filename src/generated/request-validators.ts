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
var schema10 = { "type": "object", "additionalProperties": false, "properties": { "endpoint_id": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$" }, "type": { "$ref": "./automation-event-type.json" }, "state": { "type": "string", "enum": ["scheduled", "published", "cancelled"] }, "text": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000\\ud800-\\udfff]*$" }, "receiver_id": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$" }, "delivery_state": { "type": "string", "enum": ["pending", "succeeded", "failed"] }, "since": { "$ref": "../common/timestamp.json" }, "until": { "$ref": "../common/timestamp.json" }, "limit": { "type": "integer", "minimum": 1, "maximum": 100 }, "cursor": { "type": "string", "minLength": 1, "maxLength": 200 } }, "$id": "schemas:///automation/automation-history-request.json" };
var func14 = Object.prototype.hasOwnProperty;
var pattern2 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
var pattern3 = new RegExp("^[^\\u0000\\ud800-\\udfff]*$", "u");
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
              let data2 = data.state;
              const _errs5 = errors;
              if (typeof data2 !== "string") {
                validate28.errors = [faultOf(instancePath + "/state", "type", { type: "string" })];
                return false;
              }
              if (!(data2 === "scheduled" || data2 === "published" || data2 === "cancelled")) {
                validate28.errors = [faultOf(instancePath + "/state", "enum", { allowedValues: schema10.properties.state.enum })];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.text !== void 0) {
                let data3 = data.text;
                const _errs7 = errors;
                if (errors === _errs7) {
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
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.receiver_id !== void 0) {
                  let data4 = data.receiver_id;
                  const _errs9 = errors;
                  if (errors === _errs9) {
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
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.delivery_state !== void 0) {
                    let data5 = data.delivery_state;
                    const _errs11 = errors;
                    if (typeof data5 !== "string") {
                      validate28.errors = [faultOf(instancePath + "/delivery_state", "type", { type: "string" })];
                      return false;
                    }
                    if (!(data5 === "pending" || data5 === "succeeded" || data5 === "failed")) {
                      validate28.errors = [faultOf(instancePath + "/delivery_state", "enum", { allowedValues: schema10.properties.delivery_state.enum })];
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.since !== void 0) {
                      const _errs13 = errors;
                      if (!validate22(data.since, instancePath + "/since")) {
                        vErrors = joined(vErrors, validate22.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.until !== void 0) {
                        const _errs14 = errors;
                        if (!validate22(data.until, instancePath + "/until")) {
                          vErrors = joined(vErrors, validate22.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.limit !== void 0) {
                          let data8 = data.limit;
                          const _errs15 = errors;
                          if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                            validate28.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
                            return false;
                          }
                          if (errors === _errs15) {
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
                          var valid0 = _errs15 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.cursor !== void 0) {
                            let data9 = data.cursor;
                            const _errs17 = errors;
                            if (errors === _errs17) {
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
    } else {
      validate28.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}
var AutomationSampleListRequest = validate32;
function validate33(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate33.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate33.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate33.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
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
function validate32(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_type === void 0 && (missing0 = "event_type")) {
        validate32.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "event_type" || key0 === "event")) {
            validate32.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.event_type !== void 0) {
            const _errs2 = errors;
            if (!validate33(data.event_type, instancePath + "/event_type")) {
              vErrors = joined(vErrors, validate33.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.event !== void 0) {
              let data1 = data.event;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 200) {
                    validate32.errors = [faultOf(instancePath + "/event", "maxLength", { limit: 200 })];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate32.errors = [faultOf(instancePath + "/event", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern1.test(data1)) {
                        validate32.errors = [faultOf(instancePath + "/event", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate32.errors = [faultOf(instancePath + "/event", "type", { type: "string" })];
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
      validate32.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate32.errors = vErrors;
  return errors === 0;
}
var ChangeAutomationEndpointRequest = validate35;
var schema13 = { "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "event_type": { "$ref": "./automation-event-type.json" }, "event_types": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "$ref": "./automation-event-type.json" } }, "event_type_from": { "anyOf": [{ "$ref": "./automation-value-place.json" }, { "type": "null" }] }, "repeat_id_from": { "anyOf": [{ "$ref": "./automation-value-place.json" }, { "type": "null" }] }, "keep_headers": { "type": "array", "maxItems": 20, "items": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z][A-Za-z0-9-]{0,63}$" } }, "allow_get": { "type": "boolean" }, "verification": { "anyOf": [{ "$ref": "./automation-verification-input.json" }, { "type": "null" }] }, "data_schema": { "anyOf": [{ "type": "object", "additionalProperties": true }, { "type": "null" }] }, "response": { "anyOf": [{ "$ref": "./automation-response.json" }, { "type": "null" }] }, "rate": { "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1e5 }, { "type": "null" }] }, "state": { "type": "string", "enum": ["active", "paused"] } }, "$id": "schemas:///automation/change-automation-endpoint-request.json" };
var func0 = require_equal().default;
var pattern9 = new RegExp("^[A-Za-z][A-Za-z0-9-]{0,63}$", "u");
var pattern8 = new RegExp("^([A-Za-z][A-Za-z0-9-]*|/[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*)?$", "u");
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
          if (!pattern8.test(data)) {
            validate38.errors = [faultOf(instancePath, "pattern", { pattern: "^([A-Za-z][A-Za-z0-9-]*|/[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*)?$" })];
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
var schema15 = { "type": "object", "additionalProperties": false, "required": ["scheme", "secret"], "properties": { "scheme": { "type": "string", "enum": ["standard_webhooks", "github", "stripe", "shopify", "slack", "meta", "twilio", "hmac", "basic", "header"] }, "secret": { "type": "string", "minLength": 1, "maxLength": 500, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "header": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9-]*$" }, "hmac": { "$ref": "./automation-hmac.json" } }, "$id": "schemas:///automation/automation-verification-input.json" };
var pattern11 = new RegExp("^[A-Za-z0-9-]*$", "u");
var schema16 = { "type": "object", "additionalProperties": false, "required": ["header", "algorithm", "encoding", "prefix", "signed"], "properties": { "header": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z][A-Za-z0-9-]{0,63}$" }, "algorithm": { "type": "string", "enum": ["sha256", "sha512", "sha1"] }, "encoding": { "type": "string", "enum": ["hex", "base64"] }, "prefix": { "type": "string", "maxLength": 50, "pattern": "^[\\x20-\\x7e]*$" }, "timestamp_header": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z][A-Za-z0-9-]{0,63}$" }, { "type": "null" }] }, "signed": { "type": "string", "minLength": 6, "maxLength": 200, "pattern": "^[\\x20-\\x7e]*$" } }, "$id": "schemas:///automation/automation-hmac.json" };
var pattern13 = new RegExp("^[\\x20-\\x7e]*$", "u");
function validate42(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.header === void 0 && (missing0 = "header") || data.algorithm === void 0 && (missing0 = "algorithm") || data.encoding === void 0 && (missing0 = "encoding") || data.prefix === void 0 && (missing0 = "prefix") || data.signed === void 0 && (missing0 = "signed")) {
        validate42.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "header" || key0 === "algorithm" || key0 === "encoding" || key0 === "prefix" || key0 === "timestamp_header" || key0 === "signed")) {
            validate42.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                  validate42.errors = [faultOf(instancePath + "/header", "maxLength", { limit: 64 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate42.errors = [faultOf(instancePath + "/header", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern9.test(data0)) {
                      validate42.errors = [faultOf(instancePath + "/header", "pattern", { pattern: "^[A-Za-z][A-Za-z0-9-]{0,63}$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate42.errors = [faultOf(instancePath + "/header", "type", { type: "string" })];
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
                validate42.errors = [faultOf(instancePath + "/algorithm", "type", { type: "string" })];
                return false;
              }
              if (!(data1 === "sha256" || data1 === "sha512" || data1 === "sha1")) {
                validate42.errors = [faultOf(instancePath + "/algorithm", "enum", { allowedValues: schema16.properties.algorithm.enum })];
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
                  validate42.errors = [faultOf(instancePath + "/encoding", "type", { type: "string" })];
                  return false;
                }
                if (!(data2 === "hex" || data2 === "base64")) {
                  validate42.errors = [faultOf(instancePath + "/encoding", "enum", { allowedValues: schema16.properties.encoding.enum })];
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
                        validate42.errors = [faultOf(instancePath + "/prefix", "maxLength", { limit: 50 })];
                        return false;
                      } else {
                        if (!pattern13.test(data3)) {
                          validate42.errors = [faultOf(instancePath + "/prefix", "pattern", { pattern: "^[\\x20-\\x7e]*$" })];
                          return false;
                        }
                      }
                    } else {
                      validate42.errors = [faultOf(instancePath + "/prefix", "type", { type: "string" })];
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
                      validate42.errors = vErrors;
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
                            validate42.errors = [faultOf(instancePath + "/signed", "maxLength", { limit: 200 })];
                            return false;
                          } else {
                            if (func2(data5) < 6) {
                              validate42.errors = [faultOf(instancePath + "/signed", "minLength", { limit: 6 })];
                              return false;
                            } else {
                              if (!pattern13.test(data5)) {
                                validate42.errors = [faultOf(instancePath + "/signed", "pattern", { pattern: "^[\\x20-\\x7e]*$" })];
                                return false;
                              }
                            }
                          }
                        } else {
                          validate42.errors = [faultOf(instancePath + "/signed", "type", { type: "string" })];
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
      validate42.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}
function validate41(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scheme === void 0 && (missing0 = "scheme") || data.secret === void 0 && (missing0 = "secret")) {
        validate41.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "scheme" || key0 === "secret" || key0 === "header" || key0 === "hmac")) {
            validate41.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.scheme !== void 0) {
            let data0 = data.scheme;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate41.errors = [faultOf(instancePath + "/scheme", "type", { type: "string" })];
              return false;
            }
            if (!(data0 === "standard_webhooks" || data0 === "github" || data0 === "stripe" || data0 === "shopify" || data0 === "slack" || data0 === "meta" || data0 === "twilio" || data0 === "hmac" || data0 === "basic" || data0 === "header")) {
              validate41.errors = [faultOf(instancePath + "/scheme", "enum", { allowedValues: schema15.properties.scheme.enum })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.secret !== void 0) {
              let data1 = data.secret;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 500) {
                    validate41.errors = [faultOf(instancePath + "/secret", "maxLength", { limit: 500 })];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate41.errors = [faultOf(instancePath + "/secret", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern1.test(data1)) {
                        validate41.errors = [faultOf(instancePath + "/secret", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate41.errors = [faultOf(instancePath + "/secret", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.header !== void 0) {
                let data2 = data.header;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 100) {
                      validate41.errors = [faultOf(instancePath + "/header", "maxLength", { limit: 100 })];
                      return false;
                    } else {
                      if (func2(data2) < 1) {
                        validate41.errors = [faultOf(instancePath + "/header", "minLength", { limit: 1 })];
                        return false;
                      } else {
                        if (!pattern11.test(data2)) {
                          validate41.errors = [faultOf(instancePath + "/header", "pattern", { pattern: "^[A-Za-z0-9-]*$" })];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate41.errors = [faultOf(instancePath + "/header", "type", { type: "string" })];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.hmac !== void 0) {
                  const _errs8 = errors;
                  if (!validate42(data.hmac, instancePath + "/hmac")) {
                    vErrors = joined(vErrors, validate42.errors);
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
      validate41.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate41.errors = vErrors;
  return errors === 0;
}
var schema17 = { "type": "object", "additionalProperties": false, "required": ["status"], "properties": { "status": { "type": "integer", "minimum": 200, "maximum": 299 }, "body": { "type": ["object", "array", "string", "number", "boolean", "null"], "items": {}, "additionalProperties": true } }, "$id": "schemas:///automation/automation-response.json" };
function validate45(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status")) {
        validate45.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "body")) {
            validate45.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.status !== void 0) {
            let data0 = data.status;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate45.errors = [faultOf(instancePath + "/status", "type", { type: "integer" })];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 299 || isNaN(data0)) {
                  validate45.errors = [faultOf(instancePath + "/status", "maximum", { comparison: "<=", limit: 299 })];
                  return false;
                } else {
                  if (data0 < 200 || isNaN(data0)) {
                    validate45.errors = [faultOf(instancePath + "/status", "minimum", { comparison: ">=", limit: 200 })];
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
              let data1 = data.body;
              const _errs4 = errors;
              if (typeof data1 != "object" && typeof data1 !== "string" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "boolean") {
                validate45.errors = [faultOf(instancePath + "/body", "type", { type: schema17.properties.body.type })];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate45.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate45.errors = vErrors;
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
        if (!func14.call(schema13.properties, key0)) {
          validate35.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.name !== void 0) {
          let data0 = data.name;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func2(data0) > 200) {
                validate35.errors = [faultOf(instancePath + "/name", "maxLength", { limit: 200 })];
                return false;
              } else {
                if (func2(data0) < 1) {
                  validate35.errors = [faultOf(instancePath + "/name", "minLength", { limit: 1 })];
                  return false;
                } else {
                  if (!pattern1.test(data0)) {
                    validate35.errors = [faultOf(instancePath + "/name", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                    return false;
                  }
                }
              }
            } else {
              validate35.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.event_type !== void 0) {
            const _errs4 = errors;
            if (!validate26(data.event_type, instancePath + "/event_type")) {
              vErrors = joined(vErrors, validate26.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.event_types !== void 0) {
              let data2 = data.event_types;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (Array.isArray(data2)) {
                  if (data2.length > 100) {
                    validate35.errors = [faultOf(instancePath + "/event_types", "maxItems", { limit: 100 })];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs7 = errors;
                      if (!validate26(data2[i0], instancePath + "/event_types/" + i0)) {
                        vErrors = joined(vErrors, validate26.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs7 === errors;
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
                                validate35.errors = [faultOf(instancePath + "/event_types", "uniqueItems", { i: i1, j: j0 })];
                                return false;
                                break outer0;
                              }
                            }
                          }
                      }
                    }
                  }
                } else {
                  validate35.errors = [faultOf(instancePath + "/event_types", "type", { type: "array" })];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.event_type_from !== void 0) {
                let data4 = data.event_type_from;
                const _errs8 = errors;
                const _errs9 = errors;
                let valid3 = false;
                const _errs10 = errors;
                if (!validate38(data4, instancePath + "/event_type_from")) {
                  vErrors = joined(vErrors, validate38.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs10 === errors;
                valid3 = valid3 || _valid0;
                if (!valid3) {
                  const _errs11 = errors;
                  if (data4 !== null) {
                    const err0 = faultOf(instancePath + "/event_type_from", "type", { type: "null" });
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                  var _valid0 = _errs11 === errors;
                  valid3 = valid3 || _valid0;
                }
                if (!valid3) {
                  const err1 = faultOf(instancePath + "/event_type_from", "anyOf", {});
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                  validate35.errors = vErrors;
                  return false;
                } else {
                  errors = _errs9;
                  if (vErrors !== null) {
                    if (_errs9) {
                      vErrors.length = _errs9;
                    } else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.repeat_id_from !== void 0) {
                  let data5 = data.repeat_id_from;
                  const _errs13 = errors;
                  const _errs14 = errors;
                  let valid4 = false;
                  const _errs15 = errors;
                  if (!validate38(data5, instancePath + "/repeat_id_from")) {
                    vErrors = joined(vErrors, validate38.errors);
                    errors = vErrors.length;
                  }
                  var _valid1 = _errs15 === errors;
                  valid4 = valid4 || _valid1;
                  if (!valid4) {
                    const _errs16 = errors;
                    if (data5 !== null) {
                      const err2 = faultOf(instancePath + "/repeat_id_from", "type", { type: "null" });
                      if (vErrors === null) {
                        vErrors = [err2];
                      } else {
                        vErrors.push(err2);
                      }
                      errors++;
                    }
                    var _valid1 = _errs16 === errors;
                    valid4 = valid4 || _valid1;
                  }
                  if (!valid4) {
                    const err3 = faultOf(instancePath + "/repeat_id_from", "anyOf", {});
                    if (vErrors === null) {
                      vErrors = [err3];
                    } else {
                      vErrors.push(err3);
                    }
                    errors++;
                    validate35.errors = vErrors;
                    return false;
                  } else {
                    errors = _errs14;
                    if (vErrors !== null) {
                      if (_errs14) {
                        vErrors.length = _errs14;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid0 = _errs13 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.keep_headers !== void 0) {
                    let data6 = data.keep_headers;
                    const _errs18 = errors;
                    if (errors === _errs18) {
                      if (Array.isArray(data6)) {
                        if (data6.length > 20) {
                          validate35.errors = [faultOf(instancePath + "/keep_headers", "maxItems", { limit: 20 })];
                          return false;
                        } else {
                          var valid5 = true;
                          const len1 = data6.length;
                          for (let i2 = 0; i2 < len1; i2++) {
                            let data7 = data6[i2];
                            const _errs20 = errors;
                            if (errors === _errs20) {
                              if (typeof data7 === "string") {
                                if (func2(data7) > 100) {
                                  validate35.errors = [faultOf(instancePath + "/keep_headers/" + i2, "maxLength", { limit: 100 })];
                                  return false;
                                } else {
                                  if (func2(data7) < 1) {
                                    validate35.errors = [faultOf(instancePath + "/keep_headers/" + i2, "minLength", { limit: 1 })];
                                    return false;
                                  } else {
                                    if (!pattern9.test(data7)) {
                                      validate35.errors = [faultOf(instancePath + "/keep_headers/" + i2, "pattern", { pattern: "^[A-Za-z][A-Za-z0-9-]{0,63}$" })];
                                      return false;
                                    }
                                  }
                                }
                              } else {
                                validate35.errors = [faultOf(instancePath + "/keep_headers/" + i2, "type", { type: "string" })];
                                return false;
                              }
                            }
                            var valid5 = _errs20 === errors;
                            if (!valid5) {
                              break;
                            }
                          }
                        }
                      } else {
                        validate35.errors = [faultOf(instancePath + "/keep_headers", "type", { type: "array" })];
                        return false;
                      }
                    }
                    var valid0 = _errs18 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.allow_get !== void 0) {
                      const _errs22 = errors;
                      if (typeof data.allow_get !== "boolean") {
                        validate35.errors = [faultOf(instancePath + "/allow_get", "type", { type: "boolean" })];
                        return false;
                      }
                      var valid0 = _errs22 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.verification !== void 0) {
                        let data9 = data.verification;
                        const _errs24 = errors;
                        const _errs25 = errors;
                        let valid6 = false;
                        const _errs26 = errors;
                        if (!validate41(data9, instancePath + "/verification")) {
                          vErrors = joined(vErrors, validate41.errors);
                          errors = vErrors.length;
                        }
                        var _valid2 = _errs26 === errors;
                        valid6 = valid6 || _valid2;
                        if (!valid6) {
                          const _errs27 = errors;
                          if (data9 !== null) {
                            const err4 = faultOf(instancePath + "/verification", "type", { type: "null" });
                            if (vErrors === null) {
                              vErrors = [err4];
                            } else {
                              vErrors.push(err4);
                            }
                            errors++;
                          }
                          var _valid2 = _errs27 === errors;
                          valid6 = valid6 || _valid2;
                        }
                        if (!valid6) {
                          const err5 = faultOf(instancePath + "/verification", "anyOf", {});
                          if (vErrors === null) {
                            vErrors = [err5];
                          } else {
                            vErrors.push(err5);
                          }
                          errors++;
                          validate35.errors = vErrors;
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
                        if (data.data_schema !== void 0) {
                          let data10 = data.data_schema;
                          const _errs29 = errors;
                          const _errs30 = errors;
                          let valid7 = false;
                          const _errs31 = errors;
                          if (errors === _errs31) {
                            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                            } else {
                              const err6 = faultOf(instancePath + "/data_schema", "type", { type: "object" });
                              if (vErrors === null) {
                                vErrors = [err6];
                              } else {
                                vErrors.push(err6);
                              }
                              errors++;
                            }
                          }
                          var _valid3 = _errs31 === errors;
                          valid7 = valid7 || _valid3;
                          if (!valid7) {
                            const _errs34 = errors;
                            if (data10 !== null) {
                              const err7 = faultOf(instancePath + "/data_schema", "type", { type: "null" });
                              if (vErrors === null) {
                                vErrors = [err7];
                              } else {
                                vErrors.push(err7);
                              }
                              errors++;
                            }
                            var _valid3 = _errs34 === errors;
                            valid7 = valid7 || _valid3;
                          }
                          if (!valid7) {
                            const err8 = faultOf(instancePath + "/data_schema", "anyOf", {});
                            if (vErrors === null) {
                              vErrors = [err8];
                            } else {
                              vErrors.push(err8);
                            }
                            errors++;
                            validate35.errors = vErrors;
                            return false;
                          } else {
                            errors = _errs30;
                            if (vErrors !== null) {
                              if (_errs30) {
                                vErrors.length = _errs30;
                              } else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs29 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.response !== void 0) {
                            let data11 = data.response;
                            const _errs36 = errors;
                            const _errs37 = errors;
                            let valid8 = false;
                            const _errs38 = errors;
                            if (!validate45(data11, instancePath + "/response")) {
                              vErrors = joined(vErrors, validate45.errors);
                              errors = vErrors.length;
                            }
                            var _valid4 = _errs38 === errors;
                            valid8 = valid8 || _valid4;
                            if (!valid8) {
                              const _errs39 = errors;
                              if (data11 !== null) {
                                const err9 = faultOf(instancePath + "/response", "type", { type: "null" });
                                if (vErrors === null) {
                                  vErrors = [err9];
                                } else {
                                  vErrors.push(err9);
                                }
                                errors++;
                              }
                              var _valid4 = _errs39 === errors;
                              valid8 = valid8 || _valid4;
                            }
                            if (!valid8) {
                              const err10 = faultOf(instancePath + "/response", "anyOf", {});
                              if (vErrors === null) {
                                vErrors = [err10];
                              } else {
                                vErrors.push(err10);
                              }
                              errors++;
                              validate35.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs37;
                              if (vErrors !== null) {
                                if (_errs37) {
                                  vErrors.length = _errs37;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs36 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.rate !== void 0) {
                              let data12 = data.rate;
                              const _errs41 = errors;
                              const _errs42 = errors;
                              let valid9 = false;
                              const _errs43 = errors;
                              if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                const err11 = faultOf(instancePath + "/rate", "type", { type: "integer" });
                                if (vErrors === null) {
                                  vErrors = [err11];
                                } else {
                                  vErrors.push(err11);
                                }
                                errors++;
                              }
                              if (errors === _errs43) {
                                if (typeof data12 == "number" && isFinite(data12)) {
                                  if (data12 > 1e5 || isNaN(data12)) {
                                    const err12 = faultOf(instancePath + "/rate", "maximum", { comparison: "<=", limit: 1e5 });
                                    if (vErrors === null) {
                                      vErrors = [err12];
                                    } else {
                                      vErrors.push(err12);
                                    }
                                    errors++;
                                  } else {
                                    if (data12 < 1 || isNaN(data12)) {
                                      const err13 = faultOf(instancePath + "/rate", "minimum", { comparison: ">=", limit: 1 });
                                      if (vErrors === null) {
                                        vErrors = [err13];
                                      } else {
                                        vErrors.push(err13);
                                      }
                                      errors++;
                                    }
                                  }
                                }
                              }
                              var _valid5 = _errs43 === errors;
                              valid9 = valid9 || _valid5;
                              if (!valid9) {
                                const _errs45 = errors;
                                if (data12 !== null) {
                                  const err14 = faultOf(instancePath + "/rate", "type", { type: "null" });
                                  if (vErrors === null) {
                                    vErrors = [err14];
                                  } else {
                                    vErrors.push(err14);
                                  }
                                  errors++;
                                }
                                var _valid5 = _errs45 === errors;
                                valid9 = valid9 || _valid5;
                              }
                              if (!valid9) {
                                const err15 = faultOf(instancePath + "/rate", "anyOf", {});
                                if (vErrors === null) {
                                  vErrors = [err15];
                                } else {
                                  vErrors.push(err15);
                                }
                                errors++;
                                validate35.errors = vErrors;
                                return false;
                              } else {
                                errors = _errs42;
                                if (vErrors !== null) {
                                  if (_errs42) {
                                    vErrors.length = _errs42;
                                  } else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid0 = _errs41 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.state !== void 0) {
                                let data13 = data.state;
                                const _errs47 = errors;
                                if (typeof data13 !== "string") {
                                  validate35.errors = [faultOf(instancePath + "/state", "type", { type: "string" })];
                                  return false;
                                }
                                if (!(data13 === "active" || data13 === "paused")) {
                                  validate35.errors = [faultOf(instancePath + "/state", "enum", { allowedValues: schema13.properties.state.enum })];
                                  return false;
                                }
                                var valid0 = _errs47 === errors;
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
      validate35.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate35.errors = vErrors;
  return errors === 0;
}
var ChangeAutomationHookRequest = validate47;
var schema18 = { "type": "object", "additionalProperties": false, "properties": { "state": { "type": "string", "enum": ["active", "paused"] }, "description": { "type": "string", "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" } }, "$id": "schemas:///automation/change-automation-hook-request.json" };
function validate47(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "state" || key0 === "description")) {
          validate47.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.state !== void 0) {
          let data0 = data.state;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate47.errors = [faultOf(instancePath + "/state", "type", { type: "string" })];
            return false;
          }
          if (!(data0 === "active" || data0 === "paused")) {
            validate47.errors = [faultOf(instancePath + "/state", "enum", { allowedValues: schema18.properties.state.enum })];
            return false;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.description !== void 0) {
            let data1 = data.description;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func2(data1) > 200) {
                  validate47.errors = [faultOf(instancePath + "/description", "maxLength", { limit: 200 })];
                  return false;
                } else {
                  if (!pattern1.test(data1)) {
                    validate47.errors = [faultOf(instancePath + "/description", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                    return false;
                  }
                }
              } else {
                validate47.errors = [faultOf(instancePath + "/description", "type", { type: "string" })];
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
      validate47.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate47.errors = vErrors;
  return errors === 0;
}
var ChangeAutomationRouteRequest = validate48;
var schema19 = { "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string", "maxLength": 100, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "minLength": 1 }, "sources": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "$ref": "../common/id.json" } }, "event_types": { "type": "array", "maxItems": 50, "uniqueItems": true, "items": { "$ref": "./automation-event-name.json" } }, "filter": { "$ref": "./filter.json" }, "filter_match": { "$ref": "./filter-match.json" }, "mapping": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 1e4, "pattern": "^[^\\u0000\\ud800-\\udfff]*$" }, { "type": "null" }] }, "event_type": { "anyOf": [{ "$ref": "./automation-event-type.json" }, { "type": "null" }] }, "hooks": { "type": "array", "minItems": 1, "maxItems": 100, "uniqueItems": true, "items": { "$ref": "../common/id.json" } }, "state": { "type": "string", "enum": ["active", "paused"] }, "events": { "deprecated": true, "type": "array", "maxItems": 50, "uniqueItems": true, "items": { "$ref": "./automation-event-name.json" } }, "type": { "deprecated": true, "anyOf": [{ "$ref": "./automation-event-type.json" }, { "type": "null" }] } }, "$id": "schemas:///automation/change-automation-route-request.json" };
function validate49(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern2.test(data)) {
        validate49.errors = [faultOf(instancePath, "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
        return false;
      }
    } else {
      validate49.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate49.errors = vErrors;
  return errors === 0;
}
var schema22 = { "type": "object", "additionalProperties": false, "required": ["field"], "minProperties": 2, "properties": { "field": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^.\\u0000\\ud800-\\udfff]+(\\.[^.\\u0000\\ud800-\\udfff]+)*$" }, "equals": { "type": ["string", "number", "boolean", "null"], "maxLength": 1e3, "pattern": "^[^\\u0000\\ud800-\\udfff]*$" }, "not_equals": { "type": ["string", "number", "boolean", "null"], "maxLength": 1e3, "pattern": "^[^\\u0000\\ud800-\\udfff]*$" }, "one_of": { "type": "array", "minItems": 1, "maxItems": 100, "items": { "type": ["string", "number", "boolean", "null"], "maxLength": 1e3, "pattern": "^[^\\u0000\\ud800-\\udfff]*$" } }, "prefix": { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "^[^\\u0000\\ud800-\\udfff]*$" }, "suffix": { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "^[^\\u0000\\ud800-\\udfff]*$" }, "contains": { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "^[^\\u0000\\ud800-\\udfff]*$" }, "exists": { "type": "boolean" }, "min": { "type": "number" }, "max": { "type": "number" } }, "$id": "schemas:///automation/filter-condition.json" };
var pattern19 = new RegExp("^[^.\\u0000\\ud800-\\udfff]+(\\.[^.\\u0000\\ud800-\\udfff]+)*$", "u");
function validate53(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 2) {
        validate53.errors = [faultOf(instancePath, "minProperties", { limit: 2 })];
        return false;
      } else {
        let missing0;
        if (data.field === void 0 && (missing0 = "field")) {
          validate53.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!func14.call(schema22.properties, key0)) {
              validate53.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                    validate53.errors = [faultOf(instancePath + "/field", "maxLength", { limit: 200 })];
                    return false;
                  } else {
                    if (func2(data0) < 1) {
                      validate53.errors = [faultOf(instancePath + "/field", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern19.test(data0)) {
                        validate53.errors = [faultOf(instancePath + "/field", "pattern", { pattern: "^[^.\\u0000\\ud800-\\udfff]+(\\.[^.\\u0000\\ud800-\\udfff]+)*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate53.errors = [faultOf(instancePath + "/field", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs2 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.equals !== void 0) {
                let data1 = data.equals;
                const _errs4 = errors;
                if (typeof data1 !== "string" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "boolean" && data1 !== null) {
                  validate53.errors = [faultOf(instancePath + "/equals", "type", { type: schema22.properties.equals.type })];
                  return false;
                }
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (func2(data1) > 1e3) {
                      validate53.errors = [faultOf(instancePath + "/equals", "maxLength", { limit: 1e3 })];
                      return false;
                    } else {
                      if (!pattern3.test(data1)) {
                        validate53.errors = [faultOf(instancePath + "/equals", "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
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
                if (data.not_equals !== void 0) {
                  let data2 = data.not_equals;
                  const _errs6 = errors;
                  if (typeof data2 !== "string" && !(typeof data2 == "number" && isFinite(data2)) && typeof data2 !== "boolean" && data2 !== null) {
                    validate53.errors = [faultOf(instancePath + "/not_equals", "type", { type: schema22.properties.not_equals.type })];
                    return false;
                  }
                  if (errors === _errs6) {
                    if (typeof data2 === "string") {
                      if (func2(data2) > 1e3) {
                        validate53.errors = [faultOf(instancePath + "/not_equals", "maxLength", { limit: 1e3 })];
                        return false;
                      } else {
                        if (!pattern3.test(data2)) {
                          validate53.errors = [faultOf(instancePath + "/not_equals", "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
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
                  if (data.one_of !== void 0) {
                    let data3 = data.one_of;
                    const _errs8 = errors;
                    if (errors === _errs8) {
                      if (Array.isArray(data3)) {
                        if (data3.length > 100) {
                          validate53.errors = [faultOf(instancePath + "/one_of", "maxItems", { limit: 100 })];
                          return false;
                        } else {
                          if (data3.length < 1) {
                            validate53.errors = [faultOf(instancePath + "/one_of", "minItems", { limit: 1 })];
                            return false;
                          } else {
                            var valid1 = true;
                            const len0 = data3.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data4 = data3[i0];
                              const _errs10 = errors;
                              if (typeof data4 !== "string" && !(typeof data4 == "number" && isFinite(data4)) && typeof data4 !== "boolean" && data4 !== null) {
                                validate53.errors = [faultOf(instancePath + "/one_of/" + i0, "type", { type: schema22.properties.one_of.items.type })];
                                return false;
                              }
                              if (errors === _errs10) {
                                if (typeof data4 === "string") {
                                  if (func2(data4) > 1e3) {
                                    validate53.errors = [faultOf(instancePath + "/one_of/" + i0, "maxLength", { limit: 1e3 })];
                                    return false;
                                  } else {
                                    if (!pattern3.test(data4)) {
                                      validate53.errors = [faultOf(instancePath + "/one_of/" + i0, "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
                                      return false;
                                    }
                                  }
                                }
                              }
                              var valid1 = _errs10 === errors;
                              if (!valid1) {
                                break;
                              }
                            }
                          }
                        }
                      } else {
                        validate53.errors = [faultOf(instancePath + "/one_of", "type", { type: "array" })];
                        return false;
                      }
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.prefix !== void 0) {
                      let data5 = data.prefix;
                      const _errs12 = errors;
                      if (errors === _errs12) {
                        if (typeof data5 === "string") {
                          if (func2(data5) > 1e3) {
                            validate53.errors = [faultOf(instancePath + "/prefix", "maxLength", { limit: 1e3 })];
                            return false;
                          } else {
                            if (func2(data5) < 1) {
                              validate53.errors = [faultOf(instancePath + "/prefix", "minLength", { limit: 1 })];
                              return false;
                            } else {
                              if (!pattern3.test(data5)) {
                                validate53.errors = [faultOf(instancePath + "/prefix", "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
                                return false;
                              }
                            }
                          }
                        } else {
                          validate53.errors = [faultOf(instancePath + "/prefix", "type", { type: "string" })];
                          return false;
                        }
                      }
                      var valid0 = _errs12 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.suffix !== void 0) {
                        let data6 = data.suffix;
                        const _errs14 = errors;
                        if (errors === _errs14) {
                          if (typeof data6 === "string") {
                            if (func2(data6) > 1e3) {
                              validate53.errors = [faultOf(instancePath + "/suffix", "maxLength", { limit: 1e3 })];
                              return false;
                            } else {
                              if (func2(data6) < 1) {
                                validate53.errors = [faultOf(instancePath + "/suffix", "minLength", { limit: 1 })];
                                return false;
                              } else {
                                if (!pattern3.test(data6)) {
                                  validate53.errors = [faultOf(instancePath + "/suffix", "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
                                  return false;
                                }
                              }
                            }
                          } else {
                            validate53.errors = [faultOf(instancePath + "/suffix", "type", { type: "string" })];
                            return false;
                          }
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.contains !== void 0) {
                          let data7 = data.contains;
                          const _errs16 = errors;
                          if (errors === _errs16) {
                            if (typeof data7 === "string") {
                              if (func2(data7) > 1e3) {
                                validate53.errors = [faultOf(instancePath + "/contains", "maxLength", { limit: 1e3 })];
                                return false;
                              } else {
                                if (func2(data7) < 1) {
                                  validate53.errors = [faultOf(instancePath + "/contains", "minLength", { limit: 1 })];
                                  return false;
                                } else {
                                  if (!pattern3.test(data7)) {
                                    validate53.errors = [faultOf(instancePath + "/contains", "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
                                    return false;
                                  }
                                }
                              }
                            } else {
                              validate53.errors = [faultOf(instancePath + "/contains", "type", { type: "string" })];
                              return false;
                            }
                          }
                          var valid0 = _errs16 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.exists !== void 0) {
                            const _errs18 = errors;
                            if (typeof data.exists !== "boolean") {
                              validate53.errors = [faultOf(instancePath + "/exists", "type", { type: "boolean" })];
                              return false;
                            }
                            var valid0 = _errs18 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.min !== void 0) {
                              let data9 = data.min;
                              const _errs20 = errors;
                              if (!(typeof data9 == "number" && isFinite(data9))) {
                                validate53.errors = [faultOf(instancePath + "/min", "type", { type: "number" })];
                                return false;
                              }
                              var valid0 = _errs20 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.max !== void 0) {
                                let data10 = data.max;
                                const _errs22 = errors;
                                if (!(typeof data10 == "number" && isFinite(data10))) {
                                  validate53.errors = [faultOf(instancePath + "/max", "type", { type: "number" })];
                                  return false;
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
    } else {
      validate53.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}
function validate52(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        validate52.errors = [faultOf(instancePath, "maxItems", { limit: 20 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate53(data[i0], instancePath + "/" + i0)) {
            vErrors = joined(vErrors, validate53.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      validate52.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}
var schema23 = { "type": "string", "enum": ["all", "any"], "$id": "schemas:///automation/filter-match.json" };
function validate56(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate56.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "all" || data === "any")) {
    validate56.errors = [faultOf(instancePath, "enum", { allowedValues: schema23.enum })];
    return false;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
function validate48(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func14.call(schema19.properties, key0)) {
          validate48.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.name !== void 0) {
          let data0 = data.name;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func2(data0) > 100) {
                validate48.errors = [faultOf(instancePath + "/name", "maxLength", { limit: 100 })];
                return false;
              } else {
                if (func2(data0) < 1) {
                  validate48.errors = [faultOf(instancePath + "/name", "minLength", { limit: 1 })];
                  return false;
                } else {
                  if (!pattern1.test(data0)) {
                    validate48.errors = [faultOf(instancePath + "/name", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                    return false;
                  }
                }
              }
            } else {
              validate48.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.sources !== void 0) {
            let data1 = data.sources;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (Array.isArray(data1)) {
                if (data1.length > 100) {
                  validate48.errors = [faultOf(instancePath + "/sources", "maxItems", { limit: 100 })];
                  return false;
                } else {
                  var valid1 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs6 = errors;
                    if (!validate49(data1[i0], instancePath + "/sources/" + i0)) {
                      vErrors = joined(vErrors, validate49.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs6 === errors;
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
                              validate48.errors = [faultOf(instancePath + "/sources", "uniqueItems", { i: i1, j: j0 })];
                              return false;
                              break outer0;
                            }
                          }
                        }
                    }
                  }
                }
              } else {
                validate48.errors = [faultOf(instancePath + "/sources", "type", { type: "array" })];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.event_types !== void 0) {
              let data3 = data.event_types;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (Array.isArray(data3)) {
                  if (data3.length > 50) {
                    validate48.errors = [faultOf(instancePath + "/event_types", "maxItems", { limit: 50 })];
                    return false;
                  } else {
                    var valid3 = true;
                    const len1 = data3.length;
                    for (let i2 = 0; i2 < len1; i2++) {
                      const _errs9 = errors;
                      if (!validate33(data3[i2], instancePath + "/event_types/" + i2)) {
                        vErrors = joined(vErrors, validate33.errors);
                        errors = vErrors.length;
                      }
                      var valid3 = _errs9 === errors;
                      if (!valid3) {
                        break;
                      }
                    }
                    if (valid3) {
                      let i3 = data3.length;
                      let j1;
                      if (i3 > 1) {
                        outer1:
                          for (; i3--; ) {
                            for (j1 = i3; j1--; ) {
                              if (func0(data3[i3], data3[j1])) {
                                validate48.errors = [faultOf(instancePath + "/event_types", "uniqueItems", { i: i3, j: j1 })];
                                return false;
                                break outer1;
                              }
                            }
                          }
                      }
                    }
                  }
                } else {
                  validate48.errors = [faultOf(instancePath + "/event_types", "type", { type: "array" })];
                  return false;
                }
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.filter !== void 0) {
                const _errs10 = errors;
                if (!validate52(data.filter, instancePath + "/filter")) {
                  vErrors = joined(vErrors, validate52.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs10 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.filter_match !== void 0) {
                  const _errs11 = errors;
                  if (!validate56(data.filter_match, instancePath + "/filter_match")) {
                    vErrors = joined(vErrors, validate56.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.mapping !== void 0) {
                    let data7 = data.mapping;
                    const _errs12 = errors;
                    const _errs13 = errors;
                    let valid5 = false;
                    const _errs14 = errors;
                    if (errors === _errs14) {
                      if (typeof data7 === "string") {
                        if (func2(data7) > 1e4) {
                          const err0 = faultOf(instancePath + "/mapping", "maxLength", { limit: 1e4 });
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        } else {
                          if (func2(data7) < 1) {
                            const err1 = faultOf(instancePath + "/mapping", "minLength", { limit: 1 });
                            if (vErrors === null) {
                              vErrors = [err1];
                            } else {
                              vErrors.push(err1);
                            }
                            errors++;
                          } else {
                            if (!pattern3.test(data7)) {
                              const err2 = faultOf(instancePath + "/mapping", "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" });
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
                        const err3 = faultOf(instancePath + "/mapping", "type", { type: "string" });
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                      }
                    }
                    var _valid0 = _errs14 === errors;
                    valid5 = valid5 || _valid0;
                    if (!valid5) {
                      const _errs16 = errors;
                      if (data7 !== null) {
                        const err4 = faultOf(instancePath + "/mapping", "type", { type: "null" });
                        if (vErrors === null) {
                          vErrors = [err4];
                        } else {
                          vErrors.push(err4);
                        }
                        errors++;
                      }
                      var _valid0 = _errs16 === errors;
                      valid5 = valid5 || _valid0;
                    }
                    if (!valid5) {
                      const err5 = faultOf(instancePath + "/mapping", "anyOf", {});
                      if (vErrors === null) {
                        vErrors = [err5];
                      } else {
                        vErrors.push(err5);
                      }
                      errors++;
                      validate48.errors = vErrors;
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
                    if (data.event_type !== void 0) {
                      let data8 = data.event_type;
                      const _errs18 = errors;
                      const _errs19 = errors;
                      let valid6 = false;
                      const _errs20 = errors;
                      if (!validate26(data8, instancePath + "/event_type")) {
                        vErrors = joined(vErrors, validate26.errors);
                        errors = vErrors.length;
                      }
                      var _valid1 = _errs20 === errors;
                      valid6 = valid6 || _valid1;
                      if (!valid6) {
                        const _errs21 = errors;
                        if (data8 !== null) {
                          const err6 = faultOf(instancePath + "/event_type", "type", { type: "null" });
                          if (vErrors === null) {
                            vErrors = [err6];
                          } else {
                            vErrors.push(err6);
                          }
                          errors++;
                        }
                        var _valid1 = _errs21 === errors;
                        valid6 = valid6 || _valid1;
                      }
                      if (!valid6) {
                        const err7 = faultOf(instancePath + "/event_type", "anyOf", {});
                        if (vErrors === null) {
                          vErrors = [err7];
                        } else {
                          vErrors.push(err7);
                        }
                        errors++;
                        validate48.errors = vErrors;
                        return false;
                      } else {
                        errors = _errs19;
                        if (vErrors !== null) {
                          if (_errs19) {
                            vErrors.length = _errs19;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid0 = _errs18 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.hooks !== void 0) {
                        let data9 = data.hooks;
                        const _errs23 = errors;
                        if (errors === _errs23) {
                          if (Array.isArray(data9)) {
                            if (data9.length > 100) {
                              validate48.errors = [faultOf(instancePath + "/hooks", "maxItems", { limit: 100 })];
                              return false;
                            } else {
                              if (data9.length < 1) {
                                validate48.errors = [faultOf(instancePath + "/hooks", "minItems", { limit: 1 })];
                                return false;
                              } else {
                                var valid7 = true;
                                const len2 = data9.length;
                                for (let i4 = 0; i4 < len2; i4++) {
                                  const _errs25 = errors;
                                  if (!validate49(data9[i4], instancePath + "/hooks/" + i4)) {
                                    vErrors = joined(vErrors, validate49.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid7 = _errs25 === errors;
                                  if (!valid7) {
                                    break;
                                  }
                                }
                                if (valid7) {
                                  let i5 = data9.length;
                                  let j2;
                                  if (i5 > 1) {
                                    outer2:
                                      for (; i5--; ) {
                                        for (j2 = i5; j2--; ) {
                                          if (func0(data9[i5], data9[j2])) {
                                            validate48.errors = [faultOf(instancePath + "/hooks", "uniqueItems", { i: i5, j: j2 })];
                                            return false;
                                            break outer2;
                                          }
                                        }
                                      }
                                  }
                                }
                              }
                            }
                          } else {
                            validate48.errors = [faultOf(instancePath + "/hooks", "type", { type: "array" })];
                            return false;
                          }
                        }
                        var valid0 = _errs23 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.state !== void 0) {
                          let data11 = data.state;
                          const _errs26 = errors;
                          if (typeof data11 !== "string") {
                            validate48.errors = [faultOf(instancePath + "/state", "type", { type: "string" })];
                            return false;
                          }
                          if (!(data11 === "active" || data11 === "paused")) {
                            validate48.errors = [faultOf(instancePath + "/state", "enum", { allowedValues: schema19.properties.state.enum })];
                            return false;
                          }
                          var valid0 = _errs26 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.events !== void 0) {
                            let data12 = data.events;
                            const _errs28 = errors;
                            if (errors === _errs28) {
                              if (Array.isArray(data12)) {
                                if (data12.length > 50) {
                                  validate48.errors = [faultOf(instancePath + "/events", "maxItems", { limit: 50 })];
                                  return false;
                                } else {
                                  var valid9 = true;
                                  const len3 = data12.length;
                                  for (let i6 = 0; i6 < len3; i6++) {
                                    const _errs30 = errors;
                                    if (!validate33(data12[i6], instancePath + "/events/" + i6)) {
                                      vErrors = joined(vErrors, validate33.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid9 = _errs30 === errors;
                                    if (!valid9) {
                                      break;
                                    }
                                  }
                                  if (valid9) {
                                    let i7 = data12.length;
                                    let j3;
                                    if (i7 > 1) {
                                      outer3:
                                        for (; i7--; ) {
                                          for (j3 = i7; j3--; ) {
                                            if (func0(data12[i7], data12[j3])) {
                                              validate48.errors = [faultOf(instancePath + "/events", "uniqueItems", { i: i7, j: j3 })];
                                              return false;
                                              break outer3;
                                            }
                                          }
                                        }
                                    }
                                  }
                                }
                              } else {
                                validate48.errors = [faultOf(instancePath + "/events", "type", { type: "array" })];
                                return false;
                              }
                            }
                            var valid0 = _errs28 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.type !== void 0) {
                              let data14 = data.type;
                              const _errs31 = errors;
                              const _errs32 = errors;
                              let valid11 = false;
                              const _errs33 = errors;
                              if (!validate26(data14, instancePath + "/type")) {
                                vErrors = joined(vErrors, validate26.errors);
                                errors = vErrors.length;
                              }
                              var _valid2 = _errs33 === errors;
                              valid11 = valid11 || _valid2;
                              if (!valid11) {
                                const _errs34 = errors;
                                if (data14 !== null) {
                                  const err8 = faultOf(instancePath + "/type", "type", { type: "null" });
                                  if (vErrors === null) {
                                    vErrors = [err8];
                                  } else {
                                    vErrors.push(err8);
                                  }
                                  errors++;
                                }
                                var _valid2 = _errs34 === errors;
                                valid11 = valid11 || _valid2;
                              }
                              if (!valid11) {
                                const err9 = faultOf(instancePath + "/type", "anyOf", {});
                                if (vErrors === null) {
                                  vErrors = [err9];
                                } else {
                                  vErrors.push(err9);
                                }
                                errors++;
                                validate48.errors = vErrors;
                                return false;
                              } else {
                                errors = _errs32;
                                if (vErrors !== null) {
                                  if (_errs32) {
                                    vErrors.length = _errs32;
                                  } else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid0 = _errs31 === errors;
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
      validate48.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate48.errors = vErrors;
  return errors === 0;
}
var ChangeAutomationSettingsRequest = validate62;
function validate62(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.retention_days === void 0 && (missing0 = "retention_days")) {
        validate62.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "retention_days")) {
            validate62.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
              validate62.errors = vErrors;
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
      validate62.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate62.errors = vErrors;
  return errors === 0;
}
var CreateAutomationEndpointRequest = validate63;
var schema25 = { "type": "object", "additionalProperties": false, "required": ["name", "event_type"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "event_type": { "$ref": "./automation-event-type.json" }, "event_types": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "$ref": "./automation-event-type.json" } }, "event_type_from": { "anyOf": [{ "$ref": "./automation-value-place.json" }, { "type": "null" }] }, "repeat_id_from": { "anyOf": [{ "$ref": "./automation-value-place.json" }, { "type": "null" }] }, "keep_headers": { "type": "array", "maxItems": 20, "items": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z][A-Za-z0-9-]{0,63}$" } }, "allow_get": { "type": "boolean" }, "verification": { "anyOf": [{ "$ref": "./automation-verification-input.json" }, { "type": "null" }] }, "data_schema": { "anyOf": [{ "type": "object", "additionalProperties": true }, { "type": "null" }] }, "response": { "anyOf": [{ "$ref": "./automation-response.json" }, { "type": "null" }] }, "rate": { "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1e5 }, { "type": "null" }] } }, "$id": "schemas:///automation/create-automation-endpoint-request.json" };
function validate63(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.event_type === void 0 && (missing0 = "event_type")) {
        validate63.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func14.call(schema25.properties, key0)) {
            validate63.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 200) {
                  validate63.errors = [faultOf(instancePath + "/name", "maxLength", { limit: 200 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate63.errors = [faultOf(instancePath + "/name", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern1.test(data0)) {
                      validate63.errors = [faultOf(instancePath + "/name", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate63.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.event_type !== void 0) {
              const _errs4 = errors;
              if (!validate26(data.event_type, instancePath + "/event_type")) {
                vErrors = joined(vErrors, validate26.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.event_types !== void 0) {
                let data2 = data.event_types;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (Array.isArray(data2)) {
                    if (data2.length > 100) {
                      validate63.errors = [faultOf(instancePath + "/event_types", "maxItems", { limit: 100 })];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs7 = errors;
                        if (!validate26(data2[i0], instancePath + "/event_types/" + i0)) {
                          vErrors = joined(vErrors, validate26.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs7 === errors;
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
                                  validate63.errors = [faultOf(instancePath + "/event_types", "uniqueItems", { i: i1, j: j0 })];
                                  return false;
                                  break outer0;
                                }
                              }
                            }
                        }
                      }
                    }
                  } else {
                    validate63.errors = [faultOf(instancePath + "/event_types", "type", { type: "array" })];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.event_type_from !== void 0) {
                  let data4 = data.event_type_from;
                  const _errs8 = errors;
                  const _errs9 = errors;
                  let valid3 = false;
                  const _errs10 = errors;
                  if (!validate38(data4, instancePath + "/event_type_from")) {
                    vErrors = joined(vErrors, validate38.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs10 === errors;
                  valid3 = valid3 || _valid0;
                  if (!valid3) {
                    const _errs11 = errors;
                    if (data4 !== null) {
                      const err0 = faultOf(instancePath + "/event_type_from", "type", { type: "null" });
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                    var _valid0 = _errs11 === errors;
                    valid3 = valid3 || _valid0;
                  }
                  if (!valid3) {
                    const err1 = faultOf(instancePath + "/event_type_from", "anyOf", {});
                    if (vErrors === null) {
                      vErrors = [err1];
                    } else {
                      vErrors.push(err1);
                    }
                    errors++;
                    validate63.errors = vErrors;
                    return false;
                  } else {
                    errors = _errs9;
                    if (vErrors !== null) {
                      if (_errs9) {
                        vErrors.length = _errs9;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.repeat_id_from !== void 0) {
                    let data5 = data.repeat_id_from;
                    const _errs13 = errors;
                    const _errs14 = errors;
                    let valid4 = false;
                    const _errs15 = errors;
                    if (!validate38(data5, instancePath + "/repeat_id_from")) {
                      vErrors = joined(vErrors, validate38.errors);
                      errors = vErrors.length;
                    }
                    var _valid1 = _errs15 === errors;
                    valid4 = valid4 || _valid1;
                    if (!valid4) {
                      const _errs16 = errors;
                      if (data5 !== null) {
                        const err2 = faultOf(instancePath + "/repeat_id_from", "type", { type: "null" });
                        if (vErrors === null) {
                          vErrors = [err2];
                        } else {
                          vErrors.push(err2);
                        }
                        errors++;
                      }
                      var _valid1 = _errs16 === errors;
                      valid4 = valid4 || _valid1;
                    }
                    if (!valid4) {
                      const err3 = faultOf(instancePath + "/repeat_id_from", "anyOf", {});
                      if (vErrors === null) {
                        vErrors = [err3];
                      } else {
                        vErrors.push(err3);
                      }
                      errors++;
                      validate63.errors = vErrors;
                      return false;
                    } else {
                      errors = _errs14;
                      if (vErrors !== null) {
                        if (_errs14) {
                          vErrors.length = _errs14;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs13 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.keep_headers !== void 0) {
                      let data6 = data.keep_headers;
                      const _errs18 = errors;
                      if (errors === _errs18) {
                        if (Array.isArray(data6)) {
                          if (data6.length > 20) {
                            validate63.errors = [faultOf(instancePath + "/keep_headers", "maxItems", { limit: 20 })];
                            return false;
                          } else {
                            var valid5 = true;
                            const len1 = data6.length;
                            for (let i2 = 0; i2 < len1; i2++) {
                              let data7 = data6[i2];
                              const _errs20 = errors;
                              if (errors === _errs20) {
                                if (typeof data7 === "string") {
                                  if (func2(data7) > 100) {
                                    validate63.errors = [faultOf(instancePath + "/keep_headers/" + i2, "maxLength", { limit: 100 })];
                                    return false;
                                  } else {
                                    if (func2(data7) < 1) {
                                      validate63.errors = [faultOf(instancePath + "/keep_headers/" + i2, "minLength", { limit: 1 })];
                                      return false;
                                    } else {
                                      if (!pattern9.test(data7)) {
                                        validate63.errors = [faultOf(instancePath + "/keep_headers/" + i2, "pattern", { pattern: "^[A-Za-z][A-Za-z0-9-]{0,63}$" })];
                                        return false;
                                      }
                                    }
                                  }
                                } else {
                                  validate63.errors = [faultOf(instancePath + "/keep_headers/" + i2, "type", { type: "string" })];
                                  return false;
                                }
                              }
                              var valid5 = _errs20 === errors;
                              if (!valid5) {
                                break;
                              }
                            }
                          }
                        } else {
                          validate63.errors = [faultOf(instancePath + "/keep_headers", "type", { type: "array" })];
                          return false;
                        }
                      }
                      var valid0 = _errs18 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.allow_get !== void 0) {
                        const _errs22 = errors;
                        if (typeof data.allow_get !== "boolean") {
                          validate63.errors = [faultOf(instancePath + "/allow_get", "type", { type: "boolean" })];
                          return false;
                        }
                        var valid0 = _errs22 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.verification !== void 0) {
                          let data9 = data.verification;
                          const _errs24 = errors;
                          const _errs25 = errors;
                          let valid6 = false;
                          const _errs26 = errors;
                          if (!validate41(data9, instancePath + "/verification")) {
                            vErrors = joined(vErrors, validate41.errors);
                            errors = vErrors.length;
                          }
                          var _valid2 = _errs26 === errors;
                          valid6 = valid6 || _valid2;
                          if (!valid6) {
                            const _errs27 = errors;
                            if (data9 !== null) {
                              const err4 = faultOf(instancePath + "/verification", "type", { type: "null" });
                              if (vErrors === null) {
                                vErrors = [err4];
                              } else {
                                vErrors.push(err4);
                              }
                              errors++;
                            }
                            var _valid2 = _errs27 === errors;
                            valid6 = valid6 || _valid2;
                          }
                          if (!valid6) {
                            const err5 = faultOf(instancePath + "/verification", "anyOf", {});
                            if (vErrors === null) {
                              vErrors = [err5];
                            } else {
                              vErrors.push(err5);
                            }
                            errors++;
                            validate63.errors = vErrors;
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
                          if (data.data_schema !== void 0) {
                            let data10 = data.data_schema;
                            const _errs29 = errors;
                            const _errs30 = errors;
                            let valid7 = false;
                            const _errs31 = errors;
                            if (errors === _errs31) {
                              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                              } else {
                                const err6 = faultOf(instancePath + "/data_schema", "type", { type: "object" });
                                if (vErrors === null) {
                                  vErrors = [err6];
                                } else {
                                  vErrors.push(err6);
                                }
                                errors++;
                              }
                            }
                            var _valid3 = _errs31 === errors;
                            valid7 = valid7 || _valid3;
                            if (!valid7) {
                              const _errs34 = errors;
                              if (data10 !== null) {
                                const err7 = faultOf(instancePath + "/data_schema", "type", { type: "null" });
                                if (vErrors === null) {
                                  vErrors = [err7];
                                } else {
                                  vErrors.push(err7);
                                }
                                errors++;
                              }
                              var _valid3 = _errs34 === errors;
                              valid7 = valid7 || _valid3;
                            }
                            if (!valid7) {
                              const err8 = faultOf(instancePath + "/data_schema", "anyOf", {});
                              if (vErrors === null) {
                                vErrors = [err8];
                              } else {
                                vErrors.push(err8);
                              }
                              errors++;
                              validate63.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs30;
                              if (vErrors !== null) {
                                if (_errs30) {
                                  vErrors.length = _errs30;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs29 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.response !== void 0) {
                              let data11 = data.response;
                              const _errs36 = errors;
                              const _errs37 = errors;
                              let valid8 = false;
                              const _errs38 = errors;
                              if (!validate45(data11, instancePath + "/response")) {
                                vErrors = joined(vErrors, validate45.errors);
                                errors = vErrors.length;
                              }
                              var _valid4 = _errs38 === errors;
                              valid8 = valid8 || _valid4;
                              if (!valid8) {
                                const _errs39 = errors;
                                if (data11 !== null) {
                                  const err9 = faultOf(instancePath + "/response", "type", { type: "null" });
                                  if (vErrors === null) {
                                    vErrors = [err9];
                                  } else {
                                    vErrors.push(err9);
                                  }
                                  errors++;
                                }
                                var _valid4 = _errs39 === errors;
                                valid8 = valid8 || _valid4;
                              }
                              if (!valid8) {
                                const err10 = faultOf(instancePath + "/response", "anyOf", {});
                                if (vErrors === null) {
                                  vErrors = [err10];
                                } else {
                                  vErrors.push(err10);
                                }
                                errors++;
                                validate63.errors = vErrors;
                                return false;
                              } else {
                                errors = _errs37;
                                if (vErrors !== null) {
                                  if (_errs37) {
                                    vErrors.length = _errs37;
                                  } else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid0 = _errs36 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.rate !== void 0) {
                                let data12 = data.rate;
                                const _errs41 = errors;
                                const _errs42 = errors;
                                let valid9 = false;
                                const _errs43 = errors;
                                if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                  const err11 = faultOf(instancePath + "/rate", "type", { type: "integer" });
                                  if (vErrors === null) {
                                    vErrors = [err11];
                                  } else {
                                    vErrors.push(err11);
                                  }
                                  errors++;
                                }
                                if (errors === _errs43) {
                                  if (typeof data12 == "number" && isFinite(data12)) {
                                    if (data12 > 1e5 || isNaN(data12)) {
                                      const err12 = faultOf(instancePath + "/rate", "maximum", { comparison: "<=", limit: 1e5 });
                                      if (vErrors === null) {
                                        vErrors = [err12];
                                      } else {
                                        vErrors.push(err12);
                                      }
                                      errors++;
                                    } else {
                                      if (data12 < 1 || isNaN(data12)) {
                                        const err13 = faultOf(instancePath + "/rate", "minimum", { comparison: ">=", limit: 1 });
                                        if (vErrors === null) {
                                          vErrors = [err13];
                                        } else {
                                          vErrors.push(err13);
                                        }
                                        errors++;
                                      }
                                    }
                                  }
                                }
                                var _valid5 = _errs43 === errors;
                                valid9 = valid9 || _valid5;
                                if (!valid9) {
                                  const _errs45 = errors;
                                  if (data12 !== null) {
                                    const err14 = faultOf(instancePath + "/rate", "type", { type: "null" });
                                    if (vErrors === null) {
                                      vErrors = [err14];
                                    } else {
                                      vErrors.push(err14);
                                    }
                                    errors++;
                                  }
                                  var _valid5 = _errs45 === errors;
                                  valid9 = valid9 || _valid5;
                                }
                                if (!valid9) {
                                  const err15 = faultOf(instancePath + "/rate", "anyOf", {});
                                  if (vErrors === null) {
                                    vErrors = [err15];
                                  } else {
                                    vErrors.push(err15);
                                  }
                                  errors++;
                                  validate63.errors = vErrors;
                                  return false;
                                } else {
                                  errors = _errs42;
                                  if (vErrors !== null) {
                                    if (_errs42) {
                                      vErrors.length = _errs42;
                                    } else {
                                      vErrors = null;
                                    }
                                  }
                                }
                                var valid0 = _errs41 === errors;
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
      validate63.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate63.errors = vErrors;
  return errors === 0;
}
var CreateAutomationHookRequest = validate70;
var schema26 = { "type": "object", "additionalProperties": false, "required": ["target_url", "event_type"], "properties": { "target_url": { "type": "string", "minLength": 1, "maxLength": 2048, "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, "event_type": { "$ref": "./automation-event-name.json" }, "format": { "type": "string", "enum": ["standard", "cloudevents", "cloudevents_binary", "data"] }, "description": { "type": "string", "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "event": { "deprecated": true, "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" } }, "$id": "schemas:///automation/create-automation-hook-request.json" };
var pattern29 = new RegExp("^[^\\u0000-\\u001f\\u007f]*$", "u");
function validate70(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.target_url === void 0 && (missing0 = "target_url") || data.event_type === void 0 && (missing0 = "event_type")) {
        validate70.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "target_url" || key0 === "event_type" || key0 === "format" || key0 === "description" || key0 === "event")) {
            validate70.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.target_url !== void 0) {
            let data0 = data.target_url;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 2048) {
                  validate70.errors = [faultOf(instancePath + "/target_url", "maxLength", { limit: 2048 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate70.errors = [faultOf(instancePath + "/target_url", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern29.test(data0)) {
                      validate70.errors = [faultOf(instancePath + "/target_url", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate70.errors = [faultOf(instancePath + "/target_url", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.event_type !== void 0) {
              const _errs4 = errors;
              if (!validate33(data.event_type, instancePath + "/event_type")) {
                vErrors = joined(vErrors, validate33.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.format !== void 0) {
                let data2 = data.format;
                const _errs5 = errors;
                if (typeof data2 !== "string") {
                  validate70.errors = [faultOf(instancePath + "/format", "type", { type: "string" })];
                  return false;
                }
                if (!(data2 === "standard" || data2 === "cloudevents" || data2 === "cloudevents_binary" || data2 === "data")) {
                  validate70.errors = [faultOf(instancePath + "/format", "enum", { allowedValues: schema26.properties.format.enum })];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.description !== void 0) {
                  let data3 = data.description;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 200) {
                        validate70.errors = [faultOf(instancePath + "/description", "maxLength", { limit: 200 })];
                        return false;
                      } else {
                        if (!pattern1.test(data3)) {
                          validate70.errors = [faultOf(instancePath + "/description", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                          return false;
                        }
                      }
                    } else {
                      validate70.errors = [faultOf(instancePath + "/description", "type", { type: "string" })];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.event !== void 0) {
                    let data4 = data.event;
                    const _errs9 = errors;
                    if (errors === _errs9) {
                      if (typeof data4 === "string") {
                        if (func2(data4) > 200) {
                          validate70.errors = [faultOf(instancePath + "/event", "maxLength", { limit: 200 })];
                          return false;
                        } else {
                          if (func2(data4) < 1) {
                            validate70.errors = [faultOf(instancePath + "/event", "minLength", { limit: 1 })];
                            return false;
                          } else {
                            if (!pattern1.test(data4)) {
                              validate70.errors = [faultOf(instancePath + "/event", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                              return false;
                            }
                          }
                        }
                      } else {
                        validate70.errors = [faultOf(instancePath + "/event", "type", { type: "string" })];
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
      validate70.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate70.errors = vErrors;
  return errors === 0;
}
var CreateAutomationRouteRequest = validate72;
var schema27 = { "type": "object", "additionalProperties": false, "required": ["name", "hooks"], "properties": { "name": { "type": "string", "maxLength": 100, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "minLength": 1 }, "sources": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "$ref": "../common/id.json" } }, "event_types": { "type": "array", "maxItems": 50, "uniqueItems": true, "items": { "$ref": "./automation-event-name.json" } }, "filter": { "$ref": "./filter.json" }, "filter_match": { "$ref": "./filter-match.json" }, "mapping": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 1e4, "pattern": "^[^\\u0000\\ud800-\\udfff]*$" }, { "type": "null" }] }, "event_type": { "anyOf": [{ "$ref": "./automation-event-type.json" }, { "type": "null" }] }, "hooks": { "type": "array", "minItems": 1, "maxItems": 100, "uniqueItems": true, "items": { "$ref": "../common/id.json" } }, "events": { "deprecated": true, "type": "array", "maxItems": 50, "uniqueItems": true, "items": { "$ref": "./automation-event-name.json" } }, "type": { "deprecated": true, "anyOf": [{ "$ref": "./automation-event-type.json" }, { "type": "null" }] } }, "$id": "schemas:///automation/create-automation-route-request.json" };
function validate72(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.hooks === void 0 && (missing0 = "hooks")) {
        validate72.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func14.call(schema27.properties, key0)) {
            validate72.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 100) {
                  validate72.errors = [faultOf(instancePath + "/name", "maxLength", { limit: 100 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate72.errors = [faultOf(instancePath + "/name", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern1.test(data0)) {
                      validate72.errors = [faultOf(instancePath + "/name", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate72.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.sources !== void 0) {
              let data1 = data.sources;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (Array.isArray(data1)) {
                  if (data1.length > 100) {
                    validate72.errors = [faultOf(instancePath + "/sources", "maxItems", { limit: 100 })];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs6 = errors;
                      if (!validate49(data1[i0], instancePath + "/sources/" + i0)) {
                        vErrors = joined(vErrors, validate49.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs6 === errors;
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
                                validate72.errors = [faultOf(instancePath + "/sources", "uniqueItems", { i: i1, j: j0 })];
                                return false;
                                break outer0;
                              }
                            }
                          }
                      }
                    }
                  }
                } else {
                  validate72.errors = [faultOf(instancePath + "/sources", "type", { type: "array" })];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.event_types !== void 0) {
                let data3 = data.event_types;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (Array.isArray(data3)) {
                    if (data3.length > 50) {
                      validate72.errors = [faultOf(instancePath + "/event_types", "maxItems", { limit: 50 })];
                      return false;
                    } else {
                      var valid3 = true;
                      const len1 = data3.length;
                      for (let i2 = 0; i2 < len1; i2++) {
                        const _errs9 = errors;
                        if (!validate33(data3[i2], instancePath + "/event_types/" + i2)) {
                          vErrors = joined(vErrors, validate33.errors);
                          errors = vErrors.length;
                        }
                        var valid3 = _errs9 === errors;
                        if (!valid3) {
                          break;
                        }
                      }
                      if (valid3) {
                        let i3 = data3.length;
                        let j1;
                        if (i3 > 1) {
                          outer1:
                            for (; i3--; ) {
                              for (j1 = i3; j1--; ) {
                                if (func0(data3[i3], data3[j1])) {
                                  validate72.errors = [faultOf(instancePath + "/event_types", "uniqueItems", { i: i3, j: j1 })];
                                  return false;
                                  break outer1;
                                }
                              }
                            }
                        }
                      }
                    }
                  } else {
                    validate72.errors = [faultOf(instancePath + "/event_types", "type", { type: "array" })];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.filter !== void 0) {
                  const _errs10 = errors;
                  if (!validate52(data.filter, instancePath + "/filter")) {
                    vErrors = joined(vErrors, validate52.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.filter_match !== void 0) {
                    const _errs11 = errors;
                    if (!validate56(data.filter_match, instancePath + "/filter_match")) {
                      vErrors = joined(vErrors, validate56.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.mapping !== void 0) {
                      let data7 = data.mapping;
                      const _errs12 = errors;
                      const _errs13 = errors;
                      let valid5 = false;
                      const _errs14 = errors;
                      if (errors === _errs14) {
                        if (typeof data7 === "string") {
                          if (func2(data7) > 1e4) {
                            const err0 = faultOf(instancePath + "/mapping", "maxLength", { limit: 1e4 });
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          } else {
                            if (func2(data7) < 1) {
                              const err1 = faultOf(instancePath + "/mapping", "minLength", { limit: 1 });
                              if (vErrors === null) {
                                vErrors = [err1];
                              } else {
                                vErrors.push(err1);
                              }
                              errors++;
                            } else {
                              if (!pattern3.test(data7)) {
                                const err2 = faultOf(instancePath + "/mapping", "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" });
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
                          const err3 = faultOf(instancePath + "/mapping", "type", { type: "string" });
                          if (vErrors === null) {
                            vErrors = [err3];
                          } else {
                            vErrors.push(err3);
                          }
                          errors++;
                        }
                      }
                      var _valid0 = _errs14 === errors;
                      valid5 = valid5 || _valid0;
                      if (!valid5) {
                        const _errs16 = errors;
                        if (data7 !== null) {
                          const err4 = faultOf(instancePath + "/mapping", "type", { type: "null" });
                          if (vErrors === null) {
                            vErrors = [err4];
                          } else {
                            vErrors.push(err4);
                          }
                          errors++;
                        }
                        var _valid0 = _errs16 === errors;
                        valid5 = valid5 || _valid0;
                      }
                      if (!valid5) {
                        const err5 = faultOf(instancePath + "/mapping", "anyOf", {});
                        if (vErrors === null) {
                          vErrors = [err5];
                        } else {
                          vErrors.push(err5);
                        }
                        errors++;
                        validate72.errors = vErrors;
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
                      if (data.event_type !== void 0) {
                        let data8 = data.event_type;
                        const _errs18 = errors;
                        const _errs19 = errors;
                        let valid6 = false;
                        const _errs20 = errors;
                        if (!validate26(data8, instancePath + "/event_type")) {
                          vErrors = joined(vErrors, validate26.errors);
                          errors = vErrors.length;
                        }
                        var _valid1 = _errs20 === errors;
                        valid6 = valid6 || _valid1;
                        if (!valid6) {
                          const _errs21 = errors;
                          if (data8 !== null) {
                            const err6 = faultOf(instancePath + "/event_type", "type", { type: "null" });
                            if (vErrors === null) {
                              vErrors = [err6];
                            } else {
                              vErrors.push(err6);
                            }
                            errors++;
                          }
                          var _valid1 = _errs21 === errors;
                          valid6 = valid6 || _valid1;
                        }
                        if (!valid6) {
                          const err7 = faultOf(instancePath + "/event_type", "anyOf", {});
                          if (vErrors === null) {
                            vErrors = [err7];
                          } else {
                            vErrors.push(err7);
                          }
                          errors++;
                          validate72.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs19;
                          if (vErrors !== null) {
                            if (_errs19) {
                              vErrors.length = _errs19;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid0 = _errs18 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.hooks !== void 0) {
                          let data9 = data.hooks;
                          const _errs23 = errors;
                          if (errors === _errs23) {
                            if (Array.isArray(data9)) {
                              if (data9.length > 100) {
                                validate72.errors = [faultOf(instancePath + "/hooks", "maxItems", { limit: 100 })];
                                return false;
                              } else {
                                if (data9.length < 1) {
                                  validate72.errors = [faultOf(instancePath + "/hooks", "minItems", { limit: 1 })];
                                  return false;
                                } else {
                                  var valid7 = true;
                                  const len2 = data9.length;
                                  for (let i4 = 0; i4 < len2; i4++) {
                                    const _errs25 = errors;
                                    if (!validate49(data9[i4], instancePath + "/hooks/" + i4)) {
                                      vErrors = joined(vErrors, validate49.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid7 = _errs25 === errors;
                                    if (!valid7) {
                                      break;
                                    }
                                  }
                                  if (valid7) {
                                    let i5 = data9.length;
                                    let j2;
                                    if (i5 > 1) {
                                      outer2:
                                        for (; i5--; ) {
                                          for (j2 = i5; j2--; ) {
                                            if (func0(data9[i5], data9[j2])) {
                                              validate72.errors = [faultOf(instancePath + "/hooks", "uniqueItems", { i: i5, j: j2 })];
                                              return false;
                                              break outer2;
                                            }
                                          }
                                        }
                                    }
                                  }
                                }
                              }
                            } else {
                              validate72.errors = [faultOf(instancePath + "/hooks", "type", { type: "array" })];
                              return false;
                            }
                          }
                          var valid0 = _errs23 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.events !== void 0) {
                            let data11 = data.events;
                            const _errs26 = errors;
                            if (errors === _errs26) {
                              if (Array.isArray(data11)) {
                                if (data11.length > 50) {
                                  validate72.errors = [faultOf(instancePath + "/events", "maxItems", { limit: 50 })];
                                  return false;
                                } else {
                                  var valid9 = true;
                                  const len3 = data11.length;
                                  for (let i6 = 0; i6 < len3; i6++) {
                                    const _errs28 = errors;
                                    if (!validate33(data11[i6], instancePath + "/events/" + i6)) {
                                      vErrors = joined(vErrors, validate33.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid9 = _errs28 === errors;
                                    if (!valid9) {
                                      break;
                                    }
                                  }
                                  if (valid9) {
                                    let i7 = data11.length;
                                    let j3;
                                    if (i7 > 1) {
                                      outer3:
                                        for (; i7--; ) {
                                          for (j3 = i7; j3--; ) {
                                            if (func0(data11[i7], data11[j3])) {
                                              validate72.errors = [faultOf(instancePath + "/events", "uniqueItems", { i: i7, j: j3 })];
                                              return false;
                                              break outer3;
                                            }
                                          }
                                        }
                                    }
                                  }
                                }
                              } else {
                                validate72.errors = [faultOf(instancePath + "/events", "type", { type: "array" })];
                                return false;
                              }
                            }
                            var valid0 = _errs26 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.type !== void 0) {
                              let data13 = data.type;
                              const _errs29 = errors;
                              const _errs30 = errors;
                              let valid11 = false;
                              const _errs31 = errors;
                              if (!validate26(data13, instancePath + "/type")) {
                                vErrors = joined(vErrors, validate26.errors);
                                errors = vErrors.length;
                              }
                              var _valid2 = _errs31 === errors;
                              valid11 = valid11 || _valid2;
                              if (!valid11) {
                                const _errs32 = errors;
                                if (data13 !== null) {
                                  const err8 = faultOf(instancePath + "/type", "type", { type: "null" });
                                  if (vErrors === null) {
                                    vErrors = [err8];
                                  } else {
                                    vErrors.push(err8);
                                  }
                                  errors++;
                                }
                                var _valid2 = _errs32 === errors;
                                valid11 = valid11 || _valid2;
                              }
                              if (!valid11) {
                                const err9 = faultOf(instancePath + "/type", "anyOf", {});
                                if (vErrors === null) {
                                  vErrors = [err9];
                                } else {
                                  vErrors.push(err9);
                                }
                                errors++;
                                validate72.errors = vErrors;
                                return false;
                              } else {
                                errors = _errs30;
                                if (vErrors !== null) {
                                  if (_errs30) {
                                    vErrors.length = _errs30;
                                  } else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid0 = _errs29 === errors;
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
      validate72.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate72.errors = vErrors;
  return errors === 0;
}
var PublishEventRequest = validate81;
var schema28 = { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "$ref": "./automation-event-type.json" }, "data": { "type": ["object", "array", "string", "number", "boolean", "null"], "items": {}, "additionalProperties": true }, "id": { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "source": { "type": "string", "minLength": 1, "maxLength": 2e3, "pattern": "^[\\w\\-.~:/?#\\[\\]@!$&'()*+,;=%]+$" }, "subject": { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "time": { "$ref": "../common/timestamp.json" }, "deliver_at": { "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] } }, "$id": "schemas:///automation/publish-event-request.json" };
var pattern35 = new RegExp("^[\\w\\-.~:/?#\\[\\]@!$&'()*+,;=%]+$", "u");
function validate81(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        validate81.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "data" || key0 === "id" || key0 === "source" || key0 === "subject" || key0 === "time" || key0 === "deliver_at")) {
            validate81.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
              let data1 = data.data;
              const _errs3 = errors;
              if (typeof data1 != "object" && typeof data1 !== "string" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "boolean") {
                validate81.errors = [faultOf(instancePath + "/data", "type", { type: schema28.properties.data.type })];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.id !== void 0) {
                let data2 = data.id;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 1e3) {
                      validate81.errors = [faultOf(instancePath + "/id", "maxLength", { limit: 1e3 })];
                      return false;
                    } else {
                      if (func2(data2) < 1) {
                        validate81.errors = [faultOf(instancePath + "/id", "minLength", { limit: 1 })];
                        return false;
                      } else {
                        if (!pattern1.test(data2)) {
                          validate81.errors = [faultOf(instancePath + "/id", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate81.errors = [faultOf(instancePath + "/id", "type", { type: "string" })];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.source !== void 0) {
                  let data3 = data.source;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 2e3) {
                        validate81.errors = [faultOf(instancePath + "/source", "maxLength", { limit: 2e3 })];
                        return false;
                      } else {
                        if (func2(data3) < 1) {
                          validate81.errors = [faultOf(instancePath + "/source", "minLength", { limit: 1 })];
                          return false;
                        } else {
                          if (!pattern35.test(data3)) {
                            validate81.errors = [faultOf(instancePath + "/source", "pattern", { pattern: "^[\\w\\-.~:/?#\\[\\]@!$&'()*+,;=%]+$" })];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate81.errors = [faultOf(instancePath + "/source", "type", { type: "string" })];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.subject !== void 0) {
                    let data4 = data.subject;
                    const _errs10 = errors;
                    if (errors === _errs10) {
                      if (typeof data4 === "string") {
                        if (func2(data4) > 1e3) {
                          validate81.errors = [faultOf(instancePath + "/subject", "maxLength", { limit: 1e3 })];
                          return false;
                        } else {
                          if (func2(data4) < 1) {
                            validate81.errors = [faultOf(instancePath + "/subject", "minLength", { limit: 1 })];
                            return false;
                          } else {
                            if (!pattern1.test(data4)) {
                              validate81.errors = [faultOf(instancePath + "/subject", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                              return false;
                            }
                          }
                        }
                      } else {
                        validate81.errors = [faultOf(instancePath + "/subject", "type", { type: "string" })];
                        return false;
                      }
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.time !== void 0) {
                      const _errs12 = errors;
                      if (!validate22(data.time, instancePath + "/time")) {
                        vErrors = joined(vErrors, validate22.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs12 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.deliver_at !== void 0) {
                        let data6 = data.deliver_at;
                        const _errs13 = errors;
                        const _errs14 = errors;
                        let valid1 = false;
                        const _errs15 = errors;
                        if (!validate22(data6, instancePath + "/deliver_at")) {
                          vErrors = joined(vErrors, validate22.errors);
                          errors = vErrors.length;
                        }
                        var _valid0 = _errs15 === errors;
                        valid1 = valid1 || _valid0;
                        if (!valid1) {
                          const _errs16 = errors;
                          if (data6 !== null) {
                            const err0 = faultOf(instancePath + "/deliver_at", "type", { type: "null" });
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          }
                          var _valid0 = _errs16 === errors;
                          valid1 = valid1 || _valid0;
                        }
                        if (!valid1) {
                          const err1 = faultOf(instancePath + "/deliver_at", "anyOf", {});
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                          validate81.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs14;
                          if (vErrors !== null) {
                            if (_errs14) {
                              vErrors.length = _errs14;
                            } else {
                              vErrors = null;
                            }
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
      validate81.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate81.errors = vErrors;
  return errors === 0;
}
var ReplayAutomationEventRequest = validate85;
function validate85(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "receiver_id")) {
          validate85.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                validate85.errors = [faultOf(instancePath + "/receiver_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                return false;
              }
            } else {
              validate85.errors = [faultOf(instancePath + "/receiver_id", "type", { type: "string" })];
              return false;
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
var ReplayAutomationEventsRequest = validate86;
function validate86(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.since === void 0 && (missing0 = "since")) {
        validate86.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "since" || key0 === "until" || key0 === "endpoint_id" || key0 === "type" || key0 === "receiver_id" || key0 === "limit" || key0 === "cursor")) {
            validate86.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                      validate86.errors = [faultOf(instancePath + "/endpoint_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                      return false;
                    }
                  } else {
                    validate86.errors = [faultOf(instancePath + "/endpoint_id", "type", { type: "string" })];
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
                          validate86.errors = [faultOf(instancePath + "/receiver_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                          return false;
                        }
                      } else {
                        validate86.errors = [faultOf(instancePath + "/receiver_id", "type", { type: "string" })];
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
                        validate86.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
                        return false;
                      }
                      if (errors === _errs9) {
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 > 100 || isNaN(data5)) {
                            validate86.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 100 })];
                            return false;
                          } else {
                            if (data5 < 1 || isNaN(data5)) {
                              validate86.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
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
                              validate86.errors = [faultOf(instancePath + "/cursor", "maxLength", { limit: 200 })];
                              return false;
                            } else {
                              if (func2(data6) < 1) {
                                validate86.errors = [faultOf(instancePath + "/cursor", "minLength", { limit: 1 })];
                                return false;
                              }
                            }
                          } else {
                            validate86.errors = [faultOf(instancePath + "/cursor", "type", { type: "string" })];
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
      validate86.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate86.errors = vErrors;
  return errors === 0;
}
var RotateAutomationEndpointRequest = validate90;
function validate90(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "overlap_seconds")) {
          validate90.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.overlap_seconds !== void 0) {
          let data0 = data.overlap_seconds;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate90.errors = [faultOf(instancePath + "/overlap_seconds", "type", { type: "integer" })];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 2592e3 || isNaN(data0)) {
                validate90.errors = [faultOf(instancePath + "/overlap_seconds", "maximum", { comparison: "<=", limit: 2592e3 })];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate90.errors = [faultOf(instancePath + "/overlap_seconds", "minimum", { comparison: ">=", limit: 0 })];
                  return false;
                }
              }
            }
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
var TryAutomationRouteRequest = validate91;
function validate91(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event")) {
        validate91.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "event" || key0 === "filter" || key0 === "filter_match" || key0 === "mapping")) {
            validate91.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                validate91.errors = [faultOf(instancePath + "/event", "type", { type: "object" })];
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
              if (!validate52(data.filter, instancePath + "/filter")) {
                vErrors = joined(vErrors, validate52.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.filter_match !== void 0) {
                const _errs6 = errors;
                if (!validate56(data.filter_match, instancePath + "/filter_match")) {
                  vErrors = joined(vErrors, validate56.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.mapping !== void 0) {
                  let data3 = data.mapping;
                  const _errs7 = errors;
                  const _errs8 = errors;
                  let valid1 = false;
                  const _errs9 = errors;
                  if (errors === _errs9) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 1e4) {
                        const err0 = faultOf(instancePath + "/mapping", "maxLength", { limit: 1e4 });
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      } else {
                        if (func2(data3) < 1) {
                          const err1 = faultOf(instancePath + "/mapping", "minLength", { limit: 1 });
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                        } else {
                          if (!pattern3.test(data3)) {
                            const err2 = faultOf(instancePath + "/mapping", "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" });
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
                      const err3 = faultOf(instancePath + "/mapping", "type", { type: "string" });
                      if (vErrors === null) {
                        vErrors = [err3];
                      } else {
                        vErrors.push(err3);
                      }
                      errors++;
                    }
                  }
                  var _valid0 = _errs9 === errors;
                  valid1 = valid1 || _valid0;
                  if (!valid1) {
                    const _errs11 = errors;
                    if (data3 !== null) {
                      const err4 = faultOf(instancePath + "/mapping", "type", { type: "null" });
                      if (vErrors === null) {
                        vErrors = [err4];
                      } else {
                        vErrors.push(err4);
                      }
                      errors++;
                    }
                    var _valid0 = _errs11 === errors;
                    valid1 = valid1 || _valid0;
                  }
                  if (!valid1) {
                    const err5 = faultOf(instancePath + "/mapping", "anyOf", {});
                    if (vErrors === null) {
                      vErrors = [err5];
                    } else {
                      vErrors.push(err5);
                    }
                    errors++;
                    validate91.errors = vErrors;
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
              }
            }
          }
        }
      }
    } else {
      validate91.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate91.errors = vErrors;
  return errors === 0;
}
var NoInput = validate94;
function validate94(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        validate94.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
        return false;
        break;
      }
    } else {
      validate94.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate94.errors = vErrors;
  return errors === 0;
}
var CreateInvitationRequest = validate95;
var formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
var schema35 = { "type": "string", "enum": ["owner", "developer", "viewer"], "$id": "schemas:///people/role.json" };
function validate96(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate96.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "owner" || data === "developer" || data === "viewer")) {
    validate96.errors = [faultOf(instancePath, "enum", { allowedValues: schema35.enum })];
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
      if (data.email === void 0 && (missing0 = "email") || data.role === void 0 && (missing0 = "role")) {
        validate95.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "email" || key0 === "role")) {
            validate95.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                    validate95.errors = [faultOf(instancePath + "/email", "maxLength", { limit: 254 })];
                    return false;
                  } else {
                    if (!formats2.test(data0)) {
                      validate95.errors = [faultOf(instancePath + "/email", "format", { format: "email" })];
                      return false;
                    }
                  }
                } else {
                  validate95.errors = [faultOf(instancePath + "/email", "type", { type: "string" })];
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
              if (!validate96(data.role, instancePath + "/role")) {
                vErrors = joined(vErrors, validate96.errors);
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
      validate95.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate95.errors = vErrors;
  return errors === 0;
}
var ChangeKeyRequest = validate98;
var schema36 = { "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, "scopes": { "type": "array", "uniqueItems": true, "items": { "$ref": "../common/scope.json" }, "minItems": 1 }, "expires_at": { "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "allowed_ips": { "$ref": "./allowed-ips.json" }, "rate_limit": { "anyOf": [{ "$ref": "./key-rate-limit.json" }, { "type": "null" }] }, "owner": { "type": ["string", "null"], "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, "metadata": { "$ref": "./key-metadata.json" } }, "$id": "schemas:///keys/change-key-request.json" };
var pattern42 = new RegExp("^[a-z][a-z0-9-]*:[a-z]+$", "u");
function validate99(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 64) {
        validate99.errors = [faultOf(instancePath, "maxLength", { limit: 64 })];
        return false;
      } else {
        if (!pattern42.test(data)) {
          validate99.errors = [faultOf(instancePath, "pattern", { pattern: "^[a-z][a-z0-9-]*:[a-z]+$" })];
          return false;
        }
      }
    } else {
      validate99.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate99.errors = vErrors;
  return errors === 0;
}
function validate102(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        validate102.errors = [faultOf(instancePath, "maxItems", { limit: 50 })];
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
                validate102.errors = [faultOf(instancePath + "/" + i0, "maxLength", { limit: 64 })];
                return false;
              } else {
                if (func2(data0) < 2) {
                  validate102.errors = [faultOf(instancePath + "/" + i0, "minLength", { limit: 2 })];
                  return false;
                }
              }
            } else {
              validate102.errors = [faultOf(instancePath + "/" + i0, "type", { type: "string" })];
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
                validate102.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                return false;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      }
    } else {
      validate102.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate102.errors = vErrors;
  return errors === 0;
}
function validate104(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.requests === void 0 && (missing0 = "requests") || data.seconds === void 0 && (missing0 = "seconds")) {
        validate104.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "requests" || key0 === "seconds")) {
            validate104.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.requests !== void 0) {
            let data0 = data.requests;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
              validate104.errors = [faultOf(instancePath + "/requests", "type", { type: "integer" })];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 1e9 || isNaN(data0)) {
                  validate104.errors = [faultOf(instancePath + "/requests", "maximum", { comparison: "<=", limit: 1e9 })];
                  return false;
                } else {
                  if (data0 < 1 || isNaN(data0)) {
                    validate104.errors = [faultOf(instancePath + "/requests", "minimum", { comparison: ">=", limit: 1 })];
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
                validate104.errors = [faultOf(instancePath + "/seconds", "type", { type: "integer" })];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 86400 || isNaN(data1)) {
                    validate104.errors = [faultOf(instancePath + "/seconds", "maximum", { comparison: "<=", limit: 86400 })];
                    return false;
                  } else {
                    if (data1 < 1 || isNaN(data1)) {
                      validate104.errors = [faultOf(instancePath + "/seconds", "minimum", { comparison: ">=", limit: 1 })];
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
      validate104.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate104.errors = vErrors;
  return errors === 0;
}
var pattern44 = new RegExp("^[A-Za-z0-9_.-]{1,40}$", "u");
var pattern45 = new RegExp("^[^\\u0000]*$", "u");
function validate106(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 20) {
        validate106.errors = [faultOf(instancePath, "maxProperties", { limit: 20 })];
        return false;
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof key0 === "string") {
              if (!pattern44.test(key0)) {
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
            validate106.errors = vErrors;
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
                  validate106.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 500 })];
                  return false;
                } else {
                  if (!pattern45.test(data0)) {
                    validate106.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "pattern", { pattern: "^[^\\u0000]*$" })];
                    return false;
                  }
                }
              } else {
                validate106.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" })];
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
      validate106.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate106.errors = vErrors;
  return errors === 0;
}
function validate98(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "name" || key0 === "scopes" || key0 === "expires_at" || key0 === "allowed_ips" || key0 === "rate_limit" || key0 === "owner" || key0 === "metadata")) {
          validate98.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.name !== void 0) {
          let data0 = data.name;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func2(data0) > 100) {
                validate98.errors = [faultOf(instancePath + "/name", "maxLength", { limit: 100 })];
                return false;
              } else {
                if (func2(data0) < 1) {
                  validate98.errors = [faultOf(instancePath + "/name", "minLength", { limit: 1 })];
                  return false;
                } else {
                  if (!pattern29.test(data0)) {
                    validate98.errors = [faultOf(instancePath + "/name", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
                    return false;
                  }
                }
              }
            } else {
              validate98.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.scopes !== void 0) {
            let data1 = data.scopes;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (Array.isArray(data1)) {
                if (data1.length < 1) {
                  validate98.errors = [faultOf(instancePath + "/scopes", "minItems", { limit: 1 })];
                  return false;
                } else {
                  var valid1 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs6 = errors;
                    if (!validate99(data1[i0], instancePath + "/scopes/" + i0)) {
                      vErrors = joined(vErrors, validate99.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs6 === errors;
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
                              validate98.errors = [faultOf(instancePath + "/scopes", "uniqueItems", { i: i1, j: j0 })];
                              return false;
                              break outer0;
                            }
                          }
                        }
                    }
                  }
                }
              } else {
                validate98.errors = [faultOf(instancePath + "/scopes", "type", { type: "array" })];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.expires_at !== void 0) {
              let data3 = data.expires_at;
              const _errs7 = errors;
              const _errs8 = errors;
              let valid3 = false;
              const _errs9 = errors;
              if (!validate22(data3, instancePath + "/expires_at")) {
                vErrors = joined(vErrors, validate22.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs9 === errors;
              valid3 = valid3 || _valid0;
              if (!valid3) {
                const _errs10 = errors;
                if (data3 !== null) {
                  const err0 = faultOf(instancePath + "/expires_at", "type", { type: "null" });
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid0 = _errs10 === errors;
                valid3 = valid3 || _valid0;
              }
              if (!valid3) {
                const err1 = faultOf(instancePath + "/expires_at", "anyOf", {});
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
                validate98.errors = vErrors;
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
              if (data.allowed_ips !== void 0) {
                const _errs12 = errors;
                if (!validate102(data.allowed_ips, instancePath + "/allowed_ips")) {
                  vErrors = joined(vErrors, validate102.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs12 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.rate_limit !== void 0) {
                  let data5 = data.rate_limit;
                  const _errs13 = errors;
                  const _errs14 = errors;
                  let valid4 = false;
                  const _errs15 = errors;
                  if (!validate104(data5, instancePath + "/rate_limit")) {
                    vErrors = joined(vErrors, validate104.errors);
                    errors = vErrors.length;
                  }
                  var _valid1 = _errs15 === errors;
                  valid4 = valid4 || _valid1;
                  if (!valid4) {
                    const _errs16 = errors;
                    if (data5 !== null) {
                      const err2 = faultOf(instancePath + "/rate_limit", "type", { type: "null" });
                      if (vErrors === null) {
                        vErrors = [err2];
                      } else {
                        vErrors.push(err2);
                      }
                      errors++;
                    }
                    var _valid1 = _errs16 === errors;
                    valid4 = valid4 || _valid1;
                  }
                  if (!valid4) {
                    const err3 = faultOf(instancePath + "/rate_limit", "anyOf", {});
                    if (vErrors === null) {
                      vErrors = [err3];
                    } else {
                      vErrors.push(err3);
                    }
                    errors++;
                    validate98.errors = vErrors;
                    return false;
                  } else {
                    errors = _errs14;
                    if (vErrors !== null) {
                      if (_errs14) {
                        vErrors.length = _errs14;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid0 = _errs13 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.owner !== void 0) {
                    let data6 = data.owner;
                    const _errs18 = errors;
                    if (typeof data6 !== "string" && data6 !== null) {
                      validate98.errors = [faultOf(instancePath + "/owner", "type", { type: schema36.properties.owner.type })];
                      return false;
                    }
                    if (errors === _errs18) {
                      if (typeof data6 === "string") {
                        if (func2(data6) > 200) {
                          validate98.errors = [faultOf(instancePath + "/owner", "maxLength", { limit: 200 })];
                          return false;
                        } else {
                          if (func2(data6) < 1) {
                            validate98.errors = [faultOf(instancePath + "/owner", "minLength", { limit: 1 })];
                            return false;
                          } else {
                            if (!pattern29.test(data6)) {
                              validate98.errors = [faultOf(instancePath + "/owner", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
                              return false;
                            }
                          }
                        }
                      }
                    }
                    var valid0 = _errs18 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.metadata !== void 0) {
                      const _errs20 = errors;
                      if (!validate106(data.metadata, instancePath + "/metadata")) {
                        vErrors = joined(vErrors, validate106.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs20 === errors;
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
      validate98.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate98.errors = vErrors;
  return errors === 0;
}
var CreateKeyRequest = validate108;
var schema41 = { "type": "object", "additionalProperties": false, "required": ["name", "scopes"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, "scopes": { "type": "array", "uniqueItems": true, "items": { "$ref": "../common/scope.json" }, "minItems": 1 }, "expires_at": { "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "allowed_ips": { "$ref": "./allowed-ips.json" }, "rate_limit": { "anyOf": [{ "$ref": "./key-rate-limit.json" }, { "type": "null" }] }, "owner": { "type": ["string", "null"], "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, "metadata": { "$ref": "./key-metadata.json" } }, "$id": "schemas:///keys/create-key-request.json" };
function validate108(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.scopes === void 0 && (missing0 = "scopes")) {
        validate108.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "scopes" || key0 === "expires_at" || key0 === "allowed_ips" || key0 === "rate_limit" || key0 === "owner" || key0 === "metadata")) {
            validate108.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 100) {
                  validate108.errors = [faultOf(instancePath + "/name", "maxLength", { limit: 100 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate108.errors = [faultOf(instancePath + "/name", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern29.test(data0)) {
                      validate108.errors = [faultOf(instancePath + "/name", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate108.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.scopes !== void 0) {
              let data1 = data.scopes;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (Array.isArray(data1)) {
                  if (data1.length < 1) {
                    validate108.errors = [faultOf(instancePath + "/scopes", "minItems", { limit: 1 })];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs6 = errors;
                      if (!validate99(data1[i0], instancePath + "/scopes/" + i0)) {
                        vErrors = joined(vErrors, validate99.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs6 === errors;
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
                                validate108.errors = [faultOf(instancePath + "/scopes", "uniqueItems", { i: i1, j: j0 })];
                                return false;
                                break outer0;
                              }
                            }
                          }
                      }
                    }
                  }
                } else {
                  validate108.errors = [faultOf(instancePath + "/scopes", "type", { type: "array" })];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.expires_at !== void 0) {
                let data3 = data.expires_at;
                const _errs7 = errors;
                const _errs8 = errors;
                let valid3 = false;
                const _errs9 = errors;
                if (!validate22(data3, instancePath + "/expires_at")) {
                  vErrors = joined(vErrors, validate22.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs9 === errors;
                valid3 = valid3 || _valid0;
                if (!valid3) {
                  const _errs10 = errors;
                  if (data3 !== null) {
                    const err0 = faultOf(instancePath + "/expires_at", "type", { type: "null" });
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                  var _valid0 = _errs10 === errors;
                  valid3 = valid3 || _valid0;
                }
                if (!valid3) {
                  const err1 = faultOf(instancePath + "/expires_at", "anyOf", {});
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                  validate108.errors = vErrors;
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
                if (data.allowed_ips !== void 0) {
                  const _errs12 = errors;
                  if (!validate102(data.allowed_ips, instancePath + "/allowed_ips")) {
                    vErrors = joined(vErrors, validate102.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs12 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.rate_limit !== void 0) {
                    let data5 = data.rate_limit;
                    const _errs13 = errors;
                    const _errs14 = errors;
                    let valid4 = false;
                    const _errs15 = errors;
                    if (!validate104(data5, instancePath + "/rate_limit")) {
                      vErrors = joined(vErrors, validate104.errors);
                      errors = vErrors.length;
                    }
                    var _valid1 = _errs15 === errors;
                    valid4 = valid4 || _valid1;
                    if (!valid4) {
                      const _errs16 = errors;
                      if (data5 !== null) {
                        const err2 = faultOf(instancePath + "/rate_limit", "type", { type: "null" });
                        if (vErrors === null) {
                          vErrors = [err2];
                        } else {
                          vErrors.push(err2);
                        }
                        errors++;
                      }
                      var _valid1 = _errs16 === errors;
                      valid4 = valid4 || _valid1;
                    }
                    if (!valid4) {
                      const err3 = faultOf(instancePath + "/rate_limit", "anyOf", {});
                      if (vErrors === null) {
                        vErrors = [err3];
                      } else {
                        vErrors.push(err3);
                      }
                      errors++;
                      validate108.errors = vErrors;
                      return false;
                    } else {
                      errors = _errs14;
                      if (vErrors !== null) {
                        if (_errs14) {
                          vErrors.length = _errs14;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs13 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.owner !== void 0) {
                      let data6 = data.owner;
                      const _errs18 = errors;
                      if (typeof data6 !== "string" && data6 !== null) {
                        validate108.errors = [faultOf(instancePath + "/owner", "type", { type: schema41.properties.owner.type })];
                        return false;
                      }
                      if (errors === _errs18) {
                        if (typeof data6 === "string") {
                          if (func2(data6) > 200) {
                            validate108.errors = [faultOf(instancePath + "/owner", "maxLength", { limit: 200 })];
                            return false;
                          } else {
                            if (func2(data6) < 1) {
                              validate108.errors = [faultOf(instancePath + "/owner", "minLength", { limit: 1 })];
                              return false;
                            } else {
                              if (!pattern29.test(data6)) {
                                validate108.errors = [faultOf(instancePath + "/owner", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
                                return false;
                              }
                            }
                          }
                        }
                      }
                      var valid0 = _errs18 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.metadata !== void 0) {
                        const _errs20 = errors;
                        if (!validate106(data.metadata, instancePath + "/metadata")) {
                          vErrors = joined(vErrors, validate106.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs20 === errors;
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
      validate108.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate108.errors = vErrors;
  return errors === 0;
}
var KeyListRequest = validate114;
var schema42 = { "type": "object", "additionalProperties": false, "properties": { "state": { "type": "string", "enum": ["active", "expired", "revoked"] }, "scope": { "$ref": "../common/scope.json" }, "owner": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, "q": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, "limit": { "type": "integer", "minimum": 1, "maximum": 100 }, "cursor": { "type": "string", "minLength": 1, "maxLength": 200 } }, "$id": "schemas:///keys/key-list-request.json" };
function validate114(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "state" || key0 === "scope" || key0 === "owner" || key0 === "q" || key0 === "limit" || key0 === "cursor")) {
          validate114.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.state !== void 0) {
          let data0 = data.state;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate114.errors = [faultOf(instancePath + "/state", "type", { type: "string" })];
            return false;
          }
          if (!(data0 === "active" || data0 === "expired" || data0 === "revoked")) {
            validate114.errors = [faultOf(instancePath + "/state", "enum", { allowedValues: schema42.properties.state.enum })];
            return false;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.scope !== void 0) {
            const _errs4 = errors;
            if (!validate99(data.scope, instancePath + "/scope")) {
              vErrors = joined(vErrors, validate99.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.owner !== void 0) {
              let data2 = data.owner;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data2 === "string") {
                  if (func2(data2) > 200) {
                    validate114.errors = [faultOf(instancePath + "/owner", "maxLength", { limit: 200 })];
                    return false;
                  } else {
                    if (func2(data2) < 1) {
                      validate114.errors = [faultOf(instancePath + "/owner", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern29.test(data2)) {
                        validate114.errors = [faultOf(instancePath + "/owner", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate114.errors = [faultOf(instancePath + "/owner", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.q !== void 0) {
                let data3 = data.q;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data3 === "string") {
                    if (func2(data3) > 100) {
                      validate114.errors = [faultOf(instancePath + "/q", "maxLength", { limit: 100 })];
                      return false;
                    } else {
                      if (func2(data3) < 1) {
                        validate114.errors = [faultOf(instancePath + "/q", "minLength", { limit: 1 })];
                        return false;
                      } else {
                        if (!pattern29.test(data3)) {
                          validate114.errors = [faultOf(instancePath + "/q", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate114.errors = [faultOf(instancePath + "/q", "type", { type: "string" })];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.limit !== void 0) {
                  let data4 = data.limit;
                  const _errs9 = errors;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    validate114.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
                    return false;
                  }
                  if (errors === _errs9) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 100 || isNaN(data4)) {
                        validate114.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 100 })];
                        return false;
                      } else {
                        if (data4 < 1 || isNaN(data4)) {
                          validate114.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
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
                    let data5 = data.cursor;
                    const _errs11 = errors;
                    if (errors === _errs11) {
                      if (typeof data5 === "string") {
                        if (func2(data5) > 200) {
                          validate114.errors = [faultOf(instancePath + "/cursor", "maxLength", { limit: 200 })];
                          return false;
                        } else {
                          if (func2(data5) < 1) {
                            validate114.errors = [faultOf(instancePath + "/cursor", "minLength", { limit: 1 })];
                            return false;
                          }
                        }
                      } else {
                        validate114.errors = [faultOf(instancePath + "/cursor", "type", { type: "string" })];
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
      validate114.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate114.errors = vErrors;
  return errors === 0;
}
var RotateKeyRequest = validate116;
function validate116(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "overlap_seconds" || key0 === "expires_at")) {
          validate116.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.overlap_seconds !== void 0) {
          let data0 = data.overlap_seconds;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate116.errors = [faultOf(instancePath + "/overlap_seconds", "type", { type: "integer" })];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 2592e3 || isNaN(data0)) {
                validate116.errors = [faultOf(instancePath + "/overlap_seconds", "maximum", { comparison: "<=", limit: 2592e3 })];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate116.errors = [faultOf(instancePath + "/overlap_seconds", "minimum", { comparison: ">=", limit: 0 })];
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
            let data1 = data.expires_at;
            const _errs4 = errors;
            const _errs5 = errors;
            let valid1 = false;
            const _errs6 = errors;
            if (!validate22(data1, instancePath + "/expires_at")) {
              vErrors = joined(vErrors, validate22.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs7 = errors;
              if (data1 !== null) {
                const err0 = faultOf(instancePath + "/expires_at", "type", { type: "null" });
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var _valid0 = _errs7 === errors;
              valid1 = valid1 || _valid0;
            }
            if (!valid1) {
              const err1 = faultOf(instancePath + "/expires_at", "anyOf", {});
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
              validate116.errors = vErrors;
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
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
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
var VerifyKeyRequest = validate118;
function validate118(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.secret === void 0 && (missing0 = "secret")) {
        validate118.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "secret" || key0 === "scope" || key0 === "address")) {
            validate118.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                  validate118.errors = [faultOf(instancePath + "/secret", "maxLength", { limit: 256 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate118.errors = [faultOf(instancePath + "/secret", "minLength", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate118.errors = [faultOf(instancePath + "/secret", "type", { type: "string" })];
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
              if (!validate99(data.scope, instancePath + "/scope")) {
                vErrors = joined(vErrors, validate99.errors);
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
                      validate118.errors = [faultOf(instancePath + "/address", "maxLength", { limit: 64 })];
                      return false;
                    } else {
                      if (func2(data2) < 1) {
                        validate118.errors = [faultOf(instancePath + "/address", "minLength", { limit: 1 })];
                        return false;
                      }
                    }
                  } else {
                    validate118.errors = [faultOf(instancePath + "/address", "type", { type: "string" })];
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
      validate118.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate118.errors = vErrors;
  return errors === 0;
}
var ChangeLinkRequest = validate120;
var schema45 = { "type": "object", "additionalProperties": false, "properties": { "url": { "$ref": "./link-target.json" }, "slug": { "$ref": "./link-slug.json" }, "domain": { "anyOf": [{ "$ref": "./link-domain.json" }, { "type": "null" }] }, "keep_old_slug": { "type": "boolean" }, "remove_aliases": { "type": "array", "maxItems": 20, "items": { "$ref": "./link-slug.json" } }, "title": { "$ref": "./link-title.json" }, "tags": { "$ref": "./link-tags.json" }, "external_id": { "anyOf": [{ "$ref": "./link-external-id.json" }, { "type": "null" }] }, "redirect_status": { "$ref": "./redirect-status.json" }, "expires_at": { "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "max_clicks": { "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1e9 }, { "type": "null" }] }, "expired_url": { "anyOf": [{ "$ref": "./link-target.json" }, { "type": "null" }] }, "password": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, { "type": "null" }] }, "utm": { "$ref": "./link-utm.json" }, "forward_query": { "type": "boolean" }, "forward_path": { "type": "boolean" }, "ios_url": { "anyOf": [{ "$ref": "./link-target.json" }, { "type": "null" }] }, "android_url": { "anyOf": [{ "$ref": "./link-target.json" }, { "type": "null" }] } }, "$id": "schemas:///links/change-link-request.json" };
function validate121(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 8192) {
        validate121.errors = [faultOf(instancePath, "maxLength", { limit: 8192 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate121.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern29.test(data)) {
            validate121.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate121.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate121.errors = vErrors;
  return errors === 0;
}
function validate123(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 190) {
        validate123.errors = [faultOf(instancePath, "maxLength", { limit: 190 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate123.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern29.test(data)) {
            validate123.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate123.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate123.errors = vErrors;
  return errors === 0;
}
var pattern52 = new RegExp("^[a-z0-9.-]+$", "u");
function validate125(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 253) {
        validate125.errors = [faultOf(instancePath, "maxLength", { limit: 253 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate125.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern52.test(data)) {
            validate125.errors = [faultOf(instancePath, "pattern", { pattern: "^[a-z0-9.-]+$" })];
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
      if (func2(data) > 200) {
        validate128.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (!pattern29.test(data)) {
          validate128.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
          return false;
        }
      }
    } else {
      validate128.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate128.errors = vErrors;
  return errors === 0;
}
function validate131(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 50) {
        validate131.errors = [faultOf(instancePath, "maxLength", { limit: 50 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate131.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern29.test(data)) {
            validate131.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate131.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate131.errors = vErrors;
  return errors === 0;
}
function validate130(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 30) {
        validate130.errors = [faultOf(instancePath, "maxItems", { limit: 30 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate131(data[i0], instancePath + "/" + i0)) {
            vErrors = joined(vErrors, validate131.errors);
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
                    validate130.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate130.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate130.errors = vErrors;
  return errors === 0;
}
function validate134(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 190) {
        validate134.errors = [faultOf(instancePath, "maxLength", { limit: 190 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate134.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern29.test(data)) {
            validate134.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate134.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate134.errors = vErrors;
  return errors === 0;
}
var schema53 = { "type": "integer", "enum": [301, 302, 307, 308], "$id": "schemas:///links/redirect-status.json" };
function validate136(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate136.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (!(data === 301 || data === 302 || data === 307 || data === 308)) {
    validate136.errors = [faultOf(instancePath, "enum", { allowedValues: schema53.enum })];
    return false;
  }
  validate136.errors = vErrors;
  return errors === 0;
}
function validate140(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "source" || key0 === "medium" || key0 === "campaign" || key0 === "term" || key0 === "content")) {
          validate140.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.source !== void 0) {
          let data0 = data.source;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func2(data0) > 200) {
                validate140.errors = [faultOf(instancePath + "/source", "maxLength", { limit: 200 })];
                return false;
              } else {
                if (func2(data0) < 1) {
                  validate140.errors = [faultOf(instancePath + "/source", "minLength", { limit: 1 })];
                  return false;
                } else {
                  if (!pattern29.test(data0)) {
                    validate140.errors = [faultOf(instancePath + "/source", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
                    return false;
                  }
                }
              }
            } else {
              validate140.errors = [faultOf(instancePath + "/source", "type", { type: "string" })];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.medium !== void 0) {
            let data1 = data.medium;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func2(data1) > 200) {
                  validate140.errors = [faultOf(instancePath + "/medium", "maxLength", { limit: 200 })];
                  return false;
                } else {
                  if (func2(data1) < 1) {
                    validate140.errors = [faultOf(instancePath + "/medium", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern29.test(data1)) {
                      validate140.errors = [faultOf(instancePath + "/medium", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate140.errors = [faultOf(instancePath + "/medium", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.campaign !== void 0) {
              let data2 = data.campaign;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (typeof data2 === "string") {
                  if (func2(data2) > 200) {
                    validate140.errors = [faultOf(instancePath + "/campaign", "maxLength", { limit: 200 })];
                    return false;
                  } else {
                    if (func2(data2) < 1) {
                      validate140.errors = [faultOf(instancePath + "/campaign", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern29.test(data2)) {
                        validate140.errors = [faultOf(instancePath + "/campaign", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate140.errors = [faultOf(instancePath + "/campaign", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.term !== void 0) {
                let data3 = data.term;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (typeof data3 === "string") {
                    if (func2(data3) > 200) {
                      validate140.errors = [faultOf(instancePath + "/term", "maxLength", { limit: 200 })];
                      return false;
                    } else {
                      if (func2(data3) < 1) {
                        validate140.errors = [faultOf(instancePath + "/term", "minLength", { limit: 1 })];
                        return false;
                      } else {
                        if (!pattern29.test(data3)) {
                          validate140.errors = [faultOf(instancePath + "/term", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate140.errors = [faultOf(instancePath + "/term", "type", { type: "string" })];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.content !== void 0) {
                  let data4 = data.content;
                  const _errs10 = errors;
                  if (errors === _errs10) {
                    if (typeof data4 === "string") {
                      if (func2(data4) > 200) {
                        validate140.errors = [faultOf(instancePath + "/content", "maxLength", { limit: 200 })];
                        return false;
                      } else {
                        if (func2(data4) < 1) {
                          validate140.errors = [faultOf(instancePath + "/content", "minLength", { limit: 1 })];
                          return false;
                        } else {
                          if (!pattern29.test(data4)) {
                            validate140.errors = [faultOf(instancePath + "/content", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate140.errors = [faultOf(instancePath + "/content", "type", { type: "string" })];
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
      validate140.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate140.errors = vErrors;
  return errors === 0;
}
function validate120(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func14.call(schema45.properties, key0)) {
          validate120.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.url !== void 0) {
          const _errs2 = errors;
          if (!validate121(data.url, instancePath + "/url")) {
            vErrors = joined(vErrors, validate121.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.slug !== void 0) {
            const _errs3 = errors;
            if (!validate123(data.slug, instancePath + "/slug")) {
              vErrors = joined(vErrors, validate123.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.domain !== void 0) {
              let data2 = data.domain;
              const _errs4 = errors;
              const _errs5 = errors;
              let valid1 = false;
              const _errs6 = errors;
              if (!validate125(data2, instancePath + "/domain")) {
                vErrors = joined(vErrors, validate125.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs7 = errors;
                if (data2 !== null) {
                  const err0 = faultOf(instancePath + "/domain", "type", { type: "null" });
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
              }
              if (!valid1) {
                const err1 = faultOf(instancePath + "/domain", "anyOf", {});
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
                validate120.errors = vErrors;
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
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.keep_old_slug !== void 0) {
                const _errs9 = errors;
                if (typeof data.keep_old_slug !== "boolean") {
                  validate120.errors = [faultOf(instancePath + "/keep_old_slug", "type", { type: "boolean" })];
                  return false;
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.remove_aliases !== void 0) {
                  let data4 = data.remove_aliases;
                  const _errs11 = errors;
                  if (errors === _errs11) {
                    if (Array.isArray(data4)) {
                      if (data4.length > 20) {
                        validate120.errors = [faultOf(instancePath + "/remove_aliases", "maxItems", { limit: 20 })];
                        return false;
                      } else {
                        var valid2 = true;
                        const len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs13 = errors;
                          if (!validate123(data4[i0], instancePath + "/remove_aliases/" + i0)) {
                            vErrors = joined(vErrors, validate123.errors);
                            errors = vErrors.length;
                          }
                          var valid2 = _errs13 === errors;
                          if (!valid2) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate120.errors = [faultOf(instancePath + "/remove_aliases", "type", { type: "array" })];
                      return false;
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.title !== void 0) {
                    const _errs14 = errors;
                    if (!validate128(data.title, instancePath + "/title")) {
                      vErrors = joined(vErrors, validate128.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs14 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.tags !== void 0) {
                      const _errs15 = errors;
                      if (!validate130(data.tags, instancePath + "/tags")) {
                        vErrors = joined(vErrors, validate130.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs15 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.external_id !== void 0) {
                        let data8 = data.external_id;
                        const _errs16 = errors;
                        const _errs17 = errors;
                        let valid3 = false;
                        const _errs18 = errors;
                        if (!validate134(data8, instancePath + "/external_id")) {
                          vErrors = joined(vErrors, validate134.errors);
                          errors = vErrors.length;
                        }
                        var _valid1 = _errs18 === errors;
                        valid3 = valid3 || _valid1;
                        if (!valid3) {
                          const _errs19 = errors;
                          if (data8 !== null) {
                            const err2 = faultOf(instancePath + "/external_id", "type", { type: "null" });
                            if (vErrors === null) {
                              vErrors = [err2];
                            } else {
                              vErrors.push(err2);
                            }
                            errors++;
                          }
                          var _valid1 = _errs19 === errors;
                          valid3 = valid3 || _valid1;
                        }
                        if (!valid3) {
                          const err3 = faultOf(instancePath + "/external_id", "anyOf", {});
                          if (vErrors === null) {
                            vErrors = [err3];
                          } else {
                            vErrors.push(err3);
                          }
                          errors++;
                          validate120.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs17;
                          if (vErrors !== null) {
                            if (_errs17) {
                              vErrors.length = _errs17;
                            } else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid0 = _errs16 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.redirect_status !== void 0) {
                          const _errs21 = errors;
                          if (!validate136(data.redirect_status, instancePath + "/redirect_status")) {
                            vErrors = joined(vErrors, validate136.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs21 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.expires_at !== void 0) {
                            let data10 = data.expires_at;
                            const _errs22 = errors;
                            const _errs23 = errors;
                            let valid4 = false;
                            const _errs24 = errors;
                            if (!validate22(data10, instancePath + "/expires_at")) {
                              vErrors = joined(vErrors, validate22.errors);
                              errors = vErrors.length;
                            }
                            var _valid2 = _errs24 === errors;
                            valid4 = valid4 || _valid2;
                            if (!valid4) {
                              const _errs25 = errors;
                              if (data10 !== null) {
                                const err4 = faultOf(instancePath + "/expires_at", "type", { type: "null" });
                                if (vErrors === null) {
                                  vErrors = [err4];
                                } else {
                                  vErrors.push(err4);
                                }
                                errors++;
                              }
                              var _valid2 = _errs25 === errors;
                              valid4 = valid4 || _valid2;
                            }
                            if (!valid4) {
                              const err5 = faultOf(instancePath + "/expires_at", "anyOf", {});
                              if (vErrors === null) {
                                vErrors = [err5];
                              } else {
                                vErrors.push(err5);
                              }
                              errors++;
                              validate120.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs23;
                              if (vErrors !== null) {
                                if (_errs23) {
                                  vErrors.length = _errs23;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs22 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.max_clicks !== void 0) {
                              let data11 = data.max_clicks;
                              const _errs27 = errors;
                              const _errs28 = errors;
                              let valid5 = false;
                              const _errs29 = errors;
                              if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                const err6 = faultOf(instancePath + "/max_clicks", "type", { type: "integer" });
                                if (vErrors === null) {
                                  vErrors = [err6];
                                } else {
                                  vErrors.push(err6);
                                }
                                errors++;
                              }
                              if (errors === _errs29) {
                                if (typeof data11 == "number" && isFinite(data11)) {
                                  if (data11 > 1e9 || isNaN(data11)) {
                                    const err7 = faultOf(instancePath + "/max_clicks", "maximum", { comparison: "<=", limit: 1e9 });
                                    if (vErrors === null) {
                                      vErrors = [err7];
                                    } else {
                                      vErrors.push(err7);
                                    }
                                    errors++;
                                  } else {
                                    if (data11 < 1 || isNaN(data11)) {
                                      const err8 = faultOf(instancePath + "/max_clicks", "minimum", { comparison: ">=", limit: 1 });
                                      if (vErrors === null) {
                                        vErrors = [err8];
                                      } else {
                                        vErrors.push(err8);
                                      }
                                      errors++;
                                    }
                                  }
                                }
                              }
                              var _valid3 = _errs29 === errors;
                              valid5 = valid5 || _valid3;
                              if (!valid5) {
                                const _errs31 = errors;
                                if (data11 !== null) {
                                  const err9 = faultOf(instancePath + "/max_clicks", "type", { type: "null" });
                                  if (vErrors === null) {
                                    vErrors = [err9];
                                  } else {
                                    vErrors.push(err9);
                                  }
                                  errors++;
                                }
                                var _valid3 = _errs31 === errors;
                                valid5 = valid5 || _valid3;
                              }
                              if (!valid5) {
                                const err10 = faultOf(instancePath + "/max_clicks", "anyOf", {});
                                if (vErrors === null) {
                                  vErrors = [err10];
                                } else {
                                  vErrors.push(err10);
                                }
                                errors++;
                                validate120.errors = vErrors;
                                return false;
                              } else {
                                errors = _errs28;
                                if (vErrors !== null) {
                                  if (_errs28) {
                                    vErrors.length = _errs28;
                                  } else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid0 = _errs27 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.expired_url !== void 0) {
                                let data12 = data.expired_url;
                                const _errs33 = errors;
                                const _errs34 = errors;
                                let valid6 = false;
                                const _errs35 = errors;
                                if (!validate121(data12, instancePath + "/expired_url")) {
                                  vErrors = joined(vErrors, validate121.errors);
                                  errors = vErrors.length;
                                }
                                var _valid4 = _errs35 === errors;
                                valid6 = valid6 || _valid4;
                                if (!valid6) {
                                  const _errs36 = errors;
                                  if (data12 !== null) {
                                    const err11 = faultOf(instancePath + "/expired_url", "type", { type: "null" });
                                    if (vErrors === null) {
                                      vErrors = [err11];
                                    } else {
                                      vErrors.push(err11);
                                    }
                                    errors++;
                                  }
                                  var _valid4 = _errs36 === errors;
                                  valid6 = valid6 || _valid4;
                                }
                                if (!valid6) {
                                  const err12 = faultOf(instancePath + "/expired_url", "anyOf", {});
                                  if (vErrors === null) {
                                    vErrors = [err12];
                                  } else {
                                    vErrors.push(err12);
                                  }
                                  errors++;
                                  validate120.errors = vErrors;
                                  return false;
                                } else {
                                  errors = _errs34;
                                  if (vErrors !== null) {
                                    if (_errs34) {
                                      vErrors.length = _errs34;
                                    } else {
                                      vErrors = null;
                                    }
                                  }
                                }
                                var valid0 = _errs33 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.password !== void 0) {
                                  let data13 = data.password;
                                  const _errs38 = errors;
                                  const _errs39 = errors;
                                  let valid7 = false;
                                  const _errs40 = errors;
                                  if (errors === _errs40) {
                                    if (typeof data13 === "string") {
                                      if (func2(data13) > 200) {
                                        const err13 = faultOf(instancePath + "/password", "maxLength", { limit: 200 });
                                        if (vErrors === null) {
                                          vErrors = [err13];
                                        } else {
                                          vErrors.push(err13);
                                        }
                                        errors++;
                                      } else {
                                        if (func2(data13) < 1) {
                                          const err14 = faultOf(instancePath + "/password", "minLength", { limit: 1 });
                                          if (vErrors === null) {
                                            vErrors = [err14];
                                          } else {
                                            vErrors.push(err14);
                                          }
                                          errors++;
                                        } else {
                                          if (!pattern29.test(data13)) {
                                            const err15 = faultOf(instancePath + "/password", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" });
                                            if (vErrors === null) {
                                              vErrors = [err15];
                                            } else {
                                              vErrors.push(err15);
                                            }
                                            errors++;
                                          }
                                        }
                                      }
                                    } else {
                                      const err16 = faultOf(instancePath + "/password", "type", { type: "string" });
                                      if (vErrors === null) {
                                        vErrors = [err16];
                                      } else {
                                        vErrors.push(err16);
                                      }
                                      errors++;
                                    }
                                  }
                                  var _valid5 = _errs40 === errors;
                                  valid7 = valid7 || _valid5;
                                  if (!valid7) {
                                    const _errs42 = errors;
                                    if (data13 !== null) {
                                      const err17 = faultOf(instancePath + "/password", "type", { type: "null" });
                                      if (vErrors === null) {
                                        vErrors = [err17];
                                      } else {
                                        vErrors.push(err17);
                                      }
                                      errors++;
                                    }
                                    var _valid5 = _errs42 === errors;
                                    valid7 = valid7 || _valid5;
                                  }
                                  if (!valid7) {
                                    const err18 = faultOf(instancePath + "/password", "anyOf", {});
                                    if (vErrors === null) {
                                      vErrors = [err18];
                                    } else {
                                      vErrors.push(err18);
                                    }
                                    errors++;
                                    validate120.errors = vErrors;
                                    return false;
                                  } else {
                                    errors = _errs39;
                                    if (vErrors !== null) {
                                      if (_errs39) {
                                        vErrors.length = _errs39;
                                      } else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid0 = _errs38 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.utm !== void 0) {
                                    const _errs44 = errors;
                                    if (!validate140(data.utm, instancePath + "/utm")) {
                                      vErrors = joined(vErrors, validate140.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs44 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.forward_query !== void 0) {
                                      const _errs45 = errors;
                                      if (typeof data.forward_query !== "boolean") {
                                        validate120.errors = [faultOf(instancePath + "/forward_query", "type", { type: "boolean" })];
                                        return false;
                                      }
                                      var valid0 = _errs45 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.forward_path !== void 0) {
                                        const _errs47 = errors;
                                        if (typeof data.forward_path !== "boolean") {
                                          validate120.errors = [faultOf(instancePath + "/forward_path", "type", { type: "boolean" })];
                                          return false;
                                        }
                                        var valid0 = _errs47 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.ios_url !== void 0) {
                                          let data17 = data.ios_url;
                                          const _errs49 = errors;
                                          const _errs50 = errors;
                                          let valid8 = false;
                                          const _errs51 = errors;
                                          if (!validate121(data17, instancePath + "/ios_url")) {
                                            vErrors = joined(vErrors, validate121.errors);
                                            errors = vErrors.length;
                                          }
                                          var _valid6 = _errs51 === errors;
                                          valid8 = valid8 || _valid6;
                                          if (!valid8) {
                                            const _errs52 = errors;
                                            if (data17 !== null) {
                                              const err19 = faultOf(instancePath + "/ios_url", "type", { type: "null" });
                                              if (vErrors === null) {
                                                vErrors = [err19];
                                              } else {
                                                vErrors.push(err19);
                                              }
                                              errors++;
                                            }
                                            var _valid6 = _errs52 === errors;
                                            valid8 = valid8 || _valid6;
                                          }
                                          if (!valid8) {
                                            const err20 = faultOf(instancePath + "/ios_url", "anyOf", {});
                                            if (vErrors === null) {
                                              vErrors = [err20];
                                            } else {
                                              vErrors.push(err20);
                                            }
                                            errors++;
                                            validate120.errors = vErrors;
                                            return false;
                                          } else {
                                            errors = _errs50;
                                            if (vErrors !== null) {
                                              if (_errs50) {
                                                vErrors.length = _errs50;
                                              } else {
                                                vErrors = null;
                                              }
                                            }
                                          }
                                          var valid0 = _errs49 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.android_url !== void 0) {
                                            let data18 = data.android_url;
                                            const _errs54 = errors;
                                            const _errs55 = errors;
                                            let valid9 = false;
                                            const _errs56 = errors;
                                            if (!validate121(data18, instancePath + "/android_url")) {
                                              vErrors = joined(vErrors, validate121.errors);
                                              errors = vErrors.length;
                                            }
                                            var _valid7 = _errs56 === errors;
                                            valid9 = valid9 || _valid7;
                                            if (!valid9) {
                                              const _errs57 = errors;
                                              if (data18 !== null) {
                                                const err21 = faultOf(instancePath + "/android_url", "type", { type: "null" });
                                                if (vErrors === null) {
                                                  vErrors = [err21];
                                                } else {
                                                  vErrors.push(err21);
                                                }
                                                errors++;
                                              }
                                              var _valid7 = _errs57 === errors;
                                              valid9 = valid9 || _valid7;
                                            }
                                            if (!valid9) {
                                              const err22 = faultOf(instancePath + "/android_url", "anyOf", {});
                                              if (vErrors === null) {
                                                vErrors = [err22];
                                              } else {
                                                vErrors.push(err22);
                                              }
                                              errors++;
                                              validate120.errors = vErrors;
                                              return false;
                                            } else {
                                              errors = _errs55;
                                              if (vErrors !== null) {
                                                if (_errs55) {
                                                  vErrors.length = _errs55;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                            var valid0 = _errs54 === errors;
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
      validate120.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate120.errors = vErrors;
  return errors === 0;
}
var CreateLinkRequest = validate144;
var schema55 = { "type": "object", "additionalProperties": false, "required": ["url"], "properties": { "url": { "$ref": "./link-target.json" }, "slug": { "$ref": "./link-slug.json" }, "domain": { "anyOf": [{ "$ref": "./link-domain.json" }, { "type": "null" }] }, "title": { "$ref": "./link-title.json" }, "tags": { "$ref": "./link-tags.json" }, "external_id": { "anyOf": [{ "$ref": "./link-external-id.json" }, { "type": "null" }] }, "redirect_status": { "$ref": "./redirect-status.json" }, "expires_at": { "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "max_clicks": { "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1e9 }, { "type": "null" }] }, "expired_url": { "anyOf": [{ "$ref": "./link-target.json" }, { "type": "null" }] }, "password": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, { "type": "null" }] }, "utm": { "$ref": "./link-utm.json" }, "forward_query": { "type": "boolean" }, "forward_path": { "type": "boolean" }, "ios_url": { "anyOf": [{ "$ref": "./link-target.json" }, { "type": "null" }] }, "android_url": { "anyOf": [{ "$ref": "./link-target.json" }, { "type": "null" }] } }, "$id": "schemas:///links/create-link-request.json" };
function validate144(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url")) {
        validate144.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func14.call(schema55.properties, key0)) {
            validate144.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.url !== void 0) {
            const _errs2 = errors;
            if (!validate121(data.url, instancePath + "/url")) {
              vErrors = joined(vErrors, validate121.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.slug !== void 0) {
              const _errs3 = errors;
              if (!validate123(data.slug, instancePath + "/slug")) {
                vErrors = joined(vErrors, validate123.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.domain !== void 0) {
                let data2 = data.domain;
                const _errs4 = errors;
                const _errs5 = errors;
                let valid1 = false;
                const _errs6 = errors;
                if (!validate125(data2, instancePath + "/domain")) {
                  vErrors = joined(vErrors, validate125.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const _errs7 = errors;
                  if (data2 !== null) {
                    const err0 = faultOf(instancePath + "/domain", "type", { type: "null" });
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                  var _valid0 = _errs7 === errors;
                  valid1 = valid1 || _valid0;
                }
                if (!valid1) {
                  const err1 = faultOf(instancePath + "/domain", "anyOf", {});
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                  validate144.errors = vErrors;
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
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.title !== void 0) {
                  const _errs9 = errors;
                  if (!validate128(data.title, instancePath + "/title")) {
                    vErrors = joined(vErrors, validate128.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.tags !== void 0) {
                    const _errs10 = errors;
                    if (!validate130(data.tags, instancePath + "/tags")) {
                      vErrors = joined(vErrors, validate130.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.external_id !== void 0) {
                      let data5 = data.external_id;
                      const _errs11 = errors;
                      const _errs12 = errors;
                      let valid2 = false;
                      const _errs13 = errors;
                      if (!validate134(data5, instancePath + "/external_id")) {
                        vErrors = joined(vErrors, validate134.errors);
                        errors = vErrors.length;
                      }
                      var _valid1 = _errs13 === errors;
                      valid2 = valid2 || _valid1;
                      if (!valid2) {
                        const _errs14 = errors;
                        if (data5 !== null) {
                          const err2 = faultOf(instancePath + "/external_id", "type", { type: "null" });
                          if (vErrors === null) {
                            vErrors = [err2];
                          } else {
                            vErrors.push(err2);
                          }
                          errors++;
                        }
                        var _valid1 = _errs14 === errors;
                        valid2 = valid2 || _valid1;
                      }
                      if (!valid2) {
                        const err3 = faultOf(instancePath + "/external_id", "anyOf", {});
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                        validate144.errors = vErrors;
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
                      if (data.redirect_status !== void 0) {
                        const _errs16 = errors;
                        if (!validate136(data.redirect_status, instancePath + "/redirect_status")) {
                          vErrors = joined(vErrors, validate136.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs16 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.expires_at !== void 0) {
                          let data7 = data.expires_at;
                          const _errs17 = errors;
                          const _errs18 = errors;
                          let valid3 = false;
                          const _errs19 = errors;
                          if (!validate22(data7, instancePath + "/expires_at")) {
                            vErrors = joined(vErrors, validate22.errors);
                            errors = vErrors.length;
                          }
                          var _valid2 = _errs19 === errors;
                          valid3 = valid3 || _valid2;
                          if (!valid3) {
                            const _errs20 = errors;
                            if (data7 !== null) {
                              const err4 = faultOf(instancePath + "/expires_at", "type", { type: "null" });
                              if (vErrors === null) {
                                vErrors = [err4];
                              } else {
                                vErrors.push(err4);
                              }
                              errors++;
                            }
                            var _valid2 = _errs20 === errors;
                            valid3 = valid3 || _valid2;
                          }
                          if (!valid3) {
                            const err5 = faultOf(instancePath + "/expires_at", "anyOf", {});
                            if (vErrors === null) {
                              vErrors = [err5];
                            } else {
                              vErrors.push(err5);
                            }
                            errors++;
                            validate144.errors = vErrors;
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
                          if (data.max_clicks !== void 0) {
                            let data8 = data.max_clicks;
                            const _errs22 = errors;
                            const _errs23 = errors;
                            let valid4 = false;
                            const _errs24 = errors;
                            if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                              const err6 = faultOf(instancePath + "/max_clicks", "type", { type: "integer" });
                              if (vErrors === null) {
                                vErrors = [err6];
                              } else {
                                vErrors.push(err6);
                              }
                              errors++;
                            }
                            if (errors === _errs24) {
                              if (typeof data8 == "number" && isFinite(data8)) {
                                if (data8 > 1e9 || isNaN(data8)) {
                                  const err7 = faultOf(instancePath + "/max_clicks", "maximum", { comparison: "<=", limit: 1e9 });
                                  if (vErrors === null) {
                                    vErrors = [err7];
                                  } else {
                                    vErrors.push(err7);
                                  }
                                  errors++;
                                } else {
                                  if (data8 < 1 || isNaN(data8)) {
                                    const err8 = faultOf(instancePath + "/max_clicks", "minimum", { comparison: ">=", limit: 1 });
                                    if (vErrors === null) {
                                      vErrors = [err8];
                                    } else {
                                      vErrors.push(err8);
                                    }
                                    errors++;
                                  }
                                }
                              }
                            }
                            var _valid3 = _errs24 === errors;
                            valid4 = valid4 || _valid3;
                            if (!valid4) {
                              const _errs26 = errors;
                              if (data8 !== null) {
                                const err9 = faultOf(instancePath + "/max_clicks", "type", { type: "null" });
                                if (vErrors === null) {
                                  vErrors = [err9];
                                } else {
                                  vErrors.push(err9);
                                }
                                errors++;
                              }
                              var _valid3 = _errs26 === errors;
                              valid4 = valid4 || _valid3;
                            }
                            if (!valid4) {
                              const err10 = faultOf(instancePath + "/max_clicks", "anyOf", {});
                              if (vErrors === null) {
                                vErrors = [err10];
                              } else {
                                vErrors.push(err10);
                              }
                              errors++;
                              validate144.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs23;
                              if (vErrors !== null) {
                                if (_errs23) {
                                  vErrors.length = _errs23;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs22 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.expired_url !== void 0) {
                              let data9 = data.expired_url;
                              const _errs28 = errors;
                              const _errs29 = errors;
                              let valid5 = false;
                              const _errs30 = errors;
                              if (!validate121(data9, instancePath + "/expired_url")) {
                                vErrors = joined(vErrors, validate121.errors);
                                errors = vErrors.length;
                              }
                              var _valid4 = _errs30 === errors;
                              valid5 = valid5 || _valid4;
                              if (!valid5) {
                                const _errs31 = errors;
                                if (data9 !== null) {
                                  const err11 = faultOf(instancePath + "/expired_url", "type", { type: "null" });
                                  if (vErrors === null) {
                                    vErrors = [err11];
                                  } else {
                                    vErrors.push(err11);
                                  }
                                  errors++;
                                }
                                var _valid4 = _errs31 === errors;
                                valid5 = valid5 || _valid4;
                              }
                              if (!valid5) {
                                const err12 = faultOf(instancePath + "/expired_url", "anyOf", {});
                                if (vErrors === null) {
                                  vErrors = [err12];
                                } else {
                                  vErrors.push(err12);
                                }
                                errors++;
                                validate144.errors = vErrors;
                                return false;
                              } else {
                                errors = _errs29;
                                if (vErrors !== null) {
                                  if (_errs29) {
                                    vErrors.length = _errs29;
                                  } else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid0 = _errs28 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.password !== void 0) {
                                let data10 = data.password;
                                const _errs33 = errors;
                                const _errs34 = errors;
                                let valid6 = false;
                                const _errs35 = errors;
                                if (errors === _errs35) {
                                  if (typeof data10 === "string") {
                                    if (func2(data10) > 200) {
                                      const err13 = faultOf(instancePath + "/password", "maxLength", { limit: 200 });
                                      if (vErrors === null) {
                                        vErrors = [err13];
                                      } else {
                                        vErrors.push(err13);
                                      }
                                      errors++;
                                    } else {
                                      if (func2(data10) < 1) {
                                        const err14 = faultOf(instancePath + "/password", "minLength", { limit: 1 });
                                        if (vErrors === null) {
                                          vErrors = [err14];
                                        } else {
                                          vErrors.push(err14);
                                        }
                                        errors++;
                                      } else {
                                        if (!pattern29.test(data10)) {
                                          const err15 = faultOf(instancePath + "/password", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" });
                                          if (vErrors === null) {
                                            vErrors = [err15];
                                          } else {
                                            vErrors.push(err15);
                                          }
                                          errors++;
                                        }
                                      }
                                    }
                                  } else {
                                    const err16 = faultOf(instancePath + "/password", "type", { type: "string" });
                                    if (vErrors === null) {
                                      vErrors = [err16];
                                    } else {
                                      vErrors.push(err16);
                                    }
                                    errors++;
                                  }
                                }
                                var _valid5 = _errs35 === errors;
                                valid6 = valid6 || _valid5;
                                if (!valid6) {
                                  const _errs37 = errors;
                                  if (data10 !== null) {
                                    const err17 = faultOf(instancePath + "/password", "type", { type: "null" });
                                    if (vErrors === null) {
                                      vErrors = [err17];
                                    } else {
                                      vErrors.push(err17);
                                    }
                                    errors++;
                                  }
                                  var _valid5 = _errs37 === errors;
                                  valid6 = valid6 || _valid5;
                                }
                                if (!valid6) {
                                  const err18 = faultOf(instancePath + "/password", "anyOf", {});
                                  if (vErrors === null) {
                                    vErrors = [err18];
                                  } else {
                                    vErrors.push(err18);
                                  }
                                  errors++;
                                  validate144.errors = vErrors;
                                  return false;
                                } else {
                                  errors = _errs34;
                                  if (vErrors !== null) {
                                    if (_errs34) {
                                      vErrors.length = _errs34;
                                    } else {
                                      vErrors = null;
                                    }
                                  }
                                }
                                var valid0 = _errs33 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.utm !== void 0) {
                                  const _errs39 = errors;
                                  if (!validate140(data.utm, instancePath + "/utm")) {
                                    vErrors = joined(vErrors, validate140.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs39 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.forward_query !== void 0) {
                                    const _errs40 = errors;
                                    if (typeof data.forward_query !== "boolean") {
                                      validate144.errors = [faultOf(instancePath + "/forward_query", "type", { type: "boolean" })];
                                      return false;
                                    }
                                    var valid0 = _errs40 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.forward_path !== void 0) {
                                      const _errs42 = errors;
                                      if (typeof data.forward_path !== "boolean") {
                                        validate144.errors = [faultOf(instancePath + "/forward_path", "type", { type: "boolean" })];
                                        return false;
                                      }
                                      var valid0 = _errs42 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.ios_url !== void 0) {
                                        let data14 = data.ios_url;
                                        const _errs44 = errors;
                                        const _errs45 = errors;
                                        let valid7 = false;
                                        const _errs46 = errors;
                                        if (!validate121(data14, instancePath + "/ios_url")) {
                                          vErrors = joined(vErrors, validate121.errors);
                                          errors = vErrors.length;
                                        }
                                        var _valid6 = _errs46 === errors;
                                        valid7 = valid7 || _valid6;
                                        if (!valid7) {
                                          const _errs47 = errors;
                                          if (data14 !== null) {
                                            const err19 = faultOf(instancePath + "/ios_url", "type", { type: "null" });
                                            if (vErrors === null) {
                                              vErrors = [err19];
                                            } else {
                                              vErrors.push(err19);
                                            }
                                            errors++;
                                          }
                                          var _valid6 = _errs47 === errors;
                                          valid7 = valid7 || _valid6;
                                        }
                                        if (!valid7) {
                                          const err20 = faultOf(instancePath + "/ios_url", "anyOf", {});
                                          if (vErrors === null) {
                                            vErrors = [err20];
                                          } else {
                                            vErrors.push(err20);
                                          }
                                          errors++;
                                          validate144.errors = vErrors;
                                          return false;
                                        } else {
                                          errors = _errs45;
                                          if (vErrors !== null) {
                                            if (_errs45) {
                                              vErrors.length = _errs45;
                                            } else {
                                              vErrors = null;
                                            }
                                          }
                                        }
                                        var valid0 = _errs44 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.android_url !== void 0) {
                                          let data15 = data.android_url;
                                          const _errs49 = errors;
                                          const _errs50 = errors;
                                          let valid8 = false;
                                          const _errs51 = errors;
                                          if (!validate121(data15, instancePath + "/android_url")) {
                                            vErrors = joined(vErrors, validate121.errors);
                                            errors = vErrors.length;
                                          }
                                          var _valid7 = _errs51 === errors;
                                          valid8 = valid8 || _valid7;
                                          if (!valid8) {
                                            const _errs52 = errors;
                                            if (data15 !== null) {
                                              const err21 = faultOf(instancePath + "/android_url", "type", { type: "null" });
                                              if (vErrors === null) {
                                                vErrors = [err21];
                                              } else {
                                                vErrors.push(err21);
                                              }
                                              errors++;
                                            }
                                            var _valid7 = _errs52 === errors;
                                            valid8 = valid8 || _valid7;
                                          }
                                          if (!valid8) {
                                            const err22 = faultOf(instancePath + "/android_url", "anyOf", {});
                                            if (vErrors === null) {
                                              vErrors = [err22];
                                            } else {
                                              vErrors.push(err22);
                                            }
                                            errors++;
                                            validate144.errors = vErrors;
                                            return false;
                                          } else {
                                            errors = _errs50;
                                            if (vErrors !== null) {
                                              if (_errs50) {
                                                vErrors.length = _errs50;
                                              } else {
                                                vErrors = null;
                                              }
                                            }
                                          }
                                          var valid0 = _errs49 === errors;
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
      validate144.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate144.errors = vErrors;
  return errors === 0;
}
var CreateManyLinksRequest = validate157;
function validate157(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.links === void 0 && (missing0 = "links")) {
        validate157.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "links")) {
            validate157.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                  validate157.errors = [faultOf(instancePath + "/links", "maxItems", { limit: 100 })];
                  return false;
                } else {
                  if (data0.length < 1) {
                    validate157.errors = [faultOf(instancePath + "/links", "minItems", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate157.errors = [faultOf(instancePath + "/links", "type", { type: "array" })];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate157.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate157.errors = vErrors;
  return errors === 0;
}
var LinkAnalyticsRequest = validate158;
var formats4 = (init_formats(), __toCommonJS(formats_exports)).date;
var pattern63 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}$", "u");
function validate159(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern63.test(data)) {
          validate159.errors = [faultOf(instancePath, "pattern", { pattern: "^(?!0000)\\d{4}-\\d{2}-\\d{2}$" })];
          return false;
        } else {
          if (!formats4.validate(data)) {
            validate159.errors = [faultOf(instancePath, "format", { format: "date" })];
            return false;
          }
        }
      } else {
        validate159.errors = [faultOf(instancePath, "type", { type: "string" })];
        return false;
      }
    }
  }
  validate159.errors = vErrors;
  return errors === 0;
}
function validate158(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "from" || key0 === "to")) {
          validate158.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.from !== void 0) {
          const _errs2 = errors;
          if (!validate159(data.from, instancePath + "/from")) {
            vErrors = joined(vErrors, validate159.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.to !== void 0) {
            const _errs3 = errors;
            if (!validate159(data.to, instancePath + "/to")) {
              vErrors = joined(vErrors, validate159.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
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
var LinkClickListRequest = validate162;
function validate162(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "limit" || key0 === "cursor")) {
          validate162.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.limit !== void 0) {
          let data0 = data.limit;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate162.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 100 || isNaN(data0)) {
                validate162.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 100 })];
                return false;
              } else {
                if (data0 < 1 || isNaN(data0)) {
                  validate162.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
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
                  validate162.errors = [faultOf(instancePath + "/cursor", "maxLength", { limit: 400 })];
                  return false;
                } else {
                  if (func2(data1) < 1) {
                    validate162.errors = [faultOf(instancePath + "/cursor", "minLength", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate162.errors = [faultOf(instancePath + "/cursor", "type", { type: "string" })];
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
      validate162.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate162.errors = vErrors;
  return errors === 0;
}
var LinkListRequest = validate163;
var schema60 = { "type": "object", "additionalProperties": false, "properties": { "tag": { "$ref": "./link-tag.json" }, "q": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, "external_id": { "$ref": "./link-external-id.json" }, "archived": { "type": "string", "enum": ["true", "false"] }, "sort": { "type": "string", "enum": ["created", "clicks"] }, "limit": { "type": "integer", "minimum": 1, "maximum": 100 }, "cursor": { "type": "string", "minLength": 1, "maxLength": 400 } }, "$id": "schemas:///links/link-list-request.json" };
function validate163(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "tag" || key0 === "q" || key0 === "external_id" || key0 === "archived" || key0 === "sort" || key0 === "limit" || key0 === "cursor")) {
          validate163.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.tag !== void 0) {
          const _errs2 = errors;
          if (!validate131(data.tag, instancePath + "/tag")) {
            vErrors = joined(vErrors, validate131.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.q !== void 0) {
            let data1 = data.q;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (func2(data1) > 200) {
                  validate163.errors = [faultOf(instancePath + "/q", "maxLength", { limit: 200 })];
                  return false;
                } else {
                  if (func2(data1) < 1) {
                    validate163.errors = [faultOf(instancePath + "/q", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern29.test(data1)) {
                      validate163.errors = [faultOf(instancePath + "/q", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate163.errors = [faultOf(instancePath + "/q", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.external_id !== void 0) {
              const _errs5 = errors;
              if (!validate134(data.external_id, instancePath + "/external_id")) {
                vErrors = joined(vErrors, validate134.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.archived !== void 0) {
                let data3 = data.archived;
                const _errs6 = errors;
                if (typeof data3 !== "string") {
                  validate163.errors = [faultOf(instancePath + "/archived", "type", { type: "string" })];
                  return false;
                }
                if (!(data3 === "true" || data3 === "false")) {
                  validate163.errors = [faultOf(instancePath + "/archived", "enum", { allowedValues: schema60.properties.archived.enum })];
                  return false;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.sort !== void 0) {
                  let data4 = data.sort;
                  const _errs8 = errors;
                  if (typeof data4 !== "string") {
                    validate163.errors = [faultOf(instancePath + "/sort", "type", { type: "string" })];
                    return false;
                  }
                  if (!(data4 === "created" || data4 === "clicks")) {
                    validate163.errors = [faultOf(instancePath + "/sort", "enum", { allowedValues: schema60.properties.sort.enum })];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.limit !== void 0) {
                    let data5 = data.limit;
                    const _errs10 = errors;
                    if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                      validate163.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
                      return false;
                    }
                    if (errors === _errs10) {
                      if (typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 100 || isNaN(data5)) {
                          validate163.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 100 })];
                          return false;
                        } else {
                          if (data5 < 1 || isNaN(data5)) {
                            validate163.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.cursor !== void 0) {
                      let data6 = data.cursor;
                      const _errs12 = errors;
                      if (errors === _errs12) {
                        if (typeof data6 === "string") {
                          if (func2(data6) > 400) {
                            validate163.errors = [faultOf(instancePath + "/cursor", "maxLength", { limit: 400 })];
                            return false;
                          } else {
                            if (func2(data6) < 1) {
                              validate163.errors = [faultOf(instancePath + "/cursor", "minLength", { limit: 1 })];
                              return false;
                            }
                          }
                        } else {
                          validate163.errors = [faultOf(instancePath + "/cursor", "type", { type: "string" })];
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
      }
    } else {
      validate163.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate163.errors = vErrors;
  return errors === 0;
}
var QrRequest = validate166;
var schema61 = { "type": "object", "additionalProperties": false, "properties": { "format": { "type": "string", "enum": ["svg", "png"] }, "size": { "type": "integer", "minimum": 64, "maximum": 2048 }, "margin": { "type": "integer", "minimum": 0, "maximum": 16 }, "level": { "type": "string", "enum": ["L", "M", "Q", "H"] }, "dark": { "type": "string", "pattern": "^#?([0-9A-Fa-f]{3}){1,2}$" }, "light": { "type": "string", "pattern": "^#?([0-9A-Fa-f]{3}){1,2}$" } }, "$id": "schemas:///links/qr-request.json" };
var pattern65 = new RegExp("^#?([0-9A-Fa-f]{3}){1,2}$", "u");
function validate166(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "format" || key0 === "size" || key0 === "margin" || key0 === "level" || key0 === "dark" || key0 === "light")) {
          validate166.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.format !== void 0) {
          let data0 = data.format;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate166.errors = [faultOf(instancePath + "/format", "type", { type: "string" })];
            return false;
          }
          if (!(data0 === "svg" || data0 === "png")) {
            validate166.errors = [faultOf(instancePath + "/format", "enum", { allowedValues: schema61.properties.format.enum })];
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
              validate166.errors = [faultOf(instancePath + "/size", "type", { type: "integer" })];
              return false;
            }
            if (errors === _errs4) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 2048 || isNaN(data1)) {
                  validate166.errors = [faultOf(instancePath + "/size", "maximum", { comparison: "<=", limit: 2048 })];
                  return false;
                } else {
                  if (data1 < 64 || isNaN(data1)) {
                    validate166.errors = [faultOf(instancePath + "/size", "minimum", { comparison: ">=", limit: 64 })];
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
                validate166.errors = [faultOf(instancePath + "/margin", "type", { type: "integer" })];
                return false;
              }
              if (errors === _errs6) {
                if (typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 16 || isNaN(data2)) {
                    validate166.errors = [faultOf(instancePath + "/margin", "maximum", { comparison: "<=", limit: 16 })];
                    return false;
                  } else {
                    if (data2 < 0 || isNaN(data2)) {
                      validate166.errors = [faultOf(instancePath + "/margin", "minimum", { comparison: ">=", limit: 0 })];
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
                  validate166.errors = [faultOf(instancePath + "/level", "type", { type: "string" })];
                  return false;
                }
                if (!(data3 === "L" || data3 === "M" || data3 === "Q" || data3 === "H")) {
                  validate166.errors = [faultOf(instancePath + "/level", "enum", { allowedValues: schema61.properties.level.enum })];
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
                      if (!pattern65.test(data4)) {
                        validate166.errors = [faultOf(instancePath + "/dark", "pattern", { pattern: "^#?([0-9A-Fa-f]{3}){1,2}$" })];
                        return false;
                      }
                    } else {
                      validate166.errors = [faultOf(instancePath + "/dark", "type", { type: "string" })];
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
                        if (!pattern65.test(data5)) {
                          validate166.errors = [faultOf(instancePath + "/light", "pattern", { pattern: "^#?([0-9A-Fa-f]{3}){1,2}$" })];
                          return false;
                        }
                      } else {
                        validate166.errors = [faultOf(instancePath + "/light", "type", { type: "string" })];
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
      validate166.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate166.errors = vErrors;
  return errors === 0;
}
var SlugAvailabilityRequest = validate167;
function validate167(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.slug === void 0 && (missing0 = "slug")) {
        validate167.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "slug" || key0 === "domain")) {
            validate167.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.slug !== void 0) {
            const _errs2 = errors;
            if (!validate123(data.slug, instancePath + "/slug")) {
              vErrors = joined(vErrors, validate123.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.domain !== void 0) {
              const _errs3 = errors;
              if (!validate125(data.domain, instancePath + "/domain")) {
                vErrors = joined(vErrors, validate125.errors);
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
      validate167.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate167.errors = vErrors;
  return errors === 0;
}
var ItemListRequest = validate170;
function validate170(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.page !== void 0) {
        let data0 = data.page;
        const _errs2 = errors;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          validate170.errors = [faultOf(instancePath + "/page", "type", { type: "integer" })];
          return false;
        }
        if (errors === _errs2) {
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 1e6 || isNaN(data0)) {
              validate170.errors = [faultOf(instancePath + "/page", "maximum", { comparison: "<=", limit: 1e6 })];
              return false;
            } else {
              if (data0 < 1 || isNaN(data0)) {
                validate170.errors = [faultOf(instancePath + "/page", "minimum", { comparison: ">=", limit: 1 })];
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
            validate170.errors = [faultOf(instancePath + "/per_page", "type", { type: "integer" })];
            return false;
          }
          if (errors === _errs4) {
            if (typeof data1 == "number" && isFinite(data1)) {
              if (data1 > 100 || isNaN(data1)) {
                validate170.errors = [faultOf(instancePath + "/per_page", "maximum", { comparison: "<=", limit: 100 })];
                return false;
              } else {
                if (data1 < 1 || isNaN(data1)) {
                  validate170.errors = [faultOf(instancePath + "/per_page", "minimum", { comparison: ">=", limit: 1 })];
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
                  validate170.errors = [faultOf(instancePath + "/category", "maxLength", { limit: 100 })];
                  return false;
                } else {
                  if (func2(data2) < 1) {
                    validate170.errors = [faultOf(instancePath + "/category", "minLength", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate170.errors = [faultOf(instancePath + "/category", "type", { type: "string" })];
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
                    validate170.errors = [faultOf(instancePath + "/tag", "maxLength", { limit: 100 })];
                    return false;
                  } else {
                    if (func2(data3) < 1) {
                      validate170.errors = [faultOf(instancePath + "/tag", "minLength", { limit: 1 })];
                      return false;
                    }
                  }
                } else {
                  validate170.errors = [faultOf(instancePath + "/tag", "type", { type: "string" })];
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
                      validate170.errors = [faultOf(instancePath + "/q", "maxLength", { limit: 200 })];
                      return false;
                    } else {
                      if (func2(data4) < 1) {
                        validate170.errors = [faultOf(instancePath + "/q", "minLength", { limit: 1 })];
                        return false;
                      }
                    }
                  } else {
                    validate170.errors = [faultOf(instancePath + "/q", "type", { type: "string" })];
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
      validate170.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate170.errors = vErrors;
  return errors === 0;
}
var ItemRequest = validate171;
function validate171(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.item_id === void 0 && (missing0 = "item_id")) {
        validate171.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        if (data.item_id !== void 0) {
          let data0 = data.item_id;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate171.errors = [faultOf(instancePath + "/item_id", "type", { type: "integer" })];
            return false;
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
var PurchaseValidationRequest = validate172;
function validate172(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.purchase_code === void 0 && (missing0 = "purchase_code")) {
        validate172.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        if (data.purchase_code !== void 0) {
          if (typeof data.purchase_code !== "string") {
            validate172.errors = [faultOf(instancePath + "/purchase_code", "type", { type: "string" })];
            return false;
          }
        }
      }
    } else {
      validate172.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate172.errors = vErrors;
  return errors === 0;
}
var ChangeMemberRequest = validate173;
function validate173(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.role === void 0 && (missing0 = "role")) {
        validate173.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "role")) {
            validate173.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.role !== void 0) {
            if (!validate96(data.role, instancePath + "/role")) {
              vErrors = joined(vErrors, validate96.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate173.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate173.errors = vErrors;
  return errors === 0;
}
var ChangeContactRequest = validate175;
function validate175(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name")) {
        validate175.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name")) {
            validate175.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data0 === "string") {
                if (func2(data0) > 200) {
                  const err0 = faultOf(instancePath + "/name", "maxLength", { limit: 200 });
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                } else {
                  if (func2(data0) < 1) {
                    const err1 = faultOf(instancePath + "/name", "minLength", { limit: 1 });
                    if (vErrors === null) {
                      vErrors = [err1];
                    } else {
                      vErrors.push(err1);
                    }
                    errors++;
                  } else {
                    if (!pattern1.test(data0)) {
                      const err2 = faultOf(instancePath + "/name", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" });
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
                const err3 = faultOf(instancePath + "/name", "type", { type: "string" });
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs6 = errors;
              if (data0 !== null) {
                const err4 = faultOf(instancePath + "/name", "type", { type: "null" });
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
            }
            if (!valid1) {
              const err5 = faultOf(instancePath + "/name", "anyOf", {});
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
              validate175.errors = vErrors;
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
      validate175.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate175.errors = vErrors;
  return errors === 0;
}
var ChangeInstanceRequest = validate176;
function validate176(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "name" || key0 === "settings" || key0 === "rate")) {
          validate176.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.name !== void 0) {
          let data0 = data.name;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func2(data0) > 100) {
                validate176.errors = [faultOf(instancePath + "/name", "maxLength", { limit: 100 })];
                return false;
              } else {
                if (func2(data0) < 1) {
                  validate176.errors = [faultOf(instancePath + "/name", "minLength", { limit: 1 })];
                  return false;
                } else {
                  if (!pattern1.test(data0)) {
                    validate176.errors = [faultOf(instancePath + "/name", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                    return false;
                  }
                }
              }
            } else {
              validate176.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.settings !== void 0) {
            let data1 = data.settings;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                if (Object.keys(data1).length > 50) {
                  validate176.errors = [faultOf(instancePath + "/settings", "maxProperties", { limit: 50 })];
                  return false;
                }
              } else {
                validate176.errors = [faultOf(instancePath + "/settings", "type", { type: "object" })];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.rate !== void 0) {
              let data2 = data.rate;
              const _errs7 = errors;
              const _errs8 = errors;
              let valid1 = false;
              const _errs9 = errors;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                const err0 = faultOf(instancePath + "/rate", "type", { type: "integer" });
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              if (errors === _errs9) {
                if (typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 6e3 || isNaN(data2)) {
                    const err1 = faultOf(instancePath + "/rate", "maximum", { comparison: "<=", limit: 6e3 });
                    if (vErrors === null) {
                      vErrors = [err1];
                    } else {
                      vErrors.push(err1);
                    }
                    errors++;
                  } else {
                    if (data2 < 1 || isNaN(data2)) {
                      const err2 = faultOf(instancePath + "/rate", "minimum", { comparison: ">=", limit: 1 });
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
              var _valid0 = _errs9 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs11 = errors;
                if (data2 !== null) {
                  const err3 = faultOf(instancePath + "/rate", "type", { type: "null" });
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
                var _valid0 = _errs11 === errors;
                valid1 = valid1 || _valid0;
              }
              if (!valid1) {
                const err4 = faultOf(instancePath + "/rate", "anyOf", {});
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
                validate176.errors = vErrors;
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
var ChangeParticipantsRequest = validate177;
var schema69 = { "type": "object", "additionalProperties": false, "required": ["action", "participants"], "properties": { "action": { "type": "string", "enum": ["add", "remove", "promote", "demote"] }, "participants": { "type": "array", "minItems": 1, "maxItems": 100, "uniqueItems": true, "items": { "$ref": "./channel-address.json" } } }, "$id": "schemas:///messaging/change-participants-request.json" };
var pattern69 = new RegExp("^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$", "u");
function validate178(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 255) {
        validate178.errors = [faultOf(instancePath, "maxLength", { limit: 255 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate178.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern69.test(data)) {
            validate178.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$" })];
            return false;
          }
        }
      }
    } else {
      validate178.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate178.errors = vErrors;
  return errors === 0;
}
function validate177(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action") || data.participants === void 0 && (missing0 = "participants")) {
        validate177.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "action" || key0 === "participants")) {
            validate177.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.action !== void 0) {
            let data0 = data.action;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate177.errors = [faultOf(instancePath + "/action", "type", { type: "string" })];
              return false;
            }
            if (!(data0 === "add" || data0 === "remove" || data0 === "promote" || data0 === "demote")) {
              validate177.errors = [faultOf(instancePath + "/action", "enum", { allowedValues: schema69.properties.action.enum })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.participants !== void 0) {
              let data1 = data.participants;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (Array.isArray(data1)) {
                  if (data1.length > 100) {
                    validate177.errors = [faultOf(instancePath + "/participants", "maxItems", { limit: 100 })];
                    return false;
                  } else {
                    if (data1.length < 1) {
                      validate177.errors = [faultOf(instancePath + "/participants", "minItems", { limit: 1 })];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs6 = errors;
                        if (!validate178(data1[i0], instancePath + "/participants/" + i0)) {
                          vErrors = joined(vErrors, validate178.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs6 === errors;
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
                                  validate177.errors = [faultOf(instancePath + "/participants", "uniqueItems", { i: i1, j: j0 })];
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
                  validate177.errors = [faultOf(instancePath + "/participants", "type", { type: "array" })];
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
    } else {
      validate177.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate177.errors = vErrors;
  return errors === 0;
}
var ChannelFeedRequest = validate180;
var pattern71 = new RegExp("^[a-z0-9_.]+$", "u");
function validate180(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "after" || key0 === "instance_id" || key0 === "type" || key0 === "limit")) {
          validate180.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.after !== void 0) {
          let data0 = data.after;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate180.errors = [faultOf(instancePath + "/after", "type", { type: "integer" })];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 9007199254740991 || isNaN(data0)) {
                validate180.errors = [faultOf(instancePath + "/after", "maximum", { comparison: "<=", limit: 9007199254740991 })];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate180.errors = [faultOf(instancePath + "/after", "minimum", { comparison: ">=", limit: 0 })];
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
                  validate180.errors = [faultOf(instancePath + "/instance_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                  return false;
                }
              } else {
                validate180.errors = [faultOf(instancePath + "/instance_id", "type", { type: "string" })];
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
                    validate180.errors = [faultOf(instancePath + "/type", "maxLength", { limit: 100 })];
                    return false;
                  } else {
                    if (!pattern71.test(data2)) {
                      validate180.errors = [faultOf(instancePath + "/type", "pattern", { pattern: "^[a-z0-9_.]+$" })];
                      return false;
                    }
                  }
                } else {
                  validate180.errors = [faultOf(instancePath + "/type", "type", { type: "string" })];
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
                  validate180.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
                  return false;
                }
                if (errors === _errs8) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 1e3 || isNaN(data3)) {
                      validate180.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 1e3 })];
                      return false;
                    } else {
                      if (data3 < 1 || isNaN(data3)) {
                        validate180.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
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
      validate180.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate180.errors = vErrors;
  return errors === 0;
}
var ChatGroupPictureRequest = validate181;
function validate181(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.media_id === void 0 && (missing0 = "media_id")) {
        validate181.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "media_id")) {
            validate181.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
              validate181.errors = vErrors;
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
      validate181.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate181.errors = vErrors;
  return errors === 0;
}
var ChatListRequest = validate182;
function validate182(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "limit" || key0 === "cursor")) {
          validate182.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.limit !== void 0) {
          let data0 = data.limit;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate182.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 100 || isNaN(data0)) {
                validate182.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 100 })];
                return false;
              } else {
                if (data0 < 1 || isNaN(data0)) {
                  validate182.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
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
                  validate182.errors = [faultOf(instancePath + "/cursor", "maxLength", { limit: 500 })];
                  return false;
                } else {
                  if (func2(data1) < 1) {
                    validate182.errors = [faultOf(instancePath + "/cursor", "minLength", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate182.errors = [faultOf(instancePath + "/cursor", "type", { type: "string" })];
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
      validate182.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate182.errors = vErrors;
  return errors === 0;
}
var CheckAddressesRequest = validate183;
function validate183(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.addresses === void 0 && (missing0 = "addresses")) {
        validate183.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "addresses")) {
            validate183.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.addresses !== void 0) {
            let data0 = data.addresses;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (Array.isArray(data0)) {
                if (data0.length > 100) {
                  validate183.errors = [faultOf(instancePath + "/addresses", "maxItems", { limit: 100 })];
                  return false;
                } else {
                  if (data0.length < 1) {
                    validate183.errors = [faultOf(instancePath + "/addresses", "minItems", { limit: 1 })];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data0.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs4 = errors;
                      if (!validate178(data0[i0], instancePath + "/addresses/" + i0)) {
                        vErrors = joined(vErrors, validate178.errors);
                        errors = vErrors.length;
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
                        outer0:
                          for (; i1--; ) {
                            for (j0 = i1; j0--; ) {
                              if (func0(data0[i1], data0[j0])) {
                                validate183.errors = [faultOf(instancePath + "/addresses", "uniqueItems", { i: i1, j: j0 })];
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
                validate183.errors = [faultOf(instancePath + "/addresses", "type", { type: "array" })];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate183.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate183.errors = vErrors;
  return errors === 0;
}
var ConnectInstanceRequest = validate185;
var schema75 = { "type": "object", "additionalProperties": false, "properties": { "method": { "type": "string", "enum": ["qr", "code"] } }, "$id": "schemas:///messaging/connect-instance-request.json" };
function validate185(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "method")) {
          validate185.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.method !== void 0) {
          let data0 = data.method;
          if (typeof data0 !== "string") {
            validate185.errors = [faultOf(instancePath + "/method", "type", { type: "string" })];
            return false;
          }
          if (!(data0 === "qr" || data0 === "code")) {
            validate185.errors = [faultOf(instancePath + "/method", "enum", { allowedValues: schema75.properties.method.enum })];
            return false;
          }
        }
      }
    } else {
      validate185.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate185.errors = vErrors;
  return errors === 0;
}
var CreateChatGroupRequest = validate186;
function validate186(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.participants === void 0 && (missing0 = "participants")) {
        validate186.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "participants")) {
            validate186.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 200) {
                  validate186.errors = [faultOf(instancePath + "/name", "maxLength", { limit: 200 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate186.errors = [faultOf(instancePath + "/name", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern1.test(data0)) {
                      validate186.errors = [faultOf(instancePath + "/name", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate186.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.participants !== void 0) {
              let data1 = data.participants;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (Array.isArray(data1)) {
                  if (data1.length > 100) {
                    validate186.errors = [faultOf(instancePath + "/participants", "maxItems", { limit: 100 })];
                    return false;
                  } else {
                    if (data1.length < 1) {
                      validate186.errors = [faultOf(instancePath + "/participants", "minItems", { limit: 1 })];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs6 = errors;
                        if (!validate178(data1[i0], instancePath + "/participants/" + i0)) {
                          vErrors = joined(vErrors, validate178.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs6 === errors;
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
                                  validate186.errors = [faultOf(instancePath + "/participants", "uniqueItems", { i: i1, j: j0 })];
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
                  validate186.errors = [faultOf(instancePath + "/participants", "type", { type: "array" })];
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
    } else {
      validate186.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate186.errors = vErrors;
  return errors === 0;
}
var CreateContactRequest = validate188;
function validate188(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address")) {
        validate188.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "name")) {
            validate188.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                  validate188.errors = [faultOf(instancePath + "/address", "maxLength", { limit: 255 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate188.errors = [faultOf(instancePath + "/address", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern69.test(data0)) {
                      validate188.errors = [faultOf(instancePath + "/address", "pattern", { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate188.errors = [faultOf(instancePath + "/address", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name;
              const _errs4 = errors;
              const _errs5 = errors;
              let valid1 = false;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 200) {
                    const err0 = faultOf(instancePath + "/name", "maxLength", { limit: 200 });
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  } else {
                    if (func2(data1) < 1) {
                      const err1 = faultOf(instancePath + "/name", "minLength", { limit: 1 });
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                    } else {
                      if (!pattern1.test(data1)) {
                        const err2 = faultOf(instancePath + "/name", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" });
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
                  const err3 = faultOf(instancePath + "/name", "type", { type: "string" });
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs8 = errors;
                if (data1 !== null) {
                  const err4 = faultOf(instancePath + "/name", "type", { type: "null" });
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                var _valid0 = _errs8 === errors;
                valid1 = valid1 || _valid0;
              }
              if (!valid1) {
                const err5 = faultOf(instancePath + "/name", "anyOf", {});
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
                validate188.errors = vErrors;
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
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
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
var CreateInstanceRequest = validate189;
var pattern77 = new RegExp("^[a-z][a-z0-9_-]{0,31}$", "u");
function validate189(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.driver === void 0 && (missing0 = "driver")) {
        validate189.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "driver" || key0 === "settings" || key0 === "rate")) {
            validate189.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 100) {
                  validate189.errors = [faultOf(instancePath + "/name", "maxLength", { limit: 100 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate189.errors = [faultOf(instancePath + "/name", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern1.test(data0)) {
                      validate189.errors = [faultOf(instancePath + "/name", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate189.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.driver !== void 0) {
              let data1 = data.driver;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (!pattern77.test(data1)) {
                    validate189.errors = [faultOf(instancePath + "/driver", "pattern", { pattern: "^[a-z][a-z0-9_-]{0,31}$" })];
                    return false;
                  }
                } else {
                  validate189.errors = [faultOf(instancePath + "/driver", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.settings !== void 0) {
                let data2 = data.settings;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                    if (Object.keys(data2).length > 50) {
                      validate189.errors = [faultOf(instancePath + "/settings", "maxProperties", { limit: 50 })];
                      return false;
                    }
                  } else {
                    validate189.errors = [faultOf(instancePath + "/settings", "type", { type: "object" })];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.rate !== void 0) {
                  let data3 = data.rate;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  let valid1 = false;
                  const _errs11 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    const err0 = faultOf(instancePath + "/rate", "type", { type: "integer" });
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                  if (errors === _errs11) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 6e3 || isNaN(data3)) {
                        const err1 = faultOf(instancePath + "/rate", "maximum", { comparison: "<=", limit: 6e3 });
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                      } else {
                        if (data3 < 1 || isNaN(data3)) {
                          const err2 = faultOf(instancePath + "/rate", "minimum", { comparison: ">=", limit: 1 });
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
                  var _valid0 = _errs11 === errors;
                  valid1 = valid1 || _valid0;
                  if (!valid1) {
                    const _errs13 = errors;
                    if (data3 !== null) {
                      const err3 = faultOf(instancePath + "/rate", "type", { type: "null" });
                      if (vErrors === null) {
                        vErrors = [err3];
                      } else {
                        vErrors.push(err3);
                      }
                      errors++;
                    }
                    var _valid0 = _errs13 === errors;
                    valid1 = valid1 || _valid0;
                  }
                  if (!valid1) {
                    const err4 = faultOf(instancePath + "/rate", "anyOf", {});
                    if (vErrors === null) {
                      vErrors = [err4];
                    } else {
                      vErrors.push(err4);
                    }
                    errors++;
                    validate189.errors = vErrors;
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
var CursorListRequest = validate190;
function validate190(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "limit" || key0 === "cursor")) {
          validate190.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.limit !== void 0) {
          let data0 = data.limit;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate190.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 100 || isNaN(data0)) {
                validate190.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 100 })];
                return false;
              } else {
                if (data0 < 1 || isNaN(data0)) {
                  validate190.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
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
                  validate190.errors = [faultOf(instancePath + "/cursor", "maxLength", { limit: 500 })];
                  return false;
                } else {
                  if (func2(data1) < 1) {
                    validate190.errors = [faultOf(instancePath + "/cursor", "minLength", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate190.errors = [faultOf(instancePath + "/cursor", "type", { type: "string" })];
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
      validate190.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate190.errors = vErrors;
  return errors === 0;
}
var EditMessageRequest = validate191;
function validate191(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.text === void 0 && (missing0 = "text")) {
        validate191.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "text")) {
            validate191.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.text !== void 0) {
            let data0 = data.text;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 65536) {
                  validate191.errors = [faultOf(instancePath + "/text", "maxLength", { limit: 65536 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate191.errors = [faultOf(instancePath + "/text", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern3.test(data0)) {
                      validate191.errors = [faultOf(instancePath + "/text", "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate191.errors = [faultOf(instancePath + "/text", "type", { type: "string" })];
                return false;
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
var InviteLinkRequest = validate192;
function validate192(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "renew")) {
          validate192.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.renew !== void 0) {
          if (typeof data.renew !== "boolean") {
            validate192.errors = [faultOf(instancePath + "/renew", "type", { type: "boolean" })];
            return false;
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
var MessageListRequest = validate193;
var schema82 = { "type": "object", "additionalProperties": false, "properties": { "chat": { "type": "string", "minLength": 1, "maxLength": 255 }, "direction": { "type": "string", "enum": ["in", "out"] }, "state": { "type": "string", "enum": ["queued", "sent", "delivered", "read", "failed"] }, "limit": { "type": "integer", "minimum": 1, "maximum": 100 }, "cursor": { "type": "string", "minLength": 1, "maxLength": 500 } }, "$id": "schemas:///messaging/message-list-request.json" };
function validate193(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "chat" || key0 === "direction" || key0 === "state" || key0 === "limit" || key0 === "cursor")) {
          validate193.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                validate193.errors = [faultOf(instancePath + "/chat", "maxLength", { limit: 255 })];
                return false;
              } else {
                if (func2(data0) < 1) {
                  validate193.errors = [faultOf(instancePath + "/chat", "minLength", { limit: 1 })];
                  return false;
                }
              }
            } else {
              validate193.errors = [faultOf(instancePath + "/chat", "type", { type: "string" })];
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
              validate193.errors = [faultOf(instancePath + "/direction", "type", { type: "string" })];
              return false;
            }
            if (!(data1 === "in" || data1 === "out")) {
              validate193.errors = [faultOf(instancePath + "/direction", "enum", { allowedValues: schema82.properties.direction.enum })];
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
                validate193.errors = [faultOf(instancePath + "/state", "type", { type: "string" })];
                return false;
              }
              if (!(data2 === "queued" || data2 === "sent" || data2 === "delivered" || data2 === "read" || data2 === "failed")) {
                validate193.errors = [faultOf(instancePath + "/state", "enum", { allowedValues: schema82.properties.state.enum })];
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
                  validate193.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
                  return false;
                }
                if (errors === _errs8) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 100 || isNaN(data3)) {
                      validate193.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 100 })];
                      return false;
                    } else {
                      if (data3 < 1 || isNaN(data3)) {
                        validate193.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
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
                        validate193.errors = [faultOf(instancePath + "/cursor", "maxLength", { limit: 500 })];
                        return false;
                      } else {
                        if (func2(data4) < 1) {
                          validate193.errors = [faultOf(instancePath + "/cursor", "minLength", { limit: 1 })];
                          return false;
                        }
                      }
                    } else {
                      validate193.errors = [faultOf(instancePath + "/cursor", "type", { type: "string" })];
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
      validate193.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate193.errors = vErrors;
  return errors === 0;
}
var PairingQrRequest = validate194;
var schema83 = { "type": "object", "additionalProperties": false, "properties": { "format": { "type": "string", "enum": ["svg", "png"] }, "size": { "type": "integer", "minimum": 64, "maximum": 2048 } }, "$id": "schemas:///messaging/pairing-qr-request.json" };
function validate194(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "format" || key0 === "size")) {
          validate194.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.format !== void 0) {
          let data0 = data.format;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate194.errors = [faultOf(instancePath + "/format", "type", { type: "string" })];
            return false;
          }
          if (!(data0 === "svg" || data0 === "png")) {
            validate194.errors = [faultOf(instancePath + "/format", "enum", { allowedValues: schema83.properties.format.enum })];
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
              validate194.errors = [faultOf(instancePath + "/size", "type", { type: "integer" })];
              return false;
            }
            if (errors === _errs4) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 2048 || isNaN(data1)) {
                  validate194.errors = [faultOf(instancePath + "/size", "maximum", { comparison: "<=", limit: 2048 })];
                  return false;
                } else {
                  if (data1 < 64 || isNaN(data1)) {
                    validate194.errors = [faultOf(instancePath + "/size", "minimum", { comparison: ">=", limit: 64 })];
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
      validate194.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate194.errors = vErrors;
  return errors === 0;
}
var ReactRequest = validate195;
function validate195(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.emoji === void 0 && (missing0 = "emoji")) {
        validate195.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "emoji")) {
            validate195.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.emoji !== void 0) {
            let data0 = data.emoji;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 32) {
                  validate195.errors = [faultOf(instancePath + "/emoji", "maxLength", { limit: 32 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate195.errors = [faultOf(instancePath + "/emoji", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern1.test(data0)) {
                      validate195.errors = [faultOf(instancePath + "/emoji", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate195.errors = [faultOf(instancePath + "/emoji", "type", { type: "string" })];
                return false;
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
var ReadChatRequest = validate196;
function validate196(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "up_to")) {
          validate196.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                validate196.errors = [faultOf(instancePath + "/up_to", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                return false;
              }
            } else {
              validate196.errors = [faultOf(instancePath + "/up_to", "type", { type: "string" })];
              return false;
            }
          }
        }
      }
    } else {
      validate196.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate196.errors = vErrors;
  return errors === 0;
}
var RenameChatGroupRequest = validate197;
function validate197(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name")) {
        validate197.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name")) {
            validate197.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 200) {
                  validate197.errors = [faultOf(instancePath + "/name", "maxLength", { limit: 200 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate197.errors = [faultOf(instancePath + "/name", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern1.test(data0)) {
                      validate197.errors = [faultOf(instancePath + "/name", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate197.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
                return false;
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
var SendMessageRequest = validate198;
function validate199(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "media_id" || key0 === "url" || key0 === "caption" || key0 === "name")) {
          validate199.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                validate199.errors = [faultOf(instancePath + "/media_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                return false;
              }
            } else {
              validate199.errors = [faultOf(instancePath + "/media_id", "type", { type: "string" })];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.url !== void 0) {
            let data1 = data.url;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func2(data1) > 2048) {
                  validate199.errors = [faultOf(instancePath + "/url", "maxLength", { limit: 2048 })];
                  return false;
                } else {
                  if (func2(data1) < 1) {
                    validate199.errors = [faultOf(instancePath + "/url", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern29.test(data1)) {
                      validate199.errors = [faultOf(instancePath + "/url", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate199.errors = [faultOf(instancePath + "/url", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.caption !== void 0) {
              let data2 = data.caption;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (typeof data2 === "string") {
                  if (func2(data2) > 65536) {
                    validate199.errors = [faultOf(instancePath + "/caption", "maxLength", { limit: 65536 })];
                    return false;
                  } else {
                    if (func2(data2) < 1) {
                      validate199.errors = [faultOf(instancePath + "/caption", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern3.test(data2)) {
                        validate199.errors = [faultOf(instancePath + "/caption", "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate199.errors = [faultOf(instancePath + "/caption", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.name !== void 0) {
                let data3 = data.name;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (typeof data3 === "string") {
                    if (func2(data3) > 255) {
                      validate199.errors = [faultOf(instancePath + "/name", "maxLength", { limit: 255 })];
                      return false;
                    } else {
                      if (func2(data3) < 1) {
                        validate199.errors = [faultOf(instancePath + "/name", "minLength", { limit: 1 })];
                        return false;
                      } else {
                        if (!pattern1.test(data3)) {
                          validate199.errors = [faultOf(instancePath + "/name", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate199.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
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
    } else {
      validate199.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate199.errors = vErrors;
  return errors === 0;
}
function validate201(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.latitude === void 0 && (missing0 = "latitude") || data.longitude === void 0 && (missing0 = "longitude")) {
        validate201.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "latitude" || key0 === "longitude" || key0 === "name")) {
            validate201.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                  validate201.errors = [faultOf(instancePath + "/latitude", "maximum", { comparison: "<=", limit: 90 })];
                  return false;
                } else {
                  if (data0 < -90 || isNaN(data0)) {
                    validate201.errors = [faultOf(instancePath + "/latitude", "minimum", { comparison: ">=", limit: -90 })];
                    return false;
                  }
                }
              } else {
                validate201.errors = [faultOf(instancePath + "/latitude", "type", { type: "number" })];
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
                    validate201.errors = [faultOf(instancePath + "/longitude", "maximum", { comparison: "<=", limit: 180 })];
                    return false;
                  } else {
                    if (data1 < -180 || isNaN(data1)) {
                      validate201.errors = [faultOf(instancePath + "/longitude", "minimum", { comparison: ">=", limit: -180 })];
                      return false;
                    }
                  }
                } else {
                  validate201.errors = [faultOf(instancePath + "/longitude", "type", { type: "number" })];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.name !== void 0) {
                let data2 = data.name;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 200) {
                      validate201.errors = [faultOf(instancePath + "/name", "maxLength", { limit: 200 })];
                      return false;
                    } else {
                      if (func2(data2) < 1) {
                        validate201.errors = [faultOf(instancePath + "/name", "minLength", { limit: 1 })];
                        return false;
                      } else {
                        if (!pattern1.test(data2)) {
                          validate201.errors = [faultOf(instancePath + "/name", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate201.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
                    return false;
                  }
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
      validate201.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate201.errors = vErrors;
  return errors === 0;
}
function validate203(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.addresses === void 0 && (missing0 = "addresses")) {
        validate203.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "addresses")) {
            validate203.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 200) {
                  validate203.errors = [faultOf(instancePath + "/name", "maxLength", { limit: 200 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate203.errors = [faultOf(instancePath + "/name", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern1.test(data0)) {
                      validate203.errors = [faultOf(instancePath + "/name", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate203.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.addresses !== void 0) {
              let data1 = data.addresses;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (Array.isArray(data1)) {
                  if (data1.length > 20) {
                    validate203.errors = [faultOf(instancePath + "/addresses", "maxItems", { limit: 20 })];
                    return false;
                  } else {
                    if (data1.length < 1) {
                      validate203.errors = [faultOf(instancePath + "/addresses", "minItems", { limit: 1 })];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs6 = errors;
                        if (!validate178(data1[i0], instancePath + "/addresses/" + i0)) {
                          vErrors = joined(vErrors, validate178.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs6 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    }
                  }
                } else {
                  validate203.errors = [faultOf(instancePath + "/addresses", "type", { type: "array" })];
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
    } else {
      validate203.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate203.errors = vErrors;
  return errors === 0;
}
function validate206(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.question === void 0 && (missing0 = "question") || data.options === void 0 && (missing0 = "options")) {
        validate206.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "question" || key0 === "options" || key0 === "multiple")) {
            validate206.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.question !== void 0) {
            let data0 = data.question;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 255) {
                  validate206.errors = [faultOf(instancePath + "/question", "maxLength", { limit: 255 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate206.errors = [faultOf(instancePath + "/question", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern1.test(data0)) {
                      validate206.errors = [faultOf(instancePath + "/question", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate206.errors = [faultOf(instancePath + "/question", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.options !== void 0) {
              let data1 = data.options;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (Array.isArray(data1)) {
                  if (data1.length > 12) {
                    validate206.errors = [faultOf(instancePath + "/options", "maxItems", { limit: 12 })];
                    return false;
                  } else {
                    if (data1.length < 2) {
                      validate206.errors = [faultOf(instancePath + "/options", "minItems", { limit: 2 })];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data2 = data1[i0];
                        const _errs6 = errors;
                        if (errors === _errs6) {
                          if (typeof data2 === "string") {
                            if (func2(data2) > 100) {
                              validate206.errors = [faultOf(instancePath + "/options/" + i0, "maxLength", { limit: 100 })];
                              return false;
                            } else {
                              if (func2(data2) < 1) {
                                validate206.errors = [faultOf(instancePath + "/options/" + i0, "minLength", { limit: 1 })];
                                return false;
                              } else {
                                if (!pattern1.test(data2)) {
                                  validate206.errors = [faultOf(instancePath + "/options/" + i0, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                                  return false;
                                }
                              }
                            }
                          } else {
                            validate206.errors = [faultOf(instancePath + "/options/" + i0, "type", { type: "string" })];
                            return false;
                          }
                        }
                        var valid1 = _errs6 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                      if (valid1) {
                        let i1 = data1.length;
                        let j0;
                        if (i1 > 1) {
                          const indices0 = {};
                          for (; i1--; ) {
                            let item0 = data1[i1];
                            if (typeof item0 !== "string") {
                              continue;
                            }
                            if (typeof indices0[item0] == "number") {
                              j0 = indices0[item0];
                              validate206.errors = [faultOf(instancePath + "/options", "uniqueItems", { i: i1, j: j0 })];
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
                  validate206.errors = [faultOf(instancePath + "/options", "type", { type: "array" })];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.multiple !== void 0) {
                const _errs8 = errors;
                if (typeof data.multiple !== "boolean") {
                  validate206.errors = [faultOf(instancePath + "/multiple", "type", { type: "boolean" })];
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
    } else {
      validate206.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate206.errors = vErrors;
  return errors === 0;
}
function validate198(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.to === void 0 && (missing0 = "to")) {
        validate198.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "to" || key0 === "text" || key0 === "media" || key0 === "location" || key0 === "contact" || key0 === "poll" || key0 === "reply_to" || key0 === "send_at")) {
            validate198.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                  validate198.errors = [faultOf(instancePath + "/to", "maxLength", { limit: 255 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate198.errors = [faultOf(instancePath + "/to", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern69.test(data0)) {
                      validate198.errors = [faultOf(instancePath + "/to", "pattern", { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate198.errors = [faultOf(instancePath + "/to", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.text !== void 0) {
              let data1 = data.text;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 65536) {
                    validate198.errors = [faultOf(instancePath + "/text", "maxLength", { limit: 65536 })];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate198.errors = [faultOf(instancePath + "/text", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern3.test(data1)) {
                        validate198.errors = [faultOf(instancePath + "/text", "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate198.errors = [faultOf(instancePath + "/text", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.media !== void 0) {
                const _errs6 = errors;
                if (!validate199(data.media, instancePath + "/media")) {
                  vErrors = joined(vErrors, validate199.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.location !== void 0) {
                  const _errs7 = errors;
                  if (!validate201(data.location, instancePath + "/location")) {
                    vErrors = joined(vErrors, validate201.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.contact !== void 0) {
                    const _errs8 = errors;
                    if (!validate203(data.contact, instancePath + "/contact")) {
                      vErrors = joined(vErrors, validate203.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.poll !== void 0) {
                      const _errs9 = errors;
                      if (!validate206(data.poll, instancePath + "/poll")) {
                        vErrors = joined(vErrors, validate206.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.reply_to !== void 0) {
                        let data6 = data.reply_to;
                        const _errs10 = errors;
                        if (errors === _errs10) {
                          if (typeof data6 === "string") {
                            if (!pattern2.test(data6)) {
                              validate198.errors = [faultOf(instancePath + "/reply_to", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                              return false;
                            }
                          } else {
                            validate198.errors = [faultOf(instancePath + "/reply_to", "type", { type: "string" })];
                            return false;
                          }
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.send_at !== void 0) {
                          const _errs12 = errors;
                          if (!validate22(data.send_at, instancePath + "/send_at")) {
                            vErrors = joined(vErrors, validate22.errors);
                            errors = vErrors.length;
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
var TypingRequest = validate209;
function validate209(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "typing")) {
          validate209.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.typing !== void 0) {
          if (typeof data.typing !== "boolean") {
            validate209.errors = [faultOf(instancePath + "/typing", "type", { type: "boolean" })];
            return false;
          }
        }
      }
    } else {
      validate209.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate209.errors = vErrors;
  return errors === 0;
}
var RequestListRequest = validate210;
var schema93 = { "type": "object", "additionalProperties": false, "properties": { "key_id": { "type": "string", "minLength": 1, "maxLength": 200 }, "operation": { "type": "string", "minLength": 1, "maxLength": 100 }, "status": { "enum": ["2xx", "3xx", "4xx", "5xx", "errors"] }, "since": { "$ref": "../common/timestamp.json" }, "limit": { "type": "integer", "minimum": 1, "maximum": 100 }, "cursor": { "type": "string", "minLength": 1, "maxLength": 400 } }, "$id": "schemas:///requests/request-list-request.json" };
function validate210(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "key_id" || key0 === "operation" || key0 === "status" || key0 === "since" || key0 === "limit" || key0 === "cursor")) {
          validate210.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                validate210.errors = [faultOf(instancePath + "/key_id", "maxLength", { limit: 200 })];
                return false;
              } else {
                if (func2(data0) < 1) {
                  validate210.errors = [faultOf(instancePath + "/key_id", "minLength", { limit: 1 })];
                  return false;
                }
              }
            } else {
              validate210.errors = [faultOf(instancePath + "/key_id", "type", { type: "string" })];
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
                  validate210.errors = [faultOf(instancePath + "/operation", "maxLength", { limit: 100 })];
                  return false;
                } else {
                  if (func2(data1) < 1) {
                    validate210.errors = [faultOf(instancePath + "/operation", "minLength", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate210.errors = [faultOf(instancePath + "/operation", "type", { type: "string" })];
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
                validate210.errors = [faultOf(instancePath + "/status", "enum", { allowedValues: schema93.properties.status.enum })];
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
                    validate210.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
                    return false;
                  }
                  if (errors === _errs8) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 100 || isNaN(data4)) {
                        validate210.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 100 })];
                        return false;
                      } else {
                        if (data4 < 1 || isNaN(data4)) {
                          validate210.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
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
                          validate210.errors = [faultOf(instancePath + "/cursor", "maxLength", { limit: 400 })];
                          return false;
                        } else {
                          if (func2(data5) < 1) {
                            validate210.errors = [faultOf(instancePath + "/cursor", "minLength", { limit: 1 })];
                            return false;
                          }
                        }
                      } else {
                        validate210.errors = [faultOf(instancePath + "/cursor", "type", { type: "string" })];
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
      validate210.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate210.errors = vErrors;
  return errors === 0;
}
var UsageRequest = validate212;
var schema94 = { "type": "object", "additionalProperties": false, "properties": { "by": { "enum": ["day", "hour", "key", "operation"] }, "from": { "$ref": "../links/link-day-name.json" }, "to": { "$ref": "../links/link-day-name.json" }, "key_id": { "type": "string", "minLength": 1, "maxLength": 200 }, "operation": { "type": "string", "minLength": 1, "maxLength": 100 } }, "$id": "schemas:///requests/usage-request.json" };
function validate212(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "by" || key0 === "from" || key0 === "to" || key0 === "key_id" || key0 === "operation")) {
          validate212.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.by !== void 0) {
          let data0 = data.by;
          const _errs2 = errors;
          if (!(data0 === "day" || data0 === "hour" || data0 === "key" || data0 === "operation")) {
            validate212.errors = [faultOf(instancePath + "/by", "enum", { allowedValues: schema94.properties.by.enum })];
            return false;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.from !== void 0) {
            const _errs3 = errors;
            if (!validate159(data.from, instancePath + "/from")) {
              vErrors = joined(vErrors, validate159.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.to !== void 0) {
              const _errs4 = errors;
              if (!validate159(data.to, instancePath + "/to")) {
                vErrors = joined(vErrors, validate159.errors);
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
                      validate212.errors = [faultOf(instancePath + "/key_id", "maxLength", { limit: 200 })];
                      return false;
                    } else {
                      if (func2(data3) < 1) {
                        validate212.errors = [faultOf(instancePath + "/key_id", "minLength", { limit: 1 })];
                        return false;
                      }
                    }
                  } else {
                    validate212.errors = [faultOf(instancePath + "/key_id", "type", { type: "string" })];
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
                        validate212.errors = [faultOf(instancePath + "/operation", "maxLength", { limit: 100 })];
                        return false;
                      } else {
                        if (func2(data4) < 1) {
                          validate212.errors = [faultOf(instancePath + "/operation", "minLength", { limit: 1 })];
                          return false;
                        }
                      }
                    } else {
                      validate212.errors = [faultOf(instancePath + "/operation", "type", { type: "string" })];
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
      validate212.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate212.errors = vErrors;
  return errors === 0;
}
var ChangeWebhookEndpointRequest = validate215;
var schema95 = { "type": "object", "additionalProperties": false, "properties": { "url": { "type": "string", "maxLength": 2048, "minLength": 1, "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, "event_types": { "type": "array", "minItems": 1, "maxItems": 50, "uniqueItems": true, "items": { "$ref": "./subscribed-event-type.json" } }, "description": { "type": "string", "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, "headers": { "$ref": "./webhook-headers.json" }, "rate": { "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1e3 }, { "type": "null" }] }, "links": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "$ref": "../common/id.json" } }, "tags": { "type": "array", "maxItems": 50, "uniqueItems": true, "items": { "$ref": "../links/link-tag.json" } }, "instances": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "$ref": "../common/id.json" } }, "sample": { "type": "integer", "minimum": 1, "maximum": 100 }, "format": { "type": "string", "enum": ["standard", "cloudevents", "cloudevents_binary", "data"] } }, "$id": "schemas:///webhooks/change-webhook-endpoint-request.json" };
function validate216(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate216.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate216.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern1.test(data)) {
            validate216.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate216.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate216.errors = vErrors;
  return errors === 0;
}
function validate218(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 10) {
        validate218.errors = [faultOf(instancePath, "maxProperties", { limit: 10 })];
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
            validate218.errors = vErrors;
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
                  validate218.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 500 })];
                  return false;
                } else {
                  if (!pattern13.test(data0)) {
                    validate218.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "pattern", { pattern: "^[\\x20-\\x7e]*$" })];
                    return false;
                  }
                }
              } else {
                validate218.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" })];
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
      validate218.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate218.errors = vErrors;
  return errors === 0;
}
function validate215(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func14.call(schema95.properties, key0)) {
          validate215.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.url !== void 0) {
          let data0 = data.url;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func2(data0) > 2048) {
                validate215.errors = [faultOf(instancePath + "/url", "maxLength", { limit: 2048 })];
                return false;
              } else {
                if (func2(data0) < 1) {
                  validate215.errors = [faultOf(instancePath + "/url", "minLength", { limit: 1 })];
                  return false;
                } else {
                  if (!pattern29.test(data0)) {
                    validate215.errors = [faultOf(instancePath + "/url", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
                    return false;
                  }
                }
              }
            } else {
              validate215.errors = [faultOf(instancePath + "/url", "type", { type: "string" })];
              return false;
            }
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.event_types !== void 0) {
            let data1 = data.event_types;
            const _errs4 = errors;
            if (errors === _errs4) {
              if (Array.isArray(data1)) {
                if (data1.length > 50) {
                  validate215.errors = [faultOf(instancePath + "/event_types", "maxItems", { limit: 50 })];
                  return false;
                } else {
                  if (data1.length < 1) {
                    validate215.errors = [faultOf(instancePath + "/event_types", "minItems", { limit: 1 })];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs6 = errors;
                      if (!validate216(data1[i0], instancePath + "/event_types/" + i0)) {
                        vErrors = joined(vErrors, validate216.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs6 === errors;
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
                                validate215.errors = [faultOf(instancePath + "/event_types", "uniqueItems", { i: i1, j: j0 })];
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
                validate215.errors = [faultOf(instancePath + "/event_types", "type", { type: "array" })];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.description !== void 0) {
              let data3 = data.description;
              const _errs7 = errors;
              if (errors === _errs7) {
                if (typeof data3 === "string") {
                  if (func2(data3) > 200) {
                    validate215.errors = [faultOf(instancePath + "/description", "maxLength", { limit: 200 })];
                    return false;
                  } else {
                    if (!pattern29.test(data3)) {
                      validate215.errors = [faultOf(instancePath + "/description", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
                      return false;
                    }
                  }
                } else {
                  validate215.errors = [faultOf(instancePath + "/description", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.headers !== void 0) {
                const _errs9 = errors;
                if (!validate218(data.headers, instancePath + "/headers")) {
                  vErrors = joined(vErrors, validate218.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.rate !== void 0) {
                  let data5 = data.rate;
                  const _errs10 = errors;
                  const _errs11 = errors;
                  let valid3 = false;
                  const _errs12 = errors;
                  if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                    const err0 = faultOf(instancePath + "/rate", "type", { type: "integer" });
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                  if (errors === _errs12) {
                    if (typeof data5 == "number" && isFinite(data5)) {
                      if (data5 > 1e3 || isNaN(data5)) {
                        const err1 = faultOf(instancePath + "/rate", "maximum", { comparison: "<=", limit: 1e3 });
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                      } else {
                        if (data5 < 1 || isNaN(data5)) {
                          const err2 = faultOf(instancePath + "/rate", "minimum", { comparison: ">=", limit: 1 });
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
                  var _valid0 = _errs12 === errors;
                  valid3 = valid3 || _valid0;
                  if (!valid3) {
                    const _errs14 = errors;
                    if (data5 !== null) {
                      const err3 = faultOf(instancePath + "/rate", "type", { type: "null" });
                      if (vErrors === null) {
                        vErrors = [err3];
                      } else {
                        vErrors.push(err3);
                      }
                      errors++;
                    }
                    var _valid0 = _errs14 === errors;
                    valid3 = valid3 || _valid0;
                  }
                  if (!valid3) {
                    const err4 = faultOf(instancePath + "/rate", "anyOf", {});
                    if (vErrors === null) {
                      vErrors = [err4];
                    } else {
                      vErrors.push(err4);
                    }
                    errors++;
                    validate215.errors = vErrors;
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
                  if (data.links !== void 0) {
                    let data6 = data.links;
                    const _errs16 = errors;
                    if (errors === _errs16) {
                      if (Array.isArray(data6)) {
                        if (data6.length > 100) {
                          validate215.errors = [faultOf(instancePath + "/links", "maxItems", { limit: 100 })];
                          return false;
                        } else {
                          var valid4 = true;
                          const len1 = data6.length;
                          for (let i2 = 0; i2 < len1; i2++) {
                            const _errs18 = errors;
                            if (!validate49(data6[i2], instancePath + "/links/" + i2)) {
                              vErrors = joined(vErrors, validate49.errors);
                              errors = vErrors.length;
                            }
                            var valid4 = _errs18 === errors;
                            if (!valid4) {
                              break;
                            }
                          }
                          if (valid4) {
                            let i3 = data6.length;
                            let j1;
                            if (i3 > 1) {
                              outer1:
                                for (; i3--; ) {
                                  for (j1 = i3; j1--; ) {
                                    if (func0(data6[i3], data6[j1])) {
                                      validate215.errors = [faultOf(instancePath + "/links", "uniqueItems", { i: i3, j: j1 })];
                                      return false;
                                      break outer1;
                                    }
                                  }
                                }
                            }
                          }
                        }
                      } else {
                        validate215.errors = [faultOf(instancePath + "/links", "type", { type: "array" })];
                        return false;
                      }
                    }
                    var valid0 = _errs16 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.tags !== void 0) {
                      let data8 = data.tags;
                      const _errs19 = errors;
                      if (errors === _errs19) {
                        if (Array.isArray(data8)) {
                          if (data8.length > 50) {
                            validate215.errors = [faultOf(instancePath + "/tags", "maxItems", { limit: 50 })];
                            return false;
                          } else {
                            var valid6 = true;
                            const len2 = data8.length;
                            for (let i4 = 0; i4 < len2; i4++) {
                              const _errs21 = errors;
                              if (!validate131(data8[i4], instancePath + "/tags/" + i4)) {
                                vErrors = joined(vErrors, validate131.errors);
                                errors = vErrors.length;
                              }
                              var valid6 = _errs21 === errors;
                              if (!valid6) {
                                break;
                              }
                            }
                            if (valid6) {
                              let i5 = data8.length;
                              let j2;
                              if (i5 > 1) {
                                outer2:
                                  for (; i5--; ) {
                                    for (j2 = i5; j2--; ) {
                                      if (func0(data8[i5], data8[j2])) {
                                        validate215.errors = [faultOf(instancePath + "/tags", "uniqueItems", { i: i5, j: j2 })];
                                        return false;
                                        break outer2;
                                      }
                                    }
                                  }
                              }
                            }
                          }
                        } else {
                          validate215.errors = [faultOf(instancePath + "/tags", "type", { type: "array" })];
                          return false;
                        }
                      }
                      var valid0 = _errs19 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.instances !== void 0) {
                        let data10 = data.instances;
                        const _errs22 = errors;
                        if (errors === _errs22) {
                          if (Array.isArray(data10)) {
                            if (data10.length > 100) {
                              validate215.errors = [faultOf(instancePath + "/instances", "maxItems", { limit: 100 })];
                              return false;
                            } else {
                              var valid8 = true;
                              const len3 = data10.length;
                              for (let i6 = 0; i6 < len3; i6++) {
                                const _errs24 = errors;
                                if (!validate49(data10[i6], instancePath + "/instances/" + i6)) {
                                  vErrors = joined(vErrors, validate49.errors);
                                  errors = vErrors.length;
                                }
                                var valid8 = _errs24 === errors;
                                if (!valid8) {
                                  break;
                                }
                              }
                              if (valid8) {
                                let i7 = data10.length;
                                let j3;
                                if (i7 > 1) {
                                  outer3:
                                    for (; i7--; ) {
                                      for (j3 = i7; j3--; ) {
                                        if (func0(data10[i7], data10[j3])) {
                                          validate215.errors = [faultOf(instancePath + "/instances", "uniqueItems", { i: i7, j: j3 })];
                                          return false;
                                          break outer3;
                                        }
                                      }
                                    }
                                }
                              }
                            }
                          } else {
                            validate215.errors = [faultOf(instancePath + "/instances", "type", { type: "array" })];
                            return false;
                          }
                        }
                        var valid0 = _errs22 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.sample !== void 0) {
                          let data12 = data.sample;
                          const _errs25 = errors;
                          if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                            validate215.errors = [faultOf(instancePath + "/sample", "type", { type: "integer" })];
                            return false;
                          }
                          if (errors === _errs25) {
                            if (typeof data12 == "number" && isFinite(data12)) {
                              if (data12 > 100 || isNaN(data12)) {
                                validate215.errors = [faultOf(instancePath + "/sample", "maximum", { comparison: "<=", limit: 100 })];
                                return false;
                              } else {
                                if (data12 < 1 || isNaN(data12)) {
                                  validate215.errors = [faultOf(instancePath + "/sample", "minimum", { comparison: ">=", limit: 1 })];
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
                          if (data.format !== void 0) {
                            let data13 = data.format;
                            const _errs27 = errors;
                            if (typeof data13 !== "string") {
                              validate215.errors = [faultOf(instancePath + "/format", "type", { type: "string" })];
                              return false;
                            }
                            if (!(data13 === "standard" || data13 === "cloudevents" || data13 === "cloudevents_binary" || data13 === "data")) {
                              validate215.errors = [faultOf(instancePath + "/format", "enum", { allowedValues: schema95.properties.format.enum })];
                              return false;
                            }
                            var valid0 = _errs27 === errors;
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
      validate215.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate215.errors = vErrors;
  return errors === 0;
}
var CreateWebhookEndpointRequest = validate223;
var schema98 = { "type": "object", "additionalProperties": false, "required": ["url", "event_types"], "properties": { "url": { "type": "string", "maxLength": 2048, "minLength": 1, "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, "event_types": { "type": "array", "minItems": 1, "maxItems": 50, "uniqueItems": true, "items": { "$ref": "./subscribed-event-type.json" } }, "description": { "type": "string", "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, "headers": { "$ref": "./webhook-headers.json" }, "rate": { "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1e3 }, { "type": "null" }] }, "links": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "$ref": "../common/id.json" } }, "tags": { "type": "array", "maxItems": 50, "uniqueItems": true, "items": { "$ref": "../links/link-tag.json" } }, "instances": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "$ref": "../common/id.json" } }, "sample": { "type": "integer", "minimum": 1, "maximum": 100 }, "format": { "type": "string", "enum": ["standard", "cloudevents", "cloudevents_binary", "data"] } }, "$id": "schemas:///webhooks/create-webhook-endpoint-request.json" };
function validate223(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url") || data.event_types === void 0 && (missing0 = "event_types")) {
        validate223.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func14.call(schema98.properties, key0)) {
            validate223.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.url !== void 0) {
            let data0 = data.url;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 2048) {
                  validate223.errors = [faultOf(instancePath + "/url", "maxLength", { limit: 2048 })];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate223.errors = [faultOf(instancePath + "/url", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern29.test(data0)) {
                      validate223.errors = [faultOf(instancePath + "/url", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate223.errors = [faultOf(instancePath + "/url", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.event_types !== void 0) {
              let data1 = data.event_types;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (Array.isArray(data1)) {
                  if (data1.length > 50) {
                    validate223.errors = [faultOf(instancePath + "/event_types", "maxItems", { limit: 50 })];
                    return false;
                  } else {
                    if (data1.length < 1) {
                      validate223.errors = [faultOf(instancePath + "/event_types", "minItems", { limit: 1 })];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs6 = errors;
                        if (!validate216(data1[i0], instancePath + "/event_types/" + i0)) {
                          vErrors = joined(vErrors, validate216.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs6 === errors;
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
                                  validate223.errors = [faultOf(instancePath + "/event_types", "uniqueItems", { i: i1, j: j0 })];
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
                  validate223.errors = [faultOf(instancePath + "/event_types", "type", { type: "array" })];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.description !== void 0) {
                let data3 = data.description;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data3 === "string") {
                    if (func2(data3) > 200) {
                      validate223.errors = [faultOf(instancePath + "/description", "maxLength", { limit: 200 })];
                      return false;
                    } else {
                      if (!pattern29.test(data3)) {
                        validate223.errors = [faultOf(instancePath + "/description", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
                        return false;
                      }
                    }
                  } else {
                    validate223.errors = [faultOf(instancePath + "/description", "type", { type: "string" })];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.headers !== void 0) {
                  const _errs9 = errors;
                  if (!validate218(data.headers, instancePath + "/headers")) {
                    vErrors = joined(vErrors, validate218.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.rate !== void 0) {
                    let data5 = data.rate;
                    const _errs10 = errors;
                    const _errs11 = errors;
                    let valid3 = false;
                    const _errs12 = errors;
                    if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                      const err0 = faultOf(instancePath + "/rate", "type", { type: "integer" });
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                    if (errors === _errs12) {
                      if (typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 1e3 || isNaN(data5)) {
                          const err1 = faultOf(instancePath + "/rate", "maximum", { comparison: "<=", limit: 1e3 });
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                        } else {
                          if (data5 < 1 || isNaN(data5)) {
                            const err2 = faultOf(instancePath + "/rate", "minimum", { comparison: ">=", limit: 1 });
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
                    var _valid0 = _errs12 === errors;
                    valid3 = valid3 || _valid0;
                    if (!valid3) {
                      const _errs14 = errors;
                      if (data5 !== null) {
                        const err3 = faultOf(instancePath + "/rate", "type", { type: "null" });
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                      }
                      var _valid0 = _errs14 === errors;
                      valid3 = valid3 || _valid0;
                    }
                    if (!valid3) {
                      const err4 = faultOf(instancePath + "/rate", "anyOf", {});
                      if (vErrors === null) {
                        vErrors = [err4];
                      } else {
                        vErrors.push(err4);
                      }
                      errors++;
                      validate223.errors = vErrors;
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
                    if (data.links !== void 0) {
                      let data6 = data.links;
                      const _errs16 = errors;
                      if (errors === _errs16) {
                        if (Array.isArray(data6)) {
                          if (data6.length > 100) {
                            validate223.errors = [faultOf(instancePath + "/links", "maxItems", { limit: 100 })];
                            return false;
                          } else {
                            var valid4 = true;
                            const len1 = data6.length;
                            for (let i2 = 0; i2 < len1; i2++) {
                              const _errs18 = errors;
                              if (!validate49(data6[i2], instancePath + "/links/" + i2)) {
                                vErrors = joined(vErrors, validate49.errors);
                                errors = vErrors.length;
                              }
                              var valid4 = _errs18 === errors;
                              if (!valid4) {
                                break;
                              }
                            }
                            if (valid4) {
                              let i3 = data6.length;
                              let j1;
                              if (i3 > 1) {
                                outer1:
                                  for (; i3--; ) {
                                    for (j1 = i3; j1--; ) {
                                      if (func0(data6[i3], data6[j1])) {
                                        validate223.errors = [faultOf(instancePath + "/links", "uniqueItems", { i: i3, j: j1 })];
                                        return false;
                                        break outer1;
                                      }
                                    }
                                  }
                              }
                            }
                          }
                        } else {
                          validate223.errors = [faultOf(instancePath + "/links", "type", { type: "array" })];
                          return false;
                        }
                      }
                      var valid0 = _errs16 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.tags !== void 0) {
                        let data8 = data.tags;
                        const _errs19 = errors;
                        if (errors === _errs19) {
                          if (Array.isArray(data8)) {
                            if (data8.length > 50) {
                              validate223.errors = [faultOf(instancePath + "/tags", "maxItems", { limit: 50 })];
                              return false;
                            } else {
                              var valid6 = true;
                              const len2 = data8.length;
                              for (let i4 = 0; i4 < len2; i4++) {
                                const _errs21 = errors;
                                if (!validate131(data8[i4], instancePath + "/tags/" + i4)) {
                                  vErrors = joined(vErrors, validate131.errors);
                                  errors = vErrors.length;
                                }
                                var valid6 = _errs21 === errors;
                                if (!valid6) {
                                  break;
                                }
                              }
                              if (valid6) {
                                let i5 = data8.length;
                                let j2;
                                if (i5 > 1) {
                                  outer2:
                                    for (; i5--; ) {
                                      for (j2 = i5; j2--; ) {
                                        if (func0(data8[i5], data8[j2])) {
                                          validate223.errors = [faultOf(instancePath + "/tags", "uniqueItems", { i: i5, j: j2 })];
                                          return false;
                                          break outer2;
                                        }
                                      }
                                    }
                                }
                              }
                            }
                          } else {
                            validate223.errors = [faultOf(instancePath + "/tags", "type", { type: "array" })];
                            return false;
                          }
                        }
                        var valid0 = _errs19 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.instances !== void 0) {
                          let data10 = data.instances;
                          const _errs22 = errors;
                          if (errors === _errs22) {
                            if (Array.isArray(data10)) {
                              if (data10.length > 100) {
                                validate223.errors = [faultOf(instancePath + "/instances", "maxItems", { limit: 100 })];
                                return false;
                              } else {
                                var valid8 = true;
                                const len3 = data10.length;
                                for (let i6 = 0; i6 < len3; i6++) {
                                  const _errs24 = errors;
                                  if (!validate49(data10[i6], instancePath + "/instances/" + i6)) {
                                    vErrors = joined(vErrors, validate49.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid8 = _errs24 === errors;
                                  if (!valid8) {
                                    break;
                                  }
                                }
                                if (valid8) {
                                  let i7 = data10.length;
                                  let j3;
                                  if (i7 > 1) {
                                    outer3:
                                      for (; i7--; ) {
                                        for (j3 = i7; j3--; ) {
                                          if (func0(data10[i7], data10[j3])) {
                                            validate223.errors = [faultOf(instancePath + "/instances", "uniqueItems", { i: i7, j: j3 })];
                                            return false;
                                            break outer3;
                                          }
                                        }
                                      }
                                  }
                                }
                              }
                            } else {
                              validate223.errors = [faultOf(instancePath + "/instances", "type", { type: "array" })];
                              return false;
                            }
                          }
                          var valid0 = _errs22 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.sample !== void 0) {
                            let data12 = data.sample;
                            const _errs25 = errors;
                            if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                              validate223.errors = [faultOf(instancePath + "/sample", "type", { type: "integer" })];
                              return false;
                            }
                            if (errors === _errs25) {
                              if (typeof data12 == "number" && isFinite(data12)) {
                                if (data12 > 100 || isNaN(data12)) {
                                  validate223.errors = [faultOf(instancePath + "/sample", "maximum", { comparison: "<=", limit: 100 })];
                                  return false;
                                } else {
                                  if (data12 < 1 || isNaN(data12)) {
                                    validate223.errors = [faultOf(instancePath + "/sample", "minimum", { comparison: ">=", limit: 1 })];
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
                            if (data.format !== void 0) {
                              let data13 = data.format;
                              const _errs27 = errors;
                              if (typeof data13 !== "string") {
                                validate223.errors = [faultOf(instancePath + "/format", "type", { type: "string" })];
                                return false;
                              }
                              if (!(data13 === "standard" || data13 === "cloudevents" || data13 === "cloudevents_binary" || data13 === "data")) {
                                validate223.errors = [faultOf(instancePath + "/format", "enum", { allowedValues: schema98.properties.format.enum })];
                                return false;
                              }
                              var valid0 = _errs27 === errors;
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
      validate223.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate223.errors = vErrors;
  return errors === 0;
}
var DeliveryListRequest = validate229;
var schema99 = { "type": "object", "additionalProperties": false, "properties": { "endpoint_id": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$" }, "state": { "type": "string", "enum": ["pending", "succeeded", "failed"] }, "event_type": { "$ref": "./subscribed-event-type.json" }, "event_id": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$" }, "since": { "$ref": "../common/timestamp.json" }, "until": { "$ref": "../common/timestamp.json" }, "limit": { "type": "integer", "minimum": 1, "maximum": 100 }, "cursor": { "type": "string", "minLength": 1, "maxLength": 400 } }, "$id": "schemas:///webhooks/delivery-list-request.json" };
function validate229(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "endpoint_id" || key0 === "state" || key0 === "event_type" || key0 === "event_id" || key0 === "since" || key0 === "until" || key0 === "limit" || key0 === "cursor")) {
          validate229.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                validate229.errors = [faultOf(instancePath + "/endpoint_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                return false;
              }
            } else {
              validate229.errors = [faultOf(instancePath + "/endpoint_id", "type", { type: "string" })];
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
              validate229.errors = [faultOf(instancePath + "/state", "type", { type: "string" })];
              return false;
            }
            if (!(data1 === "pending" || data1 === "succeeded" || data1 === "failed")) {
              validate229.errors = [faultOf(instancePath + "/state", "enum", { allowedValues: schema99.properties.state.enum })];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.event_type !== void 0) {
              const _errs6 = errors;
              if (!validate216(data.event_type, instancePath + "/event_type")) {
                vErrors = joined(vErrors, validate216.errors);
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
                      validate229.errors = [faultOf(instancePath + "/event_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                      return false;
                    }
                  } else {
                    validate229.errors = [faultOf(instancePath + "/event_id", "type", { type: "string" })];
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
                        validate229.errors = [faultOf(instancePath + "/limit", "type", { type: "integer" })];
                        return false;
                      }
                      if (errors === _errs11) {
                        if (typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 100 || isNaN(data6)) {
                            validate229.errors = [faultOf(instancePath + "/limit", "maximum", { comparison: "<=", limit: 100 })];
                            return false;
                          } else {
                            if (data6 < 1 || isNaN(data6)) {
                              validate229.errors = [faultOf(instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 })];
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
                              validate229.errors = [faultOf(instancePath + "/cursor", "maxLength", { limit: 400 })];
                              return false;
                            } else {
                              if (func2(data7) < 1) {
                                validate229.errors = [faultOf(instancePath + "/cursor", "minLength", { limit: 1 })];
                                return false;
                              }
                            }
                          } else {
                            validate229.errors = [faultOf(instancePath + "/cursor", "type", { type: "string" })];
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
      validate229.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate229.errors = vErrors;
  return errors === 0;
}
var ReplayDeliveriesRequest = validate233;
function validate233(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "delivery_ids" || key0 === "since" || key0 === "until" || key0 === "endpoint_id" || key0 === "event_type" || key0 === "event_id")) {
          validate233.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                validate233.errors = [faultOf(instancePath + "/delivery_ids", "maxItems", { limit: 100 })];
                return false;
              } else {
                if (data0.length < 1) {
                  validate233.errors = [faultOf(instancePath + "/delivery_ids", "minItems", { limit: 1 })];
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
                          validate233.errors = [faultOf(instancePath + "/delivery_ids/" + i0, "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                          return false;
                        }
                      } else {
                        validate233.errors = [faultOf(instancePath + "/delivery_ids/" + i0, "type", { type: "string" })];
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
                          validate233.errors = [faultOf(instancePath + "/delivery_ids", "uniqueItems", { i: i1, j: j0 })];
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
              validate233.errors = [faultOf(instancePath + "/delivery_ids", "type", { type: "array" })];
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
                      validate233.errors = [faultOf(instancePath + "/endpoint_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                      return false;
                    }
                  } else {
                    validate233.errors = [faultOf(instancePath + "/endpoint_id", "type", { type: "string" })];
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
                  if (!validate216(data.event_type, instancePath + "/event_type")) {
                    vErrors = joined(vErrors, validate216.errors);
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
                          validate233.errors = [faultOf(instancePath + "/event_id", "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
                          return false;
                        }
                      } else {
                        validate233.errors = [faultOf(instancePath + "/event_id", "type", { type: "string" })];
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
      validate233.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate233.errors = vErrors;
  return errors === 0;
}
var ReplayFailedRequest = validate237;
function validate237(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.since === void 0 && (missing0 = "since")) {
        validate237.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "since")) {
            validate237.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
      validate237.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate237.errors = vErrors;
  return errors === 0;
}
var RotateWebhookSecretRequest = validate239;
function validate239(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "overlap_seconds")) {
          validate239.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.overlap_seconds !== void 0) {
          let data0 = data.overlap_seconds;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate239.errors = [faultOf(instancePath + "/overlap_seconds", "type", { type: "integer" })];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 2592e3 || isNaN(data0)) {
                validate239.errors = [faultOf(instancePath + "/overlap_seconds", "maximum", { comparison: "<=", limit: 2592e3 })];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate239.errors = [faultOf(instancePath + "/overlap_seconds", "minimum", { comparison: ">=", limit: 0 })];
                  return false;
                }
              }
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
