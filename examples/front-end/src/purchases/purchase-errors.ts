import type { ErrorCode } from '../api/api-error.ts';

interface Explanation {
  readonly title: string;
  /** What the reader can do about it. */
  readonly advice: string;
}

const keyAdvice = 'Your code may be fine: the shop has to mend this. Please tell its support the line below.';
const shopAdvice = 'The shop has sent a request that the marketplace does not take. Please tell its support.';
const laterAdvice = 'Your code may be fine. Please try again in a moment.';

/** Every error of the operation, in the words of a buyer. An error that the document gets later does not compile. */
export const purchaseErrors: Readonly<Record<ErrorCode<'validatePurchase'>, Explanation>> = {
  invalid_purchase_code: {
    title: 'This is not a purchase code of this shop',
    advice: 'Compare it with the e-mail of your receipt. The case of letters counts.',
  },
  too_many_requests: { title: 'Too many codes were tried', advice: 'Please wait before you try again.' },
  body_too_large: { title: 'This is too long for a purchase code', advice: 'Enter the code alone.' },

  missing_key: { title: 'The shop is not signed in to the marketplace', advice: keyAdvice },
  unknown_key: { title: 'The marketplace does not know this shop', advice: keyAdvice },
  expired_key: { title: 'The access of this shop has expired', advice: keyAdvice },
  revoked_key: { title: 'The access of this shop has been revoked', advice: keyAdvice },
  missing_scope: { title: 'This shop may not check purchases', advice: keyAdvice },
  ip_not_allowed: { title: 'This shop may not check purchases from here', advice: keyAdvice },

  invalid_request: { title: 'The marketplace did not understand the shop', advice: shopAdvice },
  method_not_allowed: { title: 'The marketplace does not offer this', advice: shopAdvice },
  unsupported_media_type: { title: 'The code was sent in a wrong format', advice: shopAdvice },
  expectation_failed: { title: 'The marketplace cannot do what was expected', advice: shopAdvice },
  headers_too_large: { title: 'The request was too long', advice: shopAdvice },
  webhook_delivery: { title: 'A webhook cannot check purchases', advice: shopAdvice },
  webhook_loop: { title: 'The request came back to the marketplace', advice: shopAdvice },

  request_timeout: { title: 'The connection is too slow', advice: laterAdvice },
  internal_error: { title: 'The marketplace has failed', advice: laterAdvice },
  unavailable: { title: 'The marketplace is closed for a moment', advice: laterAdvice },
  network: { title: 'The marketplace cannot be reached', advice: 'Check your connection, and try again.' },
  unreadable: { title: 'Something else answered than the marketplace', advice: laterAdvice },
};

/** The explanation of an error, also of one that is newer than this app. */
export const explanationOf = (code: string): Explanation =>
  Object.hasOwn(purchaseErrors, code)
    ? purchaseErrors[code as keyof typeof purchaseErrors]
    : { title: 'The code cannot be checked', advice: laterAdvice };
