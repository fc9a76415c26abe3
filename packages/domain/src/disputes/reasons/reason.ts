import type { TemplateId } from '../evidence/templates.ts';
import type { CardNetwork } from '../networks.ts';
import type { DisputeSourceId } from '../sources.ts';

/** A reason of a network, as its table holds it. */
export interface ReasonRow {
  /** As lists of acquirers print it; what a gateway sends is found by `findReason`. */
  readonly code: string;
  /** A part of a code with evidence of its own, such as "not provided" of Mastercard 4853. */
  readonly subReason?: string;
  /** Other spellings and old codes of the same network. */
  readonly aliases?: readonly string[];
  readonly name: string;
  /** What the bank says, in our own words. */
  readonly claim: string;
  readonly group: 'fraud' | 'authorisation' | 'processing' | 'consumer';
  readonly template: TemplateId;
  /** How often it comes to a shop of digital services. */
  readonly often: 'most frequent' | 'frequent' | 'possible' | 'rare' | 'never online' | 'never';
  /** An inquiry before the dispute, or a case of compliance that costs a fee to fight. */
  readonly kind?: 'inquiry' | 'compliance';
  readonly old?: true;
  /** Visa: who answers first. */
  readonly workflow?: 'allocation' | 'collaboration';
  /** The programme that is tried before any pack. */
  readonly firstTry?: 'visa-ce3' | 'mastercard-fpt';
  /** Two of the list for digital goods are asked for. */
  readonly twoOf?: true;
  /** What one code is used for. */
  readonly parts?: readonly string[];
  readonly note?: string;
  /** Texts with this code and name. */
  readonly sources: readonly DisputeSourceId[];
  /** Texts that ask for this evidence; without it the list is our rule. */
  readonly evidenceTexts?: number;
}

/** A reason with its network. */
export interface DisputeReason extends ReasonRow {
  readonly network: CardNetwork;
}
