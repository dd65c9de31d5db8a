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
var BridgeCallback = validate52;
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
var schema21 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "BridgeEvent", "description": "What has happened at the channel.", "anyOf": [{ "type": "object", "additionalProperties": false, "required": ["type", "method", "text", "expires_at"], "properties": { "type": { "const": "pairing" }, "method": { "enum": ["qr", "code"] }, "text": { "type": "string", "description": "Content of the QR code, or the code.", "minLength": 1, "maxLength": 2e3, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "expires_at": { "$ref": "../common/timestamp.json" } } }, { "type": "object", "additionalProperties": false, "required": ["type", "address"], "properties": { "type": { "const": "open" }, "address": { "$ref": "../messaging/channel-address.json" } } }, { "type": "object", "additionalProperties": false, "required": ["type", "reason", "retry"], "properties": { "type": { "const": "closed" }, "reason": { "type": "string", "description": "Why, for people.", "minLength": 1, "maxLength": 500, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "retry": { "type": "boolean", "description": "Whether to connect again." }, "logged_out": { "type": "boolean", "description": "The account has logged out at the channel." } } }, { "type": "object", "additionalProperties": false, "required": ["type", "memory"], "properties": { "type": { "const": "memory" }, "memory": { "description": "What the next `connect` gets; null: nothing.", "anyOf": [{ "type": "object", "additionalProperties": true }, { "type": "null" }] } } }, { "type": "object", "additionalProperties": false, "required": ["type", "external_id", "chat", "chat_kind", "from", "content", "at"], "properties": { "type": { "const": "message" }, "external_id": { "type": "string", "description": "Id of the message on the channel.", "minLength": 1, "maxLength": 255, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "chat": { "$ref": "../messaging/channel-address.json" }, "chat_kind": { "enum": ["direct", "group"] }, "from": { "$ref": "../messaging/channel-address.json" }, "from_name": { "type": "string", "description": "Name of the writer.", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "content": { "$ref": "./content.json" }, "reply_to": { "type": "string", "description": "Id of the message on the channel.", "minLength": 1, "maxLength": 255, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "at": { "$ref": "../common/timestamp.json" } } }, { "type": "object", "additionalProperties": false, "required": ["type", "external_id", "state", "at"], "properties": { "type": { "const": "status" }, "external_id": { "type": "string", "description": "Id of the message on the channel.", "minLength": 1, "maxLength": 255, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "state": { "enum": ["sent", "delivered", "read", "failed"] }, "at": { "$ref": "../common/timestamp.json" }, "reason": { "type": "string", "description": "Why it failed.", "minLength": 1, "maxLength": 500, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" } } }, { "type": "object", "additionalProperties": false, "required": ["type", "external_id", "content", "at"], "properties": { "type": { "const": "edited" }, "external_id": { "type": "string", "description": "Id of the message on the channel.", "minLength": 1, "maxLength": 255, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "content": { "$ref": "./content.json" }, "at": { "$ref": "../common/timestamp.json" } } }, { "type": "object", "additionalProperties": false, "required": ["type", "external_id", "at"], "properties": { "type": { "const": "deleted" }, "external_id": { "type": "string", "description": "Id of the message on the channel.", "minLength": 1, "maxLength": 255, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "at": { "$ref": "../common/timestamp.json" } } }, { "type": "object", "additionalProperties": false, "required": ["type", "external_id", "from", "emoji", "at"], "properties": { "type": { "const": "reaction" }, "external_id": { "type": "string", "description": "Id of the message on the channel.", "minLength": 1, "maxLength": 255, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "from": { "$ref": "../messaging/channel-address.json" }, "emoji": { "description": "Null: the reaction was removed.", "anyOf": [{ "type": "string", "description": "The emoji.", "minLength": 1, "maxLength": 32, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, { "type": "null" }] }, "at": { "$ref": "../common/timestamp.json" } } }, { "type": "object", "additionalProperties": false, "required": ["type", "group"], "properties": { "type": { "const": "group" }, "group": { "$ref": "./group.json" } } }, { "type": "object", "additionalProperties": false, "required": ["type", "group", "action", "addresses"], "properties": { "type": { "const": "participants" }, "group": { "$ref": "../messaging/channel-address.json" }, "action": { "enum": ["added", "removed", "promoted", "demoted"] }, "addresses": { "type": "array", "minItems": 1, "maxItems": 1024, "items": { "$ref": "../messaging/channel-address.json" } } } }, { "type": "object", "additionalProperties": false, "required": ["type", "group", "at"], "properties": { "type": { "const": "left" }, "group": { "$ref": "../messaging/channel-address.json" }, "at": { "$ref": "../common/timestamp.json" } } }, { "type": "object", "additionalProperties": false, "required": ["type", "address"], "properties": { "type": { "const": "contact" }, "address": { "$ref": "../messaging/channel-address.json" }, "name": { "type": "string", "description": "Name.", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, "picture": { "$ref": "./file.json" } } }], "$id": "schemas:///bridge/event.json" };
var func1 = require_ucs2length().default;
var func7 = Object.prototype.hasOwnProperty;
var pattern5 = new RegExp("^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$", "u");
var formats0 = (init_formats(), __toCommonJS(formats_exports))["date-time"];
var pattern6 = new RegExp("^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$", "u");
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
    if (errors === 0) {
      if (typeof data === "string") {
        if (!pattern6.test(data)) {
          validate56.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$" }, message: 'must match pattern "^(?!0000)\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d(\\.\\d{3})?Z$"' }];
          return false;
        } else {
          if (!formats0.validate(data)) {
            validate56.errors = [{ instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }];
            return false;
          }
        }
      } else {
        validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { "dynamicProps": false, "dynamicItems": false };
var pattern7 = new RegExp("^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$", "u");
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
      if (func1(data) > 255) {
        validate58.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
        return false;
      } else {
        if (func1(data) < 1) {
          validate58.errors = [{ instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
          return false;
        } else {
          if (!pattern7.test(data)) {
            validate58.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$" }, message: 'must match pattern "^[^\\u0000-\\u0020\\u007f\\ud800-\\udfff]+$"' }];
            return false;
          }
        }
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
var pattern11 = new RegExp("^[^\\u0000\\ud800-\\udfff]*$", "u");
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
      if (data.kind === void 0 && (missing0 = "kind") || data.text === void 0 && (missing0 = "text")) {
        validate63.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "text")) {
            validate63.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("text" !== data.kind) {
              validate63.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }];
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
                  if (func1(data1) > 4096) {
                    validate63.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" }];
                    return false;
                  } else {
                    if (func1(data1) < 1) {
                      validate63.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern11.test(data1)) {
                        validate63.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate63.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate63.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.latitude === void 0 && (missing0 = "latitude") || data.longitude === void 0 && (missing0 = "longitude") || data.name === void 0 && (missing0 = "name")) {
        validate65.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "latitude" || key0 === "longitude" || key0 === "name")) {
            validate65.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("location" !== data.kind) {
              validate65.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "location" }, message: "must be equal to constant" }];
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
                    validate65.errors = [{ instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/maximum", keyword: "maximum", params: { comparison: "<=", limit: 90 }, message: "must be <= 90" }];
                    return false;
                  } else {
                    if (data1 < -90 || isNaN(data1)) {
                      validate65.errors = [{ instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/minimum", keyword: "minimum", params: { comparison: ">=", limit: -90 }, message: "must be >= -90" }];
                      return false;
                    }
                  }
                } else {
                  validate65.errors = [{ instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
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
                      validate65.errors = [{ instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/maximum", keyword: "maximum", params: { comparison: "<=", limit: 180 }, message: "must be <= 180" }];
                      return false;
                    } else {
                      if (data2 < -180 || isNaN(data2)) {
                        validate65.errors = [{ instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/minimum", keyword: "minimum", params: { comparison: ">=", limit: -180 }, message: "must be >= -180" }];
                        return false;
                      }
                    }
                  } else {
                    validate65.errors = [{ instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
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
                        const err0 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      } else {
                        if (func1(data3) < 1) {
                          const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err1];
                          } else {
                            vErrors.push(err1);
                          }
                          errors++;
                        } else {
                          if (!pattern5.test(data3)) {
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
                    validate65.errors = vErrors;
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
      validate65.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate65.errors = vErrors;
  return errors === 0;
}
validate65.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      if (data.kind === void 0 && (missing0 = "kind") || data.name === void 0 && (missing0 = "name") || data.addresses === void 0 && (missing0 = "addresses")) {
        validate67.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "name" || key0 === "addresses")) {
            validate67.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("contact" !== data.kind) {
              validate67.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "contact" }, message: "must be equal to constant" }];
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
                    validate67.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  } else {
                    if (func1(data1) < 1) {
                      validate67.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern5.test(data1)) {
                        validate67.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
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
              if (data.addresses !== void 0) {
                let data2 = data.addresses;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (Array.isArray(data2)) {
                    if (data2.length > 20) {
                      validate67.errors = [{ instancePath: instancePath + "/addresses", schemaPath: "#/properties/addresses/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" }];
                      return false;
                    } else {
                      if (data2.length < 1) {
                        validate67.errors = [{ instancePath: instancePath + "/addresses", schemaPath: "#/properties/addresses/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }];
                        return false;
                      } else {
                        var valid1 = true;
                        const len0 = data2.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs7 = errors;
                          if (!validate58(data2[i0], { instancePath: instancePath + "/addresses/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                            vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
                    validate67.errors = [{ instancePath: instancePath + "/addresses", schemaPath: "#/properties/addresses/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
      validate67.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate67.errors = vErrors;
  return errors === 0;
}
validate67.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.question === void 0 && (missing0 = "question") || data.options === void 0 && (missing0 = "options") || data.multiple === void 0 && (missing0 = "multiple")) {
        validate70.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "question" || key0 === "options" || key0 === "multiple")) {
            validate70.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("poll" !== data.kind) {
              validate70.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "poll" }, message: "must be equal to constant" }];
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
                    validate70.errors = [{ instancePath: instancePath + "/question", schemaPath: "#/properties/question/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
                    return false;
                  } else {
                    if (func1(data1) < 1) {
                      validate70.errors = [{ instancePath: instancePath + "/question", schemaPath: "#/properties/question/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern5.test(data1)) {
                        validate70.errors = [{ instancePath: instancePath + "/question", schemaPath: "#/properties/question/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate70.errors = [{ instancePath: instancePath + "/question", schemaPath: "#/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                      validate70.errors = [{ instancePath: instancePath + "/options", schemaPath: "#/properties/options/maxItems", keyword: "maxItems", params: { limit: 12 }, message: "must NOT have more than 12 items" }];
                      return false;
                    } else {
                      if (data2.length < 2) {
                        validate70.errors = [{ instancePath: instancePath + "/options", schemaPath: "#/properties/options/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" }];
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
                                validate70.errors = [{ instancePath: instancePath + "/options/" + i0, schemaPath: "#/properties/options/items/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }];
                                return false;
                              } else {
                                if (func1(data3) < 1) {
                                  validate70.errors = [{ instancePath: instancePath + "/options/" + i0, schemaPath: "#/properties/options/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                                  return false;
                                } else {
                                  if (!pattern5.test(data3)) {
                                    validate70.errors = [{ instancePath: instancePath + "/options/" + i0, schemaPath: "#/properties/options/items/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                                    return false;
                                  }
                                }
                              }
                            } else {
                              validate70.errors = [{ instancePath: instancePath + "/options/" + i0, schemaPath: "#/properties/options/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
                                validate70.errors = [{ instancePath: instancePath + "/options", schemaPath: "#/properties/options/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }];
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
                    validate70.errors = [{ instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
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
                    validate70.errors = [{ instancePath: instancePath + "/multiple", schemaPath: "#/properties/multiple/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
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
      validate70.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate70.errors = vErrors;
  return errors === 0;
}
validate70.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var pattern16 = new RegExp("^[A-Za-z0-9_.-]{1,200}$", "u");
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
      if (data.ref === void 0 && (missing0 = "ref")) {
        validate73.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "ref" || key0 === "name")) {
            validate73.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
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
                if (!pattern16.test(data0)) {
                  validate73.errors = [{ instancePath: instancePath + "/ref", schemaPath: "#/properties/ref/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]{1,200}$" }, message: 'must match pattern "^[A-Za-z0-9_.-]{1,200}$"' }];
                  return false;
                }
              } else {
                validate73.errors = [{ instancePath: instancePath + "/ref", schemaPath: "#/properties/ref/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
              if (errors === _errs4) {
                if (typeof data1 === "string") {
                  if (func1(data1) > 255) {
                    validate73.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }];
                    return false;
                  } else {
                    if (func1(data1) < 1) {
                      validate73.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern5.test(data1)) {
                        validate73.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
                  }
                } else {
                  validate73.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
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
      validate73.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate73.errors = vErrors;
  return errors === 0;
}
validate73.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      if (data.kind === void 0 && (missing0 = "kind") || data.file === void 0 && (missing0 = "file") || data.caption === void 0 && (missing0 = "caption")) {
        validate72.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "file" || key0 === "caption")) {
            validate72.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            const _errs2 = errors;
            if ("media" !== data.kind) {
              validate72.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/const", keyword: "const", params: { allowedValue: "media" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.file !== void 0) {
              const _errs3 = errors;
              if (!validate73(data.file, { instancePath: instancePath + "/file", parentData: data, parentDataProperty: "file", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
                    if (func1(data2) > 1024) {
                      const err0 = { instancePath: instancePath + "/caption", schemaPath: "#/properties/caption/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    } else {
                      if (func1(data2) < 1) {
                        const err1 = { instancePath: instancePath + "/caption", schemaPath: "#/properties/caption/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err1];
                        } else {
                          vErrors.push(err1);
                        }
                        errors++;
                      } else {
                        if (!pattern11.test(data2)) {
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
                  validate72.errors = vErrors;
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
      validate72.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate63(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  const _errs2 = errors;
  if (!validate65(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
  if (!validate67(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
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
  if (!validate70(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
  if (!validate72(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs5 === errors;
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
    validate62.errors = vErrors;
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
  validate62.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate62.evaluated = { "dynamicProps": true, "dynamicItems": false };
var schema32 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Participant", "description": "A member of a group.", "type": "object", "additionalProperties": false, "required": ["address", "role"], "properties": { "address": { "$ref": "./channel-address.json" }, "role": { "enum": ["member", "admin", "owner"] } }, "$id": "schemas:///messaging/participant.json" };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate86.evaluated;
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
        validate86.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "role")) {
            validate86.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validate58(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
                validate86.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema32.properties.role.enum }, message: "must be equal to one of the allowed values" }];
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
      validate86.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate86.errors = vErrors;
  return errors === 0;
}
validate86.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var formats2 = (init_formats(), __toCommonJS(formats_exports)).uri;
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
    if (errors === 0) {
      if (typeof data === "string") {
        if (func1(data) > 2048) {
          validate90.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }];
          return false;
        } else {
          if (!formats2(data)) {
            validate90.errors = [{ instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }];
            return false;
          }
        }
      } else {
        validate90.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
        return false;
      }
    }
  }
  validate90.errors = vErrors;
  return errors === 0;
}
validate90.evaluated = { "dynamicProps": false, "dynamicItems": false };
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
      if (data.address === void 0 && (missing0 = "address") || data.name === void 0 && (missing0 = "name") || data.participants === void 0 && (missing0 = "participants")) {
        validate84.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "address" || key0 === "name" || key0 === "participants" || key0 === "picture" || key0 === "invite_link")) {
            validate84.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.address !== void 0) {
            const _errs2 = errors;
            if (!validate58(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
                  if (func1(data1) > 200) {
                    validate84.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }];
                    return false;
                  } else {
                    if (func1(data1) < 1) {
                      validate84.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }];
                      return false;
                    } else {
                      if (!pattern5.test(data1)) {
                        validate84.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' }];
                        return false;
                      }
                    }
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
              if (data.participants !== void 0) {
                let data2 = data.participants;
                const _errs5 = errors;
                if (errors === _errs5) {
                  if (Array.isArray(data2)) {
                    if (data2.length > 1024) {
                      validate84.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/maxItems", keyword: "maxItems", params: { limit: 1024 }, message: "must NOT have more than 1024 items" }];
                      return false;
                    } else {
                      var valid1 = true;
                      const len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        const _errs7 = errors;
                        if (!validate86(data2[i0], { instancePath: instancePath + "/participants/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs7 === errors;
                        if (!valid1) {
                          break;
                        }
                      }
                    }
                  } else {
                    validate84.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.picture !== void 0) {
                  const _errs8 = errors;
                  if (!validate73(data.picture, { instancePath: instancePath + "/picture", parentData: data, parentDataProperty: "picture", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.invite_link !== void 0) {
                    const _errs9 = errors;
                    if (!validate90(data.invite_link, { instancePath: instancePath + "/invite_link", parentData: data, parentDataProperty: "invite_link", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
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
    } else {
      validate84.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate84.errors = vErrors;
  return errors === 0;
}
validate84.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.method === void 0 && (missing0 = "method") || data.text === void 0 && (missing0 = "text") || data.expires_at === void 0 && (missing0 = "expires_at")) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        const _errs3 = errors;
        for (const key0 in data) {
          if (!(key0 === "type" || key0 === "method" || key0 === "text" || key0 === "expires_at")) {
            const err1 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
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
          if (data.type !== void 0) {
            const _errs4 = errors;
            if ("pairing" !== data.type) {
              const err2 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/0/properties/type/const", keyword: "const", params: { allowedValue: "pairing" }, message: "must be equal to constant" };
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
            if (data.method !== void 0) {
              let data1 = data.method;
              const _errs5 = errors;
              if (!(data1 === "qr" || data1 === "code")) {
                const err3 = { instancePath: instancePath + "/method", schemaPath: "#/anyOf/0/properties/method/enum", keyword: "enum", params: { allowedValues: schema21.anyOf[0].properties.method.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
              var valid1 = _errs5 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.text !== void 0) {
                let data2 = data.text;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (typeof data2 === "string") {
                    if (func1(data2) > 2e3) {
                      const err4 = { instancePath: instancePath + "/text", schemaPath: "#/anyOf/0/properties/text/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
                      if (vErrors === null) {
                        vErrors = [err4];
                      } else {
                        vErrors.push(err4);
                      }
                      errors++;
                    } else {
                      if (func1(data2) < 1) {
                        const err5 = { instancePath: instancePath + "/text", schemaPath: "#/anyOf/0/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err5];
                        } else {
                          vErrors.push(err5);
                        }
                        errors++;
                      } else {
                        if (!pattern5.test(data2)) {
                          const err6 = { instancePath: instancePath + "/text", schemaPath: "#/anyOf/0/properties/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
                          if (vErrors === null) {
                            vErrors = [err6];
                          } else {
                            vErrors.push(err6);
                          }
                          errors++;
                        }
                      }
                    }
                  } else {
                    const err7 = { instancePath: instancePath + "/text", schemaPath: "#/anyOf/0/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err7];
                    } else {
                      vErrors.push(err7);
                    }
                    errors++;
                  }
                }
                var valid1 = _errs6 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.expires_at !== void 0) {
                  const _errs8 = errors;
                  if (!validate56(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs8 === errors;
                } else {
                  var valid1 = true;
                }
              }
            }
          }
        }
      }
    } else {
      const err8 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  const _errs9 = errors;
  if (errors === _errs9) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.type === void 0 && (missing1 = "type") || data.address === void 0 && (missing1 = "address")) {
        const err9 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      } else {
        const _errs11 = errors;
        for (const key1 in data) {
          if (!(key1 === "type" || key1 === "address")) {
            const err10 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
            break;
          }
        }
        if (_errs11 === errors) {
          if (data.type !== void 0) {
            const _errs12 = errors;
            if ("open" !== data.type) {
              const err11 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/1/properties/type/const", keyword: "const", params: { allowedValue: "open" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            var valid2 = _errs12 === errors;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.address !== void 0) {
              const _errs13 = errors;
              if (!validate58(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                errors = vErrors.length;
              }
              var valid2 = _errs13 === errors;
            } else {
              var valid2 = true;
            }
          }
        }
      }
    } else {
      const err12 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
  }
  var _valid0 = _errs9 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  const _errs14 = errors;
  if (errors === _errs14) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if (data.type === void 0 && (missing2 = "type") || data.reason === void 0 && (missing2 = "reason") || data.retry === void 0 && (missing2 = "retry")) {
        const err13 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      } else {
        const _errs16 = errors;
        for (const key2 in data) {
          if (!(key2 === "type" || key2 === "reason" || key2 === "retry" || key2 === "logged_out")) {
            const err14 = { instancePath, schemaPath: "#/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
            break;
          }
        }
        if (_errs16 === errors) {
          if (data.type !== void 0) {
            const _errs17 = errors;
            if ("closed" !== data.type) {
              const err15 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/2/properties/type/const", keyword: "const", params: { allowedValue: "closed" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            var valid3 = _errs17 === errors;
          } else {
            var valid3 = true;
          }
          if (valid3) {
            if (data.reason !== void 0) {
              let data7 = data.reason;
              const _errs18 = errors;
              if (errors === _errs18) {
                if (typeof data7 === "string") {
                  if (func1(data7) > 500) {
                    const err16 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/2/properties/reason/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  } else {
                    if (func1(data7) < 1) {
                      const err17 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/2/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err17];
                      } else {
                        vErrors.push(err17);
                      }
                      errors++;
                    } else {
                      if (!pattern5.test(data7)) {
                        const err18 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/2/properties/reason/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
                        if (vErrors === null) {
                          vErrors = [err18];
                        } else {
                          vErrors.push(err18);
                        }
                        errors++;
                      }
                    }
                  }
                } else {
                  const err19 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/2/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              }
              var valid3 = _errs18 === errors;
            } else {
              var valid3 = true;
            }
            if (valid3) {
              if (data.retry !== void 0) {
                const _errs20 = errors;
                if (typeof data.retry !== "boolean") {
                  const err20 = { instancePath: instancePath + "/retry", schemaPath: "#/anyOf/2/properties/retry/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                var valid3 = _errs20 === errors;
              } else {
                var valid3 = true;
              }
              if (valid3) {
                if (data.logged_out !== void 0) {
                  const _errs22 = errors;
                  if (typeof data.logged_out !== "boolean") {
                    const err21 = { instancePath: instancePath + "/logged_out", schemaPath: "#/anyOf/2/properties/logged_out/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                    if (vErrors === null) {
                      vErrors = [err21];
                    } else {
                      vErrors.push(err21);
                    }
                    errors++;
                  }
                  var valid3 = _errs22 === errors;
                } else {
                  var valid3 = true;
                }
              }
            }
          }
        }
      }
    } else {
      const err22 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
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
  const _errs24 = errors;
  if (errors === _errs24) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing3;
      if (data.type === void 0 && (missing3 = "type") || data.memory === void 0 && (missing3 = "memory")) {
        const err23 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      } else {
        const _errs26 = errors;
        for (const key3 in data) {
          if (!(key3 === "type" || key3 === "memory")) {
            const err24 = { instancePath, schemaPath: "#/anyOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
            break;
          }
        }
        if (_errs26 === errors) {
          if (data.type !== void 0) {
            const _errs27 = errors;
            if ("memory" !== data.type) {
              const err25 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/3/properties/type/const", keyword: "const", params: { allowedValue: "memory" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            var valid4 = _errs27 === errors;
          } else {
            var valid4 = true;
          }
          if (valid4) {
            if (data.memory !== void 0) {
              let data11 = data.memory;
              const _errs28 = errors;
              const _errs29 = errors;
              let valid5 = false;
              const _errs30 = errors;
              if (errors === _errs30) {
                if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                } else {
                  const err26 = { instancePath: instancePath + "/memory", schemaPath: "#/anyOf/3/properties/memory/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
              }
              var _valid1 = _errs30 === errors;
              valid5 = valid5 || _valid1;
              const _errs33 = errors;
              if (data11 !== null) {
                const err27 = { instancePath: instancePath + "/memory", schemaPath: "#/anyOf/3/properties/memory/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
              var _valid1 = _errs33 === errors;
              valid5 = valid5 || _valid1;
              if (!valid5) {
                const err28 = { instancePath: instancePath + "/memory", schemaPath: "#/anyOf/3/properties/memory/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
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
              var valid4 = _errs28 === errors;
            } else {
              var valid4 = true;
            }
          }
        }
      }
    } else {
      const err29 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err29];
      } else {
        vErrors.push(err29);
      }
      errors++;
    }
  }
  var _valid0 = _errs24 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  const _errs35 = errors;
  if (errors === _errs35) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing4;
      if (data.type === void 0 && (missing4 = "type") || data.external_id === void 0 && (missing4 = "external_id") || data.chat === void 0 && (missing4 = "chat") || data.chat_kind === void 0 && (missing4 = "chat_kind") || data.from === void 0 && (missing4 = "from") || data.content === void 0 && (missing4 = "content") || data.at === void 0 && (missing4 = "at")) {
        const err30 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      } else {
        const _errs37 = errors;
        for (const key4 in data) {
          if (!func7.call(schema21.anyOf[4].properties, key4)) {
            const err31 = { instancePath, schemaPath: "#/anyOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
            break;
          }
        }
        if (_errs37 === errors) {
          if (data.type !== void 0) {
            const _errs38 = errors;
            if ("message" !== data.type) {
              const err32 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/4/properties/type/const", keyword: "const", params: { allowedValue: "message" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            var valid6 = _errs38 === errors;
          } else {
            var valid6 = true;
          }
          if (valid6) {
            if (data.external_id !== void 0) {
              let data13 = data.external_id;
              const _errs39 = errors;
              if (errors === _errs39) {
                if (typeof data13 === "string") {
                  if (func1(data13) > 255) {
                    const err33 = { instancePath: instancePath + "/external_id", schemaPath: "#/anyOf/4/properties/external_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                    if (vErrors === null) {
                      vErrors = [err33];
                    } else {
                      vErrors.push(err33);
                    }
                    errors++;
                  } else {
                    if (func1(data13) < 1) {
                      const err34 = { instancePath: instancePath + "/external_id", schemaPath: "#/anyOf/4/properties/external_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err34];
                      } else {
                        vErrors.push(err34);
                      }
                      errors++;
                    } else {
                      if (!pattern5.test(data13)) {
                        const err35 = { instancePath: instancePath + "/external_id", schemaPath: "#/anyOf/4/properties/external_id/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
                        if (vErrors === null) {
                          vErrors = [err35];
                        } else {
                          vErrors.push(err35);
                        }
                        errors++;
                      }
                    }
                  }
                } else {
                  const err36 = { instancePath: instancePath + "/external_id", schemaPath: "#/anyOf/4/properties/external_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
              }
              var valid6 = _errs39 === errors;
            } else {
              var valid6 = true;
            }
            if (valid6) {
              if (data.chat !== void 0) {
                const _errs41 = errors;
                if (!validate58(data.chat, { instancePath: instancePath + "/chat", parentData: data, parentDataProperty: "chat", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                  errors = vErrors.length;
                }
                var valid6 = _errs41 === errors;
              } else {
                var valid6 = true;
              }
              if (valid6) {
                if (data.chat_kind !== void 0) {
                  let data15 = data.chat_kind;
                  const _errs42 = errors;
                  if (!(data15 === "direct" || data15 === "group")) {
                    const err37 = { instancePath: instancePath + "/chat_kind", schemaPath: "#/anyOf/4/properties/chat_kind/enum", keyword: "enum", params: { allowedValues: schema21.anyOf[4].properties.chat_kind.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                  var valid6 = _errs42 === errors;
                } else {
                  var valid6 = true;
                }
                if (valid6) {
                  if (data.from !== void 0) {
                    const _errs43 = errors;
                    if (!validate58(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                      errors = vErrors.length;
                    }
                    var valid6 = _errs43 === errors;
                  } else {
                    var valid6 = true;
                  }
                  if (valid6) {
                    if (data.from_name !== void 0) {
                      let data17 = data.from_name;
                      const _errs44 = errors;
                      if (errors === _errs44) {
                        if (typeof data17 === "string") {
                          if (func1(data17) > 200) {
                            const err38 = { instancePath: instancePath + "/from_name", schemaPath: "#/anyOf/4/properties/from_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                            if (vErrors === null) {
                              vErrors = [err38];
                            } else {
                              vErrors.push(err38);
                            }
                            errors++;
                          } else {
                            if (func1(data17) < 1) {
                              const err39 = { instancePath: instancePath + "/from_name", schemaPath: "#/anyOf/4/properties/from_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                              if (vErrors === null) {
                                vErrors = [err39];
                              } else {
                                vErrors.push(err39);
                              }
                              errors++;
                            } else {
                              if (!pattern5.test(data17)) {
                                const err40 = { instancePath: instancePath + "/from_name", schemaPath: "#/anyOf/4/properties/from_name/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
                                if (vErrors === null) {
                                  vErrors = [err40];
                                } else {
                                  vErrors.push(err40);
                                }
                                errors++;
                              }
                            }
                          }
                        } else {
                          const err41 = { instancePath: instancePath + "/from_name", schemaPath: "#/anyOf/4/properties/from_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          if (vErrors === null) {
                            vErrors = [err41];
                          } else {
                            vErrors.push(err41);
                          }
                          errors++;
                        }
                      }
                      var valid6 = _errs44 === errors;
                    } else {
                      var valid6 = true;
                    }
                    if (valid6) {
                      if (data.content !== void 0) {
                        const _errs46 = errors;
                        if (!validate62(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
                          errors = vErrors.length;
                        }
                        var valid6 = _errs46 === errors;
                      } else {
                        var valid6 = true;
                      }
                      if (valid6) {
                        if (data.reply_to !== void 0) {
                          let data19 = data.reply_to;
                          const _errs47 = errors;
                          if (errors === _errs47) {
                            if (typeof data19 === "string") {
                              if (func1(data19) > 255) {
                                const err42 = { instancePath: instancePath + "/reply_to", schemaPath: "#/anyOf/4/properties/reply_to/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                                if (vErrors === null) {
                                  vErrors = [err42];
                                } else {
                                  vErrors.push(err42);
                                }
                                errors++;
                              } else {
                                if (func1(data19) < 1) {
                                  const err43 = { instancePath: instancePath + "/reply_to", schemaPath: "#/anyOf/4/properties/reply_to/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                                  if (vErrors === null) {
                                    vErrors = [err43];
                                  } else {
                                    vErrors.push(err43);
                                  }
                                  errors++;
                                } else {
                                  if (!pattern5.test(data19)) {
                                    const err44 = { instancePath: instancePath + "/reply_to", schemaPath: "#/anyOf/4/properties/reply_to/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
                                    if (vErrors === null) {
                                      vErrors = [err44];
                                    } else {
                                      vErrors.push(err44);
                                    }
                                    errors++;
                                  }
                                }
                              }
                            } else {
                              const err45 = { instancePath: instancePath + "/reply_to", schemaPath: "#/anyOf/4/properties/reply_to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                              if (vErrors === null) {
                                vErrors = [err45];
                              } else {
                                vErrors.push(err45);
                              }
                              errors++;
                            }
                          }
                          var valid6 = _errs47 === errors;
                        } else {
                          var valid6 = true;
                        }
                        if (valid6) {
                          if (data.at !== void 0) {
                            const _errs49 = errors;
                            if (!validate56(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                              errors = vErrors.length;
                            }
                            var valid6 = _errs49 === errors;
                          } else {
                            var valid6 = true;
                          }
                        }
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
      const err46 = { instancePath, schemaPath: "#/anyOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err46];
      } else {
        vErrors.push(err46);
      }
      errors++;
    }
  }
  var _valid0 = _errs35 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  const _errs50 = errors;
  if (errors === _errs50) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing5;
      if (data.type === void 0 && (missing5 = "type") || data.external_id === void 0 && (missing5 = "external_id") || data.state === void 0 && (missing5 = "state") || data.at === void 0 && (missing5 = "at")) {
        const err47 = { instancePath, schemaPath: "#/anyOf/5/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      } else {
        const _errs52 = errors;
        for (const key5 in data) {
          if (!(key5 === "type" || key5 === "external_id" || key5 === "state" || key5 === "at" || key5 === "reason")) {
            const err48 = { instancePath, schemaPath: "#/anyOf/5/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
            break;
          }
        }
        if (_errs52 === errors) {
          if (data.type !== void 0) {
            const _errs53 = errors;
            if ("status" !== data.type) {
              const err49 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/5/properties/type/const", keyword: "const", params: { allowedValue: "status" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
            var valid7 = _errs53 === errors;
          } else {
            var valid7 = true;
          }
          if (valid7) {
            if (data.external_id !== void 0) {
              let data22 = data.external_id;
              const _errs54 = errors;
              if (errors === _errs54) {
                if (typeof data22 === "string") {
                  if (func1(data22) > 255) {
                    const err50 = { instancePath: instancePath + "/external_id", schemaPath: "#/anyOf/5/properties/external_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                    if (vErrors === null) {
                      vErrors = [err50];
                    } else {
                      vErrors.push(err50);
                    }
                    errors++;
                  } else {
                    if (func1(data22) < 1) {
                      const err51 = { instancePath: instancePath + "/external_id", schemaPath: "#/anyOf/5/properties/external_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err51];
                      } else {
                        vErrors.push(err51);
                      }
                      errors++;
                    } else {
                      if (!pattern5.test(data22)) {
                        const err52 = { instancePath: instancePath + "/external_id", schemaPath: "#/anyOf/5/properties/external_id/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
                        if (vErrors === null) {
                          vErrors = [err52];
                        } else {
                          vErrors.push(err52);
                        }
                        errors++;
                      }
                    }
                  }
                } else {
                  const err53 = { instancePath: instancePath + "/external_id", schemaPath: "#/anyOf/5/properties/external_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err53];
                  } else {
                    vErrors.push(err53);
                  }
                  errors++;
                }
              }
              var valid7 = _errs54 === errors;
            } else {
              var valid7 = true;
            }
            if (valid7) {
              if (data.state !== void 0) {
                let data23 = data.state;
                const _errs56 = errors;
                if (!(data23 === "sent" || data23 === "delivered" || data23 === "read" || data23 === "failed")) {
                  const err54 = { instancePath: instancePath + "/state", schemaPath: "#/anyOf/5/properties/state/enum", keyword: "enum", params: { allowedValues: schema21.anyOf[5].properties.state.enum }, message: "must be equal to one of the allowed values" };
                  if (vErrors === null) {
                    vErrors = [err54];
                  } else {
                    vErrors.push(err54);
                  }
                  errors++;
                }
                var valid7 = _errs56 === errors;
              } else {
                var valid7 = true;
              }
              if (valid7) {
                if (data.at !== void 0) {
                  const _errs57 = errors;
                  if (!validate56(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                    errors = vErrors.length;
                  }
                  var valid7 = _errs57 === errors;
                } else {
                  var valid7 = true;
                }
                if (valid7) {
                  if (data.reason !== void 0) {
                    let data25 = data.reason;
                    const _errs58 = errors;
                    if (errors === _errs58) {
                      if (typeof data25 === "string") {
                        if (func1(data25) > 500) {
                          const err55 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/5/properties/reason/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                          if (vErrors === null) {
                            vErrors = [err55];
                          } else {
                            vErrors.push(err55);
                          }
                          errors++;
                        } else {
                          if (func1(data25) < 1) {
                            const err56 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/5/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            if (vErrors === null) {
                              vErrors = [err56];
                            } else {
                              vErrors.push(err56);
                            }
                            errors++;
                          } else {
                            if (!pattern5.test(data25)) {
                              const err57 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/5/properties/reason/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
                              if (vErrors === null) {
                                vErrors = [err57];
                              } else {
                                vErrors.push(err57);
                              }
                              errors++;
                            }
                          }
                        }
                      } else {
                        const err58 = { instancePath: instancePath + "/reason", schemaPath: "#/anyOf/5/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err58];
                        } else {
                          vErrors.push(err58);
                        }
                        errors++;
                      }
                    }
                    var valid7 = _errs58 === errors;
                  } else {
                    var valid7 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      const err59 = { instancePath, schemaPath: "#/anyOf/5/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err59];
      } else {
        vErrors.push(err59);
      }
      errors++;
    }
  }
  var _valid0 = _errs50 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  const _errs60 = errors;
  if (errors === _errs60) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing6;
      if (data.type === void 0 && (missing6 = "type") || data.external_id === void 0 && (missing6 = "external_id") || data.content === void 0 && (missing6 = "content") || data.at === void 0 && (missing6 = "at")) {
        const err60 = { instancePath, schemaPath: "#/anyOf/6/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      } else {
        const _errs62 = errors;
        for (const key6 in data) {
          if (!(key6 === "type" || key6 === "external_id" || key6 === "content" || key6 === "at")) {
            const err61 = { instancePath, schemaPath: "#/anyOf/6/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
            break;
          }
        }
        if (_errs62 === errors) {
          if (data.type !== void 0) {
            const _errs63 = errors;
            if ("edited" !== data.type) {
              const err62 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/6/properties/type/const", keyword: "const", params: { allowedValue: "edited" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err62];
              } else {
                vErrors.push(err62);
              }
              errors++;
            }
            var valid8 = _errs63 === errors;
          } else {
            var valid8 = true;
          }
          if (valid8) {
            if (data.external_id !== void 0) {
              let data27 = data.external_id;
              const _errs64 = errors;
              if (errors === _errs64) {
                if (typeof data27 === "string") {
                  if (func1(data27) > 255) {
                    const err63 = { instancePath: instancePath + "/external_id", schemaPath: "#/anyOf/6/properties/external_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                    if (vErrors === null) {
                      vErrors = [err63];
                    } else {
                      vErrors.push(err63);
                    }
                    errors++;
                  } else {
                    if (func1(data27) < 1) {
                      const err64 = { instancePath: instancePath + "/external_id", schemaPath: "#/anyOf/6/properties/external_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err64];
                      } else {
                        vErrors.push(err64);
                      }
                      errors++;
                    } else {
                      if (!pattern5.test(data27)) {
                        const err65 = { instancePath: instancePath + "/external_id", schemaPath: "#/anyOf/6/properties/external_id/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
                        if (vErrors === null) {
                          vErrors = [err65];
                        } else {
                          vErrors.push(err65);
                        }
                        errors++;
                      }
                    }
                  }
                } else {
                  const err66 = { instancePath: instancePath + "/external_id", schemaPath: "#/anyOf/6/properties/external_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err66];
                  } else {
                    vErrors.push(err66);
                  }
                  errors++;
                }
              }
              var valid8 = _errs64 === errors;
            } else {
              var valid8 = true;
            }
            if (valid8) {
              if (data.content !== void 0) {
                const _errs66 = errors;
                if (!validate62(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
                  errors = vErrors.length;
                }
                var valid8 = _errs66 === errors;
              } else {
                var valid8 = true;
              }
              if (valid8) {
                if (data.at !== void 0) {
                  const _errs67 = errors;
                  if (!validate56(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                    errors = vErrors.length;
                  }
                  var valid8 = _errs67 === errors;
                } else {
                  var valid8 = true;
                }
              }
            }
          }
        }
      }
    } else {
      const err67 = { instancePath, schemaPath: "#/anyOf/6/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err67];
      } else {
        vErrors.push(err67);
      }
      errors++;
    }
  }
  var _valid0 = _errs60 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  const _errs68 = errors;
  if (errors === _errs68) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing7;
      if (data.type === void 0 && (missing7 = "type") || data.external_id === void 0 && (missing7 = "external_id") || data.at === void 0 && (missing7 = "at")) {
        const err68 = { instancePath, schemaPath: "#/anyOf/7/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      } else {
        const _errs70 = errors;
        for (const key7 in data) {
          if (!(key7 === "type" || key7 === "external_id" || key7 === "at")) {
            const err69 = { instancePath, schemaPath: "#/anyOf/7/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err69];
            } else {
              vErrors.push(err69);
            }
            errors++;
            break;
          }
        }
        if (_errs70 === errors) {
          if (data.type !== void 0) {
            const _errs71 = errors;
            if ("deleted" !== data.type) {
              const err70 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/7/properties/type/const", keyword: "const", params: { allowedValue: "deleted" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err70];
              } else {
                vErrors.push(err70);
              }
              errors++;
            }
            var valid9 = _errs71 === errors;
          } else {
            var valid9 = true;
          }
          if (valid9) {
            if (data.external_id !== void 0) {
              let data31 = data.external_id;
              const _errs72 = errors;
              if (errors === _errs72) {
                if (typeof data31 === "string") {
                  if (func1(data31) > 255) {
                    const err71 = { instancePath: instancePath + "/external_id", schemaPath: "#/anyOf/7/properties/external_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                    if (vErrors === null) {
                      vErrors = [err71];
                    } else {
                      vErrors.push(err71);
                    }
                    errors++;
                  } else {
                    if (func1(data31) < 1) {
                      const err72 = { instancePath: instancePath + "/external_id", schemaPath: "#/anyOf/7/properties/external_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err72];
                      } else {
                        vErrors.push(err72);
                      }
                      errors++;
                    } else {
                      if (!pattern5.test(data31)) {
                        const err73 = { instancePath: instancePath + "/external_id", schemaPath: "#/anyOf/7/properties/external_id/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
                        if (vErrors === null) {
                          vErrors = [err73];
                        } else {
                          vErrors.push(err73);
                        }
                        errors++;
                      }
                    }
                  }
                } else {
                  const err74 = { instancePath: instancePath + "/external_id", schemaPath: "#/anyOf/7/properties/external_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err74];
                  } else {
                    vErrors.push(err74);
                  }
                  errors++;
                }
              }
              var valid9 = _errs72 === errors;
            } else {
              var valid9 = true;
            }
            if (valid9) {
              if (data.at !== void 0) {
                const _errs74 = errors;
                if (!validate56(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                  errors = vErrors.length;
                }
                var valid9 = _errs74 === errors;
              } else {
                var valid9 = true;
              }
            }
          }
        }
      }
    } else {
      const err75 = { instancePath, schemaPath: "#/anyOf/7/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err75];
      } else {
        vErrors.push(err75);
      }
      errors++;
    }
  }
  var _valid0 = _errs68 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  const _errs75 = errors;
  if (errors === _errs75) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing8;
      if (data.type === void 0 && (missing8 = "type") || data.external_id === void 0 && (missing8 = "external_id") || data.from === void 0 && (missing8 = "from") || data.emoji === void 0 && (missing8 = "emoji") || data.at === void 0 && (missing8 = "at")) {
        const err76 = { instancePath, schemaPath: "#/anyOf/8/required", keyword: "required", params: { missingProperty: missing8 }, message: "must have required property '" + missing8 + "'" };
        if (vErrors === null) {
          vErrors = [err76];
        } else {
          vErrors.push(err76);
        }
        errors++;
      } else {
        const _errs77 = errors;
        for (const key8 in data) {
          if (!(key8 === "type" || key8 === "external_id" || key8 === "from" || key8 === "emoji" || key8 === "at")) {
            const err77 = { instancePath, schemaPath: "#/anyOf/8/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err77];
            } else {
              vErrors.push(err77);
            }
            errors++;
            break;
          }
        }
        if (_errs77 === errors) {
          if (data.type !== void 0) {
            const _errs78 = errors;
            if ("reaction" !== data.type) {
              const err78 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/8/properties/type/const", keyword: "const", params: { allowedValue: "reaction" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err78];
              } else {
                vErrors.push(err78);
              }
              errors++;
            }
            var valid10 = _errs78 === errors;
          } else {
            var valid10 = true;
          }
          if (valid10) {
            if (data.external_id !== void 0) {
              let data34 = data.external_id;
              const _errs79 = errors;
              if (errors === _errs79) {
                if (typeof data34 === "string") {
                  if (func1(data34) > 255) {
                    const err79 = { instancePath: instancePath + "/external_id", schemaPath: "#/anyOf/8/properties/external_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                    if (vErrors === null) {
                      vErrors = [err79];
                    } else {
                      vErrors.push(err79);
                    }
                    errors++;
                  } else {
                    if (func1(data34) < 1) {
                      const err80 = { instancePath: instancePath + "/external_id", schemaPath: "#/anyOf/8/properties/external_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                      if (vErrors === null) {
                        vErrors = [err80];
                      } else {
                        vErrors.push(err80);
                      }
                      errors++;
                    } else {
                      if (!pattern5.test(data34)) {
                        const err81 = { instancePath: instancePath + "/external_id", schemaPath: "#/anyOf/8/properties/external_id/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
                        if (vErrors === null) {
                          vErrors = [err81];
                        } else {
                          vErrors.push(err81);
                        }
                        errors++;
                      }
                    }
                  }
                } else {
                  const err82 = { instancePath: instancePath + "/external_id", schemaPath: "#/anyOf/8/properties/external_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  if (vErrors === null) {
                    vErrors = [err82];
                  } else {
                    vErrors.push(err82);
                  }
                  errors++;
                }
              }
              var valid10 = _errs79 === errors;
            } else {
              var valid10 = true;
            }
            if (valid10) {
              if (data.from !== void 0) {
                const _errs81 = errors;
                if (!validate58(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                  errors = vErrors.length;
                }
                var valid10 = _errs81 === errors;
              } else {
                var valid10 = true;
              }
              if (valid10) {
                if (data.emoji !== void 0) {
                  let data36 = data.emoji;
                  const _errs82 = errors;
                  const _errs83 = errors;
                  let valid11 = false;
                  const _errs84 = errors;
                  if (errors === _errs84) {
                    if (typeof data36 === "string") {
                      if (func1(data36) > 32) {
                        const err83 = { instancePath: instancePath + "/emoji", schemaPath: "#/anyOf/8/properties/emoji/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 32 }, message: "must NOT have more than 32 characters" };
                        if (vErrors === null) {
                          vErrors = [err83];
                        } else {
                          vErrors.push(err83);
                        }
                        errors++;
                      } else {
                        if (func1(data36) < 1) {
                          const err84 = { instancePath: instancePath + "/emoji", schemaPath: "#/anyOf/8/properties/emoji/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                          if (vErrors === null) {
                            vErrors = [err84];
                          } else {
                            vErrors.push(err84);
                          }
                          errors++;
                        } else {
                          if (!pattern5.test(data36)) {
                            const err85 = { instancePath: instancePath + "/emoji", schemaPath: "#/anyOf/8/properties/emoji/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
                            if (vErrors === null) {
                              vErrors = [err85];
                            } else {
                              vErrors.push(err85);
                            }
                            errors++;
                          }
                        }
                      }
                    } else {
                      const err86 = { instancePath: instancePath + "/emoji", schemaPath: "#/anyOf/8/properties/emoji/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      if (vErrors === null) {
                        vErrors = [err86];
                      } else {
                        vErrors.push(err86);
                      }
                      errors++;
                    }
                  }
                  var _valid2 = _errs84 === errors;
                  valid11 = valid11 || _valid2;
                  const _errs86 = errors;
                  if (data36 !== null) {
                    const err87 = { instancePath: instancePath + "/emoji", schemaPath: "#/anyOf/8/properties/emoji/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err87];
                    } else {
                      vErrors.push(err87);
                    }
                    errors++;
                  }
                  var _valid2 = _errs86 === errors;
                  valid11 = valid11 || _valid2;
                  if (!valid11) {
                    const err88 = { instancePath: instancePath + "/emoji", schemaPath: "#/anyOf/8/properties/emoji/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err88];
                    } else {
                      vErrors.push(err88);
                    }
                    errors++;
                  } else {
                    errors = _errs83;
                    if (vErrors !== null) {
                      if (_errs83) {
                        vErrors.length = _errs83;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid10 = _errs82 === errors;
                } else {
                  var valid10 = true;
                }
                if (valid10) {
                  if (data.at !== void 0) {
                    const _errs88 = errors;
                    if (!validate56(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors })) {
                      vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                      errors = vErrors.length;
                    }
                    var valid10 = _errs88 === errors;
                  } else {
                    var valid10 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      const err89 = { instancePath, schemaPath: "#/anyOf/8/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err89];
      } else {
        vErrors.push(err89);
      }
      errors++;
    }
  }
  var _valid0 = _errs75 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  const _errs89 = errors;
  if (errors === _errs89) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing9;
      if (data.type === void 0 && (missing9 = "type") || data.group === void 0 && (missing9 = "group")) {
        const err90 = { instancePath, schemaPath: "#/anyOf/9/required", keyword: "required", params: { missingProperty: missing9 }, message: "must have required property '" + missing9 + "'" };
        if (vErrors === null) {
          vErrors = [err90];
        } else {
          vErrors.push(err90);
        }
        errors++;
      } else {
        const _errs91 = errors;
        for (const key9 in data) {
          if (!(key9 === "type" || key9 === "group")) {
            const err91 = { instancePath, schemaPath: "#/anyOf/9/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err91];
            } else {
              vErrors.push(err91);
            }
            errors++;
            break;
          }
        }
        if (_errs91 === errors) {
          if (data.type !== void 0) {
            const _errs92 = errors;
            if ("group" !== data.type) {
              const err92 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/9/properties/type/const", keyword: "const", params: { allowedValue: "group" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err92];
              } else {
                vErrors.push(err92);
              }
              errors++;
            }
            var valid12 = _errs92 === errors;
          } else {
            var valid12 = true;
          }
          if (valid12) {
            if (data.group !== void 0) {
              const _errs93 = errors;
              if (!validate84(data.group, { instancePath: instancePath + "/group", parentData: data, parentDataProperty: "group", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
              var valid12 = _errs93 === errors;
            } else {
              var valid12 = true;
            }
          }
        }
      }
    } else {
      const err93 = { instancePath, schemaPath: "#/anyOf/9/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err93];
      } else {
        vErrors.push(err93);
      }
      errors++;
    }
  }
  var _valid0 = _errs89 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  const _errs94 = errors;
  if (errors === _errs94) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing10;
      if (data.type === void 0 && (missing10 = "type") || data.group === void 0 && (missing10 = "group") || data.action === void 0 && (missing10 = "action") || data.addresses === void 0 && (missing10 = "addresses")) {
        const err94 = { instancePath, schemaPath: "#/anyOf/10/required", keyword: "required", params: { missingProperty: missing10 }, message: "must have required property '" + missing10 + "'" };
        if (vErrors === null) {
          vErrors = [err94];
        } else {
          vErrors.push(err94);
        }
        errors++;
      } else {
        const _errs96 = errors;
        for (const key10 in data) {
          if (!(key10 === "type" || key10 === "group" || key10 === "action" || key10 === "addresses")) {
            const err95 = { instancePath, schemaPath: "#/anyOf/10/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err95];
            } else {
              vErrors.push(err95);
            }
            errors++;
            break;
          }
        }
        if (_errs96 === errors) {
          if (data.type !== void 0) {
            const _errs97 = errors;
            if ("participants" !== data.type) {
              const err96 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/10/properties/type/const", keyword: "const", params: { allowedValue: "participants" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err96];
              } else {
                vErrors.push(err96);
              }
              errors++;
            }
            var valid13 = _errs97 === errors;
          } else {
            var valid13 = true;
          }
          if (valid13) {
            if (data.group !== void 0) {
              const _errs98 = errors;
              if (!validate58(data.group, { instancePath: instancePath + "/group", parentData: data, parentDataProperty: "group", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                errors = vErrors.length;
              }
              var valid13 = _errs98 === errors;
            } else {
              var valid13 = true;
            }
            if (valid13) {
              if (data.action !== void 0) {
                let data42 = data.action;
                const _errs99 = errors;
                if (!(data42 === "added" || data42 === "removed" || data42 === "promoted" || data42 === "demoted")) {
                  const err97 = { instancePath: instancePath + "/action", schemaPath: "#/anyOf/10/properties/action/enum", keyword: "enum", params: { allowedValues: schema21.anyOf[10].properties.action.enum }, message: "must be equal to one of the allowed values" };
                  if (vErrors === null) {
                    vErrors = [err97];
                  } else {
                    vErrors.push(err97);
                  }
                  errors++;
                }
                var valid13 = _errs99 === errors;
              } else {
                var valid13 = true;
              }
              if (valid13) {
                if (data.addresses !== void 0) {
                  let data43 = data.addresses;
                  const _errs100 = errors;
                  if (errors === _errs100) {
                    if (Array.isArray(data43)) {
                      if (data43.length > 1024) {
                        const err98 = { instancePath: instancePath + "/addresses", schemaPath: "#/anyOf/10/properties/addresses/maxItems", keyword: "maxItems", params: { limit: 1024 }, message: "must NOT have more than 1024 items" };
                        if (vErrors === null) {
                          vErrors = [err98];
                        } else {
                          vErrors.push(err98);
                        }
                        errors++;
                      } else {
                        if (data43.length < 1) {
                          const err99 = { instancePath: instancePath + "/addresses", schemaPath: "#/anyOf/10/properties/addresses/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                          if (vErrors === null) {
                            vErrors = [err99];
                          } else {
                            vErrors.push(err99);
                          }
                          errors++;
                        } else {
                          var valid14 = true;
                          const len0 = data43.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            const _errs102 = errors;
                            if (!validate58(data43[i0], { instancePath: instancePath + "/addresses/" + i0, parentData: data43, parentDataProperty: i0, rootData, dynamicAnchors })) {
                              vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                              errors = vErrors.length;
                            }
                            var valid14 = _errs102 === errors;
                            if (!valid14) {
                              break;
                            }
                          }
                        }
                      }
                    } else {
                      const err100 = { instancePath: instancePath + "/addresses", schemaPath: "#/anyOf/10/properties/addresses/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                      if (vErrors === null) {
                        vErrors = [err100];
                      } else {
                        vErrors.push(err100);
                      }
                      errors++;
                    }
                  }
                  var valid13 = _errs100 === errors;
                } else {
                  var valid13 = true;
                }
              }
            }
          }
        }
      }
    } else {
      const err101 = { instancePath, schemaPath: "#/anyOf/10/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err101];
      } else {
        vErrors.push(err101);
      }
      errors++;
    }
  }
  var _valid0 = _errs94 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  const _errs103 = errors;
  if (errors === _errs103) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing11;
      if (data.type === void 0 && (missing11 = "type") || data.group === void 0 && (missing11 = "group") || data.at === void 0 && (missing11 = "at")) {
        const err102 = { instancePath, schemaPath: "#/anyOf/11/required", keyword: "required", params: { missingProperty: missing11 }, message: "must have required property '" + missing11 + "'" };
        if (vErrors === null) {
          vErrors = [err102];
        } else {
          vErrors.push(err102);
        }
        errors++;
      } else {
        const _errs105 = errors;
        for (const key11 in data) {
          if (!(key11 === "type" || key11 === "group" || key11 === "at")) {
            const err103 = { instancePath, schemaPath: "#/anyOf/11/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err103];
            } else {
              vErrors.push(err103);
            }
            errors++;
            break;
          }
        }
        if (_errs105 === errors) {
          if (data.type !== void 0) {
            const _errs106 = errors;
            if ("left" !== data.type) {
              const err104 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/11/properties/type/const", keyword: "const", params: { allowedValue: "left" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err104];
              } else {
                vErrors.push(err104);
              }
              errors++;
            }
            var valid15 = _errs106 === errors;
          } else {
            var valid15 = true;
          }
          if (valid15) {
            if (data.group !== void 0) {
              const _errs107 = errors;
              if (!validate58(data.group, { instancePath: instancePath + "/group", parentData: data, parentDataProperty: "group", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                errors = vErrors.length;
              }
              var valid15 = _errs107 === errors;
            } else {
              var valid15 = true;
            }
            if (valid15) {
              if (data.at !== void 0) {
                const _errs108 = errors;
                if (!validate56(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                  errors = vErrors.length;
                }
                var valid15 = _errs108 === errors;
              } else {
                var valid15 = true;
              }
            }
          }
        }
      }
    } else {
      const err105 = { instancePath, schemaPath: "#/anyOf/11/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err105];
      } else {
        vErrors.push(err105);
      }
      errors++;
    }
  }
  var _valid0 = _errs103 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  const _errs109 = errors;
  if (errors === _errs109) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing12;
      if (data.type === void 0 && (missing12 = "type") || data.address === void 0 && (missing12 = "address")) {
        const err106 = { instancePath, schemaPath: "#/anyOf/12/required", keyword: "required", params: { missingProperty: missing12 }, message: "must have required property '" + missing12 + "'" };
        if (vErrors === null) {
          vErrors = [err106];
        } else {
          vErrors.push(err106);
        }
        errors++;
      } else {
        const _errs111 = errors;
        for (const key12 in data) {
          if (!(key12 === "type" || key12 === "address" || key12 === "name" || key12 === "picture")) {
            const err107 = { instancePath, schemaPath: "#/anyOf/12/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err107];
            } else {
              vErrors.push(err107);
            }
            errors++;
            break;
          }
        }
        if (_errs111 === errors) {
          if (data.type !== void 0) {
            const _errs112 = errors;
            if ("contact" !== data.type) {
              const err108 = { instancePath: instancePath + "/type", schemaPath: "#/anyOf/12/properties/type/const", keyword: "const", params: { allowedValue: "contact" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err108];
              } else {
                vErrors.push(err108);
              }
              errors++;
            }
            var valid16 = _errs112 === errors;
          } else {
            var valid16 = true;
          }
          if (valid16) {
            if (data.address !== void 0) {
              const _errs113 = errors;
              if (!validate58(data.address, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                errors = vErrors.length;
              }
              var valid16 = _errs113 === errors;
            } else {
              var valid16 = true;
            }
            if (valid16) {
              if (data.name !== void 0) {
                let data50 = data.name;
                const _errs114 = errors;
                if (errors === _errs114) {
                  if (typeof data50 === "string") {
                    if (func1(data50) > 200) {
                      const err109 = { instancePath: instancePath + "/name", schemaPath: "#/anyOf/12/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                      if (vErrors === null) {
                        vErrors = [err109];
                      } else {
                        vErrors.push(err109);
                      }
                      errors++;
                    } else {
                      if (func1(data50) < 1) {
                        const err110 = { instancePath: instancePath + "/name", schemaPath: "#/anyOf/12/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        if (vErrors === null) {
                          vErrors = [err110];
                        } else {
                          vErrors.push(err110);
                        }
                        errors++;
                      } else {
                        if (!pattern5.test(data50)) {
                          const err111 = { instancePath: instancePath + "/name", schemaPath: "#/anyOf/12/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
                          if (vErrors === null) {
                            vErrors = [err111];
                          } else {
                            vErrors.push(err111);
                          }
                          errors++;
                        }
                      }
                    }
                  } else {
                    const err112 = { instancePath: instancePath + "/name", schemaPath: "#/anyOf/12/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err112];
                    } else {
                      vErrors.push(err112);
                    }
                    errors++;
                  }
                }
                var valid16 = _errs114 === errors;
              } else {
                var valid16 = true;
              }
              if (valid16) {
                if (data.picture !== void 0) {
                  const _errs116 = errors;
                  if (!validate73(data.picture, { instancePath: instancePath + "/picture", parentData: data, parentDataProperty: "picture", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
                    errors = vErrors.length;
                  }
                  var valid16 = _errs116 === errors;
                } else {
                  var valid16 = true;
                }
              }
            }
          }
        }
      }
    } else {
      const err113 = { instancePath, schemaPath: "#/anyOf/12/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err113];
      } else {
        vErrors.push(err113);
      }
      errors++;
    }
  }
  var _valid0 = _errs109 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = true;
    }
  }
  if (!valid0) {
    const err114 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err114];
    } else {
      vErrors.push(err114);
    }
    errors++;
    validate55.errors = vErrors;
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
  validate55.errors = vErrors;
  evaluated0.props = props0;
  return errors === 0;
}
validate55.evaluated = { "dynamicProps": true, "dynamicItems": false };
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
      if (data.instance === void 0 && (missing0 = "instance") || data.session === void 0 && (missing0 = "session") || data.event === void 0 && (missing0 = "event")) {
        validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        const _errs1 = errors;
        for (const key0 in data) {
          if (!(key0 === "instance" || key0 === "session" || key0 === "event")) {
            validate52.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }];
            return false;
            break;
          }
        }
        if (_errs1 === errors) {
          if (data.instance !== void 0) {
            const _errs2 = errors;
            if (!validate53(data.instance, { instancePath: instancePath + "/instance", parentData: data, parentDataProperty: "instance", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.session !== void 0) {
              let data1 = data.session;
              const _errs3 = errors;
              if (errors === _errs3) {
                if (typeof data1 === "string") {
                  if (!pattern3.test(data1)) {
                    validate52.errors = [{ instancePath: instancePath + "/session", schemaPath: "#/properties/session/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' }];
                    return false;
                  }
                } else {
                  validate52.errors = [{ instancePath: instancePath + "/session", schemaPath: "#/properties/session/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.event !== void 0) {
                const _errs5 = errors;
                if (!validate55(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
      validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var BridgePerformed = validate100;
var schema34 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "BridgePerformed", "description": "Response to `POST /perform`. All other commands have the result null.", "anyOf": [{ "type": "object", "additionalProperties": false, "required": ["command", "result"], "properties": { "command": { "const": "group.create" }, "result": { "$ref": "./group.json" } } }, { "type": "object", "additionalProperties": false, "required": ["command", "result"], "properties": { "command": { "const": "group.invite" }, "result": { "type": "object", "additionalProperties": false, "required": ["link"], "properties": { "link": { "$ref": "../common/url.json" } } } } }, { "type": "object", "additionalProperties": false, "required": ["command", "result"], "properties": { "command": { "const": "contact.check" }, "result": { "type": "object", "additionalProperties": false, "required": ["found"], "properties": { "found": { "type": "array", "maxItems": 1024, "items": { "type": "object", "additionalProperties": false, "required": ["address", "exists", "canonical"], "properties": { "address": { "$ref": "../messaging/channel-address.json" }, "exists": { "type": "boolean" }, "canonical": { "anyOf": [{ "$ref": "../messaging/channel-address.json" }, { "type": "null" }] } } } } } } } }, { "type": "object", "additionalProperties": false, "required": ["command", "result"], "properties": { "command": { "const": "contact.picture" }, "result": { "type": "object", "additionalProperties": false, "required": ["picture"], "properties": { "picture": { "anyOf": [{ "$ref": "./file.json" }, { "type": "null" }] } } } } }, { "type": "object", "additionalProperties": false, "required": ["command", "result"], "properties": { "command": { "enum": ["message.edit", "message.delete", "message.react", "chat.read", "chat.typing", "group.rename", "group.picture", "group.add", "group.remove", "group.promote", "group.demote", "group.leave", "contact.block", "contact.unblock"] }, "result": { "type": "null" } } }], "$id": "schemas:///bridge/performed.json" };
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
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (errors === _errs1) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.command === void 0 && (missing0 = "command") || data.result === void 0 && (missing0 = "result")) {
        const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" };
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
            const err1 = { instancePath, schemaPath: "#/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
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
              const err2 = { instancePath: instancePath + "/command", schemaPath: "#/anyOf/0/properties/command/const", keyword: "const", params: { allowedValue: "group.create" }, message: "must be equal to constant" };
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
              if (!validate84(data.result, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
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
      const err3 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
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
        const err4 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" };
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
            const err5 = { instancePath, schemaPath: "#/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
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
              const err6 = { instancePath: instancePath + "/command", schemaPath: "#/anyOf/1/properties/command/const", keyword: "const", params: { allowedValue: "group.invite" }, message: "must be equal to constant" };
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
                    const err7 = { instancePath: instancePath + "/result", schemaPath: "#/anyOf/1/properties/result/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" };
                    if (vErrors === null) {
                      vErrors = [err7];
                    } else {
                      vErrors.push(err7);
                    }
                    errors++;
                  } else {
                    const _errs12 = errors;
                    for (const key2 in data3) {
                      if (!(key2 === "link")) {
                        const err8 = { instancePath: instancePath + "/result", schemaPath: "#/anyOf/1/properties/result/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err8];
                        } else {
                          vErrors.push(err8);
                        }
                        errors++;
                        break;
                      }
                    }
                    if (_errs12 === errors) {
                      if (data3.link !== void 0) {
                        if (!validate90(data3.link, { instancePath: instancePath + "/result/link", parentData: data3, parentDataProperty: "link", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
                          errors = vErrors.length;
                        }
                      }
                    }
                  }
                } else {
                  const err9 = { instancePath: instancePath + "/result", schemaPath: "#/anyOf/1/properties/result/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
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
      const err10 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
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
        const err11 = { instancePath, schemaPath: "#/anyOf/2/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      } else {
        const _errs16 = errors;
        for (const key3 in data) {
          if (!(key3 === "command" || key3 === "result")) {
            const err12 = { instancePath, schemaPath: "#/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
            break;
          }
        }
        if (_errs16 === errors) {
          if (data.command !== void 0) {
            const _errs17 = errors;
            if ("contact.check" !== data.command) {
              const err13 = { instancePath: instancePath + "/command", schemaPath: "#/anyOf/2/properties/command/const", keyword: "const", params: { allowedValue: "contact.check" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
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
                    const err14 = { instancePath: instancePath + "/result", schemaPath: "#/anyOf/2/properties/result/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" };
                    if (vErrors === null) {
                      vErrors = [err14];
                    } else {
                      vErrors.push(err14);
                    }
                    errors++;
                  } else {
                    const _errs20 = errors;
                    for (const key4 in data6) {
                      if (!(key4 === "found")) {
                        const err15 = { instancePath: instancePath + "/result", schemaPath: "#/anyOf/2/properties/result/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err15];
                        } else {
                          vErrors.push(err15);
                        }
                        errors++;
                        break;
                      }
                    }
                    if (_errs20 === errors) {
                      if (data6.found !== void 0) {
                        let data7 = data6.found;
                        const _errs21 = errors;
                        if (errors === _errs21) {
                          if (Array.isArray(data7)) {
                            if (data7.length > 1024) {
                              const err16 = { instancePath: instancePath + "/result/found", schemaPath: "#/anyOf/2/properties/result/properties/found/maxItems", keyword: "maxItems", params: { limit: 1024 }, message: "must NOT have more than 1024 items" };
                              if (vErrors === null) {
                                vErrors = [err16];
                              } else {
                                vErrors.push(err16);
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
                                    if (data8.address === void 0 && (missing5 = "address") || data8.exists === void 0 && (missing5 = "exists") || data8.canonical === void 0 && (missing5 = "canonical")) {
                                      const err17 = { instancePath: instancePath + "/result/found/" + i0, schemaPath: "#/anyOf/2/properties/result/properties/found/items/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" };
                                      if (vErrors === null) {
                                        vErrors = [err17];
                                      } else {
                                        vErrors.push(err17);
                                      }
                                      errors++;
                                    } else {
                                      const _errs25 = errors;
                                      for (const key5 in data8) {
                                        if (!(key5 === "address" || key5 === "exists" || key5 === "canonical")) {
                                          const err18 = { instancePath: instancePath + "/result/found/" + i0, schemaPath: "#/anyOf/2/properties/result/properties/found/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties" };
                                          if (vErrors === null) {
                                            vErrors = [err18];
                                          } else {
                                            vErrors.push(err18);
                                          }
                                          errors++;
                                          break;
                                        }
                                      }
                                      if (_errs25 === errors) {
                                        if (data8.address !== void 0) {
                                          const _errs26 = errors;
                                          if (!validate58(data8.address, { instancePath: instancePath + "/result/found/" + i0 + "/address", parentData: data8, parentDataProperty: "address", rootData, dynamicAnchors })) {
                                            vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
                                              const err19 = { instancePath: instancePath + "/result/found/" + i0 + "/exists", schemaPath: "#/anyOf/2/properties/result/properties/found/items/properties/exists/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                                              if (vErrors === null) {
                                                vErrors = [err19];
                                              } else {
                                                vErrors.push(err19);
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
                                              if (!validate58(data11, { instancePath: instancePath + "/result/found/" + i0 + "/canonical", parentData: data8, parentDataProperty: "canonical", rootData, dynamicAnchors })) {
                                                vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                                                errors = vErrors.length;
                                              }
                                              var _valid1 = _errs31 === errors;
                                              valid8 = valid8 || _valid1;
                                              const _errs32 = errors;
                                              if (data11 !== null) {
                                                const err20 = { instancePath: instancePath + "/result/found/" + i0 + "/canonical", schemaPath: "#/anyOf/2/properties/result/properties/found/items/properties/canonical/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                                if (vErrors === null) {
                                                  vErrors = [err20];
                                                } else {
                                                  vErrors.push(err20);
                                                }
                                                errors++;
                                              }
                                              var _valid1 = _errs32 === errors;
                                              valid8 = valid8 || _valid1;
                                              if (!valid8) {
                                                const err21 = { instancePath: instancePath + "/result/found/" + i0 + "/canonical", schemaPath: "#/anyOf/2/properties/result/properties/found/items/properties/canonical/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                                                if (vErrors === null) {
                                                  vErrors = [err21];
                                                } else {
                                                  vErrors.push(err21);
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
                                    }
                                  } else {
                                    const err22 = { instancePath: instancePath + "/result/found/" + i0, schemaPath: "#/anyOf/2/properties/result/properties/found/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                                    if (vErrors === null) {
                                      vErrors = [err22];
                                    } else {
                                      vErrors.push(err22);
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
                            const err23 = { instancePath: instancePath + "/result/found", schemaPath: "#/anyOf/2/properties/result/properties/found/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                            if (vErrors === null) {
                              vErrors = [err23];
                            } else {
                              vErrors.push(err23);
                            }
                            errors++;
                          }
                        }
                      }
                    }
                  }
                } else {
                  const err24 = { instancePath: instancePath + "/result", schemaPath: "#/anyOf/2/properties/result/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
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
      const err25 = { instancePath, schemaPath: "#/anyOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err25];
      } else {
        vErrors.push(err25);
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
        const err26 = { instancePath, schemaPath: "#/anyOf/3/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      } else {
        const _errs36 = errors;
        for (const key6 in data) {
          if (!(key6 === "command" || key6 === "result")) {
            const err27 = { instancePath, schemaPath: "#/anyOf/3/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
            break;
          }
        }
        if (_errs36 === errors) {
          if (data.command !== void 0) {
            const _errs37 = errors;
            if ("contact.picture" !== data.command) {
              const err28 = { instancePath: instancePath + "/command", schemaPath: "#/anyOf/3/properties/command/const", keyword: "const", params: { allowedValue: "contact.picture" }, message: "must be equal to constant" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
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
                  let missing7;
                  if (data13.picture === void 0 && (missing7 = "picture")) {
                    const err29 = { instancePath: instancePath + "/result", schemaPath: "#/anyOf/3/properties/result/required", keyword: "required", params: { missingProperty: missing7 }, message: "must have required property '" + missing7 + "'" };
                    if (vErrors === null) {
                      vErrors = [err29];
                    } else {
                      vErrors.push(err29);
                    }
                    errors++;
                  } else {
                    const _errs40 = errors;
                    for (const key7 in data13) {
                      if (!(key7 === "picture")) {
                        const err30 = { instancePath: instancePath + "/result", schemaPath: "#/anyOf/3/properties/result/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err30];
                        } else {
                          vErrors.push(err30);
                        }
                        errors++;
                        break;
                      }
                    }
                    if (_errs40 === errors) {
                      if (data13.picture !== void 0) {
                        let data14 = data13.picture;
                        const _errs42 = errors;
                        let valid11 = false;
                        const _errs43 = errors;
                        if (!validate73(data14, { instancePath: instancePath + "/result/picture", parentData: data13, parentDataProperty: "picture", rootData, dynamicAnchors })) {
                          vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
                          errors = vErrors.length;
                        }
                        var _valid2 = _errs43 === errors;
                        valid11 = valid11 || _valid2;
                        const _errs44 = errors;
                        if (data14 !== null) {
                          const err31 = { instancePath: instancePath + "/result/picture", schemaPath: "#/anyOf/3/properties/result/properties/picture/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          if (vErrors === null) {
                            vErrors = [err31];
                          } else {
                            vErrors.push(err31);
                          }
                          errors++;
                        }
                        var _valid2 = _errs44 === errors;
                        valid11 = valid11 || _valid2;
                        if (!valid11) {
                          const err32 = { instancePath: instancePath + "/result/picture", schemaPath: "#/anyOf/3/properties/result/properties/picture/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                          if (vErrors === null) {
                            vErrors = [err32];
                          } else {
                            vErrors.push(err32);
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
                    }
                  }
                } else {
                  const err33 = { instancePath: instancePath + "/result", schemaPath: "#/anyOf/3/properties/result/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
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
      const err34 = { instancePath, schemaPath: "#/anyOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err34];
      } else {
        vErrors.push(err34);
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
      let missing8;
      if (data.command === void 0 && (missing8 = "command") || data.result === void 0 && (missing8 = "result")) {
        const err35 = { instancePath, schemaPath: "#/anyOf/4/required", keyword: "required", params: { missingProperty: missing8 }, message: "must have required property '" + missing8 + "'" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      } else {
        const _errs48 = errors;
        for (const key8 in data) {
          if (!(key8 === "command" || key8 === "result")) {
            const err36 = { instancePath, schemaPath: "#/anyOf/4/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
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
              const err37 = { instancePath: instancePath + "/command", schemaPath: "#/anyOf/4/properties/command/enum", keyword: "enum", params: { allowedValues: schema34.anyOf[4].properties.command.enum }, message: "must be equal to one of the allowed values" };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
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
                const err38 = { instancePath: instancePath + "/result", schemaPath: "#/anyOf/4/properties/result/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
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
      const err39 = { instancePath, schemaPath: "#/anyOf/4/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      if (vErrors === null) {
        vErrors = [err39];
      } else {
        vErrors.push(err39);
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
    const err40 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err40];
    } else {
      vErrors.push(err40);
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
  evaluated0.props = props0;
  return errors === 0;
}
validate100.evaluated = { "dynamicProps": true, "dynamicItems": false };
var BridgeSent = validate106;
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
      if (data.external_id === void 0 && (missing0 = "external_id")) {
        validate106.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.external_id !== void 0) {
          let data0 = data.external_id;
          const _errs3 = errors;
          let valid1 = false;
          const _errs4 = errors;
          if (errors === _errs4) {
            if (typeof data0 === "string") {
              if (func1(data0) > 255) {
                const err0 = { instancePath: instancePath + "/external_id", schemaPath: "#/properties/external_id/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              } else {
                if (func1(data0) < 1) {
                  const err1 = { instancePath: instancePath + "/external_id", schemaPath: "#/properties/external_id/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  if (vErrors === null) {
                    vErrors = [err1];
                  } else {
                    vErrors.push(err1);
                  }
                  errors++;
                } else {
                  if (!pattern5.test(data0)) {
                    const err2 = { instancePath: instancePath + "/external_id", schemaPath: "#/properties/external_id/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$" }, message: 'must match pattern "^[^\\u0000-\\u001f\\u007f\\ud800-\\udfff]*$"' };
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
              const err3 = { instancePath: instancePath + "/external_id", schemaPath: "#/properties/external_id/anyOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
            const err4 = { instancePath: instancePath + "/external_id", schemaPath: "#/properties/external_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
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
            const err5 = { instancePath: instancePath + "/external_id", schemaPath: "#/properties/external_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
            validate106.errors = vErrors;
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
    } else {
      validate106.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate106.errors = vErrors;
  return errors === 0;
}
validate106.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  BridgeCallback,
  BridgePerformed,
  BridgeSent
};
