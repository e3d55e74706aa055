/** A page of the comparison. */
export interface Board {
  name: string;
  /** The page, without `.html`, in the folder of the benchmark. */
  page: string;
  /** Zooms continuously, by ctrl-wheel and by two fingers. */
  zooms: boolean;
  /** A click on an event must find it; the yardsticks only draw. */
  clicks: boolean;
  /** Px of horizontal wheel per px of movement, unless 1. */
  wheelPerPx?: number;
  /** The size of its fleet, unless that of the setting. */
  cars?: number;
}

export const EMPTY: Board = { name: 'empty page', page: 'pages/empty', zooms: true, clicks: false };
/** The yardsticks: the same picture, and the minimal drawing of a fleet. */
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
