/** Reads multipart forms of text fields, as PHP's curl and `curl -F` send them. Nothing is written to the disk. */
import type Koa from 'koa';
import { isPlainObject } from '../common/json/plain-object.ts';
import type { ParsedRequest } from './body-types.ts';
import { type keptByHost, readBytes } from './bytes.ts';
import { fieldsOf, fileRefused, formFieldsOf } from './form-fields.ts';

/**
 * The fields of a form. `kept`: what a body parser of the host kept.
 * @throws MarketplaceError 400, 413, 415
 */
export async function readMultipart(
  ctx: Koa.Context,
  kept: ReturnType<typeof keptByHost>,
  limit: number,
  maxFields: number,
): Promise<unknown> {
  for (const { files } of [ctx.request as ParsedRequest, ctx.req as ParsedRequest])
    for (const [name, file] of Object.entries(files ?? {}))
      if (![file].flat().every(isEmpty)) throw fileRefused(fileNameOf(file) ?? name);
  if (kept !== null && 'value' in kept) return kept.value;
  const { bytes } = await readBytes(ctx, limit);
  return fieldsOf(formFieldsOf(ctx.req.headers['content-type'] ?? '', bytes, maxFields));
}

/** A file input without a file. */
const isEmpty = (file: unknown): boolean =>
  isPlainObject(file) && file.size === 0 && !file.originalFilename && !file.originalname;

/** Multer keeps files as a list, each with the name of its field. */
const fileNameOf = (file: unknown): string | null =>
  isPlainObject(file) && typeof file.fieldname === 'string' ? file.fieldname : null;
