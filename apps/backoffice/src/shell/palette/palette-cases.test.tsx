import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { id, open as openCase } from '../../features/dispute-case/testing/open-case.tsx';
import { disputeCase, packPlan } from '../../shared/disputes/testing/cases.ts';
import { deskReply } from '../../shared/disputes/testing/rows.ts';
import { closePalette } from '../../shared/palette/palette-store.ts';
import { paths } from '../../shared/paths.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { json } from '../../testing/fake-fetch.ts';
import {
  callsTo,
  chosenWords,
  field,
  groupsNow,
  offered,
  office,
  open,
  press,
  searchCall,
  type,
} from './testing/open-palette.tsx';

/** The palette (decision 059) on the desk of disputes and the page of a case. */

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
});
afterEach(() => {
  closePalette();
  vi.useRealTimers();
  clearSession();
});

const planLoaded = () => screen.findByRole('button', { name: /^Read the pack, / });
const said = (data: unknown) => json({ status: 1, message: 'Done.', data });

describe('an open case', () => {
  it('offers what its buttons do, the loss last', async () => {
    await openCase();
    await planLoaded();
    await open();
    expect(groupsNow()[0]).toBe(`Do with case ${id}`);
    const all = offered();
    expect(all.slice(0, all.indexOf('Accept the loss') + 1)).toEqual([
      'Submit by hand',
      'Read the pack',
      'Download PDF',
      'Ask the traveller',
      'Ask the gateway',
      'Order 103418',
      'Edit the summary',
      'Add a file',
      'Take it',
      'Outcome: Won',
      'Outcome: Lost',
      'Outcome: Prevented',
      'Outcome: Expired',
      'Accept the loss',
    ]);
  });

  it('offers no more than the role may', async () => {
    await openCase({}, 'Team');
    await planLoaded();
    await open();
    expect(offered()).toContain('Read the pack');
    for (const words of ['Submit by hand', 'Outcome: Won', 'Accept the loss']) {
      expect(offered()).not.toContain(words);
    }
  });

  it('offers no answer that would be refused', async () => {
    await openCase({
      [`/api/admin/get-dispute-pack-plan/${id}`]: () =>
        said({ ...packPlan(), troubles: ['The pack is too large.'] }),
    });
    await planLoaded();
    await open();
    expect(offered()).not.toContain('Submit by hand');
  });

  it('without an order has no pack, and can still be taken', async () => {
    const changes = { order: null, order_id: null };
    await openCase({ [`/api/admin/get-dispute/${id}`]: () => said(disputeCase(changes)) });
    await open();
    expect(groupsNow()[0]).toBe(`Do with case ${id}`);
    expect(offered()).not.toContain('Read the pack');
    expect(offered()).not.toContain('Add a file');
    expect(offered()).toContain('Take it');
  });

  it.each([
    ['submit', 'dialog', /Sent by hand/],
    ['add a', 'dialog', /Add a file/],
    ['accept', 'dialog', /Accept/],
    ['outcome: l', 'dialog', /lost/i],
  ])('"%s" asks as its button does', async (words, role, name) => {
    await openCase();
    await planLoaded();
    await open();
    await type(words);
    await press('Enter');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Go to or do' })).toBeNull());
    expect(await screen.findByRole(role, { name })).toBeTruthy();
  });

  it('by hand is corrected by any role', async () => {
    const byHand = disputeCase({ correctable: true });
    await openCase({ [`/api/admin/get-dispute/${id}`]: () => said(byHand) }, 'Team');
    await planLoaded();
    await open();
    await type('correct');
    await press('Enter');
    expect(await screen.findByRole('dialog', { name: `Correct ${id}` })).toBeTruthy();
  });

  it('is taken', async () => {
    const { changes } = await openCase();
    await open();
    await type('take');
    await press('Enter');
    await waitFor(() =>
      expect(changes()).toEqual([
        { disputeId: id, version: 3, change: { what: 'member', memberId: 'me' } },
      ]),
    );
  });

  it('asks the traveller on the order', async () => {
    const { router } = await openCase();
    await open();
    await type('ask');
    await press('Enter');
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.viewOrder('103418')));
    expect(router.state.location.hash).toBe('#ask');
  });

  it('copies the question for the gateway', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText } }));
    await openCase();
    await open();
    await type('ask the g');
    expect(chosenWords()).toContain('copies the question');
    await press('Enter');
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(expect.stringContaining('dp_1QxA')));
    vi.unstubAllGlobals();
  });

  it('offers no question where the case is locked or nothing is missing', async () => {
    const needs = disputeCase().needs.map((need) => ({ ...need, held: true }));
    await openCase({ [`/api/admin/get-dispute/${id}`]: () => said(disputeCase({ needs })) });
    await planLoaded();
    await open();
    expect(offered()).not.toContain('Ask the traveller');
    expect(offered()).not.toContain('Ask the gateway');
  });

  it('is answered by that word, and its summary edited', async () => {
    await openCase();
    await planLoaded();
    await open();
    await type('answer');
    expect(offered()).toEqual(['Submit by hand']);
    await type('edit');
    await press('Enter');
    expect(await screen.findByLabelText('What the bank reads first')).toBeTruthy();
  });

  it('leads to its order', async () => {
    const { router } = await openCase();
    await open();
    await type('order 103418');
    await press('Enter');
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.viewOrder('103418')));
  });
});

describe('a typed case', () => {
  it.each(['DP-10213', 'dp-10213', '#DP-10213'])('%s is viewed by Enter', async (words) => {
    const { router, sent } = office('/admin', 'Team');
    await screen.findByText('100001');
    await open();
    await type(words);
    expect(groupsNow()[0]).toBe('Do with case DP-10213');
    expect(chosenWords()).toMatch(/^View case DP-10213/);
    await press('Enter');
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.dispute('DP-10213')));
    // It is no order: nothing was searched for it.
    expect(callsTo(sent, searchCall)).toEqual([]);
  });

  it('beside an open one means the typed one', async () => {
    await openCase();
    await open();
    await type('dp-7');
    expect(groupsNow()[0]).toBe('Do with case DP-7');
  });
});

describe('the desk', () => {
  const desk = {
    '/api/admin/get-disputes': () => json({ status: 1, message: 'Cases.', ...deskReply() }),
  };

  it('offers a new case, its search and a fresh look', async () => {
    office(paths.page('disputes'), 'Team', desk);
    await screen.findByRole('table', { name: 'Disputes' });
    await open();
    expect(groupsNow()[0]).toBe('On this screen');
    expect(offered().slice(0, 3)).toEqual(['Search cases', 'New case', 'Refresh']);
    await type('new case');
    await press('Enter');
    expect(await screen.findByRole('dialog', { name: 'New case' })).toBeTruthy();
  });

  it('clears what is filtered', async () => {
    const { router } = office(`${paths.page('disputes')}?state=won`, 'Team', desk);
    await screen.findByRole('table', { name: 'Disputes' });
    await open();
    await type('clear');
    await press('Enter');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('leads to its search', async () => {
    office(paths.page('disputes'), 'Team', desk);
    await screen.findByRole('table', { name: 'Disputes' });
    await open();
    await type('search c');
    fireEvent.keyDown(await field(), { key: 'Enter' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Search cases');
  });
});
