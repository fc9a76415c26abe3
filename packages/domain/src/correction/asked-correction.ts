/**
 * Where a correction stands that a traveller asked for after filing: nobody has decided, staff
 * decided, or the traveller asked for another value of the same field.
 */
export const askedCorrectionStates = ['asked', 'accepted', 'refused', 'replaced'] as const;

export type AskedCorrectionState = (typeof askedCorrectionStates)[number];
