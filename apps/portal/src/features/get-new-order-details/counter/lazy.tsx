import { useLanguage } from '../../../i18n/language.ts';
import { laterPart } from '../later-part.tsx';
import styles from './DocumentActions.module.css';

function Means() {
  const { t } = useLanguage();
  return t('approved.means');
}

/** "Your QR code is ready": only where one was found in the document. Without its script, what stands there else. */
export const Ready = laterPart('ready', async () => (await import('./Ready.tsx')).Ready, Means);

/** What else can be done with the document. */
export const DocumentActions = laterPart(
  'document-actions',
  async () => (await import('./DocumentActions.tsx')).DocumentActions,
  ({ isLost }) => !isLost && <div className={styles.waiting} />,
);
