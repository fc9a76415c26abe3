import { expect, it } from 'vitest';
import { type TwoOfRecord, twoOfMeter } from './two-of.ts';

const nothing: TwoOfRecord = {
  network: 'visa',
  code: '10.4',
  description: 'Customs declaration, filed for you',
  downloads: ['2026-11-15T18:02:00.000Z'],
  paidAt: '2026-11-14T14:01:00.000Z',
  ip: null,
  place: null,
  deviceId: null,
  deviceName: null,
  name: null,
  email: null,
  profileVerifiedAt: null,
  accesses: [],
  sameDeviceAndCard: [],
};
const device = { deviceId: 'dv_8f21c07be49a3d16', deviceName: 'Phone' };
const person = { name: 'Petra Lindqvist-Amaro', email: 'petra@example.com' };
const heldOf = (record: Partial<TwoOfRecord>) =>
  twoOfMeter({ ...nothing, ...record })
    .elements.filter(({ held }) => held)
    .map(({ id }) => id)
    .join('');

it.each<[string, Partial<TwoOfRecord>]>([
  ['', {}],
  ['', { ip: '203.0.113.42' }],
  ['a', { ip: '203.0.113.42', place: 'Norwich' }],
  ['', { ip: '10.0.0.7', place: 'Norwich' }],
  ['', { deviceId: 'dv_8f21c07be49a3d16' }],
  ['b', device],
  ['c', person],
  ['', { name: 'Petra', email: '' }],
  ['d', { profileVerifiedAt: '2026-11-01T00:00:00.000Z' }],
  ['', { profileVerifiedAt: '2026-11-14T14:01:00.000Z' }],
  ['e', { accesses: ['2026-11-14T09:00:00.000Z'] }],
  ['', { accesses: ['2026-11-13T23:59:59.999Z'] }],
  ['', { sameDeviceAndCard: ['098114'] }],
  ['f', { deviceId: 'dv_8f21c07be49a3d16', sameDeviceAndCard: ['098114'] }],
])('holds "%s" of %j', (letters, record) => {
  expect(heldOf(record)).toBe(letters);
});

it('wants two, a description and a download, and only for the reason that asks', () => {
  const answer = (record: Partial<TwoOfRecord>) => {
    const { answer: word, why } = twoOfMeter({ ...nothing, ...record });
    return `${word}: ${why}`;
  };
  expect(answer({ ...person, ...device })).toBe('yes: 2 of 6 are held, and 1 downloads.');
  expect(answer(person)).toBe('no: 1 of 6 are held, 2 are needed.');
  expect(answer({ ...person, ...device, downloads: [] })).toBe(
    'no: A download with day and time is missing.',
  );
  expect(answer({ ...person, ...device, downloads: ['2026-11-01T00:00:00.000Z'] })).toBe(
    'no: A download with day and time is missing.',
  );
  expect(answer({ ...person, ...device, paidAt: null })).toBe(
    'no: A download with day and time is missing.',
  );
  expect(answer({ ...person, ...device, description: '' })).toBe(
    'no: A description of what was bought is missing.',
  );
  expect(answer({ ...person, ...device, code: '13.1' })).toBe('no: Only for Visa 10.4.');
  expect(answer({ ...person, ...device, code: '99.9' })).toBe('no: Only for Visa 10.4.');
  expect(answer({ description: null })).toBe(
    'no: A description of what was bought is missing. 0 of 6 are held, 2 are needed.',
  );
});

it('gives the facts that it counted', () => {
  const { elements } = twoOfMeter({ ...nothing, ...person });
  expect(elements.find(({ id }) => id === 'c')?.facts).toEqual([person.name, person.email]);
});
