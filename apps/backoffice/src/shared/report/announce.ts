import { notify } from '../notify.ts';
import type { ReportAnswer } from './report-definition.ts';

/** A new answer takes the place of the one before. */
export const reportToast = 'report';

/** The report screens say every answer, good or bad, until it is closed (spec sections 8, 9). */
export function announce(answer: ReportAnswer): void {
  if (answer.ok) notify.sticky('success', answer.message, reportToast);
  else if (answer.kind !== 'aborted' && answer.kind !== 'unauthorised') {
    notify.sticky('error', answer.message, reportToast);
  }
}
