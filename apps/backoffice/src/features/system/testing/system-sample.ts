import type { SystemState } from '@pabean/api-client/contract';
import { mailTrouble } from '../../../shared/mail-trouble/testing/trouble-sample.ts';

const versions = {
  product: '2.4.0',
  schema: '0071_mail_tried_indexes',
  postgresql: '18.1',
  node: '24.21.0',
  started_at: '2026-11-19T03:02:00.000Z',
} as const;

const quiet = (kind: string, label: string) => ({
  kind,
  label,
  waiting: 0,
  failing: 0,
  oldest: null,
  next_at: null,
  words: null,
  tries: null,
});

/** Everything is as it should be. */
export const fineSystem: SystemState = {
  parts: [
    { part: 'database', level: 'fine', words: '2 ms, 14 of 40 connections' },
    { part: 'documents', level: 'fine', words: 'can be stored and read' },
    { part: 'disk', level: 'fine', words: '212 GB free of 480 GB' },
    { part: 'mail', level: 'fine', words: '412 taken in 24 h' },
    { part: 'jobs', level: 'fine', words: 'none waits' },
    { part: 'backup', level: 'fine', words: 'proven' },
  ],
  mail: { troubled: [], total: 0, refusing: [] },
  jobs: [
    quiet('send_mail_AWS', 'Mail through AWS'),
    quiet('send_mail_Sendgrid', 'Mail through Sendgrid'),
    quiet('dispute_notice', 'Notices of disputes'),
  ],
  backups: [
    {
      place: '/backups',
      name: '2026-11-21',
      at: '2026-11-21T04:00:00.000Z',
      bytes: 3_800_000_000,
      orders: 184_202,
      documents: 91_000,
      proof: 'proven',
      proved_at: '2026-11-21T04:31:00.000Z',
      fault: null,
    },
  ],
  wal_archives: [
    {
      place: '/backups',
      from: '2026-11-14T04:00:21.000Z',
      until: '2026-11-21T08:40:50.000Z',
      level: 'fine',
      fault: null,
    },
  ],
  signed_in: [
    {
      id: '1',
      name: 'Rani',
      type: 'Admin',
      device: 'Chrome 147-Desktop-Windows',
      since: '2026-11-21T08:02:00.000Z',
      sessions: 1,
      own: true,
    },
  ],
  members: 6,
  versions,
};

/** Whatever can be wrong is. */
export const wrongSystem: SystemState = {
  ...fineSystem,
  parts: [
    { part: 'database', level: 'warning', words: '48 ms, 36 of 40 connections' },
    { part: 'documents', level: 'wrong', words: 'cannot be stored or read' },
    { part: 'disk', level: 'wrong', words: '120 MB free of 480 GB' },
    { part: 'mail', level: 'wrong', words: 'Sendgrid is rejecting our account, 3 e-mails waiting' },
    { part: 'jobs', level: 'warning', words: '3 fail' },
    { part: 'backup', level: 'wrong', words: 'one byte differs' },
  ],
  mail: mailTrouble,
  jobs: [
    quiet('send_mail_AWS', 'Mail through AWS'),
    {
      kind: 'send_mail_Sendgrid',
      label: 'Mail through Sendgrid',
      waiting: 4,
      failing: 3,
      oldest: '2026-11-21T07:40:00.000Z',
      next_at: '2026-11-21T10:00:00.000Z',
      words: 'Sendgrid answered 401: The provided authorization grant is invalid',
      tries: 5,
    },
    quiet('dispute_notice', 'Notices of disputes'),
  ],
  backups: [
    {
      place: '/backups',
      name: '2026-11-21',
      at: '2026-11-21T04:00:00.000Z',
      bytes: 3_800_000_000,
      orders: 184_202,
      documents: 91_000,
      proof: 'fault',
      proved_at: '2026-11-21T04:31:00.000Z',
      fault: 'One byte differs',
    },
    {
      place: '/backups',
      name: '2026-11-20',
      at: '2026-11-20T04:00:00.000Z',
      bytes: 3_700_000_000,
      orders: 184_000,
      documents: 90_800,
      proof: 'unproven',
      proved_at: null,
      fault: null,
    },
    ...fineSystem.backups.map((backup) => ({ ...backup, at: '2026-11-19T04:00:00.000Z' })),
  ],
  wal_archives: [
    {
      place: '/backups',
      from: '2026-11-19T04:00:21.000Z',
      until: '2026-11-21T08:12:30.000Z',
      level: 'warning',
      fault: '812 MB of WAL wait: /backups has no room left',
    },
  ],
  signed_in: [
    ...fineSystem.signed_in,
    {
      id: '2',
      name: 'Dewa',
      type: 'Team',
      device: 'Firefox 152-Desktop-Linux',
      since: '2026-11-21T07:12:00.000Z',
      sessions: 2,
      own: false,
    },
    {
      id: '3',
      name: 'Tomo',
      type: 'Telecaller',
      device: null,
      since: '2026-11-20T22:40:00.000Z',
      sessions: 1,
      own: false,
    },
  ],
};
