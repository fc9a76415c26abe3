import { useEffect, useState } from 'react';
import { logFailure } from '../../../shared/log.ts';
import type { FetchedFile } from '../arriving-file.ts';
import { useArrival } from '../document-file.ts';
import type { Code } from './code.ts';

/**
 * What is known of a document's QR code: it is looked for, it is there, there is `none`, or nobody can
 * tell (`unknown`), because the document or what reads it did not arrive.
 */
export type CodeSearch = Code | 'looking' | 'none' | 'unknown';

export const isFound = (search: CodeSearch): search is Code => typeof search === 'object';

/** A document to look into. */
export interface CodeSource {
  readonly path: string;
  readonly isPdf: boolean;
  readonly read: () => Promise<FetchedFile>;
}

/** Looks for the QR code of a document, on this device alone. What reads it comes with the first look. */
export function useCode(source: CodeSource | null): CodeSearch {
  const [search, setSearch] = useState<{ path: string; result: CodeSearch } | null>(null);
  const isHere = useArrival(({ state, path }) => state === 'here' && path === source?.path);
  const path = source?.path;
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address names its content, another turn looks once more
  useEffect(() => {
    if (source === null) return;
    let unmounted = false;
    look(source).then((result) => unmounted || setSearch({ path: source.path, result }));
    return () => {
      unmounted = true;
    };
  }, [path, turn]);
  // A document that did not come at first may come with Download Now.
  const isUnknown = search?.result === 'unknown';
  useEffect(() => {
    if (isHere && isUnknown) setTurn((before) => before + 1);
  }, [isHere, isUnknown]);
  return search !== null && search.path === path ? search.result : 'looking';
}

async function look({ isPdf, read }: CodeSource): Promise<CodeSearch> {
  try {
    const file = await read();
    if (file === 'elsewhere') return 'unknown';
    const { findCode } = await import('./find-code.ts');
    return (await findCode(file, isPdf)) ?? 'none';
  } catch (failure) {
    logFailure('The QR code was not looked for.', failure);
    return 'unknown';
  }
}
