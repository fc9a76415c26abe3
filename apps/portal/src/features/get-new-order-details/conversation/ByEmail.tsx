import { EmailText } from '@pabean/ui/EmailText';
import { useLanguage } from '../../../i18n/language.ts';
import { Rich } from '../../../i18n/Rich.tsx';
import { useShop } from '../../../shared/shop-store.ts';
import styles from './Messages.module.css';

/** The other way to write to us, where the operator configured one. */
export function ByEmail() {
  const { t } = useLanguage();
  const email = useShop((shop) => shop.companyEmail);
  if (email === '') return null;
  const link = (
    <a href={`mailto:${email}`}>
      <EmailText address={email} />
    </a>
  );
  return (
    <div className={styles.byEmail}>
      <h3>{t('write.byEmail')}</h3>
      <p>
        <Rich text="write.byEmailText" values={{ email: link }} />
      </p>
    </div>
  );
}
