import 'fake-indexeddb/auto';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { standingAt } from '../../../testing/orders.ts';
import { declaredValues, ownCalls, ownOrder } from '../../../testing/own-order.ts';
import { calls, history } from '../../../testing/replies.ts';
import { texts } from './texts/en.ts';

/*
 * The people who travel along.
 */

/** How much later it is than it was: time passes here by no other way, however long a busy machine takes. */
let later = 0;

beforeEach(() => {
  const began = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => began + later);
  vi.spyOn(console, 'warn').mockReturnValue();
  sessionStorage.clear();
});

/** The editor of three people. */
async function open() {
  const familyMember = ['Noor Brandt', 'Ida Brandt', 'Jonas Brandt'].map((name) => ({
    family_member_name: name,
    family_relationship: 'Child',
  }));
  fakeFetch({
    [calls.history]: history([], standingAt('preparing')),
    [ownCalls.own]: ownOrder({ paid: null }, { values: { ...declaredValues, familyMember } }),
  });
  openPortal(paths.orderDetailsOf('104777'));
  fireEvent.click(await screen.findByText(texts.open));
  fireEvent.click(screen.getByRole('button', { name: `Change: ${texts.fields.familyMember}` }));
  const form = within(screen.getByRole('form', { name: texts.fields.familyMember }));
  return {
    names: () =>
      form
        .getAllByLabelText<HTMLInputElement>(texts.fields.full_name)
        .map(({ value }) => value.split(' ')[0]),
    remove: (person: number) =>
      form.getByRole('button', { name: new RegExp(`^${texts.remove}: .*${person}`) }),
    add: form.getByRole('button', { name: texts.addPerson }),
  };
}

it('a double tap on Remove takes one person off', async () => {
  const { names, remove } = await open();
  fireEvent.click(remove(1));
  fireEvent.click(remove(1));
  expect(names()).toEqual(['Ida', 'Jonas']);
  later += 1000;
  fireEvent.click(remove(1));
  expect(names()).toEqual(['Jonas']);
});

it('the focus goes on from the last one, whose button is gone', async () => {
  const { names, remove, add } = await open();
  remove(1).focus();
  fireEvent.click(remove(1));
  expect(document.activeElement).toBe(remove(1));
  later += 1000;
  remove(2).focus();
  fireEvent.click(remove(2));
  expect(names()).toEqual(['Ida']);
  expect(document.activeElement).toBe(add);
});
