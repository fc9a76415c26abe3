import type { MouseEvent } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { useOfficialForm } from '../../shared/official-form.ts';
import styles from './Truth.module.css';
import { truthId } from './WhatYouPayFor.tsx';

/** The second line of the strip: where the official form is, and what the fee buys. */
export function TruthLinks() {
  const { t } = useLanguage();
  const form = useOfficialForm();
  return (
    <>
      {form && (
        <a className={styles.link} href={form.href} target="_blank" rel="noreferrer">
          {t('truth.free')}
        </a>
      )}
      <a className={styles.fee} href={`#${truthId}`} onClick={goThere}>
        {t('truth.fee')}
      </a>
    </>
  );
}

/** To the router another address of the page would be another visit, which loads the order again. */
function goThere(event: MouseEvent): void {
  event.preventDefault();
  const section = document.getElementById(truthId);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
