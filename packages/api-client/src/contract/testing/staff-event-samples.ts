const moment = '2026-11-21T10:00:00.000Z';

/** What staff did, as the list of it answers. */
export const staffEvents = {
  samples: [
    {
      data: [
        {
          position: 1,
          create_ts: moment,
          kind: 'signed-in',
          actor_kind: 'member',
          actor_id: '1',
          actor_name: 'Rani',
          subject_id: '1',
          subject_name: 'Rani',
          ip: '192.0.2.7',
          device: 'Firefox',
          detail: { orders: 3, why: 'a text', whole: true, note: null },
        },
      ],
      total: 1,
    },
  ],
  mayLack: ['orders', 'why', 'whole', 'note'].map((key) => `data.0.detail.${key}`),
};
