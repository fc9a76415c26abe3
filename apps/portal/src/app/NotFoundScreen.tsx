import { Link } from 'react-router';
import { notFound } from '../i18n/en/not-found.ts';
import { addToEnglish } from '../i18n/english.ts';
import { useLanguage } from '../i18n/language.ts';
import { PageHeading } from '../shared/PageHeading.tsx';
import { paths } from './paths.ts';

// Its English comes with its script: the first load does without both.
addToEnglish(notFound);

/** An address that the portal does not have. */
export function NotFoundScreen() {
  const { t } = useLanguage();
  return (
    <>
      <PageHeading title={t('notFound.page')}>{t('notFound.heading')}</PageHeading>
      <p>{t('notFound.text')}</p>
      <p>
        <Link to={paths.trackOrder()}>{t('notFound.link')}</Link>
      </p>
    </>
  );
}
