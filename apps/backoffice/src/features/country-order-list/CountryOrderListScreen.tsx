import { ReportScreen } from '../../shared/report/ReportScreen.tsx';
import { countryReport } from './country-report.ts';

/** Country Order Details: orders received in a period, by nationality. */
export function CountryOrderListScreen() {
  return <ReportScreen report={countryReport} />;
}
