import type { HistoryActor, HistoryDetail, TimelineAction } from '@pabean/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** Which rows of an order's timeline. */
export interface TimelineRequest {
  readonly orderPk: number;
  readonly orderId: string;
  readonly actions: readonly TimelineAction[];
  /** Only the rows below the one of this id. */
  readonly after?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** One row: of the chained history, or of what is recorded beside it. */
export interface TimelineRecord {
  readonly id: string;
  readonly position: number | null;
  readonly at: string;
  readonly actor_kind: HistoryActor;
  readonly actor_name: string;
  readonly ip: string | null;
  readonly device: string | null;
  readonly timezone: string | null;
  readonly action: TimelineAction;
  readonly detail: HistoryDetail;
}

/** Everything on record about one order, in one shape; what erasing removed is not there any more. */
const events = ({ orderPk, orderId }: Pick<TimelineRequest, 'orderPk' | 'orderId'>) => sql`
  select 'history-' || h.position as id, h.position, h.at, h.actor_kind, h.actor_name, h.ip,
    null as device, null as timezone, h.action, h.detail
  from order_history h where h.order_pk = ${orderPk}
  union all
  select 'look-' || v.member_id || '-' || extract(epoch from v.hour)::bigint, null, v.at, 'staff',
    m.name, v.ip, null, null, 'looked', '{}'
  from order_view v join staff_member m on m.id = v.member_id where v.order_pk = ${orderPk}
  union all
  select 'access-' || a.id, null, a.at,
    case when m.id is not null then 'staff' when a.permission = 'order' then 'traveller'
      else 'system' end,
    case when m.id is not null then m.name when a.permission = 'order' then 'Traveller'
      else 'Somebody with a signed link' end,
    a.ip, a.browser, a.timezone, 'fetched',
    jsonb_build_object('file', d.file_name, 'visitor', a.kind)
  from document_access a join document d on d.id = a.document_id
    left join staff_member m on m.id = a.member_id
  where a.order_pk = ${orderPk}
  union all
  select 'event-' || e.position, null, e.at, 'staff', e.actor_name, e.ip, e.device, null,
    'exported', e.detail - 'orderId'
  from staff_event e where e.kind = 'exported' and e.detail ->> 'orderId' = ${orderId}`;

/**
 * One page of an order's timeline, newest first. Which letter a mail was stands in the row that queued
 * it, and from where a document was downloaded in the download, which is erased with the order.
 */
export async function readTimeline(
  db: Kysely<Database>,
  request: TimelineRequest,
): Promise<TimelineRecord[]> {
  const { orderPk, actions, after, offset, limit } = request;
  const below =
    after === undefined
      ? sql`true`
      : sql`exists (
        select from event a where a.id = ${after} and (event.at < a.at or event.at = a.at and (
          coalesce(event.position, 0) < coalesce(a.position, 0)
          or event.position is not distinct from a.position and event.id > a.id)))`;
  const { rows } = await sql<TimelineRecord>`
    with event as (${events(request)}),
    page as (
      select * from event where action = any(${[...actions]}::text[]) and ${below}
      order by at desc, position desc nulls last, id limit ${limit} offset ${offset}
    ),
    letter as materialized (
      select detail ->> 'mailId' as mail_id, detail ->> 'kind' as kind from order_history
      where order_pk = ${orderPk} and action = 'mail-queued'
    )
    select p.id, p.position, p.at, p.actor_kind, p.actor_name, coalesce(p.ip, d.ip) as ip,
      coalesce(p.device, d.browser) as device, coalesce(p.timezone, d.timezone) as timezone,
      p.action,
      case when l.kind is null then p.detail
        else p.detail || jsonb_build_object('mail', l.kind) end as detail
    from page p
    left join letter l on l.mail_id = p.detail ->> 'mailId'
    -- Both are written at the same moment, in the same order.
    left join lateral (
      select * from download w where w.order_pk = ${orderPk} and w.created_at = p.at
      order by w.id limit 1 offset (
        select count(*) from order_history b where b.order_pk = ${orderPk} and b.at = p.at
          and b.action = 'downloaded' and b.position < p.position)
    ) d on p.action = 'downloaded'
    order by p.at desc, p.position desc nulls last, p.id
  `.execute(db);
  return rows;
}

/** Whether a row is there still; erasing takes some away. */
export async function hasTimelineRow(
  db: Kysely<Database>,
  order: Pick<TimelineRequest, 'orderPk' | 'orderId'>,
  id: string,
): Promise<boolean> {
  const { rows } = await sql`select from (${events(order)}) event where id = ${id}`.execute(db);
  return rows.length > 0;
}

/** How many rows there are of each action. */
export async function countTimeline(
  db: Kysely<Database>,
  order: Pick<TimelineRequest, 'orderPk' | 'orderId'>,
): Promise<readonly { action: TimelineAction; count: number }[]> {
  const { rows } = await sql<{ action: TimelineAction; count: number }>`
    select action, count(*) as count from (${events(order)}) event group by action
  `.execute(db);
  return rows;
}
