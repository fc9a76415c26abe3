/** What one look at the installation found: a line for whoever runs it, without a secret. */
export interface Finding {
  /** `wrong` is what keeps the server from its work; a `warning` is for a person to judge. */
  readonly level: 'ok' | 'warning' | 'wrong';
  readonly about: string;
  readonly words: string;
}

export const ok = (about: string, words: string): Finding => ({ level: 'ok', about, words });
export const warning = (about: string, words: string): Finding => ({
  level: 'warning',
  about,
  words,
});
export const wrong = (about: string, words: string): Finding => ({ level: 'wrong', about, words });

/** The findings of a look; what it throws is one too, in the words of what failed. */
export async function look(
  about: string,
  work: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await work();
  } catch (error) {
    return [wrong(about, reasonOf(error))];
  }
}

/** The first line of an error, or its code when it has no words. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as Partial<NodeJS.ErrnoException>;
  return message?.split('\n')[0] || code || String(error);
}
