import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '../../../shared/log.ts';
import { documentFile, useArrival } from '../document-file.ts';

export type DocumentFile =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly file: Blob }
  /** Another site keeps it, whose bytes a page may not read; the browser can still save it. */
  | { readonly state: 'elsewhere' }
  | { readonly state: 'failed' };

/** The document's bytes for the preview, and another try when they did not come. */
export function useDocumentFile(path: string): { found: DocumentFile; tryAgain: () => void } {
  const [found, setFound] = useState<DocumentFile>({ state: 'loading' });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks once more
  useEffect(() => {
    let unmounted = false;
    setFound({ state: 'loading' });
    documentFile(path).then(
      (file) =>
        unmounted ||
        setFound(file === 'elsewhere' ? { state: 'elsewhere' } : { state: 'ready', file }),
      (failure) => {
        if (unmounted) return;
        logFailure('The preview did not load.', failure);
        setFound({ state: 'failed' });
      },
    );
    return () => {
      unmounted = true;
    };
  }, [path, turn]);

  // Download Now may have brought what the preview did not get.
  const isHere = useArrival((arrival) => arrival.state === 'here' && arrival.path === path);
  const isFailed = found.state === 'failed';
  useEffect(() => {
    if (isHere && isFailed) setTurn((before) => before + 1);
  }, [isHere, isFailed]);

  return { found, tryAgain: useCallback(() => setTurn((before) => before + 1), []) };
}
