import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { deskReply } from '../../shared/disputes/testing/rows.ts';
import { paths } from '../../shared/paths.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { json } from '../../testing/fake-fetch.ts';
import { id, open } from './testing/open-case.tsx';

afterEach(() => {
  clearSession();
  sessionStorage.clear();
});

/** The link above the title of the case. */
async function wayBack() {
  const heading = await screen.findByRole('heading', { name: `Case ${id}` });
  const head = heading.closest('header') ?? document.body;
  return within(head).getByRole('link', { name: 'Disputes' }).getAttribute('href');
}

it('leads back to the desk with its filters, its search and its page', async () => {
  const desk = deskReply({ total: 120 });
  const { router } = await open({
    '/api/admin/get-disputes': () => json({ status: 1, message: 'Cases.', ...desk }),
  });
  expect(await wayBack()).toBe('/admin/disputes');
  for (const search of ['?due=1&kind=chargeback&q=104829&page=2', '']) {
    await router.navigate(`${paths.page('disputes')}${search}`);
    await screen.findByText('DP-10407');
    await router.navigate(paths.dispute(id));
    await waitFor(async () => expect(await wayBack()).toBe(`/admin/disputes${search}`));
  }
});
