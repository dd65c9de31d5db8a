/** What several calls were answered, sorted: the reason of a refusal, or `stored`. */
export const answersOf = (answers: readonly object[]): unknown[] =>
  answers.map(answer => ('refused' in answer ? answer.refused : 'stored')).sort();
