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
var DataFile = validate52;
var schema19 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "DataFile", "description": "The data file of the lowdb adapter.", "type": "object", "additionalProperties": false, "required": ["format", "accounts", "workspaces", "keys", "items", "purchases", "models", "users", "memberships", "sessions", "webhook_endpoints", "webhook_events", "webhook_deliveries", "links", "link_days", "link_clicks", "link_visitors", "link_salts", "link_recorders", "link_quarantines", "idempotent_requests", "automation_endpoints", "automation_events", "automation_requests", "automation_numbers", "instances", "messages", "chats", "contacts", "chat_groups", "media", "channel_commands", "channel_events", "messaging_numbers"], "properties": { "format": { "description": "Version of the file format.", "const": 1 }, "accounts": { "description": "Accounts by account id.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "$ref": "../marketplace/account.json" } }, "workspaces": { "type": "array", "items": { "$ref": "../people/workspace.json" } }, "keys": { "description": "Keys by workspace id.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../keys/key-record.json" } } }, "items": { "description": "Items by workspace id, in list order.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../marketplace/item.json" } } }, "purchases": { "description": "Purchases by workspace id.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "./purchase-record.json" } } }, "models": { "description": "Models by workspace id, in list order.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../models/model.json" } } }, "users": { "type": "array", "items": { "$ref": "../people/user.json" } }, "memberships": { "type": "array", "items": { "$ref": "../people/membership.json" } }, "sessions": { "type": "array", "items": { "$ref": "../people/session.json" } }, "webhook_endpoints": { "description": "Webhook endpoints by workspace id.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../webhooks/webhook-endpoint-record.json" } } }, "webhook_events": { "description": "Webhook events by workspace id.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../webhooks/webhook-event-record.json" } } }, "webhook_deliveries": { "description": "Deliveries by workspace id.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../webhooks/webhook-delivery-record.json" } } }, "links": { "description": "Short links by workspace id.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../links/link-record.json" } } }, "link_days": { "description": "Daily click counts by workspace id.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../links/link-day-record.json" } } }, "link_clicks": { "description": "Latest clicks by workspace id.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../links/link-click-record.json" } } }, "link_visitors": { "description": "Unique visitors of today by workspace id.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../links/link-visitor-record.json" } } }, "link_salts": { "description": "Salts that visitors are hashed with.", "type": "array", "items": { "$ref": "../links/link-salt-record.json" } }, "link_recorders": { "description": "Recorders that have stored clicks.", "type": "array", "items": { "$ref": "../links/link-recorder-record.json" } }, "link_quarantines": { "description": "Workspace id to the slugs that it has given up.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../links/link-quarantine-record.json" } } }, "idempotent_requests": { "description": "Workspace id to its requests with idempotency keys.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "./idempotent-request-record.json" } } }, "automation_endpoints": { "description": "Workspace id to its inbound endpoints.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../automation/automation-endpoint-record.json" } } }, "automation_events": { "description": "Workspace id to the events that were published there.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../automation/automation-event-record.json" } } }, "automation_requests": { "description": "Workspace id to requests with idempotency keys.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../automation/automation-request-record.json" } } }, "automation_numbers": { "description": "Workspace id to what is counted and set for it.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../automation/automation-number-record.json" } } }, "instances": { "description": "Instances by workspace id.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../messaging/instance-record.json" } } }, "messages": { "description": "Messages by workspace id.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../messaging/message-record.json" } } }, "chats": { "description": "Chats by workspace id.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../messaging/chat-record.json" } } }, "contacts": { "description": "Contacts by workspace id.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../messaging/contact-record.json" } } }, "chat_groups": { "description": "Groups on channels by workspace id.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../messaging/chat-group-record.json" } } }, "media": { "description": "Media by workspace id.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../messaging/media-record.json" } } }, "channel_commands": { "description": "Commands to drivers by workspace id.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../messaging/channel-command-record.json" } } }, "channel_events": { "description": "Events of instances by workspace id.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../messaging/channel-event-record.json" } } }, "messaging_numbers": { "description": "Counters of the feed by workspace id.", "type": "object", "propertyNames": { "$ref": "../common/id.json" }, "additionalProperties": { "type": "array", "items": { "$ref": "../messaging/messaging-number-record.json" } } } }, "$id": "schemas:///storage/data-file.json" };
var func1 = Object.prototype.hasOwnProperty;
var pattern3 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
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
    if (typeof data === "string") {
      if (!pattern3.test(data)) {
        validate53.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' }];
        return false;
      }
    } else {
      validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "dynamicProps": false, "dynamicItems": false };
var func2 = require_ucs2length().default;
var formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
var formats2 = (init_formats(), __toCommonJS(formats_exports)).decimal;
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
    if (typeof data == "number" && isFinite(data)) {
      if (data > 900719925474099e-1 || isNaN(data)) {
        validate56.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 900719925474099e-1 }, message: "must be <= 90071992547409.9" }];
        return false;
      } else {
        if (data < -900719925474099e-1 || isNaN(data)) {
          validate56.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: -900719925474099e-1 }, message: "must be >= -90071992547409.9" }];
          return false;
        } else {
          if (!formats2.validate(data)) {
            validate56.errors = [{ instancePath, schemaPath: "#/format", keyword: "format", params: { format: "decimal" }, message: 'must match format "decimal"' }];
            return false;
          }
        }
      }
    } else {
      validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
      return false;
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern4 = new RegExp("^[A-Z]{3}$", "u");
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
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate58.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"' }];
        return false;
      }
    } else {
      validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "dynamicProps": false, "dynamicItems": false };
var formats6 = (init_formats(), __toCommonJS(formats_exports)).uri;
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (func2(data) > 2048) {
          validate60.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }];
          return false;
        } else {
          if (!formats6(data)) {
            validate60.errors = [{ instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }];
            return false;
          }
        }
      } else {
        validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validate60.errors = vErrors;
  return errors === 0;
}
validate60.evaluated = { "dynamicProps": false, "dynamicItems": false };
var formats8 = (init_formats(), __toCommonJS(formats_exports))["date-time"];
var pattern5 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$", "u");
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern5.test(data)) {
          validate64.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$" }, message: 'must match pattern "^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$"' }];
          return false;
        } else {
          if (!formats8.validate(data)) {
            validate64.errors = [{ instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
            return false;
          }
        }
      } else {
        validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = { "dynamicProps": false, "dynamicItems": false };
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
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.username === void 0 && (missing0 = "username") || data.email === void 0 && (missing0 = "email") || data.balance === void 0 && (missing0 = "balance") || data.currency === void 0 && (missing0 = "currency") || data.profile === void 0 && (missing0 = "profile") || data.registered_at === void 0 && (missing0 = "registered_at")) {
        validate55.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "username" || key0 === "email" || key0 === "balance" || key0 === "currency" || key0 === "profile" || key0 === "registered_at")) {
            validate55.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                  validate55.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                  return false;
                } else {
                  const _errs4 = errors;
                  for (const key1 in data0) {
                    if (!(key1 === "firstname" || key1 === "lastname" || key1 === "full_name")) {
                      validate55.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                      return false;
                      break;
                    }
                  }
                  if (_errs4 === errors) {
                    if (data0.firstname !== void 0) {
                      const _errs5 = errors;
                      if (typeof data0.firstname !== "string") {
                        validate55.errors = [{ instancePath: instancePath + "/name/firstname", schemaPath: "#/properties/name/properties/firstname/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                          validate55.errors = [{ instancePath: instancePath + "/name/lastname", schemaPath: "#/properties/name/properties/lastname/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                            validate55.errors = [{ instancePath: instancePath + "/name/full_name", schemaPath: "#/properties/name/properties/full_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                validate55.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.username !== void 0) {
              let data4 = data.username;
              const _errs11 = errors;
              if (errors === _errs11) {
                if (typeof data4 === "string") {
                  if (func2(data4) > 64) {
                    validate55.errors = [{ instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
                    return false;
                  } else {
                    if (func2(data4) < 1) {
                      validate55.errors = [{ instancePath: instancePath + "/username", schemaPath: "#/properties/username/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  }
                } else {
                  validate55.errors = [{ instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs11 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.email !== void 0) {
                let data5 = data.email;
                const _errs13 = errors;
                if (errors === _errs13) {
                  if (errors === _errs13) {
                    if (typeof data5 === "string") {
                      if (!formats0.test(data5)) {
                        validate55.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' }];
                        return false;
                      }
                    } else {
                      validate55.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                }
                var valid0 = _errs13 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.balance !== void 0) {
                  const _errs15 = errors;
                  if (!validate56(data.balance, { instancePath: instancePath + "/balance", parentData: data, parentDataProperty: "balance", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs15 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.currency !== void 0) {
                    const _errs16 = errors;
                    if (!validate58(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs16 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.profile !== void 0) {
                      let data8 = data.profile;
                      const _errs17 = errors;
                      if (errors === _errs17) {
                        if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                          let missing2;
                          if (data8.heading === void 0 && (missing2 = "heading") || data8.description === void 0 && (missing2 = "description") || data8.contact === void 0 && (missing2 = "contact") || data8.social_links === void 0 && (missing2 = "social_links") || data8.media === void 0 && (missing2 = "media")) {
                            validate55.errors = [{ instancePath: instancePath + "/profile", schemaPath: "#/properties/profile/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                            return false;
                          } else {
                            const _errs19 = errors;
                            for (const key2 in data8) {
                              if (!(key2 === "heading" || key2 === "description" || key2 === "contact" || key2 === "social_links" || key2 === "media")) {
                                validate55.errors = [{ instancePath: instancePath + "/profile", schemaPath: "#/properties/profile/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" }];
                                return false;
                                break;
                              }
                            }
                            if (_errs19 === errors) {
                              if (data8.heading !== void 0) {
                                const _errs20 = errors;
                                if (typeof data8.heading !== "string") {
                                  validate55.errors = [{ instancePath: instancePath + "/profile/heading", schemaPath: "#/properties/profile/properties/heading/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid2 = _errs20 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data8.description !== void 0) {
                                  const _errs22 = errors;
                                  if (typeof data8.description !== "string") {
                                    validate55.errors = [{ instancePath: instancePath + "/profile/description", schemaPath: "#/properties/profile/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid2 = _errs22 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data8.contact !== void 0) {
                                    let data11 = data8.contact;
                                    const _errs24 = errors;
                                    if (errors === _errs24) {
                                      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                        let missing3;
                                        if (data11.email === void 0 && (missing3 = "email")) {
                                          validate55.errors = [{ instancePath: instancePath + "/profile/contact", schemaPath: "#/properties/profile/properties/contact/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }];
                                          return false;
                                        } else {
                                          const _errs26 = errors;
                                          for (const key3 in data11) {
                                            if (!(key3 === "email")) {
                                              validate55.errors = [{ instancePath: instancePath + "/profile/contact", schemaPath: "#/properties/profile/properties/contact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" }];
                                              return false;
                                              break;
                                            }
                                          }
                                          if (_errs26 === errors) {
                                            if (data11.email !== void 0) {
                                              let data12 = data11.email;
                                              const _errs27 = errors;
                                              if (errors === _errs27) {
                                                if (errors === _errs27) {
                                                  if (typeof data12 === "string") {
                                                    if (!formats0.test(data12)) {
                                                      validate55.errors = [{ instancePath: instancePath + "/profile/contact/email", schemaPath: "#/properties/profile/properties/contact/properties/email/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' }];
                                                      return false;
                                                    }
                                                  } else {
                                                    validate55.errors = [{ instancePath: instancePath + "/profile/contact/email", schemaPath: "#/properties/profile/properties/contact/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                    return false;
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      } else {
                                        validate55.errors = [{ instancePath: instancePath + "/profile/contact", schemaPath: "#/properties/profile/properties/contact/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid2 = _errs24 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data8.social_links !== void 0) {
                                      let data13 = data8.social_links;
                                      const _errs29 = errors;
                                      if (errors === _errs29) {
                                        if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                          for (const key4 in data13) {
                                            const _errs32 = errors;
                                            if (!validate60(data13[key4], { instancePath: instancePath + "/profile/social_links/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data13, parentDataProperty: key4, rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid4 = _errs32 === errors;
                                            if (!valid4) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate55.errors = [{ instancePath: instancePath + "/profile/social_links", schemaPath: "#/properties/profile/properties/social_links/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid2 = _errs29 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data8.media !== void 0) {
                                        let data15 = data8.media;
                                        const _errs33 = errors;
                                        if (errors === _errs33) {
                                          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                            let missing4;
                                            if (data15.avatar === void 0 && (missing4 = "avatar") || data15.cover === void 0 && (missing4 = "cover")) {
                                              validate55.errors = [{ instancePath: instancePath + "/profile/media", schemaPath: "#/properties/profile/properties/media/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }];
                                              return false;
                                            } else {
                                              const _errs35 = errors;
                                              for (const key5 in data15) {
                                                if (!(key5 === "avatar" || key5 === "cover")) {
                                                  validate55.errors = [{ instancePath: instancePath + "/profile/media", schemaPath: "#/properties/profile/properties/media/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" }];
                                                  return false;
                                                  break;
                                                }
                                              }
                                              if (_errs35 === errors) {
                                                if (data15.avatar !== void 0) {
                                                  const _errs36 = errors;
                                                  if (!validate60(data15.avatar, { instancePath: instancePath + "/profile/media/avatar", parentData: data15, parentDataProperty: "avatar", rootData, dynamicAnchors })) {
                                                    vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                                                    errors = vErrors.length;
                                                  }
                                                  var valid5 = _errs36 === errors;
                                                } else {
                                                  var valid5 = true;
                                                }
                                                if (valid5) {
                                                  if (data15.cover !== void 0) {
                                                    const _errs37 = errors;
                                                    if (!validate60(data15.cover, { instancePath: instancePath + "/profile/media/cover", parentData: data15, parentDataProperty: "cover", rootData, dynamicAnchors })) {
                                                      vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid5 = _errs37 === errors;
                                                  } else {
                                                    var valid5 = true;
                                                  }
                                                }
                                              }
                                            }
                                          } else {
                                            validate55.errors = [{ instancePath: instancePath + "/profile/media", schemaPath: "#/properties/profile/properties/media/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                            return false;
                                          }
                                        }
                                        var valid2 = _errs33 === errors;
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
                          validate55.errors = [{ instancePath: instancePath + "/profile", schemaPath: "#/properties/profile/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid0 = _errs17 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.registered_at !== void 0) {
                        const _errs38 = errors;
                        if (!validate64(data.registered_at, { instancePath: instancePath + "/registered_at", parentData: data, parentDataProperty: "registered_at", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs38 === errors;
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
      validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.account_id === void 0 && (missing0 = "account_id")) {
        validate67.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "name" || key0 === "account_id")) {
            validate67.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 100) {
                    validate67.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate67.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  }
                } else {
                  validate67.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.account_id !== void 0) {
                let data2 = data.account_id;
                const _errs5 = errors;
                const _errs6 = errors;
                let valid1 = false;
                const _errs7 = errors;
                if (!validate53(data2, { instancePath: instancePath + "/account_id", parentData: data, parentDataProperty: "account_id", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
                const _errs8 = errors;
                if (data2 !== null) {
                  const err0 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid0 = _errs8 === errors;
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const err1 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                  validate67.errors = vErrors;
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
            }
          }
        }
      }
    } else {
      validate67.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate67.errors = vErrors;
  return errors === 0;
}
validate67.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema27 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "KeyRecord", "description": "An API key as it is stored, without the secret.", "type": "object", "additionalProperties": false, "required": ["id", "name", "digest", "prefix", "last_four", "scopes", "created_at", "created_by", "last_used_at", "expires_at", "revoked_at", "rotated_to"], "properties": { "id": { "$ref": "../common/id.json" }, "name": { "type": "string", "minLength": 1, "maxLength": 100 }, "digest": { "type": "string", "description": "SHA-256 of the secret, in lowercase hexadecimal.", "pattern": "^[0-9a-f]{64}$" }, "prefix": { "type": "string", "description": "First characters of the secret, to recognise the key.", "maxLength": 16 }, "last_four": { "type": "string", "description": "Last characters of the secret.", "maxLength": 4 }, "scopes": { "type": "array", "uniqueItems": true, "items": { "$ref": "../common/scope.json" } }, "created_at": { "$ref": "../common/timestamp.json" }, "created_by": { "description": "Id of the user or key that created the key.", "anyOf": [{ "$ref": "../common/id.json" }, { "type": "null" }] }, "last_used_at": { "description": "When the key was last used, accurate to about one minute.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "expires_at": { "description": "When the key expires. If null, it never expires.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "revoked_at": { "description": "When the key was revoked.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "rotated_to": { "description": "Id of the key that replaces this one.", "anyOf": [{ "$ref": "../common/id.json" }, { "type": "null" }] } }, "$id": "schemas:///keys/key-record.json" };
var func0 = require_equal().default;
var pattern7 = new RegExp("^[a-z][a-z0-9-]*:[a-z]+$", "u");
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 64) {
        validate74.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }];
        return false;
      } else {
        if (!pattern7.test(data)) {
          validate74.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*:[a-z]+$" }, message: 'must match pattern "^[a-z][a-z0-9-]*:[a-z]+$"' }];
          return false;
        }
      }
    } else {
      validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate74.errors = vErrors;
  return errors === 0;
}
validate74.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern6 = new RegExp("^[0-9a-f]{64}$", "u");
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.digest === void 0 && (missing0 = "digest") || data.prefix === void 0 && (missing0 = "prefix") || data.last_four === void 0 && (missing0 = "last_four") || data.scopes === void 0 && (missing0 = "scopes") || data.created_at === void 0 && (missing0 = "created_at") || data.created_by === void 0 && (missing0 = "created_by") || data.last_used_at === void 0 && (missing0 = "last_used_at") || data.expires_at === void 0 && (missing0 = "expires_at") || data.revoked_at === void 0 && (missing0 = "revoked_at") || data.rotated_to === void 0 && (missing0 = "rotated_to")) {
        validate72.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema27.properties, key0)) {
            validate72.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 100) {
                    validate72.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate72.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  }
                } else {
                  validate72.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.digest !== void 0) {
                let data2 = data.digest;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (!pattern6.test(data2)) {
                      validate72.errors = [{ instancePath: instancePath + "/digest", schemaPath: "#/properties/digest/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                      return false;
                    }
                  } else {
                    validate72.errors = [{ instancePath: instancePath + "/digest", schemaPath: "#/properties/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
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
                      if (func2(data3) > 16) {
                        validate72.errors = [{ instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/maxLength", keyword: "maxLength", params: { limit: 16 }, message: "must NOT have more than 16 characters" }];
                        return false;
                      }
                    } else {
                      validate72.errors = [{ instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.last_four !== void 0) {
                    let data4 = data.last_four;
                    const _errs9 = errors;
                    if (errors === _errs9) {
                      if (typeof data4 === "string") {
                        if (func2(data4) > 4) {
                          validate72.errors = [{ instancePath: instancePath + "/last_four", schemaPath: "#/properties/last_four/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" }];
                          return false;
                        }
                      } else {
                        validate72.errors = [{ instancePath: instancePath + "/last_four", schemaPath: "#/properties/last_four/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.scopes !== void 0) {
                      let data5 = data.scopes;
                      const _errs11 = errors;
                      if (errors === _errs11) {
                        if (Array.isArray(data5)) {
                          var valid1 = true;
                          const len0 = data5.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            const _errs13 = errors;
                            if (!validate74(data5[i0], { instancePath: instancePath + "/scopes/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
                              errors = vErrors.length;
                            }
                            var valid1 = _errs13 === errors;
                            if (!valid1) {
                              break;
                            }
                          }
                          if (valid1) {
                            let i1 = data5.length;
                            let j0;
                            if (i1 > 1) {
                              outer0:
                                for (; i1--; ) {
                                  for (j0 = i1; j0--; ) {
                                    if (func0(data5[i1], data5[j0])) {
                                      validate72.errors = [{ instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
                                      return false;
                                      break outer0;
                                    }
                                  }
                                }
                            }
                          }
                        } else {
                          validate72.errors = [{ instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.created_at !== void 0) {
                        const _errs14 = errors;
                        if (!validate64(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.created_by !== void 0) {
                          let data8 = data.created_by;
                          const _errs15 = errors;
                          const _errs16 = errors;
                          let valid3 = false;
                          const _errs17 = errors;
                          if (!validate53(data8, { instancePath: instancePath + "/created_by", parentData: data, parentDataProperty: "created_by", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                            errors = vErrors.length;
                          }
                          var _valid0 = _errs17 === errors;
                          valid3 = valid3 || _valid0;
                          const _errs18 = errors;
                          if (data8 !== null) {
                            const err0 = { instancePath: instancePath + "/created_by", schemaPath: "#/properties/created_by/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          }
                          var _valid0 = _errs18 === errors;
                          valid3 = valid3 || _valid0;
                          if (!valid3) {
                            const err1 = { instancePath: instancePath + "/created_by", schemaPath: "#/properties/created_by/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            if (vErrors === null) {
                              vErrors = [err1];
                            } else {
                              vErrors.push(err1);
                            }
                            errors++;
                            validate72.errors = vErrors;
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
                          if (data.last_used_at !== void 0) {
                            let data9 = data.last_used_at;
                            const _errs20 = errors;
                            const _errs21 = errors;
                            let valid4 = false;
                            const _errs22 = errors;
                            if (!validate64(data9, { instancePath: instancePath + "/last_used_at", parentData: data, parentDataProperty: "last_used_at", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                              errors = vErrors.length;
                            }
                            var _valid1 = _errs22 === errors;
                            valid4 = valid4 || _valid1;
                            const _errs23 = errors;
                            if (data9 !== null) {
                              const err2 = { instancePath: instancePath + "/last_used_at", schemaPath: "#/properties/last_used_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              if (vErrors === null) {
                                vErrors = [err2];
                              } else {
                                vErrors.push(err2);
                              }
                              errors++;
                            }
                            var _valid1 = _errs23 === errors;
                            valid4 = valid4 || _valid1;
                            if (!valid4) {
                              const err3 = { instancePath: instancePath + "/last_used_at", schemaPath: "#/properties/last_used_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err3];
                              } else {
                                vErrors.push(err3);
                              }
                              errors++;
                              validate72.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs21;
                              if (vErrors !== null) {
                                if (_errs21) {
                                  vErrors.length = _errs21;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs20 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.expires_at !== void 0) {
                              let data10 = data.expires_at;
                              const _errs25 = errors;
                              const _errs26 = errors;
                              let valid5 = false;
                              const _errs27 = errors;
                              if (!validate64(data10, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                errors = vErrors.length;
                              }
                              var _valid2 = _errs27 === errors;
                              valid5 = valid5 || _valid2;
                              const _errs28 = errors;
                              if (data10 !== null) {
                                const err4 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                if (vErrors === null) {
                                  vErrors = [err4];
                                } else {
                                  vErrors.push(err4);
                                }
                                errors++;
                              }
                              var _valid2 = _errs28 === errors;
                              valid5 = valid5 || _valid2;
                              if (!valid5) {
                                const err5 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                if (vErrors === null) {
                                  vErrors = [err5];
                                } else {
                                  vErrors.push(err5);
                                }
                                errors++;
                                validate72.errors = vErrors;
                                return false;
                              } else {
                                errors = _errs26;
                                if (vErrors !== null) {
                                  if (_errs26) {
                                    vErrors.length = _errs26;
                                  } else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid0 = _errs25 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.revoked_at !== void 0) {
                                let data11 = data.revoked_at;
                                const _errs30 = errors;
                                const _errs31 = errors;
                                let valid6 = false;
                                const _errs32 = errors;
                                if (!validate64(data11, { instancePath: instancePath + "/revoked_at", parentData: data, parentDataProperty: "revoked_at", rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                  errors = vErrors.length;
                                }
                                var _valid3 = _errs32 === errors;
                                valid6 = valid6 || _valid3;
                                const _errs33 = errors;
                                if (data11 !== null) {
                                  const err6 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                  if (vErrors === null) {
                                    vErrors = [err6];
                                  } else {
                                    vErrors.push(err6);
                                  }
                                  errors++;
                                }
                                var _valid3 = _errs33 === errors;
                                valid6 = valid6 || _valid3;
                                if (!valid6) {
                                  const err7 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                  if (vErrors === null) {
                                    vErrors = [err7];
                                  } else {
                                    vErrors.push(err7);
                                  }
                                  errors++;
                                  validate72.errors = vErrors;
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
                              if (valid0) {
                                if (data.rotated_to !== void 0) {
                                  let data12 = data.rotated_to;
                                  const _errs35 = errors;
                                  const _errs36 = errors;
                                  let valid7 = false;
                                  const _errs37 = errors;
                                  if (!validate53(data12, { instancePath: instancePath + "/rotated_to", parentData: data, parentDataProperty: "rotated_to", rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                    errors = vErrors.length;
                                  }
                                  var _valid4 = _errs37 === errors;
                                  valid7 = valid7 || _valid4;
                                  const _errs38 = errors;
                                  if (data12 !== null) {
                                    const err8 = { instancePath: instancePath + "/rotated_to", schemaPath: "#/properties/rotated_to/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    if (vErrors === null) {
                                      vErrors = [err8];
                                    } else {
                                      vErrors.push(err8);
                                    }
                                    errors++;
                                  }
                                  var _valid4 = _errs38 === errors;
                                  valid7 = valid7 || _valid4;
                                  if (!valid7) {
                                    const err9 = { instancePath: instancePath + "/rotated_to", schemaPath: "#/properties/rotated_to/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                    if (vErrors === null) {
                                      vErrors = [err9];
                                    } else {
                                      vErrors.push(err9);
                                    }
                                    errors++;
                                    validate72.errors = vErrors;
                                    return false;
                                  } else {
                                    errors = _errs36;
                                    if (vErrors !== null) {
                                      if (_errs36) {
                                        vErrors.length = _errs36;
                                      } else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid0 = _errs35 === errors;
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
    } else {
      validate72.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema29 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Item", "description": "An item that a workspace sells.", "type": "object", "additionalProperties": false, "required": ["id", "name", "description", "category", "sub_category", "options", "version", "demo_link", "tags", "media", "price", "currency", "published_at"], "properties": { "id": { "$ref": "./item-id.json" }, "name": { "type": "string", "minLength": 1 }, "description": { "type": "string" }, "category": { "type": "string", "minLength": 1 }, "sub_category": { "type": "string" }, "options": { "type": "array", "items": { "type": "string" } }, "version": { "type": "string", "description": "The item's own version: major.minor.patch.", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$", "examples": ["2.4.1"] }, "demo_link": { "$ref": "../common/url.json" }, "tags": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "media": { "$ref": "./media.json" }, "price": { "title": "ItemPrice", "description": "Price of each licence.", "type": "object", "additionalProperties": false, "required": ["regular", "extended"], "properties": { "regular": { "$ref": "../common/price.json" }, "extended": { "$ref": "../common/price.json" } } }, "currency": { "$ref": "../common/currency.json" }, "published_at": { "$ref": "../common/timestamp.json" } }, "$id": "schemas:///marketplace/item.json" };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate85.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (errors === 0) {
    if (typeof data == "number" && isFinite(data)) {
      if (data > 9007199254740991 || isNaN(data)) {
        validate85.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
        return false;
      } else {
        if (data < 1 || isNaN(data)) {
          validate85.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
          return false;
        }
      }
    }
  }
  validate85.errors = vErrors;
  return errors === 0;
}
validate85.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.thumbnail === void 0 && (missing0 = "thumbnail") || data.preview_image === void 0 && (missing0 = "preview_image")) {
        validate89.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "thumbnail" || key0 === "preview_image" || key0 === "screenshots")) {
            validate89.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.thumbnail !== void 0) {
            const _errs2 = errors;
            if (!validate60(data.thumbnail, { instancePath: instancePath + "/thumbnail", parentData: data, parentDataProperty: "thumbnail", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.preview_image !== void 0) {
              const _errs3 = errors;
              if (!validate60(data.preview_image, { instancePath: instancePath + "/preview_image", parentData: data, parentDataProperty: "preview_image", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.screenshots !== void 0) {
                let data2 = data.screenshots;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (Array.isArray(data2)) {
                    if (data2.length < 1) {
                      validate89.errors = [{ instancePath: instancePath + "/screenshots", schemaPath: "#/properties/screenshots/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs6 = errors;
                        if (!validate60(data2[i0], { instancePath: instancePath + "/screenshots/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs6 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    }
                  } else {
                    validate89.errors = [{ instancePath: instancePath + "/screenshots", schemaPath: "#/properties/screenshots/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate89.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate89.errors = vErrors;
  return errors === 0;
}
validate89.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate94.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.thumbnail === void 0 && (missing0 = "thumbnail") || data.preview_image === void 0 && (missing0 = "preview_image") || data.preview_video === void 0 && (missing0 = "preview_video")) {
        validate94.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "thumbnail" || key0 === "preview_image" || key0 === "preview_video" || key0 === "screenshots")) {
            validate94.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.thumbnail !== void 0) {
            const _errs2 = errors;
            if (!validate60(data.thumbnail, { instancePath: instancePath + "/thumbnail", parentData: data, parentDataProperty: "thumbnail", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.preview_image !== void 0) {
              const _errs3 = errors;
              if (!validate60(data.preview_image, { instancePath: instancePath + "/preview_image", parentData: data, parentDataProperty: "preview_image", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.preview_video !== void 0) {
                const _errs4 = errors;
                if (!validate60(data.preview_video, { instancePath: instancePath + "/preview_video", parentData: data, parentDataProperty: "preview_video", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.screenshots !== void 0) {
                  let data3 = data.screenshots;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (Array.isArray(data3)) {
                      if (data3.length < 1) {
                        validate94.errors = [{ instancePath: instancePath + "/screenshots", schemaPath: "#/properties/screenshots/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                        return false;
                      } else {
                        var valid1 = true;
                        const len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs7 = errors;
                          if (!validate60(data3[i0], { instancePath: instancePath + "/screenshots/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs7 === errors;
                          if (!valid1) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate94.errors = [{ instancePath: instancePath + "/screenshots", schemaPath: "#/properties/screenshots/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      }
    } else {
      validate94.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate94.errors = vErrors;
  return errors === 0;
}
validate94.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.thumbnail === void 0 && (missing0 = "thumbnail") || data.preview_audio === void 0 && (missing0 = "preview_audio")) {
        validate100.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "thumbnail" || key0 === "preview_audio" || key0 === "screenshots")) {
            validate100.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.thumbnail !== void 0) {
            const _errs2 = errors;
            if (!validate60(data.thumbnail, { instancePath: instancePath + "/thumbnail", parentData: data, parentDataProperty: "thumbnail", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.preview_audio !== void 0) {
              const _errs3 = errors;
              if (!validate60(data.preview_audio, { instancePath: instancePath + "/preview_audio", parentData: data, parentDataProperty: "preview_audio", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.screenshots !== void 0) {
                let data2 = data.screenshots;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (Array.isArray(data2)) {
                    if (data2.length < 1) {
                      validate100.errors = [{ instancePath: instancePath + "/screenshots", schemaPath: "#/properties/screenshots/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs6 = errors;
                        if (!validate60(data2[i0], { instancePath: instancePath + "/screenshots/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs6 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    }
                  } else {
                    validate100.errors = [{ instancePath: instancePath + "/screenshots", schemaPath: "#/properties/screenshots/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate100.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate100.errors = vErrors;
  return errors === 0;
}
validate100.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (!validate89(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
    var props0 = true;
  }
  const _errs2 = errors;
  if (!validate94(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
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
      if (props0 !== true) {
        props0 = true;
      }
    }
    const _errs3 = errors;
    if (!validate100(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
      vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
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
        if (props0 !== true) {
          props0 = true;
        }
      }
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate88.errors = vErrors;
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
  validate88.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate88.evaluated = { "dynamicProps": true, "dynamicItems": false };
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
    if (typeof data == "number" && isFinite(data)) {
      if (data > 900719925474099e-1 || isNaN(data)) {
        validate106.errors = [{ instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 900719925474099e-1 }, message: "must be <= 90071992547409.9" }];
        return false;
      } else {
        if (data < 0 || isNaN(data)) {
          validate106.errors = [{ instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
          return false;
        } else {
          if (!formats2.validate(data)) {
            validate106.errors = [{ instancePath, schemaPath: "#/format", keyword: "format", params: { format: "decimal" }, message: 'must match format "decimal"' }];
            return false;
          }
        }
      }
    } else {
      validate106.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
      return false;
    }
  }
  validate106.errors = vErrors;
  return errors === 0;
}
validate106.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern8 = new RegExp("^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$", "u");
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
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.description === void 0 && (missing0 = "description") || data.category === void 0 && (missing0 = "category") || data.sub_category === void 0 && (missing0 = "sub_category") || data.options === void 0 && (missing0 = "options") || data.version === void 0 && (missing0 = "version") || data.demo_link === void 0 && (missing0 = "demo_link") || data.tags === void 0 && (missing0 = "tags") || data.media === void 0 && (missing0 = "media") || data.price === void 0 && (missing0 = "price") || data.currency === void 0 && (missing0 = "currency") || data.published_at === void 0 && (missing0 = "published_at")) {
        validate84.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema29.properties, key0)) {
            validate84.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate85(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) < 1) {
                    validate84.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                } else {
                  validate84.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate84.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      if (func2(data3) < 1) {
                        validate84.errors = [{ instancePath: instancePath + "/category", schemaPath: "#/properties/category/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    } else {
                      validate84.errors = [{ instancePath: instancePath + "/category", schemaPath: "#/properties/category/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate84.errors = [{ instancePath: instancePath + "/sub_category", schemaPath: "#/properties/sub_category/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.options !== void 0) {
                      let data5 = data.options;
                      const _errs11 = errors;
                      if (errors === _errs11) {
                        if (Array.isArray(data5)) {
                          var valid1 = true;
                          const len0 = data5.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            const _errs13 = errors;
                            if (typeof data5[i0] !== "string") {
                              validate84.errors = [{ instancePath: instancePath + "/options/" + i0, schemaPath: "#/properties/options/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid1 = _errs13 === errors;
                            if (!valid1) {
                              break;
                            }
                          }
                        } else {
                          validate84.errors = [{ instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.version !== void 0) {
                        let data7 = data.version;
                        const _errs15 = errors;
                        if (errors === _errs15) {
                          if (typeof data7 === "string") {
                            if (!pattern8.test(data7)) {
                              validate84.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$" }, message: 'must match pattern "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$"' }];
                              return false;
                            }
                          } else {
                            validate84.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                        }
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.demo_link !== void 0) {
                          const _errs17 = errors;
                          if (!validate60(data.demo_link, { instancePath: instancePath + "/demo_link", parentData: data, parentDataProperty: "demo_link", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.tags !== void 0) {
                            let data9 = data.tags;
                            const _errs18 = errors;
                            if (errors === _errs18) {
                              if (Array.isArray(data9)) {
                                var valid2 = true;
                                const len1 = data9.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                  let data10 = data9[i1];
                                  const _errs20 = errors;
                                  if (errors === _errs20) {
                                    if (typeof data10 === "string") {
                                      if (func2(data10) < 1) {
                                        validate84.errors = [{ instancePath: instancePath + "/tags/" + i1, schemaPath: "#/properties/tags/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                        return false;
                                      }
                                    } else {
                                      validate84.errors = [{ instancePath: instancePath + "/tags/" + i1, schemaPath: "#/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                  }
                                  var valid2 = _errs20 === errors;
                                  if (!valid2) {
                                    break;
                                  }
                                }
                              } else {
                                validate84.errors = [{ instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                return false;
                              }
                            }
                            var valid0 = _errs18 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.media !== void 0) {
                              const _errs22 = errors;
                              if (!validate88(data.media, { instancePath: instancePath + "/media", parentData: data, parentDataProperty: "media", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs22 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.price !== void 0) {
                                let data12 = data.price;
                                const _errs23 = errors;
                                if (errors === _errs23) {
                                  if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                    let missing1;
                                    if (data12.regular === void 0 && (missing1 = "regular") || data12.extended === void 0 && (missing1 = "extended")) {
                                      validate84.errors = [{ instancePath: instancePath + "/price", schemaPath: "#/properties/price/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                      return false;
                                    } else {
                                      const _errs25 = errors;
                                      for (const key1 in data12) {
                                        if (!(key1 === "regular" || key1 === "extended")) {
                                          validate84.errors = [{ instancePath: instancePath + "/price", schemaPath: "#/properties/price/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                          return false;
                                          break;
                                        }
                                      }
                                      if (_errs25 === errors) {
                                        if (data12.regular !== void 0) {
                                          const _errs26 = errors;
                                          if (!validate106(data12.regular, { instancePath: instancePath + "/price/regular", parentData: data12, parentDataProperty: "regular", rootData, dynamicAnchors })) {
                                            vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid3 = _errs26 === errors;
                                        } else {
                                          var valid3 = true;
                                        }
                                        if (valid3) {
                                          if (data12.extended !== void 0) {
                                            const _errs27 = errors;
                                            if (!validate106(data12.extended, { instancePath: instancePath + "/price/extended", parentData: data12, parentDataProperty: "extended", rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid3 = _errs27 === errors;
                                          } else {
                                            var valid3 = true;
                                          }
                                        }
                                      }
                                    }
                                  } else {
                                    validate84.errors = [{ instancePath: instancePath + "/price", schemaPath: "#/properties/price/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs23 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.currency !== void 0) {
                                  const _errs28 = errors;
                                  if (!validate58(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs28 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.published_at !== void 0) {
                                    const _errs29 = errors;
                                    if (!validate64(data.published_at, { instancePath: instancePath + "/published_at", parentData: data, parentDataProperty: "published_at", rootData, dynamicAnchors })) {
                                      vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                      errors = vErrors.length;
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
          }
        }
      }
    } else {
      validate84.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate84.errors = vErrors;
  return errors === 0;
}
validate84.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern9 = new RegExp("^[!-~]+$", "u");
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate114.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 128) {
        validate114.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" }];
        return false;
      } else {
        if (func2(data) < 1) {
          validate114.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern9.test(data)) {
            validate114.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' }];
            return false;
          }
        }
      }
    } else {
      validate114.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate114.errors = vErrors;
  return errors === 0;
}
validate114.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema38 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "LicenseType", "description": "The licence that was bought.", "type": "string", "enum": ["Regular", "Extended"], "$id": "schemas:///marketplace/license-type.json" };
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate116.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate116.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "Regular" || data === "Extended")) {
    validate116.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema38.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate116.errors = vErrors;
  return errors === 0;
}
validate116.evaluated = { "dynamicProps": false, "dynamicItems": false };
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
      let missing0;
      if (data.purchase_code === void 0 && (missing0 = "purchase_code") || data.license_type === void 0 && (missing0 = "license_type") || data.price === void 0 && (missing0 = "price") || data.currency === void 0 && (missing0 = "currency") || data.item_id === void 0 && (missing0 = "item_id") || data.downloaded === void 0 && (missing0 = "downloaded") || data.date === void 0 && (missing0 = "date")) {
        validate113.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "purchase_code" || key0 === "license_type" || key0 === "price" || key0 === "currency" || key0 === "item_id" || key0 === "supported_until" || key0 === "downloaded" || key0 === "date")) {
            validate113.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.purchase_code !== void 0) {
            const _errs2 = errors;
            if (!validate114(data.purchase_code, { instancePath: instancePath + "/purchase_code", parentData: data, parentDataProperty: "purchase_code", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.license_type !== void 0) {
              const _errs3 = errors;
              if (!validate116(data.license_type, { instancePath: instancePath + "/license_type", parentData: data, parentDataProperty: "license_type", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.price !== void 0) {
                const _errs4 = errors;
                if (!validate106(data.price, { instancePath: instancePath + "/price", parentData: data, parentDataProperty: "price", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.currency !== void 0) {
                  const _errs5 = errors;
                  if (!validate58(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.item_id !== void 0) {
                    const _errs6 = errors;
                    if (!validate85(data.item_id, { instancePath: instancePath + "/item_id", parentData: data, parentDataProperty: "item_id", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.supported_until !== void 0) {
                      const _errs7 = errors;
                      if (!validate64(data.supported_until, { instancePath: instancePath + "/supported_until", parentData: data, parentDataProperty: "supported_until", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs7 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.downloaded !== void 0) {
                        const _errs8 = errors;
                        if (typeof data.downloaded !== "boolean") {
                          validate113.errors = [{ instancePath: instancePath + "/downloaded", schemaPath: "#/properties/downloaded/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                          return false;
                        }
                        var valid0 = _errs8 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.date !== void 0) {
                          const _errs10 = errors;
                          if (!validate64(data.date, { instancePath: instancePath + "/date", parentData: data, parentDataProperty: "date", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                            errors = vErrors.length;
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
    } else {
      validate113.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate113.errors = vErrors;
  return errors === 0;
}
validate113.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate125.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.object === void 0 && (missing0 = "object") || data.created === void 0 && (missing0 = "created") || data.owned_by === void 0 && (missing0 = "owned_by")) {
        validate125.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "object" || key0 === "created" || key0 === "owned_by")) {
            validate125.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (func2(data0) > 128) {
                  validate125.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" }];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate125.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  }
                }
              } else {
                validate125.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                validate125.errors = [{ instancePath: instancePath + "/object", schemaPath: "#/properties/object/const", keyword: "const", params: { allowedValue: "model" }, message: "must be equal to constant" }];
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
                  validate125.errors = [{ instancePath: instancePath + "/created", schemaPath: "#/properties/created/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs5) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2)) {
                      validate125.errors = [{ instancePath: instancePath + "/created", schemaPath: "#/properties/created/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                    validate125.errors = [{ instancePath: instancePath + "/owned_by", schemaPath: "#/properties/owned_by/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate125.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate125.errors = vErrors;
  return errors === 0;
}
validate125.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var formats14 = (init_formats(), __toCommonJS(formats_exports))["power-of-two"];
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scheme === void 0 && (missing0 = "scheme") || data.cost === void 0 && (missing0 = "cost") || data.block_size === void 0 && (missing0 = "block_size") || data.parallelization === void 0 && (missing0 = "parallelization") || data.salt === void 0 && (missing0 = "salt") || data.hash === void 0 && (missing0 = "hash")) {
        validate129.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "scheme" || key0 === "cost" || key0 === "block_size" || key0 === "parallelization" || key0 === "salt" || key0 === "hash")) {
            validate129.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.scheme !== void 0) {
            const _errs2 = errors;
            if ("scrypt" !== data.scheme) {
              validate129.errors = [{ instancePath: instancePath + "/scheme", schemaPath: "#/properties/scheme/const", keyword: "const", params: { allowedValue: "scrypt" }, message: "must be equal to constant" }];
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
                validate129.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 1048576 || isNaN(data1)) {
                    validate129.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1048576 }, message: "must be <= 1048576" }];
                    return false;
                  } else {
                    if (data1 < 2 || isNaN(data1)) {
                      validate129.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2" }];
                      return false;
                    } else {
                      if (!formats14.validate(data1)) {
                        validate129.errors = [{ instancePath: instancePath + "/cost", schemaPath: "#/properties/cost/format", keyword: "format", params: { format: "power-of-two" }, message: 'must match format "power-of-two"' }];
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
              if (data.block_size !== void 0) {
                let data2 = data.block_size;
                const _errs5 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate129.errors = [{ instancePath: instancePath + "/block_size", schemaPath: "#/properties/block_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs5) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 32 || isNaN(data2)) {
                      validate129.errors = [{ instancePath: instancePath + "/block_size", schemaPath: "#/properties/block_size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 32 }, message: "must be <= 32" }];
                      return false;
                    } else {
                      if (data2 < 1 || isNaN(data2)) {
                        validate129.errors = [{ instancePath: instancePath + "/block_size", schemaPath: "#/properties/block_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.parallelization !== void 0) {
                  let data3 = data.parallelization;
                  const _errs7 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate129.errors = [{ instancePath: instancePath + "/parallelization", schemaPath: "#/properties/parallelization/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs7) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 32 || isNaN(data3)) {
                        validate129.errors = [{ instancePath: instancePath + "/parallelization", schemaPath: "#/properties/parallelization/maximum", keyword: "maximum", params: { comparison: "<=", limit: 32 }, message: "must be <= 32" }];
                        return false;
                      } else {
                        if (data3 < 1 || isNaN(data3)) {
                          validate129.errors = [{ instancePath: instancePath + "/parallelization", schemaPath: "#/properties/parallelization/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                  if (data.salt !== void 0) {
                    let data4 = data.salt;
                    const _errs9 = errors;
                    if (errors === _errs9) {
                      if (typeof data4 === "string") {
                        if (func2(data4) < 16) {
                          validate129.errors = [{ instancePath: instancePath + "/salt", schemaPath: "#/properties/salt/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }];
                          return false;
                        }
                      } else {
                        validate129.errors = [{ instancePath: instancePath + "/salt", schemaPath: "#/properties/salt/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.hash !== void 0) {
                      let data5 = data.hash;
                      const _errs11 = errors;
                      if (errors === _errs11) {
                        if (typeof data5 === "string") {
                          if (func2(data5) < 16) {
                            validate129.errors = [{ instancePath: instancePath + "/hash", schemaPath: "#/properties/hash/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" }];
                            return false;
                          }
                        } else {
                          validate129.errors = [{ instancePath: instancePath + "/hash", schemaPath: "#/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate129.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate129.errors = vErrors;
  return errors === 0;
}
validate129.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate127.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.email === void 0 && (missing0 = "email") || data.name === void 0 && (missing0 = "name") || data.password === void 0 && (missing0 = "password")) {
        validate127.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "email" || key0 === "name" || key0 === "password")) {
            validate127.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.email !== void 0) {
              let data1 = data.email;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (errors === _errs3) {
                  if (typeof data1 === "string") {
                    if (!formats0.test(data1)) {
                      validate127.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' }];
                      return false;
                    }
                  } else {
                    validate127.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.name !== void 0) {
                let data2 = data.name;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 100) {
                      validate127.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                      return false;
                    } else {
                      if (func2(data2) < 1) {
                        validate127.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    }
                  } else {
                    validate127.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.password !== void 0) {
                  let data3 = data.password;
                  const _errs7 = errors;
                  const _errs8 = errors;
                  let valid1 = false;
                  const _errs9 = errors;
                  if (!validate129(data3, { instancePath: instancePath + "/password", parentData: data, parentDataProperty: "password", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
                    errors = vErrors.length;
                  }
                  var _valid0 = _errs9 === errors;
                  valid1 = valid1 || _valid0;
                  const _errs10 = errors;
                  if (data3 !== null) {
                    const err0 = { instancePath: instancePath + "/password", schemaPath: "#/properties/password/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                  var _valid0 = _errs10 === errors;
                  valid1 = valid1 || _valid0;
                  if (!valid1) {
                    const err1 = { instancePath: instancePath + "/password", schemaPath: "#/properties/password/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err1];
                    } else {
                      vErrors.push(err1);
                    }
                    errors++;
                    validate127.errors = vErrors;
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
      validate127.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate127.errors = vErrors;
  return errors === 0;
}
validate127.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema43 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Role", "description": "Role of a user in a workspace: a viewer can read, a developer can also manage keys, an owner can do everything.", "type": "string", "enum": ["owner", "developer", "viewer"], "$id": "schemas:///people/role.json" };
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate135.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data !== "string") {
    validate135.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "owner" || data === "developer" || data === "viewer")) {
    validate135.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate135.errors = vErrors;
  return errors === 0;
}
validate135.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.workspace_id === void 0 && (missing0 = "workspace_id") || data.user_id === void 0 && (missing0 = "user_id") || data.role === void 0 && (missing0 = "role")) {
        validate132.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "workspace_id" || key0 === "user_id" || key0 === "role")) {
            validate132.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.workspace_id !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.workspace_id, { instancePath: instancePath + "/workspace_id", parentData: data, parentDataProperty: "workspace_id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.user_id !== void 0) {
              const _errs3 = errors;
              if (!validate53(data.user_id, { instancePath: instancePath + "/user_id", parentData: data, parentDataProperty: "user_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.role !== void 0) {
                const _errs4 = errors;
                if (!validate135(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
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
      validate132.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate132.errors = vErrors;
  return errors === 0;
}
validate132.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.digest === void 0 && (missing0 = "digest") || data.user_id === void 0 && (missing0 = "user_id") || data.created_at === void 0 && (missing0 = "created_at") || data.seen_at === void 0 && (missing0 = "seen_at")) {
        validate138.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "digest" || key0 === "user_id" || key0 === "created_at" || key0 === "seen_at")) {
            validate138.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.digest !== void 0) {
            let data0 = data.digest;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (!pattern6.test(data0)) {
                  validate138.errors = [{ instancePath: instancePath + "/digest", schemaPath: "#/properties/digest/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                  return false;
                }
              } else {
                validate138.errors = [{ instancePath: instancePath + "/digest", schemaPath: "#/properties/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.user_id !== void 0) {
              const _errs4 = errors;
              if (!validate53(data.user_id, { instancePath: instancePath + "/user_id", parentData: data, parentDataProperty: "user_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.created_at !== void 0) {
                const _errs5 = errors;
                if (!validate64(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.seen_at !== void 0) {
                  const _errs6 = errors;
                  if (!validate64(data.seen_at, { instancePath: instancePath + "/seen_at", parentData: data, parentDataProperty: "seen_at", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
      validate138.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate138.errors = vErrors;
  return errors === 0;
}
validate138.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema45 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "WebhookEndpointRecord", "description": "A webhook endpoint as it is stored.", "type": "object", "additionalProperties": false, "required": ["id", "url", "event_types", "description", "headers", "rate", "state", "paused_reason", "paused_at", "failing_since", "created_at", "secrets", "recent_failures"], "properties": { "id": { "$ref": "../common/id.json" }, "url": { "type": "string", "description": "URL that deliveries are sent to: http or https.", "maxLength": 2048, "minLength": 1, "examples": ["https://receiver.example/hooks"], "pattern": "^[^\\u0000-\\u001f\\u007f]*$" }, "event_types": { "type": "array", "description": "Event types that the webhook subscribes to.", "uniqueItems": true, "items": { "$ref": "./event-pattern.json" }, "examples": [["key.*"]] }, "description": { "type": "string", "description": "Display name. No control characters.", "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f]*$", "examples": ["Stock keeping"] }, "headers": { "$ref": "./webhook-headers.json" }, "rate": { "description": "Maximum number of deliveries per second. If null, there is no limit.", "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1e3 }, { "type": "null" }] }, "state": { "type": "string", "description": "Whether deliveries are sent (active) or not (paused).", "enum": ["active", "paused"] }, "paused_reason": { "description": "Why the webhook is paused: a user paused it, the receiver answered 410, or all deliveries failed for days.", "anyOf": [{ "type": "string", "enum": ["requested", "gone", "failing"] }, { "type": "null" }] }, "paused_at": { "description": "When the webhook was paused.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "failing_since": { "description": "Since when all deliveries have failed.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "created_at": { "$ref": "../common/timestamp.json" }, "secrets": { "type": "array", "description": "Signing secrets; the current one is first.", "items": { "$ref": "./webhook-secret.json" } }, "recent_failures": { "type": "integer", "description": "Failure count since the last success.", "minimum": 0 }, "links": { "type": "array", "description": "Filter for link events: ids of links. Events about other links are not sent. If omitted or empty, no filter by id applies.", "maxItems": 100, "uniqueItems": true, "items": { "$ref": "../common/id.json" } }, "tags": { "type": "array", "description": "Filter for link events: tags of links. Events about links with one of these tags are sent, in addition to events about the links listed in `links`. If omitted or empty, no filter by tag applies.", "maxItems": 50, "uniqueItems": true, "items": { "$ref": "../links/link-tag.json" } }, "instances": { "type": "array", "description": "Filter for messaging events: ids of instances. Events about other instances are not sent. If omitted or empty, no filter by instance applies.", "maxItems": 100, "uniqueItems": true, "items": { "$ref": "../common/id.json" } }, "sample": { "type": "integer", "description": "Percentage of `link.clicked` and `link.listed` events that are sent. Default: 100.", "minimum": 1, "maximum": 100 }, "kind": { "type": "string", "description": "The kind of the endpoint, if it is not a webhook of `/api/v1/webhooks`: the group that manages it, and how deliveries are sent.", "maxLength": 32, "pattern": "^[a-z][a-z0-9_]*$", "examples": ["hook"] }, "format": { "type": "string", "description": "The format of deliveries: the payload with the headers of Standard Webhooks; a CloudEvent, as JSON or with its attributes in headers; or only the data. Default: `standard`.", "enum": ["standard", "cloudevents", "cloudevents_binary", "data"] }, "config": { "type": "object", "description": "Settings for the group that sends the deliveries." }, "sources": { "type": "array", "description": "Filter for events with sources: only events from these sources are sent. If omitted or empty, no filter by source applies.", "maxItems": 100, "uniqueItems": true, "items": { "$ref": "../common/id.json" } }, "types": { "type": "array", "description": "Filter for events that carry other events: only those with these types are sent. If omitted or empty, no filter by type applies.", "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" } } }, "$id": "schemas:///webhooks/webhook-endpoint-record.json" };
var pattern12 = new RegExp("^(\\*|[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*\\.(\\*|[a-z0-9_]+))$", "u");
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate146.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 100) {
        validate146.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
        return false;
      } else {
        if (!pattern12.test(data)) {
          validate146.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(\\*|[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*\\.(\\*|[a-z0-9_]+))$" }, message: 'must match pattern "^(\\*|[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*\\.(\\*|[a-z0-9_]+))$"' }];
          return false;
        }
      }
    } else {
      validate146.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate146.errors = vErrors;
  return errors === 0;
}
validate146.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern14 = new RegExp("^[A-Za-z][A-Za-z0-9-]{0,63}$", "u");
var pattern15 = new RegExp("^[\\x20-\\x7e]*$", "u");
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
      if (Object.keys(data).length > 10) {
        validate148.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 10 }, message: "must NOT have more than 10 properties" }];
        return false;
      } else {
        for (const key0 in data) {
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof key0 === "string") {
              if (!pattern14.test(key0)) {
                const err0 = { instancePath, schemaPath: "#/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9-]{0,63}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9-]{0,63}$"', propertyName: key0 };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
            } else {
              const err1 = { instancePath, schemaPath: "#/propertyNames/type", keyword: "type", params: { type: "string" }, message: "must be string", propertyName: key0 };
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
            const err2 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid" };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
            validate148.errors = vErrors;
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
                  validate148.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }];
                  return false;
                } else {
                  if (!pattern15.test(data0)) {
                    validate148.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[\\x20-\\x7e]*$" }, message: 'must match pattern "^[\\x20-\\x7e]*$"' }];
                    return false;
                  }
                }
              } else {
                validate148.errors = [{ instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate148.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate148.errors = vErrors;
  return errors === 0;
}
validate148.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern16 = new RegExp("^whsec_[A-Za-z0-9+/=]{32,88}$", "u");
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate153.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.secret === void 0 && (missing0 = "secret") || data.expires_at === void 0 && (missing0 = "expires_at")) {
        validate153.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "secret" || key0 === "expires_at")) {
            validate153.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (!pattern16.test(data0)) {
                  validate153.errors = [{ instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/pattern", keyword: "pattern", params: { pattern: "^whsec_[A-Za-z0-9+/=]{32,88}$" }, message: 'must match pattern "^whsec_[A-Za-z0-9+/=]{32,88}$"' }];
                  return false;
                }
              } else {
                validate153.errors = [{ instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
              if (!validate64(data1, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
              const _errs7 = errors;
              if (data1 !== null) {
                const err0 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
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
                const err1 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
                validate153.errors = vErrors;
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
      validate153.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate153.errors = vErrors;
  return errors === 0;
}
validate153.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern11 = new RegExp("^[^\\u0000-\\u001f\\u007f]*$", "u");
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate157.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 50) {
        validate157.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" }];
        return false;
      } else {
        if (func2(data) < 1) {
          validate157.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern11.test(data)) {
            validate157.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
            return false;
          }
        }
      }
    } else {
      validate157.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate157.errors = vErrors;
  return errors === 0;
}
validate157.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern18 = new RegExp("^[a-z][a-z0-9_]*$", "u");
var pattern19 = new RegExp("^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "u");
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.url === void 0 && (missing0 = "url") || data.event_types === void 0 && (missing0 = "event_types") || data.description === void 0 && (missing0 = "description") || data.headers === void 0 && (missing0 = "headers") || data.rate === void 0 && (missing0 = "rate") || data.state === void 0 && (missing0 = "state") || data.paused_reason === void 0 && (missing0 = "paused_reason") || data.paused_at === void 0 && (missing0 = "paused_at") || data.failing_since === void 0 && (missing0 = "failing_since") || data.created_at === void 0 && (missing0 = "created_at") || data.secrets === void 0 && (missing0 = "secrets") || data.recent_failures === void 0 && (missing0 = "recent_failures")) {
        validate144.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema45.properties, key0)) {
            validate144.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.url !== void 0) {
              let data1 = data.url;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 2048) {
                    validate144.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate144.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern11.test(data1)) {
                        validate144.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate144.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.event_types !== void 0) {
                let data2 = data.event_types;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (Array.isArray(data2)) {
                    var valid1 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs7 = errors;
                      if (!validate146(data2[i0], { instancePath: instancePath + "/event_types/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
                                validate144.errors = [{ instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
                                return false;
                                break outer0;
                              }
                            }
                          }
                      }
                    }
                  } else {
                    validate144.errors = [{ instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.description !== void 0) {
                  let data4 = data.description;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (typeof data4 === "string") {
                      if (func2(data4) > 200) {
                        validate144.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (!pattern11.test(data4)) {
                          validate144.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                          return false;
                        }
                      }
                    } else {
                      validate144.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.headers !== void 0) {
                    const _errs10 = errors;
                    if (!validate148(data.headers, { instancePath: instancePath + "/headers", parentData: data, parentDataProperty: "headers", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs10 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.rate !== void 0) {
                      let data6 = data.rate;
                      const _errs11 = errors;
                      const _errs12 = errors;
                      let valid3 = false;
                      const _errs13 = errors;
                      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                        const err0 = { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      }
                      if (errors === _errs13) {
                        if (typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 1e3 || isNaN(data6)) {
                            const err1 = { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
                            if (vErrors === null) {
                              vErrors = [err1];
                            } else {
                              vErrors.push(err1);
                            }
                            errors++;
                          } else {
                            if (data6 < 1 || isNaN(data6)) {
                              const err2 = { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
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
                      var _valid0 = _errs13 === errors;
                      valid3 = valid3 || _valid0;
                      const _errs15 = errors;
                      if (data6 !== null) {
                        const err3 = { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                      }
                      var _valid0 = _errs15 === errors;
                      valid3 = valid3 || _valid0;
                      if (!valid3) {
                        const err4 = { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err4];
                        } else {
                          vErrors.push(err4);
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
                      if (data.state !== void 0) {
                        let data7 = data.state;
                        const _errs17 = errors;
                        if (typeof data7 !== "string") {
                          validate144.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        if (!(data7 === "active" || data7 === "paused")) {
                          validate144.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema45.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                          return false;
                        }
                        var valid0 = _errs17 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.paused_reason !== void 0) {
                          let data8 = data.paused_reason;
                          const _errs19 = errors;
                          const _errs20 = errors;
                          let valid4 = false;
                          const _errs21 = errors;
                          if (typeof data8 !== "string") {
                            const err5 = { instancePath: instancePath + "/paused_reason", schemaPath: "#/properties/paused_reason/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err5];
                            } else {
                              vErrors.push(err5);
                            }
                            errors++;
                          }
                          if (!(data8 === "requested" || data8 === "gone" || data8 === "failing")) {
                            const err6 = { instancePath: instancePath + "/paused_reason", schemaPath: "#/properties/paused_reason/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema45.properties.paused_reason.anyOf[0].enum }, message: "must be equal to one of the allowed values" };
                            if (vErrors === null) {
                              vErrors = [err6];
                            } else {
                              vErrors.push(err6);
                            }
                            errors++;
                          }
                          var _valid1 = _errs21 === errors;
                          valid4 = valid4 || _valid1;
                          const _errs23 = errors;
                          if (data8 !== null) {
                            const err7 = { instancePath: instancePath + "/paused_reason", schemaPath: "#/properties/paused_reason/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err7];
                            } else {
                              vErrors.push(err7);
                            }
                            errors++;
                          }
                          var _valid1 = _errs23 === errors;
                          valid4 = valid4 || _valid1;
                          if (!valid4) {
                            const err8 = { instancePath: instancePath + "/paused_reason", schemaPath: "#/properties/paused_reason/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            if (vErrors === null) {
                              vErrors = [err8];
                            } else {
                              vErrors.push(err8);
                            }
                            errors++;
                            validate144.errors = vErrors;
                            return false;
                          } else {
                            errors = _errs20;
                            if (vErrors !== null) {
                              if (_errs20) {
                                vErrors.length = _errs20;
                              } else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs19 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.paused_at !== void 0) {
                            let data9 = data.paused_at;
                            const _errs25 = errors;
                            const _errs26 = errors;
                            let valid5 = false;
                            const _errs27 = errors;
                            if (!validate64(data9, { instancePath: instancePath + "/paused_at", parentData: data, parentDataProperty: "paused_at", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                              errors = vErrors.length;
                            }
                            var _valid2 = _errs27 === errors;
                            valid5 = valid5 || _valid2;
                            const _errs28 = errors;
                            if (data9 !== null) {
                              const err9 = { instancePath: instancePath + "/paused_at", schemaPath: "#/properties/paused_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              if (vErrors === null) {
                                vErrors = [err9];
                              } else {
                                vErrors.push(err9);
                              }
                              errors++;
                            }
                            var _valid2 = _errs28 === errors;
                            valid5 = valid5 || _valid2;
                            if (!valid5) {
                              const err10 = { instancePath: instancePath + "/paused_at", schemaPath: "#/properties/paused_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err10];
                              } else {
                                vErrors.push(err10);
                              }
                              errors++;
                              validate144.errors = vErrors;
                              return false;
                            } else {
                              errors = _errs26;
                              if (vErrors !== null) {
                                if (_errs26) {
                                  vErrors.length = _errs26;
                                } else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs25 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.failing_since !== void 0) {
                              let data10 = data.failing_since;
                              const _errs30 = errors;
                              const _errs31 = errors;
                              let valid6 = false;
                              const _errs32 = errors;
                              if (!validate64(data10, { instancePath: instancePath + "/failing_since", parentData: data, parentDataProperty: "failing_since", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                errors = vErrors.length;
                              }
                              var _valid3 = _errs32 === errors;
                              valid6 = valid6 || _valid3;
                              const _errs33 = errors;
                              if (data10 !== null) {
                                const err11 = { instancePath: instancePath + "/failing_since", schemaPath: "#/properties/failing_since/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                if (vErrors === null) {
                                  vErrors = [err11];
                                } else {
                                  vErrors.push(err11);
                                }
                                errors++;
                              }
                              var _valid3 = _errs33 === errors;
                              valid6 = valid6 || _valid3;
                              if (!valid6) {
                                const err12 = { instancePath: instancePath + "/failing_since", schemaPath: "#/properties/failing_since/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                if (vErrors === null) {
                                  vErrors = [err12];
                                } else {
                                  vErrors.push(err12);
                                }
                                errors++;
                                validate144.errors = vErrors;
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
                            if (valid0) {
                              if (data.created_at !== void 0) {
                                const _errs35 = errors;
                                if (!validate64(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs35 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.secrets !== void 0) {
                                  let data12 = data.secrets;
                                  const _errs36 = errors;
                                  if (errors === _errs36) {
                                    if (Array.isArray(data12)) {
                                      var valid7 = true;
                                      const len1 = data12.length;
                                      for (let i2 = 0; i2 < len1; i2++) {
                                        const _errs38 = errors;
                                        if (!validate153(data12[i2], { instancePath: instancePath + "/secrets/" + i2, parentData: data12, parentDataProperty: i2, rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid7 = _errs38 === errors;
                                        if (!valid7) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate144.errors = [{ instancePath: instancePath + "/secrets", schemaPath: "#/properties/secrets/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs36 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.recent_failures !== void 0) {
                                    let data14 = data.recent_failures;
                                    const _errs39 = errors;
                                    if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                                      validate144.errors = [{ instancePath: instancePath + "/recent_failures", schemaPath: "#/properties/recent_failures/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                      return false;
                                    }
                                    if (errors === _errs39) {
                                      if (typeof data14 == "number" && isFinite(data14)) {
                                        if (data14 < 0 || isNaN(data14)) {
                                          validate144.errors = [{ instancePath: instancePath + "/recent_failures", schemaPath: "#/properties/recent_failures/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                          return false;
                                        }
                                      }
                                    }
                                    var valid0 = _errs39 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.links !== void 0) {
                                      let data15 = data.links;
                                      const _errs41 = errors;
                                      if (errors === _errs41) {
                                        if (Array.isArray(data15)) {
                                          if (data15.length > 100) {
                                            validate144.errors = [{ instancePath: instancePath + "/links", schemaPath: "#/properties/links/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                                            return false;
                                          } else {
                                            var valid8 = true;
                                            const len2 = data15.length;
                                            for (let i3 = 0; i3 < len2; i3++) {
                                              const _errs43 = errors;
                                              if (!validate53(data15[i3], { instancePath: instancePath + "/links/" + i3, parentData: data15, parentDataProperty: i3, rootData, dynamicAnchors })) {
                                                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid8 = _errs43 === errors;
                                              if (!valid8) {
                                                break;
                                              }
                                            }
                                            if (valid8) {
                                              let i4 = data15.length;
                                              let j1;
                                              if (i4 > 1) {
                                                outer1:
                                                  for (; i4--; ) {
                                                    for (j1 = i4; j1--; ) {
                                                      if (func0(data15[i4], data15[j1])) {
                                                        validate144.errors = [{ instancePath: instancePath + "/links", schemaPath: "#/properties/links/uniqueItems", keyword: "uniqueItems", params: { i: i4, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i4 + " are identical)" }];
                                                        return false;
                                                        break outer1;
                                                      }
                                                    }
                                                  }
                                              }
                                            }
                                          }
                                        } else {
                                          validate144.errors = [{ instancePath: instancePath + "/links", schemaPath: "#/properties/links/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs41 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.tags !== void 0) {
                                        let data17 = data.tags;
                                        const _errs44 = errors;
                                        if (errors === _errs44) {
                                          if (Array.isArray(data17)) {
                                            if (data17.length > 50) {
                                              validate144.errors = [{ instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" }];
                                              return false;
                                            } else {
                                              var valid10 = true;
                                              const len3 = data17.length;
                                              for (let i5 = 0; i5 < len3; i5++) {
                                                const _errs46 = errors;
                                                if (!validate157(data17[i5], { instancePath: instancePath + "/tags/" + i5, parentData: data17, parentDataProperty: i5, rootData, dynamicAnchors })) {
                                                  vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
                                                  errors = vErrors.length;
                                                }
                                                var valid10 = _errs46 === errors;
                                                if (!valid10) {
                                                  break;
                                                }
                                              }
                                              if (valid10) {
                                                let i6 = data17.length;
                                                let j2;
                                                if (i6 > 1) {
                                                  outer2:
                                                    for (; i6--; ) {
                                                      for (j2 = i6; j2--; ) {
                                                        if (func0(data17[i6], data17[j2])) {
                                                          validate144.errors = [{ instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/uniqueItems", keyword: "uniqueItems", params: { i: i6, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i6 + " are identical)" }];
                                                          return false;
                                                          break outer2;
                                                        }
                                                      }
                                                    }
                                                }
                                              }
                                            }
                                          } else {
                                            validate144.errors = [{ instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs44 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.instances !== void 0) {
                                          let data19 = data.instances;
                                          const _errs47 = errors;
                                          if (errors === _errs47) {
                                            if (Array.isArray(data19)) {
                                              if (data19.length > 100) {
                                                validate144.errors = [{ instancePath: instancePath + "/instances", schemaPath: "#/properties/instances/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                                                return false;
                                              } else {
                                                var valid12 = true;
                                                const len4 = data19.length;
                                                for (let i7 = 0; i7 < len4; i7++) {
                                                  const _errs49 = errors;
                                                  if (!validate53(data19[i7], { instancePath: instancePath + "/instances/" + i7, parentData: data19, parentDataProperty: i7, rootData, dynamicAnchors })) {
                                                    vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                    errors = vErrors.length;
                                                  }
                                                  var valid12 = _errs49 === errors;
                                                  if (!valid12) {
                                                    break;
                                                  }
                                                }
                                                if (valid12) {
                                                  let i8 = data19.length;
                                                  let j3;
                                                  if (i8 > 1) {
                                                    outer3:
                                                      for (; i8--; ) {
                                                        for (j3 = i8; j3--; ) {
                                                          if (func0(data19[i8], data19[j3])) {
                                                            validate144.errors = [{ instancePath: instancePath + "/instances", schemaPath: "#/properties/instances/uniqueItems", keyword: "uniqueItems", params: { i: i8, j: j3 }, message: "must NOT have duplicate items (items ## " + j3 + " and " + i8 + " are identical)" }];
                                                            return false;
                                                            break outer3;
                                                          }
                                                        }
                                                      }
                                                  }
                                                }
                                              }
                                            } else {
                                              validate144.errors = [{ instancePath: instancePath + "/instances", schemaPath: "#/properties/instances/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                              return false;
                                            }
                                          }
                                          var valid0 = _errs47 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.sample !== void 0) {
                                            let data21 = data.sample;
                                            const _errs50 = errors;
                                            if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
                                              validate144.errors = [{ instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                              return false;
                                            }
                                            if (errors === _errs50) {
                                              if (typeof data21 == "number" && isFinite(data21)) {
                                                if (data21 > 100 || isNaN(data21)) {
                                                  validate144.errors = [{ instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }];
                                                  return false;
                                                } else {
                                                  if (data21 < 1 || isNaN(data21)) {
                                                    validate144.errors = [{ instancePath: instancePath + "/sample", schemaPath: "#/properties/sample/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                                    return false;
                                                  }
                                                }
                                              }
                                            }
                                            var valid0 = _errs50 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.kind !== void 0) {
                                              let data22 = data.kind;
                                              const _errs52 = errors;
                                              if (errors === _errs52) {
                                                if (typeof data22 === "string") {
                                                  if (func2(data22) > 32) {
                                                    validate144.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }];
                                                    return false;
                                                  } else {
                                                    if (!pattern18.test(data22)) {
                                                      validate144.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"' }];
                                                      return false;
                                                    }
                                                  }
                                                } else {
                                                  validate144.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                              }
                                              var valid0 = _errs52 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.format !== void 0) {
                                                let data23 = data.format;
                                                const _errs54 = errors;
                                                if (typeof data23 !== "string") {
                                                  validate144.errors = [{ instancePath: instancePath + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                  return false;
                                                }
                                                if (!(data23 === "standard" || data23 === "cloudevents" || data23 === "cloudevents_binary" || data23 === "data")) {
                                                  validate144.errors = [{ instancePath: instancePath + "/format", schemaPath: "#/properties/format/enum", keyword: "enum", params: { allowedValues: schema45.properties.format.enum }, message: "must be equal to one of the allowed values" }];
                                                  return false;
                                                }
                                                var valid0 = _errs54 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.config !== void 0) {
                                                  let data24 = data.config;
                                                  const _errs56 = errors;
                                                  if (!(data24 && typeof data24 == "object" && !Array.isArray(data24))) {
                                                    validate144.errors = [{ instancePath: instancePath + "/config", schemaPath: "#/properties/config/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                    return false;
                                                  }
                                                  var valid0 = _errs56 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.sources !== void 0) {
                                                    let data25 = data.sources;
                                                    const _errs58 = errors;
                                                    if (errors === _errs58) {
                                                      if (Array.isArray(data25)) {
                                                        if (data25.length > 100) {
                                                          validate144.errors = [{ instancePath: instancePath + "/sources", schemaPath: "#/properties/sources/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                                                          return false;
                                                        } else {
                                                          var valid14 = true;
                                                          const len5 = data25.length;
                                                          for (let i9 = 0; i9 < len5; i9++) {
                                                            const _errs60 = errors;
                                                            if (!validate53(data25[i9], { instancePath: instancePath + "/sources/" + i9, parentData: data25, parentDataProperty: i9, rootData, dynamicAnchors })) {
                                                              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                              errors = vErrors.length;
                                                            }
                                                            var valid14 = _errs60 === errors;
                                                            if (!valid14) {
                                                              break;
                                                            }
                                                          }
                                                          if (valid14) {
                                                            let i10 = data25.length;
                                                            let j4;
                                                            if (i10 > 1) {
                                                              outer4:
                                                                for (; i10--; ) {
                                                                  for (j4 = i10; j4--; ) {
                                                                    if (func0(data25[i10], data25[j4])) {
                                                                      validate144.errors = [{ instancePath: instancePath + "/sources", schemaPath: "#/properties/sources/uniqueItems", keyword: "uniqueItems", params: { i: i10, j: j4 }, message: "must NOT have duplicate items (items ## " + j4 + " and " + i10 + " are identical)" }];
                                                                      return false;
                                                                      break outer4;
                                                                    }
                                                                  }
                                                                }
                                                            }
                                                          }
                                                        }
                                                      } else {
                                                        validate144.errors = [{ instancePath: instancePath + "/sources", schemaPath: "#/properties/sources/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid0 = _errs58 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.types !== void 0) {
                                                      let data27 = data.types;
                                                      const _errs61 = errors;
                                                      if (errors === _errs61) {
                                                        if (Array.isArray(data27)) {
                                                          if (data27.length > 100) {
                                                            validate144.errors = [{ instancePath: instancePath + "/types", schemaPath: "#/properties/types/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                                                            return false;
                                                          } else {
                                                            var valid16 = true;
                                                            const len6 = data27.length;
                                                            for (let i11 = 0; i11 < len6; i11++) {
                                                              let data28 = data27[i11];
                                                              const _errs63 = errors;
                                                              if (errors === _errs63) {
                                                                if (typeof data28 === "string") {
                                                                  if (func2(data28) > 200) {
                                                                    validate144.errors = [{ instancePath: instancePath + "/types/" + i11, schemaPath: "#/properties/types/items/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                                                                    return false;
                                                                  } else {
                                                                    if (func2(data28) < 1) {
                                                                      validate144.errors = [{ instancePath: instancePath + "/types/" + i11, schemaPath: "#/properties/types/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                                                      return false;
                                                                    } else {
                                                                      if (!pattern19.test(data28)) {
                                                                        validate144.errors = [{ instancePath: instancePath + "/types/" + i11, schemaPath: "#/properties/types/items/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                  }
                                                                } else {
                                                                  validate144.errors = [{ instancePath: instancePath + "/types/" + i11, schemaPath: "#/properties/types/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                                  return false;
                                                                }
                                                              }
                                                              var valid16 = _errs63 === errors;
                                                              if (!valid16) {
                                                                break;
                                                              }
                                                            }
                                                            if (valid16) {
                                                              let i12 = data27.length;
                                                              let j5;
                                                              if (i12 > 1) {
                                                                const indices0 = {};
                                                                for (; i12--; ) {
                                                                  let item0 = data27[i12];
                                                                  if (typeof item0 !== "string") {
                                                                    continue;
                                                                  }
                                                                  if (typeof indices0[item0] == "number") {
                                                                    j5 = indices0[item0];
                                                                    validate144.errors = [{ instancePath: instancePath + "/types", schemaPath: "#/properties/types/uniqueItems", keyword: "uniqueItems", params: { i: i12, j: j5 }, message: "must NOT have duplicate items (items ## " + j5 + " and " + i12 + " are identical)" }];
                                                                    return false;
                                                                    break;
                                                                  }
                                                                  indices0[item0] = i12;
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          validate144.errors = [{ instancePath: instancePath + "/types", schemaPath: "#/properties/types/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                          return false;
                                                        }
                                                      }
                                                      var valid0 = _errs61 === errors;
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
    } else {
      validate144.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate144.errors = vErrors;
  return errors === 0;
}
validate144.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern20 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)+$", "u");
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
    if (typeof data === "string") {
      if (func2(data) > 100) {
        validate165.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
        return false;
      } else {
        if (!pattern20.test(data)) {
          validate165.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)+$" }, message: 'must match pattern "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)+$"' }];
          return false;
        }
      }
    } else {
      validate165.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate165.errors = vErrors;
  return errors === 0;
}
validate165.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern21 = new RegExp("^[A-Za-z0-9_-]{1,300}$", "u");
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate163.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.type === void 0 && (missing0 = "type") || data.created_at === void 0 && (missing0 = "created_at") || data.payload === void 0 && (missing0 = "payload")) {
        validate163.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "type" || key0 === "created_at" || key0 === "payload" || key0 === "hops" || key0 === "via")) {
            validate163.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.type !== void 0) {
              const _errs3 = errors;
              if (!validate165(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.created_at !== void 0) {
                const _errs4 = errors;
                if (!validate64(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.payload !== void 0) {
                  const _errs5 = errors;
                  if (typeof data.payload !== "string") {
                    validate163.errors = [{ instancePath: instancePath + "/payload", schemaPath: "#/properties/payload/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.hops !== void 0) {
                    let data4 = data.hops;
                    const _errs7 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate163.errors = [{ instancePath: instancePath + "/hops", schemaPath: "#/properties/hops/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs7) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 > 1e3 || isNaN(data4)) {
                          validate163.errors = [{ instancePath: instancePath + "/hops", schemaPath: "#/properties/hops/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }];
                          return false;
                        } else {
                          if (data4 < 1 || isNaN(data4)) {
                            validate163.errors = [{ instancePath: instancePath + "/hops", schemaPath: "#/properties/hops/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
                    if (data.via !== void 0) {
                      let data5 = data.via;
                      const _errs9 = errors;
                      if (errors === _errs9) {
                        if (Array.isArray(data5)) {
                          if (data5.length > 1e3) {
                            validate163.errors = [{ instancePath: instancePath + "/via", schemaPath: "#/properties/via/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }];
                            return false;
                          } else {
                            var valid1 = true;
                            const len0 = data5.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data6 = data5[i0];
                              const _errs11 = errors;
                              if (errors === _errs11) {
                                if (typeof data6 === "string") {
                                  if (!pattern21.test(data6)) {
                                    validate163.errors = [{ instancePath: instancePath + "/via/" + i0, schemaPath: "#/properties/via/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,300}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,300}$"' }];
                                    return false;
                                  }
                                } else {
                                  validate163.errors = [{ instancePath: instancePath + "/via/" + i0, schemaPath: "#/properties/via/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                              }
                              var valid1 = _errs11 === errors;
                              if (!valid1) {
                                break;
                              }
                            }
                          }
                        } else {
                          validate163.errors = [{ instancePath: instancePath + "/via", schemaPath: "#/properties/via/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate163.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate163.errors = vErrors;
  return errors === 0;
}
validate163.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema52 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "WebhookDeliveryRecord", "description": "A delivery as it is stored.", "type": "object", "additionalProperties": false, "required": ["id", "endpoint_id", "event_id", "event_type", "state", "created_at", "next_attempt_at", "attempts", "lease"], "properties": { "id": { "$ref": "../common/id.json" }, "endpoint_id": { "$ref": "../common/id.json" }, "event_id": { "$ref": "../common/id.json" }, "event_type": { "$ref": "./event-type.json" }, "state": { "type": "string", "enum": ["pending", "succeeded", "failed"] }, "created_at": { "$ref": "../common/timestamp.json" }, "next_attempt_at": { "description": "When the next attempt is due.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "attempts": { "type": "array", "items": { "$ref": "./webhook-attempt.json" } }, "lease": { "description": "The worker that is sending the delivery, and when its lease ends.", "anyOf": [{ "type": "object", "additionalProperties": false, "required": ["token", "until"], "properties": { "token": { "$ref": "../common/id.json" }, "until": { "$ref": "../common/timestamp.json" } } }, { "type": "null" }] } }, "$id": "schemas:///webhooks/webhook-delivery-record.json" };
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate177.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.at === void 0 && (missing0 = "at") || data.duration_ms === void 0 && (missing0 = "duration_ms") || data.status === void 0 && (missing0 = "status") || data.error === void 0 && (missing0 = "error") || data.response === void 0 && (missing0 = "response")) {
        validate177.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "at" || key0 === "duration_ms" || key0 === "status" || key0 === "error" || key0 === "response" || key0 === "made_events")) {
            validate177.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.at !== void 0) {
            const _errs2 = errors;
            if (!validate64(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.duration_ms !== void 0) {
              let data1 = data.duration_ms;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate177.errors = [{ instancePath: instancePath + "/duration_ms", schemaPath: "#/properties/duration_ms/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate177.errors = [{ instancePath: instancePath + "/duration_ms", schemaPath: "#/properties/duration_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                    return false;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.status !== void 0) {
                let data2 = data.status;
                const _errs5 = errors;
                const _errs6 = errors;
                let valid1 = false;
                const _errs7 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  const err0 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
                const _errs9 = errors;
                if (data2 !== null) {
                  const err1 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                }
                var _valid0 = _errs9 === errors;
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const err2 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                  validate177.errors = vErrors;
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
                if (data.error !== void 0) {
                  let data3 = data.error;
                  const _errs11 = errors;
                  const _errs12 = errors;
                  let valid2 = false;
                  const _errs13 = errors;
                  if (errors === _errs13) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 200) {
                        const err3 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                      }
                    } else {
                      const err4 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err4];
                      } else {
                        vErrors.push(err4);
                      }
                      errors++;
                    }
                  }
                  var _valid1 = _errs13 === errors;
                  valid2 = valid2 || _valid1;
                  const _errs15 = errors;
                  if (data3 !== null) {
                    const err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err5];
                    } else {
                      vErrors.push(err5);
                    }
                    errors++;
                  }
                  var _valid1 = _errs15 === errors;
                  valid2 = valid2 || _valid1;
                  if (!valid2) {
                    const err6 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err6];
                    } else {
                      vErrors.push(err6);
                    }
                    errors++;
                    validate177.errors = vErrors;
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
                  if (data.response !== void 0) {
                    let data4 = data.response;
                    const _errs17 = errors;
                    const _errs18 = errors;
                    let valid3 = false;
                    const _errs19 = errors;
                    if (errors === _errs19) {
                      if (typeof data4 === "string") {
                        if (func2(data4) > 4096) {
                          const err7 = { instancePath: instancePath + "/response", schemaPath: "#/properties/response/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                          if (vErrors === null) {
                            vErrors = [err7];
                          } else {
                            vErrors.push(err7);
                          }
                          errors++;
                        }
                      } else {
                        const err8 = { instancePath: instancePath + "/response", schemaPath: "#/properties/response/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err8];
                        } else {
                          vErrors.push(err8);
                        }
                        errors++;
                      }
                    }
                    var _valid2 = _errs19 === errors;
                    valid3 = valid3 || _valid2;
                    const _errs21 = errors;
                    if (data4 !== null) {
                      const err9 = { instancePath: instancePath + "/response", schemaPath: "#/properties/response/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err9];
                      } else {
                        vErrors.push(err9);
                      }
                      errors++;
                    }
                    var _valid2 = _errs21 === errors;
                    valid3 = valid3 || _valid2;
                    if (!valid3) {
                      const err10 = { instancePath: instancePath + "/response", schemaPath: "#/properties/response/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err10];
                      } else {
                        vErrors.push(err10);
                      }
                      errors++;
                      validate177.errors = vErrors;
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
                    if (data.made_events !== void 0) {
                      let data5 = data.made_events;
                      const _errs23 = errors;
                      if (errors === _errs23) {
                        if (Array.isArray(data5)) {
                          var valid4 = true;
                          const len0 = data5.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            const _errs25 = errors;
                            if (!validate53(data5[i0], { instancePath: instancePath + "/made_events/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                              errors = vErrors.length;
                            }
                            var valid4 = _errs25 === errors;
                            if (!valid4) {
                              break;
                            }
                          }
                        } else {
                          validate177.errors = [{ instancePath: instancePath + "/made_events", schemaPath: "#/properties/made_events/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
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
    } else {
      validate177.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate177.errors = vErrors;
  return errors === 0;
}
validate177.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.endpoint_id === void 0 && (missing0 = "endpoint_id") || data.event_id === void 0 && (missing0 = "event_id") || data.event_type === void 0 && (missing0 = "event_type") || data.state === void 0 && (missing0 = "state") || data.created_at === void 0 && (missing0 = "created_at") || data.next_attempt_at === void 0 && (missing0 = "next_attempt_at") || data.attempts === void 0 && (missing0 = "attempts") || data.lease === void 0 && (missing0 = "lease")) {
        validate170.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema52.properties, key0)) {
            validate170.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.endpoint_id !== void 0) {
              const _errs3 = errors;
              if (!validate53(data.endpoint_id, { instancePath: instancePath + "/endpoint_id", parentData: data, parentDataProperty: "endpoint_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.event_id !== void 0) {
                const _errs4 = errors;
                if (!validate53(data.event_id, { instancePath: instancePath + "/event_id", parentData: data, parentDataProperty: "event_id", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.event_type !== void 0) {
                  const _errs5 = errors;
                  if (!validate165(data.event_type, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.state !== void 0) {
                    let data4 = data.state;
                    const _errs6 = errors;
                    if (typeof data4 !== "string") {
                      validate170.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    if (!(data4 === "pending" || data4 === "succeeded" || data4 === "failed")) {
                      validate170.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema52.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                      return false;
                    }
                    var valid0 = _errs6 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.created_at !== void 0) {
                      const _errs8 = errors;
                      if (!validate64(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs8 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.next_attempt_at !== void 0) {
                        let data6 = data.next_attempt_at;
                        const _errs9 = errors;
                        const _errs10 = errors;
                        let valid1 = false;
                        const _errs11 = errors;
                        if (!validate64(data6, { instancePath: instancePath + "/next_attempt_at", parentData: data, parentDataProperty: "next_attempt_at", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                          errors = vErrors.length;
                        }
                        var _valid0 = _errs11 === errors;
                        valid1 = valid1 || _valid0;
                        const _errs12 = errors;
                        if (data6 !== null) {
                          const err0 = { instancePath: instancePath + "/next_attempt_at", schemaPath: "#/properties/next_attempt_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                        var _valid0 = _errs12 === errors;
                        valid1 = valid1 || _valid0;
                        if (!valid1) {
                          const err1 = { instancePath: instancePath + "/next_attempt_at", schemaPath: "#/properties/next_attempt_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                          validate170.errors = vErrors;
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
                        if (data.attempts !== void 0) {
                          let data7 = data.attempts;
                          const _errs14 = errors;
                          if (errors === _errs14) {
                            if (Array.isArray(data7)) {
                              var valid2 = true;
                              const len0 = data7.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                const _errs16 = errors;
                                if (!validate177(data7[i0], { instancePath: instancePath + "/attempts/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
                                  errors = vErrors.length;
                                }
                                var valid2 = _errs16 === errors;
                                if (!valid2) {
                                  break;
                                }
                              }
                            } else {
                              validate170.errors = [{ instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs14 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.lease !== void 0) {
                            let data9 = data.lease;
                            const _errs17 = errors;
                            const _errs18 = errors;
                            let valid3 = false;
                            const _errs19 = errors;
                            if (errors === _errs19) {
                              if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                let missing1;
                                if (data9.token === void 0 && (missing1 = "token") || data9.until === void 0 && (missing1 = "until")) {
                                  const err2 = { instancePath: instancePath + "/lease", schemaPath: "#/properties/lease/anyOf/0/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
                                  if (vErrors === null) {
                                    vErrors = [err2];
                                  } else {
                                    vErrors.push(err2);
                                  }
                                  errors++;
                                } else {
                                  const _errs21 = errors;
                                  for (const key1 in data9) {
                                    if (!(key1 === "token" || key1 === "until")) {
                                      const err3 = { instancePath: instancePath + "/lease", schemaPath: "#/properties/lease/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                                      if (vErrors === null) {
                                        vErrors = [err3];
                                      } else {
                                        vErrors.push(err3);
                                      }
                                      errors++;
                                      break;
                                    }
                                  }
                                  if (_errs21 === errors) {
                                    if (data9.token !== void 0) {
                                      const _errs22 = errors;
                                      if (!validate53(data9.token, { instancePath: instancePath + "/lease/token", parentData: data9, parentDataProperty: "token", rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid4 = _errs22 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                    if (valid4) {
                                      if (data9.until !== void 0) {
                                        const _errs23 = errors;
                                        if (!validate64(data9.until, { instancePath: instancePath + "/lease/until", parentData: data9, parentDataProperty: "until", rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid4 = _errs23 === errors;
                                      } else {
                                        var valid4 = true;
                                      }
                                    }
                                  }
                                }
                              } else {
                                const err4 = { instancePath: instancePath + "/lease", schemaPath: "#/properties/lease/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                if (vErrors === null) {
                                  vErrors = [err4];
                                } else {
                                  vErrors.push(err4);
                                }
                                errors++;
                              }
                            }
                            var _valid1 = _errs19 === errors;
                            valid3 = valid3 || _valid1;
                            const _errs24 = errors;
                            if (data9 !== null) {
                              const err5 = { instancePath: instancePath + "/lease", schemaPath: "#/properties/lease/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              if (vErrors === null) {
                                vErrors = [err5];
                              } else {
                                vErrors.push(err5);
                              }
                              errors++;
                            }
                            var _valid1 = _errs24 === errors;
                            valid3 = valid3 || _valid1;
                            if (!valid3) {
                              const err6 = { instancePath: instancePath + "/lease", schemaPath: "#/properties/lease/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err6];
                              } else {
                                vErrors.push(err6);
                              }
                              errors++;
                              validate170.errors = vErrors;
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
                        }
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
      validate170.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate170.errors = vErrors;
  return errors === 0;
}
validate170.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema54 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "LinkRecord", "description": "A short link as it is stored.", "type": "object", "additionalProperties": false, "required": ["id", "domain", "slug", "slug_key", "url", "title", "tags", "external_id", "redirect_status", "expires_at", "max_clicks", "expired_url", "utm", "forward_query", "forward_path", "ios_url", "android_url", "archived", "clicks", "bots", "last_clicked_at", "created_at", "updated_at", "password", "passes", "expired_at"], "properties": { "id": { "$ref": "../common/id.json" }, "domain": { "type": "string", "description": "Host name of the short URL. Empty for the default domain.", "maxLength": 253 }, "slug": { "$ref": "./link-slug.json" }, "slug_key": { "type": "string", "description": "The normalised slug that look-ups use, unique in the domain.", "minLength": 1, "maxLength": 400 }, "url": { "$ref": "./link-target.json" }, "title": { "$ref": "./link-title.json" }, "tags": { "$ref": "./link-tags.json" }, "external_id": { "description": "Id of the link in your own system, unique in the workspace, or null.", "anyOf": [{ "$ref": "./link-external-id.json" }, { "type": "null" }] }, "redirect_status": { "$ref": "./redirect-status.json" }, "expires_at": { "description": "When the link expires. From then on it redirects to expired_url or answers 410. If null, it never expires.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "max_clicks": { "description": "Click limit. When it is reached, the link redirects to expired_url or answers 410. If null, clicks are unlimited. A link with a click limit does not redirect bots and link previews.", "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1e9 }, { "type": "null" }] }, "expired_url": { "description": "Target of the link after it has expired or reached its click limit. If null, the link answers 410.", "anyOf": [{ "$ref": "./link-target.json" }, { "type": "null" }] }, "utm": { "$ref": "./link-utm.json" }, "forward_query": { "type": "boolean", "description": "Whether query parameters of the short URL are added to the target. Parameters of the target take precedence." }, "forward_path": { "type": "boolean", "description": "Whether the path after the slug is appended to the path of the target." }, "ios_url": { "description": "Target on iPhone and iPad. If null, url is used.", "anyOf": [{ "$ref": "./link-target.json" }, { "type": "null" }] }, "android_url": { "description": "Target on Android. If null, url is used.", "anyOf": [{ "$ref": "./link-target.json" }, { "type": "null" }] }, "archived": { "type": "boolean", "description": "Whether the link is archived. Lists omit archived links, but they still redirect." }, "clicks": { "type": "integer", "minimum": 0, "description": "Number of human clicks." }, "bots": { "type": "integer", "minimum": 0, "description": "Number of clicks by bots and link previews." }, "last_clicked_at": { "description": "Time of the last human click, or null.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "created_at": { "$ref": "../common/timestamp.json" }, "updated_at": { "$ref": "../common/timestamp.json" }, "password": { "description": "The hashed password, or null.", "anyOf": [{ "$ref": "../people/password-hash.json" }, { "type": "null" }] }, "passes": { "type": "integer", "minimum": 0, "description": "Number of redirects so far, if the link has a click limit." }, "expired_at": { "description": "When the link.expired event was emitted, or null.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "aliases": { "description": "Earlier short URLs. Omitted if there never was one.", "type": "array", "maxItems": 20, "items": { "$ref": "./link-alias-record.json" } } }, "$id": "schemas:///links/link-record.json" };
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate187.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 190) {
        validate187.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 190 }, message: "must NOT have more than 190 characters" }];
        return false;
      } else {
        if (func2(data) < 1) {
          validate187.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern11.test(data)) {
            validate187.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
            return false;
          }
        }
      }
    } else {
      validate187.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate187.errors = vErrors;
  return errors === 0;
}
validate187.evaluated = { "dynamicProps": false, "dynamicItems": false };
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
    if (typeof data === "string") {
      if (func2(data) > 8192) {
        validate189.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" }];
        return false;
      } else {
        if (func2(data) < 1) {
          validate189.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern11.test(data)) {
            validate189.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
            return false;
          }
        }
      }
    } else {
      validate189.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate189.errors = vErrors;
  return errors === 0;
}
validate189.evaluated = { "dynamicProps": false, "dynamicItems": false };
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
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate191.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
        return false;
      } else {
        if (!pattern11.test(data)) {
          validate191.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
          return false;
        }
      }
    } else {
      validate191.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate191.errors = vErrors;
  return errors === 0;
}
validate191.evaluated = { "dynamicProps": false, "dynamicItems": false };
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
    if (Array.isArray(data)) {
      if (data.length > 30) {
        validate193.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items" }];
        return false;
      } else {
        var valid0 = true;
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          const _errs1 = errors;
          if (!validate157(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
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
                    validate193.errors = [{ instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
                    return false;
                    break outer0;
                  }
                }
              }
          }
        }
      }
    } else {
      validate193.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate193.errors = vErrors;
  return errors === 0;
}
validate193.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
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
    if (typeof data === "string") {
      if (func2(data) > 190) {
        validate196.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 190 }, message: "must NOT have more than 190 characters" }];
        return false;
      } else {
        if (func2(data) < 1) {
          validate196.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern11.test(data)) {
            validate196.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
            return false;
          }
        }
      }
    } else {
      validate196.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate196.errors = vErrors;
  return errors === 0;
}
validate196.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema60 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "RedirectStatus", "description": "HTTP status of the redirect.", "type": "integer", "enum": [301, 302, 307, 308], "examples": [302], "$id": "schemas:///links/redirect-status.json" };
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
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    validate198.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
    return false;
  }
  if (!(data === 301 || data === 302 || data === 307 || data === 308)) {
    validate198.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema60.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate198.errors = vErrors;
  return errors === 0;
}
validate198.evaluated = { "dynamicProps": false, "dynamicItems": false };
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
        if (!(key0 === "source" || key0 === "medium" || key0 === "campaign" || key0 === "term" || key0 === "content")) {
          validate202.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                validate202.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                return false;
              } else {
                if (func2(data0) < 1) {
                  validate202.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern11.test(data0)) {
                    validate202.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate202.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate202.errors = [{ instancePath: instancePath + "/medium", schemaPath: "#/properties/medium/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                  return false;
                } else {
                  if (func2(data1) < 1) {
                    validate202.errors = [{ instancePath: instancePath + "/medium", schemaPath: "#/properties/medium/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern11.test(data1)) {
                      validate202.errors = [{ instancePath: instancePath + "/medium", schemaPath: "#/properties/medium/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate202.errors = [{ instancePath: instancePath + "/medium", schemaPath: "#/properties/medium/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    validate202.errors = [{ instancePath: instancePath + "/campaign", schemaPath: "#/properties/campaign/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  } else {
                    if (func2(data2) < 1) {
                      validate202.errors = [{ instancePath: instancePath + "/campaign", schemaPath: "#/properties/campaign/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern11.test(data2)) {
                        validate202.errors = [{ instancePath: instancePath + "/campaign", schemaPath: "#/properties/campaign/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate202.errors = [{ instancePath: instancePath + "/campaign", schemaPath: "#/properties/campaign/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate202.errors = [{ instancePath: instancePath + "/term", schemaPath: "#/properties/term/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                      return false;
                    } else {
                      if (func2(data3) < 1) {
                        validate202.errors = [{ instancePath: instancePath + "/term", schemaPath: "#/properties/term/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern11.test(data3)) {
                          validate202.errors = [{ instancePath: instancePath + "/term", schemaPath: "#/properties/term/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate202.errors = [{ instancePath: instancePath + "/term", schemaPath: "#/properties/term/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate202.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func2(data4) < 1) {
                          validate202.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern11.test(data4)) {
                            validate202.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f]*$"' }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate202.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate202.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate202.errors = vErrors;
  return errors === 0;
}
validate202.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      if (data.domain === void 0 && (missing0 = "domain") || data.slug === void 0 && (missing0 = "slug") || data.slug_key === void 0 && (missing0 = "slug_key")) {
        validate211.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "domain" || key0 === "slug" || key0 === "slug_key")) {
            validate211.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (func2(data0) > 253) {
                  validate211.errors = [{ instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/maxLength", keyword: "maxLength", params: { limit: 253 }, message: "must NOT have more than 253 characters" }];
                  return false;
                }
              } else {
                validate211.errors = [{ instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.slug !== void 0) {
              const _errs4 = errors;
              if (!validate187(data.slug, { instancePath: instancePath + "/slug", parentData: data, parentDataProperty: "slug", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.slug_key !== void 0) {
                let data2 = data.slug_key;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 400) {
                      validate211.errors = [{ instancePath: instancePath + "/slug_key", schemaPath: "#/properties/slug_key/maxLength", keyword: "maxLength", params: { limit: 400 }, message: "must NOT have more than 400 characters" }];
                      return false;
                    } else {
                      if (func2(data2) < 1) {
                        validate211.errors = [{ instancePath: instancePath + "/slug_key", schemaPath: "#/properties/slug_key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      }
                    }
                  } else {
                    validate211.errors = [{ instancePath: instancePath + "/slug_key", schemaPath: "#/properties/slug_key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate211.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate211.errors = vErrors;
  return errors === 0;
}
validate211.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      if (data.id === void 0 && (missing0 = "id") || data.domain === void 0 && (missing0 = "domain") || data.slug === void 0 && (missing0 = "slug") || data.slug_key === void 0 && (missing0 = "slug_key") || data.url === void 0 && (missing0 = "url") || data.title === void 0 && (missing0 = "title") || data.tags === void 0 && (missing0 = "tags") || data.external_id === void 0 && (missing0 = "external_id") || data.redirect_status === void 0 && (missing0 = "redirect_status") || data.expires_at === void 0 && (missing0 = "expires_at") || data.max_clicks === void 0 && (missing0 = "max_clicks") || data.expired_url === void 0 && (missing0 = "expired_url") || data.utm === void 0 && (missing0 = "utm") || data.forward_query === void 0 && (missing0 = "forward_query") || data.forward_path === void 0 && (missing0 = "forward_path") || data.ios_url === void 0 && (missing0 = "ios_url") || data.android_url === void 0 && (missing0 = "android_url") || data.archived === void 0 && (missing0 = "archived") || data.clicks === void 0 && (missing0 = "clicks") || data.bots === void 0 && (missing0 = "bots") || data.last_clicked_at === void 0 && (missing0 = "last_clicked_at") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.password === void 0 && (missing0 = "password") || data.passes === void 0 && (missing0 = "passes") || data.expired_at === void 0 && (missing0 = "expired_at")) {
        validate185.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema54.properties, key0)) {
            validate185.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.domain !== void 0) {
              let data1 = data.domain;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 253) {
                    validate185.errors = [{ instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/maxLength", keyword: "maxLength", params: { limit: 253 }, message: "must NOT have more than 253 characters" }];
                    return false;
                  }
                } else {
                  validate185.errors = [{ instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.slug !== void 0) {
                const _errs5 = errors;
                if (!validate187(data.slug, { instancePath: instancePath + "/slug", parentData: data, parentDataProperty: "slug", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.slug_key !== void 0) {
                  let data3 = data.slug_key;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 400) {
                        validate185.errors = [{ instancePath: instancePath + "/slug_key", schemaPath: "#/properties/slug_key/maxLength", keyword: "maxLength", params: { limit: 400 }, message: "must NOT have more than 400 characters" }];
                        return false;
                      } else {
                        if (func2(data3) < 1) {
                          validate185.errors = [{ instancePath: instancePath + "/slug_key", schemaPath: "#/properties/slug_key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        }
                      }
                    } else {
                      validate185.errors = [{ instancePath: instancePath + "/slug_key", schemaPath: "#/properties/slug_key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.url !== void 0) {
                    const _errs8 = errors;
                    if (!validate189(data.url, { instancePath: instancePath + "/url", parentData: data, parentDataProperty: "url", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.title !== void 0) {
                      const _errs9 = errors;
                      if (!validate191(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs9 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.tags !== void 0) {
                        const _errs10 = errors;
                        if (!validate193(data.tags, { instancePath: instancePath + "/tags", parentData: data, parentDataProperty: "tags", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs10 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.external_id !== void 0) {
                          let data7 = data.external_id;
                          const _errs11 = errors;
                          const _errs12 = errors;
                          let valid1 = false;
                          const _errs13 = errors;
                          if (!validate196(data7, { instancePath: instancePath + "/external_id", parentData: data, parentDataProperty: "external_id", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
                            errors = vErrors.length;
                          }
                          var _valid0 = _errs13 === errors;
                          valid1 = valid1 || _valid0;
                          const _errs14 = errors;
                          if (data7 !== null) {
                            const err0 = { instancePath: instancePath + "/external_id", schemaPath: "#/properties/external_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          }
                          var _valid0 = _errs14 === errors;
                          valid1 = valid1 || _valid0;
                          if (!valid1) {
                            const err1 = { instancePath: instancePath + "/external_id", schemaPath: "#/properties/external_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            if (vErrors === null) {
                              vErrors = [err1];
                            } else {
                              vErrors.push(err1);
                            }
                            errors++;
                            validate185.errors = vErrors;
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
                            if (!validate198(data.redirect_status, { instancePath: instancePath + "/redirect_status", parentData: data, parentDataProperty: "redirect_status", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs16 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.expires_at !== void 0) {
                              let data9 = data.expires_at;
                              const _errs17 = errors;
                              const _errs18 = errors;
                              let valid2 = false;
                              const _errs19 = errors;
                              if (!validate64(data9, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                errors = vErrors.length;
                              }
                              var _valid1 = _errs19 === errors;
                              valid2 = valid2 || _valid1;
                              const _errs20 = errors;
                              if (data9 !== null) {
                                const err2 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                if (vErrors === null) {
                                  vErrors = [err2];
                                } else {
                                  vErrors.push(err2);
                                }
                                errors++;
                              }
                              var _valid1 = _errs20 === errors;
                              valid2 = valid2 || _valid1;
                              if (!valid2) {
                                const err3 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                if (vErrors === null) {
                                  vErrors = [err3];
                                } else {
                                  vErrors.push(err3);
                                }
                                errors++;
                                validate185.errors = vErrors;
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
                                let data10 = data.max_clicks;
                                const _errs22 = errors;
                                const _errs23 = errors;
                                let valid3 = false;
                                const _errs24 = errors;
                                if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                  const err4 = { instancePath: instancePath + "/max_clicks", schemaPath: "#/properties/max_clicks/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                  if (vErrors === null) {
                                    vErrors = [err4];
                                  } else {
                                    vErrors.push(err4);
                                  }
                                  errors++;
                                }
                                if (errors === _errs24) {
                                  if (typeof data10 == "number" && isFinite(data10)) {
                                    if (data10 > 1e9 || isNaN(data10)) {
                                      const err5 = { instancePath: instancePath + "/max_clicks", schemaPath: "#/properties/max_clicks/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 }, message: "must be <= 1000000000" };
                                      if (vErrors === null) {
                                        vErrors = [err5];
                                      } else {
                                        vErrors.push(err5);
                                      }
                                      errors++;
                                    } else {
                                      if (data10 < 1 || isNaN(data10)) {
                                        const err6 = { instancePath: instancePath + "/max_clicks", schemaPath: "#/properties/max_clicks/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                        if (vErrors === null) {
                                          vErrors = [err6];
                                        } else {
                                          vErrors.push(err6);
                                        }
                                        errors++;
                                      }
                                    }
                                  }
                                }
                                var _valid2 = _errs24 === errors;
                                valid3 = valid3 || _valid2;
                                const _errs26 = errors;
                                if (data10 !== null) {
                                  const err7 = { instancePath: instancePath + "/max_clicks", schemaPath: "#/properties/max_clicks/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                  if (vErrors === null) {
                                    vErrors = [err7];
                                  } else {
                                    vErrors.push(err7);
                                  }
                                  errors++;
                                }
                                var _valid2 = _errs26 === errors;
                                valid3 = valid3 || _valid2;
                                if (!valid3) {
                                  const err8 = { instancePath: instancePath + "/max_clicks", schemaPath: "#/properties/max_clicks/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                  if (vErrors === null) {
                                    vErrors = [err8];
                                  } else {
                                    vErrors.push(err8);
                                  }
                                  errors++;
                                  validate185.errors = vErrors;
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
                                  let data11 = data.expired_url;
                                  const _errs28 = errors;
                                  const _errs29 = errors;
                                  let valid4 = false;
                                  const _errs30 = errors;
                                  if (!validate189(data11, { instancePath: instancePath + "/expired_url", parentData: data, parentDataProperty: "expired_url", rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
                                    errors = vErrors.length;
                                  }
                                  var _valid3 = _errs30 === errors;
                                  valid4 = valid4 || _valid3;
                                  const _errs31 = errors;
                                  if (data11 !== null) {
                                    const err9 = { instancePath: instancePath + "/expired_url", schemaPath: "#/properties/expired_url/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    if (vErrors === null) {
                                      vErrors = [err9];
                                    } else {
                                      vErrors.push(err9);
                                    }
                                    errors++;
                                  }
                                  var _valid3 = _errs31 === errors;
                                  valid4 = valid4 || _valid3;
                                  if (!valid4) {
                                    const err10 = { instancePath: instancePath + "/expired_url", schemaPath: "#/properties/expired_url/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                    if (vErrors === null) {
                                      vErrors = [err10];
                                    } else {
                                      vErrors.push(err10);
                                    }
                                    errors++;
                                    validate185.errors = vErrors;
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
                                  if (data.utm !== void 0) {
                                    const _errs33 = errors;
                                    if (!validate202(data.utm, { instancePath: instancePath + "/utm", parentData: data, parentDataProperty: "utm", rootData, dynamicAnchors })) {
                                      vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs33 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.forward_query !== void 0) {
                                      const _errs34 = errors;
                                      if (typeof data.forward_query !== "boolean") {
                                        validate185.errors = [{ instancePath: instancePath + "/forward_query", schemaPath: "#/properties/forward_query/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                        return false;
                                      }
                                      var valid0 = _errs34 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.forward_path !== void 0) {
                                        const _errs36 = errors;
                                        if (typeof data.forward_path !== "boolean") {
                                          validate185.errors = [{ instancePath: instancePath + "/forward_path", schemaPath: "#/properties/forward_path/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                          return false;
                                        }
                                        var valid0 = _errs36 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.ios_url !== void 0) {
                                          let data15 = data.ios_url;
                                          const _errs38 = errors;
                                          const _errs39 = errors;
                                          let valid5 = false;
                                          const _errs40 = errors;
                                          if (!validate189(data15, { instancePath: instancePath + "/ios_url", parentData: data, parentDataProperty: "ios_url", rootData, dynamicAnchors })) {
                                            vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
                                            errors = vErrors.length;
                                          }
                                          var _valid4 = _errs40 === errors;
                                          valid5 = valid5 || _valid4;
                                          const _errs41 = errors;
                                          if (data15 !== null) {
                                            const err11 = { instancePath: instancePath + "/ios_url", schemaPath: "#/properties/ios_url/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                            if (vErrors === null) {
                                              vErrors = [err11];
                                            } else {
                                              vErrors.push(err11);
                                            }
                                            errors++;
                                          }
                                          var _valid4 = _errs41 === errors;
                                          valid5 = valid5 || _valid4;
                                          if (!valid5) {
                                            const err12 = { instancePath: instancePath + "/ios_url", schemaPath: "#/properties/ios_url/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                            if (vErrors === null) {
                                              vErrors = [err12];
                                            } else {
                                              vErrors.push(err12);
                                            }
                                            errors++;
                                            validate185.errors = vErrors;
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
                                          if (data.android_url !== void 0) {
                                            let data16 = data.android_url;
                                            const _errs43 = errors;
                                            const _errs44 = errors;
                                            let valid6 = false;
                                            const _errs45 = errors;
                                            if (!validate189(data16, { instancePath: instancePath + "/android_url", parentData: data, parentDataProperty: "android_url", rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
                                              errors = vErrors.length;
                                            }
                                            var _valid5 = _errs45 === errors;
                                            valid6 = valid6 || _valid5;
                                            const _errs46 = errors;
                                            if (data16 !== null) {
                                              const err13 = { instancePath: instancePath + "/android_url", schemaPath: "#/properties/android_url/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                              if (vErrors === null) {
                                                vErrors = [err13];
                                              } else {
                                                vErrors.push(err13);
                                              }
                                              errors++;
                                            }
                                            var _valid5 = _errs46 === errors;
                                            valid6 = valid6 || _valid5;
                                            if (!valid6) {
                                              const err14 = { instancePath: instancePath + "/android_url", schemaPath: "#/properties/android_url/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                              if (vErrors === null) {
                                                vErrors = [err14];
                                              } else {
                                                vErrors.push(err14);
                                              }
                                              errors++;
                                              validate185.errors = vErrors;
                                              return false;
                                            } else {
                                              errors = _errs44;
                                              if (vErrors !== null) {
                                                if (_errs44) {
                                                  vErrors.length = _errs44;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                            var valid0 = _errs43 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.archived !== void 0) {
                                              const _errs48 = errors;
                                              if (typeof data.archived !== "boolean") {
                                                validate185.errors = [{ instancePath: instancePath + "/archived", schemaPath: "#/properties/archived/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                                                return false;
                                              }
                                              var valid0 = _errs48 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.clicks !== void 0) {
                                                let data18 = data.clicks;
                                                const _errs50 = errors;
                                                if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                                                  validate185.errors = [{ instancePath: instancePath + "/clicks", schemaPath: "#/properties/clicks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                  return false;
                                                }
                                                if (errors === _errs50) {
                                                  if (typeof data18 == "number" && isFinite(data18)) {
                                                    if (data18 < 0 || isNaN(data18)) {
                                                      validate185.errors = [{ instancePath: instancePath + "/clicks", schemaPath: "#/properties/clicks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid0 = _errs50 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.bots !== void 0) {
                                                  let data19 = data.bots;
                                                  const _errs52 = errors;
                                                  if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                                                    validate185.errors = [{ instancePath: instancePath + "/bots", schemaPath: "#/properties/bots/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                    return false;
                                                  }
                                                  if (errors === _errs52) {
                                                    if (typeof data19 == "number" && isFinite(data19)) {
                                                      if (data19 < 0 || isNaN(data19)) {
                                                        validate185.errors = [{ instancePath: instancePath + "/bots", schemaPath: "#/properties/bots/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid0 = _errs52 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.last_clicked_at !== void 0) {
                                                    let data20 = data.last_clicked_at;
                                                    const _errs54 = errors;
                                                    const _errs55 = errors;
                                                    let valid7 = false;
                                                    const _errs56 = errors;
                                                    if (!validate64(data20, { instancePath: instancePath + "/last_clicked_at", parentData: data, parentDataProperty: "last_clicked_at", rootData, dynamicAnchors })) {
                                                      vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var _valid6 = _errs56 === errors;
                                                    valid7 = valid7 || _valid6;
                                                    const _errs57 = errors;
                                                    if (data20 !== null) {
                                                      const err15 = { instancePath: instancePath + "/last_clicked_at", schemaPath: "#/properties/last_clicked_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                      if (vErrors === null) {
                                                        vErrors = [err15];
                                                      } else {
                                                        vErrors.push(err15);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid6 = _errs57 === errors;
                                                    valid7 = valid7 || _valid6;
                                                    if (!valid7) {
                                                      const err16 = { instancePath: instancePath + "/last_clicked_at", schemaPath: "#/properties/last_clicked_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                      if (vErrors === null) {
                                                        vErrors = [err16];
                                                      } else {
                                                        vErrors.push(err16);
                                                      }
                                                      errors++;
                                                      validate185.errors = vErrors;
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
                                                  if (valid0) {
                                                    if (data.created_at !== void 0) {
                                                      const _errs59 = errors;
                                                      if (!validate64(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                                                        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid0 = _errs59 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.updated_at !== void 0) {
                                                        const _errs60 = errors;
                                                        if (!validate64(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
                                                          vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid0 = _errs60 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (data.password !== void 0) {
                                                          let data23 = data.password;
                                                          const _errs61 = errors;
                                                          const _errs62 = errors;
                                                          let valid8 = false;
                                                          const _errs63 = errors;
                                                          if (!validate129(data23, { instancePath: instancePath + "/password", parentData: data, parentDataProperty: "password", rootData, dynamicAnchors })) {
                                                            vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
                                                            errors = vErrors.length;
                                                          }
                                                          var _valid7 = _errs63 === errors;
                                                          valid8 = valid8 || _valid7;
                                                          const _errs64 = errors;
                                                          if (data23 !== null) {
                                                            const err17 = { instancePath: instancePath + "/password", schemaPath: "#/properties/password/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                            if (vErrors === null) {
                                                              vErrors = [err17];
                                                            } else {
                                                              vErrors.push(err17);
                                                            }
                                                            errors++;
                                                          }
                                                          var _valid7 = _errs64 === errors;
                                                          valid8 = valid8 || _valid7;
                                                          if (!valid8) {
                                                            const err18 = { instancePath: instancePath + "/password", schemaPath: "#/properties/password/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                            if (vErrors === null) {
                                                              vErrors = [err18];
                                                            } else {
                                                              vErrors.push(err18);
                                                            }
                                                            errors++;
                                                            validate185.errors = vErrors;
                                                            return false;
                                                          } else {
                                                            errors = _errs62;
                                                            if (vErrors !== null) {
                                                              if (_errs62) {
                                                                vErrors.length = _errs62;
                                                              } else {
                                                                vErrors = null;
                                                              }
                                                            }
                                                          }
                                                          var valid0 = _errs61 === errors;
                                                        } else {
                                                          var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                          if (data.passes !== void 0) {
                                                            let data24 = data.passes;
                                                            const _errs66 = errors;
                                                            if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
                                                              validate185.errors = [{ instancePath: instancePath + "/passes", schemaPath: "#/properties/passes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                                              return false;
                                                            }
                                                            if (errors === _errs66) {
                                                              if (typeof data24 == "number" && isFinite(data24)) {
                                                                if (data24 < 0 || isNaN(data24)) {
                                                                  validate185.errors = [{ instancePath: instancePath + "/passes", schemaPath: "#/properties/passes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                            var valid0 = _errs66 === errors;
                                                          } else {
                                                            var valid0 = true;
                                                          }
                                                          if (valid0) {
                                                            if (data.expired_at !== void 0) {
                                                              let data25 = data.expired_at;
                                                              const _errs68 = errors;
                                                              const _errs69 = errors;
                                                              let valid9 = false;
                                                              const _errs70 = errors;
                                                              if (!validate64(data25, { instancePath: instancePath + "/expired_at", parentData: data, parentDataProperty: "expired_at", rootData, dynamicAnchors })) {
                                                                vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                                                errors = vErrors.length;
                                                              }
                                                              var _valid8 = _errs70 === errors;
                                                              valid9 = valid9 || _valid8;
                                                              const _errs71 = errors;
                                                              if (data25 !== null) {
                                                                const err19 = { instancePath: instancePath + "/expired_at", schemaPath: "#/properties/expired_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err19];
                                                                } else {
                                                                  vErrors.push(err19);
                                                                }
                                                                errors++;
                                                              }
                                                              var _valid8 = _errs71 === errors;
                                                              valid9 = valid9 || _valid8;
                                                              if (!valid9) {
                                                                const err20 = { instancePath: instancePath + "/expired_at", schemaPath: "#/properties/expired_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err20];
                                                                } else {
                                                                  vErrors.push(err20);
                                                                }
                                                                errors++;
                                                                validate185.errors = vErrors;
                                                                return false;
                                                              } else {
                                                                errors = _errs69;
                                                                if (vErrors !== null) {
                                                                  if (_errs69) {
                                                                    vErrors.length = _errs69;
                                                                  } else {
                                                                    vErrors = null;
                                                                  }
                                                                }
                                                              }
                                                              var valid0 = _errs68 === errors;
                                                            } else {
                                                              var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                              if (data.aliases !== void 0) {
                                                                let data26 = data.aliases;
                                                                const _errs73 = errors;
                                                                if (errors === _errs73) {
                                                                  if (Array.isArray(data26)) {
                                                                    if (data26.length > 20) {
                                                                      validate185.errors = [{ instancePath: instancePath + "/aliases", schemaPath: "#/properties/aliases/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }];
                                                                      return false;
                                                                    } else {
                                                                      var valid10 = true;
                                                                      const len0 = data26.length;
                                                                      for (let i0 = 0; i0 < len0; i0++) {
                                                                        const _errs75 = errors;
                                                                        if (!validate211(data26[i0], { instancePath: instancePath + "/aliases/" + i0, parentData: data26, parentDataProperty: i0, rootData, dynamicAnchors })) {
                                                                          vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
                                                                          errors = vErrors.length;
                                                                        }
                                                                        var valid10 = _errs75 === errors;
                                                                        if (!valid10) {
                                                                          break;
                                                                        }
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate185.errors = [{ instancePath: instancePath + "/aliases", schemaPath: "#/properties/aliases/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid0 = _errs73 === errors;
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
        }
      }
    } else {
      validate185.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate185.errors = vErrors;
  return errors === 0;
}
validate185.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern31 = new RegExp("^[A-Za-z0-9_-]{0,64}$", "u");
var formats16 = (init_formats(), __toCommonJS(formats_exports)).date;
var pattern32 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}$", "u");
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
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern32.test(data)) {
          validate217.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!0000)\\d{4}-\\d{2}-\\d{2}$" }, message: 'must match pattern "^(?!0000)\\d{4}-\\d{2}-\\d{2}$"' }];
          return false;
        } else {
          if (!formats16.validate(data)) {
            validate217.errors = [{ instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }];
            return false;
          }
        }
      } else {
        validate217.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validate217.errors = vErrors;
  return errors === 0;
}
validate217.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate216(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate216.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.link_id === void 0 && (missing0 = "link_id") || data.day === void 0 && (missing0 = "day") || data.clicks === void 0 && (missing0 = "clicks") || data.unique_clicks === void 0 && (missing0 = "unique_clicks") || data.bots === void 0 && (missing0 = "bots") || data.referrers === void 0 && (missing0 = "referrers") || data.countries === void 0 && (missing0 = "countries") || data.devices === void 0 && (missing0 = "devices")) {
        validate216.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "link_id" || key0 === "day" || key0 === "clicks" || key0 === "unique_clicks" || key0 === "bots" || key0 === "referrers" || key0 === "countries" || key0 === "devices")) {
            validate216.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.link_id !== void 0) {
            let data0 = data.link_id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (!pattern31.test(data0)) {
                  validate216.errors = [{ instancePath: instancePath + "/link_id", schemaPath: "#/properties/link_id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{0,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{0,64}$"' }];
                  return false;
                }
              } else {
                validate216.errors = [{ instancePath: instancePath + "/link_id", schemaPath: "#/properties/link_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.day !== void 0) {
              const _errs4 = errors;
              if (!validate217(data.day, { instancePath: instancePath + "/day", parentData: data, parentDataProperty: "day", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.clicks !== void 0) {
                let data2 = data.clicks;
                const _errs5 = errors;
                if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                  validate216.errors = [{ instancePath: instancePath + "/clicks", schemaPath: "#/properties/clicks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs5) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2)) {
                      validate216.errors = [{ instancePath: instancePath + "/clicks", schemaPath: "#/properties/clicks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.unique_clicks !== void 0) {
                  let data3 = data.unique_clicks;
                  const _errs7 = errors;
                  if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                    validate216.errors = [{ instancePath: instancePath + "/unique_clicks", schemaPath: "#/properties/unique_clicks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs7) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 < 0 || isNaN(data3)) {
                        validate216.errors = [{ instancePath: instancePath + "/unique_clicks", schemaPath: "#/properties/unique_clicks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.bots !== void 0) {
                    let data4 = data.bots;
                    const _errs9 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate216.errors = [{ instancePath: instancePath + "/bots", schemaPath: "#/properties/bots/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs9) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 < 0 || isNaN(data4)) {
                          validate216.errors = [{ instancePath: instancePath + "/bots", schemaPath: "#/properties/bots/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs9 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.referrers !== void 0) {
                      let data5 = data.referrers;
                      const _errs11 = errors;
                      if (errors === _errs11) {
                        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                          for (const key1 in data5) {
                            let data6 = data5[key1];
                            const _errs14 = errors;
                            if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                              validate216.errors = [{ instancePath: instancePath + "/referrers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/referrers/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                              return false;
                            }
                            if (errors === _errs14) {
                              if (typeof data6 == "number" && isFinite(data6)) {
                                if (data6 < 0 || isNaN(data6)) {
                                  validate216.errors = [{ instancePath: instancePath + "/referrers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/referrers/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                  return false;
                                }
                              }
                            }
                            var valid1 = _errs14 === errors;
                            if (!valid1) {
                              break;
                            }
                          }
                        } else {
                          validate216.errors = [{ instancePath: instancePath + "/referrers", schemaPath: "#/properties/referrers/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid0 = _errs11 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.countries !== void 0) {
                        let data7 = data.countries;
                        const _errs16 = errors;
                        if (errors === _errs16) {
                          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                            for (const key2 in data7) {
                              let data8 = data7[key2];
                              const _errs19 = errors;
                              if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                                validate216.errors = [{ instancePath: instancePath + "/countries/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/countries/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              if (errors === _errs19) {
                                if (typeof data8 == "number" && isFinite(data8)) {
                                  if (data8 < 0 || isNaN(data8)) {
                                    validate216.errors = [{ instancePath: instancePath + "/countries/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/countries/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                    return false;
                                  }
                                }
                              }
                              var valid2 = _errs19 === errors;
                              if (!valid2) {
                                break;
                              }
                            }
                          } else {
                            validate216.errors = [{ instancePath: instancePath + "/countries", schemaPath: "#/properties/countries/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid0 = _errs16 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.devices !== void 0) {
                          let data9 = data.devices;
                          const _errs21 = errors;
                          if (errors === _errs21) {
                            if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                              for (const key3 in data9) {
                                let data10 = data9[key3];
                                const _errs24 = errors;
                                if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                  validate216.errors = [{ instancePath: instancePath + "/devices/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/devices/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                  return false;
                                }
                                if (errors === _errs24) {
                                  if (typeof data10 == "number" && isFinite(data10)) {
                                    if (data10 < 0 || isNaN(data10)) {
                                      validate216.errors = [{ instancePath: instancePath + "/devices/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/devices/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                      return false;
                                    }
                                  }
                                }
                                var valid3 = _errs24 === errors;
                                if (!valid3) {
                                  break;
                                }
                              }
                            } else {
                              validate216.errors = [{ instancePath: instancePath + "/devices", schemaPath: "#/properties/devices/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid0 = _errs21 === errors;
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
      validate216.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate216.errors = vErrors;
  return errors === 0;
}
validate216.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema65 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "LinkClickRecord", "description": "A click as it is stored.", "type": "object", "additionalProperties": false, "required": ["link_id", "id", "at", "referrer", "country", "device", "bot"], "properties": { "link_id": { "$ref": "../common/id.json" }, "id": { "$ref": "../common/id.json" }, "at": { "$ref": "../common/timestamp.json" }, "referrer": { "description": "Referring host, or null if the request had no referrer.", "anyOf": [{ "type": "string", "maxLength": 253 }, { "type": "null" }] }, "country": { "description": "ISO 3166 country code, or null if no proxy sent it.", "anyOf": [{ "type": "string", "pattern": "^[A-Z]{2}$" }, { "type": "null" }] }, "device": { "enum": ["desktop", "phone", "tablet", "other"] }, "bot": { "type": "boolean", "description": "Whether a bot or a link preview made the click." } }, "$id": "schemas:///links/link-click-record.json" };
var pattern33 = new RegExp("^[A-Z]{2}$", "u");
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate221.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.link_id === void 0 && (missing0 = "link_id") || data.id === void 0 && (missing0 = "id") || data.at === void 0 && (missing0 = "at") || data.referrer === void 0 && (missing0 = "referrer") || data.country === void 0 && (missing0 = "country") || data.device === void 0 && (missing0 = "device") || data.bot === void 0 && (missing0 = "bot")) {
        validate221.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "link_id" || key0 === "id" || key0 === "at" || key0 === "referrer" || key0 === "country" || key0 === "device" || key0 === "bot")) {
            validate221.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.link_id !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.link_id, { instancePath: instancePath + "/link_id", parentData: data, parentDataProperty: "link_id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.id !== void 0) {
              const _errs3 = errors;
              if (!validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.at !== void 0) {
                const _errs4 = errors;
                if (!validate64(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.referrer !== void 0) {
                  let data3 = data.referrer;
                  const _errs5 = errors;
                  const _errs6 = errors;
                  let valid1 = false;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 253) {
                        const err0 = { instancePath: instancePath + "/referrer", schemaPath: "#/properties/referrer/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 253 }, message: "must NOT have more than 253 characters" };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      }
                    } else {
                      const err1 = { instancePath: instancePath + "/referrer", schemaPath: "#/properties/referrer/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                  const _errs9 = errors;
                  if (data3 !== null) {
                    const err2 = { instancePath: instancePath + "/referrer", schemaPath: "#/properties/referrer/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err2];
                    } else {
                      vErrors.push(err2);
                    }
                    errors++;
                  }
                  var _valid0 = _errs9 === errors;
                  valid1 = valid1 || _valid0;
                  if (!valid1) {
                    const err3 = { instancePath: instancePath + "/referrer", schemaPath: "#/properties/referrer/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err3];
                    } else {
                      vErrors.push(err3);
                    }
                    errors++;
                    validate221.errors = vErrors;
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
                  if (data.country !== void 0) {
                    let data4 = data.country;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    let valid2 = false;
                    const _errs13 = errors;
                    if (errors === _errs13) {
                      if (typeof data4 === "string") {
                        if (!pattern33.test(data4)) {
                          const err4 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{2}$" }, message: 'must match pattern "^[A-Z]{2}$"' };
                          if (vErrors === null) {
                            vErrors = [err4];
                          } else {
                            vErrors.push(err4);
                          }
                          errors++;
                        }
                      } else {
                        const err5 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err5];
                        } else {
                          vErrors.push(err5);
                        }
                        errors++;
                      }
                    }
                    var _valid1 = _errs13 === errors;
                    valid2 = valid2 || _valid1;
                    const _errs15 = errors;
                    if (data4 !== null) {
                      const err6 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err6];
                      } else {
                        vErrors.push(err6);
                      }
                      errors++;
                    }
                    var _valid1 = _errs15 === errors;
                    valid2 = valid2 || _valid1;
                    if (!valid2) {
                      const err7 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err7];
                      } else {
                        vErrors.push(err7);
                      }
                      errors++;
                      validate221.errors = vErrors;
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
                    if (data.device !== void 0) {
                      let data5 = data.device;
                      const _errs17 = errors;
                      if (!(data5 === "desktop" || data5 === "phone" || data5 === "tablet" || data5 === "other")) {
                        validate221.errors = [{ instancePath: instancePath + "/device", schemaPath: "#/properties/device/enum", keyword: "enum", params: { allowedValues: schema65.properties.device.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs17 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.bot !== void 0) {
                        const _errs18 = errors;
                        if (typeof data.bot !== "boolean") {
                          validate221.errors = [{ instancePath: instancePath + "/bot", schemaPath: "#/properties/bot/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
    } else {
      validate221.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate221.errors = vErrors;
  return errors === 0;
}
validate221.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern35 = new RegExp("^[A-Za-z0-9_-]{22}$", "u");
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate227.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.link_id === void 0 && (missing0 = "link_id") || data.day === void 0 && (missing0 = "day") || data.visitor === void 0 && (missing0 = "visitor")) {
        validate227.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "link_id" || key0 === "day" || key0 === "visitor")) {
            validate227.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.link_id !== void 0) {
            let data0 = data.link_id;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (!pattern31.test(data0)) {
                  validate227.errors = [{ instancePath: instancePath + "/link_id", schemaPath: "#/properties/link_id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{0,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{0,64}$"' }];
                  return false;
                }
              } else {
                validate227.errors = [{ instancePath: instancePath + "/link_id", schemaPath: "#/properties/link_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.day !== void 0) {
              const _errs4 = errors;
              if (!validate217(data.day, { instancePath: instancePath + "/day", parentData: data, parentDataProperty: "day", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.visitor !== void 0) {
                let data2 = data.visitor;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (!pattern35.test(data2)) {
                      validate227.errors = [{ instancePath: instancePath + "/visitor", schemaPath: "#/properties/visitor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{22}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{22}$"' }];
                      return false;
                    }
                  } else {
                    validate227.errors = [{ instancePath: instancePath + "/visitor", schemaPath: "#/properties/visitor/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate227.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate227.errors = vErrors;
  return errors === 0;
}
validate227.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern36 = new RegExp("^[A-Za-z0-9_-]{43}$", "u");
function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate230.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.day === void 0 && (missing0 = "day") || data.salt === void 0 && (missing0 = "salt")) {
        validate230.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "day" || key0 === "salt")) {
            validate230.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.day !== void 0) {
            const _errs2 = errors;
            if (!validate217(data.day, { instancePath: instancePath + "/day", parentData: data, parentDataProperty: "day", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.salt !== void 0) {
              let data1 = data.salt;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (!pattern36.test(data1)) {
                    validate230.errors = [{ instancePath: instancePath + "/salt", schemaPath: "#/properties/salt/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{43}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{43}$"' }];
                    return false;
                  }
                } else {
                  validate230.errors = [{ instancePath: instancePath + "/salt", schemaPath: "#/properties/salt/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate230.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate230.errors = vErrors;
  return errors === 0;
}
validate230.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate233(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate233.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.batch === void 0 && (missing0 = "batch") || data.at === void 0 && (missing0 = "at")) {
        validate233.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "batch" || key0 === "at")) {
            validate233.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.batch !== void 0) {
              let data1 = data.batch;
              const _errs3 = errors;
              if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                validate233.errors = [{ instancePath: instancePath + "/batch", schemaPath: "#/properties/batch/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 9007199254740991 || isNaN(data1)) {
                    validate233.errors = [{ instancePath: instancePath + "/batch", schemaPath: "#/properties/batch/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" }];
                    return false;
                  } else {
                    if (data1 < 1 || isNaN(data1)) {
                      validate233.errors = [{ instancePath: instancePath + "/batch", schemaPath: "#/properties/batch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
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
              if (data.at !== void 0) {
                const _errs5 = errors;
                if (!validate64(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
    } else {
      validate233.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate233.errors = vErrors;
  return errors === 0;
}
validate233.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate238(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate238.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.domain === void 0 && (missing0 = "domain") || data.slug_key === void 0 && (missing0 = "slug_key") || data.until === void 0 && (missing0 = "until")) {
        validate238.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "domain" || key0 === "slug_key" || key0 === "until")) {
            validate238.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (func2(data0) > 253) {
                  validate238.errors = [{ instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/maxLength", keyword: "maxLength", params: { limit: 253 }, message: "must NOT have more than 253 characters" }];
                  return false;
                }
              } else {
                validate238.errors = [{ instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.slug_key !== void 0) {
              let data1 = data.slug_key;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 400) {
                    validate238.errors = [{ instancePath: instancePath + "/slug_key", schemaPath: "#/properties/slug_key/maxLength", keyword: "maxLength", params: { limit: 400 }, message: "must NOT have more than 400 characters" }];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate238.errors = [{ instancePath: instancePath + "/slug_key", schemaPath: "#/properties/slug_key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    }
                  }
                } else {
                  validate238.errors = [{ instancePath: instancePath + "/slug_key", schemaPath: "#/properties/slug_key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.until !== void 0) {
                const _errs6 = errors;
                if (!validate64(data.until, { instancePath: instancePath + "/until", parentData: data, parentDataProperty: "until", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
      validate238.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate238.errors = vErrors;
  return errors === 0;
}
validate238.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate242.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.digest === void 0 && (missing0 = "digest") || data.fingerprint === void 0 && (missing0 = "fingerprint") || data.made === void 0 && (missing0 = "made") || data.expires_at === void 0 && (missing0 = "expires_at")) {
        validate242.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "digest" || key0 === "fingerprint" || key0 === "made" || key0 === "expires_at")) {
            validate242.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.digest !== void 0) {
            let data0 = data.digest;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (!pattern6.test(data0)) {
                  validate242.errors = [{ instancePath: instancePath + "/digest", schemaPath: "#/properties/digest/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                  return false;
                }
              } else {
                validate242.errors = [{ instancePath: instancePath + "/digest", schemaPath: "#/properties/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.fingerprint !== void 0) {
              let data1 = data.fingerprint;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (!pattern6.test(data1)) {
                    validate242.errors = [{ instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                    return false;
                  }
                } else {
                  validate242.errors = [{ instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.made !== void 0) {
                let data2 = data.made;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (Array.isArray(data2)) {
                    if (data2.length > 100) {
                      validate242.errors = [{ instancePath: instancePath + "/made", schemaPath: "#/properties/made/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data3 = data2[i0];
                        const _errs8 = errors;
                        if (errors === _errs8) {
                          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                            let missing1;
                            if (data3.id === void 0 && (missing1 = "id") || data3.refused === void 0 && (missing1 = "refused")) {
                              validate242.errors = [{ instancePath: instancePath + "/made/" + i0, schemaPath: "#/properties/made/items/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                              return false;
                            } else {
                              const _errs10 = errors;
                              for (const key1 in data3) {
                                if (!(key1 === "id" || key1 === "refused")) {
                                  validate242.errors = [{ instancePath: instancePath + "/made/" + i0, schemaPath: "#/properties/made/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" }];
                                  return false;
                                  break;
                                }
                              }
                              if (_errs10 === errors) {
                                if (data3.id !== void 0) {
                                  let data4 = data3.id;
                                  const _errs11 = errors;
                                  const _errs12 = errors;
                                  let valid3 = false;
                                  const _errs13 = errors;
                                  if (!validate53(data4, { instancePath: instancePath + "/made/" + i0 + "/id", parentData: data3, parentDataProperty: "id", rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                    errors = vErrors.length;
                                  }
                                  var _valid0 = _errs13 === errors;
                                  valid3 = valid3 || _valid0;
                                  const _errs14 = errors;
                                  if (data4 !== null) {
                                    const err0 = { instancePath: instancePath + "/made/" + i0 + "/id", schemaPath: "#/properties/made/items/properties/id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    if (vErrors === null) {
                                      vErrors = [err0];
                                    } else {
                                      vErrors.push(err0);
                                    }
                                    errors++;
                                  }
                                  var _valid0 = _errs14 === errors;
                                  valid3 = valid3 || _valid0;
                                  if (!valid3) {
                                    const err1 = { instancePath: instancePath + "/made/" + i0 + "/id", schemaPath: "#/properties/made/items/properties/id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                    if (vErrors === null) {
                                      vErrors = [err1];
                                    } else {
                                      vErrors.push(err1);
                                    }
                                    errors++;
                                    validate242.errors = vErrors;
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
                                  var valid2 = _errs11 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data3.refused !== void 0) {
                                    let data5 = data3.refused;
                                    const _errs16 = errors;
                                    const _errs17 = errors;
                                    let valid4 = false;
                                    const _errs18 = errors;
                                    if (errors === _errs18) {
                                      if (typeof data5 === "string") {
                                        if (func2(data5) > 64) {
                                          const err2 = { instancePath: instancePath + "/made/" + i0 + "/refused", schemaPath: "#/properties/made/items/properties/refused/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                                          if (vErrors === null) {
                                            vErrors = [err2];
                                          } else {
                                            vErrors.push(err2);
                                          }
                                          errors++;
                                        } else {
                                          if (func2(data5) < 1) {
                                            const err3 = { instancePath: instancePath + "/made/" + i0 + "/refused", schemaPath: "#/properties/made/items/properties/refused/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                            if (vErrors === null) {
                                              vErrors = [err3];
                                            } else {
                                              vErrors.push(err3);
                                            }
                                            errors++;
                                          }
                                        }
                                      } else {
                                        const err4 = { instancePath: instancePath + "/made/" + i0 + "/refused", schemaPath: "#/properties/made/items/properties/refused/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                        if (vErrors === null) {
                                          vErrors = [err4];
                                        } else {
                                          vErrors.push(err4);
                                        }
                                        errors++;
                                      }
                                    }
                                    var _valid1 = _errs18 === errors;
                                    valid4 = valid4 || _valid1;
                                    const _errs20 = errors;
                                    if (data5 !== null) {
                                      const err5 = { instancePath: instancePath + "/made/" + i0 + "/refused", schemaPath: "#/properties/made/items/properties/refused/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                      if (vErrors === null) {
                                        vErrors = [err5];
                                      } else {
                                        vErrors.push(err5);
                                      }
                                      errors++;
                                    }
                                    var _valid1 = _errs20 === errors;
                                    valid4 = valid4 || _valid1;
                                    if (!valid4) {
                                      const err6 = { instancePath: instancePath + "/made/" + i0 + "/refused", schemaPath: "#/properties/made/items/properties/refused/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                      if (vErrors === null) {
                                        vErrors = [err6];
                                      } else {
                                        vErrors.push(err6);
                                      }
                                      errors++;
                                      validate242.errors = vErrors;
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
                                    var valid2 = _errs16 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                }
                              }
                            }
                          } else {
                            validate242.errors = [{ instancePath: instancePath + "/made/" + i0, schemaPath: "#/properties/made/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid1 = _errs8 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    }
                  } else {
                    validate242.errors = [{ instancePath: instancePath + "/made", schemaPath: "#/properties/made/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.expires_at !== void 0) {
                  const _errs22 = errors;
                  if (!validate64(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                    errors = vErrors.length;
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
    } else {
      validate242.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate242.errors = vErrors;
  return errors === 0;
}
validate242.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema71 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "AutomationEndpointRecord", "description": "An inbound endpoint as it is stored.", "type": "object", "additionalProperties": false, "required": ["id", "name", "event_type", "tokens", "allow_get", "verification", "data_schema", "state", "rate", "created_at"], "properties": { "id": { "$ref": "../common/id.json" }, "name": { "type": "string", "description": "Display name. No control characters.", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "examples": ["Orders of the shop"] }, "event_type": { "$ref": "./automation-event-type.json" }, "event_types": { "type": "array", "description": "Event types that requests may give their events as CloudEvents, besides `event_type`; `*` for any type. Omitted in records of earlier versions: any type.", "maxItems": 100, "uniqueItems": true, "items": { "$ref": "./automation-event-type.json" } }, "tokens": { "type": "array", "description": "The one in use first, then those that it has replaced.", "items": { "$ref": "./automation-token.json" } }, "allow_get": { "type": "boolean", "description": "Whether GET publishes too, with the query as data." }, "verification": { "description": "What is checked of each request; null: nothing but the address.", "anyOf": [{ "$ref": "./automation-verification.json" }, { "type": "null" }] }, "data_schema": { "description": "JSON Schema that data must fit; null: any data.", "anyOf": [{ "type": "object", "additionalProperties": true }, { "type": "null" }] }, "state": { "type": "string", "description": "Whether it takes events.", "enum": ["active", "paused"] }, "rate": { "description": "Most events a minute; null: as many as come.", "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 1e5 }, { "type": "null" }] }, "created_at": { "$ref": "../common/timestamp.json" } }, "$id": "schemas:///automation/automation-endpoint-record.json" };
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate249.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 200) {
        validate249.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
        return false;
      } else {
        if (func2(data) < 1) {
          validate249.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern19.test(data)) {
            validate249.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
            return false;
          }
        }
      }
    } else {
      validate249.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate249.errors = vErrors;
  return errors === 0;
}
validate249.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate252.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.digest === void 0 && (missing0 = "digest") || data.last_four === void 0 && (missing0 = "last_four") || data.expires_at === void 0 && (missing0 = "expires_at")) {
        validate252.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "digest" || key0 === "last_four" || key0 === "expires_at")) {
            validate252.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.digest !== void 0) {
            let data0 = data.digest;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (!pattern6.test(data0)) {
                  validate252.errors = [{ instancePath: instancePath + "/digest", schemaPath: "#/properties/digest/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                  return false;
                }
              } else {
                validate252.errors = [{ instancePath: instancePath + "/digest", schemaPath: "#/properties/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.last_four !== void 0) {
              let data1 = data.last_four;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 4) {
                    validate252.errors = [{ instancePath: instancePath + "/last_four", schemaPath: "#/properties/last_four/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" }];
                    return false;
                  }
                } else {
                  validate252.errors = [{ instancePath: instancePath + "/last_four", schemaPath: "#/properties/last_four/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.expires_at !== void 0) {
                let data2 = data.expires_at;
                const _errs6 = errors;
                const _errs7 = errors;
                let valid1 = false;
                const _errs8 = errors;
                if (!validate64(data2, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs8 === errors;
                valid1 = valid1 || _valid0;
                const _errs9 = errors;
                if (data2 !== null) {
                  const err0 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid0 = _errs9 === errors;
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const err1 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                  validate252.errors = vErrors;
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
      validate252.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate252.errors = vErrors;
  return errors === 0;
}
validate252.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema74 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "AutomationVerification", "description": "How an inbound endpoint knows who sends to it.", "type": "object", "additionalProperties": false, "required": ["scheme", "secret", "header"], "properties": { "scheme": { "type": "string", "description": "Whose signatures are checked; `header`: a header that must hold the secret.", "enum": ["standard_webhooks", "github", "stripe", "header"] }, "secret": { "type": "string", "description": "What the sender signs with, or sends.", "minLength": 1, "maxLength": 500, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "header": { "description": "Name of the header that holds the secret; null for signatures.", "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z0-9-]*$" }, { "type": "null" }] } }, "$id": "schemas:///automation/automation-verification.json" };
var pattern43 = new RegExp("^[A-Za-z0-9-]*$", "u");
function validate255(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate255.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scheme === void 0 && (missing0 = "scheme") || data.secret === void 0 && (missing0 = "secret") || data.header === void 0 && (missing0 = "header")) {
        validate255.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "scheme" || key0 === "secret" || key0 === "header")) {
            validate255.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.scheme !== void 0) {
            let data0 = data.scheme;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate255.errors = [{ instancePath: instancePath + "/scheme", schemaPath: "#/properties/scheme/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "standard_webhooks" || data0 === "github" || data0 === "stripe" || data0 === "header")) {
              validate255.errors = [{ instancePath: instancePath + "/scheme", schemaPath: "#/properties/scheme/enum", keyword: "enum", params: { allowedValues: schema74.properties.scheme.enum }, message: "must be equal to one of the allowed values" }];
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
                    validate255.errors = [{ instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate255.errors = [{ instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern19.test(data1)) {
                        validate255.errors = [{ instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate255.errors = [{ instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                const _errs7 = errors;
                let valid1 = false;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 100) {
                      const err0 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    } else {
                      if (func2(data2) < 1) {
                        const err1 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                      } else {
                        if (!pattern43.test(data2)) {
                          const err2 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9-]*$" }, message: 'must match pattern "^[A-Za-z0-9-]*$"' };
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
                    const err3 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                  const err4 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
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
                  const err5 = { instancePath: instancePath + "/header", schemaPath: "#/properties/header/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                  validate255.errors = vErrors;
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
      validate255.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate255.errors = vErrors;
  return errors === 0;
}
validate255.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.event_type === void 0 && (missing0 = "event_type") || data.tokens === void 0 && (missing0 = "tokens") || data.allow_get === void 0 && (missing0 = "allow_get") || data.verification === void 0 && (missing0 = "verification") || data.data_schema === void 0 && (missing0 = "data_schema") || data.state === void 0 && (missing0 = "state") || data.rate === void 0 && (missing0 = "rate") || data.created_at === void 0 && (missing0 = "created_at")) {
        validate247.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema71.properties, key0)) {
            validate247.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 200) {
                    validate247.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate247.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern19.test(data1)) {
                        validate247.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate247.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.event_type !== void 0) {
                const _errs5 = errors;
                if (!validate249(data.event_type, { instancePath: instancePath + "/event_type", parentData: data, parentDataProperty: "event_type", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.event_types !== void 0) {
                  let data3 = data.event_types;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (Array.isArray(data3)) {
                      if (data3.length > 100) {
                        validate247.errors = [{ instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }];
                        return false;
                      } else {
                        var valid1 = true;
                        const len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs8 = errors;
                          if (!validate249(data3[i0], { instancePath: instancePath + "/event_types/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs8 === errors;
                          if (!valid1) {
                            break;
                          }
                        }
                        if (valid1) {
                          let i1 = data3.length;
                          let j0;
                          if (i1 > 1) {
                            outer0:
                              for (; i1--; ) {
                                for (j0 = i1; j0--; ) {
                                  if (func0(data3[i1], data3[j0])) {
                                    validate247.errors = [{ instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
                                    return false;
                                    break outer0;
                                  }
                                }
                              }
                          }
                        }
                      }
                    } else {
                      validate247.errors = [{ instancePath: instancePath + "/event_types", schemaPath: "#/properties/event_types/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.tokens !== void 0) {
                    let data5 = data.tokens;
                    const _errs9 = errors;
                    if (errors === _errs9) {
                      if (Array.isArray(data5)) {
                        var valid3 = true;
                        const len1 = data5.length;
                        for (let i2 = 0; i2 < len1; i2++) {
                          const _errs11 = errors;
                          if (!validate252(data5[i2], { instancePath: instancePath + "/tokens/" + i2, parentData: data5, parentDataProperty: i2, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
                            errors = vErrors.length;
                          }
                          var valid3 = _errs11 === errors;
                          if (!valid3) {
                            break;
                          }
                        }
                      } else {
                        validate247.errors = [{ instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                        validate247.errors = [{ instancePath: instancePath + "/allow_get", schemaPath: "#/properties/allow_get/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                        return false;
                      }
                      var valid0 = _errs12 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.verification !== void 0) {
                        let data8 = data.verification;
                        const _errs14 = errors;
                        const _errs15 = errors;
                        let valid4 = false;
                        const _errs16 = errors;
                        if (!validate255(data8, { instancePath: instancePath + "/verification", parentData: data, parentDataProperty: "verification", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
                          errors = vErrors.length;
                        }
                        var _valid0 = _errs16 === errors;
                        valid4 = valid4 || _valid0;
                        const _errs17 = errors;
                        if (data8 !== null) {
                          const err0 = { instancePath: instancePath + "/verification", schemaPath: "#/properties/verification/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                        var _valid0 = _errs17 === errors;
                        valid4 = valid4 || _valid0;
                        if (!valid4) {
                          const err1 = { instancePath: instancePath + "/verification", schemaPath: "#/properties/verification/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                          validate247.errors = vErrors;
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
                        if (data.data_schema !== void 0) {
                          let data9 = data.data_schema;
                          const _errs19 = errors;
                          const _errs20 = errors;
                          let valid5 = false;
                          const _errs21 = errors;
                          if (errors === _errs21) {
                            if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                            } else {
                              const err2 = { instancePath: instancePath + "/data_schema", schemaPath: "#/properties/data_schema/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                              if (vErrors === null) {
                                vErrors = [err2];
                              } else {
                                vErrors.push(err2);
                              }
                              errors++;
                            }
                          }
                          var _valid1 = _errs21 === errors;
                          valid5 = valid5 || _valid1;
                          const _errs24 = errors;
                          if (data9 !== null) {
                            const err3 = { instancePath: instancePath + "/data_schema", schemaPath: "#/properties/data_schema/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err3];
                            } else {
                              vErrors.push(err3);
                            }
                            errors++;
                          }
                          var _valid1 = _errs24 === errors;
                          valid5 = valid5 || _valid1;
                          if (!valid5) {
                            const err4 = { instancePath: instancePath + "/data_schema", schemaPath: "#/properties/data_schema/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            if (vErrors === null) {
                              vErrors = [err4];
                            } else {
                              vErrors.push(err4);
                            }
                            errors++;
                            validate247.errors = vErrors;
                            return false;
                          } else {
                            errors = _errs20;
                            if (vErrors !== null) {
                              if (_errs20) {
                                vErrors.length = _errs20;
                              } else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs19 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.state !== void 0) {
                            let data10 = data.state;
                            const _errs26 = errors;
                            if (typeof data10 !== "string") {
                              validate247.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            if (!(data10 === "active" || data10 === "paused")) {
                              validate247.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema71.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                              return false;
                            }
                            var valid0 = _errs26 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.rate !== void 0) {
                              let data11 = data.rate;
                              const _errs28 = errors;
                              const _errs29 = errors;
                              let valid6 = false;
                              const _errs30 = errors;
                              if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                const err5 = { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                if (vErrors === null) {
                                  vErrors = [err5];
                                } else {
                                  vErrors.push(err5);
                                }
                                errors++;
                              }
                              if (errors === _errs30) {
                                if (typeof data11 == "number" && isFinite(data11)) {
                                  if (data11 > 1e5 || isNaN(data11)) {
                                    const err6 = { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" };
                                    if (vErrors === null) {
                                      vErrors = [err6];
                                    } else {
                                      vErrors.push(err6);
                                    }
                                    errors++;
                                  } else {
                                    if (data11 < 1 || isNaN(data11)) {
                                      const err7 = { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
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
                              var _valid2 = _errs30 === errors;
                              valid6 = valid6 || _valid2;
                              const _errs32 = errors;
                              if (data11 !== null) {
                                const err8 = { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                if (vErrors === null) {
                                  vErrors = [err8];
                                } else {
                                  vErrors.push(err8);
                                }
                                errors++;
                              }
                              var _valid2 = _errs32 === errors;
                              valid6 = valid6 || _valid2;
                              if (!valid6) {
                                const err9 = { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                if (vErrors === null) {
                                  vErrors = [err9];
                                } else {
                                  vErrors.push(err9);
                                }
                                errors++;
                                validate247.errors = vErrors;
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
                              if (data.created_at !== void 0) {
                                const _errs34 = errors;
                                if (!validate64(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs34 === errors;
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
      validate247.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate247.errors = vErrors;
  return errors === 0;
}
validate247.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema75 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "AutomationEventRecord", "description": "An event that was published, as it is stored.", "type": "object", "additionalProperties": false, "required": ["id", "type", "source", "source_id", "subject", "time", "data", "endpoint_id", "key_id", "received_at", "deliver_at", "cancelled_at", "sequence", "hops"], "properties": { "id": { "$ref": "../common/id.json" }, "type": { "$ref": "./automation-event-type.json" }, "source": { "type": "string", "description": "Where it comes from: a URI reference, as CloudEvents has it.", "minLength": 1, "maxLength": 2e3, "pattern": "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]*$", "examples": ["/automation/endpoints/ain_orders"] }, "source_id": { "description": "Id that the sender gave it, unique with its source; null: none.", "anyOf": [{ "type": "string", "description": "Id that the sender gave it.", "minLength": 1, "maxLength": 1e3, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, { "type": "null" }] }, "subject": { "description": "What it is about within its source; null: not said.", "anyOf": [{ "type": "string", "description": "What it is about.", "minLength": 1, "maxLength": 1e3, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, { "type": "null" }] }, "time": { "$ref": "../common/timestamp.json" }, "data": { "type": ["object", "array", "string", "number", "boolean", "null"], "items": {}, "additionalProperties": true, "description": "Any JSON value." }, "endpoint_id": { "description": "The inbound endpoint that took it; null: a key published it.", "anyOf": [{ "$ref": "../common/id.json" }, { "type": "null" }] }, "key_id": { "description": "The key that published it; null: an inbound endpoint took it.", "anyOf": [{ "$ref": "../common/id.json" }, { "type": "null" }] }, "received_at": { "$ref": "../common/timestamp.json" }, "deliver_at": { "description": "From when on it is published; null: at once.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "cancelled_at": { "description": "When it was cancelled; null: it was not.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "sequence": { "description": "Its number in the feed of the workspace; null: it has none yet.", "anyOf": [{ "type": "integer", "minimum": 1 }, { "type": "null" }] }, "hops": { "type": "integer", "description": "How many routes and webhooks led to it, one after the other.", "minimum": 0, "maximum": 1e3 }, "via": { "type": "array", "description": "The deliveries in the chain that led to this event, as their services name them in `CDN-Loop`, oldest first. Omitted for none.", "maxItems": 1e3, "items": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,300}$" } } }, "$id": "schemas:///automation/automation-event-record.json" };
var pattern44 = new RegExp("^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]*$", "u");
function validate260(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate260.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.type === void 0 && (missing0 = "type") || data.source === void 0 && (missing0 = "source") || data.source_id === void 0 && (missing0 = "source_id") || data.subject === void 0 && (missing0 = "subject") || data.time === void 0 && (missing0 = "time") || data.data === void 0 && (missing0 = "data") || data.endpoint_id === void 0 && (missing0 = "endpoint_id") || data.key_id === void 0 && (missing0 = "key_id") || data.received_at === void 0 && (missing0 = "received_at") || data.deliver_at === void 0 && (missing0 = "deliver_at") || data.cancelled_at === void 0 && (missing0 = "cancelled_at") || data.sequence === void 0 && (missing0 = "sequence") || data.hops === void 0 && (missing0 = "hops")) {
        validate260.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema75.properties, key0)) {
            validate260.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.type !== void 0) {
              const _errs3 = errors;
              if (!validate249(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.source !== void 0) {
                let data2 = data.source;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 2e3) {
                      validate260.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                      return false;
                    } else {
                      if (func2(data2) < 1) {
                        validate260.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern44.test(data2)) {
                          validate260.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]*$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate260.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.source_id !== void 0) {
                  let data3 = data.source_id;
                  const _errs6 = errors;
                  const _errs7 = errors;
                  let valid1 = false;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 1e3) {
                        const err0 = { instancePath: instancePath + "/source_id", schemaPath: "#/properties/source_id/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      } else {
                        if (func2(data3) < 1) {
                          const err1 = { instancePath: instancePath + "/source_id", schemaPath: "#/properties/source_id/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                        } else {
                          if (!pattern19.test(data3)) {
                            const err2 = { instancePath: instancePath + "/source_id", schemaPath: "#/properties/source_id/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
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
                      const err3 = { instancePath: instancePath + "/source_id", schemaPath: "#/properties/source_id/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                  if (data3 !== null) {
                    const err4 = { instancePath: instancePath + "/source_id", schemaPath: "#/properties/source_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
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
                    const err5 = { instancePath: instancePath + "/source_id", schemaPath: "#/properties/source_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err5];
                    } else {
                      vErrors.push(err5);
                    }
                    errors++;
                    validate260.errors = vErrors;
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
                  if (data.subject !== void 0) {
                    let data4 = data.subject;
                    const _errs12 = errors;
                    const _errs13 = errors;
                    let valid2 = false;
                    const _errs14 = errors;
                    if (errors === _errs14) {
                      if (typeof data4 === "string") {
                        if (func2(data4) > 1e3) {
                          const err6 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                          if (vErrors === null) {
                            vErrors = [err6];
                          } else {
                            vErrors.push(err6);
                          }
                          errors++;
                        } else {
                          if (func2(data4) < 1) {
                            const err7 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            if (vErrors === null) {
                              vErrors = [err7];
                            } else {
                              vErrors.push(err7);
                            }
                            errors++;
                          } else {
                            if (!pattern19.test(data4)) {
                              const err8 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
                              if (vErrors === null) {
                                vErrors = [err8];
                              } else {
                                vErrors.push(err8);
                              }
                              errors++;
                            }
                          }
                        }
                      } else {
                        const err9 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err9];
                        } else {
                          vErrors.push(err9);
                        }
                        errors++;
                      }
                    }
                    var _valid1 = _errs14 === errors;
                    valid2 = valid2 || _valid1;
                    const _errs16 = errors;
                    if (data4 !== null) {
                      const err10 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err10];
                      } else {
                        vErrors.push(err10);
                      }
                      errors++;
                    }
                    var _valid1 = _errs16 === errors;
                    valid2 = valid2 || _valid1;
                    if (!valid2) {
                      const err11 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err11];
                      } else {
                        vErrors.push(err11);
                      }
                      errors++;
                      validate260.errors = vErrors;
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
                    if (data.time !== void 0) {
                      const _errs18 = errors;
                      if (!validate64(data.time, { instancePath: instancePath + "/time", parentData: data, parentDataProperty: "time", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs18 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.data !== void 0) {
                        let data6 = data.data;
                        const _errs19 = errors;
                        if (typeof data6 != "object" && typeof data6 !== "string" && !(typeof data6 == "number" && isFinite(data6)) && typeof data6 !== "boolean") {
                          validate260.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: schema75.properties.data.type }, message: "must be object,array,string,number,boolean,null" }];
                          return false;
                        }
                        var valid0 = _errs19 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.endpoint_id !== void 0) {
                          let data7 = data.endpoint_id;
                          const _errs22 = errors;
                          const _errs23 = errors;
                          let valid3 = false;
                          const _errs24 = errors;
                          if (!validate53(data7, { instancePath: instancePath + "/endpoint_id", parentData: data, parentDataProperty: "endpoint_id", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                            errors = vErrors.length;
                          }
                          var _valid2 = _errs24 === errors;
                          valid3 = valid3 || _valid2;
                          const _errs25 = errors;
                          if (data7 !== null) {
                            const err12 = { instancePath: instancePath + "/endpoint_id", schemaPath: "#/properties/endpoint_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err12];
                            } else {
                              vErrors.push(err12);
                            }
                            errors++;
                          }
                          var _valid2 = _errs25 === errors;
                          valid3 = valid3 || _valid2;
                          if (!valid3) {
                            const err13 = { instancePath: instancePath + "/endpoint_id", schemaPath: "#/properties/endpoint_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            if (vErrors === null) {
                              vErrors = [err13];
                            } else {
                              vErrors.push(err13);
                            }
                            errors++;
                            validate260.errors = vErrors;
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
                          if (data.key_id !== void 0) {
                            let data8 = data.key_id;
                            const _errs27 = errors;
                            const _errs28 = errors;
                            let valid4 = false;
                            const _errs29 = errors;
                            if (!validate53(data8, { instancePath: instancePath + "/key_id", parentData: data, parentDataProperty: "key_id", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                              errors = vErrors.length;
                            }
                            var _valid3 = _errs29 === errors;
                            valid4 = valid4 || _valid3;
                            const _errs30 = errors;
                            if (data8 !== null) {
                              const err14 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              if (vErrors === null) {
                                vErrors = [err14];
                              } else {
                                vErrors.push(err14);
                              }
                              errors++;
                            }
                            var _valid3 = _errs30 === errors;
                            valid4 = valid4 || _valid3;
                            if (!valid4) {
                              const err15 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err15];
                              } else {
                                vErrors.push(err15);
                              }
                              errors++;
                              validate260.errors = vErrors;
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
                            if (data.received_at !== void 0) {
                              const _errs32 = errors;
                              if (!validate64(data.received_at, { instancePath: instancePath + "/received_at", parentData: data, parentDataProperty: "received_at", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs32 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.deliver_at !== void 0) {
                                let data10 = data.deliver_at;
                                const _errs33 = errors;
                                const _errs34 = errors;
                                let valid5 = false;
                                const _errs35 = errors;
                                if (!validate64(data10, { instancePath: instancePath + "/deliver_at", parentData: data, parentDataProperty: "deliver_at", rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                  errors = vErrors.length;
                                }
                                var _valid4 = _errs35 === errors;
                                valid5 = valid5 || _valid4;
                                const _errs36 = errors;
                                if (data10 !== null) {
                                  const err16 = { instancePath: instancePath + "/deliver_at", schemaPath: "#/properties/deliver_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                  if (vErrors === null) {
                                    vErrors = [err16];
                                  } else {
                                    vErrors.push(err16);
                                  }
                                  errors++;
                                }
                                var _valid4 = _errs36 === errors;
                                valid5 = valid5 || _valid4;
                                if (!valid5) {
                                  const err17 = { instancePath: instancePath + "/deliver_at", schemaPath: "#/properties/deliver_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                  if (vErrors === null) {
                                    vErrors = [err17];
                                  } else {
                                    vErrors.push(err17);
                                  }
                                  errors++;
                                  validate260.errors = vErrors;
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
                                if (data.cancelled_at !== void 0) {
                                  let data11 = data.cancelled_at;
                                  const _errs38 = errors;
                                  const _errs39 = errors;
                                  let valid6 = false;
                                  const _errs40 = errors;
                                  if (!validate64(data11, { instancePath: instancePath + "/cancelled_at", parentData: data, parentDataProperty: "cancelled_at", rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                    errors = vErrors.length;
                                  }
                                  var _valid5 = _errs40 === errors;
                                  valid6 = valid6 || _valid5;
                                  const _errs41 = errors;
                                  if (data11 !== null) {
                                    const err18 = { instancePath: instancePath + "/cancelled_at", schemaPath: "#/properties/cancelled_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    if (vErrors === null) {
                                      vErrors = [err18];
                                    } else {
                                      vErrors.push(err18);
                                    }
                                    errors++;
                                  }
                                  var _valid5 = _errs41 === errors;
                                  valid6 = valid6 || _valid5;
                                  if (!valid6) {
                                    const err19 = { instancePath: instancePath + "/cancelled_at", schemaPath: "#/properties/cancelled_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                    if (vErrors === null) {
                                      vErrors = [err19];
                                    } else {
                                      vErrors.push(err19);
                                    }
                                    errors++;
                                    validate260.errors = vErrors;
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
                                  if (data.sequence !== void 0) {
                                    let data12 = data.sequence;
                                    const _errs43 = errors;
                                    const _errs44 = errors;
                                    let valid7 = false;
                                    const _errs45 = errors;
                                    if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                      const err20 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                      if (vErrors === null) {
                                        vErrors = [err20];
                                      } else {
                                        vErrors.push(err20);
                                      }
                                      errors++;
                                    }
                                    if (errors === _errs45) {
                                      if (typeof data12 == "number" && isFinite(data12)) {
                                        if (data12 < 1 || isNaN(data12)) {
                                          const err21 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                                          if (vErrors === null) {
                                            vErrors = [err21];
                                          } else {
                                            vErrors.push(err21);
                                          }
                                          errors++;
                                        }
                                      }
                                    }
                                    var _valid6 = _errs45 === errors;
                                    valid7 = valid7 || _valid6;
                                    const _errs47 = errors;
                                    if (data12 !== null) {
                                      const err22 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                      if (vErrors === null) {
                                        vErrors = [err22];
                                      } else {
                                        vErrors.push(err22);
                                      }
                                      errors++;
                                    }
                                    var _valid6 = _errs47 === errors;
                                    valid7 = valid7 || _valid6;
                                    if (!valid7) {
                                      const err23 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                      if (vErrors === null) {
                                        vErrors = [err23];
                                      } else {
                                        vErrors.push(err23);
                                      }
                                      errors++;
                                      validate260.errors = vErrors;
                                      return false;
                                    } else {
                                      errors = _errs44;
                                      if (vErrors !== null) {
                                        if (_errs44) {
                                          vErrors.length = _errs44;
                                        } else {
                                          vErrors = null;
                                        }
                                      }
                                    }
                                    var valid0 = _errs43 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.hops !== void 0) {
                                      let data13 = data.hops;
                                      const _errs49 = errors;
                                      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                        validate260.errors = [{ instancePath: instancePath + "/hops", schemaPath: "#/properties/hops/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                        return false;
                                      }
                                      if (errors === _errs49) {
                                        if (typeof data13 == "number" && isFinite(data13)) {
                                          if (data13 > 1e3 || isNaN(data13)) {
                                            validate260.errors = [{ instancePath: instancePath + "/hops", schemaPath: "#/properties/hops/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" }];
                                            return false;
                                          } else {
                                            if (data13 < 0 || isNaN(data13)) {
                                              validate260.errors = [{ instancePath: instancePath + "/hops", schemaPath: "#/properties/hops/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                              return false;
                                            }
                                          }
                                        }
                                      }
                                      var valid0 = _errs49 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.via !== void 0) {
                                        let data14 = data.via;
                                        const _errs51 = errors;
                                        if (errors === _errs51) {
                                          if (Array.isArray(data14)) {
                                            if (data14.length > 1e3) {
                                              validate260.errors = [{ instancePath: instancePath + "/via", schemaPath: "#/properties/via/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }];
                                              return false;
                                            } else {
                                              var valid8 = true;
                                              const len0 = data14.length;
                                              for (let i0 = 0; i0 < len0; i0++) {
                                                let data15 = data14[i0];
                                                const _errs53 = errors;
                                                if (errors === _errs53) {
                                                  if (typeof data15 === "string") {
                                                    if (!pattern21.test(data15)) {
                                                      validate260.errors = [{ instancePath: instancePath + "/via/" + i0, schemaPath: "#/properties/via/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,300}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,300}$"' }];
                                                      return false;
                                                    }
                                                  } else {
                                                    validate260.errors = [{ instancePath: instancePath + "/via/" + i0, schemaPath: "#/properties/via/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                                    return false;
                                                  }
                                                }
                                                var valid8 = _errs53 === errors;
                                                if (!valid8) {
                                                  break;
                                                }
                                              }
                                            }
                                          } else {
                                            validate260.errors = [{ instancePath: instancePath + "/via", schemaPath: "#/properties/via/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs51 === errors;
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
    } else {
      validate260.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate260.errors = vErrors;
  return errors === 0;
}
validate260.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate271.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scope === void 0 && (missing0 = "scope") || data.key === void 0 && (missing0 = "key") || data.fingerprint === void 0 && (missing0 = "fingerprint") || data.event_ids === void 0 && (missing0 = "event_ids") || data.expires_at === void 0 && (missing0 = "expires_at")) {
        validate271.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "scope" || key0 === "key" || key0 === "fingerprint" || key0 === "event_ids" || key0 === "expires_at")) {
            validate271.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (func2(data0) > 70) {
                  validate271.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/maxLength", keyword: "maxLength", params: { limit: 70 }, message: "must NOT have more than 70 characters" }];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate271.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern19.test(data0)) {
                      validate271.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate271.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              let data1 = data.key;
              const _errs4 = errors;
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 255) {
                    validate271.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate271.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern19.test(data1)) {
                        validate271.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate271.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.fingerprint !== void 0) {
                let data2 = data.fingerprint;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (typeof data2 === "string") {
                    if (!pattern6.test(data2)) {
                      validate271.errors = [{ instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                      return false;
                    }
                  } else {
                    validate271.errors = [{ instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.event_ids !== void 0) {
                  let data3 = data.event_ids;
                  const _errs8 = errors;
                  if (errors === _errs8) {
                    if (Array.isArray(data3)) {
                      var valid1 = true;
                      const len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs10 = errors;
                        if (!validate53(data3[i0], { instancePath: instancePath + "/event_ids/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs10 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    } else {
                      validate271.errors = [{ instancePath: instancePath + "/event_ids", schemaPath: "#/properties/event_ids/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.expires_at !== void 0) {
                    const _errs11 = errors;
                    if (!validate64(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
    } else {
      validate271.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate271.errors = vErrors;
  return errors === 0;
}
validate271.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema77 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "AutomationNumberRecord", "description": "A number that is kept for a workspace.", "type": "object", "additionalProperties": false, "required": ["name", "value"], "properties": { "name": { "type": "string", "description": "`sequence`: the last number given in the feed. `retention_days`: for how many days events are kept.", "enum": ["sequence", "retention_days"] }, "value": { "type": "integer", "minimum": 0 } }, "$id": "schemas:///automation/automation-number-record.json" };
function validate276(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate276.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.value === void 0 && (missing0 = "value")) {
        validate276.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "value")) {
            validate276.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name;
            const _errs2 = errors;
            if (typeof data0 !== "string") {
              validate276.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if (!(data0 === "sequence" || data0 === "retention_days")) {
              validate276.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/enum", keyword: "enum", params: { allowedValues: schema77.properties.name.enum }, message: "must be equal to one of the allowed values" }];
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
                validate276.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs4) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate276.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      validate276.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate276.errors = vErrors;
  return errors === 0;
}
validate276.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema78 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "InstanceRecord", "description": "An instance as it is stored: one account on a messaging channel.", "type": "object", "additionalProperties": false, "required": ["id", "name", "driver", "settings", "memory", "state", "reason", "wanted", "pairing_method", "pairing", "address", "rate", "generation", "lease_until", "heartbeat_at", "opened_at", "created_at", "changed_at"], "properties": { "id": { "$ref": "../common/id.json" }, "name": { "type": "string", "description": "Name for people.", "minLength": 1, "maxLength": 100, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "driver": { "type": "string", "description": "Name of the channel driver.", "pattern": "^[a-z][a-z0-9_-]{0,31}$", "examples": ["simulated"] }, "settings": { "type": "object", "description": "Settings of the driver. They may contain passwords.", "additionalProperties": true }, "memory": { "description": "What the driver keeps between connections, such as its pairing; null: nothing.", "anyOf": [{ "type": "object", "additionalProperties": true }, { "type": "null" }] }, "state": { "$ref": "./instance-state.json" }, "reason": { "description": "Why it is failed, closed or connecting again; null: no reason is known.", "anyOf": [{ "type": "string", "description": "Why it is failed, closed or connecting again.", "minLength": 1, "maxLength": 500, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, { "type": "null" }] }, "wanted": { "enum": ["open", "closed", "logged_out"], "description": "The state that the user wants. `logged_out`: closed, and the pairing is removed at the channel." }, "pairing_method": { "enum": ["qr", "code"], "description": "How the user wants to pair." }, "pairing": { "description": "The current pairing; null: none is needed or possible now.", "anyOf": [{ "$ref": "./pairing.json" }, { "type": "null" }] }, "address": { "description": "Its own address on the channel; null: not known yet.", "anyOf": [{ "$ref": "./channel-address.json" }, { "type": "null" }] }, "rate": { "description": "Maximum number of messages sent per minute; null: no limit.", "anyOf": [{ "type": "integer", "minimum": 1, "maximum": 6e3 }, { "type": "null" }] }, "generation": { "type": "integer", "minimum": 0, "description": "Grows with each claim, connect, restart and log-out: writes of an earlier generation are refused." }, "lease_until": { "description": "Until when a process holds the instance; null: none does.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "heartbeat_at": { "description": "When the channel last answered; null: never.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "opened_at": { "description": "When it was last opened; null: never.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "created_at": { "$ref": "../common/timestamp.json" }, "changed_at": { "$ref": "../common/timestamp.json" } }, "$id": "schemas:///messaging/instance-record.json" };
var schema79 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "InstanceState", "description": "State of an instance.", "enum": ["created", "connecting", "open", "closed", "failed"], "$id": "schemas:///messaging/instance-state.json" };
function validate281(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate281.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data === "created" || data === "connecting" || data === "open" || data === "closed" || data === "failed")) {
    validate281.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema79.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate281.errors = vErrors;
  return errors === 0;
}
validate281.evaluated = { "dynamicProps": false, "dynamicItems": false };
var schema80 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Pairing", "description": "How an account is paired with an instance right now.", "type": "object", "additionalProperties": false, "required": ["method", "text", "expires_at"], "properties": { "method": { "enum": ["qr", "code"], "description": "`qr`: the text is the content of a QR code to scan. `code`: the text is a code to type in." }, "text": { "type": "string", "description": "The content of the QR code, or the code.", "minLength": 1, "maxLength": 2e3, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "expires_at": { "$ref": "../common/timestamp.json" } }, "$id": "schemas:///messaging/pairing.json" };
function validate283(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate283.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.method === void 0 && (missing0 = "method") || data.text === void 0 && (missing0 = "text") || data.expires_at === void 0 && (missing0 = "expires_at")) {
        validate283.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "method" || key0 === "text" || key0 === "expires_at")) {
            validate283.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.method !== void 0) {
            let data0 = data.method;
            const _errs2 = errors;
            if (!(data0 === "qr" || data0 === "code")) {
              validate283.errors = [{ instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema80.properties.method.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.text !== void 0) {
              let data1 = data.text;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 2e3) {
                    validate283.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate283.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern19.test(data1)) {
                        validate283.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate283.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.expires_at !== void 0) {
                const _errs5 = errors;
                if (!validate64(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
    } else {
      validate283.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate283.errors = vErrors;
  return errors === 0;
}
validate283.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern55 = new RegExp("^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$", "u");
function validate286(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate286.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 255) {
        validate286.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
        return false;
      } else {
        if (func2(data) < 1) {
          validate286.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern55.test(data)) {
            validate286.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$" }, message: 'must match pattern "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$"' }];
            return false;
          }
        }
      }
    } else {
      validate286.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate286.errors = vErrors;
  return errors === 0;
}
validate286.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern52 = new RegExp("^[a-z][a-z0-9_-]{0,31}$", "u");
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate279.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.driver === void 0 && (missing0 = "driver") || data.settings === void 0 && (missing0 = "settings") || data.memory === void 0 && (missing0 = "memory") || data.state === void 0 && (missing0 = "state") || data.reason === void 0 && (missing0 = "reason") || data.wanted === void 0 && (missing0 = "wanted") || data.pairing_method === void 0 && (missing0 = "pairing_method") || data.pairing === void 0 && (missing0 = "pairing") || data.address === void 0 && (missing0 = "address") || data.rate === void 0 && (missing0 = "rate") || data.generation === void 0 && (missing0 = "generation") || data.lease_until === void 0 && (missing0 = "lease_until") || data.heartbeat_at === void 0 && (missing0 = "heartbeat_at") || data.opened_at === void 0 && (missing0 = "opened_at") || data.created_at === void 0 && (missing0 = "created_at") || data.changed_at === void 0 && (missing0 = "changed_at")) {
        validate279.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema78.properties, key0)) {
            validate279.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 100) {
                    validate279.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate279.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern19.test(data1)) {
                        validate279.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate279.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.driver !== void 0) {
                let data2 = data.driver;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (!pattern52.test(data2)) {
                      validate279.errors = [{ instancePath: instancePath + "/driver", schemaPath: "#/properties/driver/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_-]{0,31}$" }, message: 'must match pattern "^[a-z][a-z0-9_-]{0,31}$"' }];
                      return false;
                    }
                  } else {
                    validate279.errors = [{ instancePath: instancePath + "/driver", schemaPath: "#/properties/driver/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.settings !== void 0) {
                  let data3 = data.settings;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    } else {
                      validate279.errors = [{ instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.memory !== void 0) {
                    let data4 = data.memory;
                    const _errs10 = errors;
                    const _errs11 = errors;
                    let valid1 = false;
                    const _errs12 = errors;
                    if (errors === _errs12) {
                      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      } else {
                        const err0 = { instancePath: instancePath + "/memory", schemaPath: "#/properties/memory/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      }
                    }
                    var _valid0 = _errs12 === errors;
                    valid1 = valid1 || _valid0;
                    const _errs15 = errors;
                    if (data4 !== null) {
                      const err1 = { instancePath: instancePath + "/memory", schemaPath: "#/properties/memory/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                    }
                    var _valid0 = _errs15 === errors;
                    valid1 = valid1 || _valid0;
                    if (!valid1) {
                      const err2 = { instancePath: instancePath + "/memory", schemaPath: "#/properties/memory/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err2];
                      } else {
                        vErrors.push(err2);
                      }
                      errors++;
                      validate279.errors = vErrors;
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
                    if (data.state !== void 0) {
                      const _errs17 = errors;
                      if (!validate281(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs17 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.reason !== void 0) {
                        let data6 = data.reason;
                        const _errs18 = errors;
                        const _errs19 = errors;
                        let valid2 = false;
                        const _errs20 = errors;
                        if (errors === _errs20) {
                          if (typeof data6 === "string") {
                            if (func2(data6) > 500) {
                              const err3 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                              if (vErrors === null) {
                                vErrors = [err3];
                              } else {
                                vErrors.push(err3);
                              }
                              errors++;
                            } else {
                              if (func2(data6) < 1) {
                                const err4 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                if (vErrors === null) {
                                  vErrors = [err4];
                                } else {
                                  vErrors.push(err4);
                                }
                                errors++;
                              } else {
                                if (!pattern19.test(data6)) {
                                  const err5 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
                                  if (vErrors === null) {
                                    vErrors = [err5];
                                  } else {
                                    vErrors.push(err5);
                                  }
                                  errors++;
                                }
                              }
                            }
                          } else {
                            const err6 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                            if (vErrors === null) {
                              vErrors = [err6];
                            } else {
                              vErrors.push(err6);
                            }
                            errors++;
                          }
                        }
                        var _valid1 = _errs20 === errors;
                        valid2 = valid2 || _valid1;
                        const _errs22 = errors;
                        if (data6 !== null) {
                          const err7 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err7];
                          } else {
                            vErrors.push(err7);
                          }
                          errors++;
                        }
                        var _valid1 = _errs22 === errors;
                        valid2 = valid2 || _valid1;
                        if (!valid2) {
                          const err8 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err8];
                          } else {
                            vErrors.push(err8);
                          }
                          errors++;
                          validate279.errors = vErrors;
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
                        if (data.wanted !== void 0) {
                          let data7 = data.wanted;
                          const _errs24 = errors;
                          if (!(data7 === "open" || data7 === "closed" || data7 === "logged_out")) {
                            validate279.errors = [{ instancePath: instancePath + "/wanted", schemaPath: "#/properties/wanted/enum", keyword: "enum", params: { allowedValues: schema78.properties.wanted.enum }, message: "must be equal to one of the allowed values" }];
                            return false;
                          }
                          var valid0 = _errs24 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.pairing_method !== void 0) {
                            let data8 = data.pairing_method;
                            const _errs25 = errors;
                            if (!(data8 === "qr" || data8 === "code")) {
                              validate279.errors = [{ instancePath: instancePath + "/pairing_method", schemaPath: "#/properties/pairing_method/enum", keyword: "enum", params: { allowedValues: schema78.properties.pairing_method.enum }, message: "must be equal to one of the allowed values" }];
                              return false;
                            }
                            var valid0 = _errs25 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.pairing !== void 0) {
                              let data9 = data.pairing;
                              const _errs26 = errors;
                              const _errs27 = errors;
                              let valid3 = false;
                              const _errs28 = errors;
                              if (!validate283(data9, { instancePath: instancePath + "/pairing", parentData: data, parentDataProperty: "pairing", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
                                errors = vErrors.length;
                              }
                              var _valid2 = _errs28 === errors;
                              valid3 = valid3 || _valid2;
                              const _errs29 = errors;
                              if (data9 !== null) {
                                const err9 = { instancePath: instancePath + "/pairing", schemaPath: "#/properties/pairing/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                if (vErrors === null) {
                                  vErrors = [err9];
                                } else {
                                  vErrors.push(err9);
                                }
                                errors++;
                              }
                              var _valid2 = _errs29 === errors;
                              valid3 = valid3 || _valid2;
                              if (!valid3) {
                                const err10 = { instancePath: instancePath + "/pairing", schemaPath: "#/properties/pairing/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                if (vErrors === null) {
                                  vErrors = [err10];
                                } else {
                                  vErrors.push(err10);
                                }
                                errors++;
                                validate279.errors = vErrors;
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
                              if (data.address !== void 0) {
                                let data10 = data.address;
                                const _errs31 = errors;
                                const _errs32 = errors;
                                let valid4 = false;
                                const _errs33 = errors;
                                if (!validate286(data10, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
                                  errors = vErrors.length;
                                }
                                var _valid3 = _errs33 === errors;
                                valid4 = valid4 || _valid3;
                                const _errs34 = errors;
                                if (data10 !== null) {
                                  const err11 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                  if (vErrors === null) {
                                    vErrors = [err11];
                                  } else {
                                    vErrors.push(err11);
                                  }
                                  errors++;
                                }
                                var _valid3 = _errs34 === errors;
                                valid4 = valid4 || _valid3;
                                if (!valid4) {
                                  const err12 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                  if (vErrors === null) {
                                    vErrors = [err12];
                                  } else {
                                    vErrors.push(err12);
                                  }
                                  errors++;
                                  validate279.errors = vErrors;
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
                              if (valid0) {
                                if (data.rate !== void 0) {
                                  let data11 = data.rate;
                                  const _errs36 = errors;
                                  const _errs37 = errors;
                                  let valid5 = false;
                                  const _errs38 = errors;
                                  if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                    const err13 = { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                    if (vErrors === null) {
                                      vErrors = [err13];
                                    } else {
                                      vErrors.push(err13);
                                    }
                                    errors++;
                                  }
                                  if (errors === _errs38) {
                                    if (typeof data11 == "number" && isFinite(data11)) {
                                      if (data11 > 6e3 || isNaN(data11)) {
                                        const err14 = { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/anyOf/0/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e3 }, message: "must be <= 6000" };
                                        if (vErrors === null) {
                                          vErrors = [err14];
                                        } else {
                                          vErrors.push(err14);
                                        }
                                        errors++;
                                      } else {
                                        if (data11 < 1 || isNaN(data11)) {
                                          const err15 = { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
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
                                  var _valid4 = _errs38 === errors;
                                  valid5 = valid5 || _valid4;
                                  const _errs40 = errors;
                                  if (data11 !== null) {
                                    const err16 = { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    if (vErrors === null) {
                                      vErrors = [err16];
                                    } else {
                                      vErrors.push(err16);
                                    }
                                    errors++;
                                  }
                                  var _valid4 = _errs40 === errors;
                                  valid5 = valid5 || _valid4;
                                  if (!valid5) {
                                    const err17 = { instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                    if (vErrors === null) {
                                      vErrors = [err17];
                                    } else {
                                      vErrors.push(err17);
                                    }
                                    errors++;
                                    validate279.errors = vErrors;
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
                                  if (data.generation !== void 0) {
                                    let data12 = data.generation;
                                    const _errs42 = errors;
                                    if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                      validate279.errors = [{ instancePath: instancePath + "/generation", schemaPath: "#/properties/generation/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                      return false;
                                    }
                                    if (errors === _errs42) {
                                      if (typeof data12 == "number" && isFinite(data12)) {
                                        if (data12 < 0 || isNaN(data12)) {
                                          validate279.errors = [{ instancePath: instancePath + "/generation", schemaPath: "#/properties/generation/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                          return false;
                                        }
                                      }
                                    }
                                    var valid0 = _errs42 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.lease_until !== void 0) {
                                      let data13 = data.lease_until;
                                      const _errs44 = errors;
                                      const _errs45 = errors;
                                      let valid6 = false;
                                      const _errs46 = errors;
                                      if (!validate64(data13, { instancePath: instancePath + "/lease_until", parentData: data, parentDataProperty: "lease_until", rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                        errors = vErrors.length;
                                      }
                                      var _valid5 = _errs46 === errors;
                                      valid6 = valid6 || _valid5;
                                      const _errs47 = errors;
                                      if (data13 !== null) {
                                        const err18 = { instancePath: instancePath + "/lease_until", schemaPath: "#/properties/lease_until/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                        if (vErrors === null) {
                                          vErrors = [err18];
                                        } else {
                                          vErrors.push(err18);
                                        }
                                        errors++;
                                      }
                                      var _valid5 = _errs47 === errors;
                                      valid6 = valid6 || _valid5;
                                      if (!valid6) {
                                        const err19 = { instancePath: instancePath + "/lease_until", schemaPath: "#/properties/lease_until/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                        if (vErrors === null) {
                                          vErrors = [err19];
                                        } else {
                                          vErrors.push(err19);
                                        }
                                        errors++;
                                        validate279.errors = vErrors;
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
                                      if (data.heartbeat_at !== void 0) {
                                        let data14 = data.heartbeat_at;
                                        const _errs49 = errors;
                                        const _errs50 = errors;
                                        let valid7 = false;
                                        const _errs51 = errors;
                                        if (!validate64(data14, { instancePath: instancePath + "/heartbeat_at", parentData: data, parentDataProperty: "heartbeat_at", rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                          errors = vErrors.length;
                                        }
                                        var _valid6 = _errs51 === errors;
                                        valid7 = valid7 || _valid6;
                                        const _errs52 = errors;
                                        if (data14 !== null) {
                                          const err20 = { instancePath: instancePath + "/heartbeat_at", schemaPath: "#/properties/heartbeat_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                          if (vErrors === null) {
                                            vErrors = [err20];
                                          } else {
                                            vErrors.push(err20);
                                          }
                                          errors++;
                                        }
                                        var _valid6 = _errs52 === errors;
                                        valid7 = valid7 || _valid6;
                                        if (!valid7) {
                                          const err21 = { instancePath: instancePath + "/heartbeat_at", schemaPath: "#/properties/heartbeat_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                          if (vErrors === null) {
                                            vErrors = [err21];
                                          } else {
                                            vErrors.push(err21);
                                          }
                                          errors++;
                                          validate279.errors = vErrors;
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
                                        if (data.opened_at !== void 0) {
                                          let data15 = data.opened_at;
                                          const _errs54 = errors;
                                          const _errs55 = errors;
                                          let valid8 = false;
                                          const _errs56 = errors;
                                          if (!validate64(data15, { instancePath: instancePath + "/opened_at", parentData: data, parentDataProperty: "opened_at", rootData, dynamicAnchors })) {
                                            vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                            errors = vErrors.length;
                                          }
                                          var _valid7 = _errs56 === errors;
                                          valid8 = valid8 || _valid7;
                                          const _errs57 = errors;
                                          if (data15 !== null) {
                                            const err22 = { instancePath: instancePath + "/opened_at", schemaPath: "#/properties/opened_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                            if (vErrors === null) {
                                              vErrors = [err22];
                                            } else {
                                              vErrors.push(err22);
                                            }
                                            errors++;
                                          }
                                          var _valid7 = _errs57 === errors;
                                          valid8 = valid8 || _valid7;
                                          if (!valid8) {
                                            const err23 = { instancePath: instancePath + "/opened_at", schemaPath: "#/properties/opened_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                            if (vErrors === null) {
                                              vErrors = [err23];
                                            } else {
                                              vErrors.push(err23);
                                            }
                                            errors++;
                                            validate279.errors = vErrors;
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
                                        if (valid0) {
                                          if (data.created_at !== void 0) {
                                            const _errs59 = errors;
                                            if (!validate64(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid0 = _errs59 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.changed_at !== void 0) {
                                              const _errs60 = errors;
                                              if (!validate64(data.changed_at, { instancePath: instancePath + "/changed_at", parentData: data, parentDataProperty: "changed_at", rootData, dynamicAnchors })) {
                                                vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid0 = _errs60 === errors;
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
    } else {
      validate279.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate279.errors = vErrors;
  return errors === 0;
}
validate279.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema82 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "MessageRecord", "description": "A message as it is stored.", "type": "object", "additionalProperties": false, "required": ["id", "instance_id", "chat", "direction", "from", "content", "reply_to", "external_id", "sequence", "state", "reason", "attempts", "sending", "retry_at", "send_at", "request_key", "request_fingerprint", "reactions", "created_at", "sent_at", "delivered_at", "read_at", "edited_at", "deleted_at"], "properties": { "id": { "$ref": "../common/id.json" }, "instance_id": { "$ref": "../common/id.json" }, "chat": { "$ref": "./channel-address.json" }, "direction": { "enum": ["in", "out"] }, "from": { "description": "Who wrote it; null: this instance, before its own address was known.", "anyOf": [{ "$ref": "./channel-address.json" }, { "type": "null" }] }, "content": { "description": "Its content; null: it was deleted.", "anyOf": [{ "$ref": "./stored-content.json" }, { "type": "null" }] }, "file": { "$ref": "./message-file.json" }, "reply_to": { "description": "The message that it replies to; null: none.", "anyOf": [{ "$ref": "../common/id.json" }, { "type": "null" }] }, "external_id": { "description": "Id on the channel; null: not known yet.", "anyOf": [{ "type": "string", "description": "Id on the channel.", "minLength": 1, "maxLength": 255, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, { "type": "null" }] }, "sequence": { "type": "integer", "minimum": 1, "description": "Its number in its chat." }, "state": { "$ref": "./message-state.json" }, "reason": { "description": "Why it failed, or why its last attempt did; null: it did not.", "anyOf": [{ "type": "string", "description": "Why it failed.", "minLength": 1, "maxLength": 500, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, { "type": "null" }] }, "attempts": { "type": "integer", "minimum": 0, "description": "How many times it was handed to the driver." }, "sending": { "description": "The generation of the instance that is sending it; null: it is not being sent.", "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }, "retry_at": { "description": "Not sent before this time, because an attempt failed; null: at once.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "send_at": { "description": "Not sent before this time, as the user wants; null: at once.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "request_key": { "description": "The idempotency key of its request; null: none.", "anyOf": [{ "type": "string", "description": "The idempotency key.", "minLength": 1, "maxLength": 255, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, { "type": "null" }] }, "request_fingerprint": { "description": "SHA-256 of the request that came with the idempotency key; null: none.", "anyOf": [{ "type": "string", "description": "SHA-256 of the request.", "pattern": "^[0-9a-f]{64}$" }, { "type": "null" }] }, "reactions": { "type": "array", "maxItems": 1024, "description": "The reactions, at most one per address.", "items": { "$ref": "./reaction.json" } }, "created_at": { "$ref": "../common/timestamp.json" }, "sent_at": { "description": "When the channel took it; null: not yet.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "delivered_at": { "description": "When it arrived; null: not yet, or unknown.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "read_at": { "description": "When it was read; null: not yet, or unknown.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "edited_at": { "description": "When it was last edited; null: never.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "deleted_at": { "description": "When it was deleted for everyone; null: it was not. Its content is then null.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] } }, "$id": "schemas:///messaging/message-record.json" };
var pattern56 = new RegExp("^[^\\u0000\\ud800-\\udfff]*$", "u");
function validate301(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate301.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.text === void 0 && (missing0 = "text")) {
        validate301.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "text" || key0 === "truncated" || key0 === "media_id")) {
            validate301.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("text" !== data.kind) {
              validate301.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.text !== void 0) {
              let data1 = data.text;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 65536) {
                    validate301.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" }];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate301.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern56.test(data1)) {
                        validate301.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate301.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.truncated !== void 0) {
                const _errs5 = errors;
                if (true !== data.truncated) {
                  validate301.errors = [{ instancePath: instancePath + "/truncated", schemaPath: "#/properties/truncated/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.media_id !== void 0) {
                  const _errs6 = errors;
                  if (!validate53(data.media_id, { instancePath: instancePath + "/media_id", parentData: data, parentDataProperty: "media_id", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
      validate301.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate301.errors = vErrors;
  return errors === 0;
}
validate301.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate304(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate304.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.media_id === void 0 && (missing0 = "media_id") || data.caption === void 0 && (missing0 = "caption")) {
        validate304.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "media_id" || key0 === "caption" || key0 === "truncated")) {
            validate304.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("media" !== data.kind) {
              validate304.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "media" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.media_id !== void 0) {
              const _errs3 = errors;
              if (!validate53(data.media_id, { instancePath: instancePath + "/media_id", parentData: data, parentDataProperty: "media_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.caption !== void 0) {
                let data2 = data.caption;
                const _errs4 = errors;
                const _errs5 = errors;
                let valid1 = false;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 65536) {
                      const err0 = { instancePath: instancePath + "/caption", schemaPath: "#/properties/caption/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    } else {
                      if (func2(data2) < 1) {
                        const err1 = { instancePath: instancePath + "/caption", schemaPath: "#/properties/caption/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                      } else {
                        if (!pattern56.test(data2)) {
                          const err2 = { instancePath: instancePath + "/caption", schemaPath: "#/properties/caption/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000\\ud800-\\udfff]*$"' };
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
                    const err3 = { instancePath: instancePath + "/caption", schemaPath: "#/properties/caption/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                if (data2 !== null) {
                  const err4 = { instancePath: instancePath + "/caption", schemaPath: "#/properties/caption/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
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
                  const err5 = { instancePath: instancePath + "/caption", schemaPath: "#/properties/caption/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                  validate304.errors = vErrors;
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
                if (data.truncated !== void 0) {
                  const _errs10 = errors;
                  if (true !== data.truncated) {
                    validate304.errors = [{ instancePath: instancePath + "/truncated", schemaPath: "#/properties/truncated/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                    return false;
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
      validate304.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate304.errors = vErrors;
  return errors === 0;
}
validate304.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate307.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.latitude === void 0 && (missing0 = "latitude") || data.longitude === void 0 && (missing0 = "longitude") || data.name === void 0 && (missing0 = "name")) {
        validate307.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "latitude" || key0 === "longitude" || key0 === "name")) {
            validate307.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("location" !== data.kind) {
              validate307.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "location" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.latitude !== void 0) {
              let data1 = data.latitude;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 90 || isNaN(data1)) {
                    validate307.errors = [{ instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/maximum", keyword: "maximum", params: { comparison: "<=", limit: 90 }, message: "must be <= 90" }];
                    return false;
                  } else {
                    if (data1 < -90 || isNaN(data1)) {
                      validate307.errors = [{ instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/minimum", keyword: "minimum", params: { comparison: ">=", limit: -90 }, message: "must be >= -90" }];
                      return false;
                    }
                  }
                } else {
                  validate307.errors = [{ instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.longitude !== void 0) {
                let data2 = data.longitude;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 180 || isNaN(data2)) {
                      validate307.errors = [{ instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/maximum", keyword: "maximum", params: { comparison: "<=", limit: 180 }, message: "must be <= 180" }];
                      return false;
                    } else {
                      if (data2 < -180 || isNaN(data2)) {
                        validate307.errors = [{ instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/minimum", keyword: "minimum", params: { comparison: ">=", limit: -180 }, message: "must be >= -180" }];
                        return false;
                      }
                    }
                  } else {
                    validate307.errors = [{ instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.name !== void 0) {
                  let data3 = data.name;
                  const _errs7 = errors;
                  const _errs8 = errors;
                  let valid1 = false;
                  const _errs9 = errors;
                  if (errors === _errs9) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 200) {
                        const err0 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      } else {
                        if (func2(data3) < 1) {
                          const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                        } else {
                          if (!pattern19.test(data3)) {
                            const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
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
                      const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                  const _errs11 = errors;
                  if (data3 !== null) {
                    const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err4];
                    } else {
                      vErrors.push(err4);
                    }
                    errors++;
                  }
                  var _valid0 = _errs11 === errors;
                  valid1 = valid1 || _valid0;
                  if (!valid1) {
                    const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err5];
                    } else {
                      vErrors.push(err5);
                    }
                    errors++;
                    validate307.errors = vErrors;
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
      validate307.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate307.errors = vErrors;
  return errors === 0;
}
validate307.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate309(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate309.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.name === void 0 && (missing0 = "name") || data.addresses === void 0 && (missing0 = "addresses")) {
        validate309.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "name" || key0 === "addresses")) {
            validate309.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("contact" !== data.kind) {
              validate309.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "contact" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== void 0) {
              let data1 = data.name;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 200) {
                    validate309.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate309.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern19.test(data1)) {
                        validate309.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate309.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.addresses !== void 0) {
                let data2 = data.addresses;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (Array.isArray(data2)) {
                    if (data2.length > 20) {
                      validate309.errors = [{ instancePath: instancePath + "/addresses", schemaPath: "#/properties/addresses/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }];
                      return false;
                    } else {
                      if (data2.length < 1) {
                        validate309.errors = [{ instancePath: instancePath + "/addresses", schemaPath: "#/properties/addresses/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                        return false;
                      } else {
                        var valid1 = true;
                        const len0 = data2.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs7 = errors;
                          if (!validate286(data2[i0], { instancePath: instancePath + "/addresses/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs7 === errors;
                          if (!valid1) {
                            break;
                          }
                        }
                      }
                    }
                  } else {
                    validate309.errors = [{ instancePath: instancePath + "/addresses", schemaPath: "#/properties/addresses/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate309.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate309.errors = vErrors;
  return errors === 0;
}
validate309.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate312(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate312.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.question === void 0 && (missing0 = "question") || data.options === void 0 && (missing0 = "options") || data.multiple === void 0 && (missing0 = "multiple")) {
        validate312.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "question" || key0 === "options" || key0 === "multiple")) {
            validate312.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("poll" !== data.kind) {
              validate312.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "poll" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.question !== void 0) {
              let data1 = data.question;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 255) {
                    validate312.errors = [{ instancePath: instancePath + "/question", schemaPath: "#/properties/question/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate312.errors = [{ instancePath: instancePath + "/question", schemaPath: "#/properties/question/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern19.test(data1)) {
                        validate312.errors = [{ instancePath: instancePath + "/question", schemaPath: "#/properties/question/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate312.errors = [{ instancePath: instancePath + "/question", schemaPath: "#/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.options !== void 0) {
                let data2 = data.options;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (Array.isArray(data2)) {
                    if (data2.length > 12) {
                      validate312.errors = [{ instancePath: instancePath + "/options", schemaPath: "#/properties/options/maxItems", keyword: "maxItems", params: { limit: 12 }, message: "must NOT have more than 12 items" }];
                      return false;
                    } else {
                      if (data2.length < 2) {
                        validate312.errors = [{ instancePath: instancePath + "/options", schemaPath: "#/properties/options/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
                        return false;
                      } else {
                        var valid1 = true;
                        const len0 = data2.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data3 = data2[i0];
                          const _errs7 = errors;
                          if (errors === _errs7) {
                            if (typeof data3 === "string") {
                              if (func2(data3) > 100) {
                                validate312.errors = [{ instancePath: instancePath + "/options/" + i0, schemaPath: "#/properties/options/items/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                                return false;
                              } else {
                                if (func2(data3) < 1) {
                                  validate312.errors = [{ instancePath: instancePath + "/options/" + i0, schemaPath: "#/properties/options/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                  return false;
                                } else {
                                  if (!pattern19.test(data3)) {
                                    validate312.errors = [{ instancePath: instancePath + "/options/" + i0, schemaPath: "#/properties/options/items/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                                    return false;
                                  }
                                }
                              }
                            } else {
                              validate312.errors = [{ instancePath: instancePath + "/options/" + i0, schemaPath: "#/properties/options/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
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
                            const indices0 = {};
                            for (; i1--; ) {
                              let item0 = data2[i1];
                              if (typeof item0 !== "string") {
                                continue;
                              }
                              if (typeof indices0[item0] == "number") {
                                j0 = indices0[item0];
                                validate312.errors = [{ instancePath: instancePath + "/options", schemaPath: "#/properties/options/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
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
                    validate312.errors = [{ instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.multiple !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.multiple !== "boolean") {
                    validate312.errors = [{ instancePath: instancePath + "/multiple", schemaPath: "#/properties/multiple/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate312.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate312.errors = vErrors;
  return errors === 0;
}
validate312.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate314(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate314.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.type === void 0 && (missing0 = "type") || data.raw === void 0 && (missing0 = "raw")) {
        validate314.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "type" || key0 === "raw" || key0 === "truncated" || key0 === "media_id")) {
            validate314.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("unsupported" !== data.kind) {
              validate314.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "unsupported" }, message: "must be equal to constant" }];
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
              if (errors === _errs5) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 100) {
                    const err0 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  } else {
                    if (func2(data1) < 1) {
                      const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                    } else {
                      if (!pattern19.test(data1)) {
                        const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
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
                  const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                }
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              const _errs7 = errors;
              if (data1 !== null) {
                const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              var _valid0 = _errs7 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
                validate314.errors = vErrors;
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
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 65536) {
                      validate314.errors = [{ instancePath: instancePath + "/raw", schemaPath: "#/properties/raw/maxLength", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" }];
                      return false;
                    } else {
                      if (!pattern56.test(data2)) {
                        validate314.errors = [{ instancePath: instancePath + "/raw", schemaPath: "#/properties/raw/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  } else {
                    validate314.errors = [{ instancePath: instancePath + "/raw", schemaPath: "#/properties/raw/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.truncated !== void 0) {
                  const _errs11 = errors;
                  if (true !== data.truncated) {
                    validate314.errors = [{ instancePath: instancePath + "/truncated", schemaPath: "#/properties/truncated/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.media_id !== void 0) {
                    const _errs12 = errors;
                    if (!validate53(data.media_id, { instancePath: instancePath + "/media_id", parentData: data, parentDataProperty: "media_id", rootData, dynamicAnchors })) {
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
    } else {
      validate314.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate314.errors = vErrors;
  return errors === 0;
}
validate314.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate300(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate300.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate301(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  const _errs2 = errors;
  if (!validate304(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  const _errs3 = errors;
  if (!validate307(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs3 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  const _errs4 = errors;
  if (!validate309(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs4 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  const _errs5 = errors;
  if (!validate312(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs5 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  const _errs6 = errors;
  if (!validate314(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs6 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  if (!valid0) {
    const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate300.errors = vErrors;
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
  validate300.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate300.evaluated = { "dynamicProps": true, "dynamicItems": false };
var schema90 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "MessageFile", "description": "The file of a received message, as long as it is not stored.", "type": "object", "additionalProperties": false, "required": ["ref", "name", "state", "reason", "attempts", "taken", "retry_at"], "properties": { "ref": { "type": "string", "description": "What the channel driver fetches it by.", "minLength": 1, "maxLength": 1e3, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "name": { "description": "File name; null: none.", "anyOf": [{ "type": "string", "description": "File name.", "minLength": 1, "maxLength": 255, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, { "type": "null" }] }, "state": { "enum": ["pending", "too_large", "no_room", "failed"] }, "reason": { "description": "Why the last attempt failed; null: there was none.", "anyOf": [{ "type": "string", "description": "Reason.", "minLength": 1, "maxLength": 500, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, { "type": "null" }] }, "attempts": { "type": "integer", "minimum": 0, "description": "Number of attempts to fetch it." }, "taken": { "description": "The generation that is fetching it; null: nobody is.", "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }, "retry_at": { "description": "When the next attempt is due; null: only when somebody asks for it.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] } }, "$id": "schemas:///messaging/message-file.json" };
function validate318(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate318.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ref === void 0 && (missing0 = "ref") || data.name === void 0 && (missing0 = "name") || data.state === void 0 && (missing0 = "state") || data.reason === void 0 && (missing0 = "reason") || data.attempts === void 0 && (missing0 = "attempts") || data.taken === void 0 && (missing0 = "taken") || data.retry_at === void 0 && (missing0 = "retry_at")) {
        validate318.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ref" || key0 === "name" || key0 === "state" || key0 === "reason" || key0 === "attempts" || key0 === "taken" || key0 === "retry_at")) {
            validate318.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.ref !== void 0) {
            let data0 = data.ref;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (func2(data0) > 1e3) {
                  validate318.errors = [{ instancePath: instancePath + "/ref", schemaPath: "#/properties/ref/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }];
                  return false;
                } else {
                  if (func2(data0) < 1) {
                    validate318.errors = [{ instancePath: instancePath + "/ref", schemaPath: "#/properties/ref/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                    return false;
                  } else {
                    if (!pattern19.test(data0)) {
                      validate318.errors = [{ instancePath: instancePath + "/ref", schemaPath: "#/properties/ref/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                      return false;
                    }
                  }
                }
              } else {
                validate318.errors = [{ instancePath: instancePath + "/ref", schemaPath: "#/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  if (func2(data1) > 255) {
                    const err0 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  } else {
                    if (func2(data1) < 1) {
                      const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                    } else {
                      if (!pattern19.test(data1)) {
                        const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
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
                  const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
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
                const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
                validate318.errors = vErrors;
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
              if (data.state !== void 0) {
                let data2 = data.state;
                const _errs10 = errors;
                if (!(data2 === "pending" || data2 === "too_large" || data2 === "no_room" || data2 === "failed")) {
                  validate318.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema90.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                  return false;
                }
                var valid0 = _errs10 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.reason !== void 0) {
                  let data3 = data.reason;
                  const _errs11 = errors;
                  const _errs12 = errors;
                  let valid2 = false;
                  const _errs13 = errors;
                  if (errors === _errs13) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 500) {
                        const err6 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                        if (vErrors === null) {
                          vErrors = [err6];
                        } else {
                          vErrors.push(err6);
                        }
                        errors++;
                      } else {
                        if (func2(data3) < 1) {
                          const err7 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err7];
                          } else {
                            vErrors.push(err7);
                          }
                          errors++;
                        } else {
                          if (!pattern19.test(data3)) {
                            const err8 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
                            if (vErrors === null) {
                              vErrors = [err8];
                            } else {
                              vErrors.push(err8);
                            }
                            errors++;
                          }
                        }
                      }
                    } else {
                      const err9 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err9];
                      } else {
                        vErrors.push(err9);
                      }
                      errors++;
                    }
                  }
                  var _valid1 = _errs13 === errors;
                  valid2 = valid2 || _valid1;
                  const _errs15 = errors;
                  if (data3 !== null) {
                    const err10 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err10];
                    } else {
                      vErrors.push(err10);
                    }
                    errors++;
                  }
                  var _valid1 = _errs15 === errors;
                  valid2 = valid2 || _valid1;
                  if (!valid2) {
                    const err11 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err11];
                    } else {
                      vErrors.push(err11);
                    }
                    errors++;
                    validate318.errors = vErrors;
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
                  if (data.attempts !== void 0) {
                    let data4 = data.attempts;
                    const _errs17 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate318.errors = [{ instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs17) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 < 0 || isNaN(data4)) {
                          validate318.errors = [{ instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs17 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.taken !== void 0) {
                      let data5 = data.taken;
                      const _errs19 = errors;
                      const _errs20 = errors;
                      let valid3 = false;
                      const _errs21 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        const err12 = { instancePath: instancePath + "/taken", schemaPath: "#/properties/taken/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err12];
                        } else {
                          vErrors.push(err12);
                        }
                        errors++;
                      }
                      if (errors === _errs21) {
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 < 0 || isNaN(data5)) {
                            const err13 = { instancePath: instancePath + "/taken", schemaPath: "#/properties/taken/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                            if (vErrors === null) {
                              vErrors = [err13];
                            } else {
                              vErrors.push(err13);
                            }
                            errors++;
                          }
                        }
                      }
                      var _valid2 = _errs21 === errors;
                      valid3 = valid3 || _valid2;
                      const _errs23 = errors;
                      if (data5 !== null) {
                        const err14 = { instancePath: instancePath + "/taken", schemaPath: "#/properties/taken/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err14];
                        } else {
                          vErrors.push(err14);
                        }
                        errors++;
                      }
                      var _valid2 = _errs23 === errors;
                      valid3 = valid3 || _valid2;
                      if (!valid3) {
                        const err15 = { instancePath: instancePath + "/taken", schemaPath: "#/properties/taken/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err15];
                        } else {
                          vErrors.push(err15);
                        }
                        errors++;
                        validate318.errors = vErrors;
                        return false;
                      } else {
                        errors = _errs20;
                        if (vErrors !== null) {
                          if (_errs20) {
                            vErrors.length = _errs20;
                          } else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid0 = _errs19 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.retry_at !== void 0) {
                        let data6 = data.retry_at;
                        const _errs25 = errors;
                        const _errs26 = errors;
                        let valid4 = false;
                        const _errs27 = errors;
                        if (!validate64(data6, { instancePath: instancePath + "/retry_at", parentData: data, parentDataProperty: "retry_at", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                          errors = vErrors.length;
                        }
                        var _valid3 = _errs27 === errors;
                        valid4 = valid4 || _valid3;
                        const _errs28 = errors;
                        if (data6 !== null) {
                          const err16 = { instancePath: instancePath + "/retry_at", schemaPath: "#/properties/retry_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err16];
                          } else {
                            vErrors.push(err16);
                          }
                          errors++;
                        }
                        var _valid3 = _errs28 === errors;
                        valid4 = valid4 || _valid3;
                        if (!valid4) {
                          const err17 = { instancePath: instancePath + "/retry_at", schemaPath: "#/properties/retry_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err17];
                          } else {
                            vErrors.push(err17);
                          }
                          errors++;
                          validate318.errors = vErrors;
                          return false;
                        } else {
                          errors = _errs26;
                          if (vErrors !== null) {
                            if (_errs26) {
                              vErrors.length = _errs26;
                            } else {
                              vErrors = null;
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
    } else {
      validate318.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate318.errors = vErrors;
  return errors === 0;
}
validate318.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema91 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "MessageState", "description": "State of a message. Received messages begin as `delivered`.", "enum": ["queued", "sent", "delivered", "read", "failed"], "$id": "schemas:///messaging/message-state.json" };
function validate322(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate322.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data === "queued" || data === "sent" || data === "delivered" || data === "read" || data === "failed")) {
    validate322.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema91.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate322.errors = vErrors;
  return errors === 0;
}
validate322.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate326(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate326.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.from === void 0 && (missing0 = "from") || data.emoji === void 0 && (missing0 = "emoji") || data.at === void 0 && (missing0 = "at")) {
        validate326.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "from" || key0 === "emoji" || key0 === "at")) {
            validate326.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.from !== void 0) {
            const _errs2 = errors;
            if (!validate286(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.emoji !== void 0) {
              let data1 = data.emoji;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 32) {
                    validate326.errors = [{ instancePath: instancePath + "/emoji", schemaPath: "#/properties/emoji/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" }];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate326.errors = [{ instancePath: instancePath + "/emoji", schemaPath: "#/properties/emoji/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern19.test(data1)) {
                        validate326.errors = [{ instancePath: instancePath + "/emoji", schemaPath: "#/properties/emoji/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate326.errors = [{ instancePath: instancePath + "/emoji", schemaPath: "#/properties/emoji/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.at !== void 0) {
                const _errs5 = errors;
                if (!validate64(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
    } else {
      validate326.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate326.errors = vErrors;
  return errors === 0;
}
validate326.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate295(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate295.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.instance_id === void 0 && (missing0 = "instance_id") || data.chat === void 0 && (missing0 = "chat") || data.direction === void 0 && (missing0 = "direction") || data.from === void 0 && (missing0 = "from") || data.content === void 0 && (missing0 = "content") || data.reply_to === void 0 && (missing0 = "reply_to") || data.external_id === void 0 && (missing0 = "external_id") || data.sequence === void 0 && (missing0 = "sequence") || data.state === void 0 && (missing0 = "state") || data.reason === void 0 && (missing0 = "reason") || data.attempts === void 0 && (missing0 = "attempts") || data.sending === void 0 && (missing0 = "sending") || data.retry_at === void 0 && (missing0 = "retry_at") || data.send_at === void 0 && (missing0 = "send_at") || data.request_key === void 0 && (missing0 = "request_key") || data.request_fingerprint === void 0 && (missing0 = "request_fingerprint") || data.reactions === void 0 && (missing0 = "reactions") || data.created_at === void 0 && (missing0 = "created_at") || data.sent_at === void 0 && (missing0 = "sent_at") || data.delivered_at === void 0 && (missing0 = "delivered_at") || data.read_at === void 0 && (missing0 = "read_at") || data.edited_at === void 0 && (missing0 = "edited_at") || data.deleted_at === void 0 && (missing0 = "deleted_at")) {
        validate295.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema82.properties, key0)) {
            validate295.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.instance_id !== void 0) {
              const _errs3 = errors;
              if (!validate53(data.instance_id, { instancePath: instancePath + "/instance_id", parentData: data, parentDataProperty: "instance_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.chat !== void 0) {
                const _errs4 = errors;
                if (!validate286(data.chat, { instancePath: instancePath + "/chat", parentData: data, parentDataProperty: "chat", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.direction !== void 0) {
                  let data3 = data.direction;
                  const _errs5 = errors;
                  if (!(data3 === "in" || data3 === "out")) {
                    validate295.errors = [{ instancePath: instancePath + "/direction", schemaPath: "#/properties/direction/enum", keyword: "enum", params: { allowedValues: schema82.properties.direction.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.from !== void 0) {
                    let data4 = data.from;
                    const _errs6 = errors;
                    const _errs7 = errors;
                    let valid1 = false;
                    const _errs8 = errors;
                    if (!validate286(data4, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs8 === errors;
                    valid1 = valid1 || _valid0;
                    const _errs9 = errors;
                    if (data4 !== null) {
                      const err0 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                    var _valid0 = _errs9 === errors;
                    valid1 = valid1 || _valid0;
                    if (!valid1) {
                      const err1 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                      validate295.errors = vErrors;
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
                    if (data.content !== void 0) {
                      let data5 = data.content;
                      const _errs11 = errors;
                      const _errs12 = errors;
                      let valid2 = false;
                      const _errs13 = errors;
                      if (!validate300(data5, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
                        errors = vErrors.length;
                      }
                      var _valid1 = _errs13 === errors;
                      valid2 = valid2 || _valid1;
                      const _errs14 = errors;
                      if (data5 !== null) {
                        const err2 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
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
                        const err3 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                        validate295.errors = vErrors;
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
                      if (data.file !== void 0) {
                        const _errs16 = errors;
                        if (!validate318(data.file, { instancePath: instancePath + "/file", parentData: data, parentDataProperty: "file", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs16 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.reply_to !== void 0) {
                          let data7 = data.reply_to;
                          const _errs17 = errors;
                          const _errs18 = errors;
                          let valid3 = false;
                          const _errs19 = errors;
                          if (!validate53(data7, { instancePath: instancePath + "/reply_to", parentData: data, parentDataProperty: "reply_to", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                            errors = vErrors.length;
                          }
                          var _valid2 = _errs19 === errors;
                          valid3 = valid3 || _valid2;
                          const _errs20 = errors;
                          if (data7 !== null) {
                            const err4 = { instancePath: instancePath + "/reply_to", schemaPath: "#/properties/reply_to/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
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
                            const err5 = { instancePath: instancePath + "/reply_to", schemaPath: "#/properties/reply_to/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            if (vErrors === null) {
                              vErrors = [err5];
                            } else {
                              vErrors.push(err5);
                            }
                            errors++;
                            validate295.errors = vErrors;
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
                          if (data.external_id !== void 0) {
                            let data8 = data.external_id;
                            const _errs22 = errors;
                            const _errs23 = errors;
                            let valid4 = false;
                            const _errs24 = errors;
                            if (errors === _errs24) {
                              if (typeof data8 === "string") {
                                if (func2(data8) > 255) {
                                  const err6 = { instancePath: instancePath + "/external_id", schemaPath: "#/properties/external_id/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                                  if (vErrors === null) {
                                    vErrors = [err6];
                                  } else {
                                    vErrors.push(err6);
                                  }
                                  errors++;
                                } else {
                                  if (func2(data8) < 1) {
                                    const err7 = { instancePath: instancePath + "/external_id", schemaPath: "#/properties/external_id/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                    if (vErrors === null) {
                                      vErrors = [err7];
                                    } else {
                                      vErrors.push(err7);
                                    }
                                    errors++;
                                  } else {
                                    if (!pattern19.test(data8)) {
                                      const err8 = { instancePath: instancePath + "/external_id", schemaPath: "#/properties/external_id/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
                                      if (vErrors === null) {
                                        vErrors = [err8];
                                      } else {
                                        vErrors.push(err8);
                                      }
                                      errors++;
                                    }
                                  }
                                }
                              } else {
                                const err9 = { instancePath: instancePath + "/external_id", schemaPath: "#/properties/external_id/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                if (vErrors === null) {
                                  vErrors = [err9];
                                } else {
                                  vErrors.push(err9);
                                }
                                errors++;
                              }
                            }
                            var _valid3 = _errs24 === errors;
                            valid4 = valid4 || _valid3;
                            const _errs26 = errors;
                            if (data8 !== null) {
                              const err10 = { instancePath: instancePath + "/external_id", schemaPath: "#/properties/external_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              if (vErrors === null) {
                                vErrors = [err10];
                              } else {
                                vErrors.push(err10);
                              }
                              errors++;
                            }
                            var _valid3 = _errs26 === errors;
                            valid4 = valid4 || _valid3;
                            if (!valid4) {
                              const err11 = { instancePath: instancePath + "/external_id", schemaPath: "#/properties/external_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                              if (vErrors === null) {
                                vErrors = [err11];
                              } else {
                                vErrors.push(err11);
                              }
                              errors++;
                              validate295.errors = vErrors;
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
                            if (data.sequence !== void 0) {
                              let data9 = data.sequence;
                              const _errs28 = errors;
                              if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                                validate295.errors = [{ instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                return false;
                              }
                              if (errors === _errs28) {
                                if (typeof data9 == "number" && isFinite(data9)) {
                                  if (data9 < 1 || isNaN(data9)) {
                                    validate295.errors = [{ instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }];
                                    return false;
                                  }
                                }
                              }
                              var valid0 = _errs28 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.state !== void 0) {
                                const _errs30 = errors;
                                if (!validate322(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs30 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.reason !== void 0) {
                                  let data11 = data.reason;
                                  const _errs31 = errors;
                                  const _errs32 = errors;
                                  let valid5 = false;
                                  const _errs33 = errors;
                                  if (errors === _errs33) {
                                    if (typeof data11 === "string") {
                                      if (func2(data11) > 500) {
                                        const err12 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                                        if (vErrors === null) {
                                          vErrors = [err12];
                                        } else {
                                          vErrors.push(err12);
                                        }
                                        errors++;
                                      } else {
                                        if (func2(data11) < 1) {
                                          const err13 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                          if (vErrors === null) {
                                            vErrors = [err13];
                                          } else {
                                            vErrors.push(err13);
                                          }
                                          errors++;
                                        } else {
                                          if (!pattern19.test(data11)) {
                                            const err14 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
                                            if (vErrors === null) {
                                              vErrors = [err14];
                                            } else {
                                              vErrors.push(err14);
                                            }
                                            errors++;
                                          }
                                        }
                                      }
                                    } else {
                                      const err15 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                      if (vErrors === null) {
                                        vErrors = [err15];
                                      } else {
                                        vErrors.push(err15);
                                      }
                                      errors++;
                                    }
                                  }
                                  var _valid4 = _errs33 === errors;
                                  valid5 = valid5 || _valid4;
                                  const _errs35 = errors;
                                  if (data11 !== null) {
                                    const err16 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                    if (vErrors === null) {
                                      vErrors = [err16];
                                    } else {
                                      vErrors.push(err16);
                                    }
                                    errors++;
                                  }
                                  var _valid4 = _errs35 === errors;
                                  valid5 = valid5 || _valid4;
                                  if (!valid5) {
                                    const err17 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                    if (vErrors === null) {
                                      vErrors = [err17];
                                    } else {
                                      vErrors.push(err17);
                                    }
                                    errors++;
                                    validate295.errors = vErrors;
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
                                if (valid0) {
                                  if (data.attempts !== void 0) {
                                    let data12 = data.attempts;
                                    const _errs37 = errors;
                                    if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                      validate295.errors = [{ instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                                      return false;
                                    }
                                    if (errors === _errs37) {
                                      if (typeof data12 == "number" && isFinite(data12)) {
                                        if (data12 < 0 || isNaN(data12)) {
                                          validate295.errors = [{ instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                                          return false;
                                        }
                                      }
                                    }
                                    var valid0 = _errs37 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.sending !== void 0) {
                                      let data13 = data.sending;
                                      const _errs39 = errors;
                                      const _errs40 = errors;
                                      let valid6 = false;
                                      const _errs41 = errors;
                                      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                        const err18 = { instancePath: instancePath + "/sending", schemaPath: "#/properties/sending/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                                        if (vErrors === null) {
                                          vErrors = [err18];
                                        } else {
                                          vErrors.push(err18);
                                        }
                                        errors++;
                                      }
                                      if (errors === _errs41) {
                                        if (typeof data13 == "number" && isFinite(data13)) {
                                          if (data13 < 0 || isNaN(data13)) {
                                            const err19 = { instancePath: instancePath + "/sending", schemaPath: "#/properties/sending/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                                            if (vErrors === null) {
                                              vErrors = [err19];
                                            } else {
                                              vErrors.push(err19);
                                            }
                                            errors++;
                                          }
                                        }
                                      }
                                      var _valid5 = _errs41 === errors;
                                      valid6 = valid6 || _valid5;
                                      const _errs43 = errors;
                                      if (data13 !== null) {
                                        const err20 = { instancePath: instancePath + "/sending", schemaPath: "#/properties/sending/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                        if (vErrors === null) {
                                          vErrors = [err20];
                                        } else {
                                          vErrors.push(err20);
                                        }
                                        errors++;
                                      }
                                      var _valid5 = _errs43 === errors;
                                      valid6 = valid6 || _valid5;
                                      if (!valid6) {
                                        const err21 = { instancePath: instancePath + "/sending", schemaPath: "#/properties/sending/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                        if (vErrors === null) {
                                          vErrors = [err21];
                                        } else {
                                          vErrors.push(err21);
                                        }
                                        errors++;
                                        validate295.errors = vErrors;
                                        return false;
                                      } else {
                                        errors = _errs40;
                                        if (vErrors !== null) {
                                          if (_errs40) {
                                            vErrors.length = _errs40;
                                          } else {
                                            vErrors = null;
                                          }
                                        }
                                      }
                                      var valid0 = _errs39 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.retry_at !== void 0) {
                                        let data14 = data.retry_at;
                                        const _errs45 = errors;
                                        const _errs46 = errors;
                                        let valid7 = false;
                                        const _errs47 = errors;
                                        if (!validate64(data14, { instancePath: instancePath + "/retry_at", parentData: data, parentDataProperty: "retry_at", rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                          errors = vErrors.length;
                                        }
                                        var _valid6 = _errs47 === errors;
                                        valid7 = valid7 || _valid6;
                                        const _errs48 = errors;
                                        if (data14 !== null) {
                                          const err22 = { instancePath: instancePath + "/retry_at", schemaPath: "#/properties/retry_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                          if (vErrors === null) {
                                            vErrors = [err22];
                                          } else {
                                            vErrors.push(err22);
                                          }
                                          errors++;
                                        }
                                        var _valid6 = _errs48 === errors;
                                        valid7 = valid7 || _valid6;
                                        if (!valid7) {
                                          const err23 = { instancePath: instancePath + "/retry_at", schemaPath: "#/properties/retry_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                          if (vErrors === null) {
                                            vErrors = [err23];
                                          } else {
                                            vErrors.push(err23);
                                          }
                                          errors++;
                                          validate295.errors = vErrors;
                                          return false;
                                        } else {
                                          errors = _errs46;
                                          if (vErrors !== null) {
                                            if (_errs46) {
                                              vErrors.length = _errs46;
                                            } else {
                                              vErrors = null;
                                            }
                                          }
                                        }
                                        var valid0 = _errs45 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.send_at !== void 0) {
                                          let data15 = data.send_at;
                                          const _errs50 = errors;
                                          const _errs51 = errors;
                                          let valid8 = false;
                                          const _errs52 = errors;
                                          if (!validate64(data15, { instancePath: instancePath + "/send_at", parentData: data, parentDataProperty: "send_at", rootData, dynamicAnchors })) {
                                            vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                            errors = vErrors.length;
                                          }
                                          var _valid7 = _errs52 === errors;
                                          valid8 = valid8 || _valid7;
                                          const _errs53 = errors;
                                          if (data15 !== null) {
                                            const err24 = { instancePath: instancePath + "/send_at", schemaPath: "#/properties/send_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                            if (vErrors === null) {
                                              vErrors = [err24];
                                            } else {
                                              vErrors.push(err24);
                                            }
                                            errors++;
                                          }
                                          var _valid7 = _errs53 === errors;
                                          valid8 = valid8 || _valid7;
                                          if (!valid8) {
                                            const err25 = { instancePath: instancePath + "/send_at", schemaPath: "#/properties/send_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                            if (vErrors === null) {
                                              vErrors = [err25];
                                            } else {
                                              vErrors.push(err25);
                                            }
                                            errors++;
                                            validate295.errors = vErrors;
                                            return false;
                                          } else {
                                            errors = _errs51;
                                            if (vErrors !== null) {
                                              if (_errs51) {
                                                vErrors.length = _errs51;
                                              } else {
                                                vErrors = null;
                                              }
                                            }
                                          }
                                          var valid0 = _errs50 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.request_key !== void 0) {
                                            let data16 = data.request_key;
                                            const _errs55 = errors;
                                            const _errs56 = errors;
                                            let valid9 = false;
                                            const _errs57 = errors;
                                            if (errors === _errs57) {
                                              if (typeof data16 === "string") {
                                                if (func2(data16) > 255) {
                                                  const err26 = { instancePath: instancePath + "/request_key", schemaPath: "#/properties/request_key/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                                                  if (vErrors === null) {
                                                    vErrors = [err26];
                                                  } else {
                                                    vErrors.push(err26);
                                                  }
                                                  errors++;
                                                } else {
                                                  if (func2(data16) < 1) {
                                                    const err27 = { instancePath: instancePath + "/request_key", schemaPath: "#/properties/request_key/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                                    if (vErrors === null) {
                                                      vErrors = [err27];
                                                    } else {
                                                      vErrors.push(err27);
                                                    }
                                                    errors++;
                                                  } else {
                                                    if (!pattern19.test(data16)) {
                                                      const err28 = { instancePath: instancePath + "/request_key", schemaPath: "#/properties/request_key/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
                                                      if (vErrors === null) {
                                                        vErrors = [err28];
                                                      } else {
                                                        vErrors.push(err28);
                                                      }
                                                      errors++;
                                                    }
                                                  }
                                                }
                                              } else {
                                                const err29 = { instancePath: instancePath + "/request_key", schemaPath: "#/properties/request_key/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                if (vErrors === null) {
                                                  vErrors = [err29];
                                                } else {
                                                  vErrors.push(err29);
                                                }
                                                errors++;
                                              }
                                            }
                                            var _valid8 = _errs57 === errors;
                                            valid9 = valid9 || _valid8;
                                            const _errs59 = errors;
                                            if (data16 !== null) {
                                              const err30 = { instancePath: instancePath + "/request_key", schemaPath: "#/properties/request_key/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                              if (vErrors === null) {
                                                vErrors = [err30];
                                              } else {
                                                vErrors.push(err30);
                                              }
                                              errors++;
                                            }
                                            var _valid8 = _errs59 === errors;
                                            valid9 = valid9 || _valid8;
                                            if (!valid9) {
                                              const err31 = { instancePath: instancePath + "/request_key", schemaPath: "#/properties/request_key/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                              if (vErrors === null) {
                                                vErrors = [err31];
                                              } else {
                                                vErrors.push(err31);
                                              }
                                              errors++;
                                              validate295.errors = vErrors;
                                              return false;
                                            } else {
                                              errors = _errs56;
                                              if (vErrors !== null) {
                                                if (_errs56) {
                                                  vErrors.length = _errs56;
                                                } else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                            var valid0 = _errs55 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.request_fingerprint !== void 0) {
                                              let data17 = data.request_fingerprint;
                                              const _errs61 = errors;
                                              const _errs62 = errors;
                                              let valid10 = false;
                                              const _errs63 = errors;
                                              if (errors === _errs63) {
                                                if (typeof data17 === "string") {
                                                  if (!pattern6.test(data17)) {
                                                    const err32 = { instancePath: instancePath + "/request_fingerprint", schemaPath: "#/properties/request_fingerprint/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
                                                    if (vErrors === null) {
                                                      vErrors = [err32];
                                                    } else {
                                                      vErrors.push(err32);
                                                    }
                                                    errors++;
                                                  }
                                                } else {
                                                  const err33 = { instancePath: instancePath + "/request_fingerprint", schemaPath: "#/properties/request_fingerprint/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                                                  if (vErrors === null) {
                                                    vErrors = [err33];
                                                  } else {
                                                    vErrors.push(err33);
                                                  }
                                                  errors++;
                                                }
                                              }
                                              var _valid9 = _errs63 === errors;
                                              valid10 = valid10 || _valid9;
                                              const _errs65 = errors;
                                              if (data17 !== null) {
                                                const err34 = { instancePath: instancePath + "/request_fingerprint", schemaPath: "#/properties/request_fingerprint/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                if (vErrors === null) {
                                                  vErrors = [err34];
                                                } else {
                                                  vErrors.push(err34);
                                                }
                                                errors++;
                                              }
                                              var _valid9 = _errs65 === errors;
                                              valid10 = valid10 || _valid9;
                                              if (!valid10) {
                                                const err35 = { instancePath: instancePath + "/request_fingerprint", schemaPath: "#/properties/request_fingerprint/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                if (vErrors === null) {
                                                  vErrors = [err35];
                                                } else {
                                                  vErrors.push(err35);
                                                }
                                                errors++;
                                                validate295.errors = vErrors;
                                                return false;
                                              } else {
                                                errors = _errs62;
                                                if (vErrors !== null) {
                                                  if (_errs62) {
                                                    vErrors.length = _errs62;
                                                  } else {
                                                    vErrors = null;
                                                  }
                                                }
                                              }
                                              var valid0 = _errs61 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.reactions !== void 0) {
                                                let data18 = data.reactions;
                                                const _errs67 = errors;
                                                if (errors === _errs67) {
                                                  if (Array.isArray(data18)) {
                                                    if (data18.length > 1024) {
                                                      validate295.errors = [{ instancePath: instancePath + "/reactions", schemaPath: "#/properties/reactions/maxItems", keyword: "maxItems", params: { limit: 1024 }, message: "must NOT have more than 1024 items" }];
                                                      return false;
                                                    } else {
                                                      var valid11 = true;
                                                      const len0 = data18.length;
                                                      for (let i0 = 0; i0 < len0; i0++) {
                                                        const _errs69 = errors;
                                                        if (!validate326(data18[i0], { instancePath: instancePath + "/reactions/" + i0, parentData: data18, parentDataProperty: i0, rootData, dynamicAnchors })) {
                                                          vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid11 = _errs69 === errors;
                                                        if (!valid11) {
                                                          break;
                                                        }
                                                      }
                                                    }
                                                  } else {
                                                    validate295.errors = [{ instancePath: instancePath + "/reactions", schemaPath: "#/properties/reactions/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                    return false;
                                                  }
                                                }
                                                var valid0 = _errs67 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.created_at !== void 0) {
                                                  const _errs70 = errors;
                                                  if (!validate64(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                                                    vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                                    errors = vErrors.length;
                                                  }
                                                  var valid0 = _errs70 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.sent_at !== void 0) {
                                                    let data21 = data.sent_at;
                                                    const _errs71 = errors;
                                                    const _errs72 = errors;
                                                    let valid12 = false;
                                                    const _errs73 = errors;
                                                    if (!validate64(data21, { instancePath: instancePath + "/sent_at", parentData: data, parentDataProperty: "sent_at", rootData, dynamicAnchors })) {
                                                      vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var _valid10 = _errs73 === errors;
                                                    valid12 = valid12 || _valid10;
                                                    const _errs74 = errors;
                                                    if (data21 !== null) {
                                                      const err36 = { instancePath: instancePath + "/sent_at", schemaPath: "#/properties/sent_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                      if (vErrors === null) {
                                                        vErrors = [err36];
                                                      } else {
                                                        vErrors.push(err36);
                                                      }
                                                      errors++;
                                                    }
                                                    var _valid10 = _errs74 === errors;
                                                    valid12 = valid12 || _valid10;
                                                    if (!valid12) {
                                                      const err37 = { instancePath: instancePath + "/sent_at", schemaPath: "#/properties/sent_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                      if (vErrors === null) {
                                                        vErrors = [err37];
                                                      } else {
                                                        vErrors.push(err37);
                                                      }
                                                      errors++;
                                                      validate295.errors = vErrors;
                                                      return false;
                                                    } else {
                                                      errors = _errs72;
                                                      if (vErrors !== null) {
                                                        if (_errs72) {
                                                          vErrors.length = _errs72;
                                                        } else {
                                                          vErrors = null;
                                                        }
                                                      }
                                                    }
                                                    var valid0 = _errs71 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.delivered_at !== void 0) {
                                                      let data22 = data.delivered_at;
                                                      const _errs76 = errors;
                                                      const _errs77 = errors;
                                                      let valid13 = false;
                                                      const _errs78 = errors;
                                                      if (!validate64(data22, { instancePath: instancePath + "/delivered_at", parentData: data, parentDataProperty: "delivered_at", rootData, dynamicAnchors })) {
                                                        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var _valid11 = _errs78 === errors;
                                                      valid13 = valid13 || _valid11;
                                                      const _errs79 = errors;
                                                      if (data22 !== null) {
                                                        const err38 = { instancePath: instancePath + "/delivered_at", schemaPath: "#/properties/delivered_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                        if (vErrors === null) {
                                                          vErrors = [err38];
                                                        } else {
                                                          vErrors.push(err38);
                                                        }
                                                        errors++;
                                                      }
                                                      var _valid11 = _errs79 === errors;
                                                      valid13 = valid13 || _valid11;
                                                      if (!valid13) {
                                                        const err39 = { instancePath: instancePath + "/delivered_at", schemaPath: "#/properties/delivered_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                        if (vErrors === null) {
                                                          vErrors = [err39];
                                                        } else {
                                                          vErrors.push(err39);
                                                        }
                                                        errors++;
                                                        validate295.errors = vErrors;
                                                        return false;
                                                      } else {
                                                        errors = _errs77;
                                                        if (vErrors !== null) {
                                                          if (_errs77) {
                                                            vErrors.length = _errs77;
                                                          } else {
                                                            vErrors = null;
                                                          }
                                                        }
                                                      }
                                                      var valid0 = _errs76 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.read_at !== void 0) {
                                                        let data23 = data.read_at;
                                                        const _errs81 = errors;
                                                        const _errs82 = errors;
                                                        let valid14 = false;
                                                        const _errs83 = errors;
                                                        if (!validate64(data23, { instancePath: instancePath + "/read_at", parentData: data, parentDataProperty: "read_at", rootData, dynamicAnchors })) {
                                                          vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var _valid12 = _errs83 === errors;
                                                        valid14 = valid14 || _valid12;
                                                        const _errs84 = errors;
                                                        if (data23 !== null) {
                                                          const err40 = { instancePath: instancePath + "/read_at", schemaPath: "#/properties/read_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                          if (vErrors === null) {
                                                            vErrors = [err40];
                                                          } else {
                                                            vErrors.push(err40);
                                                          }
                                                          errors++;
                                                        }
                                                        var _valid12 = _errs84 === errors;
                                                        valid14 = valid14 || _valid12;
                                                        if (!valid14) {
                                                          const err41 = { instancePath: instancePath + "/read_at", schemaPath: "#/properties/read_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                          if (vErrors === null) {
                                                            vErrors = [err41];
                                                          } else {
                                                            vErrors.push(err41);
                                                          }
                                                          errors++;
                                                          validate295.errors = vErrors;
                                                          return false;
                                                        } else {
                                                          errors = _errs82;
                                                          if (vErrors !== null) {
                                                            if (_errs82) {
                                                              vErrors.length = _errs82;
                                                            } else {
                                                              vErrors = null;
                                                            }
                                                          }
                                                        }
                                                        var valid0 = _errs81 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (data.edited_at !== void 0) {
                                                          let data24 = data.edited_at;
                                                          const _errs86 = errors;
                                                          const _errs87 = errors;
                                                          let valid15 = false;
                                                          const _errs88 = errors;
                                                          if (!validate64(data24, { instancePath: instancePath + "/edited_at", parentData: data, parentDataProperty: "edited_at", rootData, dynamicAnchors })) {
                                                            vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                                            errors = vErrors.length;
                                                          }
                                                          var _valid13 = _errs88 === errors;
                                                          valid15 = valid15 || _valid13;
                                                          const _errs89 = errors;
                                                          if (data24 !== null) {
                                                            const err42 = { instancePath: instancePath + "/edited_at", schemaPath: "#/properties/edited_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                            if (vErrors === null) {
                                                              vErrors = [err42];
                                                            } else {
                                                              vErrors.push(err42);
                                                            }
                                                            errors++;
                                                          }
                                                          var _valid13 = _errs89 === errors;
                                                          valid15 = valid15 || _valid13;
                                                          if (!valid15) {
                                                            const err43 = { instancePath: instancePath + "/edited_at", schemaPath: "#/properties/edited_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                            if (vErrors === null) {
                                                              vErrors = [err43];
                                                            } else {
                                                              vErrors.push(err43);
                                                            }
                                                            errors++;
                                                            validate295.errors = vErrors;
                                                            return false;
                                                          } else {
                                                            errors = _errs87;
                                                            if (vErrors !== null) {
                                                              if (_errs87) {
                                                                vErrors.length = _errs87;
                                                              } else {
                                                                vErrors = null;
                                                              }
                                                            }
                                                          }
                                                          var valid0 = _errs86 === errors;
                                                        } else {
                                                          var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                          if (data.deleted_at !== void 0) {
                                                            let data25 = data.deleted_at;
                                                            const _errs91 = errors;
                                                            const _errs92 = errors;
                                                            let valid16 = false;
                                                            const _errs93 = errors;
                                                            if (!validate64(data25, { instancePath: instancePath + "/deleted_at", parentData: data, parentDataProperty: "deleted_at", rootData, dynamicAnchors })) {
                                                              vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                                              errors = vErrors.length;
                                                            }
                                                            var _valid14 = _errs93 === errors;
                                                            valid16 = valid16 || _valid14;
                                                            const _errs94 = errors;
                                                            if (data25 !== null) {
                                                              const err44 = { instancePath: instancePath + "/deleted_at", schemaPath: "#/properties/deleted_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                              if (vErrors === null) {
                                                                vErrors = [err44];
                                                              } else {
                                                                vErrors.push(err44);
                                                              }
                                                              errors++;
                                                            }
                                                            var _valid14 = _errs94 === errors;
                                                            valid16 = valid16 || _valid14;
                                                            if (!valid16) {
                                                              const err45 = { instancePath: instancePath + "/deleted_at", schemaPath: "#/properties/deleted_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                              if (vErrors === null) {
                                                                vErrors = [err45];
                                                              } else {
                                                                vErrors.push(err45);
                                                              }
                                                              errors++;
                                                              validate295.errors = vErrors;
                                                              return false;
                                                            } else {
                                                              errors = _errs92;
                                                              if (vErrors !== null) {
                                                                if (_errs92) {
                                                                  vErrors.length = _errs92;
                                                                } else {
                                                                  vErrors = null;
                                                                }
                                                              }
                                                            }
                                                            var valid0 = _errs91 === errors;
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
      validate295.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate295.errors = vErrors;
  return errors === 0;
}
validate295.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema93 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "ChatRecord", "description": "A chat as it is stored.", "type": "object", "additionalProperties": false, "required": ["instance_id", "address", "kind", "last_sequence", "unread", "active_at"], "properties": { "instance_id": { "$ref": "../common/id.json" }, "address": { "$ref": "./channel-address.json" }, "kind": { "enum": ["direct", "group"] }, "last_sequence": { "type": "integer", "minimum": 0, "description": "Number of its newest message; 0: it never had one." }, "unread": { "type": "integer", "minimum": 0, "description": "Number of received messages that are not read." }, "active_at": { "$ref": "../common/timestamp.json" } }, "$id": "schemas:///messaging/chat-record.json" };
function validate338(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate338.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.instance_id === void 0 && (missing0 = "instance_id") || data.address === void 0 && (missing0 = "address") || data.kind === void 0 && (missing0 = "kind") || data.last_sequence === void 0 && (missing0 = "last_sequence") || data.unread === void 0 && (missing0 = "unread") || data.active_at === void 0 && (missing0 = "active_at")) {
        validate338.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "instance_id" || key0 === "address" || key0 === "kind" || key0 === "last_sequence" || key0 === "unread" || key0 === "active_at")) {
            validate338.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.instance_id !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.instance_id, { instancePath: instancePath + "/instance_id", parentData: data, parentDataProperty: "instance_id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.address !== void 0) {
              const _errs3 = errors;
              if (!validate286(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.kind !== void 0) {
                let data2 = data.kind;
                const _errs4 = errors;
                if (!(data2 === "direct" || data2 === "group")) {
                  validate338.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema93.properties.kind.enum }, message: "must be equal to one of the allowed values" }];
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
                    validate338.errors = [{ instancePath: instancePath + "/last_sequence", schemaPath: "#/properties/last_sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                    return false;
                  }
                  if (errors === _errs5) {
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 < 0 || isNaN(data3)) {
                        validate338.errors = [{ instancePath: instancePath + "/last_sequence", schemaPath: "#/properties/last_sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
                      validate338.errors = [{ instancePath: instancePath + "/unread", schemaPath: "#/properties/unread/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                      return false;
                    }
                    if (errors === _errs7) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 < 0 || isNaN(data4)) {
                          validate338.errors = [{ instancePath: instancePath + "/unread", schemaPath: "#/properties/unread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.active_at !== void 0) {
                      const _errs9 = errors;
                      if (!validate64(data.active_at, { instancePath: instancePath + "/active_at", parentData: data, parentDataProperty: "active_at", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
    } else {
      validate338.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate338.errors = vErrors;
  return errors === 0;
}
validate338.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate344(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate344.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.instance_id === void 0 && (missing0 = "instance_id") || data.address === void 0 && (missing0 = "address") || data.name === void 0 && (missing0 = "name") || data.blocked === void 0 && (missing0 = "blocked") || data.picture_id === void 0 && (missing0 = "picture_id") || data.created_at === void 0 && (missing0 = "created_at") || data.changed_at === void 0 && (missing0 = "changed_at")) {
        validate344.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "instance_id" || key0 === "address" || key0 === "name" || key0 === "blocked" || key0 === "picture_id" || key0 === "created_at" || key0 === "changed_at")) {
            validate344.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.instance_id !== void 0) {
              const _errs3 = errors;
              if (!validate53(data.instance_id, { instancePath: instancePath + "/instance_id", parentData: data, parentDataProperty: "instance_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.address !== void 0) {
                const _errs4 = errors;
                if (!validate286(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.name !== void 0) {
                  let data3 = data.name;
                  const _errs5 = errors;
                  const _errs6 = errors;
                  let valid1 = false;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 200) {
                        const err0 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      } else {
                        if (func2(data3) < 1) {
                          const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                        } else {
                          if (!pattern19.test(data3)) {
                            const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
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
                      const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err3];
                      } else {
                        vErrors.push(err3);
                      }
                      errors++;
                    }
                  }
                  var _valid0 = _errs7 === errors;
                  valid1 = valid1 || _valid0;
                  const _errs9 = errors;
                  if (data3 !== null) {
                    const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err4];
                    } else {
                      vErrors.push(err4);
                    }
                    errors++;
                  }
                  var _valid0 = _errs9 === errors;
                  valid1 = valid1 || _valid0;
                  if (!valid1) {
                    const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err5];
                    } else {
                      vErrors.push(err5);
                    }
                    errors++;
                    validate344.errors = vErrors;
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
                  if (data.blocked !== void 0) {
                    const _errs11 = errors;
                    if (typeof data.blocked !== "boolean") {
                      validate344.errors = [{ instancePath: instancePath + "/blocked", schemaPath: "#/properties/blocked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.picture_id !== void 0) {
                      let data5 = data.picture_id;
                      const _errs13 = errors;
                      const _errs14 = errors;
                      let valid2 = false;
                      const _errs15 = errors;
                      if (!validate53(data5, { instancePath: instancePath + "/picture_id", parentData: data, parentDataProperty: "picture_id", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                        errors = vErrors.length;
                      }
                      var _valid1 = _errs15 === errors;
                      valid2 = valid2 || _valid1;
                      const _errs16 = errors;
                      if (data5 !== null) {
                        const err6 = { instancePath: instancePath + "/picture_id", schemaPath: "#/properties/picture_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err6];
                        } else {
                          vErrors.push(err6);
                        }
                        errors++;
                      }
                      var _valid1 = _errs16 === errors;
                      valid2 = valid2 || _valid1;
                      if (!valid2) {
                        const err7 = { instancePath: instancePath + "/picture_id", schemaPath: "#/properties/picture_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err7];
                        } else {
                          vErrors.push(err7);
                        }
                        errors++;
                        validate344.errors = vErrors;
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
                      if (data.created_at !== void 0) {
                        const _errs18 = errors;
                        if (!validate64(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs18 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.changed_at !== void 0) {
                          const _errs19 = errors;
                          if (!validate64(data.changed_at, { instancePath: instancePath + "/changed_at", parentData: data, parentDataProperty: "changed_at", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs19 === errors;
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
      validate344.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate344.errors = vErrors;
  return errors === 0;
}
validate344.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema95 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "ChatGroupRecord", "description": "A group on a channel as it is stored.", "type": "object", "additionalProperties": false, "required": ["id", "instance_id", "address", "name", "picture_id", "participants", "invite_link", "left_at", "created_at", "changed_at"], "properties": { "id": { "$ref": "../common/id.json" }, "instance_id": { "$ref": "../common/id.json" }, "address": { "$ref": "./channel-address.json" }, "name": { "type": "string", "description": "Name of the group.", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "picture_id": { "description": "The media of the picture; null: none is known.", "anyOf": [{ "$ref": "../common/id.json" }, { "type": "null" }] }, "participants": { "type": "array", "maxItems": 1024, "items": { "$ref": "./participant.json" } }, "invite_link": { "description": "The invite link; null: none is known.", "anyOf": [{ "$ref": "../common/url.json" }, { "type": "null" }] }, "left_at": { "description": "When this instance left the group; null: it is a member.", "anyOf": [{ "$ref": "../common/timestamp.json" }, { "type": "null" }] }, "created_at": { "$ref": "../common/timestamp.json" }, "changed_at": { "$ref": "../common/timestamp.json" } }, "$id": "schemas:///messaging/chat-group-record.json" };
var schema96 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Participant", "description": "A member of a group.", "type": "object", "additionalProperties": false, "required": ["address", "role"], "properties": { "address": { "$ref": "./channel-address.json" }, "role": { "enum": ["member", "admin", "owner"] } }, "$id": "schemas:///messaging/participant.json" };
function validate358(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate358.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.role === void 0 && (missing0 = "role")) {
        validate358.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "role")) {
            validate358.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validate286(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.role !== void 0) {
              let data1 = data.role;
              const _errs3 = errors;
              if (!(data1 === "member" || data1 === "admin" || data1 === "owner")) {
                validate358.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema96.properties.role.enum }, message: "must be equal to one of the allowed values" }];
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
      validate358.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate358.errors = vErrors;
  return errors === 0;
}
validate358.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate353(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate353.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.instance_id === void 0 && (missing0 = "instance_id") || data.address === void 0 && (missing0 = "address") || data.name === void 0 && (missing0 = "name") || data.picture_id === void 0 && (missing0 = "picture_id") || data.participants === void 0 && (missing0 = "participants") || data.invite_link === void 0 && (missing0 = "invite_link") || data.left_at === void 0 && (missing0 = "left_at") || data.created_at === void 0 && (missing0 = "created_at") || data.changed_at === void 0 && (missing0 = "changed_at")) {
        validate353.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema95.properties, key0)) {
            validate353.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.instance_id !== void 0) {
              const _errs3 = errors;
              if (!validate53(data.instance_id, { instancePath: instancePath + "/instance_id", parentData: data, parentDataProperty: "instance_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.address !== void 0) {
                const _errs4 = errors;
                if (!validate286(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.name !== void 0) {
                  let data3 = data.name;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (typeof data3 === "string") {
                      if (func2(data3) > 200) {
                        validate353.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                        return false;
                      } else {
                        if (func2(data3) < 1) {
                          validate353.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                          return false;
                        } else {
                          if (!pattern19.test(data3)) {
                            validate353.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                            return false;
                          }
                        }
                      }
                    } else {
                      validate353.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs5 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.picture_id !== void 0) {
                    let data4 = data.picture_id;
                    const _errs7 = errors;
                    const _errs8 = errors;
                    let valid1 = false;
                    const _errs9 = errors;
                    if (!validate53(data4, { instancePath: instancePath + "/picture_id", parentData: data, parentDataProperty: "picture_id", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs9 === errors;
                    valid1 = valid1 || _valid0;
                    const _errs10 = errors;
                    if (data4 !== null) {
                      const err0 = { instancePath: instancePath + "/picture_id", schemaPath: "#/properties/picture_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                    var _valid0 = _errs10 === errors;
                    valid1 = valid1 || _valid0;
                    if (!valid1) {
                      const err1 = { instancePath: instancePath + "/picture_id", schemaPath: "#/properties/picture_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                      validate353.errors = vErrors;
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
                    if (data.participants !== void 0) {
                      let data5 = data.participants;
                      const _errs12 = errors;
                      if (errors === _errs12) {
                        if (Array.isArray(data5)) {
                          if (data5.length > 1024) {
                            validate353.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/maxItems", keyword: "maxItems", params: { limit: 1024 }, message: "must NOT have more than 1024 items" }];
                            return false;
                          } else {
                            var valid2 = true;
                            const len0 = data5.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              const _errs14 = errors;
                              if (!validate358(data5[i0], { instancePath: instancePath + "/participants/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
                                errors = vErrors.length;
                              }
                              var valid2 = _errs14 === errors;
                              if (!valid2) {
                                break;
                              }
                            }
                          }
                        } else {
                          validate353.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                          return false;
                        }
                      }
                      var valid0 = _errs12 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.invite_link !== void 0) {
                        let data7 = data.invite_link;
                        const _errs15 = errors;
                        const _errs16 = errors;
                        let valid3 = false;
                        const _errs17 = errors;
                        if (!validate60(data7, { instancePath: instancePath + "/invite_link", parentData: data, parentDataProperty: "invite_link", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                          errors = vErrors.length;
                        }
                        var _valid1 = _errs17 === errors;
                        valid3 = valid3 || _valid1;
                        const _errs18 = errors;
                        if (data7 !== null) {
                          const err2 = { instancePath: instancePath + "/invite_link", schemaPath: "#/properties/invite_link/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err2];
                          } else {
                            vErrors.push(err2);
                          }
                          errors++;
                        }
                        var _valid1 = _errs18 === errors;
                        valid3 = valid3 || _valid1;
                        if (!valid3) {
                          const err3 = { instancePath: instancePath + "/invite_link", schemaPath: "#/properties/invite_link/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err3];
                          } else {
                            vErrors.push(err3);
                          }
                          errors++;
                          validate353.errors = vErrors;
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
                        if (data.left_at !== void 0) {
                          let data8 = data.left_at;
                          const _errs20 = errors;
                          const _errs21 = errors;
                          let valid4 = false;
                          const _errs22 = errors;
                          if (!validate64(data8, { instancePath: instancePath + "/left_at", parentData: data, parentDataProperty: "left_at", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                            errors = vErrors.length;
                          }
                          var _valid2 = _errs22 === errors;
                          valid4 = valid4 || _valid2;
                          const _errs23 = errors;
                          if (data8 !== null) {
                            const err4 = { instancePath: instancePath + "/left_at", schemaPath: "#/properties/left_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err4];
                            } else {
                              vErrors.push(err4);
                            }
                            errors++;
                          }
                          var _valid2 = _errs23 === errors;
                          valid4 = valid4 || _valid2;
                          if (!valid4) {
                            const err5 = { instancePath: instancePath + "/left_at", schemaPath: "#/properties/left_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            if (vErrors === null) {
                              vErrors = [err5];
                            } else {
                              vErrors.push(err5);
                            }
                            errors++;
                            validate353.errors = vErrors;
                            return false;
                          } else {
                            errors = _errs21;
                            if (vErrors !== null) {
                              if (_errs21) {
                                vErrors.length = _errs21;
                              } else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs20 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.created_at !== void 0) {
                            const _errs25 = errors;
                            if (!validate64(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs25 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.changed_at !== void 0) {
                              const _errs26 = errors;
                              if (!validate64(data.changed_at, { instancePath: instancePath + "/changed_at", parentData: data, parentDataProperty: "changed_at", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs26 === errors;
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
      validate353.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate353.errors = vErrors;
  return errors === 0;
}
validate353.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern74 = new RegExp("^[a-z]+/[a-z0-9.+-]+$", "u");
function validate367(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate367.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.type === void 0 && (missing0 = "type") || data.size === void 0 && (missing0 = "size") || data.digest === void 0 && (missing0 = "digest") || data.name === void 0 && (missing0 = "name") || data.created_at === void 0 && (missing0 = "created_at")) {
        validate367.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "type" || key0 === "size" || key0 === "digest" || key0 === "name" || key0 === "created_at")) {
            validate367.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.type !== void 0) {
              let data1 = data.type;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 100) {
                    validate367.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                    return false;
                  } else {
                    if (!pattern74.test(data1)) {
                      validate367.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/pattern", keyword: "pattern", params: { pattern: "^[a-z]+/[a-z0-9.+-]+$" }, message: 'must match pattern "^[a-z]+/[a-z0-9.+-]+$"' }];
                      return false;
                    }
                  }
                } else {
                  validate367.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate367.errors = [{ instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                  return false;
                }
                if (errors === _errs5) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2)) {
                      validate367.errors = [{ instancePath: instancePath + "/size", schemaPath: "#/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
                      return false;
                    }
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.digest !== void 0) {
                  let data3 = data.digest;
                  const _errs7 = errors;
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (!pattern6.test(data3)) {
                        validate367.errors = [{ instancePath: instancePath + "/digest", schemaPath: "#/properties/digest/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' }];
                        return false;
                      }
                    } else {
                      validate367.errors = [{ instancePath: instancePath + "/digest", schemaPath: "#/properties/digest/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.name !== void 0) {
                    let data4 = data.name;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    let valid1 = false;
                    const _errs11 = errors;
                    if (errors === _errs11) {
                      if (typeof data4 === "string") {
                        if (func2(data4) > 255) {
                          const err0 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        } else {
                          if (func2(data4) < 1) {
                            const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            if (vErrors === null) {
                              vErrors = [err1];
                            } else {
                              vErrors.push(err1);
                            }
                            errors++;
                          } else {
                            if (!pattern19.test(data4)) {
                              const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
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
                        const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                      }
                    }
                    var _valid0 = _errs11 === errors;
                    valid1 = valid1 || _valid0;
                    const _errs13 = errors;
                    if (data4 !== null) {
                      const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err4];
                      } else {
                        vErrors.push(err4);
                      }
                      errors++;
                    }
                    var _valid0 = _errs13 === errors;
                    valid1 = valid1 || _valid0;
                    if (!valid1) {
                      const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err5];
                      } else {
                        vErrors.push(err5);
                      }
                      errors++;
                      validate367.errors = vErrors;
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
                    if (data.created_at !== void 0) {
                      const _errs15 = errors;
                      if (!validate64(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
    } else {
      validate367.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate367.errors = vErrors;
  return errors === 0;
}
validate367.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema98 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "ChannelCommandRecord", "description": "A command to the driver of an instance, other than sending a message, as it is stored.", "type": "object", "additionalProperties": false, "required": ["id", "instance_id", "name", "input", "taken", "state", "result", "reason", "created_at", "expires_at"], "properties": { "id": { "$ref": "../common/id.json" }, "instance_id": { "$ref": "../common/id.json" }, "name": { "type": "string", "description": "Name of the command.", "pattern": "^[a-z]+(\\.[a-z_]+)*$", "maxLength": 40, "examples": ["group.create"] }, "input": { "type": "object", "additionalProperties": true }, "taken": { "description": "The generation of the instance that carries it out; null: none does yet.", "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "null" }] }, "state": { "enum": ["waiting", "done", "failed"] }, "result": { "description": "What the driver returned; null: nothing.", "anyOf": [{ "type": "object", "additionalProperties": true }, { "type": "null" }] }, "reason": { "description": "Why it failed; null: it did not.", "anyOf": [{ "type": "string", "description": "Why it failed.", "minLength": 1, "maxLength": 500, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, { "type": "null" }] }, "code": { "$ref": "./channel-refusal-code.json" }, "created_at": { "$ref": "../common/timestamp.json" }, "expires_at": { "$ref": "../common/timestamp.json" } }, "$id": "schemas:///messaging/channel-command-record.json" };
var schema99 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "ChannelRefusalCode", "description": "Why a channel refuses something that its caller could have done otherwise: the code of the error that the caller gets.", "enum": ["group_left", "group_not_admin", "channel_address_unknown", "message_ended", "not_supported", "channel_not_allowed", "channel_content_too_large"], "$id": "schemas:///messaging/channel-refusal-code.json" };
function validate375(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate375.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data === "group_left" || data === "group_not_admin" || data === "channel_address_unknown" || data === "message_ended" || data === "not_supported" || data === "channel_not_allowed" || data === "channel_content_too_large")) {
    validate375.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema99.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate375.errors = vErrors;
  return errors === 0;
}
validate375.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern77 = new RegExp("^[a-z]+(\\.[a-z_]+)*$", "u");
function validate372(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate372.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.instance_id === void 0 && (missing0 = "instance_id") || data.name === void 0 && (missing0 = "name") || data.input === void 0 && (missing0 = "input") || data.taken === void 0 && (missing0 = "taken") || data.state === void 0 && (missing0 = "state") || data.result === void 0 && (missing0 = "result") || data.reason === void 0 && (missing0 = "reason") || data.created_at === void 0 && (missing0 = "created_at") || data.expires_at === void 0 && (missing0 = "expires_at")) {
        validate372.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema98.properties, key0)) {
            validate372.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.instance_id !== void 0) {
              const _errs3 = errors;
              if (!validate53(data.instance_id, { instancePath: instancePath + "/instance_id", parentData: data, parentDataProperty: "instance_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.name !== void 0) {
                let data2 = data.name;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 40) {
                      validate372.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" }];
                      return false;
                    } else {
                      if (!pattern77.test(data2)) {
                        validate372.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[a-z]+(\\.[a-z_]+)*$" }, message: 'must match pattern "^[a-z]+(\\.[a-z_]+)*$"' }];
                        return false;
                      }
                    }
                  } else {
                    validate372.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.input !== void 0) {
                  let data3 = data.input;
                  const _errs6 = errors;
                  if (errors === _errs6) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    } else {
                      validate372.errors = [{ instancePath: instancePath + "/input", schemaPath: "#/properties/input/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.taken !== void 0) {
                    let data4 = data.taken;
                    const _errs9 = errors;
                    const _errs10 = errors;
                    let valid1 = false;
                    const _errs11 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      const err0 = { instancePath: instancePath + "/taken", schemaPath: "#/properties/taken/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                    if (errors === _errs11) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 < 0 || isNaN(data4)) {
                          const err1 = { instancePath: instancePath + "/taken", schemaPath: "#/properties/taken/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                        }
                      }
                    }
                    var _valid0 = _errs11 === errors;
                    valid1 = valid1 || _valid0;
                    const _errs13 = errors;
                    if (data4 !== null) {
                      const err2 = { instancePath: instancePath + "/taken", schemaPath: "#/properties/taken/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err2];
                      } else {
                        vErrors.push(err2);
                      }
                      errors++;
                    }
                    var _valid0 = _errs13 === errors;
                    valid1 = valid1 || _valid0;
                    if (!valid1) {
                      const err3 = { instancePath: instancePath + "/taken", schemaPath: "#/properties/taken/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err3];
                      } else {
                        vErrors.push(err3);
                      }
                      errors++;
                      validate372.errors = vErrors;
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
                    if (data.state !== void 0) {
                      let data5 = data.state;
                      const _errs15 = errors;
                      if (!(data5 === "waiting" || data5 === "done" || data5 === "failed")) {
                        validate372.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema98.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                        return false;
                      }
                      var valid0 = _errs15 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.result !== void 0) {
                        let data6 = data.result;
                        const _errs16 = errors;
                        const _errs17 = errors;
                        let valid2 = false;
                        const _errs18 = errors;
                        if (errors === _errs18) {
                          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                          } else {
                            const err4 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                            if (vErrors === null) {
                              vErrors = [err4];
                            } else {
                              vErrors.push(err4);
                            }
                            errors++;
                          }
                        }
                        var _valid1 = _errs18 === errors;
                        valid2 = valid2 || _valid1;
                        const _errs21 = errors;
                        if (data6 !== null) {
                          const err5 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err5];
                          } else {
                            vErrors.push(err5);
                          }
                          errors++;
                        }
                        var _valid1 = _errs21 === errors;
                        valid2 = valid2 || _valid1;
                        if (!valid2) {
                          const err6 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err6];
                          } else {
                            vErrors.push(err6);
                          }
                          errors++;
                          validate372.errors = vErrors;
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
                        if (data.reason !== void 0) {
                          let data7 = data.reason;
                          const _errs23 = errors;
                          const _errs24 = errors;
                          let valid3 = false;
                          const _errs25 = errors;
                          if (errors === _errs25) {
                            if (typeof data7 === "string") {
                              if (func2(data7) > 500) {
                                const err7 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                                if (vErrors === null) {
                                  vErrors = [err7];
                                } else {
                                  vErrors.push(err7);
                                }
                                errors++;
                              } else {
                                if (func2(data7) < 1) {
                                  const err8 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                  if (vErrors === null) {
                                    vErrors = [err8];
                                  } else {
                                    vErrors.push(err8);
                                  }
                                  errors++;
                                } else {
                                  if (!pattern19.test(data7)) {
                                    const err9 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
                                    if (vErrors === null) {
                                      vErrors = [err9];
                                    } else {
                                      vErrors.push(err9);
                                    }
                                    errors++;
                                  }
                                }
                              }
                            } else {
                              const err10 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err10];
                              } else {
                                vErrors.push(err10);
                              }
                              errors++;
                            }
                          }
                          var _valid2 = _errs25 === errors;
                          valid3 = valid3 || _valid2;
                          const _errs27 = errors;
                          if (data7 !== null) {
                            const err11 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err11];
                            } else {
                              vErrors.push(err11);
                            }
                            errors++;
                          }
                          var _valid2 = _errs27 === errors;
                          valid3 = valid3 || _valid2;
                          if (!valid3) {
                            const err12 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            if (vErrors === null) {
                              vErrors = [err12];
                            } else {
                              vErrors.push(err12);
                            }
                            errors++;
                            validate372.errors = vErrors;
                            return false;
                          } else {
                            errors = _errs24;
                            if (vErrors !== null) {
                              if (_errs24) {
                                vErrors.length = _errs24;
                              } else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs23 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.code !== void 0) {
                            const _errs29 = errors;
                            if (!validate375(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs29 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.created_at !== void 0) {
                              const _errs30 = errors;
                              if (!validate64(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs30 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.expires_at !== void 0) {
                                const _errs31 = errors;
                                if (!validate64(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                                  errors = vErrors.length;
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
      }
    } else {
      validate372.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate372.errors = vErrors;
  return errors === 0;
}
validate372.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern79 = new RegExp("^[a-z0-9_]+(\\.[a-z0-9_]+)*$", "u");
function validate381(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate381.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.instance_id === void 0 && (missing0 = "instance_id") || data.type === void 0 && (missing0 = "type") || data.payload === void 0 && (missing0 = "payload") || data.created_at === void 0 && (missing0 = "created_at") || data.sequence === void 0 && (missing0 = "sequence")) {
        validate381.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "id" || key0 === "instance_id" || key0 === "type" || key0 === "payload" || key0 === "created_at" || key0 === "sequence")) {
            validate381.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.instance_id !== void 0) {
              const _errs3 = errors;
              if (!validate53(data.instance_id, { instancePath: instancePath + "/instance_id", parentData: data, parentDataProperty: "instance_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.type !== void 0) {
                let data2 = data.type;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 100) {
                      validate381.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                      return false;
                    } else {
                      if (!pattern79.test(data2)) {
                        validate381.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_]+(\\.[a-z0-9_]+)*$" }, message: 'must match pattern "^[a-z0-9_]+(\\.[a-z0-9_]+)*$"' }];
                        return false;
                      }
                    }
                  } else {
                    validate381.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    validate381.errors = [{ instancePath: instancePath + "/payload", schemaPath: "#/properties/payload/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.created_at !== void 0) {
                    const _errs8 = errors;
                    if (!validate64(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs8 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.sequence !== void 0) {
                      let data5 = data.sequence;
                      const _errs9 = errors;
                      const _errs10 = errors;
                      let valid1 = false;
                      const _errs11 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        const err0 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/anyOf/0/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      }
                      if (errors === _errs11) {
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (data5 < 1 || isNaN(data5)) {
                            const err1 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                            if (vErrors === null) {
                              vErrors = [err1];
                            } else {
                              vErrors.push(err1);
                            }
                            errors++;
                          }
                        }
                      }
                      var _valid0 = _errs11 === errors;
                      valid1 = valid1 || _valid0;
                      const _errs13 = errors;
                      if (data5 !== null) {
                        const err2 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err2];
                        } else {
                          vErrors.push(err2);
                        }
                        errors++;
                      }
                      var _valid0 = _errs13 === errors;
                      valid1 = valid1 || _valid0;
                      if (!valid1) {
                        const err3 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                        validate381.errors = vErrors;
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
        }
      }
    } else {
      validate381.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate381.errors = vErrors;
  return errors === 0;
}
validate381.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var schema101 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "MessagingNumberRecord", "description": "A counter of a workspace.", "type": "object", "additionalProperties": false, "required": ["name", "value"], "properties": { "name": { "enum": ["sequence"] }, "value": { "type": "integer", "minimum": 0 } }, "$id": "schemas:///messaging/messaging-number-record.json" };
function validate387(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate387.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.value === void 0 && (missing0 = "value")) {
        validate387.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "value")) {
            validate387.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            const _errs2 = errors;
            if (!(data.name === "sequence")) {
              validate387.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/enum", keyword: "enum", params: { allowedValues: schema101.properties.name.enum }, message: "must be equal to one of the allowed values" }];
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
                validate387.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }];
                return false;
              }
              if (errors === _errs3) {
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 < 0 || isNaN(data1)) {
                    validate387.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }];
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
      validate387.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate387.errors = vErrors;
  return errors === 0;
}
validate387.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      let missing0;
      if (data.format === void 0 && (missing0 = "format") || data.accounts === void 0 && (missing0 = "accounts") || data.workspaces === void 0 && (missing0 = "workspaces") || data.keys === void 0 && (missing0 = "keys") || data.items === void 0 && (missing0 = "items") || data.purchases === void 0 && (missing0 = "purchases") || data.models === void 0 && (missing0 = "models") || data.users === void 0 && (missing0 = "users") || data.memberships === void 0 && (missing0 = "memberships") || data.sessions === void 0 && (missing0 = "sessions") || data.webhook_endpoints === void 0 && (missing0 = "webhook_endpoints") || data.webhook_events === void 0 && (missing0 = "webhook_events") || data.webhook_deliveries === void 0 && (missing0 = "webhook_deliveries") || data.links === void 0 && (missing0 = "links") || data.link_days === void 0 && (missing0 = "link_days") || data.link_clicks === void 0 && (missing0 = "link_clicks") || data.link_visitors === void 0 && (missing0 = "link_visitors") || data.link_salts === void 0 && (missing0 = "link_salts") || data.link_recorders === void 0 && (missing0 = "link_recorders") || data.link_quarantines === void 0 && (missing0 = "link_quarantines") || data.idempotent_requests === void 0 && (missing0 = "idempotent_requests") || data.automation_endpoints === void 0 && (missing0 = "automation_endpoints") || data.automation_events === void 0 && (missing0 = "automation_events") || data.automation_requests === void 0 && (missing0 = "automation_requests") || data.automation_numbers === void 0 && (missing0 = "automation_numbers") || data.instances === void 0 && (missing0 = "instances") || data.messages === void 0 && (missing0 = "messages") || data.chats === void 0 && (missing0 = "chats") || data.contacts === void 0 && (missing0 = "contacts") || data.chat_groups === void 0 && (missing0 = "chat_groups") || data.media === void 0 && (missing0 = "media") || data.channel_commands === void 0 && (missing0 = "channel_commands") || data.channel_events === void 0 && (missing0 = "channel_events") || data.messaging_numbers === void 0 && (missing0 = "messaging_numbers")) {
        validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func1.call(schema19.properties, key0)) {
            validate52.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.format !== void 0) {
            const _errs2 = errors;
            if (1 !== data.format) {
              validate52.errors = [{ instancePath: instancePath + "/format", schemaPath: "#/properties/format/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.accounts !== void 0) {
              let data1 = data.accounts;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  for (const key1 in data1) {
                    const _errs5 = errors;
                    if (!validate53(key1, { instancePath: instancePath + "/accounts", parentData: data1, parentDataProperty: "accounts", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if (!valid1) {
                      const err0 = { instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid" };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                      validate52.errors = vErrors;
                      return false;
                      break;
                    }
                  }
                  if (valid1) {
                    for (const key2 in data1) {
                      const _errs7 = errors;
                      if (!validate55(data1[key2], { instancePath: instancePath + "/accounts/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data1, parentDataProperty: key2, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                        errors = vErrors.length;
                      }
                      var valid2 = _errs7 === errors;
                      if (!valid2) {
                        break;
                      }
                    }
                  }
                } else {
                  validate52.errors = [{ instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.workspaces !== void 0) {
                let data3 = data.workspaces;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (Array.isArray(data3)) {
                    var valid3 = true;
                    const len0 = data3.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs10 = errors;
                      if (!validate67(data3[i0], { instancePath: instancePath + "/workspaces/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
                        errors = vErrors.length;
                      }
                      var valid3 = _errs10 === errors;
                      if (!valid3) {
                        break;
                      }
                    }
                  } else {
                    validate52.errors = [{ instancePath: instancePath + "/workspaces", schemaPath: "#/properties/workspaces/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.keys !== void 0) {
                  let data5 = data.keys;
                  const _errs11 = errors;
                  if (errors === _errs11) {
                    if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                      for (const key3 in data5) {
                        const _errs13 = errors;
                        if (!validate53(key3, { instancePath: instancePath + "/keys", parentData: data5, parentDataProperty: "keys", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                          errors = vErrors.length;
                        }
                        var valid4 = _errs13 === errors;
                        if (!valid4) {
                          const err1 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/propertyNames", keyword: "propertyNames", params: { propertyName: key3 }, message: "property name must be valid" };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                          validate52.errors = vErrors;
                          return false;
                          break;
                        }
                      }
                      if (valid4) {
                        for (const key4 in data5) {
                          let data6 = data5[key4];
                          const _errs15 = errors;
                          if (errors === _errs15) {
                            if (Array.isArray(data6)) {
                              var valid6 = true;
                              const len1 = data6.length;
                              for (let i1 = 0; i1 < len1; i1++) {
                                const _errs17 = errors;
                                if (!validate72(data6[i1], { instancePath: instancePath + "/keys/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, parentData: data6, parentDataProperty: i1, rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                                  errors = vErrors.length;
                                }
                                var valid6 = _errs17 === errors;
                                if (!valid6) {
                                  break;
                                }
                              }
                            } else {
                              validate52.errors = [{ instancePath: instancePath + "/keys/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/keys/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid5 = _errs15 === errors;
                          if (!valid5) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate52.errors = [{ instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.items !== void 0) {
                    let data8 = data.items;
                    const _errs18 = errors;
                    if (errors === _errs18) {
                      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                        for (const key5 in data8) {
                          const _errs20 = errors;
                          if (!validate53(key5, { instancePath: instancePath + "/items", parentData: data8, parentDataProperty: "items", rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                            errors = vErrors.length;
                          }
                          var valid7 = _errs20 === errors;
                          if (!valid7) {
                            const err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/propertyNames", keyword: "propertyNames", params: { propertyName: key5 }, message: "property name must be valid" };
                            if (vErrors === null) {
                              vErrors = [err2];
                            } else {
                              vErrors.push(err2);
                            }
                            errors++;
                            validate52.errors = vErrors;
                            return false;
                            break;
                          }
                        }
                        if (valid7) {
                          for (const key6 in data8) {
                            let data9 = data8[key6];
                            const _errs22 = errors;
                            if (errors === _errs22) {
                              if (Array.isArray(data9)) {
                                var valid9 = true;
                                const len2 = data9.length;
                                for (let i2 = 0; i2 < len2; i2++) {
                                  const _errs24 = errors;
                                  if (!validate84(data9[i2], { instancePath: instancePath + "/items/" + key6.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2, parentData: data9, parentDataProperty: i2, rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid9 = _errs24 === errors;
                                  if (!valid9) {
                                    break;
                                  }
                                }
                              } else {
                                validate52.errors = [{ instancePath: instancePath + "/items/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/items/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                return false;
                              }
                            }
                            var valid8 = _errs22 === errors;
                            if (!valid8) {
                              break;
                            }
                          }
                        }
                      } else {
                        validate52.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs18 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.purchases !== void 0) {
                      let data11 = data.purchases;
                      const _errs25 = errors;
                      if (errors === _errs25) {
                        if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                          for (const key7 in data11) {
                            const _errs27 = errors;
                            if (!validate53(key7, { instancePath: instancePath + "/purchases", parentData: data11, parentDataProperty: "purchases", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                              errors = vErrors.length;
                            }
                            var valid10 = _errs27 === errors;
                            if (!valid10) {
                              const err3 = { instancePath: instancePath + "/purchases", schemaPath: "#/properties/purchases/propertyNames", keyword: "propertyNames", params: { propertyName: key7 }, message: "property name must be valid" };
                              if (vErrors === null) {
                                vErrors = [err3];
                              } else {
                                vErrors.push(err3);
                              }
                              errors++;
                              validate52.errors = vErrors;
                              return false;
                              break;
                            }
                          }
                          if (valid10) {
                            for (const key8 in data11) {
                              let data12 = data11[key8];
                              const _errs29 = errors;
                              if (errors === _errs29) {
                                if (Array.isArray(data12)) {
                                  var valid12 = true;
                                  const len3 = data12.length;
                                  for (let i3 = 0; i3 < len3; i3++) {
                                    const _errs31 = errors;
                                    if (!validate113(data12[i3], { instancePath: instancePath + "/purchases/" + key8.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i3, parentData: data12, parentDataProperty: i3, rootData, dynamicAnchors })) {
                                      vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid12 = _errs31 === errors;
                                    if (!valid12) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate52.errors = [{ instancePath: instancePath + "/purchases/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/purchases/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                  return false;
                                }
                              }
                              var valid11 = _errs29 === errors;
                              if (!valid11) {
                                break;
                              }
                            }
                          }
                        } else {
                          validate52.errors = [{ instancePath: instancePath + "/purchases", schemaPath: "#/properties/purchases/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid0 = _errs25 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.models !== void 0) {
                        let data14 = data.models;
                        const _errs32 = errors;
                        if (errors === _errs32) {
                          if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                            for (const key9 in data14) {
                              const _errs34 = errors;
                              if (!validate53(key9, { instancePath: instancePath + "/models", parentData: data14, parentDataProperty: "models", rootData, dynamicAnchors })) {
                                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                errors = vErrors.length;
                              }
                              var valid13 = _errs34 === errors;
                              if (!valid13) {
                                const err4 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/propertyNames", keyword: "propertyNames", params: { propertyName: key9 }, message: "property name must be valid" };
                                if (vErrors === null) {
                                  vErrors = [err4];
                                } else {
                                  vErrors.push(err4);
                                }
                                errors++;
                                validate52.errors = vErrors;
                                return false;
                                break;
                              }
                            }
                            if (valid13) {
                              for (const key10 in data14) {
                                let data15 = data14[key10];
                                const _errs36 = errors;
                                if (errors === _errs36) {
                                  if (Array.isArray(data15)) {
                                    var valid15 = true;
                                    const len4 = data15.length;
                                    for (let i4 = 0; i4 < len4; i4++) {
                                      const _errs38 = errors;
                                      if (!validate125(data15[i4], { instancePath: instancePath + "/models/" + key10.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i4, parentData: data15, parentDataProperty: i4, rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid15 = _errs38 === errors;
                                      if (!valid15) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate52.errors = [{ instancePath: instancePath + "/models/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/models/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                    return false;
                                  }
                                }
                                var valid14 = _errs36 === errors;
                                if (!valid14) {
                                  break;
                                }
                              }
                            }
                          } else {
                            validate52.errors = [{ instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid0 = _errs32 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.users !== void 0) {
                          let data17 = data.users;
                          const _errs39 = errors;
                          if (errors === _errs39) {
                            if (Array.isArray(data17)) {
                              var valid16 = true;
                              const len5 = data17.length;
                              for (let i5 = 0; i5 < len5; i5++) {
                                const _errs41 = errors;
                                if (!validate127(data17[i5], { instancePath: instancePath + "/users/" + i5, parentData: data17, parentDataProperty: i5, rootData, dynamicAnchors })) {
                                  vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
                                  errors = vErrors.length;
                                }
                                var valid16 = _errs41 === errors;
                                if (!valid16) {
                                  break;
                                }
                              }
                            } else {
                              validate52.errors = [{ instancePath: instancePath + "/users", schemaPath: "#/properties/users/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                              return false;
                            }
                          }
                          var valid0 = _errs39 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.memberships !== void 0) {
                            let data19 = data.memberships;
                            const _errs42 = errors;
                            if (errors === _errs42) {
                              if (Array.isArray(data19)) {
                                var valid17 = true;
                                const len6 = data19.length;
                                for (let i6 = 0; i6 < len6; i6++) {
                                  const _errs44 = errors;
                                  if (!validate132(data19[i6], { instancePath: instancePath + "/memberships/" + i6, parentData: data19, parentDataProperty: i6, rootData, dynamicAnchors })) {
                                    vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid17 = _errs44 === errors;
                                  if (!valid17) {
                                    break;
                                  }
                                }
                              } else {
                                validate52.errors = [{ instancePath: instancePath + "/memberships", schemaPath: "#/properties/memberships/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                return false;
                              }
                            }
                            var valid0 = _errs42 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.sessions !== void 0) {
                              let data21 = data.sessions;
                              const _errs45 = errors;
                              if (errors === _errs45) {
                                if (Array.isArray(data21)) {
                                  var valid18 = true;
                                  const len7 = data21.length;
                                  for (let i7 = 0; i7 < len7; i7++) {
                                    const _errs47 = errors;
                                    if (!validate138(data21[i7], { instancePath: instancePath + "/sessions/" + i7, parentData: data21, parentDataProperty: i7, rootData, dynamicAnchors })) {
                                      vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid18 = _errs47 === errors;
                                    if (!valid18) {
                                      break;
                                    }
                                  }
                                } else {
                                  validate52.errors = [{ instancePath: instancePath + "/sessions", schemaPath: "#/properties/sessions/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                  return false;
                                }
                              }
                              var valid0 = _errs45 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.webhook_endpoints !== void 0) {
                                let data23 = data.webhook_endpoints;
                                const _errs48 = errors;
                                if (errors === _errs48) {
                                  if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                                    for (const key11 in data23) {
                                      const _errs50 = errors;
                                      if (!validate53(key11, { instancePath: instancePath + "/webhook_endpoints", parentData: data23, parentDataProperty: "webhook_endpoints", rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid19 = _errs50 === errors;
                                      if (!valid19) {
                                        const err5 = { instancePath: instancePath + "/webhook_endpoints", schemaPath: "#/properties/webhook_endpoints/propertyNames", keyword: "propertyNames", params: { propertyName: key11 }, message: "property name must be valid" };
                                        if (vErrors === null) {
                                          vErrors = [err5];
                                        } else {
                                          vErrors.push(err5);
                                        }
                                        errors++;
                                        validate52.errors = vErrors;
                                        return false;
                                        break;
                                      }
                                    }
                                    if (valid19) {
                                      for (const key12 in data23) {
                                        let data24 = data23[key12];
                                        const _errs52 = errors;
                                        if (errors === _errs52) {
                                          if (Array.isArray(data24)) {
                                            var valid21 = true;
                                            const len8 = data24.length;
                                            for (let i8 = 0; i8 < len8; i8++) {
                                              const _errs54 = errors;
                                              if (!validate144(data24[i8], { instancePath: instancePath + "/webhook_endpoints/" + key12.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i8, parentData: data24, parentDataProperty: i8, rootData, dynamicAnchors })) {
                                                vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid21 = _errs54 === errors;
                                              if (!valid21) {
                                                break;
                                              }
                                            }
                                          } else {
                                            validate52.errors = [{ instancePath: instancePath + "/webhook_endpoints/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/webhook_endpoints/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                            return false;
                                          }
                                        }
                                        var valid20 = _errs52 === errors;
                                        if (!valid20) {
                                          break;
                                        }
                                      }
                                    }
                                  } else {
                                    validate52.errors = [{ instancePath: instancePath + "/webhook_endpoints", schemaPath: "#/properties/webhook_endpoints/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                    return false;
                                  }
                                }
                                var valid0 = _errs48 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.webhook_events !== void 0) {
                                  let data26 = data.webhook_events;
                                  const _errs55 = errors;
                                  if (errors === _errs55) {
                                    if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                      for (const key13 in data26) {
                                        const _errs57 = errors;
                                        if (!validate53(key13, { instancePath: instancePath + "/webhook_events", parentData: data26, parentDataProperty: "webhook_events", rootData, dynamicAnchors })) {
                                          vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                          errors = vErrors.length;
                                        }
                                        var valid22 = _errs57 === errors;
                                        if (!valid22) {
                                          const err6 = { instancePath: instancePath + "/webhook_events", schemaPath: "#/properties/webhook_events/propertyNames", keyword: "propertyNames", params: { propertyName: key13 }, message: "property name must be valid" };
                                          if (vErrors === null) {
                                            vErrors = [err6];
                                          } else {
                                            vErrors.push(err6);
                                          }
                                          errors++;
                                          validate52.errors = vErrors;
                                          return false;
                                          break;
                                        }
                                      }
                                      if (valid22) {
                                        for (const key14 in data26) {
                                          let data27 = data26[key14];
                                          const _errs59 = errors;
                                          if (errors === _errs59) {
                                            if (Array.isArray(data27)) {
                                              var valid24 = true;
                                              const len9 = data27.length;
                                              for (let i9 = 0; i9 < len9; i9++) {
                                                const _errs61 = errors;
                                                if (!validate163(data27[i9], { instancePath: instancePath + "/webhook_events/" + key14.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i9, parentData: data27, parentDataProperty: i9, rootData, dynamicAnchors })) {
                                                  vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
                                                  errors = vErrors.length;
                                                }
                                                var valid24 = _errs61 === errors;
                                                if (!valid24) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate52.errors = [{ instancePath: instancePath + "/webhook_events/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/webhook_events/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                              return false;
                                            }
                                          }
                                          var valid23 = _errs59 === errors;
                                          if (!valid23) {
                                            break;
                                          }
                                        }
                                      }
                                    } else {
                                      validate52.errors = [{ instancePath: instancePath + "/webhook_events", schemaPath: "#/properties/webhook_events/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs55 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.webhook_deliveries !== void 0) {
                                    let data29 = data.webhook_deliveries;
                                    const _errs62 = errors;
                                    if (errors === _errs62) {
                                      if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                                        for (const key15 in data29) {
                                          const _errs64 = errors;
                                          if (!validate53(key15, { instancePath: instancePath + "/webhook_deliveries", parentData: data29, parentDataProperty: "webhook_deliveries", rootData, dynamicAnchors })) {
                                            vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid25 = _errs64 === errors;
                                          if (!valid25) {
                                            const err7 = { instancePath: instancePath + "/webhook_deliveries", schemaPath: "#/properties/webhook_deliveries/propertyNames", keyword: "propertyNames", params: { propertyName: key15 }, message: "property name must be valid" };
                                            if (vErrors === null) {
                                              vErrors = [err7];
                                            } else {
                                              vErrors.push(err7);
                                            }
                                            errors++;
                                            validate52.errors = vErrors;
                                            return false;
                                            break;
                                          }
                                        }
                                        if (valid25) {
                                          for (const key16 in data29) {
                                            let data30 = data29[key16];
                                            const _errs66 = errors;
                                            if (errors === _errs66) {
                                              if (Array.isArray(data30)) {
                                                var valid27 = true;
                                                const len10 = data30.length;
                                                for (let i10 = 0; i10 < len10; i10++) {
                                                  const _errs68 = errors;
                                                  if (!validate170(data30[i10], { instancePath: instancePath + "/webhook_deliveries/" + key16.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i10, parentData: data30, parentDataProperty: i10, rootData, dynamicAnchors })) {
                                                    vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
                                                    errors = vErrors.length;
                                                  }
                                                  var valid27 = _errs68 === errors;
                                                  if (!valid27) {
                                                    break;
                                                  }
                                                }
                                              } else {
                                                validate52.errors = [{ instancePath: instancePath + "/webhook_deliveries/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/webhook_deliveries/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                return false;
                                              }
                                            }
                                            var valid26 = _errs66 === errors;
                                            if (!valid26) {
                                              break;
                                            }
                                          }
                                        }
                                      } else {
                                        validate52.errors = [{ instancePath: instancePath + "/webhook_deliveries", schemaPath: "#/properties/webhook_deliveries/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                        return false;
                                      }
                                    }
                                    var valid0 = _errs62 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.links !== void 0) {
                                      let data32 = data.links;
                                      const _errs69 = errors;
                                      if (errors === _errs69) {
                                        if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                                          for (const key17 in data32) {
                                            const _errs71 = errors;
                                            if (!validate53(key17, { instancePath: instancePath + "/links", parentData: data32, parentDataProperty: "links", rootData, dynamicAnchors })) {
                                              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                              errors = vErrors.length;
                                            }
                                            var valid28 = _errs71 === errors;
                                            if (!valid28) {
                                              const err8 = { instancePath: instancePath + "/links", schemaPath: "#/properties/links/propertyNames", keyword: "propertyNames", params: { propertyName: key17 }, message: "property name must be valid" };
                                              if (vErrors === null) {
                                                vErrors = [err8];
                                              } else {
                                                vErrors.push(err8);
                                              }
                                              errors++;
                                              validate52.errors = vErrors;
                                              return false;
                                              break;
                                            }
                                          }
                                          if (valid28) {
                                            for (const key18 in data32) {
                                              let data33 = data32[key18];
                                              const _errs73 = errors;
                                              if (errors === _errs73) {
                                                if (Array.isArray(data33)) {
                                                  var valid30 = true;
                                                  const len11 = data33.length;
                                                  for (let i11 = 0; i11 < len11; i11++) {
                                                    const _errs75 = errors;
                                                    if (!validate185(data33[i11], { instancePath: instancePath + "/links/" + key18.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i11, parentData: data33, parentDataProperty: i11, rootData, dynamicAnchors })) {
                                                      vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid30 = _errs75 === errors;
                                                    if (!valid30) {
                                                      break;
                                                    }
                                                  }
                                                } else {
                                                  validate52.errors = [{ instancePath: instancePath + "/links/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/links/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                  return false;
                                                }
                                              }
                                              var valid29 = _errs73 === errors;
                                              if (!valid29) {
                                                break;
                                              }
                                            }
                                          }
                                        } else {
                                          validate52.errors = [{ instancePath: instancePath + "/links", schemaPath: "#/properties/links/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                          return false;
                                        }
                                      }
                                      var valid0 = _errs69 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.link_days !== void 0) {
                                        let data35 = data.link_days;
                                        const _errs76 = errors;
                                        if (errors === _errs76) {
                                          if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                                            for (const key19 in data35) {
                                              const _errs78 = errors;
                                              if (!validate53(key19, { instancePath: instancePath + "/link_days", parentData: data35, parentDataProperty: "link_days", rootData, dynamicAnchors })) {
                                                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid31 = _errs78 === errors;
                                              if (!valid31) {
                                                const err9 = { instancePath: instancePath + "/link_days", schemaPath: "#/properties/link_days/propertyNames", keyword: "propertyNames", params: { propertyName: key19 }, message: "property name must be valid" };
                                                if (vErrors === null) {
                                                  vErrors = [err9];
                                                } else {
                                                  vErrors.push(err9);
                                                }
                                                errors++;
                                                validate52.errors = vErrors;
                                                return false;
                                                break;
                                              }
                                            }
                                            if (valid31) {
                                              for (const key20 in data35) {
                                                let data36 = data35[key20];
                                                const _errs80 = errors;
                                                if (errors === _errs80) {
                                                  if (Array.isArray(data36)) {
                                                    var valid33 = true;
                                                    const len12 = data36.length;
                                                    for (let i12 = 0; i12 < len12; i12++) {
                                                      const _errs82 = errors;
                                                      if (!validate216(data36[i12], { instancePath: instancePath + "/link_days/" + key20.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i12, parentData: data36, parentDataProperty: i12, rootData, dynamicAnchors })) {
                                                        vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid33 = _errs82 === errors;
                                                      if (!valid33) {
                                                        break;
                                                      }
                                                    }
                                                  } else {
                                                    validate52.errors = [{ instancePath: instancePath + "/link_days/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/link_days/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                    return false;
                                                  }
                                                }
                                                var valid32 = _errs80 === errors;
                                                if (!valid32) {
                                                  break;
                                                }
                                              }
                                            }
                                          } else {
                                            validate52.errors = [{ instancePath: instancePath + "/link_days", schemaPath: "#/properties/link_days/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs76 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.link_clicks !== void 0) {
                                          let data38 = data.link_clicks;
                                          const _errs83 = errors;
                                          if (errors === _errs83) {
                                            if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                                              for (const key21 in data38) {
                                                const _errs85 = errors;
                                                if (!validate53(key21, { instancePath: instancePath + "/link_clicks", parentData: data38, parentDataProperty: "link_clicks", rootData, dynamicAnchors })) {
                                                  vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                  errors = vErrors.length;
                                                }
                                                var valid34 = _errs85 === errors;
                                                if (!valid34) {
                                                  const err10 = { instancePath: instancePath + "/link_clicks", schemaPath: "#/properties/link_clicks/propertyNames", keyword: "propertyNames", params: { propertyName: key21 }, message: "property name must be valid" };
                                                  if (vErrors === null) {
                                                    vErrors = [err10];
                                                  } else {
                                                    vErrors.push(err10);
                                                  }
                                                  errors++;
                                                  validate52.errors = vErrors;
                                                  return false;
                                                  break;
                                                }
                                              }
                                              if (valid34) {
                                                for (const key22 in data38) {
                                                  let data39 = data38[key22];
                                                  const _errs87 = errors;
                                                  if (errors === _errs87) {
                                                    if (Array.isArray(data39)) {
                                                      var valid36 = true;
                                                      const len13 = data39.length;
                                                      for (let i13 = 0; i13 < len13; i13++) {
                                                        const _errs89 = errors;
                                                        if (!validate221(data39[i13], { instancePath: instancePath + "/link_clicks/" + key22.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i13, parentData: data39, parentDataProperty: i13, rootData, dynamicAnchors })) {
                                                          vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid36 = _errs89 === errors;
                                                        if (!valid36) {
                                                          break;
                                                        }
                                                      }
                                                    } else {
                                                      validate52.errors = [{ instancePath: instancePath + "/link_clicks/" + key22.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/link_clicks/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                      return false;
                                                    }
                                                  }
                                                  var valid35 = _errs87 === errors;
                                                  if (!valid35) {
                                                    break;
                                                  }
                                                }
                                              }
                                            } else {
                                              validate52.errors = [{ instancePath: instancePath + "/link_clicks", schemaPath: "#/properties/link_clicks/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                              return false;
                                            }
                                          }
                                          var valid0 = _errs83 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.link_visitors !== void 0) {
                                            let data41 = data.link_visitors;
                                            const _errs90 = errors;
                                            if (errors === _errs90) {
                                              if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
                                                for (const key23 in data41) {
                                                  const _errs92 = errors;
                                                  if (!validate53(key23, { instancePath: instancePath + "/link_visitors", parentData: data41, parentDataProperty: "link_visitors", rootData, dynamicAnchors })) {
                                                    vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                    errors = vErrors.length;
                                                  }
                                                  var valid37 = _errs92 === errors;
                                                  if (!valid37) {
                                                    const err11 = { instancePath: instancePath + "/link_visitors", schemaPath: "#/properties/link_visitors/propertyNames", keyword: "propertyNames", params: { propertyName: key23 }, message: "property name must be valid" };
                                                    if (vErrors === null) {
                                                      vErrors = [err11];
                                                    } else {
                                                      vErrors.push(err11);
                                                    }
                                                    errors++;
                                                    validate52.errors = vErrors;
                                                    return false;
                                                    break;
                                                  }
                                                }
                                                if (valid37) {
                                                  for (const key24 in data41) {
                                                    let data42 = data41[key24];
                                                    const _errs94 = errors;
                                                    if (errors === _errs94) {
                                                      if (Array.isArray(data42)) {
                                                        var valid39 = true;
                                                        const len14 = data42.length;
                                                        for (let i14 = 0; i14 < len14; i14++) {
                                                          const _errs96 = errors;
                                                          if (!validate227(data42[i14], { instancePath: instancePath + "/link_visitors/" + key24.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i14, parentData: data42, parentDataProperty: i14, rootData, dynamicAnchors })) {
                                                            vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
                                                            errors = vErrors.length;
                                                          }
                                                          var valid39 = _errs96 === errors;
                                                          if (!valid39) {
                                                            break;
                                                          }
                                                        }
                                                      } else {
                                                        validate52.errors = [{ instancePath: instancePath + "/link_visitors/" + key24.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/link_visitors/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid38 = _errs94 === errors;
                                                    if (!valid38) {
                                                      break;
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate52.errors = [{ instancePath: instancePath + "/link_visitors", schemaPath: "#/properties/link_visitors/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                return false;
                                              }
                                            }
                                            var valid0 = _errs90 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.link_salts !== void 0) {
                                              let data44 = data.link_salts;
                                              const _errs97 = errors;
                                              if (errors === _errs97) {
                                                if (Array.isArray(data44)) {
                                                  var valid40 = true;
                                                  const len15 = data44.length;
                                                  for (let i15 = 0; i15 < len15; i15++) {
                                                    const _errs99 = errors;
                                                    if (!validate230(data44[i15], { instancePath: instancePath + "/link_salts/" + i15, parentData: data44, parentDataProperty: i15, rootData, dynamicAnchors })) {
                                                      vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
                                                      errors = vErrors.length;
                                                    }
                                                    var valid40 = _errs99 === errors;
                                                    if (!valid40) {
                                                      break;
                                                    }
                                                  }
                                                } else {
                                                  validate52.errors = [{ instancePath: instancePath + "/link_salts", schemaPath: "#/properties/link_salts/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                  return false;
                                                }
                                              }
                                              var valid0 = _errs97 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.link_recorders !== void 0) {
                                                let data46 = data.link_recorders;
                                                const _errs100 = errors;
                                                if (errors === _errs100) {
                                                  if (Array.isArray(data46)) {
                                                    var valid41 = true;
                                                    const len16 = data46.length;
                                                    for (let i16 = 0; i16 < len16; i16++) {
                                                      const _errs102 = errors;
                                                      if (!validate233(data46[i16], { instancePath: instancePath + "/link_recorders/" + i16, parentData: data46, parentDataProperty: i16, rootData, dynamicAnchors })) {
                                                        vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
                                                        errors = vErrors.length;
                                                      }
                                                      var valid41 = _errs102 === errors;
                                                      if (!valid41) {
                                                        break;
                                                      }
                                                    }
                                                  } else {
                                                    validate52.errors = [{ instancePath: instancePath + "/link_recorders", schemaPath: "#/properties/link_recorders/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                    return false;
                                                  }
                                                }
                                                var valid0 = _errs100 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.link_quarantines !== void 0) {
                                                  let data48 = data.link_quarantines;
                                                  const _errs103 = errors;
                                                  if (errors === _errs103) {
                                                    if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
                                                      for (const key25 in data48) {
                                                        const _errs105 = errors;
                                                        if (!validate53(key25, { instancePath: instancePath + "/link_quarantines", parentData: data48, parentDataProperty: "link_quarantines", rootData, dynamicAnchors })) {
                                                          vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                          errors = vErrors.length;
                                                        }
                                                        var valid42 = _errs105 === errors;
                                                        if (!valid42) {
                                                          const err12 = { instancePath: instancePath + "/link_quarantines", schemaPath: "#/properties/link_quarantines/propertyNames", keyword: "propertyNames", params: { propertyName: key25 }, message: "property name must be valid" };
                                                          if (vErrors === null) {
                                                            vErrors = [err12];
                                                          } else {
                                                            vErrors.push(err12);
                                                          }
                                                          errors++;
                                                          validate52.errors = vErrors;
                                                          return false;
                                                          break;
                                                        }
                                                      }
                                                      if (valid42) {
                                                        for (const key26 in data48) {
                                                          let data49 = data48[key26];
                                                          const _errs107 = errors;
                                                          if (errors === _errs107) {
                                                            if (Array.isArray(data49)) {
                                                              var valid44 = true;
                                                              const len17 = data49.length;
                                                              for (let i17 = 0; i17 < len17; i17++) {
                                                                const _errs109 = errors;
                                                                if (!validate238(data49[i17], { instancePath: instancePath + "/link_quarantines/" + key26.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i17, parentData: data49, parentDataProperty: i17, rootData, dynamicAnchors })) {
                                                                  vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
                                                                  errors = vErrors.length;
                                                                }
                                                                var valid44 = _errs109 === errors;
                                                                if (!valid44) {
                                                                  break;
                                                                }
                                                              }
                                                            } else {
                                                              validate52.errors = [{ instancePath: instancePath + "/link_quarantines/" + key26.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/link_quarantines/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                              return false;
                                                            }
                                                          }
                                                          var valid43 = _errs107 === errors;
                                                          if (!valid43) {
                                                            break;
                                                          }
                                                        }
                                                      }
                                                    } else {
                                                      validate52.errors = [{ instancePath: instancePath + "/link_quarantines", schemaPath: "#/properties/link_quarantines/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                      return false;
                                                    }
                                                  }
                                                  var valid0 = _errs103 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.idempotent_requests !== void 0) {
                                                    let data51 = data.idempotent_requests;
                                                    const _errs110 = errors;
                                                    if (errors === _errs110) {
                                                      if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                                                        for (const key27 in data51) {
                                                          const _errs112 = errors;
                                                          if (!validate53(key27, { instancePath: instancePath + "/idempotent_requests", parentData: data51, parentDataProperty: "idempotent_requests", rootData, dynamicAnchors })) {
                                                            vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                            errors = vErrors.length;
                                                          }
                                                          var valid45 = _errs112 === errors;
                                                          if (!valid45) {
                                                            const err13 = { instancePath: instancePath + "/idempotent_requests", schemaPath: "#/properties/idempotent_requests/propertyNames", keyword: "propertyNames", params: { propertyName: key27 }, message: "property name must be valid" };
                                                            if (vErrors === null) {
                                                              vErrors = [err13];
                                                            } else {
                                                              vErrors.push(err13);
                                                            }
                                                            errors++;
                                                            validate52.errors = vErrors;
                                                            return false;
                                                            break;
                                                          }
                                                        }
                                                        if (valid45) {
                                                          for (const key28 in data51) {
                                                            let data52 = data51[key28];
                                                            const _errs114 = errors;
                                                            if (errors === _errs114) {
                                                              if (Array.isArray(data52)) {
                                                                var valid47 = true;
                                                                const len18 = data52.length;
                                                                for (let i18 = 0; i18 < len18; i18++) {
                                                                  const _errs116 = errors;
                                                                  if (!validate242(data52[i18], { instancePath: instancePath + "/idempotent_requests/" + key28.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i18, parentData: data52, parentDataProperty: i18, rootData, dynamicAnchors })) {
                                                                    vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
                                                                    errors = vErrors.length;
                                                                  }
                                                                  var valid47 = _errs116 === errors;
                                                                  if (!valid47) {
                                                                    break;
                                                                  }
                                                                }
                                                              } else {
                                                                validate52.errors = [{ instancePath: instancePath + "/idempotent_requests/" + key28.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/idempotent_requests/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                return false;
                                                              }
                                                            }
                                                            var valid46 = _errs114 === errors;
                                                            if (!valid46) {
                                                              break;
                                                            }
                                                          }
                                                        }
                                                      } else {
                                                        validate52.errors = [{ instancePath: instancePath + "/idempotent_requests", schemaPath: "#/properties/idempotent_requests/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid0 = _errs110 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.automation_endpoints !== void 0) {
                                                      let data54 = data.automation_endpoints;
                                                      const _errs117 = errors;
                                                      if (errors === _errs117) {
                                                        if (data54 && typeof data54 == "object" && !Array.isArray(data54)) {
                                                          for (const key29 in data54) {
                                                            const _errs119 = errors;
                                                            if (!validate53(key29, { instancePath: instancePath + "/automation_endpoints", parentData: data54, parentDataProperty: "automation_endpoints", rootData, dynamicAnchors })) {
                                                              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                              errors = vErrors.length;
                                                            }
                                                            var valid48 = _errs119 === errors;
                                                            if (!valid48) {
                                                              const err14 = { instancePath: instancePath + "/automation_endpoints", schemaPath: "#/properties/automation_endpoints/propertyNames", keyword: "propertyNames", params: { propertyName: key29 }, message: "property name must be valid" };
                                                              if (vErrors === null) {
                                                                vErrors = [err14];
                                                              } else {
                                                                vErrors.push(err14);
                                                              }
                                                              errors++;
                                                              validate52.errors = vErrors;
                                                              return false;
                                                              break;
                                                            }
                                                          }
                                                          if (valid48) {
                                                            for (const key30 in data54) {
                                                              let data55 = data54[key30];
                                                              const _errs121 = errors;
                                                              if (errors === _errs121) {
                                                                if (Array.isArray(data55)) {
                                                                  var valid50 = true;
                                                                  const len19 = data55.length;
                                                                  for (let i19 = 0; i19 < len19; i19++) {
                                                                    const _errs123 = errors;
                                                                    if (!validate247(data55[i19], { instancePath: instancePath + "/automation_endpoints/" + key30.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i19, parentData: data55, parentDataProperty: i19, rootData, dynamicAnchors })) {
                                                                      vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
                                                                      errors = vErrors.length;
                                                                    }
                                                                    var valid50 = _errs123 === errors;
                                                                    if (!valid50) {
                                                                      break;
                                                                    }
                                                                  }
                                                                } else {
                                                                  validate52.errors = [{ instancePath: instancePath + "/automation_endpoints/" + key30.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/automation_endpoints/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                  return false;
                                                                }
                                                              }
                                                              var valid49 = _errs121 === errors;
                                                              if (!valid49) {
                                                                break;
                                                              }
                                                            }
                                                          }
                                                        } else {
                                                          validate52.errors = [{ instancePath: instancePath + "/automation_endpoints", schemaPath: "#/properties/automation_endpoints/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                          return false;
                                                        }
                                                      }
                                                      var valid0 = _errs117 === errors;
                                                    } else {
                                                      var valid0 = true;
                                                    }
                                                    if (valid0) {
                                                      if (data.automation_events !== void 0) {
                                                        let data57 = data.automation_events;
                                                        const _errs124 = errors;
                                                        if (errors === _errs124) {
                                                          if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
                                                            for (const key31 in data57) {
                                                              const _errs126 = errors;
                                                              if (!validate53(key31, { instancePath: instancePath + "/automation_events", parentData: data57, parentDataProperty: "automation_events", rootData, dynamicAnchors })) {
                                                                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                                errors = vErrors.length;
                                                              }
                                                              var valid51 = _errs126 === errors;
                                                              if (!valid51) {
                                                                const err15 = { instancePath: instancePath + "/automation_events", schemaPath: "#/properties/automation_events/propertyNames", keyword: "propertyNames", params: { propertyName: key31 }, message: "property name must be valid" };
                                                                if (vErrors === null) {
                                                                  vErrors = [err15];
                                                                } else {
                                                                  vErrors.push(err15);
                                                                }
                                                                errors++;
                                                                validate52.errors = vErrors;
                                                                return false;
                                                                break;
                                                              }
                                                            }
                                                            if (valid51) {
                                                              for (const key32 in data57) {
                                                                let data58 = data57[key32];
                                                                const _errs128 = errors;
                                                                if (errors === _errs128) {
                                                                  if (Array.isArray(data58)) {
                                                                    var valid53 = true;
                                                                    const len20 = data58.length;
                                                                    for (let i20 = 0; i20 < len20; i20++) {
                                                                      const _errs130 = errors;
                                                                      if (!validate260(data58[i20], { instancePath: instancePath + "/automation_events/" + key32.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i20, parentData: data58, parentDataProperty: i20, rootData, dynamicAnchors })) {
                                                                        vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
                                                                        errors = vErrors.length;
                                                                      }
                                                                      var valid53 = _errs130 === errors;
                                                                      if (!valid53) {
                                                                        break;
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate52.errors = [{ instancePath: instancePath + "/automation_events/" + key32.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/automation_events/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid52 = _errs128 === errors;
                                                                if (!valid52) {
                                                                  break;
                                                                }
                                                              }
                                                            }
                                                          } else {
                                                            validate52.errors = [{ instancePath: instancePath + "/automation_events", schemaPath: "#/properties/automation_events/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                            return false;
                                                          }
                                                        }
                                                        var valid0 = _errs124 === errors;
                                                      } else {
                                                        var valid0 = true;
                                                      }
                                                      if (valid0) {
                                                        if (data.automation_requests !== void 0) {
                                                          let data60 = data.automation_requests;
                                                          const _errs131 = errors;
                                                          if (errors === _errs131) {
                                                            if (data60 && typeof data60 == "object" && !Array.isArray(data60)) {
                                                              for (const key33 in data60) {
                                                                const _errs133 = errors;
                                                                if (!validate53(key33, { instancePath: instancePath + "/automation_requests", parentData: data60, parentDataProperty: "automation_requests", rootData, dynamicAnchors })) {
                                                                  vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                                  errors = vErrors.length;
                                                                }
                                                                var valid54 = _errs133 === errors;
                                                                if (!valid54) {
                                                                  const err16 = { instancePath: instancePath + "/automation_requests", schemaPath: "#/properties/automation_requests/propertyNames", keyword: "propertyNames", params: { propertyName: key33 }, message: "property name must be valid" };
                                                                  if (vErrors === null) {
                                                                    vErrors = [err16];
                                                                  } else {
                                                                    vErrors.push(err16);
                                                                  }
                                                                  errors++;
                                                                  validate52.errors = vErrors;
                                                                  return false;
                                                                  break;
                                                                }
                                                              }
                                                              if (valid54) {
                                                                for (const key34 in data60) {
                                                                  let data61 = data60[key34];
                                                                  const _errs135 = errors;
                                                                  if (errors === _errs135) {
                                                                    if (Array.isArray(data61)) {
                                                                      var valid56 = true;
                                                                      const len21 = data61.length;
                                                                      for (let i21 = 0; i21 < len21; i21++) {
                                                                        const _errs137 = errors;
                                                                        if (!validate271(data61[i21], { instancePath: instancePath + "/automation_requests/" + key34.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i21, parentData: data61, parentDataProperty: i21, rootData, dynamicAnchors })) {
                                                                          vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
                                                                          errors = vErrors.length;
                                                                        }
                                                                        var valid56 = _errs137 === errors;
                                                                        if (!valid56) {
                                                                          break;
                                                                        }
                                                                      }
                                                                    } else {
                                                                      validate52.errors = [{ instancePath: instancePath + "/automation_requests/" + key34.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/automation_requests/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid55 = _errs135 === errors;
                                                                  if (!valid55) {
                                                                    break;
                                                                  }
                                                                }
                                                              }
                                                            } else {
                                                              validate52.errors = [{ instancePath: instancePath + "/automation_requests", schemaPath: "#/properties/automation_requests/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                              return false;
                                                            }
                                                          }
                                                          var valid0 = _errs131 === errors;
                                                        } else {
                                                          var valid0 = true;
                                                        }
                                                        if (valid0) {
                                                          if (data.automation_numbers !== void 0) {
                                                            let data63 = data.automation_numbers;
                                                            const _errs138 = errors;
                                                            if (errors === _errs138) {
                                                              if (data63 && typeof data63 == "object" && !Array.isArray(data63)) {
                                                                for (const key35 in data63) {
                                                                  const _errs140 = errors;
                                                                  if (!validate53(key35, { instancePath: instancePath + "/automation_numbers", parentData: data63, parentDataProperty: "automation_numbers", rootData, dynamicAnchors })) {
                                                                    vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                                    errors = vErrors.length;
                                                                  }
                                                                  var valid57 = _errs140 === errors;
                                                                  if (!valid57) {
                                                                    const err17 = { instancePath: instancePath + "/automation_numbers", schemaPath: "#/properties/automation_numbers/propertyNames", keyword: "propertyNames", params: { propertyName: key35 }, message: "property name must be valid" };
                                                                    if (vErrors === null) {
                                                                      vErrors = [err17];
                                                                    } else {
                                                                      vErrors.push(err17);
                                                                    }
                                                                    errors++;
                                                                    validate52.errors = vErrors;
                                                                    return false;
                                                                    break;
                                                                  }
                                                                }
                                                                if (valid57) {
                                                                  for (const key36 in data63) {
                                                                    let data64 = data63[key36];
                                                                    const _errs142 = errors;
                                                                    if (errors === _errs142) {
                                                                      if (Array.isArray(data64)) {
                                                                        var valid59 = true;
                                                                        const len22 = data64.length;
                                                                        for (let i22 = 0; i22 < len22; i22++) {
                                                                          const _errs144 = errors;
                                                                          if (!validate276(data64[i22], { instancePath: instancePath + "/automation_numbers/" + key36.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i22, parentData: data64, parentDataProperty: i22, rootData, dynamicAnchors })) {
                                                                            vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
                                                                            errors = vErrors.length;
                                                                          }
                                                                          var valid59 = _errs144 === errors;
                                                                          if (!valid59) {
                                                                            break;
                                                                          }
                                                                        }
                                                                      } else {
                                                                        validate52.errors = [{ instancePath: instancePath + "/automation_numbers/" + key36.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/automation_numbers/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                    var valid58 = _errs142 === errors;
                                                                    if (!valid58) {
                                                                      break;
                                                                    }
                                                                  }
                                                                }
                                                              } else {
                                                                validate52.errors = [{ instancePath: instancePath + "/automation_numbers", schemaPath: "#/properties/automation_numbers/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                return false;
                                                              }
                                                            }
                                                            var valid0 = _errs138 === errors;
                                                          } else {
                                                            var valid0 = true;
                                                          }
                                                          if (valid0) {
                                                            if (data.instances !== void 0) {
                                                              let data66 = data.instances;
                                                              const _errs145 = errors;
                                                              if (errors === _errs145) {
                                                                if (data66 && typeof data66 == "object" && !Array.isArray(data66)) {
                                                                  for (const key37 in data66) {
                                                                    const _errs147 = errors;
                                                                    if (!validate53(key37, { instancePath: instancePath + "/instances", parentData: data66, parentDataProperty: "instances", rootData, dynamicAnchors })) {
                                                                      vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                                      errors = vErrors.length;
                                                                    }
                                                                    var valid60 = _errs147 === errors;
                                                                    if (!valid60) {
                                                                      const err18 = { instancePath: instancePath + "/instances", schemaPath: "#/properties/instances/propertyNames", keyword: "propertyNames", params: { propertyName: key37 }, message: "property name must be valid" };
                                                                      if (vErrors === null) {
                                                                        vErrors = [err18];
                                                                      } else {
                                                                        vErrors.push(err18);
                                                                      }
                                                                      errors++;
                                                                      validate52.errors = vErrors;
                                                                      return false;
                                                                      break;
                                                                    }
                                                                  }
                                                                  if (valid60) {
                                                                    for (const key38 in data66) {
                                                                      let data67 = data66[key38];
                                                                      const _errs149 = errors;
                                                                      if (errors === _errs149) {
                                                                        if (Array.isArray(data67)) {
                                                                          var valid62 = true;
                                                                          const len23 = data67.length;
                                                                          for (let i23 = 0; i23 < len23; i23++) {
                                                                            const _errs151 = errors;
                                                                            if (!validate279(data67[i23], { instancePath: instancePath + "/instances/" + key38.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i23, parentData: data67, parentDataProperty: i23, rootData, dynamicAnchors })) {
                                                                              vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
                                                                              errors = vErrors.length;
                                                                            }
                                                                            var valid62 = _errs151 === errors;
                                                                            if (!valid62) {
                                                                              break;
                                                                            }
                                                                          }
                                                                        } else {
                                                                          validate52.errors = [{ instancePath: instancePath + "/instances/" + key38.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/instances/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                          return false;
                                                                        }
                                                                      }
                                                                      var valid61 = _errs149 === errors;
                                                                      if (!valid61) {
                                                                        break;
                                                                      }
                                                                    }
                                                                  }
                                                                } else {
                                                                  validate52.errors = [{ instancePath: instancePath + "/instances", schemaPath: "#/properties/instances/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                  return false;
                                                                }
                                                              }
                                                              var valid0 = _errs145 === errors;
                                                            } else {
                                                              var valid0 = true;
                                                            }
                                                            if (valid0) {
                                                              if (data.messages !== void 0) {
                                                                let data69 = data.messages;
                                                                const _errs152 = errors;
                                                                if (errors === _errs152) {
                                                                  if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
                                                                    for (const key39 in data69) {
                                                                      const _errs154 = errors;
                                                                      if (!validate53(key39, { instancePath: instancePath + "/messages", parentData: data69, parentDataProperty: "messages", rootData, dynamicAnchors })) {
                                                                        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                                        errors = vErrors.length;
                                                                      }
                                                                      var valid63 = _errs154 === errors;
                                                                      if (!valid63) {
                                                                        const err19 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/propertyNames", keyword: "propertyNames", params: { propertyName: key39 }, message: "property name must be valid" };
                                                                        if (vErrors === null) {
                                                                          vErrors = [err19];
                                                                        } else {
                                                                          vErrors.push(err19);
                                                                        }
                                                                        errors++;
                                                                        validate52.errors = vErrors;
                                                                        return false;
                                                                        break;
                                                                      }
                                                                    }
                                                                    if (valid63) {
                                                                      for (const key40 in data69) {
                                                                        let data70 = data69[key40];
                                                                        const _errs156 = errors;
                                                                        if (errors === _errs156) {
                                                                          if (Array.isArray(data70)) {
                                                                            var valid65 = true;
                                                                            const len24 = data70.length;
                                                                            for (let i24 = 0; i24 < len24; i24++) {
                                                                              const _errs158 = errors;
                                                                              if (!validate295(data70[i24], { instancePath: instancePath + "/messages/" + key40.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i24, parentData: data70, parentDataProperty: i24, rootData, dynamicAnchors })) {
                                                                                vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
                                                                                errors = vErrors.length;
                                                                              }
                                                                              var valid65 = _errs158 === errors;
                                                                              if (!valid65) {
                                                                                break;
                                                                              }
                                                                            }
                                                                          } else {
                                                                            validate52.errors = [{ instancePath: instancePath + "/messages/" + key40.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/messages/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                            return false;
                                                                          }
                                                                        }
                                                                        var valid64 = _errs156 === errors;
                                                                        if (!valid64) {
                                                                          break;
                                                                        }
                                                                      }
                                                                    }
                                                                  } else {
                                                                    validate52.errors = [{ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                    return false;
                                                                  }
                                                                }
                                                                var valid0 = _errs152 === errors;
                                                              } else {
                                                                var valid0 = true;
                                                              }
                                                              if (valid0) {
                                                                if (data.chats !== void 0) {
                                                                  let data72 = data.chats;
                                                                  const _errs159 = errors;
                                                                  if (errors === _errs159) {
                                                                    if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
                                                                      for (const key41 in data72) {
                                                                        const _errs161 = errors;
                                                                        if (!validate53(key41, { instancePath: instancePath + "/chats", parentData: data72, parentDataProperty: "chats", rootData, dynamicAnchors })) {
                                                                          vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                                          errors = vErrors.length;
                                                                        }
                                                                        var valid66 = _errs161 === errors;
                                                                        if (!valid66) {
                                                                          const err20 = { instancePath: instancePath + "/chats", schemaPath: "#/properties/chats/propertyNames", keyword: "propertyNames", params: { propertyName: key41 }, message: "property name must be valid" };
                                                                          if (vErrors === null) {
                                                                            vErrors = [err20];
                                                                          } else {
                                                                            vErrors.push(err20);
                                                                          }
                                                                          errors++;
                                                                          validate52.errors = vErrors;
                                                                          return false;
                                                                          break;
                                                                        }
                                                                      }
                                                                      if (valid66) {
                                                                        for (const key42 in data72) {
                                                                          let data73 = data72[key42];
                                                                          const _errs163 = errors;
                                                                          if (errors === _errs163) {
                                                                            if (Array.isArray(data73)) {
                                                                              var valid68 = true;
                                                                              const len25 = data73.length;
                                                                              for (let i25 = 0; i25 < len25; i25++) {
                                                                                const _errs165 = errors;
                                                                                if (!validate338(data73[i25], { instancePath: instancePath + "/chats/" + key42.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i25, parentData: data73, parentDataProperty: i25, rootData, dynamicAnchors })) {
                                                                                  vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
                                                                                  errors = vErrors.length;
                                                                                }
                                                                                var valid68 = _errs165 === errors;
                                                                                if (!valid68) {
                                                                                  break;
                                                                                }
                                                                              }
                                                                            } else {
                                                                              validate52.errors = [{ instancePath: instancePath + "/chats/" + key42.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/chats/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                              return false;
                                                                            }
                                                                          }
                                                                          var valid67 = _errs163 === errors;
                                                                          if (!valid67) {
                                                                            break;
                                                                          }
                                                                        }
                                                                      }
                                                                    } else {
                                                                      validate52.errors = [{ instancePath: instancePath + "/chats", schemaPath: "#/properties/chats/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid0 = _errs159 === errors;
                                                                } else {
                                                                  var valid0 = true;
                                                                }
                                                                if (valid0) {
                                                                  if (data.contacts !== void 0) {
                                                                    let data75 = data.contacts;
                                                                    const _errs166 = errors;
                                                                    if (errors === _errs166) {
                                                                      if (data75 && typeof data75 == "object" && !Array.isArray(data75)) {
                                                                        for (const key43 in data75) {
                                                                          const _errs168 = errors;
                                                                          if (!validate53(key43, { instancePath: instancePath + "/contacts", parentData: data75, parentDataProperty: "contacts", rootData, dynamicAnchors })) {
                                                                            vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                                            errors = vErrors.length;
                                                                          }
                                                                          var valid69 = _errs168 === errors;
                                                                          if (!valid69) {
                                                                            const err21 = { instancePath: instancePath + "/contacts", schemaPath: "#/properties/contacts/propertyNames", keyword: "propertyNames", params: { propertyName: key43 }, message: "property name must be valid" };
                                                                            if (vErrors === null) {
                                                                              vErrors = [err21];
                                                                            } else {
                                                                              vErrors.push(err21);
                                                                            }
                                                                            errors++;
                                                                            validate52.errors = vErrors;
                                                                            return false;
                                                                            break;
                                                                          }
                                                                        }
                                                                        if (valid69) {
                                                                          for (const key44 in data75) {
                                                                            let data76 = data75[key44];
                                                                            const _errs170 = errors;
                                                                            if (errors === _errs170) {
                                                                              if (Array.isArray(data76)) {
                                                                                var valid71 = true;
                                                                                const len26 = data76.length;
                                                                                for (let i26 = 0; i26 < len26; i26++) {
                                                                                  const _errs172 = errors;
                                                                                  if (!validate344(data76[i26], { instancePath: instancePath + "/contacts/" + key44.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i26, parentData: data76, parentDataProperty: i26, rootData, dynamicAnchors })) {
                                                                                    vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
                                                                                    errors = vErrors.length;
                                                                                  }
                                                                                  var valid71 = _errs172 === errors;
                                                                                  if (!valid71) {
                                                                                    break;
                                                                                  }
                                                                                }
                                                                              } else {
                                                                                validate52.errors = [{ instancePath: instancePath + "/contacts/" + key44.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/contacts/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                                return false;
                                                                              }
                                                                            }
                                                                            var valid70 = _errs170 === errors;
                                                                            if (!valid70) {
                                                                              break;
                                                                            }
                                                                          }
                                                                        }
                                                                      } else {
                                                                        validate52.errors = [{ instancePath: instancePath + "/contacts", schemaPath: "#/properties/contacts/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                    var valid0 = _errs166 === errors;
                                                                  } else {
                                                                    var valid0 = true;
                                                                  }
                                                                  if (valid0) {
                                                                    if (data.chat_groups !== void 0) {
                                                                      let data78 = data.chat_groups;
                                                                      const _errs173 = errors;
                                                                      if (errors === _errs173) {
                                                                        if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
                                                                          for (const key45 in data78) {
                                                                            const _errs175 = errors;
                                                                            if (!validate53(key45, { instancePath: instancePath + "/chat_groups", parentData: data78, parentDataProperty: "chat_groups", rootData, dynamicAnchors })) {
                                                                              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                                              errors = vErrors.length;
                                                                            }
                                                                            var valid72 = _errs175 === errors;
                                                                            if (!valid72) {
                                                                              const err22 = { instancePath: instancePath + "/chat_groups", schemaPath: "#/properties/chat_groups/propertyNames", keyword: "propertyNames", params: { propertyName: key45 }, message: "property name must be valid" };
                                                                              if (vErrors === null) {
                                                                                vErrors = [err22];
                                                                              } else {
                                                                                vErrors.push(err22);
                                                                              }
                                                                              errors++;
                                                                              validate52.errors = vErrors;
                                                                              return false;
                                                                              break;
                                                                            }
                                                                          }
                                                                          if (valid72) {
                                                                            for (const key46 in data78) {
                                                                              let data79 = data78[key46];
                                                                              const _errs177 = errors;
                                                                              if (errors === _errs177) {
                                                                                if (Array.isArray(data79)) {
                                                                                  var valid74 = true;
                                                                                  const len27 = data79.length;
                                                                                  for (let i27 = 0; i27 < len27; i27++) {
                                                                                    const _errs179 = errors;
                                                                                    if (!validate353(data79[i27], { instancePath: instancePath + "/chat_groups/" + key46.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i27, parentData: data79, parentDataProperty: i27, rootData, dynamicAnchors })) {
                                                                                      vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
                                                                                      errors = vErrors.length;
                                                                                    }
                                                                                    var valid74 = _errs179 === errors;
                                                                                    if (!valid74) {
                                                                                      break;
                                                                                    }
                                                                                  }
                                                                                } else {
                                                                                  validate52.errors = [{ instancePath: instancePath + "/chat_groups/" + key46.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/chat_groups/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                                  return false;
                                                                                }
                                                                              }
                                                                              var valid73 = _errs177 === errors;
                                                                              if (!valid73) {
                                                                                break;
                                                                              }
                                                                            }
                                                                          }
                                                                        } else {
                                                                          validate52.errors = [{ instancePath: instancePath + "/chat_groups", schemaPath: "#/properties/chat_groups/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                          return false;
                                                                        }
                                                                      }
                                                                      var valid0 = _errs173 === errors;
                                                                    } else {
                                                                      var valid0 = true;
                                                                    }
                                                                    if (valid0) {
                                                                      if (data.media !== void 0) {
                                                                        let data81 = data.media;
                                                                        const _errs180 = errors;
                                                                        if (errors === _errs180) {
                                                                          if (data81 && typeof data81 == "object" && !Array.isArray(data81)) {
                                                                            for (const key47 in data81) {
                                                                              const _errs182 = errors;
                                                                              if (!validate53(key47, { instancePath: instancePath + "/media", parentData: data81, parentDataProperty: "media", rootData, dynamicAnchors })) {
                                                                                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                                                errors = vErrors.length;
                                                                              }
                                                                              var valid75 = _errs182 === errors;
                                                                              if (!valid75) {
                                                                                const err23 = { instancePath: instancePath + "/media", schemaPath: "#/properties/media/propertyNames", keyword: "propertyNames", params: { propertyName: key47 }, message: "property name must be valid" };
                                                                                if (vErrors === null) {
                                                                                  vErrors = [err23];
                                                                                } else {
                                                                                  vErrors.push(err23);
                                                                                }
                                                                                errors++;
                                                                                validate52.errors = vErrors;
                                                                                return false;
                                                                                break;
                                                                              }
                                                                            }
                                                                            if (valid75) {
                                                                              for (const key48 in data81) {
                                                                                let data82 = data81[key48];
                                                                                const _errs184 = errors;
                                                                                if (errors === _errs184) {
                                                                                  if (Array.isArray(data82)) {
                                                                                    var valid77 = true;
                                                                                    const len28 = data82.length;
                                                                                    for (let i28 = 0; i28 < len28; i28++) {
                                                                                      const _errs186 = errors;
                                                                                      if (!validate367(data82[i28], { instancePath: instancePath + "/media/" + key48.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i28, parentData: data82, parentDataProperty: i28, rootData, dynamicAnchors })) {
                                                                                        vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
                                                                                        errors = vErrors.length;
                                                                                      }
                                                                                      var valid77 = _errs186 === errors;
                                                                                      if (!valid77) {
                                                                                        break;
                                                                                      }
                                                                                    }
                                                                                  } else {
                                                                                    validate52.errors = [{ instancePath: instancePath + "/media/" + key48.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/media/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                                    return false;
                                                                                  }
                                                                                }
                                                                                var valid76 = _errs184 === errors;
                                                                                if (!valid76) {
                                                                                  break;
                                                                                }
                                                                              }
                                                                            }
                                                                          } else {
                                                                            validate52.errors = [{ instancePath: instancePath + "/media", schemaPath: "#/properties/media/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                            return false;
                                                                          }
                                                                        }
                                                                        var valid0 = _errs180 === errors;
                                                                      } else {
                                                                        var valid0 = true;
                                                                      }
                                                                      if (valid0) {
                                                                        if (data.channel_commands !== void 0) {
                                                                          let data84 = data.channel_commands;
                                                                          const _errs187 = errors;
                                                                          if (errors === _errs187) {
                                                                            if (data84 && typeof data84 == "object" && !Array.isArray(data84)) {
                                                                              for (const key49 in data84) {
                                                                                const _errs189 = errors;
                                                                                if (!validate53(key49, { instancePath: instancePath + "/channel_commands", parentData: data84, parentDataProperty: "channel_commands", rootData, dynamicAnchors })) {
                                                                                  vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                                                  errors = vErrors.length;
                                                                                }
                                                                                var valid78 = _errs189 === errors;
                                                                                if (!valid78) {
                                                                                  const err24 = { instancePath: instancePath + "/channel_commands", schemaPath: "#/properties/channel_commands/propertyNames", keyword: "propertyNames", params: { propertyName: key49 }, message: "property name must be valid" };
                                                                                  if (vErrors === null) {
                                                                                    vErrors = [err24];
                                                                                  } else {
                                                                                    vErrors.push(err24);
                                                                                  }
                                                                                  errors++;
                                                                                  validate52.errors = vErrors;
                                                                                  return false;
                                                                                  break;
                                                                                }
                                                                              }
                                                                              if (valid78) {
                                                                                for (const key50 in data84) {
                                                                                  let data85 = data84[key50];
                                                                                  const _errs191 = errors;
                                                                                  if (errors === _errs191) {
                                                                                    if (Array.isArray(data85)) {
                                                                                      var valid80 = true;
                                                                                      const len29 = data85.length;
                                                                                      for (let i29 = 0; i29 < len29; i29++) {
                                                                                        const _errs193 = errors;
                                                                                        if (!validate372(data85[i29], { instancePath: instancePath + "/channel_commands/" + key50.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i29, parentData: data85, parentDataProperty: i29, rootData, dynamicAnchors })) {
                                                                                          vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
                                                                                          errors = vErrors.length;
                                                                                        }
                                                                                        var valid80 = _errs193 === errors;
                                                                                        if (!valid80) {
                                                                                          break;
                                                                                        }
                                                                                      }
                                                                                    } else {
                                                                                      validate52.errors = [{ instancePath: instancePath + "/channel_commands/" + key50.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/channel_commands/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                                      return false;
                                                                                    }
                                                                                  }
                                                                                  var valid79 = _errs191 === errors;
                                                                                  if (!valid79) {
                                                                                    break;
                                                                                  }
                                                                                }
                                                                              }
                                                                            } else {
                                                                              validate52.errors = [{ instancePath: instancePath + "/channel_commands", schemaPath: "#/properties/channel_commands/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                              return false;
                                                                            }
                                                                          }
                                                                          var valid0 = _errs187 === errors;
                                                                        } else {
                                                                          var valid0 = true;
                                                                        }
                                                                        if (valid0) {
                                                                          if (data.channel_events !== void 0) {
                                                                            let data87 = data.channel_events;
                                                                            const _errs194 = errors;
                                                                            if (errors === _errs194) {
                                                                              if (data87 && typeof data87 == "object" && !Array.isArray(data87)) {
                                                                                for (const key51 in data87) {
                                                                                  const _errs196 = errors;
                                                                                  if (!validate53(key51, { instancePath: instancePath + "/channel_events", parentData: data87, parentDataProperty: "channel_events", rootData, dynamicAnchors })) {
                                                                                    vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                                                    errors = vErrors.length;
                                                                                  }
                                                                                  var valid81 = _errs196 === errors;
                                                                                  if (!valid81) {
                                                                                    const err25 = { instancePath: instancePath + "/channel_events", schemaPath: "#/properties/channel_events/propertyNames", keyword: "propertyNames", params: { propertyName: key51 }, message: "property name must be valid" };
                                                                                    if (vErrors === null) {
                                                                                      vErrors = [err25];
                                                                                    } else {
                                                                                      vErrors.push(err25);
                                                                                    }
                                                                                    errors++;
                                                                                    validate52.errors = vErrors;
                                                                                    return false;
                                                                                    break;
                                                                                  }
                                                                                }
                                                                                if (valid81) {
                                                                                  for (const key52 in data87) {
                                                                                    let data88 = data87[key52];
                                                                                    const _errs198 = errors;
                                                                                    if (errors === _errs198) {
                                                                                      if (Array.isArray(data88)) {
                                                                                        var valid83 = true;
                                                                                        const len30 = data88.length;
                                                                                        for (let i30 = 0; i30 < len30; i30++) {
                                                                                          const _errs200 = errors;
                                                                                          if (!validate381(data88[i30], { instancePath: instancePath + "/channel_events/" + key52.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i30, parentData: data88, parentDataProperty: i30, rootData, dynamicAnchors })) {
                                                                                            vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
                                                                                            errors = vErrors.length;
                                                                                          }
                                                                                          var valid83 = _errs200 === errors;
                                                                                          if (!valid83) {
                                                                                            break;
                                                                                          }
                                                                                        }
                                                                                      } else {
                                                                                        validate52.errors = [{ instancePath: instancePath + "/channel_events/" + key52.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/channel_events/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                                        return false;
                                                                                      }
                                                                                    }
                                                                                    var valid82 = _errs198 === errors;
                                                                                    if (!valid82) {
                                                                                      break;
                                                                                    }
                                                                                  }
                                                                                }
                                                                              } else {
                                                                                validate52.errors = [{ instancePath: instancePath + "/channel_events", schemaPath: "#/properties/channel_events/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                                return false;
                                                                              }
                                                                            }
                                                                            var valid0 = _errs194 === errors;
                                                                          } else {
                                                                            var valid0 = true;
                                                                          }
                                                                          if (valid0) {
                                                                            if (data.messaging_numbers !== void 0) {
                                                                              let data90 = data.messaging_numbers;
                                                                              const _errs201 = errors;
                                                                              if (errors === _errs201) {
                                                                                if (data90 && typeof data90 == "object" && !Array.isArray(data90)) {
                                                                                  for (const key53 in data90) {
                                                                                    const _errs203 = errors;
                                                                                    if (!validate53(key53, { instancePath: instancePath + "/messaging_numbers", parentData: data90, parentDataProperty: "messaging_numbers", rootData, dynamicAnchors })) {
                                                                                      vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                                                                                      errors = vErrors.length;
                                                                                    }
                                                                                    var valid84 = _errs203 === errors;
                                                                                    if (!valid84) {
                                                                                      const err26 = { instancePath: instancePath + "/messaging_numbers", schemaPath: "#/properties/messaging_numbers/propertyNames", keyword: "propertyNames", params: { propertyName: key53 }, message: "property name must be valid" };
                                                                                      if (vErrors === null) {
                                                                                        vErrors = [err26];
                                                                                      } else {
                                                                                        vErrors.push(err26);
                                                                                      }
                                                                                      errors++;
                                                                                      validate52.errors = vErrors;
                                                                                      return false;
                                                                                      break;
                                                                                    }
                                                                                  }
                                                                                  if (valid84) {
                                                                                    for (const key54 in data90) {
                                                                                      let data91 = data90[key54];
                                                                                      const _errs205 = errors;
                                                                                      if (errors === _errs205) {
                                                                                        if (Array.isArray(data91)) {
                                                                                          var valid86 = true;
                                                                                          const len31 = data91.length;
                                                                                          for (let i31 = 0; i31 < len31; i31++) {
                                                                                            const _errs207 = errors;
                                                                                            if (!validate387(data91[i31], { instancePath: instancePath + "/messaging_numbers/" + key54.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i31, parentData: data91, parentDataProperty: i31, rootData, dynamicAnchors })) {
                                                                                              vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
                                                                                              errors = vErrors.length;
                                                                                            }
                                                                                            var valid86 = _errs207 === errors;
                                                                                            if (!valid86) {
                                                                                              break;
                                                                                            }
                                                                                          }
                                                                                        } else {
                                                                                          validate52.errors = [{ instancePath: instancePath + "/messaging_numbers/" + key54.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/messaging_numbers/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                                                                                          return false;
                                                                                        }
                                                                                      }
                                                                                      var valid85 = _errs205 === errors;
                                                                                      if (!valid85) {
                                                                                        break;
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                } else {
                                                                                  validate52.errors = [{ instancePath: instancePath + "/messaging_numbers", schemaPath: "#/properties/messaging_numbers/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                                                                  return false;
                                                                                }
                                                                              }
                                                                              var valid0 = _errs201 === errors;
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
      validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var accounts = validate55;
var workspaces = validate67;
var keys = validate72;
var items = validate84;
var purchases = validate113;
var models = validate125;
var users = validate127;
var memberships = validate132;
var sessions = validate138;
var webhook_endpoints = validate144;
var webhook_events = validate163;
var webhook_deliveries = validate170;
var links = validate185;
var link_days = validate216;
var link_clicks = validate221;
var link_visitors = validate227;
var link_salts = validate230;
var link_recorders = validate233;
var link_quarantines = validate238;
var idempotent_requests = validate242;
var automation_endpoints = validate247;
var automation_events = validate260;
var automation_requests = validate271;
var automation_numbers = validate276;
var instances = validate279;
var messages = validate295;
var chats = validate338;
var contacts = validate344;
var chat_groups = validate353;
var media = validate367;
var channel_commands = validate372;
var channel_events = validate381;
var messaging_numbers = validate387;
export {
  DataFile,
  accounts,
  automation_endpoints,
  automation_events,
  automation_numbers,
  automation_requests,
  channel_commands,
  channel_events,
  chat_groups,
  chats,
  contacts,
  idempotent_requests,
  instances,
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
  sessions,
  users,
  webhook_deliveries,
  webhook_endpoints,
  webhook_events,
  workspaces
};
