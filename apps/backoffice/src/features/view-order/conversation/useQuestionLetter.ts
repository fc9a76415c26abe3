import { type CallReply, previewQuestion } from '@pabean/api-client/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api.ts';
import { useRemote } from '../../../shared/remote/useRemote.ts';
import { type QuestionValues, questionBody } from './question-draft.ts';

export type QuestionLetter = CallReply<typeof previewQuestion>['data'];

/** A letter is drawn when nobody has typed for so long. */
const restMs = 300;

/** The letter that this question would go out with; the last one stays until the next is there. */
export function useQuestionLetter(orderId: string, values: QuestionValues) {
  const { template, text, english, language, wants } = questionBody(values);
  const body = JSON.stringify({ orderId, template, text, english, language, wants });
  const atRest = useRest(body);
  return useRemote<QuestionLetter>(
    atRest,
    (key, { signal }) => call(previewQuestion, { body: JSON.parse(key) }, { signal }),
    { keeps: () => true },
  );
}

/** What was typed once nobody types; the first at once. */
function useRest(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
