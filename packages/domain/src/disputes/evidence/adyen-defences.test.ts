import { expect, test } from 'vitest';
import { type AskedDocument, adyenDefence, adyenDefences } from './adyen-defences.ts';
import { evidenceTemplates } from './templates.ts';

const asks = (...documents: (readonly [code: string, level: string])[]): AskedDocument[] =>
  documents.map(([code, level]) => ({ code, level }));
const offer = (code: string, ...documents: (readonly [string, string])[]) => ({
  code,
  documents: asks(...documents),
});

const material = offer(
  'SupplyDefenseMaterial',
  ['TIDorInvoice', 'Optional'],
  ['DefenseMaterial', 'Required'],
);
const information = offer(
  'AdditionalInformation',
  ['DefenseMaterial', 'Required'],
  ['AdditionalInformation', 'Required'],
);
const provided = offer('ServicesProvided', ['ProofOfGoodsOrServicesProvided', 'Required']);
const either = offer(
  'GoodsOrServicesProvided',
  ['ProofOfAbilityToProvideServices', 'OneOrMore'],
  ['ProofOfGoodsOrServicesProvided', 'OneOrMore'],
);
const identified = offer('CompellingEvidence', ['CardholderIdentification', 'Required']);

test('every kind of reason is decided about', () => {
  expect(Object.keys(adyenDefences).sort()).toEqual(Object.keys(evidenceTemplates).sort());
});

test.each([
  ['fraud', [identified, material], ['SupplyDefenseMaterial', 'DefenseMaterial']],
  ['fraud', [information], ['AdditionalInformation', 'DefenseMaterial', 'AdditionalInformation']],
  ['not_received', [provided, material], ['SupplyDefenseMaterial', 'DefenseMaterial']],
  ['not_received', [either, provided], ['ServicesProvided', 'ProofOfGoodsOrServicesProvided']],
  ['not_received', [either], ['GoodsOrServicesProvided', 'ProofOfGoodsOrServicesProvided']],
  ['credit', [provided, either, identified], null],
  ['fraud', [], null],
  ['card_present', [material], null],
  ['none', [material], null],
] as const)('%s of %j is %j', (template, offered, expected) => {
  const chosen = adyenDefence(template, offered);
  expect(chosen && [chosen.code, ...chosen.documents]).toEqual(expected);
});

test('a document that the pack is not is never claimed', () => {
  const more = offer(
    'ServicesProvided',
    ['DateMerchandiseShipped', 'Required'],
    ['ProofOfGoodsOrServicesProvided', 'Required'],
  );
  expect(adyenDefence('not_received', [more])).toBeNull();
  const others = offer('ServicesProvided', ['FlightTicket', 'OneOrMore']);
  expect(adyenDefence('not_received', [others])).toBeNull();
  const required = ['ProofOfGoodsOrServicesProvided', 'Required'] as const;
  const mixed = offer('ServicesProvided', required, ['FlightTicket', 'OneOrMore']);
  expect(adyenDefence('not_received', [mixed])).toBeNull();
  const nothing = offer('ServicesProvided', ['ProofOfGoodsOrServicesProvided', 'Optional']);
  expect(adyenDefence('not_received', [nothing])).toBeNull();
});

test('a general document stands for one that the pack is not', () => {
  const general = [
    'SupplyDefenseMaterial',
    ['TIDorInvoice', 'Required'],
    ['AlternativeDefenseMaterial', 'AlternativeRequired'],
  ] as const;
  expect(adyenDefence('duplicate', [offer(...general)])).toEqual({
    code: 'SupplyDefenseMaterial',
    documents: ['AlternativeDefenseMaterial'],
  });
});

test('one document is enough where one of several is asked for', () => {
  const several = offer(
    'GoodsOrServicesProvided',
    ['DefenseMaterial', 'OneOrMore'],
    ['ProofOfGoodsOrServicesProvided', 'OneOrMore'],
  );
  expect(adyenDefence('not_received', [several])?.documents).toEqual(['DefenseMaterial']);
  const general = offer(
    'SupplyDefenseMaterial',
    ['AlternativeDefenseMaterial', 'AlternativeRequired'],
    ['SomethingElse', 'AlternativeRequired'],
  );
  expect(adyenDefence('fraud', [general])?.documents).toEqual(['AlternativeDefenseMaterial']);
});
