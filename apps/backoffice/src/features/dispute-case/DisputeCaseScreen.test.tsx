import { withServerClock } from '@pabean/api-client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { disputeCase, packPlan } from '../../shared/disputes/testing/cases.ts';
import { paths } from '../../shared/paths.ts';
import { beginSession, clearSession } from '../../shared/session/session-store.ts';
import { json, type Sent } from '../../testing/fake-fetch.ts';
import { tokenOf } from '../../testing/staff.ts';
import { card, change, details, id, open, planCall, said, submit } from './testing/open-case.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearSession();
  sessionStorage.clear();
});

it('says how long is left, what is held, what is missing and who could give it', async () => {
  await open();
  const clock = await card('Clock');
  expect(clock.getByText('22 h 40 min to answer')).toBeTruthy();
  expect(clock.getByText('As the gateway says, not computed')).toBeTruthy();
  const needs = await card('What 10.4 needs');
  expect(needs.getAllByRole('img', { name: 'Held' })).toHaveLength(3);
  expect(
    needs.getByText(/Needed, but missing. Nobody has written yet. The traveller could/),
  ).toBeTruthy();
  expect(needs.getByRole('link', { name: 'Ask the traveller' }).getAttribute('href')).toBe(
    `${paths.viewOrder('103418')}#ask`,
  );
  const meters = await card('Evidence programmes');
  expect(meters.getByText('Borderline')).toBeTruthy();
  expect(meters.getByRole('rowheader', { name: 'IP' })).toBeTruthy();
});

it('counts by the server where the clock of the device is a day off', async () => {
  const reply = said(disputeCase());
  reply.headers.set('Date', 'Fri, 20 Nov 2026 09:00:00 GMT');
  await open({ [details]: () => reply });
  const clock = await card('Clock');
  expect(clock.getByText('1 d 22 h to answer')).toBeTruthy();
  // The next answer tells the time again.
  const now = said(disputeCase());
  now.headers.set('Date', new Date().toUTCString());
  await withServerClock(async () => now)('/api/x');
});

it('says of a case by hand that its day was typed', async () => {
  const byHand = disputeCase({ by_hand: true });
  await open({ [details]: () => said(byHand) });
  const clock = await card('Clock');
  expect(clock.getByText('As it was typed here, not computed')).toBeTruthy();
});

it('copies the question for the gateway', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText } }));
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Ask the gateway' }));
  await waitFor(() =>
    expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/dp_1QxA.* We must answer before 22-11-2026 07:40 UTC\.$/),
    ),
  );
});

it('is taken, and given to a member', async () => {
  const { changes } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Take it' }));
  await waitFor(() =>
    expect(changes()).toEqual([
      { disputeId: id, version: 3, change: { what: 'member', memberId: 'me' } },
    ]),
  );
  await waitFor(() =>
    expect(screen.getByLabelText('Member').getAttribute('aria-disabled')).toBeNull(),
  );
  fireEvent.change(screen.getByLabelText('Member'), { target: { value: '1' } });
  await waitFor(() =>
    expect(changes().at(-1)).toMatchObject({ change: { what: 'member', memberId: 1 } }),
  );
});

it('is taken from another member of the same name too', async () => {
  await open({ [details]: () => said(disputeCase({ member: { id: 4, name: 'Rani' } })) });
  await screen.findByLabelText('Member');
  const signIn = (id: number) =>
    act(() => beginSession({ jwtToken: tokenOf('Rani', 'Manager', id) }));
  signIn(4);
  expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull();
  signIn(9);
  screen.getByRole('button', { name: 'Take it' }).focus();
  signIn(4);
  // Where the button stood.
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Member/));
});

it('keeps its member in reach of the keys while another is given the case, and takes no second choice', async () => {
  let reply: (() => void) | undefined;
  const { changes } = await open({
    [change]: () =>
      new Promise<Response>((resolve) => {
        reply = () => resolve(said({ version: 4 }));
      }),
  });
  const member = await screen.findByLabelText<HTMLSelectElement>('Member');
  fireEvent.change(member, { target: { value: '1' } });
  await waitFor(() => expect(reply).toBeDefined());
  expect(member.disabled).toBe(false);
  expect(member.getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(member, { target: { value: '' } });
  reply?.();
  await waitFor(() => expect(member.getAttribute('aria-disabled')).toBeNull());
  expect(changes()).toHaveLength(1);
});

it('moves exhibits by Alt and arrows and by buttons, and leaves one out', async () => {
  const { changes } = await open();
  const exhibits = await card('Exhibits');
  const up = await exhibits.findByRole('button', { name: 'Move Delivery and downloads up' });
  up.focus();
  fireEvent.keyDown(up, { key: 'ArrowUp', altKey: true });
  const titles = () =>
    exhibits.getAllByRole('listitem').map((row) => row.textContent?.replace(/\d+ p\..*/, ''));
  expect(titles()).toEqual([
    'ADelivery and downloads',
    'BOrder as ordered',
    'CTerms as ticked',
    '–screenshot-checkout.png',
  ]);
  expect(document.activeElement).toBe(
    exhibits.getByRole('button', { name: 'Move Delivery and downloads up' }),
  );
  await waitFor(() =>
    expect(changes()[0]).toMatchObject({
      change: {
        what: 'exhibits',
        order: ['delivery', 'order', 'terms', expect.any(String)],
        off: [expect.stringMatching(/^0d7c/)],
      },
    }),
  );
  await waitFor(() => expect(titles()[0]).toBe('AOrder as ordered'));
  fireEvent.click(exhibits.getByRole('button', { name: 'Terms as ticked goes into the pack' }));
  expect(titles()[2]).toBe('–Terms as ticked');
  await waitFor(() =>
    expect(changes()[1]).toMatchObject({ change: { off: ['terms', expect.any(String)] } }),
  );
});

it('drags an exhibit to another place, and drops nothing that is not one', async () => {
  const { changes } = await open();
  const exhibits = await card('Exhibits');
  await exhibits.findByRole('button', { name: 'Move Delivery and downloads up' });
  const [first, , third] = exhibits.getAllByRole('listitem');
  if (!first || !third) throw new Error('There are too few exhibits.');
  const dataTransfer = { setData: vi.fn() };
  fireEvent.dragOver(first);
  fireEvent.drop(first);
  fireEvent.dragStart(third, { dataTransfer });
  fireEvent.dragOver(first);
  fireEvent.drop(first);
  fireEvent.dragEnd(third);
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toMatchObject({
    change: { what: 'exhibits', order: ['terms', 'order', 'delivery', expect.any(String)] },
  });
});

it('keeps the summary on the device until it is accepted', async () => {
  let refuses = true;
  await open({
    [change]: () => (refuses ? json({ status: 0, message: 'Try later.' }) : said({ version: 4 })),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const box = await screen.findByLabelText('What the bank reads first');
  fireEvent.change(box, { target: { value: 'They were there.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Try later.'));
  expect(Object.values(sessionStorage).join()).toContain('They were there.');
  refuses = false;
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Edit' });
  expect(Object.values(sessionStorage).join()).not.toContain('They were there.');
});

it('mutes Submit while a limit is passed, and names it', async () => {
  const trouble = 'The pack has 52 pages; Example Pay 2 takes 49.';
  const { sent } = await open({ [planCall]: () => said(packPlan({ troubles: [trouble] })) });
  const button = await screen.findByRole('button', { name: 'Submit by hand' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button).toHaveProperty('ariaDisabled', 'true');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    trouble,
  );
  fireEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent.some(({ path }) => path === submit)).toBe(false);
});

it('shows who may not submit what they may not, with the reason', async () => {
  await open({}, 'Team');
  await screen.findByText(
    'Limits of Example Pay 2. PDF, PNG or JPEG, A4 upright. Our pages: letters of 10 pt and more. Everything fits.',
  );
  for (const name of ['Submit by hand', 'Accept the loss', 'Won']) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled'), name).toBe('true');
    fireEvent.click(button);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByText('A Manager or an Admin submits and settles cases.').length).toBe(2);
});

it('accepts the loss only when asked twice, with what was missing', async () => {
  const { changes } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Accept the loss' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept the loss?' }));
  expect(changes()).toEqual([]);
  fireEvent.click(dialog.getByLabelText('Messages with the customer'));
  fireEvent.click(dialog.getByRole('button', { name: 'Accept the loss' }));
  await waitFor(() =>
    expect(changes()[0]).toMatchObject({
      change: { what: 'state', state: 'accepted', lacked: ['customer_messages'] },
    }),
  );
});

it('shows a file that is refused by name, and keeps it chosen', async () => {
  await open({
    '/api/admin/add-dispute-file': () =>
      json(
        {
          status: 0,
          message: 'Please check the file.',
          errors: [{ path: 'file', message: 'scan.pdf is encrypted.' }],
        },
        422,
      ),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a file to the pack' }));
  const file = new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' });
  fireEvent.change(dialog.getByLabelText('File'), { target: { files: [file] } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await dialog.findByText('scan.pdf is encrypted.');
  expect(dialog.getByText('scan.pdf')).toBeTruthy();
});

it('waits for its order before it shows a pack', async () => {
  const { sent } = await open({
    [details]: () =>
      said(
        disputeCase({
          order: null,
          order_id: null,
          full_name: null,
          needs: [],
          meters: [],
          evidence: null,
        }),
      ),
  });
  await screen.findByText('This case matches no order.');
  expect(screen.queryByRole('region', { name: 'The pack' })).toBeNull();
  expect(sent.some(({ path }: Sent) => path === planCall)).toBe(false);
});

it('names both networks where the payment was by another than the case is of', async () => {
  const { order, ...one } = disputeCase();
  const paid = order && { ...order, network: 'Mastercard' };
  await open({ [details]: () => said({ ...one, order: paid, marks: ['other-network'] }) });
  await screen.findByText('The case is with Visa, but the payment was by Mastercard.');
});

it('says that the case is about another payment of its order', async () => {
  const { order, ...one } = disputeCase();
  const twice = order && { ...order, other_payment: true };
  await open({ [details]: () => said({ ...one, order: twice }) });
  await screen.findByText('It is about a different payment of this order, not the one on record.');
});

it('says that there is no such case, and what could not be loaded, with a way on', async () => {
  let status = 404;
  const { sent } = await open({
    [details]: () => json({ status: 0, message: `There is no case ${id}.` }, status),
  });
  await screen.findByText(`There is no case ${id}.`);
  status = 500;
  expect(screen.getByRole('link', { name: 'Back to Disputes' })).toBeTruthy();
  expect(sent.length).toBeGreaterThan(0);
});
