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
const correctionResult = {
  data: {
    version: 4,
    saved: ['passport_number'],
    conflicts: [{ field: 'doa', mine: '2026-11-24', theirs: '2026-11-25', by: 'Dewa' }],
  },
};

/** What a traveller asked for. */
export const askedCorrection = {
  id: 5,
  create_ts: '2026-11-21T10:00:00.000Z',
  field: 'doa',
  before: '2026-11-24',
  after: '2026-11-25',
  reason: 'Another flight',
  state: 'refused',
  sentence: 'This needs a new declaration.',
  decided_by: 'Sinta',
  decided_at: '2026-11-21T11:00:00.000Z',
};

/** What a traveller's save came to. */
const ownCorrectionResult = {
  data: {
    version: 4,
    way: 'save',
    saved: ['passport_number'],
    conflicts: [{ field: 'doa', mine: '2026-11-24', theirs: '2026-11-25', by: 'staff' }],
  },
};

/** Of an order's details: a server of an earlier version does not send them. */
export const correctionsMayLack = [
  'data.corrections',
  'data.askedCorrections',
  'data.refundRequest',
  'data.was_filed',
  'data.further_payments',
  'data.disputes',
  'data.changed_after_approval',
  'data.corrections.2.after.0.family_member_name',
  'data.corrections.3.before.units',
  'data.corrections.3.after.value',
];

/** The answers of the calls that correct. */
export const correctionReplies = {
  updateOrder: { samples: [correctionResult] },
  decideCorrection: { samples: [{ data: { version: 4, state: 'accepted' } }] },
  correctOrder: { samples: [ownCorrectionResult] },
};
