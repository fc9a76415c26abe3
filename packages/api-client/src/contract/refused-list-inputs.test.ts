import * as calls from '@pabean/api-client/contract';
import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { long, wrongs } from './testing/wrongs.ts';

const list = { start: 0, end: 10, searchVal: '', folderName: 'newOrder' };
const member = { name: 'Rani', email: 'r@example.com', type: 'Team', tmId: '1' };

/** What a call refuses: the input that is right but for one thing, and what is said of that. */
const refused: readonly (readonly [string, v.GenericSchema, object, object, string])[] = [
  [
    'a folder',
    calls.getOrdersList.params,
    {},
    { orderName: 'recent' },
    'orderName: There is no such folder.',
  ],
  [
    'a folder',
    calls.searchOrder.body,
    list,
    { folderName: 'recent' },
    'folderName: There is no such folder.',
  ],
  [
    'a folder',
    calls.exportOrders.body,
    { folderName: 'newOrder' },
    { folderName: 'recent' },
    'folderName: There is no such folder.',
  ],
  ['page 0', calls.getOrdersList.query, {}, { page: 0 }, 'page: Pages start at 1.'],
  ['half a page', calls.getOrdersList.query, {}, { page: 1.5 }, 'page: Please use whole numbers.'],
  [
    'a far page',
    calls.getOrdersList.query,
    {},
    { page: '10000001' },
    'page: At most 10000000 rows a call.',
  ],
  ['many rows', calls.getOrdersList.query, {}, { limit: 1001 }, 'limit: At most 1000 rows a call.'],
  [
    'many rows',
    calls.getStaffEvents.query,
    {},
    { limit: 1001 },
    'limit: At most 1000 rows a call.',
  ],
  [
    'a far page',
    calls.getStaffEvents.query,
    {},
    { page: 10_000_001 },
    'page: At most 10000000 rows a call.',
  ],
  [
    'a column',
    calls.getOrdersList.query,
    {},
    { sort: 'phone' },
    'sort: There is no such column to sort by.',
  ],
  ['what is late', calls.getOrdersList.query, {}, { due: 'soon' }, 'due: Ask for late or atRisk.'],
  ['a direction', calls.searchOrder.body, list, { dir: 'up' }, 'dir: Sort asc or desc.'],
  [
    'a search with NUL',
    calls.searchOrder.body,
    list,
    { searchVal: '\0' },
    'searchVal: This text has a character that cannot be stored.',
  ],
  [
    'a kind of the timeline',
    calls.getOrderHistory.query,
    {},
    { kind: 'gossip' },
    'kind: There is no such kind of event.',
  ],
  [
    'a member',
    calls.getStaffEvents.query,
    {},
    { memberId: 'Rani' },
    'memberId: There is no such member.',
  ],
  [
    'a member',
    calls.getStaffEvents.query,
    {},
    { memberId: '1a' },
    'memberId: There is no such member.',
  ],
  [
    'a member',
    calls.getStaffEvents.query,
    {},
    { memberId: 'a1' },
    'memberId: There is no such member.',
  ],
  [
    'a kind',
    calls.getStaffEvents.query,
    {},
    { kind: 'slept' },
    'kind: There is no such kind of event.',
  ],
  [
    'a day',
    calls.getCountryOrderCount.body,
    {},
    { fromDate: '31-12-2026' },
    'fromDate: Use YYYY-MM-DD.',
  ],
  [
    'a day',
    calls.getProcessedByCount.body,
    {},
    { toDate: '2026-02-30' },
    'toDate: Use YYYY-MM-DD.',
  ],
  ['a month', calls.getCockpit.query, {}, { month: '2026-13' }, 'month: Use YYYY-MM.'],
  ['an old month', calls.getCockpit.query, {}, { month: '0001-01' }, 'month: Use YYYY-MM.'],
  ['a country', calls.getCockpit.query, {}, { country: 'gb' }, 'country: This is not a country.'],
  ['a member', calls.getCockpit.query, {}, { member: 'Rani' }, 'member: This is no member.'],
  [
    'many rows',
    calls.getCockpitOrders.query,
    { measure: 'late', month: '2026-11' },
    { limit: 1001 },
    'limit: At most 1000 rows a call.',
  ],
  [
    'a name of two lines',
    calls.updateTeamMember.body,
    member,
    { name: 'Ra\nni' },
    'name: Please enter a name without line breaks and invisible characters.',
  ],
  [
    'a name of the system',
    calls.updateTeamMember.body,
    member,
    { name: 'System' },
    'name: The system itself signs with this name. Please enter the name of a person.',
  ],
  [
    'a long name',
    calls.updateTeamMember.body,
    member,
    { name: long(101) },
    'name: Please use at most 100 characters.',
  ],
  [
    'a short password',
    calls.updateTeamMember.body,
    member,
    { password: '12345' },
    'password: New Password must be at least 6 characters.',
  ],
  [
    'a password that is no text',
    calls.updateTeamMember.body,
    member,
    { password: 5 },
    'password: New Password must be at least 6 characters.',
  ],
  [
    'a page in words',
    calls.getOrdersList.query,
    {},
    { page: 'two' },
    'page: Please use whole numbers.',
  ],
  [
    'a long password',
    calls.changePassword.body,
    {},
    { newPassword: long(201) },
    'newPassword: Please use at most 200 characters.',
  ],
  [
    'a long id',
    calls.trackOrder.body,
    { email: 'a@b.co' },
    { orderId: long(65) },
    'orderId: Please use at most 64 characters.',
  ],
];

test.each(refused)('%s: %#', (_, schema, right, more, words) => {
  expect(new Set(wrongs(schema, { ...right, ...more }))).toEqual(new Set([words]));
});
