/** Answers that are kept at most; then all are forgotten. A file of orders names fewer places and countries. */
const most = 500;
/** No longer text is kept: nobody else writes it. */
const longest = 200;

/** A pure function that remembers its last answers: of thousands of orders most ask the same. */
export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    if (text.length > longest) return work(text);
    const before = answers.get(text);
    if (before !== undefined) return before;
    const answer = work(text);
    if (answers.size === most) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}
