import type { Page } from 'playwright-core';

/**
 * The greatest difference of any colour channel of any pixel, 0…255, between two PNGs of one size.
 * The pictures are decoded in `page`, which is not otherwise changed.
 */
export function pictureDifference(page: Page, a: Buffer, b: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [left, right] = await Promise.all(
        pictures.map(async (base64) => {
          const image = new Image();
          image.src = `data:image/png;base64,${base64}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const ctx = canvas.getContext('2d');
          ctx?.drawImage(image, 0, 0);
          return ctx?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      if (left?.length !== right?.length) return 255;
      let greatest = 0;
      left?.forEach((value, index) => {
        greatest = Math.max(greatest, Math.abs(value - (right?.[index] ?? 0)));
      });
      return greatest;
    },
    [a.toString('base64'), b.toString('base64')],
  );
}
