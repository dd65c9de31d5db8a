/** Prism as a mock serves the message of each error that the document declares. */
import { type Document, exampleCalls } from './document.ts';

interface ErrorResponse {
  /** Missing for a refusal without a body, such as 416. */
  readonly content?: {
    readonly 'application/json': { readonly examples: Record<string, { readonly value: unknown }> };
  };
}

/** What Prism serves differently, by operation, status and code. `url`: Prism's. */
export async function wrongErrors(document: Document, url: string): Promise<string[]> {
  const { responses: shared } = document.components as unknown as {
    responses: Record<string, ErrorResponse>;
  };
  const found: string[] = [];
  const calls = new Map(exampleCalls(document).map(call => [call.id, call]));
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { operationId, responses }] of Object.entries(methods)) {
      const call = calls.get(operationId);
      if (call === undefined) continue;
      const { params, body } = call;
      const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params.path?.[name]));
      const query = new URLSearchParams(
        Object.entries(params.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
      );
      for (const [status, response] of Object.entries(responses)) {
        if (Number(status) < 400) continue;
        const { content } =
          shared[(response as { $ref?: string }).$ref?.split('/').at(-1) ?? ''] ??
          (response as ErrorResponse);
        const examples = Object.entries(content?.['application/json'].examples ?? {});
        // The first one is the default of the status.
        for (const [index, [code, { value }]] of examples.entries()) {
          const prefer = `code=${status}${index === 0 ? '' : `, example=${code}`}`;
          const answer = await fetch(`${url}${target}?${query}`, {
            method: method.toUpperCase(),
            headers: { prefer, authorization: 'Bearer any', 'content-type': 'application/json' },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          });
          const text = await answer.text();
          if (String(answer.status) !== status || text !== JSON.stringify(value))
            found.push(`${operationId} ${status} ${code}: ${answer.status} ${text.slice(0, 200)}`);
        }
      }
    }
  return found;
}
