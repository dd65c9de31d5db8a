export type { Contract } from './contract.ts';
export { coverageControl } from './control.ts';
export { type ContractCoverage, createCoverage, type MockCoverage } from './coverage.ts';
export type { FieldCoverage } from './fields.ts';
export { type CoverageFormat, written } from './formats.ts';
export { type ContractMistake, shownText } from './mistakes.ts';
export type { Coverage, OperationCoverage, UsedOf } from './report.ts';
export { objectionToRequest } from './request-objection.ts';
export { strictControl } from './strict.ts';
