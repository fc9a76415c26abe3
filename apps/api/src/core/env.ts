import type { KeyObject } from 'node:crypto';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import * as v from 'valibot';
import { backupEntrance, backupVariables } from './backup-settings.ts';
import { clamdAddress } from './clamd-address.ts';
import { databaseAddress, replicaAddress } from './database-hosts.ts';
import { answerSettings, answerVariables } from './disputes/answer-settings.ts';
import { disputeSettings, disputeVariables } from './disputes/dispute-settings.ts';
import { ConfigurationError } from './expected-failure.ts';
import { fileByRules, fileByVariables } from './file-by-hours.ts';
import { email } from './mail-variable.ts';
import { isProxyList, trustProxy } from './proxy-list.ts';
import { questionHours, questionVariables } from './question-hours.ts';
import { refundShares } from './refund-shares.ts';
import { releaseVariable } from './release-hour.ts';
import { repositoryRoot } from './root.ts';
import { metricsSettings, secret, secretSettings, secretVariables } from './secret-settings.ts';
import { oddPairs } from './variables-together.ts';
import { address, appAddress } from './web-address.ts';
import { webhookKey } from './webhook-key.ts';

const optional = v.optional(v.string());
const withDefault = (value: string) => v.optional(v.string(), value);

const webAddress = address(['http:', 'https:'], 'https://www.example.com');
const mailboxWords = 'must be an e-mail address, or Name <address>';
const whole = (value: string, least: number, most: number, what: string) =>
  v.pipe(
    withDefault(value),
    v.check(
      (text) => /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be ${what}, ${least} to ${most}`,
    ),
    v.transform(Number),
  );
const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'must be true or false'),
  v.transform((text) => text === 'true' || text === '1'),
);

const variables = v.object({
  PORT: whole('4000', 0, 65_535, 'a port'),
  HOST: withDefault('127.0.0.1'),
  DRAIN_SECONDS: whole('0', 0, 40, 'seconds'),
  MAX_CONNECTIONS: whole('10000', 1, 999_999, 'connections'),
  PABEAN_DATA_DIR: v.pipe(
    withDefault('.data'),
    v.transform((path) => (isAbsolute(path) ? path : resolve(repositoryRoot, path))),
  ),
  DATABASE_URL: v.optional(databaseAddress),
  DATABASE_READ_URL: v.optional(replicaAddress),
  ...secretVariables,
  ADMIN_EMAIL: v.optional(email),
  ADMIN_PASSWORD: v.optional(secret(6)),
  PUBLIC_PORTAL_URL: v.optional(appAddress),
  PUBLIC_BACKOFFICE_URL: v.optional(appAddress),
  APPS_ELSEWHERE: v.optional(flag, 'false'),
  TRUST_PROXY: v.pipe(
    withDefault('false'),
    v.check(
      (text) => text !== 'true',
      'must not be true, or a visitor could pretend any address: write 1 for one proxy in front, 2 for two, or their addresses',
    ),
    v.check(
      (text) => text === 'true' || isProxyList(text),
      'must be false, a number of proxies or their addresses',
    ),
    v.transform(trustProxy),
  ),
  MARKETING_URL: v.optional(webAddress, 'https://www.example.com'),
  MARKETING_UPLOADS_URL: v.optional(webAddress, 'https://www.example.com/uploads/docs'),
  OFFICIAL_FORM_URL: v.optional(webAddress, 'https://allindonesia.imigrasi.go.id'),
  STATEMENT_NAME: v.optional(
    v.pipe(v.string(), v.regex(/^[\x20-\x7e]{2,25}$/, 'must be 2 to 25 Latin letters')),
  ),
  TERMS_URL: v.optional(webAddress),
  REFUND_POLICY_URL: v.optional(webAddress),
  COMPANY_NAME: withDefault('Example Travel Services Ltd'),
  COMPANY_ADDRESS: withDefault('1 Example Street, Example City'),
  COMPANY_PHONE: withDefault('+1 555 0100'),
  COMPANY_EMAIL: v.optional(email, 'support@example.com'),
  COMPANY_TAX_ID: withDefault('00-0000000'),
  COMPANY_PRODUCT_LABEL: withDefault('Pabean'),
  COMPANY_ORDER_MAIL_DOMAIN: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a domain')),
    'orders.example.com',
  ),
  PAYMENT_GATEWAYS: v.pipe(
    withDefault('Gateway One,Gateway Two'),
    v.transform((text) => [...new Set(text.split(',').map((name) => name.trim()))]),
    v.check((names) => names.every((name) => name.length > 0), 'must be names with commas between'),
  ),
  ...answerVariables(address),
  REFUND_SHARES: v.optional(refundShares, '100,50,0'),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([^<>\r\n]*<\s*[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, mailboxWords),
    ),
    'no-reply@example.com',
  ),
  AWS_REGION: optional,
  AWS_ACCESS_KEY_ID: optional,
  AWS_SECRET_ACCESS_KEY: optional,
  AWS_SESSION_TOKEN: optional,
  SES_ENDPOINT: v.optional(webAddress),
  SENDGRID_API_KEY: optional,
  SENDGRID_ENDPOINT: v.optional(webAddress, 'https://api.sendgrid.com'),
  SENDGRID_SANDBOX: v.optional(flag, 'false'),
  SENDGRID_WEBHOOK_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => webhookKey(text) !== null,
        'must be the verification key that Sendgrid shows',
      ),
      v.transform((text) => webhookKey(text) as KeyObject),
    ),
  ),
  SES_SNS_TOPIC_ARN: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^arn:aws(-cn|-us-gov)?:sns:[a-z]{2}(-[a-z]+)+-\d:\d{12}:[\w-]{1,256}$/,
        'must be a topic like arn:aws:sns:eu-west-1:123456789012:mail',
      ),
    ),
  ),
  SMTP_URL: v.optional(address(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
  S3_BUCKET: optional,
  S3_REGION: withDefault('us-east-1'),
  S3_ENDPOINT: v.optional(webAddress),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_PREFIX: withDefault(''),
  S3_FORCE_PATH_STYLE: v.optional(flag, 'false'),
  ...backupVariables(v.optional(webAddress), v.optional(flag)),
  ...questionVariables(whole),
  ...disputeVariables(whole),
  ...fileByVariables(whole),
  RELEASE_AT: releaseVariable,
  CLAMD_ADDRESS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => clamdAddress(text) !== null,
        'must be a host and a port like 127.0.0.1:3310, or the path of a socket',
      ),
    ),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
});

/** Every variable that there is, and those that are set, of others too. */
export const variableNames: readonly string[] = Object.keys(variables.entries);
export const namesThatAreSet = (): string[] => Object.keys(process.env);

/** The configuration, checked. Nothing else reads the environment. */
export type Env = ReturnType<typeof group>;

/**
 * Reads the configuration from the environment; an empty variable counts as not set. `defaults`
 * replace the general ones, for commands that have their own.
 *
 * @throws ConfigurationError naming every wrong value at once.
 */
export function readEnv(
  source: Record<string, string | undefined> = process.env,
  defaults: Partial<Record<keyof typeof variables.entries, string>> = {},
): Env {
  const values = Object.fromEntries(
    Object.keys(variables.entries)
      .map((name) => [name, source[name]?.trim()] as const)
      .filter(([, value]) => value),
  );
  const result = v.safeParse(variables, { ...defaults, ...values });
  const problems = (result.issues ?? []).map((issue) => `${issue.path?.[0]?.key} ${issue.message}`);
  problems.push(...oddPairs({ ...defaults, ...values }));
  if (!result.success || problems.length > 0) {
    throw new ConfigurationError(`Wrong configuration: ${[...new Set(problems)].join('; ')}.`);
  }
  return group(result.output);
}

/** Makes this process, and those it starts, a production one unless something else was chosen. */
export function declareProduction(): void {
  process.env.NODE_ENV ??= 'production';
}

/** The directories a path on the command line may mean: package managers change into the root. */
export function startDirectories(): string[] {
  return [process.cwd(), process.env.INIT_CWD].filter((path) => path !== undefined);
}

/**
 * The environment for a process that we start, with some variables replaced. It finds the programs
 * of our packages: turbo runs scripts by pnpm, which a machine with only npx has nowhere else.
 */
export function childEnvironment(changes: Record<string, string>): NodeJS.ProcessEnv {
  const programs = join(repositoryRoot, 'node_modules/.bin');
  const PATH = [programs, process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, PATH, ...changes };
}

function group(values: v.InferOutput<typeof variables>) {
  const here = `http://localhost:${values.PORT}`;
  return {
    port: values.PORT,
    host: values.HOST,
    drainSeconds: values.DRAIN_SECONDS,
    maxConnections: values.MAX_CONNECTIONS,
    dataDir: values.PABEAN_DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    replicaUrl: values.DATABASE_READ_URL,
    secrets: secretSettings(values),
    metrics: metricsSettings(values),
    admin:
      values.ADMIN_EMAIL && values.ADMIN_PASSWORD
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : undefined,
    publicUrls: {
      portal: values.PUBLIC_PORTAL_URL ?? here,
      backoffice: values.PUBLIC_BACKOFFICE_URL ?? here,
    },
    /** The apps are served by other hosts, at their public addresses; this server is the API alone. */
    appsElsewhere: values.APPS_ELSEWHERE,
    trustProxy: values.TRUST_PROXY,
    marketing: { url: values.MARKETING_URL, uploadsUrl: values.MARKETING_UPLOADS_URL },
    truth: {
      officialFormUrl: values.OFFICIAL_FORM_URL,
      statementName: values.STATEMENT_NAME ?? null,
      termsUrl: values.TERMS_URL ?? `${values.MARKETING_URL}/terms-and-conditions`,
      refundPolicyUrl: values.REFUND_POLICY_URL ?? `${values.MARKETING_URL}/refund-policy`,
    },
    company: {
      name: values.COMPANY_NAME,
      address: values.COMPANY_ADDRESS,
      phone: values.COMPANY_PHONE,
      email: values.COMPANY_EMAIL,
      taxId: values.COMPANY_TAX_ID,
      productLabel: values.COMPANY_PRODUCT_LABEL,
      orderMailDomain: values.COMPANY_ORDER_MAIL_DOMAIN,
    },
    paymentGateways: values.PAYMENT_GATEWAYS,
    answers: answerSettings(values),
    refundShares: values.REFUND_SHARES,
    mail: {
      from: values.MAIL_FROM,
      aws: awsMail(values),
      sendgrid: values.SENDGRID_API_KEY
        ? {
            apiKey: values.SENDGRID_API_KEY,
            endpoint: values.SENDGRID_ENDPOINT,
            sandbox: values.SENDGRID_SANDBOX,
          }
        : undefined,
      webhooks: { topicArn: values.SES_SNS_TOPIC_ARN, sendgridKey: values.SENDGRID_WEBHOOK_KEY },
      smtpUrl: values.SMTP_URL,
    },
    disputes: disputeSettings(values),
    s3: s3(values),
    backupS3: backupEntrance(values, s3(values)),
    clamd: values.CLAMD_ADDRESS ? (clamdAddress(values.CLAMD_ADDRESS) ?? undefined) : undefined,
    questions: questionHours(values),
    fileBy: fileByRules(values),
    releaseAt: values.RELEASE_AT ?? null,
    logLevel: values.LOG_LEVEL,
  };
}

function awsMail(values: v.InferOutput<typeof variables>) {
  if (!values.AWS_ACCESS_KEY_ID || !values.AWS_SECRET_ACCESS_KEY || !values.AWS_REGION) return;
  return {
    region: values.AWS_REGION,
    accessKeyId: values.AWS_ACCESS_KEY_ID,
    secretAccessKey: values.AWS_SECRET_ACCESS_KEY,
    sessionToken: values.AWS_SESSION_TOKEN,
    endpoint: values.SES_ENDPOINT,
  };
}

function s3(values: v.InferOutput<typeof variables>) {
  if (!values.S3_BUCKET || !values.S3_ACCESS_KEY_ID || !values.S3_SECRET_ACCESS_KEY) return;
  return {
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
    // Keys begin with it as with a folder.
    prefix: values.S3_PREFIX.replace(/^\/+|\/+$/g, '').replace(/.$/, '$&/'),
    forcePathStyle: values.S3_FORCE_PATH_STYLE,
  };
}
