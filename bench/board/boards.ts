/** A page of the comparison. */
export interface Board {
  name: string;
  /** The page, without `.html`, in the folder of the benchmark. */
  page: string;
  /** Zooms continuously, by ctrl-wheel and by two fingers. */
  zooms: boolean;
  /** A click on an event must find it; the yardsticks only draw. */
  clicks: boolean;
  /** Px of sideways wheel that move the picture by one px, where that is not one. */
  wheelPerPx?: number;
  /** The fleet it shows, when it is not that of the setting. */
  cars?: number;
}

export const EMPTY: Board = { name: 'empty page', page: 'pages/empty', zooms: true, clicks: false };
/** The yardsticks: the same picture, and as little as still shows a fleet. */
export const BARE: Board = { name: 'bare canvas', page: 'pages/bare', zooms: true, clicks: false };
export const BARS: Board = { name: 'plain bars', page: 'pages/bars', zooms: true, clicks: false };
export const OURS: Board = { name: 'our board', page: 'pages/board', zooms: true, clicks: true };

export const OWN_BOARDS: readonly Board[] = [EMPTY, BARE, BARS, OURS];

export const PEERS: readonly Board[] = [
  {
    name: 'vis-timeline',
    page: 'peers/vis-timeline',
    zooms: true,
    clicks: true,
    // A wheel moves it by a share of its width: 2400 px are the 1052 px of its days on a desktop.
    wheelPerPx: 2400 / 1052,
  },
  { name: 'DayPilot Lite', page: 'peers/daypilot', zooms: false, clicks: true },
  { name: 'glide-data-grid', page: 'peers/glide', zooms: false, clicks: true },
];
