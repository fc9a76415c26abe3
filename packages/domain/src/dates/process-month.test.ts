import { describe, expect, it } from 'vitest';
import { processMonth, processMonths } from './process-month.ts';

describe('processMonth', () => {
  it('names all twelve', () => {
    const months = processMonths.map((_, index) =>
      processMonth(`2026-${String(index + 1).padStart(2, '0')}-15`),
    );
    expect(months).toEqual(processMonths);
  });

  it.each([
    ['2026-01-31', 'Jan'],
    ['2026-02-01', 'Feb'],
    ['2026-10-31T23:59:59.999Z', 'Oct'],
    ['2026-11-01T03:00:00+07:00', 'Oct'],
  ])('puts %s in %s', (date, month) => {
    expect(processMonth(date)).toBe(month);
  });

  it.each(['', '2026-02-30', '2026-13-01', 'Nov', '15-11-2026'])('throws for %j', (text) => {
    expect(() => processMonth(text)).toThrow(new RangeError(`Not a date: ${text}`));
  });
});
