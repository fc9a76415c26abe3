import { type CorrectedField, schemeFieldName } from '../correction/correction.ts';
import { orderFieldKeys, orderFields } from '../order-fields/order-fields.ts';
import type { MarkedField, Severity, TravellerText } from '../schemes/scheme.ts';
import { type SchemeFieldKey, schemeFieldKeys } from '../schemes/scheme-fields.ts';
import { schemeVersion } from '../schemes/scheme-of.ts';

/** What an order keeps of a check. */
interface KeptResult {
  readonly scheme: string;
  readonly version: number;
  readonly marks: readonly {
    readonly rule: string;
    readonly severity: Severity;
    readonly field: MarkedField;
  }[];
}

/** Severities that ask somebody to look; a note may be wrong, and then nobody could mend it. */
export const travellerSeverities = ['error', 'warning'] as const satisfies readonly Severity[];

/** A mark that the traveller can mend, by the names of corrections. */
export interface TravellerMark {
  /** What it stands beside. */
  readonly field: CorrectedField;
  /** The field whose editor mends it. */
  readonly editor: CorrectedField;
  readonly severity: (typeof travellerSeverities)[number];
  readonly text: TravellerText;
}

/**
 * The marks of an order that its traveller can mend: those of rules that have a sentence for travellers,
 * in a field that they may correct. Rules of staff's work and of other orders have none.
 * @param answers what the order says now, by the names of corrections
 */
export function travellerMarks(
  { scheme, version, marks }: KeptResult,
  answers: ReadonlyMap<string, unknown>,
): TravellerMark[] {
  const rules = new Map(schemeVersion(scheme, version)?.rules.map((rule) => [rule.id, rule]));
  const found = marks.flatMap(({ rule, severity, field: marked }): TravellerMark[] => {
    const text = rules.get(rule)?.traveller ?? null;
    const field = nameOf(marked);
    const asks = travellerSeverities.find((one) => one === severity);
    if (text === null || field === null || asks === undefined) return [];
    // Details can be typed where the answer is yes; else the answer itself has to be looked at.
    const inDetails = text === 'detailsMissing' && answers.get(field) === 'Yes';
    return [{ field, editor: inDetails ? 'goodsDetails' : field, severity: asks, text }];
  });
  // Two rules may say the same of one field: once is enough, the worse one.
  const same = (one: TravellerMark, other: TravellerMark) =>
    one.field === other.field && one.text === other.text;
  const ranked = travellerSeverities.flatMap((each) =>
    found.filter(({ severity }) => severity === each),
  );
  return ranked.filter((mark, at) => ranked.findIndex((one) => same(one, mark)) === at);
}

/** The name that corrections have for it; null where the traveller may not correct it. */
function nameOf(field: MarkedField): CorrectedField | null {
  if (field === 'familyMember') return field;
  if (field.startsWith('importingGoods.')) return field as CorrectedField;
  const schemeField = schemeFieldKeys.find((key): key is SchemeFieldKey => key === field);
  if (schemeField !== undefined) return schemeFieldName(schemeField);
  const own = orderFieldKeys.find((key) => key === field);
  const correctedBy: readonly string[] = own === undefined ? [] : orderFields[own].correctedBy;
  return correctedBy.includes('traveller') ? (field as CorrectedField) : null;
}
