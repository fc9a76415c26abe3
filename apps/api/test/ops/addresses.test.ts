import { expect, onTestFinished, test, vi } from 'vitest';
import { sayPublicAddresses } from '../../src/commands/addresses.ts';
import { readEnv } from '../../src/core/env.ts';

test.each([
  {
    given: {},
    backoffice: 'http://localhost:4321/',
    portal: 'http://localhost:4321/track-order',
    machine: undefined,
  },
  {
    given: {
      PUBLIC_BACKOFFICE_URL: 'https://backoffice.example.com',
      PUBLIC_PORTAL_URL: 'https://portal.example.com',
    },
    backoffice: 'https://backoffice.example.com/',
    portal: 'https://portal.example.com/track-order',
    machine: 'http://localhost:4321/',
  },
])('a server tells $portal', ({ given, ...expected }) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  sayPublicAddresses('http://localhost:4321', readEnv({ PORT: '4321', ...given }));
  const lines = write.mock.calls.map(([line]) => String(line).trim());
  const told = (name: string) =>
    lines
      .find((line) => line.startsWith(name))
      ?.slice(name.length)
      .trim();
  expect(told('Back office')).toBe(expected.backoffice);
  expect(told('Portal')).toBe(expected.portal);
  expect(told('This machine')).toBe(expected.machine);
});
