import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { failureText } from '../../../shared/failure-text.ts';
import { PageHeading } from '../../../shared/PageHeading.tsx';
import { keepLastLeft, lastLeft } from '../keeping/last-left.ts';
import { type Left, leaveAll, leaveOrder } from '../keeping/leave-device.ts';
import { hearOtherPages } from '../keeping/other-pages.ts';
import styles from './DeviceOrders.module.css';
import { dropOrder, lookForOrders, useDeviceOrders } from './device-orders.ts';
import { LeftNotice } from './LeftNotice.tsx';
import { OrderList } from './OrderList.tsx';
import { RemoveAll } from './RemoveAll.tsx';

/** The orders of a family on one device: each to open, each to remove, all to leave behind. */
export function DeviceScreen() {
  const language = useLanguage();
  const { t } = language;
  // Of the order's page, which sends a person here who has just removed it.
  const [left, setLeft] = useState(lastLeft);
  useEffect(() => keepLastLeft(null), []);
  const { orders, failure } = useDeviceOrders();
  const isEmpty = orders?.length === 0;
  useEffect(() => void lookForOrders(), []);
  useEffect(() => hearOtherPages(dropOrder), []);

  const latest = useRef<Promise<Left>>(null);
  const leaving = async (leave: Promise<Left>, orderId: string | null) => {
    latest.current = leave;
    const done = await leave;
    // What was removed since has the last word.
    if (latest.current === leave) setLeft(done);
    if (done.endsAt === null && done.kept !== 'stays') dropOrder(orderId);
    void lookForOrders();
  };
  return (
    <div className={styles.page}>
      <PageHeading title={t('device.title')}>{t('device.title')}</PageHeading>
      <LeftNotice left={left} />
      {orders !== null && orders.length > 0 && (
        <>
          {orders.some(({ opensBy }) => opensBy) && (
            <p className={styles.lead}>
              {t('device.lead')} {orders.some(({ keptAt }) => keptAt) && t('device.copies')}
            </p>
          )}
          <OrderList
            orders={orders}
            onRemove={({ orderId, until }) => leaving(leaveOrder(orderId, until), orderId)}
          />
        </>
      )}
      {/* The notice has said it of all. */}
      {isEmpty && failure === null && left?.kept !== 'all' && (
        <p className={styles.lead}>{t('device.none')}</p>
      )}
      {isEmpty && failure && left === null && (
        <p className={styles.lead}>{failureText(failure, language)}</p>
      )}
      <Link className={styles.another} to={paths.trackOrder()}>
        {t('device.another')}
      </Link>
      {/* Cookies that nobody could ask about may open some. */}
      {(isEmpty ? failure : orders) && (
        <RemoveAll onRemove={() => void leaving(leaveAll(), null)} />
      )}
    </div>
  );
}
