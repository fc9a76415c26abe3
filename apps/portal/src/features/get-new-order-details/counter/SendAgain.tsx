import type { Failure } from '@pabean/api-client';
import { type CallReply, sendDocumentAgain } from '@pabean/api-client/contract';
import { EmailText } from '@pabean/ui/EmailText';
import { type ReactNode, useRef, useState } from 'react';
import { type Language, useLanguage } from '../../../i18n/language.ts';
import { api } from '../../../shared/api.ts';
import { failureText } from '../../../shared/failure-text.ts';
import { isUnreachable } from '../../../shared/unreachable.ts';
import { momentText } from '../keeping/moment.ts';
import { isLocked } from '../order-store.ts';
import { lockOrder } from '../order-view.ts';
import type { TravellerOrder } from '../shown-order.ts';
import { filled } from '../useTextsOf.ts';
import { MailIcon } from './icons.tsx';
import type { Outcome } from './outcome.ts';
import { SmallButton } from './SmallButton.tsx';
import type { CounterTexts } from './texts/en.ts';

type Props = { order: TravellerOrder; texts: CounterTexts; onOutcome: (told: Outcome) => void };
type Letter = CallReply<typeof sendDocumentAgain>['data'];

/** The document by e-mail once more, to the order's address; the server says how often still. */
export function SendAgain({ order, texts, onOutcome }: Props) {
  const language = useLanguage();
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    onOutcome({ kind: 'info', words: texts.sending });
    const result = await api(sendDocumentAgain, { body: { orderId: order.order_id } });
    isSending.current = false;
    setBusy(false);
    if (result.ok)
      return onOutcome({ kind: 'info', words: sentWords(result.data, texts, language) });
    if (isLocked(result)) return lockOrder(order.order_id);
    onOutcome({ kind: 'error', words: refusedWords(result, texts, language) });
  };
  return (
    <SmallButton label={texts.again} icon={MailIcon} isBusy={isBusy} onPress={() => void send()} />
  );
}

/** What is on record of the letter: when a provider took it, or that it waits. */
function sentWords(
  { recipient, left, handed_at: at }: Letter,
  texts: CounterTexts,
  { tag }: Language,
) {
  const words: ReactNode[] = (at ? texts.handed : texts.waits)
    .split(/(\{email\})/)
    .map((part) =>
      part === '{email}' ? (
        <EmailText key="email" address={recipient} />
      ) : (
        filled(part, { date: at ? momentText(new Date(at), tag) : '' })
      ),
    );
  const count = new Intl.NumberFormat(tag).format(left);
  return [...words, ' ', filled(texts.left, { count })];
}

function refusedWords(failure: Failure, texts: CounterTexts, language: Language): string {
  const { httpStatus, retryAfter } = failure;
  if (httpStatus === 429 && retryAfter !== undefined) {
    const opens = new Date(Math.ceil(Date.now() / 60_000 + retryAfter / 60) * 60_000);
    return filled(texts.tooOften, { date: momentText(opens, language.tag) });
  }
  // It may have been sent all the same.
  if (isUnreachable(failure)) return failureText(failure, language);
  return texts.notSent;
}
