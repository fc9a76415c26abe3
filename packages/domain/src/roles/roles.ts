/** The member types a staff account can have (spec section 6). */
export const roles = ['Admin', 'Manager', 'Team', 'Telecaller', 'Night Staff'] as const;

export type Role = (typeof roles)[number];

/** True for exactly the five stored spellings. */
export function isRole(x: unknown): x is Role {
  return roles.some((role) => role === x);
}

export type Permission =
  | 'work-orders'
  | 'view-order-history'
  | 'manage-team'
  | 'view-processed'
  | 'set-gateway'
  | 'change-password'
  | 'delete-orders'
  | 'delete-my-orders'
  | 'erase-orders'
  | 'view-staff-events'
  | 'check-orders'
  | 'submit-disputes'
  | 'view-cockpit'
  | 'run-system';

const leads: readonly Role[] = ['Admin', 'Manager'];

/**
 * Who may do what: the one table that screens and server both ask (spec section 6). The four
 * screens of the leads are a matter of permission and not only of hidden links, and only an Admin
 * erases for good (spec, Statuses and folders).
 */
const holders: Record<Permission, readonly Role[]> = {
  'work-orders': roles,
  'view-order-history': ['Admin', 'Manager', 'Team', 'Night Staff'],
  'manage-team': leads,
  'view-processed': leads,
  'set-gateway': leads,
  'change-password': leads,
  'delete-orders': leads,
  'delete-my-orders': ['Admin'],
  'erase-orders': ['Admin'],
  'view-staff-events': ['Admin'],
  'check-orders': leads,
  'submit-disputes': leads,
  'view-cockpit': leads,
  'run-system': ['Admin'],
};

/** Whether a role holds a permission (spec section 6). */
export function can(role: Role, permission: Permission): boolean {
  return holders[permission].includes(role);
}

/** The member types each role may create, edit and delete (spec, Safety). */
const managed: Record<Role, readonly Role[]> = {
  Admin: roles,
  Manager: /* @__PURE__ */ roles.filter((role) => role !== 'Admin'),
  Team: [],
  Telecaller: [],
  'Night Staff': [],
};

/** The member types the team form offers to this role; empty when it may not manage the team. */
export function memberTypesFor(actor: Role): readonly Role[] {
  return managed[actor];
}

/**
 * Whether `actor` may create, edit or delete a member of type `member`. For a change of type, ask
 * twice: for the type the member has and for the one it is to get.
 */
export function canManageMember(actor: Role, member: Role): boolean {
  return managed[actor].includes(member);
}
