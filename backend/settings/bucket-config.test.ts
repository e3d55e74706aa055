import { describe, expect, test } from 'vitest';
import { readConfig } from './config';

const keys = { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hush' };

describe('uploaded files', () => {
  test('are stored on the local disk by default', () => {
    expect(readConfig({ S3_ENDPOINT: 'https://storage.example.ru' }).bucket).toBeUndefined();
  });

  test('are stored in the configured bucket, of Amazon or a compatible service', () => {
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
  ])('reject %j at start without printing keys', (env, fault) => {
    expect(() => readConfig(env)).toThrow(fault);
    expect(() => readConfig(env)).not.toThrow(/hush/);
  });

  test('have the documented size limit or the configured one', () => {
    expect(readConfig({})).toMatchObject({ photoMaxBytes: 10_485_760, faviconMaxBytes: 524_288 });
    expect(readConfig({ PHOTO_MAX_MB: '20' }).photoMaxBytes).toBe(20_971_520);
  });
});
