import { correctedLabel, schemeFieldName } from '../correction/correction.ts';
import { schemeFieldKeys } from '../schemes/scheme-fields.ts';
import { schemeVersion } from '../schemes/scheme-of.ts';
import { schemes } from '../schemes/schemes.ts';

/**
 * What staff read of a mark that an order keeps: the sentence of its rule in the version of the scheme
 * that found it. A rule that is no longer known is named, so that nothing found is hidden.
 */
export function staffSentence(scheme: string, version: number, ruleId: string): string {
  const rule = schemeVersion(scheme, version)?.rules.find(({ id }) => id === ruleId);
  return rule?.staff ?? unknownRule(ruleId);
}

/** The same of a rule alone, as its newest scheme words it. */
export function sentenceOfRule(ruleId: string): string {
  const rules = schemes.flatMap((scheme) => scheme.rules).filter(({ id }) => id === ruleId);
  return rules.at(-1)?.staff ?? unknownRule(ruleId);
}

const unknownRule = (ruleId: string) => `The rule "${ruleId}" found something.`;

/** The field that a mark stands beside, as people read it. */
export function labelOfMark(field: string): string {
  const ofScheme = schemeFieldKeys.find((key) => key === field);
  return correctedLabel(ofScheme === undefined ? field : schemeFieldName(ofScheme));
}
