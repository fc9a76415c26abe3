import { ReportScreen } from '../../shared/report/ReportScreen.tsx';
import { processedReport } from './processed-report.ts';

/** Processed By: orders completed in a period, by who completed them. */
export function ProcessedOrderScreen() {
  return <ReportScreen report={processedReport} />;
}
