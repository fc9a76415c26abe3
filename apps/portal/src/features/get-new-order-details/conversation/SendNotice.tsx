import { useLanguage } from '../../../i18n/language.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { answerError, isTooOften, sendFailureText } from './send-failure.ts';
import type { SendState } from './useSending.ts';
import { WrongAnswer } from './WrongAnswer.tsx';

/** Why it was not sent yet; what was typed is kept either way. */
export function SendNotice({ state, problem }: { state: SendState; problem: string | null }) {
  const language = useLanguage();
  if (problem !== null) return <Notice kind="error">{problem}</Notice>;
  if (state === 'waiting') return <Calm>{language.t('write.offline')}</Calm>;
  if (typeof state === 'string') return null;
  if (isTooOften(state.failure)) return <Calm>{sendFailureText(state.failure, language)}</Calm>;
  const wrong = answerError(state.failure);
  return (
    <Notice kind="error">
      {wrong ? <WrongAnswer error={wrong} /> : sendFailureText(state.failure, language)}
    </Notice>
  );
}

/** Nothing is lost, so it does not look like an error; it is read out all the same. */
function Calm({ children }: { children: string }) {
  return (
    <div role="alert">
      <Notice kind="attention">{children}</Notice>
    </div>
  );
}
