import type { Failure } from '@pabean/api-client';
import { describe, expect, it } from 'vitest';
import { english } from '../i18n/language.ts';
import { failureText } from './failure-text.ts';

const refused = (more: Partial<Failure>): Failure => ({
  ok: false,
  kind: 'refused',
  httpStatus: 400,
  message: 'We found no order.',
  errors: [],
  ...more,
});

describe('failureText', () => {
  it("shows the server's own words", () => {
    expect(failureText(refused({}), english)).toBe('We found no order.');
  });

  it('says after too many tries from which minute on it works again, never too early', () => {
    const now = new Date(2026, 10, 20, 14, 29, 30).getTime();
    const text = failureText(refused({ httpStatus: 429, retryAfter: 301 }), english, now);
    expect(text).toBe('Too many tries. You can try again at 14:35.');
  });

  it('has words of its own when no answer came', () => {
    const text = failureText(refused({ kind: 'offline', message: 'raw' }), english);
    expect(text).toContain('offline');
    expect(failureText(refused({ kind: 'broken', message: 'raw' }), english)).not.toContain('raw');
  });
});
