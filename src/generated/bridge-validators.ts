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

// <stdin>
var BridgeContactContent = validate21;
function validate21(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.name === void 0 && (missing0 = "name") || data.addresses === void 0 && (missing0 = "addresses")) {
        validate21.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "name" || key0 === "addresses")) {
            validate21.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("contact" !== data.kind) {
              validate21.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "contact" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== void 0) {
              const _errs3 = errors;
              if (typeof data.name !== "string") {
                validate21.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
                return false;
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
                    var valid1 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs7 = errors;
                      if (typeof data2[i0] !== "string") {
                        validate21.errors = [faultOf(instancePath + "/addresses/" + i0, "type", { type: "string" })];
                        return false;
                      }
                      var valid1 = _errs7 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate21.errors = [faultOf(instancePath + "/addresses", "type", { type: "array" })];
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
      validate21.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
var BridgeEventClosed = validate22;
function validate22(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.reason === void 0 && (missing0 = "reason") || data.retry === void 0 && (missing0 = "retry")) {
        validate22.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "reason" || key0 === "retry" || key0 === "logged_out")) {
            validate22.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("closed" !== data.type) {
              validate22.errors = [faultOf(instancePath + "/type", "const", { allowedValue: "closed" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.reason !== void 0) {
              const _errs3 = errors;
              if (typeof data.reason !== "string") {
                validate22.errors = [faultOf(instancePath + "/reason", "type", { type: "string" })];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.retry !== void 0) {
                const _errs5 = errors;
                if (typeof data.retry !== "boolean") {
                  validate22.errors = [faultOf(instancePath + "/retry", "type", { type: "boolean" })];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.logged_out !== void 0) {
                  let data3 = data.logged_out;
                  const _errs7 = errors;
                  const _errs8 = errors;
                  let valid1 = false;
                  const _errs9 = errors;
                  if (typeof data3 !== "boolean") {
                    const err0 = faultOf(instancePath + "/logged_out", "type", { type: "boolean" });
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
                    const _errs11 = errors;
                    if (data3 !== null) {
                      const err1 = faultOf(instancePath + "/logged_out", "type", { type: "null" });
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                    }
                    var _valid0 = _errs11 === errors;
                    valid1 = valid1 || _valid0;
                  }
                  if (!valid1) {
                    const err2 = faultOf(instancePath + "/logged_out", "anyOf", {});
                    if (vErrors === null) {
                      vErrors = [err2];
                    } else {
                      vErrors.push(err2);
                    }
                    errors++;
                    validate22.errors = vErrors;
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
      validate22.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
var BridgeEventContact = validate23;
var func2 = require_ucs2length().default;
var pattern0 = new RegExp("^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$", "u");
function validate24(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (func2(data) > 255) {
        validate24.errors = [faultOf(instancePath, "maxLength", { limit: 255 })];
        return false;
      } else {
        if (func2(data) < 1) {
          validate24.errors = [faultOf(instancePath, "minLength", { limit: 1 })];
          return false;
        } else {
          if (!pattern0.test(data)) {
            validate24.errors = [faultOf(instancePath, "pattern", { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$" })];
            return false;
          }
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
var pattern1 = new RegExp("^(?!\\.{1,2}$)[A-Za-z0-9_.-]{1,200}$", "u");
function validate26(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ref === void 0 && (missing0 = "ref")) {
        validate26.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ref" || key0 === "name")) {
            validate26.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
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
                if (!pattern1.test(data0)) {
                  validate26.errors = [faultOf(instancePath + "/ref", "pattern", { pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_.-]{1,200}$" })];
                  return false;
                }
              } else {
                validate26.errors = [faultOf(instancePath + "/ref", "type", { type: "string" })];
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
              if (typeof data1 !== "string") {
                const err0 = faultOf(instancePath + "/name", "type", { type: "string" });
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs8 = errors;
                if (data1 !== null) {
                  const err1 = faultOf(instancePath + "/name", "type", { type: "null" });
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                }
                var _valid0 = _errs8 === errors;
                valid1 = valid1 || _valid0;
              }
              if (!valid1) {
                const err2 = faultOf(instancePath + "/name", "anyOf", {});
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                validate26.errors = vErrors;
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
      validate26.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate26.errors = vErrors;
  return errors === 0;
}
function validate23(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.address === void 0 && (missing0 = "address")) {
        validate23.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "address" || key0 === "name" || key0 === "picture")) {
            validate23.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("contact" !== data.type) {
              validate23.errors = [faultOf(instancePath + "/type", "const", { allowedValue: "contact" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.address !== void 0) {
              const _errs3 = errors;
              if (!validate24(data.address, instancePath + "/address")) {
                vErrors = joined(vErrors, validate24.errors);
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
                const _errs5 = errors;
                let valid1 = false;
                const _errs6 = errors;
                if (typeof data2 !== "string") {
                  const err0 = faultOf(instancePath + "/name", "type", { type: "string" });
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const _errs8 = errors;
                  if (data2 !== null) {
                    const err1 = faultOf(instancePath + "/name", "type", { type: "null" });
                    if (vErrors === null) {
                      vErrors = [err1];
                    } else {
                      vErrors.push(err1);
                    }
                    errors++;
                  }
                  var _valid0 = _errs8 === errors;
                  valid1 = valid1 || _valid0;
                }
                if (!valid1) {
                  const err2 = faultOf(instancePath + "/name", "anyOf", {});
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                  validate23.errors = vErrors;
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
                if (data.picture !== void 0) {
                  let data3 = data.picture;
                  const _errs10 = errors;
                  const _errs11 = errors;
                  let valid2 = false;
                  const _errs12 = errors;
                  if (!validate26(data3, instancePath + "/picture")) {
                    vErrors = joined(vErrors, validate26.errors);
                    errors = vErrors.length;
                  }
                  var _valid1 = _errs12 === errors;
                  valid2 = valid2 || _valid1;
                  if (!valid2) {
                    const _errs13 = errors;
                    if (data3 !== null) {
                      const err3 = faultOf(instancePath + "/picture", "type", { type: "null" });
                      if (vErrors === null) {
                        vErrors = [err3];
                      } else {
                        vErrors.push(err3);
                      }
                      errors++;
                    }
                    var _valid1 = _errs13 === errors;
                    valid2 = valid2 || _valid1;
                  }
                  if (!valid2) {
                    const err4 = faultOf(instancePath + "/picture", "anyOf", {});
                    if (vErrors === null) {
                      vErrors = [err4];
                    } else {
                      vErrors.push(err4);
                    }
                    errors++;
                    validate23.errors = vErrors;
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
    } else {
      validate23.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}
var BridgeEventDeleted = validate28;
var pattern2 = new RegExp("^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "u");
var formats0 = (init_formats(), __toCommonJS(formats_exports))["date-time"];
var pattern3 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$", "u");
function validate30(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern3.test(data)) {
          validate30.errors = [faultOf(instancePath, "pattern", { pattern: "^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$" })];
          return false;
        } else {
          if (!formats0.validate(data)) {
            validate30.errors = [faultOf(instancePath, "format", { format: "date-time" })];
            return false;
          }
        }
      } else {
        validate30.errors = [faultOf(instancePath, "type", { type: "string" })];
        return false;
      }
    }
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
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.external_id === void 0 && (missing0 = "external_id") || data.at === void 0 && (missing0 = "at")) {
        validate28.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "external_id" || key0 === "chat" || key0 === "at")) {
            validate28.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("deleted" !== data.type) {
              validate28.errors = [faultOf(instancePath + "/type", "const", { allowedValue: "deleted" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.external_id !== void 0) {
              let data1 = data.external_id;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 255) {
                    validate28.errors = [faultOf(instancePath + "/external_id", "maxLength", { limit: 255 })];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate28.errors = [faultOf(instancePath + "/external_id", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern2.test(data1)) {
                        validate28.errors = [faultOf(instancePath + "/external_id", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate28.errors = [faultOf(instancePath + "/external_id", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.chat !== void 0) {
                let data2 = data.chat;
                const _errs5 = errors;
                const _errs6 = errors;
                let valid1 = false;
                const _errs7 = errors;
                if (!validate24(data2, instancePath + "/chat")) {
                  vErrors = joined(vErrors, validate24.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const _errs8 = errors;
                  if (data2 !== null) {
                    const err0 = faultOf(instancePath + "/chat", "type", { type: "null" });
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                  var _valid0 = _errs8 === errors;
                  valid1 = valid1 || _valid0;
                }
                if (!valid1) {
                  const err1 = faultOf(instancePath + "/chat", "anyOf", {});
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                  validate28.errors = vErrors;
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
                if (data.at !== void 0) {
                  const _errs10 = errors;
                  if (!validate30(data.at, instancePath + "/at")) {
                    vErrors = joined(vErrors, validate30.errors);
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
    } else {
      validate28.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}
var BridgeEventEdited = validate32;
function validate35(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.text === void 0 && (missing0 = "text")) {
        validate35.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "text")) {
            validate35.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("text" !== data.kind) {
              validate35.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "text" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.text !== void 0) {
              const _errs3 = errors;
              if (typeof data.text !== "string") {
                validate35.errors = [faultOf(instancePath + "/text", "type", { type: "string" })];
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
      validate35.errors = [faultOf(instancePath, "type", { type: "object" })];
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.latitude === void 0 && (missing0 = "latitude") || data.longitude === void 0 && (missing0 = "longitude")) {
        validate37.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "latitude" || key0 === "longitude" || key0 === "name")) {
            validate37.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("location" !== data.kind) {
              validate37.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "location" })];
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
              if (!(typeof data1 == "number" && isFinite(data1))) {
                validate37.errors = [faultOf(instancePath + "/latitude", "type", { type: "number" })];
                return false;
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
                  validate37.errors = [faultOf(instancePath + "/longitude", "type", { type: "number" })];
                  return false;
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
                  if (typeof data3 !== "string") {
                    const err0 = faultOf(instancePath + "/name", "type", { type: "string" });
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
                    const _errs11 = errors;
                    if (data3 !== null) {
                      const err1 = faultOf(instancePath + "/name", "type", { type: "null" });
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                    }
                    var _valid0 = _errs11 === errors;
                    valid1 = valid1 || _valid0;
                  }
                  if (!valid1) {
                    const err2 = faultOf(instancePath + "/name", "anyOf", {});
                    if (vErrors === null) {
                      vErrors = [err2];
                    } else {
                      vErrors.push(err2);
                    }
                    errors++;
                    validate37.errors = vErrors;
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
      validate37.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate37.errors = vErrors;
  return errors === 0;
}
function validate40(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.question === void 0 && (missing0 = "question") || data.options === void 0 && (missing0 = "options")) {
        validate40.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "question" || key0 === "options" || key0 === "multiple")) {
            validate40.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("poll" !== data.kind) {
              validate40.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "poll" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.question !== void 0) {
              const _errs3 = errors;
              if (typeof data.question !== "string") {
                validate40.errors = [faultOf(instancePath + "/question", "type", { type: "string" })];
                return false;
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
                    var valid1 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs7 = errors;
                      if (typeof data2[i0] !== "string") {
                        validate40.errors = [faultOf(instancePath + "/options/" + i0, "type", { type: "string" })];
                        return false;
                      }
                      var valid1 = _errs7 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate40.errors = [faultOf(instancePath + "/options", "type", { type: "array" })];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.multiple !== void 0) {
                  let data4 = data.multiple;
                  const _errs9 = errors;
                  const _errs10 = errors;
                  let valid2 = false;
                  const _errs11 = errors;
                  if (typeof data4 !== "boolean") {
                    const err0 = faultOf(instancePath + "/multiple", "type", { type: "boolean" });
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                  var _valid0 = _errs11 === errors;
                  valid2 = valid2 || _valid0;
                  if (!valid2) {
                    const _errs13 = errors;
                    if (data4 !== null) {
                      const err1 = faultOf(instancePath + "/multiple", "type", { type: "null" });
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                    }
                    var _valid0 = _errs13 === errors;
                    valid2 = valid2 || _valid0;
                  }
                  if (!valid2) {
                    const err2 = faultOf(instancePath + "/multiple", "anyOf", {});
                    if (vErrors === null) {
                      vErrors = [err2];
                    } else {
                      vErrors.push(err2);
                    }
                    errors++;
                    validate40.errors = vErrors;
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
      validate40.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate40.errors = vErrors;
  return errors === 0;
}
function validate42(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.file === void 0 && (missing0 = "file")) {
        validate42.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "file" || key0 === "caption")) {
            validate42.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("media" !== data.kind) {
              validate42.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "media" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.file !== void 0) {
              const _errs3 = errors;
              if (!validate26(data.file, instancePath + "/file")) {
                vErrors = joined(vErrors, validate26.errors);
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
                if (typeof data2 !== "string") {
                  const err0 = faultOf(instancePath + "/caption", "type", { type: "string" });
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const _errs8 = errors;
                  if (data2 !== null) {
                    const err1 = faultOf(instancePath + "/caption", "type", { type: "null" });
                    if (vErrors === null) {
                      vErrors = [err1];
                    } else {
                      vErrors.push(err1);
                    }
                    errors++;
                  }
                  var _valid0 = _errs8 === errors;
                  valid1 = valid1 || _valid0;
                }
                if (!valid1) {
                  const err2 = faultOf(instancePath + "/caption", "anyOf", {});
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                  validate42.errors = vErrors;
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
      }
    } else {
      validate42.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}
function validate45(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind")) {
        validate45.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        if (data.kind !== void 0) {
          let data0 = data.kind;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func2(data0) > 100) {
                validate45.errors = [faultOf(instancePath + "/kind", "maxLength", { limit: 100 })];
                return false;
              } else {
                if (func2(data0) < 1) {
                  validate45.errors = [faultOf(instancePath + "/kind", "minLength", { limit: 1 })];
                  return false;
                } else {
                  if (!pattern2.test(data0)) {
                    validate45.errors = [faultOf(instancePath + "/kind", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                    return false;
                  }
                }
              }
            } else {
              validate45.errors = [faultOf(instancePath + "/kind", "type", { type: "string" })];
              return false;
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
function validate34(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate35(data, instancePath)) {
    vErrors = joined(vErrors, validate35.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate37(data, instancePath)) {
      vErrors = joined(vErrors, validate37.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate21(data, instancePath)) {
        vErrors = joined(vErrors, validate21.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs4 = errors;
        if (!validate40(data, instancePath)) {
          vErrors = joined(vErrors, validate40.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs4 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs5 = errors;
          if (!validate42(data, instancePath)) {
            vErrors = joined(vErrors, validate42.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs5 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs6 = errors;
            if (!validate45(data, instancePath)) {
              vErrors = joined(vErrors, validate45.errors);
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
    validate34.errors = vErrors;
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
  validate34.errors = vErrors;
  return errors === 0;
}
function validate32(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.external_id === void 0 && (missing0 = "external_id") || data.content === void 0 && (missing0 = "content") || data.at === void 0 && (missing0 = "at")) {
        validate32.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "external_id" || key0 === "chat" || key0 === "content" || key0 === "at")) {
            validate32.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("edited" !== data.type) {
              validate32.errors = [faultOf(instancePath + "/type", "const", { allowedValue: "edited" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.external_id !== void 0) {
              let data1 = data.external_id;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 255) {
                    validate32.errors = [faultOf(instancePath + "/external_id", "maxLength", { limit: 255 })];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate32.errors = [faultOf(instancePath + "/external_id", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern2.test(data1)) {
                        validate32.errors = [faultOf(instancePath + "/external_id", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate32.errors = [faultOf(instancePath + "/external_id", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.chat !== void 0) {
                let data2 = data.chat;
                const _errs5 = errors;
                const _errs6 = errors;
                let valid1 = false;
                const _errs7 = errors;
                if (!validate24(data2, instancePath + "/chat")) {
                  vErrors = joined(vErrors, validate24.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const _errs8 = errors;
                  if (data2 !== null) {
                    const err0 = faultOf(instancePath + "/chat", "type", { type: "null" });
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                  var _valid0 = _errs8 === errors;
                  valid1 = valid1 || _valid0;
                }
                if (!valid1) {
                  const err1 = faultOf(instancePath + "/chat", "anyOf", {});
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                  validate32.errors = vErrors;
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
                if (data.content !== void 0) {
                  const _errs10 = errors;
                  if (!validate34(data.content, instancePath + "/content")) {
                    vErrors = joined(vErrors, validate34.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.at !== void 0) {
                    const _errs11 = errors;
                    if (!validate30(data.at, instancePath + "/at")) {
                      vErrors = joined(vErrors, validate30.errors);
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
      validate32.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate32.errors = vErrors;
  return errors === 0;
}
var BridgeEventGroup = validate49;
var schema22 = { "type": "object", "additionalProperties": false, "required": ["address", "role"], "properties": { "address": { "$ref": "./channel-address.json" }, "role": { "enum": ["member", "admin", "owner"] } }, "$id": "schemas:///messaging/participant.json" };
function validate52(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.role === void 0 && (missing0 = "role")) {
        validate52.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "role")) {
            validate52.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validate24(data.address, instancePath + "/address")) {
              vErrors = joined(vErrors, validate24.errors);
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
                validate52.errors = [faultOf(instancePath + "/role", "enum", { allowedValues: schema22.properties.role.enum })];
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
      validate52.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}
var formats2 = (init_formats(), __toCommonJS(formats_exports)).uri;
function validate56(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (func2(data) > 2048) {
          validate56.errors = [faultOf(instancePath, "maxLength", { limit: 2048 })];
          return false;
        } else {
          if (!formats2(data)) {
            validate56.errors = [faultOf(instancePath, "format", { format: "uri" })];
            return false;
          }
        }
      } else {
        validate56.errors = [faultOf(instancePath, "type", { type: "string" })];
        return false;
      }
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}
function validate50(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.name === void 0 && (missing0 = "name")) {
        validate50.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "name" || key0 === "participants" || key0 === "picture" || key0 === "invite_link")) {
            validate50.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validate24(data.address, instancePath + "/address")) {
              vErrors = joined(vErrors, validate24.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== void 0) {
              const _errs3 = errors;
              if (typeof data.name !== "string") {
                validate50.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
                return false;
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
                        const _errs9 = errors;
                        if (!validate52(data2[i0], instancePath + "/participants/" + i0)) {
                          vErrors = joined(vErrors, validate52.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs9 === errors;
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
                  validate50.errors = vErrors;
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
                if (data.picture !== void 0) {
                  let data4 = data.picture;
                  const _errs12 = errors;
                  const _errs13 = errors;
                  let valid3 = false;
                  const _errs14 = errors;
                  if (!validate26(data4, instancePath + "/picture")) {
                    vErrors = joined(vErrors, validate26.errors);
                    errors = vErrors.length;
                  }
                  var _valid1 = _errs14 === errors;
                  valid3 = valid3 || _valid1;
                  if (!valid3) {
                    const _errs15 = errors;
                    if (data4 !== null) {
                      const err4 = faultOf(instancePath + "/picture", "type", { type: "null" });
                      if (vErrors === null) {
                        vErrors = [err4];
                      } else {
                        vErrors.push(err4);
                      }
                      errors++;
                    }
                    var _valid1 = _errs15 === errors;
                    valid3 = valid3 || _valid1;
                  }
                  if (!valid3) {
                    const err5 = faultOf(instancePath + "/picture", "anyOf", {});
                    if (vErrors === null) {
                      vErrors = [err5];
                    } else {
                      vErrors.push(err5);
                    }
                    errors++;
                    validate50.errors = vErrors;
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
                  if (data.invite_link !== void 0) {
                    let data5 = data.invite_link;
                    const _errs17 = errors;
                    const _errs18 = errors;
                    let valid4 = false;
                    const _errs19 = errors;
                    if (!validate56(data5, instancePath + "/invite_link")) {
                      vErrors = joined(vErrors, validate56.errors);
                      errors = vErrors.length;
                    }
                    var _valid2 = _errs19 === errors;
                    valid4 = valid4 || _valid2;
                    if (!valid4) {
                      const _errs20 = errors;
                      if (data5 !== null) {
                        const err6 = faultOf(instancePath + "/invite_link", "type", { type: "null" });
                        if (vErrors === null) {
                          vErrors = [err6];
                        } else {
                          vErrors.push(err6);
                        }
                        errors++;
                      }
                      var _valid2 = _errs20 === errors;
                      valid4 = valid4 || _valid2;
                    }
                    if (!valid4) {
                      const err7 = faultOf(instancePath + "/invite_link", "anyOf", {});
                      if (vErrors === null) {
                        vErrors = [err7];
                      } else {
                        vErrors.push(err7);
                      }
                      errors++;
                      validate50.errors = vErrors;
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
    } else {
      validate50.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate50.errors = vErrors;
  return errors === 0;
}
function validate49(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.group === void 0 && (missing0 = "group")) {
        validate49.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "group")) {
            validate49.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("group" !== data.type) {
              validate49.errors = [faultOf(instancePath + "/type", "const", { allowedValue: "group" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.group !== void 0) {
              const _errs3 = errors;
              if (!validate50(data.group, instancePath + "/group")) {
                vErrors = joined(vErrors, validate50.errors);
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
      validate49.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate49.errors = vErrors;
  return errors === 0;
}
var BridgeEventLeft = validate59;
function validate59(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.group === void 0 && (missing0 = "group") || data.at === void 0 && (missing0 = "at")) {
        validate59.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "group" || key0 === "at")) {
            validate59.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("left" !== data.type) {
              validate59.errors = [faultOf(instancePath + "/type", "const", { allowedValue: "left" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.group !== void 0) {
              const _errs3 = errors;
              if (!validate24(data.group, instancePath + "/group")) {
                vErrors = joined(vErrors, validate24.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.at !== void 0) {
                const _errs4 = errors;
                if (!validate30(data.at, instancePath + "/at")) {
                  vErrors = joined(vErrors, validate30.errors);
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
      validate59.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate59.errors = vErrors;
  return errors === 0;
}
var BridgeEventMemory = validate62;
function validate62(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        validate62.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "memory")) {
            validate62.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("memory" !== data.type) {
              validate62.errors = [faultOf(instancePath + "/type", "const", { allowedValue: "memory" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.memory !== void 0) {
              let data1 = data.memory;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                } else {
                  const err0 = faultOf(instancePath + "/memory", "type", { type: "object" });
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs8 = errors;
                if (data1 !== null) {
                  const err1 = faultOf(instancePath + "/memory", "type", { type: "null" });
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                }
                var _valid0 = _errs8 === errors;
                valid1 = valid1 || _valid0;
              }
              if (!valid1) {
                const err2 = faultOf(instancePath + "/memory", "anyOf", {});
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                validate62.errors = vErrors;
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
var BridgeEventMessage = validate63;
var schema26 = { "type": "object", "additionalProperties": false, "required": ["type", "external_id", "chat", "chat_kind", "from", "content", "at"], "properties": { "type": { "const": "message" }, "external_id": { "type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "chat": { "$ref": "../channel-address.json" }, "chat_kind": { "enum": ["direct", "group"] }, "from": { "$ref": "../channel-address.json" }, "from_name": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "content": { "$ref": "./content.json" }, "reply_to": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, { "type": "null" }] }, "at": { "$ref": "../../common/timestamp.json" } }, "$id": "schemas:///messaging/bridge/event-message.json" };
var func11 = Object.prototype.hasOwnProperty;
function validate63(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.external_id === void 0 && (missing0 = "external_id") || data.chat === void 0 && (missing0 = "chat") || data.chat_kind === void 0 && (missing0 = "chat_kind") || data.from === void 0 && (missing0 = "from") || data.content === void 0 && (missing0 = "content") || data.at === void 0 && (missing0 = "at")) {
        validate63.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func11.call(schema26.properties, key0)) {
            validate63.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("message" !== data.type) {
              validate63.errors = [faultOf(instancePath + "/type", "const", { allowedValue: "message" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.external_id !== void 0) {
              let data1 = data.external_id;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 255) {
                    validate63.errors = [faultOf(instancePath + "/external_id", "maxLength", { limit: 255 })];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate63.errors = [faultOf(instancePath + "/external_id", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern2.test(data1)) {
                        validate63.errors = [faultOf(instancePath + "/external_id", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate63.errors = [faultOf(instancePath + "/external_id", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.chat !== void 0) {
                const _errs5 = errors;
                if (!validate24(data.chat, instancePath + "/chat")) {
                  vErrors = joined(vErrors, validate24.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.chat_kind !== void 0) {
                  let data3 = data.chat_kind;
                  const _errs6 = errors;
                  if (!(data3 === "direct" || data3 === "group")) {
                    validate63.errors = [faultOf(instancePath + "/chat_kind", "enum", { allowedValues: schema26.properties.chat_kind.enum })];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.from !== void 0) {
                    const _errs7 = errors;
                    if (!validate24(data.from, instancePath + "/from")) {
                      vErrors = joined(vErrors, validate24.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.from_name !== void 0) {
                      let data5 = data.from_name;
                      const _errs8 = errors;
                      const _errs9 = errors;
                      let valid1 = false;
                      const _errs10 = errors;
                      if (typeof data5 !== "string") {
                        const err0 = faultOf(instancePath + "/from_name", "type", { type: "string" });
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
                        const _errs12 = errors;
                        if (data5 !== null) {
                          const err1 = faultOf(instancePath + "/from_name", "type", { type: "null" });
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                        }
                        var _valid0 = _errs12 === errors;
                        valid1 = valid1 || _valid0;
                      }
                      if (!valid1) {
                        const err2 = faultOf(instancePath + "/from_name", "anyOf", {});
                        if (vErrors === null) {
                          vErrors = [err2];
                        } else {
                          vErrors.push(err2);
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
                      if (data.content !== void 0) {
                        const _errs14 = errors;
                        if (!validate34(data.content, instancePath + "/content")) {
                          vErrors = joined(vErrors, validate34.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs14 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.reply_to !== void 0) {
                          let data7 = data.reply_to;
                          const _errs15 = errors;
                          const _errs16 = errors;
                          let valid2 = false;
                          const _errs17 = errors;
                          if (errors === _errs17) {
                            if (typeof data7 === "string") {
                              if (func2(data7) > 255) {
                                const err3 = faultOf(instancePath + "/reply_to", "maxLength", { limit: 255 });
                                if (vErrors === null) {
                                  vErrors = [err3];
                                } else {
                                  vErrors.push(err3);
                                }
                                errors++;
                              } else {
                                if (func2(data7) < 1) {
                                  const err4 = faultOf(instancePath + "/reply_to", "minLength", { limit: 1 });
                                  if (vErrors === null) {
                                    vErrors = [err4];
                                  } else {
                                    vErrors.push(err4);
                                  }
                                  errors++;
                                } else {
                                  if (!pattern2.test(data7)) {
                                    const err5 = faultOf(instancePath + "/reply_to", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" });
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
                              const err6 = faultOf(instancePath + "/reply_to", "type", { type: "string" });
                              if (vErrors === null) {
                                vErrors = [err6];
                              } else {
                                vErrors.push(err6);
                              }
                              errors++;
                            }
                          }
                          var _valid1 = _errs17 === errors;
                          valid2 = valid2 || _valid1;
                          if (!valid2) {
                            const _errs19 = errors;
                            if (data7 !== null) {
                              const err7 = faultOf(instancePath + "/reply_to", "type", { type: "null" });
                              if (vErrors === null) {
                                vErrors = [err7];
                              } else {
                                vErrors.push(err7);
                              }
                              errors++;
                            }
                            var _valid1 = _errs19 === errors;
                            valid2 = valid2 || _valid1;
                          }
                          if (!valid2) {
                            const err8 = faultOf(instancePath + "/reply_to", "anyOf", {});
                            if (vErrors === null) {
                              vErrors = [err8];
                            } else {
                              vErrors.push(err8);
                            }
                            errors++;
                            validate63.errors = vErrors;
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
                          if (data.at !== void 0) {
                            const _errs21 = errors;
                            if (!validate30(data.at, instancePath + "/at")) {
                              vErrors = joined(vErrors, validate30.errors);
                              errors = vErrors.length;
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
      }
    } else {
      validate63.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate63.errors = vErrors;
  return errors === 0;
}
var BridgeEventOpen = validate68;
function validate68(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.address === void 0 && (missing0 = "address")) {
        validate68.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "address")) {
            validate68.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("open" !== data.type) {
              validate68.errors = [faultOf(instancePath + "/type", "const", { allowedValue: "open" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.address !== void 0) {
              const _errs3 = errors;
              if (!validate24(data.address, instancePath + "/address")) {
                vErrors = joined(vErrors, validate24.errors);
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
      validate68.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate68.errors = vErrors;
  return errors === 0;
}
var BridgeEventPairing = validate70;
var schema28 = { "type": "object", "additionalProperties": false, "required": ["type", "method", "text", "expires_at"], "properties": { "type": { "const": "pairing" }, "method": { "enum": ["qr", "code"] }, "text": { "type": "string", "minLength": 1, "maxLength": 2e3, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "expires_at": { "$ref": "../../common/timestamp.json" } }, "$id": "schemas:///messaging/bridge/event-pairing.json" };
function validate70(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.method === void 0 && (missing0 = "method") || data.text === void 0 && (missing0 = "text") || data.expires_at === void 0 && (missing0 = "expires_at")) {
        validate70.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "method" || key0 === "text" || key0 === "expires_at")) {
            validate70.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("pairing" !== data.type) {
              validate70.errors = [faultOf(instancePath + "/type", "const", { allowedValue: "pairing" })];
              return false;
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
                validate70.errors = [faultOf(instancePath + "/method", "enum", { allowedValues: schema28.properties.method.enum })];
                return false;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.text !== void 0) {
                let data2 = data.text;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data2 === "string") {
                    if (func2(data2) > 2e3) {
                      validate70.errors = [faultOf(instancePath + "/text", "maxLength", { limit: 2e3 })];
                      return false;
                    } else {
                      if (func2(data2) < 1) {
                        validate70.errors = [faultOf(instancePath + "/text", "minLength", { limit: 1 })];
                        return false;
                      } else {
                        if (!pattern2.test(data2)) {
                          validate70.errors = [faultOf(instancePath + "/text", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate70.errors = [faultOf(instancePath + "/text", "type", { type: "string" })];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.expires_at !== void 0) {
                  const _errs6 = errors;
                  if (!validate30(data.expires_at, instancePath + "/expires_at")) {
                    vErrors = joined(vErrors, validate30.errors);
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
      validate70.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate70.errors = vErrors;
  return errors === 0;
}
var BridgeEventParticipants = validate72;
var schema29 = { "type": "object", "additionalProperties": false, "required": ["type", "group", "action", "addresses"], "properties": { "type": { "const": "participants" }, "group": { "$ref": "../channel-address.json" }, "action": { "enum": ["added", "removed", "promoted", "demoted"] }, "addresses": { "type": "array", "minItems": 1, "maxItems": 1024, "items": { "$ref": "../channel-address.json" } } }, "$id": "schemas:///messaging/bridge/event-participants.json" };
function validate72(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.group === void 0 && (missing0 = "group") || data.action === void 0 && (missing0 = "action") || data.addresses === void 0 && (missing0 = "addresses")) {
        validate72.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "group" || key0 === "action" || key0 === "addresses")) {
            validate72.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("participants" !== data.type) {
              validate72.errors = [faultOf(instancePath + "/type", "const", { allowedValue: "participants" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.group !== void 0) {
              const _errs3 = errors;
              if (!validate24(data.group, instancePath + "/group")) {
                vErrors = joined(vErrors, validate24.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.action !== void 0) {
                let data2 = data.action;
                const _errs4 = errors;
                if (!(data2 === "added" || data2 === "removed" || data2 === "promoted" || data2 === "demoted")) {
                  validate72.errors = [faultOf(instancePath + "/action", "enum", { allowedValues: schema29.properties.action.enum })];
                  return false;
                }
                var valid0 = _errs4 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.addresses !== void 0) {
                  let data3 = data.addresses;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (Array.isArray(data3)) {
                      if (data3.length > 1024) {
                        validate72.errors = [faultOf(instancePath + "/addresses", "maxItems", { limit: 1024 })];
                        return false;
                      } else {
                        if (data3.length < 1) {
                          validate72.errors = [faultOf(instancePath + "/addresses", "minItems", { limit: 1 })];
                          return false;
                        } else {
                          var valid1 = true;
                          const len0 = data3.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            const _errs7 = errors;
                            if (!validate24(data3[i0], instancePath + "/addresses/" + i0)) {
                              vErrors = joined(vErrors, validate24.errors);
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
                      validate72.errors = [faultOf(instancePath + "/addresses", "type", { type: "array" })];
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
      validate72.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate72.errors = vErrors;
  return errors === 0;
}
var BridgeEventReaction = validate75;
function validate75(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.external_id === void 0 && (missing0 = "external_id") || data.from === void 0 && (missing0 = "from") || data.at === void 0 && (missing0 = "at")) {
        validate75.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "external_id" || key0 === "chat" || key0 === "from" || key0 === "emoji" || key0 === "at")) {
            validate75.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("reaction" !== data.type) {
              validate75.errors = [faultOf(instancePath + "/type", "const", { allowedValue: "reaction" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.external_id !== void 0) {
              let data1 = data.external_id;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 255) {
                    validate75.errors = [faultOf(instancePath + "/external_id", "maxLength", { limit: 255 })];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate75.errors = [faultOf(instancePath + "/external_id", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern2.test(data1)) {
                        validate75.errors = [faultOf(instancePath + "/external_id", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate75.errors = [faultOf(instancePath + "/external_id", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.chat !== void 0) {
                let data2 = data.chat;
                const _errs5 = errors;
                const _errs6 = errors;
                let valid1 = false;
                const _errs7 = errors;
                if (!validate24(data2, instancePath + "/chat")) {
                  vErrors = joined(vErrors, validate24.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const _errs8 = errors;
                  if (data2 !== null) {
                    const err0 = faultOf(instancePath + "/chat", "type", { type: "null" });
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                  var _valid0 = _errs8 === errors;
                  valid1 = valid1 || _valid0;
                }
                if (!valid1) {
                  const err1 = faultOf(instancePath + "/chat", "anyOf", {});
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                  validate75.errors = vErrors;
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
                if (data.from !== void 0) {
                  const _errs10 = errors;
                  if (!validate24(data.from, instancePath + "/from")) {
                    vErrors = joined(vErrors, validate24.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.emoji !== void 0) {
                    let data4 = data.emoji;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    let valid2 = false;
                    const _errs13 = errors;
                    if (errors === _errs13) {
                      if (typeof data4 === "string") {
                        if (func2(data4) > 32) {
                          const err2 = faultOf(instancePath + "/emoji", "maxLength", { limit: 32 });
                          if (vErrors === null) {
                            vErrors = [err2];
                          } else {
                            vErrors.push(err2);
                          }
                          errors++;
                        } else {
                          if (func2(data4) < 1) {
                            const err3 = faultOf(instancePath + "/emoji", "minLength", { limit: 1 });
                            if (vErrors === null) {
                              vErrors = [err3];
                            } else {
                              vErrors.push(err3);
                            }
                            errors++;
                          } else {
                            if (!pattern2.test(data4)) {
                              const err4 = faultOf(instancePath + "/emoji", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" });
                              if (vErrors === null) {
                                vErrors = [err4];
                              } else {
                                vErrors.push(err4);
                              }
                              errors++;
                            }
                          }
                        }
                      } else {
                        const err5 = faultOf(instancePath + "/emoji", "type", { type: "string" });
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
                    if (!valid2) {
                      const _errs15 = errors;
                      if (data4 !== null) {
                        const err6 = faultOf(instancePath + "/emoji", "type", { type: "null" });
                        if (vErrors === null) {
                          vErrors = [err6];
                        } else {
                          vErrors.push(err6);
                        }
                        errors++;
                      }
                      var _valid1 = _errs15 === errors;
                      valid2 = valid2 || _valid1;
                    }
                    if (!valid2) {
                      const err7 = faultOf(instancePath + "/emoji", "anyOf", {});
                      if (vErrors === null) {
                        vErrors = [err7];
                      } else {
                        vErrors.push(err7);
                      }
                      errors++;
                      validate75.errors = vErrors;
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
                    if (data.at !== void 0) {
                      const _errs17 = errors;
                      if (!validate30(data.at, instancePath + "/at")) {
                        vErrors = joined(vErrors, validate30.errors);
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
    } else {
      validate75.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate75.errors = vErrors;
  return errors === 0;
}
var BridgeEventStatus = validate79;
var schema31 = { "type": "object", "additionalProperties": false, "required": ["type", "external_id", "state", "at"], "properties": { "type": { "const": "status" }, "external_id": { "type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "chat": { "anyOf": [{ "$ref": "../channel-address.json" }, { "type": "null" }] }, "state": { "enum": ["sent", "delivered", "read", "failed"] }, "at": { "$ref": "../../common/timestamp.json" }, "reason": { "anyOf": [{ "type": "string" }, { "type": "null" }] } }, "$id": "schemas:///messaging/bridge/event-status.json" };
function validate79(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.external_id === void 0 && (missing0 = "external_id") || data.state === void 0 && (missing0 = "state") || data.at === void 0 && (missing0 = "at")) {
        validate79.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "external_id" || key0 === "chat" || key0 === "state" || key0 === "at" || key0 === "reason")) {
            validate79.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("status" !== data.type) {
              validate79.errors = [faultOf(instancePath + "/type", "const", { allowedValue: "status" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.external_id !== void 0) {
              let data1 = data.external_id;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (func2(data1) > 255) {
                    validate79.errors = [faultOf(instancePath + "/external_id", "maxLength", { limit: 255 })];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate79.errors = [faultOf(instancePath + "/external_id", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern2.test(data1)) {
                        validate79.errors = [faultOf(instancePath + "/external_id", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate79.errors = [faultOf(instancePath + "/external_id", "type", { type: "string" })];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.chat !== void 0) {
                let data2 = data.chat;
                const _errs5 = errors;
                const _errs6 = errors;
                let valid1 = false;
                const _errs7 = errors;
                if (!validate24(data2, instancePath + "/chat")) {
                  vErrors = joined(vErrors, validate24.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const _errs8 = errors;
                  if (data2 !== null) {
                    const err0 = faultOf(instancePath + "/chat", "type", { type: "null" });
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                  var _valid0 = _errs8 === errors;
                  valid1 = valid1 || _valid0;
                }
                if (!valid1) {
                  const err1 = faultOf(instancePath + "/chat", "anyOf", {});
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                  validate79.errors = vErrors;
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
                if (data.state !== void 0) {
                  let data3 = data.state;
                  const _errs10 = errors;
                  if (!(data3 === "sent" || data3 === "delivered" || data3 === "read" || data3 === "failed")) {
                    validate79.errors = [faultOf(instancePath + "/state", "enum", { allowedValues: schema31.properties.state.enum })];
                    return false;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.at !== void 0) {
                    const _errs11 = errors;
                    if (!validate30(data.at, instancePath + "/at")) {
                      vErrors = joined(vErrors, validate30.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.reason !== void 0) {
                      let data5 = data.reason;
                      const _errs12 = errors;
                      const _errs13 = errors;
                      let valid2 = false;
                      const _errs14 = errors;
                      if (typeof data5 !== "string") {
                        const err2 = faultOf(instancePath + "/reason", "type", { type: "string" });
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
                        const _errs16 = errors;
                        if (data5 !== null) {
                          const err3 = faultOf(instancePath + "/reason", "type", { type: "null" });
                          if (vErrors === null) {
                            vErrors = [err3];
                          } else {
                            vErrors.push(err3);
                          }
                          errors++;
                        }
                        var _valid1 = _errs16 === errors;
                        valid2 = valid2 || _valid1;
                      }
                      if (!valid2) {
                        const err4 = faultOf(instancePath + "/reason", "anyOf", {});
                        if (vErrors === null) {
                          vErrors = [err4];
                        } else {
                          vErrors.push(err4);
                        }
                        errors++;
                        validate79.errors = vErrors;
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
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate79.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate79.errors = vErrors;
  return errors === 0;
}
var BridgeFile = validate26;
var BridgeGroup = validate50;
var BridgeLocationContent = validate37;
var BridgeMediaContent = validate42;
var BridgePerformed = validate82;
var schema32 = { "anyOf": [{ "type": "object", "additionalProperties": false, "required": ["command", "result"], "properties": { "command": { "const": "group.create" }, "result": { "$ref": "./made-group.json" } } }, { "type": "object", "additionalProperties": false, "required": ["command", "result"], "properties": { "command": { "const": "group.invite" }, "result": { "type": "object", "additionalProperties": true, "required": ["link"], "properties": { "link": { "$ref": "../../common/url.json" } } } } }, { "type": "object", "additionalProperties": false, "required": ["command", "result"], "properties": { "command": { "const": "contact.check" }, "result": { "type": "object", "additionalProperties": true, "required": ["found"], "properties": { "found": { "type": "array", "maxItems": 1024, "items": { "type": "object", "additionalProperties": true, "required": ["address", "exists"], "properties": { "address": { "$ref": "../channel-address.json" }, "exists": { "type": "boolean" }, "canonical": { "anyOf": [{ "$ref": "../channel-address.json" }, { "type": "null" }] } } } } } } } }, { "type": "object", "additionalProperties": false, "required": ["command", "result"], "properties": { "command": { "const": "contact.picture" }, "result": { "type": "object", "additionalProperties": true, "required": [], "properties": { "picture": { "anyOf": [{ "$ref": "./file.json" }, { "type": "null" }] } } } } }, { "type": "object", "additionalProperties": false, "required": ["command", "result"], "properties": { "command": { "enum": ["message.edit", "message.delete", "message.react", "chat.read", "chat.typing", "group.rename", "group.picture", "group.add", "group.remove", "group.promote", "group.demote", "group.leave", "contact.block", "contact.unblock"] }, "result": { "type": "null" } } }], "$id": "schemas:///messaging/bridge/performed.json" };
function validate83(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address")) {
        validate83.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        if (data.address !== void 0) {
          if (!validate24(data.address, instancePath + "/address")) {
            vErrors = joined(vErrors, validate24.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate83.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate83.errors = vErrors;
  return errors === 0;
}
function validate82(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.command === void 0 && (missing0 = "command") || data.result === void 0 && (missing0 = "result")) {
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
          if (data.command !== void 0) {
            const _errs4 = errors;
            if ("group.create" !== data.command) {
              const err2 = faultOf(instancePath + "/command", "const", { allowedValue: "group.create" });
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.result !== void 0) {
              const _errs5 = errors;
              if (!validate83(data.result, instancePath + "/result")) {
                vErrors = joined(vErrors, validate83.errors);
                errors = vErrors.length;
              }
              var valid1 = _errs5 === errors;
            } else {
              var valid1 = true;
            }
          }
        }
      }
    } else {
      const err3 = faultOf(instancePath, "type", { type: "object" });
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
    const _errs6 = errors;
    if (errors === _errs6) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.command === void 0 && (missing1 = "command") || data.result === void 0 && (missing1 = "result")) {
          const err4 = faultOf(instancePath, "required", { missingProperty: missing1 });
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        } else {
          const _errs8 = errors;
          for (const key1 in data) {
            if (!(key1 === "command" || key1 === "result")) {
              const err5 = faultOf(instancePath, "additionalProperties", { additionalProperty: key1 });
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
              break;
            }
          }
          if (_errs8 === errors) {
            if (data.command !== void 0) {
              const _errs9 = errors;
              if ("group.invite" !== data.command) {
                const err6 = faultOf(instancePath + "/command", "const", { allowedValue: "group.invite" });
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
              var valid2 = _errs9 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data.result !== void 0) {
                let data3 = data.result;
                const _errs10 = errors;
                if (errors === _errs10) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    let missing2;
                    if (data3.link === void 0 && (missing2 = "link")) {
                      const err7 = faultOf(instancePath + "/result", "required", { missingProperty: missing2 });
                      if (vErrors === null) {
                        vErrors = [err7];
                      } else {
                        vErrors.push(err7);
                      }
                      errors++;
                    } else {
                      if (data3.link !== void 0) {
                        if (!validate56(data3.link, instancePath + "/result/link")) {
                          vErrors = joined(vErrors, validate56.errors);
                          errors = vErrors.length;
                        }
                      }
                    }
                  } else {
                    const err8 = faultOf(instancePath + "/result", "type", { type: "object" });
                    if (vErrors === null) {
                      vErrors = [err8];
                    } else {
                      vErrors.push(err8);
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
        const err9 = faultOf(instancePath, "type", { type: "object" });
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    var _valid0 = _errs6 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs14 = errors;
      if (errors === _errs14) {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing3;
          if (data.command === void 0 && (missing3 = "command") || data.result === void 0 && (missing3 = "result")) {
            const err10 = faultOf(instancePath, "required", { missingProperty: missing3 });
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          } else {
            const _errs16 = errors;
            for (const key2 in data) {
              if (!(key2 === "command" || key2 === "result")) {
                const err11 = faultOf(instancePath, "additionalProperties", { additionalProperty: key2 });
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
                break;
              }
            }
            if (_errs16 === errors) {
              if (data.command !== void 0) {
                const _errs17 = errors;
                if ("contact.check" !== data.command) {
                  const err12 = faultOf(instancePath + "/command", "const", { allowedValue: "contact.check" });
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                var valid4 = _errs17 === errors;
              } else {
                var valid4 = true;
              }
              if (valid4) {
                if (data.result !== void 0) {
                  let data6 = data.result;
                  const _errs18 = errors;
                  if (errors === _errs18) {
                    if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                      let missing4;
                      if (data6.found === void 0 && (missing4 = "found")) {
                        const err13 = faultOf(instancePath + "/result", "required", { missingProperty: missing4 });
                        if (vErrors === null) {
                          vErrors = [err13];
                        } else {
                          vErrors.push(err13);
                        }
                        errors++;
                      } else {
                        if (data6.found !== void 0) {
                          let data7 = data6.found;
                          const _errs21 = errors;
                          if (errors === _errs21) {
                            if (Array.isArray(data7)) {
                              if (data7.length > 1024) {
                                const err14 = faultOf(instancePath + "/result/found", "maxItems", { limit: 1024 });
                                if (vErrors === null) {
                                  vErrors = [err14];
                                } else {
                                  vErrors.push(err14);
                                }
                                errors++;
                              } else {
                                var valid6 = true;
                                const len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let data8 = data7[i0];
                                  const _errs23 = errors;
                                  if (errors === _errs23) {
                                    if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                      let missing5;
                                      if (data8.address === void 0 && (missing5 = "address") || data8.exists === void 0 && (missing5 = "exists")) {
                                        const err15 = faultOf(instancePath + "/result/found/" + i0, "required", { missingProperty: missing5 });
                                        if (vErrors === null) {
                                          vErrors = [err15];
                                        } else {
                                          vErrors.push(err15);
                                        }
                                        errors++;
                                      } else {
                                        if (data8.address !== void 0) {
                                          const _errs26 = errors;
                                          if (!validate24(data8.address, instancePath + "/result/found/" + i0 + "/address")) {
                                            vErrors = joined(vErrors, validate24.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid7 = _errs26 === errors;
                                        } else {
                                          var valid7 = true;
                                        }
                                        if (valid7) {
                                          if (data8.exists !== void 0) {
                                            const _errs27 = errors;
                                            if (typeof data8.exists !== "boolean") {
                                              const err16 = faultOf(instancePath + "/result/found/" + i0 + "/exists", "type", { type: "boolean" });
                                              if (vErrors === null) {
                                                vErrors = [err16];
                                              } else {
                                                vErrors.push(err16);
                                              }
                                              errors++;
                                            }
                                            var valid7 = _errs27 === errors;
                                          } else {
                                            var valid7 = true;
                                          }
                                          if (valid7) {
                                            if (data8.canonical !== void 0) {
                                              let data11 = data8.canonical;
                                              const _errs29 = errors;
                                              const _errs30 = errors;
                                              let valid8 = false;
                                              const _errs31 = errors;
                                              if (!validate24(data11, instancePath + "/result/found/" + i0 + "/canonical")) {
                                                vErrors = joined(vErrors, validate24.errors);
                                                errors = vErrors.length;
                                              }
                                              var _valid1 = _errs31 === errors;
                                              valid8 = valid8 || _valid1;
                                              if (!valid8) {
                                                const _errs32 = errors;
                                                if (data11 !== null) {
                                                  const err17 = faultOf(instancePath + "/result/found/" + i0 + "/canonical", "type", { type: "null" });
                                                  if (vErrors === null) {
                                                    vErrors = [err17];
                                                  } else {
                                                    vErrors.push(err17);
                                                  }
                                                  errors++;
                                                }
                                                var _valid1 = _errs32 === errors;
                                                valid8 = valid8 || _valid1;
                                              }
                                              if (!valid8) {
                                                const err18 = faultOf(instancePath + "/result/found/" + i0 + "/canonical", "anyOf", {});
                                                if (vErrors === null) {
                                                  vErrors = [err18];
                                                } else {
                                                  vErrors.push(err18);
                                                }
                                                errors++;
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
                                              var valid7 = _errs29 === errors;
                                            } else {
                                              var valid7 = true;
                                            }
                                          }
                                        }
                                      }
                                    } else {
                                      const err19 = faultOf(instancePath + "/result/found/" + i0, "type", { type: "object" });
                                      if (vErrors === null) {
                                        vErrors = [err19];
                                      } else {
                                        vErrors.push(err19);
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
                              const err20 = faultOf(instancePath + "/result/found", "type", { type: "array" });
                              if (vErrors === null) {
                                vErrors = [err20];
                              } else {
                                vErrors.push(err20);
                              }
                              errors++;
                            }
                          }
                        }
                      }
                    } else {
                      const err21 = faultOf(instancePath + "/result", "type", { type: "object" });
                      if (vErrors === null) {
                        vErrors = [err21];
                      } else {
                        vErrors.push(err21);
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
          const err22 = faultOf(instancePath, "type", { type: "object" });
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
      var _valid0 = _errs14 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs34 = errors;
        if (errors === _errs34) {
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing6;
            if (data.command === void 0 && (missing6 = "command") || data.result === void 0 && (missing6 = "result")) {
              const err23 = faultOf(instancePath, "required", { missingProperty: missing6 });
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            } else {
              const _errs36 = errors;
              for (const key3 in data) {
                if (!(key3 === "command" || key3 === "result")) {
                  const err24 = faultOf(instancePath, "additionalProperties", { additionalProperty: key3 });
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                  break;
                }
              }
              if (_errs36 === errors) {
                if (data.command !== void 0) {
                  const _errs37 = errors;
                  if ("contact.picture" !== data.command) {
                    const err25 = faultOf(instancePath + "/command", "const", { allowedValue: "contact.picture" });
                    if (vErrors === null) {
                      vErrors = [err25];
                    } else {
                      vErrors.push(err25);
                    }
                    errors++;
                  }
                  var valid9 = _errs37 === errors;
                } else {
                  var valid9 = true;
                }
                if (valid9) {
                  if (data.result !== void 0) {
                    let data13 = data.result;
                    const _errs38 = errors;
                    if (errors === _errs38) {
                      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                        if (data13.picture !== void 0) {
                          let data14 = data13.picture;
                          const _errs42 = errors;
                          let valid11 = false;
                          const _errs43 = errors;
                          if (!validate26(data14, instancePath + "/result/picture")) {
                            vErrors = joined(vErrors, validate26.errors);
                            errors = vErrors.length;
                          }
                          var _valid2 = _errs43 === errors;
                          valid11 = valid11 || _valid2;
                          if (!valid11) {
                            const _errs44 = errors;
                            if (data14 !== null) {
                              const err26 = faultOf(instancePath + "/result/picture", "type", { type: "null" });
                              if (vErrors === null) {
                                vErrors = [err26];
                              } else {
                                vErrors.push(err26);
                              }
                              errors++;
                            }
                            var _valid2 = _errs44 === errors;
                            valid11 = valid11 || _valid2;
                          }
                          if (!valid11) {
                            const err27 = faultOf(instancePath + "/result/picture", "anyOf", {});
                            if (vErrors === null) {
                              vErrors = [err27];
                            } else {
                              vErrors.push(err27);
                            }
                            errors++;
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
                        }
                      } else {
                        const err28 = faultOf(instancePath + "/result", "type", { type: "object" });
                        if (vErrors === null) {
                          vErrors = [err28];
                        } else {
                          vErrors.push(err28);
                        }
                        errors++;
                      }
                    }
                    var valid9 = _errs38 === errors;
                  } else {
                    var valid9 = true;
                  }
                }
              }
            }
          } else {
            const err29 = faultOf(instancePath, "type", { type: "object" });
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        var _valid0 = _errs34 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs46 = errors;
          if (errors === _errs46) {
            if (data && typeof data == "object" && !Array.isArray(data)) {
              let missing7;
              if (data.command === void 0 && (missing7 = "command") || data.result === void 0 && (missing7 = "result")) {
                const err30 = faultOf(instancePath, "required", { missingProperty: missing7 });
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              } else {
                const _errs48 = errors;
                for (const key4 in data) {
                  if (!(key4 === "command" || key4 === "result")) {
                    const err31 = faultOf(instancePath, "additionalProperties", { additionalProperty: key4 });
                    if (vErrors === null) {
                      vErrors = [err31];
                    } else {
                      vErrors.push(err31);
                    }
                    errors++;
                    break;
                  }
                }
                if (_errs48 === errors) {
                  if (data.command !== void 0) {
                    let data15 = data.command;
                    const _errs49 = errors;
                    if (!(data15 === "message.edit" || data15 === "message.delete" || data15 === "message.react" || data15 === "chat.read" || data15 === "chat.typing" || data15 === "group.rename" || data15 === "group.picture" || data15 === "group.add" || data15 === "group.remove" || data15 === "group.promote" || data15 === "group.demote" || data15 === "group.leave" || data15 === "contact.block" || data15 === "contact.unblock")) {
                      const err32 = faultOf(instancePath + "/command", "enum", { allowedValues: schema32.anyOf[4].properties.command.enum });
                      if (vErrors === null) {
                        vErrors = [err32];
                      } else {
                        vErrors.push(err32);
                      }
                      errors++;
                    }
                    var valid12 = _errs49 === errors;
                  } else {
                    var valid12 = true;
                  }
                  if (valid12) {
                    if (data.result !== void 0) {
                      const _errs50 = errors;
                      if (data.result !== null) {
                        const err33 = faultOf(instancePath + "/result", "type", { type: "null" });
                        if (vErrors === null) {
                          vErrors = [err33];
                        } else {
                          vErrors.push(err33);
                        }
                        errors++;
                      }
                      var valid12 = _errs50 === errors;
                    } else {
                      var valid12 = true;
                    }
                  }
                }
              }
            } else {
              const err34 = faultOf(instancePath, "type", { type: "object" });
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
          }
          var _valid0 = _errs46 === errors;
          valid0 = valid0 || _valid0;
        }
      }
    }
  }
  if (!valid0) {
    const err35 = faultOf(instancePath, "anyOf", {});
    if (vErrors === null) {
      vErrors = [err35];
    } else {
      vErrors.push(err35);
    }
    errors++;
    validate82.errors = vErrors;
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
  validate82.errors = vErrors;
  return errors === 0;
}
var BridgePollContent = validate40;
var BridgeSent = validate90;
function validate90(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.external_id !== void 0) {
        let data0 = data.external_id;
        const _errs3 = errors;
        let valid1 = false;
        const _errs4 = errors;
        if (errors === _errs4) {
          if (typeof data0 === "string") {
            if (func2(data0) > 255) {
              const err0 = faultOf(instancePath + "/external_id", "maxLength", { limit: 255 });
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            } else {
              if (func2(data0) < 1) {
                const err1 = faultOf(instancePath + "/external_id", "minLength", { limit: 1 });
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              } else {
                if (!pattern2.test(data0)) {
                  const err2 = faultOf(instancePath + "/external_id", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" });
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
            const err3 = faultOf(instancePath + "/external_id", "type", { type: "string" });
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
            const err4 = faultOf(instancePath + "/external_id", "type", { type: "null" });
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
          const err5 = faultOf(instancePath + "/external_id", "anyOf", {});
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
          validate90.errors = vErrors;
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
    } else {
      validate90.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate90.errors = vErrors;
  return errors === 0;
}
var BridgeTextContent = validate35;
var BridgeUnknownContent = validate45;
var StoredContent = validate91;
var pattern13 = new RegExp("^[^\\u0000\\ud800-\\udfff]*$", "u");
var pattern14 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
function validate93(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern14.test(data)) {
        validate93.errors = [faultOf(instancePath, "pattern", { pattern: "^[A-Za-z0-9_-]{1,64}$" })];
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
function validate92(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.text === void 0 && (missing0 = "text")) {
        validate92.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "text" || key0 === "truncated" || key0 === "media_id")) {
            validate92.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("text" !== data.kind) {
              validate92.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "text" })];
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
                    validate92.errors = [faultOf(instancePath + "/text", "maxLength", { limit: 65536 })];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate92.errors = [faultOf(instancePath + "/text", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern13.test(data1)) {
                        validate92.errors = [faultOf(instancePath + "/text", "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate92.errors = [faultOf(instancePath + "/text", "type", { type: "string" })];
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
                  validate92.errors = [faultOf(instancePath + "/truncated", "const", { allowedValue: true })];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.media_id !== void 0) {
                  const _errs6 = errors;
                  if (!validate93(data.media_id, instancePath + "/media_id")) {
                    vErrors = joined(vErrors, validate93.errors);
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
      validate92.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate92.errors = vErrors;
  return errors === 0;
}
function validate96(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.media_id === void 0 && (missing0 = "media_id") || data.caption === void 0 && (missing0 = "caption")) {
        validate96.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "media_id" || key0 === "caption" || key0 === "truncated")) {
            validate96.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("media" !== data.kind) {
              validate96.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "media" })];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.media_id !== void 0) {
              const _errs3 = errors;
              if (!validate93(data.media_id, instancePath + "/media_id")) {
                vErrors = joined(vErrors, validate93.errors);
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
                      const err0 = faultOf(instancePath + "/caption", "maxLength", { limit: 65536 });
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    } else {
                      if (func2(data2) < 1) {
                        const err1 = faultOf(instancePath + "/caption", "minLength", { limit: 1 });
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                      } else {
                        if (!pattern13.test(data2)) {
                          const err2 = faultOf(instancePath + "/caption", "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" });
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
                    const err3 = faultOf(instancePath + "/caption", "type", { type: "string" });
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
                  if (data2 !== null) {
                    const err4 = faultOf(instancePath + "/caption", "type", { type: "null" });
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
                  const err5 = faultOf(instancePath + "/caption", "anyOf", {});
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                  validate96.errors = vErrors;
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
                    validate96.errors = [faultOf(instancePath + "/truncated", "const", { allowedValue: true })];
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
      validate96.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate96.errors = vErrors;
  return errors === 0;
}
function validate99(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.latitude === void 0 && (missing0 = "latitude") || data.longitude === void 0 && (missing0 = "longitude") || data.name === void 0 && (missing0 = "name")) {
        validate99.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "latitude" || key0 === "longitude" || key0 === "name")) {
            validate99.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("location" !== data.kind) {
              validate99.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "location" })];
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
                    validate99.errors = [faultOf(instancePath + "/latitude", "maximum", { comparison: "<=", limit: 90 })];
                    return false;
                  } else {
                    if (data1 < -90 || isNaN(data1)) {
                      validate99.errors = [faultOf(instancePath + "/latitude", "minimum", { comparison: ">=", limit: -90 })];
                      return false;
                    }
                  }
                } else {
                  validate99.errors = [faultOf(instancePath + "/latitude", "type", { type: "number" })];
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
                      validate99.errors = [faultOf(instancePath + "/longitude", "maximum", { comparison: "<=", limit: 180 })];
                      return false;
                    } else {
                      if (data2 < -180 || isNaN(data2)) {
                        validate99.errors = [faultOf(instancePath + "/longitude", "minimum", { comparison: ">=", limit: -180 })];
                        return false;
                      }
                    }
                  } else {
                    validate99.errors = [faultOf(instancePath + "/longitude", "type", { type: "number" })];
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
                        const err0 = faultOf(instancePath + "/name", "maxLength", { limit: 200 });
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      } else {
                        if (func2(data3) < 1) {
                          const err1 = faultOf(instancePath + "/name", "minLength", { limit: 1 });
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                        } else {
                          if (!pattern2.test(data3)) {
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
                  var _valid0 = _errs9 === errors;
                  valid1 = valid1 || _valid0;
                  if (!valid1) {
                    const _errs11 = errors;
                    if (data3 !== null) {
                      const err4 = faultOf(instancePath + "/name", "type", { type: "null" });
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
                    const err5 = faultOf(instancePath + "/name", "anyOf", {});
                    if (vErrors === null) {
                      vErrors = [err5];
                    } else {
                      vErrors.push(err5);
                    }
                    errors++;
                    validate99.errors = vErrors;
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
      validate99.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate99.errors = vErrors;
  return errors === 0;
}
function validate101(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.name === void 0 && (missing0 = "name") || data.addresses === void 0 && (missing0 = "addresses")) {
        validate101.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "name" || key0 === "addresses")) {
            validate101.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("contact" !== data.kind) {
              validate101.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "contact" })];
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
                    validate101.errors = [faultOf(instancePath + "/name", "maxLength", { limit: 200 })];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate101.errors = [faultOf(instancePath + "/name", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern2.test(data1)) {
                        validate101.errors = [faultOf(instancePath + "/name", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate101.errors = [faultOf(instancePath + "/name", "type", { type: "string" })];
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
                      validate101.errors = [faultOf(instancePath + "/addresses", "maxItems", { limit: 20 })];
                      return false;
                    } else {
                      if (data2.length < 1) {
                        validate101.errors = [faultOf(instancePath + "/addresses", "minItems", { limit: 1 })];
                        return false;
                      } else {
                        var valid1 = true;
                        const len0 = data2.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs7 = errors;
                          if (!validate24(data2[i0], instancePath + "/addresses/" + i0)) {
                            vErrors = joined(vErrors, validate24.errors);
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
                    validate101.errors = [faultOf(instancePath + "/addresses", "type", { type: "array" })];
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
      validate101.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate101.errors = vErrors;
  return errors === 0;
}
function validate104(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.question === void 0 && (missing0 = "question") || data.options === void 0 && (missing0 = "options") || data.multiple === void 0 && (missing0 = "multiple")) {
        validate104.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "question" || key0 === "options" || key0 === "multiple")) {
            validate104.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("poll" !== data.kind) {
              validate104.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "poll" })];
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
                    validate104.errors = [faultOf(instancePath + "/question", "maxLength", { limit: 255 })];
                    return false;
                  } else {
                    if (func2(data1) < 1) {
                      validate104.errors = [faultOf(instancePath + "/question", "minLength", { limit: 1 })];
                      return false;
                    } else {
                      if (!pattern2.test(data1)) {
                        validate104.errors = [faultOf(instancePath + "/question", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                        return false;
                      }
                    }
                  }
                } else {
                  validate104.errors = [faultOf(instancePath + "/question", "type", { type: "string" })];
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
                      validate104.errors = [faultOf(instancePath + "/options", "maxItems", { limit: 12 })];
                      return false;
                    } else {
                      if (data2.length < 2) {
                        validate104.errors = [faultOf(instancePath + "/options", "minItems", { limit: 2 })];
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
                                validate104.errors = [faultOf(instancePath + "/options/" + i0, "maxLength", { limit: 100 })];
                                return false;
                              } else {
                                if (func2(data3) < 1) {
                                  validate104.errors = [faultOf(instancePath + "/options/" + i0, "minLength", { limit: 1 })];
                                  return false;
                                } else {
                                  if (!pattern2.test(data3)) {
                                    validate104.errors = [faultOf(instancePath + "/options/" + i0, "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" })];
                                    return false;
                                  }
                                }
                              }
                            } else {
                              validate104.errors = [faultOf(instancePath + "/options/" + i0, "type", { type: "string" })];
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
                                validate104.errors = [faultOf(instancePath + "/options", "uniqueItems", { i: i1, j: j0 })];
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
                    validate104.errors = [faultOf(instancePath + "/options", "type", { type: "array" })];
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
                    validate104.errors = [faultOf(instancePath + "/multiple", "type", { type: "boolean" })];
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
      validate104.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate104.errors = vErrors;
  return errors === 0;
}
function validate106(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.type === void 0 && (missing0 = "type") || data.raw === void 0 && (missing0 = "raw")) {
        validate106.errors = [faultOf(instancePath, "required", { missingProperty: missing0 })];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "type" || key0 === "raw" || key0 === "truncated" || key0 === "media_id")) {
            validate106.errors = [faultOf(instancePath, "additionalProperties", { additionalProperty: key0 })];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("unsupported" !== data.kind) {
              validate106.errors = [faultOf(instancePath + "/kind", "const", { allowedValue: "unsupported" })];
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
                    const err0 = faultOf(instancePath + "/type", "maxLength", { limit: 100 });
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  } else {
                    if (func2(data1) < 1) {
                      const err1 = faultOf(instancePath + "/type", "minLength", { limit: 1 });
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                    } else {
                      if (!pattern2.test(data1)) {
                        const err2 = faultOf(instancePath + "/type", "pattern", { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" });
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
                  const err3 = faultOf(instancePath + "/type", "type", { type: "string" });
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
              if (!valid1) {
                const _errs7 = errors;
                if (data1 !== null) {
                  const err4 = faultOf(instancePath + "/type", "type", { type: "null" });
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
              }
              if (!valid1) {
                const err5 = faultOf(instancePath + "/type", "anyOf", {});
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
                validate106.errors = vErrors;
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
                      validate106.errors = [faultOf(instancePath + "/raw", "maxLength", { limit: 65536 })];
                      return false;
                    } else {
                      if (!pattern13.test(data2)) {
                        validate106.errors = [faultOf(instancePath + "/raw", "pattern", { pattern: "^[^\\u0000\\ud800-\\udfff]*$" })];
                        return false;
                      }
                    }
                  } else {
                    validate106.errors = [faultOf(instancePath + "/raw", "type", { type: "string" })];
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
                    validate106.errors = [faultOf(instancePath + "/truncated", "const", { allowedValue: true })];
                    return false;
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.media_id !== void 0) {
                    const _errs12 = errors;
                    if (!validate93(data.media_id, instancePath + "/media_id")) {
                      vErrors = joined(vErrors, validate93.errors);
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
      validate106.errors = [faultOf(instancePath, "type", { type: "object" })];
      return false;
    }
  }
  validate106.errors = vErrors;
  return errors === 0;
}
function validate91(data, instancePath = "") {
  ;
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate92(data, instancePath)) {
    vErrors = joined(vErrors, validate92.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate96(data, instancePath)) {
      vErrors = joined(vErrors, validate96.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate99(data, instancePath)) {
        vErrors = joined(vErrors, validate99.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
      if (!valid0) {
        const _errs4 = errors;
        if (!validate101(data, instancePath)) {
          vErrors = joined(vErrors, validate101.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs4 === errors;
        valid0 = valid0 || _valid0;
        if (!valid0) {
          const _errs5 = errors;
          if (!validate104(data, instancePath)) {
            vErrors = joined(vErrors, validate104.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs5 === errors;
          valid0 = valid0 || _valid0;
          if (!valid0) {
            const _errs6 = errors;
            if (!validate106(data, instancePath)) {
              vErrors = joined(vErrors, validate106.errors);
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
    validate91.errors = vErrors;
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
  validate91.errors = vErrors;
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
