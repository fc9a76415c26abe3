/**
 * Raised by one with each change of the calls that an app or a server of before would not understand.
 * An app and a server that stand one apart must work with each other, because one of the two is
 * deployed first; a page that stands further apart says so instead of failing later.
 */
export const generation = 1;
