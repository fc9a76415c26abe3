import type { CheckRunState, Role, StaffEventActor, StaffEventKind } from '@pabean/domain';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { ChecksReport } from '../core/checks/checks-report.ts';
import type { DefaultMoment, Id, MaybeMoment, Moment } from './schema-columns.ts';

export interface StaffMemberTable {
  id: Id;
  name: string;
  email: string;
  password_hash: string;
  type: Role;
  created_at: DefaultMoment;
  deleted_at: MaybeMoment;
}

export interface StaffSessionTable {
  id: string;
  member_id: number;
  created_at: DefaultMoment;
  expires_at: Moment;
  revoked_at: MaybeMoment;
  /** With what the member signed in; null before that was kept. */
  device: string | null;
}

/** That a member opened an order's page, once per hour; see its migration. */
export interface OrderViewTable {
  order_pk: number;
  member_id: number;
  hour: Moment;
  at: DefaultMoment;
  ip: string;
}

/** A row of what the staff did; position, time and digests are the trigger's. */
export interface StaffEventTable {
  id: Id;
  position: GeneratedAlways<number>;
  at: GeneratedAlways<string>;
  kind: StaffEventKind;
  actor_kind: StaffEventActor;
  actor_id: number | null;
  actor_name: string;
  subject_id: number | null;
  subject_name: string | null;
  ip: string | null;
  device: string | null;
  detail: JSONColumnType<Record<string, string | number | boolean | null>>;
}

/** A key of a shop with a name: its digest alone. */
export interface IntakeKeyTable {
  id: Id;
  name: string;
  digest: string;
  created_at: DefaultMoment;
  revoked_at: MaybeMoment;
  last_used_at: MaybeMoment;
}

/** A check of all open orders that a member started, as far as it is. */
export interface CheckRunTable {
  id: Id;
  state: Generated<CheckRunState>;
  started_at: DefaultMoment;
  ended_at: MaybeMoment;
  started_by: number;
  pks: number[];
  done: Generated<number>;
  tries: Generated<number>;
  report: JSONColumnType<ChecksReport>;
}
