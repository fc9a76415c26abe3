import { expect, it } from 'vitest';
import { firstPartyTrustMeter, type TrustRecord } from './first-party-trust.ts';

const whole: TrustRecord = {
  network: 'mastercard',
  code: '4837',
  deviceId: 'dv_8f21c07be49a3d16',
  fingerprint: null,
  ip: null,
  delivered: ['2026-11-15T18:02:00.000Z'],
  email: null,
  telephone: null,
  passedChecks: ['3-D Secure passed'],
  earlier: [],
};
const answer = (record: Partial<TrustRecord>) => {
  const { answer: word, why } = firstPartyTrustMeter({ ...whole, ...record });
  return `${word}: ${why}`;
};

it('wants three of three', () => {
  expect(answer({})).toBe('yes: 3 of 3 are held.');
  expect(answer({ deviceId: null, ip: '203.0.113.42' })).toBe('yes: 3 of 3 are held.');
  expect(answer({ deviceId: null, ip: '10.0.0.7' })).toBe('no: 2 of 3 are held, missing: device.');
  expect(answer({ deviceId: null })).toBe('no: 2 of 3 are held, missing: device.');
  expect(answer({ delivered: [] })).toBe('no: 2 of 3 are held, missing: delivery.');
  expect(answer({ passedChecks: [] })).toBe('no: 2 of 3 are held, missing: identity.');
  expect(answer({ passedChecks: [], email: 'petra@example.com' })).toBe('yes: 3 of 3 are held.');
  expect(answer({ deviceId: '', delivered: [], passedChecks: [] })).toBe(
    'no: 0 of 3 are held, missing: device, delivery, identity.',
  );
});

it('is for one code of one network', () => {
  expect(answer({ code: '37' })).toBe('yes: 3 of 3 are held.');
  for (const [network, code] of [
    ['visa', '10.4'],
    ['mastercard', '4853'],
    ['mastercard', '4863'],
    ['discover', '4837'],
  ] as const) {
    expect(answer({ network, code })).toBe('no: Only for Mastercard 4837.');
  }
});

it('shows the other reading apart and claims nothing of it', () => {
  expect(firstPartyTrustMeter({ ...whole, earlier: ['098114', '100872'] }).history).toEqual({
    payments: ['098114', '100872'],
    why: '2 earlier payments with equal signs. How many and how old is not known.',
  });
});
