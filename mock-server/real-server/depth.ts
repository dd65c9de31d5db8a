/** How deeply the bodies of a real server may be nested: what walks through them recurses. */
import { isDeeper } from '../../src/common/json/depth.ts';

const maxDepth = 200;

/** How a body is refused, or said to be left out. */
export const tooDeep = `nested more than ${maxDepth} levels`;
export const isTooDeep = (json: unknown): boolean => isDeeper(json, maxDepth);
