import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notify } from '../../shared/notify.ts';
import { cells, openScreen, press } from '../../shared/report/testing/open-screen.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { ProcessedOrderScreen } from './ProcessedOrderScreen.tsx';

it('says every answer with a toast that stays, and keeps the table when a load fails', async () => {
  const said = vi.spyOn(notify, 'sticky');
  const data = [{ processed_by: 'Rani', count: 5 }];
  const answers = [
    () => json({ status: 1, message: 'Orders by member.', data }),
    () => json({ status: 0, message: 'Not now.' }, 503),
  ];
  fakeFetch({
    '/api/admin/get-processed-by-count': () => answers.shift()?.() ?? new TypeError('offline'),
  });
  openScreen(ProcessedOrderScreen);
  await screen.findAllByText('Rani');
  expect(document.title).toBe('Processed By · Pabean');
  expect(said.mock.calls).toEqual([['success', 'Orders by member.', 'report']]);
  press('Submit');
  await waitFor(() => expect(said).toHaveBeenLastCalledWith('error', 'Not now.', 'report'));
  expect(await cells()).toEqual([['1', 'Rani', '5']]);
});
