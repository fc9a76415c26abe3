import * as v from 'valibot';
import { storable } from './fields.ts';

/** A text that may be left out, empty or null. */
export const optionalWords = (max: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(max, `Please use at most ${max} characters.`),
        storable(),
      ),
    ),
  );
