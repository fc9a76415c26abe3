import type { CallReply, getOrderHistory } from '@pabean/api-client/contract';
import {
  type TimelineAction,
  type TimelineEvent,
  timelineKindOf,
  timelineKinds,
  timelineSentence,
} from '@pabean/domain';

type Answer = CallReply<typeof getOrderHistory>;
type Row = Answer['data'][number];

const office = '203.0.113.24';
let position = 0;

function row(
  action: TimelineAction,
  create_ts: string,
  actor: string,
  detail: TimelineEvent['detail'] = {},
  more: Partial<Row> = {},
): Row {
  const kind = timelineKindOf(action);
  const chained = kind !== 'look' && action !== 'fetched' && action !== 'exported';
  if (chained) position += 1;
  const actor_kind =
    ({ Traveller: 'traveller', Intake: 'intake', Pabean: 'system', AWS: 'system' } as const)[
      actor
    ] ?? 'staff';
  return {
    id: `${chained ? 'history' : action}-${position}`,
    position: chained ? position : null,
    create_ts,
    kind,
    action,
    actor_kind,
    actor_name: actor,
    ip: actor_kind === 'staff' ? office : null,
    device: null,
    timezone: null,
    detail,
    words: timelineSentence({ action, actor, detail }),
    ...more,
  };
}

const phone = {
  ip: '198.51.100.7',
  device: 'Mobile Safari-iPhone-Phone-iOS',
  timezone: 'Europe/London',
};

/** What happened to the order of the stories, newest first. */
const rows: readonly Row[] = [
  row('received', '2026-11-17T06:02:51Z', 'Intake'),
  row('paid', '2026-11-17T06:02:52Z', 'Pabean', { gateway: 'Example Pay' }),
  row('asked', '2026-11-19T02:05:00Z', 'Sinta', { wants: 'file' }),
  row('mail-queued', '2026-11-19T02:05:00Z', 'Sinta', { mail: 'question', provider: 'AWS' }),
  row('answered', '2026-11-19T03:12:00Z', 'Traveller'),
  row('remarked', '2026-11-19T07:05:02Z', 'Dewa'),
  row('uploaded', '2026-11-19T08:40:00Z', 'Sinta', {
    file: '104777-declaration-5d0c1a2b.pdf',
    from: 'Pending',
    to: 'Completed',
  }),
  row('mail-delivery', '2026-11-19T08:40:09Z', 'AWS', {
    mail: 'approval',
    state: 'delivered',
    provider: 'AWS',
  }),
  row(
    'downloaded',
    '2026-11-19T10:02:44Z',
    'Traveller',
    { file: '104777-declaration-5d0c1a2b.pdf' },
    phone,
  ),
  row('refund-asked', '2026-11-21T00:07:00Z', 'Traveller'),
  row('corrected', '2026-11-21T00:12:00Z', 'Sinta', { fields: 'doa,flight_voyage' }),
  row('moved', '2026-11-21T00:14:00Z', 'Sinta', { from: 'Completed', to: 'Pending' }),
  row('looked', '2026-11-21T02:40:00Z', 'Dewa'),
].toReversed();

/** The first ten rows of it, as the server answers. */
export const timeline: Answer = {
  data: rows.slice(0, 10),
  total: rows.length,
  kinds: timelineKinds
    .map((kind) => ({ kind, count: rows.filter((one) => one.kind === kind).length }))
    .filter(({ count }) => count > 0),
  chain: { state: 'unbroken', rows: 12, digest: 'c0ffee', flaw: null },
};

/** The rest of it. */
export const timelineRest: Answer = { ...timeline, data: rows.slice(10), chain: null };
