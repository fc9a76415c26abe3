import { matchPort, ports } from '@pabean/domain';
import { expect, test } from 'vitest';
import { knownPorts } from './known-ports.ts';

test('offers every place of arrival once, in words that are matched', () => {
  const matched = knownPorts.map((text) => matchPort(text).port?.id ?? text);
  expect([...matched].sort()).toEqual(ports.map(({ id }) => id).sort());
});
