import { isRole, type Role } from '@pabean/domain';
import * as v from 'valibot';
import { email } from '../mail-variable.ts';

type Whole<Rule> = (value: string, least: number, most: number, what: string) => Rule;

/** Who is written to before an answer is due: members of these types, and these members. */
export interface NoticeReaders {
  readonly roles: readonly Role[];
  /** In small letters. */
  readonly emails: readonly string[];
}

const readers = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((one) => one.trim())),
  v.check(
    (all) => all.every((one) => isRole(one) || v.is(email, one)),
    'must be types of members or e-mail addresses with commas between, such as Admin,rani@example.com',
  ),
  v.transform(
    (all): NoticeReaders => ({
      roles: all.filter(isRole),
      emails: all.filter((one) => !isRole(one)).map((one) => one.toLowerCase()),
    }),
  ),
);

/** The variables of disputes. */
export const disputeVariables = <Rule>(whole: Whole<Rule>) => ({
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters')),
  ),
  ADYEN_HMAC_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2}){16,}$/i, 'must be the HMAC key in hexadecimal')),
  ),
  DISPUTE_MAIL_TO: v.optional(readers, 'Admin,Manager'),
  DISPUTE_DAYS: whole('120', 0, 3650, 'days'),
});

interface Values {
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly ADYEN_HMAC_KEY?: string | undefined;
  readonly DISPUTE_MAIL_TO: NoticeReaders;
  readonly DISPUTE_DAYS: number;
}

/** The same as the server uses them. */
export const disputeSettings = (values: Values) => ({
  stripeSecret: values.STRIPE_WEBHOOK_SECRET,
  adyenKey: values.ADYEN_HMAC_KEY,
  mailTo: values.DISPUTE_MAIL_TO,
  /** So many days after a payment a dispute can still come. */
  daysAfterPayment: values.DISPUTE_DAYS,
});
