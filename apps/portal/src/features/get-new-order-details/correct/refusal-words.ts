import { type FieldError, mostCounted, troubleOf } from '@pabean/api-client/contract';
import { declarationCategories, type FamilyFieldKey } from '@pabean/domain';
import { filled } from '../useTextsOf.ts';
import { familyLabels, goodsLabel } from './list-labels.ts';
import type { OwnTexts } from './own-fields.ts';

/**
 * Why the server does not take a value, in the language of the page: it speaks English itself, and says
 * with it which rule is broken.
 */
export function refusalWords(error: FieldError | undefined, texts: OwnTexts): string {
  const words = error && reasonOf(error.message, texts);
  if (error === undefined || words === undefined) return texts.wrong;
  const place = placeOf(error.path, texts);
  return place === undefined ? words : `${place}: ${words}`;
}

/** The rule that the server's English sentence speaks of, in the page's language; undefined for others. */
export function reasonOf(message: string, texts: OwnTexts): string | undefined {
  const found = troubleOf(message);
  if (found === undefined) return undefined;
  const { reasons, scheme } = texts;
  const counted = filled(reasons.number, { limit: String(mostCounted) });
  const limited = (text: string) => filled(text, { limit: found.limit });
  return {
    missing: reasons.missing,
    tooLong: limited(reasons.tooLong),
    character: reasons.character,
    noDate: reasons.noDate,
    noNumber: counted,
    below: counted,
    above: counted,
    notWhole: counted,
    noDiallingCode: reasons.diallingCode,
    noTelephone: reasons.telephone,
    noCountry: reasons.country,
    // What stands beside the field says how it is written.
    noDevice: `${texts.wrong} ${scheme.imei}`,
    wrongDevice: reasons.digit,
    noSum: `${texts.wrong} ${scheme.sums}`,
    twice: reasons.twice,
    tooManyEntries: limited(reasons.tooMany),
    tooManyPeople: limited(reasons.tooMany),
    noneAndMore: filled(reasons.notBoth, { none: scheme.values.none }),
  }[found.trouble];
}

/** Which part of a list it is about; the editor of a single field says itself what it is of. */
function placeOf(path: string, texts: OwnTexts): string | undefined {
  const [, list, part, key] = path.split('.');
  if (list === 'familyMember' && part !== undefined) {
    const person = filled(texts.person, { number: String(Number(part) + 1) });
    const label = familyLabels(texts)[key as FamilyFieldKey] as string | undefined;
    return label === undefined ? person : `${person}, ${label}`;
  }
  if (list !== 'goodsDetails') return undefined;
  for (const { key: category, suffix, fields } of declarationCategories) {
    const field = fields.find((one) => one.key === part);
    if (field) {
      return `${texts.fields[`importingGoods.${category}`]}, ${goodsLabel(field, suffix, texts)}`;
    }
  }
  return undefined;
}
