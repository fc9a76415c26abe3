import * as calls from '@pabean/api-client/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { long, wrongs } from './testing/wrongs.ts';

const orderId = '104777';
const question = { orderId, wants: 'text', text: 'Which hotel?' };

describe('a question', () => {
  const { body } = calls.askTraveller;
  test.each([
    [{ orderId, wants: 'text' }, ['text: Please write the question.']],
    [{ ...question, text: ' \r\n ' }, ['text: Please write the question.']],
    [{ ...question, text: long(2001) }, ['text: Please use at most 2000 characters.']],
    [{ ...question, template: 'weather' }, ['template: There is no such template.']],
    [{ ...question, wants: 'money' }, ['wants: Please choose what to ask for.']],
    [{ ...question, wants: 'choice' }, ['choices: Please give at least two choices.']],
    [{ ...question, wants: 'field' }, ['field: Please choose the field.']],
    [{ ...question, wants: 'field', field: 'email' }, ['field: This field cannot be asked for.']],
    [{ ...question, choices: ['A'] }, ['choices: Please give at least two choices.']],
    [{ ...question, choices: ['A', ''] }, ['choices.1: Please fill in every choice.']],
    [{ ...question, choices: ['A', 'A '] }, ['choices: Two choices are the same.']],
    [{ ...question, choices: [...'ABCDEFGHI'] }, ['choices: Please give at most eight choices.']],
  ])('refused: %#', (input, expected) => {
    expect(wrongs(body, input)).toEqual(expected);
  });

  test.each(['de', 'deu', 'zh-Hant', 'pt-BR', 'de-DE-1901', 'zh-Hant-TW-x1'])(
    'may be in %s',
    (language) => {
      expect(wrongs(body, { ...question, language })).toEqual([]);
    },
  );
  test.each(['d', 'deut', '12', 'de-', 'de-x', 'de-123456789', 'de_AT', ' de', 'de\n'])(
    'cannot be in "%s"',
    (language) => {
      expect(wrongs(body, { ...question, language })).toHaveLength(1);
    },
  );

  test('has a template or words, and what it asks for', () => {
    const choices = [...'ABCDEFGH'];
    for (const input of [
      { orderId, wants: 'file', template: 'passportPhoto' },
      { ...question, wants: 'choice', choices },
      { ...question, wants: 'field', field: 'doa' },
    ]) {
      expect(wrongs(body, input)).toEqual([]);
    }
    expect(v.parse(body, { ...question, text: ' One\r\ntwo ' })).toEqual({
      ...question,
      text: 'One\ntwo',
    });
  });

  test('may be looked at before it is whole, for an order', () => {
    const preview = calls.previewQuestion.body;
    expect(wrongs(preview, { orderId })).toEqual([]);
    expect(v.parse(preview, { ...question, template: 'payment', language: 'de' })).toEqual({
      orderId,
      text: 'Which hotel?',
      template: 'payment',
      wants: 'text',
      language: 'de',
    });
    expect(wrongs(preview, { text: 'Which hotel?' })).toHaveLength(1);
  });
});

describe('a message', () => {
  test('of staff has words', () => {
    const { body } = calls.sendMessage;
    expect(wrongs(body, { orderId, text: 'Yes.' })).toEqual([]);
    expect(wrongs(body, { orderId, text: ' ' })).toEqual(['text: Please write your message.']);
    expect(wrongs(body, { text: 'Yes.' })).toHaveLength(1);
  });

  test('of a traveller may be a file alone', () => {
    expect(v.parse(calls.sendTravellerMessage.body, { orderId })).toEqual({ orderId, text: '' });
    expect(wrongs(calls.sendTravellerMessage.body, {})).toHaveLength(1);
    expect(v.parse(calls.answerQuestion.body, { orderId, questionId: '7' })).toEqual({
      orderId,
      questionId: 7,
      answer: '',
    });
    expect(calls.sendTravellerMessage).toMatchObject({ file: 'file', fileOptional: true });
    expect(calls.answerQuestion).toMatchObject({ file: 'file', fileOptional: true });
  });

  test.each([[long(7)], [long(65)], ['a key of words'], [`${long(8)}!`], [`!${long(8)}`]])(
    'has no key like "%s"',
    (key) => {
      expect(wrongs(calls.sendMessage.body, { orderId, text: 'Yes.', key })).toEqual([
        'key: This is not a key of a message.',
      ]);
    },
  );
  test.each([long(8), long(64), '7f1a7f0e-6ad2-4d0a'])('has such a key: %#', (key) => {
    expect(wrongs(calls.sendMessage.body, { orderId, text: 'Yes.', key })).toEqual([]);
  });

  test.each(['0', 0, 1.5, 'seven', Number.MAX_SAFE_INTEGER + 1])('answers no %s', (questionId) => {
    expect(wrongs(calls.answerQuestion.body, { orderId, questionId })).toContain(
      'questionId: There is no such question.',
    );
  });
});
