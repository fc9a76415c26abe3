import {
  type CallDefinition,
  type CallName,
  contract,
  IntakeOrderSchema,
} from '@pabean/api-client/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { inputErrors } from '../../src/http/plain-words.ts';

const wrong: readonly unknown[] = [
  ...[undefined, null, true, '', ' ', '-1', '0x10', '1e3', '\u0000', '\u202e', '<b>', 'nonsense'],
  ...[-1, 0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, 'x'.repeat(20_000)],
  ...[[], [null], [1], [[]], ['?'], [{}], {}, { x: null }, { x: 'y' }, { x: { y: [1] } }],
  Array.from({ length: 2000 }, () => '100000'),
];

/** The fields of an input, through what is wrapped around them. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  // Which of its schemas holds depends on the input.
  if ('getter' in schema) return fieldsOf(IntakeOrderSchema);
  if ('entries' in schema) return Object.keys(schema.entries as object);
  const inner = ['item', 'wrapped', 'options', 'pipe'].flatMap((name) =>
    name in schema ? (schema as Record<string, unknown>)[name] : [],
  );
  return inner.flatMap(fieldsOf);
}

const inputs = (Object.keys(contract) as CallName[]).flatMap((name) => {
  const definition: CallDefinition = contract[name];
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = definition[part];
    return schema === undefined ? [] : [[`${name} ${part}`, schema] as const];
  });
});

test.each(inputs)('%s is refused in plain words, whatever comes', (_name, schema) => {
  const fields = [...new Set(fieldsOf(schema))];
  const bodies = [
    ...wrong,
    ...fields.flatMap((field) => wrong.map((value) => ({ [field]: value }))),
    ...fields.flatMap((field) => wrong.map((value) => [{ [field]: value }])),
  ];
  for (const body of bodies) {
    const result = v.safeParse(schema, body);
    for (const { message } of inputErrors(result.issues ?? [])) {
      expect(message).not.toMatch(
        /Expected|received|Invalid (type|key|format|length|value)|\/\^|\\d|\$\//i,
      );
      expect(message).toMatch(/\S/);
    }
  }
});
