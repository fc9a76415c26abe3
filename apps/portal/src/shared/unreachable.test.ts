import type { Failure } from '@pabean/api-client';
import { expect, test } from 'vitest';
import { isUnreachable } from './unreachable.ts';

const failure = (kind: Failure['kind'], httpStatus = 0): Failure => ({
  ok: false,
  kind,
  httpStatus,
  message: '',
  errors: [],
});

test.each([
  ['no answer', failure('offline'), true],
  ['the sign-in page of an airport', failure('broken'), true],
  ['an answer of ours that breaks the contract', failure('broken', 200), false],
  ['a refusal', failure('refused', 409), false],
  ['no cookie', failure('unauthorised', 401), false],
])('%s', (_, given, expected) => {
  expect(isUnreachable(given)).toBe(expected);
});
