import { expect, test } from 'vitest';
import { isHere } from '../../src/core/database-hosts.ts';

test.each([
  'postgresql://pabean@localhost/pabean',
  'postgres://pabean:secret@127.0.0.1:5433/pabean',
  'postgres://pabean@[::1]:5432/pabean',
  'postgresql:///pabean?host=/run/postgresql',
  'postgresql://pabean@%2Frun%2Fpostgresql/pabean',
  'postgresql:///pabean',
])('%s is on this machine', (url) => {
  expect(isHere(url)).toBe(true);
});

test.each([
  'postgresql://pabean@database.example.com/pabean',
  'postgresql://pabean@10.0.0.7:5432/pabean?host=db.example.com',
  'postgresql://pabean@localhost:5432,127.0.0.1:5433/pabean',
  'no address',
])('%s is elsewhere, or may be', (url) => {
  expect(isHere(url)).toBe(false);
});
