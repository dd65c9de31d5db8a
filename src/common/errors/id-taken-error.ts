import { MarketplaceError, statusErrors } from './errors.ts';

/** The id of a new record is, or was, that of another one. Ids are random, so the same form was sent before. */
export class IdTakenError extends MarketplaceError {
  constructor() {
    super(statusErrors.conflict, 'there is, or was, a record with this id');
  }
}
