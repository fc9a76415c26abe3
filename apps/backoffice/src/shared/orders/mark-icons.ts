import type { ListMark, RowMark } from '@pabean/domain';
import type { StatusTone } from '@pabean/ui/theme';
import {
  IconAlertTriangle,
  IconCircleX,
  IconMailX,
  IconMessage,
  IconMessageCheck,
  IconMessageOff,
  IconPencilQuestion,
  IconReceiptRefund,
  type TablerIcon,
} from '@tabler/icons-react';

type Look = { readonly Icon: TablerIcon; readonly tone: StatusTone };

/** Icon and colour of each mark; its word says the same. */
export const markLooks: Record<ListMark | RowMark, Look> = {
  answered: { Icon: IconMessageCheck, tone: 'completed' },
  wrote: { Icon: IconMessage, tone: 'awaitingCustomer' },
  refundAsked: { Icon: IconReceiptRefund, tone: 'refunds' },
  correctionAsked: { Icon: IconPencilQuestion, tone: 'pending' },
  noAnswer: { Icon: IconMessageOff, tone: 'contactCustomer' },
  withErrors: { Icon: IconCircleX, tone: 'chargeback' },
  withWarnings: { Icon: IconAlertTriangle, tone: 'pending' },
  bounced: { Icon: IconMailX, tone: 'deleted' },
};
