/** Ids are names of files: nothing in them may lead to another folder. @throws RangeError */
export function checkMediaId(id: string): void {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(id))
    throw new RangeError('the id of media must be letters, digits, _ and -');
}
