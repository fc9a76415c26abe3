import { processMonths } from '@pabean/domain';
import { useSearchParams } from 'react-router';
import { MonthScreen } from './month/MonthScreen.tsx';
import { MonthsScreen } from './months/MonthsScreen.tsx';

/** Future Order: the twelve months, or one of them (spec section 2). */
export function FutureOrderScreen() {
  const [params] = useSearchParams();
  const month = processMonths.find((one) => one === params.get('month'));
  if (month === undefined) return <MonthsScreen />;
  // Another month starts afresh: no rows, no cursor, no typed search of the one before.
  return <MonthScreen key={month} month={month} />;
}
