import {
  correctableKeys,
  correctedLabel,
  type DeclaredFieldKey,
  type SchemeFieldName,
  schemeFieldName,
} from '../correction/correction.ts';
import type { Scheme } from './scheme.ts';
import { schemeFieldKeys } from './scheme-fields.ts';
import { schemeTyped } from './scheme-text.ts';

/** A field that the traveller can be asked for, as corrections name it. */
export type AskableName = DeclaredFieldKey | SchemeFieldName;

/** Every field that the traveller can be asked for. */
export const askableNames: readonly AskableName[] = [
  ...correctableKeys('traveller'),
  ...schemeFieldKeys.map(schemeFieldName),
];

/** What is known of an order. */
export interface KnownOfOrder {
  /** Values of the order's own fields by their keys. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly scheme: Readonly<Record<string, unknown>>;
  /** Whether cash of 100 million rupiah or more is declared. */
  readonly declaresCash: boolean;
}

/** A field that the form asks for and the order does not hold. */
export interface MissingField {
  readonly name: AskableName;
  readonly label: string;
  /** The form can not be filed without it. */
  readonly toFile: boolean;
}

/** Asked only of who brings devices in for good, which nobody has said; staff ask by hand. */
const neverListed: readonly string[] = ['imei_devices'];

/** What is still missing to file by a scheme, in the order of its form. */
export function missingToFile(
  { fields }: Pick<Scheme, 'fields'>,
  { fields: values, scheme, declaresCash }: KnownOfOrder,
): MissingField[] {
  return fields.flatMap(({ field, toFile }): MissingField[] => {
    const schemeField = schemeFieldKeys.find((key) => key === field);
    if (schemeField === undefined) {
      const name = correctableKeys('traveller').find((key) => key === field);
      const isMissing = name !== undefined && toFile && (values[name] ?? '') === '';
      return isMissing ? [{ name, label: correctedLabel(name), toFile }] : [];
    }
    if (neverListed.includes(schemeField)) return [];
    if (schemeField === 'cash_by_currency' && !declaresCash) return [];
    if (schemeTyped(scheme[schemeField]) !== '') return [];
    const name = schemeFieldName(schemeField);
    return [{ name, label: correctedLabel(name), toFile }];
  });
}
