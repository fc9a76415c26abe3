import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import type { Answers } from '../../../testing/answers.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { standingAt } from '../../../testing/orders.ts';
import { ownCalls, ownOrder } from '../../../testing/own-order.ts';
import { calls, history } from '../../../testing/replies.ts';
import { texts as correct } from '../correct/texts/en.ts';
import { texts } from './texts/en.ts';

/*
 * A half-written request for a refund, when refunds end meanwhile.
 */

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  sessionStorage.clear();
});

async function open() {
  const answers: Record<string, Answers[string]> = {
    [calls.history]: history([], standingAt('preparing')),
    [ownCalls.own]: ownOrder(),
  };
  fakeFetch(answers);
  openPortal(paths.orderDetailsOf('104777'));
  await screen.findByText(texts.ask, { selector: 'summary' });
  return answers;
}
const end = (answers: Record<string, Answers[string]>) => {
  answers[ownCalls.own] = ownOrder({ open: false });
  fireEvent(window, new Event('online'));
};

it('stays in sight with the reason, and goes when it is removed', async () => {
  const answers = await open();
  fireEvent.click(screen.getByLabelText(texts.orderedTwice));
  fireEvent.change(screen.getByLabelText(texts.add), { target: { value: 'By mistake' } });
  end(answers);
  const words = await screen.findByText(texts.endedMeanwhile);
  expect(words.closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByRole('form', { name: texts.ask })).toBeNull();
  screen.getByText(texts.orderedTwice);
  screen.getByText('By mistake');
  fireEvent.click(screen.getByRole('button', { name: correct.remove }));
  expect(screen.queryByText('By mistake')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('of which nothing is typed is not spoken of', async () => {
  end(await open());
  await waitFor(() => expect(screen.queryByText(texts.ask, { selector: 'summary' })).toBeNull());
  expect(screen.queryByText(texts.endedMeanwhile)).toBeNull();
});
