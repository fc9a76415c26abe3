import type { AnswerName } from '../correction/correction.ts';
import type { DeclarationKey } from '../declaration/declaration.ts';
import type { OrderFieldKey } from '../order-fields/order-fields.ts';
import type { FactId } from './facts.ts';
import type { SchemeFieldKey } from './scheme-fields.ts';

/** The declarations that Indonesia asks of who arrives. */
export const schemeIds = ['e-cd', 'all-indonesia'] as const;

export type SchemeId = (typeof schemeIds)[number];

/** How much a mark says: an error holds filing up, a warning asks to look, a note only tells. */
export const severities = ['error', 'warning', 'note'] as const;

export type Severity = (typeof severities)[number];

/** What a mark stands beside: a field of the order or of the scheme, an answer, or the family. */
export type MarkedField = OrderFieldKey | SchemeFieldKey | AnswerName | 'familyMember';

/** A number of the trade, with the day from which it counts and where it was read. */
export interface Limit {
  readonly amount: number;
  readonly unit: string;
  readonly facts: readonly FactId[];
}

/** The limits that a scheme has to name; the checker asks for no other number. */
export const limitNames = [
  'cash',
  'foreignBanknotes',
  'goods',
  'cigarettes',
  'cigars',
  'cutTobacco',
  'otherTobacco',
  'heatedSticks',
  'heatedCapsules',
  'openLiquid',
  'closedLiquid',
  'alcohol',
  'tobaccoAge',
  'alcoholAge',
  'passportMonths',
  'imeiDigits',
  'imeiDevices',
  'touristDays',
] as const;

export type LimitName = (typeof limitNames)[number];

/** What the checker finds, said as data; what makes it true is the check of the same name. */
export interface SchemeRule {
  readonly id: string;
  /** Grows when severity, limit or words change: old results name the version they were found by. */
  readonly version: number;
  readonly severity: Severity;
  /** What the rule rests on: facts of the trade, or only what the order and the calendar say. */
  readonly rests:
    | { readonly on: 'facts'; readonly facts: readonly FactId[] }
    | { readonly on: 'order' };
  readonly field: MarkedField;
  /** What staff read. It names no value of the traveller. */
  readonly staff: string;
  /** The text of the portal, where the traveller can mend it. */
  readonly traveller: TravellerText | null;
}

/** The texts of marks that travellers read, as keys of the portal's catalogues. */
export const travellerTexts = [
  'arrivalPast',
  'birthDate',
  'declareCash',
  'declareGoods',
  'declareExcise',
  'detailsMissing',
  'familyCount',
  'baggageCount',
  'flightNumber',
  'passportNumber',
  'passportExpiry',
  'name',
  'imei',
] as const;

export type TravellerText = (typeof travellerTexts)[number];

/** Where and since when a scheme counts; without codes at every place of that kind. */
export interface SchemePlace {
  readonly kind: 'airport' | 'seaport' | 'land';
  readonly codes?: readonly string[];
  readonly from: string;
  readonly to: string | null;
  readonly facts: readonly FactId[];
}

/** When a declaration may be filed, in whole days before the day of arrival at the place. */
export interface SchemeWindow {
  readonly opensDaysBefore: number;
  readonly facts: readonly FactId[];
  /** What no source says, so that we chose it. */
  readonly ourChoice: string;
}

/** What a scheme asks. `toFile` says whether it can not be filed without. */
export interface AskedField {
  readonly field: MarkedField;
  readonly toFile: boolean;
}

/** A declaration of the authority as data: one version of it, valid for a time. */
export interface Scheme {
  readonly id: SchemeId;
  readonly version: number;
  readonly name: string;
  /** Days of arrival for which this version counts, YYYY-MM-DD; `to` is its last day. */
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly places: readonly SchemePlace[];
  readonly window: SchemeWindow;
  readonly fields: readonly AskedField[];
  readonly limits: Readonly<Record<LimitName, Limit>>;
  /** A sum within so many percent of a limit is near it. */
  readonly nearPercent: number;
  /** Fuller wording of a category whose label on the screens would mislead (spec section 3). */
  readonly words: Readonly<Partial<Record<DeclarationKey, string>>>;
  readonly rules: readonly SchemeRule[];
}
