import { describe, expect, test } from 'vitest';
import { escaped } from '../../bundle/ascii-only.ts';

/** What a program's last expression gives. */
const run = (code: string): unknown => new Function(`return (${code});`)();

describe('a program written in ASCII', () => {
  test.each([
    ['a text', `'Denpasar – 巴厘岛 😀'`],
    ['a template', '`naïve – 😀`'],
    ['a text with a backslash before it', `'a\\–b\\\\–c'`],
    ['a name', `{ größe: 1 }`],
    ['a comment', `/* – */ 2`],
  ])('says the same in %s', (_, code) => {
    const ascii = escaped(code);
    expect(ascii).toMatch(/^[\0-\x7f]+$/);
    expect(run(ascii)).toEqual(run(code));
  });

  test.each([
    [`/^[à-ü]$/`, 'é'],
    [`/^[à-ü]$/u`, 'é'],
    [`/^[😀-😂]$/u`, '😁'],
    [`/^\\–$/`, '–'],
  ])('finds the same by %s', (code, found) => {
    expect(run(escaped(code))).toSatisfy((pattern: RegExp) => pattern.test(found));
    expect(run(escaped(code))).not.toSatisfy((pattern: RegExp) => pattern.test('x'));
  });

  test('is refused where a text is taken as it is written', () => {
    expect(() => escaped('String.raw`–`')).toThrow('raw');
    expect(escaped('String.raw`-` + "–"')).toBe('String.raw`-` + "\\u2013"');
  });
});
