import { notify } from '../notify.ts';
import type { ReportAnswer } from './report-definition.ts';

/** The report screens say every answer, good or bad (spec section 8). */
export function announce(answer: ReportAnswer): void {
  if (answer.ok) notify.success(answer.message);
  else notify.failure(answer);
}
