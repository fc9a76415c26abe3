const whole = new Intl.NumberFormat('en-US');

/** 12486 becomes 12,486: western digits in every language. */
export const groupDigits = (value: number): string => whole.format(value);

/** `1 order`, `12,486 orders`; `many` is for a word whose plural is not made with an s. */
export const groupedCount = (count: number, one: string, many = `${one}s`): string =>
  `${groupDigits(count)} ${count === 1 ? one : many}`;
