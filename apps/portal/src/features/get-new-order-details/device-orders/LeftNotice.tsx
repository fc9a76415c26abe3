import { useLanguage } from '../../../i18n/language.ts';
import { Notice } from '../../../shared/Notice.tsx';
import type { Left } from '../keeping/leave-device.ts';

/** What leaving has done, and truthfully what it could not do. */
export function LeftNotice({ left }: { left: Left | null }) {
  const { t, tag } = useLanguage();
  const words = () => {
    if (left === null) return null;
    if (left === 'ended') return <Notice kind="info">{t('device.left')}</Notice>;
    const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(new Date(left.endsAt));
    return <Notice kind="attention">{t('device.leftLater', { time })}</Notice>;
  };
  return <div role="status">{words()}</div>;
}
