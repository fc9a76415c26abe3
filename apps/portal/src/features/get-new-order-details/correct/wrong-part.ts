import type { CorrectForm } from './useCorrectForm.ts';

/**
 * What the server does not take of a list: one of its fields, or the list as a whole.
 * @param paths of all fields of the list, as the server says them
 */
export function wrongPart({ failure }: CorrectForm, paths: readonly string[]) {
  const at = failure?.wrongAt ?? null;
  const words = at === null ? undefined : failure?.words;
  return {
    errorAt: (path: string) => (path === at ? words : undefined),
    ofList: at !== null && !paths.includes(at) ? words : undefined,
  };
}
