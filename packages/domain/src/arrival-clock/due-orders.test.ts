import { expect, test } from 'vitest';
import { folderNames } from '../folders/folder-names.ts';
import { dueKinds, dueStatuses, dueWords, listsDue } from './due-orders.ts';

test('a list is filtered by what is due where orders wait for something, and over all folders', () => {
  expect(folderNames.filter((name) => listsDue({ name }))).toEqual([
    'myOrder',
    'newOrder',
    'priorityOrder',
    'pendingOrder',
    'awaitingOrder',
    'awaitingGovtOrder',
    'contactCustomerOrder',
    'customerCalledOrder',
    'allOrder',
    'futureOrder',
  ]);
});

test('nobody files what is not paid: it is due in its own folder alone', () => {
  const paid = ['New', 'Awaiting', 'AwaitingGovt', 'Contact Customer', 'Customer Called'];
  expect(dueStatuses('allOrder')).toEqual(paid);
  expect(dueStatuses('myOrder')).toEqual(paid);
  expect(dueStatuses('awaitingGovtOrder')).toEqual(paid);
  expect(dueStatuses('pendingOrder')).toEqual(['Pending']);
});

test('what is due is called so by staff', () => {
  expect(dueKinds.map((due) => dueWords[due])).toEqual(['Late', 'At risk']);
});
