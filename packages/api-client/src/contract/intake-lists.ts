import {
  declarationCategories,
  type FamilyField,
  type FamilyFieldKey,
  familyFieldKeys,
  familyFields,
  goodsDetailKeys,
} from '@pabean/domain';
import * as v from 'valibot';
import { answer, filled, optionalIdentifier, optionalText, text } from './intake-kinds.ts';
import { troubleWords } from './value-troubles.ts';

/** Says of an object which part is missing, unknown or no object at all. */
export const objectTrouble = (issue: v.StrictObjectIssue): string => {
  if (issue.expected === 'never') return 'is not a field that is known here';
  return issue.path && issue.received === 'undefined'
    ? troubleWords('missing')
    : 'is not an object';
};

const familyMember = v.strictObject(
  Object.fromEntries(
    familyFieldKeys.map((key) => {
      const { required, max, identifier }: FamilyField = familyFields[key];
      if (identifier) return [key, optionalIdentifier(max)];
      return [key, required ? filled(max) : optionalText(max)];
    }),
  ) as {
    [Key in FamilyFieldKey]: (typeof familyFields)[Key]['required'] extends true
      ? ReturnType<typeof filled>
      : ReturnType<typeof optionalText>;
  },
  objectTrouble,
);

const mostPeople = 50;

/** The people who travel along. */
export const familyMembers = v.pipe(
  v.array(familyMember, 'is not a list'),
  v.maxLength(mostPeople, troubleWords('tooManyPeople', mostPeople)),
);

/** The eight answers; what is left out is No. */
export const importingGoods = v.strictObject(
  Object.fromEntries(
    declarationCategories.map((category) => [category.key, v.optional(answer, 'No')]),
  ) as Record<(typeof declarationCategories)[number]['key'], v.OptionalSchema<typeof answer, 'No'>>,
  objectTrouble,
);

/** What was filled in beside the answers. */
export const goodsDetails = v.pipe(
  v.record(
    v.picklist(goodsDetailKeys, 'is not a field of a declaration'),
    v.nullable(
      v.union(
        [text(500), v.pipe(v.number(), v.finite('is not a finite number'))],
        'is neither text nor number',
      ),
    ),
    'is not an object',
  ),
);
