import { type RefObject, useEffect, useState } from 'react';
import { useKeptFocus } from '../../shared/useKeptFocus.ts';

type RowFocus = {
  /** For the table, which stays. */
  readonly table: RefObject<HTMLTableElement | null>;
  /** Says at which row somebody pressed last. */
  readonly setActed: (id: string) => void;
};

/**
 * A row's button goes with what it did: the focus goes to the table. A row that goes by itself moves no focus.
 * @param ids rows that have buttons
 */
export function useRowFocus(ids: readonly string[]): RowFocus {
  const [acted, setActed] = useState<string | null>(null);
  const stands = acted !== null && ids.includes(acted);
  const table = useKeptFocus<HTMLTableElement>(stands);
  useEffect(() => {
    if (!stands) setActed(null);
  }, [stands]);
  return { table, setActed };
}
