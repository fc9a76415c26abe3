import { useMemo } from 'react';
import { create } from 'zustand';
import { useOwner, useUser } from './session/session-store.ts';

/** Columns beside those of the specification, shown to who chose them. */
export const furtherColumns = ['fileBy'] as const;

export type FurtherColumn = (typeof furtherColumns)[number];

/** What a member chose, on this device; the specification's columns are always there. */
const keyOf = (owner: string) => `pabean.columns:${owner}`;

const useChosen = create<Readonly<Record<string, readonly FurtherColumn[]>>>(() => ({}));

function stored(owner: string, name: string): readonly FurtherColumn[] {
  try {
    if (owner !== name) giveColumns(name, owner);
    const names = localStorage.getItem(keyOf(owner))?.split(',') ?? [];
    return furtherColumns.filter((column) => names.includes(column));
  } catch {
    return [];
  }
}

/** What was kept by the name, as earlier versions did, goes to the first who has it and chose nothing yet. */
function giveColumns(name: string, owner: string): void {
  const columns = localStorage.getItem(keyOf(name));
  if (columns === null) return;
  localStorage.removeItem(keyOf(name));
  if (localStorage.getItem(keyOf(owner)) === null) localStorage.setItem(keyOf(owner), columns);
}

/** The columns that the signed-in member chose, and how to choose others. */
export function useChosenColumns() {
  const { name } = useUser();
  const owner = useOwner();
  const now = useChosen((all) => all[owner]);
  const chosen = useMemo(() => now ?? stored(owner, name), [now, owner, name]);
  const choose = (columns: readonly FurtherColumn[]) => {
    useChosen.setState({ [owner]: columns });
    try {
      if (columns.length === 0) localStorage.removeItem(keyOf(owner));
      else localStorage.setItem(keyOf(owner), columns.join());
    } catch {
      // A browser that refuses its storage keeps them for this visit.
    }
  };
  return { chosen, choose };
}
