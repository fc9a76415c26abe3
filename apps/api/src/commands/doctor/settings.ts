import { type Env, readEnv } from '../../core/env.ts';
import { type Finding, ok, warning } from './finding.ts';

/** What cannot be tried, only read: whether it is as a real installation has it. */
export function lookAtSettings(env: Env): Finding[] {
  return [...addresses(env), proxy(env), company(env), ...truth(env), ...webhooks(env)];
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

function isOwn(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
