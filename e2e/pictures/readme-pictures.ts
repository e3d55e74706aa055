import type { Way } from '../../tools/build/help/read-pages.ts';
import type { Device } from '../support/devices.ts';

interface ReadmePicture {
  /** Of docs/images, without its ending. */
  readonly name: string;
  readonly device: Device;
  readonly way: Way;
}

const at = (path: string, ...presses: string[]): Way => ({ path, presses });

/** The pictures of README.md. */
export const README_PICTURES: readonly ReadmePicture[] = [
  { name: 'board-desktop', device: 'desktop', way: at('/?day={today-1}&days=14') },
  { name: 'board-tablet', device: 'tablet', way: at('/') },
  {
    name: 'dialog-desktop',
    device: 'desktop',
    way: at('/?new=event&car=6&from={today+4}&to={today+6}'),
  },
  { name: 'now-desktop', device: 'desktop', way: at('/now') },
  { name: 'analytics-desktop', device: 'desktop', way: at('/analytics') },
];
