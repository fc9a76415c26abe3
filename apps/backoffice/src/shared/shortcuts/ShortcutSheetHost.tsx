import { can, type FolderName, folders, moveKey, moves, type Role } from '@pabean/domain';
import { type ShortcutGroup, ShortcutSheet } from '@pabean/ui/ShortcutSheet';
import { useEffect } from 'react';
import { paletteKeys } from '../palette/palette-key.ts';
import { useUser } from '../session/session-store.ts';
import { openShortcutSheet, setSingleKeys, useShortcutSettings } from './shortcut-settings.ts';
import { useShortcuts } from './useShortcuts.ts';

const goTo: readonly { key: string; folder: FolderName; label: string }[] = [
  { key: 'M', folder: 'myOrder', label: 'My Orders' },
  { key: 'N', folder: 'newOrder', label: 'New Orders' },
  { key: 'P', folder: 'priorityOrder', label: 'Priority Order' },
  { key: 'E', folder: 'pendingOrder', label: 'Pending Orders' },
  { key: 'C', folder: 'completedOrder', label: 'Completed Orders' },
  { key: 'H', folder: 'allOrder', label: 'Order History' },
  { key: 'F', folder: 'futureOrder', label: 'Future Orders' },
];

/** The design's table of keys (section 6), by where they work: those that do something for the role. */
const groupsOf = (role: Role): readonly ShortcutGroup[] => [
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
    items: goTo
      .filter(({ folder }) => can(role, folders[folder].permission))
      .map(({ key, label }) => ({ keys: ['G', key], label })),
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
      { keys: ['Z'], label: 'Undo, while it is offered' },
      { keys: ['?'], label: 'All shortcuts' },
    ],
  },
];

/** The list of all keys with the switch that turns single keys off: once, in the shell. */
export function ShortcutSheetHost() {
  const { singleKeys, sheetOpened } = useShortcutSettings();
  const { type } = useUser();
  useEffect(() => () => openShortcutSheet(false), []);
  useShortcuts({ '?': () => openShortcutSheet(true) });
  return (
    <ShortcutSheet
      opened={sheetOpened}
      onClose={() => openShortcutSheet(false)}
      groups={groupsOf(type)}
      singleKeys={singleKeys}
      onSingleKeys={setSingleKeys}
    />
  );
}
