/**
 * Where a correction stands that a traveller asked for after filing: nobody has decided, staff
 * decided, or the traveller took it back, by another value of the field or by the one that stands.
 */
export const askedCorrectionStates = ['asked', 'accepted', 'refused', 'replaced'] as const;

export type AskedCorrectionState = (typeof askedCorrectionStates)[number];
