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
 * A string literal that is valid in JavaScript, Python, Go and C#. Some of their compilers take no byte order mark
 * inside a file, and take the separators of Unicode for the end of a line.
 *
 * @param {string} text
 */
const literal = text => JSON.stringify(text).replace(/[\x7f-\x9f\u2028\u2029\ufeff]/g, escapeOf);

/**
 * Java reads source code in the encoding of the machine.
 *
 * @param {string} text
 */
const javaLiteral = text => literal(text).replace(/[\x80-\uffff]/g, escapeOf);

/** @param {string} text */
const rubyLiteral = text => literal(text).replace(/#(?=[{$@])/g, '\\#');

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

/** @param {ReadyRequest} request */
const java = ({
  url,
  method,
  headers,
  body,
  answer,
}) => `${answer === 'file' ? 'import java.io.FileOutputStream;\n' : ''}import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

public class Example {
    public static void main(String[] args) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(${javaLiteral(url)}))
            .method(${javaLiteral(method)}, BodyPublishers.${body === null ? 'noBody()' : `ofString(${javaLiteral(body)})`})
${lines(headers, (name, value) => `            .header(${javaLiteral(name)}, ${javaLiteral(value)})`)}
            .build();
        var client = HttpClient.newHttpClient();
${
  {
    json: `        var answer = client.send(request, BodyHandlers.ofString());
        System.out.println(answer.body());`,
    events: `        var answer = client.send(request, BodyHandlers.ofLines());
        answer.body().forEach(System.out::println);`,
    file: `        var answer = client.send(request, BodyHandlers.ofInputStream());
        try (var output = answer.statusCode() < 300 ? new FileOutputStream("download") : System.out) {
            answer.body().transferTo(output);
        }`,
  }[answer]
}
    }
}`;

/** @param {ReadyRequest} request */
function csharp({ url, method, headers, body, answer }) {
  // .NET takes them as headers of the content only.
  const isOfContent = (/** @type {string} */ name) => /^content-/i.test(name);
  const content = body ?? (Object.keys(headers).some(isOfContent) ? '' : null);
  return `using System;${answer === 'file' ? '\nusing System.IO;' : ''}
using System.Net.Http;${content === null ? '' : '\nusing System.Text;'}
using System.Threading.Tasks;

class Program
{
    static async Task Main()
    {
        var request = new HttpRequestMessage(new HttpMethod(${literal(method)}), ${literal(url)});${
          content === null
            ? ''
            : `\n        request.Content = new ByteArrayContent(Encoding.UTF8.GetBytes(${literal(content)}));`
        }
${lines(
  headers,
  (name, value) =>
    `        request.${isOfContent(name) ? 'Content.' : ''}Headers.TryAddWithoutValidation(${literal(name)}, ${literal(value)});`,
)}
        var client = new HttpClient();
        var answer = await client.SendAsync(request${answer === 'events' ? ', HttpCompletionOption.ResponseHeadersRead' : ''});
${
  {
    json: '        Console.WriteLine(await answer.Content.ReadAsStringAsync());',
    events: '        await answer.Content.CopyToAsync(Console.OpenStandardOutput());',
    file: `        if (!answer.IsSuccessStatusCode) throw new Exception(await answer.Content.ReadAsStringAsync());
        File.WriteAllBytes("download", await answer.Content.ReadAsByteArrayAsync());`,
  }[answer]
}
    }
}`;
}

/** @param {ReadyRequest} request */
const ruby = ({ url, method, headers, body, answer }) => `require "net/http"

uri = URI(${rubyLiteral(url)})
request = Net::HTTP::${method[0]}${method.slice(1).toLowerCase()}.new(uri)
${lines(headers, (name, value) => `request[${rubyLiteral(name)}] = ${rubyLiteral(value)}`)}${body === null ? '' : `\nrequest.body = ${block(body, "'", rubyLiteral)}`}
${
  answer === 'events'
    ? `Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|
  http.request(request) { |answer| answer.read_body { |part| $stdout.syswrite(part) } }
end`
    : `answer = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|
  http.request(request)
end
${
  answer === 'file'
    ? `abort answer.body unless answer.is_a?(Net::HTTPSuccess)
File.binwrite("download", answer.body)`
    : 'puts answer.body'
}`
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
  java: { label: 'Java', literal: javaLiteral, write: java },
  csharp: { label: 'C#', literal, write: csharp },
  ruby: { label: 'Ruby', literal: rubyLiteral, write: ruby },
};
