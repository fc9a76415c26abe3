import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { en } from '../../i18n/en.ts';
import { chooseByHand } from '../../i18n/language-store.ts';
import { languages } from '../../i18n/languages.ts';
import { keepOrder } from '../../shared/offline/kept-order.ts';
import { ownOrderReply } from '../../testing/conversations.ts';
import { openPortal } from '../../testing/draw.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { fileOf4Bytes } from '../../testing/kept-file.ts';
import { leaveNothing } from '../../testing/leave-nothing.ts';
import { approved, changedOrder, inDays } from '../../testing/orders.ts';
import { calls, history } from '../../testing/replies.ts';
import type { TravellerOrder } from './shown-order.ts';

const order = { ...approved, doa: inDays(5) };
const changed = { ...changedOrder, doa: inDays(5) };
const title = en['approved.changed'];

function open(shown: TravellerOrder) {
  const answers = {
    [calls.history]: history([], shown),
    [calls.order]: () => ownOrderReply(null),
  };
  fakeFetch(answers);
  openPortal(paths.orderDetailsOf('104777'));
  return answers;
}
const heading = () => screen.findByRole('heading', { name: en['approved.heading'] });
/** The words of the notice, once it has the names. */
async function noticeWith(name: RegExp) {
  const words = await screen.findByText(name);
  return words.closest<HTMLElement>('[role=note]')?.textContent;
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await leaveNothing();
});

describe('an approved order whose details changed after its document was made', () => {
  it('says so, with the details, the day and what counts until another one is here', async () => {
    open(changed);
    expect(await noticeWith(/Passport number and Date of arrival/)).toBe(
      `${title}Corrected: Passport number and Date of arrival. The last correction was on ` +
        '20 November 2026. If there is a new document, we will send you an e-mail. Until then, this is your document.',
    );
    expect(screen.getByRole('button', { name: en['approved.download'] })).toBeTruthy();
  });

  it('says it in the language of the page, with the names of the details in it', async () => {
    const german = languages.find(({ lang }) => lang === 'de') ?? languages[0];
    await act(() => chooseByHand(german));
    open({ ...changed, changed_since: { fields: ['dob'], at: '2026-11-20T21:30:00.000Z' } });
    expect(await noticeWith(/Korrigiert: Geburtsdatum\./)).toContain('am 20. November 2026.');
  });

  it.each([
    ['a field of the scheme by its name', ['scheme_fields.sex'], 'Corrected: Sex in the passport.'],
    ['no field that only a later server knows', ['shoe_size', 'dob'], 'Corrected: Date of birth.'],
  ])('names %s', async (_, fields, words) => {
    open({ ...changed, changed_since: { fields, at: '2026-11-20T21:30:00.000Z' } });
    expect(await noticeWith(/^Corrected/)).toContain(`${title}${words} The last`);
  });

  it('says the day where it has no name at all', async () => {
    open({ ...changed, changed_since: { fields: ['shoe_size'], at: '2026-11-20T21:30:00Z' } });
    expect(await noticeWith(/20 November 2026/)).toMatch(/made\s*The last correction/);
  });
});

it('an order whose document holds what it does says nothing of it', async () => {
  open(order);
  await heading();
  expect(screen.queryByText(title)).toBeNull();
});

it('a page that stood open says it when it is seen again, for readers too', async () => {
  const answers = open(order);
  await heading();
  answers[calls.history] = history([], changed);
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await screen.findByText(/^Corrected/);
  const said = screen.getAllByRole('status').filter((part) => part.textContent?.includes(title));
  expect(said).toHaveLength(1);
  answers[calls.history] = history([], order);
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
});

describe('a copy on this device', () => {
  const openOffline = async (kept: object) => {
    await keepOrder({ ...order, ...kept }, [], fileOf4Bytes());
    fakeFetch({});
    openPortal(paths.orderDetailsOf('104777'));
    await screen.findByText(/This is the copy that we kept on this device/);
  };

  it('says it where it was kept after the correction', async () => {
    await openOffline(changed);
    const note = await screen.findByText(/^Corrected: Passport number/);
    expect(note.textContent).toContain('Until then, this is your document.');
  });

  it('of the release before knows nothing of it, and opens', async () => {
    await openOffline({ changed_since: undefined });
    expect(await heading()).toBeTruthy();
    expect(screen.queryByText(title)).toBeNull();
  });
});
