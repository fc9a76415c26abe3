import { type Env, readEnv } from '../../core/env.ts';
import { type Finding, ok, warning } from './finding.ts';

/** What cannot be tried, only read: whether it is as a real installation has it. */
export function lookAtSettings(env: Env): Finding[] {
  return [
    ...addresses(env),
    proxy(env),
    company(env),
    ...truth(env),
    ...webhooks(env),
    ...disputes(env),
  ];
}

function addresses({ publicUrls }: Env): Finding[] {
  const named = [
    ['Portal address', publicUrls.portal],
    ['Back office address', publicUrls.backoffice],
  ] as const;
  return named.map(([about, url]) => {
    const { protocol } = new URL(url);
    if (isOwn(url)) return warning(about, `${url} works on this machine only`);
    return protocol === 'https:' ? ok(about, url) : warning(about, `${url} is not encrypted`);
  });
}

function proxy({ trustProxy, publicUrls }: Env): Finding {
  const about = 'Trusted proxies';
  if (trustProxy !== false) return ok(about, String(trustProxy));
  return publicUrls.portal.startsWith('https:')
    ? warning(about, 'none: behind a proxy all visitors have its address. See TRUST_PROXY')
    : ok(about, 'none');
}

function company({ company: own, mail }: Env): Finding {
  const samples = readEnv({});
  const sampleKeys = (
    ['name', 'address', 'phone', 'email', 'taxId', 'orderMailDomain'] as const
  ).filter((key) => own[key] === samples.company[key]);
  const names = [...sampleKeys, ...(mail.from === samples.mail.from ? ['sender of mails'] : [])];
  return names.length === 0
    ? ok('Company data', own.name)
    : warning('Company data', `still the sample: ${names.join(', ')}. See COMPANY_… and MAIL_FROM`);
}

/** What pages and letters say of the fee (see docs/operations.md). */
function truth({ truth: said }: Env): Finding[] {
  const form = new URL(said.officialFormUrl);
  return [
    form.protocol === 'https:'
      ? ok('Official form', form.href)
      : warning('Official form', `${form.href} is not encrypted. See OFFICIAL_FORM_URL`),
    said.statementName === null
      ? warning(
          'Name on statements',
          'not configured: nobody is told how the charge appears. See STATEMENT_NAME',
        )
      : ok('Name on statements', said.statementName),
  ];
}

function webhooks({ mail }: Env): Finding[] {
  const { topicArn, sendgridKey } = mail.webhooks;
  const unknown = 'not configured: whether mails are delivered stays unknown';
  return [
    ...(mail.aws || topicArn
      ? [topicArn ? ok('Webhook of AWS', topicArn) : warning('Webhook of AWS', unknown)]
      : []),
    ...(mail.sendgrid || sendgridKey
      ? [
          sendgridKey
            ? ok('Webhook of Sendgrid', 'its signing key is configured')
            : warning('Webhook of Sendgrid', unknown),
        ]
      : []),
  ];
}

/** Where cases come from and where their answers go. Each gateway is optional, so what is missing is only said. */
function disputes({ disputes: told, answers }: Env): Finding[] {
  const isStripe = told.stripeSecret !== undefined;
  return [
    isStripe
      ? ok('Disputes of Stripe', 'its signing secret is configured')
      : ok('Disputes of Stripe', 'not heard of by webhook. See STRIPE_WEBHOOK_SECRET'),
    told.adyenKey === undefined
      ? ok('Disputes of Adyen', 'not heard of by webhook. See ADYEN_HMAC_KEY')
      : ok('Disputes of Adyen', 'its HMAC key is configured'),
    answersTo('Stripe', 'STRIPE_SECRET_KEY', isStripe, answers.stripe !== undefined),
    answersTo('Adyen', 'ADYEN_API_KEY', told.adyenKey !== undefined, answers.adyen !== undefined),
    answers.acquirer === null
      ? ok('Limits of packs', 'the strictest of all acquirers. See ACQUIRER')
      : ok('Limits of packs', answers.acquirer),
  ];
}

function answersTo(gateway: string, key: string, hears: boolean, sends: boolean): Finding {
  const about = `Answers to ${gateway}`;
  if (sends) return ok(about, 'its key is configured, not tried');
  const words = `by hand: packs are downloaded and sent on its page. See ${key}`;
  return hears ? warning(about, words) : ok(about, words);
}

function isOwn(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
