/** The sorted results of several calls: the reason of each refusal, or `stored`. */
export const outcomesOf = (answers: readonly object[]): unknown[] =>
  answers.map(answer => ('refused' in answer ? answer.refused : 'stored')).sort();
