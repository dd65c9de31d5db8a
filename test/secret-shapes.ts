/**
 * Secrets in the text of a page.
 *
 * The tokens of forms are random base64url, so that `mk_` and 38 letters can stand inside one: about one page in 150,000.
 * A secret that is shown stands alone.
 */

const alone = (shape: string) => new RegExp(String.raw`(?<![\w-])${shape}(?![\w-])`);

/** A key, of a live or a test workspace. */
export const keyShape = alone('mk_(?:test_)?[0-9A-Za-z]{38}');

/** The token in the URL of an inbound hook. */
export const inboundShape = alone('mi_[0-9A-Za-z]{38}');

/** The secret that signs the messages of a webhook. */
export const signingShape = alone(String.raw`whsec_[\w+/=-]{20,}`);

/** Any of them. */
export const secretShape = new RegExp(
  [keyShape, inboundShape, signingShape].map(({ source }) => source).join('|'),
);
