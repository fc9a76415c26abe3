import type { TemplateId } from './templates.ts';

/** A document that a defence asks for, and how much: Required, OneOrMore, Optional or AlternativeRequired. */
export interface AskedDocument {
  readonly code: string;
  readonly level: string;
}

/** A defence that Adyen offers for a case. */
export interface OfferedDefence {
  readonly code: string;
  readonly documents: readonly AskedDocument[];
}

/** A defence with the kinds of document as which the pack is supplied. */
export interface ChosenDefence {
  readonly code: string;
  readonly documents: readonly string[];
}

/** They claim nothing beyond what the pack says, so they come first. */
const general = ['SupplyDefenseMaterial', 'AdditionalInformation'] as const;

/**
 * The defences that fit a kind of reason, the best first, as Adyen's public description of its calls and
 * its public program for shops name them. One that claims what only a paper of its own can show, such
 * as a receipt of a terminal, is not here: such a case goes by hand.
 */
export const adyenDefences: Readonly<Record<TemplateId, readonly string[]>> = {
  fraud: general,
  not_received: [...general, 'ServicesProvided', 'GoodsOrServicesProvided'],
  not_as_described: general,
  misrepresentation: general,
  credit: general,
  cancelled: general,
  recurring: general,
  duplicate: general,
  paid_other: general,
  auth: general,
  processing: general,
  amount: general,
  request: general,
  // A card was at a terminal, or the network takes no answer.
  card_present: [],
  none: [],
};

/** The kinds of document that one pack may be: letter, record and proof of the service. */
const packIs: readonly string[] = [
  'DefenseMaterial',
  'AdditionalInformation',
  'ProofOfGoodsOrServicesProvided',
];

/**
 * The defence by which a case is answered. Which ones there are differs by case and account, so what is
 * offered decides; null where none fits, and the answer goes by hand.
 */
export function adyenDefence(
  template: TemplateId,
  offers: readonly OfferedDefence[],
): ChosenDefence | null {
  for (const code of adyenDefences[template]) {
    const wishes = offers.find((one) => one.code === code)?.documents;
    const documents = wishes === undefined ? [] : packAs(wishes);
    if (documents.length > 0) return { code, documents };
  }
  return null;
}

/** As what the pack is supplied; nothing where a document is asked for that it is not. */
function packAs(wishes: readonly AskedDocument[]): readonly string[] {
  const of = (level: string) => wishes.filter((one) => one.level === level).map(({ code }) => code);
  const isPack = (code: string) => packIs.includes(code);
  const required = of('Required');
  const oneOf = of('OneOrMore');
  if (required.every(isPack) && (oneOf.length === 0 || oneOf.some(isPack))) {
    const documents = [...required, ...oneOf.filter(isPack).slice(0, 1)];
    if (documents.length > 0) return documents;
  }
  // A general document in the place of those that are required, where the account has this.
  return of('AlternativeRequired').slice(0, 1);
}
