/** Variables that only make sense together. */
const together = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['DATABASE_READ_URL', 'DATABASE_URL'],
  ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
  ['AWS_ACCESS_KEY_ID', 'AWS_REGION'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
  ['S3_BUCKET', 'S3_SECRET_ACCESS_KEY'],
  ['S3_ACCESS_KEY_ID', 'S3_BUCKET'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
  ['BACKUP_S3_SECRET_ACCESS_KEY', 'BACKUP_S3_ACCESS_KEY_ID'],
  ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_ACCESS_KEY_ID'],
  ['BACKUP_S3_REGION', 'BACKUP_S3_ACCESS_KEY_ID'],
  ['BACKUP_S3_FORCE_PATH_STYLE', 'BACKUP_S3_ACCESS_KEY_ID'],
  ['ADMIN_PASSWORD', 'ADMIN_EMAIL'],
  ['AWS_SECRET_ACCESS_KEY', 'AWS_ACCESS_KEY_ID'],
  ['SES_ENDPOINT', 'AWS_ACCESS_KEY_ID'],
  ['AWS_SESSION_TOKEN', 'AWS_ACCESS_KEY_ID'],
  ['SENDGRID_SANDBOX', 'SENDGRID_API_KEY'],
  ['SENDGRID_ENDPOINT', 'SENDGRID_API_KEY'],
  ['STRIPE_ENDPOINT', 'STRIPE_SECRET_KEY'],
  ['STRIPE_FILES_ENDPOINT', 'STRIPE_SECRET_KEY'],
  ['ADYEN_ENDPOINT', 'ADYEN_API_KEY'],
  ['ADYEN_API_KEY', 'ADYEN_MERCHANT_ACCOUNT'],
  ['ADYEN_MERCHANT_ACCOUNT', 'ADYEN_API_KEY'],
  ['METRICS_HOST', 'METRICS_PORT'],
  ['APPS_ELSEWHERE', 'PUBLIC_PORTAL_URL'],
  ['APPS_ELSEWHERE', 'PUBLIC_BACKOFFICE_URL'],
] as const;

/** A switch that is off needs nothing: it says what goes without saying. */
const off = ['false', '0'];
/** Of the backups it would be another word than the documents'. */
const goesWithoutSaying = (name: string, value: string) =>
  off.includes(value) && name !== 'BACKUP_S3_FORCE_PATH_STYLE';
const everyAddress = ['0.0.0.0', '::'];

/** What is wrong with variables beside each other, as they were given. */
export function oddPairs(values: Readonly<Record<string, string | undefined>>): string[] {
  const missing = together
    .filter(
      ([name, needed]) => values[name] && !goesWithoutSaying(name, values[name]) && !values[needed],
    )
    .map(([name, needed]) => `${name} needs ${needed}`);
  return takesOwnPort(values) ? [...missing, 'METRICS_PORT must be another than PORT'] : missing;
}

function takesOwnPort({
  PORT = '4000',
  METRICS_PORT = '0',
  HOST = '127.0.0.1',
  METRICS_HOST = '127.0.0.1',
}: Readonly<Record<string, string | undefined>>): boolean {
  if (Number(METRICS_PORT) === 0 || Number(METRICS_PORT) !== Number(PORT)) return false;
  return HOST === METRICS_HOST || [HOST, METRICS_HOST].some((host) => everyAddress.includes(host));
}
