/** Who signs rows of evidence without being a member: no member may be mistaken for one of them. */
export const systemActors = [
  'Pabean',
  'System',
  'Server',
  'Traveller',
  'Customer',
  'Intake',
  'Import',
  'Operator',
  'Not signed in',
  'Admin',
  'AWS',
  'Sendgrid',
] as const;

const reserved = new Set(systemActors.map(plain));

/** Whether a name is one of the system's own, however it is written. */
export function isSystemActor(name: string): boolean {
  return reserved.has(plain(name));
}

/**
 * Whether a text has only characters that stand on a line where they are: no line breaks, and none
 * that turn the direction of what follows. The two joiners belong to the letters of some languages.
 */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u.test(text);
}

function plain(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
