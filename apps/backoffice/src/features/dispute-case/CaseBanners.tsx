import type { DisputeCase } from '@pabean/api-client/contract';
import { type DisputeMark, formatDateMinutes } from '@pabean/domain';
import {
  IconAlertTriangle,
  IconLock,
  IconQuestionMark,
  IconSignatureOff,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { markWords, stateWords, unsignedWords } from '../../shared/disputes/dispute-words.ts';
import { packSize } from '../../shared/disputes/pack-size.ts';
import { paths } from '../../shared/paths.ts';
import styles from './CaseBanners.module.css';
import { lateNoteWords } from './submit-refusal.ts';

/** What of a case has to be known before anything is done with it. */
export function CaseBanners({ one }: { one: DisputeCase }) {
  const odd = [
    ...one.marks.map((mark) => oddWords(mark, one)),
    ...(one.order?.other_payment ? [otherPayment] : []),
  ];
  const unsigned = unsignedWords(one);
  return (
    <>
      <div role="status" className={styles.live}>
        <Locked one={one} />
      </div>
      {one.order === null && (
        <Banner tone="gray" icon={IconQuestionMark} title="This case matches no order.">
          It arrived with {toldWords(one)}.{' '}
          <Link to={`${paths.page('disputes')}?unattached=1`}>Attach it</Link> from the Disputes
          page once you find the order.
        </Banner>
      )}
      {odd.length > 0 && (
        <Banner tone="pending" icon={IconAlertTriangle} title={odd.join(' ')}>
          No data was lost.
        </Banner>
      )}
      {unsigned !== null && (
        <Banner tone="gray" icon={IconSignatureOff} title={`${unsigned}.`}>
          Check it against the gateway’s page.
        </Banner>
      )}
      {one.others.length > 0 && (
        <p className={styles.others}>
          Other cases of this order:{' '}
          {one.others.map(({ dispute_id: id, state }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={paths.dispute(id)}>{id}</Link> ({stateWords[state].toLowerCase()})
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** Why nothing can be sent now; of an answer, what went out and its hash. */
function Locked({ one }: { one: DisputeCase }) {
  const { answer, locked, order } = one;
  if (order === null) return null;
  if (answer === null) {
    if (locked === null) return null;
    return (
      <Banner tone="gray" icon={IconLock} title={locked}>
        {lateNoteWords(one)}
      </Banner>
    );
  }
  const { state, via, at, by, pages, size, sha256 } = answer;
  const moment = formatDateMinutes(at);
  const what = (
    <>
      {pages} pages, {packSize(size)}
      {by !== null && (
        <>
          , by <bdi>{by}</bdi>
        </>
      )}
      . SHA-256{' '}
      <bdi dir="ltr" className={styles.hash}>
        {sha256}
      </bdi>
    </>
  );
  if (state === 'sent') {
    const how = via === 'hand' ? 'by hand' : 'by the gateway’s call';
    return (
      <Banner
        tone="teal"
        icon={IconLock}
        title={`Sent ${how} on ${moment}. Nothing can be changed.`}
      >
        {answer.gateway_answer !== null && `The gateway took it: ${answer.gateway_answer} `}
        {what}
      </Banner>
    );
  }
  if (state === 'refused') {
    return (
      <Banner tone="pending" icon={IconAlertTriangle} title="The gateway refused the answer.">
        {answer.gateway_answer ?? 'It did not say why.'} {what}
      </Banner>
    );
  }
  const unknown = state === 'unknown';
  return (
    <Banner
      tone="pending"
      icon={IconQuestionMark}
      title={unknown ? 'Not known whether it was sent.' : 'The answer is being sent.'}
    >
      It will not be sent again.{' '}
      {unknown
        ? `The gateway has not answered since ${moment}. Check its page, then record the outcome here.`
        : `Since ${moment} we have been asking the gateway what it has received. This can take up to 24 hours; then this page shows the result.`}{' '}
      {what}
    </Banner>
  );
}

const otherPayment = 'It is about a different payment of this order, not the one on record.';

/** The page knows both networks, so that it names them. */
function oddWords(mark: DisputeMark, { network, order }: DisputeCase): string {
  if (mark !== 'other-network' || !order?.network) return markWords[mark];
  return `The case is with ${network}, but the payment was by ${order.network}.`;
}

function toldWords({ told, gateway_dispute_id: id }: DisputeCase): string {
  const { order_id: order, transaction_id: transaction, gateway_payment_id: payment } = told;
  const parts = [
    order && `order ${order}`,
    transaction && `transaction ${transaction}`,
    payment && `payment ${payment}`,
    told.last_four && `a card that ends with ${told.last_four}`,
  ].filter(Boolean);
  return parts.length === 0 ? `only its own number, ${id}` : parts.join(', ');
}

type BannerProps = {
  tone: 'gray' | 'pending' | 'teal';
  icon: TablerIcon;
  title: string;
  children?: ReactNode;
};

function Banner({ tone, icon: Icon, title, children }: BannerProps) {
  return (
    <div className={styles.banner} data-tone={tone}>
      <Icon size={20} aria-hidden className={styles.icon} />
      <p className={styles.words}>
        <strong>{title}</strong> {children}
      </p>
    </div>
  );
}
