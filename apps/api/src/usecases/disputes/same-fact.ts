/** Facts of a case that are the same though they are written in another way. */
const isSame: Readonly<Record<string, (one: string, other: string) => boolean>> = {
  amount: (one, other) => Number(one) === Number(other),
  opened_at: (one, other) => Date.parse(one) === Date.parse(other),
  answer_due_at: (one, other) => Date.parse(one) === Date.parse(other),
};

/** Whether two values of a column of a case say the same. */
export function isSameFact(column: string, one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  return (isSame[column] ?? Object.is)(one, other);
}
