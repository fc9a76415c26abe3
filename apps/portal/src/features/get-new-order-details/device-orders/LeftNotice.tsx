import { useLanguage } from '../../../i18n/language.ts';
import { Notice } from '../../../shared/Notice.tsx';
import type { Left } from '../keeping/leave-device.ts';

/** What leaving has done, and truthfully what it could not do. */
export function LeftNotice({ left }: { left: Left | null }) {
  const { t, tag } = useLanguage();
  const words = () => {
    if (left === null) return null;
    const { kept, endsAt } = left;
    const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' });
    const ends = endsAt
      ? t('device.endsLater', { time: time.format(new Date(endsAt)) })
      : t('device.ended');
    if (kept === 'stays') return `${t('device.notRemoved')} ${ends}`;
    if (kept === 'all') return `${t('device.none')} ${ends}`;
    if (kept === 'none') return ends;
    if (!endsAt) return t('device.left');
    return t('device.leftLater', { time: time.format(new Date(endsAt)) });
  };
  const isDone = left?.endsAt === null && left.kept !== 'stays';
  return (
    <div role="status">
      {left && <Notice kind={isDone ? 'info' : 'attention'}>{words()}</Notice>}
    </div>
  );
}
