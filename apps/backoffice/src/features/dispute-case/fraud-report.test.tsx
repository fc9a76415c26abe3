import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { disputeCase } from '../../shared/disputes/testing/cases.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { card, details, open, said } from './testing/open-case.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
  sessionStorage.clear();
});

it('a fraud report has no clock, whatever day was told: nobody answers it', async () => {
  const report = disputeCase({ kind: 'fraud_report', state: 'open' });
  await open({ [details]: () => said(report) });
  const clock = await card('Clock');
  expect(clock.getByText('Fraud report: nobody answers it')).toBeTruthy();
  expect(clock.queryByText(/^Late|to answer$/)).toBeNull();
});
