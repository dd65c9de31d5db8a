/** Pages whose Content-Security-Policy says `require-trusted-types-for 'script'` take the URL of a script from a policy only. */
import { page, type ScriptUrl } from './page.ts';

/** What a page lists in `trusted-types`, if it lists policies. */
const policyName = 'koa-marketplace';

let policy: { createScriptURL(url: string): ScriptUrl } | undefined;

/** The URL as such a page takes it; the URL itself if the page has no trusted types, or does not allow the policy. */
export function trustedUrl(url: URL): ScriptUrl {
  try {
    // A page may refuse a second one of this name.
    policy ??= page.trustedTypes?.createPolicy(policyName, { createScriptURL: text => text });
  } catch {
    return url;
  }
  return policy?.createScriptURL(url.href) ?? url;
}

/** An error that names the policy, for a page that does not allow it; for others, `null`. `what`: the function that was called. */
export function withPolicy(what: string, error: unknown): Error | null {
  return error instanceof TypeError && error.message.includes('TrustedScriptURL')
    ? new Error(
        `${what}: the Content-Security-Policy of this page requires trusted types: add ${policyName} to its trusted-types`,
        { cause: error },
      )
    : null;
}
