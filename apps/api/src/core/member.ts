import type { Role } from '@pabean/domain';

/** The signed-in member behind a staff call, as the database knows them now. */
export interface Member {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly type: Role;
  readonly sessionId: string;
}
