import { useLanguage } from '../../i18n/language.ts';
import { Rich } from '../../i18n/Rich.tsx';
import { useShop } from '../../shared/shop-store.ts';

/** Says once more whose page this is, and whose the rights are (spec section 2). */
export function Footer() {
  const { t } = useLanguage();
  const product = useShop((shop) => shop.productLabel);
  const company = useShop((shop) => shop.companyName);
  const year = String(new Date().getFullYear());
  return (
    <footer className="frame-footer">
      <div className="frame-inner">
        <p>
          <Rich text="footer.private" values={{ product }} />
        </p>
        <p>{t('footer.copyright', { year, company })}</p>
      </div>
    </footer>
  );
}
