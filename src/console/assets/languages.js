// @ts-check
/**
 * The languages of the code samples, as programs of the standard library that send a request as it is filled in. The
 * page loads this file when somebody chooses another language than cURL. Files are stored under the name `download`.
 *
 * @typedef {import('./request.js').ReadyRequest} ReadyRequest
 */
import { curl, shellWord } from './request.js';

/** @param {string} character */
const escapeOf = character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * A string literal that is valid in JavaScript, Python and Go. Some of their compilers take no byte order mark
 * inside a file, and take the separators of Unicode for the end of a line.
 *
 * @param {string} text
 */
const literal = text => JSON.stringify(text).replace(/[\x7f-\x9f\u2028\u2029\ufeff]/g, escapeOf);

/** @param {string} text */
const phpLiteral = text => `'${text.replace(/[\\']/g, '\\$&')}'`;

/**
 * Several lines as they are, between `quotes` that allow it, if no character has a meaning there.
 *
 * @param {string} text
 * @param {string} quotes
 * @param {(text: string) => string} otherwise
 */
const block = (text, quotes, otherwise = literal) =>
  text.includes('\n') && !/(?![\n\t])\p{Cc}|[\\$`'\u2028\u2029\ufeff]/u.test(text)
    ? quotes + text + quotes
    : otherwise(text);

/**
 * @param {Record<string, string>} headers
 * @param {(name: string, value: string) => string} write
 */
const lines = (headers, write) =>
  Object.entries(headers)
    .map(([name, value]) => write(name, value))
    .join('\n');

/** @param {ReadyRequest} request */
const javascript = ({ url, method, headers, body, answer }) =>
  `${answer === 'file' ? 'import { writeFile } from "node:fs/promises";\n\n' : ''}const answer = await fetch(${literal(url)}, {
  method: ${literal(method)},
  headers: {
${lines(headers, (name, value) => `    ${literal(name)}: ${literal(value)},`)}
  },${body === null ? '' : `\n  body: ${block(body, '`')},`}
});
${
  {
    json: 'console.log(await answer.json());',
    events: 'for await (const part of answer.body) process.stdout.write(part);',
    file: `if (!answer.ok) throw new Error(await answer.text());
await writeFile("download", answer.body);`,
  }[answer]
}`;

/** @param {ReadyRequest} request */
const python = ({ url, method, headers, body, answer }) => `import ${
  { json: 'json', events: 'sys', file: 'shutil' }[answer]
}
import urllib.error
import urllib.request

request = urllib.request.Request(
    ${literal(url)},
    method=${literal(method)},
    headers={
${lines(headers, (name, value) => `        ${literal(name)}: ${literal(value)},`)}
    },${body === null ? '' : `\n    data=${block(body, "'''")}.encode(),`}
)
try:
    answer = urllib.request.urlopen(request)
except urllib.error.HTTPError as refusal:
    ${answer === 'file' ? 'raise SystemExit(refusal.read().decode())' : 'answer = refusal'}
${
  {
    json: 'print(json.dumps(json.load(answer), indent=2))',
    events: `for line in answer:
    sys.stdout.buffer.write(line)
    sys.stdout.flush()`,
    file: `with open("download", "wb") as file:
    shutil.copyfileobj(answer, file)`,
  }[answer]
}`;

/** @param {ReadyRequest} request */
function php({ url, method, headers, body, answer }) {
  const given = `stream_context_create(['http' => [
    'method' => ${phpLiteral(method)},
    'header' => [
${lines(headers, (name, value) => `        ${phpLiteral(`${name}: ${value}`)},`)}
    ],${body === null ? '' : `\n    'content' => ${phpLiteral(body)},`}${
      // PHP keeps parts of an answer in HTTP 1.1 back until it has 8 kB.
      answer === 'events' ? "\n    'protocol_version' => 1.0," : ''
    }${answer === 'file' ? '' : "\n    'ignore_errors' => true,"}
]])`;
  const address = phpLiteral(url);
  return `<?php
${
  {
    json: `$answer = file_get_contents(${address}, false, ${given});
echo $answer, PHP_EOL;`,
    events: `readfile(${address}, false, ${given});`,
    file: `exit(copy(${address}, 'download', ${given}) ? 0 : 1);`,
  }[answer]
}`;
}

/** @param {ReadyRequest} request */
const go = ({ url, method, headers, body, answer }) => `package main

import (
	"io"
	"log"
	"net/http"
	"os"${body === null ? '' : '\n\t"strings"'}
)

func main() {
${body === null ? '' : `\tbody := strings.NewReader(${block(body, '`')})\n`}	request, err := http.NewRequest(${literal(method)}, ${literal(url)}, ${body === null ? 'nil' : 'body'})
	if err != nil {
		log.Fatal(err)
	}
${lines(headers, (name, value) => `\trequest.Header.Set(${literal(name)}, ${literal(value)})`)}
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer answer.Body.Close()
${
  answer === 'file'
    ? `	output := os.Stdout
	if answer.StatusCode < 300 {
		if output, err = os.Create("download"); err != nil {
			log.Fatal(err)
		}
	}
`
    : ''
}	if _, err := io.Copy(${answer === 'file' ? 'output' : 'os.Stdout'}, answer.Body); err != nil {
		log.Fatal(err)
	}
}`;

/**
 * @typedef {object} Language
 * @property {string} label
 * @property {(text: string) => string} literal writes a text as a string of the language
 * @property {(request: ReadyRequest) => string} write
 */

/** @satisfies {Record<string, Language>} */
export const languages = {
  curl: { label: 'cURL', literal: shellWord, write: curl },
  javascript: { label: 'JavaScript', literal, write: javascript },
  python: { label: 'Python', literal, write: python },
  php: { label: 'PHP', literal: phpLiteral, write: php },
  go: { label: 'Go', literal, write: go },
};
