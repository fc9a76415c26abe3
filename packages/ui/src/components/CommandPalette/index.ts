export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export type { PaletteGroup, PaletteItem, PaletteTargetProps } from './types.ts';
