/** What was typed into several fields, by their names: one text, as drafts and answers are. */
export function typedOf(text: string): Readonly<Record<string, string>> {
  try {
    const values: unknown = JSON.parse(text || '{}');
    return typeof values === 'object' && values !== null ? (values as Record<string, string>) : {};
  } catch {
    return {};
  }
}
