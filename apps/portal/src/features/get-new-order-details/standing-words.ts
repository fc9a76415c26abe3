import { serverNow } from '@pabean/api-client';
import type { Language } from '../../i18n/language.ts';
import { arrivalDay } from './arrival.ts';
import { filingOpens } from './filing-opens.ts';
import { dayText } from './keeping/moment.ts';
import type { TravellerOrder } from './shown-order.ts';
import { isStillWorking, sinceOf, stageTexts } from './stage-texts.ts';

/** Where an order stands, as its page says it. */
export interface StandingWords {
  readonly heading: string;
  readonly sentence: string;
}

/**
 * What the record says of where an order stands, in the language of the page.
 * @param order as it is told (`asTold`)
 */
export function standingWords(
  order: TravellerOrder,
  { t, tag }: Language,
  now = serverNow(),
): StandingWords {
  if (isStillWorking(order)) {
    return { heading: t('stage.stillWorking'), sentence: t('stage.stillWorkingText') };
  }
  const opens = filingOpens(order, now);
  if (opens !== null) {
    return {
      heading: t('stage.opens', { date: arrivalDay(opens.day, tag) }),
      sentence: t('stage.opensText', { count: opens.daysBefore }),
    };
  }
  const { heading, sentence } = stageTexts[order.stage];
  const text = t(sentence, { date: dayText(sinceOf(order), tag) });
  return { heading: t(heading), sentence: order.unfiled ? `${text} ${t('stage.unfiled')}` : text };
}
