import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { json } from '../../../testing/answers.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { standingAt } from '../../../testing/orders.ts';
import { ownCalls, ownOrder } from '../../../testing/own-order.ts';
import { calls, history } from '../../../testing/replies.ts';
import { texts } from './texts/en.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  sessionStorage.clear();
});

async function open() {
  const travelling: ((end: Response) => void)[] = [];
  fakeFetch({
    [calls.history]: history([], standingAt('preparing')),
    [ownCalls.own]: ownOrder(),
    [ownCalls.askRefund]: () => new Promise<Response>((end) => travelling.push(end)),
  });
  openPortal(paths.orderDetailsOf('104777'));
  const summary = await screen.findByText(texts.ask, { selector: 'summary' });
  const words = screen.getByLabelText<HTMLTextAreaElement>(texts.add);
  return { travelling, words, details: summary.closest('details') };
}

it('nothing can be typed into a request while it travels, and all is there when it failed', async () => {
  const { travelling, words } = await open();
  fireEvent.click(screen.getByLabelText(texts.notTravelling));
  fireEvent.change(words, { target: { value: 'I fell ill.' } });
  fireEvent.submit(screen.getByRole('form', { name: texts.ask }));
  await waitFor(() => expect(travelling).toHaveLength(1));
  expect(words.matches(':disabled')).toBe(true);
  travelling[0]?.(json({ status: 0, message: 'No.' }, 500));
  await waitFor(() => expect(words.matches(':disabled')).toBe(false));
  expect(words.value).toBe('I fell ill.');
});

it('a request that was typed before a reload is in sight again', async () => {
  sessionStorage.setItem('refund:104777', JSON.stringify({ reason: '', words: 'I fell ill.' }));
  const { words, details } = await open();
  expect([details?.open, words.value]).toEqual([true, 'I fell ill.']);
});

it('a request without a reason leads to the reasons at every press, and their words are read there', async () => {
  await open();
  const button = screen.getByRole('button', { name: texts.ask });
  for (const _ of [1, 2]) {
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]));
  }
  const described = document.activeElement?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(texts.whyMissing);
});

it('its words are announced where the focus is in the reasons already, once for each press', async () => {
  await open();
  const [first] = screen.getAllByRole('radio');
  const form = screen.getByRole('form', { name: texts.ask });
  const announced = () =>
    screen.queryAllByRole('alert').filter(({ textContent }) => textContent === texts.whyMissing);
  first?.focus();
  fireEvent.submit(form);
  await waitFor(() => expect(announced()).toHaveLength(1));
  const [before] = announced();
  fireEvent.submit(form);
  await waitFor(() => expect(announced()).toHaveLength(1));
  expect(announced()[0]).not.toBe(before);
  fireEvent.click(screen.getByLabelText(texts.notTravelling));
  expect(announced()).toEqual([]);
});

it('they are not announced where the focus is led to them', async () => {
  await open();
  const button = screen.getByRole('button', { name: texts.ask });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]));
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).not.toContain(
    texts.whyMissing,
  );
});

it('a request of which nothing is typed is closed', async () => {
  const { details } = await open();
  expect([details?.open, sessionStorage.length]).toEqual([false, 0]);
});
