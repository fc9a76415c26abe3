/** The zones of Indonesia, by the letters that people know. None of them has summer time. */
export const portZones = {
  WIB: 'Asia/Jakarta',
  WITA: 'Asia/Makassar',
  WIT: 'Asia/Jayapura',
} as const;

export type PortZone = keyof typeof portZones;

/** The letters of the zones. */
export const portZoneNames = ['WIB', 'WITA', 'WIT'] as const satisfies readonly PortZone[];
