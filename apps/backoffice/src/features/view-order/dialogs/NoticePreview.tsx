import { InlineError } from '@pabean/ui/InlineError';
import { MailFrame } from '@pabean/ui/MailFrame';
import { Skeletons } from '@pabean/ui/Skeletons';
import type { useApprovalNotice } from './useApprovalNotice.ts';

type Props = Pick<ReturnType<typeof useApprovalNotice>, 'data' | 'failure' | 'reload'>;

/** The approval notice, or why it is not there. */
export function NoticePreview({ data, failure, reload }: Props) {
  if (data) return <MailFrame subject={data.subject} html={data.html} />;
  if (failure) {
    return (
      <InlineError title="This mail could not be loaded." onRetry={reload}>
        {failure.message}
      </InlineError>
    );
  }
  return <Skeletons rows={6} height={16} label="Loading the mail" />;
}
