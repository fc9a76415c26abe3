const no =
  /^\W*(?:n|no|non|not|none|never|fail(?:ed|ure)?|declined|rejected|refused|mismatch|unavailable|unsupported|unchecked|unknown)(?![a-z])/i;

/**
 * Whether the result of a check says that it was not made or not passed. Every gateway has its own
 * words (decision 032); those that begin with no "no" are taken as they are.
 */
export const saysNo = (result: string): boolean => no.test(result);
