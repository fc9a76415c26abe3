import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { Rich } from '../../i18n/Rich.tsx';
import { linkTo } from '../../shared/MarketingLink.tsx';
import { useOfficialForm } from '../../shared/official-form.ts';
import styles from './Order.module.css';
import { type OwnOrder, useLoadedOwnOrder } from './own-order.ts';
import { Reach } from './Reach.tsx';
import type { TravellerOrder } from './shown-order.ts';
import type { Urgency } from './stage-texts.ts';
import { places, toPlace } from './ToPlace.tsx';

type Props = { order: TravellerOrder; urgency: Urgency };

/**
 * What a traveller can do who arrives without an approved declaration. Each way
 * leads to its place on this page, once the server has said that it is there.
 */
export function WhatToDo({ order, urgency }: Props) {
  const { t } = useLanguage();
  const own = useLoadedOwnOrder(order.order_id);
  return (
    <>
      <h2>{t('do.heading')}</h2>
      <ul className={styles.do}>
        {urgency === 'past' ? (
          <AfterArrival own={own} />
        ) : (
          <BeforeArrival own={own} isUnpaid={order.stage === 'received'} />
        )}
      </ul>
    </>
  );
}

type Ways = {
  /** Undefined until it is known. */
  own: OwnOrder | undefined;
};

function BeforeArrival({ own, isUnpaid }: Ways & { isUnpaid: boolean }) {
  const { t } = useLanguage();
  const form = useOfficialForm();
  const officialForm = (words: ReactNode) =>
    form === null ? (
      words
    ) : (
      <a href={form.href} target="_blank" rel="noreferrer">
        {words}
      </a>
    );
  return (
    <>
      {isUnpaid && (
        <li>
          <Rich text="next.received" tags={own ? toMessage : linkTo('contact')} />
        </li>
      )}
      <Tell own={own} />
      <li>{t('do.open')}</li>
      <li>
        <Rich text="do.form" tags={{ link: officialForm }} />
      </li>
      {own?.refund.open && (
        <li>
          <Rich text="do.refundNow" tags={{ link: toRefund }} />
        </li>
      )}
    </>
  );
}

function AfterArrival({ own }: Ways) {
  return (
    <>
      <li>
        <Rich text="do.newDate" tags={{ link: own ? wayToNewDate(own) : asWords }} />
      </li>
      {own?.refund.open !== false && (
        <li>
          <Rich text="do.refund" tags={{ ...linkTo('refund'), ask: own ? toRefund : asWords }} />
        </li>
      )}
      <Tell own={own} />
    </>
  );
}

/** On this page first; mail and telephone are the second way, and the only one until it is there. */
function Tell({ own }: Ways) {
  return (
    <li>
      {own && (
        <>
          <Rich text="do.write" tags={toMessage} />{' '}
        </>
      )}
      <Reach />
    </li>
  );
}

const asWords = (words: ReactNode) => words;
const toMessage = { link: toPlace(places.message) };
const toRefund = toPlace(places.refund);

/** The details, where the day can be corrected or asked for; else the traveller writes. */
const wayToNewDate = ({ correction }: OwnOrder) =>
  correction.way === 'none' ? toMessage.link : toPlace(places.arrivalDay, places.details);
