import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useLanguage } from '../i18n/language.ts';
import styles from './PageHeading.module.css';
import { useShop } from './shop-store.ts';

type Props = {
  /** The page's name in the browser's tab. */
  title: string;
  children: ReactNode;
};

/** The latest navigation whose page has had the focus. */
let focusedKey: string | undefined;

/**
 * The h1 of a page. After a navigation inside the portal the page starts at its top and the
 * heading gets the focus, as a fresh page would: otherwise a screen reader does not tell the change.
 * Another heading on the same page is no navigation: the person may be typing below it.
 */
export function PageHeading({ title, children }: Props) {
  const { t } = useLanguage();
  const product = useShop((shop) => shop.productLabel);
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivedBy = useNavigationType();
  const { key } = useLocation();

  useEffect(() => {
    document.title = t('page.title', { page: title, product });
  }, [t, title, product]);

  useEffect(() => {
    if (arrivedBy === NavigationType.Pop || key === focusedKey) return;
    focusedKey = key;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [arrivedBy, key]);

  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  );
}
