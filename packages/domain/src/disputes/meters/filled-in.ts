/** The values that are held; null and an empty text are not. */
export const filledIn = (values: readonly (string | null)[]): readonly string[] =>
  values.filter((value): value is string => value !== null && value !== '');
