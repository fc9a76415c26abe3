import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cells, heads, openScreen } from '../../shared/report/testing/open-screen.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { ProcessedOrderScreen } from './ProcessedOrderScreen.tsx';

it('shows who completed how many, and keeps two people of one name apart', async () => {
  const data = [
    { processed_by: 'Rani', count: 1200 },
    { processed_by: 'Rani', count: 3 },
    { processed_by: 'Dewa', count: 0 },
  ];
  const sent = fakeFetch({
    '/api/admin/get-processed-by-count': () => json({ status: 1, message: 'Done.', data }),
  });
  openScreen(ProcessedOrderScreen, '?to=2026-11-21');
  await screen.findByRole('rowheader', { name: 'Dewa' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Processed By');
  expect(heads()).toEqual(['S. No', 'Name', 'Order Count']);
  expect(await cells()).toEqual([
    ['1', 'Rani', '1,200'],
    ['2', 'Rani', '3'],
    ['3', 'Dewa', '0'],
  ]);
  expect(sent.map(({ body }) => body)).toEqual([{ fromDate: null, toDate: '2026-11-21' }]);
});

it('searches by the name of who completed them', async () => {
  const data = [
    { processed_by: 'Rani', count: 5 },
    { processed_by: 'Dewa', count: 2 },
  ];
  fakeFetch({
    '/api/admin/get-processed-by-count': () => json({ status: 1, message: 'Done.', data }),
  });
  openScreen(ProcessedOrderScreen, '?q=dEW');
  await screen.findByRole('rowheader', { name: 'Dewa' });
  expect(await cells()).toEqual([['1', 'Dewa', '2']]);
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search name' }).value).toBe(
    'dEW',
  );
});
