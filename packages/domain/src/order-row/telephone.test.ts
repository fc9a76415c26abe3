import { describe, expect, it } from 'vitest';
import { telephone, telephoneParts } from './telephone.ts';

describe('telephone', () => {
  it.each([
    ['a name', 'United Kingdom', '7700900142', '+447700900142'],
    ['digits', '61', '25764243438', '+6125764243438'],
    ['digits with a plus sign', '+62', '8123456789', '+628123456789'],
    ['digits with zeros', '0044', '7700900142', '+447700900142'],
    ['digits with zeros inside', '8800', '5550100', '+88005550100'],
    ['digits with a hyphen', '1-242', '5550100', '+12425550100'],
    ['more digits than a code has', '123456', '5550100', '5550100'],
    ['a name nobody knows with digits behind', 'Atlantis 44', '5550100', '5550100'],
    ['a name nobody knows with digits in front', '44 Atlantis', '5550100', '5550100'],
    ['a name with a remark', 'India (+91)', '2603845787', '+912603845787'],
    ['a name nobody knows', 'Atlantis', '5550100', '5550100'],
    ['no country', null, '5550100', '5550100'],
    ['a number that repeats the code', 'USA', '+1 2025550117', '+12025550117'],
    ['a number with another code', 'USA', '+442025550117', '+442025550117'],
    ['spaces around', '65', ' 61234567 ', '+6561234567'],
    ['a number that starts with the code by chance', '1', '1234567890', '+11234567890'],
    ['no number', 'USA', null, '—'],
    ['a blank number', '1', '  ', '—'],
  ])('%s', (_what, country, phone, expected) => {
    expect(telephone(country, phone)).toBe(expected);
  });
});

describe('telephoneParts', () => {
  it('keeps code and number apart', () => {
    expect(telephoneParts('South Korea', '461582613')).toEqual({ code: '82', number: '461582613' });
  });

  it('has an empty code where none is known, and nothing without a number', () => {
    expect(telephoneParts('', '5550100')).toEqual({ code: '', number: '5550100' });
    expect(telephoneParts('82', '')).toBeNull();
  });
});
