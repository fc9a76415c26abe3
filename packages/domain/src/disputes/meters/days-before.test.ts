import { expect, it } from 'vitest';
import { compellingEvidence } from '../programmes/compelling-evidence.ts';
import { daysBefore } from './days-before.ts';

const on = (earlier: string, disputedOn: string | null = null) => {
  const { fit, words } = daysBefore(earlier, '2026-11-14', disputedOn, compellingEvidence);
  return `${fit}: ${words}`;
};

it('says how many days, and what is wrong with them', () => {
  expect(on('2026-07-17')).toBe('yes: 120 days before');
  expect(on('2026-07-18')).toBe('no: 119 days before, not 120 to 365');
  expect(on('2025-11-15')).toBe('yes: 364 days before');
  expect(on('2025-11-14')).toBe('border: 365 days before, where sources disagree');
  expect(on('2025-11-13')).toBe('no: 366 days before, not 120 to 365');
  expect(on('soon')).toBe('no: has no day of payment');
});

it('says both counts where the dispute came on another day', () => {
  expect(on('2026-07-17', '2026-11-14')).toBe('yes: 120 days before');
  expect(on('2026-07-17', '2026-11-15')).toBe(
    'yes: 120 days before the payment, 121 before the dispute',
  );
  expect(on('2026-07-18', '2026-11-15')).toBe(
    'border: 119 days before the payment, 120 before the dispute, where sources disagree',
  );
  expect(on('2026-07-19', '2026-11-15')).toBe(
    'no: 118 days before the payment, 119 before the dispute, not 120 to 365',
  );
});

it('takes no payment after the disputed one, however late the dispute came', () => {
  expect(on('2026-11-15', '2027-04-01')).toBe(
    'no: -1 days before the payment, 137 before the dispute, not 120 to 365',
  );
  expect(on('2026-11-14', '2027-04-01')).toBe(
    'border: 0 days before the payment, 138 before the dispute, where sources disagree',
  );
});

it('counts only from the payment where the day of the dispute is none', () => {
  expect(on('2026-07-17', 'soon')).toBe('yes: 120 days before');
  expect(daysBefore('2026-07-17', '2026-11-14', null, compellingEvidence)).toMatchObject({
    ofPayment: 120,
    ofDispute: null,
  });
});
