import { useLanguage } from '../../../i18n/language.ts';
import { Notice } from '../../../shared/Notice.tsx';
import type { Left } from '../keeping/leave-device.ts';

/** What leaving has done, and truthfully what it could not do. */
export function LeftNotice({ left }: { left: Left | null }) {
  const { t, tag } = useLanguage();
  const words = () => {
    if (left === null) return null;
    const { hadCopy, endsAt } = left;
    if (!endsAt) return <Notice kind="info">{t(hadCopy ? 'device.left' : 'device.ended')}</Notice>;
    const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(new Date(endsAt));
    const words = t(hadCopy ? 'device.leftLater' : 'device.endsLater', { time });
    return <Notice kind="attention">{words}</Notice>;
  };
  return <div role="status">{words()}</div>;
}
