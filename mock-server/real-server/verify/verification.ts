/** What a comparison of a real server with the document has found. */

/**
 * `ok`: as the document says. `drift`: not so. `absent`: the server does not have the operation. `untried`: it could not be
 * tried, for example because no record is known.
 */
export type Verdict = 'ok' | 'drift' | 'absent' | 'untried';

/** One request, or one that was not sent. */
export interface Finding {
  readonly operation: string;
  readonly group: string;
  readonly method: string;
  /** As in the document, such as `/api/v1/links/{link_id}`. */
  readonly path: string;
  /** What was tried, such as `a record that does not exist`. */
  readonly attempt: string;
  readonly verdict: Verdict;
  /** Why it is not `ok`, as a sentence without a full stop and without secrets. */
  readonly reason: string | null;
  /** Method and URL of the request without secrets; `null`: none was sent. */
  readonly request: string | null;
  /** Of the response; `null`: none. */
  readonly status: number | null;
}

export interface ServerVerification {
  /** Without a slash at its end. */
  readonly url: string;
  /** How many findings have each verdict. */
  readonly summary: Readonly<Record<Verdict, number>> & { readonly operations: number };
  readonly findings: readonly Finding[];
}

export function verificationOf(url: string, findings: readonly Finding[]): ServerVerification {
  const count = (verdict: Verdict) => findings.filter(one => one.verdict === verdict).length;
  return {
    url,
    summary: {
      operations: new Set(findings.map(({ operation }) => operation)).size,
      ok: count('ok'),
      drift: count('drift'),
      absent: count('absent'),
      untried: count('untried'),
    },
    findings,
  };
}

/** The server could not be compared with the document at all. */
export class VerificationError extends Error {
  override readonly name = 'VerificationError';
  /** Of the command: 1 says that the server was compared. */
  readonly exitCode = 2;
}
