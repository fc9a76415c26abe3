import { moment } from './list-samples.ts';

const mailId = '7f1a7f0e-6ad2-4d0a-9a53-5b1a6a6f2f11';
const jobs = { samples: [{ data: { jobs: 3 } }] };

const mail = {
  troubled: [
    {
      mail_id: mailId,
      order_id: '104777',
      recipient: 'm.ostrowick@example.com',
      kind: 'approval',
      provider: 'AWS',
      words: '550 mailbox does not exist',
      at: moment,
    },
  ],
  total: 12,
  refusing: [
    {
      provider: 'Sendgrid',
      taker: 'sendgrid',
      letters: 3,
      since: moment,
      words: 'Sendgrid answered 401',
    },
  ],
};

const system = {
  parts: [{ part: 'mail', level: 'wrong', words: '4.1 % refused' }],
  mail,
  jobs: [
    {
      kind: 'send_mail_AWS',
      label: 'Mail through AWS',
      waiting: 3,
      failing: 1,
      oldest: moment,
      next_at: moment,
      words: 'timed out',
      tries: 5,
    },
  ],
  backups: [
    {
      place: '/backups',
      name: '2026-11-21T040000Z',
      at: moment,
      bytes: 3_800_000_000,
      orders: 184_202,
      documents: 91_000,
      proof: 'fault',
      proved_at: moment,
      fault: 'one byte differs',
    },
  ],
  signed_in: [
    {
      id: '1',
      name: 'Rani',
      type: 'Admin',
      device: 'Chrome 147',
      since: moment,
      sessions: 1,
      own: true,
    },
  ],
  members: 6,
  versions: {
    product: '0.1.0',
    schema: '0071',
    postgresql: '18.1',
    node: '24.1.0',
    started_at: moment,
  },
};

const walArchives = [
  { place: '/backups', from: moment, until: moment, level: 'fine', fault: null },
  { place: '/others', from: null, until: null, level: 'warning', fault: '3 MB of WAL wait' },
];

/** How the installation stands, and what an Admin does about it. */
export const operationReplies = {
  // A server of an earlier version knows no WAL.
  getSystem: {
    samples: [{ data: { ...system, wal_archives: walArchives } }],
    mayLack: ['data.wal_archives', 'data.mail.refusing.0.taker'],
  },
  getMailTrouble: { samples: [{ data: mail }], mayLack: ['data.refusing.0.taker'] },
  sendMailsAgain: {
    samples: [
      { data: [{ mail_id: mailId, order_id: '104777', outcome: 'refused', reason: 'Delivered.' }] },
      { data: [{ mail_id: mailId, order_id: '104777', outcome: 'queued', reason: null }] },
    ],
  },
  tryJobAgain: jobs,
  dropJob: jobs,
};
