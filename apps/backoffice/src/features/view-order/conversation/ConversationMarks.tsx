import { type ConversationMark, markWords } from '@pabean/domain';
import { HeadMark } from '../head/HeadMark.tsx';

/** What of the conversation waits for staff; each leads there. */
export function ConversationMarks({ marks }: { marks: readonly ConversationMark[] }) {
  return marks.map((mark) => (
    <HeadMark key={mark} tone="contactCustomer" section="conversation">
      {markWords[mark]}
    </HeadMark>
  ));
}
