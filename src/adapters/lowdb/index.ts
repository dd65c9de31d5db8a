export { InvalidDataError } from '../rules/check.ts';
export type { FileEdit } from './file/edits.ts';
export { FileInUseError } from './file/lock/in-use.ts';
export type { LowdbOptions } from './options.ts';
export {
  type LowdbRepository,
  lowdbRepository,
  type WorkspaceRecords,
} from './repository.ts';
