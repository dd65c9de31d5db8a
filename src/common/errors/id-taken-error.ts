/**
 * The id of a new record is, or was, that of another one. Ids are random: either the form that gives the record its id was
 * sent before, or the storage is wrong.
 */
export class IdTakenError extends Error {
  override readonly name = 'IdTakenError';

  constructor() {
    super('a new record was refused: there is, or was, one with its id');
  }
}

/** Why a storage has refused a new record whose id is given to it. `what`: the record, such as `a new hook`. */
export const refusalOfNew = (what: string, refused: string): Error =>
  refused === 'taken' ? new IdTakenError() : new Error(`${what} was refused: ${refused}`);
