/** There are no files in a browser. */
const refuse = () => {
  throw new Error('a browser has no files');
};
export const existsSync = (): boolean => false;
export const readFileSync = refuse;
export const readdirSync = refuse;
export const statSync = refuse;
export const realpathSync = refuse;
export const readlinkSync = refuse;
export const renameSync = refuse;
export const watch = refuse;
export class ReadStream {}
export default { existsSync, readFileSync, ReadStream };
