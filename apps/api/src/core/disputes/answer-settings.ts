import { limitedGateway } from '@pabean/domain';
import * as v from 'valibot';

type Address = (
  protocols: string[],
  example: string,
) => v.GenericSchema<string | undefined, string>;

/** How answers to cases go out; `address` checks an address of the web. */
export const answerVariables = (address: Address) => ({
  ACQUIRER: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (word) => limitedGateway(word) !== null,
        'must be an acquirer whose limits are known, such as stripe, adyen or solidgate',
      ),
    ),
  ),
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[sr]k_\w{8,}$/, 'must be a secret or restricted key')),
  ),
  STRIPE_ENDPOINT: v.optional(
    address(['http:', 'https:'], 'https://api.stripe.com'),
    'https://api.stripe.com',
  ),
  STRIPE_FILES_ENDPOINT: v.optional(
    address(['http:', 'https:'], 'https://files.stripe.com'),
    'https://files.stripe.com',
  ),
  ADYEN_API_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^\S{16,}$/, 'must be an API key of at least 16 characters')),
  ),
  ADYEN_MERCHANT_ACCOUNT: v.optional(v.string()),
  ADYEN_ENDPOINT: v.optional(
    address(['http:', 'https:'], 'https://ca-live.adyen.com'),
    'https://ca-live.adyen.com',
  ),
});

/** What of them is set. */
interface AnswerValues {
  readonly ACQUIRER?: string | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_ENDPOINT: string;
  readonly STRIPE_FILES_ENDPOINT: string;
  readonly ADYEN_API_KEY?: string | undefined;
  readonly ADYEN_MERCHANT_ACCOUNT?: string | undefined;
  readonly ADYEN_ENDPOINT: string;
}

/** The account whose call sends answers. */
export interface StripeSettings {
  readonly key: string;
  readonly endpoint: string;
  readonly filesEndpoint: string;
}

/** The account of Adyen's whose calls defend. */
export interface AdyenSettings {
  readonly key: string;
  readonly merchantAccount: string;
  readonly endpoint: string;
}

/** How answers go out. */
export const answerSettings = (values: AnswerValues) => ({
  /** Whose limits count where the case's gateway is not in the table; null: the strictest of all. */
  acquirer: values.ACQUIRER === undefined ? null : (limitedGateway(values.ACQUIRER)?.id ?? null),
  stripe: values.STRIPE_SECRET_KEY
    ? {
        key: values.STRIPE_SECRET_KEY,
        endpoint: values.STRIPE_ENDPOINT,
        filesEndpoint: values.STRIPE_FILES_ENDPOINT,
      }
    : undefined,
  adyen:
    values.ADYEN_API_KEY && values.ADYEN_MERCHANT_ACCOUNT
      ? {
          key: values.ADYEN_API_KEY,
          merchantAccount: values.ADYEN_MERCHANT_ACCOUNT,
          endpoint: values.ADYEN_ENDPOINT,
        }
      : undefined,
});
