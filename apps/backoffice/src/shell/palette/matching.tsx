import { type SearchedText, searchHits } from '@pabean/domain';
import type { PaletteItem } from '@pabean/ui/CommandPalette';
import { markHits } from '../../shared/orders/mark-hits.tsx';
import type { PaletteCommand } from '../../shared/palette/offers.ts';

/** Whether each word that was typed begins a word of a text. */
export const matches = (text: string, { words }: SearchedText): boolean =>
  words.every((word) => searchHits(text, { words: [word], telephones: [] }).length > 0);

export const matching = (commands: readonly PaletteCommand[], searched: SearchedText) =>
  commands.filter(({ label, also = '' }) => matches(`${label} ${also}`, searched));

/** A command as the palette shows it, with what was typed of its words marked. */
export function itemOf(
  { id, icon, label, effect, keys }: PaletteCommand,
  searched: SearchedText,
  withKeys: boolean,
): PaletteItem {
  const marked = markHits(label, searchHits(label, searched));
  return { id, icon, label: marked, effect, keys: withKeys ? keys : undefined };
}

/**
 * What Enter takes first: what begins with what was typed. "awaiting g" means the folder of that name
 * before a move to it.
 */
export function firstOf(
  commands: readonly PaletteCommand[],
  { words }: SearchedText,
): string | undefined {
  const [word] = words;
  if (word === undefined) return undefined;
  return commands.find(
    ({ label }) => searchHits(label, { words: [word], telephones: [] })[0]?.[0] === 0,
  )?.id;
}
