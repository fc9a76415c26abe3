import type { MailRefusal } from '@pabean/domain';
import { Answered } from './reach-provider.ts';

/** A "no" that another try does not change by itself, and whose fault it is. */
export class Refused extends Answered {
  readonly of: MailRefusal;

  constructor(words: string, of: MailRefusal) {
    super(words);
    this.of = of;
  }
}
