const correction = (field: string, before: unknown, after: unknown) => ({
  id: 5,
  create_ts: '2026-11-21T10:00:00.000Z',
  version: 4,
  field,
  before,
  after,
  by: 'Sinta',
  by_kind: 'staff',
  reason: 'Typing mistake',
  after_approval: true,
});

/** Corrections of every kind of value. */
export const corrections = [
  correction('passport_number', 'X1234567', 'X1234568'),
  correction('accompanied_baggage', 2, null),
  correction('familyMember', [], [{ family_member_name: 'Noor' }]),
  correction('goodsDetails', { units: 'kg' }, { value: 12 }),
];

/** What a save of several fields came to. */
export const correctionResult = {
  data: {
    version: 4,
    saved: ['passport_number'],
    conflicts: [{ field: 'doa', mine: '2026-11-24', theirs: '2026-11-25', by: 'Dewa' }],
  },
};

/** Of an order's details: a server of an earlier version does not send them. */
export const correctionsMayLack = [
  'data.corrections',
  'data.changed_after_approval',
  'data.corrections.2.after.0.family_member_name',
  'data.corrections.3.before.units',
  'data.corrections.3.after.value',
];
