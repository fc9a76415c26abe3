import { expect, it } from 'vitest';
import { evidenceRules } from '../evidence/evidence-rules.ts';
import { networkName, networkOf } from '../networks.ts';
import { findReason } from './find-reason.ts';
import { disputeReasons } from './reasons.ts';

it.each([
  ['visa', '10.4', '10.4'],
  ['Visa', '104', '10.4'],
  ['visa', '1040', '10.4'],
  ['visa', ' 10.4 ', '10.4'],
  ['visa', ' 1040 ', '10.4'],
  ['visa', '12.6', '12.6.1'],
  ['visa', '1262', '12.6.2'],
  ['mastercard', ' 4853', '4853'],
  ['MC', '04837', '4837'],
  ['mastercard', '37', '4837'],
  ['mastercard', '004837', '4837'],
  ['American Express', 'c08', 'C08'],
  ['amex', '4554', 'C08'],
  ['discover', '4755', 'RG'],
  ['Diners Club', 'ua02', 'UA02'],
])('finds the reason of %s %s', (network, code, found) => {
  expect(findReason(network, code)?.code).toBe(found);
});

it.each([
  ['visa', '13.10'],
  ['visa', '4837'],
  ['mastercard', '10.4'],
  ['visa', ''],
  ['visa', '0'],
  ['visa', '91040'],
  ['visa', '10401'],
  ['jcb', '10.4'],
  ['', '4853'],
  ['constructor', '10.4'],
])('knows no reason of %s "%s"', (network, code) => {
  expect(findReason(network, code)).toBeNull();
});

it('takes a code for what its own network means by it', () => {
  expect(findReason('discover', '4863')?.name).toBe('Authorization Non-compliance');
  expect(findReason('mastercard', '4863')?.name).toBe(
    'Cardholder Does Not Recognize, Potential Fraud',
  );
});

it('finds each reason by its own code', () => {
  for (const reason of disputeReasons) {
    expect(findReason(reason.network, reason.code, reason.subReason ?? null)).toEqual(reason);
  }
});

it('takes the part of a code that is told, else the code alone', () => {
  expect(
    evidenceRules({ network: 'mastercard', code: '4853', subReason: 'misrepresentation' }),
  ).toMatchObject({
    template: 'misrepresentation',
    needed: ['cover_letter', 'disclosure_shown', 'terms_accepted', 'service_description'],
  });
  expect(findReason('mastercard', '4853', 'a part of tomorrow')?.subReason).toBeUndefined();
  expect(findReason('mastercard', '4853')?.name).toBe('Cardholder Dispute');
});

it('wants other evidence of fraud, of a service that did not come, and of a double charge', () => {
  const needed = ['10.4', '13.1', '12.6'].map(
    (code) => evidenceRules({ network: 'visa', code }).needed,
  );
  expect(needed).toEqual([
    ['cover_letter', 'service_description', 'download_log'],
    ['cover_letter', 'filing_proof', 'document_delivered'],
    ['cover_letter', 'both_orders'],
  ]);
});

it('has general rules for an unknown code, and those of the gateway’s category where it names one', () => {
  const unknown = evidenceRules({ network: 'visa', code: '99.9' });
  expect(unknown).toMatchObject({ reason: null, template: 'request', from: 'our rule' });
  expect(unknown.needed).toEqual(['cover_letter', 'order_confirmation', 'service_description']);
  const told = evidenceRules({ network: 'jcb', code: '5', category: 'product_not_received' });
  expect(told).toMatchObject({ reason: null, template: 'not_received' });
  expect(evidenceRules({ network: 'jcb', code: '5', category: 'other' }).template).toBe('request');
});

it.each([
  ['fraudulent', 'fraud'],
  ['duplicate', 'duplicate'],
  ['product_not_received', 'not_received'],
  ['product_unacceptable', 'not_as_described'],
  ['credit_not_processed', 'credit'],
  ['subscription_canceled', 'recurring'],
])('a gateway’s category %s asks for the evidence of %s', (category, template) => {
  expect(evidenceRules({ network: 'jcb', code: '5', category }).template).toBe(template);
});

it('names what is of no use in any answer', () => {
  for (const code of ['10.4', '13.1', '12.6', '13.7', '99.9']) {
    expect(evidenceRules({ network: 'visa', code }).useless).toEqual(
      expect.arrayContaining(['links', 'full_passport', 'accusation']),
    );
  }
});

it('says whose list it is', () => {
  expect(evidenceRules({ network: 'visa', code: '10.4' }).from).toBe('gateways');
  expect(evidenceRules({ network: 'visa', code: '10.3' }).from).toBe('our rule');
});

it('names networks as people read them, and keeps an unknown one as it came', () => {
  expect(networkName('amex')).toBe('American Express');
  expect(networkName('jcb')).toBe('jcb');
  expect(networkOf('Master-Card')).toBe('mastercard');
  expect(networkOf('valueOf')).toBeNull();
});
