import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { type Caller, readJson } from './rest.ts';
import { rowsAtRest } from './rows-at-rest.ts';

interface Sheets {
  readonly handedOverAt: string | null;
  readonly returnedAt: string | null;
  readonly drivenKm: number | null;
  readonly fuelChange: number | null;
  readonly sheets: readonly {
    readonly side: string;
    readonly km: number | null;
    readonly fuel: number | null;
    readonly signature: readonly (readonly number[])[] | null;
    readonly damages: readonly { readonly view: string }[];
    readonly photos: readonly {
      readonly angle: string;
      readonly shotAt: string;
      readonly receivedAt: string;
    }[];
  }[];
}

/** The sheets of a booking over REST. */
export const sheetsOf = (caller: Caller, id: number) =>
  readJson<Sheets>(caller, `/bookings/${id}/sheets`);

async function photoOf(background: string) {
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background } });
  return { name: 'фото.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

/** Takes a photo of each angle and waits for its tile. */
export async function takePhotos(page: Page | Locator, angles: readonly string[]) {
  for (const angle of angles) {
    await page
      .getByLabel(`Снять: ${angle}`)
      .last()
      .setInputFiles(await photoOf('#c0392b'));
    // A photo that is not sent yet says so after its angle.
    await page.getByRole('button', { name: new RegExp(`^${angle}(?:,|$)`) }).waitFor();
  }
}

/** Draws a wave over the field of the signature. */
export async function sign(page: Page) {
  const canvas = page.locator('canvas');
  const center = () => canvas.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await center();
  // After a reload the browser restores its scroll position once more, when the page is loaded.
  await rowsAtRest(canvas);
  await center();
  const { x, y, width, height } = (await canvas.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width * 0.2, y + height * 0.5);
  await page.mouse.down();
  for (let step = 1; step <= 20; step += 1) {
    const [across, down] = [0.2 + step * 0.03, 0.5 + 0.2 * Math.sin(step / 2)];
    await page.mouse.move(x + width * across, y + height * down);
  }
  await page.mouse.up();
  await page.getByRole('img', { name: 'подпись поставлена' }).waitFor();
}
