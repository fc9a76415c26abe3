import { describe, expect, it } from 'vitest';
import { can, canManageMember, isRole, memberTypesFor, type Permission, roles } from './roles.ts';

const entriesOf = (table: Record<Permission, string>) =>
  Object.entries(table) as [Permission, string][];

describe('isRole', () => {
  it('knows the five member types and nothing else', () => {
    for (const role of roles) expect(isRole(role)).toBe(true);
    for (const other of ['admin', 'NightStaff', '', null, undefined, 1, ['Admin']]) {
      expect(isRole(other)).toBe(false);
    }
  });
});

describe('can', () => {
  // Y and - stand in the order of `roles`: Admin, Manager, Team, Telecaller, Night Staff.
  const table: Record<Permission, string> = {
    'work-orders': 'YYYYY',
    'view-order-history': 'YYY-Y',
    'manage-team': 'YY---',
    'view-processed': 'YY---',
    'set-gateway': 'YY---',
    'change-password': 'YY---',
    'delete-orders': 'YY---',
    'delete-my-orders': 'Y----',
    'erase-orders': 'Y----',
    'view-staff-events': 'Y----',
    'check-orders': 'YY---',
    'submit-disputes': 'YY---',
    'view-cockpit': 'YY---',
    'run-system': 'Y----',
  };

  it.each(entriesOf(table))('%s: %s', (permission, expected) => {
    expect(roles.map((role) => (can(role, permission) ? 'Y' : '-')).join('')).toBe(expected);
  });
});

describe('team management', () => {
  it('lets an Admin manage every member type', () => {
    for (const role of roles) expect(canManageMember('Admin', role)).toBe(true);
  });

  it('keeps a Manager away from an Admin, but not from another Manager', () => {
    expect(canManageMember('Manager', 'Admin')).toBe(false);
    expect(memberTypesFor('Manager')).toEqual(['Manager', 'Team', 'Telecaller', 'Night Staff']);
  });

  it('gives the others nobody, not even themselves', () => {
    for (const actor of ['Team', 'Telecaller', 'Night Staff'] as const) {
      expect(memberTypesFor(actor)).toEqual([]);
      expect(canManageMember(actor, actor)).toBe(false);
    }
  });

  it('offers members to exactly those who hold the permission', () => {
    for (const role of roles) {
      expect(memberTypesFor(role).length > 0).toBe(can(role, 'manage-team'));
    }
  });
});
