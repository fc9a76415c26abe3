import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetDrafts } from '../../../shared/drafts.ts';
import { beginSession } from '../../../shared/session/session-store.ts';
import { tokenOf } from '../../../testing/staff.ts';
import {
  detailsCall,
  fakeServer,
  findOrder,
  openScreen,
  orderReply,
  press,
} from '../testing/open-order.tsx';

const notShaped = /Flight \/ voyage: A flight usually has/;

beforeEach(() => {
  forgetDrafts();
  beginSession({ jwtToken: tokenOf('Sinta', 'Team') });
});

const form = (label: string) => within(screen.getByRole('form', { name: `Correct ${label}` }));
const marks = (label: string) => form(label).getByRole('status');
const type = (label: string, value: string) =>
  fireEvent.change(form(label).getByLabelText(label), { target: { value } });

async function open(order: object = {}) {
  const sent = fakeServer({
    [detailsCall]: () => orderReply(order),
  });
  openScreen();
  await findOrder();
  return sent;
}

it('says what the rules find of what is typed, and what they find no longer, without a call', async () => {
  const sent = await open();
  press('Correct Flight / voyage');
  type('Flight / voyage', 'banana');
  await waitFor(() => expect(marks('Flight / voyage').textContent).toMatch(notShaped));
  type('Flight / voyage', 'ZZ 482');
  await waitFor(() => expect(marks('Flight / voyage').textContent).toBe(''));
  expect(sent.filter(({ path }) => path === '/api/admin/update-order')).toEqual([]);
});

it('goes on saying what stood beside the value, and that it is mended', async () => {
  await open({ flight_voyage: 'banana' });
  press('Correct Flight / voyage');
  expect(marks('Flight / voyage').getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(marks('Flight / voyage').textContent).toMatch(notShaped));
  expect(marks('Flight / voyage').getAttribute('aria-busy')).toBe('false');
  type('Flight / voyage', 'ZZ 482');
  await waitFor(() =>
    expect(marks('Flight / voyage').textContent).toMatch(/^Flight \/ voyage, no longer found: /),
  );
});

it('says nothing of what could not be saved', async () => {
  await open({ flight_voyage: 'banana' });
  press('Correct Flight / voyage');
  await waitFor(() => expect(marks('Flight / voyage').textContent).toMatch(notShaped));
  type('Flight / voyage', 'x'.repeat(500));
  await waitFor(() => expect(marks('Flight / voyage').textContent).toBe(''));
});
