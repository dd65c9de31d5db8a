export { InvalidDataError } from '../data/check.ts';
export { FileInUseError } from './file/lock/in-use.ts';
export {
  type LowdbOptions,
  type LowdbRepository,
  lowdbRepository,
  type WorkspaceRecords,
} from './repository.ts';
