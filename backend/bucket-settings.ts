import type { EnvironmentReader } from './environment-reader';

/** An S3-compatible bucket for uploaded files. */
export interface BucketSettings {
  readonly bucket: string;
  readonly region: string;
  /** The https URL of a service other than Amazon's. */
  readonly endpoint?: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Path-style URLs: the bucket is in the path instead of the host name. */
  readonly forcePathStyle: boolean;
}

function endpointOf(read: EnvironmentReader): string | undefined {
  const text = read.text('S3_ENDPOINT');
  if (text === undefined || (/^https?:\/\/./.test(text) && URL.canParse(text))) return text;
  read.faults.push('S3_ENDPOINT: нужен адрес вида https://storage.example.ru');
  return undefined;
}

/** The bucket of the settings; undefined: the local disk. Errors do not contain the keys. */
export function readBucket(read: EnvironmentReader): BucketSettings | undefined {
  const bucket = read.text('S3_BUCKET');
  if (bucket === undefined) return undefined;
  const endpoint = endpointOf(read);
  const accessKeyId = read.text('S3_ACCESS_KEY_ID') ?? '';
  const secretAccessKey = read.text('S3_SECRET_ACCESS_KEY') ?? '';
  if (!accessKeyId || !secretAccessKey) {
    read.faults.push('S3_BUCKET: нужны также S3_ACCESS_KEY_ID и S3_SECRET_ACCESS_KEY');
  }
  return {
    bucket,
    region: read.text('S3_REGION') ?? 'us-east-1',
    endpoint,
    accessKeyId,
    secretAccessKey,
    forcePathStyle: read.flag('S3_FORCE_PATH_STYLE', endpoint !== undefined),
  };
}
