import {
  askedCorrectionStates,
  type Corrector,
  correctableKeys,
  correctedLabel,
  correctionWays,
  correctors,
  type DeclarationKey,
  type DeclaredFieldKey,
  declarationCategories,
  type FamilyFieldKey,
  familyFields,
  schemeFieldName,
} from '@pabean/domain';
import * as v from 'valibot';
import { CorrectedValue } from './corrected-value.ts';
import { defineCall } from './define.ts';
import { dataOf } from './envelope.ts';
import { moment, orderId, orderVersion, rowId } from './fields.ts';
import { orderFieldSchemas } from './intake-fields.ts';
import { answer } from './intake-kinds.ts';
import { familyMembers, goodsDetails } from './intake-lists.ts';
import { ofEachField, schemeFieldSchemas } from './intake-scheme.ts';
import { optionalWords } from './optional-words.ts';

type Path = readonly (string | number)[];

/**
 * A rule of intake whose messages begin with a name for people: intake's own go on behind a key. The
 * input is whatever an editor holds.
 */
const labelled = <S extends v.GenericSchema>(rule: S, labelOf: (path: Path) => string) =>
  v.pipe(
    v.unknown(),
    v.rawTransform<unknown, v.InferOutput<S>>(({ dataset, addIssue, NEVER }) => {
      const read = v.safeParse(rule, dataset.value);
      if (read.success) return read.output;
      for (const { message, path, input, expected, received } of read.issues) {
        const label = labelOf((path ?? []).map(({ key }) => key as string | number));
        const about = { message: `${label} ${message}.`, input, expected, received };
        addIssue({ ...about, ...(path && { path }) } as Parameters<typeof addIssue>[0]);
      }
      return NEVER;
    }),
  );
type Labelled<S extends v.GenericSchema> = v.OptionalSchema<
  ReturnType<typeof labelled<S>>,
  undefined
>;

type FieldRules = { [Key in DeclaredFieldKey]: Labelled<(typeof orderFieldSchemas)[Key]> };
/** The rules of the fields that this person may correct; all the others are refused by name. */
const fieldRules = (who: Corrector) =>
  Object.fromEntries(
    correctableKeys(who).map((key) => [
      key,
      v.optional(labelled<v.GenericSchema>(orderFieldSchemas[key], () => correctedLabel(key))),
    ]),
  ) as FieldRules;

const answerRules = Object.fromEntries(
  declarationCategories.map(({ key, number }) => [
    key,
    v.optional(labelled(answer, () => `Answer ${number}`)),
  ]),
) as Record<DeclarationKey, Labelled<typeof answer>>;

const schemeRules = ofEachField((key) =>
  v.optional(labelled(schemeFieldSchemas[key], () => correctedLabel(schemeFieldName(key)))),
);

const goodsLabels = new Map(
  declarationCategories.flatMap(({ number, fields }) =>
    fields.map(({ key, label }) => [key, `${label} of item ${number}`] as const),
  ),
);

const familyLabel = ([place, key]: Path) => {
  if (place === undefined) return correctedLabel('familyMember');
  const field = key === undefined ? undefined : familyFields[key as FamilyFieldKey];
  return `${field?.label ?? 'The entry'} of person ${Number(place) + 1}`;
};

const notCorrectable = (issue: v.StrictObjectIssue) =>
  issue.expected === 'never' ? 'This field cannot be corrected.' : 'This is not an object.';

const correctedValues = (who: Corrector) =>
  v.strictObject(
    {
      ...fieldRules(who),
      familyMember: v.optional(labelled(familyMembers, familyLabel)),
      importingGoods: v.optional(v.strictObject(answerRules, notCorrectable)),
      scheme_fields: v.optional(v.strictObject(schemeRules, notCorrectable)),
      goodsDetails: v.optional(
        labelled(
          goodsDetails,
          ([key]) => goodsLabels.get(String(key)) ?? correctedLabel('goodsDetails'),
        ),
      ),
    },
    notCorrectable,
  );

/** What is to be corrected, by the keys of intake: only what is in it is looked at. */
export const CorrectedValues = correctedValues('staff');
/** Corrected values after parsing: each as intake would take it. */
export type CorrectedValues = v.InferOutput<typeof CorrectedValues>;
/** Corrected values as an editor holds them, before anything is looked at. */
export type TypedValues = v.InferInput<typeof CorrectedValues>;

const text = v.nullable(v.string());

/** One correction of one field, as View Order lists them. */
export const CorrectionSchema = v.object({
  id: v.number(),
  create_ts: moment,
  /** The order's version that it made. */
  version: v.number(),
  /** A key of `changes`; an answer as `importingGoods.narcotics`. */
  field: v.string(),
  before: CorrectedValue,
  after: CorrectedValue,
  by: v.string(),
  by_kind: v.picklist(correctors),
  reason: text,
  /** Made after the document that stands now was approved: it may hold the value before. */
  after_approval: v.boolean(),
});

/** What became of a correction; a 409 carries the same in `data`. */
export const CorrectionResult = v.object({
  version: v.number(),
  /** Fields that hold now what was sent. */
  saved: v.array(v.string()),
  /** Fields that somebody else corrected since the version that was sent. */
  conflicts: v.array(
    v.object({ field: v.string(), mine: CorrectedValue, theirs: CorrectedValue, by: v.string() }),
  ),
});
export type CorrectionResult = v.InferOutput<typeof CorrectionResult>;

/** What a save holds; an empty one is refused. */
const changesOf = (who: Corrector) =>
  v.pipe(
    who === 'staff' ? CorrectedValues : correctedValues(who),
    v.check((values) => Object.keys(values).length > 0, 'There is nothing to correct.'),
  );

/** Corrects declared fields of an order, each on its own (spec, Beyond the specification). */
export const updateOrder = defineCall({
  method: 'PUT',
  path: '/admin/update-order',
  access: { kind: 'staff', permission: 'work-orders' },
  body: v.object({
    orderId,
    version: orderVersion(),
    changes: changesOf('staff'),
    reason: optionalWords(500),
  }),
  reply: dataOf(CorrectionResult),
});

/** The longest reason and the longest sentence of a decision. */
export const maxSentence = 1000;

/** A correction that a traveller asked for, as View Order shows it. */
export const AskedCorrectionSchema = v.object({
  id: v.number(),
  create_ts: moment,
  field: v.string(),
  /** What the order held when it was asked. */
  before: CorrectedValue,
  after: CorrectedValue,
  reason: text,
  state: v.picklist(askedCorrectionStates),
  sentence: text,
  decided_by: text,
  decided_at: v.nullable(moment),
});

/** Staff accept what a traveller asked for, which corrects the order, or refuse it with a sentence. */
export const decideCorrection = defineCall({
  method: 'POST',
  path: '/admin/decide-correction',
  access: { kind: 'staff', permission: 'work-orders' },
  body: v.pipe(
    v.object({ correctionId: rowId(), accept: v.boolean(), sentence: optionalWords(maxSentence) }),
    v.forward(
      v.check(
        ({ accept, sentence }) => accept || !!sentence,
        'Give a reason. The traveller will read it.',
      ),
      ['sentence'],
    ),
  ),
  reply: dataOf(v.object({ version: v.number(), state: v.picklist(askedCorrectionStates) })),
});

/** What became of a traveller's correction; a 409 carries the same in `data`. */
export const OwnCorrectionResult = v.object({
  version: v.number(),
  /** What the order's stage made of it: saved, asked for, or not taken. */
  way: v.picklist(correctionWays),
  /** Fields that hold now what was sent, or are asked for with it. */
  saved: v.array(v.string()),
  /**
   * Those of `saved` that are asked for. The others hold what was sent, and an open request for
   * them has ended. A server of before does not say.
   */
  asked: v.optional(v.array(v.string())),
  /** Fields that were corrected since the version that was sent, with both values. */
  conflicts: v.array(
    v.object({
      field: v.string(),
      mine: CorrectedValue,
      theirs: CorrectedValue,
      by: v.picklist(correctors),
    }),
  ),
});
export type OwnCorrectionResult = v.InferOutput<typeof OwnCorrectionResult>;

/** The traveller corrects what they declared, or asks for it once filing has begun. */
export const correctOrder = defineCall({
  method: 'POST',
  path: '/front/correct-order',
  access: { kind: 'traveller' },
  body: v.object({
    orderId,
    version: orderVersion(),
    changes: changesOf('traveller'),
    /** What the page offered. A save that filing has overtaken is refused and not asked for. */
    way: v.optional(v.picklist(['save', 'ask'])),
    /** Why; staff read it when it is asked for. */
    reason: optionalWords(maxSentence),
  }),
  reply: dataOf(OwnCorrectionResult),
});
