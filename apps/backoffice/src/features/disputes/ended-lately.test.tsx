import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { deskReply } from '../../shared/disputes/testing/rows.ts';
import { paths } from '../../shared/paths.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { openOffice } from '../../testing/draw.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { shellAnswers } from '../../testing/staff.ts';

afterEach(clearSession);

const list = '/api/admin/get-disputes';
function open(reply: object, search = '') {
  const sent = fakeFetch({
    ...shellAnswers('Rani', 'Team'),
    [list]: () => json({ status: 1, message: 'Cases.', ...reply }),
  });
  const asked = () => sent.findLast(({ path }) => path === list)?.query;
  return { asked, router: openOffice(`${paths.page('disputes')}${search}`, 'Team') };
}
const number = (name: RegExp) => screen.getByRole('button', { name });

it.each([
  [/^Won, last 90 days/, '?state=won&ended=90&kind=disputed', { ended: '90', disputed: '1' }],
  [/^Prevented, 90 days/, '?state=prevented&ended=90', { ended: '90' }],
])('%s leads to the cases that it counts', async (name, search, query) => {
  const { asked, router } = open(deskReply());
  await screen.findByText('DP-10407');
  fireEvent.click(number(name));
  await waitFor(() => expect(router.state.location.search).toBe(search));
  await waitFor(() => expect(asked()).toMatchObject(query));
  expect(number(name).getAttribute('aria-pressed')).toBe('true');
  // Of all time they are other cases than the number counts.
  fireEvent.change(screen.getByLabelText('Ended'), { target: { value: '' } });
  await waitFor(() => expect(asked()).not.toHaveProperty('ended'));
  expect(number(name).getAttribute('aria-pressed')).toBe('false');
});

it('offers no filter that an API of the release before passes over', async () => {
  const { choices, ...reply } = deskReply();
  const { filters: _, ...before } = choices;
  const { router } = open({ ...reply, choices: before });
  await screen.findByText('DP-10407');
  expect(screen.queryByLabelText('Ended')).toBeNull();
  expect(screen.queryByRole('option', { name: 'Both rounds' })).toBeNull();
  fireEvent.click(number(/^Won, last 90 days/));
  await waitFor(() => expect(router.state.location.search).toBe('?state=won'));
});
