import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { disputeCase, packPlan } from '../../shared/disputes/testing/cases.ts';
import { paths } from '../../shared/paths.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { json } from '../../testing/fake-fetch.ts';
import { card, change, details, id, open, planCall, said } from './testing/open-case.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
  sessionStorage.clear();
});

const other = 'DP-10300';

/** A server that answers changes when it is told to, and counts the versions of the case. */
function slowServer() {
  let version = 3;
  const replies: ((refusal?: Response) => void)[] = [];
  const answers = {
    [details]: () => said(disputeCase({ version })),
    [`/api/admin/get-dispute/${other}`]: () => said(disputeCase({ dispute_id: other, version: 9 })),
    [`/api/admin/get-dispute-pack-plan/${other}`]: () => said(packPlan()),
    [change]: () =>
      new Promise<Response>((resolve) => {
        replies.push((refusal) => {
          if (refusal === undefined) version += 1;
          resolve(refusal ?? said({ version }, `${id} was changed.`));
        });
      }),
  };
  const reply = async (nth: number, refusal?: Response) => {
    await waitFor(() => expect(replies.length).toBeGreaterThan(nth));
    replies[nth]?.(refusal);
  };
  return { answers, reply };
}

async function pressThree() {
  const exhibits = await card('Exhibits');
  const press = async (name: string) =>
    fireEvent.click(await exhibits.findByRole('button', { name }));
  await press('Move Delivery and downloads up');
  await press('Terms as ticked goes into the pack');
  await press('Order as ordered goes into the pack');
}

const busy = () => json({ status: 0, message: 'Too busy.' }, 503);

it.each([
  ['another case', paths.dispute(other)],
  ['the desk', paths.page('disputes')],
])('keeps waiting changes for their own case when %s is opened', async (_, to) => {
  const { answers, reply } = slowServer();
  const { changes, router } = await open(answers);
  await pressThree();
  await router.navigate(to);
  for (const nth of [0, 1, 2]) await reply(nth);
  await waitFor(() => expect(changes()).toHaveLength(3));
  const order = ['delivery', 'order', 'terms', expect.any(String)];
  const file = expect.stringMatching(/^0d7c/);
  expect(changes()).toEqual(
    [[file], ['terms', file], ['order', 'terms', file]].map((off, nth) => ({
      disputeId: id,
      version: 3 + nth,
      change: { what: 'exhibits', order, off },
    })),
  );
});

it('says of a case that was left what was not kept there', async () => {
  const { answers, reply } = slowServer();
  const { changes, router } = await open(answers);
  await pressThree();
  await router.navigate(paths.dispute(other));
  await reply(0, busy());
  await screen.findByText(`3 changes of the exhibits of ${id} were not kept. Too busy.`);
  expect(changes()).toHaveLength(1);
});

it('sends nothing that waits once the session has ended', async () => {
  const { answers, reply } = slowServer();
  const { changes } = await open(answers);
  await pressThree();
  await waitFor(() => expect(changes()).toHaveLength(1));
  clearSession();
  await reply(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(changes()).toHaveLength(1);
});

const toggleTerms = async () =>
  fireEvent.click(
    await screen.findByRole('button', { name: 'Terms as ticked goes into the pack' }),
  );
const termsRow = () => screen.getByText('Terms as ticked').closest('li')?.textContent;
const submitButton = () => screen.getByRole('button', { name: 'Submit by hand' });

it('puts back the list from before when a change was not kept, without waiting for the server', async () => {
  let isFirst = true;
  const { sent } = await open({
    [change]: busy,
    [planCall]: () => {
      if (!isFirst) return new Promise<Response>(() => {});
      isFirst = false;
      return said(packPlan());
    },
  });
  await toggleTerms();
  expect(termsRow()).toMatch(/^–/);
  await screen.findByText('Too busy.');
  await waitFor(() => expect(termsRow()).toMatch(/^C/));
  await screen.findByText('The exhibits are as they were before.');
  expect(sent.filter(({ path }) => path === planCall)).toHaveLength(2);
});

it('keeps what was kept of a line of changes, and takes back those after it', async () => {
  const { answers, reply } = slowServer();
  let isFirst = true;
  await open({
    ...answers,
    [planCall]: () => {
      if (!isFirst) return new Promise<Response>(() => {});
      isFirst = false;
      return said(packPlan());
    },
  });
  await pressThree();
  await reply(0);
  await reply(1, busy());
  await screen.findByText(`2 changes of the exhibits of ${id} were not kept. Too busy.`);
  const exhibits = await card('Exhibits');
  await waitFor(() =>
    expect(exhibits.getAllByRole('listitem').map((row) => row.textContent?.slice(0, 6))).toEqual([
      'ADeliv',
      'BOrder',
      'CTerms',
      '–scree',
    ]),
  );
});

it('shows no pages and no exhibits of a pack that could not be made again, and says so', async () => {
  let isAway = false;
  await open({
    [change]: () => (isAway ? new TypeError('offline') : said({ version: 4 })),
    [planCall]: () => (isAway ? new TypeError('offline') : said(packPlan())),
  });
  await screen.findByText('Read the pack, 46 pages');
  isAway = true;
  await toggleTerms();
  const pack = await card('The pack');
  await pack.findByText('The pack could not be created.');
  expect(screen.queryByText('Terms as ticked')).toBeNull();
  expect(screen.queryByText('Read the pack, 46 pages')).toBeNull();
  isAway = false;
  fireEvent.click(pack.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Read the pack, 46 pages');
  fireEvent.click(submitButton());
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('screenshot-checkout.png; birth date; goods');
});

it('lets nothing be submitted while the exhibits are on their way', async () => {
  const { answers, reply } = slowServer();
  await open(answers);
  await toggleTerms();
  expect(submitButton().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(submitButton());
  expect(screen.queryByRole('dialog')).toBeNull();
  await reply(0);
  await waitFor(() => expect(submitButton().getAttribute('aria-disabled')).toBeNull());
});
