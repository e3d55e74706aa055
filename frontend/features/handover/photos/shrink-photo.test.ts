import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PhotoRefused, shrinkPhoto } from './shrink-photo';

const close = vi.fn();
const decode = vi.fn();
const sizes: string[] = [];

beforeEach(() => {
  sizes.length = 0;
  close.mockClear();
  decode.mockReset().mockResolvedValue({ width: 4000, height: 3000, close });
  vi.stubGlobal('createImageBitmap', decode);
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(width: number, height: number) {
        sizes.push(`${width}×${height}`);
      }
      getContext = () => ({ fillRect() {}, drawImage() {} });
      convertToBlob = async (options: BlobPropertyBag) => new Blob(['small'], options);
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const file = (name: string, type: string) => new File(['bytes'], name, { type });

test('a photo becomes an upright JPEG of 1600 px', async () => {
  const photo = file('перед.heic', 'image/heic');
  expect((await shrinkPhoto(photo)).type).toBe('image/jpeg');
  expect(decode).toHaveBeenCalledWith(photo, { imageOrientation: 'from-image' });
  expect(sizes).toEqual(['1600×1200']);
  expect(close).toHaveBeenCalled();
});

test('a file without a type is tried', async () => {
  expect((await shrinkPhoto(file('перед', ''))).size).toBeGreaterThan(0);
});

test('other files, unreadable and too large ones are refused by name', async () => {
  const problemOf = (photo: File) =>
    shrinkPhoto(photo).then(String, (error: PhotoRefused) => error.message);
  expect(await problemOf(file('отчёт.pdf', 'application/pdf'))).toMatch(/^Фото «отчёт.pdf»/);
  decode.mockRejectedValueOnce(new DOMException('Broken', 'InvalidStateError'));
  expect(await problemOf(file('перед.jpg', 'image/jpeg'))).toMatch(/не читается\.$/);
  decode.mockResolvedValueOnce({ width: 10_000, height: 6000, close });
  expect(await problemOf(file('план.png', 'image/png'))).toMatch(/50 мегапикселей\.$/);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a device without memory for a canvas is no fault of the file', async () => {
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => null;
    },
  );
  await expect(shrinkPhoto(file('перед.jpg', 'image/jpeg'))).rejects.not.toBeInstanceOf(
    PhotoRefused,
  );
});
