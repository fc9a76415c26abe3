import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../roles/roles.ts';
import { folderActions } from './folder-actions.ts';
import { folderNames } from './folder-names.ts';

const leads = ['Admin', 'Manager'] as const;
const others: readonly Role[] = ['Team', 'Telecaller', 'Night Staff'];

describe('folderActions', () => {
  it.each(['newOrder', 'priorityOrder'] as const)('%s: everyone may take orders', (folder) => {
    for (const role of leads) {
      expect(folderActions(folder, role)).toEqual(['delete-orders', 'assign-to-me', 'delete-row']);
    }
    for (const role of others) expect(folderActions(folder, role)).toEqual(['assign-to-me']);
  });

  it('myOrder: everyone may give back, only an Admin may delete', () => {
    expect(folderActions('myOrder', 'Admin')).toEqual([
      'move-to-original',
      'delete-orders',
      'delete-row',
    ]);
    for (const role of roles.filter((role) => role !== 'Admin')) {
      expect(folderActions('myOrder', role)).toEqual(['move-to-original']);
    }
  });

  it('refundOrder: both buttons for the leads, Refunded it alone for the others', () => {
    for (const role of leads) {
      expect(folderActions('refundOrder', role)).toEqual([
        'delete-orders',
        'refunded-it',
        'delete-row',
      ]);
    }
    for (const role of others) expect(folderActions('refundOrder', role)).toEqual(['refunded-it']);
  });

  it('deletedOrder: everyone may give back, and nothing is left to delete softly', () => {
    for (const role of roles) {
      expect(folderActions('deletedOrder', role)).toEqual(['move-to-original']);
    }
  });

  it('every other folder: delete for the leads, nothing for the others', () => {
    const special = ['newOrder', 'priorityOrder', 'myOrder', 'refundOrder', 'deletedOrder'];
    const rest = folderNames.filter((name) => !special.includes(name));
    expect(rest).toHaveLength(9);
    for (const folder of rest) {
      for (const role of leads) {
        expect(folderActions(folder, role)).toEqual(['delete-orders', 'delete-row']);
      }
      for (const role of others) expect(folderActions(folder, role)).toEqual([]);
    }
  });
});
