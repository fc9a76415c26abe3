import type { Severity } from '@pabean/domain';
import { counted } from '@pabean/domain';
import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '@tabler/icons-react';

/** How a mark of each severity is drawn. */
export const markLook = {
  error: { Icon: IconCircleX, tone: 'chargeback', word: 'Error' },
  warning: { Icon: IconAlertTriangle, tone: 'pending', word: 'Warning' },
  note: { Icon: IconInfoCircle, tone: undefined, word: 'Note' },
} as const satisfies Record<Severity, object>;

/** `1 error`, `2 warnings`. */
export const marksInWords = (count: number, severity: Severity): string => counted(count, severity);
