import { luminance } from '@frontend/features/board/model/look/colour';
import type { BoardPalette } from '@frontend/features/board/model/look/palette';
import type { AnswerCar } from '@frontend/features/board/model/rows/board-answer';
import { type CarPaint, carPaint } from '@frontend/shared/lib/cars/car-paint';
import { smallPhotoUrl } from '@schema/values/fleet/file-url';
import { roundPath } from './round-rect';

/** Side of the square of a car's picture, and its corner, CSS px. */
export const PICTURE_SIZE = 40;
const RADIUS = 12;
/** Width of the drawn car inside the square. */
const CAR_WIDTH = 30;

/** Background of the square and outline of a black car in the dark theme. */
const DARK_TILE = '#222B38';
const DARK_TILE_EDGE = '#8B96A5';
const NEARLY_BLACK = 0.04;

/** The silhouette of shared/ui/lists/CarPicture on its 48 × 30 field. */
const BODY =
  'M3.5 19.2c0-2.7 1.6-4.3 4.2-4.8l4.2-.8 3.5-5.2C16.5 6.8 18 6 20 6h9.2c1.8 0 3.2.7 4.3 2.1l4.3 5.3 3.5.9c2.3.6 3.6 2.2 3.6 4.6v3.4c0 1-.7 1.7-1.7 1.7H5.3c-1 0-1.8-.7-1.8-1.7z';
const REAR_WINDOW = 'm15.2 13.4 2.6-3.9c.5-.8 1.2-1.2 2.2-1.2h2.6v5.1z';
const FRONT_WINDOW = 'M25 8.3h4c1.1 0 2 .4 2.7 1.3l3 3.8H25z';
const FIELD = { width: 48, height: 30 };

type Photo = HTMLImageElement | 'loading' | 'broken';

/** The outline of the drawn car: a black car on a dark tile needs a light one. */
function edgeOf(paint: CarPaint, dark: boolean): string {
  return dark && luminance(paint.body) < NEARLY_BLACK ? DARK_TILE_EDGE : paint.edge;
}

function drawCar(ctx: CanvasRenderingContext2D, paint: CarPaint, dark: boolean): void {
  const edge = edgeOf(paint, dark);
  const scale = CAR_WIDTH / FIELD.width;
  ctx.save();
  ctx.translate((PICTURE_SIZE - CAR_WIDTH) / 2, (PICTURE_SIZE - FIELD.height * scale) / 2);
  ctx.scale(scale, scale);
  const body = new Path2D(BODY);
  ctx.fillStyle = paint.body;
  ctx.fill(body);
  ctx.strokeStyle = edge;
  ctx.lineWidth = 1.2;
  ctx.lineJoin = 'round';
  ctx.stroke(body);
  ctx.fillStyle = 'rgb(38 48 60 / 82%)';
  ctx.fill(new Path2D(REAR_WINDOW));
  ctx.fill(new Path2D(FRONT_WINDOW));
  for (const x of [13, 35.5]) {
    for (const [radius, colour] of [
      [4.6, edge],
      [4, '#1B2028'],
      [1.9, '#C9D0D9'],
    ] as const) {
      ctx.beginPath();
      ctx.arc(x, 23.6, radius, 0, 2 * Math.PI);
      ctx.fillStyle = colour;
      ctx.fill();
    }
  }
  ctx.restore();
}

function drawPhoto(ctx: CanvasRenderingContext2D, image: HTMLImageElement): void {
  const [width, height] = [image.naturalWidth || 1, image.naturalHeight || 1];
  // A drawing is shown whole, a photo fills the square.
  const drawn = image.src.endsWith('.svg');
  const scale = drawn
    ? Math.min(36 / width, 36 / height)
    : Math.max(PICTURE_SIZE / width, PICTURE_SIZE / height);
  const [w, h] = [width * scale, height * scale];
  ctx.drawImage(image, (PICTURE_SIZE - w) / 2, (PICTURE_SIZE - h) / 2, w, h);
}

/**
 * Pictures of the cars, each painted once into a small canvas: the car's photo if it has loaded,
 * else a drawn car in its colour. Calls `onArrival` when a photo has loaded.
 */
export class Pictures {
  private readonly photos = new Map<string, Photo>();
  private readonly tiles = new Map<string, HTMLCanvasElement>();
  private look = '';

  constructor(private readonly onArrival: () => void) {}

  /** A picture ready to be drawn at `PICTURE_SIZE`. */
  tile(car: AnswerCar, palette: BoardPalette, ratio: number): HTMLCanvasElement {
    const look = `${palette.sunken} ${ratio}`;
    if (look !== this.look) this.tiles.clear();
    this.look = look;
    const cover = car.photos[0];
    const url = cover && smallPhotoUrl(cover);
    const photo = url ? this.photo(url) : 'broken';
    const ready = photo instanceof HTMLImageElement;
    const paint = carPaint(car);
    const key = ready ? `photo ${url}` : `drawn ${paint.body}`;
    const known = this.tiles.get(key);
    if (known) return known;
    const tile = this.paint(ready ? photo : paint, palette, ratio);
    this.tiles.set(key, tile);
    return tile;
  }

  private paint(
    shown: HTMLImageElement | CarPaint,
    palette: BoardPalette,
    ratio: number,
  ): HTMLCanvasElement {
    const tile = document.createElement('canvas');
    tile.width = PICTURE_SIZE * ratio;
    tile.height = PICTURE_SIZE * ratio;
    const ctx = tile.getContext('2d');
    if (!ctx) return tile;
    ctx.scale(ratio, ratio);
    roundPath(ctx, 0, 0, PICTURE_SIZE, PICTURE_SIZE, RADIUS);
    ctx.fillStyle = palette.dark ? DARK_TILE : palette.sunken;
    ctx.fill();
    ctx.clip();
    if (shown instanceof HTMLImageElement) drawPhoto(ctx, shown);
    else drawCar(ctx, shown, palette.dark);
    return tile;
  }

  private photo(url: string): Photo {
    const known = this.photos.get(url);
    if (known) return known;
    this.photos.set(url, 'loading');
    const image = new Image();
    image.decoding = 'async';
    image.onload = () => {
      this.photos.set(url, image);
      this.onArrival();
    };
    image.onerror = () => this.photos.set(url, 'broken');
    image.src = url;
    return 'loading';
  }
}
