import { expect, it } from 'vitest';
import { holdsCardNumber, withoutCardNumbers } from './card-number.ts';

it.each<[unknown]>([
  ['4111111111111111'],
  ['4111 1111 1111 1111'],
  ['4111-1111-1111-1111'],
  ['4111.1111.1111.1111'],
  ['4111 1111 1111 1111 12/27'],
  ['card=5555555555554444;'],
  ['4111  1111  1111  1111'],
  ['4111 - 1111 - 1111 - 1111'],
  ['4111–1111—1111\u20111111'],
  ['4111\u200b1111\u200b1111\u200b1111'],
  ['٤١١١ ١١١١ ١١١١ ١١١١'],
  ['४१११११११११११११११'],
  ['tok4111111111111111abc'],
  ['n378282246310005x'],
  ['378282246310005'],
  ['6011111111111117'],
  ['30569309025904'],
  // 13 and 19 digits.
  ['4222222222222'],
  ['6304000000000000000'],
  ['４１１１１１１１１１１１１１１１'],
  ['٤١١١ ١١١١ ١١١١ ١١١١'],
  ['४१११ ११११ ११११ ११११'],
  [4111111111111111],
  [{ card_token: 'x', more: ['y', '4111111111111111'] }],
  [{ '4111111111111111': 'x' }],
])('finds a full card number in %j', (value) => {
  expect(holdsCardNumber(value)).toBe(true);
});

it.each<[unknown]>([
  ['tok_1NvXQ2eZvKYlo2C4417'],
  ['•••• 4417'],
  // A last digit that does not fit.
  ['4111111111111112'],
  // 12 and 20 digits that fit.
  ['400000000002'],
  ['41111111111111111119'],
  // An ARN has 23 digits, a moment in milliseconds 13.
  ['74537604221222132710572'],
  ['fb.1.1690000000007.AbCd'],
  ['2026-11-14T14:01:37.123Z'],
  ['203.0.113.42'],
  ['2001:db8::4111:1111:1111:1111'],
  ['550e8400-e29b-41d4-a716-446655440000'],
  ['a4111111111111111bc0123456789abcdef'],
  // Digits of a token that happen to fit.
  ['tok_9f7000000000000013a'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/147.0.7204.101 Mobile Safari/537.36'],
  ['0000000000000000'],
  [null],
  [true],
  [{}],
])('finds none in %j', (value) => {
  expect(holdsCardNumber(value)).toBe(false);
});

it('is done soon with a row of digits without end, and with what is nested deeply', () => {
  let nested: unknown = '4111111111111111';
  for (let depth = 0; depth < 100_000; depth += 1) nested = [nested];
  // Whoever looks at every row of groups is not done within the limit of a test.
  expect(holdsCardNumber('1 '.repeat(100_000))).toBe(false);
  expect(holdsCardNumber('1'.repeat(1_000_000))).toBe(false);
  expect(withoutCardNumbers('1-'.repeat(100_000))).toHaveLength(200_000);
  expect(holdsCardNumber(nested)).toBe(true);
});

it('leaves the last four digits and everything else of a text', () => {
  expect(withoutCardNumbers('{"t":"4111 1111 1111 1111","ip":"203.0.113.42"}')).toBe(
    '{"t":"[card ending 1111]","ip":"203.0.113.42"}',
  );
  expect(withoutCardNumbers('カード４１１１ １１１１ １１１１ １１１１、期限１２月')).toBe(
    'カード[card ending 1111]、期限１２月',
  );
  expect(withoutCardNumbers('٤١١١ ١١١١ ١١١١ ١١١١ ١')).toBe('[card ending 1111]');
  expect(withoutCardNumbers('+44 7700 900187')).toBe('+44 7700 900187');
  expect(withoutCardNumbers('４１１１１１１１１１１１１１１１ and ٤١١١ - ١١١١ - ١١١١ - ١١١١')).toBe(
    '[card ending 1111] and [card ending 1111]',
  );
});
