import { describeDevice } from '../../core/device.ts';
import type { StaffActor } from '../../db/queries/staff-events.ts';
import type { BaseContext, Member } from '../../http/context.ts';

/** What a request tells of where it comes from. */
type From = Pick<BaseContext, 'ip' | 'userAgent'>;

/** A signed-in member as the staff events name them. */
export function memberActor(member: Pick<Member, 'id' | 'name'>, from: From): StaffActor {
  return { kind: 'member', id: member.id, name: member.name, ...whence(from) };
}

/** Somebody who is not signed in. */
export function visitorActor(from: From): StaffActor {
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

function whence({ ip, userAgent }: From) {
  return { ip, device: describeDevice(userAgent).text };
}
