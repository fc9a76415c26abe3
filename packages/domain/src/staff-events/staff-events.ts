/**
 * What is recorded of the staff beside their work on orders, which stands in the orders' history.
 * Names are stored for ever: a new one may be added, none changes its meaning.
 */
export const staffEventKinds = [
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'member-added',
  'member-changed',
  'member-deleted',
  'password-changed',
  'gateway-switched',
  'exported',
  'jobs-tried-again',
  'jobs-dropped',
] as const;

export type StaffEventKind = (typeof staffEventKinds)[number];

/**
 * Who did it: a signed-in member, somebody who is not signed in, or whoever runs commands on the
 * machine of the server.
 */
export const staffEventActors = ['member', 'visitor', 'operator'] as const;

export type StaffEventActor = (typeof staffEventActors)[number];
