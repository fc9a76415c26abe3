import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { paths } from '../../../app/paths.ts';
import { chooseByHand } from '../../../i18n/language-store.ts';
import { languages } from '../../../i18n/languages.ts';
import { json } from '../../../testing/answers.ts';
import { ownOrderReply, question } from '../../../testing/conversations.ts';
import { openPortal } from '../../../testing/draw.tsx';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { historyReply, inDays, standingAt } from '../../../testing/orders.ts';
import { calls } from '../../../testing/replies.ts';
import { texts as german } from '../correct/texts/de.ts';
import { texts as germanScheme } from '../missing/texts/de.ts';
import { forgetUnsent } from './unsent.ts';

const language = (lang: string) =>
  act(() => chooseByHand(languages.find((entry) => entry.lang === lang) ?? languages[0]));

beforeEach(() => forgetUnsent());
afterEach(async () => {
  await language('en');
  localStorage.clear();
});

it.each([
  ['answer', 'Date of birth is not a calendar date (YYYY-MM-DD).', german.reasons.noDate],
  [
    'answer.full_name',
    'Full name is missing.',
    `${german.fields.full_name}: ${german.reasons.missing}`,
  ],
  [
    'answer.scheme_fields.imei_devices',
    'IMEI of devices names the same twice.',
    `${germanScheme.fields.imei_devices}: ${german.reasons.twice}`,
  ],
])('an answer that is refused at %s says why in German', async (path, message, words) => {
  const waiting = { ...standingAt('waitingForYou'), doa: inDays(9) };
  fakeFetch({
    [calls.history]: () => json(historyReply([], waiting)),
    [calls.order]: () => ownOrderReply(question({ wants: 'field', field: 'full_name', text: '?' })),
    [calls.answer]: () => json({ status: 0, message, errors: [{ path, message }] }, 422),
  });
  openPortal(paths.orderDetailsOf('104777'));
  const field = await screen.findByLabelText<HTMLInputElement>('Your answer');
  fireEvent.change(field, { target: { value: 'x' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await language('de');
  await screen.findByText(words);
  expect(field.value).toBe('x');
});
