import * as v from 'valibot';

/** A key that somebody chose: long enough not to be guessed. */
export const secret = (length: number) =>
  v.pipe(v.string(), v.minLength(length, `must have at least ${length} characters`));

/** The keys that guard an installation, and who may read its metrics. */
export const secretVariables = {
  INTAKE_KEY: v.optional(secret(16)),
  INTAKE_KEY_ALSO: v.optional(secret(16)),
  TOKEN_SECRET: v.optional(secret(32)),
  TOKEN_SECRET_ALSO: v.optional(secret(32)),
  METRICS_PORT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
        'must be a port, 0 to 65535',
      ),
      v.transform(Number),
    ),
  ),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  METRICS_TOKEN: v.optional(secret(16)),
};

type Values = v.InferOutput<v.ObjectSchema<typeof secretVariables, undefined>>;

export const secretSettings = (values: Values) => ({
  intakeKey: values.INTAKE_KEY,
  intakeKeyAlso: values.INTAKE_KEY_ALSO,
  tokenSecret: values.TOKEN_SECRET,
  tokenSecretAlso: values.TOKEN_SECRET_ALSO,
});

export const metricsSettings = (values: Values) => ({
  port: values.METRICS_PORT,
  host: values.METRICS_HOST,
  token: values.METRICS_TOKEN,
});
