import { correctedLabel, schemeFieldName } from '../correction/correction.ts';
import { schemeFieldKeys } from '../schemes/scheme-fields.ts';
import { schemeVersion } from '../schemes/scheme-of.ts';

/**
 * What staff read of a mark that an order keeps: the sentence of its rule in the version of the scheme
 * that found it. A rule that is no longer known is named, so that nothing found is hidden.
 */
export function staffSentence(scheme: string, version: number, ruleId: string): string {
  const rule = schemeVersion(scheme, version)?.rules.find(({ id }) => id === ruleId);
  return rule?.staff ?? `The rule "${ruleId}" found something.`;
}

/** The field that a mark stands beside, as people read it. */
export function labelOfMark(field: string): string {
  const ofScheme = schemeFieldKeys.find((key) => key === field);
  return correctedLabel(ofScheme === undefined ? field : schemeFieldName(ofScheme));
}
