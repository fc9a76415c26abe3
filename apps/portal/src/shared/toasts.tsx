import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useLanguage } from '../i18n/language.ts';
import type { Toast } from './notify.ts';
import styles from './toasts.module.css';

/** Where toasts appear; loaded with the first one. */
export function Toasts() {
  const { t } = useLanguage();
  return (
    <section aria-label={t('toast.label')}>
      <Notifications
        position="top-right"
        autoClose={false}
        limit={3}
        withinPortal={false}
        classNames={{ root: styles.toasts ?? '' }}
      />
    </section>
  );
}

export function showError({ about, message, close }: Toast): void {
  notifications.hide(about);
  notifications.show({
    id: about,
    message,
    color: 'red',
    autoClose: false,
    closeButtonProps: { 'aria-label': close },
    // Not an alert of its own: the same words are announced beside the form, and twice is noise.
    role: 'group',
  });
}

export function hideToast(about: string): void {
  notifications.hide(about);
}
