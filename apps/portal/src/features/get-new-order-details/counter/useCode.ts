import type { CodePlace } from '@pabean/domain';
import { useEffect, useState } from 'react';
import { logFailure } from '../../../shared/log.ts';
import { slowMs } from '../../../shared/offline/slow.ts';
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
  /** Where the server found it; empty where there is none, null where it has no answer. */
  readonly code: readonly number[] | null;
  readonly read: () => Promise<FetchedFile>;
}

/**
 * The QR code of a document, read on this device where the server has found it; where the server has no
 * answer it is looked for here. What reads it comes with the first look.
 */
export function useCode(source: CodeSource | null): CodeSearch {
  const [search, setSearch] = useState<{ path: string; result: CodeSearch } | null>(null);
  const isHere = useArrival(({ state, path }) => state === 'here' && path === source?.path);
  const path = source?.path;
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address names its content, another turn looks once more
  useEffect(() => {
    if (source === null) return;
    let unmounted = false;
    const tell = (result: CodeSearch) => unmounted || setSearch({ path: source.path, result });
    void look(source, () => tell('unknown')).then(tell);
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

/** @param isSlow hears that the reader does not come for now: whoever waits is shown the whole page */
async function look({ isPdf, read, code }: CodeSource, isSlow: () => void): Promise<CodeSearch> {
  // The server's reader finds whatever ours does.
  if (code?.length === 0) return 'none';
  try {
    const file = await read();
    if (file === 'elsewhere') return 'unknown';
    const slow = setTimeout(isSlow, slowMs);
    const { findCode } = await import('./find-code.ts').finally(() => clearTimeout(slow));
    return (await findCode(file, isPdf, placeOf(code))) ?? 'none';
  } catch (failure) {
    logFailure('The QR code was not looked for.', failure);
    return 'unknown';
  }
}

function placeOf(code: readonly number[] | null): CodePlace | null {
  const [page, left, top, width, height] = code ?? [];
  if (page === undefined || left === undefined || top === undefined) return null;
  return width && height ? { page, left, top, width, height } : null;
}
