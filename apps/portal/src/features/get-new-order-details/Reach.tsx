import { EmailText } from '@pabean/ui/EmailText';
import { Rich } from '../../i18n/Rich.tsx';
import { linkTo } from '../../shared/MarketingLink.tsx';
import { useShop } from '../../shared/shop-store.ts';
import styles from './Order.module.css';

/** How to reach people at the company, by what the operator configured. */
export function Reach() {
  const email = useShop((shop) => shop.companyEmail);
  const phone = useShop((shop) => shop.companyPhone);
  if (email === '' || phone === '') return <Rich text="next.contact" tags={linkTo('contact')} />;
  const values = {
    email: (
      <a href={`mailto:${email}`}>
        <EmailText address={email} />
      </a>
    ),
    phone: (
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        <bdi dir="ltr">{phone}</bdi>
      </a>
    ),
  };
  return (
    <span className={styles.reach}>
      <Rich text="next.waitingForYou" values={values} />
    </span>
  );
}
