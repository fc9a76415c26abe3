import { formatDateMinutes } from '@pabean/domain';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { disputeCase, packPlan, sentAnswer } from '../../shared/disputes/testing/cases.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { json } from '../../testing/fake-fetch.ts';
import { details, id, open, planCall, said, submit } from './testing/open-case.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearSession();
  sessionStorage.clear();
});

it('submits once, what was read, and only then', async () => {
  let sentNow = false;
  const { sent } = await open({
    [details]: () =>
      said(
        sentNow
          ? disputeCase({
              state: 'answered',
              answer: sentAnswer,
              locked: 'It was answered.',
              next: ['won'],
            })
          : disputeCase(),
      ),
    [submit]: () => {
      sentNow = true;
      return said({ state: 'sent' });
    },
  });
  const target = {
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
  };
  vi.stubGlobal(
    'open',
    vi.fn(() => target),
  );
  URL.createObjectURL = () => 'blob:pack';
  fireEvent.click((await screen.findAllByRole('button', { name: 'Submit by hand' }))[0] as Element);
  const dialog = within(await screen.findByRole('dialog', { name: /This can be done once/ }));
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Not yet' }));
  expect(dialog.getByText('screenshot-checkout.png; birth date; goods')).toBeTruthy();
  fireEvent.click(dialog.getByText('2 texts'));
  expect(dialog.getByText('203.0.113.42').previousSibling?.textContent).toBe(
    'customer_purchase_ip',
  );
  const tick = dialog.getByLabelText('I have read the pack, all 46 pages');
  expect(tick).toHaveProperty('disabled', true);
  fireEvent.click(dialog.getByRole('button', { name: 'Mark as sent' }));
  await dialog.findByText('Please read the pack and tick this.');
  expect(sent.some(({ path }) => path === submit)).toBe(false);
  fireEvent.click(dialog.getByRole('button', { name: 'Read it' }));
  await waitFor(() => expect(target.location.replace).toHaveBeenCalledWith('blob:pack'));
  await waitFor(() => expect(tick).toHaveProperty('disabled', false));
  fireEvent.click(tick);
  fireEvent.click(dialog.getByRole('button', { name: 'Mark as sent' }));
  await screen.findByText(/Sent by hand on .* Nothing can be changed/);
  expect(sent.find(({ path }) => path === submit)?.body).toMatchObject({
    disputeId: id,
    sha256: packPlan().sha256,
    sentByHandAt: expect.stringMatching(/^2026-11-21T09:00/),
  });
  expect(screen.getByText(packPlan().sha256)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit by hand' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a file' })).toBeNull();
});

it('offers to read the pack again when the record changed since', async () => {
  let plan = packPlan();
  await open({
    [planCall]: () => said(plan),
    [submit]: () => {
      plan = packPlan({ sha256: 'e'.repeat(64) });
      return json({ status: 0, message: 'The record changed since the pack was read.' }, 409);
    },
  });
  const target = {
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
  };
  vi.stubGlobal(
    'open',
    vi.fn(() => target),
  );
  URL.createObjectURL = () => 'blob:pack';
  fireEvent.click((await screen.findAllByRole('button', { name: 'Submit by hand' }))[0] as Element);
  const dialog = within(await screen.findByRole('dialog', { name: /This can be done once/ }));
  expect(dialog.queryByRole('button', { name: 'Read the pack again' })).toBeNull();
  const tick = dialog.getByLabelText<HTMLInputElement>('I have read the pack, all 46 pages');
  fireEvent.click(dialog.getByRole('button', { name: 'Read it' }));
  await waitFor(() => expect(tick.disabled).toBe(false));
  fireEvent.click(tick);
  fireEvent.click(dialog.getByRole('button', { name: 'Mark as sent' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Read the pack again' }));
  await waitFor(() => expect(target.location.replace).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(tick.disabled).toBe(false));
  expect(tick.checked).toBe(false);
  expect(dialog.queryByRole('button', { name: 'Read the pack again' })).toBeNull();
});

it('keeps what was typed when neither the answer nor the pack comes through, and shows no old pack', async () => {
  let isAway = false;
  await open({
    [planCall]: () => (isAway ? new TypeError('offline') : said(packPlan())),
    [submit]: () => json({ status: 0, message: 'Too busy.' }, 503),
  });
  URL.createObjectURL = () => 'blob:pack';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  fireEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
  fireEvent.click((await screen.findAllByRole('button', { name: 'Submit by hand' }))[0] as Element);
  const dialog = within(await screen.findByRole('dialog', { name: /This can be done once/ }));
  const tick = () => dialog.getByLabelText<HTMLInputElement>(/^I have read the pack/);
  await waitFor(() => expect(tick().disabled).toBe(false));
  fireEvent.click(tick());
  const moment = dialog.getByLabelText<HTMLInputElement>('Sent by hand on');
  fireEvent.change(moment, { target: { value: '2026-11-20T10:30' } });
  isAway = true;
  fireEvent.click(dialog.getByRole('button', { name: 'Mark as sent' }));
  await dialog.findByText('The pack could not be created.');
  expect(dialog.queryByText(/46 pages/)).toBeNull();
  expect(tick().disabled).toBe(true);
  isAway = false;
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByText(/3 exhibits, 46 pages/);
  expect(dialog.getByLabelText('Sent by hand on')).toBe(moment);
  expect(moment.value).toBe('2026-11-20T10:30');
});

it('says that it is not known whether it was sent, and never offers to send it again', async () => {
  await open({
    [details]: () =>
      said(
        disputeCase({
          answer: { ...sentAnswer, state: 'unknown', via: 'gateway' },
          locked: 'Wait.',
        }),
      ),
  });
  await screen.findByText('Not known whether it was sent.');
  await screen.findByText(/The gateway has not answered since/);
  expect(screen.queryByRole('button', { name: /Submit/ })).toBeNull();
});

it('offers to send by hand what the gateway refused, in its words', async () => {
  const gateway_answer = 'Adyen said: Dispute is not defendable.';
  await open({
    [details]: () =>
      said(
        disputeCase({
          answer: { ...sentAnswer, state: 'refused', via: 'gateway', gateway_answer },
        }),
      ),
  });
  await screen.findByText('The gateway refused the answer.');
  await screen.findByText(/Adyen said: Dispute is not defendable\./);
  expect(screen.getAllByRole('button', { name: /^Submit/ }).length).toBe(2);
});

const dueAt = '2026-11-21T07:00:00.000Z';
const passed = (changes: Parameters<typeof disputeCase>[0] = {}) =>
  disputeCase({
    state: 'expired',
    answer_due_at: dueAt,
    locked: 'The case is expired.',
    late_note_until: dueAt,
    next: [],
    ...changes,
  });

it.each([false, true])(
  'notes what left by hand in time once the day has passed, and nothing later (by a call: %s)',
  async (by_gateway) => {
    const { sent } = await open({
      [details]: () => said(passed({ by_gateway })),
      [submit]: () => said({ state: 'sent' }),
    });
    URL.createObjectURL = () => 'blob:pack';
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    fireEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
    const words = `An answer that was sent by hand before ${formatDateMinutes(dueAt)} can still be noted.`;
    expect(screen.getByText('The case is expired.').parentElement?.textContent).toContain(words);
    const [button, onPhone] = screen.getAllByRole('button', { name: 'Mark as sent' });
    if (!button || !onPhone) throw new Error('It cannot be noted everywhere.');
    expect(onPhone.getAttribute('aria-disabled')).toBeNull();
    const described = button.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(words);
    fireEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: /^Sent by hand\?/ }));
    dialog.getByText(new RegExp(`^${words} .*nothing can be sent now`));
    const tick = dialog.getByLabelText<HTMLInputElement>(/^I have read the pack/);
    await waitFor(() => expect(tick.disabled).toBe(false));
    fireEvent.click(tick);
    const note = () => fireEvent.click(dialog.getByRole('button', { name: 'Mark as sent' }));
    const moment = dialog.getByLabelText<HTMLInputElement>('Sent by hand on');
    expect(moment.value).toBe('');
    fireEvent.change(moment, { target: { value: localOf(dueAt) } });
    note();
    await dialog.findByText(`Only what was sent before ${formatDateMinutes(dueAt)} can be noted.`);
    expect(sent.some(({ path }) => path === submit)).toBe(false);
    fireEvent.change(moment, { target: { value: localOf('2026-11-21T06:59:00.000Z') } });
    note();
    await waitFor(() =>
      expect(sent.find(({ path }) => path === submit)?.body).toMatchObject({
        sentByHandAt: '2026-11-21T06:59:00.000Z',
      }),
    );
  },
);

it('notes nothing of a case that takes no late note, and says why', async () => {
  // As an API of the release before answers, too.
  for (const late_note_until of [null, undefined]) {
    const drawn = await open({
      [details]: () =>
        said({ ...passed({ state: 'lost', locked: 'The case is lost.' }), late_note_until }),
    });
    const button = await screen.findByRole('button', { name: 'Submit by hand' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const described = button.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('The case is lost.');
    fireEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(drawn.sent.some(({ path }) => path === submit)).toBe(false);
    cleanup();
  }
});

/** A moment as a field of type datetime-local has it. */
function localOf(iso: string): string {
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
