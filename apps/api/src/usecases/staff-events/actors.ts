import { describeDevice } from '../../core/device.ts';
import type { Member } from '../../core/member.ts';
import type { StaffActor } from '../../db/queries/staff-events.ts';

/** What a request tells of where it comes from. */
export interface RequestOrigin {
  readonly ip: string;
  readonly userAgent: string;
}

/** A signed-in member and where their request comes from; the context of a staff call is one. */
export interface MemberRequest extends RequestOrigin {
  readonly member: Member;
}

/** A signed-in member as the staff events name them. */
export function memberActor(member: Pick<Member, 'id' | 'name'>, from: RequestOrigin): StaffActor {
  return { kind: 'member', id: member.id, name: member.name, ...whence(from) };
}

/** Somebody who is not signed in. */
export function visitorActor(from: RequestOrigin): StaffActor {
  return { kind: 'visitor', id: null, name: 'Not signed in', ...whence(from) };
}

/** Whoever runs a command on the machine of the server, or starts it. */
export const operatorActor: StaffActor = {
  kind: 'operator',
  id: null,
  name: 'Operator',
  ip: null,
  device: null,
};

function whence({ ip, userAgent }: RequestOrigin) {
  return { ip, device: describeDevice(userAgent).text };
}
