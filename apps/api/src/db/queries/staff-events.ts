import type { StaffEventActor, StaffEventKind } from '@pabean/domain';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Who does it, from where and with what. */
export interface StaffActor {
  readonly kind: StaffEventActor;
  readonly id: number | null;
  readonly name: string;
  readonly ip: string | null;
  readonly device: string | null;
}

export interface StaffEvent {
  readonly kind: StaffEventKind;
  /** The member it is done to or tried for; null when it concerns no member. */
  readonly subject?: { readonly id: number; readonly name: string } | null;
  /** Never a password or another secret, nor anything of a traveller but the order's id. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Appends to the staff events. It is the last thing that a transaction does: from here on until it
 * ends, every other writer waits.
 */
export async function recordStaffEvents(
  trx: Transaction<Database>,
  actor: StaffActor,
  events: readonly StaffEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await trx
    .insertInto('staff_event')
    .values(
      events.map(({ kind, subject = null, detail = {} }) => ({
        kind,
        actor_kind: actor.kind,
        actor_id: actor.id,
        actor_name: actor.name,
        subject_id: subject?.id ?? null,
        subject_name: subject?.name ?? null,
        ip: actor.ip,
        device: actor.device,
        detail: JSON.stringify(detail),
      })),
    )
    .execute();
}

/** Which events, and which page of them. */
export interface StaffEventRequest {
  /** Done by this member or to this member. */
  readonly memberId: number | undefined;
  readonly kind: StaffEventKind | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** One page of the staff events, newest first, and how many there are in all. */
export async function listStaffEvents(db: Kysely<Database>, request: StaffEventRequest) {
  const { memberId, kind, offset, limit } = request;
  const chosen = db
    .selectFrom('staff_event')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'signed-in'))
    .$if(memberId !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('actor_id', '=', memberId ?? 0), eb('subject_id', '=', memberId ?? 0)]),
      ),
    );
  const [rows, { total }] = await Promise.all([
    chosen
      .select(['position', 'at', 'kind', 'actor_kind', 'actor_id', 'actor_name'])
      .select(['subject_id', 'subject_name', 'ip', 'device', 'detail'])
      .orderBy('position', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    chosen.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
