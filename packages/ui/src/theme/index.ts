export { palettes, sand } from './palettes.ts';
export { portalTheme } from './portal.ts';
export { staffTheme } from './staff.ts';
export type { IconComponent, StatusTone } from './tones.ts';
export { statusTones, toneIcon } from './tones.ts';
