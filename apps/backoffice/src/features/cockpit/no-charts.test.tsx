import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openScreen } from '../../shared/report/testing/open-screen.tsx';
import { fakeFetch, json } from '../../testing/fake-fetch.ts';
import { cockpit } from './testing/cockpit-sample.ts';

// Other tests of this worker have the charts already.
beforeEach(() => {
  vi.resetModules();
  vi.doMock('./CockpitCharts.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
});
afterEach(() => {
  vi.doUnmock('./CockpitCharts.tsx');
  vi.resetModules();
});

it('keeps the numbers and tables where the charts cannot be fetched, and says so', async () => {
  const figures = () => json({ status: 1, message: 'Cockpit.', data: cockpit });
  fakeFetch({ '/api/admin/get-cockpit': figures });
  openScreen((await import('./CockpitScreen.tsx')).CockpitScreen);
  expect(await screen.findAllByText(/^The chart could not be fetched\./)).toHaveLength(2);
  screen.getByTitle('Disputes and fraud reports');
  screen.getByRole('table', { name: 'By source' });
});
