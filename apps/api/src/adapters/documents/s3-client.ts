import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';

/** Where the bucket is and how to enter it. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Begins every key, for a bucket that is shared. */
  readonly prefix: string;
  readonly forcePathStyle: boolean;
}

/** How long a silent store is waited for, in milliseconds. */
export interface S3Patience {
  readonly connect: number;
  readonly silence: number;
}

/** The client would print to the console; what matters is in our own lines, without secrets. */
const nothing = () => undefined;
const silent = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };

/** Any service that speaks S3. Its silence ends every request, further tries included. */
export function makeS3Client(settings: S3Settings, patience: S3Patience): S3Client {
  const client = newClient(settings, patience);
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        // A file may take as long as it moves: there the socket's own silence counts alone.
        if (commandName === 'PutObjectCommand') return next(args);
        return withinSilence(next(args), patience.silence);
      },
    { step: 'initialize', name: 'endOfPatience' },
  );
  return client;
}

async function withinSilence<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error('The document store does not answer.');
    error.name = 'TimeoutError';
    timer = setTimeout(() => reject(error), milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    answer.catch(() => {});
  }
}

function newClient(settings: S3Settings, patience: S3Patience): S3Client {
  const { region, endpoint, accessKeyId, secretAccessKey, forcePathStyle } = settings;
  return new S3Client({
    region,
    ...(endpoint && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: patience.connect, socketTimeout: patience.silence },
    logger: silent,
    // Amazon's newer checksums are unknown to older services; the signature covers the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** What went wrong, for a log or the operator: never a key, a signature or an address with them. */
export function s3Reason(error: unknown): string {
  const { name, code, $metadata } = error as {
    name?: string;
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode;
  return [code ?? name ?? 'unknown', status && `(HTTP ${status})`].filter(Boolean).join(' ');
}

/**
 * Proves that the bucket is there and this file is not; a service tells the two apart to a GET alone.
 * @throws what the service says instead
 */
export async function proveAbsent(
  client: S3Client,
  place: { readonly Bucket: string; readonly Key: string },
): Promise<void> {
  try {
    await client.send(new GetObjectCommand({ ...place, Range: 'bytes=0-0' }));
  } catch (error) {
    if (error instanceof NoSuchKey) return;
    throw error;
  }
  throw new Error('The file is there.');
}

/** Whether the service says that there is no such thing. */
export function isMissing(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode === 404;
}
