import { expect, it } from 'vitest';
import { compellingEvidence } from '../programmes/compelling-evidence.ts';
import { equalElements, publicIp } from './equal-elements.ts';
import type { MeteredPayment } from './payment.ts';

const nothing: MeteredPayment = {
  orderId: '104777',
  day: '2026-11-14',
  card: null,
  ip: null,
  deviceId: null,
  fingerprint: null,
  login: null,
  address: null,
};
const equal = (one: Partial<MeteredPayment>, other: Partial<MeteredPayment>) =>
  equalElements({ ...nothing, ...one }, { ...nothing, ...other }, compellingEvidence);

it.each([
  ['0.0.0.0', null],
  ['10.1.2.3', null],
  ['127.0.0.1', null],
  ['169.254.1.1', null],
  ['192.168.1.7', null],
  ['172.16.0.1', null],
  ['172.19.0.1', null],
  ['172.20.0.1', null],
  ['172.29.0.1', null],
  ['172.30.0.1', null],
  ['172.31.0.1', null],
  ['::', null],
  ['::1', null],
  ['fc00::7', null],
  ['FD00::7', null],
  ['fe80::1', null],
  ['feb0::1', null],
  ['', null],
  [null, null],
  // Of IPv4, as a server of IPv6 writes it.
  ['::ffff:10.1.2.3', null],
  ['::FFFF:0a01:0203', null],
  ['::ffff:203.0.113.42', '203.0.113.42'],
  ['0:0:0:0:0:ffff:cb00:712a', '203.0.113.42'],
  ['0:0:0:0:0:0:0:1', null],
  // Of a provider's customers all together.
  ['100.64.0.1', null],
  ['100.99.0.1', null],
  ['100.119.0.1', null],
  ['100.127.255.255', null],
  ['100.63.0.1', '100.63.0.1'],
  ['100.128.0.1', '100.128.0.1'],
  ['172.15.0.1', '172.15.0.1'],
  ['172.32.0.1', '172.32.0.1'],
  ['100.0.0.1', '100.0.0.1'],
  ['8.10.0.1', '8.10.0.1'],
  ['203.0.113.42', '203.0.113.42'],
  ['::2', '::2'],
  ['::12', '::12'],
  ['fec0::1', 'fec0::1'],
  ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
  // Neither of the two kinds: compared as it is written, in small letters.
  ['ZZ::1', 'zz::1'],
])('the address %j compares as %j', (ip, compared) => {
  expect(publicIp(ip)).toBe(compared);
});

it('compares a login and an address without regard to case and blanks', () => {
  expect(equal({ login: ' Petra@Example.com' }, { login: 'petra@example.com ' })).toEqual([
    'login',
  ]);
  expect(equal({ address: '7  Example\nRoad' }, { address: '7 example road' })).toEqual([
    'address',
  ]);
  const street = '7 Rua São José';
  expect(equal({ address: street }, { address: street.normalize('NFD') })).toEqual(['address']);
  expect(equal({ address: '7 Example Road' }, { address: '7ExampleRoad' })).toEqual([]);
  expect(equal({ login: '' }, { login: '' })).toEqual([]);
});
