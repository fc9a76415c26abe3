import type { Failure } from '@pabean/api-client';
import { describe, expect, it } from 'vitest';
import { catalog as ar } from '../i18n/catalogs/ar.ts';
import { english, languageOf } from '../i18n/language.ts';
import { languages } from '../i18n/languages.ts';
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

  it("says a refusal in the page's language, by call and status", () => {
    const entry = languages.find(({ lang }) => lang === 'ar') ?? english;
    const arabic = languageOf(entry, ar);
    const texts = { 404: 'refused.noSuchOrder' } as const;
    const said = (httpStatus: number) =>
      failureText(refused({ httpStatus }), arabic, Date.now(), texts);
    expect(said(404)).toBe(ar['refused.noSuchOrder']);
    expect(said(429)).toBe(ar['refused.tooMany']);
    expect(said(418)).toBe(ar['failure.broken']);
    const later = refused({ httpStatus: 429, retryAfter: 60 });
    expect(failureText(later, arabic, new Date(2026, 10, 20, 14, 29).getTime())).toMatch(/2:30/);
  });

  it('has words of its own when no answer came', () => {
    const text = failureText(refused({ kind: 'offline', message: 'raw' }), english);
    expect(text).toContain('offline');
    expect(failureText(refused({ kind: 'broken', message: 'raw' }), english)).not.toContain('raw');
  });
});
