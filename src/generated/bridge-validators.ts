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

// <stdin>
var BridgeContactContent = validate52;
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
      if (data.kind === void 0 && (missing0 = "kind") || data.name === void 0 && (missing0 = "name") || data.addresses === void 0 && (missing0 = "addresses")) {
        validate52.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "name" || key0 === "addresses")) {
            validate52.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("contact" !== data.kind) {
              validate52.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "contact" }, message: "must be equal to constant" }];
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
                validate52.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate52.errors = [{ instancePath: instancePath + "/addresses/" + i0, keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid1 = _errs7 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate52.errors = [{ instancePath: instancePath + "/addresses", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate52.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var BridgeEventClosed = validate53;
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.reason === void 0 && (missing0 = "reason") || data.retry === void 0 && (missing0 = "retry")) {
        validate53.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "reason" || key0 === "retry" || key0 === "logged_out")) {
            validate53.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("closed" !== data.type) {
              validate53.errors = [{ instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "closed" }, message: "must be equal to constant" }];
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
                validate53.errors = [{ instancePath: instancePath + "/reason", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate53.errors = [{ instancePath: instancePath + "/retry", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
                    const err0 = { instancePath: instancePath + "/logged_out", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                  var _valid0 = _errs9 === errors;
                  valid1 = valid1 || _valid0;
                  const _errs11 = errors;
                  if (data3 !== null) {
                    const err1 = { instancePath: instancePath + "/logged_out", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err1];
                    } else {
                      vErrors.push(err1);
                    }
                    errors++;
                  }
                  var _valid0 = _errs11 === errors;
                  valid1 = valid1 || _valid0;
                  if (!valid1) {
                    const err2 = { instancePath: instancePath + "/logged_out", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err2];
                    } else {
                      vErrors.push(err2);
                    }
                    errors++;
                    validate53.errors = vErrors;
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
      validate53.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var BridgeEventContact = validate54;
var func1 = require_ucs2length().default;
var pattern3 = new RegExp("^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$", "u");
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
    if (typeof data === "string") {
      if (func1(data) > 255) {
        validate55.errors = [{ instancePath, keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
        return false;
      } else {
        if (func1(data) < 1) {
          validate55.errors = [{ instancePath, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern3.test(data)) {
            validate55.errors = [{ instancePath, keyword: "pattern", params: { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$" }, message: 'must match pattern "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$"' }];
            return false;
          }
        }
      }
    } else {
      validate55.errors = [{ instancePath, keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern4 = new RegExp("^(?!\\.{1,2}$)[A-Za-z0-9_.-]{1,200}$", "u");
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ref === void 0 && (missing0 = "ref")) {
        validate57.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ref" || key0 === "name")) {
            validate57.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (!pattern4.test(data0)) {
                  validate57.errors = [{ instancePath: instancePath + "/ref", keyword: "pattern", params: { pattern: "^(?!\\.{1,2}$)[A-Za-z0-9_.-]{1,200}$" }, message: 'must match pattern "^(?!\\.{1,2}$)[A-Za-z0-9_.-]{1,200}$"' }];
                  return false;
                }
              } else {
                validate57.errors = [{ instancePath: instancePath + "/ref", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                const err0 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
              const _errs8 = errors;
              if (data1 !== null) {
                const err1 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
              var _valid0 = _errs8 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const err2 = { instancePath: instancePath + "/name", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                validate57.errors = vErrors;
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
      validate57.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.address === void 0 && (missing0 = "address")) {
        validate54.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "address" || key0 === "name" || key0 === "picture")) {
            validate54.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("contact" !== data.type) {
              validate54.errors = [{ instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "contact" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.address !== void 0) {
              const _errs3 = errors;
              if (!validate55(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
                  const err0 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
                const _errs8 = errors;
                if (data2 !== null) {
                  const err1 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                }
                var _valid0 = _errs8 === errors;
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const err2 = { instancePath: instancePath + "/name", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                  validate54.errors = vErrors;
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
                  if (!validate57(data3, { instancePath: instancePath + "/picture", parentData: data, parentDataProperty: "picture", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                    errors = vErrors.length;
                  }
                  var _valid1 = _errs12 === errors;
                  valid2 = valid2 || _valid1;
                  const _errs13 = errors;
                  if (data3 !== null) {
                    const err3 = { instancePath: instancePath + "/picture", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err3];
                    } else {
                      vErrors.push(err3);
                    }
                    errors++;
                  }
                  var _valid1 = _errs13 === errors;
                  valid2 = valid2 || _valid1;
                  if (!valid2) {
                    const err4 = { instancePath: instancePath + "/picture", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err4];
                    } else {
                      vErrors.push(err4);
                    }
                    errors++;
                    validate54.errors = vErrors;
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
      validate54.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var BridgeEventDeleted = validate59;
var pattern5 = new RegExp("^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "u");
var formats0 = (init_formats(), __toCommonJS(formats_exports))["date-time"];
var pattern6 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$", "u");
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern6.test(data)) {
          validate61.errors = [{ instancePath, keyword: "pattern", params: { pattern: "^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$" }, message: 'must match pattern "^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$"' }];
          return false;
        } else {
          if (!formats0.validate(data)) {
            validate61.errors = [{ instancePath, keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
            return false;
          }
        }
      } else {
        validate61.errors = [{ instancePath, keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validate61.errors = vErrors;
  return errors === 0;
}
validate61.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.external_id === void 0 && (missing0 = "external_id") || data.at === void 0 && (missing0 = "at")) {
        validate59.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "external_id" || key0 === "chat" || key0 === "at")) {
            validate59.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("deleted" !== data.type) {
              validate59.errors = [{ instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "deleted" }, message: "must be equal to constant" }];
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
                  if (func1(data1) > 255) {
                    validate59.errors = [{ instancePath: instancePath + "/external_id", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
                    return false;
                  } else {
                    if (func1(data1) < 1) {
                      validate59.errors = [{ instancePath: instancePath + "/external_id", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern5.test(data1)) {
                        validate59.errors = [{ instancePath: instancePath + "/external_id", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate59.errors = [{ instancePath: instancePath + "/external_id", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                if (!validate55(data2, { instancePath: instancePath + "/chat", parentData: data, parentDataProperty: "chat", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
                const _errs8 = errors;
                if (data2 !== null) {
                  const err0 = { instancePath: instancePath + "/chat", keyword: "type", params: { type: "null" }, message: "must be null" };
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
                  const err1 = { instancePath: instancePath + "/chat", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                  validate59.errors = vErrors;
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
                  if (!validate61(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
      validate59.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var BridgeEventEdited = validate63;
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate66.evaluated;
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
        validate66.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "text")) {
            validate66.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("text" !== data.kind) {
              validate66.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }];
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
                validate66.errors = [{ instancePath: instancePath + "/text", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate66.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate66.errors = vErrors;
  return errors === 0;
}
validate66.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      if (data.kind === void 0 && (missing0 = "kind") || data.latitude === void 0 && (missing0 = "latitude") || data.longitude === void 0 && (missing0 = "longitude")) {
        validate68.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "latitude" || key0 === "longitude" || key0 === "name")) {
            validate68.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("location" !== data.kind) {
              validate68.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "location" }, message: "must be equal to constant" }];
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
                validate68.errors = [{ instancePath: instancePath + "/latitude", keyword: "type", params: { type: "number" }, message: "must be number" }];
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
                  validate68.errors = [{ instancePath: instancePath + "/longitude", keyword: "type", params: { type: "number" }, message: "must be number" }];
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
                    const err0 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                  var _valid0 = _errs9 === errors;
                  valid1 = valid1 || _valid0;
                  const _errs11 = errors;
                  if (data3 !== null) {
                    const err1 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err1];
                    } else {
                      vErrors.push(err1);
                    }
                    errors++;
                  }
                  var _valid0 = _errs11 === errors;
                  valid1 = valid1 || _valid0;
                  if (!valid1) {
                    const err2 = { instancePath: instancePath + "/name", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err2];
                    } else {
                      vErrors.push(err2);
                    }
                    errors++;
                    validate68.errors = vErrors;
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
      validate68.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate68.errors = vErrors;
  return errors === 0;
}
validate68.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.question === void 0 && (missing0 = "question") || data.options === void 0 && (missing0 = "options")) {
        validate71.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "question" || key0 === "options" || key0 === "multiple")) {
            validate71.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("poll" !== data.kind) {
              validate71.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "poll" }, message: "must be equal to constant" }];
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
                validate71.errors = [{ instancePath: instancePath + "/question", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                        validate71.errors = [{ instancePath: instancePath + "/options/" + i0, keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid1 = _errs7 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  } else {
                    validate71.errors = [{ instancePath: instancePath + "/options", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                    const err0 = { instancePath: instancePath + "/multiple", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                  var _valid0 = _errs11 === errors;
                  valid2 = valid2 || _valid0;
                  const _errs13 = errors;
                  if (data4 !== null) {
                    const err1 = { instancePath: instancePath + "/multiple", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err1];
                    } else {
                      vErrors.push(err1);
                    }
                    errors++;
                  }
                  var _valid0 = _errs13 === errors;
                  valid2 = valid2 || _valid0;
                  if (!valid2) {
                    const err2 = { instancePath: instancePath + "/multiple", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err2];
                    } else {
                      vErrors.push(err2);
                    }
                    errors++;
                    validate71.errors = vErrors;
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
      validate71.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.file === void 0 && (missing0 = "file")) {
        validate73.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "file" || key0 === "caption")) {
            validate73.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("media" !== data.kind) {
              validate73.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "media" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.file !== void 0) {
              const _errs3 = errors;
              if (!validate57(data.file, { instancePath: instancePath + "/file", parentData: data, parentDataProperty: "file", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
                  const err0 = { instancePath: instancePath + "/caption", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
                const _errs8 = errors;
                if (data2 !== null) {
                  const err1 = { instancePath: instancePath + "/caption", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                }
                var _valid0 = _errs8 === errors;
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const err2 = { instancePath: instancePath + "/caption", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                  validate73.errors = vErrors;
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
      validate73.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate73.errors = vErrors;
  return errors === 0;
}
validate73.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind")) {
        validate76.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.kind !== void 0) {
          let data0 = data.kind;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func1(data0) > 100) {
                validate76.errors = [{ instancePath: instancePath + "/kind", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                return false;
              } else {
                if (func1(data0) < 1) {
                  validate76.errors = [{ instancePath: instancePath + "/kind", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                  return false;
                } else {
                  if (!pattern5.test(data0)) {
                    validate76.errors = [{ instancePath: instancePath + "/kind", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                    return false;
                  }
                }
              }
            } else {
              validate76.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
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
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate66(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  const _errs2 = errors;
  if (!validate68(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
  if (!validate52(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
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
  if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
  if (!validate73(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
  if (!validate76(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
    const err0 = { instancePath, keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
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
  evaluated0.props = props0;
  return errors === 0;
}
validate65.evaluated = { "dynamicProps": true, "dynamicItems": false };
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.external_id === void 0 && (missing0 = "external_id") || data.content === void 0 && (missing0 = "content") || data.at === void 0 && (missing0 = "at")) {
        validate63.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "external_id" || key0 === "chat" || key0 === "content" || key0 === "at")) {
            validate63.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("edited" !== data.type) {
              validate63.errors = [{ instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "edited" }, message: "must be equal to constant" }];
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
                  if (func1(data1) > 255) {
                    validate63.errors = [{ instancePath: instancePath + "/external_id", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
                    return false;
                  } else {
                    if (func1(data1) < 1) {
                      validate63.errors = [{ instancePath: instancePath + "/external_id", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern5.test(data1)) {
                        validate63.errors = [{ instancePath: instancePath + "/external_id", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate63.errors = [{ instancePath: instancePath + "/external_id", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                if (!validate55(data2, { instancePath: instancePath + "/chat", parentData: data, parentDataProperty: "chat", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
                const _errs8 = errors;
                if (data2 !== null) {
                  const err0 = { instancePath: instancePath + "/chat", keyword: "type", params: { type: "null" }, message: "must be null" };
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
                  const err1 = { instancePath: instancePath + "/chat", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                  validate63.errors = vErrors;
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
                  if (!validate65(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.at !== void 0) {
                    const _errs11 = errors;
                    if (!validate61(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
      validate63.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var BridgeEventGroup = validate80;
var schema35 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Participant", "description": "A member of a group.", "type": "object", "additionalProperties": false, "required": ["address", "role"], "properties": { "address": { "$ref": "./channel-address.json" }, "role": { "enum": ["member", "admin", "owner"] } }, "$id": "schemas:///messaging/participant.json" };
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
      if (data.address === void 0 && (missing0 = "address") || data.role === void 0 && (missing0 = "role")) {
        validate83.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "role")) {
            validate83.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
                validate83.errors = [{ instancePath: instancePath + "/role", keyword: "enum", params: { allowedValues: schema35.properties.role.enum }, message: "must be equal to one of the allowed values" }];
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
      validate83.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate83.errors = vErrors;
  return errors === 0;
}
validate83.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var formats2 = (init_formats(), __toCommonJS(formats_exports)).uri;
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (errors === 0) {
      if (typeof data === "string") {
        if (func1(data) > 2048) {
          validate87.errors = [{ instancePath, keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }];
          return false;
        } else {
          if (!formats2(data)) {
            validate87.errors = [{ instancePath, keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }];
            return false;
          }
        }
      } else {
        validate87.errors = [{ instancePath, keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validate87.errors = vErrors;
  return errors === 0;
}
validate87.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address") || data.name === void 0 && (missing0 = "name")) {
        validate81.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "name" || key0 === "participants" || key0 === "picture" || key0 === "invite_link")) {
            validate81.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validate55(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
                validate81.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      const err0 = { instancePath: instancePath + "/participants", keyword: "maxItems", params: { limit: 1024 }, message: "must NOT have more than 1024 items" };
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
                        if (!validate83(data2[i0], { instancePath: instancePath + "/participants/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs9 === errors;
                        if (!valid2) {
                          break;
                        }
                      }
                    }
                  } else {
                    const err1 = { instancePath: instancePath + "/participants", keyword: "type", params: { type: "array" }, message: "must be array" };
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
                const _errs10 = errors;
                if (data2 !== null) {
                  const err2 = { instancePath: instancePath + "/participants", keyword: "type", params: { type: "null" }, message: "must be null" };
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                }
                var _valid0 = _errs10 === errors;
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const err3 = { instancePath: instancePath + "/participants", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err3];
                  } else {
                    vErrors.push(err3);
                  }
                  errors++;
                  validate81.errors = vErrors;
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
                  if (!validate57(data4, { instancePath: instancePath + "/picture", parentData: data, parentDataProperty: "picture", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                    errors = vErrors.length;
                  }
                  var _valid1 = _errs14 === errors;
                  valid3 = valid3 || _valid1;
                  const _errs15 = errors;
                  if (data4 !== null) {
                    const err4 = { instancePath: instancePath + "/picture", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err4];
                    } else {
                      vErrors.push(err4);
                    }
                    errors++;
                  }
                  var _valid1 = _errs15 === errors;
                  valid3 = valid3 || _valid1;
                  if (!valid3) {
                    const err5 = { instancePath: instancePath + "/picture", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err5];
                    } else {
                      vErrors.push(err5);
                    }
                    errors++;
                    validate81.errors = vErrors;
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
                    if (!validate87(data5, { instancePath: instancePath + "/invite_link", parentData: data, parentDataProperty: "invite_link", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                      errors = vErrors.length;
                    }
                    var _valid2 = _errs19 === errors;
                    valid4 = valid4 || _valid2;
                    const _errs20 = errors;
                    if (data5 !== null) {
                      const err6 = { instancePath: instancePath + "/invite_link", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err6];
                      } else {
                        vErrors.push(err6);
                      }
                      errors++;
                    }
                    var _valid2 = _errs20 === errors;
                    valid4 = valid4 || _valid2;
                    if (!valid4) {
                      const err7 = { instancePath: instancePath + "/invite_link", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err7];
                      } else {
                        vErrors.push(err7);
                      }
                      errors++;
                      validate81.errors = vErrors;
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
      validate81.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate81.errors = vErrors;
  return errors === 0;
}
validate81.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.group === void 0 && (missing0 = "group")) {
        validate80.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "group")) {
            validate80.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("group" !== data.type) {
              validate80.errors = [{ instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "group" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.group !== void 0) {
              const _errs3 = errors;
              if (!validate81(data.group, { instancePath: instancePath + "/group", parentData: data, parentDataProperty: "group", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
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
      validate80.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate80.errors = vErrors;
  return errors === 0;
}
validate80.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var BridgeEventLeft = validate90;
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
      if (data.type === void 0 && (missing0 = "type") || data.group === void 0 && (missing0 = "group") || data.at === void 0 && (missing0 = "at")) {
        validate90.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "group" || key0 === "at")) {
            validate90.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("left" !== data.type) {
              validate90.errors = [{ instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "left" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.group !== void 0) {
              const _errs3 = errors;
              if (!validate55(data.group, { instancePath: instancePath + "/group", parentData: data, parentDataProperty: "group", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.at !== void 0) {
                const _errs4 = errors;
                if (!validate61(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
      validate90.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate90.errors = vErrors;
  return errors === 0;
}
validate90.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var BridgeEventMemory = validate93;
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate93.evaluated;
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
        validate93.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "memory")) {
            validate93.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("memory" !== data.type) {
              validate93.errors = [{ instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "memory" }, message: "must be equal to constant" }];
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
                  const err0 = { instancePath: instancePath + "/memory", keyword: "type", params: { type: "object" }, message: "must be object" };
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
              const _errs8 = errors;
              if (data1 !== null) {
                const err1 = { instancePath: instancePath + "/memory", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
              var _valid0 = _errs8 === errors;
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const err2 = { instancePath: instancePath + "/memory", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                validate93.errors = vErrors;
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
      validate93.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate93.errors = vErrors;
  return errors === 0;
}
validate93.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var BridgeEventMessage = validate94;
var schema39 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "BridgeEventMessage", "description": "What has happened at the channel: `message`.", "type": "object", "additionalProperties": false, "required": ["type", "external_id", "chat", "chat_kind", "from", "content", "at"], "properties": { "type": { "const": "message" }, "external_id": { "type": "string", "description": "Id of the message on the channel, unique in its chat: another message of the chat with it is the same one.", "minLength": 1, "maxLength": 255, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "chat": { "$ref": "../channel-address.json" }, "chat_kind": { "enum": ["direct", "group"] }, "from": { "$ref": "../channel-address.json" }, "from_name": { "anyOf": [{ "type": "string", "description": "Name of the writer. What is longer than 200 characters is cut." }, { "type": "null" }] }, "content": { "$ref": "./content.json" }, "reply_to": { "anyOf": [{ "type": "string", "description": "Id of the message that it replies to: of its own chat or, if that has none, of the only other chat that has one.", "minLength": 1, "maxLength": 255, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, { "type": "null" }] }, "at": { "$ref": "../../common/timestamp.json" } }, "$id": "schemas:///messaging/bridge/event-message.json" };
var func10 = Object.prototype.hasOwnProperty;
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
      if (data.type === void 0 && (missing0 = "type") || data.external_id === void 0 && (missing0 = "external_id") || data.chat === void 0 && (missing0 = "chat") || data.chat_kind === void 0 && (missing0 = "chat_kind") || data.from === void 0 && (missing0 = "from") || data.content === void 0 && (missing0 = "content") || data.at === void 0 && (missing0 = "at")) {
        validate94.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!func10.call(schema39.properties, key0)) {
            validate94.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("message" !== data.type) {
              validate94.errors = [{ instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "message" }, message: "must be equal to constant" }];
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
                  if (func1(data1) > 255) {
                    validate94.errors = [{ instancePath: instancePath + "/external_id", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
                    return false;
                  } else {
                    if (func1(data1) < 1) {
                      validate94.errors = [{ instancePath: instancePath + "/external_id", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern5.test(data1)) {
                        validate94.errors = [{ instancePath: instancePath + "/external_id", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate94.errors = [{ instancePath: instancePath + "/external_id", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                if (!validate55(data.chat, { instancePath: instancePath + "/chat", parentData: data, parentDataProperty: "chat", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
                    validate94.errors = [{ instancePath: instancePath + "/chat_kind", keyword: "enum", params: { allowedValues: schema39.properties.chat_kind.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.from !== void 0) {
                    const _errs7 = errors;
                    if (!validate55(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
                        const err0 = { instancePath: instancePath + "/from_name", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      }
                      var _valid0 = _errs10 === errors;
                      valid1 = valid1 || _valid0;
                      const _errs12 = errors;
                      if (data5 !== null) {
                        const err1 = { instancePath: instancePath + "/from_name", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                      }
                      var _valid0 = _errs12 === errors;
                      valid1 = valid1 || _valid0;
                      if (!valid1) {
                        const err2 = { instancePath: instancePath + "/from_name", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err2];
                        } else {
                          vErrors.push(err2);
                        }
                        errors++;
                        validate94.errors = vErrors;
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
                        if (!validate65(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
                              if (func1(data7) > 255) {
                                const err3 = { instancePath: instancePath + "/reply_to", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                                if (vErrors === null) {
                                  vErrors = [err3];
                                } else {
                                  vErrors.push(err3);
                                }
                                errors++;
                              } else {
                                if (func1(data7) < 1) {
                                  const err4 = { instancePath: instancePath + "/reply_to", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                  if (vErrors === null) {
                                    vErrors = [err4];
                                  } else {
                                    vErrors.push(err4);
                                  }
                                  errors++;
                                } else {
                                  if (!pattern5.test(data7)) {
                                    const err5 = { instancePath: instancePath + "/reply_to", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
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
                              const err6 = { instancePath: instancePath + "/reply_to", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                          const _errs19 = errors;
                          if (data7 !== null) {
                            const err7 = { instancePath: instancePath + "/reply_to", keyword: "type", params: { type: "null" }, message: "must be null" };
                            if (vErrors === null) {
                              vErrors = [err7];
                            } else {
                              vErrors.push(err7);
                            }
                            errors++;
                          }
                          var _valid1 = _errs19 === errors;
                          valid2 = valid2 || _valid1;
                          if (!valid2) {
                            const err8 = { instancePath: instancePath + "/reply_to", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                            if (vErrors === null) {
                              vErrors = [err8];
                            } else {
                              vErrors.push(err8);
                            }
                            errors++;
                            validate94.errors = vErrors;
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
                            if (!validate61(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
      validate94.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate94.errors = vErrors;
  return errors === 0;
}
validate94.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var BridgeEventOpen = validate99;
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate99.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.address === void 0 && (missing0 = "address")) {
        validate99.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "address")) {
            validate99.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("open" !== data.type) {
              validate99.errors = [{ instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "open" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.address !== void 0) {
              const _errs3 = errors;
              if (!validate55(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
      validate99.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate99.errors = vErrors;
  return errors === 0;
}
validate99.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var BridgeEventPairing = validate101;
var schema41 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "BridgeEventPairing", "description": "What has happened at the channel: `pairing`.", "type": "object", "additionalProperties": false, "required": ["type", "method", "text", "expires_at"], "properties": { "type": { "const": "pairing" }, "method": { "enum": ["qr", "code"] }, "text": { "type": "string", "description": "Content of the QR code, or the code.", "minLength": 1, "maxLength": 2e3, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "expires_at": { "$ref": "../../common/timestamp.json" } }, "$id": "schemas:///messaging/bridge/event-pairing.json" };
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate101.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.method === void 0 && (missing0 = "method") || data.text === void 0 && (missing0 = "text") || data.expires_at === void 0 && (missing0 = "expires_at")) {
        validate101.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "method" || key0 === "text" || key0 === "expires_at")) {
            validate101.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("pairing" !== data.type) {
              validate101.errors = [{ instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "pairing" }, message: "must be equal to constant" }];
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
                validate101.errors = [{ instancePath: instancePath + "/method", keyword: "enum", params: { allowedValues: schema41.properties.method.enum }, message: "must be equal to one of the allowed values" }];
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
                    if (func1(data2) > 2e3) {
                      validate101.errors = [{ instancePath: instancePath + "/text", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }];
                      return false;
                    } else {
                      if (func1(data2) < 1) {
                        validate101.errors = [{ instancePath: instancePath + "/text", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                        return false;
                      } else {
                        if (!pattern5.test(data2)) {
                          validate101.errors = [{ instancePath: instancePath + "/text", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                          return false;
                        }
                      }
                    }
                  } else {
                    validate101.errors = [{ instancePath: instancePath + "/text", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  if (!validate61(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
      validate101.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate101.errors = vErrors;
  return errors === 0;
}
validate101.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var BridgeEventParticipants = validate103;
var schema42 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "BridgeEventParticipants", "description": "What has happened at the channel: `participants`.", "type": "object", "additionalProperties": false, "required": ["type", "group", "action", "addresses"], "properties": { "type": { "const": "participants" }, "group": { "$ref": "../channel-address.json" }, "action": { "enum": ["added", "removed", "promoted", "demoted"] }, "addresses": { "type": "array", "minItems": 1, "maxItems": 1024, "items": { "$ref": "../channel-address.json" } } }, "$id": "schemas:///messaging/bridge/event-participants.json" };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate103.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.group === void 0 && (missing0 = "group") || data.action === void 0 && (missing0 = "action") || data.addresses === void 0 && (missing0 = "addresses")) {
        validate103.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "group" || key0 === "action" || key0 === "addresses")) {
            validate103.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("participants" !== data.type) {
              validate103.errors = [{ instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "participants" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.group !== void 0) {
              const _errs3 = errors;
              if (!validate55(data.group, { instancePath: instancePath + "/group", parentData: data, parentDataProperty: "group", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
                  validate103.errors = [{ instancePath: instancePath + "/action", keyword: "enum", params: { allowedValues: schema42.properties.action.enum }, message: "must be equal to one of the allowed values" }];
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
                        validate103.errors = [{ instancePath: instancePath + "/addresses", keyword: "maxItems", params: { limit: 1024 }, message: "must NOT have more than 1024 items" }];
                        return false;
                      } else {
                        if (data3.length < 1) {
                          validate103.errors = [{ instancePath: instancePath + "/addresses", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                          return false;
                        } else {
                          var valid1 = true;
                          const len0 = data3.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            const _errs7 = errors;
                            if (!validate55(data3[i0], { instancePath: instancePath + "/addresses/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
                      validate103.errors = [{ instancePath: instancePath + "/addresses", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate103.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate103.errors = vErrors;
  return errors === 0;
}
validate103.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var BridgeEventReaction = validate106;
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
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.external_id === void 0 && (missing0 = "external_id") || data.from === void 0 && (missing0 = "from") || data.at === void 0 && (missing0 = "at")) {
        validate106.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "external_id" || key0 === "chat" || key0 === "from" || key0 === "emoji" || key0 === "at")) {
            validate106.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("reaction" !== data.type) {
              validate106.errors = [{ instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "reaction" }, message: "must be equal to constant" }];
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
                  if (func1(data1) > 255) {
                    validate106.errors = [{ instancePath: instancePath + "/external_id", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
                    return false;
                  } else {
                    if (func1(data1) < 1) {
                      validate106.errors = [{ instancePath: instancePath + "/external_id", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern5.test(data1)) {
                        validate106.errors = [{ instancePath: instancePath + "/external_id", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate106.errors = [{ instancePath: instancePath + "/external_id", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                if (!validate55(data2, { instancePath: instancePath + "/chat", parentData: data, parentDataProperty: "chat", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
                const _errs8 = errors;
                if (data2 !== null) {
                  const err0 = { instancePath: instancePath + "/chat", keyword: "type", params: { type: "null" }, message: "must be null" };
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
                  const err1 = { instancePath: instancePath + "/chat", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                  validate106.errors = vErrors;
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
                  if (!validate55(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
                        if (func1(data4) > 32) {
                          const err2 = { instancePath: instancePath + "/emoji", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" };
                          if (vErrors === null) {
                            vErrors = [err2];
                          } else {
                            vErrors.push(err2);
                          }
                          errors++;
                        } else {
                          if (func1(data4) < 1) {
                            const err3 = { instancePath: instancePath + "/emoji", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            if (vErrors === null) {
                              vErrors = [err3];
                            } else {
                              vErrors.push(err3);
                            }
                            errors++;
                          } else {
                            if (!pattern5.test(data4)) {
                              const err4 = { instancePath: instancePath + "/emoji", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
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
                        const err5 = { instancePath: instancePath + "/emoji", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                      const err6 = { instancePath: instancePath + "/emoji", keyword: "type", params: { type: "null" }, message: "must be null" };
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
                      const err7 = { instancePath: instancePath + "/emoji", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                      if (vErrors === null) {
                        vErrors = [err7];
                      } else {
                        vErrors.push(err7);
                      }
                      errors++;
                      validate106.errors = vErrors;
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
                      if (!validate61(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
      validate106.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate106.errors = vErrors;
  return errors === 0;
}
validate106.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var BridgeEventStatus = validate110;
var schema44 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "BridgeEventStatus", "description": "What has happened at the channel: `status`.", "type": "object", "additionalProperties": false, "required": ["type", "external_id", "state", "at"], "properties": { "type": { "const": "status" }, "external_id": { "type": "string", "description": "Id of the message on the channel, unique in its chat.", "minLength": 1, "maxLength": 255, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "chat": { "description": "The chat of the message. Needed if messages of several chats have its id.", "anyOf": [{ "$ref": "../channel-address.json" }, { "type": "null" }] }, "state": { "enum": ["sent", "delivered", "read", "failed"] }, "at": { "$ref": "../../common/timestamp.json" }, "reason": { "anyOf": [{ "type": "string", "description": "Why it failed. What is longer than 500 characters is cut." }, { "type": "null" }] } }, "$id": "schemas:///messaging/bridge/event-status.json" };
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
      if (data.type === void 0 && (missing0 = "type") || data.external_id === void 0 && (missing0 = "external_id") || data.state === void 0 && (missing0 = "state") || data.at === void 0 && (missing0 = "at")) {
        validate110.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "external_id" || key0 === "chat" || key0 === "state" || key0 === "at" || key0 === "reason")) {
            validate110.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.type !== void 0) {
            const _errs2 = errors;
            if ("status" !== data.type) {
              validate110.errors = [{ instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "status" }, message: "must be equal to constant" }];
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
                  if (func1(data1) > 255) {
                    validate110.errors = [{ instancePath: instancePath + "/external_id", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
                    return false;
                  } else {
                    if (func1(data1) < 1) {
                      validate110.errors = [{ instancePath: instancePath + "/external_id", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern5.test(data1)) {
                        validate110.errors = [{ instancePath: instancePath + "/external_id", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate110.errors = [{ instancePath: instancePath + "/external_id", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                if (!validate55(data2, { instancePath: instancePath + "/chat", parentData: data, parentDataProperty: "chat", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
                const _errs8 = errors;
                if (data2 !== null) {
                  const err0 = { instancePath: instancePath + "/chat", keyword: "type", params: { type: "null" }, message: "must be null" };
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
                  const err1 = { instancePath: instancePath + "/chat", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                  validate110.errors = vErrors;
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
                    validate110.errors = [{ instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema44.properties.state.enum }, message: "must be equal to one of the allowed values" }];
                    return false;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.at !== void 0) {
                    const _errs11 = errors;
                    if (!validate61(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
                        const err2 = { instancePath: instancePath + "/reason", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err2];
                        } else {
                          vErrors.push(err2);
                        }
                        errors++;
                      }
                      var _valid1 = _errs14 === errors;
                      valid2 = valid2 || _valid1;
                      const _errs16 = errors;
                      if (data5 !== null) {
                        const err3 = { instancePath: instancePath + "/reason", keyword: "type", params: { type: "null" }, message: "must be null" };
                        if (vErrors === null) {
                          vErrors = [err3];
                        } else {
                          vErrors.push(err3);
                        }
                        errors++;
                      }
                      var _valid1 = _errs16 === errors;
                      valid2 = valid2 || _valid1;
                      if (!valid2) {
                        const err4 = { instancePath: instancePath + "/reason", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                        if (vErrors === null) {
                          vErrors = [err4];
                        } else {
                          vErrors.push(err4);
                        }
                        errors++;
                        validate110.errors = vErrors;
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
      validate110.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate110.errors = vErrors;
  return errors === 0;
}
validate110.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var BridgeFile = validate57;
var BridgeGroup = validate81;
var BridgeLocationContent = validate68;
var BridgeMediaContent = validate73;
var BridgePerformed = validate113;
var schema45 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "BridgePerformed", "description": "Response to `POST /perform`. All other commands have the result null. Other members are ignored.", "anyOf": [{ "type": "object", "additionalProperties": false, "required": ["command", "result"], "properties": { "command": { "const": "group.create" }, "result": { "$ref": "./made-group.json" } } }, { "type": "object", "additionalProperties": false, "required": ["command", "result"], "properties": { "command": { "const": "group.invite" }, "result": { "type": "object", "additionalProperties": true, "required": ["link"], "properties": { "link": { "$ref": "../../common/url.json" } } } } }, { "type": "object", "additionalProperties": false, "required": ["command", "result"], "properties": { "command": { "const": "contact.check" }, "result": { "type": "object", "additionalProperties": true, "required": ["found"], "properties": { "found": { "type": "array", "maxItems": 1024, "items": { "type": "object", "additionalProperties": true, "required": ["address", "exists"], "properties": { "address": { "$ref": "../channel-address.json" }, "exists": { "type": "boolean" }, "canonical": { "anyOf": [{ "$ref": "../channel-address.json" }, { "type": "null" }] } } } } } } } }, { "type": "object", "additionalProperties": false, "required": ["command", "result"], "properties": { "command": { "const": "contact.picture" }, "result": { "type": "object", "additionalProperties": true, "required": [], "properties": { "picture": { "anyOf": [{ "$ref": "./file.json" }, { "type": "null" }] } } } } }, { "type": "object", "additionalProperties": false, "required": ["command", "result"], "properties": { "command": { "enum": ["message.edit", "message.delete", "message.react", "chat.read", "chat.typing", "group.rename", "group.picture", "group.add", "group.remove", "group.promote", "group.demote", "group.leave", "contact.block", "contact.unblock"] }, "result": { "type": "null" } } }], "$id": "schemas:///messaging/bridge/performed.json" };
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.address === void 0 && (missing0 = "address")) {
        validate114.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.address !== void 0) {
          if (!validate55(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
            errors = vErrors.length;
          }
        }
      }
    } else {
      validate114.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate114.errors = vErrors;
  return errors === 0;
}
validate114.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.command === void 0 && (missing0 = "command") || data.result === void 0 && (missing0 = "result")) {
        const err0 = { instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
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
            const err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
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
              const err2 = { instancePath: instancePath + "/command", keyword: "const", params: { allowedValue: "group.create" }, message: "must be equal to constant" };
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
              if (!validate114(data.result, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
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
      const err3 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
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
  if (_valid0) {
    var props0 = true;
  }
  const _errs6 = errors;
  if (errors === _errs6) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.command === void 0 && (missing1 = "command") || data.result === void 0 && (missing1 = "result")) {
        const err4 = { instancePath, keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
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
            const err5 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
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
              const err6 = { instancePath: instancePath + "/command", keyword: "const", params: { allowedValue: "group.invite" }, message: "must be equal to constant" };
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
                    const err7 = { instancePath: instancePath + "/result", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" };
                    if (vErrors === null) {
                      vErrors = [err7];
                    } else {
                      vErrors.push(err7);
                    }
                    errors++;
                  } else {
                    if (data3.link !== void 0) {
                      if (!validate87(data3.link, { instancePath: instancePath + "/result/link", parentData: data3, parentDataProperty: "link", rootData, dynamicAnchors })) {
                        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
                        errors = vErrors.length;
                      }
                    }
                  }
                } else {
                  const err8 = { instancePath: instancePath + "/result", keyword: "type", params: { type: "object" }, message: "must be object" };
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
      const err9 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
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
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  const _errs14 = errors;
  if (errors === _errs14) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing3;
      if (data.command === void 0 && (missing3 = "command") || data.result === void 0 && (missing3 = "result")) {
        const err10 = { instancePath, keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" };
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
            const err11 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
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
              const err12 = { instancePath: instancePath + "/command", keyword: "const", params: { allowedValue: "contact.check" }, message: "must be equal to constant" };
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
                    const err13 = { instancePath: instancePath + "/result", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" };
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
                            const err14 = { instancePath: instancePath + "/result/found", keyword: "maxItems", params: { limit: 1024 }, message: "must NOT have more than 1024 items" };
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
                                    const err15 = { instancePath: instancePath + "/result/found/" + i0, keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" };
                                    if (vErrors === null) {
                                      vErrors = [err15];
                                    } else {
                                      vErrors.push(err15);
                                    }
                                    errors++;
                                  } else {
                                    if (data8.address !== void 0) {
                                      const _errs26 = errors;
                                      if (!validate55(data8.address, { instancePath: instancePath + "/result/found/" + i0 + "/address", parentData: data8, parentDataProperty: "address", rootData, dynamicAnchors })) {
                                        vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
                                          const err16 = { instancePath: instancePath + "/result/found/" + i0 + "/exists", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
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
                                          if (!validate55(data11, { instancePath: instancePath + "/result/found/" + i0 + "/canonical", parentData: data8, parentDataProperty: "canonical", rootData, dynamicAnchors })) {
                                            vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                                            errors = vErrors.length;
                                          }
                                          var _valid1 = _errs31 === errors;
                                          valid8 = valid8 || _valid1;
                                          const _errs32 = errors;
                                          if (data11 !== null) {
                                            const err17 = { instancePath: instancePath + "/result/found/" + i0 + "/canonical", keyword: "type", params: { type: "null" }, message: "must be null" };
                                            if (vErrors === null) {
                                              vErrors = [err17];
                                            } else {
                                              vErrors.push(err17);
                                            }
                                            errors++;
                                          }
                                          var _valid1 = _errs32 === errors;
                                          valid8 = valid8 || _valid1;
                                          if (!valid8) {
                                            const err18 = { instancePath: instancePath + "/result/found/" + i0 + "/canonical", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
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
                                  const err19 = { instancePath: instancePath + "/result/found/" + i0, keyword: "type", params: { type: "object" }, message: "must be object" };
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
                          const err20 = { instancePath: instancePath + "/result/found", keyword: "type", params: { type: "array" }, message: "must be array" };
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
                  const err21 = { instancePath: instancePath + "/result", keyword: "type", params: { type: "object" }, message: "must be object" };
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
      const err22 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
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
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  const _errs34 = errors;
  if (errors === _errs34) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing6;
      if (data.command === void 0 && (missing6 = "command") || data.result === void 0 && (missing6 = "result")) {
        const err23 = { instancePath, keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" };
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
            const err24 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
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
              const err25 = { instancePath: instancePath + "/command", keyword: "const", params: { allowedValue: "contact.picture" }, message: "must be equal to constant" };
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
                    if (!validate57(data14, { instancePath: instancePath + "/result/picture", parentData: data13, parentDataProperty: "picture", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                      errors = vErrors.length;
                    }
                    var _valid2 = _errs43 === errors;
                    valid11 = valid11 || _valid2;
                    const _errs44 = errors;
                    if (data14 !== null) {
                      const err26 = { instancePath: instancePath + "/result/picture", keyword: "type", params: { type: "null" }, message: "must be null" };
                      if (vErrors === null) {
                        vErrors = [err26];
                      } else {
                        vErrors.push(err26);
                      }
                      errors++;
                    }
                    var _valid2 = _errs44 === errors;
                    valid11 = valid11 || _valid2;
                    if (!valid11) {
                      const err27 = { instancePath: instancePath + "/result/picture", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
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
                  const err28 = { instancePath: instancePath + "/result", keyword: "type", params: { type: "object" }, message: "must be object" };
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
      const err29 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
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
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  const _errs46 = errors;
  if (errors === _errs46) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing7;
      if (data.command === void 0 && (missing7 = "command") || data.result === void 0 && (missing7 = "result")) {
        const err30 = { instancePath, keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" };
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
            const err31 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
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
              const err32 = { instancePath: instancePath + "/command", keyword: "enum", params: { allowedValues: schema45.anyOf[4].properties.command.enum }, message: "must be equal to one of the allowed values" };
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
                const err33 = { instancePath: instancePath + "/result", keyword: "type", params: { type: "null" }, message: "must be null" };
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
      const err34 = { instancePath, keyword: "type", params: { type: "object" }, message: "must be object" };
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
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  if (!valid0) {
    const err35 = { instancePath, keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err35];
    } else {
      vErrors.push(err35);
    }
    errors++;
    validate113.errors = vErrors;
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
  validate113.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate113.evaluated = { "dynamicProps": true, "dynamicItems": false };
var BridgePollContent = validate71;
var BridgeSent = validate121;
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate121.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.external_id !== void 0) {
        let data0 = data.external_id;
        const _errs3 = errors;
        let valid1 = false;
        const _errs4 = errors;
        if (errors === _errs4) {
          if (typeof data0 === "string") {
            if (func1(data0) > 255) {
              const err0 = { instancePath: instancePath + "/external_id", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            } else {
              if (func1(data0) < 1) {
                const err1 = { instancePath: instancePath + "/external_id", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              } else {
                if (!pattern5.test(data0)) {
                  const err2 = { instancePath: instancePath + "/external_id", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
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
            const err3 = { instancePath: instancePath + "/external_id", keyword: "type", params: { type: "string" }, message: "must be string" };
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
          const err4 = { instancePath: instancePath + "/external_id", keyword: "type", params: { type: "null" }, message: "must be null" };
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
          const err5 = { instancePath: instancePath + "/external_id", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
          validate121.errors = vErrors;
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
      validate121.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate121.errors = vErrors;
  return errors === 0;
}
validate121.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var BridgeTextContent = validate66;
var BridgeUnknownContent = validate76;
var StoredContent = validate122;
var pattern16 = new RegExp("^[^\\u0000\\ud800-\\udfff]*$", "u");
var pattern17 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
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
    if (typeof data === "string") {
      if (!pattern17.test(data)) {
        validate124.errors = [{ instancePath, keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' }];
        return false;
      }
    } else {
      validate124.errors = [{ instancePath, keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate124.errors = vErrors;
  return errors === 0;
}
validate124.evaluated = { "dynamicProps": false, "dynamicItems": false };
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate123.evaluated;
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
        validate123.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "text" || key0 === "truncated" || key0 === "media_id")) {
            validate123.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("text" !== data.kind) {
              validate123.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }];
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
                  if (func1(data1) > 65536) {
                    validate123.errors = [{ instancePath: instancePath + "/text", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" }];
                    return false;
                  } else {
                    if (func1(data1) < 1) {
                      validate123.errors = [{ instancePath: instancePath + "/text", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern16.test(data1)) {
                        validate123.errors = [{ instancePath: instancePath + "/text", keyword: "pattern", params: { pattern: "^[^\\u0000\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate123.errors = [{ instancePath: instancePath + "/text", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                  validate123.errors = [{ instancePath: instancePath + "/truncated", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                  return false;
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.media_id !== void 0) {
                  const _errs6 = errors;
                  if (!validate124(data.media_id, { instancePath: instancePath + "/media_id", parentData: data, parentDataProperty: "media_id", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
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
      validate123.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate123.errors = vErrors;
  return errors === 0;
}
validate123.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      if (data.kind === void 0 && (missing0 = "kind") || data.media_id === void 0 && (missing0 = "media_id") || data.caption === void 0 && (missing0 = "caption")) {
        validate127.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "media_id" || key0 === "caption" || key0 === "truncated")) {
            validate127.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("media" !== data.kind) {
              validate127.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "media" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.media_id !== void 0) {
              const _errs3 = errors;
              if (!validate124(data.media_id, { instancePath: instancePath + "/media_id", parentData: data, parentDataProperty: "media_id", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
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
                    if (func1(data2) > 65536) {
                      const err0 = { instancePath: instancePath + "/caption", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    } else {
                      if (func1(data2) < 1) {
                        const err1 = { instancePath: instancePath + "/caption", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                      } else {
                        if (!pattern16.test(data2)) {
                          const err2 = { instancePath: instancePath + "/caption", keyword: "pattern", params: { pattern: "^[^\\u0000\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000\\ud800-\\udfff]*$"' };
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
                    const err3 = { instancePath: instancePath + "/caption", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                  const err4 = { instancePath: instancePath + "/caption", keyword: "type", params: { type: "null" }, message: "must be null" };
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
                  const err5 = { instancePath: instancePath + "/caption", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                  validate127.errors = vErrors;
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
                    validate127.errors = [{ instancePath: instancePath + "/truncated", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
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
      validate127.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate127.errors = vErrors;
  return errors === 0;
}
validate127.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate130.evaluated;
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
        validate130.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "latitude" || key0 === "longitude" || key0 === "name")) {
            validate130.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("location" !== data.kind) {
              validate130.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "location" }, message: "must be equal to constant" }];
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
                    validate130.errors = [{ instancePath: instancePath + "/latitude", keyword: "maximum", params: { comparison: "<=", limit: 90 }, message: "must be <= 90" }];
                    return false;
                  } else {
                    if (data1 < -90 || isNaN(data1)) {
                      validate130.errors = [{ instancePath: instancePath + "/latitude", keyword: "minimum", params: { comparison: ">=", limit: -90 }, message: "must be >= -90" }];
                      return false;
                    }
                  }
                } else {
                  validate130.errors = [{ instancePath: instancePath + "/latitude", keyword: "type", params: { type: "number" }, message: "must be number" }];
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
                      validate130.errors = [{ instancePath: instancePath + "/longitude", keyword: "maximum", params: { comparison: "<=", limit: 180 }, message: "must be <= 180" }];
                      return false;
                    } else {
                      if (data2 < -180 || isNaN(data2)) {
                        validate130.errors = [{ instancePath: instancePath + "/longitude", keyword: "minimum", params: { comparison: ">=", limit: -180 }, message: "must be >= -180" }];
                        return false;
                      }
                    }
                  } else {
                    validate130.errors = [{ instancePath: instancePath + "/longitude", keyword: "type", params: { type: "number" }, message: "must be number" }];
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
                      if (func1(data3) > 200) {
                        const err0 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      } else {
                        if (func1(data3) < 1) {
                          const err1 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                        } else {
                          if (!pattern5.test(data3)) {
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
                  var _valid0 = _errs9 === errors;
                  valid1 = valid1 || _valid0;
                  const _errs11 = errors;
                  if (data3 !== null) {
                    const err4 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "null" }, message: "must be null" };
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
                    const err5 = { instancePath: instancePath + "/name", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err5];
                    } else {
                      vErrors.push(err5);
                    }
                    errors++;
                    validate130.errors = vErrors;
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
      validate130.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate130.errors = vErrors;
  return errors === 0;
}
validate130.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      if (data.kind === void 0 && (missing0 = "kind") || data.name === void 0 && (missing0 = "name") || data.addresses === void 0 && (missing0 = "addresses")) {
        validate132.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "name" || key0 === "addresses")) {
            validate132.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("contact" !== data.kind) {
              validate132.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "contact" }, message: "must be equal to constant" }];
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
                  if (func1(data1) > 200) {
                    validate132.errors = [{ instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  } else {
                    if (func1(data1) < 1) {
                      validate132.errors = [{ instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern5.test(data1)) {
                        validate132.errors = [{ instancePath: instancePath + "/name", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate132.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate132.errors = [{ instancePath: instancePath + "/addresses", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }];
                      return false;
                    } else {
                      if (data2.length < 1) {
                        validate132.errors = [{ instancePath: instancePath + "/addresses", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                        return false;
                      } else {
                        var valid1 = true;
                        const len0 = data2.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs7 = errors;
                          if (!validate55(data2[i0], { instancePath: instancePath + "/addresses/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
                    validate132.errors = [{ instancePath: instancePath + "/addresses", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate132.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate132.errors = vErrors;
  return errors === 0;
}
validate132.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.question === void 0 && (missing0 = "question") || data.options === void 0 && (missing0 = "options") || data.multiple === void 0 && (missing0 = "multiple")) {
        validate135.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "question" || key0 === "options" || key0 === "multiple")) {
            validate135.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("poll" !== data.kind) {
              validate135.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "poll" }, message: "must be equal to constant" }];
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
                  if (func1(data1) > 255) {
                    validate135.errors = [{ instancePath: instancePath + "/question", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
                    return false;
                  } else {
                    if (func1(data1) < 1) {
                      validate135.errors = [{ instancePath: instancePath + "/question", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern5.test(data1)) {
                        validate135.errors = [{ instancePath: instancePath + "/question", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate135.errors = [{ instancePath: instancePath + "/question", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate135.errors = [{ instancePath: instancePath + "/options", keyword: "maxItems", params: { limit: 12 }, message: "must NOT have more than 12 items" }];
                      return false;
                    } else {
                      if (data2.length < 2) {
                        validate135.errors = [{ instancePath: instancePath + "/options", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
                        return false;
                      } else {
                        var valid1 = true;
                        const len0 = data2.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data3 = data2[i0];
                          const _errs7 = errors;
                          if (errors === _errs7) {
                            if (typeof data3 === "string") {
                              if (func1(data3) > 100) {
                                validate135.errors = [{ instancePath: instancePath + "/options/" + i0, keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                                return false;
                              } else {
                                if (func1(data3) < 1) {
                                  validate135.errors = [{ instancePath: instancePath + "/options/" + i0, keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                  return false;
                                } else {
                                  if (!pattern5.test(data3)) {
                                    validate135.errors = [{ instancePath: instancePath + "/options/" + i0, keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                                    return false;
                                  }
                                }
                              }
                            } else {
                              validate135.errors = [{ instancePath: instancePath + "/options/" + i0, keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                validate135.errors = [{ instancePath: instancePath + "/options", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
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
                    validate135.errors = [{ instancePath: instancePath + "/options", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                    validate135.errors = [{ instancePath: instancePath + "/multiple", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate135.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate135.errors = vErrors;
  return errors === 0;
}
validate135.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate137.evaluated;
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
        validate137.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "type" || key0 === "raw" || key0 === "truncated" || key0 === "media_id")) {
            validate137.errors = [{ instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("unsupported" !== data.kind) {
              validate137.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "unsupported" }, message: "must be equal to constant" }];
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
                  if (func1(data1) > 100) {
                    const err0 = { instancePath: instancePath + "/type", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  } else {
                    if (func1(data1) < 1) {
                      const err1 = { instancePath: instancePath + "/type", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                    } else {
                      if (!pattern5.test(data1)) {
                        const err2 = { instancePath: instancePath + "/type", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
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
                  const err3 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
                const err4 = { instancePath: instancePath + "/type", keyword: "type", params: { type: "null" }, message: "must be null" };
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
                const err5 = { instancePath: instancePath + "/type", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
                validate137.errors = vErrors;
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
                    if (func1(data2) > 65536) {
                      validate137.errors = [{ instancePath: instancePath + "/raw", keyword: "maxLength", params: { limit: 65536 }, message: "must NOT have more than 65536 characters" }];
                      return false;
                    } else {
                      if (!pattern16.test(data2)) {
                        validate137.errors = [{ instancePath: instancePath + "/raw", keyword: "pattern", params: { pattern: "^[^\\u0000\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  } else {
                    validate137.errors = [{ instancePath: instancePath + "/raw", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                    validate137.errors = [{ instancePath: instancePath + "/truncated", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" }];
                    return false;
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.media_id !== void 0) {
                    const _errs12 = errors;
                    if (!validate124(data.media_id, { instancePath: instancePath + "/media_id", parentData: data, parentDataProperty: "media_id", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
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
      validate137.errors = [{ instancePath, keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate137.errors = vErrors;
  return errors === 0;
}
validate137.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate123(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  const _errs2 = errors;
  if (!validate127(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
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
  if (!validate130(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
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
  if (!validate132(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
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
  if (!validate135(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
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
  if (!validate137(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
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
    const err0 = { instancePath, keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    validate122.errors = vErrors;
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
  validate122.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate122.evaluated = { "dynamicProps": true, "dynamicItems": false };
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
