import { fieldErrors } from '@pabean/api-client';
import { correctOrder } from '@pabean/api-client/contract';
import { describe, expect, it } from 'vitest';
import { texts as marks } from '../marks/texts/de.ts';
import { texts as scheme } from '../missing/texts/de.ts';
import type { OwnTexts } from './own-fields.ts';
import { refusalWords } from './refusal-words.ts';
import { texts as correct } from './texts/de.ts';

const texts: OwnTexts = { ...correct, scheme, marks };
const { reasons } = correct;

/** What the page says in German of what the server's own rules refuse. */
function said(changes: object): string[] {
  const errors = fieldErrors(correctOrder.body, { orderId: '104777', version: 3, changes });
  return Object.entries(errors).map(([path, message]) => refusalWords({ path, message }, texts));
}
const inScheme = (field: string, value: unknown) => ({ scheme_fields: { [field]: value } });
const counted = 'Bitte schreiben Sie eine ganze Zahl von 0 bis 999.';

describe('a refused correction is said in the language of the page', () => {
  it.each<[string, object, string]>([
    ['empty', { full_name: ' ' }, reasons.missing],
    ['empty, of a passport', { passport_number: '' }, reasons.missing],
    ['too long', { occupation: 'x'.repeat(201) }, 'Bitte höchstens 200 Zeichen.'],
    ['a character', { full_name: 'Ann\0e' }, reasons.character],
    ['no date', { doa: 'soon' }, reasons.noDate],
    ['no number', { accompanied_baggage: 'two' }, counted],
    ['below zero', { accompanied_baggage: '-1' }, counted],
    ['above the most', { accompanied_baggage: '1000' }, counted],
    ['half a number', { family_members_travelling: '1.5' }, counted],
    ['no dialling code', { country_code: 'Atlantis' }, reasons.diallingCode],
    ['no telephone', { phone_number: '+49 x' }, reasons.telephone],
    ['no country', inScheme('passport_country', 'Atlantis'), reasons.country],
    ['no IMEI', inScheme('imei_devices', '12'), `${correct.wrong} ${scheme.imei}`],
    ['a mistyped IMEI', inScheme('imei_devices', '490154203237519'), reasons.digit],
    ['no sum', inScheme('cash_by_currency', 'much'), `${correct.wrong} ${scheme.sums}`],
    ['one country twice', inScheme('countries_21d', 'Peru\nPeru'), reasons.twice],
    [
      'too many entries',
      inScheme('cash_by_currency', 'EUR 1\n'.repeat(11)),
      'Bitte schreiben Sie höchstens 10.',
    ],
    [
      'none and something',
      inScheme('symptoms', 'none\nfever'),
      '„Keine“ und eine andere Antwort passen nicht zusammen. Bitte wählen Sie neu.',
    ],
    [
      'too many people',
      { familyMember: Array.from({ length: 51 }, () => ({ family_member_name: 'Ann' })) },
      'Bitte schreiben Sie höchstens 50.',
    ],
  ])('%s', (_, changes, words) => {
    expect(said(changes)[0]).toBe(words);
  });

  it('names the person or the item of a list', () => {
    const familyMember = [{ family_member_name: 'Ann' }, { family_member_name: '' }];
    expect(said({ familyMember })).toEqual([`Person 2, Vollständiger Name: ${reasons.missing}`]);
    const goodsDetails = { value_purchase: 'x'.repeat(501) };
    expect(said({ goodsDetails })).toEqual([
      'Im Ausland gekaufte Waren über 500 USD, Wert: Bitte höchstens 500 Zeichen.',
    ]);
  });

  it('is said in general where the rule is not known', () => {
    expect(refusalWords(undefined, texts)).toBe(correct.wrong);
    expect(refusalWords({ path: 'changes.dob', message: 'No.' }, texts)).toBe(correct.wrong);
  });
});
