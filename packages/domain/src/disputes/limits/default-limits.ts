import type { LimitedParty } from './limit.ts';

const checked = '2026-11-22';

/** Smallest size of letters in points, also for gateways whose limit is not known. */
export const minFontSize = 10;

/** Taken for what is not known of an acquirer: the strictest lines that were read, together. */
export const defaultLimits: LimitedParty = {
  id: 'default',
  name: 'Safe for any acquirer',
  kind: 'default',
  checked,
  limits: [
    { what: 'pages', atMost: 19, sources: ['derived'] },
    { what: 'totalBytes', atMost: 1_000_000, sources: ['derived'] },
    { what: 'files', atMost: 1, sources: ['derived'] },
    { what: 'fileNameLength', atMost: 16, sources: ['derived'] },
  ],
  fileTypes: { types: ['pdf'], sources: ['derived'] },
  fileName: { words: 'English letters and digits', sources: ['derived'] },
  colour: { words: 'Readable in black and white', sources: ['derived'] },
  letters: { least: minFontSize, sources: ['derived'] },
  notes: [
    {
      words: 'A4 upright, one orientation, letters of at least 10 pt, English, fonts embedded',
      sources: ['derived'],
    },
    { words: 'No passport copy, no links, no blank pages', sources: ['derived'] },
  ],
};
