import type { MailTrouble } from '@pabean/domain';
import { IconMailX } from '@tabler/icons-react';
import { HeadMark } from './HeadMark.tsx';

const words: Record<MailTrouble, string> = {
  // It came back, or was refused or given up and never left (decision 038).
  bounced: 'Mail not delivered',
  complained: 'Mail reported as spam',
};

/** The traveller did not get the mail, or did not want it; leads to what the provider said. */
export function MailTroubleMark({ trouble }: { trouble: MailTrouble }) {
  return (
    <HeadMark tone="chargeback" section="emails">
      <IconMailX size={14} aria-hidden />
      {words[trouble]}
    </HeadMark>
  );
}
