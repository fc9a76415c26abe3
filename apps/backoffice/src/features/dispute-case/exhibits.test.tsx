import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { disputeCase, packPlan } from '../../shared/disputes/testing/cases.ts';
import { paths } from '../../shared/paths.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { json } from '../../testing/fake-fetch.ts';
import { card, change, details, id, open, said } from './testing/open-case.tsx';

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
