import type { CardNetwork } from '../networks.ts';
import type { DisputeSourceId } from '../sources.ts';

/** What of an answer is limited by a number. Bytes: 1 MB is 1,000,000. */
export const evidenceLimitNames = [
  'pages',
  'inquiryPages',
  'files',
  'fileBytes',
  'pdfBytes',
  'imageBytes',
  'totalBytes',
  'fileNameLength',
  'fieldCharacters',
  'allCharacters',
] as const;

export type EvidenceLimitName = (typeof evidenceLimitNames)[number];

export const evidenceFileTypes = [
  'pdf',
  'jpeg',
  'png',
  'tiff',
  'gif',
  'doc',
  'docx',
  'text',
] as const;

export type EvidenceFileType = (typeof evidenceFileTypes)[number];

/** The most of something that a party takes. */
export interface EvidenceLimit {
  readonly what: EvidenceLimitName;
  readonly atMost: number;
  /** Only for cases of this network. */
  readonly network?: CardNetwork;
  readonly note?: string;
  readonly sources: readonly DisputeSourceId[];
}

/** Something that a party says in words. */
export interface LimitInWords {
  readonly words: string;
  readonly sources: readonly DisputeSourceId[];
}

/** A network or a gateway with what it takes. What is not named is not known, never without a limit. */
export interface LimitedParty {
  readonly id: string;
  readonly name: string;
  readonly kind: 'network' | 'gateway' | 'default';
  readonly checked: string;
  readonly limits: readonly EvidenceLimit[];
  /** Null where it was not read. */
  readonly fileTypes: {
    readonly types: readonly EvidenceFileType[];
    readonly sources: readonly DisputeSourceId[];
  } | null;
  /** Which letters a file name may have; null where it was not read. */
  readonly fileName: LimitInWords | null;
  readonly colour: LimitInWords | null;
  /** The least size of letters, in points; not there where it was not read. */
  readonly letters?: { readonly least: number; readonly sources: readonly DisputeSourceId[] };
  /** Whether an answer can be changed once it was sent, and other things to know. */
  readonly notes: readonly LimitInWords[];
}
