/** `1 download`, `2 downloads`; `many` is for a word whose plural is not made with an s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
