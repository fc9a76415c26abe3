import type { DisputePackPlan } from '@pabean/api-client/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { confirm } from '../../shared/confirm/confirm.tsx';
import type { SeenCase } from './case-changes.ts';
import { changeCase } from './case-store.ts';
import type { Exhibit } from './ExhibitRow.tsx';
import { changeExhibits } from './exhibit-changes.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Letters follow the order of what goes out. */
function lettered(exhibits: readonly Exhibit[]): Exhibit[] {
  let next = 0;
  return exhibits.map((exhibit) => {
    if (exhibit.letter === null) return exhibit;
    const letter = letters[next] ?? String(next + 1);
    next += 1;
    return { ...exhibit, letter };
  });
}

/** Moves exhibits, takes them out of the pack and back: shown at once, kept by the server. */
export function useExhibits(seen: SeenCase, { exhibits }: DisputePackPlan) {
  const [announcement, setAnnouncement] = useState('');
  // A row that moves would lose the focus of its button.
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  });
  function keep(next: readonly Exhibit[], words: string): void {
    focused.current = document.activeElement;
    setAnnouncement(words);
    void changeExhibits(seen, exhibits, lettered(next)).then((isKept) => {
      if (!isKept) setAnnouncement('The exhibits are as they were before.');
    });
  }

  return {
    exhibits,
    announcement,
    /** To the place with this index. */
    moveTo(key: string, to: number): void {
      const from = exhibits.findIndex((each) => each.key === key);
      const exhibit = exhibits[from];
      if (exhibit === undefined || to === from || to < 0 || to >= exhibits.length) return;
      keep(
        exhibits.toSpliced(from, 1).toSpliced(to, 0, exhibit),
        `${exhibit.title}, now ${to + 1} of ${exhibits.length}`,
      );
    },
    toggle(exhibit: Exhibit): void {
      const isOff = exhibit.letter === null;
      const changed = { ...exhibit, letter: isOff ? '?' : null };
      keep(
        exhibits.map((each) => (each === exhibit ? changed : each)),
        `${exhibit.title} ${isOff ? 'goes into the pack' : 'is left out of the pack'}`,
      );
    },
    async remove({ file_id: fileId, title }: Exhibit): Promise<void> {
      if (fileId === null) return;
      const yes = await confirm({ title: 'Remove this file?', line: title, tone: 'danger' });
      if (yes) await changeCase({ what: 'remove-file', fileId }, seen);
    },
  };
}
