// @ts-nocheck
// Generated from schemas/ by `npm run generate`. Do not edit.
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
var AuditLogRequest = validate52;
var func1 = require_ucs2length().default;
var formats0 = (init_formats(), __toCommonJS(formats_exports))["date-time"];
var pattern3 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern3.test(data)) {
          validate53.errors = [{ instancePath, keyword: "pattern", params: { pattern: "^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$" }, message: 'must match pattern "^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$"' }];
          return false;
        } else {
          if (!formats0.validate(data)) {
            validate53.errors = [{ instancePath, keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
            return false;
          }
        }
      } else {
        validate53.errors = [{ instancePath, keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "actor" || key0 === "operation" || key0 === "since" || key0 === "limit" || key0 === "cursor")) {
          validate52.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (func1(data0) > 200) {
                validate52.errors = [{ instancePath: instancePath + "/actor", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate52.errors = [{ instancePath: instancePath + "/actor", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              }
            } else {
              validate52.errors = [{ instancePath: instancePath + "/actor", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                if (func1(data1) > 100) {
                  validate52.errors = [{ instancePath: instancePath + "/operation", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                  return false;
                } else {
                  if (func1(data1) < 1) {
                    validate52.errors = [{ instancePath: instancePath + "/operation", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                }
              } else {
                validate52.errors = [{ instancePath: instancePath + "/operation", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.since !== void 0) {
              const _errs6 = errors;
              if (!validate53(data.since, { instancePath: instancePath + "/since", parentData: data, parentDataProperty: "since", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.limit !== void 0) {
                let data3 = data.limit;
                const _errs7 = errors;
                if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                  validate52.errors = [{ instancePath: instancePath + "/limit", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs7) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 100 || isNaN(data3)) {
                      validate52.errors = [{ instancePath: instancePath + "/limit", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }];
                      return false;
                    } else {
                      if (data3 < 1 || isNaN(data3)) {
                        validate52.errors = [{ instancePath: instancePath + "/limit", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                  let data4 = data.cursor;
                  const _errs9 = errors;
                  if (errors === _errs9) {
                    if (typeof data4 === "string") {
                      if (func1(data4) > 400) {
                        validate52.errors = [{ instancePath: instancePath + "/cursor", keyword: "maxLength", params: { limit: 400 }, message: "must NOT have more than 400 characters" }];
                        return false;
                      } else {
                        if (func1(data4) < 1) {
                          validate52.errors = [{ instancePath: instancePath + "/cursor", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      }
                    } else {
                      validate52.errors = [{ instancePath: instancePath + "/cursor", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
    } else {
      validate52.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var AutomationFeedRequest = validate55;
var pattern4 = new RegExp("^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) > 200) {
        validate56.errors = [{ instancePath, keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
        return false;
      } else {
        if (func1(data) < 1) {
          validate56.errors = [{ instancePath, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern4.test(data)) {
            validate56.errors = [{ instancePath, keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
            return false;
          }
        }
      }
    } else {
      validate56.errors = [{ instancePath, keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "after" || key0 === "type" || key0 === "limit")) {
          validate55.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.after !== void 0) {
          let data0 = data.after;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate55.errors = [{ instancePath: instancePath + "/after", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 9007199254740991 || isNaN(data0)) {
                validate55.errors = [{ instancePath: instancePath + "/after", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate55.errors = [{ instancePath: instancePath + "/after", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
            if (!validate56(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
                validate55.errors = [{ instancePath: instancePath + "/limit", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs5) {
                if (typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 1e3 || isNaN(data2)) {
                    validate55.errors = [{ instancePath: instancePath + "/limit", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }];
                    return false;
                  } else {
                    if (data2 < 1 || isNaN(data2)) {
                      validate55.errors = [{ instancePath: instancePath + "/limit", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
      validate55.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var AutomationHistoryRequest = validate58;
var schema23 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "AutomationHistoryRequest", "description": "Filters and pagination of the history.", "type": "object", "additionalProperties": false, "properties": { "endpoint_id": { "description": "Only events of this inbound endpoint.", "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$", "examples": ["ain_demo"] }, "type": { "$ref": "./automation-event-type.json", "description": "Only events of this type; `order.*` stands for all types that begin with `order.`." }, "state": { "type": "string", "description": "Only events in this state.", "enum": ["scheduled", "published", "cancelled"], "examples": ["published"] }, "since": { "$ref": "../common/timestamp.json" }, "until": { "$ref": "../common/timestamp.json" }, "limit": { "description": "Number of events on a page. Default: 20.", "type": "integer", "minimum": 1, "maximum": 100, "examples": [20] }, "cursor": { "type": "string", "description": "The next_cursor of the previous page.", "minLength": 1, "maxLength": 200 } }, "$id": "schemas:///automation/automation-history-request.json" };
var pattern5 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "endpoint_id" || key0 === "type" || key0 === "state" || key0 === "since" || key0 === "until" || key0 === "limit" || key0 === "cursor")) {
          validate58.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (!pattern5.test(data0)) {
                validate58.errors = [{ instancePath: instancePath + "/endpoint_id", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' }];
                return false;
              }
            } else {
              validate58.errors = [{ instancePath: instancePath + "/endpoint_id", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
            if (!validate56(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
                validate58.errors = [{ instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if (!(data2 === "scheduled" || data2 === "published" || data2 === "cancelled")) {
                validate58.errors = [{ instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema23.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.since !== void 0) {
                const _errs7 = errors;
                if (!validate53(data.since, { instancePath: instancePath + "/since", parentData: data, parentDataProperty: "since", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.until !== void 0) {
                  const _errs8 = errors;
                  if (!validate53(data.until, { instancePath: instancePath + "/until", parentData: data, parentDataProperty: "until", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.limit !== void 0) {
                    let data5 = data.limit;
                    const _errs9 = errors;
                    if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                      validate58.errors = [{ instancePath: instancePath + "/limit", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs9) {
                      if (typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 100 || isNaN(data5)) {
                          validate58.errors = [{ instancePath: instancePath + "/limit", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }];
                          return false;
                        } else {
                          if (data5 < 1 || isNaN(data5)) {
                            validate58.errors = [{ instancePath: instancePath + "/limit", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                          if (func1(data6) > 200) {
                            validate58.errors = [{ instancePath: instancePath + "/cursor", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                            return false;
                          } else {
                            if (func1(data6) < 1) {
                              validate58.errors = [{ instancePath: instancePath + "/cursor", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                              return false;
                            }
                          }
                        } else {
                          validate58.errors = [{ instancePath: instancePath + "/cursor", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate58.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var AutomationSampleListRequest = validate62;
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) > 200) {
        validate63.errors = [{ instancePath, keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
        return false;
      } else {
        if (func1(data) < 1) {
          validate63.errors = [{ instancePath, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern4.test(data)) {
            validate63.errors = [{ instancePath, keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
            return false;
          }
        }
      }
    } else {
      validate63.errors = [{ instancePath, keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_type === void 0 && (missing0 = "event_type")) {
        validate62.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "event_type" || key0 === "event")) {
            validate62.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.event_type !== void 0) {
            const _errs2 = errors;
            if (!validate63(data.event_type, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
                  if (func1(data1) > 200) {
                    validate62.errors = [{ instancePath: instancePath + "/event", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  } else {
                    if (func1(data1) < 1) {
                      validate62.errors = [{ instancePath: instancePath + "/event", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern4.test(data1)) {
                        validate62.errors = [{ instancePath: instancePath + "/event", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate62.errors = [{ instancePath: instancePath + "/event", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate62.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ChangeAutomationEndpointRequest = validate65;
var schema26 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "ChangeAutomationEndpointRequest", "description": "The fields to change. Omitted fields keep their values.", "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string", "description": "Display name. No control characters.", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "examples": ["Orders of the shop"] }, "event_type": { "$ref": "./automation-event-type.json" }, "event_types": { "type": "array", "description": "Event types that requests may give their events as CloudEvents, besides `event_type`; `*` for any type. An empty list allows only `event_type`.", "maxItems": 100, "uniqueItems": true, "items": { "$ref": "./automation-event-type.json" }, "examples": [["order.paid", "order.sent"]] }, "allow_get": { "type": "boolean", "description": "Whether GET publishes an event too, with the query parameters as its data.", "examples": [false] }, "verification": { "description": "How requests are verified.", "anyOf": [{ "$ref": "./automation-verification-input.json" }, { "type": "null" }] }, "data_schema": { "description": "JSON Schema (2020-12 or draft-07) that the data of each event must match.", "anyOf": [{ "type": "object", "additionalProperties": true }, { "type": "null" }], "examples": [{ "type": "object", "required": ["amount"] }] }, "rate": { "description": "Maximum number of events per minute.", "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1e5, "examples": [600] }, { "type": "null" }] }, "state": { "type": "string", "description": "A paused endpoint refuses events.", "enum": ["active", "paused"], "examples": ["paused"] } }, "$id": "schemas:///automation/change-automation-endpoint-request.json" };
var func0 = require_equal().default;
var schema27 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "AutomationVerificationInput", "description": "How requests to an inbound endpoint are verified.", "type": "object", "additionalProperties": false, "required": ["scheme", "secret"], "properties": { "scheme": { "type": "string", "description": "`standard_webhooks`, `github` and `stripe` check the signature of the body. `header` compares a header with the secret.", "enum": ["standard_webhooks", "github", "stripe", "header"], "examples": ["github"] }, "secret": { "type": "string", "description": "The secret that the sender signs with, or sends. No response contains it.", "minLength": 1, "maxLength": 500, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "examples": ["a secret of the sender"] }, "header": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9-]*$", "examples": ["X-Secret"], "description": "Name of the header that contains the secret. Only for the scheme `header`, which requires it." } }, "examples": [{ "scheme": "github", "secret": "a secret of the sender" }], "$id": "schemas:///automation/automation-verification-input.json" };
var pattern10 = new RegExp("^[A-Za-z0-9-]*$", "u");
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scheme === void 0 && (missing0 = "scheme") || data.secret === void 0 && (missing0 = "secret")) {
        validate68.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "scheme" || key0 === "secret" || key0 === "header")) {
            validate68.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.scheme !== void 0) {
            let data0 = data.scheme;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate68.errors = [{ instancePath: instancePath + "/scheme", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "standard_webhooks" || data0 === "github" || data0 === "stripe" || data0 === "header")) {
              validate68.errors = [{ instancePath: instancePath + "/scheme", keyword: "enum", params: { allowedValues: schema27.properties.scheme.enum }, message: "must be equal to one of the allowed values" }];
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
                  if (func1(data1) > 500) {
                    validate68.errors = [{ instancePath: instancePath + "/secret", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }];
                    return false;
                  } else {
                    if (func1(data1) < 1) {
                      validate68.errors = [{ instancePath: instancePath + "/secret", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern4.test(data1)) {
                        validate68.errors = [{ instancePath: instancePath + "/secret", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate68.errors = [{ instancePath: instancePath + "/secret", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    if (func1(data2) > 100) {
                      validate68.errors = [{ instancePath: instancePath + "/header", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                      return false;
                    } else {
                      if (func1(data2) < 1) {
                        validate68.errors = [{ instancePath: instancePath + "/header", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern10.test(data2)) {
                          validate68.errors = [{ instancePath: instancePath + "/header", keyword: "pattern", params: { pattern: "^[A-Za-z0-9-]*$" }, message: 'must match pattern "^[A-Za-z0-9-]*$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate68.errors = [{ instancePath: instancePath + "/header", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate68.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate68.errors = vErrors;
  return errors === 0;
}
validate68.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "name" || key0 === "event_type" || key0 === "event_types" || key0 === "allow_get" || key0 === "verification" || key0 === "data_schema" || key0 === "rate" || key0 === "state")) {
          validate65.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (func1(data0) > 200) {
                validate65.errors = [{ instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate65.errors = [{ instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern4.test(data0)) {
                    validate65.errors = [{ instancePath: instancePath + "/name", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate65.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
            if (!validate56(data.event_type, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
                    validate65.errors = [{ instancePath: instancePath + "/event_types", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs7 = errors;
                      if (!validate56(data2[i0], { instancePath: instancePath + "/event_types/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
                                validate65.errors = [{ instancePath: instancePath + "/event_types", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
                                return false;
                                break outer0;
                              }
                            }
                          }
                      }
                    }
                  }
                } else {
                  validate65.errors = [{ instancePath: instancePath + "/event_types", keyword: "type", params: { type: "array" }, message: "must be array" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.allow_get !== void 0) {
                const _errs8 = errors;
                if (typeof data.allow_get !== "boolean") {
                  validate65.errors = [{ instancePath: instancePath + "/allow_get", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.verification !== void 0) {
                  let data5 = data.verification;
                  const _errs10 = errors;
                  const _errs11 = errors;
                  let valid3 = false;
                  const _errs12 = errors;
                  if (!validate68(data5, { instancePath: instancePath + "/verification", parentData: data, parentDataProperty: "verification", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs12 === errors;
                  valid3 = valid3 || _valid0;
                  const _errs13 = errors;
                  if (data5 !== null) {
                    const err0 = { instancePath: instancePath + "/verification", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                  var _valid0 = _errs13 === errors;
                  valid3 = valid3 || _valid0;
                  if (!valid3) {
                    const err1 = { instancePath: instancePath + "/verification", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err1];
                    } else {
                      vErrors.push(err1);
                    }
                    errors++;
                    validate65.errors = vErrors;
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
                    let data6 = data.data_schema;
                    const _errs15 = errors;
                    const _errs16 = errors;
                    let valid4 = false;
                    const _errs17 = errors;
                    if (errors === _errs17) {
                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                      } else {
                        const err2 = { instancePath: instancePath + "/data_schema", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err2];
                        } else {
                          vErrors.push(err2);
                        }
                        errors++;
                      }
                    }
                    var _valid1 = _errs17 === errors;
                    valid4 = valid4 || _valid1;
                    const _errs20 = errors;
                    if (data6 !== null) {
                      const err3 = { instancePath: instancePath + "/data_schema", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err3];
                      } else {
                        vErrors.push(err3);
                      }
                      errors++;
                    }
                    var _valid1 = _errs20 === errors;
                    valid4 = valid4 || _valid1;
                    if (!valid4) {
                      const err4 = { instancePath: instancePath + "/data_schema", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err4];
                      } else {
                        vErrors.push(err4);
                      }
                      errors++;
                      validate65.errors = vErrors;
                      return false;
                    } else {
                      errors = _errs16;
                      if (vErrors !== null) {
                        if (_errs16) {
                          vErrors.length = _errs16;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs15 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.rate !== void 0) {
                      let data7 = data.rate;
                      const _errs22 = errors;
                      const _errs23 = errors;
                      let valid5 = false;
                      const _errs24 = errors;
                      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                        const err5 = { instancePath: instancePath + "/rate", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err5];
                        } else {
                          vErrors.push(err5);
                        }
                        errors++;
                      }
                      if (errors === _errs24) {
                        if (typeof data7 == "number" && isFinite(data7)) {
                          if (data7 > 1e5 || isNaN(data7)) {
                            const err6 = { instancePath: instancePath + "/rate", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" };
                            if (vErrors === null) {
                              vErrors = [err6];
                            } else {
                              vErrors.push(err6);
                            }
                            errors++;
                          } else {
                            if (data7 < 1 || isNaN(data7)) {
                              const err7 = { instancePath: instancePath + "/rate", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                              if (vErrors === null) {
                                vErrors = [err7];
                              } else {
                                vErrors.push(err7);
                              }
                              errors++;
                            }
                          }
                        }
                      }
                      var _valid2 = _errs24 === errors;
                      valid5 = valid5 || _valid2;
                      const _errs26 = errors;
                      if (data7 !== null) {
                        const err8 = { instancePath: instancePath + "/rate", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err8];
                        } else {
                          vErrors.push(err8);
                        }
                        errors++;
                      }
                      var _valid2 = _errs26 === errors;
                      valid5 = valid5 || _valid2;
                      if (!valid5) {
                        const err9 = { instancePath: instancePath + "/rate", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err9];
                        } else {
                          vErrors.push(err9);
                        }
                        errors++;
                        validate65.errors = vErrors;
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
                      if (data.state !== void 0) {
                        let data8 = data.state;
                        const _errs28 = errors;
                        if (typeof data8 !== "string") {
                          validate65.errors = [{ instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        if (!(data8 === "active" || data8 === "paused")) {
                          validate65.errors = [{ instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema26.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
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
    } else {
      validate65.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate65.errors = vErrors;
  return errors === 0;
}
validate65.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ChangeAutomationHookRequest = validate70;
var schema28 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "ChangeAutomationHookRequest", "description": "The fields of the hook to change.", "type": "object", "additionalProperties": false, "properties": { "state": { "type": "string", "description": "`paused`: the hook receives no events. `active`: it receives events from now on, also after it was paused because its receiver failed.", "enum": ["active", "paused"], "examples": ["active"] }, "description": { "type": "string", "description": "Display name. No control characters.", "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "examples": ["Zap 4711"] } }, "$id": "schemas:///automation/change-automation-hook-request.json" };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "state" || key0 === "description")) {
          validate70.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.state !== void 0) {
          let data0 = data.state;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate70.errors = [{ instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data0 === "active" || data0 === "paused")) {
            validate70.errors = [{ instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema28.properties.state.enum }, message: "must be equal to one of the allowed values" }];
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
                if (func1(data1) > 200) {
                  validate70.errors = [{ instancePath: instancePath + "/description", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                } else {
                  if (!pattern4.test(data1)) {
                    validate70.errors = [{ instancePath: instancePath + "/description", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                    return false;
                  }
                }
              } else {
                validate70.errors = [{ instancePath: instancePath + "/description", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate70.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate70.errors = vErrors;
  return errors === 0;
}
validate70.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ChangeAutomationRouteRequest = validate71;
var schema29 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "ChangeAutomationRouteRequest", "description": "The fields of the route to change.", "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string", "description": "Display name. No control characters.", "maxLength": 100, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "examples": ["Large orders"], "minLength": 1 }, "sources": { "type": "array", "description": "Ids of the inbound endpoints whose events the route takes.", "maxItems": 100, "uniqueItems": true, "items": { "$ref": "../common/id.json" }, "examples": [["ain_demo"]] }, "event_types": { "type": "array", "description": "Types of the events that the route takes, from any inbound endpoint. Without `sources` and `event_types`, it takes all published events.", "maxItems": 50, "uniqueItems": true, "items": { "$ref": "./automation-event-name.json" }, "examples": [["order.paid"]] }, "filter": { "$ref": "./filter.json" }, "mapping": { "description": 'A JSONata expression that makes the new data from the event, such as `{"order": data.id}`; null keeps the data as it is. If it returns null, the event is skipped. If it returns nothing, it fails.', "examples": ['{"order": data.id}'], "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 1e4, "pattern": "^[^\\u0000\\ud800-\\udfff]*$" }, { "type": "null" }] }, "event_type": { "description": "Type of the events that the route sends; null keeps the type of the event.", "anyOf": [{ "$ref": "./automation-event-type.json" }, { "type": "null" }] }, "hooks": { "type": "array", "description": "Ids of the hooks that the route sends events to.", "minItems": 1, "maxItems": 100, "uniqueItems": true, "items": { "$ref": "../common/id.json" }, "examples": [["hook_demo"]] }, "state": { "type": "string", "description": "`paused`: what happens meanwhile is not taken. `active`: taken again.", "enum": ["active", "paused"] }, "events": { "deprecated": true, "description": "The old name of `event_types`. The next release has only the new name.", "type": "array", "maxItems": 50, "uniqueItems": true, "items": { "$ref": "./automation-event-name.json" } }, "type": { "deprecated": true, "description": "The old name of `event_type`. The next release has only the new name.", "anyOf": [{ "$ref": "./automation-event-type.json" }, { "type": "null" }] } }, "examples": [{ "name": "Large orders" }], "$id": "schemas:///automation/change-automation-route-request.json" };
var func23 = Object.prototype.hasOwnProperty;
var pattern15 = new RegExp("^[^\\u0000\\ud800-\\udfff]*$", "u");
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern5.test(data)) {
        validate72.errors = [{ instancePath, keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' }];
        return false;
      }
    } else {
      validate72.errors = [{ instancePath, keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema32 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "AutomationFilterCondition", "description": "A condition on one field of an event. If it has several comparisons, all of them must hold. A missing field matches only `exists: false` and `not_equals`.", "type": "object", "additionalProperties": false, "required": ["field"], "minProperties": 2, "properties": { "field": { "description": "Path to the field: names with a dot between them, and numbers (from 0) for the entries of lists.", "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^.\\u0000\\ud800-\\udfff]+(\\.[^.\\u0000\\ud800-\\udfff]+)*$", "examples": ["data.items.0.price"] }, "equals": { "description": 'The field is this text, number, true, false or null. The number 1 is not the text `"1"`.', "type": ["string", "number", "boolean", "null"], "maxLength": 1e3, "pattern": "^[^\\u0000\\ud800-\\udfff]*$" }, "not_equals": { "description": "The field is something else, or missing.", "type": ["string", "number", "boolean", "null"], "maxLength": 1e3, "pattern": "^[^\\u0000\\ud800-\\udfff]*$" }, "one_of": { "description": "The field is one of these.", "type": "array", "minItems": 1, "maxItems": 100, "items": { "type": ["string", "number", "boolean", "null"], "maxLength": 1e3, "pattern": "^[^\\u0000\\ud800-\\udfff]*$" } }, "prefix": { "description": "The field is text that starts like this. Case-sensitive.", "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "^[^\\u0000\\ud800-\\udfff]*$" }, "suffix": { "description": "The field is text that ends like this. Case-sensitive.", "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "^[^\\u0000\\ud800-\\udfff]*$" }, "contains": { "description": "The field is text that contains this, or a list with this text. Case-sensitive.", "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "^[^\\u0000\\ud800-\\udfff]*$" }, "exists": { "description": "Whether the field exists. A field that is null exists.", "type": "boolean" }, "min": { "description": "The field is at least this number. Text that is a decimal number, as forms send it, counts as the number.", "type": "number" }, "max": { "description": "The field is at most this number. Text that is a decimal number, as forms send it, counts as the number.", "type": "number" } }, "examples": [{ "field": "data.amount", "min": 100, "max": 500 }], "$id": "schemas:///automation/filter-condition.json" };
var pattern14 = new RegExp("^[^.\\u0000\\ud800-\\udfff]+(\\.[^.\\u0000\\ud800-\\udfff]+)*$", "u");
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate76.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length < 2) {
        validate76.errors = [{ instancePath, keyword: "minProperties", params: { limit: 2 }, message: "must NOT have fewer than 2 properties" }];
        return false;
      } else {
        let missing0;
        if (data.field === void 0 && (missing0 = "field")) {
          validate76.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
          return false;
        } else {
          const _errs1 = errors;
          for (const key0 in data) {
            if (!func23.call(schema32.properties, key0)) {
              validate76.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                  if (func1(data0) > 200) {
                    validate76.errors = [{ instancePath: instancePath + "/field", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  } else {
                    if (func1(data0) < 1) {
                      validate76.errors = [{ instancePath: instancePath + "/field", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern14.test(data0)) {
                        validate76.errors = [{ instancePath: instancePath + "/field", keyword: "pattern", params: { pattern: "^[^.\\u0000\\ud800-\\udfff]+(\\.[^.\\u0000\\ud800-\\udfff]+)*$" }, message: 'must match pattern "^[^.\\u0000\\ud800-\\udfff]+(\\.[^.\\u0000\\ud800-\\udfff]+)*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate76.errors = [{ instancePath: instancePath + "/field", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate76.errors = [{ instancePath: instancePath + "/equals", keyword: "type", params: { type: schema32.properties.equals.type }, message: "must be string,number,boolean,null" }];
                  return false;
                }
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (func1(data1) > 1e3) {
                      validate76.errors = [{ instancePath: instancePath + "/equals", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                      return false;
                    } else {
                      if (!pattern15.test(data1)) {
                        validate76.errors = [{ instancePath: instancePath + "/equals", keyword: "pattern", params: { pattern: "^[^\\u0000\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000\\ud800-\\udfff]*$"' }];
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
                    validate76.errors = [{ instancePath: instancePath + "/not_equals", keyword: "type", params: { type: schema32.properties.not_equals.type }, message: "must be string,number,boolean,null" }];
                    return false;
                  }
                  if (errors === _errs6) {
                    if (typeof data2 === "string") {
                      if (func1(data2) > 1e3) {
                        validate76.errors = [{ instancePath: instancePath + "/not_equals", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                        return false;
                      } else {
                        if (!pattern15.test(data2)) {
                          validate76.errors = [{ instancePath: instancePath + "/not_equals", keyword: "pattern", params: { pattern: "^[^\\u0000\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000\\ud800-\\udfff]*$"' }];
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
                          validate76.errors = [{ instancePath: instancePath + "/one_of", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                          return false;
                        } else {
                          if (data3.length < 1) {
                            validate76.errors = [{ instancePath: instancePath + "/one_of", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                            return false;
                          } else {
                            var valid1 = true;
                            const len0 = data3.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data4 = data3[i0];
                              const _errs10 = errors;
                              if (typeof data4 !== "string" && !(typeof data4 == "number" && isFinite(data4)) && typeof data4 !== "boolean" && data4 !== null) {
                                validate76.errors = [{ instancePath: instancePath + "/one_of/" + i0, keyword: "type", params: { type: schema32.properties.one_of.items.type }, message: "must be string,number,boolean,null" }];
                                return false;
                              }
                              if (errors === _errs10) {
                                if (typeof data4 === "string") {
                                  if (func1(data4) > 1e3) {
                                    validate76.errors = [{ instancePath: instancePath + "/one_of/" + i0, keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                    return false;
                                  } else {
                                    if (!pattern15.test(data4)) {
                                      validate76.errors = [{ instancePath: instancePath + "/one_of/" + i0, keyword: "pattern", params: { pattern: "^[^\\u0000\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000\\ud800-\\udfff]*$"' }];
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
                        validate76.errors = [{ instancePath: instancePath + "/one_of", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                          if (func1(data5) > 1e3) {
                            validate76.errors = [{ instancePath: instancePath + "/prefix", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                            return false;
                          } else {
                            if (func1(data5) < 1) {
                              validate76.errors = [{ instancePath: instancePath + "/prefix", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                              return false;
                            } else {
                              if (!pattern15.test(data5)) {
                                validate76.errors = [{ instancePath: instancePath + "/prefix", keyword: "pattern", params: { pattern: "^[^\\u0000\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000\\ud800-\\udfff]*$"' }];
                                return false;
                              }
                            }
                          }
                        } else {
                          validate76.errors = [{ instancePath: instancePath + "/prefix", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                            if (func1(data6) > 1e3) {
                              validate76.errors = [{ instancePath: instancePath + "/suffix", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                              return false;
                            } else {
                              if (func1(data6) < 1) {
                                validate76.errors = [{ instancePath: instancePath + "/suffix", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                return false;
                              } else {
                                if (!pattern15.test(data6)) {
                                  validate76.errors = [{ instancePath: instancePath + "/suffix", keyword: "pattern", params: { pattern: "^[^\\u0000\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000\\ud800-\\udfff]*$"' }];
                                  return false;
                                }
                              }
                            }
                          } else {
                            validate76.errors = [{ instancePath: instancePath + "/suffix", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                              if (func1(data7) > 1e3) {
                                validate76.errors = [{ instancePath: instancePath + "/contains", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                                return false;
                              } else {
                                if (func1(data7) < 1) {
                                  validate76.errors = [{ instancePath: instancePath + "/contains", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                  return false;
                                } else {
                                  if (!pattern15.test(data7)) {
                                    validate76.errors = [{ instancePath: instancePath + "/contains", keyword: "pattern", params: { pattern: "^[^\\u0000\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000\\ud800-\\udfff]*$"' }];
                                    return false;
                                  }
                                }
                              }
                            } else {
                              validate76.errors = [{ instancePath: instancePath + "/contains", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                              validate76.errors = [{ instancePath: instancePath + "/exists", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                                validate76.errors = [{ instancePath: instancePath + "/min", keyword: "type", params: { type: "number" }, message: "must be number" }];
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
                                  validate76.errors = [{ instancePath: instancePath + "/max", keyword: "type", params: { type: "number" }, message: "must be number" }];
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
      validate76.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate76.errors = vErrors;
  return errors === 0;
}
validate76.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 20) {
        validate75.errors = [{ instancePath, keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate76(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            break;
          }
        }
      }
    } else {
      validate75.errors = [{ instancePath, keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate75.errors = vErrors;
  return errors === 0;
}
validate75.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func23.call(schema29.properties, key0)) {
          validate71.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (func1(data0) > 100) {
                validate71.errors = [{ instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate71.errors = [{ instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern4.test(data0)) {
                    validate71.errors = [{ instancePath: instancePath + "/name", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate71.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate71.errors = [{ instancePath: instancePath + "/sources", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                  return false;
                } else {
                  var valid1 = true;
                  const len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs6 = errors;
                    if (!validate72(data1[i0], { instancePath: instancePath + "/sources/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
                              validate71.errors = [{ instancePath: instancePath + "/sources", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
                              return false;
                              break outer0;
                            }
                          }
                        }
                    }
                  }
                }
              } else {
                validate71.errors = [{ instancePath: instancePath + "/sources", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                    validate71.errors = [{ instancePath: instancePath + "/event_types", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }];
                    return false;
                  } else {
                    var valid3 = true;
                    const len1 = data3.length;
                    for (let i2 = 0; i2 < len1; i2++) {
                      const _errs9 = errors;
                      if (!validate63(data3[i2], { instancePath: instancePath + "/event_types/" + i2, parentData: data3, parentDataProperty: i2, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
                                validate71.errors = [{ instancePath: instancePath + "/event_types", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)" }];
                                return false;
                                break outer1;
                              }
                            }
                          }
                      }
                    }
                  }
                } else {
                  validate71.errors = [{ instancePath: instancePath + "/event_types", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                if (!validate75(data.filter, { instancePath: instancePath + "/filter", parentData: data, parentDataProperty: "filter", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs10 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.mapping !== void 0) {
                  let data6 = data.mapping;
                  const _errs11 = errors;
                  const _errs12 = errors;
                  let valid5 = false;
                  const _errs13 = errors;
                  if (errors === _errs13) {
                    if (typeof data6 === "string") {
                      if (func1(data6) > 1e4) {
                        const err0 = { instancePath: instancePath + "/mapping", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      } else {
                        if (func1(data6) < 1) {
                          const err1 = { instancePath: instancePath + "/mapping", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                        } else {
                          if (!pattern15.test(data6)) {
                            const err2 = { instancePath: instancePath + "/mapping", keyword: "pattern", params: { pattern: "^[^\\u0000\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000\\ud800-\\udfff]*$"' };
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
                      const err3 = { instancePath: instancePath + "/mapping", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err3];
                      } else {
                        vErrors.push(err3);
                      }
                      errors++;
                    }
                  }
                  var _valid0 = _errs13 === errors;
                  valid5 = valid5 || _valid0;
                  const _errs15 = errors;
                  if (data6 !== null) {
                    const err4 = { instancePath: instancePath + "/mapping", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err4];
                    } else {
                      vErrors.push(err4);
                    }
                    errors++;
                  }
                  var _valid0 = _errs15 === errors;
                  valid5 = valid5 || _valid0;
                  if (!valid5) {
                    const err5 = { instancePath: instancePath + "/mapping", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err5];
                    } else {
                      vErrors.push(err5);
                    }
                    errors++;
                    validate71.errors = vErrors;
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
                  if (data.event_type !== void 0) {
                    let data7 = data.event_type;
                    const _errs17 = errors;
                    const _errs18 = errors;
                    let valid6 = false;
                    const _errs19 = errors;
                    if (!validate56(data7, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                      errors = vErrors.length;
                    }
                    var _valid1 = _errs19 === errors;
                    valid6 = valid6 || _valid1;
                    const _errs20 = errors;
                    if (data7 !== null) {
                      const err6 = { instancePath: instancePath + "/event_type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err6];
                      } else {
                        vErrors.push(err6);
                      }
                      errors++;
                    }
                    var _valid1 = _errs20 === errors;
                    valid6 = valid6 || _valid1;
                    if (!valid6) {
                      const err7 = { instancePath: instancePath + "/event_type", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err7];
                      } else {
                        vErrors.push(err7);
                      }
                      errors++;
                      validate71.errors = vErrors;
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
                    if (data.hooks !== void 0) {
                      let data8 = data.hooks;
                      const _errs22 = errors;
                      if (errors === _errs22) {
                        if (Array.isArray(data8)) {
                          if (data8.length > 100) {
                            validate71.errors = [{ instancePath: instancePath + "/hooks", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                            return false;
                          } else {
                            if (data8.length < 1) {
                              validate71.errors = [{ instancePath: instancePath + "/hooks", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                              return false;
                            } else {
                              var valid7 = true;
                              const len2 = data8.length;
                              for (let i4 = 0; i4 < len2; i4++) {
                                const _errs24 = errors;
                                if (!validate72(data8[i4], { instancePath: instancePath + "/hooks/" + i4, parentData: data8, parentDataProperty: i4, rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                                  errors = vErrors.length;
                                }
                                var valid7 = _errs24 === errors;
                                if (!valid7) {
                                  break;
                                }
                              }
                              if (valid7) {
                                let i5 = data8.length;
                                let j2;
                                if (i5 > 1) {
                                  outer2:
                                    for (; i5--; ) {
                                      for (j2 = i5; j2--; ) {
                                        if (func0(data8[i5], data8[j2])) {
                                          validate71.errors = [{ instancePath: instancePath + "/hooks", keyword: "uniqueItems", params: { i: i5, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)" }];
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
                          validate71.errors = [{ instancePath: instancePath + "/hooks", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs22 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.state !== void 0) {
                        let data10 = data.state;
                        const _errs25 = errors;
                        if (typeof data10 !== "string") {
                          validate71.errors = [{ instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        if (!(data10 === "active" || data10 === "paused")) {
                          validate71.errors = [{ instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema29.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
                        }
                        var valid0 = _errs25 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.events !== void 0) {
                          let data11 = data.events;
                          const _errs27 = errors;
                          if (errors === _errs27) {
                            if (Array.isArray(data11)) {
                              if (data11.length > 50) {
                                validate71.errors = [{ instancePath: instancePath + "/events", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }];
                                return false;
                              } else {
                                var valid9 = true;
                                const len3 = data11.length;
                                for (let i6 = 0; i6 < len3; i6++) {
                                  const _errs29 = errors;
                                  if (!validate63(data11[i6], { instancePath: instancePath + "/events/" + i6, parentData: data11, parentDataProperty: i6, rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid9 = _errs29 === errors;
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
                                            validate71.errors = [{ instancePath: instancePath + "/events", keyword: "uniqueItems", params: { i: i7, j: j3 }, message: "must NOT have duplicate items (items ## " + j3 + " and " + i7 + " are identical)" }];
                                            return false;
                                            break outer3;
                                          }
                                        }
                                      }
                                  }
                                }
                              }
                            } else {
                              validate71.errors = [{ instancePath: instancePath + "/events", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs27 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.type !== void 0) {
                            let data13 = data.type;
                            const _errs30 = errors;
                            const _errs31 = errors;
                            let valid11 = false;
                            const _errs32 = errors;
                            if (!validate56(data13, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                              errors = vErrors.length;
                            }
                            var _valid2 = _errs32 === errors;
                            valid11 = valid11 || _valid2;
                            const _errs33 = errors;
                            if (data13 !== null) {
                              const err8 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              if (vErrors === null) {
                                vErrors = [err8];
                              } else {
                                vErrors.push(err8);
                              }
                              errors++;
                            }
                            var _valid2 = _errs33 === errors;
                            valid11 = valid11 || _valid2;
                            if (!valid11) {
                              const err9 = { instancePath: instancePath + "/type", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err9];
                              } else {
                                vErrors.push(err9);
                              }
                              errors++;
                              validate71.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs31;
                              if (vErrors !== null) {
                                if (_errs31) {
                                  vErrors.length = _errs31;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs30 === errors;
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
      validate71.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ChangeAutomationSettingsRequest = validate83;
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.retention_days === void 0 && (missing0 = "retention_days")) {
        validate83.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "retention_days")) {
            validate83.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              const err0 = { instancePath: instancePath + "/retention_days", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
                  const err1 = { instancePath: instancePath + "/retention_days", keyword: "maximum", params: { comparison: "<=", limit: 36500 }, message: "must be <= 36500" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                } else {
                  if (data0 < 1 || isNaN(data0)) {
                    const err2 = { instancePath: instancePath + "/retention_days", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
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
            const _errs6 = errors;
            if (data0 !== null) {
              const err3 = { instancePath: instancePath + "/retention_days", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            var _valid0 = _errs6 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const err4 = { instancePath: instancePath + "/retention_days", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
              validate83.errors = vErrors;
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
      validate83.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate83.errors = vErrors;
  return errors === 0;
}
validate83.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var CreateAutomationEndpointRequest = validate84;
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.event_type === void 0 && (missing0 = "event_type")) {
        validate84.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "event_type" || key0 === "event_types" || key0 === "allow_get" || key0 === "verification" || key0 === "data_schema" || key0 === "rate")) {
            validate84.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (func1(data0) > 200) {
                  validate84.errors = [{ instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                } else {
                  if (func1(data0) < 1) {
                    validate84.errors = [{ instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern4.test(data0)) {
                      validate84.errors = [{ instancePath: instancePath + "/name", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate84.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
              if (!validate56(data.event_type, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
                      validate84.errors = [{ instancePath: instancePath + "/event_types", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs7 = errors;
                        if (!validate56(data2[i0], { instancePath: instancePath + "/event_types/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
                                  validate84.errors = [{ instancePath: instancePath + "/event_types", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
                                  return false;
                                  break outer0;
                                }
                              }
                            }
                        }
                      }
                    }
                  } else {
                    validate84.errors = [{ instancePath: instancePath + "/event_types", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.allow_get !== void 0) {
                  const _errs8 = errors;
                  if (typeof data.allow_get !== "boolean") {
                    validate84.errors = [{ instancePath: instancePath + "/allow_get", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.verification !== void 0) {
                    let data5 = data.verification;
                    const _errs10 = errors;
                    const _errs11 = errors;
                    let valid3 = false;
                    const _errs12 = errors;
                    if (!validate68(data5, { instancePath: instancePath + "/verification", parentData: data, parentDataProperty: "verification", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs12 === errors;
                    valid3 = valid3 || _valid0;
                    const _errs13 = errors;
                    if (data5 !== null) {
                      const err0 = { instancePath: instancePath + "/verification", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                    var _valid0 = _errs13 === errors;
                    valid3 = valid3 || _valid0;
                    if (!valid3) {
                      const err1 = { instancePath: instancePath + "/verification", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                      validate84.errors = vErrors;
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
                      let data6 = data.data_schema;
                      const _errs15 = errors;
                      const _errs16 = errors;
                      let valid4 = false;
                      const _errs17 = errors;
                      if (errors === _errs17) {
                        if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                        } else {
                          const err2 = { instancePath: instancePath + "/data_schema", keyword: "type", params: { type: "object" }, message: "must be object" };
                          if (vErrors === null) {
                            vErrors = [err2];
                          } else {
                            vErrors.push(err2);
                          }
                          errors++;
                        }
                      }
                      var _valid1 = _errs17 === errors;
                      valid4 = valid4 || _valid1;
                      const _errs20 = errors;
                      if (data6 !== null) {
                        const err3 = { instancePath: instancePath + "/data_schema", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                      }
                      var _valid1 = _errs20 === errors;
                      valid4 = valid4 || _valid1;
                      if (!valid4) {
                        const err4 = { instancePath: instancePath + "/data_schema", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err4];
                        } else {
                          vErrors.push(err4);
                        }
                        errors++;
                        validate84.errors = vErrors;
                        return false;
                      } else {
                        errors = _errs16;
                        if (vErrors !== null) {
                          if (_errs16) {
                            vErrors.length = _errs16;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid0 = _errs15 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.rate !== void 0) {
                        let data7 = data.rate;
                        const _errs22 = errors;
                        const _errs23 = errors;
                        let valid5 = false;
                        const _errs24 = errors;
                        if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                          const err5 = { instancePath: instancePath + "/rate", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                          if (vErrors === null) {
                            vErrors = [err5];
                          } else {
                            vErrors.push(err5);
                          }
                          errors++;
                        }
                        if (errors === _errs24) {
                          if (typeof data7 == "number" && isFinite(data7)) {
                            if (data7 > 1e5 || isNaN(data7)) {
                              const err6 = { instancePath: instancePath + "/rate", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" };
                              if (vErrors === null) {
                                vErrors = [err6];
                              } else {
                                vErrors.push(err6);
                              }
                              errors++;
                            } else {
                              if (data7 < 1 || isNaN(data7)) {
                                const err7 = { instancePath: instancePath + "/rate", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                if (vErrors === null) {
                                  vErrors = [err7];
                                } else {
                                  vErrors.push(err7);
                                }
                                errors++;
                              }
                            }
                          }
                        }
                        var _valid2 = _errs24 === errors;
                        valid5 = valid5 || _valid2;
                        const _errs26 = errors;
                        if (data7 !== null) {
                          const err8 = { instancePath: instancePath + "/rate", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err8];
                          } else {
                            vErrors.push(err8);
                          }
                          errors++;
                        }
                        var _valid2 = _errs26 === errors;
                        valid5 = valid5 || _valid2;
                        if (!valid5) {
                          const err9 = { instancePath: instancePath + "/rate", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err9];
                          } else {
                            vErrors.push(err9);
                          }
                          errors++;
                          validate84.errors = vErrors;
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
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate84.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate84.errors = vErrors;
  return errors === 0;
}
validate84.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var CreateAutomationHookRequest = validate88;
var schema35 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "CreateAutomationHookRequest", "description": "The hook to create.", "type": "object", "additionalProperties": false, "required": ["target_url", "event_type"], "properties": { "target_url": { "type": "string", "description": "The URL that events are posted to: http or https.", "minLength": 1, "maxLength": 2048, "pattern": "^[^\\u0000-\\u001f\\u007f]*$", "examples": ["https://receiver.example/hooks"] }, "event_type": { "$ref": "./automation-event-name.json" }, "format": { "type": "string", "description": "What is posted. `standard`: the body of Standard Webhooks. `cloudevents`: a CloudEvent in the body. `cloudevents_binary`: the data, with the attributes of the CloudEvent in headers. `data`: the data alone. Default: `standard`.", "enum": ["standard", "cloudevents", "cloudevents_binary", "data"], "examples": ["cloudevents"] }, "description": { "type": "string", "description": "Display name. No control characters.", "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "examples": ["Zap 4711"] }, "event": { "deprecated": true, "description": "The old name of `event_type`. The next release has only the new name.", "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" } }, "$id": "schemas:///automation/create-automation-hook-request.json" };
var pattern23 = new RegExp("^[^\\u0000-\\u001f\\u007f]*$", "u");
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate88.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.target_url === void 0 && (missing0 = "target_url") || data.event_type === void 0 && (missing0 = "event_type")) {
        validate88.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "target_url" || key0 === "event_type" || key0 === "format" || key0 === "description" || key0 === "event")) {
            validate88.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (func1(data0) > 2048) {
                  validate88.errors = [{ instancePath: instancePath + "/target_url", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }];
                  return false;
                } else {
                  if (func1(data0) < 1) {
                    validate88.errors = [{ instancePath: instancePath + "/target_url", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern23.test(data0)) {
                      validate88.errors = [{ instancePath: instancePath + "/target_url", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate88.errors = [{ instancePath: instancePath + "/target_url", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
              if (!validate63(data.event_type, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
                  validate88.errors = [{ instancePath: instancePath + "/format", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                if (!(data2 === "standard" || data2 === "cloudevents" || data2 === "cloudevents_binary" || data2 === "data")) {
                  validate88.errors = [{ instancePath: instancePath + "/format", keyword: "enum", params: { allowedValues: schema35.properties.format.enum }, message: "must be equal to one of the allowed values" }];
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
                      if (func1(data3) > 200) {
                        validate88.errors = [{ instancePath: instancePath + "/description", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (!pattern4.test(data3)) {
                          validate88.errors = [{ instancePath: instancePath + "/description", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                          return false;
                        }
                      }
                    } else {
                      validate88.errors = [{ instancePath: instancePath + "/description", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        if (func1(data4) > 200) {
                          validate88.errors = [{ instancePath: instancePath + "/event", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                          return false;
                        } else {
                          if (func1(data4) < 1) {
                            validate88.errors = [{ instancePath: instancePath + "/event", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                            return false;
                          } else {
                            if (!pattern4.test(data4)) {
                              validate88.errors = [{ instancePath: instancePath + "/event", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                              return false;
                            }
                          }
                        }
                      } else {
                        validate88.errors = [{ instancePath: instancePath + "/event", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate88.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate88.errors = vErrors;
  return errors === 0;
}
validate88.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var CreateAutomationRouteRequest = validate90;
var schema36 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "CreateAutomationRouteRequest", "description": "The route to create.", "type": "object", "additionalProperties": false, "required": ["name", "hooks"], "properties": { "name": { "type": "string", "description": "Display name. No control characters.", "maxLength": 100, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "examples": ["Large orders"], "minLength": 1 }, "sources": { "type": "array", "description": "Ids of the inbound endpoints whose events the route takes.", "maxItems": 100, "uniqueItems": true, "items": { "$ref": "../common/id.json" }, "examples": [["ain_demo"]] }, "event_types": { "type": "array", "description": "Types of the events that the route takes, from any inbound endpoint. Without `sources` and `event_types`, it takes all published events.", "maxItems": 50, "uniqueItems": true, "items": { "$ref": "./automation-event-name.json" }, "examples": [["order.paid"]] }, "filter": { "$ref": "./filter.json" }, "mapping": { "description": 'A JSONata expression that makes the new data from the event, such as `{"order": data.id}`; null keeps the data as it is. If it returns null, the event is skipped. If it returns nothing, it fails.', "examples": ['{"order": data.id}'], "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 1e4, "pattern": "^[^\\u0000\\ud800-\\udfff]*$" }, { "type": "null" }] }, "event_type": { "description": "Type of the events that the route sends; null keeps the type of the event.", "anyOf": [{ "$ref": "./automation-event-type.json" }, { "type": "null" }] }, "hooks": { "type": "array", "description": "Ids of the hooks that the route sends events to.", "minItems": 1, "maxItems": 100, "uniqueItems": true, "items": { "$ref": "../common/id.json" }, "examples": [["hook_demo"]] }, "events": { "deprecated": true, "description": "The old name of `event_types`. The next release has only the new name.", "type": "array", "maxItems": 50, "uniqueItems": true, "items": { "$ref": "./automation-event-name.json" } }, "type": { "deprecated": true, "description": "The old name of `event_type`. The next release has only the new name.", "anyOf": [{ "$ref": "./automation-event-type.json" }, { "type": "null" }] } }, "$id": "schemas:///automation/create-automation-route-request.json" };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.hooks === void 0 && (missing0 = "hooks")) {
        validate90.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func23.call(schema36.properties, key0)) {
            validate90.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (func1(data0) > 100) {
                  validate90.errors = [{ instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                  return false;
                } else {
                  if (func1(data0) < 1) {
                    validate90.errors = [{ instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern4.test(data0)) {
                      validate90.errors = [{ instancePath: instancePath + "/name", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate90.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    validate90.errors = [{ instancePath: instancePath + "/sources", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs6 = errors;
                      if (!validate72(data1[i0], { instancePath: instancePath + "/sources/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
                                validate90.errors = [{ instancePath: instancePath + "/sources", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
                                return false;
                                break outer0;
                              }
                            }
                          }
                      }
                    }
                  }
                } else {
                  validate90.errors = [{ instancePath: instancePath + "/sources", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                      validate90.errors = [{ instancePath: instancePath + "/event_types", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }];
                      return false;
                    } else {
                      var valid3 = true;
                      const len1 = data3.length;
                      for (let i2 = 0; i2 < len1; i2++) {
                        const _errs9 = errors;
                        if (!validate63(data3[i2], { instancePath: instancePath + "/event_types/" + i2, parentData: data3, parentDataProperty: i2, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
                                  validate90.errors = [{ instancePath: instancePath + "/event_types", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)" }];
                                  return false;
                                  break outer1;
                                }
                              }
                            }
                        }
                      }
                    }
                  } else {
                    validate90.errors = [{ instancePath: instancePath + "/event_types", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                  if (!validate75(data.filter, { instancePath: instancePath + "/filter", parentData: data, parentDataProperty: "filter", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.mapping !== void 0) {
                    let data6 = data.mapping;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    let valid5 = false;
                    const _errs13 = errors;
                    if (errors === _errs13) {
                      if (typeof data6 === "string") {
                        if (func1(data6) > 1e4) {
                          const err0 = { instancePath: instancePath + "/mapping", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        } else {
                          if (func1(data6) < 1) {
                            const err1 = { instancePath: instancePath + "/mapping", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            if (vErrors === null) {
                              vErrors = [err1];
                            } else {
                              vErrors.push(err1);
                            }
                            errors++;
                          } else {
                            if (!pattern15.test(data6)) {
                              const err2 = { instancePath: instancePath + "/mapping", keyword: "pattern", params: { pattern: "^[^\\u0000\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000\\ud800-\\udfff]*$"' };
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
                        const err3 = { instancePath: instancePath + "/mapping", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                      }
                    }
                    var _valid0 = _errs13 === errors;
                    valid5 = valid5 || _valid0;
                    const _errs15 = errors;
                    if (data6 !== null) {
                      const err4 = { instancePath: instancePath + "/mapping", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err4];
                      } else {
                        vErrors.push(err4);
                      }
                      errors++;
                    }
                    var _valid0 = _errs15 === errors;
                    valid5 = valid5 || _valid0;
                    if (!valid5) {
                      const err5 = { instancePath: instancePath + "/mapping", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err5];
                      } else {
                        vErrors.push(err5);
                      }
                      errors++;
                      validate90.errors = vErrors;
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
                    if (data.event_type !== void 0) {
                      let data7 = data.event_type;
                      const _errs17 = errors;
                      const _errs18 = errors;
                      let valid6 = false;
                      const _errs19 = errors;
                      if (!validate56(data7, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                        errors = vErrors.length;
                      }
                      var _valid1 = _errs19 === errors;
                      valid6 = valid6 || _valid1;
                      const _errs20 = errors;
                      if (data7 !== null) {
                        const err6 = { instancePath: instancePath + "/event_type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err6];
                        } else {
                          vErrors.push(err6);
                        }
                        errors++;
                      }
                      var _valid1 = _errs20 === errors;
                      valid6 = valid6 || _valid1;
                      if (!valid6) {
                        const err7 = { instancePath: instancePath + "/event_type", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err7];
                        } else {
                          vErrors.push(err7);
                        }
                        errors++;
                        validate90.errors = vErrors;
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
                      if (data.hooks !== void 0) {
                        let data8 = data.hooks;
                        const _errs22 = errors;
                        if (errors === _errs22) {
                          if (Array.isArray(data8)) {
                            if (data8.length > 100) {
                              validate90.errors = [{ instancePath: instancePath + "/hooks", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                              return false;
                            } else {
                              if (data8.length < 1) {
                                validate90.errors = [{ instancePath: instancePath + "/hooks", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                                return false;
                              } else {
                                var valid7 = true;
                                const len2 = data8.length;
                                for (let i4 = 0; i4 < len2; i4++) {
                                  const _errs24 = errors;
                                  if (!validate72(data8[i4], { instancePath: instancePath + "/hooks/" + i4, parentData: data8, parentDataProperty: i4, rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid7 = _errs24 === errors;
                                  if (!valid7) {
                                    break;
                                  }
                                }
                                if (valid7) {
                                  let i5 = data8.length;
                                  let j2;
                                  if (i5 > 1) {
                                    outer2:
                                      for (; i5--; ) {
                                        for (j2 = i5; j2--; ) {
                                          if (func0(data8[i5], data8[j2])) {
                                            validate90.errors = [{ instancePath: instancePath + "/hooks", keyword: "uniqueItems", params: { i: i5, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)" }];
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
                            validate90.errors = [{ instancePath: instancePath + "/hooks", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs22 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.events !== void 0) {
                          let data10 = data.events;
                          const _errs25 = errors;
                          if (errors === _errs25) {
                            if (Array.isArray(data10)) {
                              if (data10.length > 50) {
                                validate90.errors = [{ instancePath: instancePath + "/events", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }];
                                return false;
                              } else {
                                var valid9 = true;
                                const len3 = data10.length;
                                for (let i6 = 0; i6 < len3; i6++) {
                                  const _errs27 = errors;
                                  if (!validate63(data10[i6], { instancePath: instancePath + "/events/" + i6, parentData: data10, parentDataProperty: i6, rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid9 = _errs27 === errors;
                                  if (!valid9) {
                                    break;
                                  }
                                }
                                if (valid9) {
                                  let i7 = data10.length;
                                  let j3;
                                  if (i7 > 1) {
                                    outer3:
                                      for (; i7--; ) {
                                        for (j3 = i7; j3--; ) {
                                          if (func0(data10[i7], data10[j3])) {
                                            validate90.errors = [{ instancePath: instancePath + "/events", keyword: "uniqueItems", params: { i: i7, j: j3 }, message: "must NOT have duplicate items (items ## " + j3 + " and " + i7 + " are identical)" }];
                                            return false;
                                            break outer3;
                                          }
                                        }
                                      }
                                  }
                                }
                              }
                            } else {
                              validate90.errors = [{ instancePath: instancePath + "/events", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs25 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.type !== void 0) {
                            let data12 = data.type;
                            const _errs28 = errors;
                            const _errs29 = errors;
                            let valid11 = false;
                            const _errs30 = errors;
                            if (!validate56(data12, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                              errors = vErrors.length;
                            }
                            var _valid2 = _errs30 === errors;
                            valid11 = valid11 || _valid2;
                            const _errs31 = errors;
                            if (data12 !== null) {
                              const err8 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              if (vErrors === null) {
                                vErrors = [err8];
                              } else {
                                vErrors.push(err8);
                              }
                              errors++;
                            }
                            var _valid2 = _errs31 === errors;
                            valid11 = valid11 || _valid2;
                            if (!valid11) {
                              const err9 = { instancePath: instancePath + "/type", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err9];
                              } else {
                                vErrors.push(err9);
                              }
                              errors++;
                              validate90.errors = vErrors;
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
                        }
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
      validate90.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate90.errors = vErrors;
  return errors === 0;
}
validate90.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var PublishEventRequest = validate98;
var schema37 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "PublishEventRequest", "description": "The event to publish.", "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "$ref": "./automation-event-type.json" }, "data": { "type": ["object", "array", "string", "number", "boolean", "null"], "items": {}, "additionalProperties": true, "description": "Any JSON value. Default: null.", "examples": [{ "order": 42, "amount": 99.5 }] }, "id": { "type": "string", "description": "Your id of the event. A second event with the same `source` and `id` is not stored.", "minLength": 1, "maxLength": 1e3, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "examples": ["order-42-paid"] }, "source": { "type": "string", "description": "Where the event comes from: a URI reference. Default: a path that names the API key.", "minLength": 1, "maxLength": 2e3, "pattern": "^[\\w\\-.~:/?#\\[\\]@!$&'()*+,;=%]+$", "examples": ["/shop/orders"] }, "subject": { "type": "string", "description": "What the event is about.", "minLength": 1, "maxLength": 1e3, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "examples": ["order 42"] }, "time": { "$ref": "../common/timestamp.json" }, "deliver_at": { "description": "When to publish the event, at most ten years ahead. Default: null, immediately.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] } }, "$id": "schemas:///automation/publish-event-request.json" };
var pattern29 = new RegExp("^[\\w\\-.~:/?#\\[\\]@!$&'()*+,;=%]+$", "u");
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        validate98.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "data" || key0 === "id" || key0 === "source" || key0 === "subject" || key0 === "time" || key0 === "deliver_at")) {
            validate98.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if (!validate56(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
                validate98.errors = [{ instancePath: instancePath + "/data", keyword: "type", params: { type: schema37.properties.data.type }, message: "must be object,array,string,number,boolean,null" }];
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
                    if (func1(data2) > 1e3) {
                      validate98.errors = [{ instancePath: instancePath + "/id", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                      return false;
                    } else {
                      if (func1(data2) < 1) {
                        validate98.errors = [{ instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern4.test(data2)) {
                          validate98.errors = [{ instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate98.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      if (func1(data3) > 2e3) {
                        validate98.errors = [{ instancePath: instancePath + "/source", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                        return false;
                      } else {
                        if (func1(data3) < 1) {
                          validate98.errors = [{ instancePath: instancePath + "/source", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern29.test(data3)) {
                            validate98.errors = [{ instancePath: instancePath + "/source", keyword: "pattern", params: { pattern: "^[\\w\\-.~:/?#\\[\\]@!$&'()*+,;=%]+$" }, message: `must match pattern "^[\\w\\-.~:/?#\\[\\]@!$&'()*+,;=%]+$"` }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate98.errors = [{ instancePath: instancePath + "/source", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        if (func1(data4) > 1e3) {
                          validate98.errors = [{ instancePath: instancePath + "/subject", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                          return false;
                        } else {
                          if (func1(data4) < 1) {
                            validate98.errors = [{ instancePath: instancePath + "/subject", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                            return false;
                          } else {
                            if (!pattern4.test(data4)) {
                              validate98.errors = [{ instancePath: instancePath + "/subject", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                              return false;
                            }
                          }
                        }
                      } else {
                        validate98.errors = [{ instancePath: instancePath + "/subject", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      if (!validate53(data.time, { instancePath: instancePath + "/time", parentData: data, parentDataProperty: "time", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
                        if (!validate53(data6, { instancePath: instancePath + "/deliver_at", parentData: data, parentDataProperty: "deliver_at", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                          errors = vErrors.length;
                        }
                        var _valid0 = _errs15 === errors;
                        valid1 = valid1 || _valid0;
                        const _errs16 = errors;
                        if (data6 !== null) {
                          const err0 = { instancePath: instancePath + "/deliver_at", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                        var _valid0 = _errs16 === errors;
                        valid1 = valid1 || _valid0;
                        if (!valid1) {
                          const err1 = { instancePath: instancePath + "/deliver_at", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
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
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate98.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate98.errors = vErrors;
  return errors === 0;
}
validate98.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ReplayAutomationEventsRequest = validate102;
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate102.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.since === void 0 && (missing0 = "since")) {
        validate102.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "since" || key0 === "until" || key0 === "endpoint_id" || key0 === "type" || key0 === "limit" || key0 === "cursor")) {
            validate102.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.since !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.since, { instancePath: instancePath + "/since", parentData: data, parentDataProperty: "since", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.until !== void 0) {
              const _errs3 = errors;
              if (!validate53(data.until, { instancePath: instancePath + "/until", parentData: data, parentDataProperty: "until", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
                    if (!pattern5.test(data2)) {
                      validate102.errors = [{ instancePath: instancePath + "/endpoint_id", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' }];
                      return false;
                    }
                  } else {
                    validate102.errors = [{ instancePath: instancePath + "/endpoint_id", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  if (!validate56(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
                      validate102.errors = [{ instancePath: instancePath + "/limit", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs7) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 > 100 || isNaN(data4)) {
                          validate102.errors = [{ instancePath: instancePath + "/limit", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }];
                          return false;
                        } else {
                          if (data4 < 1 || isNaN(data4)) {
                            validate102.errors = [{ instancePath: instancePath + "/limit", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                          if (func1(data5) > 200) {
                            validate102.errors = [{ instancePath: instancePath + "/cursor", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                            return false;
                          } else {
                            if (func1(data5) < 1) {
                              validate102.errors = [{ instancePath: instancePath + "/cursor", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                              return false;
                            }
                          }
                        } else {
                          validate102.errors = [{ instancePath: instancePath + "/cursor", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate102.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate102.errors = vErrors;
  return errors === 0;
}
validate102.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var RotateAutomationEndpointRequest = validate106;
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate106.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "overlap_seconds")) {
          validate106.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.overlap_seconds !== void 0) {
          let data0 = data.overlap_seconds;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate106.errors = [{ instancePath: instancePath + "/overlap_seconds", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 2592e3 || isNaN(data0)) {
                validate106.errors = [{ instancePath: instancePath + "/overlap_seconds", keyword: "maximum", params: { comparison: "<=", limit: 2592e3 }, message: "must be <= 2592000" }];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate106.errors = [{ instancePath: instancePath + "/overlap_seconds", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                  return false;
                }
              }
            }
          }
        }
      }
    } else {
      validate106.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate106.errors = vErrors;
  return errors === 0;
}
validate106.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var TryAutomationRouteRequest = validate107;
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate107.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event === void 0 && (missing0 = "event")) {
        validate107.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "event" || key0 === "filter" || key0 === "mapping")) {
            validate107.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                validate107.errors = [{ instancePath: instancePath + "/event", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
              if (!validate75(data.filter, { instancePath: instancePath + "/filter", parentData: data, parentDataProperty: "filter", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.mapping !== void 0) {
                let data2 = data.mapping;
                const _errs6 = errors;
                const _errs7 = errors;
                let valid1 = false;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (typeof data2 === "string") {
                    if (func1(data2) > 1e4) {
                      const err0 = { instancePath: instancePath + "/mapping", keyword: "maxLength", params: { limit: 1e4 }, message: "must NOT have more than 10000 characters" };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    } else {
                      if (func1(data2) < 1) {
                        const err1 = { instancePath: instancePath + "/mapping", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                      } else {
                        if (!pattern15.test(data2)) {
                          const err2 = { instancePath: instancePath + "/mapping", keyword: "pattern", params: { pattern: "^[^\\u0000\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000\\ud800-\\udfff]*$"' };
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
                    const err3 = { instancePath: instancePath + "/mapping", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err3];
                    } else {
                      vErrors.push(err3);
                    }
                    errors++;
                  }
                }
                var _valid0 = _errs8 === errors;
                valid1 = valid1 || _valid0;
                const _errs10 = errors;
                if (data2 !== null) {
                  const err4 = { instancePath: instancePath + "/mapping", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                var _valid0 = _errs10 === errors;
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const err5 = { instancePath: instancePath + "/mapping", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                  validate107.errors = vErrors;
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
            }
          }
        }
      }
    } else {
      validate107.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate107.errors = vErrors;
  return errors === 0;
}
validate107.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var NoInput = validate109;
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate109.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      for (const key0 in data) {
        validate109.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
        return false;
        break;
      }
    } else {
      validate109.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate109.errors = vErrors;
  return errors === 0;
}
validate109.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var CreateInvitationRequest = validate110;
var formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
var schema43 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Role", "description": "Role of a user in a workspace: a viewer can read, a developer can also manage keys, an owner can do everything.", "type": "string", "enum": ["owner", "developer", "viewer"], "examples": ["viewer"], "$id": "schemas:///people/role.json" };
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate111.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate111.errors = [{ instancePath, keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "owner" || data === "developer" || data === "viewer")) {
    validate111.errors = [{ instancePath, keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate111.errors = vErrors;
  return errors === 0;
}
validate111.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate110.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.email === void 0 && (missing0 = "email") || data.role === void 0 && (missing0 = "role")) {
        validate110.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "email" || key0 === "role")) {
            validate110.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                  if (func1(data0) > 254) {
                    validate110.errors = [{ instancePath: instancePath + "/email", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" }];
                    return false;
                  } else {
                    if (!formats2.test(data0)) {
                      validate110.errors = [{ instancePath: instancePath + "/email", keyword: "format", params: { format: "email" }, message: 'must match format "email"' }];
                      return false;
                    }
                  }
                } else {
                  validate110.errors = [{ instancePath: instancePath + "/email", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
              if (!validate111(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
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
      validate110.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate110.errors = vErrors;
  return errors === 0;
}
validate110.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ChangeKeyRequest = validate113;
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate115.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 50) {
        validate115.errors = [{ instancePath, keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0];
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 64) {
                validate115.errors = [{ instancePath: instancePath + "/" + i0, keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
                return false;
              } else {
                if (func1(data0) < 2) {
                  validate115.errors = [{ instancePath: instancePath + "/" + i0, keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters" }];
                  return false;
                }
              }
            } else {
              validate115.errors = [{ instancePath: instancePath + "/" + i0, keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                validate115.errors = [{ instancePath, keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
                return false;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      }
    } else {
      validate115.errors = [{ instancePath, keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate115.errors = vErrors;
  return errors === 0;
}
validate115.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate113.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "name" || key0 === "expires_at" || key0 === "allowed_ips")) {
          validate113.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (func1(data0) > 100) {
                validate113.errors = [{ instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate113.errors = [{ instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern23.test(data0)) {
                    validate113.errors = [{ instancePath: instancePath + "/name", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate113.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
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
            if (!validate53(data1, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid1 = valid1 || _valid0;
            const _errs7 = errors;
            if (data1 !== null) {
              const err0 = { instancePath: instancePath + "/expires_at", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            var _valid0 = _errs7 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const err1 = { instancePath: instancePath + "/expires_at", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
              validate113.errors = vErrors;
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
            if (data.allowed_ips !== void 0) {
              const _errs9 = errors;
              if (!validate115(data.allowed_ips, { instancePath: instancePath + "/allowed_ips", parentData: data, parentDataProperty: "allowed_ips", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs9 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate113.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate113.errors = vErrors;
  return errors === 0;
}
validate113.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var CreateKeyRequest = validate117;
var pattern35 = new RegExp("^[a-z][a-z0-9-]*:[a-z]+$", "u");
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate118.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) > 64) {
        validate118.errors = [{ instancePath, keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
        return false;
      } else {
        if (!pattern35.test(data)) {
          validate118.errors = [{ instancePath, keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*:[a-z]+$" }, message: 'must match pattern "^[a-z][a-z0-9-]*:[a-z]+$"' }];
          return false;
        }
      }
    } else {
      validate118.errors = [{ instancePath, keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate118.errors = vErrors;
  return errors === 0;
}
validate118.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate117.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.scopes === void 0 && (missing0 = "scopes")) {
        validate117.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "scopes" || key0 === "expires_at" || key0 === "allowed_ips")) {
            validate117.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (func1(data0) > 100) {
                  validate117.errors = [{ instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                  return false;
                } else {
                  if (func1(data0) < 1) {
                    validate117.errors = [{ instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern23.test(data0)) {
                      validate117.errors = [{ instancePath: instancePath + "/name", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate117.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    validate117.errors = [{ instancePath: instancePath + "/scopes", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs6 = errors;
                      if (!validate118(data1[i0], { instancePath: instancePath + "/scopes/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
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
                                validate117.errors = [{ instancePath: instancePath + "/scopes", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
                                return false;
                                break outer0;
                              }
                            }
                          }
                      }
                    }
                  }
                } else {
                  validate117.errors = [{ instancePath: instancePath + "/scopes", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                if (!validate53(data3, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs9 === errors;
                valid3 = valid3 || _valid0;
                const _errs10 = errors;
                if (data3 !== null) {
                  const err0 = { instancePath: instancePath + "/expires_at", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid0 = _errs10 === errors;
                valid3 = valid3 || _valid0;
                if (!valid3) {
                  const err1 = { instancePath: instancePath + "/expires_at", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                  validate117.errors = vErrors;
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
                  if (!validate115(data.allowed_ips, { instancePath: instancePath + "/allowed_ips", parentData: data, parentDataProperty: "allowed_ips", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
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
    } else {
      validate117.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate117.errors = vErrors;
  return errors === 0;
}
validate117.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var KeyListRequest = validate122;
var schema48 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "KeyListRequest", "description": "Filters and pagination of the key list.", "type": "object", "additionalProperties": false, "properties": { "state": { "description": "Only keys with this status.", "type": "string", "enum": ["active", "expired", "revoked"], "examples": ["active"] }, "scope": { "$ref": "../common/scope.json", "description": "Only keys with this scope." }, "q": { "type": "string", "description": "Only keys whose name, or whose beginning and end as in `mk_4fT9\u2026x7Qa`, contains this text (case-insensitive).", "minLength": 1, "maxLength": 100, "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, "limit": { "description": "Number of keys on a page. Default: 20.", "type": "integer", "minimum": 1, "maximum": 100, "examples": [20] }, "cursor": { "type": "string", "description": "The next_cursor of the previous page.", "minLength": 1, "maxLength": 200 } }, "$id": "schemas:///keys/key-list-request.json" };
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate122.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "state" || key0 === "scope" || key0 === "q" || key0 === "limit" || key0 === "cursor")) {
          validate122.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.state !== void 0) {
          let data0 = data.state;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate122.errors = [{ instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data0 === "active" || data0 === "expired" || data0 === "revoked")) {
            validate122.errors = [{ instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema48.properties.state.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.scope !== void 0) {
            const _errs4 = errors;
            if (!validate118(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.q !== void 0) {
              let data2 = data.q;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data2 === "string") {
                  if (func1(data2) > 100) {
                    validate122.errors = [{ instancePath: instancePath + "/q", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                    return false;
                  } else {
                    if (func1(data2) < 1) {
                      validate122.errors = [{ instancePath: instancePath + "/q", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern23.test(data2)) {
                        validate122.errors = [{ instancePath: instancePath + "/q", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate122.errors = [{ instancePath: instancePath + "/q", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.limit !== void 0) {
                let data3 = data.limit;
                const _errs7 = errors;
                if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                  validate122.errors = [{ instancePath: instancePath + "/limit", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs7) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 100 || isNaN(data3)) {
                      validate122.errors = [{ instancePath: instancePath + "/limit", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }];
                      return false;
                    } else {
                      if (data3 < 1 || isNaN(data3)) {
                        validate122.errors = [{ instancePath: instancePath + "/limit", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                  let data4 = data.cursor;
                  const _errs9 = errors;
                  if (errors === _errs9) {
                    if (typeof data4 === "string") {
                      if (func1(data4) > 200) {
                        validate122.errors = [{ instancePath: instancePath + "/cursor", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func1(data4) < 1) {
                          validate122.errors = [{ instancePath: instancePath + "/cursor", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      }
                    } else {
                      validate122.errors = [{ instancePath: instancePath + "/cursor", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
    } else {
      validate122.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate122.errors = vErrors;
  return errors === 0;
}
validate122.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var RotateKeyRequest = validate124;
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate124.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "overlap_seconds" || key0 === "expires_at")) {
          validate124.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.overlap_seconds !== void 0) {
          let data0 = data.overlap_seconds;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate124.errors = [{ instancePath: instancePath + "/overlap_seconds", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 2592e3 || isNaN(data0)) {
                validate124.errors = [{ instancePath: instancePath + "/overlap_seconds", keyword: "maximum", params: { comparison: "<=", limit: 2592e3 }, message: "must be <= 2592000" }];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate124.errors = [{ instancePath: instancePath + "/overlap_seconds", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
            if (!validate53(data1, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid1 = valid1 || _valid0;
            const _errs7 = errors;
            if (data1 !== null) {
              const err0 = { instancePath: instancePath + "/expires_at", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            var _valid0 = _errs7 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const err1 = { instancePath: instancePath + "/expires_at", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
              validate124.errors = vErrors;
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
      validate124.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate124.errors = vErrors;
  return errors === 0;
}
validate124.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var VerifyKeyRequest = validate126;
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate126.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.secret === void 0 && (missing0 = "secret")) {
        validate126.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "secret" || key0 === "scope" || key0 === "address")) {
            validate126.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (func1(data0) > 256) {
                  validate126.errors = [{ instancePath: instancePath + "/secret", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" }];
                  return false;
                } else {
                  if (func1(data0) < 1) {
                    validate126.errors = [{ instancePath: instancePath + "/secret", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                }
              } else {
                validate126.errors = [{ instancePath: instancePath + "/secret", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
              if (!validate118(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
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
                    if (func1(data2) > 64) {
                      validate126.errors = [{ instancePath: instancePath + "/address", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
                      return false;
                    } else {
                      if (func1(data2) < 1) {
                        validate126.errors = [{ instancePath: instancePath + "/address", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    }
                  } else {
                    validate126.errors = [{ instancePath: instancePath + "/address", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate126.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate126.errors = vErrors;
  return errors === 0;
}
validate126.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ChangeLinkRequest = validate128;
var schema51 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "ChangeLinkRequest", "description": "The fields to change. Omitted fields keep their value.", "type": "object", "additionalProperties": false, "properties": { "url": { "$ref": "./link-target.json" }, "slug": { "$ref": "./link-slug.json" }, "domain": { "description": "Host name of the short URL. If null, the default domain is used.", "anyOf": [{ "$ref": "./link-domain.json" }, { "type": "null" }] }, "keep_old_slug": { "type": "boolean", "description": "Whether the old short URL stays as an alias of the link, together with a new slug or domain. Otherwise it answers 404, and no other workspace gets its slug while it is in quarantine. Default: false. At most 20 aliases.", "examples": [false] }, "remove_aliases": { "type": "array", "description": "Slugs of the aliases to remove. They are put into quarantine.", "maxItems": 20, "items": { "$ref": "./link-slug.json" }, "examples": [[]] }, "title": { "$ref": "./link-title.json" }, "tags": { "$ref": "./link-tags.json" }, "external_id": { "description": "Id of the link in your own system, unique in the workspace, or null.", "anyOf": [{ "$ref": "./link-external-id.json" }, { "type": "null" }] }, "redirect_status": { "$ref": "./redirect-status.json" }, "expires_at": { "description": "When the link expires. From then on it redirects to expired_url or answers 410. If null, it never expires.", "examples": ["2099-12-31T23:59:59Z"], "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "max_clicks": { "description": "Click limit, counting earlier clicks too. When it is reached, the link redirects to expired_url or answers 410. If null, clicks are unlimited. A link with a click limit does not redirect bots and link previews.", "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1e9 }, { "type": "null" }] }, "expired_url": { "description": "Target of the link after it has expired or reached its click limit. If null, the link answers 410.", "anyOf": [{ "$ref": "./link-target.json" }, { "type": "null" }] }, "password": { "description": "Password that visitors must enter before the redirect, or null. No response contains it.", "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f]*$", "examples": ["open sesame"] }, { "type": "null" }] }, "utm": { "$ref": "./link-utm.json" }, "forward_query": { "type": "boolean", "description": "Whether query parameters of the short URL are added to the target. Parameters of the target take precedence." }, "forward_path": { "type": "boolean", "description": "Whether the path after the slug is appended to the path of the target." }, "ios_url": { "description": "Target on iPhone and iPad. If null, url is used.", "anyOf": [{ "$ref": "./link-target.json" }, { "type": "null" }] }, "android_url": { "description": "Target on Android. If null, url is used.", "anyOf": [{ "$ref": "./link-target.json" }, { "type": "null" }] } }, "$id": "schemas:///links/change-link-request.json" };
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate129.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) > 8192) {
        validate129.errors = [{ instancePath, keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" }];
        return false;
      } else {
        if (func1(data) < 1) {
          validate129.errors = [{ instancePath, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern23.test(data)) {
            validate129.errors = [{ instancePath, keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
            return false;
          }
        }
      }
    } else {
      validate129.errors = [{ instancePath, keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate129.errors = vErrors;
  return errors === 0;
}
validate129.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate131.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) > 190) {
        validate131.errors = [{ instancePath, keyword: "maxLength", params: { limit: 190 }, message: "must NOT have more than 190 characters" }];
        return false;
      } else {
        if (func1(data) < 1) {
          validate131.errors = [{ instancePath, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern23.test(data)) {
            validate131.errors = [{ instancePath, keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
            return false;
          }
        }
      }
    } else {
      validate131.errors = [{ instancePath, keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate131.errors = vErrors;
  return errors === 0;
}
validate131.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern39 = new RegExp("^[a-z0-9.-]+$", "u");
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate133.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) > 253) {
        validate133.errors = [{ instancePath, keyword: "maxLength", params: { limit: 253 }, message: "must NOT have more than 253 characters" }];
        return false;
      } else {
        if (func1(data) < 1) {
          validate133.errors = [{ instancePath, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern39.test(data)) {
            validate133.errors = [{ instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9.-]+$" }, message: 'must match pattern "^[a-z0-9.-]+$"' }];
            return false;
          }
        }
      }
    } else {
      validate133.errors = [{ instancePath, keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate133.errors = vErrors;
  return errors === 0;
}
validate133.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate136.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) > 200) {
        validate136.errors = [{ instancePath, keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
        return false;
      } else {
        if (!pattern23.test(data)) {
          validate136.errors = [{ instancePath, keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
          return false;
        }
      }
    } else {
      validate136.errors = [{ instancePath, keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate136.errors = vErrors;
  return errors === 0;
}
validate136.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate139.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) > 50) {
        validate139.errors = [{ instancePath, keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }];
        return false;
      } else {
        if (func1(data) < 1) {
          validate139.errors = [{ instancePath, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern23.test(data)) {
            validate139.errors = [{ instancePath, keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
            return false;
          }
        }
      }
    } else {
      validate139.errors = [{ instancePath, keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate139.errors = vErrors;
  return errors === 0;
}
validate139.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate138.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (Array.isArray(data)) {
      if (data.length > 30) {
        validate138.errors = [{ instancePath, keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items" }];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate139(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
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
                    validate138.errors = [{ instancePath, keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate138.errors = [{ instancePath, keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate138.errors = vErrors;
  return errors === 0;
}
validate138.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate142.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) > 190) {
        validate142.errors = [{ instancePath, keyword: "maxLength", params: { limit: 190 }, message: "must NOT have more than 190 characters" }];
        return false;
      } else {
        if (func1(data) < 1) {
          validate142.errors = [{ instancePath, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern23.test(data)) {
            validate142.errors = [{ instancePath, keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
            return false;
          }
        }
      }
    } else {
      validate142.errors = [{ instancePath, keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate142.errors = vErrors;
  return errors === 0;
}
validate142.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema59 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "RedirectStatus", "description": "HTTP status of the redirect.", "type": "integer", "enum": [301, 302, 307, 308], "examples": [302], "$id": "schemas:///links/redirect-status.json" };
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate144.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate144.errors = [{ instancePath, keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (!(data === 301 || data === 302 || data === 307 || data === 308)) {
    validate144.errors = [{ instancePath, keyword: "enum", params: { allowedValues: schema59.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate144.errors = vErrors;
  return errors === 0;
}
validate144.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate148.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "source" || key0 === "medium" || key0 === "campaign" || key0 === "term" || key0 === "content")) {
          validate148.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (func1(data0) > 200) {
                validate148.errors = [{ instancePath: instancePath + "/source", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate148.errors = [{ instancePath: instancePath + "/source", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern23.test(data0)) {
                    validate148.errors = [{ instancePath: instancePath + "/source", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate148.errors = [{ instancePath: instancePath + "/source", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                if (func1(data1) > 200) {
                  validate148.errors = [{ instancePath: instancePath + "/medium", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                } else {
                  if (func1(data1) < 1) {
                    validate148.errors = [{ instancePath: instancePath + "/medium", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern23.test(data1)) {
                      validate148.errors = [{ instancePath: instancePath + "/medium", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate148.errors = [{ instancePath: instancePath + "/medium", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  if (func1(data2) > 200) {
                    validate148.errors = [{ instancePath: instancePath + "/campaign", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  } else {
                    if (func1(data2) < 1) {
                      validate148.errors = [{ instancePath: instancePath + "/campaign", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern23.test(data2)) {
                        validate148.errors = [{ instancePath: instancePath + "/campaign", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate148.errors = [{ instancePath: instancePath + "/campaign", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    if (func1(data3) > 200) {
                      validate148.errors = [{ instancePath: instancePath + "/term", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func1(data3) < 1) {
                        validate148.errors = [{ instancePath: instancePath + "/term", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern23.test(data3)) {
                          validate148.errors = [{ instancePath: instancePath + "/term", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate148.errors = [{ instancePath: instancePath + "/term", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      if (func1(data4) > 200) {
                        validate148.errors = [{ instancePath: instancePath + "/content", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func1(data4) < 1) {
                          validate148.errors = [{ instancePath: instancePath + "/content", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern23.test(data4)) {
                            validate148.errors = [{ instancePath: instancePath + "/content", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate148.errors = [{ instancePath: instancePath + "/content", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate148.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate148.errors = vErrors;
  return errors === 0;
}
validate148.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate128.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func23.call(schema51.properties, key0)) {
          validate128.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.url !== void 0) {
          const _errs2 = errors;
          if (!validate129(data.url, { instancePath: instancePath + "/url", parentData: data, parentDataProperty: "url", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.slug !== void 0) {
            const _errs3 = errors;
            if (!validate131(data.slug, { instancePath: instancePath + "/slug", parentData: data, parentDataProperty: "slug", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
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
              if (!validate133(data2, { instancePath: instancePath + "/domain", parentData: data, parentDataProperty: "domain", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
              const _errs7 = errors;
              if (data2 !== null) {
                const err0 = { instancePath: instancePath + "/domain", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var _valid0 = _errs7 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const err1 = { instancePath: instancePath + "/domain", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
                validate128.errors = vErrors;
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
                  validate128.errors = [{ instancePath: instancePath + "/keep_old_slug", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                        validate128.errors = [{ instancePath: instancePath + "/remove_aliases", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }];
                        return false;
                      } else {
                        var valid2 = true;
                        const len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs13 = errors;
                          if (!validate131(data4[i0], { instancePath: instancePath + "/remove_aliases/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
                            errors = vErrors.length;
                          }
                          var valid2 = _errs13 === errors;
                          if (!valid2) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate128.errors = [{ instancePath: instancePath + "/remove_aliases", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                    if (!validate136(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs14 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.tags !== void 0) {
                      const _errs15 = errors;
                      if (!validate138(data.tags, { instancePath: instancePath + "/tags", parentData: data, parentDataProperty: "tags", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
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
                        if (!validate142(data8, { instancePath: instancePath + "/external_id", parentData: data, parentDataProperty: "external_id", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
                          errors = vErrors.length;
                        }
                        var _valid1 = _errs18 === errors;
                        valid3 = valid3 || _valid1;
                        const _errs19 = errors;
                        if (data8 !== null) {
                          const err2 = { instancePath: instancePath + "/external_id", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err2];
                          } else {
                            vErrors.push(err2);
                          }
                          errors++;
                        }
                        var _valid1 = _errs19 === errors;
                        valid3 = valid3 || _valid1;
                        if (!valid3) {
                          const err3 = { instancePath: instancePath + "/external_id", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err3];
                          } else {
                            vErrors.push(err3);
                          }
                          errors++;
                          validate128.errors = vErrors;
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
                          if (!validate144(data.redirect_status, { instancePath: instancePath + "/redirect_status", parentData: data, parentDataProperty: "redirect_status", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
                            if (!validate53(data10, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                              errors = vErrors.length;
                            }
                            var _valid2 = _errs24 === errors;
                            valid4 = valid4 || _valid2;
                            const _errs25 = errors;
                            if (data10 !== null) {
                              const err4 = { instancePath: instancePath + "/expires_at", keyword: "type", params: { type: "null" }, message: "must be null" };
                              if (vErrors === null) {
                                vErrors = [err4];
                              } else {
                                vErrors.push(err4);
                              }
                              errors++;
                            }
                            var _valid2 = _errs25 === errors;
                            valid4 = valid4 || _valid2;
                            if (!valid4) {
                              const err5 = { instancePath: instancePath + "/expires_at", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err5];
                              } else {
                                vErrors.push(err5);
                              }
                              errors++;
                              validate128.errors = vErrors;
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
                                const err6 = { instancePath: instancePath + "/max_clicks", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
                                    const err7 = { instancePath: instancePath + "/max_clicks", keyword: "maximum", params: { comparison: "<=", limit: 1e9 }, message: "must be <= 1000000000" };
                                    if (vErrors === null) {
                                      vErrors = [err7];
                                    } else {
                                      vErrors.push(err7);
                                    }
                                    errors++;
                                  } else {
                                    if (data11 < 1 || isNaN(data11)) {
                                      const err8 = { instancePath: instancePath + "/max_clicks", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
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
                              const _errs31 = errors;
                              if (data11 !== null) {
                                const err9 = { instancePath: instancePath + "/max_clicks", keyword: "type", params: { type: "null" }, message: "must be null" };
                                if (vErrors === null) {
                                  vErrors = [err9];
                                } else {
                                  vErrors.push(err9);
                                }
                                errors++;
                              }
                              var _valid3 = _errs31 === errors;
                              valid5 = valid5 || _valid3;
                              if (!valid5) {
                                const err10 = { instancePath: instancePath + "/max_clicks", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                if (vErrors === null) {
                                  vErrors = [err10];
                                } else {
                                  vErrors.push(err10);
                                }
                                errors++;
                                validate128.errors = vErrors;
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
                                if (!validate129(data12, { instancePath: instancePath + "/expired_url", parentData: data, parentDataProperty: "expired_url", rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
                                  errors = vErrors.length;
                                }
                                var _valid4 = _errs35 === errors;
                                valid6 = valid6 || _valid4;
                                const _errs36 = errors;
                                if (data12 !== null) {
                                  const err11 = { instancePath: instancePath + "/expired_url", keyword: "type", params: { type: "null" }, message: "must be null" };
                                  if (vErrors === null) {
                                    vErrors = [err11];
                                  } else {
                                    vErrors.push(err11);
                                  }
                                  errors++;
                                }
                                var _valid4 = _errs36 === errors;
                                valid6 = valid6 || _valid4;
                                if (!valid6) {
                                  const err12 = { instancePath: instancePath + "/expired_url", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                  if (vErrors === null) {
                                    vErrors = [err12];
                                  } else {
                                    vErrors.push(err12);
                                  }
                                  errors++;
                                  validate128.errors = vErrors;
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
                                      if (func1(data13) > 200) {
                                        const err13 = { instancePath: instancePath + "/password", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                                        if (vErrors === null) {
                                          vErrors = [err13];
                                        } else {
                                          vErrors.push(err13);
                                        }
                                        errors++;
                                      } else {
                                        if (func1(data13) < 1) {
                                          const err14 = { instancePath: instancePath + "/password", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                          if (vErrors === null) {
                                            vErrors = [err14];
                                          } else {
                                            vErrors.push(err14);
                                          }
                                          errors++;
                                        } else {
                                          if (!pattern23.test(data13)) {
                                            const err15 = { instancePath: instancePath + "/password", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' };
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
                                      const err16 = { instancePath: instancePath + "/password", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                                  const _errs42 = errors;
                                  if (data13 !== null) {
                                    const err17 = { instancePath: instancePath + "/password", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    if (vErrors === null) {
                                      vErrors = [err17];
                                    } else {
                                      vErrors.push(err17);
                                    }
                                    errors++;
                                  }
                                  var _valid5 = _errs42 === errors;
                                  valid7 = valid7 || _valid5;
                                  if (!valid7) {
                                    const err18 = { instancePath: instancePath + "/password", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                    if (vErrors === null) {
                                      vErrors = [err18];
                                    } else {
                                      vErrors.push(err18);
                                    }
                                    errors++;
                                    validate128.errors = vErrors;
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
                                    if (!validate148(data.utm, { instancePath: instancePath + "/utm", parentData: data, parentDataProperty: "utm", rootData, dynamicAnchors })) {
                                      vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
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
                                        validate128.errors = [{ instancePath: instancePath + "/forward_query", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                                          validate128.errors = [{ instancePath: instancePath + "/forward_path", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                                          if (!validate129(data17, { instancePath: instancePath + "/ios_url", parentData: data, parentDataProperty: "ios_url", rootData, dynamicAnchors })) {
                                            vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
                                            errors = vErrors.length;
                                          }
                                          var _valid6 = _errs51 === errors;
                                          valid8 = valid8 || _valid6;
                                          const _errs52 = errors;
                                          if (data17 !== null) {
                                            const err19 = { instancePath: instancePath + "/ios_url", keyword: "type", params: { type: "null" }, message: "must be null" };
                                            if (vErrors === null) {
                                              vErrors = [err19];
                                            } else {
                                              vErrors.push(err19);
                                            }
                                            errors++;
                                          }
                                          var _valid6 = _errs52 === errors;
                                          valid8 = valid8 || _valid6;
                                          if (!valid8) {
                                            const err20 = { instancePath: instancePath + "/ios_url", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                            if (vErrors === null) {
                                              vErrors = [err20];
                                            } else {
                                              vErrors.push(err20);
                                            }
                                            errors++;
                                            validate128.errors = vErrors;
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
                                            if (!validate129(data18, { instancePath: instancePath + "/android_url", parentData: data, parentDataProperty: "android_url", rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
                                              errors = vErrors.length;
                                            }
                                            var _valid7 = _errs56 === errors;
                                            valid9 = valid9 || _valid7;
                                            const _errs57 = errors;
                                            if (data18 !== null) {
                                              const err21 = { instancePath: instancePath + "/android_url", keyword: "type", params: { type: "null" }, message: "must be null" };
                                              if (vErrors === null) {
                                                vErrors = [err21];
                                              } else {
                                                vErrors.push(err21);
                                              }
                                              errors++;
                                            }
                                            var _valid7 = _errs57 === errors;
                                            valid9 = valid9 || _valid7;
                                            if (!valid9) {
                                              const err22 = { instancePath: instancePath + "/android_url", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                              if (vErrors === null) {
                                                vErrors = [err22];
                                              } else {
                                                vErrors.push(err22);
                                              }
                                              errors++;
                                              validate128.errors = vErrors;
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
      validate128.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate128.errors = vErrors;
  return errors === 0;
}
validate128.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var CreateLinkRequest = validate152;
var schema61 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "CreateLinkRequest", "description": "The link to create.", "type": "object", "additionalProperties": false, "required": ["url"], "properties": { "url": { "$ref": "./link-target.json" }, "slug": { "$ref": "./link-slug.json" }, "domain": { "description": "Host name of the short URL. If null, the default domain is used.", "anyOf": [{ "$ref": "./link-domain.json" }, { "type": "null" }] }, "title": { "$ref": "./link-title.json" }, "tags": { "$ref": "./link-tags.json" }, "external_id": { "description": "Id of the link in your own system, unique in the workspace, or null.", "anyOf": [{ "$ref": "./link-external-id.json" }, { "type": "null" }] }, "redirect_status": { "$ref": "./redirect-status.json" }, "expires_at": { "description": "When the link expires. From then on it redirects to expired_url or answers 410. If null, it never expires.", "examples": ["2099-12-31T23:59:59Z"], "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "max_clicks": { "description": "Click limit, counting earlier clicks too. When it is reached, the link redirects to expired_url or answers 410. If null, clicks are unlimited. A link with a click limit does not redirect bots and link previews.", "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1e9 }, { "type": "null" }] }, "expired_url": { "description": "Target of the link after it has expired or reached its click limit. If null, the link answers 410.", "anyOf": [{ "$ref": "./link-target.json" }, { "type": "null" }] }, "password": { "description": "Password that visitors must enter before the redirect, or null. No response contains it.", "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f]*$", "examples": ["open sesame"] }, { "type": "null" }] }, "utm": { "$ref": "./link-utm.json" }, "forward_query": { "type": "boolean", "description": "Whether query parameters of the short URL are added to the target. Parameters of the target take precedence." }, "forward_path": { "type": "boolean", "description": "Whether the path after the slug is appended to the path of the target." }, "ios_url": { "description": "Target on iPhone and iPad. If null, url is used.", "anyOf": [{ "$ref": "./link-target.json" }, { "type": "null" }] }, "android_url": { "description": "Target on Android. If null, url is used.", "anyOf": [{ "$ref": "./link-target.json" }, { "type": "null" }] } }, "$id": "schemas:///links/create-link-request.json" };
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate152.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url")) {
        validate152.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func23.call(schema61.properties, key0)) {
            validate152.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.url !== void 0) {
            const _errs2 = errors;
            if (!validate129(data.url, { instancePath: instancePath + "/url", parentData: data, parentDataProperty: "url", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.slug !== void 0) {
              const _errs3 = errors;
              if (!validate131(data.slug, { instancePath: instancePath + "/slug", parentData: data, parentDataProperty: "slug", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
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
                if (!validate133(data2, { instancePath: instancePath + "/domain", parentData: data, parentDataProperty: "domain", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
                const _errs7 = errors;
                if (data2 !== null) {
                  const err0 = { instancePath: instancePath + "/domain", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const err1 = { instancePath: instancePath + "/domain", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                  validate152.errors = vErrors;
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
                  if (!validate136(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.tags !== void 0) {
                    const _errs10 = errors;
                    if (!validate138(data.tags, { instancePath: instancePath + "/tags", parentData: data, parentDataProperty: "tags", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
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
                      if (!validate142(data5, { instancePath: instancePath + "/external_id", parentData: data, parentDataProperty: "external_id", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
                        errors = vErrors.length;
                      }
                      var _valid1 = _errs13 === errors;
                      valid2 = valid2 || _valid1;
                      const _errs14 = errors;
                      if (data5 !== null) {
                        const err2 = { instancePath: instancePath + "/external_id", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err2];
                        } else {
                          vErrors.push(err2);
                        }
                        errors++;
                      }
                      var _valid1 = _errs14 === errors;
                      valid2 = valid2 || _valid1;
                      if (!valid2) {
                        const err3 = { instancePath: instancePath + "/external_id", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                        validate152.errors = vErrors;
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
                        if (!validate144(data.redirect_status, { instancePath: instancePath + "/redirect_status", parentData: data, parentDataProperty: "redirect_status", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
                          if (!validate53(data7, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                            errors = vErrors.length;
                          }
                          var _valid2 = _errs19 === errors;
                          valid3 = valid3 || _valid2;
                          const _errs20 = errors;
                          if (data7 !== null) {
                            const err4 = { instancePath: instancePath + "/expires_at", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err4];
                            } else {
                              vErrors.push(err4);
                            }
                            errors++;
                          }
                          var _valid2 = _errs20 === errors;
                          valid3 = valid3 || _valid2;
                          if (!valid3) {
                            const err5 = { instancePath: instancePath + "/expires_at", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            if (vErrors === null) {
                              vErrors = [err5];
                            } else {
                              vErrors.push(err5);
                            }
                            errors++;
                            validate152.errors = vErrors;
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
                              const err6 = { instancePath: instancePath + "/max_clicks", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
                                  const err7 = { instancePath: instancePath + "/max_clicks", keyword: "maximum", params: { comparison: "<=", limit: 1e9 }, message: "must be <= 1000000000" };
                                  if (vErrors === null) {
                                    vErrors = [err7];
                                  } else {
                                    vErrors.push(err7);
                                  }
                                  errors++;
                                } else {
                                  if (data8 < 1 || isNaN(data8)) {
                                    const err8 = { instancePath: instancePath + "/max_clicks", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
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
                            const _errs26 = errors;
                            if (data8 !== null) {
                              const err9 = { instancePath: instancePath + "/max_clicks", keyword: "type", params: { type: "null" }, message: "must be null" };
                              if (vErrors === null) {
                                vErrors = [err9];
                              } else {
                                vErrors.push(err9);
                              }
                              errors++;
                            }
                            var _valid3 = _errs26 === errors;
                            valid4 = valid4 || _valid3;
                            if (!valid4) {
                              const err10 = { instancePath: instancePath + "/max_clicks", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err10];
                              } else {
                                vErrors.push(err10);
                              }
                              errors++;
                              validate152.errors = vErrors;
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
                              if (!validate129(data9, { instancePath: instancePath + "/expired_url", parentData: data, parentDataProperty: "expired_url", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
                                errors = vErrors.length;
                              }
                              var _valid4 = _errs30 === errors;
                              valid5 = valid5 || _valid4;
                              const _errs31 = errors;
                              if (data9 !== null) {
                                const err11 = { instancePath: instancePath + "/expired_url", keyword: "type", params: { type: "null" }, message: "must be null" };
                                if (vErrors === null) {
                                  vErrors = [err11];
                                } else {
                                  vErrors.push(err11);
                                }
                                errors++;
                              }
                              var _valid4 = _errs31 === errors;
                              valid5 = valid5 || _valid4;
                              if (!valid5) {
                                const err12 = { instancePath: instancePath + "/expired_url", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                if (vErrors === null) {
                                  vErrors = [err12];
                                } else {
                                  vErrors.push(err12);
                                }
                                errors++;
                                validate152.errors = vErrors;
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
                                    if (func1(data10) > 200) {
                                      const err13 = { instancePath: instancePath + "/password", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                                      if (vErrors === null) {
                                        vErrors = [err13];
                                      } else {
                                        vErrors.push(err13);
                                      }
                                      errors++;
                                    } else {
                                      if (func1(data10) < 1) {
                                        const err14 = { instancePath: instancePath + "/password", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                        if (vErrors === null) {
                                          vErrors = [err14];
                                        } else {
                                          vErrors.push(err14);
                                        }
                                        errors++;
                                      } else {
                                        if (!pattern23.test(data10)) {
                                          const err15 = { instancePath: instancePath + "/password", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' };
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
                                    const err16 = { instancePath: instancePath + "/password", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                                const _errs37 = errors;
                                if (data10 !== null) {
                                  const err17 = { instancePath: instancePath + "/password", keyword: "type", params: { type: "null" }, message: "must be null" };
                                  if (vErrors === null) {
                                    vErrors = [err17];
                                  } else {
                                    vErrors.push(err17);
                                  }
                                  errors++;
                                }
                                var _valid5 = _errs37 === errors;
                                valid6 = valid6 || _valid5;
                                if (!valid6) {
                                  const err18 = { instancePath: instancePath + "/password", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                  if (vErrors === null) {
                                    vErrors = [err18];
                                  } else {
                                    vErrors.push(err18);
                                  }
                                  errors++;
                                  validate152.errors = vErrors;
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
                                  if (!validate148(data.utm, { instancePath: instancePath + "/utm", parentData: data, parentDataProperty: "utm", rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
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
                                      validate152.errors = [{ instancePath: instancePath + "/forward_query", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                                        validate152.errors = [{ instancePath: instancePath + "/forward_path", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                                        if (!validate129(data14, { instancePath: instancePath + "/ios_url", parentData: data, parentDataProperty: "ios_url", rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
                                          errors = vErrors.length;
                                        }
                                        var _valid6 = _errs46 === errors;
                                        valid7 = valid7 || _valid6;
                                        const _errs47 = errors;
                                        if (data14 !== null) {
                                          const err19 = { instancePath: instancePath + "/ios_url", keyword: "type", params: { type: "null" }, message: "must be null" };
                                          if (vErrors === null) {
                                            vErrors = [err19];
                                          } else {
                                            vErrors.push(err19);
                                          }
                                          errors++;
                                        }
                                        var _valid6 = _errs47 === errors;
                                        valid7 = valid7 || _valid6;
                                        if (!valid7) {
                                          const err20 = { instancePath: instancePath + "/ios_url", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                          if (vErrors === null) {
                                            vErrors = [err20];
                                          } else {
                                            vErrors.push(err20);
                                          }
                                          errors++;
                                          validate152.errors = vErrors;
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
                                          if (!validate129(data15, { instancePath: instancePath + "/android_url", parentData: data, parentDataProperty: "android_url", rootData, dynamicAnchors })) {
                                            vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
                                            errors = vErrors.length;
                                          }
                                          var _valid7 = _errs51 === errors;
                                          valid8 = valid8 || _valid7;
                                          const _errs52 = errors;
                                          if (data15 !== null) {
                                            const err21 = { instancePath: instancePath + "/android_url", keyword: "type", params: { type: "null" }, message: "must be null" };
                                            if (vErrors === null) {
                                              vErrors = [err21];
                                            } else {
                                              vErrors.push(err21);
                                            }
                                            errors++;
                                          }
                                          var _valid7 = _errs52 === errors;
                                          valid8 = valid8 || _valid7;
                                          if (!valid8) {
                                            const err22 = { instancePath: instancePath + "/android_url", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                            if (vErrors === null) {
                                              vErrors = [err22];
                                            } else {
                                              vErrors.push(err22);
                                            }
                                            errors++;
                                            validate152.errors = vErrors;
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
      validate152.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate152.errors = vErrors;
  return errors === 0;
}
validate152.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var CreateManyLinksRequest = validate165;
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate165.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.links === void 0 && (missing0 = "links")) {
        validate165.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "links")) {
            validate165.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                  validate165.errors = [{ instancePath: instancePath + "/links", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                  return false;
                } else {
                  if (data0.length < 1) {
                    validate165.errors = [{ instancePath: instancePath + "/links", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                    return false;
                  }
                }
              } else {
                validate165.errors = [{ instancePath: instancePath + "/links", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate165.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate165.errors = vErrors;
  return errors === 0;
}
validate165.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var LinkAnalyticsRequest = validate166;
var formats4 = (init_formats(), __toCommonJS(formats_exports)).date;
var pattern50 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}$", "u");
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate167.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern50.test(data)) {
          validate167.errors = [{ instancePath, keyword: "pattern", params: { pattern: "^(?!0000)\\d{4}-\\d{2}-\\d{2}$" }, message: 'must match pattern "^(?!0000)\\d{4}-\\d{2}-\\d{2}$"' }];
          return false;
        } else {
          if (!formats4.validate(data)) {
            validate167.errors = [{ instancePath, keyword: "format", params: { format: "date" }, message: 'must match format "date"' }];
            return false;
          }
        }
      } else {
        validate167.errors = [{ instancePath, keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validate167.errors = vErrors;
  return errors === 0;
}
validate167.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate166.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "from" || key0 === "to")) {
          validate166.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.from !== void 0) {
          const _errs2 = errors;
          if (!validate167(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.to !== void 0) {
            const _errs3 = errors;
            if (!validate167(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate166.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate166.errors = vErrors;
  return errors === 0;
}
validate166.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var LinkClickListRequest = validate170;
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate170.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "limit" || key0 === "cursor")) {
          validate170.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.limit !== void 0) {
          let data0 = data.limit;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate170.errors = [{ instancePath: instancePath + "/limit", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 100 || isNaN(data0)) {
                validate170.errors = [{ instancePath: instancePath + "/limit", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }];
                return false;
              } else {
                if (data0 < 1 || isNaN(data0)) {
                  validate170.errors = [{ instancePath: instancePath + "/limit", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                if (func1(data1) > 400) {
                  validate170.errors = [{ instancePath: instancePath + "/cursor", keyword: "maxLength", params: { limit: 400 }, message: "must NOT have more than 400 characters" }];
                  return false;
                } else {
                  if (func1(data1) < 1) {
                    validate170.errors = [{ instancePath: instancePath + "/cursor", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                }
              } else {
                validate170.errors = [{ instancePath: instancePath + "/cursor", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate170.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate170.errors = vErrors;
  return errors === 0;
}
validate170.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var LinkListRequest = validate171;
var schema66 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "LinkListRequest", "description": "Filters, order and pagination of the link list.", "type": "object", "additionalProperties": false, "properties": { "tag": { "$ref": "./link-tag.json", "description": "Only links with this tag." }, "q": { "type": "string", "description": "Only links whose slug, title or target contains this text (case-insensitive).", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, "external_id": { "$ref": "./link-external-id.json", "description": "Only the link with this external id." }, "archived": { "description": "Whether to list archived links instead of active ones.", "type": "string", "enum": ["true", "false"], "examples": ["false"] }, "sort": { "description": "Order of the list: newest first (created) or most clicks first (clicks). Default: created.", "type": "string", "enum": ["created", "clicks"], "examples": ["created"] }, "limit": { "description": "Number of links on a page. Default: 20.", "type": "integer", "minimum": 1, "maximum": 100, "examples": [20] }, "cursor": { "type": "string", "description": "The next_cursor of the previous page.", "minLength": 1, "maxLength": 400 } }, "$id": "schemas:///links/link-list-request.json" };
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate171.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "tag" || key0 === "q" || key0 === "external_id" || key0 === "archived" || key0 === "sort" || key0 === "limit" || key0 === "cursor")) {
          validate171.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.tag !== void 0) {
          const _errs2 = errors;
          if (!validate139(data.tag, { instancePath: instancePath + "/tag", parentData: data, parentDataProperty: "tag", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
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
                if (func1(data1) > 200) {
                  validate171.errors = [{ instancePath: instancePath + "/q", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                } else {
                  if (func1(data1) < 1) {
                    validate171.errors = [{ instancePath: instancePath + "/q", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern23.test(data1)) {
                      validate171.errors = [{ instancePath: instancePath + "/q", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate171.errors = [{ instancePath: instancePath + "/q", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
              if (!validate142(data.external_id, { instancePath: instancePath + "/external_id", parentData: data, parentDataProperty: "external_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
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
                  validate171.errors = [{ instancePath: instancePath + "/archived", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                if (!(data3 === "true" || data3 === "false")) {
                  validate171.errors = [{ instancePath: instancePath + "/archived", keyword: "enum", params: { allowedValues: schema66.properties.archived.enum }, message: "must be equal to one of the allowed values" }];
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
                    validate171.errors = [{ instancePath: instancePath + "/sort", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  if (!(data4 === "created" || data4 === "clicks")) {
                    validate171.errors = [{ instancePath: instancePath + "/sort", keyword: "enum", params: { allowedValues: schema66.properties.sort.enum }, message: "must be equal to one of the allowed values" }];
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
                      validate171.errors = [{ instancePath: instancePath + "/limit", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs10) {
                      if (typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 100 || isNaN(data5)) {
                          validate171.errors = [{ instancePath: instancePath + "/limit", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }];
                          return false;
                        } else {
                          if (data5 < 1 || isNaN(data5)) {
                            validate171.errors = [{ instancePath: instancePath + "/limit", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                          if (func1(data6) > 400) {
                            validate171.errors = [{ instancePath: instancePath + "/cursor", keyword: "maxLength", params: { limit: 400 }, message: "must NOT have more than 400 characters" }];
                            return false;
                          } else {
                            if (func1(data6) < 1) {
                              validate171.errors = [{ instancePath: instancePath + "/cursor", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                              return false;
                            }
                          }
                        } else {
                          validate171.errors = [{ instancePath: instancePath + "/cursor", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate171.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate171.errors = vErrors;
  return errors === 0;
}
validate171.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var QrRequest = validate174;
var schema67 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "QrRequest", "description": "Format and appearance of the QR code.", "type": "object", "additionalProperties": false, "properties": { "format": { "type": "string", "description": "Image format. Default: svg.", "enum": ["svg", "png"], "examples": ["svg"] }, "size": { "type": "integer", "description": "Width and height in pixels. Default: 512.", "minimum": 64, "maximum": 2048, "examples": [512] }, "margin": { "type": "integer", "description": "Width of the margin in modules. Default: 4, which QR readers expect.", "minimum": 0, "maximum": 16, "examples": [4] }, "level": { "type": "string", "description": "Error correction level: L, M, Q or H restores 7, 15, 25 or 30 % of a damaged code. Default: M.", "enum": ["L", "M", "Q", "H"], "examples": ["M"] }, "dark": { "type": "string", "description": "Colour of the modules. Default: #000000. Three or six hexadecimal digits, with or without #. Its contrast with light must be at least 3 to 1.", "pattern": "^#?([0-9A-Fa-f]{3}){1,2}$", "examples": ["#000000"] }, "light": { "type": "string", "description": "Background colour. Default: #ffffff. Three or six hexadecimal digits, with or without #.", "pattern": "^#?([0-9A-Fa-f]{3}){1,2}$", "examples": ["#ffffff"] } }, "$id": "schemas:///links/qr-request.json" };
var pattern52 = new RegExp("^#?([0-9A-Fa-f]{3}){1,2}$", "u");
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate174.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "format" || key0 === "size" || key0 === "margin" || key0 === "level" || key0 === "dark" || key0 === "light")) {
          validate174.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.format !== void 0) {
          let data0 = data.format;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate174.errors = [{ instancePath: instancePath + "/format", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data0 === "svg" || data0 === "png")) {
            validate174.errors = [{ instancePath: instancePath + "/format", keyword: "enum", params: { allowedValues: schema67.properties.format.enum }, message: "must be equal to one of the allowed values" }];
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
              validate174.errors = [{ instancePath: instancePath + "/size", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs4) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 2048 || isNaN(data1)) {
                  validate174.errors = [{ instancePath: instancePath + "/size", keyword: "maximum", params: { comparison: "<=", limit: 2048 }, message: "must be <= 2048" }];
                  return false;
                } else {
                  if (data1 < 64 || isNaN(data1)) {
                    validate174.errors = [{ instancePath: instancePath + "/size", keyword: "minimum", params: { comparison: ">=", limit: 64 }, message: "must be >= 64" }];
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
                validate174.errors = [{ instancePath: instancePath + "/margin", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs6) {
                if (typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 16 || isNaN(data2)) {
                    validate174.errors = [{ instancePath: instancePath + "/margin", keyword: "maximum", params: { comparison: "<=", limit: 16 }, message: "must be <= 16" }];
                    return false;
                  } else {
                    if (data2 < 0 || isNaN(data2)) {
                      validate174.errors = [{ instancePath: instancePath + "/margin", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                  validate174.errors = [{ instancePath: instancePath + "/level", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                if (!(data3 === "L" || data3 === "M" || data3 === "Q" || data3 === "H")) {
                  validate174.errors = [{ instancePath: instancePath + "/level", keyword: "enum", params: { allowedValues: schema67.properties.level.enum }, message: "must be equal to one of the allowed values" }];
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
                      if (!pattern52.test(data4)) {
                        validate174.errors = [{ instancePath: instancePath + "/dark", keyword: "pattern", params: { pattern: "^#?([0-9A-Fa-f]{3}){1,2}$" }, message: 'must match pattern "^#?([0-9A-Fa-f]{3}){1,2}$"' }];
                        return false;
                      }
                    } else {
                      validate174.errors = [{ instancePath: instancePath + "/dark", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        if (!pattern52.test(data5)) {
                          validate174.errors = [{ instancePath: instancePath + "/light", keyword: "pattern", params: { pattern: "^#?([0-9A-Fa-f]{3}){1,2}$" }, message: 'must match pattern "^#?([0-9A-Fa-f]{3}){1,2}$"' }];
                          return false;
                        }
                      } else {
                        validate174.errors = [{ instancePath: instancePath + "/light", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate174.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate174.errors = vErrors;
  return errors === 0;
}
validate174.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var SlugAvailabilityRequest = validate175;
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate175.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.slug === void 0 && (missing0 = "slug")) {
        validate175.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "slug" || key0 === "domain")) {
            validate175.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.slug !== void 0) {
            const _errs2 = errors;
            if (!validate131(data.slug, { instancePath: instancePath + "/slug", parentData: data, parentDataProperty: "slug", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.domain !== void 0) {
              const _errs3 = errors;
              if (!validate133(data.domain, { instancePath: instancePath + "/domain", parentData: data, parentDataProperty: "domain", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
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
      validate175.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate175.errors = vErrors;
  return errors === 0;
}
validate175.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ItemListRequest = validate178;
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate178.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.page !== void 0) {
        let data0 = data.page;
        const _errs2 = errors;
        if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
          validate178.errors = [{ instancePath: instancePath + "/page", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
          return false;
        }
        if (errors === _errs2) {
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 1e6 || isNaN(data0)) {
              validate178.errors = [{ instancePath: instancePath + "/page", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" }];
              return false;
            } else {
              if (data0 < 1 || isNaN(data0)) {
                validate178.errors = [{ instancePath: instancePath + "/page", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
            validate178.errors = [{ instancePath: instancePath + "/per_page", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs4) {
            if (typeof data1 == "number" && isFinite(data1)) {
              if (data1 > 100 || isNaN(data1)) {
                validate178.errors = [{ instancePath: instancePath + "/per_page", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }];
                return false;
              } else {
                if (data1 < 1 || isNaN(data1)) {
                  validate178.errors = [{ instancePath: instancePath + "/per_page", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                if (func1(data2) > 100) {
                  validate178.errors = [{ instancePath: instancePath + "/category", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                  return false;
                } else {
                  if (func1(data2) < 1) {
                    validate178.errors = [{ instancePath: instancePath + "/category", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                }
              } else {
                validate178.errors = [{ instancePath: instancePath + "/category", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  if (func1(data3) > 100) {
                    validate178.errors = [{ instancePath: instancePath + "/tag", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                    return false;
                  } else {
                    if (func1(data3) < 1) {
                      validate178.errors = [{ instancePath: instancePath + "/tag", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  }
                } else {
                  validate178.errors = [{ instancePath: instancePath + "/tag", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    if (func1(data4) > 200) {
                      validate178.errors = [{ instancePath: instancePath + "/q", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func1(data4) < 1) {
                        validate178.errors = [{ instancePath: instancePath + "/q", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    }
                  } else {
                    validate178.errors = [{ instancePath: instancePath + "/q", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate178.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate178.errors = vErrors;
  return errors === 0;
}
validate178.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ItemRequest = validate179;
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate179.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.item_id === void 0 && (missing0 = "item_id")) {
        validate179.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.item_id !== void 0) {
          let data0 = data.item_id;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate179.errors = [{ instancePath: instancePath + "/item_id", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
        }
      }
    } else {
      validate179.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate179.errors = vErrors;
  return errors === 0;
}
validate179.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var PurchaseValidationRequest = validate180;
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate180.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.purchase_code === void 0 && (missing0 = "purchase_code")) {
        validate180.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.purchase_code !== void 0) {
          if (typeof data.purchase_code !== "string") {
            validate180.errors = [{ instancePath: instancePath + "/purchase_code", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
        }
      }
    } else {
      validate180.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate180.errors = vErrors;
  return errors === 0;
}
validate180.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ChangeMemberRequest = validate181;
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate181.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.role === void 0 && (missing0 = "role")) {
        validate181.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "role")) {
            validate181.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.role !== void 0) {
            if (!validate111(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate181.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate181.errors = vErrors;
  return errors === 0;
}
validate181.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ChangeContactRequest = validate183;
function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate183.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name")) {
        validate183.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name")) {
            validate183.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (func1(data0) > 200) {
                  const err0 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                } else {
                  if (func1(data0) < 1) {
                    const err1 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    if (vErrors === null) {
                      vErrors = [err1];
                    } else {
                      vErrors.push(err1);
                    }
                    errors++;
                  } else {
                    if (!pattern4.test(data0)) {
                      const err2 = { instancePath: instancePath + "/name", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
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
                const err3 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
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
            const _errs6 = errors;
            if (data0 !== null) {
              const err4 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            var _valid0 = _errs6 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const err5 = { instancePath: instancePath + "/name", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
              validate183.errors = vErrors;
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
      validate183.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate183.errors = vErrors;
  return errors === 0;
}
validate183.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ChangeInstanceRequest = validate184;
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate184.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "name" || key0 === "settings" || key0 === "rate")) {
          validate184.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (func1(data0) > 100) {
                validate184.errors = [{ instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate184.errors = [{ instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern4.test(data0)) {
                    validate184.errors = [{ instancePath: instancePath + "/name", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate184.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate184.errors = [{ instancePath: instancePath + "/settings", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties" }];
                  return false;
                }
              } else {
                validate184.errors = [{ instancePath: instancePath + "/settings", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                const err0 = { instancePath: instancePath + "/rate", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
                    const err1 = { instancePath: instancePath + "/rate", keyword: "maximum", params: { comparison: "<=", limit: 6e3 }, message: "must be <= 6000" };
                    if (vErrors === null) {
                      vErrors = [err1];
                    } else {
                      vErrors.push(err1);
                    }
                    errors++;
                  } else {
                    if (data2 < 1 || isNaN(data2)) {
                      const err2 = { instancePath: instancePath + "/rate", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
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
              const _errs11 = errors;
              if (data2 !== null) {
                const err3 = { instancePath: instancePath + "/rate", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
              var _valid0 = _errs11 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const err4 = { instancePath: instancePath + "/rate", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
                validate184.errors = vErrors;
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
      validate184.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate184.errors = vErrors;
  return errors === 0;
}
validate184.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ChangeParticipantsRequest = validate185;
var schema75 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "ChangeParticipantsRequest", "description": "Who joins, leaves or gets another role.", "type": "object", "additionalProperties": false, "required": ["action", "participants"], "properties": { "action": { "type": "string", "description": "What happens to the participants.", "enum": ["add", "remove", "promote", "demote"], "examples": ["add"] }, "participants": { "type": "array", "description": "Addresses of the participants.", "minItems": 1, "maxItems": 100, "uniqueItems": true, "items": { "$ref": "./channel-address.json" }, "examples": [["+4915112345601"]] } }, "$id": "schemas:///messaging/change-participants-request.json" };
var pattern56 = new RegExp("^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$", "u");
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate186.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) > 255) {
        validate186.errors = [{ instancePath, keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
        return false;
      } else {
        if (func1(data) < 1) {
          validate186.errors = [{ instancePath, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern56.test(data)) {
            validate186.errors = [{ instancePath, keyword: "pattern", params: { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$" }, message: 'must match pattern "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$"' }];
            return false;
          }
        }
      }
    } else {
      validate186.errors = [{ instancePath, keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate186.errors = vErrors;
  return errors === 0;
}
validate186.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate185.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.action === void 0 && (missing0 = "action") || data.participants === void 0 && (missing0 = "participants")) {
        validate185.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "action" || key0 === "participants")) {
            validate185.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.action !== void 0) {
            let data0 = data.action;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate185.errors = [{ instancePath: instancePath + "/action", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "add" || data0 === "remove" || data0 === "promote" || data0 === "demote")) {
              validate185.errors = [{ instancePath: instancePath + "/action", keyword: "enum", params: { allowedValues: schema75.properties.action.enum }, message: "must be equal to one of the allowed values" }];
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
                    validate185.errors = [{ instancePath: instancePath + "/participants", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                    return false;
                  } else {
                    if (data1.length < 1) {
                      validate185.errors = [{ instancePath: instancePath + "/participants", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs6 = errors;
                        if (!validate186(data1[i0], { instancePath: instancePath + "/participants/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
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
                                  validate185.errors = [{ instancePath: instancePath + "/participants", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
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
                  validate185.errors = [{ instancePath: instancePath + "/participants", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate185.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate185.errors = vErrors;
  return errors === 0;
}
validate185.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ChannelFeedRequest = validate188;
var pattern58 = new RegExp("^[a-z0-9_.]+$", "u");
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate188.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "after" || key0 === "instance_id" || key0 === "type" || key0 === "limit")) {
          validate188.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.after !== void 0) {
          let data0 = data.after;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate188.errors = [{ instancePath: instancePath + "/after", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 9007199254740991 || isNaN(data0)) {
                validate188.errors = [{ instancePath: instancePath + "/after", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate188.errors = [{ instancePath: instancePath + "/after", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                if (!pattern5.test(data1)) {
                  validate188.errors = [{ instancePath: instancePath + "/instance_id", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' }];
                  return false;
                }
              } else {
                validate188.errors = [{ instancePath: instancePath + "/instance_id", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  if (func1(data2) > 100) {
                    validate188.errors = [{ instancePath: instancePath + "/type", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                    return false;
                  } else {
                    if (!pattern58.test(data2)) {
                      validate188.errors = [{ instancePath: instancePath + "/type", keyword: "pattern", params: { pattern: "^[a-z0-9_.]+$" }, message: 'must match pattern "^[a-z0-9_.]+$"' }];
                      return false;
                    }
                  }
                } else {
                  validate188.errors = [{ instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate188.errors = [{ instancePath: instancePath + "/limit", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs8) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 1e3 || isNaN(data3)) {
                      validate188.errors = [{ instancePath: instancePath + "/limit", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }];
                      return false;
                    } else {
                      if (data3 < 1 || isNaN(data3)) {
                        validate188.errors = [{ instancePath: instancePath + "/limit", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
      validate188.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate188.errors = vErrors;
  return errors === 0;
}
validate188.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ChatGroupPictureRequest = validate189;
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate189.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.media_id === void 0 && (missing0 = "media_id")) {
        validate189.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "media_id")) {
            validate189.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (!pattern5.test(data0)) {
                  const err0 = { instancePath: instancePath + "/media_id", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
              } else {
                const err1 = { instancePath: instancePath + "/media_id", keyword: "type", params: { type: "string" }, message: "must be string" };
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
            const _errs6 = errors;
            if (data0 !== null) {
              const err2 = { instancePath: instancePath + "/media_id", keyword: "type", params: { type: "null" }, message: "must be null" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            var _valid0 = _errs6 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const err3 = { instancePath: instancePath + "/media_id", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
              validate189.errors = vErrors;
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
      validate189.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate189.errors = vErrors;
  return errors === 0;
}
validate189.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ChatListRequest = validate190;
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate190.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "limit" || key0 === "cursor")) {
          validate190.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.limit !== void 0) {
          let data0 = data.limit;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate190.errors = [{ instancePath: instancePath + "/limit", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 100 || isNaN(data0)) {
                validate190.errors = [{ instancePath: instancePath + "/limit", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }];
                return false;
              } else {
                if (data0 < 1 || isNaN(data0)) {
                  validate190.errors = [{ instancePath: instancePath + "/limit", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                if (func1(data1) > 500) {
                  validate190.errors = [{ instancePath: instancePath + "/cursor", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }];
                  return false;
                } else {
                  if (func1(data1) < 1) {
                    validate190.errors = [{ instancePath: instancePath + "/cursor", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                }
              } else {
                validate190.errors = [{ instancePath: instancePath + "/cursor", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate190.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate190.errors = vErrors;
  return errors === 0;
}
validate190.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var CheckAddressesRequest = validate191;
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate191.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.addresses === void 0 && (missing0 = "addresses")) {
        validate191.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "addresses")) {
            validate191.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                  validate191.errors = [{ instancePath: instancePath + "/addresses", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                  return false;
                } else {
                  if (data0.length < 1) {
                    validate191.errors = [{ instancePath: instancePath + "/addresses", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data0.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs4 = errors;
                      if (!validate186(data0[i0], { instancePath: instancePath + "/addresses/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
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
                                validate191.errors = [{ instancePath: instancePath + "/addresses", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
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
                validate191.errors = [{ instancePath: instancePath + "/addresses", keyword: "type", params: { type: "array" }, message: "must be array" }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate191.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate191.errors = vErrors;
  return errors === 0;
}
validate191.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ConnectInstanceRequest = validate193;
var schema81 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "ConnectInstanceRequest", "description": "How to pair.", "type": "object", "additionalProperties": false, "properties": { "method": { "type": "string", "description": "Pair by scanning a QR code or by typing a code. Default: `qr`.", "enum": ["qr", "code"], "examples": ["qr"] } }, "$id": "schemas:///messaging/connect-instance-request.json" };
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate193.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "method")) {
          validate193.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.method !== void 0) {
          let data0 = data.method;
          if (typeof data0 !== "string") {
            validate193.errors = [{ instancePath: instancePath + "/method", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data0 === "qr" || data0 === "code")) {
            validate193.errors = [{ instancePath: instancePath + "/method", keyword: "enum", params: { allowedValues: schema81.properties.method.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
        }
      }
    } else {
      validate193.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate193.errors = vErrors;
  return errors === 0;
}
validate193.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var CreateChatGroupRequest = validate194;
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate194.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.participants === void 0 && (missing0 = "participants")) {
        validate194.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "participants")) {
            validate194.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (func1(data0) > 200) {
                  validate194.errors = [{ instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                } else {
                  if (func1(data0) < 1) {
                    validate194.errors = [{ instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern4.test(data0)) {
                      validate194.errors = [{ instancePath: instancePath + "/name", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate194.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    validate194.errors = [{ instancePath: instancePath + "/participants", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                    return false;
                  } else {
                    if (data1.length < 1) {
                      validate194.errors = [{ instancePath: instancePath + "/participants", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs6 = errors;
                        if (!validate186(data1[i0], { instancePath: instancePath + "/participants/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
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
                                  validate194.errors = [{ instancePath: instancePath + "/participants", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
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
                  validate194.errors = [{ instancePath: instancePath + "/participants", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate194.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate194.errors = vErrors;
  return errors === 0;
}
validate194.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var CreateContactRequest = validate196;
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate196.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address")) {
        validate196.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "name")) {
            validate196.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (func1(data0) > 255) {
                  validate196.errors = [{ instancePath: instancePath + "/address", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
                  return false;
                } else {
                  if (func1(data0) < 1) {
                    validate196.errors = [{ instancePath: instancePath + "/address", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern56.test(data0)) {
                      validate196.errors = [{ instancePath: instancePath + "/address", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$" }, message: 'must match pattern "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate196.errors = [{ instancePath: instancePath + "/address", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  if (func1(data1) > 200) {
                    const err0 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  } else {
                    if (func1(data1) < 1) {
                      const err1 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                    } else {
                      if (!pattern4.test(data1)) {
                        const err2 = { instancePath: instancePath + "/name", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
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
                  const err3 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
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
              const _errs8 = errors;
              if (data1 !== null) {
                const err4 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              var _valid0 = _errs8 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const err5 = { instancePath: instancePath + "/name", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
                validate196.errors = vErrors;
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
      validate196.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate196.errors = vErrors;
  return errors === 0;
}
validate196.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var CreateInstanceRequest = validate197;
var pattern64 = new RegExp("^[a-z][a-z0-9_-]{0,31}$", "u");
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate197.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.driver === void 0 && (missing0 = "driver")) {
        validate197.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "driver" || key0 === "settings" || key0 === "rate")) {
            validate197.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (func1(data0) > 100) {
                  validate197.errors = [{ instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                  return false;
                } else {
                  if (func1(data0) < 1) {
                    validate197.errors = [{ instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern4.test(data0)) {
                      validate197.errors = [{ instancePath: instancePath + "/name", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate197.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  if (!pattern64.test(data1)) {
                    validate197.errors = [{ instancePath: instancePath + "/driver", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_-]{0,31}$" }, message: 'must match pattern "^[a-z][a-z0-9_-]{0,31}$"' }];
                    return false;
                  }
                } else {
                  validate197.errors = [{ instancePath: instancePath + "/driver", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate197.errors = [{ instancePath: instancePath + "/settings", keyword: "maxProperties", params: { limit: 50 }, message: "must NOT have more than 50 properties" }];
                      return false;
                    }
                  } else {
                    validate197.errors = [{ instancePath: instancePath + "/settings", keyword: "type", params: { type: "object" }, message: "must be object" }];
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
                    const err0 = { instancePath: instancePath + "/rate", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
                        const err1 = { instancePath: instancePath + "/rate", keyword: "maximum", params: { comparison: "<=", limit: 6e3 }, message: "must be <= 6000" };
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                      } else {
                        if (data3 < 1 || isNaN(data3)) {
                          const err2 = { instancePath: instancePath + "/rate", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
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
                  const _errs13 = errors;
                  if (data3 !== null) {
                    const err3 = { instancePath: instancePath + "/rate", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err3];
                    } else {
                      vErrors.push(err3);
                    }
                    errors++;
                  }
                  var _valid0 = _errs13 === errors;
                  valid1 = valid1 || _valid0;
                  if (!valid1) {
                    const err4 = { instancePath: instancePath + "/rate", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err4];
                    } else {
                      vErrors.push(err4);
                    }
                    errors++;
                    validate197.errors = vErrors;
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
      validate197.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate197.errors = vErrors;
  return errors === 0;
}
validate197.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var CursorListRequest = validate198;
function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate198.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "limit" || key0 === "cursor")) {
          validate198.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.limit !== void 0) {
          let data0 = data.limit;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate198.errors = [{ instancePath: instancePath + "/limit", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 100 || isNaN(data0)) {
                validate198.errors = [{ instancePath: instancePath + "/limit", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }];
                return false;
              } else {
                if (data0 < 1 || isNaN(data0)) {
                  validate198.errors = [{ instancePath: instancePath + "/limit", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                if (func1(data1) > 500) {
                  validate198.errors = [{ instancePath: instancePath + "/cursor", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }];
                  return false;
                } else {
                  if (func1(data1) < 1) {
                    validate198.errors = [{ instancePath: instancePath + "/cursor", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                }
              } else {
                validate198.errors = [{ instancePath: instancePath + "/cursor", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate198.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate198.errors = vErrors;
  return errors === 0;
}
validate198.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var EditMessageRequest = validate199;
function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate199.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.text === void 0 && (missing0 = "text")) {
        validate199.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "text")) {
            validate199.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (func1(data0) > 65536) {
                  validate199.errors = [{ instancePath: instancePath + "/text", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" }];
                  return false;
                } else {
                  if (func1(data0) < 1) {
                    validate199.errors = [{ instancePath: instancePath + "/text", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern15.test(data0)) {
                      validate199.errors = [{ instancePath: instancePath + "/text", keyword: "pattern", params: { pattern: "^[^\\u0000\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000\\ud800-\\udfff]*$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate199.errors = [{ instancePath: instancePath + "/text", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate199.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate199.errors = vErrors;
  return errors === 0;
}
validate199.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var InviteLinkRequest = validate200;
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate200.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "renew")) {
          validate200.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.renew !== void 0) {
          if (typeof data.renew !== "boolean") {
            validate200.errors = [{ instancePath: instancePath + "/renew", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
            return false;
          }
        }
      }
    } else {
      validate200.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate200.errors = vErrors;
  return errors === 0;
}
validate200.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var MessageListRequest = validate201;
var schema88 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "MessageListRequest", "description": "Filters and pagination of messages.", "type": "object", "additionalProperties": false, "properties": { "chat": { "type": "string", "description": "Only messages of this chat: the address of the person or group.", "minLength": 1, "maxLength": 255, "examples": ["+4915112345601"] }, "direction": { "type": "string", "description": "Only received (`in`) or sent (`out`) messages.", "enum": ["in", "out"], "examples": ["in"] }, "state": { "type": "string", "description": "Only messages in this state.", "enum": ["queued", "sent", "delivered", "read", "failed"], "examples": ["read"] }, "limit": { "description": "Number of messages on a page. Default: 20.", "type": "integer", "minimum": 1, "maximum": 100, "examples": [20] }, "cursor": { "type": "string", "description": "The next_cursor of the previous page.", "minLength": 1, "maxLength": 500 } }, "$id": "schemas:///messaging/message-list-request.json" };
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate201.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "chat" || key0 === "direction" || key0 === "state" || key0 === "limit" || key0 === "cursor")) {
          validate201.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (func1(data0) > 255) {
                validate201.errors = [{ instancePath: instancePath + "/chat", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate201.errors = [{ instancePath: instancePath + "/chat", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              }
            } else {
              validate201.errors = [{ instancePath: instancePath + "/chat", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
              validate201.errors = [{ instancePath: instancePath + "/direction", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data1 === "in" || data1 === "out")) {
              validate201.errors = [{ instancePath: instancePath + "/direction", keyword: "enum", params: { allowedValues: schema88.properties.direction.enum }, message: "must be equal to one of the allowed values" }];
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
                validate201.errors = [{ instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if (!(data2 === "queued" || data2 === "sent" || data2 === "delivered" || data2 === "read" || data2 === "failed")) {
                validate201.errors = [{ instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema88.properties.state.enum }, message: "must be equal to one of the allowed values" }];
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
                  validate201.errors = [{ instancePath: instancePath + "/limit", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs8) {
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 100 || isNaN(data3)) {
                      validate201.errors = [{ instancePath: instancePath + "/limit", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }];
                      return false;
                    } else {
                      if (data3 < 1 || isNaN(data3)) {
                        validate201.errors = [{ instancePath: instancePath + "/limit", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                      if (func1(data4) > 500) {
                        validate201.errors = [{ instancePath: instancePath + "/cursor", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }];
                        return false;
                      } else {
                        if (func1(data4) < 1) {
                          validate201.errors = [{ instancePath: instancePath + "/cursor", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      }
                    } else {
                      validate201.errors = [{ instancePath: instancePath + "/cursor", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate201.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate201.errors = vErrors;
  return errors === 0;
}
validate201.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var PairingQrRequest = validate202;
var schema89 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "PairingQrRequest", "description": "How the QR code should look.", "type": "object", "additionalProperties": false, "properties": { "format": { "type": "string", "description": "Default: `svg`.", "enum": ["svg", "png"], "examples": ["svg"] }, "size": { "type": "integer", "description": "Width and height in pixels. Default: 512.", "minimum": 64, "maximum": 2048, "examples": [512] } }, "$id": "schemas:///messaging/pairing-qr-request.json" };
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate202.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "format" || key0 === "size")) {
          validate202.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.format !== void 0) {
          let data0 = data.format;
          const _errs2 = errors;
          if (typeof data0 !== "string") {
            validate202.errors = [{ instancePath: instancePath + "/format", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data0 === "svg" || data0 === "png")) {
            validate202.errors = [{ instancePath: instancePath + "/format", keyword: "enum", params: { allowedValues: schema89.properties.format.enum }, message: "must be equal to one of the allowed values" }];
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
              validate202.errors = [{ instancePath: instancePath + "/size", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
              return false;
            }
            if (errors === _errs4) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 2048 || isNaN(data1)) {
                  validate202.errors = [{ instancePath: instancePath + "/size", keyword: "maximum", params: { comparison: "<=", limit: 2048 }, message: "must be <= 2048" }];
                  return false;
                } else {
                  if (data1 < 64 || isNaN(data1)) {
                    validate202.errors = [{ instancePath: instancePath + "/size", keyword: "minimum", params: { comparison: ">=", limit: 64 }, message: "must be >= 64" }];
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
      validate202.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate202.errors = vErrors;
  return errors === 0;
}
validate202.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ReactRequest = validate203;
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate203.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.emoji === void 0 && (missing0 = "emoji")) {
        validate203.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "emoji")) {
            validate203.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (func1(data0) > 32) {
                  validate203.errors = [{ instancePath: instancePath + "/emoji", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }];
                  return false;
                } else {
                  if (func1(data0) < 1) {
                    validate203.errors = [{ instancePath: instancePath + "/emoji", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern4.test(data0)) {
                      validate203.errors = [{ instancePath: instancePath + "/emoji", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate203.errors = [{ instancePath: instancePath + "/emoji", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate203.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate203.errors = vErrors;
  return errors === 0;
}
validate203.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ReadChatRequest = validate204;
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate204.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "up_to")) {
          validate204.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (!pattern5.test(data0)) {
                validate204.errors = [{ instancePath: instancePath + "/up_to", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' }];
                return false;
              }
            } else {
              validate204.errors = [{ instancePath: instancePath + "/up_to", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
        }
      }
    } else {
      validate204.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate204.errors = vErrors;
  return errors === 0;
}
validate204.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var RenameChatGroupRequest = validate205;
function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate205.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name")) {
        validate205.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name")) {
            validate205.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (func1(data0) > 200) {
                  validate205.errors = [{ instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                } else {
                  if (func1(data0) < 1) {
                    validate205.errors = [{ instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern4.test(data0)) {
                      validate205.errors = [{ instancePath: instancePath + "/name", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate205.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
          }
        }
      }
    } else {
      validate205.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate205.errors = vErrors;
  return errors === 0;
}
validate205.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var SendMessageRequest = validate206;
function validate207(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate207.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "media_id" || key0 === "url" || key0 === "caption" || key0 === "name")) {
          validate207.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (!pattern5.test(data0)) {
                validate207.errors = [{ instancePath: instancePath + "/media_id", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' }];
                return false;
              }
            } else {
              validate207.errors = [{ instancePath: instancePath + "/media_id", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                if (func1(data1) > 2048) {
                  validate207.errors = [{ instancePath: instancePath + "/url", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }];
                  return false;
                } else {
                  if (func1(data1) < 1) {
                    validate207.errors = [{ instancePath: instancePath + "/url", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern23.test(data1)) {
                      validate207.errors = [{ instancePath: instancePath + "/url", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate207.errors = [{ instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  if (func1(data2) > 65536) {
                    validate207.errors = [{ instancePath: instancePath + "/caption", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" }];
                    return false;
                  } else {
                    if (func1(data2) < 1) {
                      validate207.errors = [{ instancePath: instancePath + "/caption", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern15.test(data2)) {
                        validate207.errors = [{ instancePath: instancePath + "/caption", keyword: "pattern", params: { pattern: "^[^\\u0000\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate207.errors = [{ instancePath: instancePath + "/caption", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    if (func1(data3) > 255) {
                      validate207.errors = [{ instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
                      return false;
                    } else {
                      if (func1(data3) < 1) {
                        validate207.errors = [{ instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern4.test(data3)) {
                          validate207.errors = [{ instancePath: instancePath + "/name", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate207.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate207.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate207.errors = vErrors;
  return errors === 0;
}
validate207.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate209(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate209.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.latitude === void 0 && (missing0 = "latitude") || data.longitude === void 0 && (missing0 = "longitude")) {
        validate209.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "latitude" || key0 === "longitude" || key0 === "name")) {
            validate209.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                  validate209.errors = [{ instancePath: instancePath + "/latitude", keyword: "maximum", params: { comparison: "<=", limit: 90 }, message: "must be <= 90" }];
                  return false;
                } else {
                  if (data0 < -90 || isNaN(data0)) {
                    validate209.errors = [{ instancePath: instancePath + "/latitude", keyword: "minimum", params: { comparison: ">=", limit: -90 }, message: "must be >= -90" }];
                    return false;
                  }
                }
              } else {
                validate209.errors = [{ instancePath: instancePath + "/latitude", keyword: "type", params: { type: "number" }, message: "must be number" }];
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
                    validate209.errors = [{ instancePath: instancePath + "/longitude", keyword: "maximum", params: { comparison: "<=", limit: 180 }, message: "must be <= 180" }];
                    return false;
                  } else {
                    if (data1 < -180 || isNaN(data1)) {
                      validate209.errors = [{ instancePath: instancePath + "/longitude", keyword: "minimum", params: { comparison: ">=", limit: -180 }, message: "must be >= -180" }];
                      return false;
                    }
                  }
                } else {
                  validate209.errors = [{ instancePath: instancePath + "/longitude", keyword: "type", params: { type: "number" }, message: "must be number" }];
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
                    if (func1(data2) > 200) {
                      validate209.errors = [{ instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func1(data2) < 1) {
                        validate209.errors = [{ instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern4.test(data2)) {
                          validate209.errors = [{ instancePath: instancePath + "/name", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate209.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate209.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate209.errors = vErrors;
  return errors === 0;
}
validate209.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate211(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate211.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.addresses === void 0 && (missing0 = "addresses")) {
        validate211.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "addresses")) {
            validate211.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (func1(data0) > 200) {
                  validate211.errors = [{ instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                } else {
                  if (func1(data0) < 1) {
                    validate211.errors = [{ instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern4.test(data0)) {
                      validate211.errors = [{ instancePath: instancePath + "/name", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate211.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    validate211.errors = [{ instancePath: instancePath + "/addresses", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }];
                    return false;
                  } else {
                    if (data1.length < 1) {
                      validate211.errors = [{ instancePath: instancePath + "/addresses", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs6 = errors;
                        if (!validate186(data1[i0], { instancePath: instancePath + "/addresses/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
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
                  validate211.errors = [{ instancePath: instancePath + "/addresses", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate211.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate211.errors = vErrors;
  return errors === 0;
}
validate211.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate214.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.question === void 0 && (missing0 = "question") || data.options === void 0 && (missing0 = "options")) {
        validate214.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "question" || key0 === "options" || key0 === "multiple")) {
            validate214.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (func1(data0) > 255) {
                  validate214.errors = [{ instancePath: instancePath + "/question", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
                  return false;
                } else {
                  if (func1(data0) < 1) {
                    validate214.errors = [{ instancePath: instancePath + "/question", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern4.test(data0)) {
                      validate214.errors = [{ instancePath: instancePath + "/question", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate214.errors = [{ instancePath: instancePath + "/question", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    validate214.errors = [{ instancePath: instancePath + "/options", keyword: "maxItems", params: { limit: 12 }, message: "must NOT have more than 12 items" }];
                    return false;
                  } else {
                    if (data1.length < 2) {
                      validate214.errors = [{ instancePath: instancePath + "/options", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data2 = data1[i0];
                        const _errs6 = errors;
                        if (errors === _errs6) {
                          if (typeof data2 === "string") {
                            if (func1(data2) > 100) {
                              validate214.errors = [{ instancePath: instancePath + "/options/" + i0, keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                              return false;
                            } else {
                              if (func1(data2) < 1) {
                                validate214.errors = [{ instancePath: instancePath + "/options/" + i0, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                return false;
                              } else {
                                if (!pattern4.test(data2)) {
                                  validate214.errors = [{ instancePath: instancePath + "/options/" + i0, keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                                  return false;
                                }
                              }
                            }
                          } else {
                            validate214.errors = [{ instancePath: instancePath + "/options/" + i0, keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                              validate214.errors = [{ instancePath: instancePath + "/options", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
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
                  validate214.errors = [{ instancePath: instancePath + "/options", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                  validate214.errors = [{ instancePath: instancePath + "/multiple", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate214.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate214.errors = vErrors;
  return errors === 0;
}
validate214.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate206.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.to === void 0 && (missing0 = "to")) {
        validate206.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "to" || key0 === "text" || key0 === "media" || key0 === "location" || key0 === "contact" || key0 === "poll" || key0 === "reply_to" || key0 === "send_at")) {
            validate206.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (func1(data0) > 255) {
                  validate206.errors = [{ instancePath: instancePath + "/to", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
                  return false;
                } else {
                  if (func1(data0) < 1) {
                    validate206.errors = [{ instancePath: instancePath + "/to", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern56.test(data0)) {
                      validate206.errors = [{ instancePath: instancePath + "/to", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$" }, message: 'must match pattern "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate206.errors = [{ instancePath: instancePath + "/to", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  if (func1(data1) > 65536) {
                    validate206.errors = [{ instancePath: instancePath + "/text", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" }];
                    return false;
                  } else {
                    if (func1(data1) < 1) {
                      validate206.errors = [{ instancePath: instancePath + "/text", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern15.test(data1)) {
                        validate206.errors = [{ instancePath: instancePath + "/text", keyword: "pattern", params: { pattern: "^[^\\u0000\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate206.errors = [{ instancePath: instancePath + "/text", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                if (!validate207(data.media, { instancePath: instancePath + "/media", parentData: data, parentDataProperty: "media", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.location !== void 0) {
                  const _errs7 = errors;
                  if (!validate209(data.location, { instancePath: instancePath + "/location", parentData: data, parentDataProperty: "location", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.contact !== void 0) {
                    const _errs8 = errors;
                    if (!validate211(data.contact, { instancePath: instancePath + "/contact", parentData: data, parentDataProperty: "contact", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.poll !== void 0) {
                      const _errs9 = errors;
                      if (!validate214(data.poll, { instancePath: instancePath + "/poll", parentData: data, parentDataProperty: "poll", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
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
                            if (!pattern5.test(data6)) {
                              validate206.errors = [{ instancePath: instancePath + "/reply_to", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' }];
                              return false;
                            }
                          } else {
                            validate206.errors = [{ instancePath: instancePath + "/reply_to", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                          if (!validate53(data.send_at, { instancePath: instancePath + "/send_at", parentData: data, parentDataProperty: "send_at", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
      validate206.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate206.errors = vErrors;
  return errors === 0;
}
validate206.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var TypingRequest = validate217;
function validate217(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate217.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "typing")) {
          validate217.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.typing !== void 0) {
          if (typeof data.typing !== "boolean") {
            validate217.errors = [{ instancePath: instancePath + "/typing", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
            return false;
          }
        }
      }
    } else {
      validate217.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate217.errors = vErrors;
  return errors === 0;
}
validate217.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var RequestListRequest = validate218;
var schema99 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "RequestListRequest", "description": "Filters and pagination of the request log.", "type": "object", "additionalProperties": false, "properties": { "key_id": { "description": "Only requests with this key.", "type": "string", "minLength": 1, "maxLength": 200 }, "operation": { "description": "Only requests of this operation.", "type": "string", "minLength": 1, "maxLength": 100, "examples": ["listItems"] }, "status": { "description": "Only responses with a status of this class. `errors`: 4xx and 5xx.", "enum": ["2xx", "3xx", "4xx", "5xx", "errors"] }, "since": { "description": "Only requests from this time on.", "$ref": "../common/timestamp.json" }, "limit": { "description": "Number of requests on a page. Default: 20.", "type": "integer", "minimum": 1, "maximum": 100, "examples": [20] }, "cursor": { "description": "The next_cursor of the previous page.", "type": "string", "minLength": 1, "maxLength": 400 } }, "$id": "schemas:///requests/request-list-request.json" };
function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate218.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "key_id" || key0 === "operation" || key0 === "status" || key0 === "since" || key0 === "limit" || key0 === "cursor")) {
          validate218.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (func1(data0) > 200) {
                validate218.errors = [{ instancePath: instancePath + "/key_id", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate218.errors = [{ instancePath: instancePath + "/key_id", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                }
              }
            } else {
              validate218.errors = [{ instancePath: instancePath + "/key_id", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                if (func1(data1) > 100) {
                  validate218.errors = [{ instancePath: instancePath + "/operation", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                  return false;
                } else {
                  if (func1(data1) < 1) {
                    validate218.errors = [{ instancePath: instancePath + "/operation", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                }
              } else {
                validate218.errors = [{ instancePath: instancePath + "/operation", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                validate218.errors = [{ instancePath: instancePath + "/status", keyword: "enum", params: { allowedValues: schema99.properties.status.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.since !== void 0) {
                const _errs7 = errors;
                if (!validate53(data.since, { instancePath: instancePath + "/since", parentData: data, parentDataProperty: "since", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
                    validate218.errors = [{ instancePath: instancePath + "/limit", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs8) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 100 || isNaN(data4)) {
                        validate218.errors = [{ instancePath: instancePath + "/limit", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }];
                        return false;
                      } else {
                        if (data4 < 1 || isNaN(data4)) {
                          validate218.errors = [{ instancePath: instancePath + "/limit", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                        if (func1(data5) > 400) {
                          validate218.errors = [{ instancePath: instancePath + "/cursor", keyword: "maxLength", params: { limit: 400 }, message: "must NOT have more than 400 characters" }];
                          return false;
                        } else {
                          if (func1(data5) < 1) {
                            validate218.errors = [{ instancePath: instancePath + "/cursor", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                            return false;
                          }
                        }
                      } else {
                        validate218.errors = [{ instancePath: instancePath + "/cursor", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate218.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate218.errors = vErrors;
  return errors === 0;
}
validate218.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var UsageRequest = validate220;
var schema100 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "UsageRequest", "description": "Days and filters of the usage.", "type": "object", "additionalProperties": false, "properties": { "by": { "description": "What is counted together. `hour`: the last 48 hours, without `from` and `to`. Default: day.", "enum": ["day", "hour", "key", "operation"] }, "from": { "description": "The first day, at most 366 days before the last. Default: 29 days before the last.", "$ref": "../links/link-day-name.json" }, "to": { "description": "The last day. Default: today.", "$ref": "../links/link-day-name.json" }, "key_id": { "description": "Only requests with this key.", "type": "string", "minLength": 1, "maxLength": 200 }, "operation": { "description": "Only requests of this operation.", "type": "string", "minLength": 1, "maxLength": 100, "examples": ["listItems"] } }, "$id": "schemas:///requests/usage-request.json" };
function validate220(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate220.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "by" || key0 === "from" || key0 === "to" || key0 === "key_id" || key0 === "operation")) {
          validate220.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.by !== void 0) {
          let data0 = data.by;
          const _errs2 = errors;
          if (!(data0 === "day" || data0 === "hour" || data0 === "key" || data0 === "operation")) {
            validate220.errors = [{ instancePath: instancePath + "/by", keyword: "enum", params: { allowedValues: schema100.properties.by.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs2 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.from !== void 0) {
            const _errs3 = errors;
            if (!validate167(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.to !== void 0) {
              const _errs4 = errors;
              if (!validate167(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
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
                    if (func1(data3) > 200) {
                      validate220.errors = [{ instancePath: instancePath + "/key_id", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func1(data3) < 1) {
                        validate220.errors = [{ instancePath: instancePath + "/key_id", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    }
                  } else {
                    validate220.errors = [{ instancePath: instancePath + "/key_id", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      if (func1(data4) > 100) {
                        validate220.errors = [{ instancePath: instancePath + "/operation", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                        return false;
                      } else {
                        if (func1(data4) < 1) {
                          validate220.errors = [{ instancePath: instancePath + "/operation", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      }
                    } else {
                      validate220.errors = [{ instancePath: instancePath + "/operation", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate220.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate220.errors = vErrors;
  return errors === 0;
}
validate220.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ChangeWebhookEndpointRequest = validate223;
var schema101 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "ChangeWebhookEndpointRequest", "description": "The fields to change. Omitted fields keep their value.", "type": "object", "additionalProperties": false, "properties": { "url": { "type": "string", "description": "URL that deliveries are sent to: http or https.", "maxLength": 2048, "minLength": 1, "examples": ["https://receiver.example/hooks"], "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, "event_types": { "type": "array", "description": "Event types that the webhook subscribes to.", "minItems": 1, "maxItems": 50, "uniqueItems": true, "items": { "$ref": "./event-pattern.json" }, "examples": [["key.*"]] }, "description": { "type": "string", "description": "Display name. No control characters.", "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f]*$", "examples": ["Stock keeping"] }, "headers": { "$ref": "./webhook-headers.json" }, "rate": { "description": "Maximum number of deliveries per second. If null, there is no limit.", "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1e3 }, { "type": "null" }] }, "links": { "type": "array", "description": "Filter for link events: ids of links. Events about other links are not sent. If omitted or empty, no filter by id applies.", "maxItems": 100, "uniqueItems": true, "examples": [["lnk_demo_spring"]], "items": { "$ref": "../common/id.json" } }, "tags": { "type": "array", "description": "Filter for link events: tags of links. Events about links with one of these tags are sent, in addition to events about the links listed in `links`. If omitted or empty, no filter by tag applies.", "maxItems": 50, "uniqueItems": true, "items": { "$ref": "../links/link-tag.json" } }, "instances": { "type": "array", "description": "Filter for messaging events: ids of instances. Events about other instances are not sent. If omitted or empty, no filter by instance applies.", "maxItems": 100, "uniqueItems": true, "examples": [["ins_demo"]], "items": { "$ref": "../common/id.json" } }, "sample": { "type": "integer", "description": "Percentage of `link.clicked` and `link.listed` events that are sent. Default: 100.", "minimum": 1, "maximum": 100 } }, "$id": "schemas:///webhooks/change-webhook-endpoint-request.json" };
var pattern81 = new RegExp("^(\\*|[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*\\.(\\*|[a-z0-9_]+))$", "u");
function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate224.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func1(data) > 100) {
        validate224.errors = [{ instancePath, keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
        return false;
      } else {
        if (!pattern81.test(data)) {
          validate224.errors = [{ instancePath, keyword: "pattern", params: { pattern: "^(\\*|[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*\\.(\\*|[a-z0-9_]+))$" }, message: 'must match pattern "^(\\*|[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*\\.(\\*|[a-z0-9_]+))$"' }];
          return false;
        }
      }
    } else {
      validate224.errors = [{ instancePath, keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate224.errors = vErrors;
  return errors === 0;
}
validate224.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern83 = new RegExp("^[A-Za-z][A-Za-z0-9-]{0,63}$", "u");
var pattern84 = new RegExp("^[\\x20-\\x7e]*$", "u");
function validate226(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate226.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 10) {
        validate226.errors = [{ instancePath, keyword: "maxProperties", params: { limit: 10 }, message: "must NOT have more than 10 properties" }];
        return false;
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof key0 === "string") {
              if (!pattern83.test(key0)) {
                const err0 = { instancePath, keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9-]{0,63}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9-]{0,63}$"', propertyName: key0 };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
            } else {
              const err1 = { instancePath, keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key0 };
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
            const err2 = { instancePath, keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
            validate226.errors = vErrors;
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
                if (func1(data0) > 500) {
                  validate226.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }];
                  return false;
                } else {
                  if (!pattern84.test(data0)) {
                    validate226.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "pattern", params: { pattern: "^[\\x20-\\x7e]*$" }, message: 'must match pattern "^[\\x20-\\x7e]*$"' }];
                    return false;
                  }
                }
              } else {
                validate226.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate226.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate226.errors = vErrors;
  return errors === 0;
}
validate226.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate223(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate223.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!func23.call(schema101.properties, key0)) {
          validate223.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (func1(data0) > 2048) {
                validate223.errors = [{ instancePath: instancePath + "/url", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate223.errors = [{ instancePath: instancePath + "/url", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern23.test(data0)) {
                    validate223.errors = [{ instancePath: instancePath + "/url", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate223.errors = [{ instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate223.errors = [{ instancePath: instancePath + "/event_types", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }];
                  return false;
                } else {
                  if (data1.length < 1) {
                    validate223.errors = [{ instancePath: instancePath + "/event_types", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs6 = errors;
                      if (!validate224(data1[i0], { instancePath: instancePath + "/event_types/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
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
                                validate223.errors = [{ instancePath: instancePath + "/event_types", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
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
                validate223.errors = [{ instancePath: instancePath + "/event_types", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                  if (func1(data3) > 200) {
                    validate223.errors = [{ instancePath: instancePath + "/description", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  } else {
                    if (!pattern23.test(data3)) {
                      validate223.errors = [{ instancePath: instancePath + "/description", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                      return false;
                    }
                  }
                } else {
                  validate223.errors = [{ instancePath: instancePath + "/description", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                if (!validate226(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
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
                    const err0 = { instancePath: instancePath + "/rate", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
                        const err1 = { instancePath: instancePath + "/rate", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                      } else {
                        if (data5 < 1 || isNaN(data5)) {
                          const err2 = { instancePath: instancePath + "/rate", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
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
                  const _errs14 = errors;
                  if (data5 !== null) {
                    const err3 = { instancePath: instancePath + "/rate", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err3];
                    } else {
                      vErrors.push(err3);
                    }
                    errors++;
                  }
                  var _valid0 = _errs14 === errors;
                  valid3 = valid3 || _valid0;
                  if (!valid3) {
                    const err4 = { instancePath: instancePath + "/rate", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
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
                          validate223.errors = [{ instancePath: instancePath + "/links", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                          return false;
                        } else {
                          var valid4 = true;
                          const len1 = data6.length;
                          for (let i2 = 0; i2 < len1; i2++) {
                            const _errs18 = errors;
                            if (!validate72(data6[i2], { instancePath: instancePath + "/links/" + i2, parentData: data6, parentDataProperty: i2, rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
                                      validate223.errors = [{ instancePath: instancePath + "/links", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)" }];
                                      return false;
                                      break outer1;
                                    }
                                  }
                                }
                            }
                          }
                        }
                      } else {
                        validate223.errors = [{ instancePath: instancePath + "/links", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                            validate223.errors = [{ instancePath: instancePath + "/tags", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }];
                            return false;
                          } else {
                            var valid6 = true;
                            const len2 = data8.length;
                            for (let i4 = 0; i4 < len2; i4++) {
                              const _errs21 = errors;
                              if (!validate139(data8[i4], { instancePath: instancePath + "/tags/" + i4, parentData: data8, parentDataProperty: i4, rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
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
                                        validate223.errors = [{ instancePath: instancePath + "/tags", keyword: "uniqueItems", params: { i: i5, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)" }];
                                        return false;
                                        break outer2;
                                      }
                                    }
                                  }
                              }
                            }
                          }
                        } else {
                          validate223.errors = [{ instancePath: instancePath + "/tags", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                              validate223.errors = [{ instancePath: instancePath + "/instances", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                              return false;
                            } else {
                              var valid8 = true;
                              const len3 = data10.length;
                              for (let i6 = 0; i6 < len3; i6++) {
                                const _errs24 = errors;
                                if (!validate72(data10[i6], { instancePath: instancePath + "/instances/" + i6, parentData: data10, parentDataProperty: i6, rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
                                          validate223.errors = [{ instancePath: instancePath + "/instances", keyword: "uniqueItems", params: { i: i7, j: j3 }, message: "must NOT have duplicate items (items ## " + j3 + " and " + i7 + " are identical)" }];
                                          return false;
                                          break outer3;
                                        }
                                      }
                                    }
                                }
                              }
                            }
                          } else {
                            validate223.errors = [{ instancePath: instancePath + "/instances", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                            validate223.errors = [{ instancePath: instancePath + "/sample", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                            return false;
                          }
                          if (errors === _errs25) {
                            if (typeof data12 == "number" && isFinite(data12)) {
                              if (data12 > 100 || isNaN(data12)) {
                                validate223.errors = [{ instancePath: instancePath + "/sample", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }];
                                return false;
                              } else {
                                if (data12 < 1 || isNaN(data12)) {
                                  validate223.errors = [{ instancePath: instancePath + "/sample", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                  return false;
                                }
                              }
                            }
                          }
                          var valid0 = _errs25 === errors;
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
      validate223.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate223.errors = vErrors;
  return errors === 0;
}
validate223.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var CreateWebhookEndpointRequest = validate231;
var schema104 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "CreateWebhookEndpointRequest", "description": "The webhook to create.", "type": "object", "additionalProperties": false, "required": ["url", "event_types"], "properties": { "url": { "type": "string", "description": "URL that deliveries are sent to: http or https.", "maxLength": 2048, "minLength": 1, "examples": ["https://receiver.example/hooks"], "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, "event_types": { "type": "array", "description": "Event types that the webhook subscribes to.", "minItems": 1, "maxItems": 50, "uniqueItems": true, "items": { "$ref": "./event-pattern.json" }, "examples": [["key.*"]] }, "description": { "type": "string", "description": "Display name. No control characters.", "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f]*$", "examples": ["Stock keeping"] }, "headers": { "$ref": "./webhook-headers.json" }, "rate": { "description": "Maximum number of deliveries per second. If null, there is no limit.", "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1e3 }, { "type": "null" }] }, "links": { "type": "array", "description": "Filter for link events: ids of links. Events about other links are not sent. If omitted or empty, no filter by id applies.", "maxItems": 100, "uniqueItems": true, "examples": [["lnk_demo_spring"]], "items": { "$ref": "../common/id.json" } }, "tags": { "type": "array", "description": "Filter for link events: tags of links. Events about links with one of these tags are sent, in addition to events about the links listed in `links`. If omitted or empty, no filter by tag applies.", "maxItems": 50, "uniqueItems": true, "items": { "$ref": "../links/link-tag.json" } }, "instances": { "type": "array", "description": "Filter for messaging events: ids of instances. Events about other instances are not sent. If omitted or empty, no filter by instance applies.", "maxItems": 100, "uniqueItems": true, "examples": [["ins_demo"]], "items": { "$ref": "../common/id.json" } }, "sample": { "type": "integer", "description": "Percentage of `link.clicked` and `link.listed` events that are sent. Default: 100.", "minimum": 1, "maximum": 100 } }, "$id": "schemas:///webhooks/create-webhook-endpoint-request.json" };
function validate231(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate231.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url") || data.event_types === void 0 && (missing0 = "event_types")) {
        validate231.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func23.call(schema104.properties, key0)) {
            validate231.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (func1(data0) > 2048) {
                  validate231.errors = [{ instancePath: instancePath + "/url", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }];
                  return false;
                } else {
                  if (func1(data0) < 1) {
                    validate231.errors = [{ instancePath: instancePath + "/url", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern23.test(data0)) {
                      validate231.errors = [{ instancePath: instancePath + "/url", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate231.errors = [{ instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    validate231.errors = [{ instancePath: instancePath + "/event_types", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }];
                    return false;
                  } else {
                    if (data1.length < 1) {
                      validate231.errors = [{ instancePath: instancePath + "/event_types", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data1.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs6 = errors;
                        if (!validate224(data1[i0], { instancePath: instancePath + "/event_types/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
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
                                  validate231.errors = [{ instancePath: instancePath + "/event_types", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
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
                  validate231.errors = [{ instancePath: instancePath + "/event_types", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                    if (func1(data3) > 200) {
                      validate231.errors = [{ instancePath: instancePath + "/description", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (!pattern23.test(data3)) {
                        validate231.errors = [{ instancePath: instancePath + "/description", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                        return false;
                      }
                    }
                  } else {
                    validate231.errors = [{ instancePath: instancePath + "/description", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  if (!validate226(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
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
                      const err0 = { instancePath: instancePath + "/rate", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
                          const err1 = { instancePath: instancePath + "/rate", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                        } else {
                          if (data5 < 1 || isNaN(data5)) {
                            const err2 = { instancePath: instancePath + "/rate", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
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
                    const _errs14 = errors;
                    if (data5 !== null) {
                      const err3 = { instancePath: instancePath + "/rate", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err3];
                      } else {
                        vErrors.push(err3);
                      }
                      errors++;
                    }
                    var _valid0 = _errs14 === errors;
                    valid3 = valid3 || _valid0;
                    if (!valid3) {
                      const err4 = { instancePath: instancePath + "/rate", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err4];
                      } else {
                        vErrors.push(err4);
                      }
                      errors++;
                      validate231.errors = vErrors;
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
                            validate231.errors = [{ instancePath: instancePath + "/links", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                            return false;
                          } else {
                            var valid4 = true;
                            const len1 = data6.length;
                            for (let i2 = 0; i2 < len1; i2++) {
                              const _errs18 = errors;
                              if (!validate72(data6[i2], { instancePath: instancePath + "/links/" + i2, parentData: data6, parentDataProperty: i2, rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
                                        validate231.errors = [{ instancePath: instancePath + "/links", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)" }];
                                        return false;
                                        break outer1;
                                      }
                                    }
                                  }
                              }
                            }
                          }
                        } else {
                          validate231.errors = [{ instancePath: instancePath + "/links", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                              validate231.errors = [{ instancePath: instancePath + "/tags", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }];
                              return false;
                            } else {
                              var valid6 = true;
                              const len2 = data8.length;
                              for (let i4 = 0; i4 < len2; i4++) {
                                const _errs21 = errors;
                                if (!validate139(data8[i4], { instancePath: instancePath + "/tags/" + i4, parentData: data8, parentDataProperty: i4, rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
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
                                          validate231.errors = [{ instancePath: instancePath + "/tags", keyword: "uniqueItems", params: { i: i5, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)" }];
                                          return false;
                                          break outer2;
                                        }
                                      }
                                    }
                                }
                              }
                            }
                          } else {
                            validate231.errors = [{ instancePath: instancePath + "/tags", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                                validate231.errors = [{ instancePath: instancePath + "/instances", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                                return false;
                              } else {
                                var valid8 = true;
                                const len3 = data10.length;
                                for (let i6 = 0; i6 < len3; i6++) {
                                  const _errs24 = errors;
                                  if (!validate72(data10[i6], { instancePath: instancePath + "/instances/" + i6, parentData: data10, parentDataProperty: i6, rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
                                            validate231.errors = [{ instancePath: instancePath + "/instances", keyword: "uniqueItems", params: { i: i7, j: j3 }, message: "must NOT have duplicate items (items ## " + j3 + " and " + i7 + " are identical)" }];
                                            return false;
                                            break outer3;
                                          }
                                        }
                                      }
                                  }
                                }
                              }
                            } else {
                              validate231.errors = [{ instancePath: instancePath + "/instances", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                              validate231.errors = [{ instancePath: instancePath + "/sample", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                              return false;
                            }
                            if (errors === _errs25) {
                              if (typeof data12 == "number" && isFinite(data12)) {
                                if (data12 > 100 || isNaN(data12)) {
                                  validate231.errors = [{ instancePath: instancePath + "/sample", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }];
                                  return false;
                                } else {
                                  if (data12 < 1 || isNaN(data12)) {
                                    validate231.errors = [{ instancePath: instancePath + "/sample", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                    return false;
                                  }
                                }
                              }
                            }
                            var valid0 = _errs25 === errors;
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
      validate231.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate231.errors = vErrors;
  return errors === 0;
}
validate231.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var DeliveryListRequest = validate237;
var schema105 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "DeliveryListRequest", "description": "Filters and pagination of the delivery list.", "type": "object", "additionalProperties": false, "properties": { "endpoint_id": { "description": "Only deliveries to this webhook.", "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$", "examples": ["ep_demo"] }, "state": { "type": "string", "description": "Only deliveries in this state.", "enum": ["pending", "succeeded", "failed"], "examples": ["failed"] }, "event_type": { "$ref": "./event-pattern.json", "description": "Only deliveries of events of this type; `key.*` stands for all types that begin with `key.`." }, "event_id": { "description": "Only deliveries of this event.", "type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$", "examples": ["msg_demo_failed"] }, "since": { "$ref": "../common/timestamp.json", "description": "Only deliveries that were created at this time or later." }, "until": { "$ref": "../common/timestamp.json", "description": "Only deliveries that were created at this time or earlier." }, "limit": { "description": "Number of deliveries on a page. Default: 20.", "type": "integer", "minimum": 1, "maximum": 100, "examples": [20] }, "cursor": { "type": "string", "description": "The next_cursor of the previous page.", "minLength": 1, "maxLength": 400 } }, "$id": "schemas:///webhooks/delivery-list-request.json" };
function validate237(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate237.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "endpoint_id" || key0 === "state" || key0 === "event_type" || key0 === "event_id" || key0 === "since" || key0 === "until" || key0 === "limit" || key0 === "cursor")) {
          validate237.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
              if (!pattern5.test(data0)) {
                validate237.errors = [{ instancePath: instancePath + "/endpoint_id", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' }];
                return false;
              }
            } else {
              validate237.errors = [{ instancePath: instancePath + "/endpoint_id", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
              validate237.errors = [{ instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data1 === "pending" || data1 === "succeeded" || data1 === "failed")) {
              validate237.errors = [{ instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema105.properties.state.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.event_type !== void 0) {
              const _errs6 = errors;
              if (!validate224(data.event_type, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
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
                    if (!pattern5.test(data3)) {
                      validate237.errors = [{ instancePath: instancePath + "/event_id", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' }];
                      return false;
                    }
                  } else {
                    validate237.errors = [{ instancePath: instancePath + "/event_id", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  if (!validate53(data.since, { instancePath: instancePath + "/since", parentData: data, parentDataProperty: "since", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.until !== void 0) {
                    const _errs10 = errors;
                    if (!validate53(data.until, { instancePath: instancePath + "/until", parentData: data, parentDataProperty: "until", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
                        validate237.errors = [{ instancePath: instancePath + "/limit", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                        return false;
                      }
                      if (errors === _errs11) {
                        if (typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 100 || isNaN(data6)) {
                            validate237.errors = [{ instancePath: instancePath + "/limit", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }];
                            return false;
                          } else {
                            if (data6 < 1 || isNaN(data6)) {
                              validate237.errors = [{ instancePath: instancePath + "/limit", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                            if (func1(data7) > 400) {
                              validate237.errors = [{ instancePath: instancePath + "/cursor", keyword: "maxLength", params: { limit: 400 }, message: "must NOT have more than 400 characters" }];
                              return false;
                            } else {
                              if (func1(data7) < 1) {
                                validate237.errors = [{ instancePath: instancePath + "/cursor", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                return false;
                              }
                            }
                          } else {
                            validate237.errors = [{ instancePath: instancePath + "/cursor", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate237.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate237.errors = vErrors;
  return errors === 0;
}
validate237.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ReplayDeliveriesRequest = validate241;
function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate241.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "delivery_ids" || key0 === "since" || key0 === "until" || key0 === "endpoint_id" || key0 === "event_type" || key0 === "event_id")) {
          validate241.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                validate241.errors = [{ instancePath: instancePath + "/delivery_ids", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                return false;
              } else {
                if (data0.length < 1) {
                  validate241.errors = [{ instancePath: instancePath + "/delivery_ids", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                  return false;
                } else {
                  var valid1 = true;
                  const len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0];
                    const _errs4 = errors;
                    if (errors === _errs4) {
                      if (typeof data1 === "string") {
                        if (!pattern5.test(data1)) {
                          validate241.errors = [{ instancePath: instancePath + "/delivery_ids/" + i0, keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' }];
                          return false;
                        }
                      } else {
                        validate241.errors = [{ instancePath: instancePath + "/delivery_ids/" + i0, keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                          validate241.errors = [{ instancePath: instancePath + "/delivery_ids", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
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
              validate241.errors = [{ instancePath: instancePath + "/delivery_ids", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
            if (!validate53(data.since, { instancePath: instancePath + "/since", parentData: data, parentDataProperty: "since", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs6 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.until !== void 0) {
              const _errs7 = errors;
              if (!validate53(data.until, { instancePath: instancePath + "/until", parentData: data, parentDataProperty: "until", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
                    if (!pattern5.test(data4)) {
                      validate241.errors = [{ instancePath: instancePath + "/endpoint_id", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' }];
                      return false;
                    }
                  } else {
                    validate241.errors = [{ instancePath: instancePath + "/endpoint_id", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  if (!validate224(data.event_type, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
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
                        if (!pattern5.test(data6)) {
                          validate241.errors = [{ instancePath: instancePath + "/event_id", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' }];
                          return false;
                        }
                      } else {
                        validate241.errors = [{ instancePath: instancePath + "/event_id", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate241.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate241.errors = vErrors;
  return errors === 0;
}
validate241.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var ReplayFailedRequest = validate245;
function validate245(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate245.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.since === void 0 && (missing0 = "since")) {
        validate245.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "since")) {
            validate245.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.since !== void 0) {
            if (!validate53(data.since, { instancePath: instancePath + "/since", parentData: data, parentDataProperty: "since", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate245.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate245.errors = vErrors;
  return errors === 0;
}
validate245.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var RotateWebhookSecretRequest = validate247;
function validate247(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate247.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      const _errs1 = errors;
      for (const key0 in data) {
        if (!(key0 === "overlap_seconds")) {
          validate247.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
          return false;
          break;
        }
      }
      if (_errs1 === errors) {
        if (data.overlap_seconds !== void 0) {
          let data0 = data.overlap_seconds;
          const _errs2 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate247.errors = [{ instancePath: instancePath + "/overlap_seconds", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
            return false;
          }
          if (errors === _errs2) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 2592e3 || isNaN(data0)) {
                validate247.errors = [{ instancePath: instancePath + "/overlap_seconds", keyword: "maximum", params: { comparison: "<=", limit: 2592e3 }, message: "must be <= 2592000" }];
                return false;
              } else {
                if (data0 < 0 || isNaN(data0)) {
                  validate247.errors = [{ instancePath: instancePath + "/overlap_seconds", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                  return false;
                }
              }
            }
          }
        }
      }
    } else {
      validate247.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate247.errors = vErrors;
  return errors === 0;
}
validate247.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
