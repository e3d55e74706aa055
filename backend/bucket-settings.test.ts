import { describe, expect, test } from 'vitest';
import { readConfig } from './config';

const keys = { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hush' };

describe('uploaded files', () => {
  test('stand on the local disk unless a bucket is named', () => {
    expect(readConfig({ S3_ENDPOINT: 'https://storage.example.ru' }).bucket).toBeUndefined();
  });

  test('stand in the bucket that is named, of Amazon or of another service', () => {
    expect(readConfig(keys).bucket).toEqual({
      bucket: 'photos',
      region: 'us-east-1',
      endpoint: undefined,
      accessKeyId: 'id',
      secretAccessKey: 'hush',
      forcePathStyle: false,
    });
    const other = { S3_ENDPOINT: 'https://storage.example.ru', S3_REGION: 'ru-central1' };
    expect(readConfig({ ...keys, ...other }).bucket).toMatchObject({
      endpoint: 'https://storage.example.ru',
      region: 'ru-central1',
      forcePathStyle: true,
    });
  });

  test.each([
    [{ S3_BUCKET: 'photos', S3_SECRET_ACCESS_KEY: 'hush' }, /S3_ACCESS_KEY_ID/],
    [{ ...keys, S3_ENDPOINT: 'storage' }, /S3_ENDPOINT/],
    [{ PHOTO_MAX_MB: '0' }, /PHOTO_MAX_MB/],
    [{ FAVICON_MAX_KB: '1.5' }, /FAVICON_MAX_KB/],
  ])('are refused a start with %j, and no key is repeated', (env, fault) => {
    expect(() => readConfig(env)).toThrow(fault);
    expect(() => readConfig(env)).not.toThrow(/hush/);
  });

  test('may be as large as the documents say, or as the settings do', () => {
    expect(readConfig({})).toMatchObject({ photoMaxBytes: 10_485_760, faviconMaxBytes: 524_288 });
    expect(readConfig({ PHOTO_MAX_MB: '20' }).photoMaxBytes).toBe(20_971_520);
  });
});
