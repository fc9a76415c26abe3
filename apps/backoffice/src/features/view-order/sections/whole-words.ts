/** Characters that a phone of 320 px holds in one line of a fact, beside its buttons. */
const longest = 16;

/**
 * Whether a value is an id, a telephone number, an amount or the like that is not broken inside its words:
 * whoever reads it out or retypes it would lose a digit. What is too long for a line has to break all the same.
 */
export const hasWholeWords = (text: string): boolean =>
  /\p{Nd}/u.test(text) && text.split(/\s+/).every((word) => word.length <= longest);
