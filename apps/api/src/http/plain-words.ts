import type { FieldError } from '@pabean/api-client/contract';
import * as v from 'valibot';

/** What is wrong with an input, field by field, in words for the person who reads the answer. */
export function inputErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  return issues.slice(0, 100).map((issue) => {
    const path = v.getDotPath(issue) ?? '';
    return { path, message: plainWords(issue, path) };
  });
}

/** How the validator words what its schema has no words for: for programmers, with the pattern. */
const ownWords = /^Invalid [^:]+: (Expected .*? but r|R)eceived /su;

function plainWords(issue: v.BaseIssue<unknown>, path: string): string {
  if (!ownWords.test(issue.message)) return issue.message;
  if (path === '') return 'The input is not valid.';
  if (issue.received === 'undefined') return `${path} is missing.`;
  return `${path} ${wordsOf[issue.type] ?? 'is not valid'}.`;
}

/** By the kind of rule that was broken. */
const wordsOf: Readonly<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  record: 'must be an object',
  integer: 'must be a whole number',
  iso_timestamp: 'must be a moment like 2026-01-31T10:00:00Z',
  min_value: 'is too small',
  max_value: 'is too large',
  min_length: 'is too short',
  max_length: 'is too long',
  strict_object: 'is not known here',
};
