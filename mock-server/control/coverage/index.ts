export { coverageControl } from './control.ts';
export { type ContractCoverage, createCoverage, type MockCoverage } from './coverage.ts';
export type { DisallowedRequest } from './disallowed.ts';
export type { FieldCoverage } from './fields.ts';
export { type CoverageFormat, written } from './formats.ts';
export type { Coverage, OperationCoverage, UsedOf } from './report.ts';
export { strictControl } from './strict.ts';
