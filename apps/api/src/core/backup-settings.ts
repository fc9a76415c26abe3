import * as v from 'valibot';

const optional = v.optional(v.string());

/** The bucket of backups, where it is another than the documents'. */
export const backupVariables = <Address, Flag>(address: Address, flag: Flag) => ({
  BACKUP_S3_REGION: optional,
  BACKUP_S3_ENDPOINT: address,
  BACKUP_S3_ACCESS_KEY_ID: optional,
  BACKUP_S3_SECRET_ACCESS_KEY: optional,
  BACKUP_S3_FORCE_PATH_STYLE: flag,
});

interface Values {
  readonly BACKUP_S3_REGION?: string | undefined;
  readonly BACKUP_S3_ENDPOINT?: string | undefined;
  readonly BACKUP_S3_ACCESS_KEY_ID?: string | undefined;
  readonly BACKUP_S3_SECRET_ACCESS_KEY?: string | undefined;
  readonly BACKUP_S3_FORCE_PATH_STYLE?: boolean | undefined;
}

interface Entrance {
  readonly region: string;
  readonly endpoint?: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly forcePathStyle: boolean;
}

/**
 * How to enter the bucket of backups: by its own key, else as the documents' one. A key of its own
 * stands for another service, so nothing of the documents' address is taken over then.
 */
export function backupEntrance(
  values: Values,
  documents: Entrance | undefined,
): Entrance | undefined {
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } =
    values;
  if (!accessKeyId || !secretAccessKey) return documents;
  return {
    region: values.BACKUP_S3_REGION ?? 'us-east-1',
    endpoint: values.BACKUP_S3_ENDPOINT,
    accessKeyId,
    secretAccessKey,
    forcePathStyle: values.BACKUP_S3_FORCE_PATH_STYLE ?? false,
  };
}
