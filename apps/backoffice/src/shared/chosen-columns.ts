import { useMemo } from 'react';
import { create } from 'zustand';
import { useUser } from './session/session-store.ts';

/** Columns beside those of the specification, shown to who chose them. */
export const furtherColumns = ['fileBy'] as const;

export type FurtherColumn = (typeof furtherColumns)[number];

/** What a member chose, on this device; the specification's columns are always there. */
const keyOf = (member: string) => `pabean.columns:${member}`;

const useChosen = create<Readonly<Record<string, readonly FurtherColumn[]>>>(() => ({}));

function stored(member: string): readonly FurtherColumn[] {
  try {
    const names = localStorage.getItem(keyOf(member))?.split(',') ?? [];
    return furtherColumns.filter((column) => names.includes(column));
  } catch {
    return [];
  }
}

/** The columns that the signed-in member chose, and how to choose others. */
export function useChosenColumns() {
  const { name } = useUser();
  const now = useChosen((all) => all[name]);
  const chosen = useMemo(() => now ?? stored(name), [now, name]);
  const choose = (columns: readonly FurtherColumn[]) => {
    useChosen.setState({ [name]: columns });
    try {
      if (columns.length === 0) localStorage.removeItem(keyOf(name));
      else localStorage.setItem(keyOf(name), columns.join());
    } catch {
      // A browser that refuses its storage keeps them for this visit.
    }
  };
  return { chosen, choose };
}
