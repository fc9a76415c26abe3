import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { chooseByHand } from '../../../i18n/language-store.ts';
import { languages } from '../../../i18n/languages.ts';
import { json } from '../../../testing/answers.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { standingAt } from '../../../testing/orders.ts';
import { declaredValues, ownCalls, ownOrder } from '../../../testing/own-order.ts';
import { calls, history } from '../../../testing/replies.ts';
import { texts } from './texts/de.ts';

const language = (lang: string) =>
  act(() => chooseByHand(languages.find((entry) => entry.lang === lang) ?? languages[0]));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  sessionStorage.clear();
});
afterEach(async () => {
  await language('en');
  localStorage.clear();
});

it('says in German why a value is not taken, and keeps it in the editor', async () => {
  const errors = [{ path: 'changes.full_name', message: 'Full name is missing.' }];
  fakeFetch({
    [calls.history]: history([], standingAt('preparing')),
    [ownCalls.own]: ownOrder({ paid: null }, { values: declaredValues }),
    '/api/front/correct-order': () =>
      json({ status: 0, message: 'Full name is missing.', errors }, 422),
  });
  openPortal(paths.orderDetailsOf('104777'));
  await language('de');
  fireEvent.click(await screen.findByText(texts.open));
  const name = texts.fields.full_name;
  fireEvent.click(screen.getByRole('button', { name: `${texts.change}: ${name}` }));
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: ' ' } });
  fireEvent.submit(screen.getByRole('form', { name }));
  await screen.findByText(texts.reasons.missing);
  expect(screen.queryByText(texts.wrong)).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name }).value).toBe(' ');
});
