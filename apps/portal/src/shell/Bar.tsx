import { Logo } from '@pabean/ui/Logo';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../app/paths.ts';
import { useLanguage } from '../i18n/language.ts';
import { MenuIcon } from '../shared/icons.tsx';
import { useShop } from '../shared/shop-store.ts';
import { MarketingLinks } from './MarketingLinks.tsx';

/** Logo and links; below 992 px the links fold behind a Menu button (design section 5). */
export function Bar() {
  const { t } = useLanguage();
  const product = useShop((shop) => shop.productLabel);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const nav = useId();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setOpen(false), [key]);

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open inside
    <header className="frame-bar" onKeyDown={closeOnEscape}>
      <div className="frame-inner">
        <Link
          className="frame-logo"
          to={paths.trackOrder()}
          aria-label={t('bar.home', { product })}
        >
          <Logo size={28} label={product} />
        </Link>
        <button
          ref={button}
          type="button"
          className="frame-menu"
          aria-expanded={open}
          aria-controls={nav}
          onClick={() => setOpen(!open)}
        >
          <MenuIcon />
          {t('bar.menu')}
        </button>
        <nav
          id={nav}
          className="frame-nav"
          aria-label={t('nav.label')}
          data-open={open || undefined}
        >
          <MarketingLinks />
        </nav>
      </div>
    </header>
  );
}
