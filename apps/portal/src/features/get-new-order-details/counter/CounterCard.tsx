import { orMissing } from '@pabean/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { arrivalText } from '../arrival.ts';
import type { FetchedFile } from '../arriving-file.ts';
import { momentText } from '../keeping/moment.ts';
import type { TravellerOrder } from '../shown-order.ts';
import { filled } from '../useTextsOf.ts';
import { CodePicture } from './CodePicture.tsx';
import styles from './Counter.module.css';
import type { CounterOrder } from './counter-orders.ts';
import type { CounterTexts } from './texts/en.ts';
import { isFound, useCode } from './useCode.ts';
import { WholePages } from './WholePages.tsx';

type Props = { shown: CounterOrder; texts: CounterTexts; children: ReactNode };

/** One order at the counter: its code, or its pages where there is none, and whose it is. */
export function CounterCard({ shown, texts, children }: Props) {
  const { t, tag } = useLanguage();
  const { order } = shown;
  const search = useCode(shown);
  /** Of which document the pages are asked for. */
  const [pagesOf, setPagesOf] = useState<string>();
  const wantsPages = pagesOf === shown.path;
  const code = isFound(search) && !wantsPages ? search : null;
  const name = orMissing(order.full_name);
  return (
    <div className={styles.card} data-pages={code === null || undefined}>
      {code && <CodePicture code={code} label={filled(texts.codeOf, { name })} />}
      {code === null && search !== 'looking' && <Pages key={shown.path} shown={shown} />}
      {search === 'looking' && (
        <p className={styles.looking} role="status">
          {texts.looking}
        </p>
      )}
      <div className={styles.words}>
        {code && <Facts order={order} name={name} />}
        <p>{t('device.order', { id: order.order_id })}</p>
        {shown.keptAt && <p>{t('device.copyOf', { date: momentText(shown.keptAt, tag) })}</p>}
        {search === 'none' && <Notice kind="info">{texts.none}</Notice>}
        {children}
        <p className={styles.hint}>
          {code && <>{texts.bright} </>}
          {isFound(search) && (
            <button
              type="button"
              className={styles.link}
              onClick={() => setPagesOf(wantsPages ? undefined : shown.path)}
            >
              {wantsPages ? texts.showCode : texts.wholePage}
            </button>
          )}
        </p>
      </div>
    </div>
  );
}

/** Flight and ids keep their direction in every script. */
function Facts({ order, name }: { order: TravellerOrder; name: string }) {
  const language = useLanguage();
  const facts = [order.flight, arrivalText(order, language), order.place].filter(Boolean);
  return (
    <>
      <h2 className={styles.name}>
        <bdi>{name}</bdi>
      </h2>
      <p>
        {facts.map((fact, index) => (
          <span key={fact}>
            {index > 0 && ' · '}
            <bdi>{fact}</bdi>
          </span>
        ))}
      </p>
    </>
  );
}

/** The document, once it is there: at a counter it is nearly always on the device. */
function Pages({ shown: { read, isPdf } }: { shown: CounterOrder }) {
  const { t } = useLanguage();
  const [file, setFile] = useState<FetchedFile | 'failed'>();
  useEffect(() => {
    let unmounted = false;
    read().then(
      (found) => unmounted || setFile(found),
      () => unmounted || setFile('failed'),
    );
    return () => {
      unmounted = true;
    };
  }, [read]);
  if (file instanceof Blob) return <WholePages file={file} isPdf={isPdf} />;
  return (
    <p className={styles.looking} role="status">
      {file === undefined ? t('preview.loading') : t('preview.failed')}
    </p>
  );
}
