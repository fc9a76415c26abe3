import { CorrectedValues } from '@pabean/api-client/contract';
import { correctedLabel, isCalendarDate, schemeFieldOf } from '@pabean/domain';
import * as v from 'valibot';
import { Refusal } from '../../core/refusal.ts';
import type { AskedQuestion } from '../../db/queries/questions.ts';

/** An answer that is one: its words, and the value of the field that was asked for. */
export interface JudgedAnswer {
  readonly body: string;
  readonly corrected: CorrectedValues | null;
}

/**
 * Looks whether an answer is what its question asks for.
 * @throws Refusal 422 with an error at `answer` or `file`
 */
export function judgeAnswer(
  { wants, choices, field, fields }: AskedQuestion,
  answer: string,
  hasFile: boolean,
): JudgedAnswer {
  if (wants === 'file') {
    if (!hasFile) throw refuse('file', 'Please choose a file.');
    return { body: answer, corrected: null };
  }
  if (answer === '') throw refuse('answer', 'Please write your answer.');
  if (wants === 'choice' && !choices?.includes(answer)) {
    throw refuse('answer', 'Please choose one of the answers.');
  }
  if (wants === 'date' && !isCalendarDate(answer)) {
    throw refuse('answer', 'Please enter a date that exists.');
  }
  if (wants === 'fields') return judgeFields(fields ?? [], answer);
  if (wants !== 'field' || field === null) return { body: answer, corrected: null };
  const read = v.safeParse(CorrectedValues, { [field]: answer });
  if (!read.success) throw refuse('answer', read.issues[0].message);
  return { body: answer, corrected: read.output };
}

/**
 * Values of several fields, as JSON by their names; what is empty or was not asked for is no answer.
 * One that breaks a rule refuses all: its name stands in the error's path.
 */
function judgeFields(names: readonly string[], answer: string): JudgedAnswer {
  const typed = Object.entries(typedValues(answer)).filter(
    (entry): entry is [string, string] =>
      names.includes(entry[0]) && typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  if (typed.length === 0) throw refuse('answer', 'Please write your answer.');
  const scheme = typed.flatMap(([name, value]) => {
    const key = schemeFieldOf(name);
    return key === undefined ? [] : [[key, value] as const];
  });
  const read = v.safeParse(CorrectedValues, {
    ...Object.fromEntries(typed.filter(([name]) => schemeFieldOf(name) === undefined)),
    ...(scheme.length > 0 && { scheme_fields: Object.fromEntries(scheme) }),
  });
  if (!read.success) {
    const [issue] = read.issues;
    throw refuse(`answer.${(issue.path ?? []).map(({ key }) => key).join('.')}`, issue.message);
  }
  const lines = typed.map(([name, value]) => {
    return `${correctedLabel(name)}: ${value.trim().replace(/\s*\n\s*/g, '; ')}`;
  });
  return { body: lines.join('\n'), corrected: read.output };
}

function typedValues(answer: string): object {
  try {
    const values: unknown = JSON.parse(answer);
    return typeof values === 'object' && values !== null ? values : {};
  } catch {
    return {};
  }
}

function refuse(path: string, message: string): Refusal {
  return new Refusal(422, message, { errors: [{ path, message }] });
}
