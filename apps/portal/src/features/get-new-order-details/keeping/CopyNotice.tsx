import { useLanguage } from '../../../i18n/language.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { momentText } from './moment.ts';

/** Says that the page shows a copy, and how old it is. */
export function CopyNotice({ keptAt }: { keptAt: Date }) {
  const { t, tag } = useLanguage();
  return <Notice kind="info">{t('offline.copy', { date: momentText(keptAt, tag) })}</Notice>;
}
