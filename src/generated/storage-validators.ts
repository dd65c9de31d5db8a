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
var pattern0 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
function validate23(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern0.test(data)) {
        validate23.errors = [faultOf(instancePath, "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
        return false;
      }
    } else {
      validate23.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}
function validate22(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs1 = errors;
        if (!validate23(key0, instancePath)) {
          vErrors = joined(vErrors, validate23.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          const err0 = faultOf(instancePath, "propertyNames", { propertyName: key0 });
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
          validate22.errors = vErrors;
          return false;
          break;
        }
      }
    } else {
      validate22.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
function validate26(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (!Array.isArray(data)) {
      validate26.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate26.errors = vErrors;
  return errors === 0;
}
function validate28(data, instancePath = "") {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        const _errs1 = errors;
        if (!validate23(key0, instancePath)) {
          vErrors = joined(vErrors, validate23.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          const err0 = faultOf(instancePath, "propertyNames", { propertyName: key0 });
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
          validate28.errors = vErrors;
          return false;
          break;
        }
      }
      if (valid0) {
        for (const key1 in data) {
          const _errs3 = errors;
          if (errors === _errs3) {
            if (!Array.isArray(data[key1])) {
              validate28.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "array" })];
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
      validate28.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}
function validate21(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.format === void 0 && (missing0 = "format") || data.accounts === void 0 && (missing0 = "accounts") || data.workspaces === void 0 && (missing0 = "workspaces") || data.keys === void 0 && (missing0 = "keys") || data.items === void 0 && (missing0 = "items") || data.purchases === void 0 && (missing0 = "purchases") || data.models === void 0 && (missing0 = "models") || data.users === void 0 && (missing0 = "users") || data.memberships === void 0 && (missing0 = "memberships") || data.sessions === void 0 && (missing0 = "sessions") || data.webhook_endpoints === void 0 && (missing0 = "webhook_endpoints") || data.webhook_events === void 0 && (missing0 = "webhook_events") || data.webhook_deliveries === void 0 && (missing0 = "webhook_deliveries") || data.links === void 0 && (missing0 = "links") || data.link_days === void 0 && (missing0 = "link_days") || data.link_clicks === void 0 && (missing0 = "link_clicks") || data.link_visitors === void 0 && (missing0 = "link_visitors") || data.link_salts === void 0 && (missing0 = "link_salts") || data.link_recorders === void 0 && (missing0 = "link_recorders") || data.link_quarantines === void 0 && (missing0 = "link_quarantines") || data.idempotent_requests === void 0 && (missing0 = "idempotent_requests") || data.automation_endpoints === void 0 && (missing0 = "automation_endpoints") || data.automation_events === void 0 && (missing0 = "automation_events") || data.automation_requests === void 0 && (missing0 = "automation_requests") || data.automation_numbers === void 0 && (missing0 = "automation_numbers") || data.automation_types === void 0 && (missing0 = "automation_types") || data.instances === void 0 && (missing0 = "instances") || data.messages === void 0 && (missing0 = "messages") || data.chats === void 0 && (missing0 = "chats") || data.contacts === void 0 && (missing0 = "contacts") || data.chat_groups === void 0 && (missing0 = "chat_groups") || data.media === void 0 && (missing0 = "media") || data.channel_commands === void 0 && (missing0 = "channel_commands") || data.channel_events === void 0 && (missing0 = "channel_events") || data.messaging_numbers === void 0 && (missing0 = "messaging_numbers") || data.request_log === void 0 && (missing0 = "request_log") || data.usage_counts === void 0 && (missing0 = "usage_counts") || data.usage_hours === void 0 && (missing0 = "usage_hours") || data.delivery_hours === void 0 && (missing0 = "delivery_hours") || data.audit_entries === void 0 && (missing0 = "audit_entries") || data.invitations === void 0 && (missing0 = "invitations")) {
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
            if (data.revision !== void 0) {
              let data1 = data.revision;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func3(data1) > 64) {
                    validate21.errors = [faultOf(instancePath + "/revision", "maxLength", { limit: 64 })];
                    return false;
                  }
                } else {
                  validate21.errors = [faultOf(instancePath + "/revision", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              var valid0 = data.accounts === void 0 || validate22(data.accounts, instancePath + "/accounts") || (vErrors = joined(vErrors, validate22.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.workspaces === void 0 || validate26(data.workspaces, instancePath + "/workspaces") || (vErrors = joined(vErrors, validate26.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.keys === void 0 || validate28(data.keys, instancePath + "/keys") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.items === void 0 || validate28(data.items, instancePath + "/items") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.purchases === void 0 || validate28(data.purchases, instancePath + "/purchases") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.models === void 0 || validate28(data.models, instancePath + "/models") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.users === void 0 || validate26(data.users, instancePath + "/users") || (vErrors = joined(vErrors, validate26.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.memberships === void 0 || validate26(data.memberships, instancePath + "/memberships") || (vErrors = joined(vErrors, validate26.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.sessions === void 0 || validate26(data.sessions, instancePath + "/sessions") || (vErrors = joined(vErrors, validate26.errors), errors = vErrors.length, false);
                              if (valid0) {
                                var valid0 = data.webhook_endpoints === void 0 || validate28(data.webhook_endpoints, instancePath + "/webhook_endpoints") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  var valid0 = data.webhook_events === void 0 || validate28(data.webhook_events, instancePath + "/webhook_events") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                  if (valid0) {
                                    var valid0 = data.webhook_deliveries === void 0 || validate28(data.webhook_deliveries, instancePath + "/webhook_deliveries") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                    if (valid0) {
                                      var valid0 = data.links === void 0 || validate28(data.links, instancePath + "/links") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                      if (valid0) {
                                        var valid0 = data.link_days === void 0 || validate28(data.link_days, instancePath + "/link_days") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                        if (valid0) {
                                          var valid0 = data.link_clicks === void 0 || validate28(data.link_clicks, instancePath + "/link_clicks") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                          if (valid0) {
                                            var valid0 = data.link_visitors === void 0 || validate28(data.link_visitors, instancePath + "/link_visitors") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                            if (valid0) {
                                              var valid0 = data.link_salts === void 0 || validate26(data.link_salts, instancePath + "/link_salts") || (vErrors = joined(vErrors, validate26.errors), errors = vErrors.length, false);
                                              if (valid0) {
                                                var valid0 = data.link_recorders === void 0 || validate26(data.link_recorders, instancePath + "/link_recorders") || (vErrors = joined(vErrors, validate26.errors), errors = vErrors.length, false);
                                                if (valid0) {
                                                  var valid0 = data.link_quarantines === void 0 || validate28(data.link_quarantines, instancePath + "/link_quarantines") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                  if (valid0) {
                                                    var valid0 = data.idempotent_requests === void 0 || validate28(data.idempotent_requests, instancePath + "/idempotent_requests") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                    if (valid0) {
                                                      var valid0 = data.automation_endpoints === void 0 || validate28(data.automation_endpoints, instancePath + "/automation_endpoints") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                      if (valid0) {
                                                        var valid0 = data.automation_events === void 0 || validate28(data.automation_events, instancePath + "/automation_events") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                        if (valid0) {
                                                          var valid0 = data.automation_requests === void 0 || validate28(data.automation_requests, instancePath + "/automation_requests") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                          if (valid0) {
                                                            var valid0 = data.automation_types === void 0 || validate28(data.automation_types, instancePath + "/automation_types") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                            if (valid0) {
                                                              var valid0 = data.automation_numbers === void 0 || validate28(data.automation_numbers, instancePath + "/automation_numbers") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                              if (valid0) {
                                                                var valid0 = data.instances === void 0 || validate28(data.instances, instancePath + "/instances") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                                if (valid0) {
                                                                  var valid0 = data.messages === void 0 || validate28(data.messages, instancePath + "/messages") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                                  if (valid0) {
                                                                    var valid0 = data.chats === void 0 || validate28(data.chats, instancePath + "/chats") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                                    if (valid0) {
                                                                      var valid0 = data.contacts === void 0 || validate28(data.contacts, instancePath + "/contacts") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                                      if (valid0) {
                                                                        var valid0 = data.chat_groups === void 0 || validate28(data.chat_groups, instancePath + "/chat_groups") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                                        if (valid0) {
                                                                          var valid0 = data.media === void 0 || validate28(data.media, instancePath + "/media") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                                          if (valid0) {
                                                                            var valid0 = data.channel_commands === void 0 || validate28(data.channel_commands, instancePath + "/channel_commands") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                                            if (valid0) {
                                                                              var valid0 = data.channel_events === void 0 || validate28(data.channel_events, instancePath + "/channel_events") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                                              if (valid0) {
                                                                                var valid0 = data.messaging_numbers === void 0 || validate28(data.messaging_numbers, instancePath + "/messaging_numbers") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                                                if (valid0) {
                                                                                  var valid0 = data.request_log === void 0 || validate28(data.request_log, instancePath + "/request_log") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                                                  if (valid0) {
                                                                                    var valid0 = data.usage_counts === void 0 || validate28(data.usage_counts, instancePath + "/usage_counts") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                                                    if (valid0) {
                                                                                      var valid0 = data.usage_hours === void 0 || validate28(data.usage_hours, instancePath + "/usage_hours") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                                                      if (valid0) {
                                                                                        var valid0 = data.delivery_hours === void 0 || validate28(data.delivery_hours, instancePath + "/delivery_hours") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                                                        if (valid0) {
                                                                                          var valid0 = data.audit_entries === void 0 || validate28(data.audit_entries, instancePath + "/audit_entries") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                                                          if (valid0) {
                                                                                            var valid0 = data.invitations === void 0 || validate28(data.invitations, instancePath + "/invitations") || (vErrors = joined(vErrors, validate28.errors), errors = vErrors.length, false);
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
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
var accounts = validate68;
function validate69(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 64) {
        validate69.errors = [faultOf(instancePath, "maxLength", { limit: 64 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate69.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        }
      }
    } else {
      validate69.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate69.errors = vErrors;
  return errors === 0;
}
var formats2 = (init_formats(), __toCommonJS(formats_exports)).decimal;
function validate71(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 900719925474099e-1 || isNaN(data)) {
        validate71.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 900719925474099e-1 })];
        return false;
      } else {
        if (data < -900719925474099e-1 || isNaN(data)) {
          validate71.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: -900719925474099e-1 })];
          return false;
        } else {
          if (!formats2.validate(data)) {
            validate71.errors = [faultOf(instancePath, "format", { format: "decimal" })];
            return false;
          }
        }
      }
    } else {
      validate71.errors = [faultOf(instancePath, "type", { type: "number" })];
      return false;
    }
  }
  validate71.errors = vErrors;
  return errors === 0;
}
var pattern1 = new RegExp("^[A-Z]{3}$", "u");
function validate73(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern1.test(data)) {
        validate73.errors = [faultOf(instancePath, "pattern", { pattern: "^[A-Z]{3}$" })];
        return false;
      }
    } else {
      validate73.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate73.errors = vErrors;
  return errors === 0;
}
var formats6 = (init_formats(), __toCommonJS(formats_exports)).uri;
function validate75(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (func3(data) > 2048) {
          validate75.errors = [faultOf(instancePath, "maxLength", { limit: 2048 })];
          return false;
        } else {
          if (!formats6(data)) {
            validate75.errors = [faultOf(instancePath, "format", { format: "uri" })];
            return false;
          }
        }
      } else {
        validate75.errors = [faultOf(instancePath, "type", { type: "string" })];
        return false;
      }
    }
  }
  validate75.errors = vErrors;
  return errors === 0;
}
var formats8 = (init_formats(), __toCommonJS(formats_exports))["date-time"];
var pattern2 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$", "u");
function validate79(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern2.test(data)) {
          validate79.errors = [faultOf(instancePath, "pattern", { pattern: "^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$" })];
          return false;
        } else {
          if (!formats8.validate(data)) {
            validate79.errors = [faultOf(instancePath, "format", { format: "date-time" })];
            return false;
          }
        }
      } else {
        validate79.errors = [faultOf(instancePath, "type", { type: "string" })];
        return false;
      }
    }
  }
  validate79.errors = vErrors;
  return errors === 0;
}
var formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function validate68(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.username === void 0 && (missing0 = "username") || data.email === void 0 && (missing0 = "email") || data.balance === void 0 && (missing0 = "balance") || data.currency === void 0 && (missing0 = "currency") || data.profile === void 0 && (missing0 = "profile") || data.registered_at === void 0 && (missing0 = "registered_at")) {
        validate68.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "username" || key0 === "email" || key0 === "balance" || key0 === "currency" || key0 === "profile" || key0 === "registered_at")) {
            validate68.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                if (data0.firstname === void 0 && (missing1 = "firstname") || data0.lastname === void 0 && (missing1 = "lastname") || data0.full_name === void 0 && (missing1 = "full_name")) {
                  validate68.errors = [faultOf(instancePath + "/name", "required", { missingProperty: missing1 })];
                  return false;
                } else {
                  const _errs4 = errors;
                  for (const key1 in data0) {
                    if (!(key1 === "firstname" || key1 === "lastname" || key1 === "full_name")) {
                      validate68.errors = [faultOf(instancePath + "/name", "additionalProperties", { additionalProperty: key1 })];
                      return false;
                      break;
                    }
                  }
                  if (_errs4 === errors) {
                    if (data0.firstname !== void 0) {
                      const _errs5 = errors;
                      if (typeof data0.firstname !== "string") {
                        validate68.errors = [faultOf(instancePath + "/name/firstname", "type", { type: "string" })];
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
                          validate68.errors = [faultOf(instancePath + "/name/lastname", "type", { type: "string" })];
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
                            validate68.errors = [faultOf(instancePath + "/name/full_name", "type", { type: "string" })];
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
                validate68.errors = [faultOf(instancePath + "/name", "type", { type: "object" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.username === void 0 || validate69(data.username, instancePath + "/username") || (vErrors = joined(vErrors, validate69.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.email !== void 0) {
                let data5 = data.email;
                const _errs12 = errors;
                if (errors === _errs12) {
                  if (errors === _errs12) {
                    if (typeof data5 === "string") {
                      if (!formats0.test(data5)) {
                        validate68.errors = [faultOf(instancePath + "/email", "format", { format: "email" })];
                        return false;
                      }
                    } else {
                      validate68.errors = [faultOf(instancePath + "/email", "type", { type: "string" })];
                      return false;
                    }
                  }
                }
                var valid0 = _errs12 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.balance === void 0 || validate71(data.balance, instancePath + "/balance") || (vErrors = joined(vErrors, validate71.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.currency === void 0 || validate73(data.currency, instancePath + "/currency") || (vErrors = joined(vErrors, validate73.errors), errors = vErrors.length, false);
                  if (valid0) {
                    if (data.profile !== void 0) {
                      let data8 = data.profile;
                      const _errs16 = errors;
                      if (errors === _errs16) {
                        if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                          let missing2;
                          if (data8.heading === void 0 && (missing2 = "heading") || data8.description === void 0 && (missing2 = "description") || data8.contact === void 0 && (missing2 = "contact") || data8.social_links === void 0 && (missing2 = "social_links") || data8.media === void 0 && (missing2 = "media")) {
                            validate68.errors = [faultOf(instancePath + "/profile", "required", { missingProperty: missing2 })];
                            return false;
                          } else {
                            const _errs18 = errors;
                            for (const key2 in data8) {
                              if (!(key2 === "heading" || key2 === "description" || key2 === "contact" || key2 === "social_links" || key2 === "media")) {
                                validate68.errors = [faultOf(instancePath + "/profile", "additionalProperties", { additionalProperty: key2 })];
                                return false;
                                break;
                              }
                            }
                            if (_errs18 === errors) {
                              if (data8.heading !== void 0) {
                                const _errs19 = errors;
                                if (typeof data8.heading !== "string") {
                                  validate68.errors = [faultOf(instancePath + "/profile/heading", "type", { type: "string" })];
                                  return false;
                                }
                                var valid2 = _errs19 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data8.description !== void 0) {
                                  const _errs21 = errors;
                                  if (typeof data8.description !== "string") {
                                    validate68.errors = [faultOf(instancePath + "/profile/description", "type", { type: "string" })];
                                    return false;
                                  }
                                  var valid2 = _errs21 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data8.contact !== void 0) {
                                    let data11 = data8.contact;
                                    const _errs23 = errors;
                                    if (errors === _errs23) {
                                      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                        let missing3;
                                        if (data11.email === void 0 && (missing3 = "email")) {
                                          validate68.errors = [faultOf(instancePath + "/profile/contact", "required", { missingProperty: missing3 })];
                                          return false;
                                        } else {
                                          const _errs25 = errors;
                                          for (const key3 in data11) {
                                            if (!(key3 === "email")) {
                                              validate68.errors = [faultOf(instancePath + "/profile/contact", "additionalProperties", { additionalProperty: key3 })];
                                              return false;
                                              break;
                                            }
                                          }
                                          if (_errs25 === errors) {
                                            if (data11.email !== void 0) {
                                              let data12 = data11.email;
                                              const _errs26 = errors;
                                              if (errors === _errs26) {
                                                if (errors === _errs26) {
                                                  if (typeof data12 === "string") {
                                                    if (!formats0.test(data12)) {
                                                      validate68.errors = [faultOf(instancePath + "/profile/contact/email", "format", { format: "email" })];
                                                      return false;
                                                    }
                                                  } else {
                                                    validate68.errors = [faultOf(instancePath + "/profile/contact/email", "type", { type: "string" })];
                                                    return false;
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        validate68.errors = [faultOf(instancePath + "/profile/contact", "type", { type: "object" })];
                                        return false;
                                      }
                                    }
                                    var valid2 = _errs23 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data8.social_links !== void 0) {
                                      let data13 = data8.social_links;
                                      const _errs28 = errors;
                                      if (errors === _errs28) {
                                        if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                          for (const key4 in data13) {
                                            const _errs31 = errors;
                                            if (!validate75(data13[key4], instancePath + "/profile/social_links/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"))) {
                                              vErrors = joined(vErrors, validate75.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid4 = _errs31 === errors;
                                            if (!valid4) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate68.errors = [faultOf(instancePath + "/profile/social_links", "type", { type: "object" })];
                                          return false;
                                        }
                                      }
                                      var valid2 = _errs28 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data8.media !== void 0) {
                                        let data15 = data8.media;
                                        const _errs32 = errors;
                                        if (errors === _errs32) {
                                          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                            let missing4;
                                            if (data15.avatar === void 0 && (missing4 = "avatar") || data15.cover === void 0 && (missing4 = "cover")) {
                                              validate68.errors = [faultOf(instancePath + "/profile/media", "required", { missingProperty: missing4 })];
                                              return false;
                                            } else {
                                              const _errs34 = errors;
                                              for (const key5 in data15) {
                                                if (!(key5 === "avatar" || key5 === "cover")) {
                                                  validate68.errors = [faultOf(instancePath + "/profile/media", "additionalProperties", { additionalProperty: key5 })];
                                                  return false;
                                                  break;
                                                }
                                              }
                                              if (_errs34 === errors) {
                                                var valid5 = data15.avatar === void 0 || validate75(data15.avatar, instancePath + "/profile/media/avatar") || (vErrors = joined(vErrors, validate75.errors), errors = vErrors.length, false);
                                                if (valid5) {
                                                  var valid5 = data15.cover === void 0 || validate75(data15.cover, instancePath + "/profile/media/cover") || (vErrors = joined(vErrors, validate75.errors), errors = vErrors.length, false);
                                                }
                                              }
                                            }
                                          } else {
                                            validate68.errors = [faultOf(instancePath + "/profile/media", "type", { type: "object" })];
                                            return false;
                                          }
                                        }
                                        var valid2 = _errs32 === errors;
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
                          validate68.errors = [faultOf(instancePath + "/profile", "type", { type: "object" })];
                          return false;
                        }
                      }
                      var valid0 = _errs16 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      var valid0 = data.registered_at === void 0 || validate79(data.registered_at, instancePath + "/registered_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate68.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate68.errors = vErrors;
  return errors === 0;
}
var workspaces = validate81;
function validate83(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 100) {
        validate83.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate83.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
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
function validate85(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate23(data, instancePath)) {
    vErrors = joined(vErrors, validate23.errors);
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
    validate85.errors = vErrors;
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
  validate85.errors = vErrors;
  return errors === 0;
}
var schema20 = {"enum":["live","test"]};
function validate88(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate88.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "live" || data === "test")) {
    validate88.errors = [faultOf(instancePath, "enum", { allowedValues: schema20.enum })];
    return false;
  }
  validate88.errors = vErrors;
  return errors === 0;
}
function validate81(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.account_id === void 0 && (missing0 = "account_id")) {
        validate81.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "name" || key0 === "account_id" || key0 === "mode")) {
            validate81.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.name === void 0 || validate83(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate83.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.account_id === void 0 || validate85(data.account_id, instancePath + "/account_id") || (vErrors = joined(vErrors, validate85.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.mode === void 0 || validate88(data.mode, instancePath + "/mode") || (vErrors = joined(vErrors, validate88.errors), errors = vErrors.length, false);
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
var keys = validate90;
var schema21 = {"properties":{"id":0,"name":0,"digest":0,"prefix":0,"last_four":0,"scopes":0,"allowed_ips":0,"rate_limit":0,"owner":0,"metadata":0,"created_at":0,"created_by":0,"last_used_at":0,"last_used_network":0,"last_used_agent":0,"expires_at":0,"revoked_at":0,"rotated_to":0}};
var pattern3 = new RegExp("^[0-9a-f]{64}$", "u");
function validate93(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern3.test(data)) {
        validate93.errors = [faultOf(instancePath, "pattern", { pattern: "^[0-9a-f]{64}$" })];
        return false;
      }
    } else {
      validate93.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate93.errors = vErrors;
  return errors === 0;
}
var pattern4 = new RegExp("^[a-z][a-z0-9-]*:[a-z]+$", "u");
function validate96(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 64) {
        validate96.errors = [faultOf(instancePath, "maxLength", { limit: 64 })];
        return false;
      } else {
        if (!pattern4.test(data)) {
          validate96.errors = [faultOf(instancePath, "pattern", { pattern: "^[a-z][a-z0-9-]*:[a-z]+$" })];
          return false;
        }
      }
    } else {
      validate96.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate96.errors = vErrors;
  return errors === 0;
}
var func0 = require_equal().default;
function validate95(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate96(data[i0], instancePath + "/" + i0)) {
          vErrors = joined(vErrors, validate96.errors);
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
                  validate95.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                  return false;
                  break outer0;
                }
              }
            }
        }
      }
    } else {
      validate95.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate95.errors = vErrors;
  return errors === 0;
}
function validate99(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        validate99.errors = [faultOf(instancePath, "maxItems", { limit: 50 })];
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
                validate99.errors = [faultOf(instancePath + "/" + i0, "maxLength", { limit: 64 })];
                return false;
              } else {
                if (func3(data0) < 2) {
                  validate99.errors = [faultOf(instancePath + "/" + i0, "minLength", { limit: 2 })];
                  return false;
                }
              }
            } else {
              validate99.errors = [faultOf(instancePath + "/" + i0, "type", { type: "string" })];
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
                validate99.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                return false;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      }
    } else {
      validate99.errors = [faultOf(instancePath, "type", { type: "array" })];
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
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate102.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 1e9 || isNaN(data)) {
        validate102.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 1e9 })];
        return false;
      } else {
        if (data < 1 || isNaN(data)) {
          validate102.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 })];
          return false;
        }
      }
    }
  }
  validate102.errors = vErrors;
  return errors === 0;
}
function validate101(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.requests === void 0 && (missing0 = "requests") || data.seconds === void 0 && (missing0 = "seconds")) {
        validate101.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "requests" || key0 === "seconds")) {
            validate101.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.requests === void 0 || validate102(data.requests, instancePath + "/requests") || (vErrors = joined(vErrors, validate102.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.seconds !== void 0) {
              let data1 = data.seconds;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate101.errors = [faultOf(instancePath + "/seconds", "type", { type: "integer" })];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 86400 || isNaN(data1)) {
                    validate101.errors = [faultOf(instancePath + "/seconds", "maximum", { comparison: "<=", limit: 86400 })];
                    return false;
                  } else {
                    if (data1 < 1 || isNaN(data1)) {
                      validate101.errors = [faultOf(instancePath + "/seconds", "minimum", { comparison: ">=", limit: 1 })];
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
      validate101.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate101.errors = vErrors;
  return errors === 0;
}
function validate105(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 200) {
        validate105.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate105.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
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
var pattern5 = new RegExp("^[A-Za-z0-9_.-]{1,40}$", "u");
var pattern6 = new RegExp("^[^\\u0000]*$", "u");
function validate107(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 20) {
        validate107.errors = [faultOf(instancePath, "maxProperties", { limit: 20 })];
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
            validate107.errors = vErrors;
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
                  validate107.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 500 })];
                  return false;
                } else {
                  if (!pattern6.test(data0)) {
                    validate107.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "pattern", { pattern: "^[^\\u0000]*$" })];
                    return false;
                  }
                }
              } else {
                validate107.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" })];
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
      validate107.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate107.errors = vErrors;
  return errors === 0;
}
function validate111(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate79(data, instancePath)) {
    vErrors = joined(vErrors, validate79.errors);
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
    validate111.errors = vErrors;
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
  validate111.errors = vErrors;
  return errors === 0;
}
function validate90(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.digest === void 0 && (missing0 = "digest") || data.prefix === void 0 && (missing0 = "prefix") || data.last_four === void 0 && (missing0 = "last_four") || data.scopes === void 0 && (missing0 = "scopes") || data.created_at === void 0 && (missing0 = "created_at") || data.created_by === void 0 && (missing0 = "created_by") || data.last_used_at === void 0 && (missing0 = "last_used_at") || data.expires_at === void 0 && (missing0 = "expires_at") || data.revoked_at === void 0 && (missing0 = "revoked_at") || data.rotated_to === void 0 && (missing0 = "rotated_to")) {
        validate90.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema21.properties, key0)) {
            validate90.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.name === void 0 || validate83(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate83.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.digest === void 0 || validate93(data.digest, instancePath + "/digest") || (vErrors = joined(vErrors, validate93.errors), errors = vErrors.length, false);
              if (valid0) {
                if (data.prefix !== void 0) {
                  let data3 = data.prefix;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (typeof data3 === "string") {
                      if (func3(data3) > 16) {
                        validate90.errors = [faultOf(instancePath + "/prefix", "maxLength", { limit: 16 })];
                        return false;
                      }
                    } else {
                      validate90.errors = [faultOf(instancePath + "/prefix", "type", { type: "string" })];
                      return false;
                    }
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.last_four !== void 0) {
                    let data4 = data.last_four;
                    const _errs7 = errors;
                    if (errors === _errs7) {
                      if (typeof data4 === "string") {
                        if (func3(data4) > 4) {
                          validate90.errors = [faultOf(instancePath + "/last_four", "maxLength", { limit: 4 })];
                          return false;
                        }
                      } else {
                        validate90.errors = [faultOf(instancePath + "/last_four", "type", { type: "string" })];
                        return false;
                      }
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    var valid0 = data.scopes === void 0 || validate95(data.scopes, instancePath + "/scopes") || (vErrors = joined(vErrors, validate95.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.allowed_ips === void 0 || validate99(data.allowed_ips, instancePath + "/allowed_ips") || (vErrors = joined(vErrors, validate99.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.rate_limit === void 0 || validate101(data.rate_limit, instancePath + "/rate_limit") || (vErrors = joined(vErrors, validate101.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.owner === void 0 || validate105(data.owner, instancePath + "/owner") || (vErrors = joined(vErrors, validate105.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.metadata === void 0 || validate107(data.metadata, instancePath + "/metadata") || (vErrors = joined(vErrors, validate107.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.created_at === void 0 || validate79(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                              if (valid0) {
                                var valid0 = data.created_by === void 0 || validate85(data.created_by, instancePath + "/created_by") || (vErrors = joined(vErrors, validate85.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  var valid0 = data.last_used_at === void 0 || validate111(data.last_used_at, instancePath + "/last_used_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                                  if (valid0) {
                                    if (data.last_used_network !== void 0) {
                                      let data13 = data.last_used_network;
                                      const _errs17 = errors;
                                      if (errors === _errs17) {
                                        if (typeof data13 === "string") {
                                          if (func3(data13) > 64) {
                                            validate90.errors = [faultOf(instancePath + "/last_used_network", "maxLength", { limit: 64 })];
                                            return false;
                                          }
                                        } else {
                                          validate90.errors = [faultOf(instancePath + "/last_used_network", "type", { type: "string" })];
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs17 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.last_used_agent !== void 0) {
                                        let data14 = data.last_used_agent;
                                        const _errs19 = errors;
                                        if (errors === _errs19) {
                                          if (typeof data14 === "string") {
                                            if (func3(data14) > 200) {
                                              validate90.errors = [faultOf(instancePath + "/last_used_agent", "maxLength", { limit: 200 })];
                                              return false;
                                            }
                                          } else {
                                            validate90.errors = [faultOf(instancePath + "/last_used_agent", "type", { type: "string" })];
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs19 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        var valid0 = data.expires_at === void 0 || validate111(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                                        if (valid0) {
                                          var valid0 = data.revoked_at === void 0 || validate111(data.revoked_at, instancePath + "/revoked_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                                          if (valid0) {
                                            var valid0 = data.rotated_to === void 0 || validate85(data.rotated_to, instancePath + "/rotated_to") || (vErrors = joined(vErrors, validate85.errors), errors = vErrors.length, false);
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
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
      validate90.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate90.errors = vErrors;
  return errors === 0;
}
var items = validate117;
var schema31 = {"properties":{"id":0,"name":0,"description":0,"category":0,"sub_category":0,"options":0,"version":0,"demo_link":0,"tags":0,"media":0,"price":0,"currency":0,"published_at":0}};
function validate118(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate118.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 9007199254740991 || isNaN(data)) {
        validate118.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 9007199254740991 })];
        return false;
      } else {
        if (data < 1 || isNaN(data)) {
          validate118.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 })];
          return false;
        }
      }
    }
  }
  validate118.errors = vErrors;
  return errors === 0;
}
function validate120(data, instancePath = "") {
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
          validate120.errors = [faultOf(instancePath + "/" + i0, "type", { type: "string" })];
          return false;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate120.errors = [faultOf(instancePath, "type", { type: "array" })];
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
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length < 1) {
        validate127.errors = [faultOf(instancePath, "minItems", { limit: 1 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate75(data[i0], instancePath + "/" + i0)) {
            vErrors = joined(vErrors, validate75.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            break;
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
function validate124(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.thumbnail === void 0 && (missing0 = "thumbnail") || data.preview_image === void 0 && (missing0 = "preview_image")) {
        validate124.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "thumbnail" || key0 === "preview_image" || key0 === "screenshots")) {
            validate124.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.thumbnail === void 0 || validate75(data.thumbnail, instancePath + "/thumbnail") || (vErrors = joined(vErrors, validate75.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.preview_image === void 0 || validate75(data.preview_image, instancePath + "/preview_image") || (vErrors = joined(vErrors, validate75.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.screenshots === void 0 || validate127(data.screenshots, instancePath + "/screenshots") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
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
function validate131(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.thumbnail === void 0 && (missing0 = "thumbnail") || data.preview_image === void 0 && (missing0 = "preview_image") || data.preview_video === void 0 && (missing0 = "preview_video")) {
        validate131.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "thumbnail" || key0 === "preview_image" || key0 === "preview_video" || key0 === "screenshots")) {
            validate131.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.thumbnail === void 0 || validate75(data.thumbnail, instancePath + "/thumbnail") || (vErrors = joined(vErrors, validate75.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.preview_image === void 0 || validate75(data.preview_image, instancePath + "/preview_image") || (vErrors = joined(vErrors, validate75.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.preview_video === void 0 || validate75(data.preview_video, instancePath + "/preview_video") || (vErrors = joined(vErrors, validate75.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.screenshots === void 0 || validate127(data.screenshots, instancePath + "/screenshots") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate131.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate131.errors = vErrors;
  return errors === 0;
}
function validate137(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.thumbnail === void 0 && (missing0 = "thumbnail") || data.preview_audio === void 0 && (missing0 = "preview_audio")) {
        validate137.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "thumbnail" || key0 === "preview_audio" || key0 === "screenshots")) {
            validate137.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.thumbnail === void 0 || validate75(data.thumbnail, instancePath + "/thumbnail") || (vErrors = joined(vErrors, validate75.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.preview_audio === void 0 || validate75(data.preview_audio, instancePath + "/preview_audio") || (vErrors = joined(vErrors, validate75.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.screenshots === void 0 || validate127(data.screenshots, instancePath + "/screenshots") || (vErrors = joined(vErrors, validate127.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate137.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate137.errors = vErrors;
  return errors === 0;
}
function validate123(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate124(data, instancePath)) {
    vErrors = joined(vErrors, validate124.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs2 = errors;
  if (!validate131(data, instancePath)) {
    vErrors = joined(vErrors, validate131.errors);
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
    if (!validate137(data, instancePath)) {
      vErrors = joined(vErrors, validate137.errors);
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
    validate123.errors = vErrors;
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
  validate123.errors = vErrors;
  return errors === 0;
}
function validate143(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 900719925474099e-1 || isNaN(data)) {
        validate143.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 900719925474099e-1 })];
        return false;
      } else {
        if (data < 0 || isNaN(data)) {
          validate143.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 0 })];
          return false;
        } else {
          if (!formats2.validate(data)) {
            validate143.errors = [faultOf(instancePath, "format", { format: "decimal" })];
            return false;
          }
        }
      }
    } else {
      validate143.errors = [faultOf(instancePath, "type", { type: "number" })];
      return false;
    }
  }
  validate143.errors = vErrors;
  return errors === 0;
}
var pattern7 = new RegExp("^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$", "u");
function validate117(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.description === void 0 && (missing0 = "description") || data.category === void 0 && (missing0 = "category") || data.sub_category === void 0 && (missing0 = "sub_category") || data.options === void 0 && (missing0 = "options") || data.version === void 0 && (missing0 = "version") || data.demo_link === void 0 && (missing0 = "demo_link") || data.tags === void 0 && (missing0 = "tags") || data.media === void 0 && (missing0 = "media") || data.price === void 0 && (missing0 = "price") || data.currency === void 0 && (missing0 = "currency") || data.published_at === void 0 && (missing0 = "published_at")) {
        validate117.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema31.properties, key0)) {
            validate117.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate118(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate118.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func3(data1) < 1) {
                    validate117.errors = [faultOf(instancePath + "/name", "minLength", { limit: 1 })];
                    return false;
                  }
                } else {
                  validate117.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.description !== void 0) {
                const _errs5 = errors;
                if (typeof data.description !== "string") {
                  validate117.errors = [faultOf(instancePath + "/description", "type", { type: "string" })];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.category !== void 0) {
                  let data3 = data.category;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (func3(data3) < 1) {
                        validate117.errors = [faultOf(instancePath + "/category", "minLength", { limit: 1 })];
                        return false;
                      }
                    } else {
                      validate117.errors = [faultOf(instancePath + "/category", "type", { type: "string" })];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.sub_category !== void 0) {
                    const _errs9 = errors;
                    if (typeof data.sub_category !== "string") {
                      validate117.errors = [faultOf(instancePath + "/sub_category", "type", { type: "string" })];
                      return false;
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    var valid0 = data.options === void 0 || validate120(data.options, instancePath + "/options") || (vErrors = joined(vErrors, validate120.errors), errors = vErrors.length, false);
                    if (valid0) {
                      if (data.version !== void 0) {
                        let data6 = data.version;
                        const _errs12 = errors;
                        if (errors === _errs12) {
                          if (typeof data6 === "string") {
                            if (!pattern7.test(data6)) {
                              validate117.errors = [faultOf(instancePath + "/version", "pattern", { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$" })];
                              return false;
                            }
                          } else {
                            validate117.errors = [faultOf(instancePath + "/version", "type", { type: "string" })];
                            return false;
                          }
                        }
                        var valid0 = _errs12 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        var valid0 = data.demo_link === void 0 || validate75(data.demo_link, instancePath + "/demo_link") || (vErrors = joined(vErrors, validate75.errors), errors = vErrors.length, false);
                        if (valid0) {
                          if (data.tags !== void 0) {
                            let data8 = data.tags;
                            const _errs15 = errors;
                            if (errors === _errs15) {
                              if (Array.isArray(data8)) {
                                var valid1 = true;
                                const len0 = data8.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let data9 = data8[i0];
                                  const _errs17 = errors;
                                  if (errors === _errs17) {
                                    if (typeof data9 === "string") {
                                      if (func3(data9) < 1) {
                                        validate117.errors = [faultOf(instancePath + "/tags/" + i0, "minLength", { limit: 1 })];
                                        return false;
                                      }
                                    } else {
                                      validate117.errors = [faultOf(instancePath + "/tags/" + i0, "type", { type: "string" })];
                                      return false;
                                    }
                                  }
                                  var valid1 = _errs17 === errors;
                                  if (!valid1) {
                                    break;
                                  }
                                }
                              } else {
                                validate117.errors = [faultOf(instancePath + "/tags", "type", { type: "array" })];
                                return false;
                              }
                            }
                            var valid0 = _errs15 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            var valid0 = data.media === void 0 || validate123(data.media, instancePath + "/media") || (vErrors = joined(vErrors, validate123.errors), errors = vErrors.length, false);
                            if (valid0) {
                              if (data.price !== void 0) {
                                let data11 = data.price;
                                const _errs20 = errors;
                                if (errors === _errs20) {
                                  if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                    let missing1;
                                    if (data11.regular === void 0 && (missing1 = "regular") || data11.extended === void 0 && (missing1 = "extended")) {
                                      validate117.errors = [faultOf(instancePath + "/price", "required", { missingProperty: missing1 })];
                                      return false;
                                    } else {
                                      const _errs22 = errors;
                                      for (const key1 in data11) {
                                        if (!(key1 === "regular" || key1 === "extended")) {
                                          validate117.errors = [faultOf(instancePath + "/price", "additionalProperties", { additionalProperty: key1 })];
                                          return false;
                                          break;
                                        }
                                      }
                                      if (_errs22 === errors) {
                                        var valid2 = data11.regular === void 0 || validate143(data11.regular, instancePath + "/price/regular") || (vErrors = joined(vErrors, validate143.errors), errors = vErrors.length, false);
                                        if (valid2) {
                                          var valid2 = data11.extended === void 0 || validate143(data11.extended, instancePath + "/price/extended") || (vErrors = joined(vErrors, validate143.errors), errors = vErrors.length, false);
                                        }
                                      }
                                    }
                                  } else {
                                    validate117.errors = [faultOf(instancePath + "/price", "type", { type: "object" })];
                                    return false;
                                  }
                                }
                                var valid0 = _errs20 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                var valid0 = data.currency === void 0 || validate73(data.currency, instancePath + "/currency") || (vErrors = joined(vErrors, validate73.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  var valid0 = data.published_at === void 0 || validate79(data.published_at, instancePath + "/published_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                                }
                              }
                            }
                          }
                        }
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
      validate117.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate117.errors = vErrors;
  return errors === 0;
}
var purchases = validate148;
var pattern8 = new RegExp("^[!-~]+$", "u");
function validate149(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 128) {
        validate149.errors = [faultOf(instancePath, "maxLength", { limit: 128 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate149.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern8.test(data)) {
            validate149.errors = [faultOf(instancePath, "pattern", { pattern: "^[!-~]+$" })];
            return false;
          }
        }
      }
    } else {
      validate149.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate149.errors = vErrors;
  return errors === 0;
}
var schema42 = {"enum":["Regular","Extended"]};
function validate151(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate151.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "Regular" || data === "Extended")) {
    validate151.errors = [faultOf(instancePath, "enum", { allowedValues: schema42.enum })];
    return false;
  }
  validate151.errors = vErrors;
  return errors === 0;
}
function validate148(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.purchase_code === void 0 && (missing0 = "purchase_code") || data.license_type === void 0 && (missing0 = "license_type") || data.price === void 0 && (missing0 = "price") || data.currency === void 0 && (missing0 = "currency") || data.item_id === void 0 && (missing0 = "item_id") || data.downloaded === void 0 && (missing0 = "downloaded") || data.date === void 0 && (missing0 = "date")) {
        validate148.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "purchase_code" || key0 === "license_type" || key0 === "price" || key0 === "currency" || key0 === "item_id" || key0 === "supported_until" || key0 === "downloaded" || key0 === "date")) {
            validate148.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.purchase_code === void 0 || validate149(data.purchase_code, instancePath + "/purchase_code") || (vErrors = joined(vErrors, validate149.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.license_type === void 0 || validate151(data.license_type, instancePath + "/license_type") || (vErrors = joined(vErrors, validate151.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.price === void 0 || validate143(data.price, instancePath + "/price") || (vErrors = joined(vErrors, validate143.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.currency === void 0 || validate73(data.currency, instancePath + "/currency") || (vErrors = joined(vErrors, validate73.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.item_id === void 0 || validate118(data.item_id, instancePath + "/item_id") || (vErrors = joined(vErrors, validate118.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.supported_until === void 0 || validate79(data.supported_until, instancePath + "/supported_until") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                    if (valid0) {
                      if (data.downloaded !== void 0) {
                        const _errs8 = errors;
                        if (typeof data.downloaded !== "boolean") {
                          validate148.errors = [faultOf(instancePath + "/downloaded", "type", { type: "boolean" })];
                          return false;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        var valid0 = data.date === void 0 || validate79(data.date, instancePath + "/date") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
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
var models = validate158;
function validate158(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.object === void 0 && (missing0 = "object") || data.created === void 0 && (missing0 = "created") || data.owned_by === void 0 && (missing0 = "owned_by")) {
        validate158.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "object" || key0 === "created" || key0 === "owned_by")) {
            validate158.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                  validate158.errors = [faultOf(instancePath + "/id", "maxLength", { limit: 128 })];
                  return false;
                } else {
                  if (func3(data0) < 1) {
                    validate158.errors = [faultOf(instancePath + "/id", "minLength", { limit: 1 })];
                    return false;
                  }
                }
              } else {
                validate158.errors = [faultOf(instancePath + "/id", "type", { type: "string" })];
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
                validate158.errors = [faultOf(instancePath + "/object", "const", { allowedValue: "model" })];
                return false;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.created !== void 0) {
                let data2 = data.created;
                const _errs5 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate158.errors = [faultOf(instancePath + "/created", "type", { type: "integer" })];
                  return false;
                }
                if (errors === _errs5) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2)) {
                      validate158.errors = [faultOf(instancePath + "/created", "minimum", { comparison: ">=", limit: 0 })];
                      return false;
                    }
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.owned_by !== void 0) {
                  const _errs7 = errors;
                  if (typeof data.owned_by !== "string") {
                    validate158.errors = [faultOf(instancePath + "/owned_by", "type", { type: "string" })];
                    return false;
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
      validate158.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate158.errors = vErrors;
  return errors === 0;
}
var users = validate159;
var formats14 = (init_formats(), __toCommonJS(formats_exports))["power-of-two"];
function validate164(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate164.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 32 || isNaN(data)) {
        validate164.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 32 })];
        return false;
      } else {
        if (data < 1 || isNaN(data)) {
          validate164.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 })];
          return false;
        }
      }
    }
  }
  validate164.errors = vErrors;
  return errors === 0;
}
function validate163(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scheme === void 0 && (missing0 = "scheme") || data.cost === void 0 && (missing0 = "cost") || data.block_size === void 0 && (missing0 = "block_size") || data.parallelization === void 0 && (missing0 = "parallelization") || data.salt === void 0 && (missing0 = "salt") || data.hash === void 0 && (missing0 = "hash")) {
        validate163.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "scheme" || key0 === "cost" || key0 === "block_size" || key0 === "parallelization" || key0 === "salt" || key0 === "hash")) {
            validate163.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.scheme !== void 0) {
            const _errs2 = errors;
            if ("scrypt" !== data.scheme) {
              validate163.errors = [faultOf(instancePath + "/scheme", "const", { allowedValue: "scrypt" })];
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
                validate163.errors = [faultOf(instancePath + "/cost", "type", { type: "integer" })];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 1048576 || isNaN(data1)) {
                    validate163.errors = [faultOf(instancePath + "/cost", "maximum", { comparison: "<=", limit: 1048576 })];
                    return false;
                  } else {
                    if (data1 < 2 || isNaN(data1)) {
                      validate163.errors = [faultOf(instancePath + "/cost", "minimum", { comparison: ">=", limit: 2 })];
                      return false;
                    } else {
                      if (!formats14.validate(data1)) {
                        validate163.errors = [faultOf(instancePath + "/cost", "format", { format: "power-of-two" })];
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
              var valid0 = data.block_size === void 0 || validate164(data.block_size, instancePath + "/block_size") || (vErrors = joined(vErrors, validate164.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.parallelization === void 0 || validate164(data.parallelization, instancePath + "/parallelization") || (vErrors = joined(vErrors, validate164.errors), errors = vErrors.length, false);
                if (valid0) {
                  if (data.salt !== void 0) {
                    let data4 = data.salt;
                    const _errs7 = errors;
                    if (errors === _errs7) {
                      if (typeof data4 === "string") {
                        if (func3(data4) < 16) {
                          validate163.errors = [faultOf(instancePath + "/salt", "minLength", { limit: 16 })];
                          return false;
                        }
                      } else {
                        validate163.errors = [faultOf(instancePath + "/salt", "type", { type: "string" })];
                        return false;
                      }
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.hash !== void 0) {
                      let data5 = data.hash;
                      const _errs9 = errors;
                      if (errors === _errs9) {
                        if (typeof data5 === "string") {
                          if (func3(data5) < 16) {
                            validate163.errors = [faultOf(instancePath + "/hash", "minLength", { limit: 16 })];
                            return false;
                          }
                        } else {
                          validate163.errors = [faultOf(instancePath + "/hash", "type", { type: "string" })];
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
      }
    } else {
      validate163.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate163.errors = vErrors;
  return errors === 0;
}
function validate162(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate163(data, instancePath)) {
    vErrors = joined(vErrors, validate163.errors);
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
    validate162.errors = vErrors;
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
  validate162.errors = vErrors;
  return errors === 0;
}
function validate159(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.email === void 0 && (missing0 = "email") || data.name === void 0 && (missing0 = "name") || data.password === void 0 && (missing0 = "password")) {
        validate159.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "email" || key0 === "name" || key0 === "password")) {
            validate159.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.email !== void 0) {
              let data1 = data.email;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (errors === _errs3) {
                  if (typeof data1 === "string") {
                    if (!formats0.test(data1)) {
                      validate159.errors = [faultOf(instancePath + "/email", "format", { format: "email" })];
                      return false;
                    }
                  } else {
                    validate159.errors = [faultOf(instancePath + "/email", "type", { type: "string" })];
                    return false;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              var valid0 = data.name === void 0 || validate83(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate83.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.password === void 0 || validate162(data.password, instancePath + "/password") || (vErrors = joined(vErrors, validate162.errors), errors = vErrors.length, false);
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
var memberships = validate169;
var schema49 = {"enum":["owner","developer","viewer"]};
function validate172(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate172.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "owner" || data === "developer" || data === "viewer")) {
    validate172.errors = [faultOf(instancePath, "enum", { allowedValues: schema49.enum })];
    return false;
  }
  validate172.errors = vErrors;
  return errors === 0;
}
function validate169(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.workspace_id === void 0 && (missing0 = "workspace_id") || data.user_id === void 0 && (missing0 = "user_id") || data.role === void 0 && (missing0 = "role")) {
        validate169.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "workspace_id" || key0 === "user_id" || key0 === "role")) {
            validate169.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.workspace_id === void 0 || validate23(data.workspace_id, instancePath + "/workspace_id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.user_id === void 0 || validate23(data.user_id, instancePath + "/user_id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.role === void 0 || validate172(data.role, instancePath + "/role") || (vErrors = joined(vErrors, validate172.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate169.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate169.errors = vErrors;
  return errors === 0;
}
var sessions = validate174;
function validate174(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.digest === void 0 && (missing0 = "digest") || data.user_id === void 0 && (missing0 = "user_id") || data.created_at === void 0 && (missing0 = "created_at") || data.seen_at === void 0 && (missing0 = "seen_at")) {
        validate174.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "digest" || key0 === "user_id" || key0 === "created_at" || key0 === "seen_at")) {
            validate174.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.digest === void 0 || validate93(data.digest, instancePath + "/digest") || (vErrors = joined(vErrors, validate93.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.user_id === void 0 || validate23(data.user_id, instancePath + "/user_id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.created_at === void 0 || validate79(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.seen_at === void 0 || validate79(data.seen_at, instancePath + "/seen_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate174.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate174.errors = vErrors;
  return errors === 0;
}
var webhook_endpoints = validate179;
var schema51 = {"properties":{"id":0,"url":0,"event_types":0,"description":0,"headers":0,"rate":0,"state":0,"paused_reason":0,"paused_at":0,"failing_since":0,"created_at":0,"secrets":0,"recent_failures":0,"links":0,"tags":0,"sample":0,"kind":0,"format":0,"ordered":0,"config":0,"sources":0,"types":0,"instances":0,"filter":0,"filter_match":0}};
var pattern9 = new RegExp("^[^\\u0000-\\u001f\\u007f]*$", "u");
function validate181(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 2048) {
        validate181.errors = [faultOf(instancePath, "maxLength", { limit: 2048 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate181.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern9.test(data)) {
            validate181.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate181.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate181.errors = vErrors;
  return errors === 0;
}
var pattern10 = new RegExp("^(\\*|[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*\\.(\\*|[a-z0-9_]+))$", "u");
function validate183(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 100) {
        validate183.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      } else {
        if (!pattern10.test(data)) {
          validate183.errors = [faultOf(instancePath, "pattern", { pattern: "^(\\*|[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*\\.(\\*|[a-z0-9_]+))$" })];
          return false;
        }
      }
    } else {
      validate183.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate183.errors = vErrors;
  return errors === 0;
}
function validate185(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 200) {
        validate185.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (!pattern9.test(data)) {
          validate185.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
          return false;
        }
      }
    } else {
      validate185.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate185.errors = vErrors;
  return errors === 0;
}
var pattern12 = new RegExp("^[A-Za-z][A-Za-z0-9-]{0,63}$", "u");
var pattern13 = new RegExp("^[\\x20-\\x7e]*$", "u");
function validate188(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 500) {
        validate188.errors = [faultOf(instancePath, "maxLength", { limit: 500 })];
        return false;
      } else {
        if (!pattern13.test(data)) {
          validate188.errors = [faultOf(instancePath, "pattern", { pattern: "^[\\x20-\\x7e]*$" })];
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
var pattern14 = new RegExp("^enc:v1:[A-Za-z0-9_-]{1,32}:[A-Za-z0-9_-]{38,}$", "u");
function validate190(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 2400) {
        validate190.errors = [faultOf(instancePath, "maxLength", { limit: 2400 })];
        return false;
      } else {
        if (!pattern14.test(data)) {
          validate190.errors = [faultOf(instancePath, "pattern", { pattern: "^enc:v1:[A-Za-z0-9_-]{1,32}:[A-Za-z0-9_-]{38,}$" })];
          return false;
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
function validate187(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 10) {
        validate187.errors = [faultOf(instancePath, "maxProperties", { limit: 10 })];
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
            validate187.errors = vErrors;
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
            if (!validate188(data0, instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"))) {
              vErrors = joined(vErrors, validate188.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid2 = valid2 || _valid0;
            if (!valid2) {
              const _errs7 = errors;
              if (!validate190(data0, instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"))) {
                vErrors = joined(vErrors, validate190.errors);
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
              validate187.errors = vErrors;
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
      validate187.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate187.errors = vErrors;
  return errors === 0;
}
function validate193(data, instancePath = "") {
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
    validate193.errors = vErrors;
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
  validate193.errors = vErrors;
  return errors === 0;
}
var schema59 = {"enum":["active","paused"]};
function validate195(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate195.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "active" || data === "paused")) {
    validate195.errors = [faultOf(instancePath, "enum", { allowedValues: schema59.enum })];
    return false;
  }
  validate195.errors = vErrors;
  return errors === 0;
}
var schema60 = {"anyOf":{"0":{"enum":["requested","gone","failing"]}}};
function validate197(data, instancePath = "") {
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
    const err1 = faultOf(instancePath, "enum", { allowedValues: schema60.anyOf[0].enum });
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
    validate197.errors = vErrors;
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
  validate197.errors = vErrors;
  return errors === 0;
}
var pattern15 = new RegExp("^whsec_[A-Za-z0-9+/=]{32,88}$", "u");
function validate203(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern15.test(data)) {
        validate203.errors = [faultOf(instancePath, "pattern", { pattern: "^whsec_[A-Za-z0-9+/=]{32,88}$" })];
        return false;
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.secret === void 0 && (missing0 = "secret") || data.expires_at === void 0 && (missing0 = "expires_at")) {
        validate202.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "secret" || key0 === "expires_at")) {
            validate202.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
            if (!validate203(data0, instancePath + "/secret")) {
              vErrors = joined(vErrors, validate203.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs5 = errors;
              if (!validate190(data0, instancePath + "/secret")) {
                vErrors = joined(vErrors, validate190.errors);
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
              validate202.errors = vErrors;
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
            var valid0 = data.expires_at === void 0 || validate111(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
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
function validate208(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        validate208.errors = [faultOf(instancePath, "maxItems", { limit: 100 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate23(data[i0], instancePath + "/" + i0)) {
            vErrors = joined(vErrors, validate23.errors);
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
                    validate208.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate208.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate208.errors = vErrors;
  return errors === 0;
}
function validate212(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 50) {
        validate212.errors = [faultOf(instancePath, "maxLength", { limit: 50 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate212.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern9.test(data)) {
            validate212.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
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
function validate211(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        validate211.errors = [faultOf(instancePath, "maxItems", { limit: 50 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate212(data[i0], instancePath + "/" + i0)) {
            vErrors = joined(vErrors, validate212.errors);
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
                    validate211.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate211.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate211.errors = vErrors;
  return errors === 0;
}
function validate215(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate215.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 100 || isNaN(data)) {
        validate215.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 100 })];
        return false;
      } else {
        if (data < 1 || isNaN(data)) {
          validate215.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 })];
          return false;
        }
      }
    }
  }
  validate215.errors = vErrors;
  return errors === 0;
}
var schema67 = {"enum":["standard","cloudevents","cloudevents_binary","data"]};
function validate217(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate217.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "standard" || data === "cloudevents" || data === "cloudevents_binary" || data === "data")) {
    validate217.errors = [faultOf(instancePath, "enum", { allowedValues: schema67.enum })];
    return false;
  }
  validate217.errors = vErrors;
  return errors === 0;
}
var pattern18 = new RegExp("^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "u");
function validate220(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 200) {
        validate220.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate220.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern18.test(data)) {
            validate220.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate220.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate220.errors = vErrors;
  return errors === 0;
}
function validate223(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
    } else {
      validate223.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate223.errors = vErrors;
  return errors === 0;
}
var schema70 = {"enum":["all","any"]};
function validate225(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate225.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "all" || data === "any")) {
    validate225.errors = [faultOf(instancePath, "enum", { allowedValues: schema70.enum })];
    return false;
  }
  validate225.errors = vErrors;
  return errors === 0;
}
var pattern17 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate179(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.url === void 0 && (missing0 = "url") || data.event_types === void 0 && (missing0 = "event_types") || data.description === void 0 && (missing0 = "description") || data.headers === void 0 && (missing0 = "headers") || data.rate === void 0 && (missing0 = "rate") || data.state === void 0 && (missing0 = "state") || data.paused_reason === void 0 && (missing0 = "paused_reason") || data.paused_at === void 0 && (missing0 = "paused_at") || data.failing_since === void 0 && (missing0 = "failing_since") || data.created_at === void 0 && (missing0 = "created_at") || data.secrets === void 0 && (missing0 = "secrets") || data.recent_failures === void 0 && (missing0 = "recent_failures")) {
        validate179.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema51.properties, key0)) {
            validate179.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.url === void 0 || validate181(data.url, instancePath + "/url") || (vErrors = joined(vErrors, validate181.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.event_types !== void 0) {
                let data2 = data.event_types;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (Array.isArray(data2)) {
                    var valid1 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs6 = errors;
                      if (!validate183(data2[i0], instancePath + "/event_types/" + i0)) {
                        vErrors = joined(vErrors, validate183.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs6 === errors;
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
                                validate179.errors = [faultOf(instancePath + "/event_types", "uniqueItems", { i: i1, j: j0 })];
                                return false;
                                break outer0;
                              }
                            }
                          }
                      }
                    }
                  } else {
                    validate179.errors = [faultOf(instancePath + "/event_types", "type", { type: "array" })];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.description === void 0 || validate185(data.description, instancePath + "/description") || (vErrors = joined(vErrors, validate185.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.headers === void 0 || validate187(data.headers, instancePath + "/headers") || (vErrors = joined(vErrors, validate187.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.rate === void 0 || validate193(data.rate, instancePath + "/rate") || (vErrors = joined(vErrors, validate193.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.state === void 0 || validate195(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate195.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.paused_reason === void 0 || validate197(data.paused_reason, instancePath + "/paused_reason") || (vErrors = joined(vErrors, validate197.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.paused_at === void 0 || validate111(data.paused_at, instancePath + "/paused_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.failing_since === void 0 || validate111(data.failing_since, instancePath + "/failing_since") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.created_at === void 0 || validate79(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                              if (valid0) {
                                if (data.secrets !== void 0) {
                                  let data12 = data.secrets;
                                  const _errs15 = errors;
                                  if (errors === _errs15) {
                                    if (Array.isArray(data12)) {
                                      var valid3 = true;
                                      const len1 = data12.length;
                                      for (let i2 = 0; i2 < len1; i2++) {
                                        const _errs17 = errors;
                                        if (!validate202(data12[i2], instancePath + "/secrets/" + i2)) {
                                          vErrors = joined(vErrors, validate202.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid3 = _errs17 === errors;
                                        if (!valid3) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate179.errors = [faultOf(instancePath + "/secrets", "type", { type: "array" })];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs15 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.recent_failures !== void 0) {
                                    let data14 = data.recent_failures;
                                    const _errs18 = errors;
                                    if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                                      validate179.errors = [faultOf(instancePath + "/recent_failures", "type", { type: "integer" })];
                                      return false;
                                    }
                                    if (errors === _errs18) {
                                      if (typeof data14 == "number" && isFinite(data14)) {
                                        if (data14 < 0 || isNaN(data14)) {
                                          validate179.errors = [faultOf(instancePath + "/recent_failures", "minimum", { comparison: ">=", limit: 0 })];
                                          return false;
                                        }
                                      }
                                    }
                                    var valid0 = _errs18 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    var valid0 = data.links === void 0 || validate208(data.links, instancePath + "/links") || (vErrors = joined(vErrors, validate208.errors), errors = vErrors.length, false);
                                    if (valid0) {
                                      var valid0 = data.tags === void 0 || validate211(data.tags, instancePath + "/tags") || (vErrors = joined(vErrors, validate211.errors), errors = vErrors.length, false);
                                      if (valid0) {
                                        var valid0 = data.sample === void 0 || validate215(data.sample, instancePath + "/sample") || (vErrors = joined(vErrors, validate215.errors), errors = vErrors.length, false);
                                        if (valid0) {
                                          if (data.kind !== void 0) {
                                            let data18 = data.kind;
                                            const _errs23 = errors;
                                            if (errors === _errs23) {
                                              if (typeof data18 === "string") {
                                                if (func3(data18) > 32) {
                                                  validate179.errors = [faultOf(instancePath + "/kind", "maxLength", { limit: 32 })];
                                                  return false;
                                                } else {
                                                  if (!pattern17.test(data18)) {
                                                    validate179.errors = [faultOf(instancePath + "/kind", "pattern", { pattern: "^[a-z][a-z0-9_]*$" })];
                                                    return false;
                                                  }
                                                }
                                              } else {
                                                validate179.errors = [faultOf(instancePath + "/kind", "type", { type: "string" })];
                                                return false;
                                              }
                                            }
                                            var valid0 = _errs23 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            var valid0 = data.format === void 0 || validate217(data.format, instancePath + "/format") || (vErrors = joined(vErrors, validate217.errors), errors = vErrors.length, false);
                                            if (valid0) {
                                              if (data.ordered !== void 0) {
                                                const _errs26 = errors;
                                                if (typeof data.ordered !== "boolean") {
                                                  validate179.errors = [faultOf(instancePath + "/ordered", "type", { type: "boolean" })];
                                                  return false;
                                                }
                                                var valid0 = _errs26 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.config !== void 0) {
                                                  let data21 = data.config;
                                                  const _errs28 = errors;
                                                  if (!(data21 && typeof data21 == "object" && !Array.isArray(data21))) {
                                                    validate179.errors = [faultOf(instancePath + "/config", "type", { type: "object" })];
                                                    return false;
                                                  }
                                                  var valid0 = _errs28 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  var valid0 = data.sources === void 0 || validate208(data.sources, instancePath + "/sources") || (vErrors = joined(vErrors, validate208.errors), errors = vErrors.length, false);
                                                  if (valid0) {
                                                    if (data.types !== void 0) {
                                                      let data23 = data.types;
                                                      const _errs31 = errors;
                                                      if (errors === _errs31) {
                                                        if (Array.isArray(data23)) {
                                                          if (data23.length > 100) {
                                                            validate179.errors = [faultOf(instancePath + "/types", "maxItems", { limit: 100 })];
                                                            return false;
                                                          } else {
                                                            var valid4 = true;
                                                            const len2 = data23.length;
                                                            for (let i3 = 0; i3 < len2; i3++) {
                                                              const _errs33 = errors;
                                                              if (!validate220(data23[i3], instancePath + "/types/" + i3)) {
                                                                vErrors = joined(vErrors, validate220.errors);
                                                                errors = vErrors.length;
                                                              }
                                                              var valid4 = _errs33 === errors;
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
                                                                        validate179.errors = [faultOf(instancePath + "/types", "uniqueItems", { i: i4, j: j1 })];
                                                                        return false;
                                                                        break outer1;
                                                                      }
                                                                    }
                                                                  }
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          validate179.errors = [faultOf(instancePath + "/types", "type", { type: "array" })];
                                                          return false;
                                                        }
                                                      }
                                                      var valid0 = _errs31 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      var valid0 = data.instances === void 0 || validate208(data.instances, instancePath + "/instances") || (vErrors = joined(vErrors, validate208.errors), errors = vErrors.length, false);
                                                      if (valid0) {
                                                        if (data.filter !== void 0) {
                                                          let data26 = data.filter;
                                                          const _errs35 = errors;
                                                          if (errors === _errs35) {
                                                            if (Array.isArray(data26)) {
                                                              if (data26.length > 20) {
                                                                validate179.errors = [faultOf(instancePath + "/filter", "maxItems", { limit: 20 })];
                                                                return false;
                                                              } else {
                                                                var valid6 = true;
                                                                const len3 = data26.length;
                                                                for (let i5 = 0; i5 < len3; i5++) {
                                                                  const _errs37 = errors;
                                                                  if (!validate223(data26[i5], instancePath + "/filter/" + i5)) {
                                                                    vErrors = joined(vErrors, validate223.errors);
                                                                    errors = vErrors.length;
                                                                  }
                                                                  var valid6 = _errs37 === errors;
                                                                  if (!valid6) {
                                                                    break;
                                                                  }
                                                                }
                                                              }
                                                            } else {
                                                              validate179.errors = [faultOf(instancePath + "/filter", "type", { type: "array" })];
                                                              return false;
                                                            }
                                                          }
                                                          var valid0 = _errs35 === errors;
                                                        } else {
                                                          var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                          var valid0 = data.filter_match === void 0 || validate225(data.filter_match, instancePath + "/filter_match") || (vErrors = joined(vErrors, validate225.errors), errors = vErrors.length, false);
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
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
      validate179.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate179.errors = vErrors;
  return errors === 0;
}
var webhook_events = validate227;
var pattern19 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)+$", "u");
function validate229(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 100) {
        validate229.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      } else {
        if (!pattern19.test(data)) {
          validate229.errors = [faultOf(instancePath, "pattern", { pattern: "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)+$" })];
          return false;
        }
      }
    } else {
      validate229.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate229.errors = vErrors;
  return errors === 0;
}
function validate232(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate232.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 1e3 || isNaN(data)) {
        validate232.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 1e3 })];
        return false;
      } else {
        if (data < 1 || isNaN(data)) {
          validate232.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 1 })];
          return false;
        }
      }
    }
  }
  validate232.errors = vErrors;
  return errors === 0;
}
var pattern20 = new RegExp("^[A-Za-z0-9_-]{1,300}$", "u");
function validate234(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 1e3) {
        validate234.errors = [faultOf(instancePath, "maxItems", { limit: 1e3 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0];
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (!pattern20.test(data0)) {
                validate234.errors = [faultOf(instancePath + "/" + i0, "pattern", { pattern: "^[A-Za-z0-9_-]{1,300}$" })];
                return false;
              }
            } else {
              validate234.errors = [faultOf(instancePath + "/" + i0, "type", { type: "string" })];
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
      validate234.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate234.errors = vErrors;
  return errors === 0;
}
var pattern21 = new RegExp("^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$", "u");
var pattern22 = new RegExp("^[\\x20-\\x7e]{1,512}$", "u");
function validate227(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.type === void 0 && (missing0 = "type") || data.created_at === void 0 && (missing0 = "created_at") || data.payload === void 0 && (missing0 = "payload")) {
        validate227.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "type" || key0 === "created_at" || key0 === "payload" || key0 === "hops" || key0 === "via" || key0 === "traceparent" || key0 === "tracestate")) {
            validate227.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.type === void 0 || validate229(data.type, instancePath + "/type") || (vErrors = joined(vErrors, validate229.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.created_at === void 0 || validate79(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
              if (valid0) {
                if (data.payload !== void 0) {
                  const _errs5 = errors;
                  if (typeof data.payload !== "string") {
                    validate227.errors = [faultOf(instancePath + "/payload", "type", { type: "string" })];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  var valid0 = data.hops === void 0 || validate232(data.hops, instancePath + "/hops") || (vErrors = joined(vErrors, validate232.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.via === void 0 || validate234(data.via, instancePath + "/via") || (vErrors = joined(vErrors, validate234.errors), errors = vErrors.length, false);
                    if (valid0) {
                      if (data.traceparent !== void 0) {
                        let data6 = data.traceparent;
                        const _errs9 = errors;
                        if (errors === _errs9) {
                          if (typeof data6 === "string") {
                            if (!pattern21.test(data6)) {
                              validate227.errors = [faultOf(instancePath + "/traceparent", "pattern", { pattern: "^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$" })];
                              return false;
                            }
                          } else {
                            validate227.errors = [faultOf(instancePath + "/traceparent", "type", { type: "string" })];
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
                              if (!pattern22.test(data7)) {
                                validate227.errors = [faultOf(instancePath + "/tracestate", "pattern", { pattern: "^[\\x20-\\x7e]{1,512}$" })];
                                return false;
                              }
                            } else {
                              validate227.errors = [faultOf(instancePath + "/tracestate", "type", { type: "string" })];
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
      validate227.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate227.errors = vErrors;
  return errors === 0;
}
var webhook_deliveries = validate236;
var schema75 = {"properties":{"id":0,"endpoint_id":0,"event_id":0,"event_type":0,"state":0,"created_at":0,"next_attempt_at":0,"attempts":0,"lease":0}};
function validate240(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 200) {
        validate240.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate240.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern18.test(data)) {
            validate240.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate240.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate240.errors = vErrors;
  return errors === 0;
}
var schema77 = {"enum":["pending","succeeded","failed"]};
function validate242(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate242.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "pending" || data === "succeeded" || data === "failed")) {
    validate242.errors = [faultOf(instancePath, "enum", { allowedValues: schema77.enum })];
    return false;
  }
  validate242.errors = vErrors;
  return errors === 0;
}
function validate249(data, instancePath = "") {
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
    validate249.errors = vErrors;
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
  validate249.errors = vErrors;
  return errors === 0;
}
function validate251(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate23(data[i0], instancePath + "/" + i0)) {
          vErrors = joined(vErrors, validate23.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate251.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate251.errors = vErrors;
  return errors === 0;
}
function validate247(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.at === void 0 && (missing0 = "at") || data.duration_ms === void 0 && (missing0 = "duration_ms") || data.status === void 0 && (missing0 = "status") || data.error === void 0 && (missing0 = "error") || data.response === void 0 && (missing0 = "response")) {
        validate247.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "at" || key0 === "duration_ms" || key0 === "status" || key0 === "error" || key0 === "response" || key0 === "made_events")) {
            validate247.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.at === void 0 || validate79(data.at, instancePath + "/at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.duration_ms !== void 0) {
              let data1 = data.duration_ms;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate247.errors = [faultOf(instancePath + "/duration_ms", "type", { type: "integer" })];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate247.errors = [faultOf(instancePath + "/duration_ms", "minimum", { comparison: ">=", limit: 0 })];
                    return false;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              var valid0 = data.status === void 0 || validate249(data.status, instancePath + "/status") || (vErrors = joined(vErrors, validate249.errors), errors = vErrors.length, false);
              if (valid0) {
                if (data.error !== void 0) {
                  let data3 = data.error;
                  const _errs6 = errors;
                  const _errs7 = errors;
                  let valid1 = false;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (typeof data3 === "string") {
                      if (func3(data3) > 200) {
                        const err0 = faultOf(instancePath + "/error", "maxLength", { limit: 200 });
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      }
                    } else {
                      const err1 = faultOf(instancePath + "/error", "type", { type: "string" });
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                    }
                  }
                  var _valid0 = _errs8 === errors;
                  valid1 = valid1 || _valid0;
                  if (!valid1) {
                    const _errs10 = errors;
                    if (data3 !== null) {
                      const err2 = faultOf(instancePath + "/error", "type", { type: "null" });
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
                    const err3 = faultOf(instancePath + "/error", "anyOf", {});
                    if (vErrors === null) {
                      vErrors = [err3];
                    } else {
                      vErrors.push(err3);
                    }
                    errors++;
                    validate247.errors = vErrors;
                    return false;
                  } else {
                    errors = _errs7;
                    if (vErrors !== null) {
                      if (_errs7) {
                        vErrors.length = _errs7;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.response !== void 0) {
                    let data4 = data.response;
                    const _errs12 = errors;
                    const _errs13 = errors;
                    let valid2 = false;
                    const _errs14 = errors;
                    if (errors === _errs14) {
                      if (typeof data4 === "string") {
                        if (func3(data4) > 4096) {
                          const err4 = faultOf(instancePath + "/response", "maxLength", { limit: 4096 });
                          if (vErrors === null) {
                            vErrors = [err4];
                          } else {
                            vErrors.push(err4);
                          }
                          errors++;
                        }
                      } else {
                        const err5 = faultOf(instancePath + "/response", "type", { type: "string" });
                        if (vErrors === null) {
                          vErrors = [err5];
                        } else {
                          vErrors.push(err5);
                        }
                        errors++;
                      }
                    }
                    var _valid1 = _errs14 === errors;
                    valid2 = valid2 || _valid1;
                    if (!valid2) {
                      const _errs16 = errors;
                      if (data4 !== null) {
                        const err6 = faultOf(instancePath + "/response", "type", { type: "null" });
                        if (vErrors === null) {
                          vErrors = [err6];
                        } else {
                          vErrors.push(err6);
                        }
                        errors++;
                      }
                      var _valid1 = _errs16 === errors;
                      valid2 = valid2 || _valid1;
                    }
                    if (!valid2) {
                      const err7 = faultOf(instancePath + "/response", "anyOf", {});
                      if (vErrors === null) {
                        vErrors = [err7];
                      } else {
                        vErrors.push(err7);
                      }
                      errors++;
                      validate247.errors = vErrors;
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
                    var valid0 = data.made_events === void 0 || validate251(data.made_events, instancePath + "/made_events") || (vErrors = joined(vErrors, validate251.errors), errors = vErrors.length, false);
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate247.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
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
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        const _errs1 = errors;
        if (!validate247(data[i0], instancePath + "/" + i0)) {
          vErrors = joined(vErrors, validate247.errors);
          errors = vErrors.length;
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate246.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate246.errors = vErrors;
  return errors === 0;
}
function validate236(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.endpoint_id === void 0 && (missing0 = "endpoint_id") || data.event_id === void 0 && (missing0 = "event_id") || data.event_type === void 0 && (missing0 = "event_type") || data.state === void 0 && (missing0 = "state") || data.created_at === void 0 && (missing0 = "created_at") || data.next_attempt_at === void 0 && (missing0 = "next_attempt_at") || data.attempts === void 0 && (missing0 = "attempts") || data.lease === void 0 && (missing0 = "lease")) {
        validate236.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema75.properties, key0)) {
            validate236.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.endpoint_id === void 0 || validate23(data.endpoint_id, instancePath + "/endpoint_id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.event_id === void 0 || validate23(data.event_id, instancePath + "/event_id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.event_type === void 0 || validate240(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate240.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.state === void 0 || validate242(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate242.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.created_at === void 0 || validate79(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.next_attempt_at === void 0 || validate111(data.next_attempt_at, instancePath + "/next_attempt_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.attempts === void 0 || validate246(data.attempts, instancePath + "/attempts") || (vErrors = joined(vErrors, validate246.errors), errors = vErrors.length, false);
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
                                if (data8.token === void 0 && (missing1 = "token") || data8.until === void 0 && (missing1 = "until")) {
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
                                    var valid2 = data8.token === void 0 || validate23(data8.token, instancePath + "/lease/token") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
                                    if (valid2) {
                                      var valid2 = data8.until === void 0 || validate79(data8.until, instancePath + "/lease/until") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
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
                              validate236.errors = vErrors;
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
      validate236.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate236.errors = vErrors;
  return errors === 0;
}
var links = validate258;
var schema82 = {"properties":{"id":0,"domain":0,"slug":0,"slug_key":0,"aliases":0,"url":0,"title":0,"tags":0,"external_id":0,"redirect_status":0,"expires_at":0,"max_clicks":0,"expired_url":0,"utm":0,"forward_query":0,"forward_path":0,"ios_url":0,"android_url":0,"archived":0,"clicks":0,"bots":0,"last_clicked_at":0,"created_at":0,"updated_at":0,"password":0,"passes":0,"expired_at":0}};
function validate260(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 190) {
        validate260.errors = [faultOf(instancePath, "maxLength", { limit: 190 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate260.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern9.test(data)) {
            validate260.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
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
function validate262(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 400) {
        validate262.errors = [faultOf(instancePath, "maxLength", { limit: 400 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate262.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        }
      }
    } else {
      validate262.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate262.errors = vErrors;
  return errors === 0;
}
function validate264(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.domain === void 0 && (missing0 = "domain") || data.slug === void 0 && (missing0 = "slug") || data.slug_key === void 0 && (missing0 = "slug_key")) {
        validate264.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "domain" || key0 === "slug" || key0 === "slug_key")) {
            validate264.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.domain !== void 0) {
            let data0 = data.domain;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func3(data0) > 253) {
                  validate264.errors = [faultOf(instancePath + "/domain", "maxLength", { limit: 253 })];
                  return false;
                }
              } else {
                validate264.errors = [faultOf(instancePath + "/domain", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.slug === void 0 || validate260(data.slug, instancePath + "/slug") || (vErrors = joined(vErrors, validate260.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.slug_key === void 0 || validate262(data.slug_key, instancePath + "/slug_key") || (vErrors = joined(vErrors, validate262.errors), errors = vErrors.length, false);
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
function validate268(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 8192) {
        validate268.errors = [faultOf(instancePath, "maxLength", { limit: 8192 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate268.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern9.test(data)) {
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
function validate270(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 200) {
        validate270.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (!pattern9.test(data)) {
          validate270.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
          return false;
        }
      }
    } else {
      validate270.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate270.errors = vErrors;
  return errors === 0;
}
function validate272(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 30) {
        validate272.errors = [faultOf(instancePath, "maxItems", { limit: 30 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate212(data[i0], instancePath + "/" + i0)) {
            vErrors = joined(vErrors, validate212.errors);
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
                    validate272.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate272.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate272.errors = vErrors;
  return errors === 0;
}
function validate276(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 190) {
        validate276.errors = [faultOf(instancePath, "maxLength", { limit: 190 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate276.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern9.test(data)) {
            validate276.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
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
function validate275(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate276(data, instancePath)) {
    vErrors = joined(vErrors, validate276.errors);
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
var schema91 = {"enum":[301,302,307,308]};
function validate279(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate279.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (!(data === 301 || data === 302 || data === 307 || data === 308)) {
    validate279.errors = [faultOf(instancePath, "enum", { allowedValues: schema91.enum })];
    return false;
  }
  validate279.errors = vErrors;
  return errors === 0;
}
function validate282(data, instancePath = "") {
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
    validate282.errors = vErrors;
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
  validate282.errors = vErrors;
  return errors === 0;
}
function validate284(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate268(data, instancePath)) {
    vErrors = joined(vErrors, validate268.errors);
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
function validate288(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 200) {
        validate288.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate288.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern9.test(data)) {
            validate288.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
            return false;
          }
        }
      }
    } else {
      validate288.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate288.errors = vErrors;
  return errors === 0;
}
function validate287(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "source" || key0 === "medium" || key0 === "campaign" || key0 === "term" || key0 === "content")) {
          validate287.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        var valid0 = data.source === void 0 || validate288(data.source, instancePath + "/source") || (vErrors = joined(vErrors, validate288.errors), errors = vErrors.length, false);
        if (valid0) {
          var valid0 = data.medium === void 0 || validate288(data.medium, instancePath + "/medium") || (vErrors = joined(vErrors, validate288.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.campaign === void 0 || validate288(data.campaign, instancePath + "/campaign") || (vErrors = joined(vErrors, validate288.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.term === void 0 || validate288(data.term, instancePath + "/term") || (vErrors = joined(vErrors, validate288.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.content === void 0 || validate288(data.content, instancePath + "/content") || (vErrors = joined(vErrors, validate288.errors), errors = vErrors.length, false);
              }
            }
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
function validate258(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.domain === void 0 && (missing0 = "domain") || data.slug === void 0 && (missing0 = "slug") || data.slug_key === void 0 && (missing0 = "slug_key") || data.url === void 0 && (missing0 = "url") || data.title === void 0 && (missing0 = "title") || data.tags === void 0 && (missing0 = "tags") || data.external_id === void 0 && (missing0 = "external_id") || data.redirect_status === void 0 && (missing0 = "redirect_status") || data.expires_at === void 0 && (missing0 = "expires_at") || data.max_clicks === void 0 && (missing0 = "max_clicks") || data.expired_url === void 0 && (missing0 = "expired_url") || data.utm === void 0 && (missing0 = "utm") || data.forward_query === void 0 && (missing0 = "forward_query") || data.forward_path === void 0 && (missing0 = "forward_path") || data.ios_url === void 0 && (missing0 = "ios_url") || data.android_url === void 0 && (missing0 = "android_url") || data.archived === void 0 && (missing0 = "archived") || data.clicks === void 0 && (missing0 = "clicks") || data.bots === void 0 && (missing0 = "bots") || data.last_clicked_at === void 0 && (missing0 = "last_clicked_at") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.password === void 0 && (missing0 = "password") || data.passes === void 0 && (missing0 = "passes") || data.expired_at === void 0 && (missing0 = "expired_at")) {
        validate258.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema82.properties, key0)) {
            validate258.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.domain !== void 0) {
              let data1 = data.domain;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func3(data1) > 253) {
                    validate258.errors = [faultOf(instancePath + "/domain", "maxLength", { limit: 253 })];
                    return false;
                  }
                } else {
                  validate258.errors = [faultOf(instancePath + "/domain", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              var valid0 = data.slug === void 0 || validate260(data.slug, instancePath + "/slug") || (vErrors = joined(vErrors, validate260.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.slug_key === void 0 || validate262(data.slug_key, instancePath + "/slug_key") || (vErrors = joined(vErrors, validate262.errors), errors = vErrors.length, false);
                if (valid0) {
                  if (data.aliases !== void 0) {
                    let data4 = data.aliases;
                    const _errs7 = errors;
                    if (errors === _errs7) {
                      if (Array.isArray(data4)) {
                        if (data4.length > 20) {
                          validate258.errors = [faultOf(instancePath + "/aliases", "maxItems", { limit: 20 })];
                          return false;
                        } else {
                          var valid1 = true;
                          const len0 = data4.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            const _errs9 = errors;
                            if (!validate264(data4[i0], instancePath + "/aliases/" + i0)) {
                              vErrors = joined(vErrors, validate264.errors);
                              errors = vErrors.length;
                            }
                            var valid1 = _errs9 === errors;
                            if (!valid1) {
                              break;
                            }
                          }
                        }
                      } else {
                        validate258.errors = [faultOf(instancePath + "/aliases", "type", { type: "array" })];
                        return false;
                      }
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    var valid0 = data.url === void 0 || validate268(data.url, instancePath + "/url") || (vErrors = joined(vErrors, validate268.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.title === void 0 || validate270(data.title, instancePath + "/title") || (vErrors = joined(vErrors, validate270.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.tags === void 0 || validate272(data.tags, instancePath + "/tags") || (vErrors = joined(vErrors, validate272.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.external_id === void 0 || validate275(data.external_id, instancePath + "/external_id") || (vErrors = joined(vErrors, validate275.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.redirect_status === void 0 || validate279(data.redirect_status, instancePath + "/redirect_status") || (vErrors = joined(vErrors, validate279.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.expires_at === void 0 || validate111(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                              if (valid0) {
                                var valid0 = data.max_clicks === void 0 || validate282(data.max_clicks, instancePath + "/max_clicks") || (vErrors = joined(vErrors, validate282.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  var valid0 = data.expired_url === void 0 || validate284(data.expired_url, instancePath + "/expired_url") || (vErrors = joined(vErrors, validate284.errors), errors = vErrors.length, false);
                                  if (valid0) {
                                    var valid0 = data.utm === void 0 || validate287(data.utm, instancePath + "/utm") || (vErrors = joined(vErrors, validate287.errors), errors = vErrors.length, false);
                                    if (valid0) {
                                      if (data.forward_query !== void 0) {
                                        const _errs19 = errors;
                                        if (typeof data.forward_query !== "boolean") {
                                          validate258.errors = [faultOf(instancePath + "/forward_query", "type", { type: "boolean" })];
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
                                            validate258.errors = [faultOf(instancePath + "/forward_path", "type", { type: "boolean" })];
                                            return false;
                                          }
                                          var valid0 = _errs21 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          var valid0 = data.ios_url === void 0 || validate284(data.ios_url, instancePath + "/ios_url") || (vErrors = joined(vErrors, validate284.errors), errors = vErrors.length, false);
                                          if (valid0) {
                                            var valid0 = data.android_url === void 0 || validate284(data.android_url, instancePath + "/android_url") || (vErrors = joined(vErrors, validate284.errors), errors = vErrors.length, false);
                                            if (valid0) {
                                              if (data.archived !== void 0) {
                                                const _errs25 = errors;
                                                if (typeof data.archived !== "boolean") {
                                                  validate258.errors = [faultOf(instancePath + "/archived", "type", { type: "boolean" })];
                                                  return false;
                                                }
                                                var valid0 = _errs25 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.clicks !== void 0) {
                                                  let data20 = data.clicks;
                                                  const _errs27 = errors;
                                                  if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
                                                    validate258.errors = [faultOf(instancePath + "/clicks", "type", { type: "integer" })];
                                                    return false;
                                                  }
                                                  if (errors === _errs27) {
                                                    if (typeof data20 == "number" && isFinite(data20)) {
                                                      if (data20 < 0 || isNaN(data20)) {
                                                        validate258.errors = [faultOf(instancePath + "/clicks", "minimum", { comparison: ">=", limit: 0 })];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid0 = _errs27 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.bots !== void 0) {
                                                    let data21 = data.bots;
                                                    const _errs29 = errors;
                                                    if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
                                                      validate258.errors = [faultOf(instancePath + "/bots", "type", { type: "integer" })];
                                                      return false;
                                                    }
                                                    if (errors === _errs29) {
                                                      if (typeof data21 == "number" && isFinite(data21)) {
                                                        if (data21 < 0 || isNaN(data21)) {
                                                          validate258.errors = [faultOf(instancePath + "/bots", "minimum", { comparison: ">=", limit: 0 })];
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                    var valid0 = _errs29 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    var valid0 = data.last_clicked_at === void 0 || validate111(data.last_clicked_at, instancePath + "/last_clicked_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                                                    if (valid0) {
                                                      var valid0 = data.created_at === void 0 || validate79(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                                                      if (valid0) {
                                                        var valid0 = data.updated_at === void 0 || validate79(data.updated_at, instancePath + "/updated_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                                                        if (valid0) {
                                                          var valid0 = data.password === void 0 || validate162(data.password, instancePath + "/password") || (vErrors = joined(vErrors, validate162.errors), errors = vErrors.length, false);
                                                          if (valid0) {
                                                            if (data.passes !== void 0) {
                                                              let data26 = data.passes;
                                                              const _errs35 = errors;
                                                              if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                                                                validate258.errors = [faultOf(instancePath + "/passes", "type", { type: "integer" })];
                                                                return false;
                                                              }
                                                              if (errors === _errs35) {
                                                                if (typeof data26 == "number" && isFinite(data26)) {
                                                                  if (data26 < 0 || isNaN(data26)) {
                                                                    validate258.errors = [faultOf(instancePath + "/passes", "minimum", { comparison: ">=", limit: 0 })];
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                              var valid0 = _errs35 === errors;
                                                            } else {
                                                              var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                              var valid0 = data.expired_at === void 0 || validate111(data.expired_at, instancePath + "/expired_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
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
      validate258.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate258.errors = vErrors;
  return errors === 0;
}
var link_days = validate302;
var schema96 = {"properties":{"link_id":0,"day":0,"clicks":0,"unique_clicks":0,"bots":0,"referrers":0,"countries":0,"devices":0,"hours":0}};
var pattern29 = new RegExp("^[A-Za-z0-9_-]{0,64}$", "u");
function validate303(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern29.test(data)) {
        validate303.errors = [faultOf(instancePath, "pattern", { pattern: "^[A-Za-z0-9_-]{0,64}$" })];
        return false;
      }
    } else {
      validate303.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate303.errors = vErrors;
  return errors === 0;
}
var formats16 = (init_formats(), __toCommonJS(formats_exports)).date;
var pattern30 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}$", "u");
function validate305(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern30.test(data)) {
          validate305.errors = [faultOf(instancePath, "pattern", { pattern: "^(?!0000)\\d{4}-\\d{2}-\\d{2}$" })];
          return false;
        } else {
          if (!formats16.validate(data)) {
            validate305.errors = [faultOf(instancePath, "format", { format: "date" })];
            return false;
          }
        }
      } else {
        validate305.errors = [faultOf(instancePath, "type", { type: "string" })];
        return false;
      }
    }
  }
  validate305.errors = vErrors;
  return errors === 0;
}
function validate307(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        let data0 = data[key0];
        const _errs2 = errors;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          validate307.errors = [faultOf(instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "integer" })];
          return false;
        }
        if (errors === _errs2) {
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 < 0 || isNaN(data0)) {
              validate307.errors = [faultOf(instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "minimum", { comparison: ">=", limit: 0 })];
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
      validate307.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate307.errors = vErrors;
  return errors === 0;
}
function validate302(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.link_id === void 0 && (missing0 = "link_id") || data.day === void 0 && (missing0 = "day") || data.clicks === void 0 && (missing0 = "clicks") || data.unique_clicks === void 0 && (missing0 = "unique_clicks") || data.bots === void 0 && (missing0 = "bots") || data.referrers === void 0 && (missing0 = "referrers") || data.countries === void 0 && (missing0 = "countries") || data.devices === void 0 && (missing0 = "devices")) {
        validate302.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema96.properties, key0)) {
            validate302.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.link_id === void 0 || validate303(data.link_id, instancePath + "/link_id") || (vErrors = joined(vErrors, validate303.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.day === void 0 || validate305(data.day, instancePath + "/day") || (vErrors = joined(vErrors, validate305.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.clicks !== void 0) {
                let data2 = data.clicks;
                const _errs4 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate302.errors = [faultOf(instancePath + "/clicks", "type", { type: "integer" })];
                  return false;
                }
                if (errors === _errs4) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2)) {
                      validate302.errors = [faultOf(instancePath + "/clicks", "minimum", { comparison: ">=", limit: 0 })];
                      return false;
                    }
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.unique_clicks !== void 0) {
                  let data3 = data.unique_clicks;
                  const _errs6 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate302.errors = [faultOf(instancePath + "/unique_clicks", "type", { type: "integer" })];
                    return false;
                  }
                  if (errors === _errs6) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 < 0 || isNaN(data3)) {
                        validate302.errors = [faultOf(instancePath + "/unique_clicks", "minimum", { comparison: ">=", limit: 0 })];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.bots !== void 0) {
                    let data4 = data.bots;
                    const _errs8 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate302.errors = [faultOf(instancePath + "/bots", "type", { type: "integer" })];
                      return false;
                    }
                    if (errors === _errs8) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 < 0 || isNaN(data4)) {
                          validate302.errors = [faultOf(instancePath + "/bots", "minimum", { comparison: ">=", limit: 0 })];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    var valid0 = data.referrers === void 0 || validate307(data.referrers, instancePath + "/referrers") || (vErrors = joined(vErrors, validate307.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.countries === void 0 || validate307(data.countries, instancePath + "/countries") || (vErrors = joined(vErrors, validate307.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.devices === void 0 || validate307(data.devices, instancePath + "/devices") || (vErrors = joined(vErrors, validate307.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.hours === void 0 || validate307(data.hours, instancePath + "/hours") || (vErrors = joined(vErrors, validate307.errors), errors = vErrors.length, false);
                        }
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
      validate302.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate302.errors = vErrors;
  return errors === 0;
}
var link_clicks = validate312;
function validate316(data, instancePath = "") {
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
    validate316.errors = vErrors;
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
  validate316.errors = vErrors;
  return errors === 0;
}
var pattern31 = new RegExp("^[A-Z]{2}$", "u");
function validate318(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (typeof data === "string") {
      if (!pattern31.test(data)) {
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
    validate318.errors = vErrors;
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
  validate318.errors = vErrors;
  return errors === 0;
}
var schema103 = {"enum":["desktop","phone","tablet","other"]};
function validate320(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "desktop" || data === "phone" || data === "tablet" || data === "other")) {
    validate320.errors = [faultOf(instancePath, "enum", { allowedValues: schema103.enum })];
    return false;
  }
  validate320.errors = vErrors;
  return errors === 0;
}
function validate312(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.link_id === void 0 && (missing0 = "link_id") || data.id === void 0 && (missing0 = "id") || data.at === void 0 && (missing0 = "at") || data.referrer === void 0 && (missing0 = "referrer") || data.country === void 0 && (missing0 = "country") || data.device === void 0 && (missing0 = "device") || data.bot === void 0 && (missing0 = "bot")) {
        validate312.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "link_id" || key0 === "id" || key0 === "at" || key0 === "referrer" || key0 === "country" || key0 === "device" || key0 === "bot")) {
            validate312.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.link_id === void 0 || validate23(data.link_id, instancePath + "/link_id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.at === void 0 || validate79(data.at, instancePath + "/at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.referrer === void 0 || validate316(data.referrer, instancePath + "/referrer") || (vErrors = joined(vErrors, validate316.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.country === void 0 || validate318(data.country, instancePath + "/country") || (vErrors = joined(vErrors, validate318.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.device === void 0 || validate320(data.device, instancePath + "/device") || (vErrors = joined(vErrors, validate320.errors), errors = vErrors.length, false);
                    if (valid0) {
                      if (data.bot !== void 0) {
                        const _errs8 = errors;
                        if (typeof data.bot !== "boolean") {
                          validate312.errors = [faultOf(instancePath + "/bot", "type", { type: "boolean" })];
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
      validate312.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate312.errors = vErrors;
  return errors === 0;
}
var link_visitors = validate322;
var pattern32 = new RegExp("^[A-Za-z0-9_-]{22}$", "u");
function validate322(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.link_id === void 0 && (missing0 = "link_id") || data.day === void 0 && (missing0 = "day") || data.visitor === void 0 && (missing0 = "visitor")) {
        validate322.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "link_id" || key0 === "day" || key0 === "visitor")) {
            validate322.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.link_id === void 0 || validate303(data.link_id, instancePath + "/link_id") || (vErrors = joined(vErrors, validate303.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.day === void 0 || validate305(data.day, instancePath + "/day") || (vErrors = joined(vErrors, validate305.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.visitor !== void 0) {
                let data2 = data.visitor;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (!pattern32.test(data2)) {
                      validate322.errors = [faultOf(instancePath + "/visitor", "pattern", { pattern: "^[A-Za-z0-9_-]{22}$" })];
                      return false;
                    }
                  } else {
                    validate322.errors = [faultOf(instancePath + "/visitor", "type", { type: "string" })];
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
      validate322.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate322.errors = vErrors;
  return errors === 0;
}
var link_salts = validate325;
var pattern33 = new RegExp("^[A-Za-z0-9_-]{43}$", "u");
function validate325(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.day === void 0 && (missing0 = "day") || data.salt === void 0 && (missing0 = "salt")) {
        validate325.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "day" || key0 === "salt")) {
            validate325.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.day === void 0 || validate305(data.day, instancePath + "/day") || (vErrors = joined(vErrors, validate305.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.salt !== void 0) {
              let data1 = data.salt;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (!pattern33.test(data1)) {
                    validate325.errors = [faultOf(instancePath + "/salt", "pattern", { pattern: "^[A-Za-z0-9_-]{43}$" })];
                    return false;
                  }
                } else {
                  validate325.errors = [faultOf(instancePath + "/salt", "type", { type: "string" })];
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
      validate325.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate325.errors = vErrors;
  return errors === 0;
}
var link_recorders = validate327;
function validate327(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.batch === void 0 && (missing0 = "batch") || data.at === void 0 && (missing0 = "at")) {
        validate327.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "batch" || key0 === "at")) {
            validate327.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.batch !== void 0) {
              let data1 = data.batch;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate327.errors = [faultOf(instancePath + "/batch", "type", { type: "integer" })];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 9007199254740991 || isNaN(data1)) {
                    validate327.errors = [faultOf(instancePath + "/batch", "maximum", { comparison: "<=", limit: 9007199254740991 })];
                    return false;
                  } else {
                    if (data1 < 1 || isNaN(data1)) {
                      validate327.errors = [faultOf(instancePath + "/batch", "minimum", { comparison: ">=", limit: 1 })];
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
              var valid0 = data.at === void 0 || validate79(data.at, instancePath + "/at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
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
var link_quarantines = validate330;
function validate330(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.domain === void 0 && (missing0 = "domain") || data.slug_key === void 0 && (missing0 = "slug_key") || data.until === void 0 && (missing0 = "until")) {
        validate330.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "domain" || key0 === "slug_key" || key0 === "until")) {
            validate330.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.domain !== void 0) {
            let data0 = data.domain;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func3(data0) > 253) {
                  validate330.errors = [faultOf(instancePath + "/domain", "maxLength", { limit: 253 })];
                  return false;
                }
              } else {
                validate330.errors = [faultOf(instancePath + "/domain", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.slug_key === void 0 || validate262(data.slug_key, instancePath + "/slug_key") || (vErrors = joined(vErrors, validate262.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.until === void 0 || validate79(data.until, instancePath + "/until") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
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
var idempotent_requests = validate333;
function validate333(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.digest === void 0 && (missing0 = "digest") || data.fingerprint === void 0 && (missing0 = "fingerprint") || data.made === void 0 && (missing0 = "made") || data.expires_at === void 0 && (missing0 = "expires_at")) {
        validate333.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "digest" || key0 === "fingerprint" || key0 === "made" || key0 === "expires_at")) {
            validate333.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.digest === void 0 || validate93(data.digest, instancePath + "/digest") || (vErrors = joined(vErrors, validate93.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.fingerprint === void 0 || validate93(data.fingerprint, instancePath + "/fingerprint") || (vErrors = joined(vErrors, validate93.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.made !== void 0) {
                let data2 = data.made;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (Array.isArray(data2)) {
                    if (data2.length > 100) {
                      validate333.errors = [faultOf(instancePath + "/made", "maxItems", { limit: 100 })];
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
                            if (data3.id === void 0 && (missing1 = "id") || data3.refused === void 0 && (missing1 = "refused")) {
                              validate333.errors = [faultOf(instancePath + "/made/" + i0, "required", { missingProperty: missing1 })];
                              return false;
                            } else {
                              const _errs8 = errors;
                              for (const key1 in data3) {
                                if (!(key1 === "id" || key1 === "refused")) {
                                  validate333.errors = [faultOf(instancePath + "/made/" + i0, "additionalProperties", { additionalProperty: key1 })];
                                  return false;
                                  break;
                                }
                              }
                              if (_errs8 === errors) {
                                var valid2 = data3.id === void 0 || validate85(data3.id, instancePath + "/made/" + i0 + "/id") || (vErrors = joined(vErrors, validate85.errors), errors = vErrors.length, false);
                                if (valid2) {
                                  if (data3.refused !== void 0) {
                                    let data5 = data3.refused;
                                    const _errs10 = errors;
                                    const _errs11 = errors;
                                    let valid3 = false;
                                    const _errs12 = errors;
                                    if (!validate69(data5, instancePath + "/made/" + i0 + "/refused")) {
                                      vErrors = joined(vErrors, validate69.errors);
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
                                      validate333.errors = vErrors;
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
                            validate333.errors = [faultOf(instancePath + "/made/" + i0, "type", { type: "object" })];
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
                    validate333.errors = [faultOf(instancePath + "/made", "type", { type: "array" })];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.expires_at === void 0 || validate79(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
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
var automation_endpoints = validate339;
var schema109 = {"properties":{"id":0,"name":0,"event_type":0,"event_types":0,"event_type_from":0,"repeat_id_from":0,"keep_headers":0,"tokens":0,"allow_get":0,"verification":0,"data_schema":0,"response_json":0,"state":0,"rate":0,"created_at":0}};
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
          if (!pattern18.test(data)) {
            validate342.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
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
function validate344(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 100) {
        validate344.errors = [faultOf(instancePath, "maxItems", { limit: 100 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate342(data[i0], instancePath + "/" + i0)) {
            vErrors = joined(vErrors, validate342.errors);
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
                    validate344.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate344.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate344.errors = vErrors;
  return errors === 0;
}
var pattern35 = new RegExp("^([A-Za-z][A-Za-z0-9-]*|/[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*)?$", "u");
function validate347(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 200) {
        validate347.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (!pattern35.test(data)) {
          validate347.errors = [faultOf(instancePath, "pattern", { pattern: "^([A-Za-z][A-Za-z0-9-]*|/[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*)?$" })];
          return false;
        }
      }
    } else {
      validate347.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate347.errors = vErrors;
  return errors === 0;
}
function validate350(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        validate350.errors = [faultOf(instancePath, "maxItems", { limit: 20 })];
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
                validate350.errors = [faultOf(instancePath + "/" + i0, "maxLength", { limit: 100 })];
                return false;
              } else {
                if (func3(data0) < 1) {
                  validate350.errors = [faultOf(instancePath + "/" + i0, "minLength", { limit: 1 })];
                  return false;
                } else {
                  if (!pattern12.test(data0)) {
                    validate350.errors = [faultOf(instancePath + "/" + i0, "pattern", { pattern: "^[A-Za-z][A-Za-z0-9-]{0,63}$" })];
                    return false;
                  }
                }
              }
            } else {
              validate350.errors = [faultOf(instancePath + "/" + i0, "type", { type: "string" })];
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
      validate350.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate350.errors = vErrors;
  return errors === 0;
}
function validate352(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.digest === void 0 && (missing0 = "digest") || data.last_four === void 0 && (missing0 = "last_four") || data.expires_at === void 0 && (missing0 = "expires_at")) {
        validate352.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "digest" || key0 === "last_four" || key0 === "expires_at")) {
            validate352.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.digest === void 0 || validate93(data.digest, instancePath + "/digest") || (vErrors = joined(vErrors, validate93.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.last_four !== void 0) {
              let data1 = data.last_four;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func3(data1) > 4) {
                    validate352.errors = [faultOf(instancePath + "/last_four", "maxLength", { limit: 4 })];
                    return false;
                  }
                } else {
                  validate352.errors = [faultOf(instancePath + "/last_four", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              var valid0 = data.expires_at === void 0 || validate111(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
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
var schema116 = {"enum":["standard_webhooks","github","stripe","shopify","slack","meta","twilio","hmac","basic","header"]};
function validate357(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate357.errors = [faultOf(instancePath, "type", { type: "string" })];
    return false;
  }
  if (!(data === "standard_webhooks" || data === "github" || data === "stripe" || data === "shopify" || data === "slack" || data === "meta" || data === "twilio" || data === "hmac" || data === "basic" || data === "header")) {
    validate357.errors = [faultOf(instancePath, "enum", { allowedValues: schema116.enum })];
    return false;
  }
  validate357.errors = vErrors;
  return errors === 0;
}
function validate359(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 500) {
        validate359.errors = [faultOf(instancePath, "maxLength", { limit: 500 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate359.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern18.test(data)) {
            validate359.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate359.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate359.errors = vErrors;
  return errors === 0;
}
var pattern38 = new RegExp("^[A-Za-z0-9-]*$", "u");
function validate362(data, instancePath = "") {
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
          if (!pattern38.test(data)) {
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
    validate362.errors = vErrors;
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
  validate362.errors = vErrors;
  return errors === 0;
}
var schema119 = {"properties":{"algorithm":{"enum":["sha256","sha512","sha1"]},"encoding":{"enum":["hex","base64"]}}};
function validate365(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 64) {
        validate365.errors = [faultOf(instancePath, "maxLength", { limit: 64 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate365.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern12.test(data)) {
            validate365.errors = [faultOf(instancePath, "pattern", { pattern: "^[A-Za-z][A-Za-z0-9-]{0,63}$" })];
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.header === void 0 && (missing0 = "header") || data.algorithm === void 0 && (missing0 = "algorithm") || data.encoding === void 0 && (missing0 = "encoding") || data.prefix === void 0 && (missing0 = "prefix") || data.signed === void 0 && (missing0 = "signed")) {
        validate364.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "header" || key0 === "algorithm" || key0 === "encoding" || key0 === "prefix" || key0 === "timestamp_header" || key0 === "signed")) {
            validate364.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.header === void 0 || validate365(data.header, instancePath + "/header") || (vErrors = joined(vErrors, validate365.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.algorithm !== void 0) {
              let data1 = data.algorithm;
              const _errs3 = errors;
              if (typeof data1 !== "string") {
                validate364.errors = [faultOf(instancePath + "/algorithm", "type", { type: "string" })];
                return false;
              }
              if (!(data1 === "sha256" || data1 === "sha512" || data1 === "sha1")) {
                validate364.errors = [faultOf(instancePath + "/algorithm", "enum", { allowedValues: schema119.properties.algorithm.enum })];
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
                  validate364.errors = [faultOf(instancePath + "/encoding", "type", { type: "string" })];
                  return false;
                }
                if (!(data2 === "hex" || data2 === "base64")) {
                  validate364.errors = [faultOf(instancePath + "/encoding", "enum", { allowedValues: schema119.properties.encoding.enum })];
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
                        validate364.errors = [faultOf(instancePath + "/prefix", "maxLength", { limit: 50 })];
                        return false;
                      } else {
                        if (!pattern13.test(data3)) {
                          validate364.errors = [faultOf(instancePath + "/prefix", "pattern", { pattern: "^[\\x20-\\x7e]*$" })];
                          return false;
                        }
                      }
                    } else {
                      validate364.errors = [faultOf(instancePath + "/prefix", "type", { type: "string" })];
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
                    if (!validate365(data4, instancePath + "/timestamp_header")) {
                      vErrors = joined(vErrors, validate365.errors);
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
                      validate364.errors = vErrors;
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
                            validate364.errors = [faultOf(instancePath + "/signed", "maxLength", { limit: 200 })];
                            return false;
                          } else {
                            if (func3(data5) < 6) {
                              validate364.errors = [faultOf(instancePath + "/signed", "minLength", { limit: 6 })];
                              return false;
                            } else {
                              if (!pattern13.test(data5)) {
                                validate364.errors = [faultOf(instancePath + "/signed", "pattern", { pattern: "^[\\x20-\\x7e]*$" })];
                                return false;
                              }
                            }
                          }
                        } else {
                          validate364.errors = [faultOf(instancePath + "/signed", "type", { type: "string" })];
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
      validate364.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate364.errors = vErrors;
  return errors === 0;
}
function validate356(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scheme === void 0 && (missing0 = "scheme") || data.secret === void 0 && (missing0 = "secret") || data.header === void 0 && (missing0 = "header")) {
        validate356.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "scheme" || key0 === "secret" || key0 === "header" || key0 === "hmac")) {
            validate356.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.scheme === void 0 || validate357(data.scheme, instancePath + "/scheme") || (vErrors = joined(vErrors, validate357.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.secret !== void 0) {
              let data1 = data.secret;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if (!validate359(data1, instancePath + "/secret")) {
                vErrors = joined(vErrors, validate359.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (!validate190(data1, instancePath + "/secret")) {
                  vErrors = joined(vErrors, validate190.errors);
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
                validate356.errors = vErrors;
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
              var valid0 = data.header === void 0 || validate362(data.header, instancePath + "/header") || (vErrors = joined(vErrors, validate362.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.hmac === void 0 || validate364(data.hmac, instancePath + "/hmac") || (vErrors = joined(vErrors, validate364.errors), errors = vErrors.length, false);
              }
            }
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
function validate370(data, instancePath = "") {
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
    validate370.errors = vErrors;
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
  validate370.errors = vErrors;
  return errors === 0;
}
function validate373(data, instancePath = "") {
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
    validate373.errors = vErrors;
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
  validate373.errors = vErrors;
  return errors === 0;
}
function validate339(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.event_type === void 0 && (missing0 = "event_type") || data.tokens === void 0 && (missing0 = "tokens") || data.allow_get === void 0 && (missing0 = "allow_get") || data.verification === void 0 && (missing0 = "verification") || data.data_schema === void 0 && (missing0 = "data_schema") || data.state === void 0 && (missing0 = "state") || data.rate === void 0 && (missing0 = "rate") || data.created_at === void 0 && (missing0 = "created_at")) {
        validate339.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema109.properties, key0)) {
            validate339.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.name === void 0 || validate220(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate220.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.event_type === void 0 || validate342(data.event_type, instancePath + "/event_type") || (vErrors = joined(vErrors, validate342.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.event_types === void 0 || validate344(data.event_types, instancePath + "/event_types") || (vErrors = joined(vErrors, validate344.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.event_type_from === void 0 || validate347(data.event_type_from, instancePath + "/event_type_from") || (vErrors = joined(vErrors, validate347.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.repeat_id_from === void 0 || validate347(data.repeat_id_from, instancePath + "/repeat_id_from") || (vErrors = joined(vErrors, validate347.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.keep_headers === void 0 || validate350(data.keep_headers, instancePath + "/keep_headers") || (vErrors = joined(vErrors, validate350.errors), errors = vErrors.length, false);
                      if (valid0) {
                        if (data.tokens !== void 0) {
                          let data7 = data.tokens;
                          const _errs9 = errors;
                          if (errors === _errs9) {
                            if (Array.isArray(data7)) {
                              var valid1 = true;
                              const len0 = data7.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                const _errs11 = errors;
                                if (!validate352(data7[i0], instancePath + "/tokens/" + i0)) {
                                  vErrors = joined(vErrors, validate352.errors);
                                  errors = vErrors.length;
                                }
                                var valid1 = _errs11 === errors;
                                if (!valid1) {
                                  break;
                                }
                              }
                            } else {
                              validate339.errors = [faultOf(instancePath + "/tokens", "type", { type: "array" })];
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
                              validate339.errors = [faultOf(instancePath + "/allow_get", "type", { type: "boolean" })];
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
                              if (!validate356(data10, instancePath + "/verification")) {
                                vErrors = joined(vErrors, validate356.errors);
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
                                validate339.errors = vErrors;
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
                              var valid0 = data.data_schema === void 0 || validate370(data.data_schema, instancePath + "/data_schema") || (vErrors = joined(vErrors, validate370.errors), errors = vErrors.length, false);
                              if (valid0) {
                                if (data.response_json !== void 0) {
                                  let data12 = data.response_json;
                                  const _errs20 = errors;
                                  if (errors === _errs20) {
                                    if (typeof data12 === "string") {
                                      if (func3(data12) > 5e3) {
                                        validate339.errors = [faultOf(instancePath + "/response_json", "maxLength", { limit: 5e3 })];
                                        return false;
                                      }
                                    } else {
                                      validate339.errors = [faultOf(instancePath + "/response_json", "type", { type: "string" })];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs20 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  var valid0 = data.state === void 0 || validate195(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate195.errors), errors = vErrors.length, false);
                                  if (valid0) {
                                    var valid0 = data.rate === void 0 || validate373(data.rate, instancePath + "/rate") || (vErrors = joined(vErrors, validate373.errors), errors = vErrors.length, false);
                                    if (valid0) {
                                      var valid0 = data.created_at === void 0 || validate79(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
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
      validate339.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate339.errors = vErrors;
  return errors === 0;
}
var automation_events = validate376;
var schema123 = {"properties":{"id":0,"type":0,"source":0,"source_id":0,"subject":0,"time":0,"data":0,"data_json":0,"cloudevent":0,"headers":0,"request":{"properties":{"method":{"enum":["GET","POST"]}}},"endpoint_id":0,"key_id":0,"received_at":0,"deliver_at":0,"bookmark":0,"bookmarked_at":0,"cancelled_at":0,"sequence":0,"hops":0,"via":0}};
function validate379(data, instancePath = "") {
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
    validate379.errors = vErrors;
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
  validate379.errors = vErrors;
  return errors === 0;
}
var schema125 = {"type":["object","array","string","number","boolean","null"]};
function validate383(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data != "object" && typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean") {
    validate383.errors = [faultOf(instancePath, "type", { type: schema125.type })];
    return false;
  }
  validate383.errors = vErrors;
  return errors === 0;
}
function validate385(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 262144) {
        validate385.errors = [faultOf(instancePath, "maxLength", { limit: 262144 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate385.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
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
var schema127 = {"properties":{"extensions":{"additionalProperties":{"type":["string","integer","boolean"]}},"data":{"enum":["base64","none"]}}};
var pattern42 = new RegExp("^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]*$", "u");
var pattern47 = new RegExp("^[a-z0-9]+$", "u");
var pattern48 = new RegExp("^[^\\u0000\\ud800-\\udfff]*$", "u");
function validate387(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "time" || key0 === "datacontenttype" || key0 === "dataschema" || key0 === "extensions" || key0 === "data")) {
          validate387.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                validate387.errors = [faultOf(instancePath + "/time", "maxLength", { limit: 50 })];
                return false;
              } else {
                if (!pattern18.test(data0)) {
                  validate387.errors = [faultOf(instancePath + "/time", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                  return false;
                }
              }
            } else {
              validate387.errors = [faultOf(instancePath + "/time", "type", { type: "string" })];
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
                  validate387.errors = [faultOf(instancePath + "/datacontenttype", "maxLength", { limit: 8192 })];
                  return false;
                } else {
                  if (func3(data1) < 1) {
                    validate387.errors = [faultOf(instancePath + "/datacontenttype", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern18.test(data1)) {
                      validate387.errors = [faultOf(instancePath + "/datacontenttype", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate387.errors = [faultOf(instancePath + "/datacontenttype", "type", { type: "string" })];
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
                    validate387.errors = [faultOf(instancePath + "/dataschema", "maxLength", { limit: 8192 })];
                    return false;
                  } else {
                    if (func3(data2) < 1) {
                      validate387.errors = [faultOf(instancePath + "/dataschema", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern42.test(data2)) {
                        validate387.errors = [faultOf(instancePath + "/dataschema", "pattern", { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate387.errors = [faultOf(instancePath + "/dataschema", "type", { type: "string" })];
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
                          if (!pattern47.test(key1)) {
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
                        validate387.errors = vErrors;
                        return false;
                        break;
                      }
                    }
                    if (valid1) {
                      for (const key2 in data3) {
                        let data4 = data3[key2];
                        const _errs13 = errors;
                        if (typeof data4 !== "string" && !(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && typeof data4 !== "boolean") {
                          validate387.errors = [faultOf(instancePath + "/extensions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: schema127.properties.extensions.additionalProperties.type })];
                          return false;
                        }
                        if (errors === _errs13) {
                          if (typeof data4 === "string") {
                            if (func3(data4) > 8192) {
                              validate387.errors = [faultOf(instancePath + "/extensions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 8192 })];
                              return false;
                            } else {
                              if (!pattern48.test(data4)) {
                                validate387.errors = [faultOf(instancePath + "/extensions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
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
                    validate387.errors = [faultOf(instancePath + "/extensions", "type", { type: "object" })];
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
                    validate387.errors = [faultOf(instancePath + "/data", "type", { type: "string" })];
                    return false;
                  }
                  if (!(data5 === "base64" || data5 === "none")) {
                    validate387.errors = [faultOf(instancePath + "/data", "enum", { allowedValues: schema127.properties.data.enum })];
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
      validate387.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate387.errors = vErrors;
  return errors === 0;
}
function validate389(data, instancePath = "") {
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
          validate389.errors = vErrors;
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
              if (!pattern48.test(data0)) {
                validate389.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
                return false;
              }
            } else {
              validate389.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "string" })];
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
      validate389.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate389.errors = vErrors;
  return errors === 0;
}
function validate396(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 200) {
        validate396.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate396.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern18.test(data)) {
            validate396.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate396.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate396.errors = vErrors;
  return errors === 0;
}
function validate400(data, instancePath = "") {
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
    validate400.errors = vErrors;
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
  validate400.errors = vErrors;
  return errors === 0;
}
function validate376(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.type === void 0 && (missing0 = "type") || data.source === void 0 && (missing0 = "source") || data.source_id === void 0 && (missing0 = "source_id") || data.subject === void 0 && (missing0 = "subject") || data.time === void 0 && (missing0 = "time") || data.data === void 0 && (missing0 = "data") || data.endpoint_id === void 0 && (missing0 = "endpoint_id") || data.key_id === void 0 && (missing0 = "key_id") || data.received_at === void 0 && (missing0 = "received_at") || data.deliver_at === void 0 && (missing0 = "deliver_at") || data.cancelled_at === void 0 && (missing0 = "cancelled_at") || data.sequence === void 0 && (missing0 = "sequence") || data.hops === void 0 && (missing0 = "hops")) {
        validate376.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema123.properties, key0)) {
            validate376.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.type === void 0 || validate342(data.type, instancePath + "/type") || (vErrors = joined(vErrors, validate342.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.source !== void 0) {
                let data2 = data.source;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (func3(data2) > 2e3) {
                      validate376.errors = [faultOf(instancePath + "/source", "maxLength", { limit: 2e3 })];
                      return false;
                    } else {
                      if (func3(data2) < 1) {
                        validate376.errors = [faultOf(instancePath + "/source", "minLength", { limit: 1 })];
                        return false;
                      } else {
                        if (!pattern42.test(data2)) {
                          validate376.errors = [faultOf(instancePath + "/source", "pattern", { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]*$" })];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate376.errors = [faultOf(instancePath + "/source", "type", { type: "string" })];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.source_id === void 0 || validate379(data.source_id, instancePath + "/source_id") || (vErrors = joined(vErrors, validate379.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.subject === void 0 || validate379(data.subject, instancePath + "/subject") || (vErrors = joined(vErrors, validate379.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.time === void 0 || validate79(data.time, instancePath + "/time") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.data === void 0 || validate383(data.data, instancePath + "/data") || (vErrors = joined(vErrors, validate383.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.data_json === void 0 || validate385(data.data_json, instancePath + "/data_json") || (vErrors = joined(vErrors, validate385.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.cloudevent === void 0 || validate387(data.cloudevent, instancePath + "/cloudevent") || (vErrors = joined(vErrors, validate387.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.headers === void 0 || validate389(data.headers, instancePath + "/headers") || (vErrors = joined(vErrors, validate389.errors), errors = vErrors.length, false);
                            if (valid0) {
                              if (data.request !== void 0) {
                                let data10 = data.request;
                                const _errs13 = errors;
                                if (errors === _errs13) {
                                  if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                    let missing1;
                                    if (data10.method === void 0 && (missing1 = "method") || data10.verification === void 0 && (missing1 = "verification")) {
                                      validate376.errors = [faultOf(instancePath + "/request", "required", { missingProperty: missing1 })];
                                      return false;
                                    } else {
                                      const _errs15 = errors;
                                      for (const key1 in data10) {
                                        if (!(key1 === "method" || key1 === "verification")) {
                                          validate376.errors = [faultOf(instancePath + "/request", "additionalProperties", { additionalProperty: key1 })];
                                          return false;
                                          break;
                                        }
                                      }
                                      if (_errs15 === errors) {
                                        if (data10.method !== void 0) {
                                          let data11 = data10.method;
                                          const _errs16 = errors;
                                          if (typeof data11 !== "string") {
                                            validate376.errors = [faultOf(instancePath + "/request/method", "type", { type: "string" })];
                                            return false;
                                          }
                                          if (!(data11 === "GET" || data11 === "POST")) {
                                            validate376.errors = [faultOf(instancePath + "/request/method", "enum", { allowedValues: schema123.properties.request.properties.method.enum })];
                                            return false;
                                          }
                                          var valid1 = _errs16 === errors;
                                        } else {
                                          var valid1 = true;
                                        }
                                        if (valid1) {
                                          var valid1 = data10.verification === void 0 || validate303(data10.verification, instancePath + "/request/verification") || (vErrors = joined(vErrors, validate303.errors), errors = vErrors.length, false);
                                        }
                                      }
                                    }
                                  } else {
                                    validate376.errors = [faultOf(instancePath + "/request", "type", { type: "object" })];
                                    return false;
                                  }
                                }
                                var valid0 = _errs13 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                var valid0 = data.endpoint_id === void 0 || validate85(data.endpoint_id, instancePath + "/endpoint_id") || (vErrors = joined(vErrors, validate85.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  var valid0 = data.key_id === void 0 || validate85(data.key_id, instancePath + "/key_id") || (vErrors = joined(vErrors, validate85.errors), errors = vErrors.length, false);
                                  if (valid0) {
                                    var valid0 = data.received_at === void 0 || validate79(data.received_at, instancePath + "/received_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                                    if (valid0) {
                                      var valid0 = data.deliver_at === void 0 || validate111(data.deliver_at, instancePath + "/deliver_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                                      if (valid0) {
                                        var valid0 = data.bookmark === void 0 || validate396(data.bookmark, instancePath + "/bookmark") || (vErrors = joined(vErrors, validate396.errors), errors = vErrors.length, false);
                                        if (valid0) {
                                          var valid0 = data.bookmarked_at === void 0 || validate79(data.bookmarked_at, instancePath + "/bookmarked_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                                          if (valid0) {
                                            var valid0 = data.cancelled_at === void 0 || validate111(data.cancelled_at, instancePath + "/cancelled_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                                            if (valid0) {
                                              var valid0 = data.sequence === void 0 || validate400(data.sequence, instancePath + "/sequence") || (vErrors = joined(vErrors, validate400.errors), errors = vErrors.length, false);
                                              if (valid0) {
                                                if (data.hops !== void 0) {
                                                  let data21 = data.hops;
                                                  const _errs27 = errors;
                                                  if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
                                                    validate376.errors = [faultOf(instancePath + "/hops", "type", { type: "integer" })];
                                                    return false;
                                                  }
                                                  if (errors === _errs27) {
                                                    if (typeof data21 == "number" && isFinite(data21)) {
                                                      if (data21 > 1e3 || isNaN(data21)) {
                                                        validate376.errors = [faultOf(instancePath + "/hops", "maximum", { comparison: "<=", limit: 1e3 })];
                                                        return false;
                                                      } else {
                                                        if (data21 < 0 || isNaN(data21)) {
                                                          validate376.errors = [faultOf(instancePath + "/hops", "minimum", { comparison: ">=", limit: 0 })];
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                  }
                                                  var valid0 = _errs27 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  var valid0 = data.via === void 0 || validate234(data.via, instancePath + "/via") || (vErrors = joined(vErrors, validate234.errors), errors = vErrors.length, false);
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
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
      validate376.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate376.errors = vErrors;
  return errors === 0;
}
var automation_requests = validate403;
function validate404(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 255) {
        validate404.errors = [faultOf(instancePath, "maxLength", { limit: 255 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate404.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern18.test(data)) {
            validate404.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate404.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate404.errors = vErrors;
  return errors === 0;
}
function validate403(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scope === void 0 && (missing0 = "scope") || data.key === void 0 && (missing0 = "key") || data.fingerprint === void 0 && (missing0 = "fingerprint") || data.event_ids === void 0 && (missing0 = "event_ids") || data.expires_at === void 0 && (missing0 = "expires_at")) {
        validate403.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "scope" || key0 === "key" || key0 === "fingerprint" || key0 === "event_ids" || key0 === "expires_at")) {
            validate403.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                  validate403.errors = [faultOf(instancePath + "/scope", "maxLength", { limit: 70 })];
                  return false;
                } else {
                  if (func3(data0) < 1) {
                    validate403.errors = [faultOf(instancePath + "/scope", "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern18.test(data0)) {
                      validate403.errors = [faultOf(instancePath + "/scope", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate403.errors = [faultOf(instancePath + "/scope", "type", { type: "string" })];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.key === void 0 || validate404(data.key, instancePath + "/key") || (vErrors = joined(vErrors, validate404.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.fingerprint === void 0 || validate93(data.fingerprint, instancePath + "/fingerprint") || (vErrors = joined(vErrors, validate93.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.event_ids === void 0 || validate251(data.event_ids, instancePath + "/event_ids") || (vErrors = joined(vErrors, validate251.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.expires_at === void 0 || validate79(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                }
              }
            }
          }
        }
      }
    } else {
      validate403.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate403.errors = vErrors;
  return errors === 0;
}
var automation_types = validate409;
function validate411(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 1e3) {
        validate411.errors = [faultOf(instancePath, "maxLength", { limit: 1e3 })];
        return false;
      } else {
        if (!pattern9.test(data)) {
          validate411.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f]*$" })];
          return false;
        }
      }
    } else {
      validate411.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate411.errors = vErrors;
  return errors === 0;
}
var schema135 = {"type":["object","array","string","number","boolean","null"]};
function validate414(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data != "object" && typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean") {
    validate414.errors = [faultOf(instancePath, "type", { type: schema135.type })];
    return false;
  }
  validate414.errors = vErrors;
  return errors === 0;
}
function validate409(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.description === void 0 && (missing0 = "description") || data.data_schema === void 0 && (missing0 = "data_schema") || data.example === void 0 && (missing0 = "example") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at")) {
        validate409.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "description" || key0 === "data_schema" || key0 === "example" || key0 === "created_at" || key0 === "updated_at")) {
            validate409.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.type === void 0 || validate342(data.type, instancePath + "/type") || (vErrors = joined(vErrors, validate342.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.description === void 0 || validate411(data.description, instancePath + "/description") || (vErrors = joined(vErrors, validate411.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.data_schema === void 0 || validate370(data.data_schema, instancePath + "/data_schema") || (vErrors = joined(vErrors, validate370.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.example === void 0 || validate414(data.example, instancePath + "/example") || (vErrors = joined(vErrors, validate414.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.created_at === void 0 || validate79(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.updated_at === void 0 || validate79(data.updated_at, instancePath + "/updated_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate409.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate409.errors = vErrors;
  return errors === 0;
}
var automation_numbers = validate418;
var schema136 = {"properties":{"name":{"enum":["sequence","pruned","retention_days","registered_types_only"]}}};
function validate418(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.value === void 0 && (missing0 = "value")) {
        validate418.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "value")) {
            validate418.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate418.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
              return false;
            }
            if (!(data0 === "sequence" || data0 === "pruned" || data0 === "retention_days" || data0 === "registered_types_only")) {
              validate418.errors = [faultOf(instancePath + "/name", "enum", { allowedValues: schema136.properties.name.enum })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.value !== void 0) {
              let data1 = data.value;
              const _errs4 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate418.errors = [faultOf(instancePath + "/value", "type", { type: "integer" })];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate418.errors = [faultOf(instancePath + "/value", "minimum", { comparison: ">=", limit: 0 })];
                    return false;
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
      validate418.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate418.errors = vErrors;
  return errors === 0;
}
var instances = validate419;
var schema137 = {"properties":{"id":0,"name":0,"driver":0,"settings":0,"memory":0,"state":0,"reason":0,"wanted":{"enum":["open","closed","logged_out"]},"pairing_method":{"enum":["qr","code"]},"pairing":0,"address":0,"rate":0,"generation":0,"lease_until":0,"holder":0,"heartbeat_at":0,"opened_at":0,"vitals":0,"health":0,"created_at":0,"changed_at":0}};
function validate421(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 100) {
        validate421.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
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
var pattern56 = new RegExp("^[a-z][a-z0-9_-]{0,31}$", "u");
function validate423(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern56.test(data)) {
        validate423.errors = [faultOf(instancePath, "pattern", { pattern: "^[a-z][a-z0-9_-]{0,31}$" })];
        return false;
      }
    } else {
      validate423.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate423.errors = vErrors;
  return errors === 0;
}
var schema140 = {"enum":["created","connecting","open","closed","failed"]};
function validate427(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "created" || data === "connecting" || data === "open" || data === "closed" || data === "failed")) {
    validate427.errors = [faultOf(instancePath, "enum", { allowedValues: schema140.enum })];
    return false;
  }
  validate427.errors = vErrors;
  return errors === 0;
}
function validate429(data, instancePath = "") {
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
    validate429.errors = vErrors;
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
  validate429.errors = vErrors;
  return errors === 0;
}
var schema143 = {"properties":{"method":{"enum":["qr","code"]}}};
function validate433(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 2e3) {
        validate433.errors = [faultOf(instancePath, "maxLength", { limit: 2e3 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate433.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern18.test(data)) {
            validate433.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate433.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate433.errors = vErrors;
  return errors === 0;
}
function validate432(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.text === void 0 && (missing0 = "text") || data.expires_at === void 0 && (missing0 = "expires_at")) {
        validate432.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "method" || key0 === "text" || key0 === "expires_at")) {
            validate432.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.method !== void 0) {
            let data0 = data.method;
            const _errs2 = errors;
            if (!(data0 === "qr" || data0 === "code")) {
              validate432.errors = [faultOf(instancePath + "/method", "enum", { allowedValues: schema143.properties.method.enum })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.text === void 0 || validate433(data.text, instancePath + "/text") || (vErrors = joined(vErrors, validate433.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.expires_at === void 0 || validate79(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate432.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate432.errors = vErrors;
  return errors === 0;
}
function validate431(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate432(data, instancePath)) {
    vErrors = joined(vErrors, validate432.errors);
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
    validate431.errors = vErrors;
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
  validate431.errors = vErrors;
  return errors === 0;
}
var pattern59 = new RegExp("^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$", "u");
function validate439(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 255) {
        validate439.errors = [faultOf(instancePath, "maxLength", { limit: 255 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate439.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern59.test(data)) {
            validate439.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$" })];
            return false;
          }
        }
      }
    } else {
      validate439.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate439.errors = vErrors;
  return errors === 0;
}
function validate438(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate439(data, instancePath)) {
    vErrors = joined(vErrors, validate439.errors);
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
    validate438.errors = vErrors;
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
  validate438.errors = vErrors;
  return errors === 0;
}
function validate442(data, instancePath = "") {
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
    validate442.errors = vErrors;
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
  validate442.errors = vErrors;
  return errors === 0;
}
function validate453(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.message === void 0 && (missing0 = "message") || data.at === void 0 && (missing0 = "at")) {
        validate453.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "message" || key0 === "at")) {
            validate453.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.message === void 0 || validate359(data.message, instancePath + "/message") || (vErrors = joined(vErrors, validate359.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.at === void 0 || validate79(data.at, instancePath + "/at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
          }
        }
      }
    } else {
      validate453.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate453.errors = vErrors;
  return errors === 0;
}
function validate452(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate453(data, instancePath)) {
    vErrors = joined(vErrors, validate453.errors);
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
    validate452.errors = vErrors;
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
  validate452.errors = vErrors;
  return errors === 0;
}
function validate448(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.down_since === void 0 && (missing0 = "down_since") || data.last_received_at === void 0 && (missing0 = "last_received_at") || data.last_sent_at === void 0 && (missing0 = "last_sent_at") || data.last_error === void 0 && (missing0 = "last_error") || data.no_room_at === void 0 && (missing0 = "no_room_at") || data.file_failed_at === void 0 && (missing0 = "file_failed_at") || data.lost === void 0 && (missing0 = "lost")) {
        validate448.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "down_since" || key0 === "last_received_at" || key0 === "last_sent_at" || key0 === "last_error" || key0 === "no_room_at" || key0 === "file_failed_at" || key0 === "lost")) {
            validate448.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.down_since === void 0 || validate111(data.down_since, instancePath + "/down_since") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.last_received_at === void 0 || validate111(data.last_received_at, instancePath + "/last_received_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.last_sent_at === void 0 || validate111(data.last_sent_at, instancePath + "/last_sent_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.last_error === void 0 || validate452(data.last_error, instancePath + "/last_error") || (vErrors = joined(vErrors, validate452.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.no_room_at === void 0 || validate111(data.no_room_at, instancePath + "/no_room_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.file_failed_at === void 0 || validate111(data.file_failed_at, instancePath + "/file_failed_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                    if (valid0) {
                      if (data.lost !== void 0) {
                        let data6 = data.lost;
                        const _errs8 = errors;
                        if (errors === _errs8) {
                          if (Array.isArray(data6)) {
                            if (data6.length > 25) {
                              validate448.errors = [faultOf(instancePath + "/lost", "maxItems", { limit: 25 })];
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
                                    if (data7.hour === void 0 && (missing1 = "hour") || data7.count === void 0 && (missing1 = "count")) {
                                      validate448.errors = [faultOf(instancePath + "/lost/" + i0, "required", { missingProperty: missing1 })];
                                      return false;
                                    } else {
                                      const _errs12 = errors;
                                      for (const key1 in data7) {
                                        if (!(key1 === "hour" || key1 === "count")) {
                                          validate448.errors = [faultOf(instancePath + "/lost/" + i0, "additionalProperties", { additionalProperty: key1 })];
                                          return false;
                                          break;
                                        }
                                      }
                                      if (_errs12 === errors) {
                                        var valid2 = data7.hour === void 0 || validate79(data7.hour, instancePath + "/lost/" + i0 + "/hour") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                                        if (valid2) {
                                          if (data7.count !== void 0) {
                                            let data9 = data7.count;
                                            const _errs14 = errors;
                                            if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                                              validate448.errors = [faultOf(instancePath + "/lost/" + i0 + "/count", "type", { type: "integer" })];
                                              return false;
                                            }
                                            if (errors === _errs14) {
                                              if (typeof data9 == "number" && isFinite(data9)) {
                                                if (data9 < 1 || isNaN(data9)) {
                                                  validate448.errors = [faultOf(instancePath + "/lost/" + i0 + "/count", "minimum", { comparison: ">=", limit: 1 })];
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid2 = _errs14 === errors;
                                          } else {
                                            var valid2 = true;
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate448.errors = [faultOf(instancePath + "/lost/" + i0, "type", { type: "object" })];
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
                            validate448.errors = [faultOf(instancePath + "/lost", "type", { type: "array" })];
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
      validate448.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate448.errors = vErrors;
  return errors === 0;
}
var schema152 = {"enum":["good","degraded","bad"]};
function validate463(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "good" || data === "degraded" || data === "bad")) {
    validate463.errors = [faultOf(instancePath, "enum", { allowedValues: schema152.enum })];
    return false;
  }
  validate463.errors = vErrors;
  return errors === 0;
}
var schema155 = {"enum":["not_connected","not_sending","files_no_room","files_failed","unstable"]};
function validate468(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "not_connected" || data === "not_sending" || data === "files_no_room" || data === "files_failed" || data === "unstable")) {
    validate468.errors = [faultOf(instancePath, "enum", { allowedValues: schema155.enum })];
    return false;
  }
  validate468.errors = vErrors;
  return errors === 0;
}
function validate467(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message") || data.since === void 0 && (missing0 = "since") || data.ended_at === void 0 && (missing0 = "ended_at")) {
        validate467.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "code" || key0 === "message" || key0 === "since" || key0 === "ended_at")) {
            validate467.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.code === void 0 || validate468(data.code, instancePath + "/code") || (vErrors = joined(vErrors, validate468.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.message === void 0 || validate359(data.message, instancePath + "/message") || (vErrors = joined(vErrors, validate359.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.since === void 0 || validate79(data.since, instancePath + "/since") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.ended_at === void 0 || validate111(data.ended_at, instancePath + "/ended_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate467.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate467.errors = vErrors;
  return errors === 0;
}
function validate466(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 5) {
        validate466.errors = [faultOf(instancePath, "maxItems", { limit: 5 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate467(data[i0], instancePath + "/" + i0)) {
            vErrors = joined(vErrors, validate467.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      validate466.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate466.errors = vErrors;
  return errors === 0;
}
function validate462(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status") || data.since === void 0 && (missing0 = "since") || data.reasons === void 0 && (missing0 = "reasons")) {
        validate462.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "since" || key0 === "reasons")) {
            validate462.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.status === void 0 || validate463(data.status, instancePath + "/status") || (vErrors = joined(vErrors, validate463.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.since === void 0 || validate111(data.since, instancePath + "/since") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.reasons === void 0 || validate466(data.reasons, instancePath + "/reasons") || (vErrors = joined(vErrors, validate466.errors), errors = vErrors.length, false);
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
function validate419(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.driver === void 0 && (missing0 = "driver") || data.settings === void 0 && (missing0 = "settings") || data.memory === void 0 && (missing0 = "memory") || data.state === void 0 && (missing0 = "state") || data.reason === void 0 && (missing0 = "reason") || data.wanted === void 0 && (missing0 = "wanted") || data.pairing_method === void 0 && (missing0 = "pairing_method") || data.pairing === void 0 && (missing0 = "pairing") || data.address === void 0 && (missing0 = "address") || data.rate === void 0 && (missing0 = "rate") || data.generation === void 0 && (missing0 = "generation") || data.lease_until === void 0 && (missing0 = "lease_until") || data.heartbeat_at === void 0 && (missing0 = "heartbeat_at") || data.opened_at === void 0 && (missing0 = "opened_at") || data.created_at === void 0 && (missing0 = "created_at") || data.changed_at === void 0 && (missing0 = "changed_at")) {
        validate419.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema137.properties, key0)) {
            validate419.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.name === void 0 || validate421(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate421.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.driver === void 0 || validate423(data.driver, instancePath + "/driver") || (vErrors = joined(vErrors, validate423.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.settings === void 0 || validate223(data.settings, instancePath + "/settings") || (vErrors = joined(vErrors, validate223.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.memory === void 0 || validate370(data.memory, instancePath + "/memory") || (vErrors = joined(vErrors, validate370.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.state === void 0 || validate427(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate427.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.reason === void 0 || validate429(data.reason, instancePath + "/reason") || (vErrors = joined(vErrors, validate429.errors), errors = vErrors.length, false);
                      if (valid0) {
                        if (data.wanted !== void 0) {
                          let data7 = data.wanted;
                          const _errs9 = errors;
                          if (!(data7 === "open" || data7 === "closed" || data7 === "logged_out")) {
                            validate419.errors = [faultOf(instancePath + "/wanted", "enum", { allowedValues: schema137.properties.wanted.enum })];
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
                              validate419.errors = [faultOf(instancePath + "/pairing_method", "enum", { allowedValues: schema137.properties.pairing_method.enum })];
                              return false;
                            }
                            var valid0 = _errs10 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            var valid0 = data.pairing === void 0 || validate431(data.pairing, instancePath + "/pairing") || (vErrors = joined(vErrors, validate431.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.address === void 0 || validate438(data.address, instancePath + "/address") || (vErrors = joined(vErrors, validate438.errors), errors = vErrors.length, false);
                              if (valid0) {
                                var valid0 = data.rate === void 0 || validate442(data.rate, instancePath + "/rate") || (vErrors = joined(vErrors, validate442.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  if (data.generation !== void 0) {
                                    let data12 = data.generation;
                                    const _errs14 = errors;
                                    if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                      validate419.errors = [faultOf(instancePath + "/generation", "type", { type: "integer" })];
                                      return false;
                                    }
                                    if (errors === _errs14) {
                                      if (typeof data12 == "number" && isFinite(data12)) {
                                        if (data12 < 0 || isNaN(data12)) {
                                          validate419.errors = [faultOf(instancePath + "/generation", "minimum", { comparison: ">=", limit: 0 })];
                                          return false;
                                        }
                                      }
                                    }
                                    var valid0 = _errs14 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    var valid0 = data.lease_until === void 0 || validate111(data.lease_until, instancePath + "/lease_until") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                                    if (valid0) {
                                      var valid0 = data.holder === void 0 || validate404(data.holder, instancePath + "/holder") || (vErrors = joined(vErrors, validate404.errors), errors = vErrors.length, false);
                                      if (valid0) {
                                        var valid0 = data.heartbeat_at === void 0 || validate111(data.heartbeat_at, instancePath + "/heartbeat_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                                        if (valid0) {
                                          var valid0 = data.opened_at === void 0 || validate111(data.opened_at, instancePath + "/opened_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                                          if (valid0) {
                                            var valid0 = data.vitals === void 0 || validate448(data.vitals, instancePath + "/vitals") || (vErrors = joined(vErrors, validate448.errors), errors = vErrors.length, false);
                                            if (valid0) {
                                              var valid0 = data.health === void 0 || validate462(data.health, instancePath + "/health") || (vErrors = joined(vErrors, validate462.errors), errors = vErrors.length, false);
                                              if (valid0) {
                                                var valid0 = data.created_at === void 0 || validate79(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                                                if (valid0) {
                                                  var valid0 = data.changed_at === void 0 || validate79(data.changed_at, instancePath + "/changed_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
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
      validate419.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate419.errors = vErrors;
  return errors === 0;
}
var messages = validate478;
var schema156 = {"properties":{"id":0,"instance_id":0,"chat":0,"direction":{"enum":["in","out"]},"from":0,"content":0,"file":0,"reply_to":0,"external_id":0,"origin_id":0,"sequence":0,"state":0,"reason":0,"attempts":0,"sending":0,"retry_at":0,"send_at":0,"request_key":0,"request_fingerprint":0,"reactions":0,"created_at":0,"sent_at":0,"delivered_at":0,"read_at":0,"edited_at":0,"deleted_at":0}};
function validate485(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 65536) {
        validate485.errors = [faultOf(instancePath, "maxLength", { limit: 65536 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate485.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern48.test(data)) {
            validate485.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate485.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate485.errors = vErrors;
  return errors === 0;
}
function validate484(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.text === void 0 && (missing0 = "text")) {
        validate484.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "text" || key0 === "truncated" || key0 === "media_id")) {
            validate484.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("text" !== data.kind) {
              validate484.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "text" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.text === void 0 || validate485(data.text, instancePath + "/text") || (vErrors = joined(vErrors, validate485.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.truncated !== void 0) {
                const _errs4 = errors;
                if (true !== data.truncated) {
                  validate484.errors = [faultOf(instancePath + "/truncated", "const", { allowedValue: true })];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.media_id === void 0 || validate23(data.media_id, instancePath + "/media_id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate484.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate484.errors = vErrors;
  return errors === 0;
}
function validate491(data, instancePath = "") {
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
          if (!pattern48.test(data)) {
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
    validate491.errors = vErrors;
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
  validate491.errors = vErrors;
  return errors === 0;
}
function validate489(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.media_id === void 0 && (missing0 = "media_id") || data.caption === void 0 && (missing0 = "caption")) {
        validate489.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "media_id" || key0 === "caption" || key0 === "truncated")) {
            validate489.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("media" !== data.kind) {
              validate489.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "media" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.media_id === void 0 || validate23(data.media_id, instancePath + "/media_id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.caption === void 0 || validate491(data.caption, instancePath + "/caption") || (vErrors = joined(vErrors, validate491.errors), errors = vErrors.length, false);
              if (valid0) {
                if (data.truncated !== void 0) {
                  const _errs5 = errors;
                  if (true !== data.truncated) {
                    validate489.errors = [faultOf(instancePath + "/truncated", "const", { allowedValue: true })];
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
      validate489.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate489.errors = vErrors;
  return errors === 0;
}
function validate495(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 90 || isNaN(data)) {
        validate495.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 90 })];
        return false;
      } else {
        if (data < -90 || isNaN(data)) {
          validate495.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: -90 })];
          return false;
        }
      }
    } else {
      validate495.errors = [faultOf(instancePath, "type", { type: "number" })];
      return false;
    }
  }
  validate495.errors = vErrors;
  return errors === 0;
}
function validate497(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 180 || isNaN(data)) {
        validate497.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 180 })];
        return false;
      } else {
        if (data < -180 || isNaN(data)) {
          validate497.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: -180 })];
          return false;
        }
      }
    } else {
      validate497.errors = [faultOf(instancePath, "type", { type: "number" })];
      return false;
    }
  }
  validate497.errors = vErrors;
  return errors === 0;
}
function validate499(data, instancePath = "") {
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
function validate494(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.latitude === void 0 && (missing0 = "latitude") || data.longitude === void 0 && (missing0 = "longitude") || data.name === void 0 && (missing0 = "name")) {
        validate494.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "latitude" || key0 === "longitude" || key0 === "name")) {
            validate494.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("location" !== data.kind) {
              validate494.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "location" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.latitude === void 0 || validate495(data.latitude, instancePath + "/latitude") || (vErrors = joined(vErrors, validate495.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.longitude === void 0 || validate497(data.longitude, instancePath + "/longitude") || (vErrors = joined(vErrors, validate497.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.name === void 0 || validate499(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate499.errors), errors = vErrors.length, false);
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
function validate504(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        validate504.errors = [faultOf(instancePath, "maxItems", { limit: 20 })];
        return false;
      } else {
        if (data.length < 1) {
          validate504.errors = [faultOf(instancePath, "minItems", { limit: 1 })];
          return false;
        } else {
          var valid0 = true;
          const len0 = data.length;
          for (let i0 = 0; i0 < len0; i0++) {
            const _errs1 = errors;
            if (!validate439(data[i0], instancePath + "/" + i0)) {
              vErrors = joined(vErrors, validate439.errors);
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
      validate504.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate504.errors = vErrors;
  return errors === 0;
}
function validate502(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.name === void 0 && (missing0 = "name") || data.addresses === void 0 && (missing0 = "addresses")) {
        validate502.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "name" || key0 === "addresses")) {
            validate502.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("contact" !== data.kind) {
              validate502.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "contact" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.name === void 0 || validate220(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate220.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.addresses === void 0 || validate504(data.addresses, instancePath + "/addresses") || (vErrors = joined(vErrors, validate504.errors), errors = vErrors.length, false);
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
function validate510(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 12) {
        validate510.errors = [faultOf(instancePath, "maxItems", { limit: 12 })];
        return false;
      } else {
        if (data.length < 2) {
          validate510.errors = [faultOf(instancePath, "minItems", { limit: 2 })];
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
                  validate510.errors = [faultOf(instancePath + "/" + i0, "maxLength", { limit: 100 })];
                  return false;
                } else {
                  if (func3(data0) < 1) {
                    validate510.errors = [faultOf(instancePath + "/" + i0, "minLength", { limit: 1 })];
                    return false;
                  } else {
                    if (!pattern18.test(data0)) {
                      validate510.errors = [faultOf(instancePath + "/" + i0, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                      return false;
                    }
                  }
                }
              } else {
                validate510.errors = [faultOf(instancePath + "/" + i0, "type", { type: "string" })];
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
                  validate510.errors = [faultOf(instancePath, "uniqueItems", { i: i1, j: j0 })];
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
      validate510.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate510.errors = vErrors;
  return errors === 0;
}
function validate508(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.question === void 0 && (missing0 = "question") || data.options === void 0 && (missing0 = "options") || data.multiple === void 0 && (missing0 = "multiple")) {
        validate508.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "question" || key0 === "options" || key0 === "multiple")) {
            validate508.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("poll" !== data.kind) {
              validate508.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "poll" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            var valid0 = data.question === void 0 || validate404(data.question, instancePath + "/question") || (vErrors = joined(vErrors, validate404.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.options === void 0 || validate510(data.options, instancePath + "/options") || (vErrors = joined(vErrors, validate510.errors), errors = vErrors.length, false);
              if (valid0) {
                if (data.multiple !== void 0) {
                  const _errs5 = errors;
                  if (typeof data.multiple !== "boolean") {
                    validate508.errors = [faultOf(instancePath + "/multiple", "type", { type: "boolean" })];
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
      validate508.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate508.errors = vErrors;
  return errors === 0;
}
function validate513(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.type === void 0 && (missing0 = "type") || data.raw === void 0 && (missing0 = "raw")) {
        validate513.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "type" || key0 === "raw" || key0 === "truncated" || key0 === "media_id")) {
            validate513.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("unsupported" !== data.kind) {
              validate513.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "unsupported" })];
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
              if (!validate421(data1, instancePath + "/type")) {
                vErrors = joined(vErrors, validate421.errors);
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
                validate513.errors = vErrors;
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
                      validate513.errors = [faultOf(instancePath + "/raw", "maxLength", { limit: 65536 })];
                      return false;
                    } else {
                      if (!pattern48.test(data2)) {
                        validate513.errors = [faultOf(instancePath + "/raw", "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
                        return false;
                      }
                    }
                  } else {
                    validate513.errors = [faultOf(instancePath + "/raw", "type", { type: "string" })];
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
                    validate513.errors = [faultOf(instancePath + "/truncated", "const", { allowedValue: true })];
                    return false;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  var valid0 = data.media_id === void 0 || validate23(data.media_id, instancePath + "/media_id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
                }
              }
            }
          }
        }
      }
    } else {
      validate513.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate513.errors = vErrors;
  return errors === 0;
}
function validate483(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate484(data, instancePath)) {
    vErrors = joined(vErrors, validate484.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate489(data, instancePath)) {
      vErrors = joined(vErrors, validate489.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate494(data, instancePath)) {
        vErrors = joined(vErrors, validate494.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs4 = errors;
        if (!validate502(data, instancePath)) {
          vErrors = joined(vErrors, validate502.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs4 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs5 = errors;
          if (!validate508(data, instancePath)) {
            vErrors = joined(vErrors, validate508.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs5 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs6 = errors;
            if (!validate513(data, instancePath)) {
              vErrors = joined(vErrors, validate513.errors);
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
var schema171 = {"properties":{"state":{"enum":["pending","too_large","no_room","failed"]}}};
function validate519(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 1e3) {
        validate519.errors = [faultOf(instancePath, "maxLength", { limit: 1e3 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate519.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern18.test(data)) {
            validate519.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate519.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate519.errors = vErrors;
  return errors === 0;
}
function validate521(data, instancePath = "") {
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
    validate521.errors = vErrors;
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
  validate521.errors = vErrors;
  return errors === 0;
}
function validate524(data, instancePath = "") {
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
    validate524.errors = vErrors;
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
  validate524.errors = vErrors;
  return errors === 0;
}
function validate518(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ref === void 0 && (missing0 = "ref") || data.name === void 0 && (missing0 = "name") || data.state === void 0 && (missing0 = "state") || data.reason === void 0 && (missing0 = "reason") || data.attempts === void 0 && (missing0 = "attempts") || data.taken === void 0 && (missing0 = "taken") || data.retry_at === void 0 && (missing0 = "retry_at")) {
        validate518.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ref" || key0 === "name" || key0 === "state" || key0 === "reason" || key0 === "attempts" || key0 === "taken" || key0 === "retry_at")) {
            validate518.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.ref === void 0 || validate519(data.ref, instancePath + "/ref") || (vErrors = joined(vErrors, validate519.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.name === void 0 || validate521(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate521.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.state !== void 0) {
                let data2 = data.state;
                const _errs4 = errors;
                if (!(data2 === "pending" || data2 === "too_large" || data2 === "no_room" || data2 === "failed")) {
                  validate518.errors = [faultOf(instancePath + "/state", "enum", { allowedValues: schema171.properties.state.enum })];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.reason === void 0 || validate429(data.reason, instancePath + "/reason") || (vErrors = joined(vErrors, validate429.errors), errors = vErrors.length, false);
                if (valid0) {
                  if (data.attempts !== void 0) {
                    let data4 = data.attempts;
                    const _errs6 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate518.errors = [faultOf(instancePath + "/attempts", "type", { type: "integer" })];
                      return false;
                    }
                    if (errors === _errs6) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 < 0 || isNaN(data4)) {
                          validate518.errors = [faultOf(instancePath + "/attempts", "minimum", { comparison: ">=", limit: 0 })];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    var valid0 = data.taken === void 0 || validate524(data.taken, instancePath + "/taken") || (vErrors = joined(vErrors, validate524.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.retry_at === void 0 || validate111(data.retry_at, instancePath + "/retry_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate518.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate518.errors = vErrors;
  return errors === 0;
}
var schema175 = {"enum":["queued","sent","delivered","read","failed"]};
function validate531(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "queued" || data === "sent" || data === "delivered" || data === "read" || data === "failed")) {
    validate531.errors = [faultOf(instancePath, "enum", { allowedValues: schema175.enum })];
    return false;
  }
  validate531.errors = vErrors;
  return errors === 0;
}
function validate541(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 32) {
        validate541.errors = [faultOf(instancePath, "maxLength", { limit: 32 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate541.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern18.test(data)) {
            validate541.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
            return false;
          }
        }
      }
    } else {
      validate541.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate541.errors = vErrors;
  return errors === 0;
}
function validate539(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.from === void 0 && (missing0 = "from") || data.emoji === void 0 && (missing0 = "emoji") || data.at === void 0 && (missing0 = "at")) {
        validate539.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "from" || key0 === "emoji" || key0 === "at")) {
            validate539.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.from === void 0 || validate439(data.from, instancePath + "/from") || (vErrors = joined(vErrors, validate439.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.emoji === void 0 || validate541(data.emoji, instancePath + "/emoji") || (vErrors = joined(vErrors, validate541.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.at === void 0 || validate79(data.at, instancePath + "/at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
            }
          }
        }
      }
    } else {
      validate539.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate539.errors = vErrors;
  return errors === 0;
}
function validate478(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.instance_id === void 0 && (missing0 = "instance_id") || data.chat === void 0 && (missing0 = "chat") || data.direction === void 0 && (missing0 = "direction") || data.from === void 0 && (missing0 = "from") || data.content === void 0 && (missing0 = "content") || data.reply_to === void 0 && (missing0 = "reply_to") || data.external_id === void 0 && (missing0 = "external_id") || data.sequence === void 0 && (missing0 = "sequence") || data.state === void 0 && (missing0 = "state") || data.reason === void 0 && (missing0 = "reason") || data.attempts === void 0 && (missing0 = "attempts") || data.sending === void 0 && (missing0 = "sending") || data.retry_at === void 0 && (missing0 = "retry_at") || data.send_at === void 0 && (missing0 = "send_at") || data.request_key === void 0 && (missing0 = "request_key") || data.request_fingerprint === void 0 && (missing0 = "request_fingerprint") || data.reactions === void 0 && (missing0 = "reactions") || data.created_at === void 0 && (missing0 = "created_at") || data.sent_at === void 0 && (missing0 = "sent_at") || data.delivered_at === void 0 && (missing0 = "delivered_at") || data.read_at === void 0 && (missing0 = "read_at") || data.edited_at === void 0 && (missing0 = "edited_at") || data.deleted_at === void 0 && (missing0 = "deleted_at")) {
        validate478.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema156.properties, key0)) {
            validate478.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.instance_id === void 0 || validate23(data.instance_id, instancePath + "/instance_id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.chat === void 0 || validate439(data.chat, instancePath + "/chat") || (vErrors = joined(vErrors, validate439.errors), errors = vErrors.length, false);
              if (valid0) {
                if (data.direction !== void 0) {
                  let data3 = data.direction;
                  const _errs5 = errors;
                  if (!(data3 === "in" || data3 === "out")) {
                    validate478.errors = [faultOf(instancePath + "/direction", "enum", { allowedValues: schema156.properties.direction.enum })];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  var valid0 = data.from === void 0 || validate438(data.from, instancePath + "/from") || (vErrors = joined(vErrors, validate438.errors), errors = vErrors.length, false);
                  if (valid0) {
                    if (data.content !== void 0) {
                      let data5 = data.content;
                      const _errs7 = errors;
                      const _errs8 = errors;
                      let valid1 = false;
                      const _errs9 = errors;
                      if (!validate483(data5, instancePath + "/content")) {
                        vErrors = joined(vErrors, validate483.errors);
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
                        validate478.errors = vErrors;
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
                      var valid0 = data.file === void 0 || validate518(data.file, instancePath + "/file") || (vErrors = joined(vErrors, validate518.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.reply_to === void 0 || validate85(data.reply_to, instancePath + "/reply_to") || (vErrors = joined(vErrors, validate85.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.external_id === void 0 || validate521(data.external_id, instancePath + "/external_id") || (vErrors = joined(vErrors, validate521.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.origin_id === void 0 || validate404(data.origin_id, instancePath + "/origin_id") || (vErrors = joined(vErrors, validate404.errors), errors = vErrors.length, false);
                            if (valid0) {
                              if (data.sequence !== void 0) {
                                let data10 = data.sequence;
                                const _errs16 = errors;
                                if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                  validate478.errors = [faultOf(instancePath + "/sequence", "type", { type: "integer" })];
                                  return false;
                                }
                                if (errors === _errs16) {
                                  if (typeof data10 == "number" && isFinite(data10)) {
                                    if (data10 < 1 || isNaN(data10)) {
                                      validate478.errors = [faultOf(instancePath + "/sequence", "minimum", { comparison: ">=", limit: 1 })];
                                      return false;
                                    }
                                  }
                                }
                                var valid0 = _errs16 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                var valid0 = data.state === void 0 || validate531(data.state, instancePath + "/state") || (vErrors = joined(vErrors, validate531.errors), errors = vErrors.length, false);
                                if (valid0) {
                                  var valid0 = data.reason === void 0 || validate429(data.reason, instancePath + "/reason") || (vErrors = joined(vErrors, validate429.errors), errors = vErrors.length, false);
                                  if (valid0) {
                                    if (data.attempts !== void 0) {
                                      let data13 = data.attempts;
                                      const _errs20 = errors;
                                      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                        validate478.errors = [faultOf(instancePath + "/attempts", "type", { type: "integer" })];
                                        return false;
                                      }
                                      if (errors === _errs20) {
                                        if (typeof data13 == "number" && isFinite(data13)) {
                                          if (data13 < 0 || isNaN(data13)) {
                                            validate478.errors = [faultOf(instancePath + "/attempts", "minimum", { comparison: ">=", limit: 0 })];
                                            return false;
                                          }
                                        }
                                      }
                                      var valid0 = _errs20 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      var valid0 = data.sending === void 0 || validate524(data.sending, instancePath + "/sending") || (vErrors = joined(vErrors, validate524.errors), errors = vErrors.length, false);
                                      if (valid0) {
                                        var valid0 = data.retry_at === void 0 || validate111(data.retry_at, instancePath + "/retry_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                                        if (valid0) {
                                          var valid0 = data.send_at === void 0 || validate111(data.send_at, instancePath + "/send_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                                          if (valid0) {
                                            var valid0 = data.request_key === void 0 || validate521(data.request_key, instancePath + "/request_key") || (vErrors = joined(vErrors, validate521.errors), errors = vErrors.length, false);
                                            if (valid0) {
                                              if (data.request_fingerprint !== void 0) {
                                                let data18 = data.request_fingerprint;
                                                const _errs26 = errors;
                                                const _errs27 = errors;
                                                let valid2 = false;
                                                const _errs28 = errors;
                                                if (!validate93(data18, instancePath + "/request_fingerprint")) {
                                                  vErrors = joined(vErrors, validate93.errors);
                                                  errors = vErrors.length;
                                                }
                                                var _valid1 = _errs28 === errors;
                                                valid2 = valid2 || _valid1;
                                                if (!valid2) {
                                                  const _errs29 = errors;
                                                  if (data18 !== null) {
                                                    const err2 = faultOf(instancePath + "/request_fingerprint", "type", { type: "null" });
                                                    if (vErrors === null) {
                                                      vErrors = [err2];
                                                    } else {
                                                      vErrors.push(err2);
                                                    }
                                                    errors++;
                                                  }
                                                  var _valid1 = _errs29 === errors;
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
                                                  validate478.errors = vErrors;
                                                  return false;
                                                } else {
                                                  errors = _errs27;
                                                  if (vErrors !== null) {
                                                    if (_errs27) {
                                                      vErrors.length = _errs27;
                                                    } else {
                                                      vErrors = null;
                                                    }
                                                  }
                                                }
                                                var valid0 = _errs26 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.reactions !== void 0) {
                                                  let data19 = data.reactions;
                                                  const _errs31 = errors;
                                                  if (errors === _errs31) {
                                                    if (Array.isArray(data19)) {
                                                      if (data19.length > 1024) {
                                                        validate478.errors = [faultOf(instancePath + "/reactions", "maxItems", { limit: 1024 })];
                                                        return false;
                                                      } else {
                                                        var valid3 = true;
                                                        const len0 = data19.length;
                                                        for (let i0 = 0; i0 < len0; i0++) {
                                                          const _errs33 = errors;
                                                          if (!validate539(data19[i0], instancePath + "/reactions/" + i0)) {
                                                            vErrors = joined(vErrors, validate539.errors);
                                                            errors = vErrors.length;
                                                          }
                                                          var valid3 = _errs33 === errors;
                                                          if (!valid3) {
                                                            break;
                                                          }
                                                        }
                                                      }
                                                    } else {
                                                      validate478.errors = [faultOf(instancePath + "/reactions", "type", { type: "array" })];
                                                      return false;
                                                    }
                                                  }
                                                  var valid0 = _errs31 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  var valid0 = data.created_at === void 0 || validate79(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                                                  if (valid0) {
                                                    var valid0 = data.sent_at === void 0 || validate111(data.sent_at, instancePath + "/sent_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                                                    if (valid0) {
                                                      var valid0 = data.delivered_at === void 0 || validate111(data.delivered_at, instancePath + "/delivered_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                                                      if (valid0) {
                                                        var valid0 = data.read_at === void 0 || validate111(data.read_at, instancePath + "/read_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                                                        if (valid0) {
                                                          var valid0 = data.edited_at === void 0 || validate111(data.edited_at, instancePath + "/edited_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                                                          if (valid0) {
                                                            var valid0 = data.deleted_at === void 0 || validate111(data.deleted_at, instancePath + "/deleted_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
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
      validate478.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate478.errors = vErrors;
  return errors === 0;
}
var chats = validate551;
var schema178 = {"properties":{"kind":{"enum":["direct","group"]}}};
function validate551(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.instance_id === void 0 && (missing0 = "instance_id") || data.address === void 0 && (missing0 = "address") || data.kind === void 0 && (missing0 = "kind") || data.last_sequence === void 0 && (missing0 = "last_sequence") || data.unread === void 0 && (missing0 = "unread") || data.active_at === void 0 && (missing0 = "active_at")) {
        validate551.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "instance_id" || key0 === "address" || key0 === "kind" || key0 === "last_sequence" || key0 === "unread" || key0 === "active_at")) {
            validate551.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.instance_id === void 0 || validate23(data.instance_id, instancePath + "/instance_id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.address === void 0 || validate439(data.address, instancePath + "/address") || (vErrors = joined(vErrors, validate439.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.kind !== void 0) {
                let data2 = data.kind;
                const _errs4 = errors;
                if (!(data2 === "direct" || data2 === "group")) {
                  validate551.errors = [faultOf(instancePath + "/kind", "enum", { allowedValues: schema178.properties.kind.enum })];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.last_sequence !== void 0) {
                  let data3 = data.last_sequence;
                  const _errs5 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate551.errors = [faultOf(instancePath + "/last_sequence", "type", { type: "integer" })];
                    return false;
                  }
                  if (errors === _errs5) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 < 0 || isNaN(data3)) {
                        validate551.errors = [faultOf(instancePath + "/last_sequence", "minimum", { comparison: ">=", limit: 0 })];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.unread !== void 0) {
                    let data4 = data.unread;
                    const _errs7 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate551.errors = [faultOf(instancePath + "/unread", "type", { type: "integer" })];
                      return false;
                    }
                    if (errors === _errs7) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 < 0 || isNaN(data4)) {
                          validate551.errors = [faultOf(instancePath + "/unread", "minimum", { comparison: ">=", limit: 0 })];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    var valid0 = data.active_at === void 0 || validate79(data.active_at, instancePath + "/active_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate551.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate551.errors = vErrors;
  return errors === 0;
}
var contacts = validate555;
function validate555(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.instance_id === void 0 && (missing0 = "instance_id") || data.address === void 0 && (missing0 = "address") || data.name === void 0 && (missing0 = "name") || data.blocked === void 0 && (missing0 = "blocked") || data.picture_id === void 0 && (missing0 = "picture_id") || data.created_at === void 0 && (missing0 = "created_at") || data.changed_at === void 0 && (missing0 = "changed_at")) {
        validate555.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "instance_id" || key0 === "address" || key0 === "name" || key0 === "blocked" || key0 === "picture_id" || key0 === "created_at" || key0 === "changed_at")) {
            validate555.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.instance_id === void 0 || validate23(data.instance_id, instancePath + "/instance_id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.address === void 0 || validate439(data.address, instancePath + "/address") || (vErrors = joined(vErrors, validate439.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.name === void 0 || validate499(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate499.errors), errors = vErrors.length, false);
                if (valid0) {
                  if (data.blocked !== void 0) {
                    const _errs6 = errors;
                    if (typeof data.blocked !== "boolean") {
                      validate555.errors = [faultOf(instancePath + "/blocked", "type", { type: "boolean" })];
                      return false;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    var valid0 = data.picture_id === void 0 || validate85(data.picture_id, instancePath + "/picture_id") || (vErrors = joined(vErrors, validate85.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.created_at === void 0 || validate79(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.changed_at === void 0 || validate79(data.changed_at, instancePath + "/changed_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
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
      validate555.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate555.errors = vErrors;
  return errors === 0;
}
var chat_groups = validate563;
var schema180 = {"properties":{"id":0,"instance_id":0,"address":0,"name":0,"picture_id":0,"participants":0,"invite_link":0,"left_at":0,"created_at":0,"changed_at":0}};
var schema182 = {"properties":{"role":{"enum":["member","admin","owner"]}}};
function validate570(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.role === void 0 && (missing0 = "role")) {
        validate570.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "role")) {
            validate570.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.address === void 0 || validate439(data.address, instancePath + "/address") || (vErrors = joined(vErrors, validate439.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.role !== void 0) {
              let data1 = data.role;
              const _errs3 = errors;
              if (!(data1 === "member" || data1 === "admin" || data1 === "owner")) {
                validate570.errors = [faultOf(instancePath + "/role", "enum", { allowedValues: schema182.properties.role.enum })];
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
      validate570.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate570.errors = vErrors;
  return errors === 0;
}
function validate569(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 1024) {
        validate569.errors = [faultOf(instancePath, "maxItems", { limit: 1024 })];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate570(data[i0], instancePath + "/" + i0)) {
            vErrors = joined(vErrors, validate570.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      validate569.errors = [faultOf(instancePath, "type", { type: "array" })];
      return false;
    }
  }
  validate569.errors = vErrors;
  return errors === 0;
}
function validate574(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate75(data, instancePath)) {
    vErrors = joined(vErrors, validate75.errors);
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
    validate574.errors = vErrors;
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
  validate574.errors = vErrors;
  return errors === 0;
}
function validate563(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.instance_id === void 0 && (missing0 = "instance_id") || data.address === void 0 && (missing0 = "address") || data.name === void 0 && (missing0 = "name") || data.picture_id === void 0 && (missing0 = "picture_id") || data.participants === void 0 && (missing0 = "participants") || data.invite_link === void 0 && (missing0 = "invite_link") || data.left_at === void 0 && (missing0 = "left_at") || data.created_at === void 0 && (missing0 = "created_at") || data.changed_at === void 0 && (missing0 = "changed_at")) {
        validate563.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema180.properties, key0)) {
            validate563.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.instance_id === void 0 || validate23(data.instance_id, instancePath + "/instance_id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.address === void 0 || validate439(data.address, instancePath + "/address") || (vErrors = joined(vErrors, validate439.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.name === void 0 || validate220(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate220.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.picture_id === void 0 || validate85(data.picture_id, instancePath + "/picture_id") || (vErrors = joined(vErrors, validate85.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.participants === void 0 || validate569(data.participants, instancePath + "/participants") || (vErrors = joined(vErrors, validate569.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.invite_link === void 0 || validate574(data.invite_link, instancePath + "/invite_link") || (vErrors = joined(vErrors, validate574.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.left_at === void 0 || validate111(data.left_at, instancePath + "/left_at") || (vErrors = joined(vErrors, validate111.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.created_at === void 0 || validate79(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.changed_at === void 0 || validate79(data.changed_at, instancePath + "/changed_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                          }
                        }
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
      validate563.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate563.errors = vErrors;
  return errors === 0;
}
var media = validate580;
var pattern68 = new RegExp("^[a-z]+/[a-z0-9.+-]+$", "u");
function validate580(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.type === void 0 && (missing0 = "type") || data.size === void 0 && (missing0 = "size") || data.digest === void 0 && (missing0 = "digest") || data.name === void 0 && (missing0 = "name") || data.created_at === void 0 && (missing0 = "created_at")) {
        validate580.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "type" || key0 === "size" || key0 === "digest" || key0 === "name" || key0 === "created_at")) {
            validate580.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.type !== void 0) {
              let data1 = data.type;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func3(data1) > 100) {
                    validate580.errors = [faultOf(instancePath + "/type", "maxLength", { limit: 100 })];
                    return false;
                  } else {
                    if (!pattern68.test(data1)) {
                      validate580.errors = [faultOf(instancePath + "/type", "pattern", { pattern: "^[a-z]+/[a-z0-9.+-]+$" })];
                      return false;
                    }
                  }
                } else {
                  validate580.errors = [faultOf(instancePath + "/type", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.size !== void 0) {
                let data2 = data.size;
                const _errs5 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate580.errors = [faultOf(instancePath + "/size", "type", { type: "integer" })];
                  return false;
                }
                if (errors === _errs5) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2)) {
                      validate580.errors = [faultOf(instancePath + "/size", "minimum", { comparison: ">=", limit: 0 })];
                      return false;
                    }
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.digest === void 0 || validate93(data.digest, instancePath + "/digest") || (vErrors = joined(vErrors, validate93.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.name === void 0 || validate521(data.name, instancePath + "/name") || (vErrors = joined(vErrors, validate521.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.created_at === void 0 || validate79(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate580.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate580.errors = vErrors;
  return errors === 0;
}
var channel_commands = validate585;
var schema185 = {"properties":{"id":0,"instance_id":0,"name":0,"input":0,"taken":0,"state":{"enum":["waiting","done","failed"]},"result":0,"reason":0,"code":0,"created_at":0,"expires_at":0}};
var schema186 = {"enum":["group_left","group_not_admin","channel_address_unknown","message_ended","not_supported","channel_not_allowed","channel_content_too_large"]};
function validate592(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "group_left" || data === "group_not_admin" || data === "channel_address_unknown" || data === "message_ended" || data === "not_supported" || data === "channel_not_allowed" || data === "channel_content_too_large")) {
    validate592.errors = [faultOf(instancePath, "enum", { allowedValues: schema186.enum })];
    return false;
  }
  validate592.errors = vErrors;
  return errors === 0;
}
var pattern69 = new RegExp("^[a-z]+(\\.[a-z_]+)*$", "u");
function validate585(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.instance_id === void 0 && (missing0 = "instance_id") || data.name === void 0 && (missing0 = "name") || data.input === void 0 && (missing0 = "input") || data.taken === void 0 && (missing0 = "taken") || data.state === void 0 && (missing0 = "state") || data.result === void 0 && (missing0 = "result") || data.reason === void 0 && (missing0 = "reason") || data.created_at === void 0 && (missing0 = "created_at") || data.expires_at === void 0 && (missing0 = "expires_at")) {
        validate585.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema185.properties, key0)) {
            validate585.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.instance_id === void 0 || validate23(data.instance_id, instancePath + "/instance_id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.name !== void 0) {
                let data2 = data.name;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (func3(data2) > 40) {
                      validate585.errors = [faultOf(instancePath + "/name", "maxLength", { limit: 40 })];
                      return false;
                    } else {
                      if (!pattern69.test(data2)) {
                        validate585.errors = [faultOf(instancePath + "/name", "pattern", { pattern: "^[a-z]+(\\.[a-z_]+)*$" })];
                        return false;
                      }
                    }
                  } else {
                    validate585.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.input === void 0 || validate223(data.input, instancePath + "/input") || (vErrors = joined(vErrors, validate223.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.taken === void 0 || validate524(data.taken, instancePath + "/taken") || (vErrors = joined(vErrors, validate524.errors), errors = vErrors.length, false);
                  if (valid0) {
                    if (data.state !== void 0) {
                      let data5 = data.state;
                      const _errs8 = errors;
                      if (!(data5 === "waiting" || data5 === "done" || data5 === "failed")) {
                        validate585.errors = [faultOf(instancePath + "/state", "enum", { allowedValues: schema185.properties.state.enum })];
                        return false;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      var valid0 = data.result === void 0 || validate370(data.result, instancePath + "/result") || (vErrors = joined(vErrors, validate370.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.reason === void 0 || validate429(data.reason, instancePath + "/reason") || (vErrors = joined(vErrors, validate429.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.code === void 0 || validate592(data.code, instancePath + "/code") || (vErrors = joined(vErrors, validate592.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.created_at === void 0 || validate79(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                            if (valid0) {
                              var valid0 = data.expires_at === void 0 || validate79(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                            }
                          }
                        }
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
      validate585.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate585.errors = vErrors;
  return errors === 0;
}
var channel_events = validate596;
var pattern70 = new RegExp("^[a-z0-9_]+(\\.[a-z0-9_]+)*$", "u");
function validate596(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.instance_id === void 0 && (missing0 = "instance_id") || data.type === void 0 && (missing0 = "type") || data.payload === void 0 && (missing0 = "payload") || data.created_at === void 0 && (missing0 = "created_at") || data.sequence === void 0 && (missing0 = "sequence")) {
        validate596.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "instance_id" || key0 === "type" || key0 === "payload" || key0 === "created_at" || key0 === "sequence")) {
            validate596.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.instance_id === void 0 || validate23(data.instance_id, instancePath + "/instance_id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.type !== void 0) {
                let data2 = data.type;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (func3(data2) > 100) {
                      validate596.errors = [faultOf(instancePath + "/type", "maxLength", { limit: 100 })];
                      return false;
                    } else {
                      if (!pattern70.test(data2)) {
                        validate596.errors = [faultOf(instancePath + "/type", "pattern", { pattern: "^[a-z0-9_]+(\\.[a-z0-9_]+)*$" })];
                        return false;
                      }
                    }
                  } else {
                    validate596.errors = [faultOf(instancePath + "/type", "type", { type: "string" })];
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
                    validate596.errors = [faultOf(instancePath + "/payload", "type", { type: "string" })];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  var valid0 = data.created_at === void 0 || validate79(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.sequence === void 0 || validate400(data.sequence, instancePath + "/sequence") || (vErrors = joined(vErrors, validate400.errors), errors = vErrors.length, false);
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate596.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate596.errors = vErrors;
  return errors === 0;
}
var messaging_numbers = validate601;
var schema188 = {"properties":{"name":{"enum":["sequence"]}}};
function validate601(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.value === void 0 && (missing0 = "value")) {
        validate601.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "value")) {
            validate601.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            const _errs2 = errors;
            if (!(data.name === "sequence")) {
              validate601.errors = [faultOf(instancePath + "/name", "enum", { allowedValues: schema188.properties.name.enum })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.value !== void 0) {
              let data1 = data.value;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate601.errors = [faultOf(instancePath + "/value", "type", { type: "integer" })];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate601.errors = [faultOf(instancePath + "/value", "minimum", { comparison: ">=", limit: 0 })];
                    return false;
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
      validate601.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate601.errors = vErrors;
  return errors === 0;
}
var request_log = validate602;
var schema189 = {"properties":{"id":0,"at":0,"key_id":0,"operation":0,"method":0,"path":0,"status":0,"error":0,"duration_us":0,"request_id":0,"network":0,"parameters":0}};
var schema190 = {"enum":["GET","HEAD","POST","PUT","PATCH","DELETE"]};
function validate607(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(data === "GET" || data === "HEAD" || data === "POST" || data === "PUT" || data === "PATCH" || data === "DELETE")) {
    validate607.errors = [faultOf(instancePath, "enum", { allowedValues: schema190.enum })];
    return false;
  }
  validate607.errors = vErrors;
  return errors === 0;
}
function validate609(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 300) {
        validate609.errors = [faultOf(instancePath, "maxLength", { limit: 300 })];
        return false;
      } else {
        if (func3(data) < 1) {
          validate609.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        }
      }
    } else {
      validate609.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate609.errors = vErrors;
  return errors === 0;
}
function validate611(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate611.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 599 || isNaN(data)) {
        validate611.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 599 })];
        return false;
      } else {
        if (data < 100 || isNaN(data)) {
          validate611.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 100 })];
          return false;
        }
      }
    }
  }
  validate611.errors = vErrors;
  return errors === 0;
}
var schema193 = {"type":["string","null"]};
function validate613(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && data !== null) {
    validate613.errors = [faultOf(instancePath, "type", { type: schema193.type })];
    return false;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 100) {
        validate613.errors = [faultOf(instancePath, "maxLength", { limit: 100 })];
        return false;
      }
    }
  }
  validate613.errors = vErrors;
  return errors === 0;
}
function validate615(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate615.errors = [faultOf(instancePath, "type", { type: "integer" })];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 9007199254740991 || isNaN(data)) {
        validate615.errors = [faultOf(instancePath, "maximum", { comparison: "<=", limit: 9007199254740991 })];
        return false;
      } else {
        if (data < 0 || isNaN(data)) {
          validate615.errors = [faultOf(instancePath, "minimum", { comparison: ">=", limit: 0 })];
          return false;
        }
      }
    }
  }
  validate615.errors = vErrors;
  return errors === 0;
}
var schema195 = {"type":["string","null"]};
function validate617(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && data !== null) {
    validate617.errors = [faultOf(instancePath, "type", { type: schema195.type })];
    return false;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 200) {
        validate617.errors = [faultOf(instancePath, "maxLength", { limit: 200 })];
        return false;
      }
    }
  }
  validate617.errors = vErrors;
  return errors === 0;
}
var schema196 = {"additionalProperties":{"type":["string","null"]}};
function validate619(data, instancePath = "") {
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
          validate619.errors = vErrors;
          return false;
          break;
        }
      }
      if (valid0) {
        for (const key1 in data) {
          let data0 = data[key1];
          const _errs4 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            validate619.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: schema196.additionalProperties.type })];
            return false;
          }
          if (errors === _errs4) {
            if (typeof data0 === "string") {
              if (func3(data0) > 64) {
                validate619.errors = [faultOf(instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", { limit: 64 })];
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
      validate619.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate619.errors = vErrors;
  return errors === 0;
}
function validate602(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.at === void 0 && (missing0 = "at") || data.key_id === void 0 && (missing0 = "key_id") || data.operation === void 0 && (missing0 = "operation") || data.method === void 0 && (missing0 = "method") || data.path === void 0 && (missing0 = "path") || data.status === void 0 && (missing0 = "status") || data.error === void 0 && (missing0 = "error") || data.duration_us === void 0 && (missing0 = "duration_us") || data.request_id === void 0 && (missing0 = "request_id") || data.network === void 0 && (missing0 = "network") || data.parameters === void 0 && (missing0 = "parameters")) {
        validate602.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema189.properties, key0)) {
            validate602.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.at === void 0 || validate79(data.at, instancePath + "/at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.key_id === void 0 || validate105(data.key_id, instancePath + "/key_id") || (vErrors = joined(vErrors, validate105.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.operation === void 0 || validate83(data.operation, instancePath + "/operation") || (vErrors = joined(vErrors, validate83.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.method === void 0 || validate607(data.method, instancePath + "/method") || (vErrors = joined(vErrors, validate607.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.path === void 0 || validate609(data.path, instancePath + "/path") || (vErrors = joined(vErrors, validate609.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.status === void 0 || validate611(data.status, instancePath + "/status") || (vErrors = joined(vErrors, validate611.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.error === void 0 || validate613(data.error, instancePath + "/error") || (vErrors = joined(vErrors, validate613.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.duration_us === void 0 || validate615(data.duration_us, instancePath + "/duration_us") || (vErrors = joined(vErrors, validate615.errors), errors = vErrors.length, false);
                          if (valid0) {
                            var valid0 = data.request_id === void 0 || validate617(data.request_id, instancePath + "/request_id") || (vErrors = joined(vErrors, validate617.errors), errors = vErrors.length, false);
                            if (valid0) {
                              if (data.network !== void 0) {
                                let data10 = data.network;
                                const _errs12 = errors;
                                if (errors === _errs12) {
                                  if (typeof data10 === "string") {
                                    if (func3(data10) > 64) {
                                      validate602.errors = [faultOf(instancePath + "/network", "maxLength", { limit: 64 })];
                                      return false;
                                    }
                                  } else {
                                    validate602.errors = [faultOf(instancePath + "/network", "type", { type: "string" })];
                                    return false;
                                  }
                                }
                                var valid0 = _errs12 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                var valid0 = data.parameters === void 0 || validate619(data.parameters, instancePath + "/parameters") || (vErrors = joined(vErrors, validate619.errors), errors = vErrors.length, false);
                              }
                            }
                          }
                        }
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
      validate602.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate602.errors = vErrors;
  return errors === 0;
}
var usage_counts = validate621;
function validate621(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.day === void 0 && (missing0 = "day") || data.key_id === void 0 && (missing0 = "key_id") || data.operation === void 0 && (missing0 = "operation") || data.succeeded === void 0 && (missing0 = "succeeded") || data.client_errors === void 0 && (missing0 = "client_errors") || data.server_errors === void 0 && (missing0 = "server_errors") || data.duration_us === void 0 && (missing0 = "duration_us")) {
        validate621.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "day" || key0 === "key_id" || key0 === "operation" || key0 === "succeeded" || key0 === "client_errors" || key0 === "server_errors" || key0 === "duration_us")) {
            validate621.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.day === void 0 || validate305(data.day, instancePath + "/day") || (vErrors = joined(vErrors, validate305.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.key_id === void 0 || validate105(data.key_id, instancePath + "/key_id") || (vErrors = joined(vErrors, validate105.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.operation === void 0 || validate83(data.operation, instancePath + "/operation") || (vErrors = joined(vErrors, validate83.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.succeeded === void 0 || validate615(data.succeeded, instancePath + "/succeeded") || (vErrors = joined(vErrors, validate615.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.client_errors === void 0 || validate615(data.client_errors, instancePath + "/client_errors") || (vErrors = joined(vErrors, validate615.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.server_errors === void 0 || validate615(data.server_errors, instancePath + "/server_errors") || (vErrors = joined(vErrors, validate615.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.duration_us === void 0 || validate615(data.duration_us, instancePath + "/duration_us") || (vErrors = joined(vErrors, validate615.errors), errors = vErrors.length, false);
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate621.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate621.errors = vErrors;
  return errors === 0;
}
var usage_hours = validate629;
var pattern71 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}$", "u");
function validate630(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern71.test(data)) {
        validate630.errors = [faultOf(instancePath, "pattern", { pattern: "^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}$" })];
        return false;
      }
    } else {
      validate630.errors = [faultOf(instancePath, "type", { type: "string" })];
      return false;
    }
  }
  validate630.errors = vErrors;
  return errors === 0;
}
function validate629(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.hour === void 0 && (missing0 = "hour") || data.key_id === void 0 && (missing0 = "key_id") || data.operation === void 0 && (missing0 = "operation") || data.succeeded === void 0 && (missing0 = "succeeded") || data.client_errors === void 0 && (missing0 = "client_errors") || data.server_errors === void 0 && (missing0 = "server_errors") || data.duration_us === void 0 && (missing0 = "duration_us")) {
        validate629.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "hour" || key0 === "key_id" || key0 === "operation" || key0 === "succeeded" || key0 === "client_errors" || key0 === "server_errors" || key0 === "duration_us")) {
            validate629.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.hour === void 0 || validate630(data.hour, instancePath + "/hour") || (vErrors = joined(vErrors, validate630.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.key_id === void 0 || validate105(data.key_id, instancePath + "/key_id") || (vErrors = joined(vErrors, validate105.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.operation === void 0 || validate83(data.operation, instancePath + "/operation") || (vErrors = joined(vErrors, validate83.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.succeeded === void 0 || validate615(data.succeeded, instancePath + "/succeeded") || (vErrors = joined(vErrors, validate615.errors), errors = vErrors.length, false);
                if (valid0) {
                  var valid0 = data.client_errors === void 0 || validate615(data.client_errors, instancePath + "/client_errors") || (vErrors = joined(vErrors, validate615.errors), errors = vErrors.length, false);
                  if (valid0) {
                    var valid0 = data.server_errors === void 0 || validate615(data.server_errors, instancePath + "/server_errors") || (vErrors = joined(vErrors, validate615.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.duration_us === void 0 || validate615(data.duration_us, instancePath + "/duration_us") || (vErrors = joined(vErrors, validate615.errors), errors = vErrors.length, false);
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate629.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate629.errors = vErrors;
  return errors === 0;
}
var delivery_hours = validate638;
function validate638(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.hour === void 0 && (missing0 = "hour") || data.kind === void 0 && (missing0 = "kind") || data.succeeded === void 0 && (missing0 = "succeeded") || data.failed === void 0 && (missing0 = "failed")) {
        validate638.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "hour" || key0 === "kind" || key0 === "succeeded" || key0 === "failed")) {
            validate638.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.hour === void 0 || validate630(data.hour, instancePath + "/hour") || (vErrors = joined(vErrors, validate630.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.kind !== void 0) {
              let data1 = data.kind;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func3(data1) > 100) {
                    validate638.errors = [faultOf(instancePath + "/kind", "maxLength", { limit: 100 })];
                    return false;
                  }
                } else {
                  validate638.errors = [faultOf(instancePath + "/kind", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              var valid0 = data.succeeded === void 0 || validate615(data.succeeded, instancePath + "/succeeded") || (vErrors = joined(vErrors, validate615.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.failed === void 0 || validate615(data.failed, instancePath + "/failed") || (vErrors = joined(vErrors, validate615.errors), errors = vErrors.length, false);
              }
            }
          }
        }
      }
    } else {
      validate638.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate638.errors = vErrors;
  return errors === 0;
}
var audit_entries = validate642;
var schema201 = {"properties":{"id":0,"at":0,"actor_type":{"enum":["key","user"]},"actor_id":0,"actor_name":0,"operation":0,"record_id":0,"record_type":0,"record_name":0,"changes":0,"session":0,"address":0,"request_id":0}};
var schema202 = {"properties":{"from":{"type":["string","number","boolean","array","null"]},"to":{"type":["string","number","boolean","array","null"]}}};
var schema203 = {"type":["string","number","boolean","null"]};
function validate652(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean" && data !== null) {
    validate652.errors = [faultOf(instancePath, "type", { type: schema203.type })];
    return false;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 300) {
        validate652.errors = [faultOf(instancePath, "maxLength", { limit: 300 })];
        return false;
      }
    }
  }
  validate652.errors = vErrors;
  return errors === 0;
}
function validate650(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.field === void 0 && (missing0 = "field") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.redacted === void 0 && (missing0 = "redacted")) {
        validate650.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "field" || key0 === "from" || key0 === "to" || key0 === "redacted")) {
            validate650.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.field === void 0 || validate105(data.field, instancePath + "/field") || (vErrors = joined(vErrors, validate105.errors), errors = vErrors.length, false);
          if (valid0) {
            if (data.from !== void 0) {
              let data1 = data.from;
              const _errs3 = errors;
              if (typeof data1 !== "string" && !(typeof data1 == "number" && isFinite(data1)) && typeof data1 !== "boolean" && !Array.isArray(data1) && data1 !== null) {
                validate650.errors = [faultOf(instancePath + "/from", "type", { type: schema202.properties.from.type })];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func3(data1) > 300) {
                    validate650.errors = [faultOf(instancePath + "/from", "maxLength", { limit: 300 })];
                    return false;
                  }
                }
                if (errors === _errs3) {
                  if (Array.isArray(data1)) {
                    if (data1.length > 50) {
                      validate650.errors = [faultOf(instancePath + "/from", "maxItems", { limit: 50 })];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs5 = errors;
                        if (!validate652(data1[i0], instancePath + "/from/" + i0)) {
                          vErrors = joined(vErrors, validate652.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs5 === errors;
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
                  validate650.errors = [faultOf(instancePath + "/to", "type", { type: schema202.properties.to.type })];
                  return false;
                }
                if (errors === _errs6) {
                  if (typeof data3 === "string") {
                    if (func3(data3) > 300) {
                      validate650.errors = [faultOf(instancePath + "/to", "maxLength", { limit: 300 })];
                      return false;
                    }
                  }
                  if (errors === _errs6) {
                    if (Array.isArray(data3)) {
                      if (data3.length > 100) {
                        validate650.errors = [faultOf(instancePath + "/to", "maxItems", { limit: 100 })];
                        return false;
                      } else {
                        var valid2 = true;
                        const len1 = data3.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          const _errs8 = errors;
                          if (!validate652(data3[i1], instancePath + "/to/" + i1)) {
                            vErrors = joined(vErrors, validate652.errors);
                            errors = vErrors.length;
                          }
                          var valid2 = _errs8 === errors;
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
                    validate650.errors = [faultOf(instancePath + "/redacted", "type", { type: "boolean" })];
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
      validate650.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate650.errors = vErrors;
  return errors === 0;
}
var schema204 = {"type":["string","null"]};
function validate656(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && data !== null) {
    validate656.errors = [faultOf(instancePath, "type", { type: schema204.type })];
    return false;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func3(data) > 64) {
        validate656.errors = [faultOf(instancePath, "maxLength", { limit: 64 })];
        return false;
      }
    }
  }
  validate656.errors = vErrors;
  return errors === 0;
}
function validate642(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.at === void 0 && (missing0 = "at") || data.actor_type === void 0 && (missing0 = "actor_type") || data.actor_id === void 0 && (missing0 = "actor_id") || data.actor_name === void 0 && (missing0 = "actor_name") || data.operation === void 0 && (missing0 = "operation") || data.record_id === void 0 && (missing0 = "record_id") || data.session === void 0 && (missing0 = "session") || data.address === void 0 && (missing0 = "address") || data.request_id === void 0 && (missing0 = "request_id")) {
        validate642.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func2.call(schema201.properties, key0)) {
            validate642.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.at === void 0 || validate79(data.at, instancePath + "/at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
            if (valid0) {
              if (data.actor_type !== void 0) {
                let data2 = data.actor_type;
                const _errs4 = errors;
                if (!(data2 === "key" || data2 === "user")) {
                  validate642.errors = [faultOf(instancePath + "/actor_type", "enum", { allowedValues: schema201.properties.actor_type.enum })];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                var valid0 = data.actor_id === void 0 || validate105(data.actor_id, instancePath + "/actor_id") || (vErrors = joined(vErrors, validate105.errors), errors = vErrors.length, false);
                if (valid0) {
                  if (data.actor_name !== void 0) {
                    let data4 = data.actor_name;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (typeof data4 === "string") {
                        if (func3(data4) > 200) {
                          validate642.errors = [faultOf(instancePath + "/actor_name", "maxLength", { limit: 200 })];
                          return false;
                        }
                      } else {
                        validate642.errors = [faultOf(instancePath + "/actor_name", "type", { type: "string" })];
                        return false;
                      }
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    var valid0 = data.operation === void 0 || validate83(data.operation, instancePath + "/operation") || (vErrors = joined(vErrors, validate83.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.record_id === void 0 || validate617(data.record_id, instancePath + "/record_id") || (vErrors = joined(vErrors, validate617.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.record_type === void 0 || validate613(data.record_type, instancePath + "/record_type") || (vErrors = joined(vErrors, validate613.errors), errors = vErrors.length, false);
                        if (valid0) {
                          var valid0 = data.record_name === void 0 || validate617(data.record_name, instancePath + "/record_name") || (vErrors = joined(vErrors, validate617.errors), errors = vErrors.length, false);
                          if (valid0) {
                            if (data.changes !== void 0) {
                              let data9 = data.changes;
                              const _errs12 = errors;
                              if (errors === _errs12) {
                                if (Array.isArray(data9)) {
                                  if (data9.length > 50) {
                                    validate642.errors = [faultOf(instancePath + "/changes", "maxItems", { limit: 50 })];
                                    return false;
                                  } else {
                                    var valid1 = true;
                                    const len0 = data9.length;
                                    for (let i0 = 0; i0 < len0; i0++) {
                                      const _errs14 = errors;
                                      if (!validate650(data9[i0], instancePath + "/changes/" + i0)) {
                                        vErrors = joined(vErrors, validate650.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid1 = _errs14 === errors;
                                      if (!valid1) {
                                        break;
                                      }
                                    }
                                  }
                                } else {
                                  validate642.errors = [faultOf(instancePath + "/changes", "type", { type: "array" })];
                                  return false;
                                }
                              }
                              var valid0 = _errs12 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              var valid0 = data.session === void 0 || validate656(data.session, instancePath + "/session") || (vErrors = joined(vErrors, validate656.errors), errors = vErrors.length, false);
                              if (valid0) {
                                if (data.address !== void 0) {
                                  let data12 = data.address;
                                  const _errs16 = errors;
                                  if (errors === _errs16) {
                                    if (typeof data12 === "string") {
                                      if (func3(data12) > 64) {
                                        validate642.errors = [faultOf(instancePath + "/address", "maxLength", { limit: 64 })];
                                        return false;
                                      }
                                    } else {
                                      validate642.errors = [faultOf(instancePath + "/address", "type", { type: "string" })];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs16 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  var valid0 = data.request_id === void 0 || validate617(data.request_id, instancePath + "/request_id") || (vErrors = joined(vErrors, validate617.errors), errors = vErrors.length, false);
                                }
                              }
                            }
                          }
                        }
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
      validate642.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate642.errors = vErrors;
  return errors === 0;
}
var invitations = validate659;
function validate661(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (func3(data) > 254) {
          validate661.errors = [faultOf(instancePath, "maxLength", { limit: 254 })];
          return false;
        } else {
          if (!formats0.test(data)) {
            validate661.errors = [faultOf(instancePath, "format", { format: "email" })];
            return false;
          }
        }
      } else {
        validate661.errors = [faultOf(instancePath, "type", { type: "string" })];
        return false;
      }
    }
  }
  validate661.errors = vErrors;
  return errors === 0;
}
function validate659(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.email === void 0 && (missing0 = "email") || data.role === void 0 && (missing0 = "role") || data.digest === void 0 && (missing0 = "digest") || data.sent === void 0 && (missing0 = "sent") || data.invited_by === void 0 && (missing0 = "invited_by") || data.created_at === void 0 && (missing0 = "created_at") || data.expires_at === void 0 && (missing0 = "expires_at")) {
        validate659.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "email" || key0 === "role" || key0 === "digest" || key0 === "sent" || key0 === "invited_by" || key0 === "created_at" || key0 === "expires_at")) {
            validate659.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          var valid0 = data.id === void 0 || validate23(data.id, instancePath + "/id") || (vErrors = joined(vErrors, validate23.errors), errors = vErrors.length, false);
          if (valid0) {
            var valid0 = data.email === void 0 || validate661(data.email, instancePath + "/email") || (vErrors = joined(vErrors, validate661.errors), errors = vErrors.length, false);
            if (valid0) {
              var valid0 = data.role === void 0 || validate172(data.role, instancePath + "/role") || (vErrors = joined(vErrors, validate172.errors), errors = vErrors.length, false);
              if (valid0) {
                var valid0 = data.digest === void 0 || validate93(data.digest, instancePath + "/digest") || (vErrors = joined(vErrors, validate93.errors), errors = vErrors.length, false);
                if (valid0) {
                  if (data.sent !== void 0) {
                    const _errs6 = errors;
                    if (typeof data.sent !== "boolean") {
                      validate659.errors = [faultOf(instancePath + "/sent", "type", { type: "boolean" })];
                      return false;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    var valid0 = data.invited_by === void 0 || validate617(data.invited_by, instancePath + "/invited_by") || (vErrors = joined(vErrors, validate617.errors), errors = vErrors.length, false);
                    if (valid0) {
                      var valid0 = data.created_at === void 0 || validate79(data.created_at, instancePath + "/created_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
                      if (valid0) {
                        var valid0 = data.expires_at === void 0 || validate79(data.expires_at, instancePath + "/expires_at") || (vErrors = joined(vErrors, validate79.errors), errors = vErrors.length, false);
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
      validate659.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate659.errors = vErrors;
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
