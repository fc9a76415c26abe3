const moment = '2026-11-21T10:00:00.000Z';

const row = {
  id: 'history-3',
  position: 3,
  create_ts: moment,
  kind: 'move',
  action: 'moved',
  actor_kind: 'staff',
  actor_name: 'Sinta',
  ip: '192.0.2.7',
  device: null,
  timezone: null,
  detail: { from: 'New', to: 'Awaiting' },
  words: 'Sinta moved the order to Awaiting Customer from New',
};

/** An order's timeline, with the state of its chain and on a later page without. */
export const orderHistory = {
  samples: [
    {
      data: [{ ...row, undo: 4 }],
      total: 51,
      kinds: [{ kind: 'move', count: 51 }],
      chain: { state: 'unbroken', rows: 3, digest: 'c0ffee', flaw: null },
    },
    {
      data: [
        {
          ...row,
          id: 'access-7',
          position: null,
          kind: 'document',
          action: 'fetched',
          actor_kind: 'traveller',
          device: 'Firefox-Pixel 8-Phone-Android',
          timezone: 'Europe/London',
          detail: {},
        },
      ],
      total: 51,
      kinds: [{ kind: 'document', count: 51 }],
      chain: null,
    },
  ],
  mayLack: ['undo', 'detail.from', 'detail.to'].map((key) => `data.0.${key}`),
};
