import {
  correctableKeys,
  correctedLabel,
  correctors,
  type DeclarationKey,
  type DeclaredFieldKey,
  declarationCategories,
  type FamilyFieldKey,
  familyFields,
} from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { dataOf } from './envelope.ts';
import { moment, orderId, orderVersion, storable } from './fields.ts';
import { orderFieldSchemas } from './intake-fields.ts';
import { answer } from './intake-kinds.ts';
import { familyMembers, goodsDetails } from './intake-lists.ts';

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
const fieldRules = Object.fromEntries(
  correctableKeys('staff').map((key) => [
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

/** What is to be corrected, by the keys of intake: only what is in it is looked at. */
export const CorrectedValues = v.strictObject(
  {
    ...fieldRules,
    familyMember: v.optional(labelled(familyMembers, familyLabel)),
    importingGoods: v.optional(v.strictObject(answerRules, notCorrectable)),
    goodsDetails: v.optional(
      labelled(
        goodsDetails,
        ([key]) => goodsLabels.get(String(key)) ?? correctedLabel('goodsDetails'),
      ),
    ),
  },
  notCorrectable,
);
/** Corrected values after parsing: each as intake would take it. */
export type CorrectedValues = v.InferOutput<typeof CorrectedValues>;
/** Corrected values as an editor holds them, before anything is looked at. */
export type TypedValues = v.InferInput<typeof CorrectedValues>;

const text = v.nullable(v.string());

/** A value before or after: of a field, or a whole list. */
export const CorrectedValue = v.nullable(
  v.union([
    v.string(),
    v.number(),
    v.array(v.record(v.string(), text)),
    v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
  ]),
);
export type CorrectedValue = v.InferOutput<typeof CorrectedValue>;

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

/** Corrects declared fields of an order, each on its own (decisions, Beyond the specification). */
export const updateOrder = defineCall({
  method: 'PUT',
  path: '/admin/update-order',
  access: { kind: 'staff', permission: 'work-orders' },
  body: v.object({
    orderId,
    version: orderVersion(),
    changes: v.pipe(
      CorrectedValues,
      v.check((values) => Object.keys(values).length > 0, 'There is nothing to correct.'),
    ),
    reason: v.optional(
      v.nullable(
        v.pipe(
          v.string(),
          v.trim(),
          v.maxLength(500, 'Please use at most 500 characters.'),
          storable(),
        ),
      ),
    ),
  }),
  reply: dataOf(CorrectionResult),
});
