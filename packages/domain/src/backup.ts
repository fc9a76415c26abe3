/** What is known of a backup: restored and compared, not tried, or found wrong (decision 036). */
export const backupProofs = ['proven', 'unproven', 'fault'] as const;

export type BackupProof = (typeof backupProofs)[number];
