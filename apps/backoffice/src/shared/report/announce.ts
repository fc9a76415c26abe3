import { notify } from '../notify.ts';
import type { ReportAnswer } from './report-definition.ts';

/** The report screens say every answer, good or bad, until it is closed (spec sections 8, 9). */
export function announce(answer: ReportAnswer): void {
  if (answer.ok) notify.sticky('success', answer.message, 'report');
  else if (answer.kind !== 'aborted' && answer.kind !== 'unauthorised') {
    notify.sticky('error', answer.message, 'report');
  }
}
