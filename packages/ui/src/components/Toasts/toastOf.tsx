import type { NotificationData } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';

export type ToastKind = 'success' | 'error' | 'info';

const looks = {
  success: { color: 'completed.6', role: 'status', Icon: IconCircleCheck },
  error: { color: 'chargeback.6', role: 'alert', Icon: IconAlertCircle },
  info: { color: 'teal.6', role: 'status', Icon: IconInfoCircle },
} as const;

/**
 * A toast in the house's look, for `notifications.show`. Errors interrupt, the others wait.
 * A fixed `id` in `more` makes repeats speak once.
 */
export function toastOf(
  kind: ToastKind,
  message: string,
  more: Partial<NotificationData> = {},
): NotificationData {
  const { color, role, Icon } = looks[kind];
  return {
    message,
    color,
    role,
    icon: <Icon size={20} aria-hidden />,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    ...more,
  };
}
