import { isCalendarDate } from '@pabean/domain';
import { paths } from '../../../app/paths.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useShop } from '../../../shared/shop-store.ts';
import { saveFile, savesFiles } from '../save-file.ts';
import type { TravellerOrder } from '../shown-order.ts';
import { filled } from '../useTextsOf.ts';
import { calendarFile } from './calendar.ts';
import { CalendarIcon } from './icons.tsx';
import type { Outcome } from './outcome.ts';
import { SmallButton } from './SmallButton.tsx';
import type { CounterTexts } from './texts/en.ts';

type Props = { order: TravellerOrder; texts: CounterTexts; onOutcome: (told: Outcome) => void };

/** The day of arrival as a file that a calendar opens; made on the device. */
export function AddToCalendar({ order, texts, onOutcome }: Props) {
  const { t } = useLanguage();
  const maker = useShop((shop) => shop.productLabel);
  const { order_id: orderId, doa: day, flight, place } = order;
  if (day === null || !isCalendarDate(day)) return null;
  const save = () => {
    const link = `${window.location.origin}${paths.trackOrderOf(orderId)}`;
    const text = calendarFile({
      orderId,
      day,
      title: flight ? filled(texts.eventOf, { flight }) : texts.event,
      text: filled(texts.eventText, { id: orderId, link }),
      place,
      maker,
      host: window.location.hostname,
    });
    const file = new Blob([text], { type: 'text/calendar;charset=utf-8' });
    saveFile(file, { path: '', saveAs: `arrival-${orderId}.ics` });
    const words = savesFiles(navigator.userAgent) ? texts.calendarSaved : t('approved.handed');
    onOutcome({ kind: 'info', words });
  };
  return <SmallButton label={texts.calendar} icon={CalendarIcon} onPress={save} />;
}
