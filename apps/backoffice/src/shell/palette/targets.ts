import type { SearchedText } from '@pabean/domain';
import type { PaletteCommand, PaletteOffer, PaletteSubject } from '../../shared/palette/offers.ts';
import { matching } from './matching.tsx';

/** What can be acted on, and what of it fits the words. */
export type Target = {
  readonly subject: PaletteSubject;
  readonly commands: readonly PaletteCommand[];
};

const kinds: readonly PaletteSubject['kind'][] = ['selection', 'order', 'case', 'typed'];

/**
 * Everything that can be acted on: the selection, the open order or case, the one whose id was typed. Parts of
 * the screen that offer something for the same are one.
 */
export function targetsOf(
  offers: readonly PaletteOffer[],
  typed: Target | null,
  searched: SearchedText,
): readonly Target[] {
  const parts: readonly PaletteOffer[] = typed === null ? offers : [...offers, typed];
  return kinds.flatMap((kind) => {
    const own = parts.filter(({ subject }) => subject?.kind === kind);
    const subject = own[0]?.subject;
    if (subject === undefined) return [];
    const all = own.flatMap(({ commands }) => commands);
    const commands = [...all.filter(({ last }) => !last), ...all.filter(({ last }) => last)];
    // Of a typed id those that fit are known: the id itself is no word of theirs.
    return [{ subject, commands: kind === 'typed' ? commands : matching(commands, searched) }];
  });
}

/** The one that was chosen, or the first with something that fits the words. */
export const targetOf = (
  targets: readonly Target[],
  chosen: PaletteSubject['kind'] | null,
): Target | undefined =>
  targets.find(({ subject }) => subject.kind === chosen) ??
  targets.find(({ commands }) => commands.length > 0) ??
  targets[0];
