import type { Call } from '@pabean/api-client/contract';
import type { Handler } from '../http/context.ts';

/** The shop's public face, from the configuration. */
export const shop: Handler<Call<'shop'>> = async (_input, { services: { env } }) => ({
  message: 'Shop.',
  data: {
    productLabel: env.company.productLabel,
    companyName: env.company.name,
    companyEmail: env.company.email,
    companyPhone: env.company.phone,
    marketingUrl: env.marketing.url,
    portalUrl: env.publicUrls.portal,
    officialFormUrl: env.truth.officialFormUrl,
    statementName: env.truth.statementName,
  },
});
