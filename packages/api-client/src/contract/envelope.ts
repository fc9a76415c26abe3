import * as v from 'valibot';

/** One wrong input: where it stands (`email`, `familyMember.0.family_member_name`) and what is wrong. */
export const FieldErrorSchema = v.object({ path: v.string(), message: v.string() });
/** One wrong input of a 422 answer. */
export type FieldError = v.InferOutput<typeof FieldErrorSchema>;

/**
 * The frame of every answer (spec section 7, response convention): status 1 success, 0 failure,
 * 401 unauthorised, and a message for people. The HTTP status agrees with it (spec, Calls).
 */
export const EnvelopeSchema = v.looseObject({
  status: v.picklist([1, 0, 401]),
  message: v.string(),
  errors: v.optional(v.array(FieldErrorSchema)),
  data: v.optional(v.unknown()),
});

/** A success that carries nothing beside its message. */
export const NoData = v.object({});

/**
 * `data` alone.
 * @__NO_SIDE_EFFECTS__
 */
export function dataOf<S extends v.GenericSchema>(data: S) {
  return v.object({ data });
}

/**
 * One page of a list: the rows and how many there are in all (spec, Calls).
 * @__NO_SIDE_EFFECTS__
 */
export function listOf<S extends v.GenericSchema>(row: S) {
  return v.object({ data: v.array(row), total: v.number() });
}
