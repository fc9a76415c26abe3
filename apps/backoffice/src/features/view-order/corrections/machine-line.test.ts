import { describe, expect, it, test } from 'vitest';
import { isMachineLine, readMachineLine } from './machine-line.ts';

// The sample of ICAO 9303, which is nobody's passport.
const name = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<';
const line = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';

test.each([line, `${name}\n${line}`, line.toLowerCase(), ` ${line} \r\n`])('%j is one', (text) => {
  expect(isMachineLine(text)).toBe(true);
});
test.each(['X1234567', 'A LONG TEXT THAT IS NO LINE OF A PASSPORT AT ALL', '<<<', ''])(
  '%j is none',
  (text) => {
    expect(isMachineLine(text)).toBe(false);
  },
);

describe('the number', () => {
  it.each([line, `${name}\n${line}`, `${name}${line}`, line.replace('UTO', ' UTO ')])(
    'is read from %j',
    async (text) => {
      expect(await readMachineLine(text)).toEqual({ number: 'L898902C3', fits: true });
    },
  );

  it.each([
    ['another number', line.replace('C36', 'C46')],
    ['another day of birth', line.replace('740812', '740813')],
  ])('does not fit with %s', async (_, text) => {
    expect(await readMachineLine(text)).toMatchObject({ fits: false });
  });

  it.each([line.slice(1), `${line}<`, `${name}\n${name}\n${line}`, '<'.repeat(30)])(
    'is not read from %j',
    async (text) => {
      expect(await readMachineLine(text)).toBeNull();
    },
  );
});
