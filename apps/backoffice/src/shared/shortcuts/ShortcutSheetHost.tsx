import { moveKey, moves } from '@pabean/domain';
import { type ShortcutGroup, ShortcutSheet } from '@pabean/ui/ShortcutSheet';
import { useEffect } from 'react';
import { paletteKeys } from '../palette/palette-key.ts';
import { openShortcutSheet, setSingleKeys, useShortcutSettings } from './shortcut-settings.ts';
import { useShortcuts } from './useShortcuts.ts';

/** The design's table of keys (section 6), by where they work. */
const groups: readonly ShortcutGroup[] = [
  {
    title: 'Order tables',
    items: [
      { keys: ['J', 'K'], label: 'Next, previous row' },
      { keys: ['X'], label: 'Select row' },
      { keys: ['Shift', 'X'], label: 'Select up to here' },
      { keys: ['Enter'], label: 'View order' },
      { keys: ['A'], label: 'Assign to me' },
      { keys: ['#'], label: 'Delete Order' },
      { keys: ['[', ']'], label: 'Previous, next page' },
      { keys: ['/'], label: 'Search' },
      { keys: ['Esc'], label: 'Clear selection' },
      { keys: ['R'], label: 'Refresh' },
    ],
  },
  {
    title: 'Go to',
    items: [
      { keys: ['G', 'M'], label: 'My Orders' },
      { keys: ['G', 'N'], label: 'New Orders' },
      { keys: ['G', 'P'], label: 'Priority Order' },
      { keys: ['G', 'E'], label: 'Pending Orders' },
      { keys: ['G', 'C'], label: 'Completed Orders' },
      { keys: ['G', 'H'], label: 'Order History' },
      { keys: ['G', 'F'], label: 'Future Orders' },
    ],
  },
  {
    title: 'View Order',
    items: [
      { keys: ['E'], label: 'Correct the first field' },
      { keys: ['Shift', 'E'], label: 'Go to the next mark' },
      { keys: ['W'], label: 'Write to the traveller' },
      { keys: ['Q'], label: 'Ask the traveller' },
      { keys: ['C'], label: 'Write a comment' },
      { keys: ['Ctrl', 'Enter'], label: 'Add Comment' },
      { keys: ['U'], label: 'Choose a document' },
      { keys: ['Enter'], label: 'Upload Document, once it is chosen' },
      ...moves.map(({ to, label }) => ({ keys: ['M', moveKey(to)], label })),
      { keys: ['N', 'P'], label: 'Next, previous order of the list' },
    ],
  },
  {
    title: 'Everywhere',
    items: [
      { keys: paletteKeys(), label: 'Go to or do' },
      { keys: ['?'], label: 'All shortcuts' },
    ],
  },
];

/** The list of all keys with the switch that turns single keys off: once, in the shell. */
export function ShortcutSheetHost() {
  const { singleKeys, sheetOpened } = useShortcutSettings();
  useEffect(() => () => openShortcutSheet(false), []);
  useShortcuts({ '?': () => openShortcutSheet(true) });
  return (
    <ShortcutSheet
      opened={sheetOpened}
      onClose={() => openShortcutSheet(false)}
      groups={groups}
      singleKeys={singleKeys}
      onSingleKeys={setSingleKeys}
    />
  );
}
