import { formatNewYork, orMissing } from '@pabean/domain';
import { HistoryTable } from '@pabean/ui/HistoryTable';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { Rich } from '../../i18n/Rich.tsx';
import type { Translate } from '../../i18n/t.ts';
import { linkTo } from '../../shared/MarketingLink.tsx';
import styles from './DownloadedHistory.module.css';
import { plainIp, splitDevice } from './device.ts';
import type { Download } from './shown-order.ts';

type Props = {
  downloads: readonly Download[];
  /** The rows that came with the last reload fade in. */
  fresh: ReadonlySet<number>;
};

/** The nine columns of spec section 2. Below 992 px each row is a card headed by its time. */
export function DownloadedHistory({ downloads, fresh }: Props) {
  const { t } = useLanguage();
  const rows = useMemo(
    () => downloads.map((row, index) => asRow(row, index, fresh)),
    [downloads, fresh],
  );
  return (
    <section className={styles.section} aria-labelledby="history-heading">
      <h2 id="history-heading">{t('history.heading')}</h2>
      <div className={styles.table} data-empty={rows.length === 0 || undefined}>
        <HistoryTable
          caption={t('history.heading')}
          columns={columns(t)}
          rows={rows}
          rowId={(row) => row.id}
          empty={t('history.empty')}
          cardHead="time"
          cards
        />
      </div>
      <p className={styles.why}>
        {rows.length > 0 && <strong>{t('history.count', { count: rows.length })} · </strong>}
        <Rich text="history.why" tags={linkTo('privacy')} />
      </p>
    </section>
  );
}

type Row = ReturnType<typeof asRow>;

function asRow(download: Download, index: number, fresh: ReadonlySet<number>) {
  return {
    id: String(download.id),
    number: index + 1,
    fresh: fresh.has(download.id),
    orderId: download.order_id,
    time: formatNewYork(download.create_ts),
    ip: plainIp(download.ip),
    location: orMissing(download.timezone),
    ...splitDevice(download.browser, download.os),
  };
}

function columns(t: Translate) {
  const text = (id: 'device' | 'type' | 'browser' | 'os' | 'location') => ({
    id,
    header: t(`history.${id}`),
    cell: (row: Row) => <bdi>{row[id]}</bdi>,
  });
  const code = (id: 'orderId' | 'time' | 'ip') => ({
    id,
    header: t(`history.${id}`),
    cell: (row: Row) => <bdi dir="ltr">{row[id]}</bdi>,
  });
  return [
    {
      id: 'number',
      header: t('history.number'),
      cell: (row: Row) => (
        <span data-number data-fresh={row.fresh || undefined}>
          {row.number}
        </span>
      ),
    },
    code('orderId'),
    code('time'),
    code('ip'),
    text('device'),
    text('type'),
    text('browser'),
    text('os'),
    text('location'),
  ];
}
