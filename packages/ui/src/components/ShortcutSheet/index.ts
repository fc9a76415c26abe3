export type { ShortcutGroup, ShortcutSheetProps } from './ShortcutSheet.tsx';
export { ShortcutSheet } from './ShortcutSheet.tsx';
