import { apiAddress } from '@pabean/api-client';
import type { TravellerEntry } from '@pabean/api-client/contract';
import { useLanguage } from '../../../i18n/language.ts';
import { useShop } from '../../../shared/shop-store.ts';
import { bytesText } from '../bytes.ts';
import { FileIcon } from '../icons.tsx';
import { dayWritten, momentText } from '../keeping/moment.ts';
import { reloadOwnOrder, useLoadedOwnOrder } from '../own-order.ts';
import type { TravellerOrder } from '../shown-order.ts';
import styles from './Conversation.module.css';
import { MessageForm } from './MessageForm.tsx';

/** "Contact us about this order": what both sides wrote, and what the traveller writes next. */
export default function Messages({ order }: { order: TravellerOrder }) {
  const { t } = useLanguage();
  const data = useLoadedOwnOrder(order.order_id);
  if (data === undefined) return null;
  return (
    <section className={styles.messages} aria-labelledby="messages">
      <h2 id="messages">{t('write.heading')}</h2>
      <p className={styles.lead}>{t('write.lead')}</p>
      {data.conversation.length > 0 && (
        <div role="log" aria-label={t('write.heading')}>
          <ol className={styles.log}>
            {data.conversation.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        </div>
      )}
      <MessageForm orderId={order.order_id} onSent={() => void reloadOwnOrder()} />
    </section>
  );
}

function Entry({ entry }: { entry: TravellerEntry }) {
  const { t, tag } = useLanguage();
  const product = useShop((shop) => shop.productLabel);
  const { from, at, text, language, file } = entry;
  return (
    <li className={styles.entry} data-from={from}>
      <p className={styles.meta}>
        <b>
          <bdi>{from === 'us' ? product : t('write.you')}</bdi>
        </b>{' '}
        <bdi>{momentText(new Date(at), tag)}</bdi>
      </p>
      {text !== '' && (
        <p className={styles.words} dir="auto" lang={language ?? undefined}>
          {from === 'you' ? dayWritten(text, tag) : text}
        </p>
      )}
      {file && (
        <a className={styles.attached} href={apiAddress(file.url)} target="_blank" rel="noreferrer">
          <FileIcon size={18} />
          <span>
            <bdi dir="ltr">{file.file1}</bdi> <bdi>{bytesText(file.size, tag)}</bdi>
          </span>
        </a>
      )}
    </li>
  );
}
