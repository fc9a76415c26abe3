import { useLanguage } from '../../../i18n/language.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { answerError, sendFailureText } from './send-failure.ts';
import type { SendState } from './useSending.ts';
import { WrongAnswer } from './WrongAnswer.tsx';

/** Why it was not sent yet; what was typed is kept either way. */
export function SendNotice({ state, problem }: { state: SendState; problem: string | null }) {
  const language = useLanguage();
  if (problem !== null) return <Notice kind="error">{problem}</Notice>;
  if (state === 'waiting') return <Notice kind="attention">{language.t('write.offline')}</Notice>;
  if (typeof state === 'string') return null;
  const wrong = answerError(state.failure);
  return (
    <Notice kind="error">
      {wrong ? <WrongAnswer error={wrong} /> : sendFailureText(state.failure, language)}
    </Notice>
  );
}
