import { useLanguage } from '../../i18n/language.ts';
import { Rich } from '../../i18n/Rich.tsx';
import { linkTo } from '../../shared/MarketingLink.tsx';
import styles from './BeforeYouLand.module.css';
import { BookmarkIcon, MessageIcon, PhoneDownIcon } from './icons.tsx';

const advice = [
  { icon: PhoneDownIcon, title: 'land.save', text: 'land.saveText' },
  { icon: BookmarkIcon, title: 'land.keep', text: 'land.keepText' },
  { icon: MessageIcon, title: 'land.wrong', text: 'land.wrongText' },
] as const;

/** Three things worth doing while there is still a connection. */
export function BeforeYouLand() {
  const { t } = useLanguage();
  return (
    <section className={styles.section} aria-labelledby="land-heading">
      <h2 id="land-heading">{t('land.heading')}</h2>
      <ul>
        {advice.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon size={26} />
            <h3>{t(title)}</h3>
            <p>
              <Rich text={text} tags={linkTo('contact')} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
